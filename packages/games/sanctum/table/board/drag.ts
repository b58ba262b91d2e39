/** Drags a die onto a hit location: a ghost follows the pointer, dropping on `[data-socket]` gives its name. A tap stays a tap. */
import type { Action } from 'svelte/action';

export interface Dragging {
  /** Takes the piece up; false if it may not go anywhere. */
  readonly start: () => boolean;
  readonly drop: (socket: string) => void;
}

const FAR = 8;

export const drag: Action<HTMLElement, Dragging> = (node, given) => {
  let how = given;
  let from: { x: number; y: number } | undefined;
  let ghost: HTMLElement | undefined;

  const stop = (): void => {
    ghost?.remove();
    ghost = undefined;
    from = undefined;
  };
  const lift = (): void => {
    ghost = node.cloneNode(true) as HTMLElement;
    const { width, height } = node.getBoundingClientRect();
    Object.assign(ghost.style, {
      position: 'fixed',
      left: '0',
      top: '0',
      width: `${width}px`,
      height: `${height}px`,
      zIndex: '50',
      pointerEvents: 'none',
    });
    document.body.append(ghost);
    node.setPointerCapture(pointer);
  };
  let pointer = 0;
  const down = (event: PointerEvent): void => {
    from = { x: event.clientX, y: event.clientY };
    pointer = event.pointerId;
  };
  const move = (event: PointerEvent): void => {
    if (!from) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
      if (!how.start()) {
        stop();
        return;
      }
      lift();
    }
    const { width, height } = ghost!.getBoundingClientRect();
    ghost!.style.transform = `translate(${event.clientX - width / 2}px, ${event.clientY - height / 2}px)`;
  };
  const up = (event: PointerEvent): void => {
    const dragged = ghost !== undefined;
    stop();
    if (!dragged) return;
    const socket = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-socket]');
    node.addEventListener('click', (click) => click.stopImmediatePropagation(), { capture: true, once: true });
    if (socket?.dataset.socket) how.drop(socket.dataset.socket);
  };
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', stop);
  return {
    update(next) {
      how = next;
    },
    destroy() {
      stop();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', stop);
    },
  };
};
