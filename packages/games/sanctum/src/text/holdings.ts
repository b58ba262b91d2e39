/** What a hero holds, as an analysis names it (`bots/analysing.ts`), in the words of a language. */
import { counted, type Forms } from '@astragal/kernel';
import type { ItemId } from '../content/cards.ts';
import type { SkillId } from '../content/heroes.ts';
import type { Words } from './names.ts';

type Held = 'health' | 'potion' | 'die' | 'space';

/** What only an analysis names. */
export type HeldForms = Readonly<Record<Held, Forms>>;

export const holdingsOf =
  ({ language, nouns, skills, items }: Pick<Words, 'language' | 'nouns' | 'skills' | 'items'>, forms: HeldForms) =>
  (name: string, n: number): string => {
    const [kind, id] = name.split(' ');
    if (kind === 'skill') return skills[id as SkillId];
    if (kind === 'item') return items[id as ItemId];
    return counted(language, n, name === 'demon' ? nouns.demon : forms[name as Held]);
  };
