/**
 * Drawing in pieces: what is seen first at once, the rest one piece after the other, each in a task of its own once the one before has been
 * painted, so that a slow phone answers a finger all the while.
 */
import { untrack } from 'svelte';
import { afterPaint } from '../shell/after-paint.ts';

/** Calls this after each paint for as long as it says that there is more to do; the way to stop comes back. */
function everyPaint(work: () => boolean): () => void {
  let stopped = false;
  const next = (): void => {
    if (!stopped && work()) afterPaint(next);
  };
  untrack(() => afterPaint(next)); // At once where nothing is painted: whoever begins follows nothing that is drawn.
  return () => {
    stopped = true;
  };
}

/** So many pieces, known beforehand. `{#if pieces.drawn > 2}` guards the third piece; `$effect(() => pieces.begin(9))` draws nine. */
export class Pieces {
  /** How many pieces may be drawn by now. */
  drawn = $state(0);

  /** All of them in order; the way to stop comes back. */
  begin(count: number): () => void {
    return everyPaint(() => ++this.drawn < count);
  }
}

/** A part of a drawing that changes now and then. */
export interface DrawnPart {
  readonly id: string;
  readonly drawing: string;
}

/** So many characters of drawings are put into the page in one task. */
const AT_ONCE = 12_000;

/** A large drawing that follows what it should be: parts that are the same stay, those that are new or different come in order. */
export class Gradual<P extends DrawnPart> {
  /** The parts to be drawn now. */
  shown = $state.raw<readonly P[]>([]);

  /** Towards these; the way to stop comes back. Parts that stay move to where they belong at once. */
  follow(wanted: readonly P[]): () => void {
    this.shown = nearer(
      untrack(() => this.shown),
      wanted,
      0,
    );
    return everyPaint(() => {
      this.shown = nearer(this.shown, wanted, AT_ONCE);
      return this.shown.length < wanted.length || this.shown.some(({ drawing }, i) => drawing !== wanted[i]!.drawing);
    });
  }
}

/** What is shown once parts with so many characters have been drawn anew; a part larger than that comes alone. */
export function nearer<P extends DrawnPart>(shown: readonly P[], wanted: readonly P[], most: number): readonly P[] {
  const before = new Map(shown.map(({ id, drawing }) => [id, drawing]));
  let left = most;
  return wanted.flatMap((part) => {
    const old = before.get(part.id);
    if (old === part.drawing) return [part];
    if (left > 0) {
      left -= part.drawing.length;
      return [part];
    }
    return old === undefined ? [] : [{ ...part, drawing: old }];
  });
}
