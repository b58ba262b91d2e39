/** The whole table in words, one layout for all languages: what a screen reader or a terminal tells. */
import { capital, type Names, type Passage, type Seat, tallied } from '@astragal/kernel';
import { ACHIEVEMENTS, ACTS, ACTS_PLAYED, type ActId, type Difficulty, type Level, SPACES } from '../content/acts.ts';
import { type DemonFace, demonOf, itemOf } from '../content/cards.ts';
import { COLOURS, GEMS, POTIONS, SLOTS, type Slot } from '../content/effects.ts';
import { boardOf, type HeroId, SKILLS_OF, type SkillId, skillOf } from '../content/heroes.ts';
import { type LordId, lordOf } from '../content/lords.ts';
import { potionSpaces } from '../rules/hero.ts';
import type { BlessedView, Die, Fate, FightPhase, FoeView, Gear, HeroView, Hit, Phase, SanctumView, Well } from '../state.ts';
import { abilityText, type ContentNames, demonName, placeOf, ROMAN, tokensOf } from './names.ts';

/** What a language brings to the layout. */
export interface TableWords {
  readonly titles: { readonly table: string; readonly march: string; readonly achievements: string; readonly lord: string };
  readonly phases: Readonly<Record<Phase, string>>;
  readonly difficulties: Readonly<Record<Difficulty, string>>;
  readonly fates: Readonly<Record<Fate, string>>;
  readonly fightPhases: Readonly<Record<Exclude<FightPhase, 'none'>, string>>;
  readonly wells: Readonly<Record<Well, string>>;
  readonly none: string;
  readonly walls: string;
  readonly cathedral: string;
  readonly notYet: string;
  readonly faceDown: string;
  readonly used: string;
  readonly hit: string;
  readonly defeated: string;
  readonly silver: string;
  readonly diceUse: Readonly<Record<Die['use'], string>>;
  readonly changed: string;
  difficulty(name: string): string;
  round(round: number): string;
  vanguard(name: string): string;
  deck(level: string, left: number, top: string, discarded: number): string;
  space(act: string, space: number): string;
  front(place: string): string;
  order(names: string): string;
  next(sets: string): string;
  set(number: number, demons: string): string;
  chest(items: string): string;
  achievement(name: string, goal: string, state: string): string;
  readonly open: string;
  readonly blocked: string;
  laid(number: number, text: string): string;
  roared(number: number, text: string): string;
  roar(cards: number): string;
  lordDeck(cards: number): string;
  hero(hero: string, fate: string): string;
  health(health: number, mark: number): string;
  rage(active: number, tiles: number): string;
  pools(tokens: string): string;
  gold(dice: number): string;
  readonly angel: string;
  readonly silverDie: string;
  place(place: string): string;
  gemPool(gems: string): string;
  skill(place: string, name: string, state: string, text: string): string;
  readonly gained: string;
  ability(text: string, wells: string): string;
  bag(item: string, text: string): string;
  readonly emptyBag: string;
  potions(list: string, spaces: number): string;
  blessing(name: string, text: string): string;
  foe(number: number, name: string, rest: string): string;
  readonly current: string;
  numbers(list: string): string;
  damage(damage: number): string;
  spoils(level: string, gem: string, item: string): string;
  fight(phase: string, dice: string): string;
  usedSkills(list: string): string;
  fewerDice(dice: number): string;
  extraDamage(damage: number): string;
  answered(cards: number): string;
  defeatedCards(cards: number): string;
}

/** What `describe` of a language is: the layout filled with its words. */
export const describer =
  (words: TableWords, names: ContentNames) =>
  (view: SanctumView, who: Names): readonly Passage[] => [
    { title: words.titles.table, lines: progress(words, names, view, who) },
    ...march(words, names, view, who),
    ...achievements(words, names, view, who),
    ...lord(words, names, view),
    ...view.heroes.map((hero, seat) => ({ title: who(seat), lines: possessions(words, names, view, hero) })),
  ];

/** Two cards lie before the cathedral; whoever answers late stands on a later one (S-75). */
const CATHEDRAL_CARDS = 2;

/** Once the walls are breached, the road and the achievement board are of no use any more (S-73). */
const isMarching = (view: SanctumView): boolean => view.phase === 'march' || view.phase === 'call' || view.phase === 'setup';

function progress(words: TableWords, names: ContentNames, view: SanctumView, who: Names): string[] {
  const lines = [`${words.phases[view.phase]}.`, words.difficulty(words.difficulties[view.difficulty])];
  if (view.round > 0) lines.push(words.round(view.round));
  if (view.breacher >= 0) lines.push(words.vanguard(who(view.breacher)));
  if (isMarching(view))
    view.decks.forEach(({ left, top }, i) => {
      const shown = top.map((face) => demonName(names, face)).join('') || words.none;
      lines.push(words.deck(ROMAN[(i + 1) as Level], left, shown, view.discards[i]!.length));
    });
  return lines;
}

