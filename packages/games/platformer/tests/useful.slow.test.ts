/** H-19: what changes nothing is not offered. */
import { type Chance, choices, copy, Play, playOn, seeded, waiting } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import {
  type ActionSymbol,
  type Climber,
  type FoeId,
  GEM_PRICES,
  HERO_IDS,
  HEROES,
  ITEM_IDS,
  type PlatformerAsks,
  type PlatformerKind,
  POTION_IDS,
  platformer,
  type State,
  SYMBOLS,
  TOKEN_IDS,
  TOKENS,
} from '../src/index.ts';
import { at, me, offered, tower } from './helpers.ts';

type Position = ReturnType<typeof tower>['position'];
type Answer = PlatformerAsks[keyof PlatformerAsks];

const pickOf = <T>(list: readonly T[], chance: Chance): T => list[chance.below(list.length, 'pick')]!;
const some = <T>(list: readonly T[], most: number, chance: Chance): T[] =>
  list.filter(() => chance.below(list.length, 'some') < most).slice(0, most);

/** A crowded place with ladders, pits and a shop; the hero, its dice, gems, cards and tokens are random. */
function randomScene(seed: string): Position {
  const chance = seeded(seed);
  const floors = Array.from({ length: 4 }, () => Array.from({ length: 8 }, () => pickOf([...'..==H'], chance)).join(''));
  const ladders = Array.from({ length: 4 }, () => Array.from({ length: 8 }, () => pickOf([...'...H'], chance)).join(''));
  const cells = Array.from({ length: 4 }, () => Array.from({ length: 8 }, () => pickOf([...'......StO'], chance)).join(''));
  const walls = Array.from({ length: 4 }, () => Array.from({ length: 9 }, () => pickOf([...'....|'], chance)).join(''));
  const fields = Array.from({ length: 32 }, (_, field) => field).sort(() => chance.below(3, 'shuffle') - 1);
  const hero = pickOf(HERO_IDS, chance);
  const enemies = Array.from({ length: 2 + chance.below(8, 'enemies') }, (_, i): [FoeId, number] => [
    pickOf(['golem', 'golem', 'treant', 'sporeling'], chance),
    fields[i + 2]!,
  ]).filter(([foe], i, all) => all.slice(0, i).filter(([each]) => each === foe).length < 4);
  return tower({
    options: { boss: 'medusa', enforceTokenLimits: chance.below(3, 'limits') === 0 ? 'yes' : 'no' },
    levels: [{ floors, ladders, cells, walls }],
    enemies,
    coins: fields.slice(20, 23),
    gems: fields.slice(23, 25),
    climbers: [
      {
        hero,
        at: fields[0]!,
        hearts: 1 + chance.below(HEROES[hero].health, 'hearts'),
        coins: chance.below(8, 'coins'),
        gems: chance.below(7, 'gems'),
        special: pickOf([...SYMBOLS, 'blank'], chance),
        cards: [...some(ITEM_IDS, 3, chance), ...some(POTION_IDS, 2, chance)],
        tokens: some(
          TOKEN_IDS.filter((id) => TOKENS[id].boss === 'medusa'),
          1,
          chance,
        ),
      },
      { hero: HERO_IDS.find((each) => each !== hero)!, at: fields[1]! },
    ],
    dice: Array.from({ length: chance.below(6, 'dice') }, () => pickOf(SYMBOLS, chance)),
  }).position;
}

/** What is left of a state when dice, gems and cards that were spent do not count, but those that were won do. */
function gist(s: State, before: State): unknown {
  const { used: _used, bootUsed: _boot, ...turn } = s.turn;
  const won = (after: number, earlier: number): number => Math.max(0, after - earlier);
  const climbers = s.climbers.map(({ exhausted: _e, turned: _t, gems, cards, special, ...rest }, seat) => {
    const old = before.climbers[seat]!;
    return {
      ...rest,
      gems: won(gems, old.gems),
      cards: won(cards.length, old.cards.length),
      special: special === 'blank' ? old.special : special,
    };
  });
  return { turn, climbers, stands: s.stands, lies: s.lies, highest: s.highest, lowest: s.lowest, outcome: s.outcome };
}

/** Answers that close something, and those that rule H-19 leaves open: a weak Attack, the first boot under Stone Legs. */
const CLOSING: ReadonlySet<Answer['do']> = new Set(['end', 'stop', 'skip', 'hold']);
const isExempt = (s: State, choice: Answer): boolean =>
  CLOSING.has(choice.do) ||
  ['attack', 'hit', 'raise'].includes(choice.do) ||
  ('as' in choice && choice.as === 'sword') ||
  ('as' in choice && choice.as === 'boot' && s.climbers[0]!.tokens.includes('stone-legs'));

const LUCKS: readonly Chance[] = [{ below: () => 0 }, { below: (n) => n - 1 }];

/** Whether the answer, with whatever may follow within the same action, changes more than what it costs. */
function isUseful(position: Position, choice: Answer, luck: Chance, before: State, depth = 0): boolean {
  const next = copy(position) as Position;
  const [open] = waiting(platformer, next);
  playOn(platformer, next, open!, choice, new Play<PlatformerKind>(luck));
  if (JSON.stringify(gist(next.state, before)) !== JSON.stringify(gist(before, before))) return true;
  const [then] = waiting(platformer, next);
  if (!then || then.frame.step === 'actions' || depth > 5) return false;
  return (choices(platformer, next.state, then.frame) as Answer[]).some(
    (each) => !CLOSING.has(each.do) && isUseful(next, each, luck, before, depth + 1),
  );
}

