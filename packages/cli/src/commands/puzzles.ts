import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { seeded, shuffled } from '@astragal/kernel';
import { checked, ideaCounts, makerFor, mixed, puzzleRules, readPuzzle } from '@astragal/puzzles';
import { type Command, Failure } from '../command.ts';
import { gameNamed, JSON_FLAG, readJson, SEED } from '../common.ts';
import { progress } from '../progress.ts';
import { keepPuzzles, listed, puzzlesOf } from '../puzzle-files.ts';

/** How much more closely a puzzle is looked at when it is checked. */
const TIMES = 4;
/** Games for each puzzle, where nothing is said. */
const GAMES = 40;

export const puzzling: Command = {
  name: 'puzzles',
  about: 'makes puzzles of turns in which bots went wrong; with --check looks again at those that a game has',
  places: ['GAME'],
  flags: {
    count: { value: 'N', about: 'how many puzzles', default: '10' },
    seed: SEED,
    games: { value: 'N', about: `games to look at, at most; otherwise ${GAMES} for each puzzle` },
    out: { value: 'FILE', about: 'write the puzzles there as they are found; a run that was stopped goes on behind them' },
    keep: { value: 'FILE', about: "make the puzzles of this file the game's own, mixed by idea and by game" },
    check: { about: `look at the game's own puzzles with ${TIMES} times their budget and other luck` },
    json: JSON_FLAG,
  },
  async run(args, io) {
    const shelved = await gameNamed(args.place('GAME')).rules();
    if (!shelved.judge || !shelved.puzzling) throw new Failure(`${shelved.game.id} makes no puzzles`);
    const rules = puzzleRules(shelved);
    const [count, seed] = [args.whole('count', 1)!, args.text('seed')!];
    const kept = args.text('keep');
    if (kept !== undefined) {
      const puzzles = mixed(((await readJson(kept)) as unknown[]).map((data) => readPuzzle(rules, data)));
      await keepPuzzles(rules, puzzles);
      io.out(
        args.isOn('json')
          ? JSON.stringify({ game: rules.game.id, kept: puzzles.length })
          : `${rules.game.id}: ${puzzles.length} puzzles kept`,
      );
      return true;
    }
    if (args.isOn('check')) {
      const all = shuffled(await puzzlesOf(rules), seeded(seed), 'puzzles').slice(0, count);
      const show = progress(io, all.length, 'puzzles');
      const looks = all.map((puzzle, i) => {
        show(i);
        return checked(rules, puzzle, seed, TIMES);
      });
      show(all.length);
      const lost = looks.filter(({ isKept }) => !isKept);
      const result = { game: rules.game.id, checked: looks.length, kept: looks.length - lost.length, lost };
      if (args.isOn('json')) io.out(JSON.stringify(result));
      else io.out(`${result.game}: ${result.kept} of ${result.checked} puzzles are still puzzles`);
      for (const { id, lead, error } of args.isOn('json') ? [] : lost)
        io.out(`  ${id} leads by ${(100 * lead).toFixed(1)} % ± ${(100 * error).toFixed(1)}`);
      return true;
    }
    const show = progress(io, count, 'puzzles');
    const before = process.cpuUsage();
    const file = args.text('out');
    const had = file && existsSync(file) ? ((await readJson(file)) as unknown[]).map((data) => readPuzzle(rules, data)) : [];
    const maker = makerFor(rules, { count, seed, had, games: args.whole('games', 1) ?? GAMES * count });
    let there = had.length;
    for (const _ of maker.steps()) {
      show(maker.found.length);
      if (file && maker.found.length > there) await writeFile(file, listed(maker.found));
      there = maker.found.length;
    }
    const { user, system } = process.cpuUsage(before);
    const { puzzles, ...made } = maker.made;
    const [ideas, told] = [ideaCounts(puzzles, { main: true }), ideaCounts(puzzles)];
    const result = { game: rules.game.id, ...made, made: puzzles.length, ideas, told, cpuSeconds: Math.round((user + system) / 1e6) };
    if (file) await writeFile(file, listed(puzzles));
    if (args.isOn('json')) io.out(JSON.stringify(result));
    else {
      io.out(
        `${result.game}: ${result.made} puzzles of ${result.candidates} candidates in ${result.games} games, ${result.cpuSeconds} CPU seconds`,
      );
      for (const [idea, n] of Object.entries(told)) io.out(`  ${String(n).padStart(3)} ${idea}, of ${ideas[idea] ?? 0} the main idea`);
      for (const [why, n] of Object.entries(made.failed)) if (n > 0) io.out(`  ${String(n).padStart(3)} turns failed: ${why}`);
    }
    return true;
  },
};
