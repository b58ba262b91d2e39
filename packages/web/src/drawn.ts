/** The home page as text, for the server to send before any script has run: built and called by `build/static.ts`. */
import type { Language } from '@astragal/kernel';
import { render } from 'svelte/server';
import App from './App.svelte';
import { i18n } from './text/index.svelte.ts';

/** What belongs into the page in this language: its head and its body, and what is said to whoever sees neither. */
export async function draw(language: Language): Promise<Record<'head' | 'body' | 'description' | 'needsScript', string>> {
  await i18n.use(language);
  const { head, body } = render(App);
  const { description, needsScript } = i18n.t.site;
  return { head, body, description, needsScript };
}
