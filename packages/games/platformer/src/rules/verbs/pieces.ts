/** Writing the map: pieces, and levels that come and go. */

import type { Seat } from '@astragal/kernel';
import { type Landmark, LEVEL_FIELDS, landmarkAt } from '../../content/map.ts';
import type { EnemyId, FoeId } from '../../content/tables.ts';
import type { TileId } from '../../content/tiles.ts';
import { type EnemyArrival, type Field, type HeroArrival, OFF, type PlatformerTable, type State } from '../../state.ts';
import { seatsFrom } from '../facts.ts';
import { climberOf, enemyCode, foeIdOf, foeOf, heroCode, isEnemy, NOBODY } from '../pieces.ts';
import { faint } from './wounds.ts';

/** Puts a hero on a field; what fires there is the business of `enterField`. */
export function moveHero(s: State, seat: Seat, to: Field, how: HeroArrival, t: PlatformerTable, by?: Seat): void {
  const climber = climberOf(s, seat);
  const from = climber.at;
  if (from !== OFF && s.stands[from] === heroCode(seat)) s.stands[from] = NOBODY;
  climber.at = to;
  s.stands[to] = heroCode(seat);
  t.tell({ kind: 'hero-moved', seat, from, to, how, ...asked(s, to, by) });
}

const PLAIN = {};
/** Who did it and what the field is called by, where there is something to tell. */
function asked(s: State, to: Field, by: Seat | undefined): { readonly by?: Seat; readonly on?: Landmark } {
  const on = landmarkAt(s, to);
  if (by === undefined) return on === undefined ? PLAIN : { on };
  return on === undefined ? { by } : { by, on };
}

/** Takes the figure up while the pushed piece may go to its field (H-23). */
export function liftHero(s: State, seat: Seat): void {
  s.stands[climberOf(s, seat).at] = NOBODY;
}

export function moveEnemy(s: State, from: Field, to: Field, how: EnemyArrival, t: PlatformerTable, by?: Seat): void {
  const code = s.stands[from]!;
  const enemy = foeIdOf(code);
  s.stands[from] = NOBODY;
  s.stands[to] = code;
  t.tell({ kind: 'enemy-moved', enemy, from, to, how, ...asked(s, to, by) });
}

export function placeEnemy(s: State, enemy: FoeId, at: Field, t: PlatformerTable): void {
  s.stands[at] = enemyCode(enemy);
  t.tell({ kind: 'enemy-appeared', enemy, at });
}

/** P-82: the token goes back to the supply; the boss and its minions likewise. */
export function removeDefeated(s: State, seat: Seat, at: Field, t: PlatformerTable): void {
  const code = s.stands[at]!;
  s.stands[at] = NOBODY;
  if (foeOf(code).kind !== 'boss') climberOf(s, seat).defeated++;
  t.tell({ kind: 'defeated', seat, enemy: foeIdOf(code), at });
}

/** Turns up a level: its tiles become part of the map. */
export function openLevel(s: State, left: TileId, right: TileId, codes: readonly number[], enemy: EnemyId | undefined): void {
  const level = s.highest + 1;
  const map = s.map.slice();
  for (let i = 0; i < LEVEL_FIELDS; i++) map[level * LEVEL_FIELDS + i] = codes[i]!;
  s.map = map;
  s.tiles[2 * level] = left;
  s.tiles[2 * level + 1] = right;
  if (enemy) s.enemyCards[level] = enemy;
  s.highest = level;
}

/** P-33: everything on the lowest level is discarded, its heroes faint, and the map begins one level higher. */
export function removeLowestLevel(s: State, t: PlatformerTable): void {
  const level = s.lowest;
  clearLevel(s, level);
  s.lowest = level + 1;
  t.tell({ kind: 'level-removed', level });
  // Q59: whoever is first after the active player keeps what fainting brings, so that hero faints last.
  for (const seat of seatsFrom(s, s.turn.seat).toReversed()) {
    const { at } = climberOf(s, seat);
    if (at !== OFF && at < s.lowest * LEVEL_FIELDS) faint(s, seat, t);
  }
}

/** P-111: nobody is left below, so everything below the boss level leaves the game. */
export function removeTower(s: State, t: PlatformerTable): void {
  for (let level = s.lowest; level < s.levels; level++) clearLevel(s, level);
  s.lowest = s.levels;
  t.tell({ kind: 'tower-removed' });
}

function clearLevel(s: State, level: number): void {
  for (let field = level * LEVEL_FIELDS; field < (level + 1) * LEVEL_FIELDS; field++) {
    s.lies[field] = 0;
    if (isEnemy(s.stands[field]!)) s.stands[field] = NOBODY;
  }
}

export function noteEntered(s: State, seat: Seat): void {
  climberOf(s, seat).entered = true;
}
