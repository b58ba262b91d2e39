/** What decided a climb, whatever the language. */
import { tallied } from '@astragal/kernel';
import type { PlatformerEvent } from '@astragal/platformer';
import type { ContentNames } from '@astragal/platformer/text/names';
import type { HistoryText } from '@astragal/table/history.ts';

interface Words {
  readonly blow: (boss: string) => string;
  readonly defeated: (n: number) => string;
  /** A part of the game. */
  readonly part: (part: string) => string;
}

export const toldBy = (names: ContentNames, { blow, defeated, part }: Words): HistoryText => ({
  part,
  fell(event, seat) {
    const { kind, seat: roller, dice } = event as unknown as Extract<PlatformerEvent, { kind: 'rolled' }>;
    return kind === 'rolled' && roller === seat ? tallied(dice, (face) => names.symbols[face]) : undefined;
  },
  detail({ tally }) {
    const [boss] = tally?.taken['bosses'] ?? [];
    return boss === undefined ? undefined : blow((names.foes as Readonly<Record<string, string>>)[boss] ?? boss);
  },
  deeds(games) {
    const all = games.reduce((sum, { enemies = 0 }) => sum + enemies, 0);
    return all > 0 ? defeated(all) : undefined;
  },
});
