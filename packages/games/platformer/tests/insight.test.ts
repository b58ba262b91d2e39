import { mindOf, random, sightOf } from '@astragal/bots';
import { choices, copy, Play, type Position, playOn, read, readOptions, seeded, settle, start, type Told, waiting } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import { bossOdds } from '../src/bots/odds.ts';
import {
  type AttackId,
  atTheBoss,
  type Climber,
  enemyIntentions,
  ghostsAfter,
  gravityGhosts,
  OFF,
  type PlatformerFrame,
  type PlatformerKind,
  type PlatformerOptions,
  platformer,
  reach,
  type State,
  turnEnd,
  walkOf,
} from '../src/index.ts';
import { isBossLevel } from '../src/rules/space.ts';
import { at, COURT, tower } from './helpers.ts';

const hero = (field: number, more: Partial<Climber> = {}): Partial<Climber> => ({ hero: 'nix', at: field, coins: 0, gems: 0, ...more });

describe('what a table may ask', () => {
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
    const found = Object.fromEntries(reach(state, walkOf(state, 0, 2)).map((each) => [each.field, each]));
    expect(found[2]).toMatchObject({ boots: 1, wounds: 1, stands: true, push: false, reveals: false });
    expect(found[3]).toMatchObject({ boots: 2, wounds: 3, from: 2 });
    expect(found[9]).toMatchObject({ boots: 1, stands: false });
    expect(found[8]).toMatchObject({ boots: 2, push: true });
    expect(found[24]).toBeUndefined();
    expect(reach(state, walkOf(state, 0, 4)).find(({ field }) => field === 25)).toMatchObject({ boots: 3, reveals: true });
  });

  it('[P-68] [Q6] a way costs what the enemies left behind deal; of two equal ways the one that hurts less', () => {
    const { state } = tower({
      levels: [{}],
      climbers: [hero(0)],
      enemies: [['golem', 2]],
    });
    const found = reach(state, walkOf(state, 0, 2));
    expect(found.find(({ field }) => field === 9)).toMatchObject({ from: 8, wounds: 0 });
    const beside = reach(tower({ levels: [{}], climbers: [hero(1)], enemies: [['golem', 2]] }).state, walkOf(state, 0, 1));
    expect(beside.find(({ field }) => field === 0)).toMatchObject({ wounds: 1, faints: false });
  });

  it('[H-37] a hero with Stone Legs goes nowhere with the first boot', () => {
    const { state } = tower({ levels: [{}], climbers: [hero(1, { tokens: ['stone-legs'] })] });
    expect(reach(state, walkOf(state, 0, 3))).toEqual([]);
  });

  it('[P-71] ghosts after a push: where the pushed piece would land', () => {
    const walk = { step: 'walk', seat: 0, points: 1, boot: true, up: false, begun: false } as const;
    const ledge = { floors: ['........', '........', '===.....', '........'] };
    const { state } = tower({ levels: [ledge], climbers: [hero(at(1, 1, 1))], enemies: [['golem', at(1, 1, 2)]] });
    expect(ghostsAfter(state, walk, { do: 'push', to: at(1, 1, 2), out: at(1, 1, 3) })).toEqual([
      { enemy: 'golem', from: at(1, 1, 3), to: 3, wounds: 0 },
    ]);
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
    const odds = turnEnd(ikee.state).cards;
    expect(odds.k3).toBeCloseTo(1 / 2);
    expect(odds.k1).toBeCloseTo(1 / 3);
    expect(odds.k5).toBeCloseTo(1 / 3);
    const medusa = tower({
      levels,
      climbers: [hero(at(4, 0, 0), { entered: true })],
      enemies: [['medusa', at(4, 0, 5)]],
      bossDeck: ['m2', 'm3', 'm4'],
    });
    expect(turnEnd(medusa.state).cards).toEqual({
      m1: expect.closeTo(1 / 3),
      m2: expect.closeTo(1 / 6),
      m4: expect.closeTo(1 / 6),
      m3: expect.closeTo(1 / 3),
    });
  });

  it('[P-41] [P-83] how likely the hero faints if the turn ends now', () => {
    const levels = [{}, {}, {}, COURT];
    const dice = ['sword', 'sword', 'star', 'boot', 'coin'] as const;
    const facing = (hearts: number, field: number, bossDeck: AttackId[], more: Partial<Climber> = {}) =>
      turnEnd(
        tower({
          levels,
          options: { boss: 'ikee' },
          climbers: [hero(field, { entered: true, hearts, coins: 2, ...more })],
          enemies: [['ikee', at(4, 0, 5)]],
          bossDeck,
          dice,
        }).state,
      ).faint;
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
      turnEnd(
        tower({
          levels: [{}, {}, {}, COURT],
          climbers: [hero(at(4, 0, 4), { entered: true, hearts, ...more })],
          enemies: [['medusa', at(4, 0, 5)]],
          bossDeck: ['m2', 'm3', 'm4'],
        }).state,
      ).faint;
    expect(beside(2)).toBeCloseTo(1 / 6);
    expect(beside(2, { tokens: ['mirror'] })).toBe(0);
    const trap = { cells: ['........', '........', 't.......', '........'] };
    expect(turnEnd(tower({ levels: [trap], climbers: [hero(at(1, 3, 0), { hearts: 1 })] }).state).faint).toBe(1);
    expect(turnEnd(tower({ levels: [trap], climbers: [hero(at(1, 0, 0), { hearts: 1 })] }).state).faint).toBe(0);
  });
});