function march(words: TableWords, names: ContentNames, view: SanctumView, who: Names): Passage[] {
  if (!isMarching(view)) return [];
  const lines = [words.front(placeName(words, names, view, view.front))];
  if (view.marching.length > 0) lines.push(words.order(view.marching.map(who).join(', ')));
  view.sets.forEach((set, i) => {
    lines.push(words.set(i + 1, set.map((face) => faceLine(words, names, face)).join('; ')));
  });
  const next = nextSets(view);
  if (next) lines.push(words.next(next));
  if (view.chest.length > 0) lines.push(words.chest(view.chest.map((item) => names.items[item]).join(', ')));
  return [{ title: words.titles.march, lines }];
}

/** The levels that the space after the front lays out: "I + II". */
function nextSets(view: SanctumView): string | undefined {
  const act = ACTS_PLAYED[view.heroes.length]![Math.floor(view.front / SPACES)];
  if (!act) return undefined;
  return tallied(
    ACTS[act][view.front % SPACES]!.map((set) => set.map((level) => ROMAN[level]).join('\u00a0+\u00a0')),
    (set) => set,
  );
}

/** A space of an act board, counted through all boards in play. */
function placeName(words: TableWords, names: ContentNames, view: SanctumView, at: number): string {
  if (at === 0) return words.notYet;
  const act: ActId | undefined = ACTS_PLAYED[view.heroes.length]![Math.floor((at - 1) / SPACES)];
  return act ? words.space(names.acts[act], ((at - 1) % SPACES) + 1) : words.walls;
}

function faceLine(words: TableWords, names: ContentNames, face: DemonFace): string {
  const hides = `${names.types[face.slot]}, ${names.gems[face.itemColour]}`;
  return `${demonName(names, face)}, ${words.damage(face.damage)}, ${words.spoils(ROMAN[face.level], names.gems[face.colour], hides)}`;
}

function achievements(words: TableWords, names: ContentNames, view: SanctumView, who: Names): Passage[] {
  if (!isMarching(view) || view.breacher >= 0) return [];
  const state = (by: Seat | 'open' | 'blocked') => (by === 'open' ? words.open : by === 'blocked' ? words.blocked : who(by));
  const lines = ACHIEVEMENTS.map((id, i) =>
    words.achievement(names.achievements[id], names.achievementText[id], state(view.achievements[i]!)),
  );
  return [{ title: words.titles.achievements, lines }];
}

function lord(words: TableWords, names: ContentNames, view: SanctumView): Passage[] {
  if (view.breacher < 0) return [];
  const text = (card: LordId | 'hidden') => (card === 'hidden' ? words.faceDown : names.cardText[card]);
  const lines = [
    ...view.cathedral.map((card, i) => words.laid(i + 1, text(card))),
    ...view.roar.map((card, i) => words.roared(i + 1, text(card))),
    words.roar(view.roarSize),
    words.lordDeck(view.lords),
  ];
  return [{ title: words.titles.lord, lines }];
}

function possessions(words: TableWords, names: ContentNames, view: SanctumView, me: HeroView): string[] {
  if (me.hero === 'none') return [words.hero(words.none, words.fates[me.fate])];
  return [
    words.hero(names.heroes[me.hero], words.fates[me.fate]),
    words.health(me.health, Math.max(0, me.shortened * 2 - 1)),
    words.rage(me.raging, me.rages),
    words.pools(tokensOf(names, me) || words.none),
    diceLine(words, me),
    ...(isMarching(view) ? [words.place(whereabouts(words, names, view, me))] : []),
    words.gemPool(gemList(names, me) || words.none),
    ...skillLines(words, names, view, me, me.hero),
    ...SLOTS.map((slot, at) => gearLine(words, names, me.hero as HeroId, slot, me.gear[at]!)),
    ...(me.bag.length > 0 ? me.bag.map((item) => words.bag(names.items[item], names.itemText[item])) : [words.emptyBag]),
    words.potions(potionList(names, me) || words.none, potionSpaces(me)),
    ...me.bonus.map((bonus) => `${names.bonuses[bonus]}.`),
    ...me.blessings.map((blessed) => blessingLine(words, names, blessed)),
    ...me.foes.map((foe, at) => foeLine(words, names, view, me, foe, at)),
    ...battleLines(words, names, view, me),
  ];
}

function diceLine(words: TableWords, me: HeroView): string {
  const silver = me.skills.some((skill) => skillOf(skill).mark === 'silver');
  return [words.gold(me.gold), ...(silver ? [words.silverDie] : []), ...(me.angel ? [words.angel] : [])].join(' ');
}

/** S-75: in the cathedral, on a card below it, or still on the march. */
function whereabouts(words: TableWords, names: ContentNames, view: SanctumView, me: HeroView): string {
  if (me.answered > CATHEDRAL_CARDS) return `${names.lordCard} ${me.answered}`;
  return me.answered > 0 ? words.cathedral : placeName(words, names, view, me.at);
}

const gemList = (names: ContentNames, me: HeroView): string =>
  tallied(
    GEMS.flatMap((gem) => Array<typeof gem>(me.pool[gem]).fill(gem)),
    (gem) => names.gems[gem],
  );

