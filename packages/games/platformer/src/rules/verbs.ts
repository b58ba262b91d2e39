/** The only functions that write to the state. A verb changes it and tells it in the same breath. */
import { draw, type Seat } from '@astragal/kernel';
import type { Deed } from '../content/effects.ts';
import { LEVEL_FIELDS } from '../content/map.ts';
import {
  type ActionSymbol,
  ARTIFACTS,
  type ArtifactId,
  type AttackId,
  CARDS,
  type CardId,
  type EnemyFace,
  type EnemyId,
  type FoeId,
  HEROES,
  type HeroId,
  type ItemId,
  type PotionId,
  type Special,
  type TokenId,
} from '../content/tables.ts';
import type { TileId } from '../content/tiles.ts';
import type {
  AttackReason,
  Die,
  EnemyArrival,
  Field,
  GainSource,
  HeroArrival,
  PlatformerTable,
  State,
  TurnStep,
  WoundSource,
} from '../state.ts';
import { OFF, SPECIAL_DIE } from '../state.ts';
import { COIN_LIES, eventEffect, fullHealth, GEM_LIES, isSolo, passive, seatsFrom, supplyOf } from './facts.ts';
import { climberOf, enemyCode, foeIdOf, foeOf, heroCode, isEnemy, NOBODY } from './pieces.ts';

// Pieces

/** Puts a hero on a field; what fires there is the business of `enterField`. */
export function moveHero(s: State, seat: Seat, to: Field, how: HeroArrival, t: PlatformerTable, by?: Seat): void {
  const climber = climberOf(s, seat);
  const from = climber.at;
  if (from !== OFF && s.stands[from] === heroCode(seat)) s.stands[from] = NOBODY;
  climber.at = to;
  s.stands[to] = heroCode(seat);
  t.tell(by === undefined ? { kind: 'hero-moved', seat, from, to, how } : { kind: 'hero-moved', seat, from, to, how, by });
}

/** Takes the figure up while the pushed piece may go to its field (H-23). */
export function liftHero(s: State, seat: Seat): void {
  s.stands[climberOf(s, seat).at] = NOBODY;
}

export function moveEnemy(s: State, from: Field, to: Field, how: EnemyArrival, t: PlatformerTable, by?: Seat): void {
  const code = s.stands[from]!;
  const enemy = foeIdOf(code);
  s.stands[from] = NOBODY;
  s.stands[to] = code;
  t.tell(by === undefined ? { kind: 'enemy-moved', enemy, from, to, how } : { kind: 'enemy-moved', enemy, from, to, how, by });
}

export function placeEnemy(s: State, enemy: FoeId, at: Field, t: PlatformerTable): void {
  s.stands[at] = enemyCode(enemy);
  t.tell({ kind: 'enemy-appeared', enemy, at });
}

/** P-82: the token goes back to the supply; the boss and its minions likewise. */
export function removeDefeated(s: State, seat: Seat, at: Field, t: PlatformerTable): void {
  const code = s.stands[at]!;
  s.stands[at] = NOBODY;
  if (foeOf(code).kind !== 'boss') climberOf(s, seat).defeated++;
  t.tell({ kind: 'defeated', seat, enemy: foeIdOf(code), at });
}

// Wounds

/** P-36, P-68, Q39: an enemy attacks a hero. Even an attack without a wound is one: it howls and uses up the Buckler (H-31). */
export function attackBy(s: State, at: Field, seat: Seat, why: AttackReason, t: PlatformerTable, more = 0): void {
  const code = s.stands[at]!;
  const foe = foeOf(code);
  const climber = climberOf(s, seat);
  const shield = climber.struck ? 0 : passive(s, seat, 'firstAttackLess');
  const wounds = Math.max(0, foe.damage + more + (eventEffect(s).enemyDamage ?? 0) - shield - climber.stoneSkin);
  climber.struck = true;
  t.tell({ kind: 'attacked', enemy: foeIdOf(code), at, seat, wounds, why });
  if (foe.ability?.howl) resetSpecial(s, seat, t);
  loseHearts(s, seat, wounds, 'attack', t);
}

