/** What is done to somebody's account, for all their pages: those that are open here, and those at other servers. */
import type { AccountEvent } from '@astragal/wire';
import type { Cluster } from '../cluster/cluster.ts';
import type { Timers } from './timers.ts';

/** Who keeps the sockets of pages. */
export interface AccountListener {
  /** This person's devices are strangers from now on. */
  signedOut(person: string): void;
  /** Something was done to this person's account, by a session that need not hear of it. */
  account(person: string, event: AccountEvent, but: string | undefined): void;
  /** Others, or this person's devices, may have become strangers unheard: the store says who has. */
  lookAgain(person?: string): Promise<void>;
}

export class AccountFeed {
  readonly #cluster: Pick<Cluster, 'tellHouse'>;
  readonly #timers: Timers;
  readonly #listeners = new Set<AccountListener>();

  constructor(cluster: Pick<Cluster, 'tellHouse'>, timers: Timers) {
    this.#cluster = cluster;
    this.#timers = timers;
  }

  add(listener: AccountListener): void {
    this.#listeners.add(listener);
  }

  /** Somebody's devices are strangers from now on, at every server. */
  signedOut(person: string): void {
    for (const each of this.#listeners) each.signedOut(person);
    this.#cluster.tellHouse({ signedOut: person });
  }

  /** To all pages of a person at every server, but for those of the session that did it. */
  tell(person: string, event: AccountEvent, but: string | undefined): void {
    this.heard(person, event, but);
    this.#cluster.tellHouse({ account: person, event, ...(but !== undefined && { but }) });
  }

  /** Another server has told it. */
  heard(person: string, event: AccountEvent, but: string | undefined): void {
    for (const each of this.#listeners) each.account(person, event, but);
  }

  /** This person's devices, or anybody's, may have become strangers at another server. */
  lookAgain(person?: string): void {
    for (const each of this.#listeners) void this.#timers.soon(() => each.lookAgain(person));
  }
}
