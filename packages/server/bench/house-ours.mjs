/** Our server for the benchmark, with its durable store, in a process of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, DEFAULTS, newLog } from '../dist/src/index.js';
import { create } from '../dist/src/lobby/making.js';
import { join as sitDown } from '../dist/src/lobby/invitations.js';
import { answering } from './measured.mjs';
import { ours, SEATS } from './toy.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'astragal-bench-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
const many = 1e9;
const limits = Object.fromEntries(Object.keys(DEFAULTS.limits).map((name) => [name, many]));
const games = new Map([['toy', { game: ours, bots: [], levels: ['none'], hidden: false }]]);
const server = await createServer({ port: 0, dataDir, limits }, { games, log: newLog('error') });
const address = await server.listen();

/** Tables with two people each, begun; gives what it takes to sit down at them. */
async function makeTables(count) {
  const { house } = server;
  const made = [];
  for (let i = 0; i < count; i++) {
    const people = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const { person, secret } = await house.newPerson();
      await house.changeMe(person, { name: `P${seat}` });
      people.push({ person: { ...person, name: `P${seat}` }, secret });
    }
    const plan = {
      game: 'toy',
      options: {},
      seats: [{ by: 'me' }, { by: 'friend' }],
      pace: { kind: 'untimed' },
      timeout: 'bot',
      takeover: true,
      public: false,
      chat: true,
    };
    const { table, links } = await create(house, people[0].person, plan);
    await sitDown(house, people[1].person, { key: links.sit[1].split('#')[1] });
    await table.do(() => table.begin());
    made.push({ table: table.id, cookies: people.map(({ secret }) => `astragal=${secret}`) });
  }
  return made;
}

answering({ address: async () => address, tables: makeTables });
