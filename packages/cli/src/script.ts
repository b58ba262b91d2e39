/** Scripts on the command line: how people report that a rule is wrong. */
import {
  choices,
  type Event,
  type Frame,
  hash,
  heard,
  isOver,
  notation,
  type Position,
  playScript,
  type Refused,
  type Result,
  refusals,
  type Script,
  type Scriptable,
  type Seat,
  seatsOf,
  waiting,
} from '@astragal/kernel';

/** How a script came out. */
export interface ScriptOutcome {
  readonly position: Position;
  readonly hash: string;
  readonly views: readonly object[];
  readonly events: readonly Event[];
  readonly asks: readonly {
    readonly seat: Seat;
    readonly frame: Frame;
    readonly options: readonly string[];
    readonly refused: readonly Refused[];
  }[];
  readonly over?: Result;
}

/** Plays a script, and tells everything about how it came out. */
export function outcomeOf(rules: Scriptable, script: Script): ScriptOutcome {
  const { game, position, told } = playScript(rules, script);
  const { state } = position;
  return {
    position,
    hash: hash(position),
    views: Array.from({ length: seatsOf(game, script) }, (_, seat) => game.view(state, seat)),
    events: told.flatMap((each) => heard([each], each.seat)),
    asks: waiting(game, position).map(({ seat, frame }) => ({
      seat,
      frame,
      options: choices(game, state, frame).map(notation),
      refused: refusals(game, state, frame),
    })),
    ...(isOver(position) && { over: game.result(state) }),
  };
}
