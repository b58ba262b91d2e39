/** What a turn of the march brings. A rest for a few tokens or one small item, and a fight without a hit, bring nothing. */
import type { Choice, Seat } from '@astragal/kernel';
import { tokenTotal } from '../rules/hero.ts';
import { progressOf } from '../rules/levels.ts';
import type { Hero, SanctumState } from '../state.ts';
import { openHits } from './march.ts';

/** With less than this share of its tokens spent a hero needs no rest. */
const ENOUGH = 1 / 3;

const isSpent = (me: Hero): boolean => {
  const all = tokenTotal(me, 'stamina') + tokenTotal(me, 'focus');
  return all - me.stamina - me.focus >= ENOUGH * all;
};

/** What is to be seen of each action: of a rest its need, of a fight its hits. */
const BRINGS: Readonly<Record<string, (before: Hero, after: Hero) => boolean>> = {
  move: () => true,
  breach: () => true,
  answer: () => true,
  rest: (before, after) =>
    isSpent(before) ||
    before.angel !== after.angel ||
    after.blessings.length > before.blessings.length ||
    progressOf(after).equip > progressOf(before).equip + 1,
  fight: (before, after) => openHits(after) < openHits(before) || after.raging > before.raging,
};

export const turnBrings = (before: SanctumState, [action]: readonly Choice[], after: SanctumState, seat: Seat): boolean | undefined =>
  action && BRINGS[action.do]?.(before.heroes[seat]!, after.heroes[seat]!);
