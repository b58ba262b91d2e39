/** What a table may point at: each is a piece of the rulebook. */
import { BLESSING_IDS, CARD_IDS, FURY_IDS, HERO_IDS, LORD_IDS, POTIONS, SKILLS } from '@astragal/sanctum/content';

const of = (kind: string, ids: readonly string[]): string[] => ids.map((id) => `${kind}:${id}`);

export const onTable: readonly string[] = [
  ...HERO_IDS,
  ...Object.keys(SKILLS),
  ...CARD_IDS,
  ...LORD_IDS,
  ...FURY_IDS,
  ...of('blessing', BLESSING_IDS),
  ...of('potion', POTIONS),
];
