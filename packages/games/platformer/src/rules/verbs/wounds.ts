/** Writing hearts: attacks, wounds, fainting, healing. */

import type { Seat } from '@astragal/kernel';
import { type AttackReason, type Field, OFF, type PlatformerTable, type State, type WoundSource } from '../../state.ts';
import { eventEffect, fullHealth, isSolo, passive } from '../facts.ts';
import { climberOf, foeIdOf, foeOf, heroCode, NOBODY } from '../pieces.ts';
import { claim } from './cards.ts';
import { resetSpecial } from './dice.ts';
import { lose } from './turn.ts';

/** P-36, P-68, Q39: an enemy attacks a hero. Even an attack without a wound is one: it howls and uses up the Buckler (H-31). */
export function attackBy(s: State, at: Field, seat: Seat, why: AttackReason, t: PlatformerTable, more = 0): void {
  const code = s.stands[at]!;
  const foe = foeOf(code);
  const climber = climberOf(s, seat);
  const shield = climber.struck ? 0 : passive(s, seat, 'firstAttackLess');
  const wounds = Math.max(0, foe.damage + more + (eventEffect(s).enemyDamage ?? 0) - shield - climber.stoneSkin);
  climber.struck = true;
  t.tell({ kind: 'attacked', enemy: foeIdOf(code), at, seat, wounds, why });
  if (foe.ability?.howl) resetSpecial(s, seat, t);
  loseHearts(s, seat, wounds, 'attack', t);
}

/** Wounds that are no attack: traps, tokens, thorns, rocks. Stone-skin lowers each source by 1 (H-31). */
export function wound(s: State, seat: Seat, wounds: number, source: WoundSource, t: PlatformerTable): void {
  loseHearts(s, seat, woundsLeft(s, seat, wounds), source, t);
}

/** What is left of the wounds of one source. */
export const woundsLeft = (s: State, seat: Seat, wounds: number): number => Math.max(0, wounds - climberOf(s, seat).stoneSkin);

/** P-83: a heart for each wound; who loses the last one faints. */
function loseHearts(s: State, seat: Seat, wounds: number, source: WoundSource, t: PlatformerTable): void {
  if (wounds === 0) return;
  const climber = climberOf(s, seat);
  climber.hearts = Math.max(0, climber.hearts - wounds);
  t.tell({ kind: 'wounded', seat, wounds, hearts: climber.hearts, source });
  if (climber.hearts === 0) faint(s, seat, t);
}

/** P-84: off the map, special die blank, boss tokens gone, full health; coins, gems and cards stay. Alone it is the end (P-123). */
export function faint(s: State, seat: Seat, t: PlatformerTable): void {
  const climber = climberOf(s, seat);
  t.tell({ kind: 'fainted', seat, at: climber.at });
  if (s.stands[climber.at] === heroCode(seat)) s.stands[climber.at] = NOBODY;
  climber.at = OFF;
  resetSpecial(s, seat, t);
  climber.tokens = [];
  climber.hearts = fullHealth(s, seat);
  claim(s, seat, 'fainted', t);
  if (isSolo(s)) lose(s, seat, 'fainted', t);
}

export function heal(s: State, seat: Seat, hearts: number, t: PlatformerTable): void {
  const climber = climberOf(s, seat);
  const restored = Math.min(hearts, fullHealth(s, seat) - climber.hearts);
  if (restored === 0) return;
  climber.hearts += restored;
  t.tell({ kind: 'healed', seat, hearts: restored });
}
