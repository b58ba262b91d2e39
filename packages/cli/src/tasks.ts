/** What a crew does: a pair of games for the arena, a lesson for the school. Tasks and results are plain data. */
import { type Bot, emptySums, lesson, random, type School, SeatedBot, type Sums, sightOf, studentOf, type Weights } from '@astragal/bots';
import {
  type Choice,
  type Game,
  hash,
  named,
  type Options,
  Play,
  playOn,
  type Result,
  read,
  readOptions,
  seeded,
  settle,
  start,
  type Tally,
  waiting,
} from '@astragal/kernel';
import { onShelf, type Rules } from '@astragal/shelf';
import { playGame } from './table.ts';

/** Who plays: a bot of the game, or its student with other weights. */
export type Player = string | { readonly name: string; readonly weights: Readonly<Record<number, Weights>> };

export interface Pair {
  readonly game: string;
  /** The first plays one seat, the second all others; in turn at every seat. */
  readonly players: readonly [Player, Player];
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  /** How often a game that was not won is played again, with the same luck and other thoughts. */
  readonly tries?: number;
}

/** One game of a pair, told from the first player's seat. */
export interface Played {
  readonly seat: number;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  /** Decisions of each player with their CPU time. */
  readonly decisions: readonly [number, number];
  readonly cpuMs: readonly [number, number];
  readonly maxMs: readonly [number, number];
  /** Turns of the first player in which it did nothing, all and most in a row. */
  readonly idle: number;
  readonly idleRow: number;
  /** What happened, to tell games apart. */
  readonly hash: string;
}

export interface Lessons {
  readonly game: string;
  /** None: the teacher plays. */
  readonly weights: Readonly<Record<number, Weights>> | undefined;
  readonly seats: number;
  readonly seeds: readonly string[];
}

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const rulesOf = async (game: string): Promise<Rules> => (await onShelf(game)!.rules()) as Rules;

function botOf(rules: Rules, player: Player): Bot {
  if (typeof player !== 'string') return studentOf(rules.school!, player.weights, player.name);
  return player === random.name ? random : rules.bots.find(({ name }) => name === player)!;
}

/** The games of one pair: the first player at every seat in turn, each time with the same named luck. */
export async function pair({ game: id, players, seats, options, seed, tries = 1 }: Pair): Promise<Played[]> {
  const rules = await rulesOf(id);
  const [first, second] = players.map((player) => botOf(rules, player));
  return Array.from({ length: seats }, (_, seat) => {
    const bots = Array.from({ length: seats }, (_, at) => (at === seat ? first! : second!));
    let found = played(rules, bots, seat, options, seed, 'think');
    for (let again = 1; again < tries && !found.winners.includes(seat); again++)
      found = played(rules, bots, seat, options, seed, `think again ${again}`);
    return found;
  });
}

function played({ game, school }: Rules, bots: readonly Bot[], me: number, options: Options, seed: string, think: string): Played {
  const luck = named(`${seed}/luck`);
  const horizon = new Set(school?.craft(school.weights).horizon);
  const [near, far] = [new Play(luck, undefined, horizon), new Play(luck)];
  const position = start(game, bots.length, options, far);
  const seated = bots.map((bot, seat) => new SeatedBot(bot, seeded(`${seed}/${think} ${seat}`), cpuMs));
  const said: string[] = [];
  const [decisions, spent, most] = [[0, 0] as [number, number], [0, 0] as [number, number], [0, 0] as [number, number]];
  const idle = new Idleness(school);
  while (position.stack.length > 0) {
    const [open] = waiting(game, position);
    if (!open) {
      idle.rest();
      settle(game, position, far);
      continue;
    }
    const { seat } = open;
    const who = seat === me ? 0 : 1;
    const before = cpuMs();
    const text = seated[seat]!.answer(sightOf(game, position, seat));
    const took = cpuMs() - before;
    decisions[who]++;
    spent[who] += took;
    most[who] = Math.max(most[who], took);
    const found = read(game, position, seat, text);
    if (!found) throw new Error(`bot ${bots[seat]!.name} answers '${text}', which is not an option of '${open.frame.step}'`);
    if (seat === me) idle.answered(found.choice);
    said.push(text);
    playOn(game, position, found.at, found.choice, near);
  }
  const { scores, winners } = game.result(position.state) as Result;
  return {
    seat: me,
    scores,
    winners,
    decisions,
    cpuMs: spent,
    maxMs: most,
    idle: idle.all,
    idleRow: idle.mostInRow,
    hash: hash(said),
  };
}

/** Counts turns in which nothing was done, by what the game calls idle. */
class Idleness {
  readonly #isIdle: School['isIdle'];
  #answers: Choice[] = [];
  #row = 0;
  all = 0;
  mostInRow = 0;

  constructor(school: School | undefined) {
    this.#isIdle = school?.isIdle;
  }

  answered(choice: Choice): void {
    this.#answers.push(choice);
  }

  rest(): void {
    const isIdle = this.#isIdle?.(this.#answers);
    this.#answers = [];
    if (isIdle === undefined) return;
    this.#row = isIdle ? this.#row + 1 : 0;
    if (isIdle) this.all++;
    this.mostInRow = Math.max(this.mostInRow, this.#row);
  }
}

/** Plays lessons and gives what there is to learn from them. */
export async function lessons({ game: id, weights, seats, seeds }: Lessons): Promise<Sums> {
  const { game, school } = (await rulesOf(id)) as { game: Game; school: School };
  const craft = school.craft(weights ?? {});
  const bot = weights ? studentOf(school, weights) : school.teacher;
  const setups = school.setups[seats]!;
  const size = craft.features(start(game, seats, readOptions(game, seats, setups[0]!), new Play(seeded(1))).state, 0).length;
  const sums = emptySums(size);
  for (const [i, seed] of seeds.entries()) {
    const options = readOptions(game, seats, setups[i % setups.length]!);
    lesson(
      craft,
      Array.from({ length: seats }, () => bot),
      { seats, options, seed, whim: WHIMS[i % WHIMS.length]! },
      sums,
    );
  }
  return sums;
}

/** Most games are played in earnest. */
const WHIMS = [0, 0.02, 0.08] as const;

/** One game between these bots, for counting. */
export interface Counted {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly decisions: number;
  readonly tallies: readonly Tally[];
}
export interface Counting {
  readonly game: string;
  readonly bots: readonly string[];
  readonly options: Options;
  readonly seed: string;
}

export async function count({ game: id, bots, options, seed }: Counting): Promise<Counted> {
  const rules = await rulesOf(id);
  const { game, toolkit } = rules;
  const { position, decisions } = playGame({ game, seats: bots.length, options, bots: bots.map((name) => botOf(rules, name)) }, seed);
  const { scores, winners } = game.result(position.state);
  return { scores, winners, decisions, tallies: bots.map((_, seat) => toolkit.tally?.(position.state, seat) ?? { taken: {} }) };
}

export const TASKS = { pair, lessons, count };
export type TaskName = keyof typeof TASKS;
export type TaskOf<N extends TaskName> = Parameters<(typeof TASKS)[N]>[0];
export type TaskResult<N extends TaskName> = Awaited<ReturnType<(typeof TASKS)[N]>>;
