/** What every bot must obey, whatever the game. Each law plays a whole game and throws a sentence where it is broken. */
import {
  clone,
  type Game,
  type Kind,
  type Options,
  Play,
  type Position,
  playOn,
  read,
  readOptions,
  type Seat,
  seeded,
  start,
  type Toolkit,
  waiting,
} from '@astragal/kernel';
import { type Bot, mindOf, SeatedBot, sightOf } from '../src/index.ts';

export interface Sitting<K extends Kind> {
  readonly game: Game<K>;
  readonly bot: Bot<K>;
  readonly seats: number;
  readonly options?: Options;
  readonly seed: string;
  /** Plays no further than so many answers. */
  readonly most?: number;
}

/** Plays a game of one bot at all seats; `look` sees every question before it is answered. Gives all answers. */
function played<K extends Kind>(
  { game, bot, seats, options = {}, seed, most = 100_000 }: Sitting<K>,
  look?: (position: Position<K>, seat: Seat) => void,
): string[] {
  const play = new Play<K>(seeded(`${seed}/luck`));
  const position = start(game, seats, readOptions(game, seats, options), play);
  const seated = Array.from({ length: seats }, (_, seat) => new SeatedBot(bot, seeded(`${seed}/${seat}`)));
  const answers: string[] = [];
  for (let open = waiting(game, position); open.length > 0 && answers.length < most; open = waiting(game, position)) {
    const { seat } = open[0]!;
    look?.(position, seat);
    const text = seated[seat]!.answer(sightOf(game, position, seat));
    const found = read(game, position, seat, text);
    if (!found) throw new Error(`${bot.name} answers '${text}', which is no option of '${open[0]!.frame.step}'`);
    answers.push(text);
    playOn(game, position, found.at, found.choice, play);
  }
  return answers;
}

/** Two true positions that look alike to a seat get the same answer from the same luck. Gives how many were compared. */
export function alike<K extends Kind>(sitting: Sitting<K>, twin: NonNullable<Toolkit<K>['twin']>): number {
  const { game, bot, seed } = sitting;
  const chance = seeded(`${seed}/twin`);
  let compared = 0;
  played(sitting, (position, seat) => {
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
export function forgets<K extends Kind>(sitting: Sitting<K>): void {
  const first = played(sitting);
  played({ ...sitting, seed: `${sitting.seed}/another` });
  const again = played(sitting);
  const at = first.findIndex((answer, i) => answer !== again[i]);
  if (at >= 0) throw new Error(`${sitting.bot.name} remembers another game: answer ${at} is '${again[at]}', not '${first[at]}'`);
}

/** A bot whose time is always up answers all the same, and what it answers may be answered. Gives how often it looked at the clock at most. */
export function answersWhenLate<K extends Kind>(sitting: Sitting<K>): number {
  const { game, bot, seed } = sitting;
  let most = 0;
  played(sitting, (position, seat) => {
    let looks = 0;
    const isLate = (): boolean => ++looks > 0;
    const text = bot.answer(sightOf(game, position, seat), mindOf(seeded(seed), { isLate }));
    if (!read(game, position, seat, text)) throw new Error(`${bot.name} answers '${text}' when late`);
    most = Math.max(most, looks);
  });
  return most;
}
