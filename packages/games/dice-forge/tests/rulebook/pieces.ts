/** What a table may point at: each is a piece of the rulebook. */
import { CARD_IDS, FACE_IDS } from '@astragal/dice-forge/content';

export const onTable: readonly string[] = [...CARD_IDS, ...FACE_IDS];
