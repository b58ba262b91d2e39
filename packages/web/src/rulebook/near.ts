/** Calls once when an element comes near the window: what lies far below is drawn later. */
export function near(element: HTMLElement, come: () => void): { destroy(): void } {
  const watch = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      come();
    },
    { rootMargin: '900px' },
  );
  watch.observe(element);
  return { destroy: () => watch.disconnect() };
}
