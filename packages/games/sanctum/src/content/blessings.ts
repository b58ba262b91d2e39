/** The twelve blessings that hide on the achievement tiles (S-61, S-135). */
import { type Power, power, readPower, type Token } from './effects.ts';

export interface Blessing {
  /** A token blessing adds this token to its pool; the others work like the ability with the same symbol. */
  readonly token?: Token;
  readonly power: Power;
}

const token = (which: Token): Blessing => ({ token: which, power: power('shield') });
const like = (notation: string): Blessing => ({ power: readPower(notation) });

export const BLESSINGS = {
  'stamina-1': token('stamina'),
  'stamina-2': token('stamina'),
  'focus-1': token('focus'),
  'focus-2': token('focus'),
  'raise-any': like('+?'),
  'lower-any': like('-?'),
  'plus-or-minus-2': like('±2'),
  'plus-or-minus-3': like('±3'),
  'set-1': like('=1'),
  'set-6': like('=6'),
  'shield-2': like('S2'),
  'shield-3': like('S3'),
} as const satisfies Readonly<Record<string, Blessing>>;

export type BlessingId = keyof typeof BLESSINGS;
export const BLESSING_IDS = Object.keys(BLESSINGS) as readonly BlessingId[];

const table: Readonly<Record<BlessingId, Blessing>> = BLESSINGS;
export const blessingOf = (id: BlessingId): Blessing => table[id];
