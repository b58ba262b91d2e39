import { describe, expect, it } from 'vitest';
import {
  type AttackId,
  attackersOnLeaving,
  bootsAtHand,
  bossOdds,
  type Climber,
  enemyIntentions,
  faintOdds,
  gravityGhosts,
  reach,
} from '../src/index.ts';
import { at, COURT, tower } from './helpers.ts';

const hero = (field: number, more: Partial<Climber> = {}): Partial<Climber> => ({ hero: 'nix', at: field, coins: 0, gems: 0, ...more });

describe('previews', () => {
  it('[P-45] reach: boots, pushes, air, hearts and reveals', () => {
    const level = { cells: ['........', '........', '........', '..t.....'], floors: ['........', '=.......', '........', '........'] };
    const { state } = tower({
      levels: [level],
      climbers: [hero(1)],
      enemies: [
        ['treant', 4],
        ['golem', 8],
      ],
      dice: ['boot', 'star', 'hand'],
    });
    expect(bootsAtHand(state, 0)).toBe(2);
    const found = Object.fromEntries(reach(state, 0).map((each) => [each.field, each]));
    expect(found[2]).toMatchObject({ boots: 1, wounds: 1, stands: true, push: false, reveals: false });
    expect(found[3]).toMatchObject({ boots: 2, wounds: 2, from: 2 });
    expect(found[9]).toMatchObject({ boots: 1, stands: false });
    expect(found[8]).toMatchObject({ boots: 2, push: true });
    expect(found[24]).toBeUndefined();
    expect(reach(state, 0, 4).find(({ field }) => field === 25)).toMatchObject({ boots: 3, reveals: true });
  });

  it('[P-68] who would attack on leaving', () => {
    const { state } = tower({
      levels: [{}],
      climbers: [hero(1)],
      enemies: [
        ['golem', 2],
        ['golem', 9],
      ],
    });
    expect(attackersOnLeaving(state, 0)).toEqual([2, 9]);
  });

  it('[P-63] ghosts: where everything would land, and at what price', () => {
    const level = { cells: ['........', '........', 't.......', '........'] };
    const { state } = tower({
      levels: [level],
      climbers: [hero(at(1, 3, 0)), hero(at(1, 2, 3), { hearts: 1 })],
      enemies: [['golem', at(1, 2, 5)]],
    });
    expect(gravityGhosts(state)).toEqual([
      { seat: 0, from: at(1, 3, 0), to: 0, wounds: 1 },
      { seat: 1, from: at(1, 2, 3), to: 3, wounds: 0 },
      { enemy: 'golem', from: at(1, 2, 5), to: 5, wounds: 0 },
    ]);
    expect(state.climbers[0]!.at).toBe(at(1, 3, 0));
  });

  it('[P-64] a ghost that would faint has nowhere to land', () => {
    const level = { cells: ['........', '........', 't.......', '........'] };
    const { state } = tower({ levels: [level], climbers: [hero(at(1, 3, 0), { hearts: 1 })] });
    expect(gravityGhosts(state)[0]).toMatchObject({ seat: 0, to: -1 });
  });

  it('[P-36] intentions for each face of the enemy die', () => {
    const { state } = tower({
      levels: [{}],
      climbers: [hero(1)],
      enemies: [
        ['golem', 2],
        ['shambler', 5],
      ],
    });
    expect(enemyIntentions(state, 'attack')).toEqual([{ does: 'attacks', enemy: 'golem', at: 2, seat: 0, wounds: 1 }]);
    expect(enemyIntentions(state, 'right')).toEqual([{ does: 'moves', enemy: 'golem', from: 2, to: 3 }]);
    expect(enemyIntentions(state, 'left')).toEqual([]);
  });

  it('[P-103] [P-104] odds of the boss cards for the present roll', () => {
    const levels = [{}, {}, {}, COURT];
    const deck: AttackId[] = ['k1', 'k2', 'k3', 'k5'];
    const ikee = tower({
      levels,
      options: { boss: 'ikee' },
      climbers: [hero(at(4, 0, 0), { entered: true })],
      enemies: [['ikee', at(4, 0, 5)]],
      bossDeck: deck,
      dice: ['sword', 'sword', 'star', 'boot', 'coin'],
    });
    const odds = bossOdds(ikee.state);
    expect(odds.k3).toBeCloseTo(1 / 2);
    expect(odds.k1).toBeCloseTo(1 / 3);
    expect(odds.k5).toBeCloseTo(1 / 3);
    const medusa = tower({
      levels,
      climbers: [hero(at(4, 0, 0), { entered: true })],
      enemies: [['medusa', at(4, 0, 5)]],
      bossDeck: ['m2', 'm3', 'm4'],
    });
    expect(bossOdds(medusa.state)).toEqual({ m1: 1 / 3, m2: expect.closeTo(1 / 6), m4: expect.closeTo(1 / 6), m3: 1 / 3 });
  });

  it('[P-41] [P-83] how likely the hero faints if the turn ends now', () => {
    const levels = [{}, {}, {}, COURT];
    const dice = ['sword', 'sword', 'star', 'boot', 'coin'] as const;
    const facing = (hearts: number, field: number, bossDeck: AttackId[], more: Partial<Climber> = {}) =>
      faintOdds(
        tower({
          levels,
          options: { boss: 'ikee' },
          climbers: [hero(field, { entered: true, hearts, coins: 2, ...more })],
          enemies: [['ikee', at(4, 0, 5)]],
          bossDeck,
          dice,
        }).state,
      );
    // Backhand (k3) deals 3 beside him; two swords were rolled, so it is resolved in every pair with it.
    expect(facing(3, at(4, 0, 4), ['k3', 'k5', 'k4'])).toBeCloseTo(2 / 3);
    expect(facing(4, at(4, 0, 4), ['k3', 'k5', 'k4'])).toBe(0);
    expect(facing(3, at(4, 0, 0), ['k3', 'k5', 'k4'])).toBe(0);
    // The charge comes first or last of a tie: two fields nearer, the others reach the hero or not.
    expect(facing(3, at(4, 0, 0), ['k1', 'k2'])).toBe(0);
    expect(facing(3, at(4, 0, 2), ['k1', 'k2'])).toBeCloseTo(1 / 2);
  });

  it('[P-103] [P-64] Medusa by her die; falling through a trap on the way counts too', () => {
    const beside = (hearts: number, more: Partial<Climber> = {}) =>
      faintOdds(
        tower({
          levels: [{}, {}, {}, COURT],
          climbers: [hero(at(4, 0, 4), { entered: true, hearts, ...more })],
          enemies: [['medusa', at(4, 0, 5)]],
          bossDeck: ['m2', 'm3', 'm4'],
        }).state,
      );
    expect(beside(2)).toBeCloseTo(1 / 6);
    expect(beside(2, { tokens: ['mirror'] })).toBe(0);
    const trap = { cells: ['........', '........', 't.......', '........'] };
    expect(faintOdds(tower({ levels: [trap], climbers: [hero(at(1, 3, 0), { hearts: 1 })] }).state)).toBe(1);
    expect(faintOdds(tower({ levels: [trap], climbers: [hero(at(1, 0, 0), { hearts: 1 })] }).state)).toBe(0);
  });
});
