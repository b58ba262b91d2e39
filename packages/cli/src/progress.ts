/** A progress bar for work that takes more than a second; drawn on a terminal only. */
import type { Io } from './io.ts';

const WIDTH = 30;

/** Call it with how much is done; call it with everything done to remove the bar. */
export function progress(io: Io, total: number, what: string): (done: number) => void {
  if (!io.bar) return () => undefined;
  const started = performance.now();
  let drawn = started + 900;
  return (done) => {
    const now = performance.now();
    if (done >= total) io.bar!('');
    else if (now - drawn > 100) {
      drawn = now;
      const part = done / total;
      const left = Math.round(((now - started) / 1000) * (1 / Math.max(part, 1e-6) - 1));
      const bar = '#'.repeat(Math.round(part * WIDTH)).padEnd(WIDTH, '.');
      io.bar!(`[${bar}] ${Math.floor(part * 100)} % of ${total} ${what}, ${left} s left`);
    }
  };
}
