/** What happened, as a row of beats to play one after the other. Where things stand comes from the views; figures walk the way that was heard. */
import type { Seat } from '@astragal/kernel';
import type { AttackId, BossId, EnemyFace, EventId, Field, FoeId, PlatformerEvent, PlatformerKind, View } from '@astragal/platformer';
import { columnOf, rowOf } from '@astragal/platformer/content';
import { enemyAt, OFF } from '@astragal/platformer/insight';
import type { Passing } from '@astragal/table/showing.svelte.ts';

/** Something that rises from a field or a hero and fades: wounds, coins, gems, a cloud. */
export interface Puff {
  readonly at: Field;
  readonly sign: 'heart' | 'coin' | 'gem' | 'burst' | 'cloud' | 'healed';
  readonly n: number;
}

/** One figure goes from field to field. */
export interface Move {
  readonly who: Seat | FoeId;
  readonly from: Field;
  readonly to: Field;
}

export type Beat =
  | { readonly kind: 'move'; readonly how: string; readonly moves: readonly Move[] }
  | { readonly kind: 'roll' }
  | { readonly kind: 'puff'; readonly puffs: readonly Puff[] }
  | { readonly kind: 'faint'; readonly seat: Seat }
  | { readonly kind: 'defeat'; readonly foe: FoeId; readonly at: Field }
  | { readonly kind: 'levels' }
  | { readonly kind: 'boss-card'; readonly card: AttackId; readonly resolved: boolean }
  | { readonly kind: 'boss-die'; readonly boss: BossId; readonly face: EnemyFace }
  | { readonly kind: 'event'; readonly event: EventId }
  | { readonly kind: 'turn'; readonly seat: Seat };

type Kind = PlatformerEvent['kind'];
type Of<K extends Kind> = Extract<PlatformerEvent, { kind: K }>;
type At = (seat: Seat) => Field;

const puff = (at: Field, sign: Puff['sign'], n: number): Beat | undefined =>
  at === OFF ? undefined : { kind: 'puff', puffs: [{ at, sign, n }] };

/** How each event is shown; what is not here has no sight of its own. `at` tells where a hero is by then. */
const SIGHTS: { readonly [K in Kind]?: (event: Of<K>, at: At) => Beat | undefined } = {
  'turn-began': ({ seat }) => ({ kind: 'turn', seat }),
  'event-revealed': ({ event }) => ({ kind: 'event', event }),
  rolled: () => ({ kind: 'roll' }),
  'hero-moved': ({ seat, from, to, how }) => ({ kind: 'move', how, moves: [{ who: seat, from, to }] }),
  'enemy-moved': ({ enemy, from, to, how }) => ({ kind: 'move', how, moves: [{ who: enemy, from, to }] }),
  attacked: ({ seat, wounds }, at) => puff(at(seat), 'burst', wounds),
  wounded: ({ seat, wounds, source }, at) => (source === 'attack' ? undefined : puff(at(seat), 'heart', wounds)),
  healed: ({ seat, hearts }, at) => puff(at(seat), 'healed', hearts),
  fainted: ({ seat }) => ({ kind: 'faint', seat }),
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
  defeated: ({ enemy, at }) => ({ kind: 'defeat', foe: enemy, at }),
  'level-revealed': () => ({ kind: 'levels' }),
  'level-removed': () => ({ kind: 'levels' }),
  'tower-removed': () => ({ kind: 'levels' }),
  'enemy-appeared': ({ at }) => puff(at, 'cloud', 0),
  'boss-rolled': ({ boss, face }) => ({ kind: 'boss-die', boss, face }),
  'boss-card-drawn': ({ card, resolved }) => ({ kind: 'boss-card', card, resolved }),
};
type AnySight = (event: PlatformerEvent, at: At) => Beat | undefined;

/** The beats between two moments. Enemies that step together, and what rises at once, are one beat. */
export function beatsOf({ before, now }: Pick<Passing<PlatformerKind>, 'before' | 'now'>): Beat[] {
  const beats: Beat[] = [];
  const places = before.view.climbers.map(({ at }) => at);
  for (const event of now.heard) {
    if (event.kind === 'hero-moved') places[event.seat] = event.to;
    const beat = (SIGHTS[event.kind] as AnySight | undefined)?.(event, (seat) => places[seat] ?? OFF);
    if (!beat) continue;
    const joined = join(beats.at(-1), beat);
    if (joined) beats[beats.length - 1] = joined;
    else beats.push(beat);
  }
  return beats;
}

