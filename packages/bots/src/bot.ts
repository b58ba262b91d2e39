/** What a bot is: it sees what its seat sees, thinks with luck of its own, and answers by notation. */
import type { Chance, Choice, Game, Kind, Position, Seat, Stack } from '@astragal/kernel';
import { notation, options, waiting } from '@astragal/kernel';

/** One open question of the bot's seat with everything it may answer. */
export interface Question<K extends Kind = Kind> {
  readonly frame: K['frame'];
  readonly options: readonly Choice[];
}

/** All that a bot may look at. The view is made only if the bot asks for it. */
export interface Sight<K extends Kind = Kind> {
  readonly seat: Seat;
  readonly questions: readonly Question<K>[];
  /** What is left to resolve; frames hold no secrets. */
  readonly stack: Stack<K['frame']>;
  readonly view: K['view'];
}

export interface Bot<K extends Kind = Kind> {
  readonly name: string;
  /** The notation of one of the options. `think` is the bot's own luck and never the table's. */
  answer(sight: Sight<K>, think: Chance): string;
}

/** How good a position is for a seat: each game brings its own. Larger is better; only differences matter. */
export type Value<K extends Kind> = (state: K['state'], seat: Seat) => number;

/** What `seat` sees of a true position. The view is built on first use. */
export function sightOf<K extends Kind>(game: Game<K>, position: Position<K>, seat: Seat): Sight<K> {
  let view: K['view'] | undefined;
  return {
    seat,
    stack: position.stack,
    questions: waiting(game, position)
      .filter((each) => each.seat === seat)
      .map(({ frame }) => ({ frame, options: options(game, position.state, frame) })),
    get view() {
      view ??= game.view(position.state, seat);
      return view;
    },
  };
}

/** Answers with any option, each equally likely. */
export const random: Bot = {
  name: 'random',
  answer({ questions }, think) {
    const question = questions[questions.length === 1 ? 0 : think.below(questions.length, 'question')]!;
    const { options: all } = question;
    return notation(all[all.length === 1 ? 0 : think.below(all.length, 'answer')]!);
  },
};
