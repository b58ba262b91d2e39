/** Words for scenes: who plays whom, who is chased by what, who wears and knows what. Cards are always taken from where they lie. */
import type { Scripted } from '@astragal/kernel';
import { type RuleScene, scene } from '@astragal/kernel/testing';
import { march } from '../src/arrange.ts';
import type { HeroId } from '../src/content/heroes.ts';
import type { FuryId, LordId } from '../src/content/lords.ts';
import { sanctum } from '../src/game.ts';
import { layBoard } from '../src/rules/verbs.ts';
import type { Hero, SanctumFrame, SanctumKind, SanctumState } from '../src/state.ts';
import { toolkit } from '../src/toolkit.ts';

export { bag, battle, battleRow, bless, card, chase, free, learn, march, me, stack, toWalls, wear } from '../src/arrange.ts';

type S = SanctumState;

export interface Prepared {
  readonly heroes?: readonly HeroId[];
  readonly difficulty?: SanctumKind['options']['difficulty'];
  readonly stack?: readonly SanctumFrame[];
  readonly luck?: readonly Scripted[];
}

/** A scene on the march: these heroes stand on the first spaces, in turn order, and `prepare` sets the rest. */
export function stage(
  prepare: (s: S) => void = () => {},
  { heroes = ['huntress', 'outlaw'], difficulty = 'normal', stack = [{ step: 'next-turn', seat: 0 }], luck = [] }: Prepared = {},
): RuleScene<SanctumKind> {
  return scene(
    sanctum,
    { seats: heroes.length, options: { difficulty }, position: { arrange: { heroes }, stack }, luck },
    {
      ...toolkit,
      arrange(s) {
        s.phase = 'march';
        heroes.forEach((hero, seat) => {
          layBoard(s.heroes[seat]!, hero);
          march(s, seat, seat + 1);
        });
        prepare(s);
      },
    },
  );
}

/** Dice as a person reads them: 1 to 6. */
export const dice = (...values: number[]): number[] => values.map((value) => value - 1);

/** One fight of the Final Battle, up to its confirmation. */
export const oneFight: readonly SanctumFrame[] = [
  { step: 'end', seat: 0 },
  { step: 'fight', seat: 0 },
];

/** A Demon Lord or fury card demands its choice of seat 0. */
export const demand = (id: LordId | FuryId): readonly SanctumFrame[] => [{ step: 'effect', seat: 0, card: id }];

export const gemsOnTable = (hero: Hero): number => [...hero.table, ...hero.whites].reduce((sum, n) => sum + n, 0);
