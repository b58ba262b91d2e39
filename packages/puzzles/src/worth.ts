/** What ways are worth: the seat's chance to win, judged after some rests more in futures that are the same for all of them. */
import { finished, Policy, SeatedBot, sightOf } from '@astragal/bots';
import {
  type Chance,
  clone,
  guessed,
  isOver,
  type Kind,
  Play,
  type Position,
  playOn,
  read,
  type Seat,
  seeded,
  settle,
  waiting,
} from '@astragal/kernel';
import { type PuzzleRules, PuzzleTurn } from './turn.ts';
import type { FoundWay } from './ways.ts';

/** How closely ways are looked at. */
export interface Looking {
  readonly futures: number;
  readonly rests: number;
  readonly seed: string;
}

const MOST_ANSWERS = 2_000;

export class Worths<K extends Kind> {
  readonly #rules: PuzzleRules<K>;
  readonly #policy: Policy<K>;
  readonly #horizon: ReadonlySet<string>;

  constructor(rules: PuzzleRules<K>) {
    const { craft, quick = craft.quick } = rules.judge;
    this.#rules = rules;
    this.#policy = new Policy({ ...craft, quick });
    this.#horizon = new Set(craft.horizon);
  }

  /** The chance in each future. */
  of(way: Pick<FoundWay<K>, 'path' | 'from'>, seat: Seat, { futures, rests, seed }: Looking): number[] {
    return Array.from({ length: futures }, (_, i) => this.#future(way, seat, rests, `${seed}/${i}`));
  }

  #future({ path, from }: Pick<FoundWay<K>, 'path' | 'from'>, seat: Seat, rests: number, seed: string): number {
    const { game, judge } = this.#rules;
    const world = game.open ? clone(game, from) : guessed(game, from, seat, seeded(seed));
    const turn = new PuzzleTurn(this.#rules, world, seat, seed);
    for (const { choice } of path) turn.take(turn.at!, choice);
    const { position, luck } = turn;
    this.#complete(position, luck);
    for (let rest = 0; rest < rests && !isOver(position); rest++) {
      settle(game, position, new Play<K>(luck));
      this.#complete(position, luck);
    }
    return isOver(position) ? finished(game, position).win[seat]! : judge.chances(position).win[seat]!;
  }

  /** Everybody plays on to the next rest. */
  #complete(position: Position<K>, luck: Chance): void {
    const { game, puzzling } = this.#rules;
    const play = new Play<K>(luck, undefined, this.#horizon);
    if (!puzzling.player) {
      this.#policy.complete(position, play);
      return;
    }
    const bots = new Map<Seat, SeatedBot<K>>();
    for (let i = 0; i < MOST_ANSWERS; i++) {
      const [at] = waiting(game, position);
      if (!at) return;
      const bot = bots.get(at.seat) ?? new SeatedBot(puzzling.player, seeded('player'));
      bots.set(at.seat, bot);
      const found = read(game, position, at.seat, bot.answer(sightOf(game, position, at.seat)))!;
      playOn(game, position, found.at, found.choice, play);
    }
  }
}

export const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length;

/** How far off the mean difference of two lists, taken future by future, may well be: a standard error. */
export function errorOf(a: readonly number[], b: readonly number[]): number {
  const differences = a.map((each, i) => each - b[i]!);
  const middle = mean(differences);
  return Math.sqrt(mean(differences.map((each) => (each - middle) ** 2)) / Math.max(1, a.length - 1));
}
