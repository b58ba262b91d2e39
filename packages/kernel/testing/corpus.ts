/** Games that were recorded once and must come out the same for ever. */
import {
  type Game,
  hash,
  heard,
  Match,
  type MatchRecord,
  noLuck,
  notation,
  options,
  type Position,
  replay,
  waiting,
} from '../src/index.ts';

/** What a record comes out as: a hash over all its steps. */
export interface Outcome {
  /** Positions, what could be answered in each, and the result: another one means other rules. */
  readonly rules: string;
  /** What was seen, at each step by other eyes in turn, and what everybody heard: every byte of it. */
  readonly shown: string;
}

/** A line of a corpus. */
export interface Recorded extends Outcome {
  readonly record: MatchRecord;
}

/** Plays a record again, in both ways there are, and says what came of it. */
export function outcomeOf(game: Game, record: MatchRecord): Outcome {
  const viewers = [undefined, ...Array.from({ length: record.seats }, (_, seat) => seat)];
  let [rules, shown] = ['', ''];
  let last: Position | undefined;
  for (const { number, position, told } of replay(game, record)) {
    const asked = waiting(game, position).map(({ seat, frame }) => [seat, options(game, position.state, frame).map(notation).sort()]);
    rules = hash([rules, position, asked]);
    const seen = game.view(position.state, viewers[number % viewers.length]);
    shown = hash(`${shown}${JSON.stringify([seen, viewers.map((seat) => heard(told, seat))])}`);
    last = position;
  }
  const reopened = Match.reopen(game, record, noLuck.below).now;
  return { rules: hash([rules, hash(reopened), game.result(last!.state)]), shown };
}
