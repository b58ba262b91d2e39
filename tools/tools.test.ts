import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findBrowser } from './browser.mjs';
import { alone, at, run } from './lib.mjs';
import { lint, prettier } from './lint.mjs';
import { completed } from './lockfile.mjs';
import { missing } from './ready.mjs';
import { linkGames, writeReferences } from './references.mjs';
import { defined, proven } from './rules-coverage.mjs';
import { fields } from './script-fields.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tools-'));
const file = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

describe('ready', () => {
  const lock = (packages: object): string => JSON.stringify({ packages });
  const wanted = file('wanted.json', lock({ '': {}, 'packages/a': {}, 'node_modules/b': { version: '2.0.0' } }));

  it('needs everything in a bare clone', () => {
    expect(missing(wanted, join(folder, 'nowhere.json'))).toEqual(['everything']);
  });

  it('names what is absent or of another version', () => {
    expect(missing(wanted, file('empty.json', lock({})))).toEqual(['node_modules/b']);
    expect(missing(wanted, file('old.json', lock({ 'node_modules/b': { version: '1.0.0' } })))).toEqual(['node_modules/b']);
  });

  it('is content with what npm has installed, whatever other platforms need', () => {
    const both = file(
      'both.json',
      lock({ 'node_modules/b': { version: '2.0.0' }, 'node_modules/c': { version: '1.0.0', optional: true } }),
    );
    expect(missing(both, file('installed.json', lock({ 'node_modules/b': { version: '2.0.0' } })))).toEqual([]);
  });
});

describe('lockfile', () => {
  it('names the optional packages of every platform', () => {
    const tool = { version: '1.0.0', dev: true, optionalDependencies: { 'tool-linux-x64-musl': '1.0.0', 'tool-extra': '2.0.0' } };
    expect(completed({ 'node_modules/tool': tool })).toEqual({
      'node_modules/tool': tool,
      'node_modules/tool-linux-x64-musl': { version: '1.0.0', dev: true, optional: true, cpu: ['x64'], libc: ['musl'], os: ['linux'] },
    });
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
        { name: '/x/packages/games/sanctum/tests/a.test.ts', assertionResults: [test('[S-1] [S-2] both'), test('[S-3] fails', 'failed')] },
        { name: '/x/packages/games/platformer/tests/a.test.ts', assertionResults: [test('[S-4] elsewhere')] },
      ],
    };
    expect([...proven(report, 'sanctum')]).toEqual(['S-1', 'S-2']);
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
  const project = '{\n  "include": ["src"],\n  "references": []\n}\n';
  const base = house({
    'tsconfig.json': '{\n  "files": [],\n  "references": []\n}\n',
    'packages/kernel/package.json': '{ "name": "@astragal/kernel" }',
    'packages/kernel/tsconfig.json': project,
    'packages/shelf/package.json': '{ "name": "@astragal/shelf" }',
    'packages/shelf/tsconfig.json': project,
    'packages/games/chess/package.json': '{ "name": "@astragal/chess" }',
    'packages/games/chess/tsconfig.json': project,
    'packages/games/chess/tests/tsconfig.json': project,
  });
  const refers = (name: string): string[] =>
    (JSON.parse(readFileSync(join(base, name, 'tsconfig.json'), 'utf8')) as { references: { path: string }[] }).references.map(
      ({ path }) => path,
    );

  it('a new game is known to the compiler and to whoever may import it', () => {
    writeReferences(base);
    expect(refers('packages/games/chess')).toEqual(['../../kernel']);
    expect(refers('packages/games/chess/tests')).toEqual(['..', '../../../kernel']);
    expect(refers('packages/shelf')).toEqual(['../kernel', '../games/chess']);
    expect(refers('.')).toEqual(['packages/kernel', 'packages/games/chess', 'packages/games/chess/tests', 'packages/shelf']);
    expect(readFileSync(join(base, 'packages/shelf/tsconfig.json'), 'utf8')).toContain('"include": ["src"],\n');
  });

  it('and is found by its name', () => {
    linkGames(base);
    linkGames(base);
    expect(realpathSync(join(base, 'node_modules/@astragal/chess'))).toBe(realpathSync(join(base, 'packages/games/chess')));
  });
});

describe('what a position holds', () => {
  const written = fields().filter(([path]) => existsSync(path));

  it.each(written)('is written down as the types say it: %s', (path, text) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
  });
});
