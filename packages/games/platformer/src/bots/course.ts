/** How the climb goes, from turn to turn: what a turn brings, where its hero has been, how long it has come no nearer. */
import type { Memory } from '@astragal/bots';
import type { Seat } from '@astragal/kernel';
import { rowOf } from '../content/map.ts';
import { TOKENS } from '../content/tables.ts';
import { climberOf } from '../rules/pieces.ts';
import { type Field, OFF, type State } from '../state.ts';
import { toGo } from './features.ts';
import { restingField } from './ways.ts';

/** What a turn can change for the better. */
interface Standing {
  readonly at: Field;
  readonly coins: number;
  readonly gems: number;
  readonly hearts: number;
  readonly defeated: number;
  readonly good: number;
  readonly bad: number;
  readonly cards: string;
  /** Where the others are. */
  readonly rivals: readonly Field[];
}

export function standing(s: State, seat: Seat): Standing {
  const { at, coins, gems, hearts, defeated, tokens, cards } = climberOf(s, seat);
  const good = tokens.filter((token) => TOKENS[token].good).length;
  return {
    ...{ at: at === OFF ? OFF : restingField(s, seat, at), coins, gems, hearts, defeated },
    ...{ good, bad: tokens.length - good, cards: cards.join() },
    rivals: s.climbers.flatMap((each, other) => (other === seat ? [] : [each.at])),
  };
}

/** A purse beyond this is only hoarded. */
const FULL_PURSE = 12;

/** Whether a turn that led from here to there was of any use: another field, or something gained, dealt or bought. */
export const brings = (from: Standing, to: Standing): boolean =>
  to.at !== from.at ||
  to.gems > from.gems ||
  to.hearts > from.hearts ||
  to.defeated > from.defeated ||
  to.good > from.good ||
  to.bad < from.bad ||
  to.cards !== from.cards ||
  (to.coins > from.coins && to.coins <= FULL_PURSE);

/** Enemies that were defeated, and rivals that were thrown down, in a turn that led from here to there. */
export const fought = (from: Standing, to: Standing): number =>
  to.defeated - from.defeated + to.rivals.filter((at, i) => rowOf(at) < rowOf(from.rivals[i]!)).length;

/** Kept in the memory of a seat, so plain data. */
export interface Course {
  turn: number;
  /** How the turn began, and how it ends by the latest plan. */
  from: Standing;
  to: Standing;
  /** Own turns in a row that brought nothing. */
  idle: number;
  /** Own turns in a row that brought the hero no nearer to the blow than ever before, and how near that was. */
  stalled: number;
  left: number;
  /** How often it has fainted since. */
  fainted: number;
  /** How often the hero has ended a turn on a field, as long as the tower is as high. */
  trod: Record<Field, number>;
  highest: number;
}

/** A field where a hero wanted to be and is not is trodden as if by so many turns. */
const THROWN_BACK = 6;
/** What counts as nearer, in boots. */
const NEARER = 0.5;

/** The course as it is in this turn. */
export function courseOf(memory: Memory, s: State, seat: Seat): Course {
  const last = memory.course as Course | undefined;
  if (last?.turn === s.turn.number) return last;
  const now = standing(s, seat);
  const left = toGo(s, seat);
  if (!last)
    return begun(memory, { turn: s.turn.number, from: now, to: now, idle: 0, stalled: 0, left, fainted: 0, trod: {}, highest: s.highest });
  const wasOfUse = brings(last.from, last.to);
  // What came of it is seen only now: a hero may have been pushed back, or have fainted.
  const isOfUse = wasOfUse && now.at !== OFF && brings(last.from, now);
  const isNearer = left < last.left - NEARER;
  const trodden = wasOfUse && !isOfUse ? THROWN_BACK : 1;
  const course: Course = {
    ...{ turn: s.turn.number, from: now, to: now, highest: s.highest },
    idle: isOfUse ? 0 : last.idle + 1,
    stalled: isNearer ? 0 : last.stalled + 1,
    fainted: isNearer ? 0 : last.fainted + (now.at === OFF ? 1 : 0),
    left: Math.min(left, last.left),
    trod: s.highest > last.highest ? {} : { ...last.trod, [last.to.at]: (last.trod[last.to.at] ?? 0) + trodden },
  };
  return begun(memory, course);
}

function begun(memory: Memory, course: Course): Course {
  memory.course = course;
  return course;
}
