/** A table of bots: whole games played out, fast, and told by a hash. */
import { type Bot, botAnswer, type Decision, playGame, random, SeatedBot } from '@astragal/bots';
import { choices, type Game, Match, type MatchRecord, notation, type Options, type Position, sealed, seeded } from '@astragal/kernel';

export interface BotTable {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
  readonly bots: readonly Bot[];
}

export interface SimulatedGame {
  readonly position: Position;
  readonly decisions: number;
  readonly record?: MatchRecord;
}

/**
 * Plays one game to its end; `see` is told every answer. The table's luck and the bots' thoughts come from two streams of the seed.
 * Random answers are taken from the list without looking further.
 */
export function simulate({ game, seats, options, bots }: BotTable, seed: string, see?: (decision: Decision) => void): SimulatedGame {
  const think = seeded(`${seed}/think`);
  const seated = bots.map((bot) => new SeatedBot(bot, think));
  return playGame({
    ...{ game, seats, options, luck: seeded(`${seed}/luck`) },
    answer(position, open) {
      const at = open[open.length === 1 ? 0 : think.below(open.length, 'who')]!;
      const player = seated[at.seat]!;
      let decision: Decision;
      if (player.bot === random) {
        const all = choices(game, position.state, at.frame);
        decision = { at, choice: all[all.length === 1 ? 0 : think.below(all.length, 'answer')]! };
      } else decision = botAnswer(game, position, at, player);
      see?.(decision);
      return decision;
    },
  });
}

/** The same game, answer for answer, kept as a match record. */
export function simulateMatch(table: BotTable, seed: string): SimulatedGame {
  const answers: { seat: number; text: string }[] = [];
  simulate(table, seed, ({ at, choice }) => answers.push({ seat: at.seat, text: notation(choice) }));
  const luck = seeded(`${seed}/luck`);
  const match = Match.begin(table.game, table.seats, table.options, (n, name) => luck.below(n, name));
  for (const { seat, text } of answers) match.answer(seat, match.ask(seat), text);
  return { position: match.now, decisions: match.record.entries.length, record: sealed(table.game, match.record) };
}
