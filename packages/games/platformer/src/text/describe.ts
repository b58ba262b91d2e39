/** The whole table in words, one layout for all languages: what a screen reader or a terminal tells. */
import { capital, type Names, type Passage, type Seat, tallied } from '@astragal/kernel';
import { COLUMNS, fieldAt, fieldOf, ROWS } from '../content/map.ts';
import { ARTIFACTS, ATTACKS, BOSSES, type BossId, CARDS, type CardId, type ItemId, type PotionId } from '../content/tables.ts';
import { fullHealth } from '../rules/facts.ts';
import { enemyAt, healthOf, isHero, seatOf } from '../rules/pieces.ts';
import { hasPlatform } from '../rules/space.ts';
import { type Climber, type Field, OFF, type State, type TurnStep } from '../state.ts';
import { type ContentNames, placeOf, ROMAN } from './names.ts';

/** What a language brings to the layout. */
export interface TableWords {
  readonly titles: { readonly table: string; readonly boss: string; readonly shop: string; readonly artifacts: string };
  readonly steps: Readonly<Record<TurnStep, string>>;
  readonly none: string;
  readonly used: string;
  readonly exhausted: string;
  readonly ready: string;
  readonly soldOut: string;
  readonly coin: string;
  readonly gem: string;
  readonly ladder: string;
  readonly ground: string;
  readonly wallRight: string;
  readonly air: string;
  readonly offMap: string;
  readonly floating: string;
  readonly steady: string;
  readonly safeStep: string;
  readonly safeMoves: string;
  readonly centre: string;
  readonly abilityUsed: string;
  readonly lost: string;
  maze(name: string): string;
  round(round: number, rounds: number): string;
  turn(turn: number, name: string, step: string): string;
  won(name: string): string;
  pool(dice: string): string;
  enemyDie(face: string): string;
  nextAttack(wounds: number): string;
  hidden(levels: number): string;
  removed(levels: number): string;
  event(name: string, text: string): string;
  eventsLeft(events: number): string;
  boss(name: string, health: number): string;
  bossDeck(cards: number, discarded: string): string;
  attackCard(name: string, indicator: string, range: string, text: string): string;
  level(level: string, tiles: string): string;
  bossLevel(level: string, tiles: string): string;
  enemyCard(name: string, text: string): string;
  row(row: number, fields: string): string;
  field(column: number, things: string): string;
  card(name: string, price: number, text: string): string;
  decks(items: number, potions: number): string;
  artifact(name: string, holder: string, text: string, deed: string): string;
  hero(name: string, text: string): string;
  place(place: string): string;
  hearts(hearts: number, pool: number): string;
  purse(coins: number, gems: number): string;
  special(symbol: string): string;
  owned(name: string, state: string, text: string): string;
  readonly noCards: string;
  token(name: string, text: string): string;
  stoneSkin(wounds: number): string;
  defeated(enemies: number): string;
}

/** What `describe` of a language is: the layout filled with its words. */
export const describer =
  (words: TableWords, names: ContentNames) =>
  (view: State, who: Names): readonly Passage[] => [
    { title: words.titles.table, lines: progress(words, names, view, who) },
    ...view.climbers.map((climber, seat) => ({ title: who(seat), lines: possessions(words, names, view, climber, seat) })),
    { title: words.titles.boss, lines: boss(words, names, view) },
    ...openLevels(view).map((level) => levelPassage(words, names, view, who, level)),
    { title: words.titles.shop, lines: shop(words, names, view) },
    ...artifacts(words, names, view, who),
  ];

function progress(words: TableWords, names: ContentNames, view: State, who: Names): string[] {
  const { turn } = view;
  const seats = view.climbers.length;
  const lines = [words.maze(names.mazes[view.maze])];
  if (turn.number > 0) {
    if (seats > 1) lines.push(words.round(Math.ceil(turn.number / seats), view.house.rounds));
    lines.push(words.turn(turn.number, who(turn.seat), words.steps[turn.step]));
  }
  if (view.outcome === 'won') lines.push(words.won(who(view.winner)));
  if (view.outcome === 'lost') lines.push(words.lost);
  if (turn.dice.length > 0) lines.push(words.pool(diceList(words, names, view)));
  if (turn.enemyDie !== 'none') lines.push(words.enemyDie(names.enemyFaces[turn.enemyDie]));
  if (turn.nextAttack > 0) lines.push(words.nextAttack(turn.nextAttack));
  if (turn.steady) lines.push(words.steady);
  if (turn.safeStep) lines.push(words.safeStep);
  if (turn.safeMoves) lines.push(words.safeMoves);
  if (view.lowest > 0) lines.push(words.removed(view.lowest));
  if (view.highest < view.levels) lines.push(words.hidden(view.levels - view.highest));
  if (seats === 1) lines.push(...events(words, names, view));
  return lines;
}

const diceList = (words: TableWords, names: ContentNames, { turn }: State): string =>
  turn.dice.map((face, die) => (turn.used[die] ? `${names.symbols[face]} (${words.used})` : names.symbols[face])).join(', ');

function events(words: TableWords, names: ContentNames, { shown, events: left }: State): string[] {
  const event = shown.at(-1);
  return [...(event ? [words.event(names.events[event], names.eventText[event])] : []), words.eventsLeft(left.length)];
}

