/**
 * What servers of a house say to each other is sealed: whoever reaches the bus but not the store hears nothing and cannot say anything.
 * The key comes from a secret in the store and from its epoch, so that nothing said before a restore can be said again after it.
 *
 *   version (1) | sender (12) | number (8) | AES-256-GCM of the text | tag (16)
 *
 * Each sender has a key of its own and uses each number once, as the nonce. The subject is bound in, so that nothing can be said elsewhere.
 */
import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

const VERSION = 1;
const SENDER = 12;
const HEAD = 1 + SENDER + 8;
const TAG = 16;
const CIPHER = 'aes-256-gcm';
/** Servers whose keys are remembered; there are never so many at once. */
const MOST_SENDERS = 200;

/** By what a house seals. */
export interface HouseKey {
  readonly epoch: string;
  readonly secret: string;
}

export interface Unsealed {
  readonly from: string;
  /** Grows with each message of its sender; microseconds of the sender's clock, unless that goes backwards. */
  readonly number: number;
  readonly text: string;
}

export class Seal {
  readonly me: string;
  readonly #now: () => number;
  #house: HouseKey;
  #number = 0;
  readonly #keys = new Map<string, KeyObject>();

  constructor(me: string, house: HouseKey, now: () => number = Date.now) {
    if (Buffer.byteLength(me) !== SENDER) throw new Error(`a sender has ${SENDER} letters`);
    this.me = me;
    this.#house = house;
    this.#now = now;
  }

  get epoch(): string {
    return this.#house.epoch;
  }

  /** The store was restored. */
  renew(house: HouseKey): void {
    this.#house = house;
    this.#keys.clear();
  }

  seal(subject: string, text: string): Buffer {
    this.#number = Math.max(this.#number + 1, this.#now() * 1000);
    const head = Buffer.alloc(HEAD);
    head.writeUInt8(VERSION);
    head.write(this.me, 1, 'latin1');
    head.writeBigUInt64BE(BigInt(this.#number), 1 + SENDER);
    const key = this.#keys.get(this.me) ?? this.#remember(this.me, this.#keyOf(this.me));
    const cipher = createCipheriv(CIPHER, key, nonceIn(head), { authTagLength: TAG }).setAAD(Buffer.from(subject));
    return Buffer.concat([head, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  }

  /** Undefined: nobody of this house has said that here. */
  open(subject: string, data: Uint8Array): Unsealed | undefined {
    const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
    if (bytes.length < HEAD + TAG || bytes[0] !== VERSION) return undefined;
    const from = bytes.toString('latin1', 1, 1 + SENDER);
    const known = this.#keys.get(from);
    const key = known ?? this.#keyOf(from);
    const decipher = createDecipheriv(CIPHER, key, nonceIn(bytes), { authTagLength: TAG })
      .setAAD(Buffer.from(subject))
      .setAuthTag(bytes.subarray(-TAG));
    try {
      const text = Buffer.concat([decipher.update(bytes.subarray(HEAD, -TAG)), decipher.final()]).toString();
      if (!known) this.#remember(from, key);
      return { from, number: Number(bytes.readBigUInt64BE(1 + SENDER)), text };
    } catch {
      return undefined;
    }
  }

  #keyOf(sender: string): KeyObject {
    const { secret, epoch } = this.#house;
    return createSecretKey(Buffer.from(hkdfSync('sha256', secret, epoch, `astragal news of ${sender}`, 32)));
  }

  #remember(sender: string, key: KeyObject): KeyObject {
    if (this.#keys.size >= MOST_SENDERS) this.#keys.delete(this.#keys.keys().next().value!);
    this.#keys.set(sender, key);
    return key;
  }
}

/** Twelve bytes, of which the last eight are the number. */
function nonceIn(head: Buffer): Buffer {
  const nonce = Buffer.alloc(12);
  head.copy(nonce, 4, 1 + SENDER, HEAD);
  return nonce;
}
