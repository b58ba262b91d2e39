/** Everything in a book that can be asked for. */
import { type Language, type RuleChapter, typeset } from '@astragal/kernel';
import { picturesOf, spread } from '@astragal/table/rulebook/reading.ts';
import type { Book, BookWords, BoxPieces, LookupWords } from '@astragal/table/rulebook/types.ts';
import type { SearchEntry } from './search.ts';

/** A piece as the search knows it. */
export interface NamedPiece {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly rules: readonly string[];
}

export const namedPieces = (box: BoxPieces | undefined, wording: unknown): readonly NamedPiece[] =>
  box?.groups.flatMap(({ pieces }) =>
    pieces.map(({ id, rules }) => ({ id, rules, name: box.name(id, wording), text: box.text(id, wording) })),
  ) ?? [];

/** The piece of this id. Ids may say their kind before a colon; whoever asks may leave it out. */
export const pieceOf = <P extends { readonly id: string }>(all: readonly P[], id: string): P | undefined =>
  all.find((piece) => piece.id === id) ?? all.find((piece) => piece.id.endsWith(`:${id}`));

/** What a book is read from: `lookup` says under which everyday words a rule is looked for, `pieces` what is in the box. */
export interface Readable {
  readonly book: Book;
  readonly says: BookWords;
  readonly chapters: readonly RuleChapter[];
  readonly lookup?: LookupWords;
  readonly pieces?: readonly NamedPiece[];
}

export function entriesOf({ book, says, chapters, lookup = {}, pieces = [] }: Readable, language: Language): readonly SearchEntry[] {
  const under = (rule: string | undefined): string => lookup[rule ?? '']?.[language] ?? '';
  const pictures = picturesOf(book).flatMap(({ id, rules }): SearchEntry[] => {
    const caption = id === book.goal.id ? says.goal : says.pictures[id];
    return caption ? [{ id, kind: 'picture', title: caption.title, text: typeset(caption.text), under: under(rules[0]), rules }] : [];
  });
  const turn: SearchEntry = {
    id: 'turn',
    kind: 'chapter',
    title: Object.values(says.turn)
      .map(([title]) => title)
      .filter(Boolean)
      .join(' · '),
    text: Object.values(says.turn)
      .map(([, text]) => text)
      .join(' '),
    rules: book.turn,
  };
  return [
    ...pictures,
    turn,
    ...book.chapters.map(
      ({ id, rules }): SearchEntry => ({
        id: `chapter-${id}`,
        kind: 'chapter',
        title: says.chapters[id]?.title ?? id,
        text: says.chapters[id]?.text ?? '',
        rules: spread(rules).slice(0, 1),
      }),
    ),
    ...chapters.flatMap(({ title, rules }) =>
      rules.map(({ id, text }): SearchEntry => ({ id, kind: 'rule', title: '', text, within: title, under: under(id), rules: [id] })),
    ),
    ...pieces.map(({ id, name, text, rules }): SearchEntry => ({ id, kind: 'piece', title: name, text, rules })),
  ];
}
