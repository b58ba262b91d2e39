/** Playing on: pure, fast, on the very position it is given. Bots, tests and matches all come through here. */
import type { Act, Ask, Chance, Choice, Event, Fork, Frame, Game, Kind, Position, Refused, Seat, Stack, Table } from './game.ts';
import { copy } from './plain.ts';

/** What was told, to whom, and whether it closes undo: by new knowledge, or, where nobody hears anything, by a confirmation. */
export interface Told<K extends Kind = Kind> {
  /** The event as everybody may hear it; missing when only `seat` hears anything. */
  readonly event?: K['event'];
  readonly seat?: Seat;
  /** What `seat` alone hears, instead of `event`. */
  readonly secret?: K['event'];
  readonly news: boolean;
}

/** An open question: whose, and in which lane its frame lies on top. */
export interface Waiting<K extends Kind = Kind> {
  readonly seat: Seat;
  readonly frame: K['frame'];
  readonly lane: Stack<K['frame']>;
}

/** The rules run in a circle, ask without options, or skip to a step that is not there: a fault of the game, never of a player. */
export class RulesError extends Error {
  override readonly name = 'RulesError';
}

/** More steps than any honest rule needs before it asks somebody something. */
const LOOP_LIMIT = 100_000;

/** A step in one shape for all: the kernel's innermost loops meet nothing else. */
interface Known {
  readonly asks: boolean;
  readonly inOrder: boolean;
  readonly run: Act<Kind, Frame>['run'] | undefined;
  readonly wishes: Ask<Kind, Frame, Choice>['wishes'] | undefined;
  readonly refuse: Ask<Kind, Frame, Choice>['refuse'];
  readonly refused: Ask<Kind, Frame, Choice>['refused'];
  readonly take: Ask<Kind, Frame, Choice>['take'] | undefined;
}
type Steps = Readonly<Record<string, Known>>;

const known = new WeakMap<object, Steps>();
let [lastGame, lastSteps]: [object | undefined, Steps] = [undefined, {}];

/** The steps of a game, looked at once. */
function stepsOf(game: { readonly steps: object }): Steps {
  if (game === lastGame) return lastSteps;
  const steps = known.get(game) ?? look(game.steps as Readonly<Record<string, Partial<Ask<Kind, Frame, Choice> & Act<Kind, Frame>>>>);
  known.set(game, steps);
  [lastGame, lastSteps] = [game, steps];
  return steps;
}

const look = (steps: Readonly<Record<string, Partial<Ask<Kind, Frame, Choice> & Act<Kind, Frame>>>>): Steps =>
  Object.fromEntries(
    Object.entries(steps).map(([name, { inOrder = false, run, wishes, refuse, refused, take }]) => [
      name,
      { asks: take !== undefined, inOrder, run, wishes, refuse, refused, take },
    ]),
  );

const isFork = (entry: Frame | Fork): entry is Fork => (entry as Frame).step === undefined;

/** The table that rules act on: it knows the lane under way, hands out luck, and keeps what was told if `told` is given. */
export class Play<K extends Kind = Kind> implements Table<K> {
  /** One that stays for good: when no table is left, the engine forgets all the fast code it made for tables. */
  protected static readonly kept = new Play({ below: () => 0 });

  lane: Stack<K['frame']> = [];
  chance: Chance;
  readonly told: Told<K>[] | undefined;
  /** Steps at which a thought ends: nothing runs them, and what lies below waits. No table has a horizon. */
  readonly horizon: ReadonlySet<string> | undefined;

  constructor(chance: Chance, told?: Told<K>[], horizon?: ReadonlySet<K['frame']['step']>) {
    this.chance = chance;
    this.told = told;
    this.horizon = horizon;
  }

  next(...entries: readonly (K['frame'] | Fork<K['frame']>)[]): void {
    for (let i = entries.length - 1; i >= 0; i--) this.lane.push(entries[i]!);
  }

  skipTo(step: K['frame']['step']): void {
    for (let top = this.lane.at(-1); top !== undefined; top = this.lane.at(-1)) {
      if (!isFork(top) && top.step === step) return;
      this.lane.pop();
    }
    throw new RulesError(`no step '${step}' waits in this lane`);
  }

