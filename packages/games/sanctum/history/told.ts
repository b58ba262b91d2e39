/** What decided a battle, whatever the language. */
import type { SanctumEvent } from '@astragal/sanctum';
import { ROW } from '@astragal/sanctum/content';
import type { ContentNames } from '@astragal/sanctum/text/names';
import type { HistoryText } from '@astragal/table/history.ts';

interface Words {
  readonly fell: string;
  readonly card: (n: number, all: number) => string;
  readonly march: string;
  /** How often somebody stood before the Demon Lord. */
  readonly before: (times: number) => string;
  /** A part of the game. */
  readonly part: (part: string) => string;
}

export const toldBy = (names: ContentNames, { fell, card, march, before, part }: Words): HistoryText => ({
  part,
  hero: (hero) => (names.heroes as Readonly<Record<string, string>>)[hero] ?? hero,
  fell(event, seat) {
    const { kind, seat: roller, dice } = event as unknown as Extract<SanctumEvent, { kind: 'rolled' }>;
    return kind === 'rolled' && roller === seat && dice.length > 0 ? dice.join(', ') : undefined;
  },
  detail({ tally }) {
    if (tally?.survived === undefined || !tally.figures) return undefined;
    const { cards } = tally.figures;
    if (tally.survived) return fell;
    return cards === undefined ? march : card(Math.min(cards + 1, ROW), ROW);
  },
  deeds(games) {
    const times = games.filter(({ cards }) => cards !== undefined).length;
    return times > 0 ? before(times) : undefined;
  },
});
