/** What a climber holds, as an analysis names it (`bots/analysing.ts`), in the words of a language. */
import { counted, type Forms } from '@astragal/kernel';
import type { CardId, TokenId } from '../content/tables.ts';
import type { Noun, Words } from './names.ts';

type Held = 'row' | 'enemy';

/** What only an analysis names. */
export type HeldForms = Readonly<Record<Held, Forms>>;

export const holdingsOf =
  ({ language, nouns, cards, tokens }: Pick<Words, 'language' | 'nouns' | 'cards' | 'tokens'>, forms: HeldForms) =>
  (name: string, n: number): string => {
    const [kind, id] = name.split(' ');
    if (kind === 'card') return cards[id as CardId];
    if (kind === 'token') return tokens[id as TokenId];
    return counted(language, n, nouns[name as Noun] ?? forms[name as Held]);
  };
