/** SHA-256 and HMAC-SHA-256 over bytes and lines of text, and 32 bytes as 43 signs (base64url): all that the construction is made of. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

export type Bytes = Uint8Array;

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map([...SIGNS].map((sign, value) => [sign, value]));

/** Bytes as text: 32 of them are 43 signs. */
export function signsOf(bytes: Bytes): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 6) {
      bits -= 6;
      text += SIGNS[(held >> bits) & 63];
    }
    held &= 63;
  }
  return bits > 0 ? text + SIGNS[(held << (6 - bits)) & 63] : text;
}

/** The 32 bytes that a text of 43 signs stands for; undefined if it stands for none. */
export function bytesOf(text: unknown): Bytes | undefined {
  if (typeof text !== 'string' || text.length !== 43) return undefined;
  const bytes = new Uint8Array(32);
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const sign of text) {
    const value = VALUES.get(sign);
    if (value === undefined) return undefined;
    held = (held << 6) | value;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = (held >> bits) & 255;
    }
    held &= 255;
  }
  // One text for one value: the two bits that are left over are nothing.
  return (held & ((1 << bits) - 1)) === 0 ? bytes : undefined;
}

/** Fields as lines: none may hold the end of a line, so that no two lists of fields are one text. */
export function lines(fields: readonly (string | number)[]): string {
  for (const field of fields) if (typeof field === 'string' && field.includes('\n')) throw new Error('a field holds the end of a line');
  return fields.join('\n');
}

const room = new Uint8Array(4096);

/** A text in UTF-8, in a place that the next text takes: to be hashed at once. Nearly all of them are plain letters. */
function encoded(text: string): Bytes {
  if (text.length > room.length) return utf8ToBytes(text);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 127) return utf8ToBytes(text);
    room[i] = code;
  }
  return room.subarray(0, text.length);
}

const blank = sha256.create();
const hashing = sha256.create();

// Nothing is made anew but what is given away: an answer takes a handful of these, and the processor has just been elsewhere.
function digest(bytes: Bytes): Bytes {
  const out = new Uint8Array(32);
  blank._cloneInto(hashing).update(bytes).digestInto(out);
  return out;
}

export const hashOf = (bytes: Bytes): Bytes => digest(bytes);
/** The hash of a text as it is. */
export const hashedText = (text: string): string => signsOf(digest(encoded(text)));
/** The hash of fields. */
export const hashed = (fields: readonly (string | number)[]): string => hashedText(lines(fields));

/** HMAC of fields, with one key. */
export type Keyed = (fields: readonly (string | number)[]) => Bytes;
export function keyed(key: Bytes): Keyed {
  const begun = hmac.create(sha256, key);
  const working = begun.clone();
  return (fields) => {
    const out = new Uint8Array(32);
    begun
      ._cloneInto(working)
      .update(encoded(lines(fields)))
      .digestInto(out);
    return out;
  };
}

export function isEqual(a: Bytes, b: Bytes): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