function join(last: Beat | undefined, next: Beat): Beat | undefined {
  if (last?.kind === 'puff' && next.kind === 'puff') return { kind: 'puff', puffs: [...last.puffs, ...next.puffs] };
  if (last?.kind === 'move' && next.kind === 'move' && last.how === 'die' && next.how === 'die')
    return { ...last, moves: [...last.moves, ...next.moves] };
  return undefined;
}

/** From these beats on the table stands as it does now: another level lies open, or another turn has begun. */
export const turnsThePage = ({ kind }: Beat): boolean => kind === 'levels' || kind === 'roll' || kind === 'turn';

const fieldsOf = ({ from, to }: Move): number =>
  from === OFF ? 1 : Math.abs(rowOf(from) - rowOf(to)) + Math.abs(columnOf(from) - columnOf(to));

/** Milliseconds of a beat: about 180 a step, 90 a field of falling; cards stay long enough to be read. */
const TIMES: { readonly [K in Beat['kind']]: (beat: Extract<Beat, { kind: K }>) => number } = {
  move: ({ how, moves }) => (how === 'fall' ? 120 + 90 * Math.max(...moves.map(fieldsOf)) : how === 'push' ? 220 : 190),
  roll: () => 780,
  puff: () => 340,
  faint: () => 480,
  defeat: () => 480,
  levels: () => 480,
  'boss-card': ({ resolved }) => (resolved ? 1500 : 650),
  'boss-die': () => 900,
  event: () => 1300,
  turn: () => 450,
};
export const timeOf = (beat: Beat): number => (TIMES[beat.kind] as (beat: Beat) => number)(beat);

// Figures: enemies have no names, so who is who is told by where they went

/** A hero or an enemy on the map, the same one from moment to moment. */
export interface Figure {
  readonly key: string;
  readonly who: Seat | FoeId;
  readonly at: Field;
}

let keys = 0;

/** The figures of this view; whoever stands where it stood is the same one. In the order of their keys, so that no drawing is moved about in the page. */
export function standing(before: readonly Figure[], view: View): Figure[] {
  const known = (who: Seat | FoeId, at: Field): Figure =>
    before.find((figure) => figure.who === who && figure.at === at) ?? {
      key: typeof who === 'number' ? `hero ${who}` : `foe ${keys++}`,
      who,
      at,
    };
  const foes = view.stands.flatMap((_, at) => {
    const foe = enemyAt(view, at);
    return foe ? [known(foe, at)] : [];
  });
  const heroes = view.climbers.flatMap(({ at }, seat) => (at === OFF ? [] : [known(seat, at)]));
  return [...foes, ...heroes].toSorted((a, b) => a.key.localeCompare(b.key, 'en', { numeric: true }));
}

/** The figures while a beat plays: some have moved, one is gone, or some have come. */
export function playing(figures: readonly Figure[], beat: Beat, now: View): Figure[] {
  if (beat.kind === 'faint') return figures.filter(({ who }) => who !== beat.seat);
  if (beat.kind === 'defeat') return figures.filter(({ who, at }) => who !== beat.foe || at !== beat.at);
  if (beat.kind === 'puff') return beat.puffs.reduce((all, { at, sign }) => (sign === 'cloud' ? come(all, at, now) : all), [...figures]);
  return beat.kind === 'move' ? beat.moves.reduce(go, [...figures]) : [...figures];
}

function go(figures: Figure[], { who, from, to }: Move): Figure[] {
  const mover = figures.find((figure) => figure.who === who && (figure.at === from || typeof who === 'number'));
  if (mover) return figures.map((figure) => (figure === mover ? { ...figure, at: to } : figure));
  return [...figures, { key: typeof who === 'number' ? `hero ${who}` : `foe ${keys++}`, who, at: to }];
}

/** Whoever appeared here is seen at once if it still stands here in the end. */
function come(figures: Figure[], at: Field, now: View): Figure[] {
  const foe = enemyAt(now, at);
  return foe && !figures.some((figure) => figure.at === at) ? [...figures, { key: `foe ${keys++}`, who: foe, at }] : figures;
}
