/** Scripts by the names people use: places as `II 1 4` (level, row and column from 1), pieces by name, tiles by their ids. */
import { fieldAt, LEVEL_FIELDS, levelMap } from './content/map.ts';
import { FOE_IDS, type FoeId } from './content/tables.ts';
import { TILES, type TileId } from './content/tiles.ts';
import { enemyCode, heroCode, NOBODY } from './rules/pieces.ts';
import { type Field, OFF, type State } from './state.ts';

type Patch = Readonly<Record<string, unknown>>;
const isPatch = (part: unknown): part is Patch => typeof part === 'object' && part !== null && !Array.isArray(part);

const LEVELS = ['I', 'II', 'III', 'IV', 'V'];
const PLACE = /^(I|II|III|IV|V|[1-5]) ([1-4]) ([1-8])$/;

/** `II 1 4`, `2 1 4` or `off` as a field's number; what is neither stays as it is, to be complained about. */
function fieldOf(place: string): Field | undefined {
  if (place === 'off') return OFF;
  const [, level, row, column] = PLACE.exec(place) ?? [];
  if (level === undefined) return undefined;
  const floor = LEVELS.includes(level) ? LEVELS.indexOf(level) : Number(level) - 1;
  return fieldAt(floor, Number(row) - 1, Number(column) - 1);
}

/** Keys that name places become field numbers, values that name something its number. */
const byField = (part: Patch, codeOf: (name: string) => number | undefined): Patch =>
  Object.fromEntries(
    Object.entries(part).map(([key, value]) => [fieldOf(key) ?? key, typeof value === 'string' ? (codeOf(value) ?? value) : value]),
  );

export const LIES = ['nothing', 'coin', 'gem', 'token'];
const lyingCode = (name: string): number | undefined => (LIES.includes(name) ? LIES.indexOf(name) : undefined);

/** A hero by name, `seat 0`, an enemy by name, or `nobody`. */
function standingCode(s: State, name: string): number | undefined {
  if (name === 'nobody') return NOBODY;
  const seat = /^seat \d$/.test(name) ? Number(name.at(-1)) : s.climbers.findIndex(({ hero }) => hero === name);
  if (s.climbers[seat]) return heroCode(seat);
  return FOE_IDS.includes(name as FoeId) ? enemyCode(name as FoeId) : undefined;
}

/** What a script writes about the state, in the state's own numbers. Heroes that are moved leave their old field; new tiles bring their map. */
export function spell(s: State, patch: Patch): Patch {
  const { climbers, stands, lies, tiles } = patch;
  const moved: Record<string, number> = {};
  const placed = (seat: string, climber: unknown): unknown => {
    const at = isPatch(climber) && typeof climber.at === 'string' ? fieldOf(climber.at) : undefined;
    if (at === undefined) return climber;
    const from = s.climbers[Number(seat)]?.at ?? OFF;
    if (from !== OFF) moved[from] = NOBODY;
    if (at !== OFF) moved[at] = heroCode(Number(seat));
    return { ...(climber as Patch), at };
  };
  const people = isPatch(climbers) && Object.fromEntries(Object.entries(climbers).map(([seat, each]) => [seat, placed(seat, each)]));
  const standing = isPatch(stands) ? byField(stands, (name) => standingCode(s, name)) : {};
  return {
    ...patch,
    ...(people && { climbers: people }),
    ...((isPatch(stands) || Object.keys(moved).length > 0) && { stands: { ...moved, ...standing } }),
    ...(isPatch(lies) && { lies: byField(lies, lyingCode) }),
    ...(isPatch(tiles) && patch.map === undefined && { map: mapOf(s, tiles) }),
  };
}

/** The fields of the levels whose tiles are given: `tiles: { "0": "..." }`, left and right of each level from below. */
function mapOf(s: State, tiles: Patch): Patch {
  const after = s.tiles.map((tile, i) => (tiles[i] ?? tile) as TileId | 'hidden');
  const changed = new Set(Object.keys(tiles).map((key) => Math.floor(Number(key) / 2)));
  return Object.fromEntries(
    [...changed].flatMap((level) => {
      const [left, right] = [TILES[after[2 * level] as TileId], TILES[after[2 * level + 1] as TileId]];
      return left && right ? levelMap(left, right).map((print, i) => [level * LEVEL_FIELDS + i, print]) : [];
    }),
  );
}
