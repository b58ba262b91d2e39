/** Skills that are used by hand: which answer uses which. All others work by themselves. */
import type { ChoiceOf } from '@astragal/kernel';
import { type SkillId, type SkillOp, skillOf } from '../content/heroes.ts';
import type { SanctumKind } from '../state.ts';

/** The operations behind each answer that uses up a skill: of two, the first is used first. The rules use up none by any other way. */
export const BY_HAND = {
  reroll: ['reroll', 'reroll-all'],
  partner: ['silver-die'],
  copy: ['copy-die'],
  flip: ['flip-die'],
  crush: ['wild-face'],
  double: ['double-assign'],
  surge: ['regenerate'],
  dodge: ['block-per-colour', 'block'],
  hinder: ['reduce-hit-card', 'reduce-one-card'],
  venom: ['potion-block'],
} as const satisfies Readonly<Partial<Record<ChoiceOf<SanctumKind>['do'], readonly SkillOp[]>>>;
export type SkillVerb = keyof typeof BY_HAND;

const VERBS = new Map<SkillOp, SkillVerb>(
  Object.entries(BY_HAND).flatMap(([verb, ops]) => ops.map((op): [SkillOp, SkillVerb] => [op, verb as SkillVerb])),
);

/** The answer by which a skill is used, if any: a silver die is rolled by itself, but copies by hand. */
export function verbOf(id: SkillId): SkillVerb | undefined {
  const { op, silver } = skillOf(id);
  return silver && silver.change !== 'copying' ? undefined : VERBS.get(op);
}
