/** Positions set by hand, for scenes, examples and lessons. Cards are always taken from where they lie. */
import { noLuck, Play, type Seat } from '@astragal/kernel';
import type { BlessingId } from './content/blessings.ts';
import { type CardId, faceOf, type ItemId, itemOf } from './content/cards.ts';
import type { Gem, Slot } from './content/effects.ts';
import type { HeroId, SkillId } from './content/heroes.ts';
import { type FuryId, isFury, type LordId, lordOf } from './content/lords.ts';
import { columnStart, wallsOf } from './rules/hero.ts';
import { equip, gainSkill, layBoard } from './rules/verbs.ts';
import type { Hero, Potions, SanctumKind, SanctumState } from './state.ts';

type S = SanctumState;

const quiet = new Play<SanctumKind>(noLuck);

/** What is said of a seat; the rest is as at the start of the march. */
export interface Seated {
  readonly hero: HeroId;
  /** Spaces entered since the start; the walls come after the last. Seats stand behind one another unless told. */
  readonly at?: number | 'walls';
  /** The demons that chase this hero; `slain`: all their places are filled. */
  readonly demons?: readonly CardId[];
  readonly slain?: boolean;
  readonly bag?: readonly ItemId[];
  readonly wears?: readonly (readonly [Slot, ItemId])[];
  readonly freed?: Readonly<Partial<Record<Gem, number>>>;
  readonly skills?: readonly SkillId[];
  readonly blessings?: readonly BlessingId[];
  readonly potions?: Readonly<Partial<Potions>>;
  readonly health?: number;
  readonly stamina?: number;
  readonly focus?: number;
  readonly raging?: number;
}

export interface Arrangement {
  readonly seated: readonly Seated[];
  /** Cards on top of their decks, the first on top. */
  readonly stacked?: readonly CardId[];
  /** Sets that lie on the board of the front. */
  readonly sets?: readonly (readonly CardId[])[];
  /** Act VI: this row lies before seat 0, which fights alone. */
  readonly battle?: readonly (LordId | FuryId)[];
}

/** Arranges a state after setup as it is told. */
export function arrange(s: S, { seated, stacked = [], sets = [], battle: row }: Arrangement): void {
  s.phase = 'march';
  s.sets = sets.map((set) => set.map((id) => card(s, id)));
  for (const [seat, given] of seated.entries()) sit(s, seat, given);
  stack(s, ...stacked);
  if (row) battle(s, 0, ...row);
}

function sit(s: S, seat: Seat, given: Seated): void {
  const hero = me(s, seat);
  layBoard(hero, given.hero);
  if (given.at === 'walls') toWalls(s, seat);
  else march(s, seat, given.at ?? seat + 1);
  chase(s, seat, ...(given.demons ?? []));
  if (given.slain) for (const foe of hero.foes) foe.hits.fill('mark');
  bag(s, seat, ...(given.bag ?? []));
  for (const [slot, item] of given.wears ?? []) wear(s, seat, slot, item);
  for (const [gem, n] of Object.entries(given.freed ?? {})) free(s, seat, gem as Gem, n);
  learn(s, seat, ...(given.skills ?? []));
  bless(s, seat, ...(given.blessings ?? []));
  Object.assign(hero.potions, given.potions);
  for (const key of ['health', 'stamina', 'focus', 'raging'] as const) hero[key] = given[key] ?? hero[key];
}

export const me = (s: S, seat: Seat = 0): Hero => s.heroes[seat]!;

export function march(s: S, seat: Seat, at: number): void {
  me(s, seat).at = at;
  s.front = Math.max(s.front, at);
  s.marching = [seat, ...s.marching.filter((each) => each !== seat)];
}

export function toWalls(s: S, ...seats: Seat[]): void {
  for (const seat of seats) march(s, seat, wallsOf(s.heroes.length));
}

const remove = <A>(list: A[], one: A): boolean => {
  const at = list.indexOf(one);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
};

/** Takes a demon card out of its deck. */
export function card(s: S, id: CardId): CardId {
  if (!remove(s.decks[faceOf(id).level - 1]!, id)) throw new Error(`${id} is not in its deck`);
  return id;
}

/** Puts this card on top of its deck. */
export const stack = (s: S, ...ids: CardId[]): void => {
  for (const id of ids.toReversed()) s.decks[faceOf(id).level - 1]!.push(card(s, id));
};

export function chase(s: S, seat: Seat, ...ids: CardId[]): void {
  for (const id of ids) me(s, seat).foes.push({ card: card(s, id), hits: faceOf(id).hits.map(() => 'open'), side: 'up' });
}

export function bag(s: S, seat: Seat, ...items: ItemId[]): void {
  for (const item of items) me(s, seat).bag.push(card(s, item));
}

/** Frees gems out of the skill table without giving skills. */
export function free(s: S, seat: Seat, gem: Gem, n = 1): void {
  const hero = me(s, seat);
  for (let left = n; left > 0; left--) {
    const row = gem === 'white' ? hero.whites : hero.table;
    const places = gem === 'white' ? [0, 1, 2, 3, 4, 5, 6, 7, 8] : [2, 1, 0].map((level) => columnStart(gem) + level);
    row[places.find((place) => row[place]! > 0)!]!--;
    hero.pool[gem]++;
  }
}

/** The hero wears this, paid with its own colours. */
export function wear(s: S, seat: Seat, slot: Slot, item: ItemId): void {
  bag(s, seat, item);
  for (const gem of itemOf(item).cost) free(s, seat, gem);
  equip(s, seat, item, slot, itemOf(item).cost, quiet);
  me(s, seat).fitted = [];
}

export function learn(s: S, seat: Seat, ...skills: SkillId[]): void {
  for (const skill of skills) gainSkill(s, seat, skill, quiet);
}

export function bless(s: S, seat: Seat, ...tiles: BlessingId[]): void {
  for (const tile of tiles) {
    if (!remove(s.boxed, tile)) {
      const space = s.achievements.find((each) => each.tile === tile)!;
      space.tile = 'none';
      space.by = seat;
    }
    me(s, seat).blessings.push({ tile, used: false });
  }
}

/** Act VI: only this seat fights; the named cards open the row, the rest is whatever lies there. */
export function battle(s: S, seat: Seat, ...first: (LordId | FuryId)[]): void {
  s.phase = 'battle';
  s.breacher = seat;
  s.round = 1;
  s.heroes.forEach((hero, each) => {
    if (each === seat) return;
    hero.fate = 'dead';
    hero.health = 0;
  });
  battleRow(s, seat, ...first);
}

/** Nine cards lie before this seat, the named ones first. */
export function battleRow(s: S, seat: Seat, ...first: (LordId | FuryId)[]): void {
  for (const id of first) if (!(isFury(id) ? remove(s.furies, id) : remove(s.lords, id))) throw new Error(`${id} is not in its deck`);
  for (let place = 0; place < 9; place++) {
    const id = first[place] ?? (place % 2 === 0 ? s.lords.shift()! : s.furies.shift()!);
    me(s, seat).foes.push(
      isFury(id) ? { card: id, hits: [], side: 'down' } : { card: id, hits: lordOf(id).hits.map(() => 'open'), side: 'up' },
    );
  }
}
