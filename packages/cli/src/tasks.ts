/** What a crew does: a pair of games for the arena, games of self-play to learn from, games to be counted. Tasks and results are plain data. */
import { analysed, type Ledger } from '@astragal/analysis';
import {
  type Bot,
  botAnswer,
  botNamed,
  botRecord,
  emptySums,
  type KeptPlay,
  keptPlay,
  type LearnedWeights,
  playGame,
  random,
  SeatedBot,
  type Sight,
  type Sums,
  selfPlay,
  studentOf,
  type Training,
  type TwoEnds,
  twoEnds,
} from '@astragal/bots';
import { hash, named, notation, type Options, readOptions, seeded, type Tally } from '@astragal/kernel';
import { onShelf, type Rules } from '@astragal/shelf';
import { simulate } from './table.ts';
import { type Busyness, Turns, turnEndsOf } from './turns.ts';

/** Who plays: a bot of the game, or its student with other weights. */
export type Player = string | { readonly name: string; readonly weights: LearnedWeights };

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
export interface ArenaGame {
  readonly seat: number;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  /** Decisions of each player with their CPU time. */
  readonly decisions: readonly [number, number];
  readonly cpuMs: readonly [number, number];
  readonly maxMs: readonly [number, number];
  /** Turns of the first player that brought nothing, all and most in a row. */
  readonly idle: number;
  readonly idleRow: number;
  /** What happened, to tell games apart. */
  readonly hash: string;
}

export interface SelfPlayGames {
  readonly game: string;
  /** None: the teacher plays. */
  readonly weights: LearnedWeights | undefined;
  readonly seats: number;
  readonly seeds: readonly string[];
}

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const rulesOf = async (game: string): Promise<Rules> => (await onShelf(game)!.rules()) as Rules;

function botOf(rules: Rules, player: Player): Bot {
  if (typeof player !== 'string') return studentOf(rules.training!, player.weights, player.name);
  return player === random.name ? random : botNamed(rules.bots, player)!;
}

