import type { Command } from '../command.ts';
import { Failure } from '../command.ts';
import { botsOf, gameNamed, JSON_FLAG, OPTION, SEATS, SEED, setupOf } from '../common.ts';
import { crew } from '../crew.ts';
import { round } from '../numbers.ts';
import { progress } from '../progress.ts';

/** A scale has so many even steps. */
const STEPS = 20;

/** What luck brought, from the unluckiest seat on, at even shares of all seats. */
export function scaleOf(lucks: readonly number[]): number[] {
  const sorted = lucks.toSorted((a, b) => a - b);
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const at = (step / STEPS) * (sorted.length - 1);
    const [low, high] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!];
    return round(low + (at - Math.floor(at)) * (high - low));
  });
}

export const scaling: Command = {
  name: 'luck',
  about: 'lets bots play and counts how lucky games are: the scale by which an analysis says how many games are luckier',
  places: ['GAME'],
  flags: {
    seats: SEATS,
    games: { value: 'N', about: 'how many games', default: '40' },
    bots: { value: 'A[,B...]', about: 'who plays, dealt round the table; otherwise expert' },
    blocks: { value: 'N', about: 'how closely each is counted', default: '2' },
    seed: SEED,
    option: OPTION,
    json: JSON_FLAG,
  },
  async run(args, io) {
    const { game, bots, judge } = await gameNamed(args.place('GAME')).rules();
    if (!judge) throw new Failure(`${game.id} has no judge`);
    const { seats, options } = setupOf(args, game);
    const names = (args.text('bots') ?? 'expert').split(',');
    botsOf(names.join(','), bots, names.length);
    const games = args.whole('games', 1)!;
    const tasks = Array.from({ length: games }, (_, i) => ({
      ...{ game: game.id, options, seed: `${args.text('seed')}/luck/${i}`, blocks: args.whole('blocks', 1)! },
      bots: Array.from({ length: seats }, (_, seat) => names[(seat + i) % names.length]!),
    }));
    const lucks: number[] = [];
    const show = progress(io, games, 'games');
    await crew('ledger', tasks, ({ seats: all }) => {
      for (const { luck } of all) lucks.push(luck);
      show(lucks.length / seats);
    });
    const result = { game: game.id, seats, games, scale: scaleOf(lucks) };
    io.out(args.isOn('json') ? JSON.stringify(result) : `${game.id}, ${seats} seats, ${games} games: ${result.scale.join(', ')}`);
    return true;
  },
};
