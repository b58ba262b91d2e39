/** What the house made of a day, as few bars: the worst on the left, whichever way the game counts. */
import type { DailyGame } from '@astragal/wire';
import type { DailyMade } from './today.svelte.ts';

type Bar = DailyGame['bars'][number];

export interface HouseBar {
  /** Below the bar; nothing for those who missed the aim. */
  readonly label: number | undefined;
  readonly count: number;
  readonly isMine: boolean;
}

const MOST = 7;
const STEPS = [1, 2, 5] as const;

/** The smallest round step with which all of it fits. */
function stepFor(low: number, high: number): number {
  for (let ten = 1; ; ten *= 10)
    for (const step of STEPS.map((each) => each * ten)) if (Math.floor(high / step) - Math.floor(low / step) < MOST) return step;
}

export function binsOf(bars: readonly Bar[], mine?: DailyMade): readonly HouseBar[] {
  const done = bars.filter((each) => each.done);
  const missed = bars.filter((each) => !each.done).reduce((sum, { count }) => sum + count, 0);
  const failed: HouseBar[] = missed > 0 ? [{ label: undefined, count: missed, isMine: mine?.done === false }] : [];
  if (done.length === 0) return failed;
  const values = done.map(({ value }) => value);
  const step = stepFor(Math.min(...values), Math.max(...values));
  const at = (value: number): number => Math.floor(value / step);
  const [low, high] = [at(Math.min(...values)), at(Math.max(...values))];
  const bins = Array.from({ length: high - low + 1 }, (_, i): HouseBar => {
    const own = done.filter(({ value }) => at(value) === low + i);
    const isMine = mine?.done === true && at(mine.value) === low + i;
    return { label: (low + i) * step, count: own.reduce((sum, { count }) => sum + count, 0), isMine };
  });
  const isFewer = values.at(-1)! < values[0]!;
  return [...failed, ...(isFewer ? bins.reverse() : bins)];
}

const BLOCKS = '▁▂▃▄▅▆▇█';

/** The same as one word of a text. */
export function shapeOf(bins: readonly HouseBar[]): string {
  const most = Math.max(1, ...bins.map(({ count }) => count));
  return bins.map(({ count }) => BLOCKS[Math.round((count / most) * (BLOCKS.length - 1))]).join('');
}
