import { readFileSync } from 'node:fs';
import { type Bot, botAnswer, playGame, random, SeatedBot } from '@astragal/bots';
import { type MatchRecord, readOptions, seeded } from '@astragal/kernel';
import { transcript } from '@astragal/kernel/testing';
import { describe, expect, it } from 'vitest';
import { bots, HEROES, type PlatformerKind, type PlatformerOptions, platformer, type State } from '../src/index.ts';

const named = (name: string): Bot<PlatformerKind> => bots.find((bot) => bot.name === name)!;
/** Mostly sensible, sometimes not: reaches places that neither a good nor a random player sees. */
const moody = (other: Bot<PlatformerKind>): Bot<PlatformerKind> => ({
  name: 'moody',
  answer: (sight, think) => (think.luck.below(4, 'mood') === 0 ? (random as Bot<PlatformerKind>) : other).answer(sight, think),
});

/** Plays a game to its end by a bot that remembers nothing, checking the state after every answer. */
function played(seats: number, given: Partial<PlatformerOptions>, bot: Bot<PlatformerKind>, seed: string): State {
  const think = seeded(`${seed}/think`);
  const { position } = playGame<PlatformerKind>({
    ...{ game: platformer, seats, options: readOptions(platformer, seats, given), luck: seeded(seed) },
    answer(now, [at]) {
      platformer.check!(now.state);
      return botAnswer(platformer, now, at!, new SeatedBot(bot, think));
    },
  });
  platformer.check!(position.state);
  return position.state;
}

const SETTINGS: readonly [number, Partial<PlatformerOptions>][] = [
  [1, { maze: 'forest', boss: 'medusa', artifacts: 'yes' }],
  [1, { maze: 'void', boss: 'ikee' }],
  [2, { maze: 'forest', boss: 'ikee', map: 'bigger', artifacts: 'yes' }],
  [2, { maze: 'void', boss: 'medusa', ladderCatchesFall: 'yes', heroes: 'chosen' }],
  [3, { maze: 'mixed', boss: 'medusa', collectWhileFalling: 'no', ikeeUsesFinalFaces: 'no' }],
  [3, { maze: 'mixed', boss: 'ikee', askLadderOwners: 'yes', artifacts: 'yes' }],
  [4, { maze: 'void', boss: 'ikee', enforceTokenLimits: 'yes', ikeeUsesFinalFaces: 'no' }],
  [4, { maze: 'forest', boss: 'medusa', map: 'bigger', askLadderOwners: 'yes' }],
];

describe('whole games', () => {
  it.each(SETTINGS)('%i seats at random, %o', (seats, given) => {
    for (let i = 0; i < 3; i++) {
      const { outcome } = played(seats, { ...given, rounds: '30' }, random as Bot<PlatformerKind>, `random ${seats} ${i}`);
      expect(outcome).not.toBe('playing');
    }
  });

  it.each(SETTINGS)('%i seats, climbing in changing moods, %o', (seats, given) => {
    const { outcome } = played(seats, { ...given, rounds: '30' }, moody(named('rambler')), `moody ${seats} ${given.boss}`);
    expect(outcome).not.toBe('playing');
  });
});

/** Games with fixed luck, so that they always end in the same way. */
const tenGames = (seats: number, boss: 'medusa' | 'ikee'): State[] =>
  Array.from({ length: 10 }, (_, i) => played(seats, { boss, rounds: '30' }, named('climber'), `climber ${i}`));
const entered = (games: readonly State[]): number => games.filter(({ climbers }) => climbers.some((each) => each.entered)).length;
const won = (games: readonly State[]): number => games.filter(({ outcome }) => outcome === 'won').length;

/** Thinking takes its time on a busy machine. */
const LONG = 600_000;

describe('the climber', () => {
  it.each(['medusa', 'ikee'] as const)(
    '[P-120] alone reaches %s nearly always and wins some of ten games',
    (boss) => {
      const games = tenGames(1, boss);
      expect(entered(games)).toBeGreaterThanOrEqual(8);
      expect(won(games)).toBeGreaterThanOrEqual(2);
    },
    LONG,
  );

  it.each([
    [2, 'medusa'],
    [3, 'ikee'],
    [4, 'medusa'],
  ] as const)(
    '[P-12] %i of them reach the boss level, and one beats %s',
    (seats, boss) => {
      const { climbers, outcome } = played(seats, { boss, rounds: '30' }, named('climber'), 'climber 1');
      expect(climbers.some((each) => each.entered)).toBe(true);
      expect(outcome).toBe('won');
    },
    LONG,
  );

  it('chooses a hero whose star is a sword', () => {
    const { climbers } = played(1, { heroes: 'chosen' }, named('rambler'), 'chosen');
    expect(HEROES[climbers[0]!.hero].star).toContain('sword');
  });
});

describe('the golden match', () => {
  it('[P-107] is told as before, up to the last blow', async () => {
    const record = JSON.parse(readFileSync(new URL('golden/two-seats.json', import.meta.url), 'utf8')) as MatchRecord;
    await expect(transcript(platformer, record)).toMatchFileSnapshot('golden/two-seats.txt');
  });
});
