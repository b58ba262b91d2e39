/**
 * Whether the end of a game offers its analysis: today's rules of a game that tells where it stands, played to its end by everybody. Not where two are to play
 * it once more with changed seats: until then its record is closed.
 */
import { onShelf } from '@astragal/shelf';
import type { TableInfo } from '@astragal/wire';

const courses = import.meta.glob('../../../games/*/history/course.ts');

export const mayAnalyse = ({
  game,
  version,
  seats,
  shared,
  scored,
}: Pick<TableInfo, 'game' | 'version' | 'seats' | 'shared' | 'scored'>): boolean =>
  !(shared && scored && seats.filter(({ by }) => by !== 'bot').length > 1) &&
  onShelf(game)?.version === version &&
  seats.every(({ gone }) => gone !== 'resigned') &&
  `../../../games/${game}/history/course.ts` in courses;
