/** A table of bots: whole games played out, fast, and told by a hash. */
import { type Bot, random, SeatedBot, sightOf } from '@astragal/bots';
import {
  type Chance,
  type Choice,
  choices,
  type Game,
  Match,
  type MatchRecord,
  notation,
  type Options,
  Play,
  type Position,
  playOn,
  read,
  sealed,
  seeded,
  start,
  type Waiting,
  waiting,
} from '@astragal/kernel';
import { Failure } from './command.ts';

export interface Sitting {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
  readonly bots: readonly Bot[];
}

export interface Played {
  readonly position: Position;
  readonly decisions: number;
  readonly record?: MatchRecord;
}

/** Plays one game to its end. The table's luck and the bots' thoughts come from two streams of the seed. */
export function playGame({ game, seats, options: chosen, bots }: Sitting, seed: string): Played {
  const think = seeded(`${seed}/think`);
  const play = new Play(seeded(`${seed}/luck`));
  const position = start(game, seats, chosen, play);
  const seated = bots.map((bot) => new SeatedBot(bot, think));
  let decisions = 0;
  for (let open = waiting(game, position); open.length > 0; open = waiting(game, position)) {
    const { at, choice } = decide(game, position, open, seated, think);
    playOn(game, position, at, choice, play);
    decisions++;
  }
  return { position, decisions };
}

/** The same game, answer for answer, kept as a match record. */
export function playMatch({ game, seats, options: chosen, bots }: Sitting, seed: string): Played {
  const think = seeded(`${seed}/think`);
  const luck = seeded(`${seed}/luck`);
  const match = Match.begin(game, seats, chosen, (n, name) => luck.below(n, name));
  const seated = bots.map((bot) => new SeatedBot(bot, think));
  while (!match.isOver) {
    const { at, choice } = decide(game, match.now, waiting(game, match.now), seated, think);
    match.answer(at.seat, match.ask(at.seat), notation(choice));
  }
  return { position: match.now, decisions: match.record.entries.length, record: sealed(game, match.record) };
}

/** Whoever is next to answer among those asked, and what. Random answers are taken from the list without looking further. */
function decide(
  game: Game,
  position: Position,
  open: readonly Waiting[],
  seated: readonly SeatedBot[],
  think: Chance,
): { at: Waiting; choice: Choice } {
  const at = open[open.length === 1 ? 0 : think.below(open.length, 'who')]!;
  const player = seated[at.seat]!;
  if (player.bot === random) {
    const all = choices(game, position.state, at.frame);
    return { at, choice: all[all.length === 1 ? 0 : think.below(all.length, 'answer')]! };
  }
  const text = player.answer(sightOf(game, position, at.seat));
  const found = read(game, position, at.seat, text);
  if (!found) throw new Failure(`bot ${player.bot.name} answers '${text}', which is not an option of '${at.frame.step}'`);
  return found;
}