describe('what changes nothing is not offered', () => {
  it('[H-19] every answer that is offered changes the position, in 250 crowded places', () => {
    const useless: string[] = [];
    for (let i = 0; i < 250; i++) {
      const position = randomScene(`useful ${i}`);
      for (const choice of choices(platformer, position.state, waiting(platformer, position)[0]!.frame) as Answer[]) {
        if (isExempt(position.state, choice)) continue;
        const before = copy(position.state) as State;
        if (!LUCKS.some((luck) => isUseful(position, choice, luck, before))) useless.push(`${i}: ${JSON.stringify(choice)}`);
      }
    }
    expect(useless).toEqual([]);
  });

  it('[P-25] [H-19] a Golem is not taken by a single hand without gems; with one gem only the strength that moves it', () => {
    const opening = { levels: [{}], enemies: [['golem', 9]] as const, dice: ['hand'] as const };
    const poor = tower({ ...opening, climbers: [{ hero: 'etorn', at: 0, gems: 0 }] });
    expect(offered(poor, 'grab')).toEqual([]);
    expect(poor.refused()['grab 9']).toEqual({ why: 'heavy', rule: 'P-25', need: 2, have: 1 });
    const rich = tower({ ...opening, climbers: [{ hero: 'etorn', at: 0, gems: 1 }] }).plays('grab 9');
    expect(rich.choices()).toEqual(['spend 0 hand 1']);
  });

  it('[P-25] [H-19] exactly the hands and gems that move a Golem farther are offered, for every count of them', () => {
    const DICE: readonly (readonly ActionSymbol[])[] = [
      ['hand'],
      ['hand', 'hand'],
      ['hand', 'hand', 'hand'],
      ['boot', 'boot'],
      ['hand', 'coin', 'coin'],
      ['star', 'hand'],
      ['coin', 'coin', 'boot', 'boot'],
    ];
    for (const hero of ['etorn', 'sweety', 'oona'] as const)
      for (const dice of DICE)
        for (let gems = 0; gems <= 7; gems++)
          for (const points of [0, 1, 2, 3]) {
            const frame = { step: 'handling', seat: 0, at: at(1, 1, 3), points, dice: true, begun: true } as const;
            const play = tower({
              levels: [{}],
              enemies: [['golem', at(1, 1, 3)]],
              climbers: [{ hero, at: 0, gems }],
              dice,
              stack: [frame],
            });
            const found = play.choices().filter((option) => /^(spend|fuse)/.test(option));
            expect(found, `${hero} ${dice} ${gems} gems ${points} points`).toEqual(usefulHands(me(play), dice, points));
          }
  });

  it('[H-19] [Q51] no coin symbol is strengthened beyond the supply', () => {
    const play = tower({
      levels: [{}],
      options: { enforceTokenLimits: 'yes' },
      climbers: [
        { hero: 'grom', at: 0, gems: 3, coins: 33 },
        { hero: 'nix', at: 1, coins: 0 },
      ],
      dice: ['coin'],
    });
    expect(offered(play, 'spend')).toEqual(['spend 0 coin 0', 'spend 0 coin 1']);
  });
});

/** By trying everything: each way to use a hand, kept if with some further hands the Golem goes farther than without it, or with less. */
function usefulHands({ hero, gems }: Climber, dice: readonly ActionSymbol[], points: number): string[] {
  const bonus = HEROES[hero].passive?.handBonus ?? 0;
  const isHand = (die: number): boolean => dice[die] === 'hand' || (dice[die] === 'star' && HEROES[hero].star.includes('hand'));
  type Way = { readonly text: string; readonly dice: readonly number[]; readonly gems: number; readonly value: number };
  const ways: Way[] = [];
  const add = (text: string, used: readonly number[]): void => {
    for (const [i, price] of GEM_PRICES.entries())
      ways.push({ text: `${text} hand ${price}`, dice: used, gems: price, value: i + 1 + bonus });
  };
  for (let die = 0; die < dice.length; die++) {
    if (isHand(die)) add(`spend ${die}`, [die]);
    for (let other = die + 1; other < dice.length; other++)
      if (dice[die] !== 'hand' && dice[other] === dice[die]) add(`fuse ${die} ${other}`, [die, other]);
  }
  const fields = (sum: number): number => Math.floor((points + sum) / 2);
  /** Every sum that ways without these dice can add. */
  const sums = (used: readonly number[], left: number): number[] => [
    0,
    ...ways
      .filter((way) => way.gems <= left && way.dice.every((die) => !used.includes(die)))
      .flatMap((way) => sums([...used, ...way.dice], left - way.gems).map((sum) => sum + way.value)),
  ];
  return ways
    .filter((way) => way.gems <= gems)
    .filter(({ dice: used, gems: price, value }) => {
      const less = price > 0 ? value - 1 : 0;
      return sums(used, gems - price).some((sum) => fields(sum + value) > fields(sum + less));
    })
    .map(({ text }) => text);
}
