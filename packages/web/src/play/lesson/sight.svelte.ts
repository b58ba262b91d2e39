/** What the guide sees of the table: where the pieces lie that it speaks of. It looks when something may lie elsewhere, never by the clock. */
import type { LessonStep } from '@astragal/kernel';
import { onLayout } from '@astragal/table/layout.ts';
import type { LessonPieces } from '../../learn/lessons.ts';
import type { Rect } from '../../learn/places.ts';
import { inSight, mistakenPieces, selectorOf, targetsOf } from '../../learn/pointers.ts';

export interface Ringed extends Rect {
  readonly radius: number;
}

/** What is spoken of: pieces that lead to answers, pieces that are named, what is lit besides, and how one could go wrong. */
export interface Spoken {
  readonly meant: { readonly answers: readonly string[]; readonly point: readonly string[] | undefined } | undefined;
  readonly light: readonly string[];
  readonly wrong: { readonly step: LessonStep; readonly given: readonly string[]; readonly open: readonly string[] } | undefined;
}

export class LessonSight {
  rings: readonly Ringed[] = $state.raw([]);
  lights: readonly Rect[] = $state.raw([]);
  /** Pieces whose answers have a reply: one should be able to try them. */
  mistakes: readonly Rect[] = $state.raw([]);
  /** What the first ring is on, in words. */
  where = $state('');
  /** The table is drawn: before that there is nothing to speak of. */
  drawn = $state(false);
  readonly #pieces: () => LessonPieces;
  readonly #spoken: () => Spoken;

  constructor(pieces: () => LessonPieces, spoken: () => Spoken) {
    this.#pieces = pieces;
    this.#spoken = spoken;
  }

  /** The pieces in the rings. */
  get targets(): HTMLElement[] {
    const { meant } = this.#spoken();
    return meant ? targetsOf(this.#pieces(), meant) : [];
  }

  /** Looks whenever something changes on the page; gives back how to stop. */
  follow(): () => void {
    this.look();
    return onLayout(document.body, () => this.look());
  }

  /** Nothing is drawn anew while nothing has moved. */
  look(): readonly Element[] {
    const { light, wrong } = this.#spoken();
    const pieces = this.#pieces();
    this.drawn ||= document.querySelector('.table #content') !== null;
    const targets = this.targets;
    const lit = light.flatMap((pointer) => inSight(selectorOf(pieces, pointer)) ?? []);
    const tempting = wrong ? mistakenPieces(pieces, wrong.step, wrong.given, wrong.open) : [];
    this.rings = kept(this.rings, targets.map(boxOf));
    this.lights = kept(this.lights, lit.map(boxOf));
    this.mistakes = kept(this.mistakes, tempting.map(boxOf));
    this.where = nameOf(targets[0]);
    return [...targets, ...lit, ...tempting];
  }
}

const kept = <T>(before: readonly T[], now: readonly T[]): readonly T[] => (JSON.stringify(now) === JSON.stringify(before) ? before : now);

function boxOf(piece: Element): Ringed {
  const { left, top, width: w, height: h } = piece.getBoundingClientRect();
  const given = getComputedStyle(piece).borderTopLeftRadius;
  const radius = given.endsWith('%') ? (Number.parseFloat(given) / 100) * w : Number.parseFloat(given) || 10;
  return { x: left, y: top, w, h, radius: Math.min(radius, w / 2) };
}

const nameOf = (piece: HTMLElement | undefined): string =>
  (piece?.getAttribute('aria-label') ?? piece?.getAttribute('title') ?? piece?.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 120);
