/** Everything that can happen to the table. Only these functions write to the state, and each tells what it did. */
import { draw, type Seat } from '@astragal/kernel';
import { ACHIEVEMENTS, type AchievementId, type BonusId, ROW, type SetLevels } from '../content/acts.ts';
import { type BlessingId, blessingOf } from '../content/blessings.ts';
import { type CardId, faceOf, type ItemId, itemOf } from '../content/cards.ts';
import {
  type Colour,
  type Gem,
  PAID,
  type Payment,
  POTION_TOKEN,
  type Potion,
  SLOT_AT,
  type Slot,
  type Token,
} from '../content/effects.ts';
import { boardOf, type HeroId, SKILLS_OF, type SkillId, skillOf } from '../content/heroes.ts';
import { type FuryId, type LordId, lordOf, type Penalty } from '../content/lords.ts';
import { type BlockSource, type Die, type DieSource, type FightPhase, type Foe, freshFight, type Hero, type Phase } from '../state.ts';
import { abilitiesAt, columnStart, deathMark, firstWell, heroAt, isBeaten, placeOf, type S, type T, wallsOf, wellCount } from './hero.ts';

// ---- Heroes and the march -------------------------------------------------------------------------------------------

/** S-8, S-9: a hero's board is laid out. */
export function takeHero(s: S, seat: Seat, hero: HeroId, t: T): void {
  layBoard(heroAt(s, seat), hero);
  t.tell({ kind: 'hero-picked', seat, hero });
}

/** Tokens into the pools, gems onto the skills, printed abilities open. */
export function layBoard(me: Hero, hero: HeroId): void {
  const board = boardOf(hero);
  me.hero = hero;
  me.stamina = board.stamina;
  me.focus = board.focus;
  me.table = SKILLS_OF[hero].map((id) => skillOf(id).gems);
  me.whites = SKILLS_OF[hero].map((id) => skillOf(id).whites);
  me.gear.forEach((gear, slot) => {
    gear.wells = Array(wellCount(board.printed[slot]!)).fill('empty');
  });
}

/** S-10: a starting-bonus card from the deck. */
export function drawBonus(s: S, seat: Seat, t: T): BonusId {
  const card = draw(s.bonusDeck, t.chance, 'bonus card');
  heroAt(s, seat).bonus.push(card);
  t.tell({ kind: 'bonus-drawn', seat, card });
  return card;
}

/** A potion of this colour onto a potion space. */
export function gainPotion(s: S, seat: Seat, potion: Potion, t: T): void {
  heroAt(s, seat).potions[potion]++;
  t.tell({ kind: 'potion-gained', seat, potion });
}

export function enterPhase(s: S, phase: Phase): void {
  s.phase = phase;
}

/** S-16, K-11: the figure goes to the first space nobody has entered, or to the walls. */
export function advance(s: S, seat: Seat, t: T): void {
  const walls = wallsOf(s.heroes.length);
  s.front = Math.min(s.front + 1, walls);
  heroAt(s, seat).at = s.front;
  s.marching = [seat, ...s.marching.filter((each) => each !== seat)];
  if (s.front === walls) t.tell({ kind: 'walls-reached', seat });
  else t.tell({ kind: 'moved', seat, ...placeOf(s.heroes.length, s.front) });
}

/** S-17, K-55: sets are filled one after the other, levels as listed. */
export function laySets(s: S, sets: readonly SetLevels[], t: T): void {
  for (const levels of sets) s.sets.push(levels.map((level) => drawDemon(s, level, t)));
  t.reveal({ kind: 'sets-laid', sets: s.sets.slice(-sets.length).map((set) => set.map(faceOf)) });
}

/** an empty deck is made again from its discard pile. */
function drawDemon(s: S, level: number, t: T): CardId {
  const deck = s.decks[level - 1]!;
  const discards = s.discards[level - 1]!;
  if (deck.length === 0) while (discards.length > 0) deck.push(draw(discards, t.chance, 'discarded demon'));
  return deck.pop()!;
}

/** S-18: all demons of a set chase the hero from now on. */
export function takeSet(s: S, seat: Seat, set: number, t: T): void {
  const [taken] = s.sets.splice(set, 1);
  for (const card of taken!) heroAt(s, seat).foes.push({ card, hits: faceOf(card).hits.map(() => 'open' as const), side: 'up' });
  t.tell({ kind: 'set-taken', seat, set, faces: taken!.map(faceOf) });
}

