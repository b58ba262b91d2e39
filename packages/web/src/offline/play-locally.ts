/** Begins a game on this device and goes there, or says why not. */
import { go } from '../base/router.svelte.ts';
import { say } from '../base/toast.svelte.ts';
import { LocalStoreError } from './kept-games.ts';
import { beginLocal, type LocalPlan } from './local-tables.ts';
import { loadOfflineWords } from './words.ts';

export async function playLocally(plan: LocalPlan): Promise<void> {
  try {
    go(`/table/${await beginLocal(plan)}`);
  } catch (error) {
    const { notBegun } = await loadOfflineWords();
    const trouble = error instanceof LocalStoreError ? error.trouble : 'rules';
    say(trouble in notBegun ? notBegun[trouble as keyof typeof notBegun] : notBegun.forbidden, 'bad');
  }
}
