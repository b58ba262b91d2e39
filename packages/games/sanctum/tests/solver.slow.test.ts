import { choices, clone, notation, Play, type Position, playOn, read, seeded, settle, waiting } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import { type CardId, type HeroId, odds, type SanctumKind, type SanctumState, type SkillId, sanctum, solve } from '../src/index.ts';
import { atTheWalls } from '../src/toolkit.ts';
import { battle, bless, chase, dice, learn, me, oneFight, stage, wear } from './helpers.ts';

type Prepare = NonNullable<Parameters<typeof stage>[0]>;
const rolled = (prepare: Prepare, values: number[], heroes: NonNullable<Parameters<typeof stage>[1]>['heroes'] = ['huntress', 'outlaw']) =>
  stage(
    (s) => {
      me(s).gold = values.length;
      prepare(s);
    },
    { heroes, stack: oneFight, luck: dice(...values) },
  ).plays('roll');

/** Plays a plan and the best blocks after it; tells what came of it. */
function played(from: Position<SanctumKind>, steps: readonly string[]): { wounds: number; killed: number } {
  const position = clone(sanctum, from);
  const play = new Play<SanctumKind>(seeded('never asked'));
  const answer = (text: string): void => {
    const found = read(sanctum, position, 0, text);
    if (!found) throw new Error(`the plan says '${text}', the rules do not`);
    playOn(sanctum, position, found.at, found.choice, play);
  };
  for (const step of steps) answer(step);
  const killed = position.state.heroes[0]!.foes.filter(({ hits }) => hits.every((hit) => hit !== 'open')).length;
  answer('done');
  return { wounds: fewestWounds(position), killed };
}

/** By trying every order of blocking. */
function fewestWounds(from: Position<SanctumKind>): number {
  const [at] = waiting(sanctum, from);
  if (at?.frame.step !== 'block') return 10 - from.state.heroes[0]!.health;
  let fewest = Number.POSITIVE_INFINITY;
  for (const choice of choices(sanctum, from.state, at.frame)) {
    const position = clone(sanctum, from);
    playOn(sanctum, position, waiting(sanctum, position)[0]!, choice, new Play<SanctumKind>(seeded('never asked')));
    fewest = Math.min(fewest, choice.do === 'done' ? 10 - position.state.heroes[0]!.health : fewestWounds(position));
  }
  return fewest;
}

