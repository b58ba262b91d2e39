/** Facts about the house that all its servers share. */
import type { Driver, Statement } from './driver.ts';

export class Facts {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** The first to say it is believed. */
  async get(name: string, first: string): Promise<string> {
    await this.#driver.write(['INSERT INTO house (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING', name, first]);
    return (await this.#driver.all('SELECT value FROM house WHERE name = ?', name))[0]!.value as string;
  }

  async set(name: string, value: string): Promise<void> {
    await this.#driver.write(this.put(name, value));
  }

  put(name: string, value: string): Statement {
    return ['INSERT INTO house (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value', name, value];
  }

  /** Changes whenever the store was restored: what servers remember is then worth nothing. */
  async epoch(): Promise<string> {
    return (await this.#driver.all("SELECT value FROM house WHERE name = 'epoch'"))[0]!.value as string;
  }
}
