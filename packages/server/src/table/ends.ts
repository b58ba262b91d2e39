/** How a game ends, for a seat or for all: by the rules, by the clock, by leaving, or because the rules failed. Everything here is done in the table's turn. */
import type { Entry, Seat } from '@astragal/kernel';
import { middleLevel } from '../ground/games.ts';
import { type ProblemError, refuse } from '../ground/problems.ts';
import type { Chair, TableRow } from '../store/rows.ts';
import type { Messages } from './audience.ts';
import { messageOf, send, type TableContext } from './context.ts';
import { TableDoubts } from './doubts.ts';
import { isUnderWay } from './info.ts';
import { deserted, resultAmong, retired, returned } from './leaving.ts';

export class TableEnds {
  readonly #at: TableContext;
  readonly #doubts: TableDoubts;

  constructor(at: TableContext, doubts = new TableDoubts(at)) {
    this.#at = at;
    this.#doubts = doubts;
  }

  /** The rules have come to their end: first it is written down, then everybody gets the last position. */
  async finish(messages: Messages = []): Promise<void> {
    const { loaded, match } = this.#at.state.live!;
    await this.#end(resultAmong(this.#at.row.chairs, loaded.game.result(match.now.state)), {}, messages);
  }

  async #end(result: NonNullable<TableRow['result']>, change: Partial<TableRow> = {}, messages: Messages = []): Promise<void> {
    const { house, row, now } = this.#at;
    const { loaded, match } = this.#at.state.live!;
    const { tally } = loaded;
    const tallies = tally && row.chairs.map((_, seat) => tally(match.now.state, seat));
    const end = { ...change, phase: 'over', ended: now, result, ...(tallies && { tallies }) } as const;
    await this.#at.write(end, ...house.ending({ ...row, ...end }, match.now.state));
    send(messages);
    this.#at.sayTable();
    house.changed();
    house.ended(this.#at);
  }

  /** The rules failed: this table stops at its last good position, with a report; everything else goes on. */
  async freeze(error: unknown, attempted: Partial<Entry>): Promise<ProblemError> {
    const { house, state, id, row } = this.#at;
    house.metrics.count('frozen');
    house.log.error({ table: id, game: row.game, error: messageOf(error) }, 'rules failed; the table is frozen');
    try {
      await state.freeze({ error: messageOf(error), entry: attempted });
      this.#at.sayTable();
      this.#at.sayPositions();
      house.changed();
    } catch (failure) {
      state.isDoubtful = true;
      house.log.error({ table: id, error: messageOf(failure) }, 'the report of a frozen table could not be saved');
    }
    return refuse('frozen', { reason: 'rules' });
  }

  /** The seat's person plays no more. */
  async retire(seat: Seat, why: NonNullable<Chair['gone']>, level?: string): Promise<void> {
    const { state, row, now } = this.#at;
    const live = state.underWay;
    const { loaded, match } = live;
    const chairs = retired(row.chairs, seat, why, level ?? row.chairs[seat]!.level ?? middleLevel(loaded));
    const result = deserted(chairs, loaded.game.result(match.now.state));
    if (result) {
      await this.#end(result, { chairs });
      this.#at.sayPositions();
      return;
    }
    await this.#at.change({ chairs, ...live.clocksWith(chairs, seat, row, now) });
    await this.#doubts.look();
    this.#at.wake();
    this.#at.peers.askOwner();
  }

  /** Somebody comes back to their seat. */
  async comeBack(seat: Seat): Promise<void> {
    const { state, row, now } = this.#at;
    const live = state.underWay;
    const chairs = returned(row.chairs, seat);
    await this.#at.change({ chairs, ...live.clocksWith(chairs, seat, row, now) });
    if (live.clocks.read) this.#at.sayPositions();
  }

  /** Whether a bot may take over: nobody is at this seat, and has not been for a while. */
  isAbandoned(seat: Seat): boolean {
    const { audience, row, waits, now, house } = this.#at;
    const { person } = row.chairs[seat] ?? {};
    if (person === undefined || audience.isHere(person)) return false;
    return now - (audience.awaySince(person) ?? waits.since) >= house.settings.awayMs;
  }

  /** Whether somebody's time is up, or patience with a doubt. */
  get isLate(): boolean {
    return this.#at.due !== undefined && this.#at.due <= this.#at.now;
  }

  /** Whoever has no time left is out, as the table chose; a doubt that need not hold the table does not. */
  async expire(): Promise<void> {
    const { house, state } = this.#at;
    await this.#doubts.look();
    for (const seat of state.live?.clocks.outOfTime(this.#at.now) ?? []) {
      const { row } = this.#at;
      const { timeout } = row;
      if (!isUnderWay(row)) return;
      house.metrics.count('timeouts');
      await this.retire(seat, timeout === 'resign' ? 'resigned' : 'timeout');
    }
  }
}
