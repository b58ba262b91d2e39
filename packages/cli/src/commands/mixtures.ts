import { levelsOf } from '@astragal/bots';
import { type Command, Failure } from '../command.ts';
import { botsOf, gameNamed, JSON_FLAG, OPTION, SEATS, SEED, setupOf } from '../common.ts';
import { crew } from '../crew.ts';
import { type BusyLevel, type Mixed, mixtureOf, mixturesOf } from '../mixtures.ts';
import { progress } from '../progress.ts';
import { keepResult, RESULT } from '../result.ts';

const levelLine = ({ bot, turns, empty, longest }: BusyLevel): string =>
  `  ${bot.padEnd(12)} ${((100 * empty) / Math.max(1, turns)).toFixed(1)} % of ${turns} turns brought nothing, ${longest} in a row at most`;

export const mixing: Command = {
  name: 'mixtures',
  about: 'lets every mixture of levels play, on all cores, and counts turns that bring nothing and games without an end',
  places: ['GAME'],
  flags: {
    seats: SEATS,
    games: { value: 'K', about: 'how many games of each mixture', default: '10' },
    bots: { value: 'A[,B...]', about: 'whom to mix; otherwise all levels' },
    seed: SEED,
    option: OPTION,
    result: RESULT,
    json: JSON_FLAG,
  },
  async run(args, io) {
    const { game, bots, training } = await gameNamed(args.place('GAME')).rules();
    if (!training?.turnBrings) throw new Failure(`${game.id} does not say what a turn brings`);
    const { seats, options } = setupOf(args, game);
    const names = args.text('bots')?.split(',') ?? levelsOf(bots);
    botsOf(names.join(','), bots, names.length);
    const mixtures = mixturesOf(names, seats);
    const games = args.whole('games', 1)!;
    const tasks = mixtures.flatMap((mixture) =>
      Array.from({ length: games }, (_, i) => ({
        ...{ game: game.id, options, seed: `${args.text('seed')}/${mixture.join('+')}/${i}/0` },
        bots: mixture.map((_, seat) => mixture[(seat + i) % seats]!),
      })),
    );
    const show = progress(io, tasks.length, 'games');
    const played: Mixed[] = [];
    let done = 0;
    await crew('busy', tasks, (result, i) => {
      const { bots: seated, seed } = tasks[i]!;
      played[i] = { ...result, bots: seated, seed };
      show(++done);
    });
    const result = { game: game.id, seats, mixtures: mixtures.length, ...mixtureOf(names, played) };
    await keepResult(args, game, result);
    if (args.isOn('json')) io.out(JSON.stringify(result));
    else {
      io.out(
        `${game.id}, ${seats} seats: ${result.games} games of ${mixtures.length} mixtures, ${result.endless} without an end of their own`,
      );
      for (const level of result.levels) io.out(levelLine(level));
      for (const { bots: seated, seed } of result.stuck)
        io.out(`  stuck: sim ${game.id} --seats ${seats} --bot ${seated.join(',')} --games 1 --seed ${seed}`);
    }
    return true;
  },
};
