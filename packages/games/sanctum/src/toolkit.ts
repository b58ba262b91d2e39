/** For trying the game out: positions that random heroes would not live to see, and the twin of a world. */

import { type Chance, draw, type Game, Play, type Seat, shuffled, type Tally, type Toolkit } from '@astragal/kernel';
import { type Arrangement, arrange } from './arrange.ts';
import { BLESSING_IDS, type BlessingId } from './content/blessings.ts';
import { CARD_IDS, faceOf, itemOf } from './content/cards.ts';
import { FITS, POTIONS, SLOT_AT } from './content/effects.ts';
import { HERO_IDS, SKILLS } from './content/heroes.ts';
import { FURY_IDS, LORD_IDS } from './content/lords.ts';
import { FRAMES } from './frames.ts';
import { sanctum } from './game.ts';
import { potionCount, potionSpaces, wallsOf } from './rules/hero.ts';
import { canPayGems, GEM_PAYMENTS } from './rules/rest.ts';
import { climb, equip, loot } from './rules/verbs.ts';
import type { SanctumKind, SanctumState } from './state.ts';

/** A hero that has killed, looted and rested its way through the acts. */
function grow(s: SanctumState, seat: Seat, play: Play<SanctumKind>): void {
  const { chance } = play;
  const me = s.heroes[seat]!;
  for (let i = 0; i < 22; i++) {
    const at = chance.below(9, 'place');
    const column = (['red', 'green', 'blue'] as const)[Math.floor(at / 3)]!;
    if (me.table[at]! > 0) climb(s, seat, column, (at % 3) + 1, column, play);
    else if (me.whites[at]! > 0) climb(s, seat, column, (at % 3) + 1, 'white', play);
  }
  for (let i = 0; i < 9; i++) {
    const item = draw(s.decks[chance.below(3, 'deck')]!, chance, 'item');
    s.chest.push(item);
    loot(s, seat, item, play);
    const slot = FITS[itemOf(item).type].find((each) => me.gear[SLOT_AT[each]]!.item === 'none');
    const payment = GEM_PAYMENTS[item].find((each) => canPayGems(me, each));
    if (slot && payment) equip(s, seat, item, slot, payment.gems, play);
  }
  me.fitted = [];
  while (potionCount(me) < potionSpaces(me) && chance.below(4, 'potion') > 0) me.potions[POTIONS[chance.below(2, 'colour')]!]++;
  for (const space of s.achievements)
    if (space.by === 'open' && chance.below(5, 'achievement') === 0) {
      me.blessings.push({ tile: space.tile as BlessingId, used: false });
      space.tile = 'none';
      space.by = seat;
    }
}

function grown(seats: number, options: SanctumKind['options'], chance: Chance): SanctumState {
  const { state } = sanctum.setup(seats, { ...options, heroes: 'random' }, chance);
  const play = new Play<SanctumKind>(chance);
  state.front = wallsOf(seats);
  state.phase = 'march';
  for (let seat = 0; seat < seats; seat++) {
    grow(state, seat, play);
    state.heroes[seat]!.at = state.front;
    state.heroes[seat]!.gold++;
    state.marching.push(seat);
  }
  return state;
}

/** Everybody stands at the walls; some demons still chase some heroes. */
export const atTheWalls: Game<SanctumKind> = {
  ...sanctum,
  id: 'sanctum/at-the-walls',
  setup(seats, options, chance) {
    const state = grown(seats, options, chance);
    for (const hero of state.heroes)
      if (state.decks[0]!.length > 0 && chance.below(2, 'chased') === 0) {
        const card = state.decks[0]!.pop()!;
        hero.foes.push({ card, hits: faceOf(card).hits.map(() => 'open'), side: 'up' });
      }
    return { state, first: { step: 'next-turn', seat: 0 } };
  },
};

/** The last rest, with everything to come. */
export const lastRest: Game<SanctumKind> = {
  ...sanctum,
  id: 'sanctum/last-rest',
  setup(seats, options, chance) {
    const state = grown(seats, options, chance);
    state.breacher = chance.below(seats, 'breacher');
    for (let i = 0; i < 4; i++) state.cathedral.push(draw(state.lords, chance, 'demon lord card'));
    state.heroes.forEach((hero, seat) => {
      hero.answered = seat === state.breacher ? 2 : 2 + chance.below(3, 'answered');
    });
    return { state, first: { step: 'respite' } };
  },
};

