/** Sanctum as a game: its steps by chapter, its setup, its views. */
import type { Game } from '@astragal/kernel';
import { check } from './check.ts';
import { cloneState } from './clone.ts';
import { battle, resultOf } from './rules/battle.ts';
import { blocking } from './rules/block.ts';
import { fight } from './rules/fight.ts';
import { levels } from './rules/levels.ts';
import { march } from './rules/march.ts';
import { opening } from './rules/opening.ts';
import { penalties } from './rules/penalties.ts';
import { respelt, rest } from './rules/rest.ts';
import { walls } from './rules/walls.ts';
import { setup } from './setup.ts';
import { OPTIONS, type SanctumKind } from './state.ts';
import { guess, view } from './view.ts';

export const sanctum: Game<SanctumKind> = {
  id: 'sanctum',
  version: 2,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  // Decks, lords, furies and achievement tiles lie face down (S-61, S-148).
  openLuck: ['die ', 'first player', 'hero', 'bonus card', 'achievement level', 'potion of seat'],
  steps: { ...opening, ...march, ...fight, ...blocking, ...levels, ...rest, ...walls, ...penalties, ...battle },
  setup,
  view,
  guess,
  respelt,
  clone: cloneState,
  result: resultOf,
  check,
};
