/** Against the Demon Lord, and in every fight: what to drink, where to strike, what to suffer. The value decides. */
import type { Mind } from '@astragal/bots';
import { type Chance, type Choice, clone, notation, Play, type Position, playOn, type Seat, waiting } from '@astragal/kernel';
import { POTION_TOKEN, SLOT_AT } from '../content/effects.ts';
import { sanctum } from '../game.ts';
import { abilitiesAt, heroAt, rollsSilver } from '../rules/hero.ts';
import { type Found, search } from '../solver/judge.ts';
import { problemOf, renew, type Worth } from '../solver/search.ts';
import { attackSteps, blockSteps } from '../solver/steps.ts';
import type { Die, Hero, SanctumAsks, SanctumKind, SanctumState } from '../state.ts';
import { best, bestInTime, find } from './answers.ts';

type S = SanctumState;

/** How a player looks at a fight. */
export interface Fighter {
  /** What outcomes are worth, in this state. */
  stakes(s: S, seat: Seat): Worth;
  /** How good a state is between fights. */
  sense(s: S, seat: Seat): number;
  /** Rolls imagined before dice are thrown, and again before some are rolled again. */
  readonly rolls: number;
  /** Positions the solver looks at for the dice that lie there, and for imagined ones. */
  readonly limit: number;
  readonly glance: number;
}

const solveOnce = (s: S, seat: Seat, worth: Worth, limit: number, isLate: () => boolean): Found =>
  search(problemOf(s, seat, { worth, limit, press: s.phase === 'battle', quick: true, isLate }), 1).found[0]!;

/** The attack, from the first look at the dice to its end, as answers. */
export function planAttack(s: S, seat: Seat, choices: readonly SanctumAsks['attack'][], fighter: Fighter, mind: Mind): string[] {
  const worth = fighter.stakes(s, seat);
  const plan = solveOnce(s, seat, worth, fighter.limit, mind.isLate);
  const none = undefined;
  const again = bestInTime(
    [none, ...rerolls(s, seat, choices, plan)],
    (choice) => (choice ? afterReroll(s, seat, choice, worth, fighter, mind) : plan.worth),
    mind.isLate,
  );
  return again ? [notation(again)] : [...attackSteps(plan), 'done'];
}

type Reroll = Extract<SanctumAsks['attack'], { do: 'reroll' }>;

/** Rolling again what the plan leaves over: all of it, or each alone. */
function rerolls(s: S, seat: Seat, choices: readonly SanctumAsks['attack'][], plan: Found): Reroll[] {
  const all = choices.flatMap((choice) => (choice.do === 'reroll' ? [choice] : []));
  if (all.length === 0) return [];
  const { dice } = heroAt(s, seat).fight;
  const idle = dice.flatMap((_, i) => (plan.assignments.some(({ die, way }) => die === i && way.uses.length === 0) ? [] : [i]));
  const unused = idle.filter((i) => plan.assignments.every(({ die }) => die !== i));
  const most = Math.max(...all.map((choice) => choice.dice.length));
  const wanted = new Set([idle, unused].map((each) => each.slice(0, (most + 1) / 2).join('+')));
  for (const die of idle) wanted.add(`${die}`);
  return all.filter((choice) => wanted.has(choice.dice)).slice(0, 6);
}

function afterReroll(s: S, seat: Seat, { dice }: Reroll, worth: Worth, { rolls, glance }: Fighter, { luck, isLate }: Mind): number {
  const dies = dice.split('+').map(Number);
  const world = sanctum.clone!(s);
  const me = heroAt(world, seat);
  me.fight.used.push('encore', 'hawk-eye', 'loaded-dice');
  const problem = problemOf(world, seat, { worth, limit: glance, press: s.phase === 'battle', quick: true, isLate });
  const tries = dies.length === 1 ? 6 : Math.max(6, rolls);
  let [sum, done] = [0, 0];
  while (done < tries && !(done > 0 && isLate())) {
    for (const die of dies)
      me.fight.dice[die] = rolledDie(dies.length === 1 ? done + 1 : luck.below(6, 'die') + 1, me.fight.dice[die]!.silver);
    renew(problem.effort);
    sum += search(problem, 1).found[0]!.worth;
    done++;
  }
  return sum / done;
}

const rolledDie = (value: number, silver: boolean): Die => ({
  value,
  rolled: value,
  silver,
  changed: false,
  use: 'free',
  foe: -1,
  location: -1,
});

/** The same rolls for everything that is compared. */
export const drawRolls = (n: number, luck: Chance): number[][] =>
  Array.from({ length: n }, () => Array.from({ length: 6 }, () => luck.below(6, 'die') + 1));

type Rolls = readonly (readonly number[])[];

