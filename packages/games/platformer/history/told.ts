/** What decided a climb, whatever the language. */
import type { HistoryText } from '@astragal/table/history.ts';

interface Words {
  readonly blow: (boss: string) => string;
  readonly defeated: (n: number) => string;
}

export const toldBy = ({ foes }: { readonly foes: Readonly<Record<string, string>> }, { blow, defeated }: Words): HistoryText => ({
  detail({ tally }) {
    const [boss] = tally?.taken['bosses'] ?? [];
    return boss === undefined ? undefined : blow(foes[boss] ?? boss);
  },
  deeds(games) {
    const all = games.reduce((sum, { enemies = 0 }) => sum + enemies, 0);
    return all > 0 ? defeated(all) : undefined;
  },
});
