/** Positions made by hand: who plays whom, who is chased by what, who wears and knows what. Cards are always taken from where they lie. */
import { type Seat } from '@astragal/kernel';
import type { BlessingId } from './content/blessings.ts';
import { type CardId, type ItemId } from './content/cards.ts';
import type { Gem, Slot } from './content/effects.ts';
import type { HeroId, SkillId } from './content/heroes.ts';
import { type FuryId, type LordId } from './content/lords.ts';
import type { Hero, SanctumState } from './state.ts';

type S = SanctumState;
/** What is said of a hero; the rest is as at the start. */
export interface Seated {
  readonly hero: HeroId;
  /** The space of the march; by default one after the other. */
  readonly at?: number;
  readonly foes?: readonly CardId[];
  readonly bag?: readonly ItemId[];
  readonly wear?: Readonly<Partial<Record<Slot, ItemId>>>;
  readonly skills?: readonly SkillId[];
  /** Gems freed out of the skill table. */
  readonly free?: Readonly<Partial<Record<Gem, number>>>;
  readonly blessings?: readonly BlessingId[];
}
/** What to lay over a fresh game. */
export interface Arrangement {
  readonly heroes: readonly Seated[];
  /** Cards on top of their decks, the first to be drawn first. */
  readonly top?: readonly CardId[];
  /** Act VI: this seat alone fights, the named cards first in its row. */
  readonly battle?: {
    readonly seat: Seat;
    readonly row?: readonly (LordId | FuryId)[];
  };
}
/** Arranges a state after setup. */
export declare function arrange(s: S, { heroes, top, battle: final }: Arrangement): void;
/** These heroes stand on the first spaces of the march, in turn order. */
export declare function seatHeroes(s: S, heroes: readonly HeroId[]): void;
export declare const me: (s: S, seat?: Seat) => Hero;
export declare function march(s: S, seat: Seat, at: number): void;
export declare function toWalls(s: S, ...seats: Seat[]): void;
/** Takes a demon card out of its deck. */
export declare function card(s: S, id: CardId): CardId;
/** Puts this card on top of its deck. */
export declare const stack: (s: S, ...ids: CardId[]) => void;
export declare function chase(s: S, seat: Seat, ...ids: CardId[]): void;
export declare function bag(s: S, seat: Seat, ...items: ItemId[]): void;
/** Frees gems out of the skill table without giving skills. */
export declare function free(s: S, seat: Seat, gem: Gem, n?: number): void;
/** The hero wears this, paid with its own colours. */
export declare function wear(s: S, seat: Seat, slot: Slot, item: ItemId): void;
export declare function learn(s: S, seat: Seat, ...skills: SkillId[]): void;
export declare function bless(s: S, seat: Seat, ...tiles: BlessingId[]): void;
/** Act VI: only this seat fights; the named cards open the row, the rest is whatever lies there. */
export declare function battle(s: S, seat: Seat, ...first: (LordId | FuryId)[]): void;
/** Nine cards lie before this seat, the named ones first. */
export declare function battleRow(s: S, seat: Seat, ...first: (LordId | FuryId)[]): void;
