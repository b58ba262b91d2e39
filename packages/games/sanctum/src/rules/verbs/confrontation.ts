/** Demon Lord and fury cards, roars, blessings, victory. */

import { draw, type Seat } from '@astragal/kernel';
import { ROW } from '../../content/acts.ts';
import { type BlessingId, blessingOf } from '../../content/blessings.ts';
import { type FuryId, type LordId, lordOf } from '../../content/lords.ts';
import type { Foe, Hero } from '../../state.ts';
import { heroAt, isBeaten, type S, type T } from '../hero.ts';

/** S-82: the next card of act V shows its effect. */
export function turnLord(s: S, t: T): LordId {
  const place = s.turned++;
  const card = s.cathedral[place]!;
  t.reveal({ kind: 'lord-turned', card, place });
  return card;
}

/** S-90: D F D F D F D F D; fury face down, so without its hits. */
export function dealRow(s: S, seat: Seat, t: T): void {
  const me = heroAt(s, seat);
  for (let place = 0; place < ROW; place++) me.foes.push(place % 2 === 0 ? dealLord(s, t) : dealFury(s, t));
}

function dealLord(s: S, t: T): Foe {
  const card = draw(s.lords, t.chance, 'demon lord card');
  return { card, hits: lordOf(card).hits.map(() => 'open' as const), side: 'up' };
}

const dealFury = (s: S, t: T): Foe => ({ card: draw(s.furies, t.chance, 'fury card'), hits: [], side: 'down' });

/** S-90: the rows lie there, fury hidden. */
export function tellBattle(s: S, t: T): void {
  const row = (me: Hero): (LordId | 'hidden')[] => me.foes.map((foe) => (foe.side === 'down' ? 'hidden' : (foe.card as LordId)));
  t.reveal({ kind: 'battle-begun', rows: s.heroes.map(row) });
}

/** S-91: everybody still fighting makes one fight. */
export function beginRound(s: S, t: T): void {
  s.round++;
  t.tell({ kind: 'round-begun', round: s.round });
}

/** S-95: fury is turned up where the figure arrives. */
export function turnFury(s: S, seat: Seat, t: T): FuryId {
  const me = heroAt(s, seat);
  const foe = me.foes[me.place]!;
  const card = foe.card as FuryId;
  foe.side = 'up';
  foe.hits = lordOf(card).hits.map(() => 'open' as const);
  t.reveal({ kind: 'fury-turned', seat, card, place: me.place });
  return card;
}

/** S-104, S-105, K-45: the roar's cards, fewer each time; defeated cards make a new deck when it runs out. */
export function drawRoar(s: S, t: T): number {
  let drawn = 0;
  for (; drawn < s.roarSize; drawn++) {
    if (s.lords.length === 0) recycle(s, t);
    if (s.lords.length === 0) break;
    s.roar.push(draw(s.lords, t.chance, 'demon lord card'));
  }
  s.roarSize--;
  t.tell({ kind: 'roared', cards: drawn });
  return drawn;
}

function recycle(s: S, t: T): void {
  for (const me of s.heroes)
    for (let place = 0; place < me.place; place += 2) {
      const foe = me.foes[place]!;
      if (foe.side !== 'up' || !isBeaten(foe)) continue;
      foe.side = 'gone';
      s.lords.push(foe.card as LordId);
    }
  t.tell({ kind: 'deck-reshuffled', cards: s.lords.length });
}

/** S-104: the next card of the roar shows its effect. */
export function turnRoar(s: S, t: T): LordId {
  const place = s.roared++;
  const card = s.roar[place]!;
  t.reveal({ kind: 'roar-turned', card, place });
  return card;
}

/** S-116, S-117: what Demon Lord cards have laid on this fight is over. */
export function clearBurdens(s: S, seat: Seat): void {
  const me = heroAt(s, seat);
  me.fewerDice = 0;
  me.extraDamage = 0;
}

/** S-99: this hero leaves play, and nothing can touch it. */
export function win(s: S, seat: Seat, t: T): void {
  const me = heroAt(s, seat);
  me.fate = 'won';
  t.tell({ kind: 'won', seat, health: me.health });
}

/** S-93, S-135: turned face down; a token blessing adds its token. */
export function useBlessing(s: S, seat: Seat, blessing: BlessingId, t: T): void {
  turnBlessing(s, seat, blessing);
  t.tell({ kind: 'blessing-used', seat, blessing });
  const { token } = blessingOf(blessing);
  if (token) heroAt(s, seat)[token]++;
}

/** Face down: used or lost. */
export function turnBlessing(s: S, seat: Seat, blessing: BlessingId): void {
  heroAt(s, seat).blessings.find(({ tile }) => tile === blessing)!.used = true;
}
