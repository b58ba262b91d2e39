/** What every language must name, and what is told with those names: abilities, items, blessings, cards. */
import { capital, counted, type Forms, type Language, tallied, typeset } from '@astragal/kernel';
import {
  ACHIEVEMENTS,
  type AchievementId,
  type ActId,
  BONUS_CARDS,
  BONUS_IDS,
  type BonusId,
  type Level,
  MASTERIES,
  type Mastery,
} from '../content/acts.ts';
import { BLESSING_IDS, type BlessingId, blessingOf } from '../content/blessings.ts';
import { CARD_IDS, type DemonFace, type DemonId, demonOf, type ItemId, itemOf } from '../content/cards.ts';
import {
  type Ability,
  type Colour,
  type Effect,
  type Gem,
  type ItemType,
  type Potion,
  SLOTS,
  type Slot,
  type SpaceColour,
  TOKENS,
  type Token,
} from '../content/effects.ts';
import { boardOf, HERO_IDS, type HeroId, type SkillId, type SkillTiming } from '../content/heroes.ts';
import { FURY_IDS, type FuryId, isFury, LORD_IDS, type LordId, lordOf, type Penalty } from '../content/lords.ts';

/** What is counted in sentences. */
export type Noun = Token | 'level' | 'wound' | 'damage' | 'demon' | 'card';

/** The words of a language, as written by hand. */
export interface Words {
  readonly language: Language;
  readonly nouns: Readonly<Record<Noun, Forms>>;
  readonly heroes: Readonly<Record<HeroId, string>>;
  /** How a hero likes to fight. */
  readonly styles: Readonly<Record<HeroId, string>>;
  readonly skills: Readonly<Record<SkillId, string>>;
  readonly skillText: Readonly<Record<SkillId, string>>;
  readonly timings: Readonly<Record<SkillTiming, string>>;
  readonly demons: Readonly<Record<DemonId, string>>;
  readonly items: Readonly<Record<ItemId, string>>;
  readonly types: Readonly<Record<ItemType, string>>;
  readonly slots: Readonly<Record<Slot, string>>;
  readonly gems: Readonly<Record<Gem, string>>;
  /** Colours of columns and skills. */
  readonly colours: Readonly<Record<Colour, string>>;
  readonly spaces: Readonly<Record<SpaceColour, string>>;
  readonly potions: Readonly<Record<Potion, string>>;
  readonly potionText: Readonly<Record<Potion, string>>;
  readonly effects: Readonly<Record<Effect, (n: number) => string>>;
  readonly blessings: Readonly<Record<BlessingId, string>>;
  readonly achievements: Readonly<Record<Mastery | 'higher', string>>;
  readonly goals: Readonly<Record<Mastery | 'higher', (n: string) => string>>;
  /** Noun phrases, for a door as well as for a sentence. */
  readonly penalties: Readonly<Record<Penalty, string>>;
  readonly acts: Readonly<Record<ActId | 'V' | 'VI', string>>;
  readonly lordCard: string;
  readonly furyCard: string;
  readonly level: string;
  readonly cost: string;
  readonly whileEquipped: string;
  readonly start: string;
  headStart(place: string): string;
  headStartText(from: string, to: string): string;
  doors(penalty: string, wounds: string): string;
}

/** The names of everything in the box, by id, and what each thing does in one line. */
export interface ContentNames extends Omit<Words, 'achievements'> {
  readonly heroText: Readonly<Record<HeroId, string>>;
  readonly itemText: Readonly<Record<ItemId, string>>;
  readonly blessingText: Readonly<Record<BlessingId, string>>;
  readonly achievements: Readonly<Record<AchievementId, string>>;
  readonly achievementText: Readonly<Record<AchievementId, string>>;
  readonly bonuses: Readonly<Record<BonusId, string>>;
  readonly bonusText: Readonly<Record<BonusId, string>>;
  /** Demon Lord and fury cards by their numbers, and the choice they force. */
  readonly cards: Readonly<Record<LordId | FuryId, string>>;
  readonly cardText: Readonly<Record<LordId | FuryId, string>>;
}

/** Levels as they are printed. */
export const ROMAN: Readonly<Record<Level, string>> = { 1: 'I', 2: 'II', 3: 'III' };

/** A noun with its number: "2 wounds". */
export const amountOf = (words: Pick<Words, 'language' | 'nouns'>, noun: Noun, n: number): string =>
  counted(words.language, n, words.nouns[noun]);

/** Tokens in a list for after a colon: "1 stamina token, 2 focus tokens". */
export const tokensOf = (words: Pick<Words, 'language' | 'nouns'>, tokens: Readonly<Record<Token, number>>): string =>
  TOKENS.filter((token) => tokens[token] > 0)
    .map((token) => amountOf(words, token, tokens[token]))
    .join(', ');

