/** Achievements that are still to be had, and how far away they are. */
import { ACHIEVEMENTS, type Level, MASTERIES, type Mastery } from '../content/acts.ts';
import { itemOf } from '../content/cards.ts';
import { progressOf } from '../rules/levels.ts';
import type { Hero, SanctumState } from '../state.ts';
import type { Outfit } from './worth.ts';

type S = SanctumState;

const MASTERY_IDS = Object.keys(MASTERIES) as readonly Mastery[];
export const PRIZES = [...MASTERY_IDS, 'higher'] as const;
export type Prize = (typeof PRIZES)[number];

/** The spaces of the board, in order. */
const SPACES = ACHIEVEMENTS.map((id) => {
  const [prize, level] = id.split('-') as [Prize, string];
  return { prize, level: Number(level) as Level };
});

/** Levels of all items of an outfit (S-64). */
export const levelsOf = ({ items }: Outfit): number => items.reduce((sum, item) => sum + (item === 'none' ? 0 : itemOf(item).level), 0);

/** K-42: a blocked space does not lead to the higher one. The masteries come first on the board, each with its three levels. */
export const isInPlay = (s: S, mastery: Mastery, level: Level): boolean =>
  s.achievements[3 * MASTERY_IDS.indexOf(mastery) + level - 1]!.by !== 'blocked';

export interface OpenPrize {
  readonly prize: Prize;
  readonly missing: number;
}

/** Open achievements, with what is missing for each after a rest that puts this on. After the breach the board is gone (S-73). */
export function openPrizes(s: S, me: Hero, outfit: Outfit): OpenPrize[] {
  const open: OpenPrize[] = [];
  if (s.breacher >= 0) return open;
  const progress = progressOf(me);
  const reached = { ...progress, equip: Math.max(progress.equip, levelsOf(outfit)) };
  const missing = (mastery: Mastery, level: Level): number => Math.max(0, MASTERIES[mastery][level - 1]! - reached[mastery]);
  for (const [at, { prize, level }] of SPACES.entries()) {
    if (s.achievements[at]!.by !== 'open') continue;
    if (prize !== 'higher') open.push({ prize, missing: missing(prize, level) });
    else {
      let least = Number.POSITIVE_INFINITY;
      for (const mastery of MASTERY_IDS) if (isInPlay(s, mastery, level)) least = Math.min(least, missing(mastery, level));
      open.push({ prize, missing: least });
    }
  }
  return open;
}
