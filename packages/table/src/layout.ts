/** Tells when things may lie elsewhere than before: parts come, go or change, boxes get another size, something is scrolled or has moved. */

/** Moves of these pieces that come to an end; what breathes for ever goes nowhere. */
const isMoving = (pieces: readonly Element[]): boolean =>
  pieces.length > 0 &&
  document.getAnimations().some(({ playState, effect }) => {
    if (playState !== 'running' || !(effect instanceof KeyframeEffect) || effect.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
      return false;
    return pieces.some((piece) => effect.target?.contains(piece));
  });

const ENDS = ['transitionend', 'animationend', 'load'] as const;

/**
 * Calls at most once a frame while something changes within `root`, and in every frame while one of the pieces that the call returns
 * moves. Gives back how to stop.
 */
export function onLayout(root: Element, changed: () => readonly Element[]): () => void {
  let frame: number | undefined;
  const look = (): void => {
    frame = undefined;
    if (isMoving(changed())) soon();
  };
  const soon = (): void => {
    frame ??= requestAnimationFrame(look);
  };
  const parts = new MutationObserver(soon);
  parts.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  const boxes = new ResizeObserver(soon);
  boxes.observe(root);
  for (const event of ENDS) root.addEventListener(event, soon, true);
  addEventListener('resize', soon);
  addEventListener('scroll', soon, true);
  soon();
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    parts.disconnect();
    boxes.disconnect();
    for (const event of ENDS) root.removeEventListener(event, soon, true);
    removeEventListener('resize', soon);
    removeEventListener('scroll', soon, true);
  };
}
