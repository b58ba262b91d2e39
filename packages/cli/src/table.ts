/** A table of bots: whole games played out, fast, and told by a hash. */
import { type Bot, botAnswer, type Decision, playGame, random, SeatedBot, type Training } from '@astragal/bots';
import { choices, type Game, Match, type MatchRecord, notation, type Options, type Position, sealed, seeded } from '@astragal/kernel';
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
  /** What everybody's turns brought, where that is counted. */
  readonly turns?: Busyness;
}

/**
 * Plays one game to its end; `see` is told every answer. The table's luck and the bots' thoughts come from two streams of the seed.
 * Random answers are taken from the list without looking further.
 */
export function simulate(
  { game, seats, options, bots, training }: BotTable,
  seed: string,
  see?: (decision: Decision) => void,
): SimulatedGame {
  const think = seeded(`${seed}/think`);
  const seated = bots.map((bot) => new SeatedBot(bot, think));
  const turns = training && new Turns(game, training, seats);
  const played = playGame({
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
      see?.(decision);
      turns?.answered(at.seat, decision.choice);
      return decision;
    },
  });
  turns?.rest(played.position.state);
  return { ...played, ...(turns && { turns: turns.of(...bots.keys()) }) };
}

/** The same game, answer for answer, kept as a match record. */
export function simulateMatch(table: BotTable, seed: string): SimulatedGame {
  const answers: { seat: number; text: string }[] = [];
  const { turns } = simulate(table, seed, ({ at, choice }) => answers.push({ seat: at.seat, text: notation(choice) }));
  const luck = seeded(`${seed}/luck`);
  const match = Match.begin(table.game, table.seats, table.options, (n, name) => luck.below(n, name));
  for (const { seat, text } of answers) match.answer(seat, match.ask(seat), text);
  return { position: match.now, decisions: match.record.entries.length, record: sealed(table.game, match.record), ...(turns && { turns }) };
}