// Every number is compared with what happens when it is played

/** Positions of games played at random, where a hero on the map may act. */
function* positions(games: number, per: number): Generator<{ position: Position<PlatformerKind>; seed: string }> {
  for (let i = 0; i < games; i++) {
    const seed = `insight ${i}`;
    const [game, chance, think] = [i % 2 ? atTheBoss : platformer, seeded(seed), seeded(`${seed}/think`)];
    const given = readOptions(game as never, 1 + (i % 3), { artifacts: 'yes' }) as PlatformerOptions;
    const position = start(game, 1 + (i % 3), given, new Play<PlatformerKind>(chance));
    for (let found = 0, answers = 0; found < per && answers < 400; answers++) {
      const [open] = waiting(game, position);
      if (!open) break;
      if (open.frame.step === 'actions' && position.state.climbers[open.seat]!.at !== OFF && answers % 7 === 0 && found++ < per)
        yield { position: copy(position) as Position<PlatformerKind>, seed: `${seed} ${answers}` };
      const answer = read(game, position, open.seat, random.answer(sightOf(game as never, position as never, open.seat), mindOf(think)))!;
      playOn(game, position, answer.at, answer.choice, new Play<PlatformerKind>(chance));
    }
  }
}

/** Plays answers on a copy, with some luck; what was told. */
function play(
  position: Position<PlatformerKind>,
  answers: readonly string[],
  seed: string,
): { after: State; told: Told<PlatformerKind>[] } {
  const [next, told, chance] = [copy(position) as Position<PlatformerKind>, [] as Told<PlatformerKind>[], seeded(seed)];
  for (const text of answers) {
    const [open] = waiting(platformer, next);
    const answer = read(platformer, next, open!.seat, text)!;
    playOn(platformer, next, answer.at, answer.choice, new Play<PlatformerKind>(chance, told));
  }
  return { after: next.state, told };
}
const fallenIn = (told: readonly Told<PlatformerKind>[]): string[] =>
  told.flatMap(({ event }) => (event?.kind === 'enemy-moved' && event.how === 'fall' ? [`${event.enemy} ${event.from} ${event.to}`] : []));

