/** SHA-256 and HMAC-SHA-256. Whoever has a quicker one than this, which runs everywhere, brings it: the bytes are the same. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type Bytes, signsOf } from './signs.ts';

/** Texts are hashed in UTF-8. */
export interface Hashing {
  hash(bytes: Bytes): Bytes;
  /** As signs. */
  hashText(text: string): string;
  /** HMAC with one key. */
  keyed(key: Bytes): (text: string) => Bytes;
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
const working = sha256.create();

// Nothing is made anew but what is given away: an answer takes a handful of these, and the processor has just been elsewhere.
function hash(bytes: Bytes): Bytes {
  const out = new Uint8Array(32);
  blank._cloneInto(working).update(bytes).digestInto(out);
  return out;
}

/** Runs everywhere: in Node, in workers, in pages without WebCrypto. */
export const anywhere: Hashing = {
  hash,
  hashText: (text) => signsOf(hash(encoded(text))),
  keyed(key) {
    const begun = hmac.create(sha256, key);
    const going = begun.clone();
    return (text) => {
      const out = new Uint8Array(32);
      begun._cloneInto(going).update(encoded(text)).digestInto(out);
      return out;
    };
  },
};
