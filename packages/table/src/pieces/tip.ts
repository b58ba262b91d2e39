/**
 * Explains a piece on hover, focus or long press: `<button use:tip={() => 'Anvil: 2 gold'}>`. One bubble for the whole page. Of a piece that
 * says what it is about (`about.ts`) it names the rules; under a finger they are links: the piece dispatches `rule`, and whoever has
 * a rulebook opens it.
 */
import type { Action } from 'svelte/action';
import { spoken } from '../spoken.svelte.ts';
import { aboutOf, isRule, toRule } from './about.ts';

export type TipText = string | (() => string | undefined) | undefined;

const LONG_PRESS = 450;
let bubble: HTMLElement | undefined;
let owner: Element | undefined;

function show(node: HTMLElement, text: string, touched: boolean): void {
  if (!bubble) {
    bubble = document.createElement('div');
    bubble.id = 'tip';
    bubble.setAttribute('role', 'tooltip');
    document.body.append(bubble);
  }
  owner = node;
  bubble.replaceChildren(text, ...linksOf(node));
  bubble.dataset.open = touched ? 'touched' : '';
  node.setAttribute('aria-describedby', 'tip');
  const at = node.getBoundingClientRect();
  const own = bubble.getBoundingClientRect();
  const left = Math.max(8, Math.min(innerWidth - own.width - 8, at.left + at.width / 2 - own.width / 2));
  const top = at.top - own.height - 10 > 8 ? at.top - own.height - 10 : Math.min(innerHeight - own.height - 8, at.bottom + 10);
  bubble.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}

function linksOf(node: HTMLElement): HTMLElement[] {
  const links = aboutOf(node).map((about) => {
    const link = document.createElement('button');
    link.textContent = isRule(about) ? about : spoken.t.table.rules;
    link.tabIndex = -1; // The keyboard has R.
    link.addEventListener('click', () => {
      hide();
      toRule(node, about);
    });
    return link;
  });
  if (links.length === 0) return [];
  const row = document.createElement('span');
  row.append(...links);
  return [row];
}

function hide(node?: Element): void {
  if (!bubble || (node && owner !== node)) return;
  delete bubble.dataset.open;
  owner?.removeAttribute('aria-describedby');
  owner = undefined;
}

/** What stands on the piece anyway: only a finger, which has no second button, needs the bubble. */
export const forFingers = (text: string | undefined): string | undefined => (matchMedia('(hover: none)').matches ? text : undefined);

/** Lines of the text are separated by newlines. No text, no bubble. */
export const tip: Action<HTMLElement, TipText> = (node, text) => {
  let now = text;
  let press: ReturnType<typeof setTimeout> | undefined;
  /** A finger has held the piece: the bubble stays until something else is touched, and lifting it is no click. */
  let held = false;
  const words = (): string | undefined => (typeof now === 'function' ? now() : now);
  const open = (): void => {
    const said = words();
    if (said) show(node, said, held);
  };
  const close = (): void => {
    clearTimeout(press);
    if (held) return;
    hide(node);
  };
  const letGo = (event: Event): void => {
    if (event.target instanceof Node && bubble?.contains(event.target)) return;
    held = false;
    removeEventListener('pointerdown', letGo, true);
    hide(node);
  };
  const hold = (): void => {
    if (!words()) return;
    held = true;
    addEventListener('pointerdown', letGo, true);
    open();
  };
  const down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') close();
    else press = setTimeout(hold, LONG_PRESS);
  };
  const enter = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') open();
  };
  const click = (event: Event): void => {
    if (!held) return;
    event.preventDefault();
    event.stopImmediatePropagation();
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
    ['pointercancel', () => clearTimeout(press)],
    ['focus', focus],
    ['blur', close],
    ['keydown', key as EventListener],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener);
  node.addEventListener('click', click, true);
  return {
    update(next) {
      now = next;
      if (owner === node) open();
    },
    destroy() {
      held = false;
      close();
      removeEventListener('pointerdown', letGo, true);
      node.removeEventListener('click', click, true);
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
    },
  };
};
