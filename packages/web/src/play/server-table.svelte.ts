/** A server's table as it goes on: who sits there, what each of my seats sees, what was said. */

import type { Seat } from '@astragal/kernel';
import { type SeatAction, SeatedTable } from '@astragal/table/seated-table.svelte.ts';
import type { Notice, NoticeOf } from '@astragal/wire';
import { wishes } from '../base/settings.svelte.ts';
import { complain } from '../base/toast.svelte.ts';
import { call, type Trouble, troubleOf } from '../net/api.ts';
import { socket } from '../net/socket.svelte.ts';

export class ServerTable extends SeatedTable {
  trouble: Trouble | undefined = $state.raw();
  readonly #leave: () => void;
  /** Coming in again after too many did so at once. */
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** Whether the server has told, on the line there is, how things stand. */
  #isHere = false;
  /** Answers that wait for that, and hear whether we are there. */
  #waiting: ((isHere: boolean) => void)[] = [];

  constructor(id: string) {
    super(id, wishes);
    this.#leave = socket.keep({
      table: id,
      begin: () => this.#follow(),
      end: () => socket.ask({ type: 'unfollow', table: id }),
      hear: (notice) => this.#hear(notice),
    });
  }

  stop(): void {
    clearTimeout(this.#retry);
    this.#leave();
    this.#arrive(false);
  }

  async speak(text: string): Promise<void> {
    await socket.ask({ type: 'chat', table: this.id, text });
  }

  /** What is said while the line is lost, or was lost on the way, is said when it is back, unless it has counted: the question's number tells. */
  protected async send(said: SeatAction, seat: Seat, ask: number): Promise<void> {
    const where = { table: this.id, seat, ask };
    for (let isAgain = false; ; isAgain = true) {
      if (!(await this.#isAsked(seat, ask))) return;
      try {
        await socket.ask('undo' in said ? { type: 'undo', ...where } : { type: 'answer', ...where, choice: said.choice });
        return;
      } catch (error) {
        const trouble = troubleOf(error);
        if (trouble.code === 'offline') continue;
        if (!isAgain || trouble.code !== 'stale') complain(trouble);
        return;
      }
    }
  }

  /** Whether the seat is still asked this, as soon as it can be known. */
  async #isAsked(seat: Seat, ask: number): Promise<boolean> {
    const isHere = (socket.state === 'open' && this.#isHere) || (await new Promise<boolean>((told) => this.#waiting.push(told)));
    return isHere && this.feeds[seat]?.latest?.ask === ask;
  }

  #arrive(isHere: boolean): void {
    this.#isHere = isHere;
    for (const told of this.#waiting.splice(0)) told(isHere);
  }

  async #follow(): Promise<void> {
    const marks = Object.fromEntries(Object.entries(this.feeds).flatMap(([key, feed]) => (feed.latest ? [[key, feed.latest.mark]] : [])));
    this.#isHere = false;
    try {
      await socket.ask({ type: 'follow', table: this.id, marks });
      this.trouble = undefined;
      this.#arrive(true);
      await this.#recall();
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble.code === 'too-fast') this.#retry = setTimeout(() => void this.#follow(), Math.max(500, Number(trouble.wait)));
      else if (trouble.code !== 'offline') {
        this.trouble = trouble;
        this.#arrive(false);
      }
    }
  }

  /** A long log came without its beginning: fetches that, page by page, while the game goes on. */
  async #recall(): Promise<void> {
    for (const [as, feed] of Object.entries(this.feeds))
      for (let missing = feed.missing; missing > 0; missing = feed.missing) {
        const page = await call('story', undefined, { table: this.id, query: { to: missing, as } }).catch(() => undefined);
        if (page) feed.recall(page);
        if (feed.missing === missing) break; // It may be fetched another time.
      }
  }

  #hear(notice: Notice): void {
    if (notice.type === 'table' && notice.table.id === this.id) this.meet(notice.table);
    else if (notice.type === 'unfollowed' && notice.table === this.id) this.trouble = { code: 'not-found' };
    else if (notice.type === 'position' && notice.table === this.id) this.receive(notice);
    else if (notice.type === 'presence' && notice.table === this.id) this.presence = notice;
    else if (notice.type === 'chat' && notice.table === this.id) this.#listen(notice);
  }

  #listen({ lines, anew }: NoticeOf<'chat'>): void {
    const before = anew ? [] : this.chat;
    const last = before.at(-1)?.number ?? -1;
    this.chat = [...before, ...lines.filter(({ number }) => number > last)].slice(-200);
  }
}
