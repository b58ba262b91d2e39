/**
 * Luck that somebody's browser could not prove. Whoever was told what everybody was gets the proof of it, and nothing stands still. Otherwise the
 * table does, for everybody, its clocks too, until all who play agree to go on; whoever does not want to may leave. Where it is one browser's word
 * against what is written down, that seat's own clock goes on and the others need not wait for ever. The rules: `docs/fair-dice.md`.
 */
import { type LuckClaim, signsOf, type Weighed } from '@astragal/fair';
import type { Seat } from '@astragal/kernel';
import type { Doubt, RequestOf } from '@astragal/wire';
import { refuse } from '../ground/problems.ts';
import type { TableRow } from '../store/rows.ts';
import type { Follower } from './audience.ts';
import type { TableContext } from './context.ts';
import { isActive, openDoubt, payersOf, seatsOf, settledSince } from './info.ts';
import { fairSecret, recordOf } from './opening.ts';

/** Doubts of a match that are remembered. */
const MOST = 32;
/** Doubts of a seat that are answered by a proof; and those that it may hold the table with although nothing confirms them. */
const MOST_UNFOUNDED = 3;
const MOST_CLAIMED = 2;

type Misfit = Pick<RequestOf<'doubt'>, 'misfit' | 'claim'>;

const isSpent = ({ doubts = [] }: Pick<TableRow, 'doubts'>, seat: Seat): boolean =>
  doubts.filter(({ by, claimed }) => claimed && by === seat).length >= MOST_CLAIMED;

export class TableDoubts {
  readonly #at: TableContext;
  /** By seat: doubts since the last that stopped the table; they came to nothing, or are being weighed. */
  readonly #unfounded = new Map<Seat, number>();

  constructor(at: TableContext) {
    this.#at = at;
  }

  /** Compares what a browser was told with what is written down. Done beside the table's turn. */
  async weigh(by: Follower, seat: Seat, claim: LuckClaim): Promise<Weighed> {
    const { house, state, row, id } = this.#at;
    const { loaded, isFair } = state.underWay;
    if (!isFair) throw refuse('wrong-phase', { phase: row.phase });
    const before = this.#unfounded.get(seat) ?? 0;
    if (before >= MOST_UNFOUNDED) throw refuse('doubt-refused', { reason: 'spent' });
    this.#unfounded.set(seat, before + 1);
    const head = await house.store.matches.head(id);
    const secret = head && (await fairSecret(house, id, head.record));
    const given = { secret: secret && signsOf(secret), claim };
    const origin = { person: by.person, address: by.address ?? '' };
    return house.replayer.play(loaded, 'weigh', () => recordOf(house.store, id), given, origin);
  }

  /** A seat's browser could not prove what fell; `isClaimed`: and nothing here shows that it is so. What it brings is kept with the reports. */
  async raise(seat: Seat, { misfit, claim }: Misfit, isClaimed: boolean): Promise<void> {
    const { house, state, row, now, id } = this.#at;
    const { at: entry, kind } = misfit;
    const open = openDoubt(row);
    if (open) return this.#confirm(open, isClaimed);
    const live = state.playing;
    const { doubts = [] } = row;
    if (isClaimed && isSpent(row, seat)) throw refuse('doubt-refused', { reason: 'spent' });
    if (!isClaimed && doubts.some((each) => !each.claimed && each.entry === entry)) throw refuse('doubt-refused', { reason: 'settled' });
    this.#unfounded.delete(seat);
    house.log.error({ table: id, seat, misfit, isClaimed }, 'luck could not be proven; the table stands still');
    await house.store.matches.addFault(id, now, { error: JSON.stringify({ misfit, claim }), number: live.match.length });
    const doubt: Doubt = { entry, kind, by: seat, raised: now, ...(isClaimed && { claimed: true }), agreed: [] };
    await this.#at.change({ doubts: [...doubts.slice(1 - MOST), doubt], ...live.clocksHeld(row, now, payersOf(row, doubt)) });
    this.#at.sayPositions();
    house.changed();
  }

  /** The table stands still already. What was one browser's word is more, if another's can be confirmed. */
  async #confirm({ claimed, ...open }: Doubt, isClaimed: boolean): Promise<void> {
    if (claimed && !isClaimed) await this.#write(open);
  }

  /** Somebody agrees, with all seats they play, to go on. */
  async agree({ person }: Follower): Promise<void> {
    const { row } = this.#at;
    const doubt = openDoubt(row);
    const mine = seatsOf(row, person).filter((seat) => isActive(row.chairs[seat]!));
    if (mine.length === 0) throw refuse('not-your-seat');
    if (doubt) await this.#write({ ...doubt, agreed: [...new Set([...doubt.agreed, ...mine])] });
  }

  /** Somebody has left, or some time has passed: perhaps it need not stand still any more. */
  async look(): Promise<void> {
    const { row, now } = this.#at;
    const doubt = openDoubt(row);
    if (doubt && isSettled(row, doubt, now)) await this.#write(doubt);
  }

  async #write(doubt: Doubt): Promise<void> {
    const { house, state, row, now, peers } = this.#at;
    const settled = isSettled(row, doubt, now);
    const doubts = [...row.doubts!.slice(0, -1), { ...doubt, ...(settled && { settled: now }) }];
    await this.#at.change({ doubts, ...state.underWay.clocksHeld(row, now) });
    this.#at.sayPositions();
    if (!settled) return;
    house.asked(this.#at, state.waits);
    house.changed();
    this.#at.wake();
    peers.askOwner();
  }
}

const isSettled = (row: TableRow, doubt: Doubt, now: number): boolean => (settledSince(row, doubt) ?? Number.POSITIVE_INFINITY) <= now;
