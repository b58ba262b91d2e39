/** A whole game, played by whoever answers: the one loop behind simulations, records, the arena, self-play and laws. */
import {
  type Chance,
  type Choice,
  type Game,
  type Kind,
  Play,
  type Position,
  playOn,
  read,
  settle,
  start,
  type Waiting,
  waiting,
} from '@astragal/kernel';
import { type SeatedBot, sightOf } from './bot.ts';

/** An answer decided on: to which of the open questions, and what. */
export interface Decision<K extends Kind = Kind> {
  readonly at: Waiting<K>;
  readonly choice: Choice;
}

export interface Playout<K extends Kind = Kind> {
  readonly game: Game<K>;
  readonly seats: number;
  readonly options: K['options'];
  /** Where it begins, if not with a setup. The position is played in. */
  readonly from?: Position<K>;
  /** The table's luck. */
  readonly luck: Chance;
  /** Gives one of the open questions its answer. Whoever wants to see each answer sees it here. */
  readonly answer: (position: Position<K>, open: readonly Waiting<K>[]) => Decision<K>;
  /** Steps before which the game comes to rest for a moment, and what is to be done then. */
  readonly horizon?: readonly K['frame']['step'][];
  readonly rest?: (position: Position<K>) => void;
  /** Plays no further than so many answers. */
  readonly most?: number;
}

/** Plays a game to its end; gives where it ended and how many decisions that took. */
export function playGame<K extends Kind>(playout: Playout<K>): { readonly position: Position<K>; readonly decisions: number } {
  const { game, seats, options, luck, horizon, answer, rest, from, most = Number.POSITIVE_INFINITY } = playout;
  const free = new Play<K>(luck);
  const play = horizon ? new Play<K>(luck, undefined, new Set(horizon)) : free;
  const position = from ?? start(game, seats, options, free);
  for (let decisions = 0; ; ) {
    const open = waiting(game, position);
    if (decisions === most || position.stack.length === 0) return { position, decisions };
    if (open.length > 0) {
      const { at, choice } = answer(position, open);
      playOn(game, position, at, choice, play);
      decisions++;
    } else {
      rest?.(position);
      settle(game, position, free);
    }
  }
}

/** What a bot answers for its seat. An answer that is none of the options is the bot's fault. */
export function botAnswer<K extends Kind>(
  game: Game<K>,
  position: Position<K>,
  { seat, frame }: Waiting<K>,
  bot: Pick<SeatedBot<K>, 'bot' | 'answer'>,
): Decision<K> {
  const text = bot.answer(sightOf(game, position, seat));
  const found = read(game, position, seat, text);
  if (!found) throw new Error(`bot ${bot.bot.name} answers '${text}', which is not an option of '${frame.step}'`);
  return found;
}
