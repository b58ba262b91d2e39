/** A plan written down as answers: first every change, then every hit, then what blocks. */
import { blessingOf } from '../content/blessings.ts';
import { POTIONS, type Potion, SLOT_AT, type Slot, type Token } from '../content/effects.ts';
import { abilitiesAt, firstWell, mayBless, ready } from '../rules/hero.ts';
import type { Hero } from '../state.ts';
import type { Found } from './judge.ts';
import type { Assignment, Place } from './search.ts';
import { shieldsFor } from './shields.ts';
import type { Change } from './ways.ts';

/** What is in the hero's hands while the steps are written down. */
interface Hands {
  readonly me: Hero;
  readonly steps: string[];
  stamina: number;
  focus: number;
  /** Stamina still to go on spaces that take either. */
  flexible: number;
  /** Spaces of dice abilities filled so far. */
  readonly filled: { readonly change: Change; readonly token: Token }[];
  /** Token blessings not yet used. */
  readonly tiles: string[];
}

/** The answers of the attack step, without its end. */
export function attackSteps(found: Found): string[] {
  const { problem, assignments, flexible, mode } = found;
  const { me, s } = problem;
  const tiles = mayBless(s) ? me.blessings.flatMap(({ tile, used }) => (!used && blessingOf(tile).token ? [tile] : [])) : [];
  const hands: Hands = { me, steps: [], stamina: me.stamina, focus: me.focus, flexible, filled: [], tiles };
  if (problem.partner >= 0) hands.steps.push(`partner ${problem.partner}`);
  if (mode.surge === 'earlier') surge(hands, mode.spent!.slot, mode.spent!.well, mode.spent!.token);
  for (const { assignment, use } of inOrder(found)) write(hands, found, assignment, use.change, use.to);
  for (const { die, place, double } of assignments.toSorted((a, b) => a.place.foe - b.place.foe))
    hands.steps.push(double ? doubleStep(die, place, double) : `hit ${die} ${place.foe} ${place.location}`);
  if (mode.surge === 'dice') surgeSpent(hands, mode.token!);
  return hands.steps;
}

type Use = { readonly assignment: Assignment; readonly use: Assignment['way']['uses'][number] };

/** The changes die by die; a copy comes at the moment when its model shows the value. */
function inOrder({ problem, assignments }: Found): Use[] {
  const usesOf = (assignment: Assignment): Use[] => assignment.way.uses.map((use) => ({ assignment, use }));
  const copy = assignments.find(({ way }) => way.copied > 0);
  if (!copy) return assignments.flatMap(usesOf);
  const others = assignments.filter((each) => each !== copy).flatMap(usesOf);
  const shown = problem.model === 0 ? 0 : others.findIndex(({ assignment, use }) => assignment.way.model && use.to === problem.model) + 1;
  return [...others.slice(0, shown), ...usesOf(copy), ...others.slice(shown)];
}

function write(hands: Hands, found: Found, { die, way }: Assignment, at: number, to: number): void {
  const change = found.problem.changes[at]!;
  if (change.kind === 'ability') return useAbility(hands, change, die, to);
  const { kind } = change;
  hands.steps.push(
    kind === 'flip'
      ? `flip ${die}`
      : kind === 'blessing'
        ? `invoke ${change.blessing} ${die} ${to}`
        : kind === 'copy'
          ? `copy ${die} ${modelOf(found, die, way.copied)}`
          : `${kind} ${die} ${to}`,
  );
}

/** The die that shows a value to be copied, as it lies or on its way. */
const modelOf = ({ problem, assignments }: Found, die: number, value: number): number =>
  problem.model > 0
    ? assignments.find(({ way }) => way.model)!.die
    : problem.me.fight.dice.findIndex((other, i) => i !== die && other.use !== 'lost' && other.value === value);

/** An ability is paid. Surge of Power opens it where it is full; a token blessing, or Surge again, fills an empty pool. */
function useAbility(hands: Hands, change: Change, die: number, to: number): void {
  const { slot, ability } = change as { slot: Slot; ability: number };
  const before = hands.filled.find((each) => each.change.slot === slot && each.change.ability === ability);
  let token: Token = change.either > 0 && hands.flexible > 0 ? 'stamina' : 'focus';
  if (before) {
    surge(hands, slot, wellOf(hands.me, slot, ability), before.token);
    token = before.token;
  } else {
    if (change.surge !== undefined) surge(hands, slot, wellOf(hands.me, slot, ability), change.surge as Token);
    if (token === 'stamina') hands.flexible--;
  }
  if (hands[token] === 0) refill(hands, token);
  hands[token]--;
  hands.filled.push({ change, token });
  hands.steps.push(`use ${slot} ${ability} ${token} ${die} ${to}`);
}

function refill(hands: Hands, token: Token): void {
  const tile = hands.tiles.findIndex((each) => blessingOf(each as never).token === token);
  if (tile < 0) return surgeSpent(hands, token);
  hands.steps.push(`bless ${hands.tiles.splice(tile, 1)[0]}`);
  hands[token]++;
}

function surge(hands: Hands, slot: Slot, well: number, token: Token): void {
  hands.steps.push(`surge ${slot} ${well}`);
  hands[token]++;
}

/** Surge of Power on a token spent on dice, if it was not used yet. */
function surgeSpent(hands: Hands, token: Token): void {
  const spent = hands.filled.find((each) => each.token === token);
  if (!spent || hands.steps.some((step) => step.startsWith('surge'))) return;
  surge(hands, spent.change.slot!, wellOf(hands.me, spent.change.slot!, spent.change.ability!), token);
}

/** The well of a one-space ability among those of its item space. */
const wellOf = (me: Hero, slot: Slot, ability: number): number => firstWell(abilitiesAt(me, SLOT_AT[slot]), ability);

/** The rules name the two places of a double in order. */
function doubleStep(die: number, a: Place, b: Place): string {
  const [first, second] = a.foe < b.foe || (a.foe === b.foe && a.location < b.location) ? [a, b] : [b, a];
  return `double ${die} ${first.foe} ${first.location} ${second.foe} ${second.location}`;
}
