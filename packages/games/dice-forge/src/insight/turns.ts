/** The game retold turn by turn: what each player took, paid, forged and gained, from what was heard. */
import type { Seat } from '@astragal/kernel';
import { type Amounts, type BoarId, type CardId, type DieId, type FaceId, NOTHING, plus } from '../content/index.ts';
import type { Event } from '../state.ts';

/** One thing a player did in his turn. */
export type Deed =
  | { readonly did: 'took'; readonly card: CardId; readonly ousted: Seat | undefined }
  | { readonly did: 'forged'; readonly die: DieId; readonly position: number; readonly face: FaceId; readonly replaced: FaceId }
  | { readonly did: 'used'; readonly card: CardId }
  /** Satyrs: these dice of others. */
  | { readonly did: 'borrowed'; readonly from: readonly Seat[]; readonly faces: readonly FaceId[] }
  /** A boar set loose on somebody. */
  | { readonly did: 'loosed'; readonly victim: Seat; readonly face: BoarId }
  | { readonly did: 'passed' };

/** A turn of a player, over or under way. */
export interface Turn {
  readonly round: number;
  readonly seat: Seat;
  /** Its events in the log: the first, and the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly over: boolean;
  readonly deeds: readonly Deed[];
  readonly spent: Amounts;
  /** What reached the reserve or the hammer, whatever brought it. */
  readonly gained: Amounts;
  /** Gold of it that went under the hammer. */
  readonly hammered: number;
}

/** A turn being told. `sent`: whose boat has just been sent home. */
type Telling = { -readonly [P in keyof Omit<Turn, 'deeds'>]: Turn[P] } & { readonly deeds: Deed[]; sent: Seat | undefined };
type Told<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** What each event adds to the turn of the player who did it. */
const TELL: { readonly [K in Event['kind']]?: (turn: Telling, event: Told<K>) => unknown } = {
  'gear-used': ({ deeds }, { card }) => deeds.push({ did: 'used', card }),
  paid: (turn, { cost }) => (turn.spent = plus(turn.spent, cost)),
  bought: (turn, { price }) => (turn.spent = plus(turn.spent, { ...NOTHING, gold: price })),
  forged: ({ deeds }, { die, position, face, replaced }) => deeds.push({ did: 'forged', die, position, face, replaced }),
  'card-taken': (turn, { card }) => {
    turn.deeds.push({ did: 'took', card, ousted: turn.sent });
    turn.sent = undefined;
  },
  borrowed: ({ deeds }, { dice, faces }) => deeds.push({ did: 'borrowed', from: [...new Set(dice.map(({ seat }) => seat))], faces }),
  'victim-named': ({ deeds }, { victim, face }) => deeds.push({ did: 'loosed', victim, face }),
  gained: (turn, { gains }) => (turn.gained = plus(turn.gained, gains)),
  converted: (turn, { glory }) => (turn.gained = plus(turn.gained, { ...NOTHING, glory })),
  hammered: (turn, { gold, glory }) => {
    turn.hammered += gold;
    turn.gained = plus(turn.gained, { ...NOTHING, gold, glory });
  },
};
type AnyTell = (turn: Telling, event: Event) => unknown;

/** All turns that were heard of, the one under way last. What others do in a turn is no deed of it. */
export function turnsOf(log: readonly Event[]): readonly Turn[] {
  const turns: Telling[] = [];
  for (const [i, event] of log.entries()) {
    if (event.kind === 'turn-begun') turns.push(begun(event, i));
    const turn = turns.at(-1);
    if (!turn || turn.over) continue;
    turn.to = i + 1;
    if (event.kind === 'ousted') turn.sent = event.seat;
    else if (event.kind === 'turn-ended') {
      turn.over = true;
      if (event.passed) turn.deeds.push({ did: 'passed' });
    } else if ('seat' in event && event.seat === turn.seat) (TELL[event.kind] as AnyTell | undefined)?.(turn, event);
  }
  return turns;
}

const begun = ({ round, seat }: Told<'turn-begun'>, from: number): Telling => ({
  round,
  seat,
  from,
  to: from,
  over: false,
  deeds: [],
  spent: NOTHING,
  gained: NOTHING,
  hammered: 0,
  sent: undefined,
});
