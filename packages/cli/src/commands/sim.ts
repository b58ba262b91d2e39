import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { random } from '@astragal/bots';
import { hash } from '@astragal/kernel';
import { balanceOf, type Share } from '../balance.ts';
import type { Command } from '../command.ts';
import { BOT, botsOf, gameNamed, JSON_FLAG, OPTION, SEATS, SEED, setupOf } from '../common.ts';
import { progress } from '../progress.ts';
import { type SimulatedGame, simulate, simulateMatch } from '../table.ts';
import type { CountedGame } from '../tasks.ts';
import { together } from '../turns.ts';

/** Games are played in short rounds and counted between them, so that the CPU time is that of playing alone. */
const ROUND_MS = 50;

/** Wins and survival by hero, where a game has heroes. */
function byHero(counted: readonly CountedGame[]): { heroes?: readonly Share[] } {
  const heroes = counted.length > 0 ? balanceOf(counted).heroes : [];
  return heroes.length > 0 ? { heroes } : {};
}

export const sim: Command = {
  name: 'sim',
  about: 'plays whole games between bots and counts; a tie counts as a win for all who tie',
  places: ['GAME'],
  flags: {
    seats: SEATS,
    games: { value: 'K', about: 'how many games', default: '100' },
    bot: { ...BOT, default: 'random' },
    seed: SEED,
    option: OPTION,
    save: { value: 'FOLDER', about: 'write the record of each game there' },
    json: JSON_FLAG,
  },
  async run(args, io) {
    const { game, bots, toolkit, training } = await gameNamed(args.place('GAME')).rules();
    const setup = setupOf(args, game);
    const seated = botsOf(args.text('bot')!, bots, setup.seats);
    // What turns bring is not asked of whoever answers anything at all, and counting it would take more time than that.
    const asks = training?.turnBrings && seated.some((bot) => bot !== random) ? training : undefined;
    const table = { game, ...setup, bots: seated, training: asks };
    const games = args.whole('games', 1)!;
    const folder = args.text('save');
    if (folder) await mkdir(folder, { recursive: true });

    const show = progress(io, games, 'games');
    const scores = new Array<number>(table.seats).fill(0);
    const wins = new Array<number>(table.seats).fill(0);
    const counted: CountedGame[] = [];
    const busy = { turns: 0, emptyTurns: 0, longestStay: 0 };
    let [decisions, endless, errors, cpuSeconds, end] = [0, 0, 0, 0, ''];
    for (let next = 0; next < games; ) {
      const round: [string, SimulatedGame][] = [];
      const until = performance.now() + ROUND_MS;
      const before = process.cpuUsage();
      do {
        const seed = `${args.text('seed')}/${next}`;
        try {
          round.push([seed, folder ? simulateMatch(table, seed) : simulate(table, seed)]);
        } catch (error) {
          errors++;
          io.err(`game ${next}: ${(error as Error).message}`);
        }
        next++;
      } while (next < games && performance.now() < until);
      const { user, system } = process.cpuUsage(before);
      cpuSeconds += (user + system) / 1e6;

      for (const [seed, played] of round) {
        decisions += played.decisions;
        const { turns, empty, longest } = together(played.turns ?? []);
        busy.turns += turns;
        busy.emptyTurns += empty;
        busy.longestStay = Math.max(busy.longestStay, longest);
        if (training?.isEndless?.(played.position.state)) endless++;
        end = hash([end, played.position]);
        const result = game.result(played.position.state);
        for (const [seat, points] of result.scores.entries()) scores[seat]! += points;
        for (const seat of result.winners) wins[seat]!++;
        const tallies = table.bots.map((_, seat) => toolkit.tally?.(played.position.state, seat) ?? { taken: {} });
        counted.push({ ...result, decisions: played.decisions, tallies });
        if (folder) await writeFile(join(folder, `${game.id}-${seed.replace(/[^\w.-]/g, '-')}.json`), `${JSON.stringify(played.record)}\n`);
      }
      show(next);
    }

    const finished = Math.max(1, games - errors);
    const report = {
      game: game.id,
      seats: table.seats,
      games,
      decisions,
      cpuSeconds: Number(cpuSeconds.toFixed(3)),
      decisionsPerCpuSecond: Math.round(decisions / cpuSeconds),
      meanScores: scores.map((sum) => Number((sum / finished).toFixed(2))),
      wins,
      ties: counted.filter(({ winners }) => winners.length > 1).length,
      unwon: counted.filter(({ winners }) => winners.length === 0).length,
      endless,
      ...(asks && busy),
      ...byHero(counted),
      hash: end,
      errors,
    };
    // Where heroes live or die, the score says only in which order they come.
    const score = (seat: number): string => (report.heroes ? '' : `mean score ${String(report.meanScores[seat]).padStart(8)}   `);
    if (args.isOn('json')) io.out(JSON.stringify(report));
    else {
      io.out(`${games} games of ${game.id}, ${decisions} decisions, ${report.decisionsPerCpuSecond} per CPU second`);
      for (const [seat, bot] of table.bots.entries()) io.out(`  P${seat + 1} ${bot.name.padEnd(12)} ${score(seat)}wins ${wins[seat]}`);
      if (report.ties) io.out(`  ${report.ties} ties: each counts for all who tie`);
      if (asks) io.out(`  ${busy.emptyTurns} of ${busy.turns} turns brought nothing, ${busy.longestStay} in a row at most`);
      if (endless) io.out(`  ${endless} games without an end of their own`);
      if (report.unwon) io.out(`  ${report.unwon} games that nobody won`);
      for (const { id, winShare, seats, survival } of report.heroes ?? [])
        io.out(
          `  ${id.padEnd(15)} wins ${(100 * winShare).toFixed(1)} % of ${seats}${survival === undefined ? '' : `, survives ${(100 * survival).toFixed(1)} %`}`,
        );
      io.out(`hash ${end}`);
      if (errors) io.out(`${errors} games failed`);
    }
    return errors === 0;
  },
};
