/** Secrets, ids and luck: everything here comes from the operating system's randomness. */
import { createHash, randomBytes, randomFillSync, randomInt } from 'node:crypto';
import type { Source } from '@astragal/kernel';

/** 192 unguessable bits for a cookie or a link. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

/** What the store keeps of a secret. Secrets are long and random, so a plain hash is enough. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const letters = (alphabet: string, length: number): string => {
  let text = '';
  for (let i = 0; i < length; i++) text += alphabet[randomInt(alphabet.length)];
  return text;
};

/** A table's or person's id. */
export const newId = (): string => letters('abcdefghijkmnpqrstuvwxyz23456789', 12);

/** A short code to read aloud: 8 letters and digits without look-alikes. */
export const newCode = (): string => letters('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 8);

/** Seeds for a bot's own thinking or for a guess, never connected with the table's luck. `what` it is for matters to tests only. */
export type Seeds = (what: string) => string;
export const newSeed: Seeds = () => randomBytes(12).toString('hex');

const pool = new Uint32Array(1024);
let left = 0;

function word(): number {
  if (left === 0) {
    randomFillSync(pool);
    left = pool.length;
  }
  const value = pool[--left]!;
  pool[left] = 0; // Spent luck is not kept.
  return value;
}

/** The luck of real tables: words of the system's randomness, without modulo bias. */
export const cryptoLuck: Source = (n) => {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
  let value = word();
  while (value >= limit) value = word();
  return value % n;
};