/** S-21, S-70: one more gold die for the rest of the game. */
export function grantDie(s: S, seat: Seat, t: T): void {
  heroAt(s, seat).gold++;
  t.tell({ kind: 'die-granted', seat });
}

/** S-19: every demon left on the board shows its item. */
export function openChest(s: S, seat: Seat, t: T): void {
  s.chest = s.sets.flat();
  s.sets = [];
  t.reveal({ kind: 'chest-opened', seat, items: [...s.chest] });
}

export function loot(s: S, seat: Seat, item: ItemId, t: T): void {
  s.chest.splice(s.chest.indexOf(item), 1);
  heroAt(s, seat).bag.push(item);
  t.tell({ kind: 'looted', seat, item });
}

export function closeChest(s: S): void {
  discard(s, s.chest);
  s.chest = [];
}

/** to the discard pile of its level. */
function discard(s: S, cards: readonly CardId[]): void {
  for (const card of cards) s.discards[faceOf(card).level - 1]!.push(card);
}

/** The demons that chase a hero leave without reward (S-74, K-12). */
export function dropDemons(s: S, seat: Seat): void {
  const me = heroAt(s, seat);
  discard(
    s,
    me.foes.map((foe) => foe.card as CardId),
  );
  me.foes = [];
}

// ---- Tokens, rage, potions ------------------------------------------------------------------------------------------

/** S-22: a token from the pools onto each space of the ability. */
export function payAbility(s: S, seat: Seat, slot: Slot, ability: number, payment: Payment): void {
  const me = heroAt(s, seat);
  const at = SLOT_AT[slot];
  const first = firstWell(abilitiesAt(me, at), ability);
  const tokens = PAID[payment];
  for (let i = 0; i < tokens.length; i++) {
    me[tokens[i]!]--;
    me.gear[at]!.wells[first + i] = tokens[i]!;
  }
}

/** A spent token goes back to its pool. */
export function returnToken(s: S, seat: Seat, slot: Slot, well: number, t: T): void {
  const me = heroAt(s, seat);
  const token = takeToken(me, slot, well);
  me[token]++;
  t.tell({ kind: 'token-returned', seat, token, slot, well });
}

function takeToken(me: Hero, slot: Slot, well: number): Token {
  const { wells } = me.gear[SLOT_AT[slot]]!;
  const token = wells[well] as Token;
  wells[well] = 'empty';
  return token;
}

/** S-45: all spent tokens go back. */
export function restore(s: S, seat: Seat): void {
  const me = heroAt(s, seat);
  for (const { wells } of me.gear)
    for (let i = 0; i < wells.length; i++) {
      const well = wells[i]!;
      if (well !== 'stamina' && well !== 'focus') continue;
      me[well]++;
      wells[i] = 'empty';
    }
}

export function drink(s: S, seat: Seat, potion: Potion, t: T): void {
  const me = heroAt(s, seat);
  me.potions[potion]--;
  me.fight.drunk++;
  t.tell({ kind: 'potion-drunk', seat, potion });
}

/** A potion is discarded without being drunk (S-50, K-40). */
export function pour(s: S, seat: Seat, potion: Potion, t: T): void {
  heroAt(s, seat).potions[potion]--;
  t.tell({ kind: 'poured', seat, potion });
}

/** S-27, K-33: one inactive tile turns active, if there is one. */
export function wakeRage(s: S, seat: Seat, t: T): void {
  const me = heroAt(s, seat);
  if (me.raging === me.rages) return;
  me.raging++;
  t.tell({ kind: 'rage-woken', seat });
}

export function spendRage(s: S, seat: Seat, t: T): void {
  heroAt(s, seat).raging--;
  t.tell({ kind: 'rage-spent', seat });
}

// ---- The fight ------------------------------------------------------------------------------------------------------

export function beginFight(s: S, seat: Seat, t: T): void {
  heroAt(s, seat).fight.phase = 'potions';
  t.tell({ kind: 'fight-begun', seat });
}

export function enterFightPhase(s: S, seat: Seat, phase: FightPhase): void {
  heroAt(s, seat).fight.phase = phase;
}

/** All marks of a fight end with it. */
export function endFight(s: S, seat: Seat): void {
  heroAt(s, seat).fight = freshFight();
}

