import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fuzz, type Violation } from '@astragal/kernel/testing';
import type { Command } from '../command.ts';
import { gameNamed, JSON_FLAG, lexiconsOf, OPTION, SEATS, SEED, setupOf } from '../common.ts';
import { sum } from '../numbers.ts';
import { progress } from '../progress.ts';

export const fuzzing: Command = {
  name: 'fuzz',
  about: 'plays at random and checks every law at every step',
  places: ['GAME'],
  flags: {
    decisions: { value: 'N', about: 'how many decisions', default: '10000' },
    seed: SEED,
    seats: { ...SEATS, about: 'how many seats; otherwise any number that the game allows' },
    option: { ...OPTION, about: 'an option that shall not vary; may be given several times' },
    out: { value: 'FOLDER', about: 'where violations are written, to be looked at with astragal replay', default: '.cache/fuzz' },
    json: JSON_FLAG,
  },
  async run(args, io) {
    const entry = gameNamed(args.place('GAME'));
    const [{ game, toolkit }, lexicons] = await Promise.all([entry.rules(), lexiconsOf(entry)]);
    const { options } = setupOf(args, game);
    const named = args.list('option').map((text) => text.split('=')[0]!);
    const seats = args.whole('seats', 1);
    const decisions = args.whole('decisions', 1)!;
    const show = progress(io, decisions, 'decisions');
    const starts = [game, ...(toolkit.starts ?? [])];
    const share = Math.ceil(decisions / starts.length);
    const reports = starts.map((start, i) => ({
      start: start.id,
      ...fuzz(
        { ...toolkit, game: start, lexicons },
        {
          decisions: Math.min(share, decisions - i * share),
          seed: args.text('seed')!,
          options: Object.fromEntries(Object.entries(options).filter(([name]) => named.includes(name))),
          ...(seats !== undefined && { seats }),
          onProgress: (done) => show(i * share + done),
        },
      ),
    }));
    show(decisions);
    const found = reports.flatMap((report) => report.violations.map((violation) => ({ start: report.start, violation })));
    const files = await Promise.all(found.map(({ start, violation }) => write(args.text('out')!, start, violation)));
    const violations = found.map(({ violation: { law, message, setting } }, i) => ({ law, message, setting, file: files[i]! }));
    const played = { decisions: sum(reports.map((each) => each.decisions)), games: sum(reports.map((each) => each.games)) };
    const ran = reports.map(({ start, ran: laws }) => ({ start, laws }));
    if (args.isOn('json')) io.out(JSON.stringify({ ...played, violations, ran }));
    else {
      io.out(`${played.decisions} decisions in ${played.games} games, ${violations.length || 'no'} violations`);
      for (const { start, laws } of ran)
        io.out(
          `  ${start}: games by law: ${Object.entries(laws)
            .map(([law, count]) => `${law} ${count}`)
            .join(', ')}`,
        );
      for (const { message, file } of violations) io.out(`${message}\n  astragal replay ${file}`);
    }
    return violations.length === 0;
  },
};

/** Keeps the match up to the offence beside what was wrong, as a file that `replay` reads. */
async function write(folder: string, game: string, { record, ...violation }: Violation): Promise<string> {
  await mkdir(folder, { recursive: true });
  const name = [game, violation.law, violation.setting.seed].join('-').replace(/[^\w-]+/g, '-');
  const file = join(folder, `${name}.json`);
  await writeFile(file, `${JSON.stringify({ game, ...record, violation })}\n`);
  return file;
}
