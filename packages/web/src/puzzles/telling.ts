/** What is said of a line: what the best one achieves beyond it, as facts, and never how. */
import type { Holdings } from '@astragal/bots';
import type { Choice, Lexicon, Names } from '@astragal/kernel';

/** More things than that are not told in one sentence. */
const MOST_THINGS = 3;

/** What can be counted, not what has a name: a name would be the move. */
const isCounted = (name: string): boolean => !name.includes(' ');

/** What one line brings beyond another, in words. */
export const beyond = (more: Holdings, less: Holdings, lexicon: Pick<Lexicon, 'holdings'>): readonly string[] =>
  Object.keys(more)
    .map((name) => ({ name, count: (more[name] ?? 0) - (less[name] ?? 0) }))
    .filter(({ name, count }) => count > 0 && isCounted(name))
    .sort((a, b) => b.count - a.count)
    .flatMap(({ name, count }) => lexicon.holdings?.(name, count) ?? [])
    .slice(0, MOST_THINGS);

type Loose = Readonly<Record<string, ((thing: object, who: Names) => string) | undefined>>;

/** The deeds of a line in words, in the order of doing. */
export const deedsTold = (line: readonly Choice[], deeds: readonly string[], lexicon: Lexicon, names: Names): string => {
  const told = line
    .filter((choice) => deeds.includes(Object.values(choice).join(' ')))
    .map((choice) => ((lexicon.choices as unknown as Loose)[choice.do]?.(choice, names) ?? choice.do).split('. ')[0]!.replace(/\.$/, ''));
  return [...new Set(told)].join(', ');
};
