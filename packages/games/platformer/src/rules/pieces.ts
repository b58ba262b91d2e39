/** Who stands on a field, as one number: 0 nobody, 1 to 4 a hero, from 5 an enemy by its place in the table. */
import type { Seat } from '@astragal/kernel';
import { FOE_IDS, FOES, type Foe, type FoeId, SETUP } from '../content/tables.ts';
import type { Climber, Field, State } from '../state.ts';

export const NOBODY = 0;
const FIRST_ENEMY = 5;
const FOE_LIST: readonly Foe[] = FOE_IDS.map((id) => FOES[id]);

export const heroCode = (seat: Seat): number => seat + 1;
export const enemyCode = (enemy: FoeId): number => FIRST_ENEMY + FOE_IDS.indexOf(enemy);
export const isHero = (code: number): boolean => code > NOBODY && code < FIRST_ENEMY;
export const isEnemy = (code: number): boolean => code >= FIRST_ENEMY;
export const seatOf = (code: number): Seat => code - 1;
export const foeOf = (code: number): Foe => FOE_LIST[code - FIRST_ENEMY]!;
export const foeIdOf = (code: number): FoeId => FOE_IDS[code - FIRST_ENEMY]!;

export const climberOf = (s: State, seat: Seat): Climber => s.climbers[seat]!;
export const isFree = (s: State, field: Field): boolean => s.stands[field] === NOBODY;

/** The enemy on a field, if one stands there. */
export function enemyAt(s: State, field: Field): FoeId | undefined {
  const code = s.stands[field] ?? NOBODY;
  return isEnemy(code) ? foeIdOf(code) : undefined;
}

/** P-97, H-2: what one attack must deal; the boss's depends on the levels laid at setup, its own included. */
export function healthOf(s: State, enemy: FoeId): number {
  const foe = FOES[enemy];
  return foe.kind === 'boss' ? SETUP.bossHealth.base + SETUP.bossHealth.perLevel * (s.levels + 1) : foe.health;
}

/** How many pieces of this code stand on the map. */
export function countOf(s: State, code: number): number {
  let count = 0;
  for (let field = 0; field < s.stands.length; field++) if (s.stands[field] === code) count++;
  return count;
}
