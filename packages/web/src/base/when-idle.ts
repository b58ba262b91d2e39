/** The first visit belongs to what the person came for: anything else waits until all of that is here, and a while longer. */
const PATIENCE = 2500;

export function whenIdle(work: () => unknown, patience = PATIENCE): void {
  const soon = (): void =>
    void setTimeout(() => ('requestIdleCallback' in globalThis ? requestIdleCallback(() => work()) : work()), patience);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/** Whether the browser wants to fetch nothing that nobody asked for. */
export const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
