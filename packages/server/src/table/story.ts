/** The log of a match for each pair of eyes. Events are not kept: they are counted, and made again by replay when somebody needs them. */
import { type Event, type Game, heard, type MatchRecord, replay, type Seat, type Told } from '@astragal/kernel';
import type { Story } from '@astragal/wire';

/** Who looks: a seat, or a watcher. */
export type Viewer = Seat | undefined;

export class Stories {
  readonly #seats: number;
  /** How many events each seat, and last the watchers, have heard. */
  readonly #lengths: number[];
  #undos: number;

  constructor(game: Game, record: MatchRecord) {
    this.#seats = record.seats;
    this.#lengths = new Array<number>(record.seats + 1).fill(0);
    this.#undos = record.entries.filter((entry) => 'undo' in entry).length;
    for (const { told } of replay(game, record)) this.#count(told, 1);
  }

  #at(viewer: Viewer): number {
    return viewer ?? this.#seats;
  }

  #count(told: readonly Told[], by: 1 | -1): void {
    for (const each of told)
      for (let i = 0; i <= this.#seats; i++)
        if (each.event !== undefined || (each.secret !== undefined && each.seat === i)) this.#lengths[i]! += by;
  }

  /** Counts what was told, after what an undo unsays; gives each viewer's new lines and where they begin. */
  told(told: readonly Told[], unsaid?: readonly Told[]): (viewer: Viewer) => Story {
    if (unsaid) {
      this.#count(unsaid, -1);
      this.#undos++;
    }
    const from = this.#lengths.slice();
    this.#count(told, 1);
    return (viewer) => ({ from: from[this.#at(viewer)]!, events: heard(told, viewer) });
  }

  length(viewer: Viewer): number {
    return this.#lengths[this.#at(viewer)]!;
  }

  /** Where the viewer's log stands; an undo makes earlier marks void. */
  mark(viewer: Viewer): string {
    return `${this.#undos}-${this.length(viewer)}`;
  }

  /** How many lines the viewer has, going by a mark; none if the mark is not of this log. */
  known(mark: string | undefined, viewer: Viewer): number {
    const [undos, length] = (mark ?? '').split('-').map(Number);
    return undos === this.#undos && Number.isInteger(length) && length! >= 0 && length! <= this.length(viewer) ? length! : 0;
  }
}

/** The lines of a record that the viewer has heard, from one on. */
export function storyFrom(game: Game, record: MatchRecord, viewer: Viewer, from: number): Story {
  const events: Event[] = [];
  for (const { told } of replay(game, record)) events.push(...heard(told, viewer));
  return { from, events: events.slice(from) };
}
