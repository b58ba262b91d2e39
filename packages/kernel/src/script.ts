/**
 * Scripts: a position, what luck says, what is answered. One format and one player for all who tell of a game by hand: reports on the
 * command line, lessons, pictures of a rulebook, scenes of tests. `docs/scripts.md` tells how one is written.
 */
import { type Scripted, scripted, seeded } from './chance.ts';
import type { Chance, Fork, Game, Kind, Position, Seat, Stack, Toolkit } from './game.ts';
import { misfit, strayFrame } from './misfit.ts';
import { copy, isObject, merged } from './plain.ts';
import { choices, notation, Play, playOn, read, readOptions, settle, type Told, waiting } from './play.ts';

/** A piece of plain data that lies over another: objects are merged, everything else replaces; `{ 1: ... }` changes one place of a list. */
export type Patch<T> = T extends readonly unknown[]
  ? T | { readonly [index: number]: Patch<T[number]> }
  : T extends object
    ? { readonly [P in keyof T]?: Patch<T[P]> }
    : T;

/** What luck says, in order, and nothing else; `any`: luck of the seed, where it makes no difference. */
export type Dictated = readonly Scripted[] | 'any';

/** Plain JSON; every field may be missing. */
export interface Script<K extends Kind = Kind> {
  /** The game's id. Where a script lies among the things of one game, that is the game. */
  readonly game?: string;
  /** How many seats; otherwise 2, or the game's least. */
  readonly seats?: number;
  /** The host's choices by name; otherwise the game's defaults. */
  readonly options?: Partial<K['options']>;
  /** Luck of the set-up, and of all the rest where `luck` is `any`. */
  readonly seed?: string | number;
  /** What is changed of the set-up, in this order. */
  readonly position?: {
    /** Arranged by the game's own hand and in its own words (`Toolkit.arrange`). */
    readonly arrange?: object;
    /** Laid over the state. */
    readonly state?: Patch<K['state']>;
    /** What is left to resolve, as in every position: the last entry comes first. Otherwise the first step of the game. */
    readonly stack?: readonly (K['frame'] | Fork<K['frame']>)[];
  };
  /** What luck says from there on; otherwise it may not be asked. */
  readonly luck?: Dictated;
  /** What is answered, in order: `'1: hold'` for seat 1, or plain notation where only one seat is asked. */
  readonly answers?: readonly string[];
  /** Positions that break a promise of the game are played, too. */
  readonly unchecked?: boolean;
}

/** What is wrong with a script, in one line that says where, and what would be right. `LuckError` and `OptionsError` speak for themselves. */
export class ScriptError extends Error {
  override readonly name: string = 'ScriptError';
}

/** It is no script, or none of this game: a field, a name or a word that is not there. */
export class ScriptFormError extends ScriptError {
  override readonly name = 'ScriptFormError';
}

/** No game could come to such a position. */
export class ScriptPositionError extends ScriptError {
  override readonly name = 'ScriptPositionError';
}

/** The rules do not allow an answer, or nobody can tell whose it is. */
export class ScriptAnswerError extends ScriptError {
  override readonly name = 'ScriptAnswerError';
  /** Which answer, from 1. */
  readonly number: number;

  constructor(number: number, what: string) {
    super(`answer ${number}: ${what}`);
    this.number = number;
  }
}

/** A game, and what helps to set its positions by hand. */
export interface Scriptable<K extends Kind = Kind> {
  readonly game: Game<K>;
  readonly toolkit?: Toolkit<K>;
}

const SEED = 'script';

export const seatsOf = ({ seats: { min } }: Pick<Game, 'seats'>, { seats }: Pick<Script, 'seats'>): number => seats ?? Math.max(2, min);

