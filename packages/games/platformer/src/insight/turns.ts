/** The game retold turn by turn: how far each player went, whom it pushed and felled, what it bought, gained and lost. */
import type { Seat } from '@astragal/kernel';
import type { Landmark } from '../content/map.ts';
import type { CardId, FoeId } from '../content/tables.ts';
import { type Field, OFF, type PlatformerEvent } from '../state.ts';

/** A turn of a player, over or under way. */
export interface StoriedTurn {
  readonly round: number;
  readonly seat: Seat;
  /** Its events in the log: the first, and the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly over: boolean;
  /** Fields gone by the player's own moves. */
  readonly fields: number;
  /** Where the hero is when the turn is over; nothing if it did not stir. */
  readonly end: { readonly at: Field; readonly on: Landmark | undefined } | undefined;
  readonly pushed: readonly (Seat | FoeId)[];
  readonly defeated: readonly FoeId[];
  readonly bought: readonly CardId[];
  readonly used: readonly CardId[];
  readonly coins: number;
  readonly gems: number;
  readonly paid: number;
  readonly wounds: number;
  readonly fainted: boolean;
  /** Levels opened, counted from 0. */
  readonly revealed: readonly number[];
  readonly won: boolean;
}
type Telling = { -readonly [P in keyof StoriedTurn]: StoriedTurn[P] extends readonly (infer T)[] ? T[] : StoriedTurn[P] };

type Kind = PlatformerEvent['kind'];
type Of<K extends Kind> = Extract<PlatformerEvent, { kind: K }>;

/** What each event adds to the turn in which it happens. */
const TELL: { readonly [K in Kind]?: (turn: Telling, event: Of<K>) => unknown } = {
  'hero-moved'(turn, { seat, to, how, by, on }) {
    if (by === turn.seat) turn.pushed.push(seat);
    if (seat !== turn.seat) return;
    if (how === 'move' || how === 'portal') turn.fields++;
    turn.end = { at: to, on };
  },
  'enemy-moved': (turn, { enemy, how, by }) => how === 'push' && by === turn.seat && turn.pushed.push(enemy),
  'level-revealed': (turn, { level }) => turn.revealed.push(level),
};
/** What counts only where it happens to the player whose turn it is. */
const TELL_OWN: typeof TELL = {
  defeated: (turn, { enemy }) => turn.defeated.push(enemy),
  bought(turn, { card, price }) {
    turn.bought.push(card);
    turn.paid += price;
  },
  'coins-lost': (turn, { coins }) => (turn.paid += coins),
  'card-used': (turn, { card }) => turn.used.push(card),
  collected: (turn, { what }) => (what === 'coin' ? turn.coins++ : turn.gems++),
  gained(turn, { coins, gems }) {
    turn.coins += coins;
    turn.gems += gems;
  },
  wounded: (turn, { wounds }) => (turn.wounds += wounds),
  fainted(turn) {
    turn.fainted = true;
    turn.end = { at: OFF, on: undefined };
  },
  'game-won': (turn) => (turn.won = true),
};
type AnyTell = (turn: Telling, event: PlatformerEvent) => unknown;

/** All turns that were heard of, the one under way last. */
export function turnsOf(log: readonly PlatformerEvent[], seats: number): readonly StoriedTurn[] {
  const turns: Telling[] = [];
  for (const [i, event] of log.entries()) {
    if (event.kind === 'turn-began') {
      const before = turns.at(-1);
      if (before) before.over = true;
      turns.push(begun(event, i, seats));
    }
    const turn = turns.at(-1);
    if (!turn) continue;
    turn.to = i + 1;
    if (event.kind === 'game-won' || event.kind === 'game-lost') turn.over = true;
    (TELL[event.kind] as AnyTell | undefined)?.(turn, event);
    if ('seat' in event && event.seat === turn.seat) (TELL_OWN[event.kind] as AnyTell | undefined)?.(turn, event);
  }
  return turns;
}

const begun = ({ seat, turn }: Of<'turn-began'>, from: number, seats: number): Telling => ({
  round: Math.ceil(turn / seats),
  seat,
  from,
  to: from,
  over: false,
  fields: 0,
  end: undefined,
  pushed: [],
  defeated: [],
  bought: [],
  used: [],
  coins: 0,
  gems: 0,
  paid: 0,
  wounds: 0,
  fainted: false,
  revealed: [],
  won: false,
});
