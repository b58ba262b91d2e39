/** For trying the game out: the fight with the boss, which random heroes would not live to see. */
import { type Chance, draw, type Game, Play, pick, type Seat, type Toolkit } from '@astragal/kernel';
import { LEVEL_FIELDS } from './content/map.ts';
import { BOSSES, CARDS, FOE_IDS, HERO_IDS, SYMBOLS, TOKEN_IDS, TOKENS } from './content/tables.ts';
import { TILE_IDS } from './content/tiles.ts';
import { arrange, type Fixture } from './fixture.ts';
import { FRAMES } from './frames.ts';
import { platformer } from './game.ts';
import { enterField } from './rules/entering.ts';
import { fullHealth, supplyOf } from './rules/facts.ts';
import { revealLevel } from './rules/levels.ts';
import { climberOf, isFree } from './rules/pieces.ts';
import { endField } from './rules/space.ts';
import { gain, giveToken, removeLowestLevel, setSpecial, showEvent } from './rules/verbs.ts';
import { LIES, spell } from './spelling.ts';
import type { PlatformerKind, State } from './state.ts';

const ROUNDS_PLAYED = 6;
/** A solo hero must not have fainted on the way. */
const LEAST_HEARTS = 3;

/** A hero that has climbed, collected and bought. */
function grow(s: State, seat: Seat, play: Play<PlatformerKind>): void {
  const { chance } = play;
  const me = climberOf(s, seat);
  gain(s, seat, Math.min(chance.below(12, 'coins'), supplyOf(s, 'coins')), 0, 'loot', play);
  gain(s, seat, 0, Math.min(chance.below(12, 'gems'), supplyOf(s, 'gems')), 'loot', play);
  for (let i = chance.below(4, 'items'); i > 0; i--) me.cards.push(draw(s.itemDeck, chance, 'item deck'));
  for (let i = chance.below(3, 'potions'); i > 0; i--) me.cards.push(draw(s.potionDeck, chance, 'potion deck'));
  me.hearts = Math.max(LEAST_HEARTS, fullHealth(s, seat) - chance.below(3, 'wounds'));
  setSpecial(s, seat, pick(SYMBOLS, chance, 'special die'), play);
  for (const token of TOKEN_IDS)
    if (TOKENS[token].boss === s.boss && token !== BOSSES[s.boss].icon && chance.below(4, 'token') === 0) giveToken(s, seat, token, play);
}

/** Puts the hero on a random free field of these levels. */
function enter(s: State, seat: Seat, level: number, play: Play<PlatformerKind>): void {
  const free: number[] = [];
  for (let field = level * LEVEL_FIELDS; field < endField(s); field++) if (isFree(s, field)) free.push(field);
  enterField(s, seat, pick(free, play.chance, 'field'), 'placement', play);
}

/** The tower lies open; some heroes are on the boss level, others below it or off the map. */
export const atTheBoss: Game<PlatformerKind> = {
  ...platformer,
  id: 'platformer/at-the-boss',
  setup(seats, options, chance: Chance) {
    const { state } = platformer.setup(seats, { ...options, heroes: 'random' }, chance);
    const play = new Play<PlatformerKind>(chance);
    while (state.highest < state.levels) revealLevel(state, play);
    while (state.lowest < state.levels - 1) removeLowestLevel(state, play);
    for (let seat = 0; seat < seats; seat++) {
      grow(state, seat, play);
      const where = seat === 0 ? 0 : chance.below(4, 'where');
      if (where < 3) enter(state, seat, where < 2 ? state.levels : state.lowest, play);
    }
    state.turn.number = ROUNDS_PLAYED * seats;
    for (let i = 0; seats === 1 && i < ROUNDS_PLAYED; i++) showEvent(state, 0, play);
    return { state, first: { step: 'opening', chosen: false } };
  },
};

/** Nothing is hidden, so there is no twin. */
export const toolkit: Toolkit<PlatformerKind> = {
  arrange: (s, given) => arrange(s, given as Fixture),
  starts: [atTheBoss],
  frames: FRAMES,
  spell,
  vocabulary: {
    'climbers.*.hero': HERO_IDS,
    'climbers.*.cards.*': Object.keys(CARDS),
    'climbers.*.tokens.*': TOKEN_IDS,
    'tiles.*': ['hidden', ...TILE_IDS],
    'climbers.*.at': ['off', 'I 1 1 to V 4 8 (level, row from below, column)'],
    'stands.*': ['nobody', 'seat 0', ...HERO_IDS, ...FOE_IDS],
    'lies.*': LIES,
    'stack.*.token': TOKEN_IDS,
  },
  tally(s, seat) {
    const { hero, cards, tokens, defeated } = s.climbers[seat]!;
    const bosses = seat === s.winner ? [s.boss] : [];
    return { hero, taken: { cards, tokens, tiles: s.tiles.filter((tile) => tile !== 'hidden'), bosses }, figures: { enemies: defeated } };
  },
};
