/**
 * The still part of the tower: everything that does not move during a turn. It is drawn in parts, each layer of each row by itself: what stands
 * when a level opens or crumbles stays the same drawing, and a slow phone need not draw all of it at once.
 */
import type { Maze, State } from '@astragal/platformer';
import { COLUMNS, ROWS } from '@astragal/platformer/content';
import { Inks, range, rng } from './base.ts';
import { forest } from './forest.ts';
import { fx, fy, Grid, type Run, THICK } from './grid.ts';
import type { Skin } from './skin.ts';
import { voidSkin } from './void.ts';

export const SKINS: Readonly<Record<Maze, Skin>> = { forest, void: voidSkin };

/** The skin of frame, shutters and canopy. */
export const skinOf = (state: State): Skin => SKINS[state.maze === 'void' ? 'void' : 'forest'];

export interface SceneSize {
  /** Width of the frame on each side. */
  readonly trunk: number;
  /** The numerals of hidden levels, from below, each folded to closed shutters. */
  readonly shut: readonly string[];
  readonly canopy: number;
}

/** Height of a folded level. */
export const FOLD = 104;

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'];
/** Levels are counted from the ground, I first. */
export const roman = (level: number): string => ROMAN[level] ?? String(level + 1);

/** A part of the drawing: its name, and where its own zero lies. */
export interface Part {
  readonly id: string;
  readonly y: number;
  readonly drawing: string;
}

/** Something drawn in this row. */
type Drawn = readonly [g: number, drawing: string];

/** Every field, row by row. */
const fields = (G: Grid): [g: number, c: number][] =>
  Array.from({ length: G.rows * COLUMNS }, (_, i) => [Math.floor(i / COLUMNS), i % COLUMNS]);

const isQuiet = (G: Grid, g: number, c: number): boolean => ['nothing', 'coin', 'gem'].includes(G.print(g, c)) && !G.ladder(g, c);

/** Windows keep to empty fields, one per tile; lanterns hang under platforms, never in two touching fields. */
function decoration(G: Grid): { readonly windows: readonly Drawn[]; readonly lights: readonly Drawn[] } {
  const [windows, lights]: [Drawn[], Drawn[]] = [[], []];
  const lit: [number, number][] = [];
  const seen = new Set<string>();
  for (const [g, c] of fields(G)) {
    const id = G.tile(g, c);
    const r = rng(`decor${id}${g % ROWS}${c % 4}`);
    const skin = SKINS[G.maze(g, c)];
    const roofed = G.ceiling(g, c) === 'platform';
    const tile = `${g >> 2}/${c >> 2}`;
    if (G.print(g, c) === 'nothing' && !G.ladder(g, c) && !seen.has(tile) && !roofed && c % 4 > 0 && r() < 0.3) {
      seen.add(tile);
      windows.push([g, skin.window(fx(c), fy(G, g))]);
    } else if (roofed && isQuiet(G, g, c) && r() < 0.62 && !lit.some(([a, b]) => Math.abs(a - g) + Math.abs(b - c) < 2)) {
      lit.push([g, c]);
      lights.push([g, skin.lantern(fx(c) + 20, fy(G, g) + THICK + 2)]);
    }
  }
  return { windows, lights };
}

/** Dens, shops and portals stand in the back wall. */
const places = (G: Grid): Drawn[] =>
  fields(G).map(([g, c]) => {
    const skin = SKINS[G.maze(g, c)];
    const print = G.print(g, c);
    if (print === 'spawn' || print === 'boss-spawn') return [g, skin.spawn(fx(c), fy(G, g))];
    if (print === 'shop') return [g, skin.shop(fx(c), fy(G, g))];
    return [g, print === 'portal' ? skin.portal(fx(c), fy(G, g)) : ''];
  });

function backs(G: Grid): Drawn[] {
  const drawn: Drawn[] = [];
  for (let g = 0; g < G.rows; g += ROWS)
    for (const c of [0, 4])
      drawn.push([g, SKINS[G.maze(g, c)].back(G.tile(g, c), (G.lowest + g / ROWS + c / 4) % 2 === 1, fx(c), fy(G, g + ROWS - 1))]);
  return drawn;
}