/** Wounds that are no attack: traps, tokens, thorns, rocks. Stone-skin lowers each source by 1 (H-31). */
export function wound(s: State, seat: Seat, wounds: number, source: WoundSource, t: PlatformerTable): void {
  loseHearts(s, seat, Math.max(0, wounds - climberOf(s, seat).stoneSkin), source, t);
}

/** P-83: a heart for each wound; who loses the last one faints. */
function loseHearts(s: State, seat: Seat, wounds: number, source: WoundSource, t: PlatformerTable): void {
  if (wounds === 0) return;
  const climber = climberOf(s, seat);
  climber.hearts = Math.max(0, climber.hearts - wounds);
  t.tell({ kind: 'wounded', seat, wounds, hearts: climber.hearts, source });
  if (climber.hearts === 0) faint(s, seat, t);
}

/** P-84: off the map, special die blank, boss tokens gone, full health; coins, gems and cards stay. Alone it is the end (P-123). */
export function faint(s: State, seat: Seat, t: PlatformerTable): void {
  const climber = climberOf(s, seat);
  t.tell({ kind: 'fainted', seat, at: climber.at });
  if (s.stands[climber.at] === heroCode(seat)) s.stands[climber.at] = NOBODY;
  climber.at = OFF;
  resetSpecial(s, seat, t);
  climber.tokens = [];
  climber.hearts = fullHealth(s, seat);
  claim(s, seat, 'fainted', t);
  if (isSolo(s)) lose(s, seat, 'fainted', t);
}

export function heal(s: State, seat: Seat, hearts: number, t: PlatformerTable): void {
  const climber = climberOf(s, seat);
  const restored = Math.min(hearts, fullHealth(s, seat) - climber.hearts);
  if (restored === 0) return;
  climber.hearts += restored;
  t.tell({ kind: 'healed', seat, hearts: restored });
}

// Coins, gems, tokens

/** Gains coins and gems, as far as the supply goes. */
export function gain(s: State, seat: Seat, coins: number, gems: number, source: GainSource, t: PlatformerTable): void {
  const climber = climberOf(s, seat);
  const [gotCoins, gotGems] = [Math.min(coins, supplyOf(s, 'coins')), Math.min(gems, supplyOf(s, 'gems'))];
  if (gotCoins + gotGems === 0) return;
  climber.coins += gotCoins;
  climber.gems += gotGems;
  t.tell({ kind: 'gained', seat, coins: gotCoins, gems: gotGems, source });
}

/** Q14: takes the coin or gem that lies on a field. */
export function collect(s: State, seat: Seat, at: Field, t: PlatformerTable): void {
  const climber = climberOf(s, seat);
  const what = s.lies[at] === GEM_LIES ? 'gem' : 'coin';
  s.lies[at] = 0;
  climber[what === 'gem' ? 'gems' : 'coins']++;
  t.tell({ kind: 'collected', seat, what, at });
  if (what === 'coin') return;
  const bonus = passive(s, seat, 'coinsOnGem');
  if (bonus > 0) gain(s, seat, bonus, 0, 'card', t);
  claim(s, seat, 'gem-collected', t);
}

export function loseCoins(s: State, seat: Seat, coins: number, t: PlatformerTable): void {
  climberOf(s, seat).coins -= coins;
  t.tell({ kind: 'coins-lost', seat, coins });
}

/** What lies on a field from now on: a coin, a gem, the boss's token, or nothing. */
export function lay(s: State, at: Field, what: number): void {
  s.lies[at] = what;
}

/** P-106: a boss token, or 1 wound for who already holds one of that kind. */
export function giveToken(s: State, seat: Seat, token: TokenId, t: PlatformerTable): void {
  const { tokens } = climberOf(s, seat);
  if (tokens.includes(token)) wound(s, seat, 1, 'token', t);
  else {
    tokens.push(token);
    t.tell({ kind: 'token-gained', seat, token });
  }
}

