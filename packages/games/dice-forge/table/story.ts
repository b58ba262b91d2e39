/** A turn told in one sentence, as a person would: "took Ferryman and sent you home, then forged two faces." */
import type { CardId } from '@astragal/dice-forge';
import type { Deed, Turn } from '@astragal/dice-forge/insight';
import { type ContentNames, listOf } from '@astragal/dice-forge/text/names';
import type { Names, Seat } from '@astragal/kernel';

/** How a language tells deeds. `you`: the turn is mine. Others are a name; I am `undefined`. */
export interface TurnWords {
  /** Each card as one takes it. */
  readonly cards: Readonly<Record<CardId, string>>;
  took(card: string, you: boolean): string;
  /** Added to `took`: the same card again, in the extra action. */
  readonly twice: string;
  /** Added to `took`. */
  ousted(name: string | undefined, you: boolean): string;
  forged(face: string, you: boolean): string;
  forgedMany(n: number, you: boolean): string;
  used(card: string, you: boolean): string;
  /** Satyrs: a roll of mine among others, or only theirs. */
  borrowed(mine: boolean, you: boolean): string;
  loosed(name: string | undefined, you: boolean): string;
  passed(you: boolean): string;
  /** Nothing done yet: what the blessing brought. */
  gods(gains: string, you: boolean): string;
  readonly begins: string;
  /** Between two cards. */
  readonly and: string;
  /** Before the last deed of several. */
  readonly andThen: string;
}

export interface Teller {
  readonly words: TurnWords;
  readonly names: ContentNames;
  readonly who: Names;
  readonly me: Seat | undefined;
}

export function tellTurn(turn: Turn, teller: Teller): string {
  const clauses = deedsOf(turn).map((deed) => tellDeed(deed, turn, teller));
  const [last, before] = [clauses.at(-1), clauses.slice(0, -1).join(', ')];
  if (last === undefined) return `${tellBlessing(turn, teller)}.`;
  return `${before ? before + teller.words.andThen : ''}${last}.`;
}

/** Faces forged in one turn are told once, where the last of them was; gear and a card taken twice, where they were first. */
function deedsOf({ deeds }: Turn): readonly Deed[] {
  const places: { readonly [D in Deed['did']]?: (deed: Deed) => number } = {
    forged: () => deeds.findLastIndex(({ did }) => did === 'forged'),
    used: () => deeds.findIndex(({ did }) => did === 'used'),
    took: (deed) => deeds.findIndex((each) => each.did === 'took' && each.card === (deed as Took).card),
  };
  return deeds.filter((deed, i) => (places[deed.did]?.(deed) ?? i) === i);
}
type Took = Extract<Deed, { did: 'took' }>;

type Tell<D extends Deed['did']> = (deed: Extract<Deed, { did: D }>, turn: Turn, teller: Teller, you: boolean) => string;

const TELL: { readonly [D in Deed['did']]: Tell<D> } = {
  took: ({ card, ousted }, { deeds }, { words, who, me }, you) => {
    const twice = deeds.filter((deed) => deed.did === 'took' && deed.card === card).length > 1;
    const home = ousted === undefined ? '' : words.ousted(ousted === me ? undefined : who(ousted), you);
    return `${words.took(words.cards[card], you)}${twice ? ` ${words.twice}` : ''}${home}`;
  },
  forged: ({ face }, { deeds }, { words, names }, you) => {
    const n = deeds.filter(({ did }) => did === 'forged').length;
    return n > 1 ? words.forgedMany(n, you) : words.forged(names.faces[face].short, you);
  },
  used: (_, { deeds }, { words }, you) => {
    const cards = new Set(deeds.flatMap((deed) => (deed.did === 'used' ? [words.cards[deed.card]] : [])));
    return words.used([...cards].join(words.and), you);
  },
  borrowed: ({ from }, _, { words, me }, you) => words.borrowed(me !== undefined && from.includes(me), you),
  loosed: ({ victim }, _, { words, who, me }, you) => words.loosed(victim === me ? undefined : who(victim), you),
  passed: (_, __, { words }, you) => words.passed(you),
};

const tellDeed = (deed: Deed, turn: Turn, teller: Teller): string =>
  (TELL[deed.did] as (deed: Deed, turn: Turn, teller: Teller, you: boolean) => string)(deed, turn, teller, turn.seat === teller.me);

function tellBlessing({ gained, seat }: Turn, { words, names, me }: Teller): string {
  const gains = listOf(names, gained);
  return gains ? words.gods(gains, seat === me) : words.begins;
}
