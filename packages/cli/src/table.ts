/** A table of bots: whole games played out, fast, and told by a hash. */
import { type Bot, botAnswer, type Decision, type Playout, playGame, random, recordGame, SeatedBot, type Training } from '@astragal/bots';
import { choices, type Game, type MatchRecord, type Options, type Position, sealed, seeded } from '@astragal/kernel';
import { type Busyness, Turns, turnEndsOf } from './turns.ts';

export interface BotTable {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
  readonly bots: readonly Bot[];
  /** By which it is counted what turns bring. */
  readonly training?: Training | undefined;
}

export interface SimulatedGame {
  readonly position: Position;
  readonly decisions: number;
  readonly record?: MatchRecord;
  /** What the turns of each seat brought, where that is counted. */
  readonly turns?: readonly Busyness[];
}

/**
 * Plays one game to its end. The table's luck and the bots' thoughts come from two streams of the seed. Random answers are taken from the
 * list without looking further.
 */
export const simulate = (table: BotTable, seed: string): SimulatedGame => simulated(table, seed, playGame);

/** The same game, answer for answer, kept as a match record. */
export function simulateMatch(table: BotTable, seed: string): SimulatedGame {
  const { record, ...played } = simulated(table, seed, recordGame);
  return { ...played, record: sealed(table.game, record) };
}

function simulated<P extends SimulatedGame>(
  { game, seats, options, bots, training }: BotTable,
  seed: string,
  play: (playout: Playout) => P,
): P {
  const think = seeded(`${seed}/think`);
  const seated = bots.map((bot) => new SeatedBot(bot, think));
  const turns = training && new Turns(game, training, seats);
  const played = play({
    ...{ game, seats, options, luck: seeded(`${seed}/luck`) },
    ...(turns && { horizon: turnEndsOf(training), rest: ({ state }) => turns.rest(state) }),
    answer(position, open) {
      const at = open[open.length === 1 ? 0 : think.below(open.length, 'who')]!;
      const player = seated[at.seat]!;
      let decision: Decision;
      if (player.bot === random) {
        const all = choices(game, position.state, at.frame);
        decision = { at, choice: all[all.length === 1 ? 0 : think.below(all.length, 'answer')]! };
      } else decision = botAnswer(game, position, at, player);
      turns?.answered(at.seat, decision.choice);
      return decision;
    },
  });
  turns?.rest(played.position.state);
  return { ...played, ...(turns && { turns: bots.map((_, seat) => turns.of(seat)) }) };
}