export function discardToken(s: State, seat: Seat, token: TokenId, t: PlatformerTable): void {
  const { tokens } = climberOf(s, seat);
  tokens.splice(tokens.indexOf(token), 1);
  t.tell({ kind: 'token-discarded', seat, token });
}

// Dice

export function setDice(s: State, dice: readonly ActionSymbol[], enemyDie: EnemyFace, t: PlatformerTable): void {
  const { turn } = s;
  turn.dice = [...dice];
  turn.rolled = [...dice];
  turn.used = dice.map(() => false);
  turn.enemyDie = enemyDie;
  t.reveal({ kind: 'rolled', seat: turn.seat, dice, enemyDie });
}

/** P-44: sets a pool die aside without turning it, or resets the special die. */
export function useDie(s: State, seat: Seat, die: Die, t: PlatformerTable): void {
  if (die === SPECIAL_DIE) resetSpecial(s, seat, t);
  else s.turn.used[die] = true;
}

export function payGems(s: State, seat: Seat, gems: number): void {
  climberOf(s, seat).gems -= gems;
}

export function changeDie(
  s: State,
  seat: Seat,
  die: Die,
  to: ActionSymbol,
  how: 'rerolled' | 'turned' | 'copied',
  t: PlatformerTable,
): void {
  const from = s.turn.dice[die]!;
  s.turn.dice[die] = to;
  t.tell({ kind: 'die-changed', seat, die, from, to, how });
}

export function setSpecial(s: State, seat: Seat, symbol: ActionSymbol, t: PlatformerTable): void {
  climberOf(s, seat).special = symbol;
  t.tell({ kind: 'special-set', seat, symbol });
}

/** P-31 */
export function resetSpecial(s: State, seat: Seat, t: PlatformerTable): void {
  const climber = climberOf(s, seat);
  if (climber.special === 'blank') return;
  climber.special = 'blank' satisfies Special;
  t.tell({ kind: 'special-reset', seat });
}

// Cards

/** P-26: turns a card, or puts a drunk potion under its deck (P-27). */
export function spendCard(s: State, seat: Seat, card: CardId, t: PlatformerTable): void {
  const climber = climberOf(s, seat);
  t.tell({ kind: 'card-used', seat, card });
  if (CARDS[card].family !== 'potion') {
    climber.exhausted.push(card);
    return;
  }
  climber.cards.splice(climber.cards.indexOf(card), 1);
  s.potionBottom.push(card as PotionId);
  fillShop(s, t);
}

export function turnHeroCard(s: State, seat: Seat, t: PlatformerTable): void {
  const climber = climberOf(s, seat);
  climber.turned = true;
  t.tell({ kind: 'ability-used', seat, hero: climber.hero });
}

/** P-34, H-15: the active player's cards are ready again. */
export function recharge(s: State, seat: Seat, t: PlatformerTable): void {
  const climber = climberOf(s, seat);
  const cards = climber.exhausted.length + (climber.turned ? 1 : 0);
  if (cards === 0) return;
  climber.exhausted = [];
  climber.turned = false;
  t.tell({ kind: 'recharged', seat, cards });
}

/** P-53: coins for a card; a larger health pool is filled at once (H-32). */
export function buy(s: State, seat: Seat, card: ItemId | PotionId, price: number, t: PlatformerTable): void {
  const climber = climberOf(s, seat);
  climber.coins -= price;
  climber.cards.push(card);
  climber.hearts += CARDS[card].passive?.maxHealth ?? 0;
  s.turn.bought = true;
  const shop: (ItemId | PotionId | 'empty')[] = CARDS[card].family === 'item' ? s.shopItems : s.shopPotions;
  shop[shop.indexOf(card)] = 'empty';
  t.tell({ kind: 'bought', seat, card, price });
}

