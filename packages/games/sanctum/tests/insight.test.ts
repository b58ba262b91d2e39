import { choices, clone, Play, type Position, playOn, type Seat, seeded, start, waiting } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import { ROW } from '../src/content/acts.ts';
import { COLOURS, SLOT_AT } from '../src/content/effects.ts';
import { HERO_IDS, type HeroId, SKILLS_OF } from '../src/content/heroes.ts';
import { sanctum } from '../src/game.ts';
import {
  abilitiesOn,
  cardsToFace,
  couldSwap,
  damageBy,
  diceToRoll,
  foesInPlay,
  missingGems,
  nextSets,
  outlook,
  unlockedBy,
  verbOf,
  wallsOf,
} from '../src/insight/index.ts';
import { canPayGems, GEM_PAYMENTS } from '../src/rules/rest.ts';
import type { SanctumKind, SanctumView } from '../src/state.ts';
import { atTheWalls, lastRest } from '../src/toolkit.ts';
import { bag, battle, bless, chase, dice, free, learn, me, oneFight, stage, wear } from './helpers.ts';

type At = Position<SanctumKind>;

/** The position after this answer. */
function after(position: At, seat: Seat, choice: { readonly do: string }): At {
  const next = clone(sanctum, position);
  playOn(sanctum, next, waiting(sanctum, next).find((each) => each.seat === seat)!, choice, new Play<SanctumKind>(seeded('after')));
  return next;
}

/** Every way through the block step, by brute force: the fewest wounds. */
function fewestWounds(position: At, seat: Seat, seen = new Set<string>()): number {
  const at = waiting(sanctum, position).find((each) => each.seat === seat)!;
  const { fight } = position.state.heroes[seat]!;
  if (at.frame.step !== 'block') return fight.wounds;
  const key = JSON.stringify(position.state.heroes[seat]);
  if (seen.has(key)) return Number.POSITIVE_INFINITY;
  seen.add(key);
  return Math.min(...choices(sanctum, position.state, at.frame).map((choice) => fewestWounds(after(position, seat, choice), seat, seen)));
}

/** Positions in the attack and block steps of lively games. */
function* fights(seed: string): Generator<{ position: At; seat: Seat }> {
  const chance = seeded(seed);
  for (const game of [atTheWalls, lastRest]) {
    const play = new Play<SanctumKind>(chance);
    const position = start(game, 2, { difficulty: 'normal', heroes: 'random', bonuses: 'on', hints: 'on' }, play);
    for (let i = 0; i < 260; i++) {
      for (const hero of position.state.heroes) if (hero.fate === 'alive') hero.health = 10;
      const open = waiting(sanctum, position);
      if (open.length === 0) break;
      const at = open[chance.below(open.length, 'who')]!;
      if (at.frame.step === 'attack' || at.frame.step === 'block') yield { position, seat: at.seat };
      const all = choices(sanctum, position.state, at.frame);
      const eager = all.filter(({ do: verb }) => verb === 'fight' || verb === 'roll' || verb === 'hit' || verb === 'suffer');
      const from = eager.length > 0 && chance.below(3, 'eager') > 0 ? eager : all;
      playOn(sanctum, position, at, from[chance.below(from.length, 'answer')]!, play);
    }
  }
}

