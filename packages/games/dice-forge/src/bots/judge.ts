/** Everybody's chances: the points that the learned value expects of each seat, weighed the more the less time is left to change them. */
import { dot, type Features, type Judging, judgeWith } from '@astragal/bots';
import type { Position, Seat } from '@astragal/kernel';
import { scoreOf } from '../rules/questions.ts';
import type { DiceForgeKind, Frame, State } from '../state.ts';
import { craftWith } from './craft.ts';
import { features as valued } from './features.ts';
import { JUDGEMENT } from './judgement.ts';
import { WEIGHTS } from './weights.ts';

type Here = Position<DiceForgeKind>;

/** What is seen of a seat. By haste: it counts the more the less time is left. */
const NAMES = ['one', 'points', 'points by haste', 'score by haste', 'action ahead', 'place'] as const;

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

const out = new Float64Array(NAMES.length);

const features: Features<Here> = {
  names: NAMES,
  of(position: Here, seat: Seat) {
    const isAhead = hasActionAhead(position);
    const state = asSeen(position, isAhead);
    const points = dot(valued.of(state, seat), WEIGHTS.seats[state.players.length]!.points);
    const haste = 1 / Math.sqrt(timeLeft(state, isAhead));
    const acts = isAhead && seat === state.active ? 1 : 0;
    const row = [1, points, points * haste, scoreOf(state.players[seat]!) * haste, acts, seat];
    for (let i = 0; i < row.length; i++) out[i] = row[i]!;
    return out;
  },
};

const judging: Judging<DiceForgeKind> = { craft: craftWith(WEIGHTS), features, opened: ['action'], weights: JUDGEMENT };

export const judge = judgeWith(judging);
