/** The match of a table: its position, its log and its clocks, and how they read as messages. */
import { draftFair, draftFairUndo, type FairMatch, type LiveEntry, type SeatShare } from '@astragal/fair';
import type { Draft, Match, Rejected, Seat, Seen } from '@astragal/kernel';
import type { SharedLuck } from '@astragal/today';
import { positionOf, type Story } from '@astragal/wire';
import type { LoadedGame } from '../ground/games.ts';
import type { GameLog, Viewer } from '../replay/game-log.ts';
import type { EntryRow, LastEntry, TableRow } from '../store/rows.ts';
import { changedClocks, clocksOf, heldClocks, TableClocks } from './clocks.ts';
import { isBot, isUnderWay } from './info.ts';
import { resultAmong } from './leaving.ts';

/** What an entry told each viewer, and what everybody may know of its luck. */
export interface PlayedNews {
  readonly story: (viewer: Viewer) => Story;
  /** As JSON: the same for everybody. */
  readonly fair: string | undefined;
}

/** An entry that was played, to be stored; and what is told of it. */
export interface PlayedEntry extends PlayedNews {
  readonly row: EntryRow;
}

/** Where the luck of a match is more than the system's: it can be checked, or others have the same. */
interface MatchLuck {
  readonly fair?: FairMatch | undefined;
  readonly deal?: LiveEntry | undefined;
  readonly shared?: SharedLuck | undefined;
}

export class LiveMatch {
  readonly loaded: LoadedGame;
  readonly match: Match;
  readonly log: GameLog;
  readonly clocks: TableClocks;
  /** Where other tables have the same luck. */
  readonly shared: SharedLuck | undefined;
  /** Where its luck can be checked. */
  readonly #fair: FairMatch | undefined;
  /** The deal, while nothing else has happened. */
  #deal: LiveEntry | undefined;
  /** What is true after the last entry. */
  #last: LastEntry;
  /** What whoever comes in gets, by viewer: made once for all who come, until something happens. */
  #arrivals: Map<Viewer, string> | undefined;

  constructor(
    loaded: LoadedGame,
    match: Match,
    log: GameLog,
    last: LastEntry,
    { pace }: Pick<TableRow, 'pace'>,
    { fair, deal, shared }: MatchLuck = {},
  ) {
    this.shared = shared;
    this.loaded = loaded;
    this.#fair = fair;
    this.#deal = deal;
    this.match = match;
    this.log = log;
    this.#last = last;
    this.clocks = new TableClocks(pace, last.after.clocks, last.at);
  }

  /** Whom the clocks run for. */
  humansAsked({ chairs }: Pick<TableRow, 'chairs'>): Seat[] {
    return this.match.waits.filter((seat) => !isBot(chairs[seat]!));
  }

  /** The revision of the table's row that the last entry was reckoned with. */
  get revision(): number {
    return this.#last.after.revision ?? 0;
  }

