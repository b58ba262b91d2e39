/** H-51: positions set by hand, for scenes, puzzles and demonstrations. Counting checks of the tile set do not apply here. */
import { COLUMNS, LEVEL_FIELDS, levelMap, ROWS } from './content/map.ts';
import { type AttackId, CARDS, type CardId, type EventId, type FoeId, type ItemId, type PotionId } from './content/tables.ts';
import { TILES, type Tile, type TileId } from './content/tiles.ts';
import { COIN_LIES, fullHealth, GEM_LIES, TOKEN_LIES } from './rules/facts.ts';
import { enemyCode, heroCode } from './rules/pieces.ts';
import { type Climber, type Field, OFF, type State, type Turn } from './state.ts';

/** A level drawn by hand: four strings of eight letters, top row first, as tiles are written; nine letters for walls. */
export interface Drawing {
  readonly cells?: readonly string[];
  readonly ladders?: readonly string[];
  readonly floors?: readonly string[];
  readonly walls?: readonly string[];
}
export type LevelPlan = Drawing | readonly [TileId, TileId];

/** What to lay over a fresh game. Levels are given from below and lie open; cards come out of the decks. */
export interface Fixture {
  readonly levels?: readonly LevelPlan[];
  readonly lowest?: number;
  readonly enemies?: readonly (readonly [FoeId, Field])[];
  readonly coins?: readonly Field[];
  readonly gems?: readonly Field[];
  readonly bossTokens?: readonly Field[];
  readonly climbers?: readonly Partial<Climber>[];
  readonly turn?: Partial<Turn>;
  readonly shop?: readonly (ItemId | PotionId)[];
  readonly bossDeck?: readonly AttackId[];
  readonly event?: EventId;
}

/** Arranges a state after setup as the fixture says. */
export function arrange(s: State, fixture: Fixture): void {
  const { levels = [{}], lowest = 0, climbers = [], turn = {} } = fixture;
  layLevels(s, levels, lowest);
  for (const [enemy, field] of fixture.enemies ?? []) s.stands[field] = enemyCode(enemy);
  for (const field of fixture.coins ?? []) s.lies[field] = COIN_LIES;
  for (const field of fixture.gems ?? []) s.lies[field] = GEM_LIES;
  for (const field of fixture.bossTokens ?? []) s.lies[field] = TOKEN_LIES;
  for (const [seat, climber] of climbers.entries()) seatClimber(s, seat, climber);
  Object.assign(s.turn, { number: 1, ...turn });
  if (turn.dice)
    Object.assign(s.turn, {
      dice: [...turn.dice],
      rolled: [...(turn.rolled ?? turn.dice)],
      used: [...(turn.used ?? turn.dice.map(() => false))],
    });
  if (fixture.shop) fillShopWith(s, fixture.shop);
  if (fixture.bossDeck) putOnTop(s, fixture.bossDeck);
  if (fixture.event) [s.events, s.shown] = [s.events.filter((id) => id !== fixture.event), [fixture.event]];
}

function layLevels(s: State, levels: readonly LevelPlan[], lowest: number): void {
  s.map = new Array<number>(s.map.length).fill(0);
  s.stands.fill(0);
  s.lies.fill(0);
  s.tiles.fill('hidden');
  const map = [...s.map];
  for (const [level, plan] of levels.entries()) {
    const [left, right] = isPair(plan) ? [TILES[plan[0]], TILES[plan[1]]] : halves(plan);
    if (isPair(plan)) [s.tiles[2 * level], s.tiles[2 * level + 1]] = plan;
    for (const [i, code] of levelMap(left, right).entries()) map[level * LEVEL_FIELDS + i] = code;
  }
  s.map = map;
  s.lowest = lowest;
  s.highest = levels.length - 1;
}

const isPair = (plan: LevelPlan): plan is readonly [TileId, TileId] => Array.isArray(plan);

function halves({ cells, ladders, floors, walls }: Drawing): [Tile, Tile] {
  const blank = new Array<string>(ROWS).fill('.'.repeat(COLUMNS + 1));
  const half = (from: number): Tile => ({
    maze: 'forest',
    boss: false,
    cells: (cells ?? blank).map((line) => line.slice(from, from + 4)),
    ladders: (ladders ?? blank).map((line) => line.slice(from, from + 4)),
    floors: (floors ?? blank).map((line) => line.slice(from, from + 4)),
    walls: (walls ?? blank).map((line) => line.slice(from, from + 5)),
  });
  return [half(0), half(4)];
}

function seatClimber(s: State, seat: number, given: Partial<Climber>): void {
  const climber = s.climbers[seat]!;
  for (const card of given.cards ?? []) takeOut(s, card);
  Object.assign(climber, structureOf(given));
  if (given.hero || given.cards) climber.hearts = fullHealth(s, seat);
  if (given.hearts !== undefined) climber.hearts = given.hearts;
  if (climber.at !== OFF) s.stands[climber.at] = heroCode(seat);
}

/** A copy whose lists are its own. */
const structureOf = (given: Partial<Climber>): Partial<Climber> => ({
  ...given,
  ...(given.cards && { cards: [...given.cards] }),
  ...(given.exhausted && { exhausted: [...given.exhausted] }),
  ...(given.tokens && { tokens: [...given.tokens] }),
});

/** Takes a card out of its deck, or out of the shop, which is filled up again. */
function takeOut(s: State, card: CardId): void {
  const { family } = CARDS[card];
  if (family === 'artifact') {
    if (!s.artifacts.includes(card as never)) s.artifacts = [...s.artifacts, card as never];
    return;
  }
  const [deck, shop] = (family === 'item' ? [s.itemDeck, s.shopItems] : [s.potionDeck, s.shopPotions]) as [CardId[], (CardId | 'empty')[]];
  if (!deck.includes(card)) deck.push(...(shop.splice(shop.indexOf(card), 1, deck.shift()!) as CardId[]));
  deck.splice(deck.indexOf(card), 1);
}

/** Puts these cards into the shop, in the order of its places. */
function fillShopWith(s: State, cards: readonly (ItemId | PotionId)[]): void {
  for (const family of ['item', 'potion'] as const) {
    const [deck, shop] = (family === 'item' ? [s.itemDeck, s.shopItems] : [s.potionDeck, s.shopPotions]) as [
      CardId[],
      (CardId | 'empty')[],
    ];
    const wanted = cards.filter((card) => CARDS[card].family === family);
    for (const card of shop) if (card !== 'empty') deck.push(card);
    for (const place of shop.keys()) {
      const card = wanted[place] ?? deck.find((each) => !wanted.includes(each as never))!;
      deck.splice(deck.indexOf(card), 1);
      shop[place] = card;
    }
  }
}

/** These attack cards alone are in the deck; the others have been discarded. */
function putOnTop(s: State, cards: readonly AttackId[]): void {
  const all = [...s.bossDeck, ...s.bossDiscard];
  s.bossDeck = [...cards];
  s.bossDiscard = all.filter((card) => !cards.includes(card));
}
