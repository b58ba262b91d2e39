import { type ArenaResult, fight, type Rating, ratings } from '../arena.ts';
import { type Command, UsageError } from '../command.ts';
import { botsOf, gameNamed, JSON_FLAG, OPTION, SEATS, SEED, setupOf } from '../common.ts';
import { progress } from '../progress.ts';
import { keepResult, RESULT } from '../result.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** A verdict in two lines. */
function lines({ bots, seats, games, pairs, winRate, ci95, ties, idleTurns, longestIdle }: ArenaResult): string[] {
  const [first, second] = bots;
  const against = second ? ` against ${second.bot}` : '';
  const idle = idleTurns > 0 ? `, ${idleTurns} idle turns (${longestIdle} in a row at most)` : '';
  const costs = bots.map((each) => `${each.bot} ${each.meanDecisionMs} ms an answer, ${each.maxDecisionMs} at most`);
  return [
    `${first!.bot}${against}: wins ${percent(winRate)} [${percent(ci95[0])} to ${percent(ci95[1])}] of ${games} games (${pairs} pairs, ${seats} seats; ${ties} ties, shared)`,
    `  mean scores ${bots.map(({ meanScore }) => meanScore).join(' : ')}; CPU: ${costs.join('; ')}${idle}`,
  ];
}

const ratingLine = ({ bot, rating, ci95 }: Rating): string =>
  `  ${bot.padEnd(12)} ${String(rating).padStart(5)}  [${ci95[0]} to ${ci95[1]}]`;

export const arena: Command = {
  name: 'arena',
  about: 'lets bots play pairs of games with the same luck and swapped seats, on all cores',
  places: ['GAME'],
  flags: {
    bots: { value: 'A,B[,C...]', about: 'two bots, or more for a round robin; with one seat, one bot' },
    pairs: { value: 'N', about: 'pairs of games; with more than two seats the first bot plays each seat once', default: '50' },
    seats: SEATS,
    tries: { value: 'N', about: 'at one seat: how often a game may be tried with the same luck, to see what could be won', default: '1' },
    seed: SEED,
    option: OPTION,
    result: RESULT,
    json: JSON_FLAG,
  },
  async run(args, io) {
    const { game, bots } = await gameNamed(args.place('GAME')).rules();
    const { seats, options } = setupOf(args, game);
    const given = args.text('bots');
    if (!given) throw new UsageError(`--bots is missing; there are ${bots.map(({ name }) => name).join(', ')}`);
    const names = given.split(',').map((name) => name.trim());
    botsOf(given, bots, names.length);
    const isAlone = seats === 1;
    if (isAlone && names.length > 1) throw new UsageError('at one seat there is one bot');
    if (!isAlone && names.length < 2) throw new UsageError('two bots are needed, as in --bots master,expert');
    const meetings = isAlone ? [[names[0]!, names[0]!] as const] : names.flatMap((a, i) => names.slice(i + 1).map((b) => [a, b] as const));
    const pairs = args.whole('pairs', 1)!;
    const tries = args.whole('tries', 1)!;
    if (tries > 1 && !isAlone) throw new UsageError('--tries is for one seat');
    const show = progress(io, pairs * meetings.length, isAlone ? 'games' : 'pairs');
    const verdicts: ArenaResult[] = [];
    for (const [i, players] of meetings.entries())
      verdicts.push(
        await fight({ game: game.id, players, seats, options, pairs, seed: args.text('seed')!, tries }, (done) => show(i * pairs + done)),
      );
    const table = names.length > 2 ? ratings(names, verdicts) : undefined;
    const result = table ? { game: game.id, seats, fights: verdicts, ratings: table } : verdicts[0]!;
    await keepResult(args, game, result);
    if (args.isOn('json')) io.out(JSON.stringify(result));
    else {
      for (const each of verdicts) for (const line of lines(each)) io.out(line);
      if (table) for (const line of ['Ratings:', ...table.map(ratingLine)]) io.out(line);
    }
    return true;
  },
};
