/** What the parts of a live table share: its row and its match, who looks at it, and how people and other servers are told. */
import type { Seat } from '@astragal/kernel';
import type { ChatLine, Notice, TableInfo } from '@astragal/wire';
import type { Statement } from '../store/driver.ts';
import type { TableRow } from '../store/rows.ts';
import { Audience, type Follower, type Messages, type Reply } from './audience.ts';
import { TableChat } from './chat.ts';
import { infoFor, peopleOf } from './info.ts';
import type { LiveMatch, PlayedNews } from './live-match.ts';
import { mayLook } from './looking.ts';
import { TablePeers } from './peers.ts';
import type { TableFacts, TableServices } from './services.ts';
import { TableState } from './table-state.ts';

export const textOf = (notice: Notice): string => JSON.stringify(notice);

export function send(messages: Messages): void {
  for (const [follower, text] of messages) follower.send(text);
}

export const messageOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

export class TableContext implements TableFacts {
  readonly house: TableServices;
  readonly state: TableState;
  readonly audience = new Audience();
  readonly chat: TableChat;
  readonly peers: TablePeers;
  readonly #leave: () => void;
  #isGone = false;
  /** When somebody last did something here. */
  touched: number;
  /** A bot may have been asked something. */
  readonly wake: () => void;

  /** `leave`: stops hearing of it from other servers. `wake`: of whoever thinks for the seats without people. */
  constructor(house: TableServices, row: TableRow, leave: () => void, wake: () => void) {
    this.#leave = leave;
    this.wake = wake;
    this.house = house;
    this.state = new TableState(house, row);
    this.chat = new TableChat(house.store, row.id);
    this.peers = new TablePeers(house, this.state, this.audience);
    this.touched = this.now;
  }

  /** Whether it has left memory, or the store. */
  get isGone(): boolean {
    return this.#isGone;
  }

  go(): void {
    this.#isGone = true;
    this.#leave();
  }

  get now(): number {
    return this.house.settings.now();
  }

  get row(): TableRow {
    return this.state.row;
  }

  get id(): string {
    return this.row.id;
  }

  get due(): number | undefined {
    return this.state.due;
  }

  /** Who is asked something, and since when; nothing that is not stored. */
  get waits(): { readonly seats: readonly Seat[]; readonly since: number } {
    return { seats: this.state.waits, since: this.state.live?.clocks.since ?? this.touched };
  }

  isHere(person: string): boolean {
    return this.audience.isHere(person);
  }

  infoFor(person: string | undefined): TableInfo {
    return infoFor(this.row, person, this.audience, this.state.seal);
  }

  // Who may look

  mayLook(person: string | undefined): Promise<boolean> {
    return mayLook(this.house, this.row, person);
  }

  /** Whoever may look no more stops hearing. */
  async dropStrangers(): Promise<void> {
    for (const [follower] of [...this.audience])
      if (!(await this.mayLook(follower.person))) {
        this.audience.remove(follower, this.now);
        follower.send(textOf({ type: 'unfollowed', table: this.id }));
        follower.unfollowed(this.id);
      }
  }

  // Telling people

  sayWhoIsHere(except?: Follower): void {
    if (this.audience.size === 0) return;
    const here = this.row.chairs.map((chair) => this.audience.isSeatHere(chair));
    this.audience.tell(textOf({ type: 'presence', table: this.id, here, watchers: this.audience.watchers }), except);
  }

  sayLines(lines: readonly ChatLine[]): void {
    if (lines.length > 0) this.audience.tell(textOf({ type: 'chat', table: this.id, lines }));
  }

  /** The chat as the store has it now, in place of whatever was said before. */
  async sayChatAnew(): Promise<void> {
    this.chat.forget();
    if (this.audience.size === 0) return;
    this.audience.tell(textOf({ type: 'chat', table: this.id, lines: await this.chat.lines(), anew: true }));
  }

  sayTable(): void {
    for (const [each] of this.audience) each.send(textOf({ type: 'table', table: this.infoFor(each.person) }));
  }

  /** Everybody gets the position with the last lines of the log. */
  sayPositions(): void {
    const { live } = this.state;
    const { now } = this;
    if (live) send(this.audience.messages((viewer) => live.arrival(viewer, this.row, now)));
  }

  /** The position after an entry, for everybody who looks. */
  messages(live: LiveMatch, { story, fair }: PlayedNews, reply?: Reply): Messages {
    const { now } = this;
    return this.audience.messages((viewer) => live.position(viewer, story(viewer), this.row, now, fair), reply);
  }

  // The row

  /** Writes the table anew; other servers hear of it. */
  async write(change: Partial<TableRow>, ...also: readonly Statement[]): Promise<void> {
    await this.state.write(change, ...also);
    this.peers.tellRow();
  }

  /** Writes the table anew and tells everybody who may still look. */
  async change(change: Partial<TableRow>, ...also: readonly Statement[]): Promise<void> {
    const before = this.row;
    await this.write(change, ...also);
    this.audience.look(this.row);
    const left = peopleOf(before.chairs).some((person) => !peopleOf(this.row.chairs).includes(person));
    if (left || (before.listed && !this.row.listed)) await this.dropStrangers();
    this.sayTable();
    this.house.changed();
    if (this.audience.size > 0) this.peers.announce();
  }
}
