/** A match under way: who is asked what, with numbers that catch a double click; what may be taken back; what is written down. */
import type { LuckSaid } from './chance.ts';
import type { Choice, Game, Kind, Options, Position, Refused, Result, Seat } from './game.ts';
import { same } from './plain.ts';
import {
  choices,
  clone,
  isOver,
  notation,
  Play,
  playOn,
  read,
  readOptions,
  refusals,
  start,
  type Told,
  type Waiting,
  waiting,
} from './play.ts';
import { answeredAgain, beginning, dealtRecord, type Entry, type LuckOrigin, type MatchRecord, RecordError, readRecord } from './record.ts';

/** Where a match gets its luck. A name is unique in a match ("die 1 of 2 #17"), so the order of questions cannot matter. */
export type Source = (n: number, name: string) => number;

/** One question as its seat sees it. */
export interface Asked<K extends Kind = Kind> {
  readonly frame: K['frame'];
  readonly options: readonly Choice[];
  readonly refused: readonly Refused<K>[];
}

/** Everything a seat, or a spectator, may know now. */
export interface Seen<K extends Kind = Kind> {
  /** The number that this seat's next answer must carry. */
  readonly ask: number;
  readonly view: K['view'];
  readonly asks: readonly Asked<K>[];
  /** Who is thinking. */
  readonly waits: readonly Seat[];
  readonly undo: boolean;
  readonly over?: Result | undefined;
}

/** What a position shows a seat, or a spectator, whether or not there is a match: all but what numbers and undo say. */
export function seenAt<K extends Kind>(
  game: Game<K>,
  position: Position<K>,
  seat: Seat | undefined,
  open: readonly Waiting<K>[] = waiting(game, position),
): Omit<Seen<K>, 'ask' | 'undo'> {
  const { state } = position;
  const mine = seat === undefined ? [] : open.filter((each) => each.seat === seat);
  return {
    view: game.view(state, seat),
    asks: mine.map(({ frame }) => ({ frame, options: choices(game, state, frame), refused: refusals(game, state, frame) })),
    waits: seatsOf(open),
    over: open.length === 0 ? game.result(state) : undefined,
  };
}

/** The seats that are asked something, each once. None: the game is over. */
export const seatsAsked = <K extends Kind>(game: Game<K>, position: Position<K>): readonly Seat[] => seatsOf(waiting(game, position));

/** An entry that has been played on a copy; `commit` makes it true here. Nobody may hear of it before it is stored. */
export interface Draft<K extends Kind = Kind> {
  /** The place of this entry in the record, from 1. */
  readonly number: number;
  readonly entry: Entry;
  readonly position: Position<K>;
  readonly told: readonly Told<K>[];
  /** What an undo unsays: all that was told since the answer it takes back; `told` then says again what still holds. */
  readonly unsaid?: readonly Told<K>[];
}

export type Rejected = 'stale' | 'illegal' | 'closed';

/** An answer that may still be taken back, with the position before it. */
interface Open<K extends Kind> {
  readonly seat: Seat;
  readonly choice: string;
  readonly luck: readonly LuckSaid[];
  before: Position<K>;
  told: readonly Told<K>[];
  closed: boolean;
}

/** A match as it stands, without its record: plain data. */
export interface Standing<K extends Kind = Kind> {
  readonly now: Position<K>;
  readonly length: number;
  readonly asks: readonly number[];
  readonly counts: readonly (readonly [what: string, count: number])[];
  readonly tail: readonly Open<K>[];
}

export class Match<K extends Kind = Kind> {
  readonly game: Game<K>;
  #record: MatchRecord | undefined;
  #length = 0;
  readonly #source: Source;
  readonly #counts = new Map<string, number>();
  readonly #asks: number[];
  #now: Position<K>;
  #waiting: Waiting<K>[];
  #waits: readonly Seat[];
  /** Answers since the oldest that is still open. */
  #tail: Open<K>[] = [];

  private constructor(game: Game<K>, record: MatchRecord, position: Position<K>, source: Source) {
    this.game = game;
    this.#record = record;
    this.#source = source;
    this.#now = position;
    this.#waiting = waiting(game, position);
    this.#waits = seatsOf(this.#waiting);
    this.#asks = new Array(record.seats).fill(0);
    this.#count(record.dealt);
  }

  /** A new match; `told` is what was told during setup, `origin` where its luck comes from, if that is more than the system's randomness. */
  static begin<K extends Kind>(
    game: Game<K>,
    seats: number,
    given: Readonly<Record<string, unknown>>,
    source: Source,
    told: Told<K>[] = [],
    origin?: LuckOrigin,
  ): Match<K> {
    const chosen = readOptions(game, seats, given);
    const luck = new Counting(new Map(), source);
    const position = start(game, seats, chosen, new Play<K>(luck, told));
    return new Match(game, dealtRecord(game, seats, chosen as Options, luck.said, origin), position, source);
  }

