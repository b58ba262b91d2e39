/** The answers, each made once: a choice never changes, so a question may offer the same object again and again. */
import { LEVEL_FIELDS } from '../content/map.ts';
import { type ActionSymbol, CARDS, type CardId, type ItemId, type PotionId, SETUP, SYMBOLS } from '../content/tables.ts';
import { type Action, type Die, type Field, type Fuse, type Grab, SPECIAL_DIE, type Spend, type WalkChoice } from '../state.ts';
import { GEM_PRICES } from './gems.ts';

const FIELDS = (SETUP.tiers.bigger.length + 1) * LEVEL_FIELDS;
const byField = <T>(make: (field: Field) => T): readonly T[] => Array.from({ length: FIELDS }, (_, field) => make(field));
const byDie = <T>(make: (die: Die) => T): readonly T[] => Array.from({ length: SPECIAL_DIE + 1 }, (_, die) => make(die));
const bySymbol = <T>(make: (symbol: ActionSymbol) => T): Readonly<Record<ActionSymbol, T>> =>
  Object.fromEntries(SYMBOLS.map((symbol) => [symbol, make(symbol)])) as Record<ActionSymbol, T>;
const byCard = <T>(make: (card: CardId) => T): Readonly<Record<CardId, T>> =>
  Object.fromEntries(Object.keys(CARDS).map((card) => [card, make(card as CardId)])) as Record<CardId, T>;

export const STOP = { do: 'stop' } as const;
export const END: Action = { do: 'end' };
export const GRAVITY: Action = { do: 'gravity' };
export const DROP = { do: 'drop' } as const;
export const ABILITY: Action = { do: 'ability' };

export const GO: readonly WalkChoice[] = byField((to) => ({ do: 'go', to }));
export const ATTACK: readonly Action[] = byField((at) => ({ do: 'attack', at }));
export const GRAB: readonly Grab[] = byField((at) => ({ do: 'grab', at }));
export const SHOVE: readonly { readonly do: 'shove'; readonly to: Field }[] = byField((to) => ({ do: 'shove', to }));
export const BUY: Readonly<Record<CardId, Action>> = byCard((card) => ({ do: 'buy', card: card as ItemId | PotionId }));
export const USE: Readonly<Record<CardId, Action>> = byCard((card) => ({ do: 'use', card }));

/** By symbol, die and place in the list of gem prices. */
export const SPEND: Readonly<Record<ActionSymbol, readonly (readonly Spend[])[]>> = bySymbol((as) =>
  byDie((die) => GEM_PRICES.map((gems) => ({ do: 'spend', die, as, gems }))),
);
/** By symbol, first die, second die and place in the list of gem prices. */
export const FUSE: Readonly<Record<ActionSymbol, readonly (readonly (readonly Fuse[])[])[]>> = bySymbol((as) =>
  byDie((die) => byDie((other) => GEM_PRICES.map((gems) => ({ do: 'fuse', die, with: other, as, gems })))),
);
/** By die and field. */
export const RESPAWN: readonly (readonly { readonly do: 'respawn'; readonly to: Field; readonly die: Die }[])[] = byDie((die) =>
  byField((to) => ({ do: 'respawn', to, die })),
);
