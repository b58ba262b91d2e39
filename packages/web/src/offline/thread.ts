/** A thread of the browser: it holds a match, thinks for bots, advises, judges a line of a puzzle, or looks at a finished game, as its name says. One file for all, so that they share what they load. */
const early: unknown[] = [];
const wait = ({ data }: MessageEvent): void => void early.push(data);
const ROLES: Readonly<Record<string, () => Promise<unknown>>> = {
  analysis: () => import('./analysis-worker.ts'),
  bots: () => import('./bot-worker.ts'),
  coach: () => import('./coach-worker.ts'),
  match: () => import('./match-worker.ts'),
  puzzle: () => import('./puzzle-worker.ts'),
};

// Nobody else listens yet: what is said meanwhile is said again.
addEventListener('message', wait);
(ROLES[self.name] ?? ROLES['match']!)().then(() => {
  removeEventListener('message', wait);
  for (const data of early) dispatchEvent(new MessageEvent('message', { data }));
}, reportError); // Whoever started the thread hears of that, and of nothing else.

export {};