/** S-116: one die is not rolled in this fight. */
export function setAside(s: S, seat: Seat, die: 'gold' | 'silver', t: T): void {
  heroAt(s, seat).fight.aside.push(die);
  t.tell({ kind: 'die-set-aside', seat, die });
}

/** S-30: all dice together. */
export function rollDice(s: S, seat: Seat, gold: number, silver: boolean, t: T): void {
  const { fight } = heroAt(s, seat);
  for (let i = 0; i < gold + (silver ? 1 : 0); i++) {
    const value = t.chance.below(6, `die ${i} of seat ${seat}`) + 1;
    fight.dice.push({ value, rolled: value, silver: i === gold, changed: false, use: 'free', foe: -1, location: -1 });
  }
  t.reveal({ kind: 'rolled', seat, dice: fight.dice.map((die) => die.value), silver });
}

/** K-28: a reroll is no change and wipes the mark of one. */
export function reroll(s: S, seat: Seat, die: number, t: T): void {
  const rolled = heroAt(s, seat).fight.dice[die]!;
  const from = rolled.value;
  rolled.value = t.chance.below(6, `die ${die} of seat ${seat}`) + 1;
  rolled.rolled = rolled.value;
  rolled.changed = false;
  t.reveal({ kind: 'rerolled', seat, die, from, to: rolled.value });
}

export function changeDie(s: S, seat: Seat, die: number, to: number, by: DieSource, t: T): void {
  const changed = heroAt(s, seat).fight.dice[die]!;
  const from = changed.value;
  changed.value = to;
  changed.changed = true;
  t.tell({ kind: 'die-changed', seat, die, from, to, by });
}

/** The after-roll window closes (K-27). */
export function beginAttack(s: S, seat: Seat): void {
  heroAt(s, seat).fight.begun = true;
}

export function useSkill(s: S, seat: Seat, skill: SkillId): void {
  heroAt(s, seat).fight.used.push(skill);
}

/** S-31: a die fills a location showing its value. */
export function assign(s: S, seat: Seat, die: number, foe: number, location: number, t: T): void {
  const me = heroAt(s, seat);
  const placed: Die = me.fight.dice[die]!;
  placed.use = 'placed';
  placed.foe = foe;
  placed.location = location;
  me.foes[foe]!.hits[location] = 'die';
  t.tell({ kind: 'hit', seat, die, foe, location, value: placed.value, double: false });
}

/** K-31: the second hit of Double Strike counts as a hit marker. */
export function assignSecond(s: S, seat: Seat, die: number, foe: number, location: number, t: T): void {
  const me = heroAt(s, seat);
  me.foes[foe]!.hits[location] = 'mark';
  t.tell({ kind: 'hit', seat, die, foe, location, value: me.fight.dice[die]!.value, double: true });
}

export function tellKill(s: S, seat: Seat, foe: number, t: T): void {
  t.tell({ kind: 'demon-killed', seat, foe, face: faceOf(heroAt(s, seat).foes[foe]!.card as CardId) });
}

/** S-94: the figure moves right. */
export function defeatCard(s: S, seat: Seat, t: T): void {
  const me = heroAt(s, seat);
  t.tell({ kind: 'card-defeated', seat, foe: me.place, card: me.foes[me.place]!.card as LordId | FuryId });
  me.defeated++;
  me.place++;
}

export function block(s: S, seat: Seat, damage: number, by: BlockSource, t: T): void {
  heroAt(s, seat).fight.blocked += damage;
  t.tell({ kind: 'blocked', seat, damage, by });
}

export function useShieldAbility(s: S, seat: Seat): void {
  heroAt(s, seat).fight.shielded = true;
}

/** S-32, S-33: counter down; at the death mark the hero dies. */
export function wound(s: S, seat: Seat, wounds: number, t: T): void {
  const me = heroAt(s, seat);
  me.health = Math.max(0, me.health - wounds);
  if (me.fight.phase !== 'none') me.fight.wounds += wounds;
  t.tell({ kind: 'wounded', seat, wounds, health: me.health });
  dieIfMarked(s, seat, t);
}

function dieIfMarked(s: S, seat: Seat, t: T): void {
  const me = heroAt(s, seat);
  if (me.health > deathMark(me)) return;
  me.fate = 'dead';
  t.tell({ kind: 'died', seat });
}

