/** A server's table as it goes on: who sits there, what each of my seats sees, what was said. */
import type { Seat } from '@astragal/kernel';
import type { Notice, NoticeOf } from '@astragal/wire';
import { complain } from '../shell/toast.svelte.ts';
import { type Said, SeatedTable } from '../table/seated-table.svelte.ts';
import { call, type Trouble, troubleOf } from './api.ts';
import { line } from './line.svelte.ts';

export class LiveTable extends SeatedTable {
  trouble: Trouble | undefined = $state.raw();
  readonly #leave: () => void;
  /** Coming in again after too many did so at once. */
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    super(id);
    this.#leave = line.keep({
      begin: () => this.#follow(),
      end: () => line.ask({ type: 'unfollow', table: id }),
      hear: (notice) => this.#hear(notice),
    });
  }

  stop(): void {
    clearTimeout(this.#retry);
    this.#leave();
  }

  async speak(text: string): Promise<void> {
    await line.ask({ type: 'chat', table: this.id, text });
  }

  protected async send(said: Said, seat: Seat, ask: number): Promise<void> {
    const where = { table: this.id, seat, ask };
    try {
      await line.ask('undo' in said ? { type: 'undo', ...where } : { type: 'answer', ...where, choice: said.choice });
    } catch (error) {
      complain(troubleOf(error));
    }
  }

  async #follow(): Promise<void> {
    const marks = Object.fromEntries(Object.entries(this.feeds).flatMap(([key, feed]) => (feed.latest ? [[key, feed.latest.mark]] : [])));
    try {
      await line.ask({ type: 'follow', table: this.id, marks });
      this.trouble = undefined;
      await this.#recall();
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble.code === 'too-fast') this.#retry = setTimeout(() => void this.#follow(), Math.max(500, Number(trouble.wait)));
      else if (trouble.code !== 'offline') this.trouble = trouble;
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
