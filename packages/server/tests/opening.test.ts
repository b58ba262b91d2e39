/** A match taken up from the store while another server plays on at it. */
import type { Draft } from '@astragal/kernel';
import { pig } from '@astragal/kernel/testing/pig';
import { expect, it } from 'vitest';
import type { LoadedGame } from '../src/ground/games.ts';
import { HOUSE_ITSELF } from '../src/ground/rate-limits.ts';
import { seededLuck } from '../src/ground/seeded-luck.ts';
import { Replayer } from '../src/replay/replayer.ts';
import { migrate } from '../src/store/migrations.ts';
import type { EntryRow, TableRow } from '../src/store/rows.ts';
import { Store } from '../src/store/store.ts';
import type { LiveMatch } from '../src/table/live-match.ts';
import { begunMatch, openedMatch } from '../src/table/opening.ts';
import type { TableServices } from '../src/table/services.ts';
import { sqliteDatabases } from './databases.ts';

it('its clocks are those of the last entry that was read, however many are written meanwhile', async () => {
  const driver = await (await sqliteDatabases()).fresh();
  await migrate(driver);
  const store = new Store(driver);
  const games = new Map([['pig', { game: pig, levels: [], bots: [], hidden: false } as unknown as LoadedGame]]);
  let now = 1000;
  const services = {
    store,
    games,
    luck: seededLuck('opening').luck,
    replayer: new Replayer(),
    settings: { now: () => now },
    opened: 0,
    log: { error: (said: unknown) => expect.fail(JSON.stringify(said)) },
  } as unknown as TableServices;
  const row = {
    id: 'a',
    game: 'pig',
    version: pig.version,
    options: {},
    chairs: ['ada', 'bo'].map((person) => ({ by: 'person', name: person, person })),
    pace: { kind: 'live', bank: 60, increment: 2 },
    phase: 'playing',
    created: 1,
  } as unknown as TableRow;
  const { live, head } = begunMatch(services, row);
  await driver.write(store.matches.begin('a', head));
  /** The other server, half a second later. */
  const play = async (choice: string) => {
    now += 500;
    const [seat] = live.match.waits;
    const { row: entry } = live.play(live.match.draft(seat!, live.match.seen(seat).ask, choice) as Draft, row, now);
    await store.matches.append('a', entry);
    return entry;
  };
  await play('roll');
  const text = store.matches.text.bind(store.matches);
  let last: EntryRow | undefined;
  // One entry, which gives time, is written just before the record is read, and one just after.
  store.matches.text = async (id) => {
    last = await play('hold');
    const found = await text(id);
    await play('roll');
    return found;
  };
  const opened = (await openedMatch(services, row, HOUSE_ITSELF)) as LiveMatch;
  expect(opened.match.length).toBe(2);
  expect([opened.clocks.read, opened.clocks.since]).toEqual([last!.after.clocks, last!.at]);
  await driver.close();
});