/** S-35, S-98: dice on cards become hit markers, all dice come back. */
export function takeDiceBack(s: S, seat: Seat): void {
  const me = heroAt(s, seat);
  for (const { hits } of me.foes) for (let i = 0; i < hits.length; i++) if (hits[i] === 'die') hits[i] = 'mark';
  me.fight.dice = [];
}

/** S-34: the card is turned, its item goes into the bag. */
export function turnDemon(s: S, seat: Seat, foe: number, t: T): void {
  const me = heroAt(s, seat);
  const [killed] = me.foes.splice(foe, 1);
  const item = killed!.card as ItemId;
  me.bag.push(item);
  t.reveal({ kind: 'item-found', seat, item });
}

// ---- Levels, skills, achievements -----------------------------------------------------------------------------------

/** S-37: one gem, one place up; from level I into the gem pool. The last gem that leaves a skill gives it (S-40). */
export function climb(s: S, seat: Seat, column: Colour, level: number, gem: Gem, t: T): void {
  const me = heroAt(s, seat);
  const at = columnStart(column) + level - 1;
  const row = gem === 'white' ? me.whites : me.table;
  row[at]!--;
  t.tell({ kind: 'gem-climbed', seat, column, level, gem });
  const skill = SKILLS_OF[me.hero as HeroId][at]!;
  if (me.table[at] === 0 && me.whites[at] === 0 && !me.skills.includes(skill)) gainSkill(s, seat, skill, t);
  if (level === 1) me.pool[gem]++;
  else row[at - 1]!++;
}

/** S-42, S-43: tokens of a tile for good; what a card does immediately. */
export function gainSkill(s: S, seat: Seat, id: SkillId, t: T): void {
  const me = heroAt(s, seat);
  const skill = skillOf(id);
  me.skills.push(id);
  me.stamina += skill.stamina;
  me.focus += skill.focus;
  t.tell({ kind: 'skill-gained', seat, skill: id });
  if (skill.op !== 'extra-rage') return;
  me.rages++;
  me.raging++;
}

/** S-60, S-61: the tile goes to the hero; only its owner looks at the blessing. */
export function achieve(s: S, seat: Seat, achievement: AchievementId, t: T): void {
  const space = s.achievements[ACHIEVEMENTS.indexOf(achievement)]!;
  const blessing = space.tile as BlessingId;
  space.tile = 'none';
  space.by = seat;
  heroAt(s, seat).blessings.push({ tile: blessing, used: false });
  t.show(seat, { kind: 'achieved', seat, achievement, blessing }, { kind: 'achieved', seat, achievement });
}

// ---- The rest -------------------------------------------------------------------------------------------------------

/** S-46, S-48: item onto its space, gems onto its symbols; the first item ever wakes the die of the gem pool. */
export function equip(s: S, seat: Seat, item: ItemId, slot: Slot, gems: readonly Gem[], t: T): void {
  const me = heroAt(s, seat);
  const gear = me.gear[SLOT_AT[slot]]!;
  me.bag.splice(me.bag.indexOf(item), 1);
  me.fitted.push(item);
  gear.item = item;
  gear.gems = [...gems];
  for (const gem of gems) me.pool[gem]--;
  openWells(me, slot);
  me.stamina += itemOf(item).stamina;
  me.focus += itemOf(item).focus;
  t.tell({ kind: 'equipped', seat, item, slot });
  if (!me.angel) return;
  me.angel = false;
  grantDie(s, seat, t);
}

/** S-47, S-49: item back into the bag, gems to the gem pool, its flames' tokens to the supply. */
export function unequip(s: S, seat: Seat, slot: Slot, t: T): void {
  const me = heroAt(s, seat);
  const gear = me.gear[SLOT_AT[slot]]!;
  const item = gear.item as ItemId;
  for (const gem of gear.gems) me.pool[gem]++;
  me.stamina -= itemOf(item).stamina;
  me.focus -= itemOf(item).focus;
  me.bag.push(item);
  gear.item = 'none';
  gear.gems = [];
  openWells(me, slot);
  t.tell({ kind: 'unequipped', seat, item, slot });
}

function openWells(me: Hero, slot: Slot): void {
  me.gear[SLOT_AT[slot]]!.wells = Array(wellCount(abilitiesAt(me, SLOT_AT[slot]))).fill('empty');
}

