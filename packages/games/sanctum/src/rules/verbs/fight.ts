/** Dice, hits, damage and wounds. */

import type { Seat } from '@astragal/kernel';
import { type CardId, faceOf, type ItemId } from '../../content/cards.ts';
import type { SkillId } from '../../content/heroes.ts';
import type { FuryId, LordId } from '../../content/lords.ts';
import { type BlockSource, type Die, type DieSource, type FightPhase, freshFight } from '../../state.ts';
import { BY_HAND, type SkillVerb } from '../by-hand.ts';
import { deathMark, heroAt, ready, type S, type T } from '../hero.ts';

/** S-28: against all foes at once. */
export function beginFight(s: S, seat: Seat, t: T): void {
  heroAt(s, seat).fight.phase = 'potions';
  t.tell({ kind: 'fight-begun', seat });
}

/** The next of the six steps. */
export function enterFightPhase(s: S, seat: Seat, phase: FightPhase): void {
  heroAt(s, seat).fight.phase = phase;
}

/** All marks of a fight end with it. */
export function endFight(s: S, seat: Seat): void {
  heroAt(s, seat).fight = freshFight();
}

/** S-116: one die is not rolled in this fight. */
export function setAside(s: S, seat: Seat, die: 'gold' | 'silver', t: T): void {
  heroAt(s, seat).fight.aside.push(die);
  t.tell({ kind: 'die-set-aside', seat, die });
}

/** S-30: all dice together. */
export function rollDice(s: S, seat: Seat, gold: number, silver: boolean, t: T): void {
  const { fight } = heroAt(s, seat);
  for (let i = 0; i < gold + (silver ? 1 : 0); i++) {
    const value = t.chance.below(6, `die ${i} of seat ${seat}`) + 1;
    fight.dice.push({ value, rolled: value, silver: i === gold, changed: false, use: 'free', foe: -1, location: -1 });
  }
  t.reveal({ kind: 'rolled', seat, dice: fight.dice.map((die) => die.value), silver });
}

/** K-28: a reroll is no change and wipes the mark of one. */
export function reroll(s: S, seat: Seat, die: number, t: T): void {
  const rolled = heroAt(s, seat).fight.dice[die]!;
  const from = rolled.value;
  rolled.value = t.chance.below(6, `die ${die} of seat ${seat}`) + 1;
  rolled.rolled = rolled.value;
  rolled.changed = false;
  t.reveal({ kind: 'rerolled', seat, die, from, to: rolled.value });
}

/** K-28: every effect that sets or changes a die marks it, the same value too. */
export function changeDie(s: S, seat: Seat, die: number, to: number, by: DieSource, t: T): void {
  const changed = heroAt(s, seat).fight.dice[die]!;
  const from = changed.value;
  changed.value = to;
  changed.changed = true;
  t.tell({ kind: 'die-changed', seat, die, from, to, by });
}

/** The after-roll window closes (K-27). */
export function beginAttack(s: S, seat: Seat): void {
  heroAt(s, seat).fight.begun = true;
}

/** Once per fight: the skill behind an answer is used up, and given back. */
export function useReady(s: S, seat: Seat, verb: SkillVerb): SkillId {
  const me = heroAt(s, seat);
  for (const op of BY_HAND[verb]) {
    const skill = ready(me, op);
    if (skill === undefined) continue;
    me.fight.used.push(skill);
    return skill;
  }
  throw new RangeError(`seat ${seat} has no skill left to ${verb} with`);
}

/** S-31: a die fills a location showing its value. */
export function assign(s: S, seat: Seat, die: number, foe: number, location: number, t: T): void {
  const me = heroAt(s, seat);
  const placed: Die = me.fight.dice[die]!;
  placed.use = 'placed';
  placed.foe = foe;
  placed.location = location;
  me.foes[foe]!.hits[location] = 'die';
  t.tell({ kind: 'hit', seat, die, foe, location, value: placed.value, double: false });
}

/** K-31: the second hit of Double Strike counts as a hit marker. */
export function assignSecond(s: S, seat: Seat, die: number, foe: number, location: number, t: T): void {
  const me = heroAt(s, seat);
  me.foes[foe]!.hits[location] = 'mark';
  t.tell({ kind: 'hit', seat, die, foe, location, value: me.fight.dice[die]!.value, double: true });
}

/** S-31: all its locations are filled. */
export function tellKill(s: S, seat: Seat, foe: number, t: T): void {
  t.tell({ kind: 'demon-killed', seat, foe, face: faceOf(heroAt(s, seat).foes[foe]!.card as CardId) });
}

/** S-94: the figure moves right. */
export function defeatCard(s: S, seat: Seat, t: T): void {
  const me = heroAt(s, seat);
  t.tell({ kind: 'card-defeated', seat, foe: me.place, card: me.foes[me.place]!.card as LordId | FuryId });
  me.defeated++;
  me.place++;
}

/** S-32: so much damage less. */
export function block(s: S, seat: Seat, damage: number, by: BlockSource, t: T): void {
  heroAt(s, seat).fight.blocked += damage;
  t.tell({ kind: 'blocked', seat, damage, by });
}

/** K-35: the first shield ability of the fight is used. */
export function useShieldAbility(s: S, seat: Seat): void {
  heroAt(s, seat).fight.shielded = true;
}

/** S-32, S-33: counter down; at the death mark the hero dies. */
export function wound(s: S, seat: Seat, wounds: number, t: T): void {
  const me = heroAt(s, seat);
  me.health = Math.max(0, me.health - wounds);
  if (me.fight.phase !== 'none') me.fight.wounds += wounds;
  t.tell({ kind: 'wounded', seat, wounds, health: me.health });
  dieIfMarked(s, seat, t);
}

/** S-33, S-100: a counter on a marked space is death. */
export function dieIfMarked(s: S, seat: Seat, t: T): void {
  const me = heroAt(s, seat);
  if (me.health > deathMark(me)) return;
  me.fate = 'dead';
  t.tell({ kind: 'died', seat });
}

/** S-35, S-98: dice on cards become hit markers, all dice come back. */
export function takeDiceBack(s: S, seat: Seat): void {
  const me = heroAt(s, seat);
  for (const { hits } of me.foes) for (let i = 0; i < hits.length; i++) if (hits[i] === 'die') hits[i] = 'mark';
  me.fight.dice = [];
}

/** S-34: the card is turned, its item goes into the bag. */
export function turnDemon(s: S, seat: Seat, foe: number, t: T): void {
  const me = heroAt(s, seat);
  const [killed] = me.foes.splice(foe, 1);
  const item = killed!.card as ItemId;
  me.bag.push(item);
  t.reveal({ kind: 'item-found', seat, item });
}
