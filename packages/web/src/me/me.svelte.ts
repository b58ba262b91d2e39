/** Who sits at this screen. Nobody needs an account: a name is enough, and one is suggested. */
import type { BodyOf, Me } from '@astragal/wire';
import { type BrowserStore, browserStore } from '../base/browser-store.ts';
import { call } from '../net/api.ts';
import { type SocketClient, socket } from '../net/socket.svelte.ts';
import { i18n } from '../text/index.svelte.ts';

/** Name and face from the last visit, for a page that starts without a network. */
const LAST = { name: 'astragal name', avatar: 'astragal avatar' } as const;

export class CurrentPerson {
  readonly #store: BrowserStore;
  readonly #socket: Pick<SocketClient, 'renew'>;
  readonly #pick = Math.random();
  #known: Me | undefined = $state.raw();
  /** Tables of the server show a new name or face by themselves; others are told. */
  #renamed: () => void = () => undefined;

  constructor(store: BrowserStore, socket: Pick<SocketClient, 'renew'>) {
    this.#store = store;
    this.#socket = socket;
  }

  /** What else is to be done about a new name or face. */
  whenRenamed(then: () => void): void {
    this.#renamed = then;
  }

  /** As the server knows it. */
  get name(): string | undefined {
    return this.#known?.name;
  }

  /** The same, and until the server has answered that of the last visit. */
  get lastName(): string | undefined {
    return this.#known ? this.#known.name : this.#last('name');
  }

  /** Shown where no name was chosen yet. */
  get suggested(): string {
    const { names } = i18n.t;
    return this.#known?.name ?? this.#last('name') ?? names[Math.floor(this.#pick * names.length)]!;
  }

  /** The face that was chosen; everybody else has one by their name. */
  get avatar(): string | undefined {
    return this.#known ? this.#known.avatar : this.#last('avatar');
  }

  get webhook(): string | undefined {
    return this.#known?.webhook;
  }

  get webhooks(): boolean {
    return this.#known?.webhooks ?? false;
  }

  async load(): Promise<void> {
    this.#learn(await call('me'));
  }

  async change(change: Pick<BodyOf<'changeMe'>, 'name' | 'avatar' | 'webhook'>): Promise<void> {
    const stranger = this.name === undefined;
    this.#learn(await call('changeMe', change));
    if (stranger) this.#socket.renew();
  }

  /** Makes sure there is a name before sitting down; a friendly animal serves who chose none. */
  async ensure(): Promise<void> {
    if (!this.#known) await this.load();
    if (!this.name) await this.change({ name: this.suggested });
  }

  #learn(now: Me): void {
    const isNew = now.name !== this.#last('name') || now.avatar !== this.#last('avatar');
    this.#known = now;
    for (const what of ['name', 'avatar'] as const) this.#store.set(LAST[what], now[what]);
    if (!now.name) return;
    // What somebody chose goes with them from device to device; nobody waits for it.
    void import('./settings-sync.svelte.ts').then(({ settingsSync }) => settingsSync.meet(now)).catch(() => undefined);
    if (isNew) this.#renamed();
  }

  #last(what: keyof typeof LAST): string | undefined {
    return this.#store.get(LAST[what]);
  }
}

/** The page's own. */
export const me = new CurrentPerson(browserStore, socket);