/** The position that a script begins with: set up, arranged, patched; nothing of its stack is resolved yet. */
export function laid<K extends Kind>({ game, toolkit = {} }: Scriptable<K>, script: Script<K>): Position<K> {
  if (script.game !== undefined && script.game !== game.id)
    throw new ScriptFormError(`this is a script of '${script.game}', not of '${game.id}'`);
  const seats = seatsOf(game, script);
  const { state: fresh, first } = game.setup(seats, readOptions(game, seats, script.options), seeded(script.seed ?? SEED));
  const { arrange, state: written, stack = [first] } = script.position ?? {};
  if (arrange) arrangeBy(game, toolkit, fresh, arrange);
  const patch = written && (toolkit.spell?.(fresh, written as Readonly<Record<string, unknown>>) ?? written);
  const problem = misfit(fresh, patch, toolkit) ?? strayFrame(game, stack, seats, toolkit);
  if (problem) throw new ScriptFormError(problem);
  const state = patch ? merged(fresh, patch) : fresh;
  if (!script.unchecked) keepsPromises(game, state);
  return { state, stack: copy(stack) as Stack<K['frame']> };
}

function arrangeBy<K extends Kind>(game: Game<K>, toolkit: Toolkit<K>, state: K['state'], given: object): void {
  if (!toolkit.arrange) throw new ScriptFormError(`${game.id} arranges nothing; use 'position.state'`);
  try {
    toolkit.arrange(state, given);
  } catch (error) {
    throw new ScriptFormError(`'position.arrange' cannot be: ${(error as Error).message}`, { cause: error });
  }
}

function keepsPromises<K extends Kind>(game: Game<K>, state: K['state']): void {
  try {
    game.check?.(state);
  } catch (error) {
    const what = `this position breaks a promise of ${game.id}: ${(error as Error).message}`;
    throw new ScriptPositionError(`${what} ("unchecked": true plays it all the same)`, { cause: error });
  }
}

type Luck = Chance & Pick<ReturnType<typeof scripted>, 'left' | 'done'>;

function luckOf({ luck = [], seed = SEED }: Pick<Script, 'luck' | 'seed'>): Luck {
  if (luck !== 'any') return scripted(luck);
  const chance = seeded(`${seed}/answers`);
  return { below: (n, what) => chance.below(n, what), left: [], done: () => {} };
}

/** A script under way, on the very position it is given. */
export class ScriptPlayer<K extends Kind = Kind> {
  readonly game: Game<K>;
  readonly position: Position<K>;
  /** Everything told so far. */
  readonly told: Told<K>[];
  protected chance: Luck;
  readonly #play: Play<K>;
  readonly #unchecked: boolean;
  #given = 0;

