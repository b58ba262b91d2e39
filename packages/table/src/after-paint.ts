/** Does something once the screen has been drawn: first what a person can use, then what fills it. */
export function afterPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}
