/** What was chosen on an earlier visit, as the browser keeps it. It comes with `ahead.ts`, before everything else. */
import type { PersonalSettings } from './settings.svelte.ts';

const KEY = 'astragal';

export function storedSettings(): Partial<PersonalSettings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<PersonalSettings>;
  } catch {
    return {};
  }
}

export function storeSettings(settings: PersonalSettings): void {
  tellServer(settings);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing: the choice holds until the page is closed.
  }
}

/** Tells the server which page to draw the next time: in whose language, and in which light if not in the system's. */
export function tellServer({ language, theme }: Partial<PersonalSettings>): void {
  const cookie = (name: string, value: string | undefined): void => {
    // biome-ignore lint/suspicious/noDocumentCookie: the newer way is missing without HTTPS and in many browsers
    document.cookie = `${name}=${value ?? ''}; path=/; samesite=lax; max-age=${value ? 31_536_000 : 0}`;
  };
  cookie('language', language);
  cookie('theme', theme === 'system' ? undefined : theme);
}

/** The light that a theme means, given what the system wants. */
export const lightOf = (theme: PersonalSettings['theme'], systemLight: boolean): 'dark' | 'light' =>
  theme === 'system' ? (systemLight ? 'light' : 'dark') : theme;

/** Asks the system which light it wants. */
export const LIGHT_SYSTEM = '(prefers-color-scheme: light)';
