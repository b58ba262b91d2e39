/** An upgrade with running games: they go on with the rules they began with, while new games use the new ones. */
import { seeded } from '@astragal/kernel';
import { shelf } from '@astragal/shelf';
import { describe, expect, it } from 'vitest';
import { type Games, inVersion, loadGames } from '../src/ground/games.ts';
import { answersOf, Guest, open } from './client.ts';
import { folder } from './databases.ts';
import { reopenAndCompare } from './records.ts';

const LONG = { timeout: 240_000 };

/** The shelf as it was when this version of the game was the newest. */
async function shelfWith(id: string, version: number): Promise<Games> {
  const games = await loadGames();
  return new Map([...games, [id, (await inVersion(games, id, version))!]]);
}

/** Versions that are kept and no longer the newest. */
const earlier = await Promise.all(
  shelf.flatMap(({ id, version, at }) =>
    Array.from({ length: version - 1 }, async (_, i) => ({ id, version: i + 1, kept: (await at(i + 1)) !== undefined })),
  ),
);
const raised = earlier.filter(({ kept }) => kept);

it('there is something to upgrade from', () => {
  expect(raised.length).toBeGreaterThan(0);
});

async function answerAny(guest: Guest, table: string, n: number): Promise<void> {
  const all = answersOf(await guest.turn(table, 0));
  expect(await guest.answer(table, 0, all[n % all.length]!)).toMatchObject({ type: 'position' });
}

/** A game against the weakest bot, begun, with some answers given. */
async function begun(guest: Guest, game: string, level: string, answers: number): Promise<string> {
  const { table } = await guest.call('playNow', { body: { game, level, seats: 2 } });
  await guest.follow(table.id);
  for (let n = 0; n < answers; n++) await answerAny(guest, table.id, n);
  return table.id;
}

/** Plays on to the end, by whim. */
async function played(guest: Guest, table: string): Promise<void> {
  const whim = seeded(table.length);
  for (;;) {
    const at = await guest.turn(table, 0);
    if (at.over) return;
    const all = answersOf(at);
    expect(await guest.answer(table, 0, all[whim.below(all.length, 'answer')]!)).toMatchObject({ type: 'position' });
  }
}

describe.each(raised.map(({ id, version }) => [`${id} ${version}`, id, version] as const))('%s', (_, id, version) => {
  it('is played on after the upgrade, replays and can be forked, while new games use the present version', LONG, async () => {
    const dataDir = folder();
    const settings = { dataDir };
    const games = await shelfWith(id, version);
    const level = games.get(id)!.levels[0]!;
    const before = await open(settings, { games, seed: 'before' });
    const ada = await Guest.named(before.address, 'Ada');
    const finished = await begun(ada, id, level, 2);
    await played(ada, finished);
    const running = await begun(ada, id, level, 8);
    const { ask } = await ada.turn(running, 0);
    await before.stop();

    const after = await open(settings, { seed: 'after' });
    const again = new Guest(after.address);
    again.cookie = ada.cookie;
    await again.connect();
    await again.follow(running);
    expect((await again.call('table', { table: running })).table).toMatchObject({ phase: 'playing', version });
    expect(again.position(running, 0).ask).toBe(ask);
    for (let n = 0; n < 4; n++) await answerAny(again, running, n);

    const fresh = await begun(again, id, shelf.find((each) => each.id === id)!.levels[0]!, 2);
    const present = after.house.games.get(id)!.game.version;
    expect((await again.call('table', { table: fresh })).table.version).toBe(present);

    await played(again, running);
    for (const table of [finished, running]) {
      const record = await reopenAndCompare(again, table);
      expect(record.version).toBe(version);
      const replay = await again.call('replay', { table });
      expect(replay.total).toBe(record.entries.filter((entry) => !('undo' in entry)).length + 1);
      const { table: forked } = await again.call('fork', { table, body: { step: 3, seat: 0 } });
      expect(forked).toMatchObject({ version, phase: 'playing' });
      await again.follow(forked.id);
      await answerAny(again, forked.id, 1);
    }
    const { table: rematch } = await again.call('rematch', { table: finished });
    expect(rematch.version).toBe(present);
    await after.stop();
  });
});
