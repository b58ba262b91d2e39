/** Our server as it is started, with the games of the shelf and no limits for whoever measures; what it does at night is done when asked. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, newLog, UNLIMITED } from '@astragal/server';
import { answering } from '../server/process.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'astragal-bench-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
const server = await createServer({ port: 0, dataDir, ...UNLIMITED, playsAtNight: false }, { log: newLog('error') });
const address = await server.listen();

const { dayGames, dayPool, days, games, puzzlePool, replayer } = server.house;
const NOBODY = { person: undefined, address: '' };
let isNight = false;
let done = 0;

/** As the store has it. */
const stored = ({ record, entries }) => ({
  head: JSON.stringify({ record, at: 0 }),
  entries: JSON.stringify(JSON.parse(entries).map((entry) => [entry, 0])),
});

/** A game of the day is played; the one before it is analysed and searched for puzzles meanwhile: all that a house does at night, over and over. */
async function work() {
  let text;
  while (isNight)
    for (const id of dayGames.ids)
      for (const level of games.get(id).levels) {
        const last = text;
        const night = [dayPool.play(await dayGames.of(days.day, id), level)];
        if (last)
          night.push(replayer.analyse(last, NOBODY), puzzlePool.search({ text: last, people: [0], seed: 'night', had: [], most: 5 }));
        const [played] = await Promise.all(night);
        text = stored(played);
        done += night.length;
        if (!isNight) return;
      }
}

answering({
  address: async () => address,
  /** Says how much has been done since. */
  night: async ({ isOn }) => {
    if (isOn && !isNight) {
      isNight = true;
      void work();
    }
    isNight = isOn;
    return done;
  },
});
