/** Who sits at this screen. Nobody needs an account: a name is enough, and one is suggested. */
import type { BodyOf, Me } from '@astragal/wire';
import { call } from '../net/api.ts';
import { line } from '../net/socket.svelte.ts';
import { i18n } from '../text/index.svelte.ts';

/** Tables of the server show a new name or face by themselves; others are told. */
let renamed: () => void = () => undefined;
let known: Me | undefined = $state.raw();
const pick = Math.random();

/** Name and face from the last visit, for a page that starts without a network. */
const LAST = { name: 'astragal name', avatar: 'astragal avatar' } as const;
function learn(now: Me): void {
  const isNew = now.name !== last('name') || now.avatar !== last('avatar');
  known = now;
  try {
    for (const [what, key] of Object.entries(LAST) as [keyof typeof LAST, string][])
      if (now[what] === undefined) localStorage.removeItem(key);
      else localStorage.setItem(key, now[what]);
  } catch {
    // A browser that keeps nothing.
  }
  if (!now.name) return;
  // What somebody chose goes with them from device to device; nobody waits for it.
  void import('./travelling.svelte.ts').then(({ meet }) => meet(now)).catch(() => undefined);
  if (isNew) renamed();
}
function last(what: keyof typeof LAST): string | undefined {
  try {
    return localStorage.getItem(LAST[what]) ?? undefined;
  } catch {
    return undefined;
  }
}

export const me = {
  /** What else is to be done about a new name or face. */
  whenRenamed(then: () => void): void {
    renamed = then;
  },
  /** As the server knows it. */
  get name(): string | undefined {
    return known?.name;
  },
  /** The same, and until the server has answered that of the last visit. */
  get lastName(): string | undefined {
    return known ? known.name : last('name');
  },
  /** Shown where no name was chosen yet. */
  get suggested(): string {
    const { names } = i18n.t;
    return known?.name ?? last('name') ?? names[Math.floor(pick * names.length)]!;
  },
  /** The face that was chosen; everybody else has one by their name. */
  get avatar(): string | undefined {
    return known ? known.avatar : last('avatar');
  },
  get webhook(): string | undefined {
    return known?.webhook;
  },
  get webhooks(): boolean {
    return known?.webhooks ?? false;
  },
  async load(): Promise<void> {
    learn(await call('me'));
  },
  async change(change: Pick<BodyOf<'changeMe'>, 'name' | 'avatar' | 'webhook'>): Promise<void> {
    const stranger = known?.name === undefined;
    learn(await call('changeMe', change));
    if (stranger) line.renew();
  },
  /** Makes sure there is a name before sitting down; a friendly animal serves who chose none. */
  async ensure(): Promise<void> {
    if (!known) await me.load();
    if (!known?.name) await me.change({ name: me.suggested });
  },
};
