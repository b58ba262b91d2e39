/** A plan written down as answers: first every change, then every hit; later what blocks. */
import { type BlessingId, blessingOf } from '../content/blessings.ts';
import { PAID, POTIONS, SLOT_AT, type Slot, type Token } from '../content/effects.ts';
import { abilitiesAt, damageOf, firstWell, mayBless, ready } from '../rules/hero.ts';
import type { Hero } from '../state.ts';
import { dodgeOf, type Found } from './judge.ts';
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
  /** Spaces filled so far. */
  readonly filled: { readonly slot: Slot; readonly ability: number; readonly well: number; readonly token: Token }[];
  /** Token blessings not yet used. */
  readonly tiles: BlessingId[];
}

function handsOf({ problem: { me, s }, flexible }: Found): Hands {
  const tiles = mayBless(s) ? me.blessings.flatMap(({ tile, used }) => (!used && blessingOf(tile).token ? [tile] : [])) : [];
  return { me, steps: [], stamina: me.stamina, focus: me.focus, flexible, filled: [], tiles };
}

/** The answers of the attack step, without its end. */
export function attackSteps(found: Found): string[] {
  const { problem, assignments, mode } = found;
  const hands = handsOf(found);
  if (problem.partner >= 0) hands.steps.push(`partner ${problem.partner}`);
  if (mode.surge === 'earlier') surge(hands, mode.spent!.slot, mode.spent!.well, mode.spent!.token);
  const uses = inOrder(found);
  // What an earlier fight has filled is opened first: any change may need the token.
  for (const { use } of uses) open(hands, problem.changes[use.change]!);
  for (const { assignment, use } of uses) write(hands, found, assignment, use.change, use.to);
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

const PLAIN: { readonly [N in Exclude<Change['kind'], 'ability' | 'copy'>]: (change: Change, die: number, to: number) => string } = {
  rage: (_, die, to) => `rage ${die} ${to}`,
  crush: (_, die, to) => `crush ${die} ${to}`,
  flip: (_, die) => `flip ${die}`,
  blessing: ({ blessing }, die, to) => `invoke ${blessing} ${die} ${to}`,
};

function write(hands: Hands, found: Found, { die, way }: Assignment, at: number, to: number): void {
  const { changes } = found.problem;
  const change = changes[at]!;
  // Of two uses of an ability whichever comes first is paid, and the other follows Surge of Power.
  if (change.kind === 'ability') useAbility(hands, change.surge === 'again' ? changes[change.after!]! : change, die, to);
  else hands.steps.push(change.kind === 'copy' ? `copy ${die} ${modelOf(found, die, way.copied)}` : PLAIN[change.kind](change, die, to));
}

/** The die that shows a value to be copied, as it lies or on its way. */
const modelOf = ({ problem, assignments }: Found, die: number, value: number): number =>
  problem.model > 0
    ? assignments.find(({ way }) => way.model)!.die
    : problem.me.fight.dice.findIndex((other, i) => i !== die && other.use !== 'lost' && other.value === value);

/** Where an ability lies. */
function spaceOf({ me }: Hands, { slot, ability }: Change): { slot: Slot; ability: number; well: number } {
  return { slot: slot!, ability: ability!, well: firstWell(abilitiesAt(me, SLOT_AT[slot!]), ability!) };
}

/** Surge of Power opens what an earlier fight has filled. */
function open(hands: Hands, change: Change): void {
  if (change.surge === undefined || change.surge === 'again') return;
  const { slot, well } = spaceOf(hands, change);
  surge(hands, slot, well, change.surge);
}

/** An ability is paid; Surge of Power opens it again where it was used already. */
function useAbility(hands: Hands, change: Change, die: number, to: number): void {
  const { slot, ability, well } = spaceOf(hands, change);
  const before = hands.filled.find((each) => each.slot === slot && each.ability === ability);
  let token: Token = change.either > 0 && hands.flexible > 0 ? 'stamina' : 'focus';
  if (before) {
    surge(hands, slot, well, before.token);
    token = before.token;
  } else if (token === 'stamina') hands.flexible--;
  pay(hands, token, { slot, ability, well });
  hands.steps.push(`use ${slot} ${ability} ${token} ${die} ${to}`);
}

/** A token goes onto a space; a token blessing, or Surge of Power, fills an empty pool first. */
function pay(hands: Hands, token: Token, space: { readonly slot: Slot; readonly ability: number; readonly well: number }): void {
  if (hands[token] === 0) refill(hands, token);
  hands[token]--;
  hands.filled.push({ ...space, token });
}

function refill(hands: Hands, token: Token): void {
  const tile = hands.tiles.findIndex((each) => blessingOf(each).token === token);
  if (tile < 0) surgeSpent(hands, token);
  else {
    hands.steps.push(`bless ${hands.tiles.splice(tile, 1)[0]}`);
    hands[token]++;
  }
}

function surge(hands: Hands, slot: Slot, well: number, token: Token): void {
  hands.steps.push(`surge ${slot} ${well}`);
  hands[token]++;
}

/** Surge of Power on a token spent in this fight, if it was not used yet. */
function surgeSpent(hands: Hands, token: Token): void {
  const spent = hands.filled.find((each) => each.token === token);
  if (spent && !hands.steps.some((step) => step.startsWith('surge'))) surge(hands, spent.slot, spent.well, token);
}

/** The answers of the block step, without its end. */
export function blockSteps(found: Found): string[] {
  const { problem, mode, extra, shielded } = found;
  const { me, s } = problem;
  const hands = handsOf(found);
  if (dodgeOf(me) > 0) hands.steps.push('dodge');
  const worst = worstToHinder(found);
  if (worst >= 0) hands.steps.push(`hinder ${worst}`);
  if (mode.surge === 'earlier') surge(hands, mode.spent!.slot, mode.spent!.well, mode.spent!.token);
  for (const { shield, pay: payment } of shieldsFor(mode.table, ...shielded)) {
    const { slot, ability } = shield;
    const first = firstWell(abilitiesAt(me, SLOT_AT[slot]), ability);
    PAID[payment].forEach((token, i) => {
      pay(hands, token, { slot, ability, well: first + i });
    });
    const step = `shield ${slot} ${ability} ${payment}`;
    hands.steps.push(step);
    if (shield.n === abilitiesAt(me, SLOT_AT[slot])[ability]!.n) continue;
    surge(hands, slot, first, PAID[payment][0]!);
    hands.steps.push(step);
  }
  if (mode.surge === 'shields') surgeSpent(hands, mode.token!);
  if (extra.venom) hands.steps.push(`venom ${POTIONS.find((potion) => me.potions[potion] > 0)}`);
  if (mayBless(s)) for (const ward of extra.wards) hands.steps.push(`ward ${ward}`);
  return hands.steps;
}

/** The foe that Pinning Shot or Smoke Bomb should take, or -1. */
function worstToHinder({ problem: { me, s } }: Found): number {
  const pins = ready(me, 'reduce-hit-card') !== undefined;
  if (!pins && ready(me, 'reduce-one-card') === undefined) return -1;
  const damages = me.foes.map(({ hits }, foe) => (pins && hits.every((hit) => hit === 'open') ? 0 : damageOf(s, me, foe)));
  const most = Math.max(0, ...damages);
  return most > 0 ? damages.indexOf(most) : -1;
}

/** The rules name the two places of a double in order. */
function doubleStep(die: number, a: Place, b: Place): string {
  const [first, second] = a.foe < b.foe || (a.foe === b.foe && a.location < b.location) ? [a, b] : [b, a];
  return `double ${die} ${first.foe} ${first.location} ${second.foe} ${second.location}`;
}