  /** A match from its record: the same position, numbers, rights to undo and luck counts as when it was left. */
  static reopen<K extends Kind>(game: Game<K>, data: unknown, source: Source): Match<K> {
    const { hash: _, entries, ...rest } = readRecord(game as unknown as Game, data);
    const match = new Match(game, { ...rest, entries: [] }, beginning(game, rest), source);
    for (const entry of entries) match.commit(match.redraft(entry));
    return match;
  }

  /** A match that was left standing elsewhere: nothing is played again, so it costs the same however long it is. */
  static resume<K extends Kind>(game: Game<K>, standing: Standing<K>, source: Source): Match<K> {
    const { asks, counts, tail, length, now } = standing;
    const match = new Match<K>(game, { seats: asks.length, dealt: [] } as unknown as MatchRecord, now, source);
    match.forget();
    match.#asks.splice(0, asks.length, ...asks);
    for (const [what, count] of counts) match.#counts.set(what, count);
    match.#tail = [...tail];
    match.#length = length;
    return match;
  }

  /** Everything but the record, to be taken up elsewhere by `resume`. */
  get standing(): Standing<K> {
    return { now: this.#now, length: this.#length, asks: this.#asks, counts: [...this.#counts], tail: this.#tail };
  }

  /** What was dealt and answered so far. */
  get record(): MatchRecord {
    if (!this.#record) throw new Error('the record of this match is kept elsewhere');
    return this.#record;
  }

  /** How many entries there are, undo included. */
  get length(): number {
    return this.#length;
  }

  /** Somebody else keeps the record from now on, so that a long match is as light as a new one. */
  forget(): void {
    this.#record = undefined;
  }

  /** The true position. Never written to: every answer makes a new one. */
  get now(): Position<K> {
    return this.#now;
  }

  get isOver(): boolean {
    return isOver(this.#now as unknown as Position);
  }

  /** The number that the seat's next answer must carry. */
  ask(seat: Seat): number {
    return this.#asks[seat]!;
  }

  /** Who is asked something now. */
  get waits(): readonly Seat[] {
    return this.#waits;
  }

  /** The whole message to one seat, or to a spectator. */
  seen(seat?: Seat): Seen<K> {
    return {
      ask: seat === undefined ? 0 : this.ask(seat),
      undo: seat !== undefined && this.mayUndo(seat),
      ...seenAt(this.game, this.#now, seat, this.#waiting),
    };
  }

  /** Plays the seat's answer on a copy. Nothing has happened until the draft is committed. `luckOf`: the luck of this one answer, if it has its own. */
  draft(seat: Seat, ask: number, text: string, luckOf?: (choice: string) => Source): Draft<K> | Rejected {
    if (this.#asks[seat] !== ask) return 'stale';
    const position = clone(this.game, this.#now);
    const found = read(this.game, position, seat, text);
    if (!found) return 'illegal';
    const choice = notation(found.choice);
    const luck = new Counting(this.#counts, luckOf?.(choice) ?? this.#source);
    const told: Told<K>[] = [];
    playOn(this.game, position, found.at, found.choice, new Play<K>(luck, told));
    return { number: this.#length + 1, entry: { seat, choice, luck: luck.said }, position, told };
  }

  /** Takes back the seat's newest answer, on a copy. */
  draftUndo(seat: Seat, ask: number): Draft<K> | Rejected {
    if (this.#asks[seat] !== ask) return 'stale';
    const without = this.#without(seat);
    if (!without) return 'closed';
    return {
      number: this.#length + 1,
      entry: { seat, undo: true },
      position: without.position,
      told: without.later.flatMap(({ told }) => told),
      unsaid: this.#tail.slice(without.at).flatMap(({ told }) => told),
    };
  }

  /** Makes a draft true. */
  commit(draft: Draft<K>): void {
    if (draft.number !== this.#length + 1) throw new Error(`draft ${draft.number} comes after entry ${this.#length}`);
    const { entry, position, told } = draft;
    if ('undo' in entry) this.#takeBack(entry.seat);
    else {
      this.#tail.push({ seat: entry.seat, choice: entry.choice, luck: entry.luck, before: this.#now, told, closed: false });
      this.#count(entry.luck);
    }
    this.#length++;
    this.#record?.entries.push(entry);
    this.#now = position;
    const othersAsked = this.#askAnew(entry.seat, draft.number);
    if ('undo' in entry) return;
    if (this.isOver) this.#tail = [];
    else if (othersAsked || entry.luck.length > 0 || told.some((each) => each.news)) this.#close(entry.seat, othersAsked);
  }

  /** Drafts and commits at once, for matches without a store. */
  answer(seat: Seat, ask: number, text: string): readonly Told<K>[] | Rejected {
    const draft = this.draft(seat, ask, text);
    if (typeof draft === 'string') return draft;
    this.commit(draft);
    return draft.told;
  }

  undo(seat: Seat, ask: number): 'done' | Rejected {
    const draft = this.draftUndo(seat, ask);
    if (typeof draft === 'string') return draft;
    this.commit(draft);
    return 'done';
  }

  /** Whether the seat's newest answer may be taken back: no luck, news or confirmation since, and nobody else would be asked anything else. */
  mayUndo(seat: Seat): boolean {
    const last = this.#tail.at(-1);
    if (last?.seat === seat) return !last.closed;
    return this.#without(seat) !== undefined;
  }

  /** New numbers for the seats whose questions changed; tells whether any but `by` is among them. */
  #askAnew(by: Seat, number: number): boolean {
    const now = waiting(this.game, this.#now);
    let others = false;
    for (let seat = 0; seat < this.#asks.length; seat++) {
      if (seat !== by && sameQuestions(this.#waiting, now, seat)) continue;
      this.#asks[seat] = number;
      if (seat !== by) others = true;
    }
    this.#waiting = now;
    this.#waits = seatsOf(now);
    return others;
  }

  /** Closes the seat's answers, and where lanes met, those of others that no longer come apart from it. */
  #close(seat: Seat, lanesMet: boolean): void {
    for (const open of this.#tail) if (open.seat === seat) open.closed = true;
    if (lanesMet) {
      for (const other of new Set(this.#tail.filter(({ closed }) => !closed).map((open) => open.seat)))
        if (!this.#without(other)) for (const open of this.#tail) if (open.seat === other) open.closed = true;
    }
    const firstOpen = this.#tail.findIndex(({ closed }) => !closed);
    this.#tail = firstOpen < 0 ? [] : this.#tail.slice(firstOpen);
  }

  /** The match as if the seat's newest answer had not been given, or undefined where that cannot be. */
  #without(seat: Seat): { at: number; position: Position<K>; later: Pick<Open<K>, 'before' | 'told'>[] } | undefined {
    const at = this.#tail.findLastIndex((open) => open.seat === seat);
    const open = this.#tail[at];
    if (!open || open.closed) return undefined;
    const later: Pick<Open<K>, 'before' | 'told'>[] = [];
    let position = open.before;
    for (const each of this.#tail.slice(at + 1)) {
      const told: Told<K>[] = [];
      const next = this.#playedAgain(position, each, told);
      if (!next) return undefined;
      later.push({ before: position, told });
      position = next;
    }
    const then = waiting(this.game, position);
    for (let other = 0; other < this.#asks.length; other++)
      if (other !== seat && !sameQuestions(this.#waiting, then, other)) return undefined;
    return { at, position, later };
  }

  /** The position after the answer was played on another one, or undefined where it cannot be given, or luck would be asked for something else. */
  #playedAgain(before: Position<K>, answer: Open<K>, told: Told<K>[]): Position<K> | undefined {
    try {
      return answeredAgain(this.game, before, answer, told, 0);
    } catch {
      return undefined;
    }
  }

  #takeBack(seat: Seat): void {
    const { at, later } = this.#without(seat)!;
    this.#tail.splice(at, 1);
    for (const [i, each] of later.entries()) Object.assign(this.#tail[at + i]!, each);
  }

  #count(said: readonly LuckSaid[]): void {
    for (const [what] of said) this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
  }

  /** An entry that was played elsewhere, played again on a copy with the luck it had there; throws if it does not fit. */
  redraft(entry: Entry): Draft<K> {
    const number = this.#length + 1;
    if ('undo' in entry) {
      const draft = this.draftUndo(entry.seat, this.ask(entry.seat));
      if (typeof draft === 'string') throw new RecordError(`entry ${number}: seat ${entry.seat} has nothing to take back there`);
      return { ...draft, entry };
    }
    const told: Told<K>[] = [];
    const position = answeredAgain(this.game, this.#now, entry, told, number);
    return { number, entry, position, told };
  }
}

/** Luck that is named, numbered and written down; numbers count on from those of the match without changing them. */
class Counting {
  readonly said: LuckSaid[] = [];
  readonly #counts: ReadonlyMap<string, number>;
  readonly #source: Source;

  constructor(counts: ReadonlyMap<string, number>, source: Source) {
    this.#counts = counts;
    this.#source = source;
  }

  below(n: number, what: string): number {
    let count = this.#counts.get(what) ?? 0;
    for (const [before] of this.said) if (before === what) count++;
    const value = this.#source(n, `${what} #${count + 1}`);
    this.said.push([what, n, value]);
    return value;
  }
}

/** Whose turn it is to answer, each once. */
function seatsOf(waiting: readonly Waiting<Kind>[]): readonly Seat[] {
  const seats: Seat[] = [];
  for (const { seat } of waiting) if (!seats.includes(seat)) seats.push(seat);
  return seats;
}

function sameQuestions<K extends Kind>(before: readonly Waiting<K>[], now: readonly Waiting<K>[], seat: Seat): boolean {
  let i = 0;
  for (const { seat: asked, frame } of now) {
    if (asked !== seat) continue;
    while (i < before.length && before[i]!.seat !== seat) i++;
    const old = before[i++];
    if (!old || (old.frame !== frame && !same(old.frame, frame))) return false;
  }
  while (i < before.length && before[i]!.seat !== seat) i++;
  return i >= before.length;
}
