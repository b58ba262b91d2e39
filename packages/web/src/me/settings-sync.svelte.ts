/**
 * Settings that go with a person from device to device. The server keeps them, and this browser notes what both had last: what was changed
 * here since is sent, and otherwise what was changed elsewhere is taken.
 */
import { LANGUAGES } from '@astragal/kernel';
import type { ChosenSettings, Me } from '@astragal/wire';
import { type BrowserStore, browserStore } from '../base/browser-store.ts';
import { choose, type PersonalSettings, settings } from '../base/settings.svelte.ts';
import { call } from '../net/api.ts';
import { me } from './me.svelte.ts';

/** What both had last. */
const COMMON = 'astragal common';
/** What only a device can know: whether it may sound, and whether its browser may show messages. */
const OF_DEVICE: readonly string[] = ['sound', 'notify'] satisfies (keyof PersonalSettings)[];

const ours = (): ChosenSettings =>
  Object.fromEntries(Object.entries($state.snapshot(settings)).filter(([name]) => !OF_DEVICE.includes(name)));

/** The same text for the same settings, in whatever order they are noted. */
const textOf = (given: ChosenSettings): string =>
  JSON.stringify(given, (_, value: unknown) =>
    typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );

/** What this page knows of these settings; a newer one may have sent more. */
const known = (theirs: ChosenSettings): Partial<PersonalSettings> =>
  Object.fromEntries(
    Object.entries(theirs).filter(
      ([name, value]) =>
        !OF_DEVICE.includes(name) &&
        typeof value === typeof settings[name as keyof PersonalSettings] &&
        (name !== 'language' || LANGUAGES.some((each) => each === value)),
    ),
  );

export class SettingsSync {
  readonly #store: BrowserStore;
  readonly #person: { readonly name: string | undefined };
  #telling = Promise.resolve();
  #isFollowing = false;

  constructor(store: BrowserStore, person: { readonly name: string | undefined }) {
    this.#store = store;
    this.#person = person;
  }

  /** Somebody this server knows is here: one of both sides learns from the other, and from now on the server hears of every change. */
  async meet({ settings: theirs }: Me): Promise<void> {
    const common = this.#store.get(COMMON);
    if (theirs && (common === undefined || common === textOf(ours()))) {
      if (textOf(theirs) !== textOf(ours())) await choose(known(theirs));
      this.#agree(ours());
    }
    if (this.#isFollowing) return this.#tell();
    this.#isFollowing = true;
    $effect.root(() => {
      $effect(() => {
        textOf(ours());
        this.#tell();
      });
    });
  }

  /** Somebody else signs in here: what was chosen before is not theirs. */
  part(): void {
    this.#store.set(COMMON, undefined);
  }

  #agree(settings: ChosenSettings): void {
    this.#store.set(COMMON, textOf(settings));
  }

  /** Sends what stands here; what does not arrive is sent with the next visit. */
  #tell(): void {
    this.#telling = this.#telling
      .then(async () => {
        if (this.#person.name === undefined || textOf(ours()) === this.#store.get(COMMON)) return;
        const sent = ours();
        await call('changeMe', { settings: sent });
        this.#agree(sent);
      })
      .catch(() => undefined);
  }
}

/** The page's own. */
export const settingsSync = new SettingsSync(browserStore, me);
