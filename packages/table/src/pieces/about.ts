/**
 * What a piece is about: on itself or around it, `data-about` names numbers of rules and ids of pieces, the nearest first ("DF-15 hydra").
 * A touch that holds, R or the second mouse button lead there (`tip.ts`, `table/Frame.svelte`, `rulebook/Drawer.svelte`).
 */
export const aboutOf = (node: Element | null | undefined): readonly string[] =>
  node?.closest<HTMLElement>('[data-about]')?.dataset.about?.split(' ').filter(Boolean) ?? [];

/** What is under the keyboard's focus, else under the mouse. */
export function pointedAt(): readonly string[] {
  const focused = aboutOf(document.querySelector(':focus-visible'));
  return focused.length > 0 ? focused : aboutOf([...document.querySelectorAll(':hover')].at(-1));
}

/** Rules and pieces in one attribute; what is missing is left out, and nothing is no attribute. */
export const about = (...parts: readonly (string | undefined)[]): string | undefined => parts.filter(Boolean).join(' ') || undefined;

/** Asks for the rules of something, from where it lies: whoever has a rulebook opens it. */
export const toRule = (node: Element, wanted: string): boolean =>
  node.dispatchEvent(new CustomEvent('rule', { detail: wanted, bubbles: true }));

/** Whether this is the number of a rule, and not a piece. */
export const isRule = (id: string): boolean => /^[A-Z]+-\d+$/.test(id);
