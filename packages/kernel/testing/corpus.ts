/** Games that were recorded once and must come out the same for ever. */
import {
  choices,
  type Game,
  hash,
  heard,
  Match,
  type MatchRecord,
  noLuck,
  notation,
  type Position,
  replay,
  waiting,
} from '../src/index.ts';

/** What a record comes out as: a hash over all its steps. */
export interface RecordOutcome {
  /** Positions, what could be answered in each, and the result: another one means other rules. */
  readonly rules: string;
  /** What was seen, at each step by other eyes in turn, and what everybody heard: every byte of it. */
  readonly shown: string;
}

/** A line of a corpus. */
export interface Recorded extends RecordOutcome {
  readonly record: MatchRecord;
}

/** Plays a record again, in both ways there are, and says what came of it. */
export function outcomeOf(game: Game, record: MatchRecord): RecordOutcome {
  const viewers = [undefined, ...Array.from({ length: record.seats }, (_, seat) => seat)];
  let [rules, shown] = ['', ''];
  let last: Position | undefined;
  for (const { number, position, told } of replay(game, record)) {
    const asked = waiting(game, position).map(({ seat, frame }) => [seat, choices(game, position.state, frame).map(notation).sort()]);
    rules = hash([rules, position, asked]);
    const seen = game.view(position.state, viewers[number % viewers.length]);
    shown = hash(`${shown}${JSON.stringify([seen, viewers.map((seat) => heard(told, seat))])}`);
    last = position;
  }
  const reopened = Match.reopen(game, record, noLuck.below).now;
  return { rules: hash([rules, hash(reopened), game.result(last!.state)]), shown };
}

/** Which fields views have, by path (`players.*.gold number`), and which of them are always there. */
export interface ViewShape {
  readonly all: ReadonlySet<string>;
  readonly always: ReadonlySet<string>;
}

/** The fields of all views that these records show. */
export function shapeOf(game: Game, records: readonly MatchRecord[]): ViewShape {
  const counts = new Map<string, number>();
  const parents = new Map<string, number>();
  const look = (value: unknown, path: string): void => {
    if (Array.isArray(value)) for (const each of value) look(each, `${path}.*`);
    else if (typeof value === 'object' && value !== null) {
      parents.set(path, (parents.get(path) ?? 0) + 1);
      for (const [key, each] of Object.entries(value)) {
        const field = `${path}.${key}`;
        counts.set(field, (counts.get(field) ?? 0) + 1);
        look(each, field);
      }
    }
  };
  for (const record of records) for (const { position } of replay(game, record)) look(game.view(position.state, 0), 'view');
  const parentOf = (field: string): string => field.slice(0, field.lastIndexOf('.'));
  const always = [...counts].flatMap(([field, count]) => (count === parents.get(parentOf(field)) ? [field] : []));
  return { all: new Set(counts.keys()), always: new Set(always) };
}

/** What a table made for one shape would miss in another, or not know of it. */
export const misfits = (table: ViewShape, other: ViewShape): string[] => [
  ...[...table.always].filter((field) => !other.always.has(field)),
  ...[...other.all].filter((field) => !table.all.has(field)),
];
