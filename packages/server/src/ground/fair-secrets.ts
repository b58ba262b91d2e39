/** The house's half of all fair luck: one key, from which every match has its secret. It is in no row, message or log. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Bytes, bytesOf, commitmentsOf, signsOf } from '@astragal/fair';
import type { FairLuck } from '@astragal/kernel';
import { newId } from './secrets.ts';

/** What the house has committed to for a match. */
export type Commitments = Pick<FairLuck, 'hidden' | 'open'>;

/** A seal for a table that is not there yet: whoever begins it at once has seen it before they gave their own half. */
export interface SealOffer extends Commitments {
  readonly token: string;
}

/** So long a seal may be used after it was offered. Its table is kept at least as long, so that none begins two. */
export const OFFER_MS = 3_600_000;

export class FairSecrets {
  readonly #own: (make: () => string) => Promise<string>;
  #key: Promise<Bytes> | undefined;

  /** `own`: a key of the house that is kept in the store, made if there is none. */
  constructor(own: (make: () => string) => Promise<string>) {
    this.#own = own;
  }

  /** The store was restored: its key may be another. */
  forget(): void {
    this.#key = undefined;
  }

  async #read(): Promise<Bytes> {
    this.#key ??= this.#own(() => randomBytes(32).toString('base64url')).then((text) => bytesOf(text)!);
    try {
      return await this.#key;
    } catch (error) {
      this.#key = undefined;
      throw error;
    }
  }

  async secretOf(match: string): Promise<Bytes> {
    return this.#derived(['match', match]);
  }

  async #derived(fields: readonly (string | number)[]): Promise<Bytes> {
    return createHmac('sha256', await this.#read())
      .update(fields.join('\n'))
      .digest();
  }

  async offer(now: number): Promise<SealOffer> {
    const id = newId();
    const until = now + OFFER_MS;
    const mac = signsOf(await this.#derived(['offer', id, until]));
    return { token: `${id}.${until}.${mac}`, ...commitmentsOf(await this.secretOf(id)) };
  }

  /** The id of the table that a seal was offered for; undefined if it was not, or too long ago. It is used once because an id is. */
  async idOf(token: string, now: number): Promise<string | undefined> {
    const [id, until, mac] = token.split('.');
    const given = bytesOf(mac);
    if (!id || !given || !(Number(until) > now)) return undefined;
    return timingSafeEqual(given, await this.#derived(['offer', id, until!])) ? id : undefined;
  }
}
