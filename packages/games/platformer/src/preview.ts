/** What a table shows before anybody answers: reach, falls, intentions, ranges and odds. Pure, and told by the rules themselves. */
import { type Chance, noLuck, Play, type Seat, type Told } from '@astragal/kernel';
import { COLUMNS, printAt, ROWS, rowOf, TRAP } from './content/map.ts';
import { ATTACK_IDS, ATTACKS, type AttackId, BOSSES, ENEMY_DIE, type EnemyFace, type FoeId } from './content/tables.ts';
import { resolveAttack, symbolCount } from './rules/boss.ts';
import { enemiesAttack, guards, moveEnemiesByDie } from './rules/enemies.ts';
import { eventEffect, passive } from './rules/facts.ts';
import { applyGravity } from './rules/gravity.ts';
import { climberOf, foeOf, heroCode, isEnemy, isFree, NOBODY } from './rules/pieces.ts';
import { endEvent } from './rules/solo.ts';
import { beside, DIRECTIONS, hasPlatform, heldByLadder, hovers, isBossLevel, moveObstacle, neighbours, wouldFall } from './rules/space.ts';
import { faceOf, servesAs } from './rules/symbols.ts';
import { forgetAttacks, setStep } from './rules/verbs.ts';
import { portalsFrom, pushTargets } from './rules/walking.ts';
import { type Die, type Field, OFF, type PlatformerEvent, type PlatformerKind, SPECIAL_DIE, type State } from './state.ts';
import { clone } from './view.ts';

/** A field the hero can get to, and what it means to stand there. */
export interface Reach {
  readonly field: Field;
  /** Boots on the shortest way. */
  readonly boots: number;
  /** The field before it on that way. */
  readonly from: Field;
  /** Somebody stands there and has to be pushed. */
  readonly push: boolean;
  /** Standing there: false means air, and a fall at the end of the turn. */
  readonly stands: boolean;
  /** Hearts that entering costs: traps and Roots, but not enemies left on the way. */
  readonly wounds: number;
  /** Entering reveals the next level. */
  readonly reveals: boolean;
}

/** How many dice can serve as boots now, one field each. */
export function bootsAtHand(s: State, seat: Seat): number {
  const dice: Die[] = Array.from({ length: SPECIAL_DIE + 1 }, (_, die) => die);
  return dice.filter((die) => {
    const face = faceOf(s, seat, die);
    return face !== undefined && servesAs(s, seat, face, 'boot');
  }).length;
}

/** Every field within so many boots; pieces can be pushed at the end of the way, not run through. */
export function reach(s: State, seat: Seat, boots = bootsAtHand(s, seat)): Reach[] {
  const start = climberOf(s, seat).at;
  if (start === OFF) return [];
  const found = new Map<Field, Reach>();
  let edge: Field[] = [start];
  for (let cost = 1; cost <= boots; cost++) {
    const next: Field[] = [];
    for (const from of edge)
      for (const to of stepsFrom(s, from)) {
        if (to === start || found.has(to)) continue;
        found.set(to, describe(s, seat, from, to, cost));
        if (isFree(s, to)) next.push(to);
      }
    edge = next;
  }
  return [...found.values()];
}

function stepsFrom(s: State, from: Field): Field[] {
  const walks = DIRECTIONS.filter((direction) => moveObstacle(s, from, direction) === undefined).map((direction) =>
    beside(from, direction),
  );
  return [...walks.filter((to) => isFree(s, to) || pushTargets(s, from, to).length > 0), ...portalsFrom(s, from)];
}

function describe(s: State, seat: Seat, from: Field, field: Field, boots: number): Reach {
  const code = heroCode(seat);
  const trap = printAt(s, field) === TRAP && passive(s, seat, 'ignoreTraps') === 0 ? 1 : 0;
  const roots = s.turn.safeMoves
    ? []
    : neighbours(s, field).filter((each) => isEnemy(s.stands[each]!) && foeOf(s.stands[each]!).ability?.roots);
  return {
    field,
    boots,
    from,
    push: !isFree(s, field),
    stands: hasPlatform(s, field) || heldByLadder(s, field, code) || hovers(s, code, true) || standsOnPiece(s, field, code),
    wounds: trap + roots.reduce((sum, each) => sum + foeOf(s.stands[each]!).damage + (eventEffect(s).enemyDamage ?? 0), 0),
    reveals: s.highest < s.levels && rowOf(field) === (s.highest + 1) * ROWS - 1,
  };
}

/** Another piece under the field that will stay there. */
const standsOnPiece = (s: State, field: Field, own: number): boolean => {
  const below = s.stands[field - COLUMNS]!;
  return below !== NOBODY && below !== own && !wouldFall(s, field - COLUMNS);
};

/** The enemies that would attack the hero if it left its field now. */
export const attackersOnLeaving = (s: State, seat: Seat): Field[] => {
  const { at } = climberOf(s, seat);
  return at === OFF || s.turn.safeMoves || s.turn.safeStep ? [] : guards(s, at);
};

/** A fall to come: who, from where to where, and whether it costs hearts on the way. */
export interface Ghost {
  readonly seat?: Seat;
  readonly enemy?: FoeId;
  readonly from: Field;
  /** OFF: the hero would faint on the way. */
  readonly to: Field;
  readonly wounds: number;
}

/** Lets the rules act on a copy and listens. */
function rehearse(s: State, act: (copy: State, play: Play<PlatformerKind>) => void): PlatformerEvent[] {
  const told: Told<PlatformerKind>[] = [];
  act(clone(s), new Play<PlatformerKind>(noLuck, told));
  return told.flatMap(({ event }) => (event ? [event] : []));
}

