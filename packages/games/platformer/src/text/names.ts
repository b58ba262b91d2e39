/** What every language must name, and what is told with those names from the tables: heroes, enemies, cards, events, boss attacks. */
import { capital, counted, type Forms, type Language, typeset } from '@astragal/kernel';
import type { BossStep, Deed, EnemyAbility, EventEffect, Passive, PassiveKey, TokenEffect, Use } from '../content/effects.ts';
import { columnOf, type Floor, type Landmark, levelOf, type Print, ROWS, rowOf } from '../content/map.ts';
import {
  ARTIFACT_IDS,
  ARTIFACTS,
  type ArtifactId,
  ATTACK_IDS,
  ATTACKS,
  type AttackId,
  BOSS_IDS,
  BOSSES,
  type Boss,
  type BossId,
  CARDS,
  type CardId,
  ENEMIES,
  type EnemyFace,
  type EnemyId,
  EVENT_IDS,
  EVENTS,
  type EventId,
  FOE_IDS,
  FOES,
  type FoeId,
  HERO_IDS,
  HEROES,
  type HeroId,
  type Maze,
  type Range,
  type Special,
  type Tier,
  TOKEN_IDS,
  TOKENS,
  type TokenId,
} from '../content/tables.ts';
import type { TileId } from '../content/tiles.ts';
import type { Field } from '../state.ts';

/** What is counted in sentences. */
export const NOUNS = ['coin', 'gem', 'heart', 'wound', 'field', 'card', 'point'] as const;
export type Noun = (typeof NOUNS)[number];
/** What an enemy may be able to do. */
export type Trait = keyof EnemyAbility;

type Told<E extends { readonly effect: string }> = { readonly [N in E['effect']]: (what: Extract<E, { effect: N }>) => string };
/** `where`: the range in words; `name`: the token or minion the step speaks of. */
type ToldSteps = {
  readonly [N in BossStep['effect']]: (step: Extract<BossStep, { effect: N }>, where: string, name: string) => string;
};

/** The words of a language, as written by hand. Sentences about effects have no full stop. */
export interface Words {
  readonly language: Language;
  readonly nouns: Readonly<Record<Noun, Forms>>;
  /** The forms of an object ("gains 1 coin"), where they differ. */
  readonly objects: Partial<Readonly<Record<Noun, Forms>>>;
  readonly symbols: Readonly<Record<Special, string>>;
  readonly enemyFaces: Readonly<Record<EnemyFace, string>>;
  readonly mazes: Readonly<Record<Maze | 'mixed', string>>;
  readonly heroes: Readonly<Record<HeroId, string>>;
  /** How a hero is called in passing. */
  readonly shortHeroes: Readonly<Record<HeroId, string>>;
  readonly foes: Readonly<Record<FoeId, string>>;
  /** The same as an object: "attacks …". */
  readonly foeObjects: Readonly<Record<FoeId, string>>;
  readonly traits: Readonly<Record<Trait, string>>;
  readonly traitText: Readonly<Record<Trait, (n: number) => string>>;
  readonly cards: Readonly<Record<CardId, string>>;
  readonly exhaust: string;
  readonly passive: string;
  readonly oncePerTurn: string;
  readonly uses: Told<Use>;
  readonly passives: Readonly<Record<PassiveKey, (n: number) => string>>;
  readonly deeds: Readonly<Record<Deed, string>>;
  readonly events: Readonly<Record<EventId, string>>;
  readonly eventEffects: Readonly<Record<keyof EventEffect, (n: number) => string>>;
  readonly calm: string;
  readonly attacks: Readonly<Record<AttackId, string>>;
  readonly ranges: Readonly<Record<Range, string>>;
  /** Where heroes are hit: "in the boss’s row". */
  readonly reaches: Readonly<Record<Range, string>>;
  readonly bossSteps: ToldSteps;
  readonly bossTurns: Readonly<Record<Boss['chooses'], string>>;
  readonly tokens: Readonly<Record<TokenId, string>>;
  readonly tokenEffects: Readonly<Record<keyof TokenEffect, (n: number) => string>>;
  readonly tiles: Readonly<Record<TileId, string>>;
  readonly prints: Readonly<Record<Print, string>>;
  readonly floors: Readonly<Record<Floor, string>>;
  readonly kinds: { readonly minion: string; readonly boss: string };
  readonly or: string;
  tier(tier: Tier): string;
  stats(health: number, damage: number): string;
  strength(damage: number): string;
  loot(list: string): string;
  star(symbols: string): string;
  shed(symbol: string): string;
  minion(name: string): string;
  icon(name: string): string;
  place(level: string, row: number, column: number): string;
  /** A field in a story: by its height, or by what stands there. */
  height(level: string, row: number): string;
  readonly landmarks: Readonly<Record<Landmark, (level: string) => string>>;
}

