/** A result as friends may read it before they play: no dice, no cards, nothing of how it went. */
import type { HouseBar } from './bins.ts';
import { shapeOf } from './bins.ts';

interface Told {
  readonly day: string;
  readonly game: string;
  /** The number, or that the aim was missed. */
  readonly made: string;
  readonly place?: number | undefined;
  readonly people: number;
  /** "6 days", if it is one. */
  readonly streak?: string | undefined;
}

export function shareText({ day, game, made, place, people, streak }: Told, bins: readonly HouseBar[]): string {
  const stands = place === undefined ? [] : [`${place}/${people}`];
  const shape = people > 1 ? `${shapeOf(bins)} ` : '';
  return `Astragal ${day}, ${game}\n${made} ${shape}${[...stands, ...(streak ? [streak] : [])].join(', ')}`.trim();
}