describe('the fight helper', () => {
  it('finds the better play of the rulebook example', () => {
    const at = rolled((s) => chase(s, 0, 'acrobat-boots', 'feathered-cap', 'seers-hood'), [6, 6]);
    const { plans, exact } = solve(at.state, 0);
    expect(exact).toBe(true);
    expect(plans[0]!.outcome).toMatchObject({ wounds: 0, levels: 2 });
    expect(plans[0]!.kills).toEqual([0]);
    expect(played(at.position, plans[0]!.steps)).toEqual({ wounds: 0, killed: 1 });
  });

  it('spends nothing where the dice lie well', () => {
    const at = rolled((s) => chase(s, 0, 'feathered-cap', 'sling'), [3, 5]);
    expect(solve(at.state, 0).plans[0]).toMatchObject({ kills: [0, 1], outcome: { wounds: 0, levels: 2, stamina: 0, focus: 0, rage: 0 } });
  });

  it('shows ties', () => {
    const at = rolled(
      (s) => {
        me(s).raging = 0;
        chase(s, 0, 'sling');
      },
      [4, 1],
    );
    expect(solve(at.state, 0).plans.length).toBeGreaterThan(1);
  });

  it('uses Double Strike, Somersault, Crushing Blow, Volley and Surge of Power', () => {
    const double = rolled(
      (s) => {
        learn(s, 0, 'double-strike');
        me(s).raging = 0;
        chase(s, 0, 'frost-rod');
      },
      [5, 1],
      ['dancer', 'outlaw'],
    );
    expect(solve(double.state, 0).plans[0]!.steps).toEqual(['double 0 0 0 0 1']);
    const flip = rolled(
      (s) => {
        learn(s, 0, 'somersault');
        chase(s, 0, 'sling');
      },
      [2, 1],
      ['dancer', 'outlaw'],
    );
    expect(solve(flip.state, 0).plans[0]!.steps).toEqual(['flip 0', 'hit 0 0 0']);
    const crush = rolled(
      (s) => {
        learn(s, 0, 'crushing-blow');
        chase(s, 0, 'dented-kettle-helm');
      },
      [6, 4],
      ['slayer', 'outlaw'],
    );
    expect(solve(crush.state, 0).plans[0]!.steps).toEqual(['crush 0 1', 'hit 0 0 0']);
    const copy = rolled(
      (s) => {
        learn(s, 0, 'volley');
        me(s).raging = 0;
        me(s).gear[4]!.wells = ['focus'];
        me(s).gear[5]!.wells = ['focus'];
        me(s).gear[0]!.wells = ['focus'];
        me(s).focus = 1;
        chase(s, 0, 'frost-rod');
      },
      [5, 1],
    );
    expect(played(copy.position, solve(copy.state, 0).plans[0]!.steps).killed).toBe(1);
    const surge = rolled(
      (s) => {
        learn(s, 0, 'surge-of-power');
        me(s).raging = 0;
        chase(s, 0, 'sling');
      },
      [3, 1],
    );
    for (const slot of [0, 5]) me(surge.position.state as SanctumState).gear[slot]!.wells = ['corrupt'];
    expect(solve(surge.state, 0).plans[0]!.steps).toEqual([
      'use weapon-1 0 focus 0 4',
      'surge weapon-1 0',
      'use weapon-1 0 focus 0 5',
      'hit 0 0 0',
    ]);
  });

  /** After the roll: all ability spaces are filled but those of some item spaces, and these tokens are left. */
  const spent = (at: ReturnType<typeof rolled>, open: readonly number[], stamina: number, focus: number) => {
    const hero = me(at.position.state as SanctumState);
    hero.gear.forEach(({ wells }, slot) => {
      if (!open.includes(slot)) wells.fill('focus');
    });
    Object.assign(hero, { raging: 0, stamina, focus });
    return at;
  };
  const met = (values: number[], hero: HeroId, skill: SkillId, ...foes: CardId[]) =>
    rolled(
      (s) => {
        learn(s, 0, skill);
        chase(s, 0, ...foes);
        if (skill === 'dance-partner') me(s).gold--;
      },
      values,
      [hero, 'outlaw'],
    );

  it('copies a die on its way, and changes the copy', () => {
    const at = spent(met([2, 3], 'huntress', 'volley', 'bone-whistle', 'woodcutters-axe'), [0, 5], 3, 3);
    const { plans } = solve(at.state, 0);
    expect(plans[0]).toMatchObject({ kills: [0, 1], outcome: { wounds: 0 } });
    expect(played(at.position, plans[0]!.steps)).toEqual({ wounds: 0, killed: 2 });
  });

  it('keeps dice back for Whirling Guard', () => {
    const at = spent(met([2, 2], 'dancer', 'whirling-guard', 'wolfskin-boots', 'crow-plume-helm'), [], 0, 0);
    expect(solve(at.state, 0).plans[0]).toMatchObject({ steps: [], outcome: { wounds: 2 } });
  });

  it('gives the silver die a partner first', () => {
    const at = spent(met([1, 3, 5], 'dancer', 'dance-partner', 'iron-greaves'), [], 0, 0);
    expect(solve(at.state, 0).plans[0]!.steps).toEqual(['partner 0', 'hit 0 0 0', 'hit 2 0 1']);
  });

  it('pays for a hit that lets Pinning Shot work', () => {
    const at = spent(met([4, 4], 'huntress', 'pinning-shot', 'pathfinder-boots'), [5], 0, 3);
    expect(solve(at.state, 0).plans[0]).toMatchObject({ kills: [], outcome: { wounds: 1, focus: 1 } });
  });

  it('pays for no hit that neither kills nor lets Pinning Shot save', () => {
    const at = spent(met([6, 6], 'huntress', 'pinning-shot', 'astral-vestment'), [5], 0, 3);
    me(at.position.state as SanctumState).foes[0]!.hits[0] = 'mark';
    expect(solve(at.state, 0).plans[0]).toMatchObject({ steps: [], outcome: { focus: 0 } });
  });

  it('counts tokens of earlier fights for Surge of Power', () => {
    const at = spent(met([3, 1], 'huntress', 'surge-of-power', 'bone-whistle'), [], 0, 0);
    expect(solve(at.state, 0).plans[0]!.steps).toEqual(['surge helmet 0', 'use helmet 0 focus 0 4', 'hit 0 0 0']);
  });

  it('counts a token for Surge of Power only once its shield is paid', () => {
    const at = spent(met([6, 6], 'huntress', 'surge-of-power', 'astral-vestment'), [1], 1, 0);
    for (const { wells } of me(at.position.state as SanctumState).gear) if (wells[0] === 'focus') wells.fill('corrupt');
    const { plans, exact } = solve(at.state, 0);
    expect(plans[0]).toMatchObject({ steps: [], outcome: { wounds: 3, stamina: 0 } });
    expect(exact).toBe(true);
    expect(played(at.position, plans[0]!.steps).wounds).toBe(3);
  });

  it('opens a filled space before any other change needs its token', () => {
    const at = spent(met([3, 5], 'huntress', 'surge-of-power', 'pathfinder-boots'), [4], 1, 0);
    expect(solve(at.state, 0).plans[0]!.steps).toEqual([
      'surge helmet 0',
      'use weapon-1 0 focus 0 2',
      'use helmet 0 stamina 1 6',
      'hit 0 0 0',
      'hit 1 0 1',
    ]);
  });

  it('does not call exact what hidden fury may change', () => {
    const row = (values: number[]) =>
      spent(
        rolled((s) => battle(s, 0, 'lord-1'), values),
        [],
        0,
        0,
      );
    expect(solve(row([1, 2]).state, 0)).toMatchObject({ exact: false, plans: [{ kills: [0], outcome: { fury: true } }] });
    expect(solve(row([2, 3]).state, 0).exact).toBe(true);
  });

  it('plans through face-up cards of the Final Battle, with blessings', () => {
    const at = rolled(
      (s) => {
        battle(s, 0, 'lord-1', 'fury-1', 'lord-2');
        me(s).raging = 0;
        bless(s, 0, 'set-1');
        me(s).foes[1] = { card: 'fury-1', hits: ['mark'], side: 'up' };
        me(s).place = 2;
      },
      [5, 2],
    );
    expect(solve(at.state, 0).plans[0]).toMatchObject({ kills: [2], outcome: { blessings: 0 } });
  });

  it('keeps its word: every plan of random fights is legal and comes to what it says', () => {
    let [fights, exacts] = [0, 0];
    for (let seed = 0; seed < 40; seed++) {
      const chance = seeded(`fight ${seed}`);
      const { state } = atTheWalls.setup(2, { difficulty: 'normal', heroes: 'random', bonuses: 'on', hints: 'on' }, chance) as {
        state: SanctumState;
      };
      for (let i = 0; i < 2; i++) chase(state, 0, state.decks[i]!.at(-1)!);
      me(state).gold = 3;
      const position: Position<SanctumKind> = { state, stack: [...oneFight] };
      const play = new Play<SanctumKind>(chance);
      settle(sanctum, position, play);
      playOn(sanctum, position, waiting(sanctum, position)[0]!, { do: 'roll' } as never, play);
      const { plans, exact } = solve(position.state, 0, { most: 3 });
      for (const { steps, outcome, kills } of plans) {
        const came = played(position, steps);
        expect(came.killed).toBe(kills.length);
        expect(came.wounds).toBeLessThanOrEqual(outcome.wounds);
        fights++;
      }
      exacts += exact ? 1 : 0;
    }
    expect(exacts).toBeGreaterThan(37);
    expect(fights).toBeGreaterThan(40);
  });

  it('is exact: no other play of small fights does better', () => {
    for (const values of [
      [1, 2],
      [4, 4],
      [6, 1],
      [5, 3],
    ]) {
      const at = rolled((s) => chase(s, 0, 'feathered-cap', 'crow-plume-helm'), values);
      const { outcome } = solve(at.state, 0).plans[0]!;
      expect([outcome.wounds, outcome.levels]).toEqual(bestByTrying(at.position));
    }
  });
});

