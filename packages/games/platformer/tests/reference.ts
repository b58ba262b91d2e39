/** Slow and obvious twins of gravity and enemy movement, for comparison: one piece, one field, one rule at a time. */
import {
  COLUMNS,
  type EnemyFace,
  endField,
  enemyAt,
  type Field,
  FOES,
  fieldOf,
  firstField,
  isHero,
  type State,
  seatOf,
} from '../src/index.ts';

const ground = (s: State, field: Field): boolean => fieldOf(s, field).floor !== 'open' || field < firstField(s) + COLUMNS;

/** P-63, said once for a single piece on a frozen board: nothing under it and nothing that holds it. */
function loose(s: State, field: Field, falling: ReadonlySet<number>): boolean {
  const code = s.stands[field]!;
  if (code === 0 || ground(s, field)) return false;
  const enemy = enemyAt(s, field);
  if (enemy && FOES[enemy].ability?.winged) return false;
  if (isHero(code)) {
    const climber = s.climbers[seatOf(code)]!;
    if (climber.floating) return false;
    const chained = climber.tokens.includes('chain');
    if (fieldOf(s, field).ladder && !chained && !climber.lettingGo && !falling.has(code)) return false;
  }
  return s.stands[field - COLUMNS] === 0;
}

/** Lets every loose piece sink by one field, again and again, until nothing is loose. Traps and thorns are left out. */
export function slowGravity(s: State): void {
  const falling = new Set<number>();
  for (let moved = true; moved; ) {
    moved = false;
    for (let field = firstField(s); field < endField(s); field++) {
      if (!loose(s, field, falling)) continue;
      const code = s.stands[field]!;
      s.stands[field] = 0;
      s.stands[field - COLUMNS] = code;
      if (isHero(code)) {
        s.climbers[seatOf(code)]!.at = field - COLUMNS;
        falling.add(code);
      }
      moved = true;
    }
  }
}

/** P-76: each enemy wants to step; whoever is blocked by a piece that stays, stays; all others move at once. */
export function slowDie(s: State, face: Exclude<EnemyFace, 'attack'>): void {
  const step = face === 'left' ? -1 : 1;
  const wants = new Map<Field, Field>();
  for (let field = firstField(s); field < endField(s); field++) {
    const enemy = enemyAt(s, field);
    if (!enemy || FOES[enemy].ability?.slow) continue;
    const { wallLeft, wallRight } = fieldOf(s, field);
    if (face === 'left' ? wallLeft : wallRight) continue;
    if (ground(s, field + step)) wants.set(field, field + step);
  }
  for (let blocked = true; blocked; ) {
    blocked = false;
    for (const [field, to] of wants)
      if (s.stands[to] !== 0 && !wants.has(to)) {
        wants.delete(field);
        blocked = true;
      }
  }
  const codes = [...wants].map(([field, to]) => [to, s.stands[field]!] as const);
  for (const field of wants.keys()) s.stands[field] = 0;
  for (const [to, code] of codes) s.stands[to] = code;
}
