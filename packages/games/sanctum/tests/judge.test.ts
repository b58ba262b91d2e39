import { botAnswer, playGame, SeatedBot } from '@astragal/bots';
import { CountedLuck, clone, Play, type Position, readOptions, seeded, start } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import { bots, DIFFICULTIES, judge, type SanctumKind, sanctum } from '../src/index.ts';
import { lastRest } from '../src/toolkit.ts';
import { stage } from './helpers.ts';

type Here = Position<SanctumKind>;

const options = (seats: number, given: object = {}) => readOptions(sanctum as never, seats, given as never) as SanctumKind['options'];
const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

/** A game of novices from the last rest on, seen at every rest and question. */
function watch(seats: number, given: object, see: (position: Here, isRest: boolean, hasLuckSpoken: boolean) => void): void {
  const novice = bots.find(({ name }) => name === 'novice')!;
  const seated = Array.from({ length: seats }, (_, seat) => new SeatedBot(novice, seeded(`think ${seat}`)));
  const luck = new CountedLuck(seeded('watched'));
  let restedAt = 0;
  playGame<SanctumKind>({
    ...{ game: lastRest, seats, options: options(seats, given), luck, horizon: judge.craft.horizon },
    answer(position, [at]) {
      see(position, false, luck.asked > restedAt);
      return botAnswer(lastRest, position, at!, seated[at!.seat]!);
    },
    rest(position) {
      restedAt = luck.asked;
      see(position, true, false);
    },
  });
}

/** The same position in which seat 0 differs. */
function changed(position: Here, change: (hero: Here['state']['heroes'][number]) => void): number {
  const other = clone(sanctum, position);
  change(other.state.heroes[0]!);
  return judge.chances(other).win[0]!;
}

describe('the judge', () => {
  it('gives chances that add up to 1, at every rest and question, for any number of seats and every difficulty', () => {
    for (const [i, difficulty] of DIFFICULTIES.entries())
      watch(2 + (i % 3), { difficulty }, (position) => {
        const { win, points } = judge.chances(position);
        expect(win).toHaveLength(position.state.heroes.length);
        expect(sum(win)).toBeCloseTo(1, 9);
        for (const chance of [...win, ...points]) expect(chance).toBeTypeOf('number');
      });
  });

  it('a question that merely opens changes nothing', () => {
    let rested: readonly number[] | undefined;
    let opened = 0;
    watch(2, {}, (position, isRest, hasLuckSpoken) => {
      const { win } = judge.chances(position);
      const [top] = position.stack.slice(-1);
      if (!isRest && !hasLuckSpoken && rested && position.state.round > 0 && JSON.stringify(top).includes('potions')) {
        expect(Math.abs(win[0]! - rested[0]!)).toBeLessThan(0.01);
        opened++;
      }
      rested = isRest ? win : undefined;
    });
    expect(opened).toBeGreaterThan(1);
  });

  it('likes to be next; to be asked for the turn that has begun changes nothing', () => {
    const { state } = stage();
    const chance = (step: 'next-turn' | 'turn', seat: number): number => judge.chances({ state, stack: [{ step, seat }] }).win[0]!;
    expect(chance('next-turn', 0)).toBeGreaterThan(chance('next-turn', 1));
    for (const seat of [0, 1]) expect(chance('turn', seat)).toBe(chance('next-turn', seat));
  });

  it('likes blessings, skills and health', () => {
    const march = start(sanctum, 2, options(2), new Play<SanctumKind>(seeded('likes')));
    march.state.phase = 'march';
    march.state.front = 10;
    const now = judge.chances(march).win[0]!;
    expect(changed(march, (hero) => hero.blessings.push({ tile: march.state.boxed[0]!, used: false }))).toBeGreaterThan(now);
    const battle = start(lastRest, 2, options(2), new Play<SanctumKind>(seeded('likes')));
    battle.state.phase = 'battle';
    for (const hero of battle.state.heroes) hero.health = 6;
    const even = judge.chances(battle).win[0]!;
    expect(changed(battle, (hero) => Object.assign(hero, { health: 9 }))).toBeGreaterThan(even + 0.05);
    expect(changed(battle, (hero) => Object.assign(hero, { health: 3 }))).toBeLessThan(even - 0.05);
  });

  it('gives the dead little hope, and whoever is home much', () => {
    const { state, stack } = start(lastRest, 2, options(2), new Play<SanctumKind>(seeded('home')));
    state.phase = 'battle';
    state.heroes[1]!.health = 5;
    const battle: Here = { state, stack };
    expect(changed(battle, (hero) => Object.assign(hero, { fate: 'dead', health: 0, defeated: 3 }))).toBeLessThan(0.2);
    expect(changed(battle, (hero) => Object.assign(hero, { fate: 'won', health: 8, place: 9, defeated: 9 }))).toBeGreaterThan(0.6);
  });
});
