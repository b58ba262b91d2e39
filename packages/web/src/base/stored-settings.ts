/**
 * What the browser kept from an earlier visit. This file runs ahead of everything else, while the rest is on its way: opening the
 * browser's store takes long on a phone, and the page should never show in the wrong light.
 */
import './defer-script.ts';
import './early-press.ts';
import './single-submit.ts';
import type { Settings } from './settings.svelte.ts';

const KEY = 'astragal';

export function storedSettings(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export function storeSettings(settings: Settings): void {
  tellServer(settings);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing: the choice holds until the page is closed.
  }
}

/** Tells the server which page to draw the next time: in whose language, and in which light if not in the system's. */
export function tellServer({ language, theme }: Partial<Settings>): void {
  const cookie = (name: string, value: string | undefined): void => {
    // biome-ignore lint/suspicious/noDocumentCookie: the newer way is missing without HTTPS and in many browsers
    document.cookie = `${name}=${value ?? ''}; path=/; samesite=lax; max-age=${value ? 31_536_000 : 0}`;
  };
  cookie('language', language);
  cookie('theme', theme === 'system' ? undefined : theme);
}

/** The light that a theme means, given what the system wants. */
export const lightOf = (theme: Settings['theme'], systemLight: boolean): 'dark' | 'light' =>
  theme === 'system' ? (systemLight ? 'light' : 'dark') : theme;

export const lightSystem = matchMedia('(prefers-color-scheme: light)');

document.documentElement.dataset.theme = lightOf(storedSettings().theme ?? 'system', lightSystem.matches);
