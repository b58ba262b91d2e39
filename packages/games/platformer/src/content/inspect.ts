/** Looks over a set of tiles: is every tile well formed, and can a hero climb every tower that may be laid from them? */
import { beside, DIRECTIONS, hasPlatform, moveObstacle } from '../rules/space.ts';
import type { Field, State } from '../state.ts';
import { COLUMNS, LEVEL_FIELDS, ladderAt, levelMap, PRINTS, printAt, ROWS, TRAP } from './map.ts';
import { ATTACKS, BOSSES, ENEMY_FACES, MAZES, type Maze, SYMBOLS } from './tables.ts';
import { TILES, type Tile } from './tiles.ts';

/** Something wrong, and where: the ids of the tiles, from below and from the left. */
export interface Problem {
  readonly tiles: readonly string[];
  readonly problem: string;
}

/** What the inspection found. */
export interface Inspection {
  readonly problems: readonly Problem[];
  readonly mazes: readonly MazeFigures[];
}

export interface MazeFigures {
  readonly maze: Maze;
  readonly levels: number;
  readonly stacks: number;
  readonly bossStacks: number;
  readonly bossLevels: number;
  /** Fewest and most boots from the bottom row to a resting place in the top row of one level. */
  readonly boots: readonly [number, number];
  /** How often each print occurs. */
  readonly prints: Readonly<Record<string, number>>;
}

export type TileSet = Readonly<Record<string, Tile>>;
type Named = readonly [id: string, tile: Tile];

/** The longest hop between two resting places that a tower may demand. */
const HOP = 3;
const SET = { regular: 12, boss: 4, spawns: 2 };

/** Inspects tiles of both mazes, the printed ones if none are given. */
export function inspect(tiles: TileSet = TILES): Inspection {
  const named = Object.entries(tiles);
  const problems = named.flatMap(([id, tile]) => tileProblems(tile).map((problem) => ({ tiles: [id], problem })));
  if (problems.length > 0) return { problems, mazes: [] };
  const mazes = MAZES.map((maze) =>
    inspectMaze(
      maze,
      named.filter(([, tile]) => tile.maze === maze),
      problems,
    ),
  );
  return { problems: [...problems, ...tableProblems()], mazes };
}

// One tile

const SHAPES = [
  ['cells', 4, '.EcgtSOB*'],
  ['ladders', 4, '.H'],
  ['floors', 4, '.=H^'],
  ['walls', 5, '.|'],
] as const;

/** What is wrong with a tile taken by itself. */
function tileProblems(tile: Tile): string[] {
  const shape = SHAPES.filter(([part, width, letters]) => !isWellFormed(tile[part], width, letters)).map(
    ([part, width, letters]) => `${part} must be 4 lines of ${width} letters from ${letters}`,
  );
  if (shape.length > 0) return shape;
  return [...(tile.boss ? bossTileProblems(tile) : regularTileProblems(tile)), ...placeProblems(tile)];
}

const isWellFormed = (lines: readonly string[], width: number, letters: string): boolean =>
  lines.length === ROWS && lines.every((line) => line.length === width && [...line].every((letter) => letters.includes(letter)));

const count = (tile: Tile, letter: string): number => [...tile.cells.join('')].filter((each) => each === letter).length;

function expected(tile: Tile, letter: string, name: string, wanted: number): string[] {
  const found = count(tile, letter);
  return found === wanted ? [] : [`${found} ${name} instead of ${wanted}`];
}

function regularTileProblems(tile: Tile): string[] {
  const spawns = count(tile, 'E');
  return [
    ...(spawns > SET.spawns ? [`${spawns} enemy spawn fields: at most ${SET.spawns}`] : []),
    ...expected(tile, 'O', 'portals', tile.maze === 'void' ? 1 : 0),
    ...['B', '*'].flatMap((letter) => expected(tile, letter, 'boss fields', 0)),
    ...(tile.floors.join('').includes('^') ? ['a one-way platform outside the boss level'] : []),
  ];
}

function bossTileProblems(tile: Tile): string[] {
  return [
    ...expected(tile, 'S', 'shops', 1),
    ...expected(tile, 'B', 'boss spawn fields', 1),
    ...expected(tile, 'E', 'minion spawn fields', 2),
    ...expected(tile, '*', 'special icons', 2),
    ...expected(tile, 'O', 'portals', tile.maze === 'void' ? 1 : 0),
    ...(tile.floors[ROWS - 1] === '^^^^' ? [] : ['the lowest row must be one-way platforms']),
  ];
}

