/** P-32 to P-42: the eight steps of a turn. */
import type { Seat, Steps } from '@astragal/kernel';
import { rowOf } from '../content/map.ts';
import { type ActionSymbol, COMPONENTS, ENEMY_DIE, HERO_IDS, SYMBOLS } from '../content/tables.ts';
import type { PlatformerFrame, PlatformerKind, State } from '../state.ts';
import { OFF } from '../state.ts';
import { enemiesAttack, moveEnemiesByDie } from './enemies.ts';
import { eventEffect, isSolo, passive, seatsFrom } from './facts.ts';
import { removePassedLevel } from './levels.ts';
import { climberOf } from './pieces.ts';
import { endEvent, soloScore } from './solo.ts';
import { throwDie, waysToSave } from './symbols.ts';
import { beginTurn, castHero, claim, gain, lose, recharge, setDice, setSpecial, setStep, useDie } from './verbs.ts';

const nextSeat = (s: State, seat: Seat): Seat => (seat + 1) % s.climbers.length;

/** The steps after the roll; the very first turn of the game begins there (P-32). */
const fromRoll = (seat: Seat): PlatformerFrame[] => [
  { step: 'roll', seat },
  { step: 'enemy-die', seat },
  { step: 'action-phase', seat },
  { step: 'special-phase', seat },
  { step: 'gravity', where: 'all', last: true, asked: true },
  { step: 'end-of-turn', seat },
  { step: 'boss-turn', seat },
];

const hasTriple = (dice: readonly ActionSymbol[]): boolean => SYMBOLS.some((symbol) => dice.filter((face) => face === symbol).length >= 3);

/** H-44: on the map, and in a higher row than every other hero on it. */
function isHighestAlone(s: State, seat: Seat): boolean {
  const row = rowOf(climberOf(s, seat).at);
  return climberOf(s, seat).at !== OFF && s.climbers.every(({ at }, other) => other === seat || at === OFF || rowOf(at) < row);
}

type TurnSteps =
  | 'opening'
  | 'hero'
  | 'turn'
  | 'removal'
  | 'recharge'
  | 'roll'
  | 'enemy-die'
  | 'action-phase'
  | 'special-phase'
  | 'special'
  | 'end-of-turn'
  | 'over';

/** The steps of this chapter. */
export const turnSteps: Pick<Steps<PlatformerKind>, TurnSteps> = {
  // H-50: heroes are dealt, or chosen in turn order.
  opening: {
    run(s, { chosen }, t) {
      const seats = seatsFrom(s, s.turn.seat);
      t.next(
        ...(chosen ? seats.map((seat) => ({ step: 'hero', seat }) as const) : []),
        { step: 'turn', seat: s.turn.seat },
        { step: 'over' },
      );
    },
  },
  hero: {
    wishes: (s, { seat }) => HERO_IDS.filter((hero) => isOpen(s, seat, hero)).map((hero) => ({ do: 'be', hero })),
    take: (s, { seat }, { hero }, t) => castHero(s, seat, hero, t),
  },
  turn: {
    run(s, { seat }, t) {
      if (s.turn.number === s.house.rounds * s.climbers.length) return lose(s, seat, 'rounds', t);
      beginTurn(s, seat, t);
      const event: PlatformerFrame[] = isSolo(s) ? [{ step: 'event', seat }] : [];
      const early: PlatformerFrame[] =
        s.turn.number === 1
          ? []
          : [
              { step: 'removal', seat },
              { step: 'recharge', seat },
            ];
      t.next(...event, ...early, ...fromRoll(seat), { step: 'turn', seat: nextSeat(s, seat) });
    },
  },
  removal: {
    run(s, { seat }, t) {
      setStep(s, 1);
      removePassedLevel(s, seat, t);
    },
  },
  recharge: {
    run(s, { seat }, t) {
      setStep(s, 2);
      recharge(s, seat, t);
      gain(s, seat, passive(s, seat, 'coinsOnRecharge'), 0, 'card', t);
    },
  },
  roll: {
    run(s, { seat }, t) {
      setStep(s, 3);
      const dice: ActionSymbol[] = [];
      for (let die = 0; die < COMPONENTS.actionDice; die++) dice.push(throwDie(seat, die, t.chance));
      setDice(s, dice, ENEMY_DIE[t.chance.below(ENEMY_DIE.length, 'enemy die')]!, t);
      if (s.artifacts.length > 0 && hasTriple(dice)) claim(s, seat, 'triple-roll', t);
    },
  },
  'enemy-die': {
    run(s, _, t) {
      setStep(s, 4);
      const { enemyMoves = 1, gravityAfterEnemyDie } = eventEffect(s);
      const face = s.turn.enemyDie;
      if (face === 'attack') enemiesAttack(s, t);
      else if (face !== 'none') for (let i = 0; i < enemyMoves; i++) moveEnemiesByDie(s, face, t);
      if (gravityAfterEnemyDie) t.next({ step: 'gravity', where: 'all', last: false, asked: true });
    },
  },
  // H-14: off the map now, Respawn comes first.
  'action-phase': {
    run(s, { seat }, t) {
      setStep(s, 5);
      t.next({ step: 'actions', seat });
      if (climberOf(s, seat).at === OFF) t.next({ step: 'respawn', seat, first: s.turn.number <= s.climbers.length });
    },
  },
  'special-phase': {
    run(s, { seat }, t) {
      setStep(s, 6);
      if (waysToSave(s, seat).length > 0) t.next({ step: 'special', seat });
    },
  },
  special: {
    wishes: (s, { seat }) => [...waysToSave(s, seat), { do: 'skip' }],
    take(s, { seat }, choice, t) {
      if (choice.do === 'skip') return;
      useDie(s, seat, choice.die, t);
      if (choice.do === 'save') return setSpecial(s, seat, s.turn.dice[choice.die]!, t);
      useDie(s, seat, choice.with, t);
      setSpecial(s, seat, choice.as, t);
    },
  },
  // H-12: events, then artifacts; with that "this turn" is over.
  'end-of-turn': {
    run(s, { seat }, t) {
      setStep(s, 8);
      endEvent(s, seat, t);
      if (isHighestAlone(s, seat)) claim(s, seat, 'highest-alone', t);
      if (climberOf(s, seat).coins === 0) claim(s, seat, 'penniless', t);
    },
  },
  over: {
    run(s, _, t) {
      if (isSolo(s) && s.outcome === 'won') t.tell({ kind: 'scored', seat: 0, score: soloScore(s) });
    },
  },
};

/** A hero that nobody earlier in turn order has chosen. */
function isOpen(s: State, seat: Seat, hero: string): boolean {
  const holder = s.climbers.findIndex((climber) => climber.hero === hero);
  const place = (each: Seat): number => (each - s.turn.seat + s.climbers.length) % s.climbers.length;
  return holder < 0 || place(holder) >= place(seat);
}
