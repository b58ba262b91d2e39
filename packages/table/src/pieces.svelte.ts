/**
 * Drawing in pieces: what is seen first at once, the rest one piece after the other, each in a task of its own once the one before has been
 * painted, so that a slow phone answers a finger all the while.
 */
import { same } from '@astragal/kernel';
import { untrack } from 'svelte';
import { afterPaint } from './after-paint.ts';

/** All that is drawn in pieces, at whatever table: one task after each paint for all of it, and what began last comes first. */
const works: (() => boolean)[] = [];
let isDue = false;

function next(): void {
  isDue = false;
  const work = works.pop();
  try {
    if (work?.()) works.push(work);
  } finally {
    arrange();
  }
}

function arrange(): void {
  if (isDue || works.length === 0) return;
  isDue = true;
  afterPaint(next);
}

/** Calls this after a paint, again and again for as long as it says that there is more to do; the way to stop comes back. */
function everyPaint(work: () => boolean): () => void {
  let stopped = false;
  works.push(() => !stopped && work());
  untrack(arrange); // At once where nothing is painted: whoever begins follows nothing that is drawn.
  return () => {
    stopped = true;
  };
}

/** Does this after a paint, once nothing else waits to be drawn. */
export function whenDrawn(work: () => void): void {
  works.unshift(() => {
    work();
    return false;
  });
  arrange();
}

/** So many pieces, known beforehand. `{#if pieces.drawn > 2}` guards the third piece; `$effect(() => pieces.begin(9))` draws nine. */
export class Pieces {
  /** How many pieces may be drawn by now. */
  drawn = $state(0);

  /** All of them in order, and later more of them; the way to stop comes back. */
  begin(count: number): () => void {
    return everyPaint(() => this.drawn < count && ++this.drawn < count);
  }
}

/** Parts that one event changes all at once (a question lights half of a table): they follow it one after the other. */
export class InTurn {
  readonly #waiting = new Set<() => void>();
  #isDrawing = false;

  /** Some parts have not followed yet. */
  get isBehind(): boolean {
    return this.#waiting.size > 0;
  }

  /** To be called where a part is made: what it should show. It begins with that at once, and follows it when its turn comes. */
  follow<T>(wanted: () => T): () => T {
    let shown = $state.raw(untrack(wanted));
    const show = (): void => {
      shown = untrack(wanted);
    };
    $effect.pre(() => {
      const isShown = same(
        wanted(),
        untrack(() => shown),
      );
      if (isShown) return;
      this.#waiting.add(show);
      this.#begin();
      return () => this.#waiting.delete(show);
    });
    return () => shown;
  }

  #begin(): void {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    everyPaint(() => {
      const [show] = this.#waiting;
      if (show) this.#waiting.delete(show);
      show?.();
      this.#isDrawing = this.#waiting.size > 0;
      return this.#isDrawing;
    });
  }
}

/** A part of a drawing that changes now and then. */
export interface DrawnPart {
  readonly id: string;
  readonly drawing: string;
}

/** So many characters of drawings are put into the page in one task. */
const AT_ONCE = 8000;

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
