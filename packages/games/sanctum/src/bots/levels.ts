/** The five levels, weakest first: they differ in how far they look and how often they slip. */
import type { Bot, Training } from '@astragal/bots';
import type { SanctumKind } from '../state.ts';
import { craftWith, senseOf } from './craft.ts';
import { type Pace, PLAIN, STEADY } from './march.ts';
import { player, type Style } from './player.ts';
import { champion } from './policy.ts';
import { personsOf } from './tastes.ts';
import { turnBrings } from './turn-brings.ts';
import { WEIGHTS } from './weights.ts';

const RATES = { wound: 14, lastWounds: 10, level: 6, hit: 1.5, token: 0.3, rage: 0.6, potion: 1 } as const;

const EXPERT: Omit<Style, 'name' | 'sense'> = {
  budgetMs: 300,
  rates: RATES,
  fury: 1,
  rolls: 4,
  limit: 1500,
  glance: 150,
  pace: { ...STEADY, price: 5 },
  likes: PLAIN,
  foresight: false,
  blur: 0,
  slips: 0,
};

/** Rests readily. */
const SIMPLE = { ...EXPERT, pace: STEADY };

/** Rests seldom: whoever is first on a space has the choice of its demons, and the first to deserve an achievement gets it. */
const SWIFT: Pace = { ...STEADY, price: 9, prize: 20 };

/** Chooses gems and items by what they will be worth in the end. */
const FORESEEING = { pace: SWIFT, likes: { ...PLAIN, prize: 3 }, foresight: true };

const sense = senseOf(WEIGHTS);

export const levels = (
  [
    { ...SIMPLE, name: 'novice', budgetMs: 100, rolls: 2, limit: 60, glance: 40, blur: 1, slips: 40 },
    { ...SIMPLE, name: 'amateur', budgetMs: 125, rolls: 2, limit: 250, glance: 75, blur: 0.62, slips: 18 },
    { ...SIMPLE, name: 'skilled', budgetMs: 150, rolls: 3, limit: 600, glance: 120, blur: 0.45, slips: 10 },
    { ...EXPERT, name: 'expert' },
    { ...EXPERT, name: 'master', budgetMs: 1500, rolls: 12, limit: 6000, glance: 400, ...FORESEEING },
  ] satisfies Omit<Style, 'sense'>[]
).map(
  (style): Bot<SanctumKind> => ({
    ...player({ ...style, sense }),
    persons: personsOf({ ...style, sense }).map(player),
  }),
);

/** Looks less far than an expert, who thinks too long to play a game fifty times over, and never errs. */
export const reference = player({ ...EXPERT, name: 'reference', rolls: 2, limit: 120, glance: 50, sense });

const SETUPS = ['normal', 'infernal', 'hard', 'nightmare'].map((difficulty) => ({ difficulty }));

export const training: Training<SanctumKind> = {
  craft: craftWith,
  weights: WEIGHTS,
  student: { name: 'student', budgetMs: 300, nodes: 0, beam: 0, futures: 0, depth: 0 },
  player: (weights, name) => player({ ...EXPERT, name, ...FORESEEING, sense: senseOf(weights) }),
  teacher: champion,
  turnBrings,
  turnEnds: ['next-turn', 'respite', 'finish'],
  setups: { 2: SETUPS, 3: SETUPS, 4: SETUPS },
};
