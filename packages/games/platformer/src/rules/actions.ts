/** P-37, P-43 to P-57: step 5, any number of actions in any order. */
import type { Named, Seat, Steps } from '@astragal/kernel';
import { TOKENS } from '../content/tables.ts';
import type { Action, Fuse, PlatformerKind, PlatformerRefusal, PlatformerTable, Spend, State } from '../state.ts';
import { OFF } from '../state.ts';
import { abilityOf, purchase, refuseAbility, refusePurchase, refuseUse, shopCards, usableCards, useAbility, useCard } from './cards.ts';
import { ABILITY, ATTACK, BUY, DROP, END, GRAB, GRAVITY, USE } from './choices.ts';
import { enemyFields, guards } from './enemies.ts';
import { eventEffect, supplyOf, tokenWith } from './facts.ts';
import { valueWith } from './gems.ts';
import { anythingFalls } from './gravity.ts';
import { refuseGrab } from './handling.ts';
import { climberOf } from './pieces.ts';
import { respawn, waysToRespawn } from './respawn.ts';
import { hangsOnLadder, regionOf } from './space.ts';
import { addWaysToUse, hasSymbol, useSymbol } from './symbols.ts';
import { discardToken, gain, letGo, noteBoot } from './verbs.ts';
import { hasStep } from './walking.ts';

type Verb = Action['do'];
type ActionOf<V extends Verb> = Extract<Action, { do: V }>;

/** H-37: Stone Legs eat the first boot of the turn. */
export const losesBoot = (s: State, seat: Seat): boolean => !s.turn.bootUsed && tokenWith(s, seat, 'firstBootLost') !== undefined;

/** Everything the player could point at. Swords and hands begin with the enemy they are for. */
function wishes(s: State, seat: Seat): Action[] {
  const climber = climberOf(s, seat);
  if (climber.at === OFF) return [...waysToRespawn(s, seat), END];
  const found: Action[] = [];
  addWaysToUse(found as (Spend | Fuse)[], s, seat, 'boot', losesBoot(s, seat) ? 0 : climber.gems);
  addWaysToUse(found as (Spend | Fuse)[], s, seat, 'coin');
  for (const at of guards(s, climber.at)) found.push(ATTACK[at]!);
  for (const at of enemyFields(s)) found.push(GRAB[at]!);
  found.push(GRAVITY);
  if (hangsOnLadder(s, climber.at)) found.push(DROP);
  for (const card of shopCards(s)) found.push(BUY[card]);
  for (const card of usableCards(s, seat)) found.push(USE[card]);
  if (abilityOf(s, seat)) found.push(ABILITY);
  for (const token of climber.tokens) if (TOKENS[token].shedFor) found.push({ do: 'shed', token });
  found.push(END);
  return found;
}

/** H-19: what changes nothing is not offered. */
const NOTHING: PlatformerRefusal = { why: 'nothing-changes', rule: 'P-43' };
const NO_WAY: PlatformerRefusal = { why: 'no-way', rule: 'P-45' };
const NO_SWORD: PlatformerRefusal = { why: 'no-symbol', rule: 'P-46', symbol: 'sword' };

function refuseSymbol(s: State, seat: Seat, { as, gems }: Spend | Fuse): PlatformerRefusal | undefined {
  // A strength that would only ask an empty supply changes nothing either.
  if (as === 'coin') return eventEffect(s).noCoinSymbols || supplyOf(s, 'coins') < valueWith(gems) ? NOTHING : undefined;
  return losesBoot(s, seat) || hasStep(s, climberOf(s, seat).at, true, false) ? undefined : NO_WAY;
}

