import { dot, LEVELS, type Memory, mindOf, sightOf } from '@astragal/bots';
import { alike, answersWhenLate, forgets, refusesOtherWeights } from '@astragal/bots/testing';
import { choices, clone, notation, Play, playOn, read, seeded, start, waiting } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import { senseOf } from '../src/bots/craft.ts';
import { features, SKILL_FEATURES } from '../src/bots/features.ts';
import { battleStakes, withHero } from '../src/bots/stakes.ts';
import { ROW } from '../src/content/acts.ts';
import { bots, LORD_IDS, type SanctumKind, SKILLS, type SkillId, sanctum, skillOf, toolkit, training } from '../src/index.ts';
import { lastRest } from '../src/toolkit.ts';

const level = (name: string) => bots.find((bot) => bot.name === name)!;
const fromLastRest = (name: string, seed: string, most: number) => ({ game: lastRest, bot: level(name), seats: 2, seed, most });

describe('levels', () => {
  it('there is one of each, the strongest last', () => {
    expect(bots.slice(-LEVELS.length).map(({ name }) => name)).toEqual(LEVELS);
  });

  it('a new game begins with nothing remembered', () => {
    for (const name of ['novice', 'expert']) forgets(fromLastRest(name, 'forgets', 60));
  });

  it('see what their seat sees', () => {
    expect(alike({ ...fromLastRest('expert', 'alike', 100) }, toolkit.twin!)).toBeGreaterThan(5);
  });

  it('master answers at once when its time is up, with an answer it may give', () => {
    expect(answersWhenLate({ game: sanctum, bot: level('master'), seats: 2, seed: 'late', most: 30 })).toBeLessThan(5);
    expect(answersWhenLate(fromLastRest('master', 'late', 60))).toBeLessThan(5);
  });

  it('solve a fight once and follow the solution', () => {
    const play = new Play<SanctumKind>(seeded('follow'));
    const position = start(lastRest, 2, { difficulty: 'normal', heroes: 'random', bonuses: 'on', hints: 'on' }, play);
    const memories: Memory[] = [{}, {}];
    let followed = 0;
    for (let open = waiting(sanctum, position); open.length > 0 && followed < 12; open = waiting(sanctum, position)) {
      const { seat, frame } = open[0]!;
      const kept = memories[seat]!.step === 'attack' ? (memories[seat]!.plan as string[])[0] : undefined;
      const answer = level('expert').answer(sightOf(sanctum, position, seat), mindOf(seeded('think'), { memory: memories[seat]! }));
      const offered = choices(sanctum, position.state, frame).map(notation);
      if (frame.step === 'attack' && kept !== undefined && offered.includes(kept) && offered.length > 1) {
        expect(answer).toBe(kept);
        followed++;
      }
      const { at, choice } = read(sanctum, position, seat, answer)!;
      playOn(sanctum, position, at, choice, play);
    }
    expect(followed).toBe(12);
  });
});

describe('stakes', () => {
  it('a hero that lives is worth more than a dead one, however little the value thinks of it', () => {
    const { state } = start(lastRest, 2, { difficulty: 'normal', heroes: 'random', bonuses: 'on', hints: 'on' }, new Play(seeded('hope')));
    state.phase = 'battle';
    const outcome = { wounds: 0, levels: 0, hits: 0, stamina: 0, focus: 0, rage: 0, blessings: 0, potions: 0, woken: 0, fury: false };
    for (const gloom of [0, -300, -3000]) {
      const worth = battleStakes(state, 0, () => gloom, 1);
      expect(worth(outcome)).toBeGreaterThan(worth({ ...outcome, wounds: state.heroes[0]!.health }));
    }
  });
});

describe('features', () => {
  it('the scare of Intimidate goes along with the figure: who has it gains as much by beating a card as who has not', () => {
    const { state } = start(lastRest, 2, { difficulty: 'normal', heroes: 'random', bonuses: 'on', hints: 'on' }, new Play(seeded('scare')));
    state.phase = 'battle';
    const [me, sense] = [state.heroes[0]!, senseOf(training.weights)];
    me.foes = LORD_IDS.slice(6, 6 + ROW).map((card) => ({ card, hits: ['open', 'open'], side: 'up' }));
    const gain = (skills: SkillId[], place: number): number =>
      sense(withHero(state, 0, { skills, place: place + 1 }), 0) - sense(withHero(state, 0, { skills, place }), 0);
    for (let place = 0; place < ROW - 1; place++) expect(gain(['intimidate'], place)).toBeCloseTo(gain([], place));
  });

  it('are as many as their names, in every phase and for every number of seats', () => {
    for (const seats of [2, 3, 4]) {
      const position = start(
        lastRest,
        seats,
        { difficulty: 'normal', heroes: 'random', bonuses: 'on', hints: 'on' },
        new Play(seeded(seats)),
      );
      for (const phase of ['march', 'response', 'battle'] as const) {
        const { state } = clone(sanctum, position);
        state.phase = phase;
        expect(features.of(state, 0)).toHaveLength(features.names.length);
      }
    }
  });

  it('a skill is told by a feature of its own, and is never taken for a harm', () => {
    const { state } = start(
      lastRest,
      2,
      { difficulty: 'normal', heroes: 'random', bonuses: 'on', hints: 'on' },
      new Play(seeded('skills')),
    );
    state.heroes[0]!.skills = [];
    const [bare, sense] = [features.of(state, 0), senseOf(training.weights)];
    const worth = sense(state, 0);
    for (const skill of Object.keys(SKILLS) as SkillId[]) {
      state.heroes[0]!.skills = [skill];
      const seen = features.of(state, 0);
      const changed = features.names.filter((name, i) => SKILL_FEATURES.has(name) && seen[i] !== bare[i]);
      expect(changed).toEqual([`skill ${skill}`]);
      if (skillOf(skill).mark !== 'silver') expect(sense(state, 0), skill).toBeGreaterThanOrEqual(worth);
    }
    expect(SKILL_FEATURES.size).toBe(Object.keys(SKILLS).length);
  });

  it('that were changed are not weighed by what was learned for others', () => {
    refusesOtherWeights(training, 'health');
  });

  it('the value likes health, tokens, blessings and hits', () => {
    const { state } = start(lastRest, 2, { difficulty: 'normal', heroes: 'random', bonuses: 'on', hints: 'on' }, new Play(seeded('likes')));
    state.phase = 'response';
    const { points } = training.weights.seats[2]!;
    const worth = (): number => dot(features.of(state, 0), points);
    const before = worth();
    state.heroes[0]!.health -= 2;
    expect(worth()).toBeLessThan(before - 50);
    state.heroes[0]!.health += 2;
    state.heroes[0]!.potions = { red: 0, blue: 0 };
    state.heroes[0]!.blessings = [];
    expect(worth()).toBeLessThan(before);
  });
});
