/** What a foe shows, and what the next space of the march lays out. */
import type { Seat } from '@astragal/kernel';
import { ACTS, type SetLevels } from '../content/acts.ts';
import { lordOf } from '../content/lords.ts';
import { placeOf, wallsOf } from '../rules/hero.ts';
import type { FoeView, HeroView, SanctumView } from '../state.ts';

/** The numbers to hit; a fury card face down shows none. */
export function numbersOf(foe: FoeView): readonly number[] {
  if (foe.kind === 'demon') return foe.face.hits;
  return foe.card === 'hidden' ? [] : lordOf(foe.card).hits;
}

/** What is printed as damage; unknown counts nothing. */
export function printedDamage(foe: FoeView): number {
  if (foe.kind === 'demon') return foe.face.damage;
  return foe.card === 'hidden' ? 0 : lordOf(foe.card).damage;
}

/** Locations still to be filled. */
export const openOn = (foe: FoeView): number => foe.hits.filter((hit) => hit === 'open').length;
export const isBeaten = (foe: FoeView): boolean => foe.hits.length > 0 && openOn(foe) === 0;

/** Which of a hero's foes lie in play: all demons; in the Final Battle the card of the figure and so many after it, at the end of the row the last. */
export function foesInPlay({ phase, heroes }: SanctumView, seat: Seat, ahead = 1): number[] {
  const { foes, place } = heroes[seat]!;
  const all = foes.map((_, at) => at);
  if (phase !== 'battle') return all;
  const first = Math.max(0, Math.min(place, all.length - 1 - ahead));
  return all.slice(first, first + 1 + ahead);
}

export const freeDice = (hero: HeroView): number => hero.fight.dice.filter(({ use }) => use === 'free').length;

/** What the space after the front lays out: one set, five on a new board, nothing at the walls. */
export function nextSets({ heroes, front }: SanctumView): readonly SetLevels[] {
  if (front + 1 >= wallsOf(heroes.length)) return [];
  const { act, space } = placeOf(heroes.length, front + 1);
  return ACTS[act][space - 1]!;
}
