/** Everything the house remembers, by what it is about. */
import { Analyses } from './analyses.ts';
import { Chat } from './chat.ts';
import { DailyStore } from './daily.ts';
import { Dice } from './dice.ts';
import type { Driver, Statement } from './driver.ts';
import { Duplicates } from './duplicates.ts';
import { Facts } from './facts.ts';
import { Keys } from './keys.ts';
import { Matches } from './matches.ts';
import { Outbox } from './outbox.ts';
import { People } from './people.ts';
import { Places, Secrets } from './places.ts';
import { PuzzleStore } from './puzzles.ts';
import { Tables } from './tables.ts';
import { TRACES } from './traces.ts';

export class Store {
  readonly driver: Driver;
  readonly people: People;
  readonly keys: Keys;
  readonly places: Places;
  readonly secrets: Secrets;
  readonly matches: Matches;
  readonly tables: Tables;
  readonly chat: Chat;
  readonly outbox: Outbox;
  readonly dice: Dice;
  readonly analyses: Analyses;
  readonly daily: DailyStore;
  readonly puzzles: PuzzleStore;
  readonly duplicates: Duplicates;
  readonly facts: Facts;

  constructor(driver: Driver) {
    this.driver = driver;
    this.people = new People(driver);
    this.keys = new Keys(driver);
    this.places = new Places(driver);
    this.secrets = new Secrets(driver);
    this.matches = new Matches(driver);
    this.tables = new Tables(driver, this.people, this.places, this.secrets, this.matches);
    this.chat = new Chat(driver);
    this.outbox = new Outbox(driver);
    this.dice = new Dice(driver);
    this.analyses = new Analyses(driver);
    this.daily = new DailyStore(driver);
    this.puzzles = new PuzzleStore(driver);
    this.duplicates = new Duplicates(driver);
    this.facts = new Facts(driver);
  }

  get kind(): Driver['kind'] {
    return this.driver.kind;
  }

  /** All of these statements or none. */
  async write(...statements: readonly Statement[]): Promise<void> {
    await this.driver.write(...statements);
  }

  /** Forgets everything that is kept by a person's id, in the rows and in the files. */
  async forget(person: string, now: number): Promise<void> {
    await this.driver.write(
      ...this.people.forget(person),
      ...this.daily.forget(person),
      this.puzzles.forget(person),
      ...this.duplicates.forget(person, now),
      this.facts.put(TRACES, 'some'),
    );
    await this.driver.erase();
  }

  /** Writes something small, as durably as an answer: fails where an answer would. */
  canWrite(): Promise<void> {
    return this.facts.set('probe', `${Date.now()}`);
  }

  close(): Promise<void> {
    return this.driver.close();
  }
}
