/** Who sits at this screen. Nobody needs an account: a name is enough, and one is suggested. */
import type { Me } from '@astragal/wire';
import { call } from '../net/api.ts';
import { line } from '../net/line.svelte.ts';
import { i18n } from '../text/index.svelte.ts';

let known: Me | undefined = $state.raw();
const pick = Math.random();

/** The name from the last visit, for a page that starts without a network. */
const NAME = 'astragal name';
function learn(now: Me): void {
  known = now;
  try {
    if (now.name) localStorage.setItem(NAME, now.name);
    else localStorage.removeItem(NAME);
  } catch {
    // A browser that keeps nothing.
  }
}
function lastName(): string | undefined {
  try {
    return localStorage.getItem(NAME) ?? undefined;
  } catch {
    return undefined;
  }
}

export const me = {
  get name(): string | undefined {
    return known?.name;
  },
  /** Shown where no name was chosen yet. */
  get suggested(): string {
    const { names } = i18n.t;
    return known?.name ?? lastName() ?? names[Math.floor(pick * names.length)]!;
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
  async change(change: { name?: string; webhook?: string }): Promise<void> {
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
