/** Everybody's chances: the race for the blow, and what it does not know of. Questions are judged as they stand: dice left are turn left. */
import { type Features, type Judging, judgeWith } from '@astragal/bots';
import type { Position, Seat } from '@astragal/kernel';
import { climberOf } from '../rules/pieces.ts';
import { OFF, type PlatformerFrame, type PlatformerKind } from '../state.ts';
import { JUDGEMENT } from './judgement.ts';
import { armedChance } from './prospects.ts';
import { race, type Tempo } from './race.ts';
import { training } from './training.ts';

type Here = Position<PlatformerKind>;

const NAMES = ['one', 'race', 'acts next', 'armed', 'off the map', 'has entered', 'hearts'] as const;

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

const out = new Float64Array(NAMES.length);

const features: Features<Here> = {
  names: NAMES,
  of(position: Here, seat: Seat) {
    const { state } = position;
    const { at, entered, hearts } = climberOf(state, seat);
    const tempo = tempoOf(position);
    out[0] = 1;
    out[1] = odds(race(state, tempo)[seat]!);
    out[2] = tempo.seat === seat ? tempo.left : 0;
    out[3] = armedChance(state, seat);
    out[4] = at === OFF ? 1 : 0;
    out[5] = entered ? 1 : 0;
    out[6] = hearts;
    return out;
  },
};

/** Every question of a turn. */
const OPENED: readonly PlatformerFrame['step'][] = [
  ...(['hero', 'respawn', 'actions', 'walk', 'strike', 'handling', 'gloves', 'shedding', 'landing'] as const),
  ...(['rerolling', 'turning', 'copying', 'pulling', 'special', 'ladder'] as const),
];

const judging: Judging<PlatformerKind> = {
  craft: training.craft(training.weights),
  seats: ({ climbers }) => climbers.length,
  features,
  opened: OPENED,
  weights: JUDGEMENT,
};

export const judge = judgeWith(judging);