  /** Resolves everything until somebody is asked. Of the script only luck, seed and `unchecked` matter here. */
  constructor(game: Game<K>, position: Position<K>, script: Pick<Script, 'luck' | 'seed' | 'unchecked'>, told: Told<K>[] = []) {
    this.game = game;
    this.position = position;
    this.told = told;
    this.chance = luckOf(script);
    this.#play = new Play<K>({ below: (n, what) => this.chance.below(n, what) }, told);
    this.#unchecked = script.unchecked ?? false;
    settle(game, position, this.#play);
  }

  /** Plays one answer. */
  answer(written: string): this {
    this.#given++;
    const { seat, text } = this.#addressed(written);
    const found = read(this.game, this.position, seat, text);
    if (!found) throw this.#problem(`seat ${seat} may not answer '${text}'; ${this.#possible(seat)}`);
    playOn(this.game, this.position, found.at, found.choice, this.#play);
    return this;
  }

  /** Who is asked something now, each once. */
  get asks(): Seat[] {
    return [...new Set(waiting(this.game, this.position).map(({ seat }) => seat))];
  }

  /** The notations of everything that may be answered; by one seat, if it is named. */
  choices(seat?: Seat): string[] {
    return waiting(this.game, this.position)
      .filter((each) => seat === undefined || each.seat === seat)
      .flatMap(({ frame }) => choices(this.game, this.position.state, frame).map(notation));
  }

  /** Every promise of the game holds. */
  check(): this {
    if (!this.#unchecked) keepsPromises(this.game, this.position.state);
    return this;
  }

  /** The end of the script: all that luck was to say has been asked for, and every promise holds. */
  done(): this {
    this.chance.done();
    return this.check();
  }

  #addressed(written: string): { seat: Seat; text: string } {
    const [, named, text = written] = /^(\d+): (.*)$/s.exec(written) ?? [];
    if (named !== undefined) return { seat: Number(named), text };
    const [seat, ...others] = this.asks;
    if (seat === undefined) throw this.#problem(`'${text}' comes after the end of the game`);
    if (others.length > 0) throw this.#problem(`seats ${[seat, ...others].join(', ')} are asked; write '${seat}: ${text}'`);
    return { seat, text };
  }

  #possible(seat: Seat): string {
    const texts = this.choices(seat);
    if (texts.length > 0) return `it may answer ${texts.map((text) => `'${text}'`).join(', ')}`;
    return this.asks.length > 0 ? `it is asked nothing; seat ${this.asks.join(', ')} is` : 'the game is over';
  }

  #problem(what: string): ScriptAnswerError {
    return new ScriptAnswerError(this.#given, what);
  }
}

/** Plays a script from its position to its end. */
export function playScript<K extends Kind>(rules: Scriptable<K>, script: Script<K>): ScriptPlayer<K> {
  const player = new ScriptPlayer(rules.game, laid(rules, script), script);
  for (const answer of script.answers ?? []) player.answer(answer);
  return player.done();
}

type Test = (data: unknown) => boolean;
const isListOf =
  (test: Test): Test =>
  (data) =>
    Array.isArray(data) && data.every(test);
const isText: Test = (data) => typeof data === 'string';
const isScripted: Test = (data) =>
  Number.isInteger(data) || (Array.isArray(data) && data.length === 2 && isText(data[0]) && Number.isInteger(data[1]));

/** What each field of a script is, and how that is said where it is something else. */
const FIELDS: Readonly<Record<keyof Script, readonly [Test, string]>> = {
  game: [isText, "the game's id"],
  seats: [Number.isInteger, 'a number'],
  options: [isObject, 'an object of names and values'],
  seed: [(data) => isText(data) || typeof data === 'number', 'a number or a word'],
  position: [isObject, "an object with 'arrange', 'state' or 'stack'"],
  luck: [(data) => data === 'any' || isListOf(isScripted)(data), 'a list of numbers or pairs like ["die of seat 0", 5], or "any"'],
  answers: [isListOf(isText), 'a list such as ["0: roll", "hold"]'],
  unchecked: [(data) => typeof data === 'boolean', 'true or false'],
};
const POSITION: Readonly<Record<keyof NonNullable<Script['position']>, readonly [Test, string]>> = {
  arrange: [isObject, "an object in the game's own words"],
  state: [isObject, 'an object that is laid over the state'],
  stack: [Array.isArray, 'a list of frames'],
};

/** A script from a file's data, or what is wrong with it. */
export function readScript(data: unknown): Script {
  if (!isObject(data)) throw new ScriptFormError(`a script is an object { ${Object.keys(FIELDS).join(', ')} }`);
  const script = data as Script;
  readFields(script, FIELDS, 'a script', '');
  readFields(script.position ?? {}, POSITION, "'position'", 'position.');
  return script;
}

function readFields(data: object, fields: Readonly<Record<string, readonly [Test, string]>>, whole: string, path: string): void {
  for (const [name, value] of Object.entries(data)) {
    if (!Object.hasOwn(fields, name)) throw new ScriptFormError(`${whole} has no '${name}'; it has ${Object.keys(fields).join(', ')}`);
    const [test, said] = fields[name]!;
    if (!test(value)) throw new ScriptFormError(`'${path}${name}' is ${said}, not ${JSON.stringify(value)}`);
  }
}
