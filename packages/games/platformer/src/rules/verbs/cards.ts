/** Writing cards: hands, shop, artifacts and decks. */

import { draw, type Seat } from '@astragal/kernel';
import type { Deed } from '../../content/effects.ts';
import { ARTIFACTS, type ArtifactId, type AttackId, CARDS, type CardId, type ItemId, type PotionId } from '../../content/tables.ts';
import type { PlatformerTable, State } from '../../state.ts';
import { climberOf } from '../pieces.ts';

/** P-26: turns a card, or puts a drunk potion under its deck (P-27). */
export function spendCard(s: State, seat: Seat, card: CardId, t: PlatformerTable): void {
  const climber = climberOf(s, seat);
  t.tell({ kind: 'card-used', seat, card });
  if (CARDS[card].family !== 'potion') {
    climber.exhausted.push(card);
    return;
  }
  climber.cards.splice(climber.cards.indexOf(card), 1);
  s.potionBottom.push(card as PotionId);
  fillShop(s, t);
}

export function turnHeroCard(s: State, seat: Seat, t: PlatformerTable): void {
  const climber = climberOf(s, seat);
  climber.turned = true;
  t.tell({ kind: 'ability-used', seat, hero: climber.hero });
}

/** P-34, H-15: the active player's cards are ready again. */
export function recharge(s: State, seat: Seat, t: PlatformerTable): void {
  const climber = climberOf(s, seat);
  const cards = climber.exhausted.length + (climber.turned ? 1 : 0);
  if (cards === 0) return;
  climber.exhausted = [];
  climber.turned = false;
  t.tell({ kind: 'recharged', seat, cards });
}

/** P-53: coins for a card; a larger health pool is filled at once (H-32). */
export function buy(s: State, seat: Seat, card: ItemId | PotionId, price: number, t: PlatformerTable): void {
  const climber = climberOf(s, seat);
  climber.coins -= price;
  climber.cards.push(card);
  climber.hearts += CARDS[card].passive?.maxHealth ?? 0;
  s.turn.bought = true;
  const shop: (ItemId | PotionId | 'empty')[] = CARDS[card].family === 'item' ? s.shopItems : s.shopPotions;
  shop[shop.indexOf(card)] = 'empty';
  t.tell({ kind: 'bought', seat, card, price });
}

/** H-35: fills empty places of the shop; used potions come again once the deck is empty. */
export function fillShop(s: State, t: PlatformerTable): void {
  for (let place = 0; place < s.shopItems.length; place++) {
    if (s.shopItems[place] !== 'empty' || s.itemDeck.length === 0) continue;
    const card = draw(s.itemDeck, t.chance, 'item deck');
    s.shopItems[place] = card;
    t.reveal({ kind: 'shop-filled', place, card });
  }
  for (let place = 0; place < s.shopPotions.length; place++) {
    if (s.shopPotions[place] !== 'empty' || s.potionDeck.length + s.potionBottom.length === 0) continue;
    const card = nextPotion(s, t);
    s.shopPotions[place] = card;
    t.reveal({ kind: 'shop-filled', place, card });
  }
}

const nextPotion = (s: State, t: PlatformerTable): PotionId =>
  s.potionDeck.length > 0 ? draw(s.potionDeck, t.chance, 'potion deck') : s.potionBottom.shift()!;

/** P-117, H-13: whoever did the deed takes the artifact, ready to use, even from another player. */
export function claim(s: State, seat: Seat, deed: Deed, t: PlatformerTable): void {
  for (const artifact of s.artifacts) {
    if (ARTIFACTS[artifact].deed !== deed || climberOf(s, seat).cards.includes(artifact)) continue;
    const from = s.climbers.findIndex(({ cards }) => cards.includes(artifact));
    if (from >= 0) dropArtifact(s, from, artifact);
    climberOf(s, seat).cards.push(artifact);
    t.tell(from < 0 ? { kind: 'artifact-claimed', seat, artifact } : { kind: 'artifact-claimed', seat, artifact, from });
  }
}

function dropArtifact(s: State, seat: Seat, artifact: ArtifactId): void {
  const climber = climberOf(s, seat);
  climber.cards.splice(climber.cards.indexOf(artifact), 1);
  const turned = climber.exhausted.indexOf(artifact);
  if (turned >= 0) climber.exhausted.splice(turned, 1);
}

export function drawAttack(s: State, t: PlatformerTable): AttackId {
  if (s.bossDeck.length === 0) [s.bossDeck, s.bossDiscard] = [s.bossDiscard, []];
  const card = draw(s.bossDeck, t.chance, 'boss attack deck');
  s.bossDiscard.push(card);
  return card;
}

/** P-122: the event is laid on the previous ones. */
export function showEvent(s: State, seat: Seat, t: PlatformerTable): void {
  const event = draw(s.events, t.chance, 'event deck');
  s.shown.push(event);
  t.reveal({ kind: 'event-revealed', seat, event });
}
