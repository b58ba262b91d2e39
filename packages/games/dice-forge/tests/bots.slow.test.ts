import { type Bot, botAnswer, mindOf, playGame, random, SeatedBot, sightOf } from '@astragal/bots';
import { readOptions, seeded } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import { bots, type DiceForgeKind, diceForge, type Options } from '../src/index.ts';
import { type Table, table } from './helpers.ts';

/** Plays a game; the winners' seats. */
function winners(players: readonly Bot<DiceForgeKind>[], seed: string): readonly number[] {
  const think = seeded(`${seed} thinks`);
  const seated = players.map((bot) => new SeatedBot(bot, think));
  const options = readOptions(diceForge as never, players.length, { setup: 'random' }) as unknown as Options;
  const { position } = playGame<DiceForgeKind>({
    ...{ game: diceForge, seats: players.length, options, luck: seeded(seed) },
    answer: (now, [open]) => botAnswer(diceForge, now, open!, seated[open!.seat]!),
  });
  return diceForge.result(position.state).winners;
}

describe('bots', () => {
  // Master thinks as expert does, only longer.
  it.each(bots.filter(({ name }) => name !== 'master').map((bot) => [bot.name, bot] as const))(
    '%s beats random play nearly always, with 2 to 4 seats',
    (_, bot) => {
      let won = 0;
      for (let game = 0; game < 15; game++) {
        const seats = 2 + (game % 3);
        const mine = game % seats;
        const players = Array.from({ length: seats }, (_seat, seat) => (seat === mine ? bot : (random as Bot<DiceForgeKind>)));
        if (winners(players, `against random ${game}`).includes(mine)) won++;
      }
      expect(won).toBeGreaterThanOrEqual(13);
    },
  );

  it('the same luck gives the same answers', () => {
    expect(winners([bots[1]!, bots[0]!, bots[1]!], 'twice')).toEqual(winners([bots[1]!, bots[0]!, bots[1]!], 'twice'));
  });
});

describe('the apprentice', () => {
  const [apprentice, smith] = bots;
  /** What it answers here, whatever comes to its mind. */
  const answers = (at: Table): Set<string> =>
    new Set(
      Array.from({ length: 30 }, (_, mind) => apprentice!.answer(sightOf(diceForge, at.position, 0), mindOf(seeded(`mind ${mind}`)))),
    );

  it('with gold and no way to a feat it buys a face, and not always the same', () => {
    const bought = answers(table([{ gold: 4, sun: 0, moon: 0 }, {}]));
    expect(bought.size).toBeGreaterThan(2);
    for (const answer of bought) expect(answer).toMatch(/^buy /);
  });

  it('forges over a plain face, never over one that was bought', () => {
    const at = table([{ gold: 4, light: { 0: 'gold-6' }, dark: { 0: 'sun-2' } }, {}]).plays('buy gold-4');
    for (const answer of answers(at)) {
      const [, die, position] = answer.split(' ') as [string, 'light' | 'dark', string];
      expect(at.state.players[0]![die].faces[Number(position)]).toBe('gold-1');
    }
  });

  it('buys nothing in the last round, when no new face comes up any more', () => {
    const at = table([{ gold: 12 }, {}]);
    at.state.round = at.state.rounds;
    for (const answer of answers(at)) expect(answer).not.toMatch(/^buy /);
  });

  it('loses to the smith more often than not', () => {
    let won = 0;
    for (let game = 0; game < 20; game++) {
      const mine = game % 2;
      const players = mine ? [smith!, apprentice!] : [apprentice!, smith!];
      if (winners(players, `levels ${game}`).includes(mine)) won++;
    }
    expect(won).toBeLessThan(8);
  });
});