const REFUSALS: { readonly [V in Verb]?: (s: State, seat: Seat, wish: ActionOf<V>) => PlatformerRefusal | undefined } = {
  spend: refuseSymbol,
  fuse: refuseSymbol,
  attack: (s, seat) => (hasSymbol(s, seat, 'sword') ? undefined : NO_SWORD),
  grab: (s, seat, { at }) => refuseGrab(s, seat, at),
  gravity: (s, seat) => (anythingFalls(s, regionOf(s, climberOf(s, seat).at)) ? undefined : NOTHING),
  buy: (s, seat, { card }) => refusePurchase(s, seat, card),
  use: (s, seat, { card }) => refuseUse(s, seat, card),
  ability: refuseAbility,
  shed(s, seat, { token }) {
    const symbol = TOKENS[token].shedFor!;
    return hasSymbol(s, seat, symbol) ? undefined : { why: 'no-symbol', rule: 'P-47', symbol };
  },
};

/** P-45, P-48: a boot begins a walk, a coin is a coin. */
function takeSymbol(s: State, seat: Seat, way: Spend | Fuse, t: PlatformerTable): void {
  const lost = way.as === 'boot' && losesBoot(s, seat);
  const value = useSymbol(s, seat, way, t);
  if (way.as === 'boot') noteBoot(s);
  if (way.as === 'coin') gain(s, seat, value, 0, 'symbol', t);
  else if (lost) t.tell({ kind: 'boot-lost', seat });
  else t.next({ step: 'walk', seat, points: value, boot: true, up: false, begun: false });
}

/** Q38: gravity as an action works in the hero's own region. */
function fallNow(s: State, seat: Seat, lets: boolean, t: PlatformerTable): void {
  letGo(s, seat, lets);
  t.next({ step: 'gravity', where: regionOf(s, climberOf(s, seat).at), last: false, asked: false });
}

const TAKES: { readonly [V in Exclude<Verb, 'end'>]: (s: State, seat: Seat, choice: ActionOf<V>, t: PlatformerTable) => void } = {
  respawn,
  spend: takeSymbol,
  fuse: takeSymbol,
  attack: (_s, seat, { at }, t) => t.next({ step: 'strike', seat, at, wounds: 0, dice: 0, raised: 0 }),
  grab: (_s, seat, { at }, t) => t.next({ step: 'handling', seat, at, points: 0, dice: true, begun: false }),
  gravity: (s, seat, _, t) => fallNow(s, seat, false, t),
  drop: (s, seat, _, t) => fallNow(s, seat, true, t),
  buy: (s, seat, { card }, t) => purchase(s, seat, card, t),
  use: (s, seat, { card }, t) => useCard(s, seat, card, t),
  ability: (s, seat, _, t) => useAbility(s, seat, t),
  shed: (_s, seat, { token }, t) => t.next({ step: 'shedding', seat, token }),
};

type AnyTake = (s: State, seat: Seat, choice: Action, t: PlatformerTable) => void;
type AnyRefusal = (s: State, seat: Seat, wish: Action) => PlatformerRefusal | undefined;

/** The steps of this chapter. */
export const actionSteps: Pick<Steps<PlatformerKind>, 'actions' | 'shedding'> = {
  actions: {
    wishes: (s, { seat }) => wishes(s, seat),
    refuse: (s, { seat }, wish) => (REFUSALS[wish.do] as AnyRefusal | undefined)?.(s, seat, wish),
    take(s, { seat }: Named<PlatformerKind['frame'], 'actions'>, choice, t) {
      if (choice.do === 'end') return;
      t.next({ step: 'actions', seat });
      (TAKES[choice.do] as AnyTake)(s, seat, choice, t);
    },
  },
  // H-1: a symbol is spent to be rid of a bad token.
  shedding: {
    wishes(s, { seat, token }) {
      const wishes: (Spend | Fuse)[] = [];
      addWaysToUse(wishes, s, seat, TOKENS[token].shedFor!, 0);
      return wishes;
    },
    take(s, { seat, token }, way, t) {
      useSymbol(s, seat, way, t);
      discardToken(s, seat, token, t);
    },
  },
};
