/** Facts that many chapters ask for: what cards, tokens and the solo event add up to. */
import type { Seat } from '@astragal/kernel';
import type { EventEffect, PassiveKey, TokenEffect } from '../content/effects.ts';
import { CARDS, COMPONENTS, EVENTS, HEROES, TOKENS, type TokenId } from '../content/tables.ts';
import type { State } from '../state.ts';
import { climberOf } from './pieces.ts';

/** What lies on a field. */
export const COIN_LIES = 1;
export const GEM_LIES = 2;
export const TOKEN_LIES = 3;

/** P-56: a passive number, added up over the hero card and all cards held. */
export function passive(s: State, seat: Seat, key: PassiveKey): number {
  const { hero, cards } = climberOf(s, seat);
  let sum = HEROES[hero].passive?.[key] ?? 0;
  for (let i = 0; i < cards.length; i++) sum += CARDS[cards[i]!].passive?.[key] ?? 0;
  return sum;
}

/** The hearts of a hero in full health (H-32). */
export const fullHealth = (s: State, seat: Seat): number => HEROES[climberOf(s, seat).hero].health + passive(s, seat, 'maxHealth');

/** The token this player holds that has this effect. */
export function tokenWith(s: State, seat: Seat, effect: keyof TokenEffect): TokenId | undefined {
  const { tokens } = climberOf(s, seat);
  for (let i = 0; i < tokens.length; i++) if (TOKENS[tokens[i]!].effect[effect] !== undefined) return tokens[i];
  return undefined;
}

const CALM: EventEffect = {};
/** What the solo event does to the turn under way; the boss turn is beyond it (H-12). */
export function eventEffect(s: State): EventEffect {
  const event = s.shown[s.shown.length - 1];
  return event === undefined || s.turn.step === 9 ? CALM : EVENTS[event].effect;
}

/** Q51: how many coins or gems the supply still has. */
export function supplyOf(s: State, what: 'coins' | 'gems'): number {
  if (!s.house.enforceTokenLimits) return Number.POSITIVE_INFINITY;
  const lying = what === 'coins' ? COIN_LIES : GEM_LIES;
  let left: number = COMPONENTS[what];
  for (const climber of s.climbers) left -= climber[what];
  for (const thing of s.lies) if (thing === lying) left--;
  return Math.max(0, left);
}

/** The seats in turn order, beginning with this one. */
export const seatsFrom = (s: State, seat: Seat): Seat[] => s.climbers.map((_, i) => (seat + i) % s.climbers.length);

/** P-2: one player alone, with events, loss and score. */
export const isSolo = (s: State): boolean => s.climbers.length === 1;

/** The highest revealed level below the boss level, if one is left (H-47). */
export function highestTowerLevel(s: State): number | undefined {
  const level = Math.min(s.highest, s.levels - 1);
  return level >= s.lowest ? level : undefined;
}
