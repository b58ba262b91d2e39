/** What a seat may know: everything that is named here. Nothing is hidden today: decks and face-down tiles are bags that luck draws from. */
import type { Climber, HouseRules, State, Turn } from './state.ts';

const cloneClimber = (c: Climber): Climber => ({
  hero: c.hero,
  at: c.at,
  hearts: c.hearts,
  coins: c.coins,
  gems: c.gems,
  special: c.special,
  cards: c.cards.slice(),
  exhausted: c.exhausted.slice(),
  turned: c.turned,
  tokens: c.tokens.slice(),
  entered: c.entered,
  stoneSkin: c.stoneSkin,
  floating: c.floating,
  struck: c.struck,
  lettingGo: c.lettingGo,
  defeated: c.defeated,
});

const cloneTurn = (t: Turn): Turn => ({
  seat: t.seat,
  number: t.number,
  step: t.step,
  dice: t.dice.slice(),
  used: t.used.slice(),
  rolled: t.rolled,
  enemyDie: t.enemyDie,
  nextAttack: t.nextAttack,
  bootUsed: t.bootUsed,
  up: t.up,
  safeStep: t.safeStep,
  safeMoves: t.safeMoves,
  steady: t.steady,
  bought: t.bought,
});

/** An independent copy; the printed map, the first roll and the house rules are never written to and stay shared. */
export function clone(s: State): State {
  const climbers = new Array<Climber>(s.climbers.length);
  for (let i = 0; i < climbers.length; i++) climbers[i] = cloneClimber(s.climbers[i]!);
  return {
    house: s.house,
    maze: s.maze,
    levels: s.levels,
    boss: s.boss,
    lowest: s.lowest,
    highest: s.highest,
    map: s.map,
    stands: s.stands.slice(),
    lies: s.lies.slice(),
    tiles: s.tiles.slice(),
    enemyCards: s.enemyCards.slice(),
    climbers,
    turn: cloneTurn(s.turn),
    shopItems: s.shopItems.slice(),
    shopPotions: s.shopPotions.slice(),
    itemDeck: s.itemDeck.slice(),
    potionDeck: s.potionDeck.slice(),
    potionBottom: s.potionBottom.slice(),
    bossDeck: s.bossDeck.slice(),
    bossDiscard: s.bossDiscard.slice(),
    artifacts: s.artifacts,
    events: s.events.slice(),
    shown: s.shown.slice(),
    outcome: s.outcome,
    winner: s.winner,
    overkill: s.overkill,
  };
}

/** The rules options, by name: a new one is shown when it is named here. */
const viewHouse = (h: HouseRules) => ({
  rounds: h.rounds,
  ladderCatchesFall: h.ladderCatchesFall,
  collectWhileFalling: h.collectWhileFalling,
  enforceTokenLimits: h.enforceTokenLimits,
  ikeeUsesFinalFaces: h.ikeeUsesFinalFaces,
  askLadderOwners: h.askLadderOwners,
});

const viewClimber = (c: Climber) => ({
  hero: c.hero,
  at: c.at,
  hearts: c.hearts,
  coins: c.coins,
  gems: c.gems,
  special: c.special,
  cards: c.cards.slice(),
  exhausted: c.exhausted.slice(),
  turned: c.turned,
  tokens: c.tokens.slice(),
  entered: c.entered,
  stoneSkin: c.stoneSkin,
  floating: c.floating,
  struck: c.struck,
  lettingGo: c.lettingGo,
  defeated: c.defeated,
});

const viewTurn = (t: Turn) => ({
  seat: t.seat,
  number: t.number,
  step: t.step,
  dice: t.dice.slice(),
  used: t.used.slice(),
  rolled: t.rolled,
  enemyDie: t.enemyDie,
  nextAttack: t.nextAttack,
  bootUsed: t.bootUsed,
  up: t.up,
  safeStep: t.safeStep,
  safeMoves: t.safeMoves,
  steady: t.steady,
  bought: t.bought,
});

/** What everybody sees: all that lies on the table, named one by one. */
export function view(s: State) {
  return {
    house: viewHouse(s.house),
    maze: s.maze,
    levels: s.levels,
    boss: s.boss,
    lowest: s.lowest,
    highest: s.highest,
    map: s.map,
    stands: s.stands.slice(),
    lies: s.lies.slice(),
    tiles: s.tiles.slice(),
    enemyCards: s.enemyCards.slice(),
    climbers: s.climbers.map(viewClimber),
    turn: viewTurn(s.turn),
    shopItems: s.shopItems.slice(),
    shopPotions: s.shopPotions.slice(),
    itemDeck: s.itemDeck.slice(),
    potionDeck: s.potionDeck.slice(),
    potionBottom: s.potionBottom.slice(),
    bossDeck: s.bossDeck.slice(),
    bossDiscard: s.bossDiscard.slice(),
    artifacts: s.artifacts,
    events: s.events.slice(),
    shown: s.shown.slice(),
    outcome: s.outcome,
    winner: s.winner,
    overkill: s.overkill,
  };
}

/** The table as anybody sees it: what `view` names, and nothing else. */
export type View = ReturnType<typeof view>;

/** Nothing to guess: all there is, is seen. */
export const guess = (v: View): State => clone(v);
