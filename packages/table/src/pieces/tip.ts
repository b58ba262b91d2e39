/**
 * Explains a piece on hover, focus or long press: `<button use:tip={() => 'Anvil: 2 gold'}>`. One bubble for the whole page. Of a piece that
 * says what it is about (`about.ts`) it names the rules; under a finger they are links: the piece dispatches `rule`, and whoever has
 * a rulebook opens it.
 */
import type { Action } from 'svelte/action';
import { spoken as said } from '../spoken.svelte.ts';
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
  const spoken = [...document.querySelectorAll('[data-speaks]')].map((each) => each.getBoundingClientRect());
  const place = tipPlace(at, own, { width: innerWidth, height: innerHeight }, spoken);
  bubble.style.transform = `translate(${Math.round(place.left)}px, ${Math.round(place.top)}px)`;
}

interface Size {
  readonly width: number;
  readonly height: number;
}
type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

const EDGE = 8;
const OFF = 10;

const meets = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

/** Above the piece, else below, else at a side: wherever there is room and nobody speaks. */
export function tipPlace(at: Box, { width, height }: Size, room: Size, spoken: readonly Box[]): { left: number; top: number } {
  const clamp = (n: number, most: number): number => Math.max(EDGE, Math.min(most - EDGE, n));
  const left = clamp(at.left + at.width / 2 - width / 2, room.width - width);
  const top = clamp(at.top + at.height / 2 - height / 2, room.height - height);
  const [above, below] = [
    { left, top: at.top - height - OFF },
    { left, top: at.top + at.height + OFF },
  ];
  const places = [above, below, { left: at.left - width - OFF, top }, { left: at.left + at.width + OFF, top }];
  const fits = (place: { left: number; top: number }): boolean =>
    place.left >= EDGE && place.top >= EDGE && place.left + width <= room.width - EDGE && place.top + height <= room.height - EDGE;
  const isFree = (place: { left: number; top: number }): boolean => !spoken.some((box) => meets({ ...place, width, height }, box));
  return places.find((place) => fits(place) && isFree(place)) ?? places.find(fits) ?? { left, top: clamp(below.top, room.height - height) };
}

function linksOf(node: HTMLElement): HTMLElement[] {
  const links = aboutOf(node).map((about) => {
    const link = document.createElement('button');
    link.textContent = isRule(about) ? about : said.t.table.rules;
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
    const explained = words();
    if (explained) show(node, explained, held);
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
