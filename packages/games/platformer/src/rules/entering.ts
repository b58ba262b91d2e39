/** H-21: what happens when a hero comes to be on a field. Only a Move wakes Roots; everything else fires however one came. */
import type { Seat } from '@astragal/kernel';
import { printAt, ROWS, rowOf, TRAP } from '../content/map.ts';
import { BOSSES } from '../content/tables.ts';
import type { Field, HeroArrival, PlatformerTable, State } from '../state.ts';
import { OFF } from '../state.ts';
import { passive, TOKEN_LIES } from './facts.ts';
import { revealLevel } from './levels.ts';
import { climberOf, foeOf, isEnemy } from './pieces.ts';
import { DIRECTIONS, isBossLevel, neighbour } from './space.ts';
import { attackBy, collect, giveToken, lay, moveHero, noteEntered, removeTower, wound } from './verbs.ts';

/** Puts the hero there: trap, pick-up, icon, Roots, reveal, in this order; a faint stops all but the reveal. */
export function enterField(s: State, seat: Seat, to: Field, how: HeroArrival, t: PlatformerTable, by?: Seat): void {
  moveHero(s, seat, to, how, t, by);
  for (const fires of [spring, pickUp, takeIcon, wakeRoots]) {
    fires(s, seat, to, how, t);
    if (climberOf(s, seat).at === OFF) break;
  }
  if (s.highest < s.levels && rowOf(to) === (s.highest + 1) * ROWS - 1) revealLevel(s, t);
  if (climberOf(s, seat).at !== OFF && isBossLevel(s, to)) joinBossLevel(s, seat, t);
}

/** P-20, Q12: a trap wounds whoever comes to be on it. */
function spring(s: State, seat: Seat, at: Field, _how: HeroArrival, t: PlatformerTable): void {
  if (printAt(s, at) === TRAP && passive(s, seat, 'ignoreTraps') === 0) wound(s, seat, 1, 'trap', t);
}

/** Q14: coins and gems are taken in passing, in falling too unless the house says otherwise. */
function pickUp(s: State, seat: Seat, at: Field, how: HeroArrival, t: PlatformerTable): void {
  const lying = s.lies[at]!;
  if (lying === 0 || lying === TOKEN_LIES || (how === 'fall' && !s.house.collectWhileFalling)) return;
  collect(s, seat, at, t);
}

/** P-93, H-13: the boss's token on a special icon, unless one is held already. */
function takeIcon(s: State, seat: Seat, at: Field, _how: HeroArrival, t: PlatformerTable): void {
  const { icon } = BOSSES[s.boss];
  if (s.lies[at] !== TOKEN_LIES || climberOf(s, seat).tokens.includes(icon)) return;
  lay(s, at, 0);
  giveToken(s, seat, icon, t);
}

/** Treants attack a hero that Moves next to them; Smoke hides from them too (H-27). */
function wakeRoots(s: State, seat: Seat, at: Field, how: HeroArrival, t: PlatformerTable): void {
  if (how !== 'move' || s.turn.safeMoves) return;
  for (const direction of DIRECTIONS) {
    const field = neighbour(s, at, direction);
    if (field === OFF || !isEnemy(s.stands[field]!) || !foeOf(s.stands[field]!).ability?.roots) continue;
    attackBy(s, field, seat, 'roots', t);
    if (climberOf(s, seat).at === OFF) return;
  }
}

/** P-111, Q46: when the last hero has entered, the tower below is gone. */
function joinBossLevel(s: State, seat: Seat, t: PlatformerTable): void {
  if (climberOf(s, seat).entered) return;
  noteEntered(s, seat);
  if (s.climbers.every(({ entered }) => entered)) removeTower(s, t);
}
