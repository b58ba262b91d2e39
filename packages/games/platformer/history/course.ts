/** A climb goes by the levels of the tower, as high as anybody has come, and by rounds. */
import type { PlatformerKind } from '@astragal/platformer';
import { levelOf } from '@astragal/platformer/content';
import type { GameCourse } from '@astragal/table/history.ts';

const LEVELS = ['I', 'II', 'III', 'IV', 'V'] as const;

export const course: GameCourse<PlatformerKind> = ({ levels, climbers, turn }) => {
  const top = Math.max(0, ...climbers.map(({ at }) => (at < 0 ? 0 : levelOf(at))));
  return { part: top >= levels ? 'boss' : (LEVELS[top] ?? String(top + 1)), round: Math.ceil(turn.number / climbers.length) };
};
