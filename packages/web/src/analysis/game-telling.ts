/** What a game brings so that its moments can be told and drawn, found by where it lies. */
import type { Language } from '@astragal/kernel';
import type { HistoryText, Pictured, PieceOf } from '@astragal/table/history.ts';

export interface GameTelling {
  readonly told?: HistoryText | undefined;
  readonly pictured?: Pictured | undefined;
  readonly Piece?: PieceOf | undefined;
}

const texts = import.meta.glob<{ readonly told: HistoryText }>('../../../games/*/history/??.ts');
const pictures = import.meta.glob<{ readonly pictured: Pictured }>('../../../games/*/history/pictured.ts');
const pieces = import.meta.glob<{ readonly default: PieceOf }>('../../../games/*/history/Piece.svelte');

export async function tellingOf(game: string, language: Language): Promise<GameTelling> {
  const at = `../../../games/${game}/history`;
  const [text, picture, piece] = await Promise.all([
    texts[`${at}/${language}.ts`]?.(),
    pictures[`${at}/pictured.ts`]?.(),
    pieces[`${at}/Piece.svelte`]?.(),
  ]);
  return { told: text?.told, pictured: picture?.pictured, Piece: piece?.default };
}
