/** What a seat may know of the table, and how the rest is guessed (S-61, S-148, K-14 to K-18). */
import { type Chance, draw, type Seat, shuffled } from '@astragal/kernel';
import { cloneFight, cloneGear } from './clone.ts';
import { ACHIEVEMENTS } from './content/acts.ts';
import { BLESSING_IDS, type BlessingId } from './content/blessings.ts';
import { CARDS_BY_LEVEL, type CardId, cardWithFace, faceOf } from './content/cards.ts';
import { FURY_IDS, type FuryId, isFury, LORD_IDS, type LordId } from './content/lords.ts';
import type { Foe, FoeView, Hero, HeroView, SanctumState, SanctumView } from './state.ts';

/** K-17: blessings lie open from the muster on. */
const blessingsOpen = (phase: SanctumState['phase']): boolean => phase === 'response' || phase === 'battle' || phase === 'over';

function foeView(foe: Foe): FoeView {
  const hits = foe.hits.slice();
  if (isFury(foe.card)) return { kind: 'fury', card: foe.side === 'down' ? 'hidden' : foe.card, hits };
  if (foe.card.startsWith('lord-')) return { kind: 'lord', card: foe.card as LordId, hits, gone: foe.side === 'gone' };
  return { kind: 'demon', face: faceOf(foe.card as CardId), hits };
}

/** What everybody sees of a hero's board, field by field; foes and blessings are for the caller to add. */
const openPart = (hero: HeroView | Hero) => ({
  hero: hero.hero,
  fate: hero.fate,
  health: hero.health,
  shortened: hero.shortened,
  rages: hero.rages,
  raging: hero.raging,
  stamina: hero.stamina,
  focus: hero.focus,
  gold: hero.gold,
  angel: hero.angel,
  table: hero.table.slice(),
  whites: hero.whites.slice(),
  skills: hero.skills.slice(),
  pool: { red: hero.pool.red, green: hero.pool.green, blue: hero.pool.blue, white: hero.pool.white },
  gear: hero.gear.map(cloneGear),
  bag: hero.bag.slice(),
  potions: { red: hero.potions.red, blue: hero.potions.blue },
  bonus: hero.bonus.slice(),
  at: hero.at,
  called: hero.called,
  answered: hero.answered,
  place: hero.place,
  defeated: hero.defeated,
  fight: cloneFight(hero.fight),
  fewerDice: hero.fewerDice,
  extraDamage: hero.extraDamage,
  fitted: hero.fitted.slice(),
  brewed: hero.brewed.slice(),
});

const heroView = (hero: Hero, open: boolean): HeroView => ({
  ...openPart(hero),
  blessings: hero.blessings.map(({ tile, used }) => ({ tile: open ? tile : 'hidden', used })),
  foes: hero.foes.map(foeView),
});

const upTo = (cards: readonly LordId[], turned: number): (LordId | 'hidden')[] => cards.map((card, i) => (i < turned ? card : 'hidden'));

/** What this seat may know, built up from nothing; `undefined` is a spectator. */
export function view(s: SanctumState, seat: Seat | undefined): SanctumView {
  return {
    difficulty: s.difficulty,
    casting: s.casting,
    bonuses: s.bonuses,
    phase: s.phase,
    first: s.first,
    decks: s.decks.map((deck) => ({ left: deck.length, top: deck.slice(-1).map(faceOf) })),
    discards: s.discards.map((pile) => pile.map(faceOf)),
    front: s.front,
    sets: s.sets.map((set) => set.map(faceOf)),
    chest: s.chest.slice(),
    marching: s.marching.slice(),
    achievements: s.achievements.map(({ by }) => by),
    boxed: s.boxed.length,
    bonusDeck: s.bonusDeck.slice(),
    breacher: s.breacher,
    lords: s.lords.length,
    cathedral: upTo(s.cathedral, s.turned),
    turned: s.turned,
    furies: s.furies.length,
    roar: upTo(s.roar, s.roared),
    roared: s.roared,
    roarSize: s.roarSize,
    round: s.round,
    heroes: s.heroes.map((hero, each) => heroView(hero, each === seat || blessingsOpen(s.phase))),
  };
}

