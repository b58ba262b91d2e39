/** The search of a game's rulebook, loaded when somebody opens it. */
import type { Language } from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';
import { wordingOf } from '../games/registry.ts';
import { entriesOf, namedPieces } from './entries.ts';
import { bookOf, bookWordsOf, lookupOf, piecesOf } from './registry.ts';
import { Index, tongueOf } from './search.ts';

export async function indexOf(game: string, language: Language): Promise<Index | undefined> {
  const [book, says, chapters] = await Promise.all([bookOf(game), bookWordsOf(game, language), onShelf(game)?.rulebook(language)]);
  if (!book || !says || !chapters) return undefined;
  const [lookup, tongue, box, wording] = await Promise.all([lookupOf(game), tongueOf(language), piecesOf(game), wordingOf(game, language)]);
  return new Index(tongue, entriesOf({ book, says, chapters, lookup, pieces: namedPieces(box, wording) }, language), says.synonyms);
}
