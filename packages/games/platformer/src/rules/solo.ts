/** P-120 to P-124: playing alone against twelve events. */
import { pick, type Seat, type Steps } from '@astragal/kernel';
import { COLUMNS, floorAt, levelOf, OPEN, ROWS, SPAWN } from '../content/map.ts';
import { CARDS, type EnemyId, EVENTS } from '../content/tables.ts';
import type { Field, PlatformerKind, PlatformerTable, SoloCount, SoloCounts, SoloScore, State } from '../state.ts';
import { OFF } from '../state.ts';
import { eventEffect, GEM_LIES, highestTowerLevel, supplyOf } from './facts.ts';
import { fieldsWith, spawn } from './levels.ts';
import { climberOf, isFree } from './pieces.ts';
import { endField } from './space.ts';
import { heal, lay, lose, removeLowestLevel, setSteady, setStep, showEvent, wound } from './verbs.ts';

/** H-47: that level's enemy on a random free spawn field. */
function spawnRestless(s: State, t: PlatformerTable): void {
  const level = highestTowerLevel(s);
  if (level === undefined) return;
  const free = fieldsWith(s, level, SPAWN).filter((field) => isFree(s, field));
  if (free.length > 0) spawn(s, s.enemyCards[level] as EnemyId, pick(free, t.chance, 'restless spawn field'), t);
}

/** H-47: a gem on a random free field of the top row. */
function spawnGem(s: State, t: PlatformerTable): void {
  const level = highestTowerLevel(s);
  if (level === undefined || supplyOf(s, 'gems') === 0) return;
  const row = ((level + 1) * ROWS - 1) * COLUMNS;
  const free: Field[] = [];
  for (let field = row; field < row + COLUMNS; field++) if (isFree(s, field) && s.lies[field] === 0) free.push(field);
  if (free.length === 0) return;
  const at = pick(free, t.chance, 'gem seam field');
  lay(s, at, GEM_LIES);
  t.tell({ kind: 'gem-appeared', at });
}

/** H-46: a platform of a revealed level anywhere above. */
export function hasRoof(s: State, at: Field): boolean {
  for (let field = at + COLUMNS; field < endField(s); field += COLUMNS) if (floorAt(s, field) !== OPEN) return true;
  return false;
}

/** P-121: what some events do in step 8. */
export function endEvent(s: State, seat: Seat, t: PlatformerTable): void {
  const { woundWithoutRoof, heal: hearts, removeLowest } = eventEffect(s);
  const { at } = climberOf(s, seat);
  if (at === OFF) return;
  if (woundWithoutRoof && !hasRoof(s, at)) wound(s, seat, woundWithoutRoof, 'rockfall', t);
  if (hearts) heal(s, seat, hearts, t);
  if (removeLowest && levelOf(at) > s.lowest) removeLowestLevel(s, t);
}

/** P-124, Q57, H-34: what counts alone, and what each of it is worth. Of coins and the prices of cards, three make one. */
export function soloCounts(s: State): SoloCounts {
  const { defeated, gems, coins, cards } = climberOf(s, 0);
  const riches = cards.reduce((sum, card) => sum + CARDS[card].price, coins);
  return {
    events: { count: s.events.length, worth: 3 },
    enemies: { count: defeated, worth: 2 },
    overkill: { count: s.overkill, worth: 2 },
    gems: { count: gems, worth: 1 },
    coins: { count: Math.floor(riches / 3), worth: 1 },
  };
}

/** P-124: points by what they are for. */
export function soloScore(s: State): SoloScore {
  const counts = soloCounts(s);
  const points = ({ count, worth }: SoloCount): number => count * worth;
  const by = {
    events: points(counts.events),
    enemies: points(counts.enemies),
    overkill: points(counts.overkill),
    gems: points(counts.gems),
    coins: points(counts.coins),
  };
  return { ...by, total: by.events + by.enemies + by.overkill + by.gems + by.coins };
}

/** P-121, P-123: an event every turn; when none is left the game is lost. */
export const soloSteps: Pick<Steps<PlatformerKind>, 'event'> = {
  event: {
    run(s, { seat }, t) {
      setStep(s, 0);
      if (s.events.length === 0) return lose(s, seat, 'events', t);
      showEvent(s, seat, t);
      const { steady, spawnEnemy, spawnGem: gem } = EVENTS[s.shown.at(-1)!].effect;
      if (steady) setSteady(s);
      if (spawnEnemy) spawnRestless(s, t);
      if (gem) spawnGem(s, t);
    },
  },
};