/** Fewest wounds, then most levels, over every play of the attack. */
function bestByTrying(from: Position<SanctumKind>): [number, number] {
  const seen = new Set<string>();
  let best: [number, number] = [Number.POSITIVE_INFINITY, 0];
  const walk = (position: Position<SanctumKind>): void => {
    const key = JSON.stringify(position.state.heroes[0]);
    if (seen.has(key)) return;
    seen.add(key);
    const [at] = waiting(sanctum, position);
    for (const choice of choices(sanctum, position.state, at!.frame)) {
      const next = clone(sanctum, position);
      playOn(sanctum, next, waiting(sanctum, next)[0]!, choice, new Play<SanctumKind>(seeded('never asked')));
      if (notation(choice) !== 'done') {
        walk(next);
        continue;
      }
      const levels = position.state.heroes[0]!.foes.reduce(
        (sum, { hits }) => sum + (hits.every((hit) => hit !== 'open') ? hits.length : 0),
        0,
      );
      const wounds = fewestWounds(next);
      if (wounds < best[0] || (wounds === best[0] && levels > best[1])) best = [wounds, levels];
    }
  };
  walk(from);
  return best;
}

describe('odds before the roll', () => {
  it('are exact', () => {
    const at = stage((s) => chase(s, 0, 'feathered-cap', 'iron-greaves', 'dragon-helm'), { stack: [] });
    Object.assign(me(at.state), { raging: 0, stamina: 0, focus: 0 });
    const [one, pair, triple] = odds(at.state, 0);
    expect(one).toBeCloseTo(1 - (5 / 6) ** 2, 12);
    expect(pair).toBeCloseTo(1 / 36, 12);
    expect(triple).toBe(0);
  });

  /** Before the roll: so many gold dice and no tokens against one demon. */
  const bare = (hero: HeroId, gold: number, foe: CardId, ...skills: SkillId[]): SanctumState => {
    const at = stage(
      (s) => {
        learn(s, 0, ...skills);
        chase(s, 0, foe);
      },
      { stack: [], heroes: [hero, hero === 'outlaw' ? 'huntress' : 'outlaw'] },
    );
    const state = at.state as SanctumState;
    Object.assign(me(state), { raging: 0, stamina: 0, focus: 0, gold });
    return state;
  };

  it('count dice that may be rolled again, as they are best chosen', () => {
    const chance = (hero: HeroId, ...skills: SkillId[]) => odds(bare(hero, 2, 'feathered-cap', ...skills), 0)[0]!;
    const miss = 5 / 6;
    expect(chance('outlaw')).toBeCloseTo(1 - miss ** 2, 12);
    expect(chance('outlaw', 'loaded-dice')).toBeCloseTo(1 - miss ** 4, 12);
    expect(chance('dancer', 'encore')).toBeCloseTo(1 - miss ** 4, 12);
    expect(chance('huntress', 'hawk-eye')).toBeCloseTo(1 - miss ** 3, 12);
  });

  it.each([
    ['dancer', 1, 'iron-greaves', ['dance-partner', 'encore']],
    ['dancer', 2, 'iron-greaves', ['somersault', 'encore']],
    ['outlaw', 2, 'pathfinder-boots', ['loaded-dice', 'poisoned-blade']],
    ['huntress', 2, 'pathfinder-boots', ['hawk-eye', 'volley']],
  ] as const)('are those of the best play by the rules: %s with %i gold dice against %s', (hero, gold, foe, skills) => {
    const state = bare(hero, gold, foe, ...skills);
    expect(odds(state, 0)[0]).toBeCloseTo(chanceByTrying({ state, stack: [...oneFight] }), 12);
  });

  it('count abilities and rage', () => {
    const at = stage(
      (s) => {
        wear(s, 0, 'weapon-1', 'woodcutters-axe');
        chase(s, 0, 'feathered-cap');
      },
      { stack: [] },
    );
    expect(odds(at.state, 0)[0]).toBeCloseTo(1, 12);
  });
});

