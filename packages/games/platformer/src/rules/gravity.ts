/** P-39, P-52, P-63 to P-69: falling. */
import type { Seat, Steps } from '@astragal/kernel';
import { COLUMNS, LEVEL_FIELDS } from '../content/map.ts';
import type { Field, PlatformerKind, PlatformerTable, Region, State } from '../state.ts';
import { OFF } from '../state.ts';
import { enterField } from './entering.ts';
import { seatsFrom } from './facts.ts';
import { climberOf, foeOf, heroCode, isEnemy, NOBODY, seatOf } from './pieces.ts';
import { endField, firstField, hangsOnLadder, hasPlatform, heldByLadder, regionOf, wouldFall } from './space.ts';
import { claim, letGo, moveEnemy, setStep, wound } from './verbs.ts';

const LONG_FALL = 3;

/** The first field of a region and the one after its last. */
const bounds = (s: State, where: Region): readonly [Field, Field] => [
  where === 'boss' ? s.levels * LEVEL_FIELDS : firstField(s),
  where === 'tower' ? Math.min(s.levels * LEVEL_FIELDS, endField(s)) : endField(s),
];

/** Whether gravity would move anything in this region (H-19). */
export function anythingFalls(s: State, where: Region): boolean {
  const [from, end] = bounds(s, where);
  for (let field = from; field < end; field++) if (s.stands[field] !== NOBODY && wouldFall(s, field)) return true;
  return false;
}

/** Q10: column by column, the lowest piece first, so that whatever stands on a falling piece falls after it. */
export function applyGravity(s: State, where: Region, last: boolean, t: PlatformerTable): void {
  const [from, end] = bounds(s, where);
  const fields = s.climbers.map(() => 0);
  for (let column = 0; column < COLUMNS; column++) while (!settleColumn(s, from + column, end, last, fields, t));
  if (s.artifacts.length > 0) claimLongFall(s, fields, t);
  for (let seat = 0; seat < s.climbers.length; seat++) if (climberOf(s, seat).lettingGo) letGo(s, seat, false);
}

/** H-44, Q59: three fields or more in this gravity; of several heroes the active one comes first, then clockwise. */
function claimLongFall(s: State, fields: readonly number[], t: PlatformerTable): void {
  const first = seatsFrom(s, s.turn.seat).find((seat) => fields[seat]! >= LONG_FALL);
  if (first !== undefined) claim(s, first, 'long-fall', t);
}

/** Lets a column fall once; `fields` counts how far each hero fell. False when thorns felled a hero, so that the column must settle again (H-30). */
function settleColumn(s: State, from: Field, end: Field, last: boolean, fields: number[], t: PlatformerTable): boolean {
  const fallen: Seat[] = [];
  for (let field = from; field < end; field += COLUMNS) {
    const code = s.stands[field]!;
    if (code === NOBODY || !wouldFall(s, field, last)) continue;
    if (isEnemy(code)) moveEnemy(s, field, landingOf(s, field), 'fall', t);
    else if (fallHero(s, seatOf(code), fields, t)) fallen.push(seatOf(code));
  }
  return fallen.filter((seat) => pricked(s, seat, t)).length === 0;
}

/** Where a piece on this open field comes to rest: on a platform or on another piece (Q9: past ladders). */
function landingOf(s: State, field: Field): Field {
  let at = field;
  while (!hasPlatform(s, at) && s.stands[at - COLUMNS] === NOBODY) at -= COLUMNS;
  return at;
}

/** P-64: field by field, with the traps on the way. Tells whether the hero is still on the map. */
function fallHero(s: State, seat: Seat, fields: number[], t: PlatformerTable): boolean {
  const climber = climberOf(s, seat);
  const from = climber.at;
  while (climber.at !== OFF && !hasPlatform(s, climber.at) && s.stands[climber.at - COLUMNS] === NOBODY) {
    if (climber.at !== from && s.house.ladderCatchesFall && heldByLadder(s, climber.at, heroCode(seat))) break;
    enterField(s, seat, climber.at - COLUMNS, 'fall', t);
    fields[seat]!++;
  }
  return climber.at !== OFF;
}

/** Thorn cap: a hero that came to rest on a Sporeling. True if it fainted of it. */
function pricked(s: State, seat: Seat, t: PlatformerTable): boolean {
  const { at } = climberOf(s, seat);
  if (at === OFF || hasPlatform(s, at)) return false;
  const below = s.stands[at - COLUMNS]!;
  const thorns = isEnemy(below) ? (foeOf(below).ability?.thornCap ?? 0) : 0;
  if (thorns > 0) wound(s, seat, thorns, 'thorn-cap', t);
  return climberOf(s, seat).at === OFF;
}

/** The steps of this chapter. */
export const gravitySteps: Pick<Steps<PlatformerKind>, 'gravity' | 'ladder' | 'fall'> = {
  // H-18, Q13: the active player may let go of a ladder; the others only where the house asks them.
  gravity: {
    run(s, { where, last, asked }, t) {
      if (last) setStep(s, 7);
      t.next({ step: 'fall', where, last });
      for (const seat of seatsFrom(s, s.turn.seat).toReversed()) {
        const mayDecide = seat === s.turn.seat ? asked : s.house.askLadderOwners;
        if (mayDecide && isInside(s, seat, where) && hangsOnLadder(s, climberOf(s, seat).at, last)) t.next({ step: 'ladder', seat });
      }
    },
  },
  ladder: {
    wishes: () => [{ do: 'hold' }, { do: 'drop' }],
    take: (s, { seat }, choice) => letGo(s, seat, choice.do === 'drop'),
  },
  fall: { run: (s, { where, last }, t) => applyGravity(s, where, last, t) },
};

function isInside(s: State, seat: Seat, where: Region): boolean {
  const { at } = climberOf(s, seat);
  return at !== OFF && (where === 'all' || where === regionOf(s, at));
}
