/** The dice of this house: how they fell in all games that are over. Counted aside, a game at a time, when nobody waits for the thread. */
import { LostThread } from '@astragal/bots';
import { bothCounts, type Counted, type DiceCounts, type DiceReport, diceReport, NO_COUNTS } from '@astragal/fair/statistics';
import type { DieName } from '@astragal/kernel';
import { type Games, gameList } from '../ground/games.ts';
import type { Logger } from '../ground/log.ts';
import { ProblemError } from '../ground/problems.ts';
import { HOUSE_ITSELF } from '../ground/rate-limits.ts';
import type { Settings } from '../ground/settings.ts';
import { countText } from '../replay/playing.ts';
import type { Replayer } from '../replay/replayer.ts';
import { StoreError } from '../store/driver.ts';
import type { Chair, TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

interface Counting {
  readonly store: Store;
  readonly games: Games;
  readonly log: Logger;
  readonly settings: Pick<Settings, 'hiddenGames'>;
  readonly replayer: Replayer;
}

/** Games that are looked for in one go. */
const AT_ONCE = 50;

export class HouseDice {
  readonly #house: Counting;
  #counting: Promise<void> | undefined;
  #isAskedAgain = false;

  constructor(house: Counting) {
    this.#house = house;
  }

  /** Counts whatever is over and not counted yet. Done when all of it is; whoever asks meanwhile waits for what ended until then. */
  count(): Promise<void> {
    if (this.#counting) this.#isAskedAgain = true;
    this.#counting ??= this.#countAll().finally(() => {
      this.#counting = undefined;
    });
    return this.#counting;
  }

  async #countAll(): Promise<void> {
    const { store } = this.#house;
    do {
      this.#isAskedAgain = false;
      for (;;) {
        const found = await store.dice.uncounted(AT_ONCE);
        for (const id of found) if (!(await this.#countTable(id))) return;
        if (found.length < AT_ONCE) break;
      }
    } while (this.#isAskedAgain);
  }

  /** False: not now. It stays uncounted, and somebody comes back to it. */
  async #countTable(id: string): Promise<boolean> {
    const { store, log } = this.#house;
    try {
      const row = await store.tables.byId(id);
      if (!row) return true;
      const counts = await this.#countsOf(row);
      const kept = await store.dice.of(row.game);
      await store.dice.keep(row.game, counts ? { ...kept, counts: bothCounts(kept.counts, counts) } : kept, [id]);
      return true;
    } catch (error) {
      if (!(error instanceof StoreError || error instanceof LostThread || error instanceof ProblemError))
        log.error({ table: id, error: error instanceof Error ? error.message : String(error) }, 'the dice of a game cannot be counted');
      return false;
    }
  }

  async #countsOf(row: TableRow): Promise<DiceCounts | undefined> {
    const { store, games, replayer } = this.#house;
    const loaded = games.get(row.game);
    const dice = countable(row, loaded?.dice);
    const text = dice && (await store.matches.text(row.id));
    return text && replayer.play(loaded!, 'dice', async () => text, countedIn(row, dice), HOUSE_ITSELF);
  }

  /** What the kept counts say of the games that guests may have. */
  async report(): Promise<HouseReport> {
    const { store, games, settings } = this.#house;
    const kept = await store.dice.all();
    const told = gameList(games, settings.hiddenGames).map(({ id }) => ({ id, ...games.get(id)! }));
    return { ...reportOn(told, (game) => kept.get(game)?.counts), waiting: await store.dice.waiting() };
  }
}

/** `waiting`: finished games that are still to be counted. */
export interface HouseReport extends DiceReport {
  readonly waiting: number;
}

interface DicedGame {
  readonly id: string;
  readonly dice?: readonly DieName[];
}

const reportOn = (games: readonly DicedGame[], countsOf: (game: string) => DiceCounts | undefined): DiceReport =>
  diceReport(
    games.flatMap(({ id, dice = [] }) => {
      const counts = countsOf(id);
      return counts ? [{ game: id, dice: dice.map((die) => die.id), counts }] : [];
    }),
  );

/** The same straight from a store, beside a server or without one: what is not counted yet is counted here, and nothing is written. */
export async function diceOfStore(store: Store, games: readonly DicedGame[]): Promise<HouseReport> {
  const all = new Map([...(await store.dice.all())].map(([game, { counts }]) => [game, counts]));
  for (const id of await store.dice.uncounted(Number.MAX_SAFE_INTEGER)) {
    const row = await store.tables.byId(id);
    const dice = row && countable(row, games.find((game) => game.id === row.game)?.dice);
    const text = dice && (await store.matches.text(id));
    if (text) all.set(row.game, bothCounts(all.get(row.game) ?? NO_COUNTS, countText(text, countedIn(row, dice))));
  }
  return { ...reportOn(games, (game) => all.get(game)), waiting: 0 };
}

/** Its dice, where they count: only luck of this house, and each roll once. A game from elsewhere, or one that goes on from another, brings none. */
const countable = ({ imported, from }: TableRow, dice: readonly DieName[] | undefined): readonly DieName[] | undefined =>
  imported || from ? undefined : dice;

const countedIn = ({ chairs, result, ended = 0 }: TableRow, dice: Counted['dice']): Counted => ({
  dice,
  sitters: chairs.map(sitterOf),
  winners: result?.winners ?? [],
  ended,
});

/** Whoever has gone has left rolls of a bot behind as well. */
const sitterOf = ({ by, gone }: Chair): 'person' | 'bot' | undefined => (gone ? undefined : by === 'bot' ? 'bot' : 'person');