/** The boss is known from the start: its health, its ways, and the cards it may still draw. */
function boss(words: TableWords, names: ContentNames, view: State): string[] {
  const id: BossId = view.boss;
  const { minion } = BOSSES[id];
  const cards = [...view.bossDeck, ...view.bossDiscard].toSorted();
  return [
    words.boss(names.foes[id], healthOf(view, id)),
    names.foeText[id],
    names.bossText[id],
    words.enemyCard(names.foes[minion], names.foeText[minion]),
    words.bossDeck(view.bossDeck.length, view.bossDiscard.map((card) => names.attacks[card]).join(', ') || words.none),
    ...cards.map((card) => {
      const { indicator, range } = ATTACKS[card];
      const mark = { ...names.symbols, ...names.enemyFaces }[indicator];
      return words.attackCard(names.attacks[card], mark, names.ranges[range], names.attackText[card]);
    }),
  ];
}

/** From the top down, as one looks at a tower. */
function openLevels({ lowest, highest }: State): number[] {
  return Array.from({ length: highest - lowest + 1 }, (_, i) => highest - i);
}

function levelPassage(words: TableWords, names: ContentNames, view: State, who: Names, level: number): Passage {
  const tiles = [view.tiles[2 * level], view.tiles[2 * level + 1]].flatMap((tile) =>
    tile && tile !== 'hidden' ? [names.tiles[tile]] : [],
  );
  const enemy = view.enemyCards[level];
  const title = level === view.levels ? words.bossLevel : words.level;
  const rows = Array.from({ length: ROWS }, (_, i) => rowLine(words, names, view, who, level, ROWS - 1 - i));
  return {
    title: title(ROMAN[level]!, tiles.join(', ') || words.none),
    lines: [...(enemy && enemy !== 'hidden' ? [words.enemyCard(names.foes[enemy], names.foeText[enemy])] : []), ...rows],
  };
}

/** A row, field by field from the left; open air with nothing in it is not told. */
function rowLine(words: TableWords, names: ContentNames, view: State, who: Names, level: number, row: number): string {
  const fields = Array.from({ length: COLUMNS }, (_, column) => {
    const things = thingsOn(words, names, view, who, fieldAt(level, row, column));
    return things.length > 0 ? [words.field(column + 1, things.join(', '))] : [];
  }).flat();
  return words.row(row + 1, fields.join('; ') || words.air);
}

/** What is on a field: who stands there, what lies there, what is printed there, what is underfoot. */
export function thingsOn(words: TableWords, names: ContentNames, view: State, who: Names, field: Field): string[] {
  const { print, ladder, floor, wallRight } = fieldOf(view, field);
  const things = [...standing(names, view, who, field), ...lying(words, names, view, field)];
  if (print !== 'nothing' && print !== 'coin' && print !== 'gem') things.push(names.prints[print]);
  if (ladder) things.push(words.ladder);
  if (floor !== 'open') things.push(names.floors[floor]);
  else if (hasPlatform(view, field)) things.push(words.ground);
  if (wallRight && field % COLUMNS < COLUMNS - 1) things.push(words.wallRight);
  return things;
}

function standing(names: ContentNames, view: State, who: Names, field: Field): string[] {
  const code = view.stands[field]!;
  if (isHero(code)) return [`${who(seatOf(code))} (${names.shortHeroes[view.climbers[seatOf(code)]!.hero]})`];
  const foe = enemyAt(view, field);
  return foe ? [names.foes[foe]] : [];
}

function lying(words: TableWords, names: ContentNames, view: State, field: Field): string[] {
  const things = [[], [words.coin], [words.gem], [names.tokens[BOSSES[view.boss].icon]]];
  return things[view.lies[field]!] ?? [];
}

function shop(words: TableWords, names: ContentNames, view: State): string[] {
  const line = (card: ItemId | PotionId | 'empty') =>
    card === 'empty' ? words.soldOut : words.card(names.cards[card], CARDS[card].price, names.cardText[card]);
  return [
    ...view.shopItems.map(line),
    ...view.shopPotions.map(line),
    words.decks(view.itemDeck.length, view.potionDeck.length + view.potionBottom.length),
  ];
}

function artifacts(words: TableWords, names: ContentNames, view: State, who: Names): Passage[] {
  if (view.artifacts.length === 0) return [];
  const lines = view.artifacts.map((artifact) => {
    const holder = view.climbers.findIndex(({ cards }) => cards.includes(artifact));
    const text = names.cardText[artifact];
    return words.artifact(names.cards[artifact], holder < 0 ? words.centre : who(holder), text, names.deeds[ARTIFACTS[artifact].deed]);
  });
  return [{ title: words.titles.artifacts, lines }];
}

function possessions(words: TableWords, names: ContentNames, view: State, me: Climber, seat: Seat): string[] {
  return [
    words.hero(names.heroes[me.hero], names.heroText[me.hero]),
    ...(me.turned ? [words.abilityUsed] : []),
    me.at === OFF ? words.offMap : words.place(placeOf(names, me.at)),
    words.hearts(me.hearts, fullHealth(view, seat)),
    words.purse(me.coins, me.gems),
    words.special(names.symbols[me.special]),
    ...cardLines(words, names, me),
    ...me.tokens.map((token) => words.token(names.tokens[token], names.tokenText[token])),
    ...(me.stoneSkin > 0 ? [words.stoneSkin(me.stoneSkin)] : []),
    ...(me.floating ? [words.floating] : []),
    ...(me.defeated > 0 ? [words.defeated(me.defeated)] : []),
  ];
}

/** Each kind of card once, with how many there are, and whether it is turned. */
function cardLines(words: TableWords, names: ContentNames, { cards, exhausted }: Climber): string[] {
  const kinds = cards.filter((card, i) => cards.indexOf(card) === i);
  if (kinds.length === 0) return [words.noCards];
  const state = (card: CardId) => (exhausted.includes(card) ? words.exhausted : words.ready);
  return kinds.map((card) => {
    const copies = cards.filter((other) => other === card);
    return words.owned(capital(tallied(copies, (each) => names.cards[each])), state(card), names.cardText[card]);
  });
}
