/** Answers at a table, of people and of bots: played, written down, and only then told. Everything here is done in the table's turn. */
import type { SeatShare } from '@astragal/fair';
import type { Draft, Entry, Rejected, Seat } from '@astragal/kernel';
import { ProblemError, refuse } from '../ground/problems.ts';
import { ConflictError } from '../store/tables.ts';
import type { Follower, Messages, Reply } from './audience.ts';
import { send, type TableContext } from './context.ts';
import type { TableEnds } from './ends.ts';
import type { LiveMatch, PlayedEntry } from './live-match.ts';
import type { TableLoader } from './loader.ts';

export class TableAnswers {
  readonly #at: TableContext;
  readonly #ends: TableEnds;
  readonly #loader: TableLoader;

  constructor(at: TableContext, ends: TableEnds, loader: TableLoader) {
    this.#at = at;
    this.#ends = ends;
    this.#loader = loader;
  }

  /** Refuses whoever does not play this seat. */
  checkSeat(person: string | undefined, seat: Seat): void {
    const chair = this.#at.row.chairs[seat];
    if (!chair || chair.person === undefined || chair.person !== person || chair.gone) throw refuse('not-your-seat');
  }

  /** Somebody answers a question of their seat. */
  async answer(by: Follower, re: number, seat: Seat, ask: number, choice: string, share: SeatShare = {}): Promise<void> {
    this.checkSeat(by.person, seat);
    if (this.#ends.isLate) {
      await this.#ends.expire();
      this.checkSeat(by.person, seat);
    }
    await this.enter((live) => live.draft(seat, ask, choice, share), { seat, choice }, { follower: by, re, seat });
  }

  /** Somebody takes back the last answer of their seat. */
  async undo(by: Follower, re: number, seat: Seat, ask: number): Promise<void> {
    this.checkSeat(by.person, seat);
    await this.enter((live) => live.draftUndo(seat, ask), { seat, undo: true }, { follower: by, re, seat });
  }

  /**
   * Plays an entry, makes every message it causes, writes it down durably, and only then says anything.
   * Whatever fails before that leaves the stored match as it was, and the one in memory is made again from it.
   */
  async enter(draw: (live: LiveMatch) => Draft | Rejected | 'bad-link', attempted: Partial<Entry>, reply?: Reply): Promise<void> {
    const { house, state, peers } = this.#at;
    const live = state.playing;
    this.#checkLength(live, 'undo' in attempted);
    const before = state.waits;
    let played: PlayedEntry;
    let messages: Messages;
    try {
      const drawn = draw(live);
      if (typeof drawn === 'string') throw this.#rejected(live, drawn, reply);
      played = live.play(drawn, this.#at.row, this.#at.now);
      messages = this.#at.messages(live, played, reply);
    } catch (error) {
      throw error instanceof ProblemError ? error : await this.#ends.freeze(error, attempted);
    }
    await state.append(played);
    house.metrics.count('answers');
    peers.tellEntry(played.row);
    if (live.match.isOver) return this.#ends.finish(messages).catch((error) => this.#finishAgain(error, messages));
    send(messages);
    const { waits } = played.row.after;
    house.asked(
      this.#at,
      waits.filter((seat) => !before.includes(seat)),
    );
    if (!sameSeats(before, waits)) house.changed();
    this.#at.wake();
    peers.askOwner();
  }

  /** No honest game is that long. Taking back ends earlier, so that going to and fro never keeps anybody from playing on. */
  #checkLength({ match }: LiveMatch, isUndo: boolean): void {
    const { entriesPerMatch } = this.#at.house.settings.limits;
    const limit = isUndo ? Math.floor(entriesPerMatch / 2) : entriesPerMatch;
    if (match.length >= limit) throw refuse('record-full', { limit });
  }

  #rejected(live: LiveMatch, why: Rejected | 'bad-link', reply?: Reply): ProblemError {
    if (why !== 'stale' || !reply) return refuse(why === 'closed' ? 'undo-closed' : why);
    // Made now, while memory and store agree.
    const position = live.position(reply.seat, live.log.nothing(reply.seat), this.#at.row, this.#at.now);
    return new ProblemError({ code: 'stale' }, position);
  }

  /** The last answer counts, whoever wrote the table meanwhile: loading it again finishes it. */
  async #finishAgain(error: unknown, messages: Messages): Promise<void> {
    if (!(error instanceof ConflictError)) throw error;
    send(messages);
    await this.#loader.reload();
  }
}

const sameSeats = (a: readonly Seat[], b: readonly Seat[]): boolean => a.length === b.length && a.every((seat, i) => seat === b[i]);