/** The names of everything in the box, by id, and what each thing does in one line. */
export interface ContentNames extends Words {
  readonly heroText: Readonly<Record<HeroId, string>>;
  readonly foeText: Readonly<Record<FoeId, string>>;
  readonly cardText: Readonly<Record<CardId, string>>;
  /** What brings an artifact to a player. */
  readonly deedText: Readonly<Record<ArtifactId, string>>;
  readonly eventText: Readonly<Record<EventId, string>>;
  readonly attackText: Readonly<Record<AttackId, string>>;
  readonly tokenText: Readonly<Record<TokenId, string>>;
  /** How a boss acts, its minions, and what lies on the special icons. */
  readonly bossText: Readonly<Record<BossId, string>>;
}

/** Levels as they are written, from the ground up. */
export const ROMAN = ['I', 'II', 'III', 'IV', 'V'] as const;

/** A noun with its number: "2 wounds". */
export const amountOf = (words: Pick<Words, 'language' | 'nouns'>, noun: Noun, n: number): string =>
  counted(words.language, n, words.nouns[noun]);

/** A noun with its number, as the object of a sentence. */
export const objectOf = (words: Pick<Words, 'language' | 'nouns' | 'objects'>, noun: Noun, n: number): string =>
  counted(words.language, n, words.objects[noun] ?? words.nouns[noun]);

/** Coins and gems for after a colon: "1 coin, 2 gems". */
export const riches = (words: Pick<Words, 'language' | 'nouns'>, coins: number, gems: number): string =>
  [...(coins > 0 ? [amountOf(words, 'coin', coins)] : []), ...(gems > 0 ? [amountOf(words, 'gem', gems)] : [])].join(', ');

/** A field by its level, its row in the level from below, and its column from the left. */
export const placeOf = (words: Pick<Words, 'place'>, field: Field): string =>
  words.place(ROMAN[levelOf(field)]!, (rowOf(field) % ROWS) + 1, columnOf(field) + 1);

/** A field as a story tells it: "the shop on level II", or how high it lies. */
export const spotOf = (words: Pick<Words, 'height' | 'landmarks'>, field: Field, on: Landmark | undefined): string =>
  on ? words.landmarks[on](ROMAN[levelOf(field)]!) : words.height(ROMAN[levelOf(field)]!, (rowOf(field) % ROWS) + 1);

const each = <Id extends string, V>(ids: readonly Id[], of: (id: Id) => V): Record<Id, V> =>
  Object.fromEntries(ids.map((id) => [id, of(id)])) as Record<Id, V>;

const sentences = (parts: readonly string[]): string => typeset(parts.map((part) => `${capital(part)}.`).join(' '));

const useText = (words: Words, use: Use): string => (words.uses[use.effect] as (use: Use) => string)(use);
const passiveText = (words: Words, passive: Passive): string =>
  Object.entries(passive)
    .map(([key, n]) => words.passives[key as PassiveKey](n))
    .join(', ');

