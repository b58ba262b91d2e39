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
  const pairs = deck.flatMap((a, i) => deck.slice(i + 1).map((b) => [a, b]));
  for (const pair of pairs) {
    const most = Math.max(...pair.map((card) => symbolCount(s, card)));
    for (const card of pair) if (symbolCount(s, card) === most) odds[card] = (odds[card] ?? 0) + 1 / pairs.length;
  }
  return odds;
}