  tell(event: K['event']): void {
    this.told?.push({ event, news: false });
  }

  whisper(seat: Seat, secret: K['event'], shared?: K['event']): void {
    this.told?.push(shared ? { event: shared, seat, secret, news: false } : { seat, secret, news: false });
  }

  reveal(event: K['event']): void {
    this.told?.push({ event, news: true });
  }

  show(seat: Seat, secret: K['event'], shared?: K['event']): void {
    this.told?.push(shared ? { event: shared, seat, secret, news: true } : { seat, secret, news: true });
  }

  confirm(): void {
    this.told?.push({ news: true });
  }
}

/** A fresh position, settled at its first questions. */
export function start<K extends Kind>(game: Game<K>, seats: number, options: K['options'], play: Play<K>): Position<K> {
  const { state, first } = game.setup(seats, options, play.chance);
  const position: Position<K> = { state, stack: [first] };
  settle(game, position, play);
  return position;
}

/** Runs everything that needs no answer. */
export function settle<K extends Kind>(game: Game<K>, position: Position<K>, play: Play<K>): void {
  settleLane(stepsOf(game), position.state, position.stack, play as unknown as Play, true);
}

/** `clear`: no earlier lane is still under way, so steps that must come in order may begin. */
function settleLane(steps: Steps, state: object, lane: Stack, play: Play, clear: boolean): void {
  for (let ran = 0; lane.length > 0; ran++) {
    if (ran > LOOP_LIMIT) throw new RulesError(`the rules never come to rest at '${stepNow(lane)}'`);
    const top = lane[lane.length - 1]!;
    if (isFork(top)) {
      let clearHere = clear;
      for (const each of top.lanes) {
        settleLane(steps, state, each, play, clearHere);
        if (each.length > 0) clearHere = false;
      }
      if (top.lanes.some((each) => each.length > 0)) return;
      lane.pop();
      continue;
    }
    const step = steps[top.step];
    if (!step) throw new RulesError(`unknown step '${top.step}'`);
    if (step.asks || (step.inOrder && !clear)) return;
    if (play.horizon?.has(top.step)) return;
    lane.pop();
    play.lane = lane;
    step.run!(state, top, play);
  }
}

const stepNow = (lane: Stack): string => {
  const top = lane.at(-1);
  return top && !isFork(top) ? top.step : 'fork';
};

/** Every open question, in lane order. None: the game is over. */
export function waiting<K extends Kind>(game: Game<K>, position: Position<K>): Waiting<K>[] {
  const found: Waiting<K>[] = [];
  gather(stepsOf(game), position.stack as Stack, true, found as unknown as Waiting[]);
  return found;
}

function gather(steps: Steps, lane: Stack, clear: boolean, found: Waiting[]): void {
  const top = lane[lane.length - 1];
  if (!top) return;
  if (isFork(top)) {
    let clearHere = clear;
    for (const each of top.lanes) {
      gather(steps, each, clearHere, found);
      if (each.length > 0) clearHere = false;
    }
    return;
  }
  const step = steps[top.step];
  if (step?.asks && (clear || !step.inOrder)) found.push({ seat: top.seat!, frame: top, lane });
}

/** Whether the game has ended: nothing is left to resolve. */
export const isOver = (position: Position): boolean => position.stack.length === 0;

/** The answers to a question that the rules allow. There is no other check of legality anywhere. */
export function choices<K extends Kind>(game: Game<K>, state: K['state'], frame: K['frame']): readonly Choice[] {
  const ask = stepsOf(game)[frame.step]!;
  const wishes = ask.wishes!(state, frame);
  if (!ask.refuse) return needed(wishes, frame);
  const allowed: Choice[] = [];
  for (const wish of wishes) if (ask.refuse(state, frame, wish) === undefined) allowed.push(wish);
  return needed(allowed, frame);
}

