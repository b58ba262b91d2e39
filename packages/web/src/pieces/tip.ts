/** Explains a piece on hover, focus or long press: `<button use:tip={() => 'Anvil: 2 gold'}>`. One bubble for the whole page. */
import type { Action } from 'svelte/action';

export type TipText = string | (() => string | undefined) | undefined;

const LONG_PRESS = 450;
let bubble: HTMLElement | undefined;
let owner: Element | undefined;

function show(node: HTMLElement, text: string): void {
  if (!bubble) {
    bubble = document.createElement('div');
    bubble.id = 'tip';
    bubble.setAttribute('role', 'tooltip');
    document.body.append(bubble);
  }
  owner = node;
  bubble.textContent = text;
  bubble.dataset.open = '';
  node.setAttribute('aria-describedby', 'tip');
  const at = node.getBoundingClientRect();
  const own = bubble.getBoundingClientRect();
  const left = Math.max(8, Math.min(innerWidth - own.width - 8, at.left + at.width / 2 - own.width / 2));
  const top = at.top - own.height - 10 > 8 ? at.top - own.height - 10 : Math.min(innerHeight - own.height - 8, at.bottom + 10);
  bubble.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}

function hide(node?: Element): void {
  if (!bubble || (node && owner !== node)) return;
  delete bubble.dataset.open;
  owner?.removeAttribute('aria-describedby');
  owner = undefined;
}

/** Lines of the text are separated by newlines. No text, no bubble. */
export const tip: Action<HTMLElement, TipText> = (node, text) => {
  let now = text;
  let press: ReturnType<typeof setTimeout> | undefined;
  const words = (): string | undefined => (typeof now === 'function' ? now() : now);
  const open = (): void => {
    const said = words();
    if (said) show(node, said);
  };
  const close = (): void => {
    clearTimeout(press);
    hide(node);
  };
  const down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') close();
    else press = setTimeout(open, LONG_PRESS);
  };
  const enter = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') open();
  };
  const focus = (): void => {
    if (node.matches(':focus-visible')) open();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') close();
  };
  const listeners: [string, EventListener][] = [
    ['pointerenter', enter as EventListener],
    ['pointerleave', close],
    ['pointerdown', down as EventListener],
    ['pointerup', () => clearTimeout(press)],
    ['focus', focus],
    ['blur', close],
    ['keydown', key as EventListener],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener);
  return {
    update(next) {
      now = next;
      if (owner === node) open();
    },
    destroy() {
      close();
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
    },
  };
};
