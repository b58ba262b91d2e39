/** What other servers did at this table: heard as it happens, or found in the store. A message that is lost, doubled, late or out of order changes nothing but time. */
import type { TableNews } from '../cluster/news.ts';
import { ProblemError } from '../ground/problems.ts';
import { StoreError } from '../store/driver.ts';
import type { EntryRow, Revision, TableRow } from '../store/rows.ts';
import { ConflictError } from '../store/tables.ts';
import type { Presence } from './audience.ts';
import { messageOf, send, type TableContext } from './context.ts';
import type { LiveMatch } from './live-match.ts';
import type { TableLoader } from './loader.ts';
import type { SerialQueue } from './serial-queue.ts';

export class TableListener {
  readonly #at: TableContext;
  readonly #loader: TableLoader;
  readonly #queue: SerialQueue;

  constructor(at: TableContext, loader: TableLoader, queue: SerialQueue) {
    this.#at = at;
    this.#loader = loader;
    this.#queue = queue;
  }

  /** Another server says something about this table. */
  hear(news: TableNews, from: string): void {
    void this.#follow(() => this.#heed(news, from));
  }

  /** Whether the store knows more than we do. */
  isBehind({ revision, entries, lines }: Revision): boolean {
    const { state, chat } = this.#at;
    return (
      state.isDoubtful ||
      revision > state.revision ||
      (state.live !== undefined && entries > state.live.match.length) ||
      (chat.last !== undefined && lines > chat.last)
    );
  }

  /** Reads what the store knows and we do not. */
  catchUp({ revision }: Revision): Promise<void> {
    return this.#follow(async () => {
      if (revision > this.#at.state.revision) await this.#followRow();
      await this.#fillGap();
      this.#at.sayLines(await this.#at.chat.news());
    });
  }

  /** Another server says who is there; without a presence, it is gone. */
  setElsewhere(server: string, presence: Presence | undefined): void {
    if (!this.#at.audience.setElsewhere(server, presence, this.#at.now)) return;
    this.#at.sayWhoIsHere();
    this.#at.wake();
  }

  /** Follows what others have done, in its turn. What fails now is found out when the store is looked at again. */
  #follow(work: () => Promise<void>): Promise<void> {
    return this.#queue.run(async () => {
      if (this.#at.isGone) return;
      const { state, house, id } = this.#at;
      try {
        await (state.isDoubtful ? this.#loader.reload() : work());
        if (state.isRowBehind) await this.#followRow();
      } catch (error) {
        state.isDoubtful ||= !this.#at.isGone;
        if (!(error instanceof ProblemError || error instanceof StoreError || error instanceof ConflictError))
          house.log.error({ table: id, error: messageOf(error) }, 'what another server did could not be followed');
      }
    });
  }

  async #heed(news: TableNews, from: string): Promise<void> {
    const { state, chat, peers } = this.#at;
    peers.heard();
    if ('entry' in news) await this.#hearEntry(news.entry);
    else if ('entries' in news) await (state.live && news.entries > state.live.match.length && this.#fillGap());
    else if ('revision' in news) await (news.revision > state.revision && this.#followRow());
    else if ('chat' in news) this.#at.sayLines(await chat.heard(news.chat));
    else if ('chatAnew' in news) await this.#at.sayChatAnew();
    else if ('here' in news) this.setElsewhere(from, news);
    else if ('who' in news && peers.isInvolved) peers.announce();
  }

  /** An entry of another server: known, the next, or there is a gap. */
  async #hearEntry(entry: EntryRow): Promise<void> {
    const { live } = this.#at.state;
    if (!live || entry.number <= live.match.length) return;
    if (entry.number === live.match.length + 1) this.#playAgain(live, entry);
    else await this.#fillGap();
  }

  async #fillGap(): Promise<void> {
    const { house, state, id } = this.#at;
    const { live } = state;
    if (!live) return;
    for (const entry of await house.store.matches.entriesAfter(id, live.match.length)) {
      house.metrics.count('gaps');
      this.#playAgain(live, entry);
    }
  }

  #playAgain(live: LiveMatch, entry: EntryRow): void {
    const { peers, now } = this.#at;
    peers.heard();
    // Others play here and it is nothing to us: it may leave memory at once, or every answer would be played again for nobody.
    this.#at.touched = peers.isInvolved ? now : 0;
    const news = this.#at.state.playAgain(entry);
    this.#at.house.metrics.count('followed');
    send(this.#at.messages(live, news));
    this.#at.wake();
  }

  /** Another server has written the row. */
  async #followRow(): Promise<void> {
    const { state, audience, row: before } = this.#at;
    await this.#loader.readRow();
    const { row } = this.#at;
    if (row.phase === 'playing' && !state.live) await this.#loader.load();
    audience.look(row);
    await this.#at.dropStrangers();
    this.#at.sayTable();
    if (before.phase !== row.phase || before.clocks?.at !== row.clocks?.at || !sameChairs(before, row)) {
      this.#at.sayPositions();
      this.#at.peers.announce();
    }
    this.#at.wake();
  }
}

const sameChairs = (a: TableRow, b: TableRow): boolean => JSON.stringify(a.chairs) === JSON.stringify(b.chairs);
