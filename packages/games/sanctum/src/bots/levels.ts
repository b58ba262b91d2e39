/** The five levels, weakest first: they differ in how far they look and how often they slip. */
import type { Training } from '@astragal/bots';
import type { SanctumKind } from '../state.ts';
import { craftWith, senseOf } from './craft.ts';
import { STEADY } from './march.ts';
import { player, type Style } from './player.ts';
import { champion } from './policy.ts';
import { WEIGHTS } from './weights.ts';

const RATES = { wound: 14, lastWounds: 10, level: 6, hit: 1.5, token: 0.3, rage: 0.6, potion: 1 } as const;

const EXPERT: Omit<Style, 'name' | 'sense'> = {
  budgetMs: 300,
  rates: RATES,
  fury: 1,
  rolls: 4,
  limit: 3000,
  glance: 250,
  pace: STEADY,
  foresight: false,
  blur: 0,
  slips: 0,
};

/** Rests seldom: whoever is first on a space has the choice of its demons, and the first to deserve an achievement gets it. */
const SWIFT = { gain: 4.5, spent: 0.75, idle: 0.7, wounds: 1.1 } as const;

const sense = senseOf(WEIGHTS);

export const levels = (
  [
    { ...EXPERT, name: 'novice', budgetMs: 100, rolls: 2, limit: 60, glance: 40, blur: 1, slips: 40 },
    { ...EXPERT, name: 'amateur', budgetMs: 125, rolls: 2, limit: 150, glance: 60, blur: 0.8, slips: 28 },
    { ...EXPERT, name: 'skilled', budgetMs: 150, rolls: 3, limit: 400, glance: 100, blur: 0.6, slips: 15 },
    { ...EXPERT, name: 'expert' },
    { ...EXPERT, name: 'master', budgetMs: 1500, rolls: 12, limit: 6000, glance: 400, pace: SWIFT, foresight: true },
  ] satisfies Omit<Style, 'sense'>[]
).map((style) => player({ ...style, sense }));

const SETUPS = ['normal', 'infernal', 'hard', 'nightmare'].map((difficulty) => ({ difficulty }));

export const training: Training<SanctumKind> = {
  craft: craftWith,
  weights: WEIGHTS,
  student: { name: 'student', budgetMs: 300, nodes: 0, beam: 0, futures: 0, depth: 0 },
  player: (weights, name) => player({ ...EXPERT, name, pace: SWIFT, foresight: true, sense: senseOf(weights) }),
  teacher: champion,
  setups: { 2: SETUPS, 3: SETUPS, 4: SETUPS },
};
