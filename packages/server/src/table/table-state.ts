/** A table as the store has it, and its match in memory. Whatever may differ from the store is loaded again before anybody goes on. */
import { commitmentsOf } from '@astragal/fair';
import type { Seat } from '@astragal/kernel';
import type { Commitments } from '../ground/fair-secrets.ts';
import { refuse } from '../ground/problems.ts';
import { HOUSE_ITSELF, type Origin } from '../ground/rate-limits.ts';
import { type Statement, StoreError } from '../store/driver.ts';
import { type PeopleNames, withNames } from '../store/names.ts';
import type { EntryRow, Fault, TableRow } from '../store/rows.ts';
import { ConflictError } from '../store/tables.ts';
import { unwritten } from '../store/writing.ts';
import { isBot, isUnderWay, openDoubt, settledSince } from './info.ts';
import type { LiveMatch, PlayedEntry, PlayedNews } from './live-match.ts';
import { begunMatch, openedMatch, sharedLuck } from './opening.ts';
import type { TableServices } from './services.ts';

type Reason = NonNullable<TableRow['reason']>;

export class TableState {
  readonly #house: TableServices;
  /** As stored, with people as they are called now. */
  #row: TableRow;
  /** Why the match cannot go on here and now. Never stored: with the right rules on the shelf it goes on. */
  #frozen: Reason | undefined;
  #shown: TableRow;
  #live: LiveMatch | undefined;
  /** What the house has committed to for the match that is to begin here. */
  #seal: Commitments | undefined;
  /** Who was asked something after the last entry that is stored. */
  #waits: readonly Seat[] = [];
  /** A write failed half-way, or another server was faster: look at the store before going on. */
  isDoubtful = false;

  constructor(house: TableServices, row: TableRow) {
    this.#house = house;
    this.#row = thawed(row);
    this.#shown = this.#row;
    this.#set(this.#row);
  }

  /** The table as people see it: frozen, if it cannot go on. */
  get row(): TableRow {
    return this.#shown;
  }

  get live(): LiveMatch | undefined {
    return this.#live;
  }

  get waits(): readonly Seat[] {
    return this.#shown.phase === 'playing' ? this.#waits : [];
  }

