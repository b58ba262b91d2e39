/**
 * A table of this device: the same seats and boards as at a server's, and behind them a match in a thread. One tab leads the game, others look on
 * and may take over; the store itself sees to it that only one of them goes on.
 */
import type { Rejected, Seat } from '@astragal/kernel';
import type { TableLuck } from '@astragal/table/seal.ts';
import { type SeatAction, SeatedTable } from '@astragal/table/seated-table.svelte.ts';
import type { Problem, TableInfo } from '@astragal/wire';
import { settings, wishes } from '../../base/settings.svelte.ts';
import { complain } from '../../base/toast.svelte.ts';
import { type KeptGame, keptGames, LocalStoreError, type LocalStoreTrouble, seatsIn } from '../../offline/kept-games.ts';
import { type Change, OfflineMatch } from '../../offline/offline-match.ts';
import { tableHere } from '../table-here.ts';
import { ownLuckOf } from '../table-luck.ts';

/** A rejected answer as the problem that a server would name. */
const PROBLEMS: Readonly<Record<Rejected, Problem['code']>> = { stale: 'stale', illegal: 'illegal', closed: 'undo-closed' };

/** Bots wait a moment, as they do on a server, unless they are to play at once. */
const pauseMs = (): number => (settings.botPace === 'instant' ? 0 : 300);

/** `rules`: the game could not be taken up, as when its rules are not here. */
export type TableTrouble = LocalStoreTrouble | 'rules';

export class OfflineTable extends SeatedTable {
  /** Why there is nothing to see. */
  trouble: TableTrouble | undefined = $state.raw();
  /** Why the last answer, of a person or a bot, did not count. */
  unkept: TableTrouble | undefined = $state.raw();
  /** Whether the game goes on here, or is looked at while another tab has it. */
  leads = $state(false);
  line: KeptGame | undefined = $state.raw();
  readonly #seed: string | undefined;
  readonly #channel: BroadcastChannel;
  readonly #gone = new AbortController();
  #match: OfflineMatch | undefined;
  #release = (): void => undefined;
  /** The game is asked for, and comes when the other tab lets it go. */
  #isWaiting = false;

  /** With a seed, luck and bots can be had again: for tests. */
  constructor(id: string, seed?: string) {
    super(id, wishes);
    this.#seed = seed;
    this.#channel = new BroadcastChannel(`astragal ${id}`);
    this.#channel.onmessage = () => void this.#catchUp();
    void this.#open();
  }

  protected override get isOpen(): boolean {
    return super.isOpen && this.leads;
  }

  override get luck(): TableLuck | undefined {
    return this.line && ownLuckOf(this.line.head.luck);
  }

  async speak(): Promise<void> {}

  async countHint(seat: Seat): Promise<boolean> {
    try {
      this.line = await keptGames.countHint(this.id, seat);
      this.info = { ...this.info!, seats: seatsIn(this.line).map((seat) => ({ ...seat, here: true })) };
      return true;
    } catch (error) {
      this.#failed(error);
      return false;
    }
  }

  stop(): void {
    this.#gone.abort();
    this.#release();
    this.#channel.close();
    this.#match?.close();
  }

  /** The game goes on here; whoever had it looks on. */
  async takeOver(): Promise<void> {
    this.#release();
    await this.#lock({ steal: true });
  }

  /** Bots that gave up because nothing could be kept try again. */
  tryAgain(): void {
    this.unkept = undefined;
    this.#match?.lead(this.leads);
  }

  override hurry(): void {
    super.hurry();
    this.#match?.hurry();
  }

  protected async send(said: SeatAction, seat: Seat, ask: number): Promise<void> {
    try {
      const rejected = await ('undo' in said ? this.#match?.undo(seat, ask) : this.#match?.answer(seat, ask, said.choice));
      this.unkept = undefined;
      if (rejected) complain({ code: PROBLEMS[rejected] } as Problem);
    } catch (error) {
      this.#failed(error);
    }
  }

  async #open(): Promise<void> {
    try {
      const leads = await this.#lock({ ifAvailable: true });
      const playing = { leads, seed: this.#seed, pauseMs: pauseMs() };
      const { match, line } = await OfflineMatch.take(this.id, playing, (change) => this.#heard(change));
      if (this.#gone.signal.aborted) return match.close();
      match.onfailure = (error) => this.#failed(error);
      this.#match = match;
      this.line = line;
      this.leads = leads && !line.importedTo;
      if (line.importedTo) match.lead(false);
      this.meet(infoOf(line));
      if (!leads) this.#wait();
    } catch (error) {
      this.trouble = error instanceof LocalStoreError ? error.trouble : 'rules';
    }
  }

  /** Asks for the game; the promise says whether it is ours. One that is held elsewhere is waited for, unless it may be refused or taken. */
  #lock(how: Pick<LockOptions, 'ifAvailable' | 'steal'>): Promise<boolean> {
    // Without encryption browsers have no locks; the store still lets only one tab go on.
    if (!('locks' in navigator)) return Promise.resolve(true);
    return new Promise((answer) => {
      const { signal } = this.#gone;
      const waits = !how.ifAvailable && !how.steal;
      navigator.locks
        .request(`astragal ${this.id}`, { ...how, ...(waits && { signal }) }, (lock) => {
          answer(lock !== null);
          if (!lock) return undefined;
          if (this.#match) void this.#lead();
          return new Promise<void>((release) => {
            this.#release = release;
          });
        })
        .catch(() => this.#lookOn());
    });
  }

  async #lead(): Promise<void> {
    await this.#catchUp();
    this.leads = !this.line?.importedTo;
    this.#match?.lead(this.leads);
  }

  /** Another tab has the game. */
  #lookOn(): void {
    if (this.#gone.signal.aborted) return;
    this.leads = false;
    this.#match?.lead(false);
    void this.#catchUp();
    this.#wait();
  }

  #wait(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    void this.#lock({}).then(() => {
      this.#isWaiting = false;
    });
  }

  async #catchUp(): Promise<void> {
    await this.#match?.catchUp().catch((error: unknown) => this.#failed(error));
  }

  #heard({ seen, isOver }: Change): void {
    for (const position of seen) this.receive(position);
    if (isOver && this.info?.phase === 'playing') this.info = { ...this.info, phase: 'over', ended: Date.now() };
    if (this.leads) this.#channel.postMessage('');
  }

  #failed(error: unknown): void {
    if (this.#gone.signal.aborted) return;
    const trouble = error instanceof LocalStoreError ? error.trouble : 'rules';
    if (trouble === 'elsewhere') {
      this.#release();
      this.#lookOn();
    } else this.unkept = trouble;
  }
}

/** A game of this device as a table. */
export function infoOf(line: KeptGame): TableInfo {
  const { id, game, version, head, mine, created, changed, result, coach, daily } = line;
  return tableHere({
    ...{ id, game, version, options: head.options, mine, created, started: created },
    seats: seatsIn(line).map((seat) => ({ ...seat, here: true })),
    ...(coach && { coach }),
    ...(daily && { shared: daily.of, scored: true }),
    ...(result && { phase: 'over', result, ended: changed }),
  });
}
