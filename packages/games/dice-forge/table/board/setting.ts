/** What every part of the table shares: the table itself, the words of this table, the names of the box, and sentences about pieces. */
import { CARDS, type DieId, type FaceId } from '@astragal/dice-forge/content';
import { type ContentNames, listOf } from '@astragal/dice-forge/text/names';
import { createContext } from 'svelte';
import type { Some } from '../art/resources.ts';
import type { DiceForgeTable } from '../table.svelte.ts';
import type { Words } from '../words.ts';
import type { CardWare, NicheWare } from './wares.ts';

export interface Setting {
  readonly table: DiceForgeTable;
  readonly words: () => Words;
  readonly names: () => ContentNames;
  readonly say: ReturnType<typeof sayings>;
}

const [setting, setSetting] = createContext<Setting>();

export { setting };

/** Lays the table for all parts below. */
export function layTable(table: DiceForgeTable): Setting {
  const words = () => table.props.wording.words;
  const names = () => table.props.wording.names;
  return setSetting({ table, words, names, say: sayings(words, names) });
}

/** What there is to say, with one dot between two things, also after a whole sentence. */
const oneByOne = (...parts: readonly (string | undefined)[]): string =>
  parts.flatMap((part) => (part ? [part.replace(/\.$/, '')] : [])).join('. ');

export function sayings(words: () => Words, names: () => ContentNames) {
  const list = (some: Some): string => listOf(names(), some);
  const face = (id: FaceId): string =>
    names().faces[id].full === names().faceText[id] ? names().faces[id].full : `${names().faces[id].full}: ${names().faceText[id]}`;
  return {
    list,
    /** A stack of cards in words: name, cost, glory, effect, how many, and why not. */
    card: ({ id, left, reason }: CardWare): string =>
      oneByOne(
        names().cards[id].full,
        list(CARDS[id].cost),
        list({ glory: CARDS[id].glory }),
        names().cardText[id],
        left > 0 ? `×${left}` : words().gone,
        reason,
      ),
    niche: ({ id, price, left, reason }: NicheWare): string =>
      oneByOne(names().pools[id].full, list({ gold: price }), left > 0 ? `×${left}` : words().soldOut, reason),
    face,
    /** A die as it lies there: which one, and the face it shows once it has been rolled. */
    die: (die: DieId, shows: FaceId | undefined): string => (shows ? `${words().dice[die]}: ${face(shows)}` : words().dice[die]),
  };
}
