/** What is true of every state: pieces, tokens and cards are where they belong, and none is lost. */
import { LEVEL_FIELDS } from './content/map.ts';
import {
  ATTACK_IDS,
  ATTACKS,
  BOSSES,
  COMPONENTS,
  ENEMIES,
  ENEMY_IDS,
  EVENT_IDS,
  ITEM_IDS,
  POTION_IDS,
  POTIONS,
  TOKEN_IDS,
  TOKENS,
} from './content/tables.ts';
import { COIN_LIES, fullHealth, GEM_LIES, TOKEN_LIES } from './rules/facts.ts';
import { countOf, enemyCode, heroCode, isHero, NOBODY, seatOf } from './rules/pieces.ts';
import { onMap } from './rules/space.ts';
import { OFF, type State } from './state.ts';

/** A state that no game can reach. */
export class BrokenState extends Error {
  override readonly name = 'BrokenState';
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new BrokenState(what);
}

const count = <T>(list: readonly T[], value: T): number => list.filter((each) => each === value).length;
const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);

/** Throws when a promise is broken. */
export function check(s: State): void {
  checkMap(s);
  checkPieces(s);
  checkPurses(s);
  checkCards(s);
  checkBoss(s);
}

function checkMap(s: State): void {
  const fields = (s.levels + 1) * LEVEL_FIELDS;
  must(s.map.length === fields && s.stands.length === fields && s.lies.length === fields, 'the tower has another size');
  must(0 <= s.lowest && s.lowest <= s.highest && s.highest <= s.levels, `levels ${s.lowest} to ${s.highest} of ${s.levels}`);
  for (let field = 0; field < fields; field++)
    must(onMap(s, field) || (s.stands[field] === NOBODY && s.lies[field] === 0), `something is on field ${field}, outside the map`);
}

function checkPieces(s: State): void {
  for (const [seat, { at, hearts }] of s.climbers.entries()) {
    must(at === OFF || (onMap(s, at) && s.stands[at] === heroCode(seat)), `the hero of seat ${seat} is not on its field ${at}`);
    must(hearts > 0 && hearts <= fullHealth(s, seat), `seat ${seat} has ${hearts} hearts`);
  }
  for (const [field, code] of s.stands.entries())
    must(!isHero(code) || s.climbers[seatOf(code)]?.at === field, `a hero is twice on the map, once on field ${field}`);
  for (const enemy of ENEMY_IDS) must(countOf(s, enemyCode(enemy)) <= ENEMIES[enemy].tokens, `too many tokens: ${enemy}`);
  must(countOf(s, enemyCode(BOSSES[s.boss].minion)) <= COMPONENTS.minionTokens, 'too many minions');
}

function checkPurses(s: State): void {
  const coins = sum(s.climbers.map((each) => each.coins)) + count(s.lies, COIN_LIES);
  const gems = sum(s.climbers.map((each) => each.gems)) + count(s.lies, GEM_LIES);
  for (const [seat, each] of s.climbers.entries()) must(each.coins >= 0 && each.gems >= 0, `seat ${seat} owes coins or gems`);
  if (!s.house.enforceTokenLimits) return;
  must(coins <= COMPONENTS.coins, `${coins} coins are out`);
  must(gems <= COMPONENTS.gems, `${gems} gems are out`);
  must(sum(s.climbers.map((each) => each.hearts)) <= COMPONENTS.hearts, 'too many hearts are out');
}

function checkCards(s: State): void {
  const held = s.climbers.flatMap((each) => each.cards);
  const items = [...held, ...s.shopItems, ...s.itemDeck];
  for (const id of ITEM_IDS) must(count(items, id) === 1, `the item ${id} is there ${count(items, id)} times`);
  const potions = [...held, ...s.shopPotions, ...s.potionDeck, ...s.potionBottom];
  for (const id of POTION_IDS) must(count(potions, id) === POTIONS[id].count, `the potion ${id} is there ${count(potions, id)} times`);
  for (const id of s.artifacts) must(count(held, id) <= 1, `the artifact ${id} has two owners`);
  for (const { cards, exhausted } of s.climbers)
    must(
      exhausted.every((card) => cards.includes(card)),
      'a turned card is not held',
    );
  if (s.climbers.length === 1) must(s.events.length + s.shown.length === EVENT_IDS.length, 'an event is lost');
  const { dice, used, rolled } = s.turn;
  must(dice.length === used.length && dice.length === rolled.length, 'the dice and their marks differ in number');
}

function checkBoss(s: State): void {
  const cards = [...s.bossDeck, ...s.bossDiscard];
  for (const id of ATTACK_IDS) must(count(cards, id) === (ATTACKS[id].boss === s.boss ? 1 : 0), `the boss card ${id} is lost or doubled`);
  const here = s.highest === s.levels && s.outcome !== 'won' ? 1 : 0;
  must(countOf(s, enemyCode(s.boss)) === here, 'the boss is not where it belongs');
  for (const token of TOKEN_IDS) {
    const holders = s.climbers.filter(({ tokens }) => tokens.includes(token)).length;
    const lying = token === BOSSES[s.boss].icon ? count(s.lies, TOKEN_LIES) : 0;
    must(holders + lying <= (TOKENS[token].boss === s.boss ? TOKENS[token].count : 0), `too many tokens: ${token}`);
  }
  for (const { tokens } of s.climbers) must(new Set(tokens).size === tokens.length, 'a hero holds a token twice');
}
