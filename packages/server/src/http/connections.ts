/** Open connections by address: whoever opens many and says nothing takes none away from the others. */
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { networkOf } from '../ground/rate-limits.ts';
import type { House } from '../house/house.ts';

export class Connections {
  readonly #house: Pick<House, 'settings' | 'metrics'>;
  readonly #byAddress = new Map<string, number>();
  /** Those that count, with their address. */
  readonly #counted = new WeakMap<Duplex, string>();

  constructor(house: Pick<House, 'settings' | 'metrics'>) {
    this.#house = house;
  }

  /** A connection was opened. Behind a proxy all of them are its own, and it is the one to count. */
  opened(line: Socket): void {
    const { limits, proxies } = this.#house.settings;
    if (proxies > 0) return;
    const address = networkOf(line.remoteAddress ?? '');
    const count = this.#byAddress.get(address) ?? 0;
    if (count >= limits.connectionsPerAddress) {
      this.#house.metrics.count('connections_refused');
      line.destroy();
      return;
    }
    this.#byAddress.set(address, count + 1);
    this.#counted.set(line, address);
    line.once('close', () => this.release(line));
  }

  /** It is gone, or has become a socket, and those are counted by themselves. */
  release(line: Duplex): void {
    const address = this.#counted.get(line);
    if (address === undefined) return;
    this.#counted.delete(line);
    const count = this.#byAddress.get(address)! - 1;
    if (count > 0) this.#byAddress.set(address, count);
    else this.#byAddress.delete(address);
  }
}