  /** Reads the clocks as entry and row have them. Live ones stood still while the house was closed, slow ones did not. */
  readClocks(row: TableRow, opened: number): void {
    const read = row.phase === 'playing' ? clocksOf(row, this.#last) : undefined;
    const { at } = read ?? this.#last;
    this.clocks.set(read && { left: read.left, running: read.running }, row.pace.kind === 'live' ? Math.max(at, opened) : at);
  }

  /** The clocks as part of the row, when this seat's person is gone or back. */
  clocksWith(chairs: TableRow['chairs'], seat: Seat, row: TableRow, now: number): Pick<TableRow, 'clocks'> {
    const clocks = this.clocks.at(now);
    return clocks ? { clocks: changedClocks({ ...row, chairs }, seat, clocks, this.match.length, now) } : {};
  }

  /** The clocks as part of the row when the table stops, goes on, or when somebody else pays for its standing still. */
  clocksHeld({ clocks, pace }: TableRow, now: number, payers: readonly Seat[] = []): Pick<TableRow, 'clocks'> {
    const read = this.clocks.at(now);
    return read ? { clocks: { ...clocks, number: this.match.length, at: now, left: heldClocks(pace, read, payers) } } : {};
  }

  /** Whether its luck can be checked. */
  get isFair(): boolean {
    return this.#fair !== undefined;
  }

  /** An answer, with the half that the seat's browser brings to its luck. `bad-link`: it does not fit what that browser has committed to. */
  draft(seat: Seat, ask: number, choice: string, share: SeatShare): Draft | Rejected | 'bad-link' {
    if (!this.#fair) return this.match.draft(seat, ask, choice);
    const { link } = share;
    if (link !== undefined && this.match.ask(seat) === ask && this.#fair.stepsTo(seat, link) === undefined) return 'bad-link';
    return draftFair(this.match, this.#fair, seat, ask, choice, share);
  }

  /** An answer of a bot: the house stands for both halves. */
  draftOfBot(seat: Seat, ask: number, choice: string): Draft | Rejected {
    return this.#fair ? draftFair(this.match, this.#fair, seat, ask, choice, {}, 'bot') : this.match.draft(seat, ask, choice);
  }

  draftUndo(seat: Seat, ask: number): Draft | Rejected {
    return this.#fair ? draftFairUndo(this.match, this.#fair, seat, ask) : this.match.draftUndo(seat, ask);
  }

  /** Makes a draft true, here; what it takes to make it true in the store comes back. */
  play(draft: Draft, row: TableRow, now: number): PlayedEntry {
    this.match.commit(draft);
    this.clocks.pass(now, () => this.humansAsked(row), 'undo' in draft.entry);
    const { read: clocks } = this.clocks;
    const after = { waits: this.match.waits, ...(clocks && { clocks, revision: row.revision ?? 0 }) };
    const { number, entry } = draft;
    this.#last = { number, at: now, after };
    this.changed();
    return { row: { number, entry, at: now, after }, ...this.#news(draft) };
  }

  /** Plays an entry that another server has stored. */
  playAgain({ number, entry, at, after }: EntryRow): PlayedNews {
    const draft = this.match.redraft(entry);
    this.match.commit(draft);
    this.#last = { number, at, after };
    this.changed();
    return this.#news(draft);
  }

  #news({ entry, told, unsaid }: Draft): PlayedNews {
    this.#deal = undefined;
    const live = this.#fair?.follow(entry);
    return { story: this.log.tell(told, unsaid), fair: live && `{"entry":${JSON.stringify(live)}}` };
  }

  /** Whatever was made for those who come in is stale. */
  changed(): void {
    this.#arrivals = undefined;
  }

  /** The position for somebody who comes in; with a mark, the log goes on from there. */
  arrival(viewer: Viewer, row: TableRow, now: number, mark?: string): string {
    if (mark !== undefined) return this.#withClocks(this.#withStart(this.#body(viewer, this.log.since(mark, viewer), row)), row, now);
    this.#arrivals ??= new Map();
    let text = this.#arrivals.get(viewer);
    if (text === undefined) {
      text = this.#withStart(this.#body(viewer, this.log.since(undefined, viewer), row));
      this.#arrivals.set(viewer, text);
    }
    return this.#withClocks(text, row, now);
  }

  /** The position as this viewer may know it, with these lines of the log; after an entry, with what everybody may know of its luck. */
  position(viewer: Viewer, story: Story, row: TableRow, now: number, fair?: string): string {
    return this.#withClocks(withField(this.#body(viewer, story, row), 'fair', fair), row, now);
  }

  /** For whoever comes in: where the luck that can be checked stands. */
  #withStart(text: string): string {
    const start = this.#fair && { ...this.#fair.start, ...(this.#deal && { deal: this.#deal }) };
    return withField(text, 'fair', start && JSON.stringify({ start }));
  }

  #body(viewer: Viewer, story: Story, row: TableRow): string {
    const ahead = row.coach && this.match.now.stack;
    return JSON.stringify(positionOf(row.id, viewer, this.#seen(viewer, row), story, this.log.mark(viewer), ahead));
  }

  /** Where the table has come to an end nobody is asked any more, whatever the match would ask. */
  #seen(viewer: Viewer, { phase, result, chairs }: TableRow): Seen {
    const seen = this.match.seen(viewer);
    const over = result ?? (seen.over && resultAmong(chairs, seen.over));
    return phase === 'playing' ? { ...seen, over } : { ...seen, asks: [], waits: [], undo: false, over };
  }

  #withClocks(text: string, row: TableRow, now: number): string {
    const clocks = isUnderWay(row) ? this.clocks.at(now) : undefined;
    return withField(text, 'clocks', clocks && JSON.stringify(clocks));
  }
}

/** A JSON object with one more field, if there is something to put there. */
const withField = (text: string, name: string, json: string | undefined): string =>
  json ? `${text.slice(0, -1)},"${name}":${json}}` : text;
