/** From names of pieces to pieces in sight. */
import { judge, type LessonStep } from '@astragal/kernel';
import type { Pieces } from './lessons.ts';

/** The selector that a pointer such as `place light 0` stands for. */
export function selectorOf({ pieces }: Pieces, pointer: string): string | undefined {
  const [kind = '', ...words] = pointer.split(' ');
  return filled(pieces[kind], words);
}

/** The piece that gives this answer at once, on any table. */
export const ownPiece = (text: string): string => `[data-answer=${JSON.stringify(text)}]`;

/** The pieces that lead to an answer, in the order in which they are touched. */
export function wayOf(pieces: Pieces, text: string): string[] {
  const [verb = '', ...words] = text.split(' ');
  return (pieces.ways[verb] ?? []).flatMap((pointer) => selectorOf(pieces, filled(pointer, words) ?? '') ?? []);
}

/** `$1` and so on replaced by words; quotes in them cannot leave the selector. */
const filled = (template: string | undefined, words: readonly string[]): string | undefined =>
  template?.replace(/\$(\d)/g, (_, n: string) => (words[Number(n) - 1] ?? '').replace(/["'\\]/g, '\\$&'));

const LAYER = '[data-lesson-layer]';

/** Whether a piece is drawn, and where one can see it. */
function isInSight(piece: Element): boolean {
  if (!piece.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || piece.closest(LAYER)) return false;
  const { left, top, right, bottom, width, height } = piece.getBoundingClientRect();
  return width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}

/** The first piece in sight that a selector means. */
export const inSight = (selector: string | undefined): HTMLElement | undefined =>
  selector ? [...document.querySelectorAll<HTMLElement>(selector)].find(isInSight) : undefined;

/** What to ring for a step: the piece that gives the answer, else what the lesson points at, else the last piece in sight that leads there. */
export function targetsOf(
  pieces: Pieces,
  { answer, point }: { readonly answer: string | undefined; readonly point: readonly string[] | undefined },
): HTMLElement[] {
  const own = answer === undefined ? undefined : inSight(ownPiece(answer));
  if (own) return [own];
  const named = (point ?? []).flatMap((pointer) => inSight(selectorOf(pieces, pointer)) ?? []);
  if (named.length > 0 || answer === undefined) return named;
  return wayOf(pieces, answer)
    .flatMap((selector) => inSight(selector) ?? [])
    .slice(-1);
}

/** Whether a tap on this element can lead to one of these answers that the step has something to say to. */
export function leadsSomewhere(pieces: Pieces, step: LessonStep, answers: readonly string[], target: Element): boolean {
  return answers
    .filter((text) => judge(step, text) !== undefined)
    .some((text) => [ownPiece(text), ...wayOf(pieces, text)].some((selector) => target.closest(selector)));
}

/** The pieces in sight by which a mistake that has a reply would be made. */
export function mistakenPieces(pieces: Pieces, step: LessonStep, answers: readonly string[]): HTMLElement[] {
  const wrong = answers.filter((text) => text !== step.answer && judge(step, text) !== undefined);
  return wrong.flatMap((text) => inSight([ownPiece(text), ...wayOf(pieces, text)].join(', ')) ?? []);
}
