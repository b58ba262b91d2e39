/** 32 bytes as 43 signs: base64url without padding. */
export type Bytes = Uint8Array;

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map([...SIGNS].map((sign, value) => [sign, value]));

/** Bytes as text: 32 of them are 43 signs. */
export function signsOf(bytes: Bytes): string {
  const codes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 6) {
      bits -= 6;
      codes.push(SIGNS.charCodeAt((held >> bits) & 63));
    }
    held &= 63;
  }
  if (bits > 0) codes.push(SIGNS.charCodeAt((held << (6 - bits)) & 63));
  // At once: a text that grows sign by sign is a chain of forty pieces.
  return String.fromCharCode(...codes);
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

export function isEqual(a: Bytes, b: Bytes): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