/** S-50: an item of the bag becomes a potion. */
export function brew(s: S, seat: Seat, item: ItemId, potion: Potion, t: T): void {
  const me = heroAt(s, seat);
  me.bag.splice(me.bag.indexOf(item), 1);
  me.brewed.push(item);
  me.potions[potion]++;
  t.tell({ kind: 'brewed', seat, item, potion });
}

/** The items turned into potions leave; what was put on may be put on again next time. */
export function endRest(s: S, seat: Seat): void {
  const me = heroAt(s, seat);
  discard(s, me.brewed);
  me.brewed = [];
  me.fitted = [];
}

// ---- The walls ------------------------------------------------------------------------------------------------------

/** S-72, S-73: into the cathedral. */
export function breach(s: S, seat: Seat, t: T): void {
  s.breacher = seat;
  t.tell({ kind: 'breached', seat });
}

/** S-73, S-76: one more Demon Lord card, effect hidden. */
export function layLord(s: S, t: T): void {
  s.cathedral.push(draw(s.lords, t.chance, 'demon lord card'));
  t.tell({ kind: 'lord-laid', place: s.cathedral.length - 1 });
}

/** S-74, S-75: how many of the act V cards this hero will suffer. */
export function answerCall(s: S, seat: Seat, cards: number, t: T): void {
  heroAt(s, seat).answered = cards;
  t.tell({ kind: 'answered', seat, cards });
}

export function hearCall(s: S, seat: Seat): void {
  heroAt(s, seat).called = true;
}

/** S-80, S-81: spare items leave, the skill table is cleared, blessings lie open. */
export function muster(s: S, seat: Seat, t: T): void {
  const me = heroAt(s, seat);
  endRest(s, seat);
  discard(s, me.bag);
  me.bag = [];
  me.table.fill(0);
  me.whites.fill(0);
  t.reveal({ kind: 'blessings-revealed', seat, blessings: me.blessings.map(({ tile }) => tile) });
}

// ---- The confrontation ----------------------------------------------------------------------------------------------

export function turnLord(s: S, t: T): LordId {
  const place = s.turned++;
  const card = s.cathedral[place]!;
  t.reveal({ kind: 'lord-turned', card, place });
  return card;
}

/** S-90: D F D F D F D F D; fury face down, so without its hits. */
export function dealRow(s: S, seat: Seat, t: T): void {
  const me = heroAt(s, seat);
  for (let place = 0; place < ROW; place++) me.foes.push(place % 2 === 0 ? dealLord(s, t) : dealFury(s, t));
}

function dealLord(s: S, t: T): Foe {
  const card = draw(s.lords, t.chance, 'demon lord card');
  return { card, hits: lordOf(card).hits.map(() => 'open' as const), side: 'up' };
}

const dealFury = (s: S, t: T): Foe => ({ card: draw(s.furies, t.chance, 'fury card'), hits: [], side: 'down' });

export function tellBattle(s: S, t: T): void {
  const row = (me: Hero): (LordId | 'hidden')[] => me.foes.map((foe) => (foe.side === 'down' ? 'hidden' : (foe.card as LordId)));
  t.reveal({ kind: 'battle-begun', rows: s.heroes.map(row) });
}

export function beginRound(s: S, t: T): void {
  s.round++;
  t.tell({ kind: 'round-begun', round: s.round });
}

/** S-95: fury is turned up where the figure arrives. */
export function turnFury(s: S, seat: Seat, t: T): FuryId {
  const me = heroAt(s, seat);
  const foe = me.foes[me.place]!;
  const card = foe.card as FuryId;
  foe.side = 'up';
  foe.hits = lordOf(card).hits.map(() => 'open' as const);
  t.reveal({ kind: 'fury-turned', seat, card, place: me.place });
  return card;
}

/** S-104, S-105, K-45: the roar's cards, fewer each time; defeated cards make a new deck when it runs out. */
export function drawRoar(s: S, t: T): number {
  let drawn = 0;
  for (; drawn < s.roarSize; drawn++) {
    if (s.lords.length === 0) recycle(s, t);
    if (s.lords.length === 0) break;
    s.roar.push(draw(s.lords, t.chance, 'demon lord card'));
  }
  s.roarSize--;
  t.tell({ kind: 'roared', cards: drawn });
  return drawn;
}

