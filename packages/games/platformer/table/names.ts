/** The lines of cards that the table shows beside their figures. */

import { capital, typeset } from '@astragal/kernel';
import type { FoeId, HeroId, PassiveKey, Use } from '@astragal/platformer';
import { FOES, HEROES } from '@astragal/platformer/content';
import type { ContentNames, Trait } from '@astragal/platformer/text/names';

export type { ContentNames } from '@astragal/platformer/text/names';

const sentence = (text: string): string => typeset(`${capital(text)}.`);

/** What a hero can do, without health and star. */
export function abilityText(names: ContentNames, hero: HeroId): string {
  const { passive, use } = HEROES[hero];
  if (use) return sentence((names.uses[use.effect] as (use: Use) => string)(use));
  return sentence(
    Object.entries(passive ?? {})
      .map(([key, n]) => names.passives[key as PassiveKey](n))
      .join(', '),
  );
}

/** The trick of an enemy: its name and what it does; nothing for those without one. */
export function traitOf(names: ContentNames, foe: FoeId): { readonly name: string; readonly text: string } | undefined {
  const [trait] = Object.entries(FOES[foe].ability ?? {});
  if (!trait) return undefined;
  const [key, n] = trait as [Trait, number | true];
  return { name: names.traits[key], text: sentence(names.traitText[key](Number(n))) };
}
