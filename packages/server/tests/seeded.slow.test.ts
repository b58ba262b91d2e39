/** A house whose luck and bots follow a seed, for page tests: the same seed and answers, the same game. */
import { expect, it } from 'vitest';
import { settingsFrom } from '../src/index.ts';
import { answersOf, Guest, open } from './client.ts';

/** A whole game of Pig against a bot: the person always takes the first answer that is offered. */
async function play(seed: string): Promise<readonly object[]> {
  const server = await open({}, { seed });
  const ada = await Guest.named(server.address, 'Ada');
  const { table } = await ada.call('playNow', { body: { game: 'pig', level: 'random', options: { goal: '50' } } });
  await ada.follow(table.id);
  for (let at = await ada.turn(table.id, 0); !at.over; at = await ada.turn(table.id, 0)) {
    const answers = answersOf(at);
    await ada.answer(table.id, 0, at.ask % 4 === 3 ? answers.at(-1)! : answers[0]!);
  }
  await server.stop();
  return ada.logs.get('0')!;
}

it('the same seed gives the same game, another seed another', async () => {
  const game = await play('one');
  expect(game.length).toBeGreaterThan(10);
  expect(await play('one')).toEqual(game);
  expect(await play('two')).not.toEqual(game);
});

it('no setting of a host leads there', () => {
  const env = new Proxy({ PORT: '1' } as Record<string, string>, {
    get: (known, name: string) => {
      asked.add(name);
      return known[name];
    },
  });
  const asked = new Set<string>();
  expect(Object.keys(settingsFrom(env)).filter((name) => /seed|luck/i.test(name))).toEqual([]);
  expect([...asked].filter((name) => /seed|luck/i.test(name))).toEqual([]);
});
