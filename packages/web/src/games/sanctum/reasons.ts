/** Why a piece of a fight cannot be used now, with the rule that says so. The options decide; this only tells a person why one is missing. */
import { type HeroView, PAID, type SanctumView, type SkillTiming, SLOT_AT, skillOf } from '@astragal/sanctum';
import { abilitiesWithWells, type PlacedAbility } from './reckon.ts';
import type { Tool } from './tools.ts';

export const REASONS = [
  'corrupted',
  'spent',
  'tokens',
  'attack-only',
  'block-only',
  'after-roll-only',
  'before-roll-only',
  'by-itself',
  'no-die',
  'asleep',
  'used',
  'no-target',
  'no-match',
  'no-number',
  'only-changed',
  'card-order',
  'battle-only',
] as const;
/** The table words each (`Words.reasons`). */
export type Reason = (typeof REASONS)[number];

export interface WhyNot {
  readonly why: Reason;
  readonly rule: string;
}

const because = (why: Reason, rule: string): WhyNot => ({ why, rule });

/** Why the thing that was taken up has no use now. */
export function whyNot(view: SanctumView, me: HeroView, tool: Tool): WhyNot {
  if (tool.on === 'potion') return because('before-roll-only', 'S-29');
  if (tool.on === 'rage') return rageReason(me);
  if (tool.on === 'skill') return skillReason(me, tool.skill);
  if (tool.on === 'ability') return abilityReason(me, abilitiesWithWells(me, SLOT_AT[tool.slot])[tool.ability]!);
  if (me.blessings.some(({ tile, used }) => tile === tool.blessing && used)) return because('used', 'S-93');
  return view.phase === 'response' || view.phase === 'battle' ? because('no-target', 'S-135') : because('battle-only', 'S-135');
}

/** S-22, S-24: free spaces, tokens for them, and the right step. */
function abilityReason(me: HeroView, { ability, wells }: PlacedAbility): WhyNot {
  if (wells.includes('corrupt')) return because('corrupted', 'S-114');
  if (wells.some((well) => well !== 'empty')) return because('spent', 'S-22');
  const shield = ability.effect === 'shield';
  if (me.fight.phase !== (shield ? 'block' : 'attack')) return shield ? because('block-only', 'S-32') : because('attack-only', 'S-31');
  const payable = ability.payments.some((pay) => {
    const focus = PAID[pay].filter((token) => token === 'focus').length;
    return focus <= me.focus && PAID[pay].length - focus <= me.stamina;
  });
  return payable ? because('no-die', 'S-24') : because('tokens', 'S-22');
}

const rageReason = (me: HeroView): WhyNot => {
  if (me.raging === 0) return because('asleep', 'S-26');
  return me.fight.phase === 'attack' ? because('no-die', 'S-26') : because('attack-only', 'S-26');
};

/** What the moment of a skill says to somebody who comes too early or too late. */
const MOMENTS: Readonly<Record<SkillTiming, Reason>> = {
  immediate: 'by-itself',
  roll: 'by-itself',
  'after-block': 'by-itself',
  'before-roll': 'before-roll-only',
  'after-roll': 'after-roll-only',
  attack: 'attack-only',
  'attack-or-block': 'no-target',
  block: 'block-only',
};

function skillReason(me: HeroView, skill: Parameters<typeof skillOf>[0]): WhyNot {
  const { timing } = skillOf(skill);
  const rule = timing === 'block' ? 'S-32' : 'S-31';
  if (me.fight.used.includes(skill)) return because('used', rule);
  return because(timing === me.fight.phase ? 'no-target' : MOMENTS[timing], rule);
}

/** Why no die, or not the one in hand, may lie on this location. */
export function socketReason(view: SanctumView, me: HeroView, foe: number): WhyNot {
  if (view.phase === 'battle' && foe !== me.place) return because('card-order', 'S-94');
  return me.fight.strict === foe ? because('only-changed', 'S-130') : because('no-number', 'S-31');
}

/** Why a rolled die fits nowhere as it lies. */
export const DIE_REASON: WhyNot = because('no-match', 'S-31');
