import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findBrowser } from './browser.mjs';
import { failuresIn } from './failures.mjs';
import { alone, at, filesIn, run } from './lib.mjs';
import { lint, prettier } from './lint.mjs';
import { completed } from './lockfile.mjs';
import { linkGames, writeGames } from './references.mjs';
import { defined, proven } from './rules-coverage.mjs';
import { described, fields, fieldsFile } from './script-fields.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tools-'));
const file = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

describe('lockfile', () => {
  it('names the optional packages of every platform', () => {
    const tool = { version: '1.0.0', dev: true, optionalDependencies: { 'tool-linux-x64-musl': '1.0.0', 'tool-extra': '2.0.0' } };
    expect(completed({ 'node_modules/tool': tool })).toEqual({
      'node_modules/tool': tool,
      'node_modules/tool-linux-x64-musl': { version: '1.0.0', dev: true, optional: true, cpu: ['x64'], libc: ['musl'], os: ['linux'] },
    });
  });

  it('says of each which C library it needs', () => {
    const tool = { version: '1.0.0', optionalDependencies: { 'tool-linux-x64-gnu': '1.0.0' } };
    const known = { version: '1.0.0', optional: true, cpu: ['x64'], os: ['linux'] };
    const packages = completed({ 'node_modules/tool': tool, 'node_modules/tool-linux-x64-gnu': known });
    expect(packages['node_modules/tool-linux-x64-gnu']).toEqual({ ...known, libc: ['glibc'] });
  });
});

describe('lint', () => {
  it('asks of a component the width and the quotes of everything else', () => {
    const read = (name: string) => JSON.parse(readFileSync(at(name), 'utf8'));
    const [biome, components] = [read('biome.json'), read('.prettierrc.json')];
    expect(components).toMatchObject({ printWidth: biome.formatter.lineWidth, singleQuote: true, htmlWhitespaceSensitivity: 'strict' });
    expect(biome.files.includes).not.toContain('!**/*.svelte');
  });

  it('finds a component that is not formatted', async () => {
    const crooked = file('Crooked.svelte', '<script>let  a = "b"</script><p>{a}</p>');
    const { code, output } = await run(prettier('--check', crooked));
    expect(code).toBe(1);
    expect(output).toContain('Crooked.svelte');
    expect(lint.map(({ name }) => name)).toEqual(['lint', 'components', 'promises']);
  });
});

describe('failures', () => {
  const test = (fullName: string, status: string) => ({ fullName, status });
  const suite = (name: string, status: string, assertionResults: object[]) => ({ name: at(name), status, assertionResults });
  const report = (name: string, ...testResults: object[]) => file(name, JSON.stringify({ testResults }));

  it('are told by file and title, a file that could not run by itself, over all reports that were written', () => {
    const units = report(
      'units.json',
      suite('a.test.ts', 'failed', [test('group counts', 'failed'), test('group adds', 'passed'), test('long', 'skipped')]),
      suite('b.test.ts', 'passed', [test('works', 'passed')]),
    );
    const pages = report('pages.json', suite('c.page.ts', 'failed', []));
    expect(failuresIn([units, pages, join(folder, 'never.json')])).toEqual(['a.test.ts > group counts', 'c.page.ts']);
  });
});

describe('alone', () => {
  it('lets one work at a time', async () => {
    const log: string[] = [];
    const work = (name: string) => () =>
      new Promise<void>((done) => {
        log.push(`${name} begins`);
        setTimeout(() => done(void log.push(`${name} ends`)), 20);
      });
    await Promise.all([alone('test', work('a')), alone('test', work('b'))]);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });
});

describe('browser', () => {
  it('is the one that CHROME_PATH names, if it is a program', () => {
    const program = file('chrome', '');
    chmodSync(program, 0o755);
    expect(findBrowser({ CHROME_PATH: program })).toBe(program);
    expect(findBrowser({ CHROME_PATH: join(folder, 'nothing') })).toBeUndefined();
  });

  it('is found on the path', () => {
    const program = file('chromium', '');
    chmodSync(program, 0o755);
    expect(findBrowser({ PATH: folder })).toBe(program);
  });
});

