/** What happened, as a row of beats to play one after the other, and how the table stands after each. */

import type { Seat } from '@astragal/kernel';
import type { AttackId, BossId, EnemyFace, EventId, Field, FoeId, PlatformerEvent, State } from '@astragal/platformer';
import { heroCode } from '@astragal/platformer/REST';
import { COLUMNS, LEVEL_FIELDS } from '@astragal/platformer/content';
import { enemyAt, OFF } from '@astragal/platformer/insight';

/** Something that rises from a field or a hero and fades: wounds, coins, gems, a cloud. */
export interface Puff {
  readonly at: Field;
  readonly sign: 'heart' | 'coin' | 'gem' | 'burst' | 'cloud' | 'healed';
  readonly n: number;
}

type Shown =
  | { readonly kind: 'move'; readonly how: string; readonly fields: number }
  | { readonly kind: 'roll' }
  | { readonly kind: 'puff'; readonly puffs: readonly Puff[] }
  | { readonly kind: 'faint'; readonly seat: Seat; readonly at: Field }
  | { readonly kind: 'defeat'; readonly at: Field; readonly won: boolean }
  | { readonly kind: 'levels' }
  | { readonly kind: 'boss-card'; readonly card: AttackId; readonly resolved: boolean }
  | { readonly kind: 'boss-die'; readonly boss: BossId; readonly face: EnemyFace }
  | { readonly kind: 'event'; readonly event: EventId }
  | { readonly kind: 'turn'; readonly seat: Seat };

/** One beat: what is shown, and the events that are true after it. */
export type Beat = Shown & { readonly events: readonly PlatformerEvent[] };

type Kind = PlatformerEvent['kind'];
type Of<K extends Kind> = Extract<PlatformerEvent, { kind: K }>;

const puff = (at: Field, sign: Puff['sign'], n: number): Shown => ({ kind: 'puff', puffs: [{ at, sign, n }] });
const rowsBetween = (from: Field, to: Field): number => Math.abs((from >> 3) - (to >> 3)) + Math.abs((from % COLUMNS) - (to % COLUMNS));

/** How each event is shown; what is not here changes the table without a sight of its own. `at` tells where a hero is. */
const SIGHTS: { readonly [K in Kind]?: (event: Of<K>, at: (seat: Seat) => Field) => Shown | undefined } = {
  'turn-began': ({ seat }) => ({ kind: 'turn', seat }),
  'event-revealed': ({ event }) => ({ kind: 'event', event }),
  rolled: () => ({ kind: 'roll' }),
  'hero-moved': ({ from, to, how }) => ({ kind: 'move', how, fields: from === OFF ? 1 : rowsBetween(from, to) }),
  'enemy-moved': ({ from, to, how }) => ({ kind: 'move', how, fields: rowsBetween(from, to) }),
  attacked: ({ seat, wounds }, at) => puff(at(seat), 'burst', wounds),
  wounded: ({ seat, wounds, source }, at) => (source === 'attack' ? undefined : puff(at(seat), 'heart', wounds)),
  healed: ({ seat, hearts }, at) => puff(at(seat), 'healed', hearts),
  fainted: ({ seat, at }) => ({ kind: 'faint', seat, at }),
  collected: ({ what, at }) => puff(at, what, 1),
  gained: ({ seat, coins, gems }, at) =>
    at(seat) === OFF
      ? undefined
      : {
          kind: 'puff',
          puffs: [
            ...(coins > 0 ? [{ at: at(seat), sign: 'coin', n: coins } as const] : []),
            ...(gems > 0 ? [{ at: at(seat), sign: 'gem', n: gems } as const] : []),
          ],
        },
  struck: ({ at, wounds }) => puff(at, 'burst', wounds),
  defeated: ({ at }) => ({ kind: 'defeat', at, won: false }),
  'game-won': () => ({ kind: 'defeat', at: OFF, won: true }),
  'level-revealed': () => ({ kind: 'levels' }),
  'level-removed': () => ({ kind: 'levels' }),
  'tower-removed': () => ({ kind: 'levels' }),
  'enemy-appeared': ({ at }) => puff(at, 'cloud', 0),
  'boss-rolled': ({ boss, face }) => ({ kind: 'boss-die', boss, face }),
  'boss-card-drawn': ({ card, resolved }) => ({ kind: 'boss-card', card, resolved }),
};
type AnySight = (event: PlatformerEvent, at: (seat: Seat) => Field) => Shown | undefined;

/** The beats of what was heard. Enemies that step together, and what gravity does to one piece, are one beat. */
export function beatsOf(heard: readonly PlatformerEvent[], before: State): Beat[] {
  const beats: Beat[] = [];
  const places = before.climbers.map(({ at }) => at);
  const at = (seat: Seat): Field => places[seat] ?? OFF;
  for (const event of heard) {
    const shown = (SIGHTS[event.kind] as AnySight | undefined)?.(event, at);
    const last = beats.at(-1);
    if (event.kind === 'hero-moved') places[event.seat] = event.to;
    if (!shown) {
      if (last) beats[beats.length - 1] = { ...last, events: [...last.events, event] };
      else beats.push({ kind: 'puff', puffs: [], events: [event] });
    } else if (last && joins(last, shown)) beats[beats.length - 1] = { ...join(last, shown), events: [...last.events, event] };
    else beats.push({ ...shown, events: [event] });
  }
  return beats;
}

