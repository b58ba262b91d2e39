import { type Game, choices as optionsOf, outcomes, Play, type Position, seeded, start, waiting } from '@astragal/kernel';
import { perft } from '@astragal/kernel/testing';
import type { Command } from '../command.ts';
import { gameNamed, JSON_FLAG, OPTION, SEATS, SEED, setupOf } from '../common.ts';
import { progress } from '../progress.ts';

export const perfting: Command = {
  name: 'perft',
  about: 'counts every way a game can go on, luck included',
  places: ['GAME'],
  flags: {
    depth: { value: 'D', about: 'for how many answers', default: '3' },
    seed: { ...SEED, about: 'luck of the setup' },
    seats: SEATS,
    option: OPTION,
    json: JSON_FLAG,
  },
  async run(args, io) {
    const { game } = await gameNamed(args.place('GAME')).rules();
    const { seats, options } = setupOf(args, game);
    const depth = args.whole('depth', 1)!;
    const position = start(game, seats, options, new Play(seeded(args.text('seed')!)));
    const counts: number[] = [];
    const branches = firstSteps(game, position);
    for (let d = 1; d <= depth; d++) {
      const show = progress(io, branches.length, 'branches');
      let count = 0;
      for (const [i, next] of branches.entries()) {
        count += perft(game, next, d - 1);
        show(i + 1);
      }
      counts.push(count);
      if (!args.isOn('json')) io.out(`${d} ${counts.at(-1)}`);
    }
    if (args.isOn('json')) io.out(JSON.stringify({ game: game.id, seats, seed: args.text('seed'), depth, counts }));
    return true;
  },
};

/** Every position after one answer. */
const firstSteps = (game: Game, position: Position): Position[] =>
  waiting(game, position).flatMap((at) =>
    optionsOf(game, position.state, at.frame).flatMap((choice) => outcomes(game, position, at, choice).map((each) => each.position)),
  );
