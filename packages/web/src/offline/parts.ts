/** What of the site is kept in this browser: the files of each part, in caches that the service worker serves from. Page and worker share it. */

/** The site, a game, or an earlier version of a game's rules (`kept/<id>-<version>`). */
export interface SitePart {
  readonly bytes: number;
  readonly files: readonly string[];
}

/** `offline.json`, written when the site is built. */
export interface SiteParts {
  readonly version: string;
  readonly parts: Readonly<Record<string, SitePart>>;
}

export const PARTS = '/offline.json';

/** Files whose names carry a hash are the same in every version, and lie together. */
export const ASSETS = 'astragal assets';
/** The others, of one version. */
export const siteCache = (version: string): string => `astragal site ${version}`;
/** What the person has chosen, for the worker, which sees no other storage. */
export const CHOICES = 'astragal choices';
const CHOICE = '/choice.json';

export const isAsset = (path: string): boolean => path.startsWith('/assets/');

/** Where a file of a version lies. */
export const cacheOf = (path: string, version: string): string => (isAsset(path) ? ASSETS : siteCache(version));

export interface WorkerChoice {
  readonly language?: string | undefined;
  /** The light, if not the system's. */
  readonly theme?: string | undefined;
  /** Games that were removed and are not to be fetched again. */
  readonly without?: readonly string[] | undefined;
}

export async function readChoice(): Promise<WorkerChoice> {
  const kept = await (await caches.open(CHOICES)).match(CHOICE);
  return kept ? ((await kept.json()) as WorkerChoice) : {};
}

export async function writeChoice(change: WorkerChoice): Promise<void> {
  const choice = { ...(await readChoice()), ...change };
  await (await caches.open(CHOICES)).put(CHOICE, new Response(JSON.stringify(choice)));
}

/** Parts that are kept without being asked for: all but games that were removed, and earlier versions of rules. */
export const wanted = ({ parts }: SiteParts, { without = [] }: WorkerChoice): string[] =>
  Object.keys(parts).filter((name) => !name.startsWith('kept/') && !without.includes(name));

/** The paths in a cache; one that is not there is not made by looking. */
async function pathsIn(name: string): Promise<string[]> {
  if (!(await caches.has(name))) return [];
  return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
}

/** The files that are missing. */
export async function missing(files: readonly string[], version: string): Promise<string[]> {
  const here = new Set((await Promise.all([ASSETS, siteCache(version)].map(pathsIn))).flat());
  return files.filter((file) => !here.has(file));
}

/** Fetches one file into its cache; what has a name for ever may come from where the browser has it already. */
export async function take(file: string, version: string): Promise<void> {
  const reply = await fetch(file, { cache: isAsset(file) ? 'default' : 'reload' });
  if (!reply.ok) throw new Error(`${file}: ${reply.status}`);
  await (await caches.open(cacheOf(file, version))).put(file, reply);
}