describe('what could still be blocked', () => {
  it.each(['two', 'three', 'four'])('is what the rules come to when everything is tried (%s)', (seed) => {
    let compared = 0;
    for (const { position, seat } of fights(seed)) {
      const { faced, blocked, stoppable } = outlook(sanctum.view(position.state, seat), seat);
      const { step } = waiting(sanctum, position).find((each) => each.seat === seat)!.frame;
      const blocking = step === 'attack' ? after(position, seat, { do: 'done' }) : position;
      const suffered = position.state.heroes[seat]!.fight.wounds;
      expect(Math.max(0, faced - blocked - stoppable)).toBe(fewestWounds(blocking, seat) - suffered);
      compared++;
    }
    expect(compared).toBeGreaterThanOrEqual(60);
  });

  it('counts a token that Surge of Power brings back', () => {
    const at = stage(
      (s) => {
        learn(s, 0, 'surge-of-power');
        chase(s, 0, 'dragon-helm');
        me(s).gear[1]!.wells = ['stamina', 'empty'];
        me(s).stamina = 2;
      },
      { luck: dice(4, 4) },
    ).plays('fight', 'roll');
    expect(outlook(sanctum.view(at.state, 0), 0)).toEqual({ faced: 3, blocked: 0, stoppable: 2 });
  });

  it('knows skills that work by themselves, blessings and burdens', () => {
    const guarded = stage(
      (s) => {
        learn(s, 0, 'whirling-guard');
        chase(s, 0, 'dragon-helm');
      },
      {
        heroes: ['dancer', 'outlaw'],
        luck: dice(4, 4),
      },
    ).plays('fight', 'roll');
    expect(outlook(sanctum.view(guarded.state, 0), 0)).toEqual({ faced: 3, blocked: 0, stoppable: 3 });
    const blessed = stage(
      (s) => {
        battle(s, 0, 'lord-28');
        bless(s, 0, 'shield-3');
        me(s).extraDamage = 2;
      },
      {
        stack: oneFight,
        luck: dice(4, 4),
      },
    ).plays('roll');
    const { faced, stoppable } = outlook(sanctum.view(blessed.state, 0), 0);
    expect(stoppable).toBe(5);
    expect(faced).toBe(2 + me(blessed.state).foes.reduce((sum, _, foe) => sum + damageBy(sanctum.view(blessed.state, 0), 0, foe), 0));
  });

  it('is known before the fight: what would come if no die did anything', () => {
    const { state } = stage((s) => chase(s, 0, 'dragon-helm'));
    expect(outlook(sanctum.view(state, 0), 0)).toEqual({ faced: 3, blocked: 0, stoppable: 2 });
  });

  it('is nothing where nothing threatens', () => {
    expect(outlook(sanctum.view(stage().state, 0), 0)).toEqual({ faced: 0, blocked: 0, stoppable: 0 });
    const over = sanctum.view(stage((s) => battle(s, 0, 'lord-28'), { stack: [{ step: 'finish' }] }).state, 0);
    expect(outlook(over, 0)).toEqual({ faced: 0, blocked: 0, stoppable: 0 });
    expect(damageBy(over, 0, 0)).toBe(0);
  });
});

describe('skills used by hand', () => {
  it.each(HERO_IDS)('an answer uses up exactly the skill that names it (%s)', (hero) => {
    const attack = everySkill(hero);
    const used = new Set<string>();
    for (const at of [attack, after(attack, 0, { do: 'done' })])
      for (const choice of choices(sanctum, at.state, waiting(sanctum, at)[0]!.frame)) {
        const spent = me(after(at, 0, choice).state).fight.used;
        expect(spent.map(verbOf), choice.do).toEqual(spent.length > 0 ? [choice.do] : []);
        for (const skill of spent) used.add(skill);
      }
    expect([...used].toSorted()).toEqual(SKILLS_OF[hero].filter(verbOf).toSorted());
  });

  /** Behind the roll, with all nine skills and something for each of them to do. */
  function everySkill(hero: HeroId): At {
    const scene = stage(
      (s) => {
        learn(s, 0, ...SKILLS_OF[hero]);
        for (const colour of COLOURS) free(s, 0, colour, 6);
        chase(s, 0, 'living-bark', 'skyfall-bow');
        me(s).foes[0]!.hits[0] = 'mark';
        me(s).gear[SLOT_AT.armor]!.wells[0] = 'stamina';
        me(s).stamina--;
        me(s).potions.red = 1;
        me(s).raging = 1;
      },
      { heroes: [hero, hero === 'dancer' ? 'outlaw' : 'dancer'], luck: dice(6, 6, 6) },
    ).plays('fight', 'roll');
    return scene.position;
  }
});

