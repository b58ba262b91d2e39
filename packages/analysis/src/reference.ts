/** The reference player at every seat: lines are played by it from any position to the next rest. */
import { type Bot, SeatedBot, sightOf } from '@astragal/bots';
import {
  type Chance,
  CountedLuck,
  clone,
  type Game,
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
import { AnalysisError } from './errors.ts';

/** More answers than lie between two rests. */
const MOST_ANSWERS = 2_000;

/** Where a line ended. */
export interface PlayedLine<K extends Kind> {
  readonly end: Position<K>;
  /** Whether luck had a say in it. */
  readonly isFixed: boolean;
  readonly answers: readonly { readonly seat: Seat; readonly choice: string }[];
}

export class Reference<K extends Kind> {
  readonly #game: Game<K>;
  readonly #bot: Bot<K>;
  readonly #ends: ReadonlySet<string>;
  readonly #mayEnd: boolean;

  /** `mayEnd`: the rest of a line may be the last one. */
  constructor(game: Game<K>, bot: Bot<K>, ends: ReadonlySet<string>, mayEnd = false) {
    this.#game = game;
    this.#bot = bot;
    this.#ends = ends;
    this.#mayEnd = mayEnd;
  }

  /** Players for one line: each keeps its plan from answer to answer, and thinks with luck that is the same in every line. */
  seated(): (position: Position<K>, seat: Seat) => string {
    const bots = new Map<Seat, SeatedBot<K>>();
    return (position, seat) => {
      const bot = bots.get(seat) ?? new SeatedBot(this.#bot, seeded('reference'));
      bots.set(seat, bot);
      return bot.answer(sightOf(this.#game, position, seat));
    };
  }

  /** Plays this very position on to the next rest, beginning with an answer if one is given. */
  line(position: Position<K>, luck: Chance, first?: { readonly seat: Seat; readonly choice: string }): PlayedLine<K> {
    const game = this.#game;
    const counted = new CountedLuck(luck);
    const play = new Play<K>(counted, undefined, this.#ends);
    const answer = this.seated();
    const answers: { seat: Seat; choice: string }[] = [];
    const give = (seat: Seat, choice: string): void => {
      const found = read(game, position, seat, choice);
      if (!found) throw new AnalysisError('broken', `'${choice}' is not an answer that seat ${seat} may give there`);
      playOn(game, position, found.at, found.choice, play);
      answers.push({ seat, choice });
    };
    if (first) give(first.seat, first.choice);
    else settle(game, position, new Play<K>(counted));
    for (let i = 0; i < MOST_ANSWERS && !isOver(position); i++) {
      const [at] = waiting(game, position);
      if (!at) break;
      give(at.seat, answer(position, at.seat));
    }
    return { end: this.#lookedBeyond(position, counted), isFixed: counted.asked === 0, answers };
  }

  /** Where nobody is asked any more before the end of the game, the end; otherwise the rest. */
  #lookedBeyond(rest: Position<K>, luck: Chance): Position<K> {
    if (!this.#mayEnd || isOver(rest)) return rest;
    const beyond = clone(this.#game, rest);
    settle(this.#game, beyond, new Play<K>(luck));
    return isOver(beyond) ? beyond : rest;
  }

  /** A line on a copy. */
  from(position: Position<K>, luck: Chance, first?: { readonly seat: Seat; readonly choice: string }): PlayedLine<K> {
    return this.line(clone(this.#game, position), luck, first);
  }
}
