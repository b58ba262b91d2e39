/** Things that are taken up to be used on something else, and the answers they stand for. */
import type { ChoiceOf } from '@astragal/kernel';
import type { SanctumKind } from '@astragal/sanctum';
import { type BlessingId, type Potion, type SkillId, type SkillOp, type Slot, skillOf } from '@astragal/sanctum/content';

export type Answer = ChoiceOf<SanctumKind>;

/** What is taken up to be used on something else. */
export type Tool =
  | { readonly on: 'ability'; readonly slot: Slot; readonly ability: number }
  | { readonly on: 'rage' }
  | { readonly on: 'skill'; readonly skill: SkillId }
  | { readonly on: 'blessing'; readonly blessing: BlessingId }
  | { readonly on: 'potion'; readonly potion: Potion };

/** Which answers a skill of each kind stands for. */
const SKILL_VERBS: Readonly<Partial<Record<SkillOp, readonly Answer['do'][]>>> = {
  reroll: ['reroll'],
  'reroll-all': ['reroll'],
  'copy-die': ['copy'],
  'flip-die': ['flip'],
  'wild-face': ['crush'],
  'double-assign': ['double'],
  regenerate: ['surge'],
  'silver-die': ['partner'],
  block: ['dodge'],
  'block-per-colour': ['dodge'],
  'reduce-hit-card': ['hinder'],
  'reduce-one-card': ['hinder'],
  'potion-block': ['venom'],
};

/** Whether a tool is ever taken up: many skills work by themselves. */
export const isByHand = (tool: Tool): boolean =>
  tool.on !== 'skill' ||
  skillOf(tool.skill).silver?.change === 'copying' ||
  (skillOf(tool.skill).op !== 'silver-die' && skillOf(tool.skill).op in SKILL_VERBS);

/** Whether an answer is one of this tool's. */
export function belongsTo(tool: Tool, choice: Answer): boolean {
  if (tool.on === 'ability')
    return (choice.do === 'use' || choice.do === 'shield') && choice.slot === tool.slot && choice.ability === tool.ability;
  if (tool.on === 'rage') return choice.do === 'rage';
  if (tool.on === 'skill') return SKILL_VERBS[skillOf(tool.skill).op]?.includes(choice.do) ?? false;
  if (tool.on === 'blessing') return 'blessing' in choice && choice.blessing === tool.blessing;
  return (choice.do === 'drink' || choice.do === 'waste' || choice.do === 'drain' || choice.do === 'pour') && choice.potion === tool.potion;
}

export const sameTool = (a: Tool | undefined, b: Tool): boolean => a !== undefined && JSON.stringify(a) === JSON.stringify(b);
