/** The march: heroes, figures, sets, chests. */

import { draw, type Seat } from '@astragal/kernel';
import type { BonusId, SetLevels } from '../../content/acts.ts';
import { type CardId, faceOf, type ItemId } from '../../content/cards.ts';
import type { Potion } from '../../content/effects.ts';
import { boardOf, type HeroId, SKILLS_OF, skillOf } from '../../content/heroes.ts';
import type { Hero, Phase } from '../../state.ts';
import { heroAt, placeOf, type S, type T, wallsOf, wellCount } from '../hero.ts';

/** S-10: the lot says who begins. */
export function drawFirst(s: S, t: T): void {
  s.first = t.chance.below(s.heroes.length, 'first player');
  t.tell({ kind: 'lot-drawn', seat: s.first });
}

/** S-8, S-9: a hero's board is laid out. */
export function takeHero(s: S, seat: Seat, hero: HeroId, t: T): void {
  layBoard(heroAt(s, seat), hero);
  t.tell({ kind: 'hero-picked', seat, hero });
}

/** Tokens into the pools, gems onto the skills, printed abilities open. */
export function layBoard(me: Hero, hero: HeroId): void {
  const board = boardOf(hero);
  me.hero = hero;
  me.stamina = board.stamina;
  me.focus = board.focus;
  me.table = SKILLS_OF[hero].map((id) => skillOf(id).gems);
  me.whites = SKILLS_OF[hero].map((id) => skillOf(id).whites);
  me.gear.forEach((gear, slot) => {
    gear.wells = Array(wellCount(board.printed[slot]!)).fill('empty');
  });
}

/** S-10: a starting-bonus card from the deck. */
export function drawBonus(s: S, seat: Seat, t: T): BonusId {
  const card = draw(s.bonusDeck, t.chance, 'bonus card');
  heroAt(s, seat).bonus.push(card);
  t.tell({ kind: 'bonus-drawn', seat, card });
  return card;
}

/** A potion of this colour onto a potion space. */
export function gainPotion(s: S, seat: Seat, potion: Potion, t: T): void {
  heroAt(s, seat).potions[potion]++;
  t.tell({ kind: 'potion-gained', seat, potion });
}

/** The next part of the game. */
export function enterPhase(s: S, phase: Phase): void {
  s.phase = phase;
}

/** S-16, K-11: the figure goes to the first space nobody has entered, or to the walls. */
export function advance(s: S, seat: Seat, t: T): void {
  const walls = wallsOf(s.heroes.length);
  s.front = Math.min(s.front + 1, walls);
  heroAt(s, seat).at = s.front;
  s.marching = [seat, ...s.marching.filter((each) => each !== seat)];
  if (s.front === walls) t.tell({ kind: 'walls-reached', seat });
  else t.tell({ kind: 'moved', seat, ...placeOf(s.heroes.length, s.front) });
}

/** S-17, K-55: sets are filled one after the other, levels as listed. */
export function laySets(s: S, sets: readonly SetLevels[], t: T): void {
  for (const levels of sets) s.sets.push(levels.map((level) => drawDemon(s, level, t)));
  t.reveal({ kind: 'sets-laid', sets: s.sets.slice(-sets.length).map((set) => set.map(faceOf)) });
}

/** an empty deck is made again from its discard pile. */
function drawDemon(s: S, level: number, t: T): CardId {
  const deck = s.decks[level - 1]!;
  const discards = s.discards[level - 1]!;
  if (deck.length === 0) while (discards.length > 0) deck.push(draw(discards, t.chance, 'discarded demon'));
  return deck.pop()!;
}

/** S-18: all demons of a set chase the hero from now on. */
export function takeSet(s: S, seat: Seat, set: number, t: T): void {
  const [taken] = s.sets.splice(set, 1);
  for (const card of taken!) heroAt(s, seat).foes.push({ card, hits: faceOf(card).hits.map(() => 'open' as const), side: 'up' });
  t.tell({ kind: 'set-taken', seat, set, faces: taken!.map(faceOf) });
}

/** S-21, S-70: one more gold die for the rest of the game. */
export function grantDie(s: S, seat: Seat, t: T): void {
  heroAt(s, seat).gold++;
  t.tell({ kind: 'die-granted', seat });
}

/** S-19: every demon left on the board shows its item. */
export function openChest(s: S, seat: Seat, t: T): void {
  s.chest = s.sets.flat();
  s.sets = [];
  t.reveal({ kind: 'chest-opened', seat, items: [...s.chest] });
}

/** S-19: one item of the chest. */
export function loot(s: S, seat: Seat, item: ItemId, t: T): void {
  s.chest.splice(s.chest.indexOf(item), 1);
  heroAt(s, seat).bag.push(item);
  t.tell({ kind: 'looted', seat, item });
}

/** S-19: the other cards leave the board. */
export function closeChest(s: S): void {
  discard(s, s.chest);
  s.chest = [];
}

/** to the discard pile of its level. */
export function discard(s: S, cards: readonly CardId[]): void {
  for (const card of cards) s.discards[faceOf(card).level - 1]!.push(card);
}

/** The demons that chase a hero leave without reward (S-74, K-12). */
export function dropDemons(s: S, seat: Seat): void {
  const me = heroAt(s, seat);
  discard(
    s,
    me.foes.map((foe) => foe.card as CardId),
  );
  me.foes = [];
}
