/**
 * Which built files belong together: those of the site, and those of each game, which may be taken to be played without a network and
 * removed again. A file belongs to the game whose folder its modules come from, so a new game needs no line here.
 */
import { createHash } from 'node:crypto';
import type { SitePart, SiteParts } from '../src/offline/parts.ts';

/** A built file and where it came from. */
export interface Built {
  readonly file: string;
  readonly bytes: number;
  /** Modules of a chunk, or the originals of an asset. */
  readonly from: readonly string[];
}

const KEPT = /[\\/]([\w-]+)[\\/]kept[\\/](\d+)\.js$/;
const OF_GAME = /[\\/]packages[\\/]games[\\/]([\w-]+)[\\/]|virtual:(?:lessons|puzzles)\/([\w-]+)\//;
/** What the home page shows of a game, taken or not. */
const SHOWN = /[\\/]poster[\\/]|[\\/]src[\\/]manifest\.ts$/;

/** The part a file belongs to: a game's id, `kept/<id>-<version>`, or the site. */
export function partOf({ from }: Pick<Built, 'from'>): string {
  const parts = new Set<string>();
  for (const id of from) {
    const kept = KEPT.exec(id);
    if (kept) return `kept/${kept[1]}-${kept[2]}`;
    const game = SHOWN.test(id) ? undefined : OF_GAME.exec(id);
    if (game) parts.add((game[1] ?? game[2])!);
  }
  const [only, ...more] = parts;
  return only === undefined || more.length > 0 ? 'site' : only;
}

/** All parts with their files and sizes. Whatever is different in any file is another version. */
export function partsOf(built: readonly (Built & { readonly hash: string })[]): SiteParts {
  const parts: Record<string, { bytes: number; files: string[] }> = {};
  for (const each of built) {
    const name = partOf(each);
    const { bytes, files } = parts[name] ?? { bytes: 0, files: [] };
    parts[name] = { bytes: bytes + each.bytes, files: [...files, `/${each.file}`] };
  }
  const sorted = Object.entries(parts)
    .map(([name, { bytes, files }]): [string, SitePart] => [name, { bytes, files: files.sort() }])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const version = createHash('sha256');
  for (const { file, hash } of built.toSorted((a, b) => (a.file < b.file ? -1 : 1))) version.update(`${file} ${hash}\n`);
  return { version: version.digest('base64url').slice(0, 12), parts: Object.fromEntries(sorted) };
}
