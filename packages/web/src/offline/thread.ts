/** A thread of the browser: it holds a match, or thinks for bots, as its name says. One file for both, so that they share what they load. */
const early: unknown[] = [];
const wait = ({ data }: MessageEvent): void => void early.push(data);

// Nobody else listens yet: what is said meanwhile is said again.
addEventListener('message', wait);
(self.name === 'bots' ? import('./bot-worker.ts') : import('./match-worker.ts')).then(() => {
  removeEventListener('message', wait);
  for (const data of early) dispatchEvent(new MessageEvent('message', { data }));
}, reportError); // Whoever started the thread hears of that, and of nothing else.

export {};
