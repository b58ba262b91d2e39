/** What a match has told each viewer: how many lines in all, and the last of them. Older ones are made again from the record for whoever asks. */
import { type Event, type Game, heard, type MatchRecord, replay, type Seat, type Told } from '@astragal/kernel';
import { SIZES, type Story } from '@astragal/wire';

/** Who looks: a seat, or a watcher. */
export type Viewer = Seat | undefined;

/** Lines beyond those for whoever comes in that are kept for a while, so that not every new one moves all the others. */
const SLACK = 50;

/** A log as plain data. */
export interface LogState {
  /** How many lines each seat, and last the watchers, have heard. */
  readonly lengths: readonly number[];
  readonly undos: number;
  readonly last: readonly Told[];
}

/** Something that one seat heard otherwise than the others. */
class Whisper {
  readonly told: Told;

  constructor(told: Told) {
    this.told = told;
  }
}

/** A line as it is kept: nearly all are the same to everybody, and thousands of tables keep many. */
type Line = Event | Whisper;
const lineOf = (told: Told): Line => (told.secret === undefined && told.event !== undefined ? told.event : new Whisper(told));
const toldOf = (line: Line): Told => (line instanceof Whisper ? line.told : { event: line, news: false });

/** The log of a whole record. */
export function logOf(game: Game, record: MatchRecord): LogState {
  const log = new GameLog({ lengths: new Array<number>(record.seats + 1).fill(0), undos: 0, last: [] });
  for (const { told } of replay(game, record)) log.tell(told);
  return { ...log.state, undos: record.entries.filter((entry) => 'undo' in entry).length };
}

export class GameLog {
  readonly #lengths: number[];
  #undos: number;
  #last: Line[];

  constructor({ lengths, undos, last }: LogState) {
    this.#lengths = [...lengths];
    this.#undos = undos;
    this.#last = last.map(lineOf);
  }

  get state(): LogState {
    return { lengths: this.#lengths, undos: this.#undos, last: this.#last.map(toldOf) };
  }

  #at(viewer: Viewer): number {
    return viewer ?? this.#lengths.length - 1;
  }

  #count(told: readonly Told[], by: 1 | -1): void {
    for (const each of told)
      for (let i = 0; i < this.#lengths.length; i++)
        if (each.event !== undefined || (each.secret !== undefined && each.seat === i)) this.#lengths[i]! += by;
  }

  /** Adds what was told, after forgetting what an undo unsays; gives each viewer's new lines and where they begin. */
  tell(told: readonly Told[], unsaid?: readonly Told[]): (viewer: Viewer) => Story {
    if (unsaid) {
      this.#count(unsaid, -1);
      this.#last.length = Math.max(0, this.#last.length - unsaid.length);
      this.#undos++;
    }
    const from = this.#lengths.slice();
    this.#count(told, 1);
    for (const each of told) this.#last.push(lineOf(each));
    if (this.#last.length > SIZES.storyTail + SLACK) this.#last.splice(0, this.#last.length - SIZES.storyTail);
    return (viewer) => ({ from: from[this.#at(viewer)]!, events: heard(told, viewer) });
  }

  length(viewer: Viewer): number {
    return this.#lengths[this.#at(viewer)]!;
  }

  /** The lines after those that the viewer's mark says are known; the last ones if it knows none of them, or too little to go on from. */
  since(mark: string | undefined, viewer: Viewer): Story {
    const events: readonly Event[] = heard(this.#last.map(toldOf), viewer);
    const first = this.length(viewer) - events.length;
    const from = Math.max(first, this.#known(mark, viewer));
    return { from, events: events.slice(from - first) };
  }

  /** No new lines. */
  nothing(viewer: Viewer): Story {
    return { from: this.length(viewer), events: [] };
  }

  /** Where the viewer's log stands; an undo makes earlier marks void. */
  mark(viewer: Viewer): string {
    return `${this.#undos}-${this.length(viewer)}`;
  }

  /** How many lines the viewer has, going by a mark; none if the mark is not of this log. */
  #known(mark: string | undefined, viewer: Viewer): number {
    const [undos, length] = (mark ?? '').split('-').map(Number);
    return undos === this.#undos && Number.isInteger(length) && length! >= 0 && length! <= this.length(viewer) ? length! : 0;
  }
}
