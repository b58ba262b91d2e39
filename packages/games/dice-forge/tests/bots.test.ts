import { type Bot, random, sightOf } from '@astragal/bots';
import { Play, playOn, read, readOptions, seeded, start, waiting } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import { bots, type DiceForgeKind, diceForge, type Options } from '../src/index.ts';

/** Plays a game; the winners' seats. */
function winners(players: readonly Bot<DiceForgeKind>[], seed: string): readonly number[] {
  const [chance, think] = [seeded(seed), seeded(`${seed} thinks`)];
  const play = new Play<DiceForgeKind>(chance);
  const options = readOptions(diceForge as never, players.length, { setup: 'random' }) as unknown as Options;
  const position = start(diceForge, players.length, options, play);
  for (let [open] = waiting(diceForge, position); open; [open] = waiting(diceForge, position)) {
    const text = players[open.seat]!.answer(sightOf(diceForge, position, open.seat), think);
    const found = read(diceForge, position, open.seat, text);
    if (!found) throw new Error(`${players[open.seat]!.name} answered '${text}'`);
    playOn(diceForge, position, found.at, found.choice, play);
  }
  return diceForge.result(position.state).winners;
}

describe('bots', () => {
  it.each(bots.map((bot) => [bot.name, bot] as const))('%s beats random play nearly always, with 2 to 4 seats', (_, bot) => {
    let won = 0;
    for (let game = 0; game < 15; game++) {
      const seats = 2 + (game % 3);
      const mine = game % seats;
      const players = Array.from({ length: seats }, (_seat, seat) => (seat === mine ? bot : (random as Bot<DiceForgeKind>)));
      if (winners(players, `against random ${game}`).includes(mine)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(13);
  });

  it('the same luck gives the same answers', () => {
    expect(winners([bots[1]!, bots[0]!, bots[1]!], 'twice')).toEqual(winners([bots[1]!, bots[0]!, bots[1]!], 'twice'));
  });
});
