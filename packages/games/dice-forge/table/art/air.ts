/**
 * Dice in the air: one canvas that a thread draws. Six sides in space would each be a layer of the page, forty for one roll of everybody, and
 * too much for a slow phone.
 */
import { whenDrawn } from '@astragal/table/pieces.svelte.ts';
import type { Told } from './air-thread.ts';
import type { Tone } from './DieFace.svelte';
import type { FaceId } from './faces.ts';
import { paintSide } from './sides.ts';
import { drawThrow, ROOM, type Texture, type Throw } from './tumble.ts';

/** A browser that cannot hand a canvas to a thread shows the dice as they lie. */
const canHand = typeof HTMLCanvasElement !== 'undefined' && 'transferControlToOffscreen' in HTMLCanvasElement.prototype;

let started: Worker | undefined;
function tell(told: Told, handed: Transferable[] = []): void {
  started ??= new Worker(new URL('./air-thread.ts', import.meta.url), { type: 'module', name: 'dice' });
  started.postMessage(told, handed);
}

const painting = new Map<string, Promise<void>>();
const textures = new Map<string, Texture>();
const nameOf = (face: FaceId, tone: Tone): string => `${tone} ${face}`;

/** Comes once the table has been drawn. */
const quiet = (): Promise<void> => new Promise(whenDrawn);

/** Paints the sides that are missing, one after the other. */
export async function prepare(faces: Iterable<FaceId>, tone: Tone): Promise<void> {
  for (const face of new Set(faces)) {
    const name = nameOf(face, tone);
    if (!painting.has(name)) painting.set(name, paint(face, tone, name));
    await painting.get(name);
  }
}

async function paint(face: FaceId, tone: Tone, name: string): Promise<void> {
  const side = await paintSide(face, tone, quiet);
  if (!side)
    painting.delete(name); // The table was left meanwhile; whoever sits down again asks again.
  else if (canHand) {
    const [lit, dim] = await Promise.all([createImageBitmap(side.lit), createImageBitmap(side.dim)]);
    tell({ kind: 'painted', name, texture: { lit, dim } }, [lit, dim]);
  } else textures.set(name, side);
}

/** A die to be thrown, and the place of the page where it will lie. */
export interface Die {
  readonly faces: readonly FaceId[];
  readonly tone: Tone;
  readonly up: number;
  readonly place: HTMLElement;
}

let ids = 0;

/** Throws dice on a canvas that is laid around their places, all inside one box; whoever takes it away says so. */
export function throwDice(canvas: HTMLCanvasElement, dice: readonly Die[], { size, ms }: Pick<Throw, 'size' | 'ms'>): () => void {
  const middles = dice.map(({ place }) => ({ x: place.offsetLeft + place.offsetWidth / 2, y: place.offsetTop + place.offsetHeight / 2 }));
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - (size * ROOM) / 2, Math.min(...ys) - (size * ROOM) / 2];
  const [width, height] = [Math.max(...xs) - Math.min(...xs) + size * ROOM, Math.max(...ys) - Math.min(...ys) + size * ROOM];
  const fine = Math.min(3, devicePixelRatio);
  Object.assign(canvas, { width: Math.round(width * fine), height: Math.round(height * fine) });
  Object.assign(canvas.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  const placed = dice.map(({ faces, tone, up }, i) => {
    const { x, y } = middles[i]!;
    return { sides: faces.map((face) => nameOf(face, tone)), tone, up, x: x - left, y: y - top };
  });
  const thrown: Throw = { dice: placed, size, fine, ms };
  const ready = Promise.all(dice.map(({ faces, tone }) => prepare(faces, tone)));
  if (!canHand) {
    const pen = canvas.getContext('2d');
    void ready.then(() => pen && drawThrow(pen, thrown, 1, textures));
    return () => {};
  }
  const id = ids++;
  const handed = canvas.transferControlToOffscreen();
  tell({ kind: 'thrown', id, thrown, canvas: handed }, [handed]);
  return () => tell({ kind: 'gone', id });
}
