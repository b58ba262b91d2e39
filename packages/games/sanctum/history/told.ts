/** What decided a battle, whatever the language. */
import { ROW } from '@astragal/sanctum/content';
import type { HistoryText } from '@astragal/table/history.ts';

interface Words {
  readonly fell: string;
  readonly card: (n: number, all: number) => string;
  readonly march: string;
  /** How often somebody stood before the Demon Lord. */
  readonly before: (times: number) => string;
}

export const toldBy = ({ fell, card, march, before }: Words): HistoryText => ({
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
