/** Hashes of bytes and of lines of text: all that the construction is made of. */
import { anywhere, type Hashing } from './hashing.ts';
import type { Bytes } from './signs.ts';

export { type Bytes, bytesOf, isEqual, signsOf } from './signs.ts';

let hashing = anywhere;

/** From now on hashes are made in this way: a server has a quicker one than a page. */
export function hashWith(other: Hashing): void {
  hashing = other;
}

/** Fields as lines: none may hold the end of a line, so that no two lists of fields are one text. */
export function lines(fields: readonly (string | number)[]): string {
  for (const field of fields) if (typeof field === 'string' && field.includes('\n')) throw new Error('a field holds the end of a line');
  return fields.join('\n');
}

export const hashOf = (bytes: Bytes): Bytes => hashing.hash(bytes);
/** The hash of a text as it is. */
export const hashedText = (text: string): string => hashing.hashText(text);
/** The hash of fields. */
export const hashed = (fields: readonly (string | number)[]): string => hashing.hashText(lines(fields));

/** HMAC of fields, with one key; `place`: the fields that all of them begin with. */
export type Keyed = (fields: readonly (string | number)[]) => Bytes;
export function keyed(key: Bytes, place: readonly (string | number)[] = []): Keyed {
  const each = hashing.keyed(key);
  const before = place.length > 0 ? `${lines(place)}\n` : '';
  return (fields) => each(before + lines(fields));
}
