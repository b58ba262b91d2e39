/**
 * The hashes of fair luck as OpenSSL makes them: an answer takes a handful, and those of a page are slower. Nothing is made here that has
 * memory outside of the heap (a Hmac, a Buffer, an array that was handed out of V8): sweeping it up behind every answer takes longer than the
 * hash.
 */
import { hash } from 'node:crypto';
import { anywhere, type Hashing } from '@astragal/fair';

const SIZE = 32;
/** What SHA-256 reads at once. */
const BLOCK = 64;
/** Longer texts take the way that is open to all. */
const LONGEST = 1024;

const inner = Buffer.alloc(BLOCK + 3 * LONGEST);
const outer = Buffer.alloc(BLOCK + SIZE);
const room = Buffer.alloc(SIZE);

/** As one character for each byte. */
const digest = (bytes: Buffer): string => hash('sha256', bytes, 'binary');

function bytesOf(characters: string): Uint8Array {
  const bytes = new Uint8Array(SIZE);
  for (let i = 0; i < SIZE; i++) bytes[i] = characters.charCodeAt(i);
  return bytes;
}

function hashOf(bytes: Uint8Array): Uint8Array {
  room.set(bytes);
  return bytesOf(digest(room));
}

/** HMAC as RFC 2104 has it. */
function hmac(key: Uint8Array, text: string): Uint8Array {
  for (let i = 0; i < BLOCK; i++) {
    const byte = i < SIZE ? key[i]! : 0;
    inner[i] = byte ^ 0x36;
    outer[i] = byte ^ 0x5c;
  }
  const length = inner.write(text, BLOCK);
  outer.write(digest(inner.subarray(0, BLOCK + length)), BLOCK, 'latin1');
  return bytesOf(digest(outer));
}

/** Of values of 32 bytes, which is all that the construction knows; whatever is longer is hashed as anywhere. */
export const nativeHashing: Hashing = {
  hash: (bytes) => (bytes.length === SIZE ? hashOf(bytes) : anywhere.hash(bytes)),
  hashText: (text) => hash('sha256', text, 'base64url'),
  keyed: (key) => (text) => (key.length === SIZE && text.length <= LONGEST ? hmac(key, text) : anywhere.keyed(key)(text)),
};
