/** Tiles that somebody edited by hand: read from unknown data, then inspected like the printed ones. */
import { inspect, type TileSet } from './inspect.ts';
import { MAZES } from './tables.ts';

const PARTS = ['cells', 'ladders', 'floors', 'walls'] as const;

const isObject = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null && !Array.isArray(data);
const isLines = (data: unknown): boolean => Array.isArray(data) && data.every((line) => typeof line === 'string');

/** What keeps one entry from being a tile at all. */
function shapeProblems(tile: unknown): string[] {
  if (!isObject(tile)) return ['a tile is an object'];
  return [
    ...((MAZES as readonly unknown[]).includes(tile.maze) ? [] : [`maze is one of ${MAZES.join(', ')}`]),
    ...(typeof tile.boss === 'boolean' ? [] : ['boss is true or false']),
    ...PARTS.filter((part) => !isLines(tile[part])).map((part) => `${part} is a list of lines`),
  ];
}

/** Everything wrong with edited tiles, or with the printed ones if none are given, one sentence each. */
export function contentProblems(edited?: unknown): string[] {
  if (edited !== undefined && !isObject(edited)) return ['a set of tiles is an object: the id of each tile, then the tile'];
  const malformed = Object.entries(edited ?? {}).flatMap(([id, tile]) => shapeProblems(tile).map((problem) => `${id}: ${problem}`));
  if (malformed.length > 0) return malformed;
  return inspect(edited as TileSet | undefined).problems.map(({ tiles, problem }) => `${tiles.join(' ')}: ${problem}`);
}
