/** Which address is which page. Pure: the service worker asks as well. */

/** Every page with the pattern of its address; `:name` is a part that varies. */
export const ROUTES = {
  home: '/',
  tables: '/tables',
  open: '/open',
  setup: '/new',
  setupGame: '/new/:game',
  join: '/join',
  beat: '/beat/:game',
  beatGame: '/beat/:game/:table',
  daily: '/daily/:game',
  dailyOf: '/daily/:game/:day',
  duplicates: '/duplicate',
  duplicate: '/duplicate/:duplicate',
  table: '/table/:table',
  replay: '/table/:table/replay',
  beside: '/table/:table/beside/:other',
  analysis: '/analysis',
  analysisOf: '/analysis/:table',
  games: '/games',
  /** As my games were called once: old links lead there. */
  replays: '/replays',
  learn: '/learn',
  learnGame: '/learn/:game',
  learnBook: '/learn/:game/:book',
  rules: '/rules',
  rulesGame: '/rules/:game',
  lesson: '/lesson/:game/:lesson',
  puzzles: '/puzzles',
  puzzleToday: '/puzzles/today',
  puzzlesGame: '/puzzles/:game',
  puzzle: '/puzzle/:game/:puzzle',
  settings: '/settings',
  dice: '/dice',
  check: '/check',
  host: '/host',
  credits: '/credits',
  privacy: '/privacy',
} as const;
export type PageName = keyof typeof ROUTES | 'lost';

export interface SitePlace {
  readonly page: PageName;
  readonly parts: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** What follows the #: secrets of links travel there, since no server or log ever sees it. */
  readonly hash: string;
}

/** Which page an address means. */
export function placeOf(url: URL): SitePlace {
  const given = url.pathname.split('/').filter(Boolean);
  for (const [page, pattern] of Object.entries(ROUTES)) {
    const wanted = pattern.split('/').filter(Boolean);
    if (wanted.length !== given.length) continue;
    const parts: Record<string, string> = {};
    const fits = wanted.every((part, i) => {
      if (!part.startsWith(':')) return part === given[i];
      parts[part.slice(1)] = decodeURIComponent(given[i]!);
      return true;
    });
    if (fits) return { page: page as PageName, parts, query: url.searchParams, hash: url.hash.slice(1) };
  }
  return { page: 'lost', parts: {}, query: url.searchParams, hash: '' };
}

/** Ids of this device's own tables; those of servers hold no such sign. */
export const LOCAL = 'local-';
export const isLocal = (table: string): boolean => table.startsWith(LOCAL);
