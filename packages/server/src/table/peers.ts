/** A table among the servers of its house: what the others are told of it, and who looks after its clocks and bots. */
import type { TableNews } from '../cluster/news.ts';
import type { EntryRow } from '../store/rows.ts';
import type { Audience } from './audience.ts';
import { isBot } from './info.ts';
import type { TableServices } from './services.ts';
import type { TableState } from './table-state.ts';

/** What should have been done by the server that looks after the table is asked for again after so long. */
export const PATIENCE_MS = 2000;
/** Who stands in for whoever neglects the table does so for so long: what comes next need not wait again. */
const STAND_IN_MS = 60_000;
/** How often a server says who is there, besides when it changes. */
const ANNOUNCE_MS = 60_000;
/** Whoever has said nothing about a table for so long does not have it in memory; and so long one waits for a first word. */
const SILENCE_MS = 2.5 * ANNOUNCE_MS;
const FIRST_WORD_MS = 2000;

export class TablePeers {
  readonly #house: TableServices;
  readonly #state: TableState;
  readonly #audience: Audience;
  /** When we last said who is here, and last asked its owner to do something, for which clock. */
  #announced = 0;
  #asked = 0;
  #askedFor = Number.POSITIVE_INFINITY;
  /** Until when what happens here is told to others: while there are some who want to hear it. */
  #tellsUntil: number;
  /** Until when we stand in for whoever looks after the table. */
  #standsInUntil = 0;

  constructor(house: TableServices, state: TableState, audience: Audience) {
    this.#house = house;
    this.#state = state;
    this.#audience = audience;
    this.#tellsUntil = house.settings.now() + FIRST_WORD_MS;
  }

  /** Whether we must know what others do here: somebody looks, or we look after bots or clocks. */
  get isInvolved(): boolean {
    const { row, live } = this.#state;
    return this.#audience.size > 0 || ((row.chairs.some(isBot) || live?.clocks.read !== undefined) && this.isOwner);
  }

  /** Another server has said something about this table, or done something here. */
  heard(): void {
    const now = this.#house.settings.now();
    const { live } = this.#state;
    // What was done a moment ago was told to nobody.
    if (now >= this.#tellsUntil && live) this.tell({ entries: live.match.length });
    this.#tellsUntil = now + SILENCE_MS;
  }

  tell(news: TableNews): void {
    this.#house.cluster.tellTable(this.#state.row.id, news);
  }

  /** An entry was written. Where people of a table are at one server, nobody else wants to hear of it. */
  tellEntry(entry: EntryRow): void {
    if (this.#house.settings.now() < this.#tellsUntil) this.tell({ entry });
  }

  /** The row was written. */
  tellRow(): void {
    this.tell({ revision: this.#state.revision });
  }

  /** Others hear who is here. */
  announce(): void {
    const { cluster, settings } = this.#house;
    if (cluster.isAlone) return;
    this.#announced = settings.now();
    this.tell({ ...this.#audience.presence(this.#state.row) });
  }

  /**
   * Whether clocks and bots of this table are ours. While nobody hears us, and where whoever should does nothing (an older server may not
   * know these rules), everybody looks after their own people: two who do the same can do no harm.
   */
  get isOwner(): boolean {
    const { cluster, settings } = this.#house;
    return cluster.owns(this.#state.row.id) || (this.#audience.size > 0 && (!cluster.bus.isUp || settings.now() < this.#standsInUntil));
  }

  get #isNeglected(): boolean {
    const { now, botThinkMs, botPauseMs } = this.#house.settings;
    const { isBotAsked, live, due } = this.#state;
    if (!live) return false;
    const late = now() - 2 * PATIENCE_MS;
    return (isBotAsked && live.clocks.since + botThinkMs + botPauseMs <= late) || (due !== undefined && due <= late);
  }

  /** Tells the server that looks after this table, if that is not us, that it is needed: a bot is asked, or a clock runs out earlier than it knows. */
  askOwner(): void {
    const { cluster, settings } = this.#house;
    const { row, isBotAsked, due = Number.POSITIVE_INFINITY } = this.#state;
    if (cluster.isAlone || this.isOwner || row.phase !== 'playing') return;
    if (!isBotAsked && due >= this.#askedFor) return;
    this.#asked = settings.now();
    this.#askedFor = due;
    cluster.tellHouse({ needed: row.id, ...(Number.isFinite(due) && { due }), ...(isBotAsked && { bots: true }) });
  }

  /** Now and then: says who is here; true if others should have done something here by now and have not. */
  remind(now: number): boolean {
    if (this.#house.cluster.isAlone) return false;
    if (now - this.#announced >= ANNOUNCE_MS && this.isInvolved) this.announce();
    if (this.#audience.size === 0) return false;
    if (this.#isNeglected) this.#standsInUntil = this.#house.settings.now() + STAND_IN_MS;
    const { isBotAsked, live, due } = this.#state;
    const isWaiting = isBotAsked && live !== undefined && now - live.clocks.since >= PATIENCE_MS;
    return isWaiting || (due !== undefined && now - due >= PATIENCE_MS);
  }

  /** As `askOwner`, for what it was asked before; not too often. */
  askAgain(now: number): void {
    if (now - this.#asked < PATIENCE_MS) return;
    this.#askedFor = Number.POSITIVE_INFINITY;
    this.askOwner();
  }
}
