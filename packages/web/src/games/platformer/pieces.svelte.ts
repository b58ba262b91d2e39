/** Drawing a large table piece by piece: each next piece comes once the one before has been painted, so that no task is long. */
import { onMount } from 'svelte';
import { afterPaint } from '../../shell/after-paint.ts';

export interface Pieces {
  /** How many pieces may be drawn by now. */
  readonly drawn: number;
}

/** To be called while a component is set up. */
export function inPieces(count: number): Pieces {
  let drawn = $state(1);
  let gone = false;
  const next = (): void => {
    if (gone || drawn >= count) return;
    drawn++;
    afterPaint(next);
  };
  onMount(() => {
    afterPaint(next);
    return () => (gone = true);
  });
  return {
    get drawn() {
      return drawn;
    },
  };
}
