/** Begins a game on this device and goes there, or says why not. */
import { go } from '../base/router.svelte.ts';
import { say } from '../base/toast.svelte.ts';
import { beginHere, type HerePlan } from './here.ts';
import { KeepingError } from './kept-games.ts';
import { loadOfflineWords } from './words.svelte.ts';

export async function playHere(plan: HerePlan): Promise<void> {
  try {
    go(`/table/${await beginHere(plan)}`);
  } catch (error) {
    const { notBegun } = await loadOfflineWords();
    const trouble = error instanceof KeepingError ? error.trouble : 'rules';
    say(trouble in notBegun ? notBegun[trouble as keyof typeof notBegun] : notBegun.forbidden, 'bad');
  }
}
