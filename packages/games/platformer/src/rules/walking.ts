/** P-45, P-58 to P-62, P-68 to P-73, P-23: a hero's own Moves, field by field. */
import type { Seat, Steps } from '@astragal/kernel';
import { levelOf, PORTAL, printAt } from '../content/map.ts';
import type { Field, PlatformerFrame, PlatformerKind, PlatformerRefusal, PlatformerTable, State, WalkChoice } from '../state.ts';
import { OFF } from '../state.ts';
import { GO, STOP } from './choices.ts';
import { guards } from './enemies.ts';
import { enterField } from './entering.ts';
import { fieldsWith } from './levels.ts';
import { climberOf, isEnemy, isFree, isHero, seatOf } from './pieces.ts';
import { beside, DIRECTIONS, type Direction, moveObstacle, neighbour, UP } from './space.ts';
import { attackBy, claim, liftHero, moveEnemy, noteClimb, setSafeStep } from './verbs.ts';

type Walk = Extract<PlatformerFrame, { step: 'walk' }>;

const UPWARD: readonly Direction[] = [UP];
const directionsOf = (up: boolean): readonly Direction[] => (up ? UPWARD : DIRECTIONS);

/** P-71, Q8: where a piece pushed off `to` may go; the field the pusher comes from counts as free. */
export function pushTargets(s: State, from: Field, to: Field): Field[] {
  const found: Field[] = [];
  for (const direction of DIRECTIONS) {
    const out = neighbour(s, to, direction);
    if (out !== OFF && (out === from || isFree(s, out))) found.push(out);
  }
  return found;
}

/** Q35: likewise at the exit of a portal, where the pushed piece may also swap to the entry. */
function portalPushTargets(s: State, from: Field, to: Field): Field[] {
  const found = pushTargets(s, from, to);
  return found.includes(from) ? found : [...found, from];
}

/** P-23: the other portals of this level; none for a hero that stands on no portal. */
export const portalsFrom = (s: State, from: Field): Field[] =>
  printAt(s, from) === PORTAL ? fieldsWith(s, levelOf(from), PORTAL).filter((field) => field !== from) : [];

/** Whether a hero on this field has any step at all. */
export function hasStep(s: State, from: Field, boot: boolean, up: boolean): boolean {
  for (const direction of directionsOf(up)) {
    if (moveObstacle(s, from, direction) !== undefined) continue;
    const to = beside(from, direction);
    if (isFree(s, to) || pushTargets(s, from, to).length > 0) return true;
  }
  return boot && portalsFrom(s, from).length > 0;
}

/** Everything one could point at: the four neighbours, the pieces there and where to push them, portals. */
function steps(s: State, { seat, boot, up, begun }: Walk): WalkChoice[] {
  const { at: from } = climberOf(s, seat);
  const wishes: WalkChoice[] = [];
  for (const direction of directionsOf(up)) {
    const to = beside(from, direction);
    const between = moveObstacle(s, from, direction);
    if (between === 'edge') continue;
    if (between !== undefined || isFree(s, to)) wishes.push(GO[to]!);
    else {
      const outs = pushTargets(s, from, to);
      if (outs.length === 0) wishes.push(GO[to]!);
      for (const out of outs) wishes.push({ do: 'push', to, out });
    }
  }
  if (boot)
    for (const to of portalsFrom(s, from)) {
      if (isFree(s, to)) wishes.push({ do: 'portal', to });
      else for (const out of portalPushTargets(s, from, to)) wishes.push({ do: 'portal-push', to, out });
    }
  if (begun) wishes.push(STOP);
  return wishes;
}

const WALL: PlatformerRefusal = { why: 'wall', rule: 'P-15' };
const PLATFORM: PlatformerRefusal = { why: 'platform', rule: 'P-16' };
const NO_ROOM: PlatformerRefusal = { why: 'no-room', rule: 'P-71' };

/** Why not there: an obstacle, or a piece that cannot be pushed anywhere. */
function refuseStep(s: State, { seat }: Walk, wish: WalkChoice): PlatformerRefusal | undefined {
  if (wish.do !== 'go') return undefined;
  const { at: from } = climberOf(s, seat);
  const direction = DIRECTIONS.find((each) => beside(from, each) === wish.to)!;
  const between = moveObstacle(s, from, direction);
  if (between === 'wall') return WALL;
  if (between !== undefined) return PLATFORM;
  return isFree(s, wish.to) ? undefined : NO_ROOM;
}

/** P-68, Q4, Q5: enemies beside the hero attack before it leaves; when entering, the pushed one too (P-110, H-24). */
function leave(s: State, seat: Seat, to: Field, t: PlatformerTable): void {
  const from = climberOf(s, seat).at;
  const safe = s.turn.safeMoves || s.turn.safeStep;
  if (s.turn.safeStep) setSafeStep(s, false);
  if (safe) return;
  const attackers = guards(s, from);
  if (isEnemy(s.stands[to]!) && !attackers.includes(to)) attackers.push(to);
  for (const field of attackers) {
    attackBy(s, field, seat, 'leaving', t);
    if (climberOf(s, seat).at === OFF) return;
  }
}

/** P-70, H-23: the piece there goes to `out` and its entering is resolved before the pusher follows. */
function pushOut(s: State, seat: Seat, to: Field, out: Field, t: PlatformerTable): void {
  const pushed = s.stands[to]!;
  liftHero(s, seat);
  if (isHero(pushed)) {
    enterField(s, seatOf(pushed), out, 'push', t, seat);
    claim(s, seat, 'hero-pushed', t);
  } else moveEnemy(s, to, out, 'push', t, seat);
}

/** One field of a Move, with a Push if `out` is given. A hero that faints on leaving does not move (P-73). */
export function moveTo(s: State, seat: Seat, to: Field, out: Field | undefined, t: PlatformerTable): void {
  const from = climberOf(s, seat).at;
  leave(s, seat, to, t);
  if (climberOf(s, seat).at === OFF) return;
  if (out !== undefined) pushOut(s, seat, to, out, t);
  const climbs = to === beside(from, UP);
  enterField(s, seat, to, 'move', t);
  if (climbs) noteClimb(s, seat, t);
}

/** P-23, Q35: through a portal; nobody attacks, whoever stands at the exit is pushed. */
function throughPortal(s: State, seat: Seat, to: Field, out: Field | undefined, t: PlatformerTable): void {
  if (out !== undefined) pushOut(s, seat, to, out, t);
  enterField(s, seat, to, 'portal', t);
}

function step(s: State, seat: Seat, choice: Exclude<WalkChoice, { do: 'stop' }>, t: PlatformerTable): void {
  const out = 'out' in choice ? choice.out : undefined;
  if (choice.do === 'go' || choice.do === 'push') moveTo(s, seat, choice.to, out, t);
  else throughPortal(s, seat, choice.to, out, t);
}

/** The step of this chapter. H-7: fields are chosen one by one; one may stop after the first. */
export const walkingSteps: Pick<Steps<PlatformerKind>, 'walk'> = {
  walk: {
    wishes: steps,
    refuse: refuseStep,
    take(s, frame, choice, t) {
      if (choice.do === 'stop') return;
      const { seat, points, boot, up } = frame;
      step(s, seat, choice, t);
      const { at } = climberOf(s, seat);
      if (at === OFF || points === 1 || !hasStep(s, at, boot, up)) return;
      t.next({ step: 'walk', seat, points: points - 1, boot, up, begun: true });
    },
  },
};
