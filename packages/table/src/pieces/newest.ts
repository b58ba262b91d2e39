/** Keeps the end of a story in sight: `<div use:newest={lines.at(-1)?.id}>`, when lines come and when the room around them changes. */
import type { Action } from 'svelte/action';

export const newest: Action<HTMLElement, number | undefined> = (box) => {
  const toEnd = (): void => box.scrollTo({ top: box.scrollHeight });
  const watcher = new ResizeObserver(toEnd);
  watcher.observe(box);
  toEnd();
  return { update: toEnd, destroy: () => watcher.disconnect() };
};
