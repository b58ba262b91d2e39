/** The match of a table: its position, its log and its clocks, and how they read as messages. */
import type { Draft, Match, Seat, Seen } from '@astragal/kernel';
import { positionOf, type Story } from '@astragal/wire';
import type { LoadedGame } from '../ground/games.ts';
import type { GameLog, Viewer } from '../replay/game-log.ts';
import type { EntryRow, LastEntry, TableRow } from '../store/rows.ts';
import { changedClocks, clocksOf, TableClocks } from './clocks.ts';
import { isBot } from './info.ts';
import { resultAmong } from './leaving.ts';

/** An entry that was played, to be stored; and what it told each viewer. */
export interface PlayedEntry {
  readonly row: EntryRow;
  readonly story: (viewer: Viewer) => Story;
}

export class LiveMatch {
  readonly loaded: LoadedGame;
  readonly match: Match;
  readonly log: GameLog;
  readonly clocks: TableClocks;
  /** What is true after the last entry. */
  #last: LastEntry;
  /** What whoever comes in gets, by viewer: made once for all who come, until something happens. */
  #arrivals: Map<Viewer, string> | undefined;

  constructor(loaded: LoadedGame, match: Match, log: GameLog, last: LastEntry, { pace }: Pick<TableRow, 'pace'>) {
    this.loaded = loaded;
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

  /** Makes a draft true, here; what it takes to make it true in the store comes back. */
  play(draft: Draft, row: TableRow, now: number): PlayedEntry {
    this.match.commit(draft);
    this.clocks.pass(now, () => this.humansAsked(row), 'undo' in draft.entry);
    const { read: clocks } = this.clocks;
    const after = { waits: this.match.waits, ...(clocks && { clocks, revision: row.revision ?? 0 }) };
    const { number, entry } = draft;
    this.#last = { number, at: now, after };
    this.changed();
    return { row: { number, entry, at: now, after }, story: this.log.tell(draft.told, draft.unsaid) };
  }

  /** Plays an entry that another server has stored. */
  playAgain({ number, entry, at, after }: EntryRow): PlayedEntry['story'] {
    const draft = this.match.redraft(entry);
    this.match.commit(draft);
    this.#last = { number, at, after };
    this.changed();
    return this.log.tell(draft.told, draft.unsaid);
  }

  /** Whatever was made for those who come in is stale. */
  changed(): void {
    this.#arrivals = undefined;
  }

  /** The position for somebody who comes in; with a mark, the log goes on from there. */
  arrival(viewer: Viewer, row: TableRow, now: number, mark?: string): string {
    if (mark !== undefined) return this.position(viewer, this.log.since(mark, viewer), row, now);
    this.#arrivals ??= new Map();
    let text = this.#arrivals.get(viewer);
    if (text === undefined) {
      text = this.#body(viewer, this.log.since(undefined, viewer), row);
      this.#arrivals.set(viewer, text);
    }
    return this.#withClocks(text, row, now);
  }

  /** The position as this viewer may know it, with these lines of the log. */
  position(viewer: Viewer, story: Story, row: TableRow, now: number): string {
    return this.#withClocks(this.#body(viewer, story, row), row, now);
  }

  #body(viewer: Viewer, story: Story, row: TableRow): string {
    return JSON.stringify(positionOf(row.id, viewer, this.#seen(viewer, row), story, this.log.mark(viewer)));
  }

  /** Where the table has come to an end nobody is asked any more, whatever the match would ask. */
  #seen(viewer: Viewer, { phase, result, chairs }: TableRow): Seen {
    const seen = this.match.seen(viewer);
    const over = result ?? (seen.over && resultAmong(chairs, seen.over));
    return phase === 'playing' ? { ...seen, over } : { ...seen, asks: [], waits: [], undo: false, over };
  }

  #withClocks(text: string, { phase }: TableRow, now: number): string {
    const clocks = phase === 'playing' ? this.clocks.at(now) : undefined;
    return clocks ? `${text.slice(0, -1)},"clocks":${JSON.stringify(clocks)}}` : text;
  }
}