/** Changes what this seat may not know, and nothing else: decks below their top card, unclaimed tiles, others' tiles, hidden cards. */
function twin(state: SanctumState, seat: Seat | undefined, chance: Chance): SanctumState {
  for (const deck of state.decks) {
    const top = deck.splice(-1);
    deck.push(...shuffled(deck.splice(0), chance, 'deck'), ...top);
  }
  twinTiles(state, seat, chance);
  const lords = shuffled([...state.lords, ...state.cathedral.slice(state.turned), ...state.roar.slice(state.roared)], chance, 'lords');
  for (let i = state.turned; i < state.cathedral.length; i++) state.cathedral[i] = lords.pop()!;
  for (let i = state.roared; i < state.roar.length; i++) state.roar[i] = lords.pop()!;
  state.lords = lords;
  const hidden = state.heroes.flatMap((hero) => hero.foes.filter(({ side }) => side === 'down'));
  const furies = shuffled([...state.furies, ...hidden.map(({ card }) => card as (typeof state.furies)[number])], chance, 'furies');
  for (const foe of hidden) foe.card = furies.pop()!;
  state.furies = furies;
  return state;
}

function twinTiles(state: SanctumState, seat: Seat | undefined, chance: Chance): void {
  const open = state.phase === 'response' || state.phase === 'battle' || state.phase === 'over';
  const others = open ? [] : state.heroes.flatMap((hero, each) => (each === seat ? [] : hero.blessings));
  const spaces = state.achievements.filter(({ tile }) => tile !== 'none');
  const tiles = shuffled(
    [...state.boxed, ...others.map(({ tile }) => tile), ...spaces.map(({ tile }) => tile as BlessingId)],
    chance,
    'tiles',
  );
  for (const holder of [...others, ...spaces]) holder.tile = tiles.pop()!;
  state.boxed = tiles;
}

/** What a hero wears and carries, knows and was given; the health it was left with, and how far it came in the last battle if it saw it. */
function tally(state: SanctumState, seat: Seat): Tally {
  const { hero, fate, health, skills, gear, bag, blessings, bonus, answered, defeated } = state.heroes[seat]!;
  const worn = gear.flatMap(({ item }) => (item === 'none' ? [] : [item]));
  return {
    hero,
    ...(fate !== 'alive' && { survived: fate === 'won' }),
    taken: { skills, items: [...worn, ...bag], blessings: blessings.map(({ tile }) => tile), bonus },
    figures: { health: fate === 'won' ? health : 0, ...(state.round > 0 && answered > 0 && { cards: defeated }) },
  };
}

export const toolkit: Toolkit<SanctumKind> = {
  arrange: (s, given) => arrange(s, given as Arrangement),
  twin,
  tally,
  vocabulary: {
    'heroes.*.hero': ['none', ...HERO_IDS],
    'heroes.*.fate': ['alive', 'won', 'dead'],
    'heroes.*.skills.*': Object.keys(SKILLS),
    'heroes.*.bag.*': CARD_IDS,
    'heroes.*.gear.*.item': ['none', ...CARD_IDS],
    'heroes.*.foes.*.card': [...CARD_IDS, ...LORD_IDS, ...FURY_IDS],
    'heroes.*.blessings.*.tile': BLESSING_IDS,
    'achievements.*.tile': ['none', ...BLESSING_IDS],
    'achievements.*.by': ['open', 'blocked', 0, 1, 2, 3],
    'stack.*.offer.*': HERO_IDS,
  },
  frames: FRAMES,
  samples: {
    'heroes.*.foes.*': { card: '', hits: ['open'], side: 'up' },
    'heroes.*.blessings.*': { tile: '', used: false },
    'heroes.*.fight.dice.*': { value: 1, rolled: 1, silver: false, changed: false, use: 'free', foe: -1, location: -1 },
  },
  difficulty: 'difficulty',
  starts: [atTheWalls, lastRest],
};
