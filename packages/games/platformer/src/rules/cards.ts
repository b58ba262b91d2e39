/** P-26, P-27, P-53 to P-56: buying and using items, potions, artifacts and hero abilities. */
import type { Seat, Steps } from '@astragal/kernel';
import type { Use, UseEffect } from '../content/effects.ts';
import { COLUMNS, floorAt, OPEN, printAt, rowOf, SHOP } from '../content/map.ts';
import { CARDS, type CardId, HEROES, type ItemId, type PotionId, SYMBOLS } from '../content/tables.ts';
import type { Field, PlatformerKind, PlatformerRefusal, PlatformerTable, State } from '../state.ts';
import { OFF } from '../state.ts';
import { enterField } from './entering.ts';
import { eventEffect, fullHealth, passive, supplyOf, TOKEN_LIES } from './facts.ts';
import { gloveTargets } from './handling.ts';
import { climberOf, isFree } from './pieces.ts';
import { DIRECTIONS, hasPlatform, neighbour, onMap } from './space.ts';
import { throwDie, unusedDice } from './symbols.ts';
import {
  addToNextAttack,
  buy,
  changeDie,
  claim,
  collect,
  fillShop,
  gain,
  heal,
  setFloating,
  setSafeMoves,
  setSafeStep,
  setSteady,
  spendCard,
  thickenSkin,
  turnHeroCard,
} from './verbs.ts';
import { hasStep } from './walking.ts';

// Buying

const DEAR = 5;

/** H-34: all discounts add up; a card never costs less than 1. */
export function priceOf(s: State, seat: Seat, card: ItemId | PotionId): number {
  const { family, price } = CARDS[card];
  const first = s.turn.bought ? 0 : (eventEffect(s).firstDiscount ?? 0);
  const potion = family === 'potion' ? passive(s, seat, 'potionDiscount') : 0;
  return Math.max(1, price - passive(s, seat, 'discount') - potion - first);
}

const NOT_IN_SHOP: PlatformerRefusal = { why: 'not-in-shop', rule: 'P-21' };

/** P-21, P-53: only on a shop field, and only with enough coins. */
export function refusePurchase(s: State, seat: Seat, card: ItemId | PotionId): PlatformerRefusal | undefined {
  const { at, coins } = climberOf(s, seat);
  if (printAt(s, at) !== SHOP) return NOT_IN_SHOP;
  const need = priceOf(s, seat, card);
  return coins < need ? { why: 'coins', rule: 'P-53', need, have: coins } : undefined;
}

export function purchase(s: State, seat: Seat, card: ItemId | PotionId, t: PlatformerTable): void {
  const price = priceOf(s, seat, card);
  buy(s, seat, card, price, t);
  if (price >= DEAR) claim(s, seat, 'dear-purchase', t);
  fillShop(s, t);
}

/** The cards in the shop, each once: two equal potions are one wish. */
export function shopCards(s: State): (ItemId | PotionId)[] {
  const cards: (ItemId | PotionId)[] = [];
  for (const card of s.shopItems) if (card !== 'empty') cards.push(card);
  for (const card of s.shopPotions) if (card !== 'empty' && !cards.includes(card)) cards.push(card);
  return cards;
}

// Where cards place a hero

/** Q54, H-28: the field directly under the first platform above, if it is free and not the hero's own. */
export function grapnelTarget(s: State, at: Field): Field {
  for (let field = at + COLUMNS; onMap(s, field); field += COLUMNS)
    if (floorAt(s, field) !== OPEN) return field - COLUMNS !== at && isFree(s, field - COLUMNS) ? field - COLUMNS : OFF;
  return OFF;
}

/** H-28: every other free platform field of the hero's row; walls do not matter. */
export function mistTargets(s: State, at: Field): Field[] {
  const found: Field[] = [];
  const start = rowOf(at) * COLUMNS;
  for (let field = start; field < start + COLUMNS; field++)
    if (field !== at && isFree(s, field) && hasPlatform(s, field)) found.push(field);
  return found;
}

