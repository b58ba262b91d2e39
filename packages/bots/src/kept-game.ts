/** Games kept as their answers: played once by bots that think, replayed as often as somebody learns from them. */
import { CountedLuck, clone, type Game, type Kind, named, notation, type Position, read, type Seat, seeded } from '@astragal/kernel';
import { type Bot, SeatedBot } from './bot.ts';
import type { Judging } from './judge.ts';
import type { JudgedRest } from './judge-fit.ts';
import { botAnswer, playGame } from './play-game.ts';

/** A finished game. Plain JSON. */
export interface KeptPlay {
  readonly seed: string;
  readonly bots: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly answers: readonly string[];
}

/** Plays a game by luck by name. */
export function keptPlay<K extends Kind>(game: Game<K>, bots: readonly Bot<K>[], options: K['options'], seed: string): KeptPlay {
  const seated = bots.map((bot, seat) => new SeatedBot(bot, seeded(`${seed}/think ${seat}`)));
  const answers: string[] = [];
  playGame<K>({
    ...{ game, seats: bots.length, options, luck: named(`${seed}/luck`) },
    answer(position, [at]) {
      const decision = botAnswer(game, position, at!, seated[at!.seat]!);
      answers.push(notation(decision.choice));
      return decision;
    },
  });
  return { seed, bots: bots.map(({ name }) => name), options, answers };
}

/** What is looked at while a kept game is played again. */
export interface Watching<K extends Kind> {
  rest?(position: Position<K>): void;
  /** A question before it is answered; `hasMerelyOpened`: since the rest before it nobody has answered and luck has not spoken. */
  question?(position: Position<K>, seat: Seat, hasMerelyOpened: boolean): void;
}

/** Plays a kept game again. Throws where the rules no longer take its answers. */
export function replayed<K extends Kind>(
  game: Game<K>,
  horizon: readonly K['frame']['step'][],
  { seed, bots, options, answers }: KeptPlay,
  { rest, question }: Watching<K>,
): Position<K> {
  const luck = new CountedLuck(named(`${seed}/luck`));
  let [next, restedAt] = [0, -1];
  const { position } = playGame<K>({
    ...{ game, seats: bots.length, options: options as K['options'], luck, horizon },
    answer(position, [at]) {
      question?.(position, at!.seat, restedAt === luck.asked);
      restedAt = -1;
      const text = answers[next++] ?? '';
      const found = read(game, position, at!.seat, text);
      if (!found) throw new Error(`answer ${next} of game '${seed}' is '${text}', which is none of '${at!.frame.step}'`);
      return found;
    },
    rest(position) {
      rest?.(position);
      restedAt = luck.asked;
    },
  });
  return position;
}

/** How a kept game ended, and how it would have from one of its rests on, by the same players with other luck. */
export interface TwoEnds {
  readonly was: readonly Seat[];
  readonly again: readonly Seat[];
}

/** From every so many rests of a kept game, the first of them drawn, these players play on once more. */
export function twoEnds<K extends Kind>(
  game: Game<K>,
  horizon: readonly K['frame']['step'][],
  bots: readonly Bot<K>[],
  play: KeptPlay,
  every: number,
): TwoEnds[] {
  const rests: Position<K>[] = [];
  let at = seeded(`${play.seed}/again`).below(every, 'first');
  const end = replayed(game, horizon, play, {
    rest: (position) => void (at++ % every === 0 && rests.push(clone(game, position))),
  });
  const was = game.result(end.state).winners;
  return rests.map((from, i) => {
    const seated = bots.map((bot, seat) => new SeatedBot(bot, seeded(`${play.seed}/again ${i}/think ${seat}`)));
    const { position } = playGame<K>({
      ...{ game, from, seats: bots.length, options: play.options as K['options'], luck: named(`${play.seed}/again ${i}/luck`) },
      answer: (position, [next]) => botAnswer(game, position, next!, seated[next!.seat]!),
    });
    return { was, again: game.result(position.state).winners };
  });
}

/** All rests of a kept game, with what the judge's features see there and what the game came to. */
export function restsOf<K extends Kind>(
  { craft: { game, horizon }, features }: Pick<Judging<K>, 'craft' | 'features'>,
  play: KeptPlay,
): JudgedRest[] {
  const all: ArrayLike<number>[][] = [];
  const end = replayed(game, horizon, play, {
    rest: (position) => void all.push(features.of(position).map((row) => Float64Array.from(row))),
  });
  const { scores, winners } = game.result(end.state);
  return all.map((seen) => ({ seen, winners, scores }));
}
