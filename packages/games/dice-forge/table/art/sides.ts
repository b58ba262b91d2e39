/** The sides of dice as bitmaps: a face in its body of ivory or obsidian. */
import { mount, unmount } from 'svelte';
import type { Tone } from './DieFace.svelte';
import Face from './Face.svelte';
import type { FaceId } from './faces.ts';

/** Pixels of a side: a die of the desk on a fine screen. */
const SIDE = 128;
/** Its body, round the face. */
const FRAME = SIDE * 0.08;
const BODIES: Readonly<Record<Tone, { readonly edge: string; readonly ivory: readonly string[] }>> = {
  light: { edge: '#a8977a', ivory: ['#fffaf0', '#e9dcc4', '#c9b795'] },
  dark: { edge: '#2c2535', ivory: ['#4b4356', '#26202e', '#15111b'] },
};

/** A face as text of a picture, and the numbers on it: a picture does not know the page's letters, so they are written by the pen. */
interface Printed {
  readonly picture: string;
  readonly numbers: readonly {
    readonly text: string;
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly ink: string;
  }[];
}

/**
 * The side of such a die with this face, towards the light and turned away from it; nothing while no table of this game is drawn. Each step
 * waits until it may have a task of its own.
 */
export async function paintSide(
  face: FaceId,
  tone: Tone,
  inTurn: () => Promise<void>,
): Promise<{ readonly lit: HTMLCanvasElement; readonly dim: HTMLCanvasElement } | undefined> {
  await inTurn();
  paints ??= document.getElementById('df-sheen')?.closest('svg')?.outerHTML;
  if (!paints) return undefined;
  const { picture, numbers } = print(face, paints);
  await inTurn();
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  letters ??= getComputedStyle(document.documentElement).getPropertyValue('--display');
  await Promise.all([image.decode(), document.fonts.load(`20px ${letters}`)]);
  await inTurn();
  const [lit, dim] = [blank(), blank()];
  lit.pen.drawImage(image, FRAME, FRAME, SIDE - 2 * FRAME, SIDE - 2 * FRAME);
  write(lit.pen, numbers, letters);
  frame(lit.pen, tone);
  dim.pen.drawImage(lit.canvas, 0, 0);
  dim.pen.globalCompositeOperation = 'source-atop';
  dim.pen.fillStyle = '#00000038';
  dim.pen.fillRect(0, 0, SIDE, SIDE);
  return { lit: lit.canvas, dim: dim.canvas };
}

/** Found once: the letters of numbers, and the paints that drawings refer to. */
let letters: string | undefined;
let paints: string | undefined;

function blank(): { readonly canvas: HTMLCanvasElement; readonly pen: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  return { canvas, pen: canvas.getContext('2d')! };
}

/** Takes a face apart, and adds the paints it refers to. */
function print(id: FaceId, defs: string): Printed {
  const room = document.createElement('div');
  const face = mount(Face, { target: room, props: { id } });
  const drawing = room.querySelector('svg')!;
  const numbers = [...drawing.querySelectorAll('text')].map((number) => {
    const told = (name: string): number => Number(number.getAttribute(name));
    number.remove();
    return { text: number.textContent, x: told('x'), y: told('y'), size: told('font-size'), ink: number.getAttribute('fill') ?? '#fff' };
  });
  drawing.setAttribute('width', `${SIDE}`);
  drawing.setAttribute('height', `${SIDE}`);
  const picture = drawing.outerHTML.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"').replace('>', () => `>${defs}`);
  void unmount(face);
  return { picture, numbers };
}

function write(pen: CanvasRenderingContext2D, numbers: Printed['numbers'], font: string): void {
  pen.save();
  pen.translate(FRAME, FRAME);
  pen.scale((SIDE - 2 * FRAME) / 100, (SIDE - 2 * FRAME) / 100);
  pen.textAlign = 'center';
  for (const { text, x, y, size, ink } of numbers) {
    pen.font = `${size}px ${font}`;
    pen.fillStyle = ink;
    pen.fillText(text, x, y);
  }
  pen.restore();
}

/** Its body around the face; its edge fills what the round corners of neighbours leave. */
function frame(pen: CanvasRenderingContext2D, tone: Tone): void {
  const { edge, ivory } = BODIES[tone];
  const face = new Path2D();
  face.roundRect(FRAME, FRAME, SIDE - 2 * FRAME, SIDE - 2 * FRAME, SIDE * 0.134);
  pen.globalCompositeOperation = 'destination-in';
  pen.fill(face);
  pen.globalCompositeOperation = 'source-over';
  pen.strokeStyle = '#0005';
  pen.lineWidth = 3;
  pen.stroke(face);
  pen.globalCompositeOperation = 'destination-over';
  const shine = pen.createLinearGradient(SIDE * 0.1, -SIDE * 0.1, SIDE * 0.9, SIDE * 1.1);
  for (const [i, colour] of ivory.entries()) shine.addColorStop([0, 0.6, 1][i] ?? 1, colour);
  for (const [paint, inset, round] of [[shine, 0, 0.15] as const, [edge, SIDE * 0.034, 0.06] as const]) {
    pen.fillStyle = paint;
    pen.beginPath();
    pen.roundRect(inset, inset, SIDE - 2 * inset, SIDE - 2 * inset, SIDE * round);
    pen.fill();
  }
  pen.globalCompositeOperation = 'source-over';
}
