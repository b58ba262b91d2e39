/** Table T4: seven islands around the sanctuary, and the 15 slots for stacks of cards on them. */

const ISLAND_TABLE = {
  'island-moon-1': ['moon-1a', 'moon-1b'],
  'island-moon-2-3': ['moon-2', 'moon-3'],
  'island-moon-4-5': ['moon-4', 'moon-5'],
  'island-final': ['moon-6', 'sun-5-moon-5', 'sun-6'],
  'island-sun-4-5': ['sun-4', 'sun-5'],
  'island-sun-2-3': ['sun-2', 'sun-3'],
  'island-sun-1': ['sun-1a', 'sun-1b'],
} as const;
export type IslandId = keyof typeof ISLAND_TABLE;
export type SlotId = (typeof ISLAND_TABLE)[IslandId][number];
export const ISLANDS: Readonly<Record<IslandId, readonly SlotId[]>> = ISLAND_TABLE;
export const ISLAND_IDS = Object.keys(ISLAND_TABLE) as readonly IslandId[];
export const SLOT_IDS: readonly SlotId[] = ISLAND_IDS.flatMap((island) => ISLANDS[island]);

/** The slots that hold either their A card or their B card (DF-7). */
export const ALTERNATES = ['moon-2', 'moon-3', 'moon-4', 'moon-6', 'sun-5-moon-5', 'sun-6', 'sun-4', 'sun-2', 'sun-3'] as const;
export type AlternateId = (typeof ALTERNATES)[number];

/** A start portal of one's own, where nobody else can ever stand (DF-9). */
export const START = 'start';
export type Place = IslandId | typeof START;
