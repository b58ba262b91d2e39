/** The rules act on a copy while somebody listens: every answer of this folder comes from here. */
import { type Chance, Play, type Seat, settle, type Told } from '@astragal/kernel';
import { BOSSES, type Boss, ENEMY_DIE, ENEMY_FACES } from '../content/tables.ts';
import { platformer } from '../game.ts';
import type { PlatformerEvent, PlatformerFrame, PlatformerKind, State } from '../state.ts';
import { clone, guess, type View } from '../view.ts';

type BossTurn = Boss['chooses'];

const OVER: PlatformerFrame = { step: 'over' };
/** Luck that makes no difference to what is asked. */
const anyLuck: Chance = { below: () => 0 };

/** What was told of these steps, resolved in reading order on a copy that `change` may alter first. */
export function rehearse(view: View, frames: readonly PlatformerFrame[], change?: (copy: State) => void): PlatformerEvent[] {
  const state = guess(view);
  change?.(state);
  const told: Told<PlatformerKind>[] = [];
  settle(platformer, { state, stack: [OVER, ...frames.toReversed()] }, new Play<PlatformerKind>(anyLuck, told));
  return eventsOf(told);
}

export const eventsOf = (told: readonly Told<PlatformerKind>[]): PlatformerEvent[] => told.flatMap(({ event }) => (event ? [event] : []));

/** A table to play on that listens. */
export function listening(): { readonly play: Play<PlatformerKind>; readonly told: Told<PlatformerKind>[] } {
  const told: Told<PlatformerKind>[] = [];
  return { play: new Play<PlatformerKind>(anyLuck, told), told };
}

/** How luck that comes to the same is counted once: so many different answers, each standing for equally many. */
interface Folded {
  readonly answers: number;
  readonly nth: (i: number) => number;
}
/** The faces of the enemy die come in pairs. Where a single card is resolved, nothing follows that could meet the minions it summons. */
const FOLDED: Readonly<Record<BossTurn, Readonly<Record<string, Folded>>>> = {
  'by-enemy-die': {
    'enemy die of the boss': { answers: ENEMY_FACES.length, nth: (i) => ENEMY_DIE.indexOf(ENEMY_FACES[i]!) },
    'minion spawn field': { answers: 1, nth: () => 0 },
  },
  'by-common-symbol': {},
};

/** Every way the turn of the active player may end if it ended now, ladders held and nothing kept: its odds, and what is told. */
export function turnEnds(view: View): { readonly odds: number; readonly events: readonly PlatformerEvent[] }[] {
  const { seat } = view.turn;
  const rested = guess(view);
  const before = listening();
  const rest: PlatformerFrame[] = [
    { step: 'fall', where: 'all', last: true },
    { step: 'end-of-turn', seat },
  ];
  settle(platformer, { state: rested, stack: [OVER, ...rest.toReversed()] }, before.play);
  if (rested.outcome !== 'playing') return [{ odds: 1, events: eventsOf(before.told) }];
  return everyLuck(FOLDED[BOSSES[view.boss].chooses], (chance) => {
    const told = [...before.told];
    settle(platformer, { state: clone(rested), stack: [OVER, { step: 'boss-turn', seat }] }, new Play<PlatformerKind>(chance, told));
    return eventsOf(told);
  });
}

/** Plays under each script of luck in turn, like an odometer. */
function everyLuck(
  folded: Readonly<Record<string, Folded>>,
  play: (chance: Chance) => PlatformerEvent[],
): { odds: number; events: PlatformerEvent[] }[] {
  const found: { odds: number; events: PlatformerEvent[] }[] = [];
  let script: number[] = [];
  for (;;) {
    const sizes: number[] = [];
    const below = (n: number, what: string): number => {
      const { answers, nth } = folded[what] ?? { answers: n, nth: (i: number) => i };
      sizes.push(answers);
      if (script.length < sizes.length) script.push(0);
      return nth(script[sizes.length - 1]!);
    };
    const events = play({ below });
    found.push({ odds: 1 / sizes.reduce((product, n) => product * n, 1), events });
    const turn = sizes.findLastIndex((n, i) => script[i]! < n - 1);
    if (turn < 0) return found;
    script = [...script.slice(0, turn), script[turn]! + 1];
  }
}

/** Hearts that this seat lost in what was told. */
export const woundsIn = (events: readonly PlatformerEvent[], seat: Seat): number =>
  events.reduce((sum, event) => (event.kind === 'wounded' && event.seat === seat ? sum + event.wounds : sum), 0);
