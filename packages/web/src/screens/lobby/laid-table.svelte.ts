/** A table that is laid: who is missing, the links that call them, and what host and guests may do about it. */
import type { Seat } from '@astragal/kernel';
import type { Links, SeatInfo, SeatPlan, TableInfo } from '@astragal/wire';
import { linksOf, rememberLinks } from '../../base/links.ts';
import { go } from '../../base/router.svelte.ts';
import { attempt } from '../../base/toast.svelte.ts';
import { levelFor } from '../../lobby/levels.ts';
import { lobby } from '../../lobby/lobby.svelte.ts';
import { call } from '../../net/api.ts';

export class LaidTable {
  readonly #info: () => TableInfo;
  #fresh: Links | undefined = $state.raw();

  constructor(info: () => TableInfo) {
    this.#info = info;
  }

  get info(): TableInfo {
    return this.#info();
  }
  get #where(): { readonly table: string } {
    return { table: this.info.id };
  }

  /** Seats that wait for somebody. */
  readonly open: readonly Seat[] = $derived.by(() => this.info.seats.flatMap((seat, i) => (seat.by === 'open' ? [i] : [])));
  /** Whether a seat waits for me. */
  readonly isKept: boolean = $derived.by(() => this.info.seats.some((seat) => seat.kept === 'me'));
  /** As this browser knows them: they are told once. */
  readonly links: Links | undefined = $derived.by(() => this.#fresh ?? linksOf(this.info.id));
  /** Open seats with their links. */
  readonly invitations: readonly { readonly seat: Seat; readonly link: string }[] = $derived.by(() =>
    this.open.flatMap((seat) => {
      const link = this.links?.sit[seat];
      return link ? [{ seat, link }] : [];
    }),
  );

  makeLinks(): Promise<boolean> {
    return attempt(async () => {
      this.#fresh = (await call('links', { seats: this.open, watch: true, host: true }, this.#where)).links;
      rememberLinks(this.info.id, this.#fresh);
    });
  }

  /** Takes the seat that was kept for me. */
  sit(seat: Seat): Promise<boolean> {
    const { coach } = this.info;
    return attempt(() => call('sit', { seat, ...(coach && { coach }) }, this.#where));
  }
  empty(seat: Seat): Promise<boolean> {
    return attempt(() => call('kick', { seat }, this.#where));
  }
  /** The host need not wait for anybody: a bot takes the seat. */
  putBot(seat: Seat): Promise<boolean> {
    const { game, seats, mine } = this.info;
    return attempt(async () => {
      await lobby.loadGames();
      const level = levelFor(game, lobby.game(game)?.levels ?? []);
      const planned = ({ by, name }: SeatInfo, i: number): SeatPlan => {
        if (i === seat || by === 'bot') return { by: 'bot', level: by === 'bot' ? name : level };
        if (by === 'hot') return { by, name };
        return { by: i === mine[0] ? 'me' : 'friend' };
      };
      await call('change', { seats: seats.map(planned) }, this.#where);
    });
  }

  start(): Promise<boolean> {
    return attempt(() => call('start', {}, this.#where));
  }
  async leave(): Promise<void> {
    if (await attempt(() => call('leave', {}, this.#where))) go('/');
  }
}
