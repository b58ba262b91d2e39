import { type Chance, lastStep, Play, scripted, seeded, start } from '@astragal/kernel';
import { type PigKind, pig } from '@astragal/kernel/testing';
import { expect, it } from 'vitest';
import {
  type Bot,
  botAnswer,
  botNamed,
  drawnBy,
  greedy,
  introduced,
  LEVELS,
  levelsOf,
  mindOf,
  nextLevel,
  type Playout,
  personAt,
  playGame,
  random,
  recordGame,
  SeatedBot,
  sightOf,
  type Value,
} from '../src/index.ts';

const worth: Value<PigKind> = ({ banked, risked }, seat) => banked[seat]! * 1.1 + risked;

/** Plays one game of Pig between two bots and returns the winner. */
function winner(bots: readonly Bot<PigKind>[], chance: Chance): number {
  const seated = bots.map((bot) => new SeatedBot(bot, chance));
  const { position } = playGame<PigKind>({
    ...{ game: pig, seats: bots.length, options: { goal: '50' }, luck: chance },
    answer: (position, [at]) => botAnswer(pig, position, at!, seated[at!.seat]!),
  });
  return pig.result(position.state).winners[0]!;
}

it('a game played for its record is the same game, and its record plays again', () => {
  const table = (): Playout<PigKind> => {
    const seated = [0, 1, 2].map((seat) => new SeatedBot<PigKind>(random as unknown as Bot<PigKind>, seeded(seat)));
    return {
      ...{ game: pig, seats: 3, options: { goal: '50' }, luck: seeded('record') },
      answer: (position, [at]) => botAnswer(pig, position, at!, seated[at!.seat]!),
    };
  };
  const { record, ...played } = recordGame(table());
  expect(playGame(table())).toEqual(played);
  expect(lastStep(pig, record).position).toEqual(played.position);
  expect(record.entries).toHaveLength(played.decisions);
});

it('random answers with any of the options', () => {
  const position = start(pig, 2, { goal: '50' }, new Play(scripted([])));
  position.state.risked = 5;
  const answers = new Set(Array.from({ length: 50 }, (_, i) => random.answer(sightOf(pig, position, 0), mindOf(seeded(i)))));
  expect(answers).toEqual(new Set(['roll', 'hold']));
});

it('greedy beats random by a wide margin', () => {
  const bots = [greedy(pig, worth, { samples: 12 }), random as unknown as Bot<PigKind>];
  let wins = 0;
  for (let game = 0; game < 60; game++) if (winner(bots, seeded(game)) === 0) wins++;
  expect(wins).toBeGreaterThan(45);
});

it('greedy thinks with its own luck and leaves the table alone', () => {
  const position = start(pig, 2, { goal: '50' }, new Play(scripted([])));
  position.state.risked = 30;
  const before = JSON.stringify(position);
  const bot = greedy(pig, worth, { samples: 20 });
  expect(bot.answer(sightOf(pig, position, 0), mindOf(seeded('a')))).toBe(bot.answer(sightOf(pig, position, 0), mindOf(seeded('a'))));
  expect(bot.answer(sightOf(pig, position, 0), mindOf(seeded('a')))).toBe('hold');
  expect(JSON.stringify(position)).toBe(before);
});

/** Answers with how often it was asked in this game. */
const counter: Bot<PigKind> = {
  name: 'counter',
  budgetMs: 10,
  answer(_, { memory, isLate }) {
    memory.asked = Number(memory.asked ?? 0) + 1;
    let looks = 0;
    while (looks < 100 && !isLate()) looks++;
    return `${memory.asked} ${looks}`;
  },
};

it('a seated bot remembers from answer to answer; a new game begins with nothing', () => {
  const sight = sightOf(pig, start(pig, 2, { goal: '50' }, new Play(scripted([]))), 0);
  const seated = new SeatedBot(counter, seeded(1));
  expect([seated.answer(sight), seated.answer(sight)]).toEqual(['1 100', '2 100']);
  expect(new SeatedBot(counter, seeded(1)).answer(sight)).toBe('1 100');
});

it('a seated bot holds its bot to its time, by the clock of whoever asks', () => {
  const sight = sightOf(pig, start(pig, 2, { goal: '50' }, new Play(scripted([]))), 0);
  let now = 0;
  const ticking = () => now++;
  expect(new SeatedBot(counter, seeded(1), ticking).answer(sight)).toBe('1 4');
  expect(new SeatedBot(counter, seeded(1), ticking).answer(sight, 200)).toBe('1 100');
});

it('the level that suits: after a loss one lower, after two wins one higher, never beyond the ends', () => {
  expect(nextLevel(LEVELS, 'skilled', [])).toBe('skilled');
  expect(nextLevel(LEVELS, 'skilled', ['won'])).toBe('skilled');
  expect(nextLevel(LEVELS, 'skilled', ['won', 'lost'])).toBe('amateur');
  expect(nextLevel(LEVELS, 'skilled', ['lost', 'won', 'won'])).toBe('expert');
  expect([nextLevel(LEVELS, 'novice', ['lost']), nextLevel(LEVELS, 'master', ['won', 'won'])]).toEqual(['novice', 'master']);
});

it('people are offered the levels where there are all of them, else whoever there is', () => {
  const named = (...names: string[]) => names.map((name) => ({ name }));
  expect(levelsOf(named('smith', ...LEVELS))).toEqual(LEVELS);
  expect(levelsOf(named('random', 'novice'))).toEqual(['random', 'novice']);
});

const bot = (level: string, name = level) => ({ by: 'bot', name, level });
const ann = { by: 'person', name: 'Ann' };

it('bots that are nobody yet become persons: the first is drawn, no two are the same, and whoever is somebody stays', () => {
  const names = (draw: number, ...seats: { by: string; name: string; level?: string }[]) => introduced(seats, draw).map(({ name }) => name);
  expect(names(0, ann, bot('expert'))).toEqual(['Ann', 'expert/1']);
  expect(names(3, ann, bot('expert'), bot('expert'), bot('novice'))).toEqual(['Ann', 'expert/4', 'expert/1', 'novice/4']);
  expect(names(1, bot('expert', 'expert/2'), bot('expert'))).toEqual(['expert/2', 'expert/3']);
  expect(names(1, bot('smith'), ann)).toEqual(['smith', 'Ann']);
  expect(new Set(Array.from({ length: 40 }, (_, i) => drawnBy(`table ${i}`))).size).toBe(4);
});

it('who sits there is told by the name, or by how many of the level sit before', () => {
  const seats = [bot('expert'), bot('expert'), bot('novice', 'novice/4'), ann];
  expect(seats.map((_, at) => personAt(seats, at))).toEqual([0, 1, 3, 0]);
});

it('a bot is found by its level or as one of its persons; one without tastes plays plainly', () => {
  const tasteful = { ...random, name: 'expert', persons: [1, 2, 3, 4].map((n) => ({ ...random, name: `expert/${n}` })) };
  const bots = [{ ...random, name: 'novice' }, tasteful];
  expect(botNamed(bots, 'expert')).toBe(tasteful);
  expect(botNamed(bots, 'expert/2')).toBe(tasteful.persons[1]);
  expect(botNamed(bots, 'novice/4')).toMatchObject({ name: 'novice/4', answer: random.answer });
  expect([botNamed(bots, 'expert/5'), botNamed(bots, 'smith/1')]).toEqual([undefined, undefined]);
});