/** H-44: adjacent coins and gems, also under a piece. */
export function lodestoneTargets(s: State, at: Field): Field[] {
  const found: Field[] = [];
  for (const direction of DIRECTIONS) {
    const field = neighbour(s, at, direction);
    if (field !== OFF && s.lies[field] !== 0 && s.lies[field] !== TOKEN_LIES) found.push(field);
  }
  return found;
}

// Using

type UseOf<E extends UseEffect> = Extract<Use, { effect: E }>;
type Using<E extends UseEffect> = {
  /** Whether it would change anything now (H-19). */
  readonly helps: (s: State, seat: Seat, use: UseOf<E>) => boolean;
  readonly run: (s: State, seat: Seat, use: UseOf<E>, t: PlatformerTable) => void;
};

const always = (): boolean => true;
const hasUnusedDice = (s: State): boolean => s.turn.used.includes(false);
/** Two unused dice that show different faces. */
function hasTwoFaces(s: State): boolean {
  const { dice, used } = s.turn;
  const first = used.indexOf(false);
  return first >= 0 && dice.some((face, die) => !used[die] && face !== dice[first]);
}

/** What each word of the card vocabulary does. */
const USES: { readonly [E in UseEffect]: Using<E> } = {
  // H-25: Moves, but no boots.
  walk: {
    helps: (s, seat) => hasStep(s, climberOf(s, seat).at, false, false),
    run: (_s, seat, { fields }, t) => t.next({ step: 'walk', seat, points: fields, boot: false, up: false, begun: false }),
  },
  climb: {
    helps: (s, seat) => hasStep(s, climberOf(s, seat).at, false, true),
    run: (_s, seat, { fields }, t) => t.next({ step: 'walk', seat, points: fields, boot: false, up: true, begun: false }),
  },
  'next-attack': { helps: always, run: (s, _seat, { wounds }) => addToNextAttack(s, wounds) },
  coins: { helps: (s) => supplyOf(s, 'coins') > 0, run: (s, seat, { coins }, t) => gain(s, seat, coins, 0, 'card', t) },
  gems: { helps: (s) => supplyOf(s, 'gems') > 0, run: (s, seat, { gems }, t) => gain(s, seat, 0, gems, 'card', t) },
  heal: {
    helps: (s, seat) => climberOf(s, seat).hearts < fullHealth(s, seat),
    run: (s, seat, { hearts }, t) => heal(s, seat, hearts, t),
  },
  hand: { helps: (s, seat) => gloveTargets(s, seat).length > 0, run: (_s, seat, _use, t) => t.next({ step: 'gloves', seat }) },
  reroll: {
    helps: hasUnusedDice,
    run: (_s, seat, { dice }, t) => t.next({ step: 'rerolling', seat, any: dice === 'any', picked: [] }),
  },
  'turn-die': { helps: hasUnusedDice, run: (_s, seat, _use, t) => t.next({ step: 'turning', seat }) },
  'copy-die': { helps: hasTwoFaces, run: (_s, seat, _use, t) => t.next({ step: 'copying', seat }) },
  'pull-token': {
    helps: (s, seat) => lodestoneTargets(s, climberOf(s, seat).at).length > 0,
    run: (_s, seat, _use, t) => t.next({ step: 'pulling', seat }),
  },
  'place-under-platform': {
    helps: (s, seat) => grapnelTarget(s, climberOf(s, seat).at) !== OFF,
    run: (s, seat, _use, t) => enterField(s, seat, grapnelTarget(s, climberOf(s, seat).at), 'placement', t),
  },
  'place-in-row': {
    helps: (s, seat) => mistTargets(s, climberOf(s, seat).at).length > 0,
    run: (_s, seat, _use, t) => t.next({ step: 'landing', seat }),
  },
  steady: { helps: (s) => !s.turn.steady, run: (s) => setSteady(s) },
  float: { helps: (s, seat) => !climberOf(s, seat).floating, run: (s, seat) => setFloating(s, seat) },
  'thick-skin': { helps: always, run: (s, seat) => thickenSkin(s, seat) },
  'safe-step': { helps: (s) => !s.turn.safeStep, run: (s) => setSafeStep(s, true) },
  'safe-moves': { helps: (s) => !s.turn.safeMoves, run: (s) => setSafeMoves(s) },
};

