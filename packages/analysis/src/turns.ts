/** A record cut into turns: where it came to rest, and what was answered in between. */
import type { Analysing, JudgedRest, Judging } from '@astragal/bots';
import {
  type Answer,
  choices,
  clone,
  fairCopy,
  type Game,
  isObject,
  isOver,
  type Kind,
  LuckError,
  type LuckSaid,
  type MatchRecord,
  Play,
  type Position,
  playOn,
  RecordError,
  read,
  readRecord,
  replayed,
  type Seat,
  settle,
  type Told,
  waiting,
} from '@astragal/kernel';
import { AnalysisError } from './errors.ts';

/** An answer as it was given. */
export interface GivenAnswer<K extends Kind> {
  readonly entry: number;
  readonly seat: Seat;
  readonly step: K['frame']['step'];
  readonly choice: string;
  readonly isForced: boolean;
  /** What luck said after it. */
  readonly luck: readonly LuckSaid[];
  /** Before it. Not to be written to. */
  readonly position: Position<K>;
}

/** What lies between two rests. */
export interface PlayedTurn<K extends Kind> {
  readonly seat: Seat | undefined;
  readonly from: number;
  readonly to: number;
  readonly before: Position<K>;
  readonly after: Position<K>;
  readonly answers: readonly GivenAnswer<K>[];
  /** What was told in it: what falls after a rest belongs to the turn that begins there, whoever's answer set it off. */
  readonly told: readonly Told<K>[];
}

/** More answers than any game has. */
const MOST_ENTRIES = 20_000;

/** A finished record of these rules, checked by playing it again. */
export function finishedRecord<K extends Kind>(game: Game<K>, data: unknown): MatchRecord {
  if (isObject(data) && Array.isArray(data.entries) && data.entries.length > MOST_ENTRIES)
    throw new AnalysisError('too-long', `the record has more than ${MOST_ENTRIES} answers`);
  const record = asFault(() => readRecord(game as unknown as Game, data));
  if (record.opening) throw new AnalysisError('unfinished', 'the record begins in the middle of a game');
  return fairCopy(record);
}

/** The turns of a record, in order. Steps of `ends` are where it rests. */
export function turnsOf<K extends Kind>(
  game: Game<K>,
  record: MatchRecord,
  ends: ReadonlySet<string>,
  turnOf?: Analysing<K>['turnOf'],
): PlayedTurn<K>[] {
  return asFault(() => {
    const turns = [...cut(game, record, ends)].map((turn) => (turnOf ? { ...turn, seat: turnOf(turn.after.state) } : turn));
    const last = turns.at(-1);
    if (!last || !isOver(last.after)) throw new AnalysisError('unfinished', 'the game is not over');
    return turns;
  });
}

function* cut<K extends Kind>(
  game: Game<K>,
  { seats, options, dealt, entries }: MatchRecord,
  ends: ReadonlySet<string>,
): Generator<PlayedTurn<K>> {
  const setup = replayed(dealt);
  const { state, first } = game.setup(seats, options as K['options'], setup);
  const position: Position<K> = { state, stack: [first] };
  settle(game, position, new Play<K>(setup, undefined, ends));
  let [before, from, answers, told] = [clone(game, position), 0, [] as GivenAnswer<K>[], [] as Told<K>[]];
  if (waiting(game, position).length === 0) settle(game, position, new Play<K>(setup, told));
  setup.done();
  for (const [entry, each] of (entries as readonly Answer[]).entries()) {
    const { at, choice } = read(game, position, each.seat, each.choice) ?? illegal(entry + 1, each);
    const isForced = choices(game, position.state, at.frame).length === 1;
    answers.push({
      entry,
      seat: each.seat,
      step: at.frame.step,
      choice: each.choice,
      isForced,
      luck: each.luck,
      position: clone(game, position),
    });
    const luck = replayed(each.luck);
    playOn(game, position, at, choice, new Play<K>(luck, told, ends));
    if (isOver(position) || waiting(game, position).length === 0) {
      const rest = clone(game, position);
      const next: Told<K>[] = [];
      settle(game, position, new Play<K>(luck, next));
      const isEnd = isOver(position);
      const all = isEnd ? [...told, ...next] : told;
      yield { seat: ownerOf(before, answers), from, to: entry + 1, before, after: isEnd ? position : rest, answers, told: all };
      [before, from, answers, told] = [rest, entry + 1, [], next];
    }
    luck.done();
  }
  if (answers.length > 0) yield { seat: undefined, from, to: entries.length, before, after: position, answers, told };
}

/** The seat of the step it rests at; else whoever answers alone. */
function ownerOf<K extends Kind>({ stack }: Position<K>, answers: readonly GivenAnswer<K>[]): Seat | undefined {
  const top = stack.at(-1);
  if (top && 'seat' in top && top.seat !== undefined) return top.seat;
  const seats = new Set(answers.map(({ seat }) => seat));
  return seats.size === 1 ? answers[0]!.seat : undefined;
}

function illegal(number: number, { seat, choice }: Answer): never {
  throw new RecordError(`entry ${number}: '${choice}' is not an answer that seat ${seat} may give there`);
}

/** A fault of the record as one of the analysis. */
function asFault<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof RecordError || error instanceof LuckError) throw new AnalysisError('broken', error.message);
    throw error;
  }
}

/** All rests of a finished record as the judge's features see them: what a judge is fitted to. */
export function restsOfRecord<K extends Kind>({ craft: { game, horizon }, features }: Judging<K>, data: unknown): JudgedRest[] {
  const record = finishedRecord(game, data);
  const turns = turnsOf(game, record, new Set<string>(horizon));
  const { scores, winners } = game.result(turns.at(-1)!.after.state);
  const seen = (position: Position<K>): Float64Array[] => features.of(position).map((row) => Float64Array.from(row));
  return turns.map(({ before }) => ({ seen: seen(before), winners, scores }));
}
