/** A server's table as it goes on: who sits there, what each of my seats sees, what was said. */

import { type Verification, verify } from '@astragal/fair';
import type { Seat } from '@astragal/kernel';
import type { LuckAlarm, TableLuck } from '@astragal/table/seal.ts';
import { type SeatAction, SeatedTable } from '@astragal/table/seated-table.svelte.ts';
import type { Notice, NoticeOf, TableInfo } from '@astragal/wire';
import { browserStore } from '../base/browser-store.ts';
import { saveAs } from '../base/save-as.ts';
import { SeatSecrets } from '../base/seat-secrets.ts';
import { wishes } from '../base/settings.svelte.ts';
import { complain } from '../base/toast.svelte.ts';
import { call, type Trouble, troubleOf } from '../net/api.ts';
import { socket } from '../net/socket.svelte.ts';
import { FairTable } from './fair-table.svelte.ts';
import { alarmOf, luckOf } from './table-luck.ts';

export class ServerTable extends SeatedTable {
  trouble: Trouble | undefined = $state.raw();
  /** The luck of this table, as far as it can be checked. */
  readonly fair: FairTable;
  /** What its whole record shows, when the game is over. */
  #opened: Verification | undefined = $state.raw();
  #isOpening = false;
  readonly #leave: () => void;
  /** Coming in again after too many did so at once. */
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** Whether the server has told, on the line there is, how things stand. */
  #isHere = false;
  /** Answers that wait for that, and hear whether we are there. */
  #waiting: ((isHere: boolean) => void)[] = [];

  constructor(id: string) {
    super(id, wishes);
    this.fair = new FairTable(id, new SeatSecrets(browserStore));
    this.#leave = socket.keep({
      table: id,
      begin: () => this.#follow(),
      end: () => socket.ask({ type: 'unfollow', table: id }),
      hear: (notice) => this.#hear(notice),
    });
  }

  /** Where a roll did not fit, nobody answers from here before they have said that they go on. */
  protected override get isOpen(): boolean {
    return super.isOpen && !this.fair.isStopped;
  }

  override get luck(): TableLuck | undefined {
    return this.moment && luckOf(this.fair.state, this.#opened);
  }

  get alarm(): LuckAlarm | undefined {
    const { info } = this;
    const alarm = info && alarmOf(info, this.luck?.fault);
    if (!alarm) return undefined;
    const { evidence } = this.fair;
    const mayAgree = alarm.by === undefined ? info.mine.length > 0 : info.mine.some((seat) => alarm.missing.includes(seat));
    return {
      ...alarm,
      keep: evidence && (() => saveAs({ name: `astragal-evidence-${this.id}.json`, text: JSON.stringify(evidence) })),
      goOn: mayAgree ? () => void this.#goOn(alarm.by !== undefined) : undefined,
    };
  }

  /** The game is over and its secret shown: every roll is counted again. What cannot be fetched is checked another time. */
  async #open(): Promise<void> {
    if (this.#isOpening || this.#opened) return;
    this.#isOpening = true;
    const record = await call('record', undefined, { table: this.id }).catch(() => undefined);
    this.#isOpening = false;
    if (record) this.#opened = verify(record);
  }

  /** Whoever sits here goes on although a roll did not fit: as soon as everybody does, where the table has heard of it. */
  async #goOn(isHeard: boolean): Promise<void> {
    if (isHeard) return void (await socket.ask({ type: 'agree', table: this.id }).catch((error) => complain(troubleOf(error))));
    this.fair.agree();
    await this.#follow();
  }

  /** What does not fit stops the table for everybody, unless it can show that it fits. Where it will not hear of it, this screen stands still by itself. */
  async #doubt(): Promise<void> {
    const [seat] = this.info?.mine ?? [];
    const doubt = seat === undefined ? undefined : this.fair.unsaid();
    if (!doubt) return;
    try {
      const reply = await socket.ask({ type: 'doubt', table: this.id, seat: seat!, ...doubt });
      if (reply.type === 'fits' && this.fair.reconsider(reply.fair)) await this.#follow();
    } catch (error) {
      if (troubleOf(error).code !== 'doubt-refused') this.fair.unheard();
    }
  }

  stop(): void {
    clearTimeout(this.#retry);
    this.#leave();
    this.#arrive(false);
  }

  async countHint(seat: Seat): Promise<boolean> {
    try {
      await socket.ask({ type: 'hint', table: this.id, seat });
      return true;
    } catch (error) {
      complain(troubleOf(error));
      return false;
    }
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
        await socket.ask(
          'undo' in said
            ? { type: 'undo', ...where }
            : { type: 'answer', ...where, choice: said.choice, ...this.fair.share(seat, ask, said.choice) },
        );
        this.fair.taken(seat);
        return;
      } catch (error) {
        const trouble = troubleOf(error);
        if (trouble.code === 'offline') continue;
        this.fair.refused(seat, trouble.code === 'bad-link');
        if (trouble.code === 'bad-link' && !isAgain) continue;
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
    if (notice.type === 'table' && notice.table.id === this.id) this.#meet(notice.table);
    else if (notice.type === 'unfollowed' && notice.table === this.id) this.trouble = { code: 'not-found' };
    else if (notice.type === 'position' && notice.table === this.id) this.#receive(notice);
    else if (notice.type === 'presence' && notice.table === this.id) this.presence = notice;
    else if (notice.type === 'chat' && notice.table === this.id) this.#listen(notice);
  }

  /** Before the game this browser commits to its half of the luck. */
  #meet(info: TableInfo): void {
    if (this.info?.reason === 'doubt' && info.phase === 'playing') this.fair.agree();
    this.meet(info);
    const anchors = this.fair.missing(info);
    if (anchors) socket.ask({ type: 'commit', table: this.id, anchors }).catch(() => {}); // Without it, it commits with its first answer.
  }

  #receive(notice: NoticeOf<'position'>): void {
    if (notice.fair) this.fair.hear(notice.fair);
    void this.#doubt();
    this.receive(notice);
    if (notice.over) void this.#open();
  }

  #listen({ lines, anew }: NoticeOf<'chat'>): void {
    const before = anew ? [] : this.chat;
    const last = before.at(-1)?.number ?? -1;
    this.chat = [...before, ...lines.filter(({ number }) => number > last)].slice(-200);
  }
}
