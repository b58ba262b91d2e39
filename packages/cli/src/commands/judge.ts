import type { KeptPlay, TwoEnds } from '@astragal/bots';
import { type Command, Failure, UsageError } from '../command.ts';
import { botsOf, gameNamed, JSON_FLAG, OPTION, SEATS, SEED, setupOf } from '../common.ts';
import { crew } from '../crew.ts';
import { type Accuracy, type Best, bestOf, judgement } from '../judgement.ts';
import { keptPlays } from '../kept-plays.ts';
import { progress } from '../progress.ts';
import { keepResult, RESULT } from '../result.ts';

const line = (what: string, { brier, base, bins }: Accuracy): string[] => [
  `${what.padEnd(8)} Brier ${brier.toFixed(4)} of ${base.toFixed(4)}`,
  `         said:was ${bins.map(({ said, was, n }) => `${said.toFixed(2)}:${was.toFixed(2)} (${n})`).join('  ')}`,
];

export const judging: Command = {
  name: 'judge',
  about: 'lets bots play and compares what the game’s judge says at every rest with what the games come to',
  places: ['GAME'],
  flags: {
    seats: SEATS,
    games: { value: 'N', about: 'how many games', default: '100' },
    bots: { value: 'A[,B...]', about: 'who plays, dealt round the table; otherwise expert' },
    seed: SEED,
    option: OPTION,
    again: { value: 'N', about: 'play on once more from every so many rests, to see how good a judge could be' },
    kept: { value: 'FILE', about: 'keep the games there, and play only those that are missing' },
    result: RESULT,
    json: JSON_FLAG,
  },
  async run(args, io) {
    const { game, bots, judge } = await gameNamed(args.place('GAME')).rules();
    if (!judge) throw new Failure(`${game.id} has no judge`);
    const { seats, options } = setupOf(args, game);
    if (!judge.weights.seats[seats])
      throw new UsageError(`the judge of ${game.id} knows ${Object.keys(judge.weights.seats).join(', ')} seats`);
    const names = (args.text('bots') ?? 'expert').split(',');
    botsOf(names.join(','), bots, names.length);
    const games = args.whole('games', 1)!;
    const seed = `${args.text('seed')}/judged`;
    const plays = await keptPlays(
      { game: game.id, seats, bots: names, games, seed, options: () => options, file: args.text('kept') },
      progress(io, games, 'games'),
    );
    const every = args.whole('again', 1);
    const result = {
      ...{ game: game.id, seats, bots: names, ...judgement(judge, plays, () => undefined) },
      ...(every && { best: await bestPossible(game.id, plays, every, progress(io, games, 'games again')) }),
    };
    await keepResult(args, game, result);
    if (args.isOn('json')) io.out(JSON.stringify(result));
    else {
      const { rests, base, early, middle, late, sums, jumps, error, points, costUs, best } = result;
      io.out(`${game.id}, ${seats} seats, ${names.join(', ')}: ${games} games, ${rests} rests, ${costUs} us a judgement`);
      for (const text of [...line('all', result), ...line('early', early), ...line('middle', middle), ...line('late', late)]) io.out(text);
      io.out(
        `jumps ${(100 * jumps).toFixed(2)} %, error believed in ${(100 * error).toFixed(1)} %, points off by ${points}, sums off by ${sums}`,
      );
      if (best)
        io.out(`nobody could know more than Brier ${best.brier.toFixed(4)} of ${base.toFixed(4)}, give or take ${best.error.toFixed(4)}`);
    }
    return true;
  },
};

/** What nobody can know. */
async function bestPossible(game: string, plays: readonly KeptPlay[], every: number, show: (done: number) => void): Promise<Best> {
  const all: TwoEnds[][] = [];
  let done = 0;
  await crew(
    'again',
    plays.map((play) => ({ game, play, every })),
    (ends, i) => {
      all[i] = ends;
      show(++done);
    },
  );
  return bestOf(all, plays[0]!.bots.length);
}
