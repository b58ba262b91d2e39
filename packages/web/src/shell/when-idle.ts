/** The first visit belongs to what the person came for: anything else waits until all of that is here, and a while longer. */
const PATIENCE = 2500;

export function whenIdle(work: () => unknown): void {
  const soon = (): void =>
    void setTimeout(() => ('requestIdleCallback' in globalThis ? requestIdleCallback(() => work()) : work()), PATIENCE);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