/** Cards of these ids that a view does not show. */
const unseen = <C extends string>(all: readonly C[], seen: readonly string[]): C[] => {
  const known = new Set(seen);
  return all.filter((id) => !known.has(id));
};

/** Fills the holes of a view with what could lie there. */
export function guess(v: SanctumView, _seat: Seat | undefined, chance: Chance): SanctumState {
  const foes = v.heroes.flatMap((hero) => hero.foes);
  const lords = unseen(LORD_IDS, [
    ...v.cathedral,
    ...v.roar,
    ...foes.flatMap((foe) => (foe.kind === 'lord' && !foe.gone ? [foe.card] : [])),
  ]);
  const furies = unseen(
    FURY_IDS,
    foes.flatMap((foe) => (foe.kind === 'fury' ? [foe.card] : [])),
  );
  const tiles = unseen(
    BLESSING_IDS,
    v.heroes.flatMap((hero) => hero.blessings.map(({ tile }) => tile)),
  );
  const lord = (card: LordId | 'hidden'): LordId => (card === 'hidden' ? draw(lords, chance, 'guessed lord') : card);
  const tile = (known: BlessingId | 'hidden'): BlessingId => (known === 'hidden' ? draw(tiles, chance, 'guessed tile') : known);

  const heroes = v.heroes.map(
    (hero): Hero => ({
      ...openPart(hero),
      blessings: hero.blessings.map((blessed) => ({ tile: tile(blessed.tile), used: blessed.used })),
      foes: hero.foes.map((foe) => guessFoe(foe, furies, chance)),
    }),
  );
  return {
    difficulty: v.difficulty,
    casting: v.casting,
    bonuses: v.bonuses,
    phase: v.phase,
    first: v.first,
    decks: guessDecks(v, heroes, chance),
    discards: v.discards.map((pile) => pile.map(cardWithFace)),
    front: v.front,
    sets: v.sets.map((set) => set.map(cardWithFace)),
    chest: v.chest.slice(),
    marching: v.marching.slice(),
    achievements: ACHIEVEMENTS.map((_, i) => ({ tile: v.achievements[i] === 'open' ? tile('hidden') : 'none', by: v.achievements[i]! })),
    boxed: tiles,
    bonusDeck: v.bonusDeck.slice(),
    breacher: v.breacher,
    cathedral: v.cathedral.map(lord),
    turned: v.turned,
    roar: v.roar.map(lord),
    lords,
    furies,
    roared: v.roared,
    roarSize: v.roarSize,
    round: v.round,
    heroes,
  };
}

function guessFoe(foe: FoeView, furies: FuryId[], chance: Chance): Foe {
  const hits = foe.hits.slice();
  if (foe.kind === 'demon') return { card: cardWithFace(foe.face), hits, side: 'up' };
  if (foe.kind === 'lord') return { card: foe.card, hits, side: foe.gone ? 'gone' : 'up' };
  if (foe.card === 'hidden') return { card: draw(furies, chance, 'guessed fury'), hits, side: 'down' };
  return { card: foe.card, hits, side: 'up' };
}

/** Below its top card a deck holds, in any order, what lies nowhere else (K-16). */
function guessDecks(v: SanctumView, heroes: readonly Hero[], chance: Chance): CardId[][] {
  const seen = new Set<string>(v.chest);
  for (const pile of [v.sets, v.discards]) for (const faces of pile) for (const face of faces) seen.add(cardWithFace(face));
  for (const { bag, brewed, foes, gear } of heroes) {
    for (const id of bag) seen.add(id);
    for (const id of brewed) seen.add(id);
    for (const { card } of foes) seen.add(card);
    for (const { item } of gear) seen.add(item);
  }
  for (const { top } of v.decks) for (const face of top) seen.add(cardWithFace(face));
  return v.decks.map(({ top }, i) => {
    const rest = CARDS_BY_LEVEL[i]!.filter((id) => !seen.has(id));
    return [...shuffled(rest, chance, 'guessed demon'), ...top.map(cardWithFace)];
  });
}