/** What the next fight comes to on average. */
export function prospects(s: S, seat: Seat, { stakes, glance }: Fighter, rolls: Rolls, isLate: () => boolean): number {
  const world = sanctum.clone!(s);
  const me = heroAt(world, seat);
  const worth = stakes(s, seat);
  const gold = Math.max(0, me.gold - me.fewerDice);
  const silver = rollsSilver(me) ? 1 : 0;
  me.fight.phase = 'attack';
  const problem = problemOf(world, seat, { worth, limit: glance, press: s.phase === 'battle', quick: true, isLate });
  let [sum, done] = [0, 0];
  for (const values of rolls) {
    if (done > 0 && isLate()) break;
    me.fight.dice = values.slice(0, gold + silver).map((value, i) => rolledDie(value, i === gold));
    renew(problem.effort);
    sum += search(problem, 1).found[0]!.worth;
    done++;
  }
  return sum / done;
}

/** Drinks while that makes the fight to come better by more than the potion is worth. */
export function choosePotion(
  s: S,
  seat: Seat,
  choices: readonly SanctumAsks['potions'][],
  fighter: Fighter,
  mind: Mind,
): SanctumAsks['potions'] {
  const me = heroAt(s, seat);
  const roll = find(choices, 'roll')!;
  const drinks = (['red', 'blue'] as const).flatMap((potion) => {
    const wells = choices.flatMap((choice) => (choice.do === 'drink' && choice.potion === potion ? [choice] : []));
    return wells.length > 0 ? [best(wells, ({ slot, well }) => opensAbility(me, SLOT_AT[slot], well))] : [];
  });
  const wastes =
    me.skills.includes('poisoned-blade') && me.fight.drunk === 0 ? choices.filter((choice) => choice.do === 'waste').slice(0, 1) : [];
  if (drinks.length + wastes.length === 0) return roll;
  const rolls = drawRolls(fighter.rolls, mind.luck);
  const worthOf = (choice: SanctumAsks['potions']): number => {
    if (choice.do === 'roll') return prospects(s, seat, fighter, rolls, mind.isLate) + 1e-9;
    const world = sanctum.clone!(s);
    const hero = heroAt(world, seat);
    if (choice.do !== 'drink' && choice.do !== 'waste') return Number.NEGATIVE_INFINITY;
    hero.potions[choice.potion]--;
    hero.fight.drunk++;
    if (choice.do === 'drink') {
      hero[POTION_TOKEN[choice.potion]]++;
      hero.gear[SLOT_AT[choice.slot]]!.wells[choice.well] = 'empty';
    }
    return prospects(world, seat, fighter, rolls, mind.isLate);
  };
  return bestInTime([roll, ...drinks, ...wastes], worthOf, mind.isLate);
}

/** A token whose return opens an ability is worth more. */
export function opensAbility(me: Hero, slot: number, well: number): number {
  let first = 0;
  for (const { spaces, effect, n } of abilitiesAt(me, slot)) {
    if (well < first + spaces.length) {
      const held = me.gear[slot]!.wells.slice(first, first + spaces.length).filter((each) => each !== 'empty').length;
      return held === 1 ? (effect === 'shield' ? n : 2.5) : 0.5;
    }
    first += spaces.length;
  }
  return 0;
}

/** The best block, as answers. */
export const planBlock = (s: S, seat: Seat, fighter: Fighter, { isLate }: Mind): string[] => [
  ...blockSteps(solveOnce(s, seat, fighter.stakes(s, seat), fighter.limit, isLate)),
  'done',
];

/** Tries each answer in a guessed world and keeps the one that leaves most, by the dice in a fight, else by the value. */
export function bestByTrying<C extends Choice>(
  world: Position<SanctumKind>,
  seat: Seat,
  choices: readonly C[],
  fighter: Fighter,
  mind: Mind,
): C {
  return bestInTime(choices, (choice) => worthOfAnswer(world, seat, choice, fighter, mind), mind.isLate);
}

function worthOfAnswer(world: Position<SanctumKind>, seat: Seat, choice: Choice, fighter: Fighter, mind: Mind): number {
  const position = clone(sanctum, world);
  const at = waiting(sanctum, position).find((each) => each.seat === seat)!;
  playOn(sanctum, position, at, choice, new Play<SanctumKind>(mind.luck));
  const [next] = waiting(sanctum, position).filter((each) => each.seat === seat);
  if (next?.frame.step === 'penalty' && next.frame !== at.frame) {
    const targets = sanctum.steps.penalty.wishes(position.state, next.frame as never);
    let most = Number.NEGATIVE_INFINITY;
    for (const target of sample(targets)) {
      most = Math.max(most, worthOfAnswer(position, seat, target, fighter, mind));
      if (mind.isLate()) break;
    }
    return most;
  }
  const me = heroAt(position.state, seat);
  if (me.fate === 'alive' && me.fight.phase === 'attack')
    return solveOnce(position.state, seat, fighter.stakes(position.state, seat), fighter.glance, mind.isLate).worth;
  return me.fate === 'dead' ? -100 + 10 * me.defeated : fighter.sense(position.state, seat);
}

/** Enough of many equal targets. */
const sample = <A>(list: readonly A[]): readonly A[] =>
  list.length <= 12 ? list : list.filter((_, i) => i % Math.ceil(list.length / 12) === 0);
