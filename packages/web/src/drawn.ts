/** The home page as text, for the server to send before any script has run: built and called by `build/static.ts`. */
import type { Language } from '@astragal/kernel';
import { render } from 'svelte/server';
import App from './app/App.svelte';
import { POSTERS } from './games/posters.ts';
import { i18n } from './text/index.svelte.ts';

interface Drawn extends Record<'head' | 'body' | 'description' | 'needsScript', string> {
  readonly games: readonly Readonly<Record<'id' | 'name' | 'short' | 'picture', string>>[];
}

/** What belongs into the page in this language: its head and its body, and what is said to whoever sees neither; and the games. */
export async function draw(language: Language): Promise<Drawn> {
  await i18n.use(language);
  const { head, body } = render(App);
  const { description, needsScript } = i18n.t.site;
  const games = POSTERS.map(({ id, small }) => ({ id, name: i18n.t.games[id]!.name, short: i18n.t.games[id]!.short, picture: small }));
  return { head, body, description, needsScript, games };
}
