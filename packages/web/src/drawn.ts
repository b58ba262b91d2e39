/** The home page as text, for the server to send before any script has run: built and called by `build/static.ts`. */
import type { Language } from '@astragal/kernel';
import { render } from 'svelte/server';
import App from './App.svelte';
import { i18n } from './text/index.svelte.ts';

/** What belongs into the head and the body of the page in this language. */
export async function draw(language: Language): Promise<{ head: string; body: string }> {
  await i18n.use(language);
  return render(App);
}
