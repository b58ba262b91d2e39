/** Puzzles of Platformer are the rest of a turn: the dice lie there, and everything that can be done with them is tried. */
import type { ExactPuzzling, Measure, PuzzleSight, Puzzling, Way } from '@astragal/bots';
import type { Choice, Position, Seat } from '@astragal/kernel';
import { printAt, rowOf, SHOP } from '../content/map.ts';
import { climberOf, enemyAt } from '../rules/pieces.ts';
import { adjacent, endField, firstField } from '../rules/space.ts';
import { type Action, type Climber, type Die, OFF, type PlatformerAsks, type PlatformerKind, SPECIAL_DIE, type State } from '../state.ts';
import { type Asked, sameness } from './sensible.ts';

type Line = Way<PlatformerKind>;
type Sight = PuzzleSight<PlatformerKind>;
type Answer = PlatformerAsks[keyof PlatformerAsks];

// ---- What a turn comes to -----------------------------------------------------------------------------------------

const before = ({ from }: Line, seat: Seat): Climber => climberOf(from.state, seat);
const after = ({ to }: Line, seat: Seat): Climber => climberOf(to.state, seat);
const rowsUp = (line: Line, seat: Seat): number => rowOf(after(line, seat).at) - rowOf(before(line, seat).at);
/** Whoever faints has lost every heart. */
const heartsLost = (line: Line, seat: Seat): number =>
  after(line, seat).at === OFF ? before(line, seat).hearts : before(line, seat).hearts - after(line, seat).hearts;
const gained = (line: Line, seat: Seat, what: 'gems' | 'coins' | 'defeated'): number => after(line, seat)[what] - before(line, seat)[what];
const others = ({ from }: Line, seat: Seat): Seat[] => from.state.climbers.flatMap((_, each) => (each === seat ? [] : [each]));
const rivalsDown = (line: Line, seat: Seat): number => others(line, seat).reduce((sum, each) => sum - rowsUp(line, each), 0);
/** Enemies that stand beside the hero. */
function beset({ to: { state } }: Line, seat: Seat): number {
  const { at } = climberOf(state, seat);
  if (at === OFF) return 0;
  let count = 0;
  for (let field = firstField(state); field < endField(state); field++)
    if (enemyAt(state, field) !== undefined && adjacent(state, at, field)) count++;
  return count;
}
const isAtShop = ({ to: { state } }: Line, seat: Seat): boolean => {
  const { at } = climberOf(state, seat);
  return at !== OFF && printAt(state, at) === SHOP;
};
const diceLeft = ({ to: { state } }: Line): number => state.turn.used.filter((each) => !each).length;

/** What may be asked for; what is less the better comes with a minus. */
export const GOALS = {
  /** The boss felled, then gems kept. */
  boss: (line, seat) => (line.to.state.winner === seat ? [1, after(line, seat).gems] : [0, 0]),
  /** Rows that rivals are farther down, then rows climbed. */
  rivals: (line, seat) => [rivalsDown(line, seat), rowsUp(line, seat)],
  /** Enemies defeated, then hearts kept. */
  slain: (line, seat) => [gained(line, seat, 'defeated'), -heartsLost(line, seat)],
  /** Enemies defeated, then rows climbed. */
  'slain-climb': (line, seat) => [gained(line, seat, 'defeated'), rowsUp(line, seat)],
  /** Rows climbed, then hearts kept. */
  climb: (line, seat) => [rowsUp(line, seat), -heartsLost(line, seat)],
  /** Rows climbed, then gems gained. */
  'climb-gems': (line, seat) => [rowsUp(line, seat), gained(line, seat, 'gems')],
  /** Rows climbed, then dice left over. */
  'climb-dice': (line, seat) => [rowsUp(line, seat), diceLeft(line)],
  /** Gems gained, then rows climbed. */
  gems: (line, seat) => [gained(line, seat, 'gems'), rowsUp(line, seat)],
  /** Coins gained, then rows climbed. */
  coins: (line, seat) => [gained(line, seat, 'coins'), rowsUp(line, seat)],
  /** At the shop with so many coins. */
  shop: (line, seat) => (isAtShop(line, seat) ? [1, after(line, seat).coins] : [0, 0]),
  /** No enemy at one's side, then rows climbed. */
  safe: (line, seat) => [-beset(line, seat), rowsUp(line, seat)],
} as const satisfies Record<string, (line: Line, seat: Seat) => Measure>;
export type GoalId = keyof typeof GOALS;

// ---- Trying everything --------------------------------------------------------------------------------------------

