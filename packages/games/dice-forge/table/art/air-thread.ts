/** A thread that draws dice in the air: the page answers a finger all the while. */
import { drawThrow, type Pen, partOf, type Texture, type Throw } from './tumble.ts';

/** What the page tells: a side was painted; dice were thrown; they are gone. */
export type Told =
  | { readonly kind: 'painted'; readonly name: string; readonly texture: Texture }
  | { readonly kind: 'thrown'; readonly id: number; readonly thrown: Throw; readonly canvas: OffscreenCanvas }
  | { readonly kind: 'gone'; readonly id: number };

interface Falling {
  readonly thrown: Throw;
  readonly pen: Pen;
  readonly began: number;
}

const textures = new Map<string, Texture>();
const falling = new Map<number, Falling>();
let isDue = false;

addEventListener('message', ({ data }: MessageEvent<Told>) => {
  if (data.kind === 'painted') textures.set(data.name, data.texture);
  else if (data.kind === 'gone') falling.delete(data.id);
  else {
    const pen = data.canvas.getContext('2d');
    if (pen) falling.set(data.id, { thrown: data.thrown, pen, began: performance.now() });
  }
  arrange();
});

function arrange(): void {
  if (isDue || falling.size === 0) return;
  isDue = true;
  requestAnimationFrame(draw);
}

function draw(): void {
  isDue = false;
  for (const [id, { thrown, pen, began }] of falling) {
    const part = partOf(thrown, performance.now() - began);
    drawThrow(pen, thrown, part, textures);
    // Dice whose sides are not all painted yet are drawn again.
    const isWhole = thrown.dice.every(({ sides }) => sides.every((name) => textures.has(name)));
    if (part === 1 && isWhole) falling.delete(id);
  }
  arrange();
}
