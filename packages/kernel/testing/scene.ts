/** A scene: a position set by hand, luck dictated, answers as notation, expectations. How rules are proven. */
import {
  type Chance,
  choices,
  type Frame,
  type Game,
  heard,
  type Kind,
  merged,
  notation,
  Play,
  type Position,
  playOn,
  read,
  readOptions,
  refusals,
  type Scripted,
  type Seat,
  type Stack,
  scripted,
  seeded,
  settle,
  start,
  type Told,
  waiting,
} from '../src/index.ts';

export { merged };

/** A piece of plain data that lies over another: objects are merged, everything else replaces. */
export type Patch<T> = T extends readonly unknown[]
  ? T | { readonly [index: number]: Patch<T[number]> }
  : T extends object
    ? { readonly [P in keyof T]?: Patch<T[P]> }
    : T;

/** Where a scene begins. Luck of the setup comes from `seed`, so that a scene only dictates what it is about. */
export interface Opening<K extends Kind> {
  readonly seats?: number;
  readonly options?: Partial<K['options']>;
  readonly seed?: number | string;
  /** Laid over the state after setup, or made from it. */
  readonly state?: Patch<K['state']> | ((state: K['state']) => void);
  /** What is to be resolved, in reading order; otherwise what setup left. */
  readonly frames?: readonly (K['frame'] | { readonly lanes: Stack<K['frame']>[] })[];
}

export class SceneError extends Error {
  override readonly name = 'SceneError';
}

/** A position in play. Every method that plays returns the scene, so that a test reads as a sentence. */
export class Scene<K extends Kind> {
  readonly game: Game<K>;
  position: Position<K>;
  /** Everything told since the scene began. */
  readonly told: Told<K>[] = [];
  #luck = scripted([]);
  readonly #chance: Chance = { below: (n, what) => this.#luck.below(n, what) };

  constructor(game: Game<K>, opening: Opening<K> = {}, luck: readonly Scripted[] = []) {
    this.game = game;
    this.#luck = scripted(luck);
    const seats = opening.seats ?? Math.max(2, game.seats.min);
    const chosen = readOptions(game, seats, opening.options ?? {});
    const { state, first } = game.setup(seats, chosen, seeded(opening.seed ?? 'scene'));
    if (typeof opening.state === 'function') opening.state(state);
    const stack = (opening.frames ? opening.frames.toReversed() : [first]) as Stack<K['frame']>;
    this.position = { state: typeof opening.state === 'object' ? merged(state, opening.state) : state, stack };
    settle(game, this.position, this.#play());
  }

  get state(): K['state'] {
    return this.position.state;
  }

  /** Adds to what luck will say. */
  luck(...script: Scripted[]): this {
    this.#luck = scripted([...this.#luck.left, ...script]);
    return this;
  }

  /** Plays answers one after the other: `'2: buy mirror'` for seat 2, or plain notation where only one seat is asked. */
  plays(...answers: readonly string[]): this {
    for (const answer of answers) {
      const { seat, text } = this.#addressed(answer);
      const found = read(this.game, this.position, seat, text);
      if (!found)
        throw new SceneError(`seat ${seat} may not answer '${text}'; it may answer: ${this.choices(seat).join(' | ') || 'nothing'}`);
      playOn(this.game, this.position, found.at, found.choice, this.#play());
    }
    this.#game();
    return this;
  }

  /** The notations of all answers open to a seat. */
  choices(seat?: Seat): string[] {
    return this.#questions(seat).flatMap((frame) => choices(this.game, this.state, frame).map(notation));
  }

  /** Why each impossible wish is impossible, by notation. */
  refused(seat?: Seat): Record<string, K['refusal']> {
    return Object.fromEntries(
      this.#questions(seat).flatMap((frame) =>
        refusals(this.game, this.state, frame).map(({ wish, refusal }) => [notation(wish), refusal]),
      ),
    );
  }

  /** The steps that are open questions, as `seat:step`. */
  get asked(): string[] {
    return waiting(this.game, this.position).map(({ seat, frame }) => `${seat}:${frame.step}`);
  }

  /** What a seat (or a spectator) has heard; by kind if one is named. */
  heard(seat?: Seat): K['event'][];
  heard<N extends K['event']['kind']>(seat: Seat | undefined, kind: N): Extract<K['event'], { kind: N }>[];
  heard(seat?: Seat, kind?: string): K['event'][] {
    const events = heard(this.told, seat);
    return kind === undefined ? events : events.filter((event) => event.kind === kind);
  }

  /** Fails if prepared luck was not used. Call it at the end of a scene with luck. */
  done(): this {
    this.#luck.done();
    return this;
  }

  #play(): Play<K> {
    return new Play<K>(this.#chance, this.told);
  }

  #game(): void {
    this.game.check?.(this.state);
  }

  #questions(seat?: Seat): Frame[] {
    return waiting(this.game, this.position).flatMap((each) => (seat === undefined || each.seat === seat ? [each.frame] : []));
  }

  #addressed(answer: string): { seat: Seat; text: string } {
    const named = /^(\d+): (.*)$/s.exec(answer);
    if (named) return { seat: Number(named[1]), text: named[2]! };
    const seats = new Set(waiting(this.game, this.position).map(({ seat }) => seat));
    if (seats.size !== 1)
      throw new SceneError(`'${answer}' by whom? Seats ${[...seats].join(', ') || '(none)'} are asked; write '0: ${answer}'`);
    return { seat: [...seats][0]!, text: answer };
  }
}

/** Begins a scene. */
export const scene = <K extends Kind>(game: Game<K>, opening?: Opening<K>, luck?: readonly Scripted[]): Scene<K> =>
  new Scene(game, opening, luck);

/** A settled position after `n` random answers, for tests that want a lively one. */
export function afterRandom<K extends Kind>(
  game: Game<K>,
  n: number,
  seed: number | string,
  seats = Math.max(2, game.seats.min),
  given = {},
): Position<K> {
  const chance = seeded(seed);
  const play = new Play<K>(chance);
  const position = start(game, seats, readOptions(game, seats, given), play);
  for (let i = 0; i < n; i++) {
    const open = waiting(game, position);
    if (open.length === 0) break;
    const at = open[chance.below(open.length, 'who')]!;
    const all = choices(game, position.state, at.frame);
    playOn(game, position, at, all[chance.below(all.length, 'answer')]!, play);
  }
  return position;
}
