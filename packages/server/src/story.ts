/** The log of a match for each pair of eyes. Events are not kept: they are counted, and made again by replay when somebody needs them. */
import { type Event, type Game, heard, type MatchRecord, replay, type Seat, type Told } from '@astragal/kernel';
import type { Story } from '@astragal/wire';

/** Who looks: a seat, or a watcher. */
export type Viewer = Seat | undefined;

export class Stories {
  readonly #game: Game;
  readonly #seats: number;
  /** How many events each seat, and last the watchers, have heard. */
  #lengths: number[];
  #undos: number;

  constructor(game: Game, record: MatchRecord) {
    this.#game = game;
    this.#seats = record.seats;
    this.#lengths = new Array<number>(record.seats + 1).fill(0);
    this.#undos = record.entries.filter((entry) => 'undo' in entry).length;
    for (const { told } of replay(game, record)) this.add(told);
  }

  #at(viewer: Viewer): number {
    return viewer ?? this.#seats;
  }

  /** Counts what was told. */
  add(told: readonly Told[]): void {
    for (const each of told)
      for (let i = 0; i <= this.#seats; i++)
        if (each.event !== undefined || (each.secret !== undefined && each.seat === i)) this.#lengths[i]!++;
  }

  /** Counts what was told; gives each viewer's new lines. */
  told(told: readonly Told[]): (viewer: Viewer) => Story {
    const from = this.#lengths.slice();
    this.add(told);
    return (viewer) => ({ from: from[this.#at(viewer)]!, events: heard(told, viewer) });
  }

  length(viewer: Viewer): number {
    return this.#lengths[this.#at(viewer)]!;
  }

  /** Where the viewer's log stands; an undo makes earlier marks void. */
  mark(viewer: Viewer): string {
    return `${this.#undos}-${this.length(viewer)}`;
  }

  /** The lines that follow a mark, or all of them if the mark is not of this log. */
  since(mark: string | undefined, viewer: Viewer, record: MatchRecord): Story {
    const [undos, length] = (mark ?? '').split('-').map(Number);
    const from = undos === this.#undos && Number.isInteger(length) && length! >= 0 && length! <= this.length(viewer) ? length! : 0;
    if (from === this.length(viewer)) return { from, events: [] };
    return { from, events: this.#all(viewer, record).slice(from) };
  }

  /** After an undo: what stays of each log, and what follows the withdrawn answer now. `fair` is its place among the answers that stood. */
  undone(fair: number, record: MatchRecord): (viewer: Viewer) => Story {
    const kept: Told[] = [];
    const after: Told[] = [];
    for (const { number, told } of replay(this.#game, record)) (number <= fair ? kept : after).push(...told);
    this.#undos++;
    this.#lengths.fill(0);
    this.add(kept);
    const from = [...this.#lengths];
    this.add(after);
    return (viewer) => ({ from: from[this.#at(viewer)]!, events: heard(after, viewer) });
  }

  #all(viewer: Viewer, record: MatchRecord): Event[] {
    const events: Event[] = [];
    for (const { told } of replay(this.#game, record)) events.push(...heard(told, viewer));
    return events;
  }
}

/** How many answers stood before entry `number`, those taken back left out. */
export function fairPlace(record: MatchRecord, number: number): number {
  const standing: number[] = [];
  for (const [i, entry] of record.entries.entries()) {
    if (!('undo' in entry)) standing.push(i + 1);
    else
      standing.splice(
        standing.findLastIndex((each) => record.entries[each - 1]!.seat === entry.seat),
        1,
      );
  }
  return standing.indexOf(number);
}
