import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { folderOf } from '@astragal/server/game-folder';
import { type ShelvedGame, shelf } from '@astragal/shelf';
import { type Command, UsageError } from '../command.ts';
import { gameNamed, JSON_FLAG } from '../common.ts';
import { type Checked, checkLesson, type PiecesFile, type School } from '../lessons.ts';

/** Lessons lie in a game's folder: `learn/lessons/01-first.json` and so on, and `pieces.json`, which names what they point at. */
const FOLDER = 'learn/lessons';
const PIECES = 'pieces.json';
const NAME = /^\d\d-[a-z0-9-]+\.json$/;

export const checkingLessons: Command = {
  name: 'lessons',
  about: 'checks the lessons of all games, of one, or of a file (docs/lessons.md)',
  places: ['[GAME]', '[FILE]'],
  flags: { json: JSON_FLAG },
  async run(args, io) {
    const [id, file] = [args.place('GAME'), args.place('FILE')];
    const entries = id === undefined ? shelf.filter((each) => lessonsOf(each.id).length > 0) : [gameNamed(id)];
    const report: Record<string, { lessons: number; steps: number; longest: number; problems: string[] }> = {};
    for (const entry of entries) {
      const files = file === undefined ? lessonsOf(entry.id) : [file];
      if (file !== undefined && !existsSync(file)) throw new UsageError(`there is no file '${file}'`);
      const school = files.length > 0 ? await schoolOf(entry) : undefined;
      const checked = files.map((path) => checkedFile(path, school!));
      report[entry.id] = {
        lessons: checked.length,
        steps: checked.reduce((sum, { steps }) => sum + steps, 0),
        longest: Math.max(0, ...checked.map(({ words }) => words)),
        problems: checked.flatMap(({ problems }) => problems.map((each) => `${each.file}:${each.line}: ${each.what}`)),
      };
    }
    const all = Object.entries(report);
    if (args.isOn('json')) io.out(JSON.stringify(report));
    else
      for (const [game, { lessons, steps, longest, problems }] of all) {
        for (const line of problems) io.out(line);
        io.out(`${game}: ${lessons} lessons, ${steps} steps, at most ${longest} words, ${problems.length} problems`);
      }
    return all.every(([, { problems }]) => problems.length === 0);
  },
};

function checkedFile(path: string, school: School): Checked {
  const file = basename(path);
  const checked = checkLesson(file, readFileSync(path, 'utf8'), school);
  if (NAME.test(file)) return checked;
  const misnamed = { file, line: 1, what: `a lesson's file is called like '03-forging.json': two digits for its place, and a name` };
  return { ...checked, problems: [misnamed, ...checked.problems] };
}

function lessonsOf(game: string): string[] {
  const folder = folderOf(game, FOLDER);
  if (!folder || !existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== PIECES);
  return files.sort().map((name) => join(folder, name));
}

async function schoolOf(entry: ShelvedGame): Promise<School> {
  const path = join(folderOf(entry.id, FOLDER) ?? '', PIECES);
  const [{ game, toolkit, bots }, chapters] = await Promise.all([entry.rules(), entry.rulebook('en')]);
  const pieces: PiecesFile = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as PiecesFile) : { pieces: {}, ways: {} };
  const rules = new Set(chapters.flatMap((chapter) => chapter.rules.map(({ id }) => id)));
  return { game, toolkit, bots: bots.map(({ name }) => name), rules, pieces };
}