/** A place of the skill table: "red III". */
export const placeOf = (words: Pick<Words, 'colours'>, column: Colour, level: number): string =>
  `${words.colours[column]} ${ROMAN[level as Level]}`;

/** Numbers in a row that no line breaks: "1, 2". */
const together = (numbers: readonly number[]): string => numbers.join(',\u00a0');

/** A demon with the numbers that hit it: "Ash Imp (1)". */
export const demonName = (words: Pick<Words, 'demons'>, face: DemonFace): string =>
  `${words.demons[demonOf(face)]} (${together(face.hits)})`;

/** What an ability does, and the spaces to fill: "block 3 damage (red space, purple space)". */
export const abilityText = (words: Pick<Words, 'effects' | 'spaces'>, { effect, n, spaces }: Ability): string =>
  typeset(`${words.effects[effect](n)} (${tallied(spaces, (space) => words.spaces[space])})`);

const each = <Id extends string, V>(ids: readonly Id[], of: (id: Id) => V): Record<Id, V> =>
  Object.fromEntries(ids.map((id) => [id, of(id)])) as Record<Id, V>;

function itemText(words: Words, id: ItemId): string {
  const item = itemOf(id);
  const flames = tokensOf(words, item);
  return [
    `${words.types[item.type]}, ${words.level} ${ROMAN[item.level]}`,
    `${words.cost}: ${tallied(item.cost, (gem) => words.gems[gem])}`,
    ...item.abilities.map((ability) => abilityText(words, ability)),
    ...(flames ? [`${words.whileEquipped}: ${flames}`] : []),
  ]
    .map((part) => `${capital(part)}.`)
    .join(' ');
}

function heroText(words: Words, hero: HeroId): string {
  const board = boardOf(hero);
  const printed = SLOTS.flatMap((slot, at) => board.printed[at]!.map((ability) => `${words.slots[slot]}: ${abilityText(words, ability)}`));
  return typeset(`${words.styles[hero]} ${words.start}: ${[tokensOf(words, board), ...printed].join('; ')}.`);
}

function blessingText(words: Words, blessing: BlessingId): string {
  const { token, power } = blessingOf(blessing);
  return token ? `+${amountOf(words, token, 1)}` : typeset(words.effects[power.effect](power.n));
}

const columnOf = (achievement: AchievementId): Mastery | 'higher' => achievement.split('-')[0] as Mastery | 'higher';
const levelOf = (achievement: AchievementId): Level => Number(achievement.at(-1)) as Level;

function goal(words: Words, achievement: AchievementId): string {
  const column = columnOf(achievement);
  const level = levelOf(achievement);
  return typeset(words.goals[column](column === 'higher' ? ROMAN[level] : String(MASTERIES[column][level - 1])));
}

function headStart(words: Words, bonus: BonusId): string {
  const { column, level } = BONUS_CARDS[bonus];
  return typeset(words.headStartText(placeOf(words, column, level), placeOf(words, column, level - 1)));
}

/** The choice a card forces: "lose 1 stamina, or 1 wound". */
function doors(words: Words, card: LordId | FuryId): string {
  const { penalty, wounds } = lordOf(card);
  return typeset(words.doors(words.penalties[penalty], amountOf(words, 'wound', wounds)));
}

/** All names and texts of a language: those written by hand, and those told from the tables of the content. */
export function named(words: Words): ContentNames {
  const cards = [...LORD_IDS, ...FURY_IDS];
  return {
    ...words,
    skillText: each(Object.keys(words.skillText) as SkillId[], (skill) => typeset(words.skillText[skill])),
    heroText: each(HERO_IDS, (hero) => heroText(words, hero)),
    itemText: each(CARD_IDS, (item) => itemText(words, item)),
    blessingText: each(BLESSING_IDS, (blessing) => blessingText(words, blessing)),
    achievements: each(ACHIEVEMENTS, (id) => `${words.achievements[columnOf(id)]} ${ROMAN[levelOf(id)]}`),
    achievementText: each(ACHIEVEMENTS, (id) => goal(words, id)),
    bonuses: each(BONUS_IDS, (id) => words.headStart(placeOf(words, BONUS_CARDS[id].column, BONUS_CARDS[id].level))),
    bonusText: each(BONUS_IDS, (id) => headStart(words, id)),
    penalties: each(Object.keys(words.penalties) as Penalty[], (penalty) => typeset(words.penalties[penalty])),
    cards: each(cards, (card) => `${isFury(card) ? words.furyCard : words.lordCard} (${together(lordOf(card).hits)})`),
    cardText: each(cards, (card) => doors(words, card)),
  };
}