function recycle(s: S, t: T): void {
  for (const me of s.heroes)
    for (let place = 0; place < me.place; place += 2) {
      const foe = me.foes[place]!;
      if (foe.side !== 'up' || !isBeaten(foe)) continue;
      foe.side = 'gone';
      s.lords.push(foe.card as LordId);
    }
  t.tell({ kind: 'deck-reshuffled', cards: s.lords.length });
}

export function turnRoar(s: S, t: T): LordId {
  const place = s.roared++;
  const card = s.roar[place]!;
  t.reveal({ kind: 'roar-turned', card, place });
  return card;
}

/** S-116, S-117: what Demon Lord cards have laid on this fight is over. */
export function clearBurdens(s: S, seat: Seat): void {
  const me = heroAt(s, seat);
  me.fewerDice = 0;
  me.extraDamage = 0;
}

export function win(s: S, seat: Seat, t: T): void {
  const me = heroAt(s, seat);
  me.fate = 'won';
  t.tell({ kind: 'won', seat, health: me.health });
}

export function useBlessing(s: S, seat: Seat, blessing: BlessingId, t: T): void {
  turnBlessing(s, seat, blessing);
  t.tell({ kind: 'blessing-used', seat, blessing });
  const { token } = blessingOf(blessing);
  if (token) heroAt(s, seat)[token]++;
}

function turnBlessing(s: S, seat: Seat, blessing: BlessingId): void {
  heroAt(s, seat).blessings.find(({ tile }) => tile === blessing)!.used = true;
}

// ---- Penalties ------------------------------------------------------------------------------------------------------

export function tellSuffered(seat: Seat, penalty: Penalty, t: T): void {
  t.tell({ kind: 'suffered', seat, penalty });
}

export function loseToken(s: S, seat: Seat, token: Token, t: T): void {
  heroAt(s, seat)[token]--;
  t.tell({ kind: 'token-lost', seat, token });
}

export function loseBlessing(s: S, seat: Seat, blessing: BlessingId, t: T): void {
  turnBlessing(s, seat, blessing);
  t.tell({ kind: 'blessing-lost', seat, blessing });
}

/** S-119: counter up one. */
export function heal(s: S, seat: Seat, t: T): void {
  const me = heroAt(s, seat);
  me.health++;
  t.tell({ kind: 'healed', seat, health: me.health });
}

export function corrupt(s: S, seat: Seat, slot: Slot, well: number, t: T): void {
  heroAt(s, seat).gear[SLOT_AT[slot]]!.wells[well] = 'corrupt';
  t.tell({ kind: 'space-corrupted', seat, slot, well });
}

/** S-120, K-40: the potion is drunk, and what it would return is lost. */
export function drain(s: S, seat: Seat, potion: Potion, slot: Slot, well: number, t: T): void {
  const me = heroAt(s, seat);
  me.potions[potion]--;
  takeToken(me, slot, well);
  t.tell({ kind: 'token-lost', seat, token: POTION_TOKEN[potion] });
}

/** S-126: a token onto a space, for nothing. */
export function fill(s: S, seat: Seat, slot: Slot, well: number, token: Token, t: T): void {
  const me = heroAt(s, seat);
  me[token]--;
  me.gear[SLOT_AT[slot]]!.wells[well] = token;
  t.tell({ kind: 'space-filled', seat, slot, well, token });
}

export function addFewerDice(s: S, seat: Seat): void {
  heroAt(s, seat).fewerDice++;
}

export function addDamage(s: S, seat: Seat, damage: number): void {
  heroAt(s, seat).extraDamage += damage;
}

/** S-118, Q-10: two spaces fewer; a counter standing on one of them is death. */
export function shortenTrack(s: S, seat: Seat, t: T): void {
  const me = heroAt(s, seat);
  me.shortened++;
  t.tell({ kind: 'track-shortened', seat, mark: deathMark(me) });
  dieIfMarked(s, seat, t);
}

/** S-129: back after the fight. */
export function loseDie(s: S, seat: Seat, die: number, t: T): void {
  heroAt(s, seat).fight.dice[die]!.use = 'lost';
  t.tell({ kind: 'die-lost', seat, die });
}

/** S-130: the current card takes only modified dice in this fight. */
export function restrictCard(s: S, seat: Seat): void {
  const me = heroAt(s, seat);
  me.fight.strict = me.place;
}
