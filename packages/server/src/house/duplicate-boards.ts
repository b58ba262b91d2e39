/** The boards of duplicates: whether others still play them, and what a finished one came to. */
import type { Kind } from '@astragal/kernel';
import { boardOf } from '@astragal/today';
import type { Games } from '../ground/games.ts';
import type { Settings } from '../ground/settings.ts';
import type { Statement } from '../store/driver.ts';
import type { TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { isDeserted } from '../table/leaving.ts';

interface Boarded {
  readonly store: Store;
  readonly settings: Pick<Settings, 'now'>;
  readonly games: Games;
}

export class DuplicateBoards {
  readonly #house: Boarded;

  constructor(house: Boarded) {
    this.#house = house;
  }

  /** Whether others still play with luck that is of this: the store knows, whichever server closed it. */
  async isSecret(of: string | undefined): Promise<boolean> {
    const at = boardOf(of);
    const duplicate = at && (await this.#house.store.duplicates.byId(at.duplicate));
    return duplicate !== undefined && duplicate.closed === undefined;
  }

  /** What a board came to, to be written with the end of its game. Whoever left has no result, nor has anybody where too few were left to play on. */
  ending({ id, game, version, shared, scored, chairs }: TableRow, state: Kind['state']): readonly Statement[] {
    const { store, games, settings } = this.#house;
    const at = boardOf(shared);
    if (!at || !scored) return [];
    const seats = chairs.flatMap(({ by }, seat) => (by === 'bot' ? [] : [seat]));
    const loaded = games.get(game);
    const isPlayedOut = loaded?.game.version === version && !isDeserted(chairs);
    const ends = seats.map((seat, i) => {
      const gone = chairs[seat]!.gone !== undefined;
      const score = isPlayedOut && !gone ? loaded.daily?.score(state, seat) : undefined;
      return { side: i + 1, sides: seats.length, score, gone };
    });
    return store.duplicates.end(at.duplicate, id, settings.now(), ends);
  }
}
