/** Scripts: a position, dictated luck and answers in a file. How people report that a rule is wrong. */
import {
  choices,
  type Event,
  type Frame,
  type Game,
  hash,
  heard,
  isOver,
  notation,
  type Options,
  Play,
  type Position,
  playOn,
  type Refused,
  type Result,
  read,
  readOptions,
  refusals,
  type Scripted,
  type Seat,
  scripted,
  seeded,
  settle,
  start,
  type Told,
  type Toolkit,
  waiting,
} from '@astragal/kernel';
import { merged } from '@astragal/kernel/testing/scene';
import { Failure, UsageError } from './command.ts';
import { isObject } from './common.ts';
import { misfit } from './misfit.ts';

/** A script after reading: everything is of the right shape. */
export interface Script {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  /** Luck of the setup, and of everything else where `luck` is not dictated. */
  readonly seed: string;
  readonly position: { readonly state?: Record<string, unknown>; readonly stack?: readonly unknown[] };
  readonly luck: readonly Scripted[] | undefined;
  readonly answers: readonly { readonly seat: Seat | undefined; readonly choice: string }[];
  /** Impossible positions are played too. */
  readonly unchecked: boolean;
}

/** How a script came out. */
export interface Played {
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

const FIELDS = ['game', 'seats', 'options', 'seed', 'position', 'luck', 'answers', 'unchecked'];

/** Reads a script from a file's data, or says what is wrong with it. */
export function readScript(game: Game, data: Readonly<Record<string, unknown>>): Script {
  const {
    seats = Math.max(2, game.seats.min),
    options: given = {},
    seed = 'script',
    position = {},
    luck,
    answers,
    unchecked = false,
  } = data;
  const unknown = Object.keys(data).find((field) => !FIELDS.includes(field));
  if (unknown !== undefined) throw new UsageError(`a script has no '${unknown}'; it has ${FIELDS.join(', ')}`);
  if (!isObject(given)) throw new UsageError("'options' is an object of names and values");
  if (typeof seed !== 'string' && typeof seed !== 'number') throw new UsageError("'seed' is a number or a word");
  if (!isObject(position) || Object.keys(position).some((key) => key !== 'state' && key !== 'stack'))
    throw new UsageError("'position' is an object with 'state' or 'stack'");
  if (luck !== undefined && !(Array.isArray(luck) && luck.every(isScripted)))
    throw new UsageError('\'luck\' is a list of numbers or pairs like ["die of seat 0", 5]');
  if (!Array.isArray(answers)) throw new UsageError('\'answers\' is a list such as ["0: roll", "hold"]');
  if (typeof unchecked !== 'boolean') throw new UsageError("'unchecked' is true or false");
  return {
    game: game.id,
    unchecked,
    seats: seats as number,
    options: readOptions(game, seats as number, given),
    seed: String(seed),
    position: position as Script['position'],
    luck: luck as readonly Scripted[] | undefined,
    answers: answers.map(readAnswer),
  };
}

const isScripted = (each: unknown): boolean =>
  Number.isInteger(each) || (Array.isArray(each) && each.length === 2 && typeof each[0] === 'string' && Number.isInteger(each[1]));

/** `"roll"`, `"0: roll"`, or as in a match record `{ "seat": 0, "choice": "roll" }`. */
function readAnswer(answer: unknown): Script['answers'][number] {
  if (typeof answer === 'string') {
    const named = /^(\d+): (.*)$/s.exec(answer);
    return named ? { seat: Number(named[1]), choice: named[2]! } : { seat: undefined, choice: answer };
  }
  if (isObject(answer) && Number.isInteger(answer.seat) && typeof answer.choice === 'string')
    return { seat: answer.seat as number, choice: answer.choice };
  throw new UsageError(`an answer is written "0: roll", not ${JSON.stringify(answer)}`);
}

/** Plays a script to its end. Missing and unused luck are failures, and so is an answer that the rules do not allow. */
export function playScript(game: Game, script: Script, toolkit: Toolkit = {}): Played {
  const before = start(game, script.seats, script.options, new Play(seeded(script.seed)));
  const written = script.position.state;
  const state = toolkit.spell && isObject(written) ? toolkit.spell(before.state, written) : written;
  const problem = misfit(before.state, state, toolkit) ?? strayFrame(game, script.position.stack, script.seats, toolkit);
  if (problem) throw new UsageError(problem);
  const position = merged(before, { ...script.position, ...(state && { state }) });
  if (!script.unchecked) checked(game, position);
  const told: Told[] = [];
  const luck = script.luck && scripted(script.luck);
  const play = new Play(luck ?? seeded(`${script.seed}/answers`), told);
  settle(game, position, play);
  for (const [i, answer] of script.answers.entries()) {
    const seat = answer.seat ?? onlySeat(game, position, `answer ${i + 1}, '${answer.choice}'`);
    const found = read(game, position, seat, answer.choice);
    if (!found) throw new Failure(`answer ${i + 1}: seat ${seat} may not answer '${answer.choice}'; ${possible(game, position, seat)}`);
    playOn(game, position, found.at, found.choice, play);
  }
  luck?.done();
  return outcome(game, position, script.seats, told);
}

/** A position that no game could come to is an error, said in the game's own words. */
function checked(game: Game, { state }: Position): void {
  try {
    game.check?.(state);
  } catch (error) {
    throw new Failure(
      `this position breaks a promise of ${game.id}: ${(error as Error).message} ("unchecked": true plays it all the same)`,
    );
  }
}

/** A frame of the stack that is no step of the game, has other fields than such a step has, or belongs to nobody. */
export function strayFrame(game: Game, stack: unknown, seats: number, toolkit: Toolkit): string | undefined {
  const inFrame = (frame: unknown, path: string): string | undefined => {
    if (!isObject(frame)) return `'${path}' is a frame such as { "step": ..., "seat": 0 }`;
    if ('lanes' in frame) return inLanes(frame.lanes, `${path}.lanes`);
    const { step, ...fields } = frame;
    if (typeof step !== 'string' || !Object.hasOwn(game.steps, step))
      return `'${path}.step': there is no step '${step}'; there are ${Object.keys(game.steps).join(', ')}`;
    const { seat } = fields;
    if (seat !== undefined && !(Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats))
      return `'${path}.seat' is 0 to ${seats - 1}, not ${JSON.stringify(seat)}`;
    const sample = toolkit.frames?.[step];
    const missing = sample && Object.keys(sample).find((field) => !Object.hasOwn(fields, field));
    const misspelt = sample && misfit(sample, fields, toolkit, { path, pattern: 'stack.*' });
    return misspelt ?? (missing && `'${path}' lacks '${missing}': '${step}' has ${Object.keys(sample).join(', ')}`);
  };
  const inStack = (frames: unknown, path: string): string | undefined => {
    if (!Array.isArray(frames)) return `'${path}' is a list of frames`;
    return firstOf(frames, (frame, i) => inFrame(frame, `${path}.${i}`));
  };
  const inLanes = (lanes: unknown, path: string): string | undefined => {
    if (!Array.isArray(lanes)) return `'${path}' is a list of stacks`;
    return firstOf(lanes, (lane, i) => inStack(lane, `${path}.${i}`));
  };
  return stack === undefined ? undefined : inStack(stack, 'position.stack');
}

/** The first problem that any of these has. */
function firstOf(list: readonly unknown[], problem: (each: unknown, i: number) => string | undefined): string | undefined {
  for (const [i, each] of list.entries()) {
    const found = problem(each, i);
    if (found) return found;
  }
  return undefined;
}

function onlySeat(game: Game, position: Position, what: string): Seat {
  const [seat, ...others] = new Set(waiting(game, position).map((each) => each.seat));
  if (seat === undefined) throw new Failure(`${what}: the game is over`);
  if (others.length > 0) throw new Failure(`${what}: seats ${[seat, ...others].join(', ')} are asked; write "${seat}: ..."`);
  return seat;
}

function possible(game: Game, position: Position, seat: Seat): string {
  const texts = waiting(game, position)
    .filter((each) => each.seat === seat)
    .flatMap(({ frame }) => choices(game, position.state, frame).map(notation));
  return texts.length ? `it may answer ${texts.map((text) => `'${text}'`).join(', ')}` : 'it is asked nothing';
}

function outcome(game: Game, position: Position, seats: number, told: readonly Told[]): Played {
  const { state } = position;
  return {
    position,
    hash: hash(position),
    views: Array.from({ length: seats }, (_, seat) => game.view(state, seat)),
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