/** Spawns, shops, portals and the boss stand on platforms; no trap lies in the lowest row. */
function placeProblems(tile: Tile): string[] {
  const problems: string[] = [];
  for (const [line, cells] of tile.cells.entries())
    for (const [column, letter] of [...cells].entries()) {
      if ('ESOB'.includes(letter) && tile.floors[line]![column] === '.') problems.push(`no platform under '${letter}' in line ${line + 1}`);
      if (letter === 't' && line === ROWS - 1) problems.push('a trap in the lowest row');
    }
  return problems;
}

// A maze

function inspectMaze(maze: Maze, tiles: readonly Named[], problems: Problem[]): MazeFigures {
  const [regular, boss] = [tiles.filter(([, tile]) => !tile.boss), tiles.filter(([, tile]) => tile.boss)];
  for (const [kind, list] of [
    ['regular', regular],
    ['boss', boss],
  ] as const)
    if (list.length !== SET[kind]) problems.push({ tiles: [maze], problem: `${list.length} ${kind} tiles instead of ${SET[kind]}` });
  const [levels, bossLevels] = [pairs(regular), pairs(boss)];
  let [stacks, bossStacks] = [0, 0];
  for (const level of levels) {
    for (const above of levels) {
      if (above.ids.some((id) => level.ids.includes(id))) continue;
      stacks++;
      inspectStack(level, above, problems);
    }
    for (const above of bossLevels) {
      bossStacks++;
      inspectStack(level, above, problems);
    }
  }
  for (const level of bossLevels) inspectBossLevel(level, problems);
  const boots = levels.map(bootsToTop);
  const prints = Object.fromEntries(
    PRINTS.slice(1).map((print, i) => [print, tiles.reduce((sum, [, tile]) => sum + count(tile, '.EcgtSOB*'[i + 1]!), 0)]),
  );
  return {
    maze,
    levels: levels.length,
    stacks,
    bossStacks,
    bossLevels: bossLevels.length,
    boots: [Math.min(...boots), Math.max(...boots)],
    prints,
  };
}

/** Two tiles side by side, and what is printed on their fields. */
interface Level {
  readonly ids: readonly [string, string];
  readonly boss: boolean;
  readonly codes: readonly number[];
}

const levelOf = ([leftId, left]: Named, [rightId, right]: Named): Level => ({
  ids: [leftId, rightId],
  boss: left.boss,
  codes: levelMap(left, right),
});
const pairs = (tiles: readonly Named[]): Level[] =>
  tiles.flatMap((left) => tiles.filter((each) => each !== left).map((right) => levelOf(left, right)));

/** These levels as a map over a blank one, which stands for whatever lies below. */
function towerOf(...levels: readonly Level[]): State {
  const map = [...new Array<number>(LEVEL_FIELDS).fill(0), ...levels.flatMap(({ codes }) => codes)];
  return { map, lowest: 0, highest: levels.length, levels: levels.length } as unknown as State;
}

/** Where a hero may step from each field: adjacent fields, and up through a one-way platform. */
function stepsOf(s: State): Field[][] {
  return s.map.map((_, field) => {
    const steps: Field[] = [];
    if (field < LEVEL_FIELDS) return steps;
    for (const direction of DIRECTIONS) {
      const to = beside(field, direction);
      if (moveObstacle(s, field, direction) === undefined && to >= LEVEL_FIELDS) steps.push(to);
    }
    return steps;
  });
}

/** A field to end a turn on: a platform or a ladder; on the ground also the whole lowest row. */
const restsOf = (s: State, ground: boolean): boolean[] =>
  s.map.map(
    (_, field) => field >= LEVEL_FIELDS && (hasPlatform(s, field) || ladderAt(s, field) || (ground && field < LEVEL_FIELDS + COLUMNS)),
  );

/** What is wrong with two levels, one on the other: left and right tile of the lower, then of the upper one. */
export function stackProblems(tiles: TileSet, [a, b, c, d]: readonly [string, string, string, string]): Problem[] {
  const problems: Problem[] = [];
  const named = (id: string): Named => [id, tiles[id]!];
  inspectStack(levelOf(named(a), named(b)), levelOf(named(c), named(d)), problems);
  return problems;
}

