/** A whole game with its record: what a table would have written down. */
import {
  byNumber,
  type Chance,
  dealtRecord,
  type Entry,
  type Game,
  type Kind,
  type LuckOrigin,
  type LuckSaid,
  type MatchRecord,
  named,
  notation,
  type Options,
  readOptions,
  seeded,
} from '@astragal/kernel';
import { type Bot, SeatedBot } from './bot.ts';
import { botAnswer, type Playout, playGame } from './play-game.ts';

/** Plays a game and writes it down; `origin` where its luck comes from. */
export function recordGame<K extends Kind>(
  playout: Playout<K>,
  origin?: LuckOrigin,
): ReturnType<typeof playGame<K>> & { readonly record: MatchRecord } {
  const { game, seats, options, luck, answer } = playout;
  const dealt: LuckSaid[] = [];
  let said = dealt;
  const heard: Chance = {
    below(n, what) {
      const value = luck.below(n, what);
      said.push([what, n, value]);
      return value;
    },
  };
  const entries: Entry[] = [];
  const played = playGame<K>({
    ...playout,
    luck: heard,
    answer(position, open) {
      const decision = answer(position, open);
      said = [];
      entries.push({ seat: decision.at.seat, choice: notation(decision.choice), luck: said });
      return decision;
    },
  });
  return { ...played, record: { ...dealtRecord(game, seats, options, dealt, origin), entries } };
}

/** The record of a game between bots. Luck by name, thoughts by seat: the same seed, the same game. */
export function botRecord<K extends Kind>(game: Game<K>, bots: readonly Bot<K>[], given: Options, seed: string): MatchRecord {
  const luck = named(`${seed}/luck`);
  const seated = bots.map((bot, seat) => new SeatedBot(bot, seeded(`${seed}/think ${seat}`)));
  const { record } = recordGame<K>({
    ...{ game, seats: bots.length, options: readOptions(game, bots.length, given) },
    luck: byNumber((n, name) => luck.below(n, name)),
    answer: (position, [at]) => botAnswer(game, position, at!, seated[at!.seat]!),
  });
  return record;
}
