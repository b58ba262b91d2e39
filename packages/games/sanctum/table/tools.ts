/** Things that are taken up to be used on something else, and the answers they stand for. */
import type { ChoiceOf } from '@astragal/kernel';
import type { SanctumKind } from '@astragal/sanctum';
import type { BlessingId, Potion, SkillId, Slot } from '@astragal/sanctum/content';
import { verbOf } from '@astragal/sanctum/insight';

export type Answer = ChoiceOf<SanctumKind>;

/** What is taken up to be used on something else. */
export type Tool =
  | { readonly on: 'ability'; readonly slot: Slot; readonly ability: number }
  | { readonly on: 'rage' }
  | { readonly on: 'skill'; readonly skill: SkillId }
  | { readonly on: 'blessing'; readonly blessing: BlessingId }
  | { readonly on: 'potion'; readonly potion: Potion };

/** Whether a tool is ever taken up: many skills work by themselves. */
export const isByHand = (tool: Tool): boolean => tool.on !== 'skill' || verbOf(tool.skill) !== undefined;

/** Whether an answer is one of this tool's. */
export function belongsTo(tool: Tool, choice: Answer): boolean {
  if (tool.on === 'ability')
    return (choice.do === 'use' || choice.do === 'shield') && choice.slot === tool.slot && choice.ability === tool.ability;
  if (tool.on === 'rage') return choice.do === 'rage';
  if (tool.on === 'skill') return choice.do === verbOf(tool.skill);
  if (tool.on === 'blessing') return 'blessing' in choice && choice.blessing === tool.blessing;
  return (choice.do === 'drink' || choice.do === 'waste' || choice.do === 'drain' || choice.do === 'pour') && choice.potion === tool.potion;
}

export const sameTool = (a: Tool | undefined, b: Tool): boolean => a !== undefined && JSON.stringify(a) === JSON.stringify(b);