/** Of dice that show the same one serves for all, and no goal asks what is saved on the special die. */
function tried(state: State, frame: Asked, all: readonly Choice[]): readonly Choice[] {
  if (frame.step === 'special') return all.filter(({ do: verb }) => verb === 'skip');
  const seen = new Set<string>();
  return all.filter((choice) => {
    const key = sameness(state, frame.seat, choice as Action);
    return !seen.has(key) && seen.add(key);
  });
}

/** All that differs between two positions of one turn; which of several equal dice is used is no difference. */
function key({ state, stack }: Position<PlatformerKind>): string {
  const { climbers, stands, lies, turn, outcome, shopItems, shopPotions, lowest, highest } = state;
  const { dice, used, rolled: _, ...rest } = turn;
  const unused = dice.filter((_face, die) => !used[die]).sort();
  return JSON.stringify([climbers, stands, lies, rest, unused, outcome, shopItems, shopPotions, lowest, highest, stack]);
}

const exact: ExactPuzzling<PlatformerKind> = {
  until: ['end-of-turn'],
  goals: GOALS,
  key,
  opens: ({ do: verb }) => verb === 'buy' || verb === 'roll',
  tried: tried as never,
};

// ---- What it is about ---------------------------------------------------------------------------------------------

const answersOf = ({ path }: Line): readonly Answer[] => path.map(({ choice }) => choice as Answer);
const does = (line: Line, ...verbs: readonly Answer['do'][]): boolean => answersOf(line).some((each) => verbs.includes(each.do));
/** Whether just one of the two lines is so: then that is the question. */
const parts = ({ best, near }: Sight, test: (line: Line) => boolean): boolean => test(best) !== test(near);
const strengthens = (line: Line): boolean => answersOf(line).some((each) => 'gems' in each && each.gems > 0);
const usesDie = (line: Line, die: Die): boolean =>
  answersOf(line).some((each) => 'die' in each && (each.die === die || ('with' in each && each.with === die)));
const usesStar = ({ path, from }: Line): boolean =>
  path.some(({ choice }) => {
    const { die, do: verb } = choice as { do: string; die?: Die };
    return verb === 'spend' && die !== undefined && die !== SPECIAL_DIE && from.state.turn.dice[die] === 'star';
  });
const of =
  (...goals: readonly GoalId[]) =>
  ({ goal }: Sight): boolean =>
    goals.includes(goal as GoalId);

/** Each by name; a theme says where to look, never what to do. The rarer stand first. */
export const IDEAS = {
  boss: of('boss'),
  portal: (sight) => parts(sight, (line) => does(line, 'portal', 'portal-push')),
  gear: (sight) => parts(sight, (line) => does(line, 'use', 'ability')),
  push: (sight) => parts(sight, (line) => does(line, 'push', 'portal-push')),
  falling: (sight) => parts(sight, (line) => does(line, 'gravity', 'drop')),
  hand: (sight) => parts(sight, (line) => does(line, 'grab')),
  strength: (sight) => parts(sight, strengthens),
  fuse: (sight) => parts(sight, (line) => does(line, 'fuse')),
  star: (sight) => parts(sight, usesStar),
  'special-die': (sight) => parts(sight, (line) => usesDie(line, SPECIAL_DIE)),
  rivals: of('rivals'),
  hunt: of('slain', 'slain-climb'),
  shop: of('shop'),
  safe: of('safe'),
  thrift: of('climb-dice'),
  treasure: of('gems', 'coins', 'climb-gems'),
  height: of('climb'),
} as const satisfies Record<string, (sight: Sight) => boolean>;
export type PuzzleIdeaId = keyof typeof IDEAS;

/** Steps of a walk, and the words that something is done, are no deeds. */
const DEEDS: ReadonlySet<Answer['do']> = new Set([
  ...(['respawn', 'spend', 'fuse', 'grab', 'attack', 'gravity', 'drop', 'buy', 'use', 'ability', 'shed', 'raise'] as const),
]);

/** So many dice are left: with more a turn is too wide to be tried, with fewer there is nothing to find. */
const DICE = { least: 3, most: 4 };
const MOST_GEMS = 3;

function suits({ state }: Position<PlatformerKind>, seat: Seat): boolean {
  const { at, gems } = climberOf(state, seat);
  const unused = state.turn.used.filter((each) => !each).length;
  return state.turn.seat === seat && at !== OFF && unused >= DICE.least && unused <= DICE.most && gems <= MOST_GEMS;
}

export const puzzling: Puzzling<PlatformerKind> = {
  tables: [{ seats: 2 }, { seats: 3 }, { seats: 2 }, { seats: 4 }],
  begins: ['actions'],
  suits,
  deeds: ({ path }) => path.flatMap(({ choice }) => (DEEDS.has(choice.do as Answer['do']) ? [Object.values(choice).join(' ')] : [])),
  ideas: IDEAS,
  rests: 0,
  futures: 0,
  exact,
};
