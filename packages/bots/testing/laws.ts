/** What every bot must obey, whatever the game. Each law plays a whole game and throws a sentence where it is broken. */
import {
  clone,
  type Game,
  type Kind,
  notation,
  type Options,
  type Position,
  read,
  readOptions,
  type Seat,
  seeded,
  type Toolkit,
} from '@astragal/kernel';
import { type Bot, botAnswer, mindOf, playGame, SeatedBot, sightOf, studentOf, type Training } from '../src/index.ts';

/** A bot at all seats of a game. */
export interface BotTrial<K extends Kind> {
  readonly game: Game<K>;
  readonly bot: Bot<K>;
  readonly seats: number;
  readonly options?: Options;
  readonly seed: string;
  /** Plays no further than so many answers. */
  readonly most?: number;
}

/** Plays the game; `look` sees every question before it is answered. Gives all answers. */
function answersOf<K extends Kind>(
  { game, bot, seats, options = {}, seed, most = 100_000 }: BotTrial<K>,
  look?: (position: Position<K>, seat: Seat) => void,
): string[] {
  const seated = Array.from({ length: seats }, (_, seat) => new SeatedBot(bot, seeded(`${seed}/${seat}`)));
  const answers: string[] = [];
  playGame<K>({
    ...{ game, seats, options: readOptions(game, seats, options), luck: seeded(`${seed}/luck`), most },
    answer(position, [at]) {
      look?.(position, at!.seat);
      const answer = botAnswer(game, position, at!, seated[at!.seat]!);
      answers.push(notation(answer.choice));
      return answer;
    },
  });
  return answers;
}

/** Bots of these levels, one at each seat, come to an end of the game's own in so many answers. Gives how many it took. */
export function comesToAnEnd<K extends Kind>(
  game: Game<K>,
  bots: readonly Bot<K>[],
  { seed, most, options = {}, isEndless }: { seed: string; most: number; options?: Options } & Pick<Training<K>, 'isEndless'>,
): number {
  const seated = bots.map((bot, seat) => new SeatedBot(bot, seeded(`${seed}/${seat}`)));
  const { position, decisions } = playGame<K>({
    ...{ game, seats: bots.length, options: readOptions(game, bots.length, options), luck: seeded(`${seed}/luck`), most },
    answer: (here, [at]) => botAnswer(game, here, at!, seated[at!.seat]!),
  });
  const who = bots.map(({ name }) => name).join(', ');
  if (position.stack.length > 0) throw new Error(`${who} are not done after ${decisions} answers of '${seed}'`);
  if (isEndless?.(position.state)) throw new Error(`${who} would never have come to an end in '${seed}'`);
  return decisions;
}

/** Two true positions that look alike to a seat get the same answer from the same luck. Gives how many were compared. */
export function alike<K extends Kind>(trial: BotTrial<K>, twin: NonNullable<Toolkit<K>['twin']>): number {
  const { game, bot, seed } = trial;
  const chance = seeded(`${seed}/twin`);
  let compared = 0;
  answersOf(trial, (position, seat) => {
    if (chance.below(8, 'look') > 0) return;
    const copy = clone(game, position);
    const other = { state: twin(copy.state, seat, chance), stack: copy.stack };
    const answers = [position, other].map((each) => bot.answer(sightOf(game, each, seat), mindOf(seeded(`${seed}/${compared}`))));
    if (answers[0] !== answers[1]) throw new Error(`${bot.name} sees through walls: '${answers[0]}' or '${answers[1]}'`);
    compared++;
  });
  return compared;
}

/** What a bot kept from an earlier game changes nothing in a new one. */
export function forgets<K extends Kind>(trial: BotTrial<K>): void {
  const first = answersOf(trial);
  answersOf({ ...trial, seed: `${trial.seed}/another` });
  const again = answersOf(trial);
  const at = first.findIndex((answer, i) => answer !== again[i]);
  if (at >= 0) throw new Error(`${trial.bot.name} remembers another game: answer ${at} is '${again[at]}', not '${first[at]}'`);
}

/** A bot whose time is always up answers all the same, and what it answers may be answered. Gives how often it looked at the clock at most. */
export function answersWhenLate<K extends Kind>(trial: BotTrial<K>): number {
  const { game, bot, seed } = trial;
  let most = 0;
  answersOf(trial, (position, seat) => {
    let looks = 0;
    const isLate = (): boolean => ++looks > 0;
    const text = bot.answer(sightOf(game, position, seat), mindOf(seeded(seed), { isLate }));
    if (!read(game, position, seat, text)) throw new Error(`${bot.name} answers '${text}' when late`);
    most = Math.max(most, looks);
  });
  return most;
}

/**
 * Weights that were learned for other features are refused by whoever would play with them: for features with a row more, a row less, a row
 * renamed, or two rows in another order. `name` is any of the rows but the last.
 */
export function refusesOtherWeights<K extends Kind>(training: Training<K>, name: string): void {
  const { weights } = training;
  const { features } = weights;
  const at = features.indexOf(name);
  const [here, next] = [features[at]!, features[at + 1]!];
  const changes: Readonly<Record<string, readonly string[]>> = {
    inserted: features.toSpliced(at, 0, 'another'),
    removed: features.toSpliced(at, 1),
    renamed: features.with(at, 'another'),
    exchanged: features.with(at, next).with(at + 1, here),
  };
  const learns = (names: readonly string[]): Bot<K> => studentOf(training, { ...weights, features: names });
  learns(features);
  for (const [change, names] of Object.entries(changes)) {
    const refused = refusal(() => learns(names));
    if (!refused?.includes(`number ${at} is '${name}'`)) throw new Error(`a row was ${change}, and the weights are taken all the same`);
  }
}

function refusal(act: () => unknown): string | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