/** Where everything would fall in step 7 if the turn ended now, ladders held. */
export function gravityGhosts(s: State): Ghost[] {
  const heroes = new Map<Seat, { from: Field; to: Field; wounds: number }>();
  const enemies: Ghost[] = [];
  for (const event of rehearse(s, (copy, play) => applyGravity(copy, 'all', true, play))) {
    if (event.kind === 'enemy-moved') enemies.push({ enemy: event.enemy, from: event.from, to: event.to, wounds: 0 });
    else if (event.kind === 'hero-moved')
      heroes.set(event.seat, { wounds: 0, ...heroes.get(event.seat), from: heroes.get(event.seat)?.from ?? event.from, to: event.to });
    else if (event.kind === 'wounded') heroes.get(event.seat)!.wounds += event.wounds;
    else if (event.kind === 'fainted') heroes.get(event.seat)!.to = OFF;
  }
  return [...[...heroes].map(([seat, fall]) => ({ seat, ...fall })), ...enemies];
}

/** What one enemy would do: step to another field, or attack a hero. */
export type Intention =
  | { readonly does: 'moves'; readonly enemy: FoeId; readonly from: Field; readonly to: Field }
  | { readonly does: 'attacks'; readonly enemy: FoeId; readonly at: Field; readonly seat: Seat; readonly wounds: number };

/** What the enemies would do if the enemy die showed this face. */
export function enemyIntentions(s: State, face: EnemyFace): Intention[] {
  const events = rehearse(s, (copy, play) => {
    const times = face === 'attack' ? 1 : (eventEffect(s).enemyMoves ?? 1);
    for (let i = 0; i < times; i++) face === 'attack' ? enemiesAttack(copy, play) : moveEnemiesByDie(copy, face, play);
  });
  return events.flatMap((event): Intention[] => {
    if (event.kind === 'enemy-moved') return [{ does: 'moves', enemy: event.enemy, from: event.from, to: event.to }];
    if (event.kind !== 'attacked') return [];
    return [{ does: 'attacks', enemy: event.enemy, at: event.at, seat: event.seat, wounds: event.wounds }];
  });
}

/** How likely each attack card is to be resolved if the boss acted now, from 0 to 1. */
export function bossOdds(s: State): Partial<Record<AttackId, number>> {
  return BOSSES[s.boss].chooses === 'by-enemy-die' ? oddsByDie(s) : oddsByPairs(s);
}

/** P-103: each face is equally likely to come up from the cards left in the deck, or from all of them once it is empty. */
function oddsByDie(s: State): Partial<Record<AttackId, number>> {
  const odds: Partial<Record<AttackId, number>> = {};
  for (const face of ENEMY_DIE) {
    const inDeck = s.bossDeck.filter((card) => ATTACKS[card].indicator === face);
    const cards =
      inDeck.length > 0 ? inDeck : ATTACK_IDS.filter((card) => ATTACKS[card].boss === s.boss && ATTACKS[card].indicator === face);
    for (const card of cards) odds[card] = (odds[card] ?? 0) + 1 / ENEMY_DIE.length / cards.length;
  }
  return odds;
}

/** P-104, P-105: over all pairs that may be drawn; on a tie both are resolved. */
function oddsByPairs(s: State): Partial<Record<AttackId, number>> {
  const odds: Partial<Record<AttackId, number>> = {};
  const pairs = resolvedOfPairs(s);
  for (const resolved of pairs) for (const card of resolved) odds[card] = (odds[card] ?? 0) + 1 / pairs.length;
  return odds;
}

/** What is resolved of each pair that may be drawn: the card with the more common symbol, or both. */
function resolvedOfPairs(s: State): AttackId[][] {
  const deck = s.bossDeck.length > 0 ? s.bossDeck : s.bossDiscard;
  const pairs = deck.flatMap((a, i) => deck.slice(i + 1).map((b) => [a, b]));
  return pairs.map((pair) => {
    const most = Math.max(...pair.map((card) => symbolCount(s, card)));
    return pair.filter((card) => symbolCount(s, card) === most);
  });
}

/** How likely the active hero faints if the turn ends now, ladder held: by falling, by the event, by the boss. From 0 to 1. */
export function faintOdds(s: State): number {
  const { seat } = s.turn;
  const rested = clone(s);
  const play = new Play<PlatformerKind>(anyLuck);
  applyGravity(rested, 'all', true, play);
  endEvent(rested, seat, play);
  const { at } = climberOf(rested, seat);
  if (at === OFF) return 1;
  return isBossLevel(rested, at) ? faintOddsOfBoss(rested, seat) : 0;
}

/** The chance over all that the boss turn may resolve; where it resolves two cards, in either order. */
function faintOddsOfBoss(s: State, seat: Seat): number {
  setStep(s, 9);
  forgetAttacks(s);
  if (BOSSES[s.boss].chooses === 'by-enemy-die') {
    const odds = oddsByDie(s);
    return (Object.keys(odds) as AttackId[]).reduce((sum, card) => sum + (faintsOf(s, seat, [card]) ? odds[card]! : 0), 0);
  }
  const turns = resolvedOfPairs(s).flatMap((cards) => [cards, cards.toReversed()]);
  return turns.filter((cards) => faintsOf(s, seat, cards)).length / turns.length;
}

/** Whether the hero faints of these boss cards. Where minions appear makes no difference to that. */
function faintsOf(s: State, seat: Seat, cards: readonly AttackId[]): boolean {
  const copy = clone(s);
  for (const card of cards) if (copy.outcome === 'playing') resolveAttack(copy, card, new Play<PlatformerKind>(anyLuck));
  return climberOf(copy, seat).at === OFF;
}

/** Luck that makes no difference. */
const anyLuck: Chance = { below: () => 0 };
