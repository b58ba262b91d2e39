/** What enemies and the boss would do. */
import type { Seat } from '@astragal/kernel';
import { LEVEL_FIELDS } from '../content/map.ts';
import type { AttackId, EnemyFace, FoeId, Range } from '../content/tables.ts';
import { bossField, isInRange } from '../rules/boss.ts';
import { endField } from '../rules/space.ts';
import type { Field } from '../state.ts';
import type { View } from '../view.ts';
import { rehearse, turnEnds } from './rehearsal.ts';

/** What one enemy would do: step to another field, or attack a hero. */
export type Intention =
  | { readonly does: 'moves'; readonly enemy: FoeId; readonly from: Field; readonly to: Field }
  | { readonly does: 'attacks'; readonly enemy: FoeId; readonly at: Field; readonly seat: Seat; readonly wounds: number };

/** What the enemies would do if the enemy die showed this face. */
export function enemyIntentions(view: View, face: EnemyFace): Intention[] {
  const events = rehearse(view, [{ step: 'enemy-die', seat: view.turn.seat }], ({ turn }) => {
    turn.enemyDie = face;
  });
  return events.flatMap((event): Intention[] => {
    if (event.kind === 'enemy-moved' && event.how === 'die') return [{ does: 'moves', enemy: event.enemy, from: event.from, to: event.to }];
    if (event.kind !== 'attacked') return [];
    return [{ does: 'attacks', enemy: event.enemy, at: event.at, seat: event.seat, wounds: event.wounds }];
  });
}

/** If the turn ended now: how likely the active hero faints, and how likely the boss resolves each card. From 0 to 1. */
export interface TurnEnd {
  readonly faint: number;
  readonly cards: Partial<Record<AttackId, number>>;
}

export function turnEnd(view: View): TurnEnd {
  let faint = 0;
  const cards: Partial<Record<AttackId, number>> = {};
  for (const { odds, events } of turnEnds(view)) {
    if (events.some((event) => event.kind === 'fainted' && event.seat === view.turn.seat)) faint += odds;
    for (const event of events) if (event.kind === 'boss-card-drawn' && event.resolved) cards[event.card] = (cards[event.card] ?? 0) + odds;
  }
  return { faint, cards };
}

/** The fields of the boss level in this range of the boss. */
export function fieldsInRange(view: View, range: Range): Field[] {
  const boss = bossField(view);
  const fields: Field[] = [];
  for (let field = view.levels * LEVEL_FIELDS; field < endField(view); field++)
    if (field !== boss && isInRange(range, boss, field)) fields.push(field);
  return fields;
}