/** The ability with the word that says when it works; potions need none. */
function abilityText(words: Words, { passive, use }: { passive?: Passive; use?: Use }, when: string): string {
  if (passive) return `${words.passive}: ${passiveText(words, passive)}`;
  return use ? `${when && `${when}: `}${useText(words, use)}` : '';
}

function heroText(words: Words, id: HeroId): string {
  const hero = HEROES[id];
  const star = words.star(hero.star.map((symbol) => words.symbols[symbol]).join(` ${words.or} `));
  return sentences([amountOf(words, 'heart', hero.health), star, abilityText(words, hero, words.oncePerTurn)]);
}

function foeText(words: Words, id: FoeId): string {
  const { kind, health, damage, coins, gems, ability = {} } = FOES[id];
  const loot = riches(words, coins, gems);
  return sentences([
    kind === 'enemy' ? words.tier(ENEMIES[id as EnemyId].tier) : words.kinds[kind],
    kind === 'boss' ? words.strength(damage) : words.stats(health, damage),
    ...(loot ? [words.loot(loot)] : []),
    ...Object.entries(ability).map(([trait, n]) => `${words.traits[trait as Trait]}: ${words.traitText[trait as Trait](Number(n))}`),
  ]);
}

const cardText = (words: Words, card: CardId): string =>
  sentences([abilityText(words, CARDS[card], CARDS[card].family === 'potion' ? '' : words.exhaust)]);

function eventText(words: Words, event: EventId): string {
  const effects = Object.entries(EVENTS[event].effect).map(([key, n]) => words.eventEffects[key as keyof EventEffect](Number(n)));
  return sentences(effects.length > 0 ? effects : [words.calm]);
}

/** The token or minion that a step of a boss card speaks of. */
function stepName(words: Words, boss: BossId, step: BossStep): string {
  if (step.effect === 'summon') return words.foes[BOSSES[boss].minion];
  const token = step.effect === 'give' ? step.token : step.effect === 'attack' ? step.ifToken : undefined;
  return token ? words.tokens[token as TokenId] : '';
}

function attackText(words: Words, card: AttackId): string {
  const { boss, range, steps } = ATTACKS[card];
  type Tell = (step: BossStep, where: string, name: string) => string;
  return sentences(steps.map((step) => (words.bossSteps[step.effect] as Tell)(step, words.reaches[range], stepName(words, boss, step))));
}

function tokenText(words: Words, token: TokenId): string {
  const { effect, shedFor } = TOKENS[token];
  const effects = Object.entries(effect).map(([key, n]) => words.tokenEffects[key as keyof TokenEffect](Number(n)));
  return sentences([...effects, ...(shedFor ? [words.shed(words.symbols[shedFor])] : [])]);
}

const bossText = (words: Words, boss: BossId): string =>
  sentences([
    words.bossTurns[BOSSES[boss].chooses],
    words.minion(words.foes[BOSSES[boss].minion]),
    words.icon(words.tokens[BOSSES[boss].icon]),
  ]);

/** All names and texts of a language: those written by hand, and those told from the tables of the content. */
export const named = (words: Words): ContentNames => ({
  ...words,
  heroText: each(HERO_IDS, (hero) => heroText(words, hero)),
  foeText: each(FOE_IDS, (foe) => foeText(words, foe)),
  cardText: each(Object.keys(CARDS) as CardId[], (card) => cardText(words, card)),
  deedText: each(ARTIFACT_IDS, (artifact) => sentences([words.deeds[ARTIFACTS[artifact].deed]])),
  eventText: each(EVENT_IDS, (event) => eventText(words, event)),
  attackText: each(ATTACK_IDS, (card) => attackText(words, card)),
  tokenText: each(TOKEN_IDS, (token) => tokenText(words, token)),
  bossText: each(BOSS_IDS, (boss) => bossText(words, boss)),
});
