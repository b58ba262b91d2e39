/** P-36, P-74 to P-77: what the enemy die makes enemies do. */
import { COLUMNS, rowOf } from '../content/map.ts';
import type { Field, PlatformerTable, State } from '../state.ts';
import { OFF } from '../state.ts';
import { foeOf, isEnemy, isFree, isHero, NOBODY, seatOf } from './pieces.ts';
import { DIRECTIONS, endField, firstField, hasPlatform, LEFT, neighbour, RIGHT } from './space.ts';
import { attackBy, moveEnemy } from './verbs.ts';

/** P-36: every enemy attacks every hero on an adjacent field, from below and from the left (Q17). */
export function enemiesAttack(s: State, t: PlatformerTable): void {
  for (let field = firstField(s); field < endField(s); field++) {
    if (!isEnemy(s.stands[field]!)) continue;
    for (const direction of DIRECTIONS) {
      const beside = neighbour(s, field, direction);
      if (beside !== OFF && isHero(s.stands[beside]!)) attackBy(s, field, seatOf(s.stands[beside]!), 'die', t);
    }
  }
}

/** P-75, P-76, Q15: each row from its leading edge, so that neighbours move together. */
export function moveEnemiesByDie(s: State, face: 'left' | 'right', t: PlatformerTable): void {
  for (let row = rowOf(firstField(s)); row < rowOf(endField(s)); row++)
    for (let i = 0; i < COLUMNS; i++) {
      const field = row * COLUMNS + (face === 'left' ? i : COLUMNS - 1 - i);
      const to = isEnemy(s.stands[field]!) ? dieTarget(s, field, face) : OFF;
      if (to !== OFF) moveEnemy(s, field, to, 'die', t);
    }
}

/** Where the die takes the enemy on this field: onto a free platform field, never through a wall (Q16). */
export function dieTarget(s: State, field: Field, face: 'left' | 'right'): Field {
  if (foeOf(s.stands[field]!).ability?.slow) return OFF;
  const to = neighbour(s, field, face === 'left' ? LEFT : RIGHT);
  return to !== OFF && isFree(s, to) && hasPlatform(s, to) ? to : OFF;
}

/** The fields beside this one from which enemies attack a hero that leaves it (P-68, Q6). */
export function guards(s: State, field: Field): Field[] {
  const found: Field[] = [];
  for (const direction of DIRECTIONS) {
    const beside = neighbour(s, field, direction);
    if (beside !== OFF && isEnemy(s.stands[beside]!)) found.push(beside);
  }
  return found;
}

/** All fields with an enemy, from below and from the left. */
export function enemyFields(s: State): Field[] {
  const found: Field[] = [];
  for (let field = firstField(s); field < endField(s); field++)
    if (s.stands[field] !== NOBODY && isEnemy(s.stands[field]!)) found.push(field);
  return found;
}
