/** Section 1: how a game begins. */
import { type Chance, draw, type OptionTable, type Seat } from '@astragal/kernel';
import {
  ALTERNATES,
  type AlternateId,
  type CardId,
  cardOf,
  FACE_IDS,
  FACE_INDEX,
  type FaceId,
  GARDEN_IDS,
  GARDENS,
  POOL_IDS,
  POOLS,
  REMOVED_WITH_TWO,
  SLOT_IDS,
  type SlotId,
  START,
  STARTING_DICE,
} from './content/index.ts';
import { lookup } from './content/lookup.ts';
import type { Frame, Options, Player, State } from './state.ts';

/** What a host may choose: how the alternate slots are filled, and each of them if they are chosen (DF-7). */
export const OPTIONS: OptionTable = {
  setup: { values: ['first', 'random', 'chosen'], default: 'first' },
  ...Object.fromEntries(ALTERNATES.map((slot) => [slot, { values: ['A', 'B'], default: 'A', when: { setup: 'chosen' } }])),
};

/** Gold at the start, by seat (DF-2). */
const STARTING_GOLD = [3, 2, 1, 0] as const;

/** Rounds by number of players (DF-10). */
const ROUNDS: Readonly<Record<number, number>> = { 2: 9, 3: 10, 4: 9 };

const isAlternate = (slot: SlotId): slot is AlternateId => (ALTERNATES as readonly SlotId[]).includes(slot);

function cardFor(slot: SlotId, options: Options, chance: Chance): CardId {
  if (!isAlternate(slot) || options.setup === 'first') return cardOf(slot, 'A');
  if (options.setup === 'chosen') return cardOf(slot, options[slot]);
  return cardOf(slot, chance.below(2, `set of slot ${slot}`) === 0 ? 'A' : 'B');
}

const startingPlayer = (seat: Seat): Player => ({
  gold: STARTING_GOLD[seat]!,
  sun: 0,
  moon: 0,
  glory: 0,
  light: { faces: [...STARTING_DICE.light], up: -1 },
  dark: { faces: [...STARTING_DICE.dark], up: -1 },
  place: START,
  cards: [],
  boars: [],
  chests: 0,
  hammers: 0,
  hammered: 0,
  cerberus: 0,
  triton: 0,
  forged: 0,
  tally: { dice: 0, hammer: 0, cards: 0, lost: 0 },
});

/** The names under which luck is asked for removed faces. */
const REMOVALS = lookup(Object.fromEntries(POOL_IDS.map((pool) => [pool, `face removed from ${pool}`])));

/** Fills the temple; with 2 players luck removes two faces of each pool (DF-4, DF-5). */
function fillTemple(seats: number, stock: number[], gone: number[], chance: Chance): void {
  const add = (to: number[], faces: readonly FaceId[]): void => {
    for (const face of faces) to[FACE_INDEX[face]]!++;
  };
  for (const pool of POOL_IDS) {
    const bag = [...POOLS[pool].faces];
    if (seats === 2) for (let i = 0; i < REMOVED_WITH_TWO; i++) add(gone, [draw(bag, chance, REMOVALS[pool]!)]);
    add(stock, bag);
  }
  for (const garden of GARDEN_IDS) add(stock, GARDENS[garden]);
}

/** A fresh game. */
export function setup(seats: number, options: Options, chance: Chance): { state: State; first: Frame } {
  const stock = FACE_IDS.map(() => 0);
  const gone = FACE_IDS.map(() => 0);
  fillTemple(seats, stock, gone, chance);
  const state: State = {
    round: 1,
    rounds: ROUNDS[seats]!,
    active: 0,
    turnStep: 'blessings',
    players: Array.from({ length: seats }, (_, seat) => startingPlayer(seat)),
    stock,
    gone,
    slots: SLOT_IDS.map((slot) => cardFor(slot, options, chance)),
    stacks: SLOT_IDS.map(() => seats),
    gear: [],
    rolled: [],
    chronicle: [],
  };
  return { state, first: { step: 'turn', seat: 0 } };
}