  /** When the next clock runs out, or patience with a doubt. */
  get due(): number | undefined {
    if (!isUnderWay(this.#shown)) return undefined;
    const doubt = openDoubt(this.#shown);
    const settled = doubt && settledSince(this.#shown, doubt);
    const clock = this.#live?.clocks.due;
    return settled === undefined ? clock : Math.min(settled, clock ?? settled);
  }

  get isBotAsked(): boolean {
    return this.waits.some((seat) => isBot(this.#shown.chairs[seat]!));
  }

  /** The match, if it goes on; or a refusal. */
  get playing(): LiveMatch {
    const { phase, reason } = this.#shown;
    if (phase === 'frozen') throw refuse('frozen', { reason: reason ?? 'rules' });
    if (phase !== 'playing' || !this.#live) throw refuse('wrong-phase', { phase });
    return this.#live;
  }

  /** The match, if it goes on or could as soon as everybody agrees; or a refusal. */
  get underWay(): LiveMatch {
    return isUnderWay(this.#shown) && this.#live ? this.#live : this.playing;
  }

  #set(row: TableRow, frozen = this.#frozen): void {
    this.#row = row;
    this.#frozen = frozen;
    const reason = frozen ?? (openDoubt(row) && 'doubt');
    this.#shown = reason && row.phase === 'playing' ? { ...row, phase: 'frozen', reason } : row;
    this.#live?.readClocks(row, this.#house.opened);
    this.#live?.changed();
  }

  /** Reads the row again; false if there is none. */
  async readRow(): Promise<boolean> {
    const row = await this.#house.store.tables.byId(this.#row.id);
    if (row) this.#set(thawed(row));
    return row !== undefined;
  }

  /** People are called otherwise now; nothing is written for it. False if that makes no difference here. */
  rename(names: PeopleNames): boolean {
    const row = withNames(this.#row, names);
    if (row === this.#row) return false;
    this.#set(row);
    return true;
  }

  /** How often the row was written, as far as we know. */
  get revision(): number {
    return this.#row.revision ?? 0;
  }

  /** Plays an entry that another server has stored. */
  playAgain(row: EntryRow): PlayedNews {
    const news = this.#live!.playAgain(row);
    this.#live!.readClocks(this.#row, this.#house.opened);
    this.#waits = row.after.waits;
    return news;
  }

  /** Whether the last entry was reckoned with a row that we have not read yet; before that, we write none on top of it. */
  get isRowBehind(): boolean {
    return this.#live !== undefined && this.#live.revision > this.revision;
  }

  /** Opens the match as the store has it. A record that cannot be played with these rules freezes the table, here and for now. */
  async load({ by = HOUSE_ITSELF, frozen }: { readonly by?: Origin | undefined; readonly frozen?: Reason } = {}): Promise<void> {
    this.#live = undefined;
    if (this.#row.phase === 'setup' && !this.#row.shared) await this.#readSeal();
    const opened = await openedMatch(this.#house, this.#row, by);
    if (typeof opened === 'string') return this.#set(this.#row, opened);
    this.#live = opened;
    this.#waits = opened?.match.waits ?? [];
    this.#set(this.#row, frozen);
    if (this.isRowBehind) await this.readRow();
  }

  async #readSeal(): Promise<void> {
    const { fair } = this.#house;
    this.#seal ??= fair && commitmentsOf(await fair.secretOf(this.#row.id));
  }

  /** What the house commits to before anybody brings a half of their own; the match says it itself once it has begun. */
  get seal(): Commitments | undefined {
    return this.#row.phase === 'setup' ? this.#seal : undefined;
  }

  /** Deals. What is written in the same moment: `also`. */
  async begin(...also: readonly Statement[]): Promise<void> {
    const { id, shared } = this.#row;
    const { fair } = this.#house;
    const { live, head } = shared
      ? begunMatch(this.#house, this.#row, undefined, await sharedLuck(this.#house, this.#row, shared, HOUSE_ITSELF))
      : begunMatch(this.#house, this.#row, await fair?.secretOf(id));
    const { version, options } = head.record;
    const change = { phase: 'playing', started: head.at, version, options, code: undefined as never } as const;
    await this.write(change, this.#house.store.matches.begin(this.#row.id, head), ...also);
    this.#live = live;
    this.#waits = head.after.waits;
  }

  /** Writes the table anew, with whatever else must happen in the same moment. */
  async write(change: Partial<TableRow>, ...also: readonly Statement[]): Promise<void> {
    const next = Object.fromEntries(
      Object.entries({ ...this.#row, ...change }).filter(([, value]) => value !== undefined),
    ) as unknown as TableRow;
    await this.saved(this.#house.store.tables.save(next, this.#house.settings.now(), ...also));
    this.#set({ ...next, revision: (next.revision ?? 0) + 1 });
  }

  /** Writes an entry. Rejects with a conflict if another server was faster: then nothing in memory is true any more. */
  async append({ row }: PlayedEntry): Promise<void> {
    if (!(await this.saved(this.#house.store.matches.append(this.#row.id, row)))) {
      this.isDoubtful = true;
      throw new ConflictError(`entry ${row.number} of table ${this.#row.id} was written by another`);
    }
    this.#waits = row.after.waits;
  }

  /** The rules failed: the table stops at its last good position, with a report. */
  async freeze(fault: Omit<Fault, 'number'>): Promise<void> {
    const { store, settings } = this.#house;
    const number = await store.matches.lastNumber(this.#row.id);
    await store.matches.addFault(this.#row.id, settings.now(), { ...fault, number });
    await this.load({ frozen: 'rules' });
  }

  /** A write; one that fails leaves us in doubt. */
  async saved<T>(write: Promise<T>): Promise<T> {
    try {
      return await write;
    } catch (error) {
      if (error instanceof ConflictError || error instanceof StoreError) this.isDoubtful = true;
      throw error instanceof StoreError ? unwritten(this.#house, error, { table: this.#row.id }) : error;
    }
  }
}

/** Earlier servers wrote down that a table was frozen. */
export function thawed(row: TableRow): TableRow {
  if (row.phase !== 'frozen') return row;
  const { reason: _, ...rest } = row;
  return { ...rest, phase: 'playing' };
}
