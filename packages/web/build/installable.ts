/** What makes the site installable and lets it run without a network: icons, manifests, the list of its parts, and the service worker. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import type { Language } from '@astragal/kernel';
import { build, defaultClientConditions, type Plugin, type Rollup } from 'vite';
import { PARTS } from '../src/offline/parts.ts';
import { appIcons } from './app-icons.ts';
import { type Shortcut, webManifest } from './manifest.ts';
import { partsOf } from './offline-parts.ts';

/** Modules of the threads' chunks by file: they are built apart from the page. */
const ofThreads = new Map<string, readonly string[]>();

/** Words are for people: a thread that holds rules carries none. */
const WORDS = /[\\/]games[\\/][\w-]+[\\/]src[\\/]text[\\/](rules-)?(en|pl|ru)\.ts$/;

/** For the build of threads: notes what their chunks are made of. */
export function noteThreads(): Plugin {
  return {
    name: 'note-threads',
    load: (id) => (WORDS.test(id) ? 'export {}' : undefined),
    generateBundle(_, bundle) {
      for (const each of Object.values(bundle)) if (each.type === 'chunk') ofThreads.set(each.fileName, each.moduleIds);
    },
  };
}

export interface Spoken {
  readonly language: Language;
  readonly description: string;
  readonly games: readonly Shortcut[];
}

/** Writes all of it beside what is built already; says which version this is. `pages` are to be written by whoever made them. */
export async function installable(
  src: string,
  dir: string,
  bundle: Rollup.OutputBundle,
  pages: ReadonlyMap<string, string>,
  spoken: readonly Spoken[],
): Promise<string> {
  const write = (file: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), content);
  };
  for (const [file, png] of await appIcons(join(src, '../public/icon.svg'))) write(file, png);
  for (const { language, description, games } of spoken)
    write(`site-${language}.webmanifest`, JSON.stringify(webManifest(language, description, games)));
  const from = originsOf(bundle);
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => relative(dir, join(each.parentPath, each.name)).split(sep).join('/'));
  const all: [string, Uint8Array | string][] = [
    ...files.map((file): [string, Uint8Array] => [file, readFileSync(join(dir, file))]),
    ...pages,
  ];
  const parts = partsOf(
    all.map(([file, content]) => ({
      file,
      bytes: Buffer.byteLength(content),
      from: from.get(file) ?? [],
      hash: createHash('sha256').update(content).digest('base64url'),
    })),
  );
  write(PARTS.slice(1), JSON.stringify(parts));
  write('sw.js', await serviceWorker(src, parts.version));
  return parts.version;
}

/** What each file was made from; styles and pictures belong to the chunks that use them. */
function originsOf(bundle: Rollup.OutputBundle): ReadonlyMap<string, readonly string[]> {
  const from = new Map<string, string[]>();
  const add = (file: string, ids: readonly string[]): void => void from.set(file, [...(from.get(file) ?? []), ...ids]);
  for (const each of Object.values(bundle))
    if (each.type === 'asset')
      add(
        each.fileName,
        each.originalFileNames.map((name) => posix.join('/packages/web', name)),
      );
    else {
      add(each.fileName, each.moduleIds);
      const { importedCss = [], importedAssets = [] } = each.viteMetadata ?? {};
      for (const file of [...importedCss, ...importedAssets]) add(file, each.moduleIds);
    }
  for (const [file, ids] of ofThreads) add(file, ids);
  return from;
}

/** One script without imports: not every browser takes a worker that has some. Another version of the site is another worker. */
async function serviceWorker(src: string, version: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    define: { VERSION: JSON.stringify(version) },
    resolve: { conditions: ['source', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(src, 'offline/service-worker.ts'),
        output: { format: 'iife' },
        treeshake: { moduleSideEffects: false },
      },
    },
  })) as Rollup.RolldownOutput;
  return built.output[0].code;
}