/** Every resting place of two levels leads to the top row by hops of at most three boots, past all traps; on the ground and higher up. */
function inspectStack(lower: Level, upper: Level, problems: Problem[]): void {
  const s = towerOf(lower, upper);
  const goal = upper.boss ? 2 * LEVEL_FIELDS : (2 * ROWS + ROWS - 1) * COLUMNS;
  const safe = s.map.map((_, field) => printAt(s, field) !== TRAP);
  const hops = hopsOf(s, goal, safe, restsOf(s, true));
  for (const [ground, problem] of [
    [true, 'cannot be climbed from the ground'],
    [false, 'cannot be climbed higher up'],
  ] as const)
    if (!isClimbable(hops, restsOf(s, ground), safe, goal)) problems.push({ tiles: [...lower.ids, ...upper.ids], problem });
}

/** Whether all safe resting places below `goal` (the first field of the row to be reached) lead there, and traps to a safe one. */
function isClimbable(hops: readonly Field[][], rests: readonly boolean[], safe: readonly boolean[], goal: Field): boolean {
  const climbs: boolean[] = [];
  const starts = rests.flatMap((rest, field) => (rest && field < goal ? [field] : []));
  const leads = (field: Field): boolean => hops[field]!.some((to) => to >= goal || (climbs[to] && rests[to]));
  for (let grew = true; grew; ) {
    grew = false;
    for (const field of starts)
      if (safe[field] && !climbs[field] && leads(field)) {
        climbs[field] = true;
        grew = true;
      }
  }
  return starts.every((field) => (safe[field] ? climbs[field] : hops[field]!.some((to) => safe[to] && rests[to])));
}

/** The fields within three boots of each resting place; from a safe one without touching a trap. */
function hopsOf(s: State, goal: Field, safe: readonly boolean[], rests: readonly boolean[]): Field[][] {
  const steps = stepsOf(s);
  const markedFrom: Field[] = [];
  return s.map.map((_, from) => {
    if (!rests[from] || from >= goal) return [];
    const seen = [from];
    markedFrom[from] = from;
    for (let hop = 0, done = 0; hop < HOP; hop++)
      for (const end = seen.length; done < end; done++)
        for (const to of steps[seen[done]!]!) {
          if (markedFrom[to] === from || (safe[from] && !safe[to])) continue;
          markedFrom[to] = from;
          seen.push(to);
        }
    return seen.slice(1);
  });
}

/** All fields of a boss level can be reached from its lowest row. */
function inspectBossLevel(level: Level, problems: Problem[]): void {
  const steps = stepsOf(towerOf(level));
  const reached = new Set(Array.from({ length: COLUMNS }, (_, column) => LEVEL_FIELDS + column));
  for (const field of reached) for (const to of steps[field]!) reached.add(to);
  if (reached.size !== LEVEL_FIELDS)
    problems.push({ tiles: level.ids, problem: `${LEVEL_FIELDS - reached.size} fields cannot be reached` });
}

/** The fewest boots from the bottom row to a resting place in the top row of a level, past all traps. */
function bootsToTop(level: Level): number {
  const s = towerOf(level);
  const steps = stepsOf(s);
  const top = LEVEL_FIELDS + (ROWS - 1) * COLUMNS;
  let row = Array.from({ length: COLUMNS }, (_, column) => LEVEL_FIELDS + column);
  const seen = new Set(row);
  for (let boots = 0; row.length > 0; boots++) {
    if (row.some((field) => field >= top && (hasPlatform(s, field) || ladderAt(s, field)))) return boots;
    row = row.flatMap((field) => steps[field]!).filter((field) => printAt(s, field) !== TRAP && !seen.has(field) && seen.add(field));
  }
  return Number.POSITIVE_INFINITY;
}

// Other tables

/** P-103, P-104: every indicator a boss may look for is on a card. */
function tableProblems(): Problem[] {
  const wanted = { 'by-enemy-die': ENEMY_FACES, 'by-common-symbol': SYMBOLS } as const;
  return Object.entries(BOSSES).flatMap(([boss, { chooses }]) => {
    const shown = Object.values(ATTACKS)
      .filter((attack) => attack.boss === boss)
      .map(({ indicator }) => indicator);
    return wanted[chooses]
      .filter((face) => !shown.includes(face))
      .map((face) => ({ tiles: [], problem: `no attack card of ${boss} shows ${face}` }));
  });
}
