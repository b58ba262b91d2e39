/** Who sits at this screen. Nobody needs an account: a name is enough, and one is suggested. */
import type { BodyOf, Me } from '@astragal/wire';
import { type BrowserStore, browserStore } from '../base/browser-store.ts';
import { isKeptIn, nameFor, rememberKept, type Stranger, strangerIn } from '../base/stranger.ts';
import { call } from '../net/api.ts';
import { type SocketClient, socket } from '../net/socket.svelte.ts';
import { i18n } from '../text/index.svelte.ts';

/** Name and face from the last visit, for a page that starts without a network. */
const LAST = { name: 'astragal name', avatar: 'astragal avatar' } as const;
/** Whether there was a way back to me. */

type MyChange = Pick<BodyOf<'changeMe'>, 'name' | 'avatar' | 'webhook'>;

export class CurrentPerson {
  readonly #store: BrowserStore;
  readonly #socket: Pick<SocketClient, 'renew'>;
  #stranger: Stranger | undefined;
  #known: Me | undefined = $state.raw();
  /** Tables of the server show a new name or face by themselves; others are told. */
  #renamed: () => void = () => undefined;
  #settled: Promise<unknown> = Promise.resolve();
  /** One change after the other. */
  #changing: Promise<unknown> = Promise.resolve();

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

  /** How I am called everywhere, also before a name was chosen. */
  get suggested(): string {
    return this.lastName ?? nameFor(this.#unnamed, i18n.t.names);
  }

  /** The face that was chosen, or that of somebody without a name; everybody else has one by their name. */
  get avatar(): string | undefined {
    const avatar = this.#known ? this.#known.avatar : this.#last('avatar');
    return avatar ?? (this.lastName === undefined ? this.#unnamed.face : undefined);
  }

  /** Whether there is a way back to me, should this browser forget me. */
  get isKept(): boolean {
    return this.#known ? this.#known.kept === true : isKeptIn(this.#store);
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

  /** Nothing is known of me any more: whoever is here now is somebody new. */
  async startOver(): Promise<void> {
    this.#stranger = undefined;
    await this.load();
  }

  /** As `load`, and what I chose elsewhere holds here. */
  async loadAll(): Promise<void> {
    await this.load();
    await this.#settled;
  }

  change(change: MyChange): Promise<void> {
    const done = this.#changing.then(() => this.#change(change));
    this.#changing = done.catch(() => undefined);
    return done;
  }

  async #change(change: MyChange): Promise<void> {
    if (!this.#known) await this.load();
    const stranger = this.name === undefined;
    this.#learn(await call('changeMe', { ...(await this.#sameFace(change)), ...change }));
    if (stranger) this.#socket.renew();
  }

  /** With another name one keeps the face that was shown. */
  async #sameFace({ name }: { readonly name?: string | undefined }): Promise<{ avatar?: string }> {
    if (name === undefined || this.#known?.avatar !== undefined) return {};
    return { avatar: this.avatar ?? (await import('@astragal/table/pieces/avatar.ts')).seeded(this.suggested) };
  }

  /** Makes sure there is a name before sitting down; a friendly animal serves who chose none. */
  async ensure(): Promise<void> {
    await this.#changing;
    if (!this.#known) await this.load();
    if (!this.name) await this.change({ name: this.suggested });
  }

  #learn(now: Me): void {
    const isNew = now.name !== this.#last('name') || now.avatar !== this.#last('avatar');
    this.#known = now;
    for (const what of ['name', 'avatar'] as const) this.#store.set(LAST[what], now[what]);
    rememberKept(this.#store, now.kept === true);
    if (!now.name) return;
    // What somebody chose goes with them from device to device; nobody waits for it.
    this.#settled = import('./settings-sync.svelte.ts').then(({ settingsSync }) => settingsSync.meet(now)).catch(() => undefined);
    if (isNew) this.#renamed();
  }

  get #unnamed(): Stranger {
    this.#stranger ??= strangerIn(this.#store);
    return this.#stranger;
  }

  #last(what: keyof typeof LAST): string | undefined {
    return this.#store.get(LAST[what]);
  }
}

/** The page's own. */
export const me = new CurrentPerson(browserStore, socket);
