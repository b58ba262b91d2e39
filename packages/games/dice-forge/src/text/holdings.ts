/** What a seat holds, as an analysis names it (`bots/analysing.ts`), in the words of a language. */
import { counted, typeset } from '@astragal/kernel';
import type { CardId, FaceId, Resource } from '../content/index.ts';
import type { ContentNames } from './names.ts';

const times = (name: string, n: number): string => (n > 1 ? `${name} ×${n}` : name);

export const holdingsOf =
  (names: ContentNames) =>
  (name: string, n: number): string => {
    const [kind, id] = name.split(' ');
    if (kind === 'card') return times(names.cards[id as CardId].full, n);
    if (kind === 'face') return times(typeset(names.faces[id as FaceId].full), n);
    return counted(names.language, n, names.resources[name as Resource]);
  };
