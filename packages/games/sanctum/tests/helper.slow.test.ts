import { clone, playOn, read, waiting } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import { blessingOf } from '../src/content/blessings.ts';
import { type Hero, sanctum } from '../src/index.ts';
import { solve, solveBlock } from '../src/solver.ts';
import { me } from './helpers.ts';
import { type At, byTrying, levelsOf, quiet, randomFight, surgeFight } from './random-fights.ts';

/** Tokens in the pools, less those that blessings have given. */
const tokensOf = ({ stamina, focus, blessings }: Hero): number =>
  stamina + focus - blessings.filter(({ tile, used }) => used && blessingOf(tile).token !== undefined).length;

/** Levels, wounds and tokens spent: of the attack as planned, and of the block that is best then. */
function played(from: At, steps: readonly string[]): [levels: number, wounds: number, tokens: number] {
  const position = clone(sanctum, from);
  const play = (all: readonly string[]): void => {
    for (const step of all) {
      const found = read(sanctum, position, 0, step);
      if (!found) throw new Error(`the plan says '${step}' in ${all.join(', ')}; the rules do not`);
      playOn(sanctum, position, found.at, found.choice, quiet());
    }
  };
  play([...steps, 'done']);
  if (waiting(sanctum, position)[0]?.frame.step === 'block') play([...solveBlock(position.state, 0), 'done']);
  const [before, after] = [me(from.state), me(position.state)];
  return [levelsOf(position.state, before.place), before.health - after.health, tokensOf(before) - tokensOf(after)];
}

/** How many fights of these were small enough to try everything, of them in Act VI, and how many plans were held against that. */
function compare(fight: (seed: string) => At, fights: number, most: number) {
  const counts = { exact: 0, act6: 0, planned: 0 };
  for (let n = 0; n < fights; n++) {
    const at = fight(`helper ${n}`);
    const { plans, exact } = solve(at.state, 0);
    const all = exact ? byTrying(at, most) : undefined;
    if (!all) continue;
    counts.exact++;
    counts.act6 += at.state.phase === 'battle' ? 1 : 0;
    const wounds = Math.min(...all.values());
    const levels = Math.max(...[...all].flatMap(([each, fewest]) => (fewest === wounds ? [each] : [])));
    for (const { steps, outcome } of plans) {
      expect.soft(outcome, `fight ${n}`).toMatchObject({ wounds, levels });
      expect.soft(played(at, steps), `fight ${n}: ${steps.join(', ')}`).toEqual([levels, wounds, outcome.stamina + outcome.focus]);
      counts.planned++;
    }
  }
  return counts;
}

describe('the fight helper against trying everything', () => {
  it('does as well wherever it says exact, and its plans come to what they say', () => {
    const counts = compare(randomFight, 40, 40_000);
    expect(counts.exact).toBeGreaterThan(28);
    expect(counts.act6).toBeGreaterThan(10);
    expect(counts.planned).toBeGreaterThan(50);
  });

  it('does as well with Surge of Power', () => {
    const counts = compare(surgeFight, 5000, 300);
    expect(counts.exact).toBeGreaterThan(3000);
    expect(counts.act6).toBeGreaterThan(300);
  });
});
