/** Whether the end of a game offers its analysis: today's rules of a game that tells where it stands, played to its end by everybody. */
import { onShelf } from '@astragal/shelf';
import type { TableInfo } from '@astragal/wire';

const courses = import.meta.glob('../../../games/*/history/course.ts');

export const mayAnalyse = ({ game, version, seats }: Pick<TableInfo, 'game' | 'version' | 'seats'>): boolean =>
  onShelf(game)?.version === version &&
  seats.every(({ gone }) => gone !== 'resigned') &&
  `../../../games/${game}/history/course.ts` in courses;
