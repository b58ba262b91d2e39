/**
 * Everybody's chances: the points that the learned value expects of each seat, weighed the more the less time is left to change them, and
 * beside that all that the value sees of it, since what makes points is not quite what wins.
 */
import { dot, type Judging, judgeWith, type SeatFeatures } from '@astragal/bots';
import type { Position } from '@astragal/kernel';
import { scoreOf } from '../rules/questions.ts';
import type { DiceForgeKind, Frame, State } from '../state.ts';
import { craftWith } from './craft.ts';
import { OWN, OWN_END, features as valued } from './features.ts';
import { JUDGEMENT } from './judgement.ts';
import { WEIGHTS } from './weights.ts';

type Here = Position<DiceForgeKind>;

/** What is seen of a seat. By haste: it counts the more the less time is left; in time: the less. */
const SUMS = ['one', 'points', 'points by haste', 'score by haste', 'action ahead', 'place'] as const;
const BLOCK = valued.names.slice(OWN, OWN_END);
const NAMES: readonly string[] = [...SUMS, ...BLOCK, ...BLOCK.map((name) => `${name} in time`)];

const isStep = (entry: Here['stack'][number], step: Frame['step']): boolean => 'step' in entry && entry.step === step;

/** Whether the action of this turn is still to come: the state does not tell, the stack does. */
const hasActionAhead = ({ stack }: Here): boolean =>
  stack.some((entry) => isStep(entry, 'gear') || ('step' in entry && entry.step === 'action' && !entry.extra));

/** The state as its features are right: while the action is ahead, it counts as before the blessings. */
const asSeen = (position: Here, isAhead: boolean): State =>
  position.state.turnStep === 'blessings' || !isAhead ? position.state : { ...position.state, turnStep: 'blessings' };

/** Turns that are left, as a share of the game. */
const timeLeft = ({ round, rounds, active, players }: State, isAhead: boolean): number =>
  ((rounds - round) * players.length + players.length - 1 - active + (isAhead ? 1 : 0.3)) / (rounds * players.length);

/** Kept for every seat: a judge is asked for thousands of positions. */
const kept = Array.from({ length: 4 }, () => new Float64Array(NAMES.length));
const ROWS = [2, 3, 4].map((seats) => kept.slice(0, seats));

const features: SeatFeatures<Here> = {
  names: NAMES,
  of(position) {
    const isAhead = hasActionAhead(position);
    const state = asSeen(position, isAhead);
    const left = timeLeft(state, isAhead);
    const haste = 1 / Math.sqrt(left);
    const rows = ROWS[state.players.length - 2]!;
    for (const [seat, row] of rows.entries()) {
      const seen = valued.of(state, seat);
      const points = dot(seen, WEIGHTS.seats[rows.length]!.points);
      row[0] = 1;
      row[1] = points;
      row[2] = points * haste;
      row[3] = scoreOf(state.players[seat]!) * haste;
      row[4] = isAhead && seat === state.active ? 1 : 0;
      row[5] = seat;
      for (let i = 0; i < BLOCK.length; i++) {
        const each = seen[OWN + i]!;
        row[SUMS.length + i] = each;
        row[SUMS.length + BLOCK.length + i] = each * left;
      }
    }
    return rows;
  },
};

const judging: Judging<DiceForgeKind> = { craft: craftWith(WEIGHTS), features, opened: ['action'], weights: JUDGEMENT };

export const judge = judgeWith(judging);
