import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Command, Failure } from '../command.ts';
import { gameNamed, JSON_FLAG } from '../common.ts';

interface Tally {
  readonly asked: number;
  readonly found: number;
}
interface Report extends Tally {
  readonly games: Readonly<Record<string, Tally>>;
  readonly languages: Readonly<Record<string, Tally>>;
  readonly missed: readonly {
    readonly game: string;
    readonly language: string;
    readonly question: string;
    readonly wanted: readonly string[];
    readonly got: readonly string[];
  }[];
}

/** So many of a hundred questions must find their answer. */
const ENOUGH = 95;
/** The site's own sources answer, and only its builder can load them. */
const TOOL = join('tools', 'search-cases.mjs');

export const searchingCases: Command = {
  name: 'search-cases',
  about: 'asks the rulebooks what newcomers ask, and tells what is found among the first three',
  places: ['[GAME]'],
  flags: { json: JSON_FLAG },
  async run(args, io) {
    const game = args.place('GAME');
    const report = await asked(game === undefined ? [] : [gameNamed(game).id]);
    if (args.isOn('json')) io.out(JSON.stringify(report));
    else {
      for (const { game: id, language, question, wanted, got } of report.missed)
        io.out(`${id} ${language} '${question}': ${wanted.join(', ')} wanted, ${got.join('; ') || 'nothing'} found`);
      for (const [each, tally] of Object.entries({ ...report.games, ...report.languages, all: report })) io.out(`${each}: ${said(tally)}`);
    }
    return share(report) >= ENOUGH;
  },
};

const share = ({ asked, found }: Tally): number => (100 * found) / asked;
const said = (tally: Tally): string => `${tally.found} of ${tally.asked} (${share(tally).toFixed(1)} %)`;

async function asked(games: readonly string[]): Promise<Report> {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, TOOL))) {
    if (dirname(folder) === folder) throw new Failure('the sources of the site are not here');
    folder = dirname(folder);
  }
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, TOOL), ...games], { maxBuffer: 2 ** 24 });
  return JSON.parse(stdout) as Report;
}
