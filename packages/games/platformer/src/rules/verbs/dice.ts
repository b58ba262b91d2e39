/** Writing dice: the pool and the special die. */

import type { Seat } from '@astragal/kernel';
import type { ActionSymbol, EnemyFace, Special } from '../../content/tables.ts';
import { type Die, type PlatformerTable, SPECIAL_DIE, type State } from '../../state.ts';
import { climberOf } from '../pieces.ts';

export function setDice(s: State, dice: readonly ActionSymbol[], enemyDie: EnemyFace, t: PlatformerTable): void {
  const { turn } = s;
  turn.dice = [...dice];
  turn.rolled = [...dice];
  turn.used = dice.map(() => false);
  turn.enemyDie = enemyDie;
  t.reveal({ kind: 'rolled', seat: turn.seat, dice, enemyDie });
}

/** P-44: sets a pool die aside without turning it, or resets the special die. */
export function useDie(s: State, seat: Seat, die: Die, t: PlatformerTable): void {
  if (die === SPECIAL_DIE) resetSpecial(s, seat, t);
  else s.turn.used[die] = true;
}

export function payGems(s: State, seat: Seat, gems: number): void {
  climberOf(s, seat).gems -= gems;
}

export function changeDie(
  s: State,
  seat: Seat,
  die: Die,
  to: ActionSymbol,
  how: 'rerolled' | 'turned' | 'copied',
  t: PlatformerTable,
): void {
  const from = s.turn.dice[die]!;
  s.turn.dice[die] = to;
  t.tell({ kind: 'die-changed', seat, die, from, to, how });
}

export function setSpecial(s: State, seat: Seat, symbol: ActionSymbol, t: PlatformerTable): void {
  climberOf(s, seat).special = symbol;
  t.tell({ kind: 'special-set', seat, symbol });
}

/** P-31 */
export function resetSpecial(s: State, seat: Seat, t: PlatformerTable): void {
  const climber = climberOf(s, seat);
  if (climber.special === 'blank') return;
  climber.special = 'blank' satisfies Special;
  t.tell({ kind: 'special-reset', seat });
}
