/** Everybody's chances: the race for the blow, and what it does not know of. Questions are judged as they stand: dice left are turn left. */
import { type Judging, judgeWith, type SeatFeatures } from '@astragal/bots';
import type { Position } from '@astragal/kernel';
import { SETUP } from '../content/tables.ts';
import { OFF, type PlatformerFrame, type PlatformerKind } from '../state.ts';
import { countEffects, EFFECTS } from './card-effects.ts';
import { features as climbers, type Feature } from './features.ts';
import { JUDGEMENT } from './judgement.ts';
import { race, type Tempo } from './race.ts';
import { training } from './training.ts';

type Here = Position<PlatformerKind>;

const RACED = ['one', 'race', 'acts next', 'armed', 'off the map', 'has entered', 'hearts', 'items'] as const;
/** What climbers look at is seen here, too, but for what is told above. */
const TOLD: readonly Feature[] = ['one', 'off'];
const LOOKED_AT = climbers.names.flatMap((name, at) => (TOLD.some((each) => each === name) ? [] : [{ name, at }]));

/** Nobody's chances are nothing or all. */
const LEAST = 0.01;
const odds = (chance: number): number => Math.log((chance + LEAST) / (1 - chance + LEAST));

const LAST_OF_ACTIONS = 5;

function tempoOf({ state, stack }: Here): Tempo {
  const top = stack.at(-1) as PlatformerFrame | undefined;
  if (top?.step === 'turn') return { seat: top.seat, isUnderWay: false, left: 1 };
  const { seat, step, used } = state.turn;
  if (step > LAST_OF_ACTIONS) return { seat: (seat + 1) % state.climbers.length, isUnderWay: false, left: 1 };
  const unused = used.filter((each) => !each).length;
  return { seat, isUnderWay: true, left: used.length === 0 ? 1 : unused / used.length };
}

const NAMES = [...RACED, ...LOOKED_AT.map(({ name }) => `climber: ${name}`), ...EFFECTS.map((effect) => `card: ${effect}`)];
/** Where the parts begin. */
const OF_CLIMBER = RACED.length;
const OF_CARDS = OF_CLIMBER + LOOKED_AT.length;

/** One after the other: nobody keeps a row. */
const rows: readonly Float64Array[] = SETUP.seatBonus.map(() => new Float64Array(NAMES.length));

const features: SeatFeatures<Here> = {
  names: NAMES,
  of(position) {
    const { state } = position;
    const tempo = tempoOf(position);
    return race(state, tempo).map(({ chance, armed }, seat) => {
      const { at, entered, hearts, cards } = state.climbers[seat]!;
      const actsNext = tempo.seat === seat ? tempo.left : 0;
      const told = [1, odds(chance), actsNext, armed, at === OFF ? 1 : 0, entered ? 1 : 0, hearts, cards.length];
      const row = rows[seat]!.fill(0, OF_CARDS);
      for (let i = 0; i < told.length; i++) row[i] = told[i]!;
      const looked = climbers.of(state, seat);
      for (let i = 0; i < LOOKED_AT.length; i++) row[OF_CLIMBER + i] = looked[LOOKED_AT[i]!.at]!;
      countEffects(cards, row, OF_CARDS);
      return row;
    });
  },
};

/** Every question of a turn. */
const OPENED: readonly PlatformerFrame['step'][] = [
  ...(['hero', 'respawn', 'actions', 'walk', 'strike', 'handling', 'gloves', 'shedding', 'landing'] as const),
  ...(['rerolling', 'turning', 'copying', 'pulling', 'special', 'ladder'] as const),
];

const judging: Judging<PlatformerKind> = {
  craft: training.craft(training.weights),
  features,
  opened: OPENED,
  weights: JUDGEMENT,
};

export const judge = judgeWith(judging);
