/** Answers as they look to whoever gives them: first what becomes of the dice and foes that lie there, then which pieces are meant. */
import { type ChoiceOf, capital, type Lexicon, type SeenFrom, tallied } from '@astragal/kernel';
import { SLOT_AT, type Slot } from '../content/effects.ts';
import { abilitiesAt } from '../rules/hero.ts';
import type { FoeView, HeroView, SanctumKind, SanctumView } from '../state.ts';
import { paymentOf, setOf } from './lines.ts';
import { type ContentNames, demonName } from './names.ts';

type Choices = Lexicon<SanctumKind>['choices'];
type Doing<D extends keyof Choices> = Extract<ChoiceOf<SanctumKind>, { do: D }>;

/** What a language brings to it. Names stand as they are, so they come after a colon where they would decline. */
export interface AnswerWords {
  readonly rage: string;
  /** What has a number: "die 1". */
  readonly pieces: Readonly<Record<'die' | 'foe' | 'location' | 'ability' | 'set', string>>;
  take(set: string): string;
  hit(value: number, foes: string): string;
  double(skill: string, value: number, foes: string): string;
  reroll(values: string): string;
  hinder(foe: string): string;
  first(foe: string): string;
  lose(value: number): string;
}

/** What an answer does, and which pieces do it. */
type Told = readonly [does: string, ...pieces: string[]];
type Tellers = { readonly [D in keyof Choices]?: (choice: Doing<D>, me: HeroView, view: SanctumView) => Told };

/** Words of answers that say what is seen, where somebody sees it; `plain` goes by numbers alone. */
export function answersOf(words: AnswerWords, names: ContentNames, plain: Choices): Choices {
  const { skills, slots, blessings } = names;
  const nth = (piece: keyof AnswerWords['pieces'], at: number): string => `${words.pieces[piece]} ${at + 1}`;
  const value = (me: HeroView, die: number): number => me.fight.dice[die]!.value;
  const turns = (by: string, me: HeroView, die: number, to: number): Told => [`${by}: ${value(me, die)} → ${to}`, nth('die', die)];
  const foe = (me: HeroView, at: number): string => foeName(names, me.foes[at]!);
  const tellers: Tellers = {
    take: ({ set }, _, view) => [words.take(setOf(names, view.sets[set]!)), nth('set', set)],
    use: ({ slot, ability, pay, die, to }, me) => [
      ...turns(capital(slots[slot]), me, die, to),
      nth('ability', ability),
      paymentOf(names, pay),
    ],
    rage: ({ die, to }, me) => turns(words.rage, me, die, to),
    crush: ({ die, to }, me) => turns(skills['crushing-blow'], me, die, to),
    invoke: ({ blessing, die, to }, me) => turns(blessings[blessing], me, die, to),
    flip: ({ die }, me) => turns(skills.somersault, me, die, 7 - value(me, die)),
    copy: ({ die, from }, me) => [...turns(skills.volley, me, die, value(me, from)), nth('die', from)],
    // The silver die comes last.
    partner: ({ from }, me) => [...turns(skills['dance-partner'], me, me.fight.dice.length - 1, value(me, from)), nth('die', from)],
    reroll: ({ dice }, me) => {
      const chosen = dice.split('+').map(Number);
      return [words.reroll(chosen.map((die) => value(me, die)).join(', ')), ...chosen.map((die) => nth('die', die))];
    },
    hit: ({ die, foe: at, location }, me) => [
      words.hit(value(me, die), foe(me, at)),
      nth('die', die),
      nth('foe', at),
      nth('location', location),
    ],
    double: ({ die, foe: at, location, other, second }, me) => [
      words.double(
        skills['double-strike'],
        value(me, die),
        tallied([at, other], (each) => foe(me, each)),
      ),
      nth('die', die),
      ...[nth('foe', at), nth('location', location), nth('foe', other), nth('location', second)],
    ],
    shield: ({ slot, ability, pay }, me) => {
      const { effect, n } = abilitiesAt(me, SLOT_AT[slot])[ability]!;
      return [`${capital(slots[slot])}: ${names.effects[effect](n)}`, nth('ability', ability), paymentOf(names, pay)];
    },
    hinder: ({ foe: at }, me) => [words.hinder(foe(me, at)), nth('foe', at)],
    claim: ({ foe: at }, me) => [words.first(foe(me, at)), nth('foe', at)],
    lose: ({ die }, me) => [words.lose(value(me, die)), nth('die', die)],
  };
  const seeing = Object.entries(tellers).map(([verb, tell]) => [
    verb,
    (choice: never, who: never, sight?: SeenFrom<SanctumKind>) => {
      const me = sight?.view.heroes[sight.seat];
      if (!sight || !me || !liesThere(choice, me, sight.view)) return (plain[verb as 'done'] as (...about: never[]) => string)(choice, who);
      const [does, ...pieces] = (tell as (...about: unknown[]) => Told)(choice, me, sight.view);
      return `${does}. ${capital(pieces.join(', '))}`;
    },
  ]);
  return { ...plain, ...Object.fromEntries(seeing) };
}

type Pieces = { readonly [P in 'die' | 'from' | 'foe' | 'other' | 'set' | 'ability']?: number } & {
  readonly dice?: string;
  readonly slot?: Slot;
};

/** Whether all that an answer speaks of lies there: the table may have moved on. */
function liesThere({ die, from, dice, foe, other, set, ability, slot }: Pieces, me: HeroView, view: SanctumView): boolean {
  const within = (all: readonly unknown[], ...places: readonly (number | undefined)[]): boolean =>
    places.every((at) => at === undefined || at < all.length);
  const isAble = ability === undefined || (slot !== undefined && me.hero !== 'none' && within(abilitiesAt(me, SLOT_AT[slot]), ability));
  return (
    within(me.fight.dice, die, from, ...(dice?.split('+').map(Number) ?? [])) &&
    within(me.foes, foe, other) &&
    within(view.sets, set) &&
    isAble
  );
}

/** A demon with the numbers that hit it, a card of the Demon Lord with its own. */
function foeName(names: ContentNames, foe: FoeView): string {
  if (foe.kind === 'demon') return demonName(names, foe.face);
  return capital(foe.card === 'hidden' ? names.furyCard : names.cards[foe.card]);
}
