/** Writing the turn, its lasting effects, and the end of the game. */

import type { Seat } from '@astragal/kernel';
import { HEROES, type HeroId } from '../../content/tables.ts';
import type { PlatformerTable, State, TurnStep } from '../../state.ts';
import { climberOf } from '../pieces.ts';
import { claim } from './cards.ts';

export function addToNextAttack(s: State, wounds: number): void {
  s.turn.nextAttack += wounds;
}
export function clearNextAttack(s: State): void {
  s.turn.nextAttack = 0;
}
export function noteBoot(s: State): void {
  s.turn.bootUsed = true;
}
/** H-44: a field Moved upwards. */
export function noteClimb(s: State, seat: Seat, t: PlatformerTable): void {
  s.turn.up++;
  if (s.turn.up === 3) claim(s, seat, 'high-climb', t);
}
export function setSafeStep(s: State, on: boolean): void {
  s.turn.safeStep = on;
}
export function setSafeMoves(s: State): void {
  s.turn.safeMoves = true;
}
export function setSteady(s: State): void {
  s.turn.steady = true;
}
export function setFloating(s: State, seat: Seat): void {
  climberOf(s, seat).floating = true;
}
export function thickenSkin(s: State, seat: Seat): void {
  climberOf(s, seat).stoneSkin++;
}
export function letGo(s: State, seat: Seat, on: boolean): void {
  climberOf(s, seat).lettingGo = on;
}
export function setStep(s: State, step: TurnStep): void {
  s.turn.step = step;
}

/** H-33: lasting effects of this player end; then a fresh turn. */
export function beginTurn(s: State, seat: Seat, t: PlatformerTable): void {
  const climber = climberOf(s, seat);
  climber.stoneSkin = 0;
  climber.floating = false;
  forgetAttacks(s);
  s.turn = freshTurn(seat, s.turn.number + 1);
  t.tell({ kind: 'turn-began', seat, turn: s.turn.number });
}

export const freshTurn = (seat: Seat, number: number): State['turn'] => ({
  seat,
  number,
  step: 0,
  dice: [],
  used: [],
  rolled: [],
  enemyDie: 'none',
  nextAttack: 0,
  bootUsed: false,
  up: 0,
  safeStep: false,
  safeMoves: false,
  steady: false,
  bought: false,
});

/** H-12: the boss turn is a turn of its own for who counts first attacks. */
export function forgetAttacks(s: State): void {
  for (const climber of s.climbers) climber.struck = false;
}

/** The chosen hero for this seat; whoever had it takes this seat's. */
export function castHero(s: State, seat: Seat, hero: HeroId, t: PlatformerTable): void {
  const mine = climberOf(s, seat);
  const other = s.climbers.find((climber) => climber.hero === hero);
  if (other) [other.hero, other.hearts] = [mine.hero, HEROES[mine.hero].health];
  [mine.hero, mine.hearts] = [hero, HEROES[hero].health];
  t.tell({ kind: 'hero-chosen', seat, hero });
}

/** P-107 */
export function win(s: State, seat: Seat, overkill: number, t: PlatformerTable): void {
  s.outcome = 'won';
  s.winner = seat;
  s.overkill = overkill;
  t.tell({ kind: 'game-won', seat, boss: s.boss });
}

/** P-123, and the last round of a game that nobody won. */
export function lose(s: State, seat: Seat, why: 'fainted' | 'events' | 'rounds', t: PlatformerTable): void {
  s.outcome = 'lost';
  t.tell({ kind: 'game-lost', seat, why });
}