/** H-35: fills empty places of the shop; used potions come again once the deck is empty. */
export function fillShop(s: State, t: PlatformerTable): void {
  for (let place = 0; place < s.shopItems.length; place++) {
    if (s.shopItems[place] !== 'empty' || s.itemDeck.length === 0) continue;
    const card = draw(s.itemDeck, t.chance, 'item deck');
    s.shopItems[place] = card;
    t.reveal({ kind: 'shop-filled', place, card });
  }
  for (let place = 0; place < s.shopPotions.length; place++) {
    if (s.shopPotions[place] !== 'empty' || s.potionDeck.length + s.potionBottom.length === 0) continue;
    const card = nextPotion(s, t);
    s.shopPotions[place] = card;
    t.reveal({ kind: 'shop-filled', place, card });
  }
}

const nextPotion = (s: State, t: PlatformerTable): PotionId =>
  s.potionDeck.length > 0 ? draw(s.potionDeck, t.chance, 'potion deck') : s.potionBottom.shift()!;

/** P-117, H-13: whoever did the deed takes the artifact, ready to use, even from another player. */
export function claim(s: State, seat: Seat, deed: Deed, t: PlatformerTable): void {
  for (const artifact of s.artifacts) {
    if (ARTIFACTS[artifact].deed !== deed || climberOf(s, seat).cards.includes(artifact)) continue;
    const from = s.climbers.findIndex(({ cards }) => cards.includes(artifact));
    if (from >= 0) dropArtifact(s, from, artifact);
    climberOf(s, seat).cards.push(artifact);
    t.tell(from < 0 ? { kind: 'artifact-claimed', seat, artifact } : { kind: 'artifact-claimed', seat, artifact, from });
  }
}

function dropArtifact(s: State, seat: Seat, artifact: ArtifactId): void {
  const climber = climberOf(s, seat);
  climber.cards.splice(climber.cards.indexOf(artifact), 1);
  const turned = climber.exhausted.indexOf(artifact);
  if (turned >= 0) climber.exhausted.splice(turned, 1);
}

// Lasting effects of the turn

export function addToNextAttack(s: State, wounds: number): void {
  s.turn.nextAttack += wounds;
}
export function clearNextAttack(s: State): void {
  s.turn.nextAttack = 0;
}
export function noteBoot(s: State): void {
  s.turn.bootUsed = true;
}
/** H-44: a field Moved upwards. */
export function noteClimb(s: State, seat: Seat, t: PlatformerTable): void {
  s.turn.up++;
  if (s.turn.up === 3) claim(s, seat, 'high-climb', t);
}
export function setSafeStep(s: State, on: boolean): void {
  s.turn.safeStep = on;
}
export function setSafeMoves(s: State): void {
  s.turn.safeMoves = true;
}
export function setSteady(s: State): void {
  s.turn.steady = true;
}
export function setFloating(s: State, seat: Seat): void {
  climberOf(s, seat).floating = true;
}
export function thickenSkin(s: State, seat: Seat): void {
  climberOf(s, seat).stoneSkin++;
}
export function letGo(s: State, seat: Seat, on: boolean): void {
  climberOf(s, seat).lettingGo = on;
}
export function setStep(s: State, step: TurnStep): void {
  s.turn.step = step;
}

/** H-33: lasting effects of this player end; then a fresh turn. */
export function beginTurn(s: State, seat: Seat, t: PlatformerTable): void {
  const climber = climberOf(s, seat);
  climber.stoneSkin = 0;
  climber.floating = false;
  forgetAttacks(s);
  s.turn = freshTurn(seat, s.turn.number + 1);
  t.tell({ kind: 'turn-began', seat, turn: s.turn.number });
}

export const freshTurn = (seat: Seat, number: number): State['turn'] => ({
  seat,
  number,
  step: 0,
  dice: [],
  used: [],
  rolled: [],
  enemyDie: 'none',
  nextAttack: 0,
  bootUsed: false,
  up: 0,
  safeStep: false,
  safeMoves: false,
  steady: false,
  bought: false,
});

/** H-12: the boss turn is a turn of its own for who counts first attacks. */
export function forgetAttacks(s: State): void {
  for (const climber of s.climbers) climber.struck = false;
}

