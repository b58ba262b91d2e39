/** Dice in the air, drawn on a canvas: by a thread where the browser can, see `air.ts`. */
import { cubicOut } from 'svelte/easing';
import { seenSides, turned } from './cube.ts';

/** A die that is thrown, and where its middle is. */
export interface ThrownDie {
  /** The names of its sides' textures, by place: it can only land on what it carries. */
  readonly sides: readonly string[];
  readonly up: number;
  readonly tone: 'light' | 'dark';
  readonly x: number;
  readonly y: number;
}

/** Dice that are thrown together, as told to whoever draws them. */
export interface Throw {
  readonly dice: readonly ThrownDie[];
  /** The edge of a die, in pixels of the page. */
  readonly size: number;
  /** Pixels of the screen to one of the page. */
  readonly fine: number;
  readonly ms: number;
}

/** A side of a die as it is towards the light, and turned away from it. */
export interface Texture {
  readonly lit: CanvasImageSource;
  readonly dim: CanvasImageSource;
}

export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A die that stands on a corner needs more room than one that lies; so many edges in all. */
export const ROOM = 1.8;
/** It lies a little further away than the page. */
const FAR = 0.96;
/** A side whose middle is so near to the eye is towards the light. */
const NEAR = 0.3;

/** The part of their way the dice have gone after so long. */
export const partOf = ({ ms }: Throw, gone: number): number => (gone < ms ? gone / ms : 1);

/** Draws all of them anew where they are on their way, between 0 (any other side is up) and 1 (they lie). */
export function drawThrow(pen: Pen, thrown: Throw, part: number, textures: ReadonlyMap<string, Texture>): void {
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
  for (const die of thrown.dice) drawShadow(pen, thrown, die, part);
  for (const die of thrown.dice) drawDie(pen, thrown, die, part, textures);
}

function drawDie(pen: Pen, { size, fine }: Throw, die: ThrownDie, part: number, textures: ReadonlyMap<string, Texture>): void {
  const [from, to] = [turned((die.up + 3) % 6, 0, die.tone), turned(die.up, 1, die.tone)];
  const between = (a: number, b: number): number => a + (b - a) * cubicOut(part);
  const edge = size * FAR;
  for (const { place, middle, right, down } of seenSides([between(from[0], to[0]), between(from[1], to[1])])) {
    const texture = textures.get(die.sides[place] ?? '');
    if (!texture) continue;
    const [x, y] = [die.x + middle[0] * edge, die.y + middle[1] * edge];
    pen.setTransform(right[0] * fine, right[1] * fine, down[0] * fine, down[1] * fine, x * fine, y * fine);
    pen.drawImage(middle[2] > NEAR ? texture.lit : texture.dim, -edge / 2, -edge / 2, edge, edge);
  }
}

/** On the table below it: small and pale while it is high up. */
function drawShadow(pen: Pen, { size, fine }: Throw, { x, y }: ThrownDie, part: number): void {
  const height = Math.sin(Math.PI * Math.sqrt(part));
  const reach = size * 0.68 * (1 - height * 0.35);
  pen.setTransform(fine, 0, 0, fine * 0.24, x * fine, (y + size * 0.61) * fine);
  const soft = pen.createRadialGradient(0, 0, 0, 0, 0, reach);
  soft.addColorStop(0, `rgb(0 0 0 / ${0.8 - height * 0.4})`);
  soft.addColorStop(1, 'rgb(0 0 0 / 0)');
  pen.fillStyle = soft;
  pen.fillRect(-reach, -reach, 2 * reach, 2 * reach);
}