const usingOf = (use: Use): Using<never> => USES[use.effect] as unknown as Using<never>;
const helps = (s: State, seat: Seat, use: Use): boolean => usingOf(use).helps(s, seat, use as never);

/** The cards in hand that can be used, each once. */
export function usableCards(s: State, seat: Seat): CardId[] {
  const { cards } = climberOf(s, seat);
  const found: CardId[] = [];
  for (const card of cards) if (CARDS[card].use !== undefined && !found.includes(card)) found.push(card);
  return found;
}

export function refuseUse(s: State, seat: Seat, card: CardId): PlatformerRefusal | undefined {
  if (climberOf(s, seat).exhausted.includes(card)) return { why: 'exhausted', rule: 'P-26' };
  return helps(s, seat, CARDS[card].use!) ? undefined : { why: 'nothing-changes', rule: 'P-43' };
}

export function useCard(s: State, seat: Seat, card: CardId, t: PlatformerTable): void {
  const use = CARDS[card].use!;
  spendCard(s, seat, card, t);
  usingOf(use).run(s, seat, use as never, t);
}

/** The hero card's once-per-turn ability, if it has one. */
export const abilityOf = (s: State, seat: Seat): Use | undefined => HEROES[climberOf(s, seat).hero].use;

export function refuseAbility(s: State, seat: Seat): PlatformerRefusal | undefined {
  if (climberOf(s, seat).turned) return { why: 'exhausted', rule: 'P-55' };
  return helps(s, seat, abilityOf(s, seat)!) ? undefined : { why: 'nothing-changes', rule: 'P-43' };
}

export function useAbility(s: State, seat: Seat, t: PlatformerTable): void {
  const use = abilityOf(s, seat)!;
  turnHeroCard(s, seat, t);
  usingOf(use).run(s, seat, use as never, t);
}

/** Calla: an unused die may take the face of another one (H-11). */
const copies = (s: State): PlatformerKind['asks']['copying'][] => {
  const dice = unusedDice(s);
  return dice.flatMap((die) =>
    dice.flatMap((from) => (s.turn.dice[die] !== s.turn.dice[from] ? [{ do: 'copy' as const, die, from }] : [])),
  );
};

type CardSteps = 'landing' | 'rerolling' | 'turning' | 'copying' | 'pulling';
/** The questions that cards ask. */
export const cardSteps: Pick<Steps<PlatformerKind>, CardSteps> = {
  landing: {
    wishes: (s, { seat }) => mistTargets(s, climberOf(s, seat).at).map((to) => ({ do: 'land', to })),
    take: (s, { seat }, { to }, t) => enterField(s, seat, to, 'placement', t),
  },
  rerolling: {
    wishes(s, { picked }) {
      const wishes: PlatformerKind['asks']['rerolling'][] = [];
      for (const die of unusedDice(s)) if (!picked.includes(die)) wishes.push({ do: 'pick', die });
      if (picked.length > 0) wishes.push({ do: 'roll' });
      return wishes;
    },
    take(s, { seat, any, picked }, choice, t) {
      if (choice.do === 'pick' && any) return t.next({ step: 'rerolling', seat, any, picked: [...picked, choice.die] });
      for (const die of choice.do === 'pick' ? [choice.die] : picked) changeDie(s, seat, die, throwDie(seat, die, t.chance), 'rerolled', t);
    },
  },
  turning: {
    wishes: (s) =>
      unusedDice(s).flatMap((die) => SYMBOLS.filter((to) => to !== s.turn.dice[die]).map((to) => ({ do: 'turn' as const, die, to }))),
    take: (s, { seat }, { die, to }, t) => changeDie(s, seat, die, to, 'turned', t),
  },
  copying: {
    wishes: copies,
    take: (s, { seat }, { die, from }, t) => changeDie(s, seat, die, s.turn.dice[from]!, 'copied', t),
  },
  pulling: {
    wishes: (s, { seat }) => lodestoneTargets(s, climberOf(s, seat).at).map((from) => ({ do: 'pull', from })),
    take: (s, { seat }, { from }, t) => collect(s, seat, from, t),
  },
};
