/** The match of a table: its position, its log and its clocks, and how they read as messages. */
import type { Draft, Match, Seat } from '@astragal/kernel';
import type { Clocks, NoticeOf, Story } from '@astragal/wire';
import type { LoadedGame } from '../host/games.ts';
import type { After, EntryRow, TableRow } from '../store/rows.ts';
import { type TableClocks, withReturned } from './clocks.ts';
import type { GameLog, Viewer } from './game-log.ts';
import { isActive, isBot } from './info.ts';
import { resultAmong } from './leaving.ts';

/** An entry that was played, to be stored; and what it told each pair of eyes. */
export interface Played {
  readonly row: EntryRow;
  readonly story: (viewer: Viewer) => Story;
}

export class LiveMatch {
  readonly loaded: LoadedGame;
  readonly match: Match;
  readonly log: GameLog;
  readonly clocks: TableClocks;
  /** What whoever comes in gets, by eyes: made once for all who come, until something happens. */
  #arrivals: Map<Viewer, string> | undefined;

  constructor(loaded: LoadedGame, match: Match, log: GameLog, clocks: TableClocks) {
    this.loaded = loaded;
    this.match = match;
    this.log = log;
    this.clocks = clocks;
  }

  /** Whom the clocks run for. */
  humansAsked({ chairs }: Pick<TableRow, 'chairs'>): Seat[] {
    return this.match.waits.filter((seat) => !isBot(chairs[seat]!));
  }

  /** The clocks as part of the row, for a change that is no entry. */
  get clocksFor(): Pick<TableRow, 'clocks'> {
    const { read, since } = this.clocks;
    return read ? { clocks: { number: this.match.length, at: since, left: read.left } } : {};
  }

  /** Makes a draft true, here; what it takes to make it true in the store comes back. */
  play(draft: Draft, row: TableRow, now: number): Played {
    this.match.commit(draft);
    this.clocks.pass(now, () => this.humansAsked(row), 'undo' in draft.entry);
    const { read: clocks } = this.clocks;
    const after = { waits: this.match.waits, ...(clocks && { clocks }) };
    this.changed();
    return { row: { number: draft.number, entry: draft.entry, at: now, after }, story: this.log.tell(draft.told, draft.unsaid) };
  }

  /** The clocks as an entry left them. */
  clocksAfter({ clocks }: After, { pace, chairs }: Pick<TableRow, 'pace' | 'chairs'>): Clocks | undefined {
    return clocks && withReturned(pace, clocks, (seat) => isActive(chairs[seat]!), this.match.waits);
  }

  /** Plays an entry that another server has stored; the clocks are what it says. */
  playAgain({ entry, at, after }: EntryRow, row: TableRow): Played['story'] {
    const draft = this.match.redraft(entry);
    this.match.commit(draft);
    this.clocks.set(this.clocksAfter(after, row), at);
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

  /** The position as this pair of eyes may know it, with these lines of the log. */
  position(viewer: Viewer, story: Story, row: TableRow, now: number): string {
    return this.#withClocks(this.#body(viewer, story, row), row, now);
  }

  #body(viewer: Viewer, story: Story, { id, phase, result, chairs }: TableRow): string {
    const { ask, view, asks, waits, undo, over } = this.match.seen(viewer);
    const ended = phase !== 'playing';
    // What is undefined does not reach the text.
    return JSON.stringify({
      type: 'position',
      table: id,
      seat: viewer,
      ask,
      view,
      asks: ended ? [] : asks,
      waits: ended ? [] : waits,
      undo: undo && !ended,
      story,
      mark: this.log.mark(viewer),
      over: result ?? (over && resultAmong(chairs, over)),
    } as NoticeOf<'position'>);
  }

  #withClocks(text: string, { phase }: TableRow, now: number): string {
    const clocks = phase === 'playing' ? this.clocks.at(now) : undefined;
    return clocks ? `${text.slice(0, -1)},"clocks":${JSON.stringify(clocks)}}` : text;
  }
}
