/**
 * Settings that go with a person from device to device. The server keeps them, and this browser notes what both had last: what was changed
 * here since is sent, and otherwise what was changed elsewhere is taken.
 */
import { LANGUAGES } from '@astragal/kernel';
import type { ChosenSettings, Me } from '@astragal/wire';
import { choose, type Settings, settings } from '../base/settings.svelte.ts';
import { call } from '../net/api.ts';
import { me } from './me.svelte.ts';

/** What both had last. */
const COMMON = 'astragal common';
/** What only a device can know: whether it may sound, and whether its browser may show messages. */
const OF_DEVICE: readonly string[] = ['sound', 'notify'] satisfies (keyof Settings)[];

const ours = (): ChosenSettings =>
  Object.fromEntries(Object.entries($state.snapshot(settings)).filter(([name]) => !OF_DEVICE.includes(name)));

/** The same text for the same settings, in whatever order they are noted. */
const textOf = (given: ChosenSettings): string =>
  JSON.stringify(given, (_, value: unknown) =>
    typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );

/** What this page knows of these settings; a newer one may have sent more. */
const known = (theirs: ChosenSettings): Partial<Settings> =>
  Object.fromEntries(
    Object.entries(theirs).filter(
      ([name, value]) =>
        !OF_DEVICE.includes(name) &&
        typeof value === typeof settings[name as keyof Settings] &&
        (name !== 'language' || LANGUAGES.some((each) => each === value)),
    ),
  );

const common = (): string | null => localStorage.getItem(COMMON);
const agree = (): void => localStorage.setItem(COMMON, textOf(ours()));

let telling = Promise.resolve();
let isFollowing = false;

/** Sends what stands here; what does not arrive is sent with the next visit. */
function tell(): void {
  telling = telling
    .then(async () => {
      if (me.name === undefined || textOf(ours()) === common()) return;
      const sent = ours();
      await call('changeMe', { settings: sent });
      localStorage.setItem(COMMON, textOf(sent));
    })
    .catch(() => undefined);
}

/** Somebody this server knows is here: one of both sides learns from the other, and from now on the server hears of every change. */
export async function meet({ settings: theirs }: Me): Promise<void> {
  const isUnchanged = common() === null || common() === textOf(ours());
  if (theirs && isUnchanged) {
    if (textOf(theirs) !== textOf(ours())) await choose(known(theirs));
    agree();
  }
  if (isFollowing) return tell();
  isFollowing = true;
  $effect.root(() => {
    $effect(() => {
      textOf(ours());
      tell();
    });
  });
}

/** Somebody else signs in here: what was chosen before is not theirs. */
export const part = (): void => localStorage.removeItem(COMMON);
