/** P-3, P-4, P-78, P-79, P-92: laying, revealing and removing levels. */
import { type Chance, pick, type Seat } from '@astragal/kernel';
import { BOSS_SPAWN, COIN, GEM, ICON, LEVEL_FIELDS, levelMap, levelOf, printAt, SPAWN, sideOf } from '../content/map.ts';
import { BOSSES, COMPONENTS, ENEMIES, ENEMY_IDS, type EnemyId, type FoeId, SETUP, TOKENS } from '../content/tables.ts';
import { TILE_IDS, TILES, type TileId } from '../content/tiles.ts';
import type { Field, PlatformerTable, State } from '../state.ts';
import { OFF } from '../state.ts';
import { COIN_LIES, GEM_LIES, TOKEN_LIES } from './facts.ts';
import { climberOf, countOf, enemyCode, isFree } from './pieces.ts';
import { lay, openLevel, placeEnemy, removeLowestLevel, stock } from './verbs.ts';

/** The tiles that may still be drawn: those of this game's maze that do not lie on the map yet. */
export const tilesLeft = (s: State, boss: boolean): TileId[] =>
  TILE_IDS.filter((id) => TILES[id].boss === boss && (s.maze === 'mixed' || TILES[id].maze === s.maze) && !s.tiles.includes(id));

/** P-4, P-119: the enemy cards of this level's tier that lie beside no other level. */
function enemiesLeft(s: State, level: number): EnemyId[] {
  const tiers = SETUP.tiers[s.levels === SETUP.tiers.bigger.length ? 'bigger' : 'standard'];
  return ENEMY_IDS.filter((id) => ENEMIES[id].tier === tiers[level] && !s.enemyCards.includes(id));
}

function drawTile(s: State, side: 'left' | 'right', level: number, taken: TileId | undefined, chance: Chance): TileId {
  const left = tilesLeft(s, level === s.levels).filter((id) => id !== taken);
  return pick(left, chance, `${side} tile of level ${level + 1}`);
}

/** P-78: turns up the next level and its enemy card, and puts everything on its fields. */
export function revealLevel(s: State, t: PlatformerTable): void {
  const level = s.highest + 1;
  const left = drawTile(s, 'left', level, undefined, t.chance);
  const right = drawTile(s, 'right', level, left, t.chance);
  const enemy = level === s.levels ? undefined : pick(enemiesLeft(s, level), t.chance, `enemy card of level ${level + 1}`);
  openLevel(s, left, right, levelMap(TILES[left], TILES[right]), enemy);
  t.reveal({ kind: 'level-revealed', level, left, right, ...(enemy ? { enemy } : { boss: s.boss }) });
  stockLevel(s, level, t);
}

/** P-9, P-92: coins, gems and enemies; on the boss level the setup of the boss card instead of enemies (H-41). */
export function stockLevel(s: State, level: number, t: PlatformerTable): void {
  for (let field = level * LEVEL_FIELDS; field < (level + 1) * LEVEL_FIELDS; field++) {
    if (printAt(s, field) === COIN) stock(s, field, COIN_LIES);
    if (printAt(s, field) === GEM) stock(s, field, GEM_LIES);
  }
  if (level === s.levels) setUpBoss(s, t);
  else for (const field of fieldsWith(s, level, SPAWN)) spawn(s, s.enemyCards[level] as EnemyId, field, t);
}

/** Q52: an enemy, if a token of its kind is left. */
export function spawn(s: State, enemy: EnemyId, at: Field, t: PlatformerTable): void {
  if (countOf(s, enemyCode(enemy)) < ENEMIES[enemy].tokens) placeEnemy(s, enemy, at, t);
}

/** The fields of a level with this print, from below and from the left (H-17). */
export function fieldsWith(s: State, level: number, print: number): Field[] {
  const found: Field[] = [];
  for (let field = level * LEVEL_FIELDS; field < (level + 1) * LEVEL_FIELDS; field++) if (printAt(s, field) === print) found.push(field);
  return found;
}

/** P-94, H-1: the boss on a random spawn field, its token on the icons, and a minion on each tile if the card says so. */
function setUpBoss(s: State, t: PlatformerTable): void {
  const { icon, minion, minionsPerTile } = BOSSES[s.boss];
  placeEnemy(s, s.boss, pick(fieldsWith(s, s.levels, BOSS_SPAWN), t.chance, 'boss spawn field'), t);
  for (const field of fieldsWith(s, s.levels, ICON).slice(0, TOKENS[icon].count)) lay(s, field, TOKEN_LIES);
  if (minionsPerTile === 0) return;
  for (const side of [0, 1]) summon(s, minion, minionsPerTile, t, (field) => sideOf(field) === side);
}

/** P-115, H-41: minions on random free minion spawn fields, while tokens and fields last. */
export function summon(s: State, minion: FoeId, count: number, t: PlatformerTable, where: (field: Field) => boolean = () => true): void {
  for (let i = 0; i < count; i++) {
    const free = fieldsWith(s, s.levels, SPAWN).filter((field) => isFree(s, field) && where(field));
    if (free.length === 0 || countOf(s, enemyCode(minion)) >= COMPONENTS.minionTokens) return;
    placeEnemy(s, minion, pick(free, t.chance, 'minion spawn field'), t);
  }
}

/** P-33, Q19: the lowest level goes when the active hero is at least two levels above it. */
export function removePassedLevel(s: State, seat: Seat, t: PlatformerTable): void {
  const { at } = climberOf(s, seat);
  if (at !== OFF && levelOf(at) >= s.lowest + 2) removeLowestLevel(s, t);
}