function joins(last: Beat, next: Shown): boolean {
  if (last.kind === 'move' && next.kind === 'move') return next.how === 'die' && last.how === 'die';
  return last.kind === 'puff' && next.kind === 'puff';
}

function join(last: Shown, next: Shown): Shown {
  return last.kind === 'puff' && next.kind === 'puff' ? { kind: 'puff', puffs: [...last.puffs, ...next.puffs] } : last;
}

/** Milliseconds of a beat: 180 a step, 90 a field of falling; cards stay long enough to be read. */
export function timeOf(beat: Beat): number {
  switch (beat.kind) {
    case 'move':
      return beat.how === 'fall' ? 120 + 90 * beat.fields : beat.how === 'push' ? 220 : 190;
    case 'roll':
      return 780;
    case 'puff':
      return beat.puffs.length > 0 ? 340 : 0;
    case 'boss-card':
      return beat.resolved ? 1500 : 650;
    case 'boss-die':
      return 900;
    case 'event':
      return 1300;
    case 'turn':
      return 450;
    default:
      return 480;
  }
}

// How the table stands after an event

const APPLY: { readonly [K in Kind]?: (s: State, event: Of<K>, after: State) => void } = {
  'turn-began': (s, { seat, turn }) =>
    Object.assign(s.turn, { seat, number: turn, step: 0, dice: [], used: [], rolled: [], enemyDie: 'none' }),
  'event-revealed': (s, { event }) => s.shown.push(event),
  rolled: (s, { dice, enemyDie }) => Object.assign(s.turn, { step: 3, dice: [...dice], used: dice.map(() => false), enemyDie }),
  'hero-moved': (s, { seat, from, to }) => {
    if (from !== OFF && s.stands[from] === heroCode(seat)) s.stands[from] = 0;
    s.stands[to] = heroCode(seat);
    s.climbers[seat]!.at = to;
  },
  'enemy-moved': (s, { from, to }) => {
    s.stands[to] = s.stands[from]!;
    s.stands[from] = 0;
  },
  wounded: (s, { seat, hearts }) => {
    s.climbers[seat]!.hearts = hearts;
  },
  fainted: (s, { seat, at }, after) => {
    s.stands[at] = 0;
    s.climbers[seat]!.at = OFF;
    s.climbers[seat]!.hearts = after.climbers[seat]!.hearts;
  },
  collected: (s, { at }) => {
    s.lies[at] = 0;
  },
  defeated: (s, { at }) => {
    s.stands[at] = 0;
  },
  'die-spent': (s, { die }) => {
    s.turn.used[die] = true;
  },
  'enemy-appeared': (s, { enemy, at }, after) => {
    s.stands[at] = codeOf(after, enemy) ?? 0;
  },
  'level-revealed': (s, { level }, after) => {
    s.map = after.map;
    s.tiles = after.tiles;
    s.enemyCards = after.enemyCards;
    s.highest = Math.max(s.highest, level);
    for (let field = level * LEVEL_FIELDS; field < (level + 1) * LEVEL_FIELDS; field++) s.lies[field] = after.lies[field]!;
  },
  'level-removed': (s, { level }) => {
    s.lowest = level + 1;
  },
  'tower-removed': (s) => {
    s.lowest = s.levels;
  },
};

/** The number of an enemy on the map, found where one stands. */
function codeOf(s: State, enemy: FoeId): number | undefined {
  const field = s.stands.findIndex((_, at) => enemyAt(s, at) === enemy);
  return field < 0 ? undefined : s.stands[field];
}

type AnyApply = (s: State, event: PlatformerEvent, after: State) => void;

/** The table after these events; `after` is how everything will stand in the end. */
export function standAfter(s: State, events: readonly PlatformerEvent[], after: State): State {
  const next = structuredClone(s) as State;
  for (const event of events) (APPLY[event.kind] as AnyApply | undefined)?.(next, event, after);
  return next;
}

// Enemies have no names: who was who is told by where they went

/** An enemy on the table, the same one from moment to moment. */
export interface FoePiece {
  readonly key: number;
  readonly foe: FoeId;
  readonly at: Field;
}

let keys = 0;

/** The enemies of this view, keeping the identity of those that stayed or moved. */
export function follow(before: readonly FoePiece[], view: State, events: readonly PlatformerEvent[] = []): FoePiece[] {
  let moved = before.slice();
  for (const event of events)
    if (event.kind === 'enemy-moved') moved = moved.map((piece) => (piece.at === event.from ? { ...piece, at: event.to } : piece));
  // In the order of their keys, so that nobody's drawing is moved about in the page.
  const pieces = view.stands.flatMap((_, at) => {
    const foe = enemyAt(view, at);
    if (!foe) return [];
    return [moved.find((piece) => piece.at === at && piece.foe === foe) ?? { key: keys++, foe, at }];
  });
  return pieces.toSorted((a, b) => a.key - b.key);
}
