/** How likely each attack card is to be resolved if the boss acted now: reckoned, since a search asks thousands of times. */
import { ATTACK_IDS, ATTACKS, type AttackId, BOSSES, ENEMY_DIE } from '../content/tables.ts';
import { symbolCount } from '../rules/boss.ts';
import type { State } from '../state.ts';

/** From 0 to 1. */
export function bossOdds(s: State): Partial<Record<AttackId, number>> {
  return BOSSES[s.boss].chooses === 'by-enemy-die' ? oddsByDie(s) : oddsByPairs(s);
}

/** P-103: each face is equally likely to come up from the cards left in the deck, or from all of them once it is empty. */
function oddsByDie(s: State): Partial<Record<AttackId, number>> {
  const odds: Partial<Record<AttackId, number>> = {};
  for (const face of ENEMY_DIE) {
    const inDeck = s.bossDeck.filter((card) => ATTACKS[card].indicator === face);
    const cards =
      inDeck.length > 0 ? inDeck : ATTACK_IDS.filter((card) => ATTACKS[card].boss === s.boss && ATTACKS[card].indicator === face);
    for (const card of cards) odds[card] = (odds[card] ?? 0) + 1 / ENEMY_DIE.length / cards.length;
  }
  return odds;
}

/** P-104, P-105: over all pairs that may be drawn; on a tie both are resolved. */
function oddsByPairs(s: State): Partial<Record<AttackId, number>> {
  const odds: Partial<Record<AttackId, number>> = {};
  const deck = s.bossDeck.length > 0 ? s.bossDeck : s.bossDiscard;
  const counts = deck.map((card) => symbolCount(s, card));
  const share = 2 / (deck.length * (deck.length - 1));
  const isDrawn = (at: number): void => {
    odds[deck[at]!] = (odds[deck[at]!] ?? 0) + share;
  };
  for (let a = 0; a < deck.length; a++)
    for (let b = a + 1; b < deck.length; b++) {
      if (counts[a]! >= counts[b]!) isDrawn(a);
      if (counts[b]! >= counts[a]!) isDrawn(b);
    }
  return odds;
}