/** Marks where fields meet. */
const ticks = (G: Grid): Drawn[] =>
  range(G.rows).map((g) => {
    const row = new Inks();
    for (let c = 1; c < COLUMNS; c++) {
      const { ink, at } = SKINS[G.maze(g, c)].tick;
      row.add(ink, at(fx(c), fy(G, g) + 100));
    }
    return [g, `${row}`];
  });

const ladders = (G: Grid, through: boolean): Drawn[] =>
  fields(G)
    .filter(([g, c]) => G.ladder(g, c) && (G.ceiling(g, c) === 'pierced') === through)
    .map(([g, c]) => [g, SKINS[G.maze(g, c)].ladder(G, g, c)]);

const seedOf = (G: Grid, run: Run): string => `${G.tile(run.g, run.c0)}${run.g % ROWS}${run.c0}`;

const platforms = (G: Grid, runs: readonly Run[]): Drawn[] =>
  runs.map((run) => [run.g, run.g === 0 && !run.oneWay ? '' : SKINS[run.maze].platform(G, run, seedOf(G, run))]);

function tufts(G: Grid, runs: readonly Run[]): Drawn[] {
  const drawn: Drawn[] = [];
  for (const run of runs) {
    const q = rng(`tuft${seedOf(G, run)}`);
    if (run.oneWay) continue;
    for (let c = run.c0; c <= run.c1; c++)
      if (q() < 0.5 && !run.holes.includes(c) && isQuiet(G, run.g, c))
        drawn.push([run.g, SKINS[run.maze].tuft(fx(c) + (q() > 0.5 ? 14 : 86), fy(G, run.g) + 97, q)]);
  }
  return drawn;
}

function walls(G: Grid): Drawn[] {
  const drawn: Drawn[] = [];
  for (let g = 0; g < G.rows; g++) for (let e = 1; e < COLUMNS; e++) if (G.wall(g, e)) drawn.push([g, SKINS[G.maze(g, e)].wall(G, g, e)]);
  return drawn;
}

const traps = (G: Grid): Drawn[] =>
  fields(G)
    .filter(([g, c]) => G.print(g, c) === 'trap')
    .map(([g, c]) => [g, SKINS[G.maze(g, c)].trap(G, g, c)]);

/** The numeral of each level on the trunk. */
function plaques(G: Grid, trunk: number, isVoid: boolean): Drawn[] {
  const [edge, face, grain, rim, ink] = isVoid
    ? ['#120a26', '#3c2b78', '#2a1d59', '#c9b6ff', '#efe6ff']
    : ['#2a1a10', '#8a5f3c', '#5d3d25', '#c9945c', '#ffe9bd'];
  return Array.from({ length: G.rows / ROWS }, (_, level) => [
    level * ROWS,
    `<g transform="translate(${-trunk / 2 - 1} ${fy(G, level * ROWS + 2) + 100})"><path d="M-10-34v14M10-34v14" stroke="#1a100a" stroke-width="3"/><rect x="-25" y="-24" width="50" height="46" rx="7" fill="${edge}"/><rect x="-22" y="-21" width="44" height="40" rx="5" fill="${face}"/><path d="M-20-9h40M-20 6h40" stroke="${grain}" stroke-width="2"/><rect x="-22" y="-21" width="44" height="40" rx="5" fill="none" stroke="${rim}" stroke-width="2"/><text y="9" text-anchor="middle" class="pf-numeral" font-size="${roman(G.lowest + level).length > 2 ? 21 : 27}" fill="${ink}">${roman(G.lowest + level)}</text></g>`,
  ]);
}

