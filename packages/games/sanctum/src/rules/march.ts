/** B.2, B.3 Turns and moves: the march through acts I to V, chests, divine intervention (S-13 to S-21, S-70). */
import type { Seat } from '@astragal/kernel';
import { ACTS, INTERVENTION, SPACES, WALL_SETS } from '../content/acts.ts';
import type { SanctumFrame, SanctumRefusal, TurnChoice } from '../state.ts';
import { heroAt, isAlive, isAtWalls, livingFrom, placeOf, type S, type T, wallsOf } from './hero.ts';
import type { StepsOf } from './steps.ts';
import {
  advance,
  answerCall,
  breach,
  closeChest,
  dropDemons,
  endFight,
  enterPhase,
  grantDie,
  hearCall,
  laySets,
  loot,
  openChest,
  takeSet,
} from './verbs.ts';
import { answersWith, everyoneAnswered, layForBreacher } from './walls.ts';

const WISHES: readonly TurnChoice[] = [{ do: 'move' }, { do: 'fight' }, { do: 'rest' }, { do: 'breach' }, { do: 'answer' }];

/** B.19: why an action is not open to a seat. */
const CANNOT: Readonly<Record<TurnChoice['do'], (s: S, seat: Seat) => SanctumRefusal | undefined>> = {
  move: (s, seat) => (isAtWalls(s, heroAt(s, seat)) ? { why: 'at-walls', rule: 'S-71' } : undefined),
  fight: (s, seat) => beforeFirstMove(s, seat) ?? (heroAt(s, seat).foes.length === 0 ? { why: 'no-demons', rule: 'S-28' } : undefined),
  rest: (s, seat) => beforeFirstMove(s, seat),
  breach(s, seat) {
    const me = heroAt(s, seat);
    if (s.breacher >= 0) return { why: 'already-breached', rule: 'S-74' };
    if (!isAtWalls(s, me)) return { why: 'not-at-walls', rule: 'S-72' };
    return me.foes.length > 0 ? { why: 'demons-left', rule: 'S-72', demons: me.foes.length } : undefined;
  },
  answer: (s) => (s.breacher < 0 ? { why: 'not-breached', rule: 'S-74' } : undefined),
};

/** S-14: the first action of the game is a move. */
const beforeFirstMove = (s: S, seat: Seat): SanctumRefusal | undefined =>
  heroAt(s, seat).at === 0 ? { why: 'first-turn', rule: 'S-14' } : undefined;

/** What each action brings, up to the end of the turn (K-19: closed by a confirmation; a rest is closed by its own). */
const ACTIONS: Readonly<Record<TurnChoice['do'], (s: S, seat: Seat, t: T) => void>> = {
  move(s, seat, t) {
    const chest = arrive(s, seat, t);
    t.next({ step: 'set', seat }, { step: 'end', seat }, ...chest, { step: 'turn-over', seat });
  },
  fight: (_, seat, t) => t.next({ step: 'fight', seat }, { step: 'end', seat }, { step: 'turn-over', seat }),
  rest: (_, seat, t) => t.next({ step: 'resting', seat, last: false }, { step: 'turn-over', seat }),
  breach(s, seat, t) {
    breach(s, seat, t);
    answerCall(s, seat, 2, t);
    enterPhase(s, 'call');
    layForBreacher(s, 2, t);
    t.next({ step: 'turn-over', seat });
  },
  answer(s, seat, t) {
    dropDemons(s, seat);
    answerCall(s, seat, answersWith(s, seat), t);
    t.next({ step: 'end', seat }, { step: 'turn-over', seat });
  },
};

/** S-16, S-17, S-21, S-70: figure, demons, angel; gives back the chest to be opened at the end of the turn (S-19). */
function arrive(s: S, seat: Seat, t: T): SanctumFrame[] {
  const seats = s.heroes.length;
  const walls = wallsOf(seats);
  const first = s.front < walls;
  advance(s, seat, t);
  if (s.front === walls) {
    if (first) laySets(s, WALL_SETS, t);
    if (first) for (const each of livingFrom(s, seat)) grantDie(s, each, t);
    return [];
  }
  const { act, space } = placeOf(seats, s.front);
  laySets(s, ACTS[act][space - 1]!, t);
  const angel = INTERVENTION[seats]!;
  if (angel.act === act && angel.space === space) for (const each of livingFrom(s, seat)) grantDie(s, each, t);
  return space === SPACES ? [{ step: 'chest', seat }] : [];
}

export const march: StepsOf<'next-turn' | 'turn' | 'set' | 'end' | 'chest' | 'loot' | 'chest-closed' | 'turn-over'> = {
  // S-76: the breacher lays a card, who has answered does nothing.
  'next-turn': {
    run(s, { seat }, t) {
      if (seat === s.breacher) {
        layForBreacher(s, 1, t);
        return t.next({ step: 'turn-over', seat });
      }
      if (heroAt(s, seat).answered > 0) return t.next({ step: 'turn-over', seat });
      t.tell({ kind: 'turn-begun', seat });
      t.next({ step: 'turn', seat });
    },
  },

  // S-13: exactly one action.
  turn: {
    wishes: () => WISHES,
    refuse: (s, { seat }, wish) => CANNOT[wish.do](s, seat),
    take: (s, { seat }, choice, t) => ACTIONS[choice.do](s, seat, t),
  },

  // S-18: one of the sets on the board.
  set: {
    wishes: (s) => s.sets.map((_, set) => ({ do: 'take', set })),
    take: (s, { seat }, { set }, t) => takeSet(s, seat, set, t),
  },

  // K-19: until here everything since the last news may be taken back.
  end: {
    wishes: () => [{ do: 'end' }],
    take(s, { seat }, _, t) {
      t.confirm();
      endFight(s, seat);
    },
  },

  // S-19, K-12, K-56: the living, front to back.
  chest: {
    run(s, { seat }, t) {
      openChest(s, seat, t);
      const heirs = s.marching.filter((each) => isAlive(heroAt(s, each)));
      t.next(...heirs.map((each) => ({ step: 'loot', seat: each }) as const), { step: 'chest-closed' });
    },
  },

  loot: {
    wishes: (s) => s.chest.map((item) => ({ do: 'loot', item })),
    take: (s, { seat }, { item }, t) => loot(s, seat, item, t),
  },

  'chest-closed': { run: (s) => closeChest(s) },

  // K-12, K-13: the dead leave play; act V ends when all living have answered; nobody alive ends the game.
  'turn-over': {
    run(s, { seat }, t) {
      if (!isAlive(heroAt(s, seat))) dropDemons(s, seat);
      if (s.breacher >= 0) hearCall(s, seat);
      const [next] = livingFrom(s, (seat + 1) % s.heroes.length);
      if (next === undefined) t.next({ step: 'finish' });
      else t.next(everyoneAnswered(s) ? { step: 'respite' } : { step: 'next-turn', seat: next });
    },
  },
};