/** The chance to kill the first foe by the best of all that the rules offer, over every luck. */
function chanceByTrying(from: Position<SanctumKind>): number {
  const known = new Map<string, number>();
  /** Over everything that may fall while this is played. */
  const over = (position: Position<SanctumKind>, play: (next: Position<SanctumKind>, luck: Play<SanctumKind>) => void): number => {
    let chance = 0;
    const fallen: number[] = [];
    for (;;) {
      let asked = 0;
      const next = clone(sanctum, position);
      const below = (): number => {
        if (asked === fallen.length) fallen.push(0);
        return fallen[asked++]!;
      };
      play(next, new Play<SanctumKind>({ below }));
      chance += best(next) / 6 ** asked;
      while (fallen.length > 0 && fallen.at(-1) === 5) fallen.pop();
      if (fallen.length === 0) return chance;
      fallen[fallen.length - 1]!++;
    }
  };
  const best = (position: Position<SanctumKind>): number => {
    const hero = me(position.state);
    if (hero.foes[0]!.hits.every((hit) => hit !== 'open')) return 1;
    const [at] = waiting(sanctum, position);
    if (at?.frame.step !== 'attack') return at?.frame.step === 'potions' ? over(position, (next, luck) => answer(next, 'roll', luck)) : 0;
    const key = JSON.stringify([hero.fight, hero.foes]);
    let chance = known.get(key) ?? 0;
    if (!known.has(key))
      for (const choice of choices(sanctum, position.state, at.frame))
        if (choice.do !== 'done' && chance < 1)
          chance = Math.max(
            chance,
            over(position, (next, luck) => answer(next, notation(choice), luck)),
          );
    known.set(key, chance);
    return chance;
  };
  const answer = (position: Position<SanctumKind>, text: string, luck: Play<SanctumKind>): void => {
    const found = read(sanctum, position, 0, text)!;
    playOn(sanctum, position, found.at, found.choice, luck);
  };
  const start = clone(sanctum, from);
  settle(sanctum, start, new Play<SanctumKind>(seeded('never asked')));
  return best(start);
}