describe('the foes in play', () => {
  const row = (place: number): SanctumView => {
    const view = sanctum.view(stage((s) => battle(s, 0, 'lord-28'), { stack: oneFight }).state, 0);
    return { ...view, heroes: view.heroes.map((each) => ({ ...each, place })) };
  };

  it('are all demons before the Final Battle', () => {
    const { state } = stage((s) => chase(s, 0, 'dragon-helm', 'sling', 'buckler'));
    expect(foesInPlay(sanctum.view(state, 0), 0)).toEqual([0, 1, 2]);
  });

  it.each([
    [0, [0, 1], [0]],
    [4, [4, 5], [4]],
    [ROW - 1, [ROW - 2, ROW - 1], [ROW - 1]],
    [ROW, [ROW - 2, ROW - 1], [ROW - 1]],
  ])('are the card at %i of the row and the next, or the card alone', (place, both, one) => {
    expect(row(place).heroes[0]!.foes).toHaveLength(ROW);
    expect(foesInPlay(row(place), 0)).toEqual(both);
    expect(foesInPlay(row(place), 0, 0)).toEqual(one);
  });
});

describe('what an answer would bring', () => {
  it('a climbing gem: the skill that the rules would give', () => {
    const { state } = stage((s) => {
      me(s).table[0] = 1;
      me(s).table[1] = 3;
    });
    const view = sanctum.view(state, 0);
    expect(unlockedBy(view, 0, 'red', 1, 'red')).toBe('hardened');
    expect(unlockedBy(view, 0, 'red', 2, 'red')).toBeUndefined();
  });

  it.each([
    [['falcon-companion'], 'huntress', true],
    [['poisoned-blade'], 'outlaw', true],
    [[], 'huntress', false],
  ] as const)('a roll: the dice that fall (%j)', (skills, hero, silver) => {
    const at = stage(
      (s) => {
        learn(s, 0, ...skills);
        chase(s, 0, 'sling');
      },
      { heroes: [hero, 'dancer'], luck: dice(1, 1, ...(silver ? [1] : [])) },
    ).plays('fight');
    const before = diceToRoll(sanctum.view(at.state, 0), 0);
    at.plays('roll').done();
    expect(before).toEqual({ gold: 2, silver });
    expect(me(at.state).fight.dice).toHaveLength(before.gold + (silver ? 1 : 0));
  });

  it('the call: how many cards wait', () => {
    const { state } = stage((s) => {
      s.breacher = 1;
      s.cathedral = s.lords.splice(0, 3);
    });
    expect(cardsToFace(sanctum.view(state, 0), 0)).toBe(2);
    me(state).called = true;
    expect(cardsToFace(sanctum.view(state, 0), 0)).toBe(3);
  });

  it('a price: nothing is missing exactly where the rules let one pay', () => {
    const { state } = stage((s) => {
      free(s, 0, 'red', 2);
      free(s, 0, 'blue', 1);
    });
    const view = sanctum.view(state, 0).heroes[0]!;
    for (const item of ['dragon-helm', 'thorn-crown', 'rune-wand', 'buckler', 'brigandine'] as const)
      expect(missingGems(view, item).length === 0).toBe(GEM_PAYMENTS[item].some((each) => canPayGems(me(state), each)));
  });

  it('a swap: what may be put on once the old item is off', () => {
    const { state } = stage((s) => {
      wear(s, 0, 'helmet', 'seers-hood');
      bag(s, 0, 'feathered-cap', 'oracles-circlet');
    });
    me(state).pool = { red: 0, green: 0, blue: 0, white: 0 };
    const view = sanctum.view(state, 0);
    expect(couldSwap(view, 0, 'oracles-circlet', 'helmet')).toBe(false);
    me(state).gear[0]!.gems = ['white'];
    expect(couldSwap(sanctum.view(state, 0), 0, 'feathered-cap', 'helmet')).toBe(true);
  });

  it('a move: what the rules lay out', () => {
    const at = stage().plays('move');
    const before = nextSets(sanctum.view(stage().state, 0));
    expect(
      at
        .heard(0, 'sets-laid')
        .at(-1)!
        .sets.map((set) => set.map(({ level }) => level)),
    ).toEqual(before);
    expect(nextSets({ ...sanctum.view(at.state, 0), front: wallsOf(2) - 1 })).toEqual([]);
  });

  it('abilities lie on their own wells', () => {
    const { state } = stage((s) => wear(s, 0, 'armor', 'mirror-cuirass'));
    me(state).gear[1]!.wells = ['stamina', 'focus', 'empty'];
    const [first, second] = abilitiesOn(sanctum.view(state, 0).heroes[0]!, 1);
    expect([first?.wells, second?.wells, second?.first]).toEqual([['stamina', 'focus'], ['empty'], 2]);
  });
});
