/** What a table may point at: each is a piece of the rulebook. */
import { ATTACK_IDS, CARDS, EVENT_IDS, FOE_IDS, HERO_IDS, TOKEN_IDS } from '@astragal/platformer/content';

const of = (kind: string, ids: readonly string[]): string[] => ids.map((id) => `${kind}:${id}`);

export const onTable: readonly string[] = [
  ...HERO_IDS,
  ...FOE_IDS,
  ...Object.keys(CARDS),
  ...of('token', TOKEN_IDS),
  ...of('attack', ATTACK_IDS),
  ...of('event', EVENT_IDS),
];
