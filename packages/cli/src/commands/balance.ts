import { type Balance, balanceOf, type HeroShare, type Share, type Taken } from '../balance.ts';
import type { Command } from '../command.ts';
import { botsOf, gameNamed, JSON_FLAG, OPTION, SEATS, SEED, setupOf } from '../common.ts';
import { crew } from '../crew.ts';
import { progress } from '../progress.ts';
import { keepResult, RESULT } from '../result.ts';
import type { CountedGame } from '../tasks.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const line = ({ id, seats, winShare, ci95, survival }: Share): string =>
  `  ${id.padEnd(30)} wins ${percent(winShare).padStart(7)} [${percent(ci95[0])} to ${percent(ci95[1])}] of ${seats}${survival === undefined ? '' : `, survives ${percent(survival)}`}`;
const heroLine = (each: HeroShare): string =>
  `${line(each)}${each.meeting ? `, ${percent(each.meeting.share)} [${percent(each.meeting.ci95[0])} to ${percent(each.meeting.ci95[1])}] if they met independently` : ''}`;
const takenLine = (each: Taken): string => `${line(each)}, held by ${percent(each.taken)}`;

function report(balance: Balance): string[] {
  const { games, won, survival, meanScore, length, heroes, seatAdvantage, taken } = balance;
  return [
    `${games} games, ${percent(won)} won by somebody, mean score ${meanScore}, ${length.mean} decisions a game (${length.least} to ${length.most})`,
    ...(survival ? [`survival ${percent(survival.share)} [${percent(survival.ci95[0])} to ${percent(survival.ci95[1])}]`] : []),
    ...(heroes.length > 0 ? ['heroes', ...heroes.map(heroLine)] : []),
    'seats',
    ...seatAdvantage.map(line),
    ...Object.entries(taken).flatMap(([kind, list]) => [kind, ...list.map(takenLine)]),
  ];
}

export const balancing: Command = {
  name: 'balance',
  about: 'counts what heroes, seats and pieces come to between equal bots; for every difficulty where a game has them',
  places: ['GAME'],
  flags: {
    seats: SEATS,
    games: { value: 'K', about: 'how many games', default: '200' },
    bot: { value: 'NAME', about: 'who plays all seats; otherwise expert, or the strongest' },
    seed: SEED,
    option: OPTION,
    result: RESULT,
    json: JSON_FLAG,
  },
  async run(args, io) {
    const { game, bots, toolkit } = await gameNamed(args.place('GAME')).rules();
    const { seats, options } = setupOf(args, game);
    const name = args.text('bot') ?? bots.find((bot) => bot.name === 'expert')?.name ?? bots.at(-1)!.name;
    const [bot] = botsOf(name, bots, 1);
    const games = args.whole('games', 1)!;
    const isGiven = args.list('option').some((text) => text.startsWith(`${toolkit.difficulty}=`));
    const grades = toolkit.difficulty && !isGiven ? game.options[toolkit.difficulty]!.values : [undefined];
    const show = progress(io, games * grades.length, 'games');
    const counted = [];
    for (const [at, grade] of grades.entries()) {
      const chosen = grade === undefined ? options : { ...options, [toolkit.difficulty!]: grade };
      const tasks = Array.from({ length: games }, (_, i) => ({
        game: game.id,
        bots: Array.from({ length: seats }, () => bot!.name),
        options: chosen,
        seed: `${args.text('seed')}/${i}`,
      }));
      const played: CountedGame[] = [];
      let done = 0;
      await crew('count', tasks, (result, i) => {
        played[i] = result;
        show(at * games + ++done);
      });
      counted.push({ ...(grade !== undefined && { difficulty: grade }), ...balanceOf(played) });
    }
    const [first] = counted;
    const difficulties = counted.length > 1 ? { difficulties: counted } : {};
    const result = { game: game.id, seats, bot: bot!.name, ...first, ...difficulties };
    await keepResult(args, game, result);
    if (args.isOn('json')) io.out(JSON.stringify(result));
    else
      for (const each of counted) {
        io.out(`${game.id}, ${seats} seats, ${bot!.name}${'difficulty' in each ? `, ${each.difficulty}` : ''}`);
        for (const text of report(each)) io.out(text);
      }
    return true;
  },
};