/** A layer as parts, one for each row, from the ground up; rows keep their names whatever opens or crumbles. */
function partsOf(name: string, G: Grid, drawn: readonly Drawn[]): Part[] {
  return Array.from({ length: G.rows }, (_, row) => ({
    id: `${name} ${G.lowest * ROWS + row}`,
    y: 0,
    drawing: drawn.flatMap(([g, drawing]) => (g === row ? [drawing] : [])).join(''),
  })).filter(({ drawing }) => drawing !== '');
}

/** The tower from the map, layer by layer, what lies behind first. */
function layersOf(state: State, { trunk, shut, canopy }: SceneSize): (() => Part[])[] {
  const G = new Grid(state);
  const skin = skinOf(state);
  const runs = G.runs();
  const folded = shut.length * FOLD;
  const { windows, lights } = decoration(G);
  const layer = (name: string, draw: () => readonly Drawn[]) => () => partsOf(name, G, draw());
  return [
    () => shut.map((label, i) => ({ id: `shut ${label}`, y: G.top - FOLD * (i + 1), drawing: skin.hidden(0, FOLD, label) })),
    layer('backs', () => backs(G)),
    layer('ticks', () => ticks(G)),
    layer('windows', () => windows),
    layer('places', () => places(G)),
    layer('lights', () => lights),
    layer('ladders', () => ladders(G, false)),
    layer('platforms', () => platforms(G, runs)),
    layer('through', () => ladders(G, true)),
    layer('walls', () => walls(G)),
    layer('tufts', () => tufts(G, runs)),
    layer('traps', () => traps(G)),
    () => (isAlone(state) ? [] : [{ id: 'ground', y: G.ground, drawing: skin.ground(0, trunk) }]),
    () => [{ id: 'frame', y: G.top, drawing: skin.frame(G.rows * 100, trunk, -folded) }],
    layer('plaque', () => (trunk > 40 ? plaques(G, trunk, state.maze === 'void') : [])),
    () => (canopy > 0 ? [{ id: 'canopy', y: G.top - folded, drawing: skin.canopy(0, canopy, trunk) }] : []),
  ];
}

/** Draws all of it. */
export const scene = (state: State, size: SceneSize): Part[] => layersOf(state, size).flatMap((draw) => draw());

/** Only the boss's own level is left. */
export const isAlone = ({ lowest, levels }: State): boolean => lowest === levels;

/** Hidden levels below the boss, folded to shutters: their numerals. */
export function shutters({ highest, levels }: State): string[] {
  const hidden = highest < levels ? Math.max(1, levels - 1 - highest) : 0;
  return Array.from({ length: hidden }, (_, i) => (highest + 1 + i < levels ? roman(highest + 1 + i) : ''));
}

export const canopyOver = (state: State, trunk: number): number => (isAlone(state) ? 0 : trunk > 40 ? 90 : 56);

/** The tower that was drawn last, or is being drawn: what is done, and the layers that are left. */
let last: { readonly key: string; readonly parts: Part[]; readonly left: (() => Part[])[] } | undefined;

function towerOf(state: State, trunk: number): NonNullable<typeof last> {
  const key = `${trunk} ${state.maze} ${state.lowest} ${state.highest} ${state.levels} ${state.tiles.join(' ')}`;
  if (last?.key !== key)
    last = { key, parts: [], left: layersOf(state, { trunk, shut: shutters(state), canopy: canopyOver(state, trunk) }) };
  return last;
}

/** Draws one more layer of a tower that will soon stand on the table; says whether there is another one. */
export function foresee(state: State, trunk: number): boolean {
  const { parts, left } = towerOf(state, trunk);
  parts.push(...(left.shift()?.() ?? []));
  return left.length > 0;
}

/** The tower with such a frame as it stands on a table. */
export function sceneOf(state: State, trunk: number): readonly Part[] {
  while (foresee(state, trunk));
  return towerOf(state, trunk).parts;
}

/** All parts as one drawing, for a picture that stays as it is. */
export const whole = (parts: readonly Part[]): string =>
  parts.map(({ y, drawing }) => `<g transform="translate(0 ${y})">${drawing}</g>`).join('');