// Levels

/** Turns up a level: its tiles become part of the map. */
export function openLevel(s: State, left: TileId, right: TileId, codes: readonly number[], enemy: EnemyId | undefined): void {
  const level = s.highest + 1;
  const map = s.map.slice();
  for (let i = 0; i < LEVEL_FIELDS; i++) map[level * LEVEL_FIELDS + i] = codes[i]!;
  s.map = map;
  s.tiles[2 * level] = left;
  s.tiles[2 * level + 1] = right;
  if (enemy) s.enemyCards[level] = enemy;
  s.highest = level;
}

/** P-33: everything on the lowest level is discarded, its heroes faint, and the map begins one level higher. */
export function removeLowestLevel(s: State, t: PlatformerTable): void {
  const level = s.lowest;
  clearLevel(s, level);
  s.lowest = level + 1;
  t.tell({ kind: 'level-removed', level });
  // Q59: whoever is first after the active player keeps what fainting brings, so that hero faints last.
  for (const seat of seatsFrom(s, s.turn.seat).toReversed()) {
    const { at } = climberOf(s, seat);
    if (at !== OFF && at < s.lowest * LEVEL_FIELDS) faint(s, seat, t);
  }
}

/** P-111: nobody is left below, so everything below the boss level leaves the game. */
export function removeTower(s: State, t: PlatformerTable): void {
  for (let level = s.lowest; level < s.levels; level++) clearLevel(s, level);
  s.lowest = s.levels;
  t.tell({ kind: 'tower-removed' });
}

function clearLevel(s: State, level: number): void {
  for (let field = level * LEVEL_FIELDS; field < (level + 1) * LEVEL_FIELDS; field++) {
    s.lies[field] = 0;
    if (isEnemy(s.stands[field]!)) s.stands[field] = NOBODY;
  }
}

export function noteEntered(s: State, seat: Seat): void {
  climberOf(s, seat).entered = true;
}

// Decks of the boss and of events

export function drawAttack(s: State, t: PlatformerTable): AttackId {
  if (s.bossDeck.length === 0) [s.bossDeck, s.bossDiscard] = [s.bossDiscard, []];
  const card = draw(s.bossDeck, t.chance, 'boss attack deck');
  s.bossDiscard.push(card);
  return card;
}

/** P-122: the event is laid on the previous ones. */
export function showEvent(s: State, seat: Seat, t: PlatformerTable): void {
  const event = draw(s.events, t.chance, 'event deck');
  s.shown.push(event);
  t.reveal({ kind: 'event-revealed', seat, event });
}

// Heroes chosen, games ended

/** The chosen hero for this seat; whoever had it takes this seat's. */
export function castHero(s: State, seat: Seat, hero: HeroId, t: PlatformerTable): void {
  const mine = climberOf(s, seat);
  const other = s.climbers.find((climber) => climber.hero === hero);
  if (other) [other.hero, other.hearts] = [mine.hero, HEROES[mine.hero].health];
  [mine.hero, mine.hearts] = [hero, HEROES[hero].health];
  t.tell({ kind: 'hero-chosen', seat, hero });
}

/** P-107 */
export function win(s: State, seat: Seat, overkill: number, t: PlatformerTable): void {
  s.outcome = 'won';
  s.winner = seat;
  s.overkill = overkill;
  t.tell({ kind: 'game-won', seat, boss: s.boss });
}

/** P-123, and the last round of a game that nobody won. */
export function lose(s: State, seat: Seat, why: 'fainted' | 'events' | 'rounds', t: PlatformerTable): void {
  s.outcome = 'lost';
  t.tell({ kind: 'game-lost', seat, why });
}

/** Puts a coin field's coin or a gem field's gem there, if the supply has one. */
export function stock(s: State, at: Field, what: typeof COIN_LIES | typeof GEM_LIES): void {
  if (supplyOf(s, what === COIN_LIES ? 'coins' : 'gems') > 0) s.lies[at] = what;
}
