/** Our server as a stranger meets it: first without limits, to prepare a house, then with those of every day. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, newLog, UNLIMITED } from '@astragal/server';
import { answering } from '../server/process.mjs';
import { ours } from '../server/toy.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'astragal-flood-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
const games = new Map([['toy', { game: ours, bots: [], levels: ['none'], hidden: false }]]);

let server;
answering({
  /** Opens the house anew; gives its address. */
  async open({ isLimited }) {
    await server?.stop();
    server = await createServer({ port: 0, dataDir, ...(isLimited ? {} : UNLIMITED) }, { games, log: newLog('fatal') });
    return server.listen();
  },
});
