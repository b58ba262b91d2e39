/** Pig with a judge by hand: whoever is nearer to the goal has the better chances. */
import { type Bot, botAnswer, type GameRules, type Judging, judgeWith, recordGame, SeatedBot } from '@astragal/bots';
import { byNumber, type MatchRecord, named, seeded } from '@astragal/kernel';
import { type PigKind, pig } from '@astragal/kernel/testing/pig';

const judging: Judging<PigKind> = {
  craft: {
    game: pig,
    horizon: ['roll'],
    features: { names: ['banked'], of: ({ banked }, seat) => [banked[seat]!] },
    quick: ({ risked }, _, choices) => choices.find(({ do: verb }) => verb === (risked >= 20 ? 'hold' : 'roll'))!,
    seats: ({ banked }) => banked.length,
    weights: { features: ['banked'], seats: {} },
    victory: 1,
  },
  features: {
    names: ['banked', 'risked'],
    of: ({ state: { banked, risked }, stack }) =>
      banked.map((points, seat) => [points / 100, stack.some((each) => 'seat' in each && each.seat === seat) ? risked / 100 : 0]),
  },
  opened: ['turn'],
  weights: {
    features: ['banked', 'risked'],
    seats: Object.fromEntries([2, 3].map((seats) => [seats, { win: [5, 3], points: [80, 40], error: 0.05 }])),
  },
};

const holder = (limit: number) => ({
  name: `holds at ${limit}`,
  answer: ({ view: { risked } }: { readonly view: PigKind['view'] }) => (risked >= limit ? 'hold' : 'roll'),
});

export const pigRules: GameRules<PigKind> = {
  game: pig,
  bots: [holder(8), holder(20)],
  judge: judgeWith(judging),
  analysing: { reference: holder(20), holdings: ({ banked }, seat) => ({ points: banked[seat]! }) },
};

/** A game of these bots, or as far as it went. */
export function pigRecord(bots: readonly Bot<PigKind>[], seed: string, most = Number.POSITIVE_INFINITY): MatchRecord {
  const { game } = pigRules;
  const luck = named(seed);
  const seated = bots.map((bot) => new SeatedBot(bot, seeded(seed)));
  const { record } = recordGame<PigKind>({
    ...{ game, seats: bots.length, options: { goal: '50' }, luck: byNumber((n, name) => luck.below(n, name)), most },
    answer: (position, [at]) => botAnswer(game, position, at!, seated[at!.seat]!),
  });
  return record;
}