const potionList = (names: ContentNames, me: HeroView): string =>
  tallied(
    POTIONS.flatMap((potion) => Array<typeof potion>(me.potions[potion]).fill(potion)),
    (potion) => names.potions[potion],
  );

/** The table from red I to blue III; once it is cleared only the gained skills are left (S-81). */
function skillLines(words: TableWords, names: ContentNames, view: SanctumView, me: HeroView, hero: HeroId): string[] {
  return SKILLS_OF[hero].flatMap((skill, at) => {
    const gems = gemsAt(names, me, at);
    const gained = me.skills.includes(skill);
    if (!gained && !gems && !isMarching(view)) return [];
    const state = [...(gained ? [words.gained] : []), ...(gems ? [gems] : [])].join(', ');
    return [skillLine(words, names, skill, state)];
  });
}

function skillLine(words: TableWords, names: ContentNames, skill: SkillId, state: string): string {
  const { column, level } = skillOf(skill);
  return words.skill(capital(placeOf(names, column, level)), names.skills[skill], state, names.skillText[skill]);
}

function gemsAt(names: ContentNames, me: HeroView, at: number): string {
  const colour = COLOURS[Math.floor(at / 3)]!;
  return tallied(
    [...Array<typeof colour>(me.table[at]!).fill(colour), ...Array<'white'>(me.whites[at]!).fill('white')],
    (gem) => names.gems[gem],
  );
}

/** An item space: the item and its gems, then each ability with what lies on its spaces. */
function gearLine(words: TableWords, names: ContentNames, hero: HeroId, slot: Slot, { item, gems, wells }: Gear): string {
  const abilities = item === 'none' ? boardOf(hero).printed[SLOTS.indexOf(slot)]! : itemOf(item).abilities;
  let first = 0;
  const told = abilities.map((ability) => {
    const held = wells.slice(first, first + ability.spaces.length).map((well) => words.wells[well]);
    first += ability.spaces.length;
    return words.ability(abilityText(names, ability), held.join(', '));
  });
  const worn = item === 'none' ? words.none : `${names.items[item]} (${tallied(gems, (gem) => names.gems[gem])})`;
  return `${capital(names.slots[slot])}: ${[worn, ...told].join('; ')}.`;
}

function blessingLine(words: TableWords, names: ContentNames, { tile, used }: BlessedView): string {
  const name = tile === 'hidden' ? words.faceDown : names.blessings[tile];
  const text = tile === 'hidden' ? '' : names.blessingText[tile];
  return words.blessing(name, [...(text ? [text] : []), ...(used ? [words.used] : [])].join(', '));
}

const hitList = (words: TableWords, numbers: readonly number[], hits: readonly Hit[]): string =>
  numbers.map((number, i) => (hits[i] === 'open' ? String(number) : `${number} (${words.hit})`)).join(', ');

function foeLine(words: TableWords, names: ContentNames, view: SanctumView, me: HeroView, foe: FoeView, at: number): string {
  if (foe.kind === 'demon') {
    const { face } = foe;
    const hides = `${names.types[face.slot]}, ${names.gems[face.itemColour]}`;
    const rest = [
      words.numbers(hitList(words, face.hits, foe.hits)),
      words.damage(face.damage),
      words.spoils(ROMAN[face.level], names.gems[face.colour], hides),
    ];
    return words.foe(at + 1, names.demons[demonOf(face)], rest.join('; '));
  }
  const name = capital(foe.kind === 'fury' ? names.furyCard : names.lordCard);
  if (foe.card === 'hidden') return words.foe(at + 1, name, words.faceDown);
  if (at < me.place) return words.foe(at + 1, name, words.defeated);
  const { hits, damage } = lordOf(foe.card);
  const here = view.phase === 'battle' && at === me.place ? [words.current] : [];
  return words.foe(at + 1, name, [...here, words.numbers(hitList(words, hits, foe.hits)), words.damage(damage)].join('; '));
}

/** What lasts for this fight and the next, and how far the confrontation has come. */
function battleLines(words: TableWords, names: ContentNames, view: SanctumView, me: HeroView): string[] {
  const { fight } = me;
  const lines: string[] = [];
  if (fight.phase !== 'none')
    lines.push(words.fight(words.fightPhases[fight.phase], fight.dice.map((die) => dieWords(words, die)).join('; ') || words.none));
  if (fight.used.length > 0) lines.push(words.usedSkills(fight.used.map((skill) => names.skills[skill]).join(', ')));
  if (me.fewerDice > 0) lines.push(words.fewerDice(me.fewerDice));
  if (me.extraDamage > 0) lines.push(words.extraDamage(me.extraDamage));
  if (view.phase === 'call' && me.answered > 0) lines.push(words.answered(me.answered));
  if (view.phase === 'battle' || view.phase === 'over') lines.push(words.defeatedCards(me.defeated));
  return lines;
}

const dieWords = (words: TableWords, { value, silver, changed, use }: Die): string =>
  `${value} (${[...(silver ? [words.silver] : []), ...(changed ? [words.changed] : []), words.diceUse[use]].join(', ')})`;