/** The games of one pair: the first player at every seat in turn, each time with the same named luck. */
export async function pair({ game: id, players, seats, options, seed, tries = 1 }: Pair): Promise<ArenaGame[]> {
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

function played({ game, training }: Rules, bots: readonly Bot[], me: number, options: Options, seed: string, think: string): ArenaGame {
  const [mine, theirs] = [new Stopwatch(), new Stopwatch()];
  const seated = bots.map((bot, seat) => {
    const watch = seat === me ? mine : theirs;
    return watch.on(new SeatedBot(bot, seeded(`${seed}/${think} ${seat}`), cpuMs));
  });
  const turns = new Turns(game, training, bots.length);
  const answers: string[] = [];
  const { position } = playGame({
    ...{ game, seats: bots.length, options, luck: named(`${seed}/luck`) },
    ...(training && { horizon: turnEndsOf(training) }),
    answer(position, [at]) {
      const decision = botAnswer(game, position, at!, seated[at!.seat]!);
      turns.answered(at!.seat, decision.choice);
      answers.push(notation(decision.choice));
      return decision;
    },
    rest: ({ state }) => turns.rest(state),
  });
  turns.rest(position.state);
  const { empty, longest } = turns.of(me);
  const { scores, winners } = game.result(position.state);
  return {
    seat: me,
    scores,
    winners,
    decisions: [mine.decisions, theirs.decisions],
    cpuMs: [mine.spentMs, theirs.spentMs],
    maxMs: [mine.mostMs, theirs.mostMs],
    idle: empty,
    idleRow: longest,
    hash: hash(answers),
  };
}

/** Counts the answers of bots and the CPU time they take. */
class Stopwatch {
  decisions = 0;
  spentMs = 0;
  mostMs = 0;

  on(seated: SeatedBot): Pick<SeatedBot, 'bot' | 'answer'> {
    const answer = (sight: Sight): string => {
      const before = cpuMs();
      const text = seated.answer(sight);
      const took = cpuMs() - before;
      this.decisions++;
      this.spentMs += took;
      this.mostMs = Math.max(this.mostMs, took);
      return text;
    };
    return { bot: seated.bot, answer };
  }
}

/** Plays games between equals and gives what there is to learn from them. */
export async function selfPlayed({ game: id, weights, seats, seeds }: SelfPlayGames): Promise<Sums> {
  const { game, training } = (await rulesOf(id)) as Rules & { training: Training };
  const craft = training.craft(weights ?? { ...training.weights, seats: {} });
  const bot = weights ? studentOf(training, weights) : training.teacher;
  const bots = Array.from({ length: seats }, () => bot);
  const setups = training.setups[seats]!;
  const sums = emptySums(craft.features.names.length);
  for (const [i, seed] of seeds.entries()) {
    const options = readOptions(game, seats, setups[i % setups.length]!);
    selfPlay(craft, bots, { seats, options, seed, epsilon: EPSILONS[i % EPSILONS.length]! }, sums);
  }
  return sums;
}

/** Most games are played in earnest. */
const EPSILONS = [0, 0.02, 0.08] as const;

/** One game between these bots, for counting. */
export interface CountedGame {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly decisions: number;
  readonly tallies: readonly Tally[];
}
export interface GameToCount {
  readonly game: string;
  readonly bots: readonly string[];
  readonly options: Options;
  readonly seed: string;
}

export async function count({ game: id, bots, options, seed }: GameToCount): Promise<CountedGame> {
  const rules = await rulesOf(id);
  const { game, toolkit } = rules;
  const { position, decisions } = simulate({ game, seats: bots.length, options, bots: bots.map((name) => botOf(rules, name)) }, seed);
  const { scores, winners } = game.result(position.state);
  return { scores, winners, decisions, tallies: bots.map((_, seat) => toolkit.tally?.(position.state, seat) ?? { taken: {} }) };
}

/** How busy every seat of a game was, and whether the game came to no end of its own. */
export interface BusyGame {
  readonly seats: readonly Busyness[];
  readonly isEndless: boolean;
}

export async function busy({ game: id, bots, options, seed }: GameToCount): Promise<BusyGame> {
  const rules = await rulesOf(id);
  const { game, training } = rules;
  const seated = bots.map((name) => botOf(rules, name));
  const { position, turns } = simulate({ game, seats: bots.length, options, bots: seated, training }, seed);
  return { seats: turns!, isEndless: training?.isEndless?.(position.state) ?? false };
}

/** One game between these bots, to be kept. */
export async function kept({ game: id, bots, options, seed }: GameToCount): Promise<KeptPlay> {
  const rules = await rulesOf(id);
  return keptPlay(
    rules.game,
    bots.map((name) => botOf(rules, name)),
    options,
    seed,
  );
}

/** A kept game to be played on once more from every so many of its rests. */
export interface GameAgain {
  readonly game: string;
  readonly play: KeptPlay;
  readonly every: number;
}

export async function again({ game: id, play, every }: GameAgain): Promise<TwoEnds[]> {
  const rules = await rulesOf(id);
  const { game, horizon } = rules.judge!.craft;
  return twoEnds(
    game,
    horizon,
    play.bots.map((name) => botOf(rules, name)),
    play,
    every,
  );
}

/** A game between bots to be analysed, and how closely. */
export interface GameToAnalyse extends GameToCount {
  readonly blocks: number;
}

/** The ledger of one game between these bots. */
export async function ledger({ game: id, bots, options, seed, blocks }: GameToAnalyse): Promise<Ledger> {
  const rules = await rulesOf(id);
  const players = bots.map((name) => botOf(rules, name));
  return analysed(rules, botRecord(rules.game, players, options, seed), { blocks, seed });
}

export const TASKS = { pair, selfPlayed, count, busy, kept, again, ledger };
export type TaskName = keyof typeof TASKS;
export type TaskOf<N extends TaskName> = Parameters<(typeof TASKS)[N]>[0];
export type TaskResult<N extends TaskName> = Awaited<ReturnType<(typeof TASKS)[N]>>;
