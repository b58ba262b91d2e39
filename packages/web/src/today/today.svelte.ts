/** How today's games stand for me. Shared by the home page and the pages of the daily. */
import type { DailyGame, DayInfo, Today } from '@astragal/wire';
import { type BrowserStore, browserStore } from '../base/browser-store.ts';
import { go } from '../base/router.svelte.ts';
import { attempt } from '../base/toast.svelte.ts';
import { me } from '../me/me.svelte.ts';
import { call } from '../net/api.ts';
import { reach } from '../net/reach.svelte.ts';
import { mayHaveGames } from '../offline/store-name.ts';

/** What somebody made of a game: the number that is told, and whether the game's aim was reached. */
export type DailyMade = Pick<NonNullable<DailyGame['best']>, 'value' | 'done'>;

const KEY = 'astragal today';

/** The day as it was told last. */
interface Told {
  readonly now: Today;
  /** When midnight of the house comes, by this device's clock: it may be wrong by a year, and the time left is right all the same. */
  readonly ends: number;
}

export class TodayList {
  readonly #store: BrowserStore;
  #told: Told | undefined = $state.raw();
  /** Tries of today that this device has, by game: their tables here, and whether they are over. */
  #here: ReadonlyMap<string, { readonly id: string; readonly isOver: boolean }> = $state.raw(new Map());

  constructor(store: BrowserStore) {
    this.#store = store;
  }

  /** Undefined until the server has answered; without a network as it was told last, while its day lasts. */
  get now(): Today | undefined {
    return this.#told?.now;
  }

  get ends(): number {
    return this.#told?.ends ?? 0;
  }

  of(game: string): DailyGame | undefined {
    return this.now?.games.find((each) => each.game === game);
  }

  /** My try that this device has. */
  here(game: string): { readonly id: string; readonly isOver: boolean } | undefined {
    return this.#here.get(game);
  }

  /** Today's games of which I have no try at all. */
  get untouched(): readonly string[] {
    return (this.now?.games ?? []).filter(({ game, mine }) => !mine && !this.here(game)).map(({ game }) => game);
  }

  /** Whether it can be played for now. */
  isMissing(game: string): boolean {
    const here = this.here(game);
    return reach.isOff && (!here || here.isOver);
  }

  async load(): Promise<void> {
    try {
      this.#hear(await call('today'));
    } catch (error) {
      const last = this.#store.read<Told>(KEY);
      if (last && last.ends > Date.now()) this.#told ??= last;
      if (!reach.isOff) throw error;
    } finally {
      await this.#lookHere();
    }
  }

  /** Begins my scored try or goes on with it; once it is over, plays the same table again. */
  async play(game: string, again = false): Promise<void> {
    await attempt(async () => {
      const here = this.here(game);
      if (here && !again) return go(`/table/${here.id}`);
      await me.ensure();
      const { table } = await call('beginDaily', { game, again });
      go(`/table/${table.id}`);
    });
  }

  /** Takes my try along, to be played without a network, and sits down. */
  async take(game: string): Promise<void> {
    await attempt(async () => go(`/table/${await this.bring(game)}`));
  }

  /** Takes my try along; gives its table here. */
  async bring(game: string): Promise<string> {
    const { takeAlong } = await import('./taken.ts');
    const table = await takeAlong(game);
    await this.#lookHere();
    return table;
  }

  #hear(now: Today): void {
    this.#told = { now, ends: Date.now() + now.left * 1000 };
    this.#store.write(KEY, this.#told);
  }

  /** What lies on this device. What is over goes to the server, which plays it again first: nobody waits for that. */
  async #lookHere(): Promise<void> {
    if (!(await mayHaveGames())) return;
    const { handIn, takenGames } = await import('./taken.ts');
    const mine = (await takenGames()).filter(({ daily }) => daily.day === this.now?.day);
    this.#here = new Map(mine.map(({ game, id, result }) => [game, { id, isOver: result !== undefined }]));
    if (reach.isOff) return;
    void handIn().then(
      (now) => now && this.#hear(now),
      () => undefined, // With the next visit.
    );
  }
}

/** The page's own. */
export const today = new TodayList(browserStore);

/** Another day. */
export const dayOf = (day: string): Promise<DayInfo> => call('day', undefined, { query: { day } });
