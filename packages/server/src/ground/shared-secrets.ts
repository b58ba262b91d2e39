/** What luck that tables share comes from: one key of the house, from which every day and every duplicate has its seed. */
import { randomBytes } from 'node:crypto';
import { type Bytes, bytesOf, keyed } from '@astragal/fair';
import { boardOf, boardSeed, daySecret, duplicateSecret, gameSeed, SharedLuck } from '@astragal/today';

const DAY = /^day (\d{4}-\d\d-\d\d)$/;

/** The day that a luck is of. */
export const dayOf = (of: string | undefined): string | undefined => (of === undefined ? undefined : DAY.exec(of)?.[1]);

export class SharedSecrets {
  readonly #own: (make: () => string) => Promise<string>;
  readonly #make: () => string;
  #key: Promise<Bytes> | undefined;

  /** `own`: a key of the house that is kept in the store, made by `make` if there is none. */
  constructor(own: (make: () => string) => Promise<string>, make = () => randomBytes(32).toString('base64url')) {
    this.#own = own;
    this.#make = make;
  }

  /** The store was restored: its key may be another. */
  forget(): void {
    this.#key = undefined;
  }

  async #read(): Promise<Bytes> {
    this.#key ??= this.#own(this.#make).then((text) => bytesOf(text)!);
    try {
      return await this.#key;
    } catch (error) {
      this.#key = undefined;
      throw error;
    }
  }

  async daySecret(day: string): Promise<Bytes> {
    return daySecret(await this.#read(), day);
  }

  async duplicateSecret(duplicate: string): Promise<Bytes> {
    return duplicateSecret(await this.#read(), duplicate);
  }

  /** The seed of a game's luck by what it is of: a day, a board of a duplicate, or any other name that tables share. */
  async seedOf(of: string, game: string): Promise<Bytes> {
    const at = boardOf(of);
    if (at) return boardSeed(await this.duplicateSecret(at.duplicate), at.board);
    const day = dayOf(of);
    return gameSeed(day === undefined ? keyed(await this.#read())(['shared', of]) : await this.daySecret(day), game);
  }

  async luckOf(of: string, game: string): Promise<SharedLuck> {
    return new SharedLuck(await this.seedOf(of, game));
  }
}
