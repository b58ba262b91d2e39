/** The touch law: no lane writes what another open lane reads or writes, unless both steps are in order. */
import {
  byNumber,
  type Fork,
  type Frame,
  type Game,
  type Kind,
  Play,
  type Position,
  playOn,
  type Stack,
  settle,
  waiting,
} from '../src/index.ts';
import { steadyChoice } from './lanes.ts';
import { mix, namedLuck } from './luck.ts';
import { LawBroken, LONGEST, type Setting, type Subject } from './subject.ts';

interface Touch {
  readonly lane: number;
  readonly write: boolean;
  readonly inOrder: boolean;
  readonly step: string;
}

/** Plays a game on a watched state and fails at the first place that two lanes of one fork use in conflict; it names the place. */
export function touch<K extends Kind>({ game }: Subject<K>, { seed, seats, options }: Setting): void {
  const play = new Play<K>(byNumber(namedLuck(seed)));
  const { state, first } = game.setup(seats, options as K['options'], play.chance);
  const stack: Stack<K['frame']> = [first];
  const watcher = new Watcher(stack as Stack);
  const position: Position<K> = { state: watcher.watch(state, 'state'), stack };
  const watched: Game<K> = { ...game, steps: watchedSteps(game, watcher, play) };
  const asked = new Map<string, number>();
  settle(watched, position, play);
  for (let turn = 0; turn < LONGEST; turn++) {
    const open = waiting(watched, position);
    if (open.length === 0) return;
    const at = open[mix(`${seed}/who/${turn}`) % open.length]!;
    watcher.enter(at.frame, at.lane as Stack, isInOrder(game, at.frame));
    playOn(watched, position, at, steadyChoice(watched, position, at, seed, asked), play);
  }
}

const isInOrder = <K extends Kind>(game: Game<K>, { step }: Frame): boolean =>
  (game.steps as Readonly<Record<string, { inOrder?: true }>>)[step]!.inOrder === true;

/** The same steps, announcing themselves to the watcher as they begin. */
function watchedSteps<K extends Kind>(game: Game<K>, watcher: Watcher, play: Play<K>): Game<K>['steps'] {
  type AnyStep = { inOrder?: true; run?: (...args: unknown[]) => void; take?: (...args: unknown[]) => void };
  const announced = (step: AnyStep, act: 'run' | 'take') => ({
    [act]: (state: unknown, frame: Frame, ...rest: unknown[]) => {
      watcher.enter(frame, play.lane as Stack, step.inOrder === true);
      step[act]!(state, frame, ...rest);
    },
  });
  const steps = Object.entries(game.steps as Record<string, AnyStep>);
  return Object.fromEntries(
    steps.map(([name, step]) => [name, { ...step, ...announced(step, step.take ? 'take' : 'run') }]),
  ) as Game<K>['steps'];
}

class Watcher {
  readonly #stack: Stack;
  readonly #touched = new WeakMap<Fork, Map<string, Touch[]>>();
  readonly #ids = new WeakMap<object, number>();
  readonly #proxies = new WeakMap<object, object>();
  readonly #raw = new WeakMap<object, object>();
  #lastId = 0;
  #around: readonly (readonly [Fork, number])[] = [];
  #step = '';
  #inOrder = false;

  constructor(stack: Stack) {
    this.#stack = stack;
  }

  enter(frame: Frame, lane: Stack, inOrder: boolean): void {
    this.#around = forksAround(this.#stack, lane) ?? [];
    this.#step = frame.step;
    this.#inOrder = inOrder;
  }

  /** The same data, with every reading and writing noted. */
  watch<T extends object>(target: T, path: string): T {
    const known = this.#proxies.get(target);
    if (known) return known as T;
    const proxy = new Proxy(target, {
      get: (raw, key) => {
        const value = Reflect.get(raw, key) as unknown;
        if (typeof key === 'symbol' || typeof value === 'function') return value;
        this.#note(raw, key, path, false);
        return typeof value === 'object' && value !== null ? this.watch(value, `${path}.${key}`) : value;
      },
      set: (raw, key, value: unknown) => {
        if (!Object.hasOwn(raw, key)) this.#note(raw, '*keys', path, true);
        this.#note(raw, String(key), path, true);
        return Reflect.set(raw, key, typeof value === 'object' && value !== null ? (this.#raw.get(value) ?? value) : value);
      },
      deleteProperty: (raw, key) => {
        this.#note(raw, '*keys', path, true);
        this.#note(raw, String(key), path, true);
        return Reflect.deleteProperty(raw, key);
      },
      ownKeys: (raw) => {
        this.#note(raw, '*keys', path, false);
        return Reflect.ownKeys(raw);
      },
    });
    this.#proxies.set(target, proxy);
    this.#raw.set(proxy, target);
    return proxy as T;
  }

  #note(owner: object, key: string, path: string, write: boolean): void {
    if (this.#around.length === 0) return;
    const id = this.#ids.get(owner) ?? ++this.#lastId;
    this.#ids.set(owner, id);
    for (const [fork, lane] of this.#around)
      this.#compare(fork, `${id}.${key}`, `${path}.${key}`, { lane, write, inOrder: this.#inOrder, step: this.#step });
  }

  #compare(fork: Fork, place: string, path: string, now: Touch): void {
    const places = this.#touched.get(fork) ?? new Map<string, Touch[]>();
    this.#touched.set(fork, places);
    const before = places.get(place) ?? [];
    places.set(place, before);
    for (const old of before)
      if (old.lane !== now.lane && (old.write || now.write) && !(old.inOrder && now.inOrder))
        throw new LawBroken('touch', `two lanes touch ${path}: '${old.step}' and '${now.step}'`);
    if (!before.some((old) => old.lane === now.lane && old.write === now.write && old.inOrder === now.inOrder)) before.push(now);
  }
}

/** The forks around a lane, from the outside in, each with the place of the lane in it. */
function forksAround(stack: Stack, lane: Stack): (readonly [Fork, number])[] | undefined {
  if (stack === lane) return [];
  for (const entry of stack)
    for (const [i, inner] of ('lanes' in entry ? entry.lanes : []).entries()) {
      const rest = forksAround(inner, lane);
      if (rest) return [[entry as Fork, i], ...rest];
    }
  return undefined;
}
