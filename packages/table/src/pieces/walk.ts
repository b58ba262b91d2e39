/** Walking with the arrow keys from piece to piece, as the eye would. */

export const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function middleOf(piece: Element): { x: number; y: number } {
  const box = piece.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The piece nearest in that direction; going straight counts more than being close. */
export function nearest<P extends Element>(
  from: { readonly x: number; readonly y: number },
  pieces: readonly P[],
  [dx, dy]: readonly [x: number, y: number],
  except?: Element,
): P | undefined {
  const ahead = pieces.flatMap((piece) => {
    const to = middleOf(piece);
    const [along, across] = dx ? [(to.x - from.x) * dx, Math.abs(to.y - from.y)] : [(to.y - from.y) * dy, Math.abs(to.x - from.x)];
    return piece !== except && along > 4 ? [{ piece, far: along + 2.5 * across }] : [];
  });
  return ahead.toSorted((a, b) => a.far - b.far)[0]?.piece;
}
