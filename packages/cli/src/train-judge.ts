/** Fitting a game's judge: its players play, the games are kept, and the weights are those under which they were likeliest. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fittedJudgement, type Judge, type JudgeWeights, restsOf, type Training } from '@astragal/bots';
import { type Game, readOptions } from '@astragal/kernel';
import { type Args, Failure } from './command.ts';
import type { Io } from './io.ts';
import { keptPlays } from './kept-plays.ts';
import { progress } from './progress.ts';

/** Games for each number of seats, kept beside the weights; those of another seed than any that is judged. */
export async function trainJudge(
  args: Args,
  io: Io,
  game: Game,
  judge: Judge | undefined,
  training: Training | undefined,
): Promise<boolean> {
  if (!judge) throw new Failure(`${game.id} has no judge`);
  const out = args.text('out') ?? `.cache/judge/${game.id}-weights.json`;
  const bots = (args.text('bots') ?? 'expert').split(',');
  const games = args.whole('games', 5)!;
  const counts = args.text('seats')?.split(',').map(Number) ?? Object.keys(judge.weights.seats).map(Number);
  let weights: JudgeWeights = { features: judge.features.names, seats: { ...judge.weights.seats } };
  for (const seats of counts) {
    const setups = training?.setups[seats] ?? [{}];
    const plays = await keptPlays(
      {
        ...{ game: game.id, seats, bots, games, seed: `${args.text('seed')}/to fit` },
        options: (i) => readOptions(game, seats, setups[i % setups.length]!),
        file: `${dirname(out)}/${game.id}-${seats}-${bots.join('-').replaceAll('/', '.')}.jsonl`,
      },
      progress(io, games, `games of ${seats}`),
    );
    const rests = plays.map((play) => restsOf(judge, play));
    const row = fittedJudgement(rests, Number(args.text('ridge')), Number(args.text('farsight')));
    weights = { ...weights, seats: { ...weights.seats, [seats]: row } };
    io.out(`${seats} seats: ${rests.flat().length} rests of ${games} games, error ${row.error}`);
  }
  await mkdir(dirname(out), { recursive: true });
  await writeFile(out, JSON.stringify(weights));
  io.out(`written to ${out}`);
  return true;
}