function needed(choices: readonly Choice[], frame: Frame): readonly Choice[] {
  if (choices.length === 0) throw new RulesError(`'${frame.step}' asks seat ${frame.seat} and leaves no answer`);
  return choices;
}

/** What a person could point at but may not do, with the reason. */
export function refusals<K extends Kind>(game: Game<K>, state: K['state'], frame: K['frame']): readonly Refused<K>[] {
  const ask = stepsOf(game)[frame.step]!;
  const refused: Refused[] = [];
  if (ask.refuse)
    for (const wish of ask.wishes!(state, frame)) {
      const refusal = ask.refuse(state, frame, wish);
      if (refusal) refused.push({ wish, refusal });
    }
  if (ask.refused) refused.push(...ask.refused(state, frame));
  return refused as unknown as readonly Refused<K>[];
}

/** Plays one answer, on this very position, until the rules ask again. */
export function playOn<K extends Kind>(game: Game<K>, position: Position<K>, at: Waiting<K>, choice: Choice, play: Play<K>): void {
  at.lane.pop();
  play.lane = at.lane;
  stepsOf(game)[at.frame.step]!.take!(position.state, at.frame, choice, play as unknown as Play);
  settle(game, position, play);
}

/** A choice as text: its values in the order written. */
export function notation(choice: Choice): string {
  let text = choice.do;
  const fields = choice as unknown as Record<string, unknown>;
  for (const key in fields) if (key !== 'do' && fields[key] !== undefined) text += ` ${fields[key]}`;
  return text;
}

/** The seat's open question and option with this notation. Looking it up in the list is the only way to read an answer. */
export function read<K extends Kind>(
  game: Game<K>,
  position: Position<K>,
  seat: Seat,
  text: string,
): { readonly at: Waiting<K>; readonly choice: Choice } | undefined {
  for (const at of waiting(game, position)) {
    if (at.seat !== seat) continue;
    for (const choice of choices(game, position.state, at.frame)) if (notation(choice) === text) return { at, choice };
  }
  const respelt = game.respelt?.(text) ?? text;
  return respelt === text ? undefined : read(game, position, seat, respelt);
}

/** An independent copy: the state by the game's hand or generically, lanes anew, frames shared since nobody writes to them. */
export function clone<K extends Kind>(game: Game<K>, position: Position<K>): Position<K> {
  return { state: game.clone ? game.clone(position.state) : copy(position.state), stack: cloneStack(position.stack) };
}

function cloneStack<F>(stack: Stack<F>): Stack<F> {
  const twin: Stack<F> = new Array(stack.length);
  for (let i = 0; i < stack.length; i++) {
    const entry = stack[i]! as F & { step?: string; lanes: Stack<F>[] };
    twin[i] = entry.step !== undefined ? entry : { lanes: entry.lanes.map(cloneStack) };
  }
  return twin;
}

/** What a seat hears, or a spectator. */
export function heard<K extends Kind>(told: readonly Told<K>[], seat: Seat | undefined): K['event'][] {
  const events: Event[] = [];
  for (const each of told) {
    const event = each.secret !== undefined && each.seat === seat ? each.secret : each.event;
    if (event) events.push(event);
  }
  return events;
}

/** A wrong option, seat count or value: said in one line, as data. */
export class OptionsError extends Error {
  override readonly name = 'OptionsError';
}

/** The host's wishes completed with defaults; anything the game does not know is an error. */
export function readOptions<K extends Kind>(game: Game<K>, seats: number, given: Readonly<Record<string, unknown>> = {}): K['options'] {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw new OptionsError(`${game.id} is for ${min} to ${max} seats, not ${seats}`);
  for (const [name, value] of Object.entries(given)) {
    const spec = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    if (!spec) throw new OptionsError(`${game.id} has no option '${name}'; it has ${Object.keys(game.options).join(', ') || 'none'}`);
    if (!spec.values.includes(value as string))
      throw new OptionsError(`option '${name}' is one of ${spec.values.join(', ')}, not '${value}'`);
  }
  return Object.fromEntries(
    Object.entries(game.options).map(([name, spec]) => [name, (given[name] as string | undefined) ?? spec.default]),
  );
}
