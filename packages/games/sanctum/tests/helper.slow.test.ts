import { type Chance, choices, clone, Play, type Position, playOn, read, seeded, settle, shuffled, waiting } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import type { BlessingId } from '../src/content/blessings.ts';
import { SKILLS_OF, type SkillId } from '../src/content/heroes.ts';
import { type SanctumKind, type SanctumState, sanctum } from '../src/index.ts';
import { heroIdOf } from '../src/rules/hero.ts';
import { gainSkill } from '../src/rules/verbs.ts';
import { solve, solveBlock } from '../src/solver.ts';
import { atTheWalls } from '../src/toolkit.ts';
import { battle, chase, me, oneFight } from './helpers.ts';

type At = Position<SanctumKind>;
const never = () => new Play<SanctumKind>(seeded('never asked'));

/** A random fight after its roll: any hero, some skills, few tokens, some of them spent in earlier fights. */
function randomFight(seed: string): At {
  const chance = seeded(seed);
  const { state } = atTheWalls.setup(2, { difficulty: 'normal', heroes: 'random', bonuses: 'off', hints: 'on' }, chance) as {
    state: SanctumState;
  };
  const hero = me(state);
  hero.skills = [];
  for (const skill of shuffled([...SKILLS_OF[heroIdOf(hero)]], chance, 'skills').slice(0, 6))
    gainSkill(state, 0, skill as SkillId, never());
  for (const gear of hero.gear)
    gear.wells = gear.wells.map((_, i) =>
      chance.below(5, 'filled') < 3 ? 'corrupt' : chance.below(3, 'spent') === 0 ? (i % 2 ? 'stamina' : 'focus') : 'empty',
    );
  hero.stamina = chance.below(3, 'stamina');
  hero.focus = chance.below(3, 'focus');
  hero.raging = chance.below(2, 'rage');
  hero.potions = { red: chance.below(2, 'red'), blue: 0 };
  hero.gold = 2 + chance.below(2, 'dice');
  hero.foes = [];
  if (chance.below(2, 'act VI') === 0) prepareBattle(state, chance);
  else for (let level = 0; level < 2; level++) chase(state, 0, state.decks[chance.below(level + 2, 'level')]!.at(-1)!);
  const position: At = { state, stack: [...oneFight] };
  const play = new Play<SanctumKind>(chance);
  settle(sanctum, position, play);
  playOn(sanctum, position, waiting(sanctum, position)[0]!, { do: 'roll' } as never, play);
  return position;
}

function prepareBattle(s: SanctumState, chance: Chance): void {
  s.lords = shuffled(s.lords, chance, 'lords');
  s.furies = shuffled(s.furies, chance, 'furies');
  battle(s, 0);
  const hero = me(s);
  hero.blessings = shuffled([...hero.blessings.map(({ tile }) => tile), ...s.boxed], chance, 'tiles')
    .slice(0, chance.below(3, 'blessings'))
    .map((tile) => ({ tile: tile as BlessingId, used: false }));
  // A row at its end holds no hidden card; a strict card takes changed dice only.
  const place = 4 + chance.below(5, 'place');
  for (let i = 0; i < 9; i++) {
    const foe = hero.foes[i]!;
    foe.side = 'up';
    if (i < place) foe.hits = foe.hits.map(() => 'mark');
    else if (foe.hits.length === 0) foe.hits = ['open'];
  }
  hero.place = place;
  hero.defeated = place;
  if (chance.below(3, 'strict') === 0) hero.fight.strict = place;
}

/** Positions beyond which nobody tries everything. */
const MOST = 40_000;

/** All results of an attack by trying everything the rules offer, rolling again aside: fewest wounds for each number of levels. */
function byTrying(from: At): Map<number, number> | undefined {
  const start = me(from.state);
  const found = new Map<number, number>();
  const seen = new Set<string>();
  const walk = (position: At): void => {
    const [at] = waiting(sanctum, position);
    const hero = position.state.heroes[0]!;
    if (at?.frame.step === 'attack' || at?.frame.step === 'block') {
      const { fight, gear, foes, stamina, focus, raging, blessings, potions } = hero;
      const key = JSON.stringify([at.frame.step, fight, gear.map(({ wells }) => wells), foes, stamina, focus, raging, blessings, potions]);
      if (seen.has(key)) return;
      seen.add(key);
      if (seen.size > MOST) return;
      for (const choice of choices(sanctum, position.state, at.frame)) {
        if (choice.do === 'reroll') continue;
        const next = clone(sanctum, position);
        playOn(sanctum, next, waiting(sanctum, next)[0]!, choice, never());
        walk(next);
      }
      return;
    }
    const levels = levelsOf(position.state, start.place);
    found.set(levels, Math.min(found.get(levels) ?? Number.POSITIVE_INFINITY, start.health - hero.health));
  };
  walk(from);
  return seen.size > MOST ? undefined : found;
}

/** Levels of the demons killed, or cards defeated. After the block the spoils are still to be claimed. */
const levelsOf = (s: SanctumState, place: number): number =>
  s.phase === 'battle'
    ? me(s).place - place
    : me(s).foes.reduce((sum, { hits }) => sum + (hits.every((hit) => hit !== 'open') ? hits.length : 0), 0);

/** Levels and wounds of the attack as planned, and of the block that is best then. */
function played(from: At, steps: readonly string[]): [levels: number, wounds: number] {
  const position = clone(sanctum, from);
  const play = (all: readonly string[]): void => {
    for (const step of all) {
      const found = read(sanctum, position, 0, step);
      if (!found) throw new Error(`the plan says '${step}' in ${all.join(', ')}; the rules do not`);
      playOn(sanctum, position, found.at, found.choice, never());
    }
  };
  play([...steps, 'done']);
  if (waiting(sanctum, position)[0]?.frame.step === 'block') play([...solveBlock(position.state, 0), 'done']);
  return [levelsOf(position.state, me(from.state).place), me(from.state).health - me(position.state).health];
}

describe('the fight helper against trying everything', () => {
  it('does as well wherever it says exact, and its plans come to what they say', () => {
    const counts = { exact: 0, act6: 0, planned: 0 };
    for (let seed = 0; seed < 40; seed++) {
      const at = randomFight(`helper ${seed}`);
      const all = byTrying(at);
      const { plans, exact } = solve(at.state, 0);
      if (!all || !exact) continue;
      counts.exact++;
      counts.act6 += at.state.phase === 'battle' ? 1 : 0;
      const wounds = Math.min(...all.values());
      const levels = Math.max(...[...all].flatMap(([each, fewest]) => (fewest === wounds ? [each] : [])));
      for (const { steps, outcome } of plans) {
        expect.soft(outcome, `seed ${seed}`).toMatchObject({ wounds, levels });
        expect.soft(played(at, steps), `seed ${seed}: ${steps.join(', ')}`).toEqual([levels, wounds]);
        counts.planned++;
      }
    }
    expect(counts.exact).toBeGreaterThan(28);
    expect(counts.act6).toBeGreaterThan(10);
    expect(counts.planned).toBeGreaterThan(50);
  });
});
