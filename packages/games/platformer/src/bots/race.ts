/** The race for the blow: who is likely to deal it first, by how far everybody is from it and who acts when. */
import type { Seat } from '@astragal/kernel';
import { isSolo } from '../rules/facts.ts';
import { climberOf } from '../rules/pieces.ts';
import type { State } from '../state.ts';
import { armedChance, prospectOf } from './prospects.ts';

/** Fitted to games of experts: boots of a turn, how sharply heroes arrive, and what a turn of the climb or of the fight makes up for, in wounds. */
const PACE = 2.45;
const SHARPNESS = 1.7;
const CLIMB_GAINS = 0.29;
const FIGHT_GAINS = 0.06;
/** What a coin stands for, in wounds; more coins buy nothing in time. */
const COIN = 0.2;
const ENOUGH_COINS = 12;
/** How the chance of a blow falls with the wounds that are missing, and the most that it comes to. */
const STEEPNESS = 0.55;
const MOST = 0.28;
/** What the chance beside the boss adds to that. */
const ARMED = 0.14;
/** How far the next roll is trusted more than what heroes usually come to. */
const NEXT_ROLL = 0.37;
/** Looked so far ahead, in turns of each; by then somebody has won. */
const ROUNDS = 16;

/** Whose turn comes next or is under way, and how much of it is left. */
export interface Tempo {
  readonly seat: Seat;
  readonly isUnderWay: boolean;
  readonly left: number;
}

/** `short`: wounds that are missing beyond what coins buy; `arrival`: turns to the boss level. */
interface Runner {
  readonly isInCourt: boolean;
  readonly chance: number;
  readonly short: number;
  readonly arrival: number;
  readonly armed: number;
}

function runner(s: State, seat: Seat): Runner {
  const { isInCourt, boots, missing, chance } = prospectOf(s, seat);
  const short = missing - COIN * Math.min(climberOf(s, seat).coins, ENOUGH_COINS);
  return { isInCourt, chance, short, arrival: boots / PACE, armed: armedChance(s, seat) };
}

/** The chance that a hero who still runs deals the blow in the turn that comes after so many of its own. */
function hazard({ isInCourt, short, arrival, armed, chance }: Runner, turn: number): number {
  const gains = (isInCourt ? FIGHT_GAINS : CLIMB_GAINS) * turn;
  const usual = ARMED * armed + MOST / (1 + Math.exp(STEEPNESS * (short - gains)));
  if (!isInCourt) return usual / (1 + Math.exp(SHARPNESS * (arrival - turn)));
  return turn === 0 ? NEXT_ROLL * chance + (1 - NEXT_ROLL) * usual : usual;
}

/** How a hero stands in the race: its chance to be the first, and how likely its blow is beside the boss. */
export interface Raced {
  readonly chance: number;
  readonly armed: number;
}

/** What is left open is shared, or lost alone (P-120). */
export function race(s: State, { seat: next, isUnderWay, left }: Tempo): Raced[] {
  const { length } = s.climbers;
  const runners = s.climbers.map((_, seat) => runner(s, seat));
  const chances = new Float64Array(length);
  const rounds = isSolo(s) ? Math.min(ROUNDS, s.events.length + (isUnderWay ? 1 : 0)) : ROUNDS;
  let open = 1;
  for (let round = 0; round < rounds; round++)
    for (let place = 0; place < length; place++) {
      const seat = (next + place) % length;
      const odds = open * hazard(runners[seat]!, round) * (round + place === 0 ? left : 1);
      chances[seat]! += odds;
      open -= odds;
    }
  const shared = isSolo(s) ? 0 : open / length;
  return runners.map(({ armed }, seat) => ({ chance: chances[seat]! + shared, armed }));
}