describe('rules coverage', () => {
  it('reads the rules that a text defines, not those it mentions', () => {
    expect(defined('**DF-1.** One.\n\nSee DF-9 and **DF-8**.\n**DF-2. Hammer** Two.', 'DF')).toEqual(['DF-1', 'DF-2']);
    expect(defined('- **S-1** One.\n- **S-2** Two, by **S-1**.\n| K-1 | ...', 'S')).toEqual(['S-1', 'S-2']);
  });

  it('counts passed tests of that game only', () => {
    const test = (fullName: string, status = 'passed') => ({ fullName, status });
    const report = {
      testResults: [
        { name: '/x/packages/games/alpha/tests/a.test.ts', assertionResults: [test('[S-1] [S-2] both'), test('[S-3] fails', 'failed')] },
        { name: '/x/packages/games/beta/tests/a.test.ts', assertionResults: [test('[S-4] elsewhere')] },
      ],
    };
    expect([...proven(report, 'alpha')]).toEqual(['S-1', 'S-2']);
  });
});

describe('references', () => {
  const house = (files: Readonly<Record<string, string>>): string => {
    const base = mkdtempSync(join(tmpdir(), 'house-'));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(base, name)), { recursive: true });
      writeFileSync(join(base, name), text);
    }
    return base;
  };
  const base = house({
    'packages/games/chess/package.json': '{ "name": "@astragal/chess" }',
    'packages/games/chess/tests/tsconfig.json': '{}',
    'packages/games/go/package.json': '{ "name": "@astragal/go" }',
    'packages/games/notes/draft.txt': 'not a game yet',
  });
  const read = (name: string): string => readFileSync(join(base, name), 'utf8');
  const refers = (name: string): string[] =>
    (JSON.parse(read(name)) as { references: { path: string }[] }).references.map(({ path }) => path);

  it('a new game is known to the shelf and to the compiler', () => {
    writeGames(base);
    expect(read('packages/shelf/src/games.gen.ts').match(/@astragal\/\w+\/manifest/g)).toEqual([
      '@astragal/chess/manifest',
      '@astragal/go/manifest',
    ]);
    expect(refers('packages/games/tsconfig.json')).toEqual(['./chess', './go']);
    expect(refers('packages/games/tsconfig.tests.json')).toEqual(['./chess/tests']);
  });

  it('one that is gone is forgotten, and what did not change is not written again', () => {
    rmSync(join(base, 'packages/games/go'), { recursive: true });
    const before = statSync(join(base, 'packages/games/tsconfig.tests.json')).mtimeMs;
    writeGames(base);
    expect(read('packages/shelf/src/games.gen.ts')).not.toContain('@astragal/go');
    expect(refers('packages/games/tsconfig.json')).toEqual(['./chess']);
    expect(statSync(join(base, 'packages/games/tsconfig.tests.json')).mtimeMs).toBe(before);
  });

  it('and each is found by its name, wherever the whole is moved to', () => {
    linkGames(base);
    linkGames(base);
    const link = join(base, 'node_modules/@astragal/chess');
    expect(realpathSync(link)).toBe(realpathSync(join(base, 'packages/games/chess')));
    expect(readlinkSync(link)).toBe(join('..', '..', 'packages', 'games', 'chess'));
  });

  it('writes nothing that git would see', () => {
    const written = ['packages/shelf/src/games.gen.ts', 'packages/games/tsconfig.json', 'packages/games/tsconfig.tests.json'];
    expect(
      execFileSync('git', ['check-ignore', ...written], { cwd: at(), encoding: 'utf8' })
        .trim()
        .split('\n'),
    ).toEqual(written);
  });
});

it('the version stands in one place: packages of the house have none, and take one another as they are', () => {
  const own = filesIn(at('packages'), (name) => name === 'package.json').map((path) => JSON.parse(readFileSync(path, 'utf8')));
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter(({ version }) => version !== undefined).map(({ name }) => name)).toEqual([]);
  const pinned = own.flatMap(({ name, dependencies = {} }) =>
    Object.entries(dependencies).flatMap(([other, range]) =>
      other.startsWith('@astragal/') && range !== '*' ? [`${name}: ${other}`] : [],
    ),
  );
  expect(pinned).toEqual([]);
  expect(JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).version).toBe(
    JSON.parse(readFileSync(at('package.json'), 'utf8')).version,
  );
});

it.each(described())('what a script of %s may hold is written down as the types say it', (game) => {
  expect(readFileSync(fieldsFile(game), 'utf8')).toBe(fields(game));
});
