/**
 * Numbers on the pieces of a drawn table for whoever plays by keyboard. The first digit shows them; from then on a digit does what a click
 * on the piece with that number would, as long as the numbers are seen: a pointer, or Escape, takes them away.
 */
import { onLayout } from './layout.ts';

/** Pieces that can be chosen: they give an answer, or lead to one. */
const PIECES = ':is([data-answer], [data-may], button.may):not(:disabled, [aria-disabled="true"])';
const MOST = 9;
/** Pieces whose tops are no farther apart stand in one row. */
const ROW = 24;

/** The pieces that get a number, as one reads: row by row, from the left. What lies under something else gets none. */
export function numbered(table: Element): HTMLElement[] {
  const placed = [...table.querySelectorAll<HTMLElement>(PIECES)].flatMap((piece) => {
    const { left, top, width, height } = piece.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return width > 0 && met && (piece.contains(met) || met.contains(piece)) ? [{ piece, left, top }] : [];
  });
  const rows = placed
    .toSorted((a, b) => a.top - b.top)
    .reduce<(typeof placed)[]>((found, each) => {
      const row = found.at(-1);
      if (row && each.top - row[0]!.top <= ROW) row.push(each);
      else found.push([each]);
      return found;
    }, []);
  return rows
    .flatMap((row) => row.toSorted((a, b) => a.left - b.left))
    .slice(0, MOST)
    .map(({ piece }) => piece);
}

export class PieceNumbers {
  #layer: HTMLElement | undefined;
  #seen: readonly HTMLElement[] = [];
  #stop: (() => void) | undefined;

  /** A digit was pressed: shows the numbers, or takes the piece with the one that is seen. */
  press(digit: number, table: Element): void {
    const piece = this.#seen[digit - 1];
    if (!this.#stop) this.#show(table);
    else if (piece?.isConnected && piece.matches(PIECES)) piece.click();
  }

  hide(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#seen = [];
    this.#layer?.remove();
    this.#layer = undefined;
  }

  #show(table: Element): void {
    this.#layer = document.createElement('div');
    this.#layer.id = 'numbers';
    this.#layer.setAttribute('aria-hidden', 'true');
    document.body.append(this.#layer);
    this.#stop = onLayout(table, () => this.#lay(table));
    this.#lay(table);
  }

  #lay(table: Element): readonly Element[] {
    this.#seen = numbered(table);
    this.#layer?.replaceChildren(
      ...this.#seen.map((piece, i) => {
        const { left, top } = piece.getBoundingClientRect();
        const number = document.createElement('kbd');
        number.textContent = String(i + 1);
        number.style.transform = `translate(${Math.round(Math.max(0, left - 6))}px, ${Math.round(Math.max(0, top - 6))}px)`;
        return number;
      }),
    );
    return this.#seen;
  }
}