describe('every number is what happens', () => {
  it('[P-45] [P-68] [P-78] reach: playing the way costs as many hearts, faints, reveals and stands as foretold', () => {
    let compared = 0;
    for (const { position, seed } of positions(12, 4)) {
      const { state } = position;
      const { seat } = state.turn;
      // Five boots in the tray, so that every way can be walked.
      Object.assign(state.turn, { dice: Array(5).fill('boot'), rolled: Array(5).fill('boot'), used: Array(5).fill(false) });
      const found = reach(state, walkOf(state, seat, 4));
      for (const entry of found) {
        const path: number[] = [];
        for (let each = found.find(({ field }) => field === entry.field); each; each = found.find(({ field }) => field === each!.from))
          path.unshift(each.field);
        const walked = walk(position, path, seed);
        const told = walked.told.flatMap(({ event }) => (event ? [event] : []));
        const lost = told.reduce((sum, event) => (event.kind === 'wounded' && event.seat === seat ? sum + event.wounds : sum), 0);
        expect([lost, told.some(({ kind }) => kind === 'level-revealed')], `${seed} to ${entry.field}`).toEqual([
          entry.wounds,
          entry.reveals,
        ]);
        const where = walked.position.state.climbers[seat]!.at;
        expect(where === OFF, `${seed} to ${entry.field}`).toBe(entry.faints);
        if (where === OFF) continue;
        const rested = copy(walked.position) as Position<PlatformerKind>;
        rested.stack.splice(0, rested.stack.length, { step: 'over' }, { step: 'gravity', where: 'all', last: true, asked: false });
        settle(platformer, rested, new Play<PlatformerKind>(seeded(seed)));
        expect(rested.state.climbers[seat]!.at === where, `${seed} rests on ${entry.field}`).toBe(entry.stands);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(200);
  });

  it('[P-63] [P-103] [P-104] ghosts and odds: ending the turn many times comes to the same', () => {
    const GAMES = 400;
    let atBoss = 0;
    for (const { position, seed } of positions(10, 3)) {
      const { state } = position;
      const rest: PlatformerFrame[] = [
        { step: 'over' },
        { step: 'boss-turn', seat: state.turn.seat },
        { step: 'end-of-turn', seat: state.turn.seat },
        { step: 'gravity', where: 'all', last: true, asked: false },
        { step: 'actions', seat: state.turn.seat },
      ];
      position.stack.splice(0, position.stack.length, ...rest);
      const { faint, cards } = turnEnd(state);
      const [fainted, resolved] = [{ times: 0 }, new Map<AttackId, number>()];
      for (let i = 0; i < GAMES; i++) {
        const { told } = play(position, ['end'], `${seed} ${i}`);
        if (told.some(({ event }) => event?.kind === 'fainted' && event.seat === state.turn.seat)) fainted.times++;
        for (const { event } of told)
          if (event?.kind === 'boss-card-drawn' && event.resolved) resolved.set(event.card, (resolved.get(event.card) ?? 0) + 1);
        if (i > 0) continue;
        const foretold = gravityGhosts(state).flatMap(({ enemy, from, to }) => (enemy ? [`${enemy} ${from} ${to}`] : []));
        expect(fallenIn(told).slice(0, foretold.length), seed).toEqual(foretold);
      }
      expect(Math.abs(fainted.times / GAMES - faint), `${seed}: ${fainted.times} of ${GAMES}, not ${faint}`).toBeLessThan(0.1);
      for (const card of new Set([...resolved.keys(), ...(Object.keys(cards) as AttackId[])]))
        expect(Math.abs((resolved.get(card) ?? 0) / GAMES - (cards[card] ?? 0)), `${seed}: ${card}`).toBeLessThan(0.1);
      if (!isBossLevel(state, state.climbers[state.turn.seat]!.at) || faint > 0) continue;
      atBoss++;
      for (const [card, odds] of Object.entries(bossOdds(state))) expect(cards[card as AttackId], `${seed}: ${card}`).toBeCloseTo(odds);
    }
    expect(atBoss).toBeGreaterThan(0);
  });

  it('[P-36] intentions: the die shows that face, and the enemies do just that', () => {
    for (const { position, seed } of positions(8, 3))
      for (const face of ['attack', 'left', 'right'] as const) {
        const [next, told] = [copy(position) as Position<PlatformerKind>, [] as Told<PlatformerKind>[]];
        next.state.turn.enemyDie = face;
        next.stack.splice(0, next.stack.length, { step: 'over' }, { step: 'enemy-die', seat: next.state.turn.seat });
        settle(platformer, next, new Play<PlatformerKind>(seeded(seed), told));
        const done = told.flatMap(({ event }) =>
          event?.kind === 'enemy-moved' && event.how === 'die'
            ? [`${event.enemy} to ${event.to}`]
            : event?.kind === 'attacked'
              ? [`${event.enemy} hits ${event.seat} for ${event.wounds}`]
              : [],
        );
        const foretold = enemyIntentions(position.state, face).map((each) =>
          each.does === 'moves' ? `${each.enemy} to ${each.to}` : `${each.enemy} hits ${each.seat} for ${each.wounds}`,
        );
        expect(foretold, `${seed} ${face}`).toEqual(done);
      }
  });
});

/** Walks field by field with one boot each; pushes anywhere. */
function walk(
  position: Position<PlatformerKind>,
  path: readonly number[],
  seed: string,
): { position: Position<PlatformerKind>; told: Told<PlatformerKind>[] } {
  const [next, told, chance] = [copy(position) as Position<PlatformerKind>, [] as Told<PlatformerKind>[], seeded(seed)];
  for (const to of path) {
    const say = (fits: (choice: { do: string; as?: string; to?: number; gems?: number }) => boolean): void => {
      const [open] = waiting(platformer, next);
      const choice = choices(platformer, next.state, open!.frame).find((each) => fits(each as never))!;
      playOn(platformer, next, open!, choice, new Play<PlatformerKind>(chance, told));
    };
    say(({ do: verb, as, gems }) => verb === 'spend' && as === 'boot' && gems === 0);
    say((choice) => choice.to === to);
  }
  return { position: next, told };
}
