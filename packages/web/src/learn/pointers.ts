/** From names of pieces to pieces in sight. */
import { judge, type LessonStep, leftOf } from '@astragal/kernel';
import type { LessonPieces } from './lessons.ts';

/** The selector that a pointer such as `place light 0` stands for. */
export function selectorOf({ pieces }: LessonPieces, pointer: string): string | undefined {
  const [kind = '', ...words] = pointer.split(' ');
  return filled(pieces[kind], words);
}

/** The piece that gives this answer at once, on any table. */
export const ownPiece = (text: string): string => `[data-answer=${JSON.stringify(text)}]`;

/** The pieces that lead to an answer, in the order in which they are touched. */
export function wayOf(pieces: LessonPieces, text: string): string[] {
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

/**
 * What to ring for a step: the piece that gives the answer, else what the lesson points at, else the last piece in sight that leads there.
 * Where several answers are left to give, what the lesson points at may give them all, so it comes first.
 */
export function targetsOf(
  pieces: LessonPieces,
  { answers: [answer, ...later], point }: { readonly answers: readonly string[]; readonly point: readonly string[] | undefined },
): HTMLElement[] {
  const own = answer === undefined ? undefined : inSight(ownPiece(answer));
  const named = (point ?? []).flatMap((pointer) => inSight(selectorOf(pieces, pointer)) ?? []);
  if (own && (later.length === 0 || named.length === 0)) return [own];
  if (named.length > 0 || answer === undefined) return named;
  return wayOf(pieces, answer)
    .flatMap((selector) => inSight(selector) ?? [])
    .slice(-1);
}

/** Whether a tap on this element can lead to one of these answers that the step has something to say to, or to what follows them. */
export function leadsSomewhere(
  pieces: LessonPieces,
  step: LessonStep,
  given: readonly string[],
  answers: readonly string[],
  target: Element,
): boolean {
  const later = leftOf(step, given).flatMap(([, ...parts]) => parts);
  return [...answers.filter((text) => judge(step, text, given) !== undefined), ...later].some((text) =>
    [ownPiece(text), ...wayOf(pieces, text)].some((selector) => target.closest(selector)),
  );
}

/** The pieces in sight by which a mistake that has a reply would be made. */
export function mistakenPieces(
  pieces: LessonPieces,
  step: LessonStep,
  given: readonly string[],
  answers: readonly string[],
): HTMLElement[] {
  const wrong = answers.filter((text) => typeof judge(step, text, given) === 'object');
  const later = leftOf({ ask: step.ask, why: step.why, wrong: step.wrong ?? [] }, given).flatMap(([, ...parts]) => parts.slice(-1));
  return [...wrong, ...later].flatMap((text) => inSight([ownPiece(text), ...wayOf(pieces, text)].join(', ')) ?? []);
}
