/** What a language says on this table beside the game's own lexicon: headings, buttons, previews. One file a language in `words/`. */
import type { Mastery } from '@astragal/sanctum/content';
import type { Action } from '@astragal/sanctum/insight';
import type { ContentNames } from '@astragal/sanctum/text/names';
import type { Award } from './chronicle.ts';

export const TABS = ['fight', 'hero', 'skills', 'march', 'table'] as const;
export type Tab = (typeof TABS)[number];

/** The six steps of a fight, as the stage shows them. */
export const FIGHT_STEPS = ['potions', 'roll', 'attack', 'block', 'levels', 'achievements'] as const;
export type FightStep = (typeof FIGHT_STEPS)[number];

/** Kept on one line: levels of a set, "I + II". */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** The file of a language: its words, and the names of everything in the box. */
export interface Wording {
  readonly words: Words;
  readonly names: ContentNames;
}

export interface Words {
  readonly you: string;
  readonly bot: string;
  readonly act: string;
  round(n: number): string;
  readonly turn: string;
  turnOf(name: string): string;
  readonly steps: Readonly<Record<FightStep, string>>;
  readonly tabs: Readonly<Record<Tab | 'blessings' | 'roar', string>>;
  // The march
  demonsOf(act: string): string;
  readonly nextStone: string;
  readonly walls: string;
  readonly camp: string;
  readonly chest: string;
  readonly angel: string;
  readonly takeSet: string;
  readonly chooseSet: string;
  // The actions of a turn
  readonly move: string;
  readonly fight: string;
  readonly rest: string;
  readonly breach: string;
  readonly answer: string;
  revealing(levels: string): string;
  demons(n: number): string;
  tokensBack(n: number): string;
  readonly breachNote: string;
  cardsFaced(n: number): string;
  // The others
  readonly others: string;
  look(name: string): string;
  looking(name: string): string;
  readonly backToMine: string;
  readonly fallen: string;
  readonly victorious: string;
  readonly achievements: string;
  readonly masteries: Readonly<Record<Mastery | 'higher', string>>;
  // The stage
  readonly noFoes: string;
  readonly noFoesThere: string;
  /** While the Demon Lord's cards are answered there is nobody to fight. */
  readonly noFoesYet: string;
  readonly slain: string;
  readonly kills: string;
  ofN(a: number, b: number): string;
  readonly dice: {
    readonly placed: string;
    readonly hand: string;
    readonly free: string;
    readonly none: string;
    readonly fixed: string;
    readonly lost: string;
    readonly marked: string;
    readonly changed: string;
  };
  readonly rage: string;
  readonly rageSub: string;
  readonly rageAwake: string;
  readonly rageAsleep: string;
  readonly potions: string;
  readonly diceOwned: string;
  readonly damage: string;
  canBlock(n: number): string;
  readonly blockShort: string;
  wounds(n: number): string;
  readonly noWound: string;
  readonly unhurt: string;
  readonly stamina: string;
  readonly focus: string;
  readonly health: string;
  readonly printed: string;
  readonly spentNow: string;
  readonly inBlock: string;
  readonly inAttack: string;
  readonly noTokens: string;
  readonly corrupted: string;
  /** Of a skill that nobody uses by hand. */
  readonly byItself: string;
  /** Of the die in hand. */
  readonly misfit: string;
  readonly bag: string;
  readonly emptyBag: string;
  readonly abilities: string;
  readonly blessings: string;
  readonly onceEach: string;
  readonly noBlessing: string;
  readonly hidden: string;
  readonly tapDie: string;
  readonly tapDice: string;
  readonly pickResult: string;
  readonly rerollThese: string;
  readonly cancel: string;
  /** The die placed last comes back. */
  readonly takeBack: string;
  readonly hint: string;
  readonly doIt: string;
  readonly nothingBetter: string;
  /** Another plan that is as good. */
  readonly otherWay: string;
  /** The fight was too large to look at everything. */
  readonly notAll: string;
  /** The chance that a foe falls. */
  chance(percent: string): string;
  // Main buttons
  readonly doneAttack: string;
  readonly doneBlock: string;
  readonly doneRest: string;
  readonly roll: string;
  readonly endTurn: string;
  readonly endFight: string;
  readonly decline: string;
  unplaced(n: number): string;
  readonly allPlaced: string;
  /** The dice that will be rolled. */
  rolling(gold: number, silver: boolean): string;
  readonly confirmNote: string;
  // Skills
  readonly skills: string;
  readonly gemPool: string;
  /** The same on a gem that may climb. */
  readonly poolShort: string;
  readonly gained: string;
  readonly used: string;
  readonly ready: string;
  readonly always: string;
  readonly unlocks: string;
  /** Several have fallen: take the levels and the item of this one first. */
  readonly firstSpoils: string;
  readonly turnCard: string;
  readonly turnCardNote: string;
  readonly chestOpen: string;
  // Rest
  readonly equip: string;
  readonly takeOff: string;
  /** What the new item would take the place of: the old one, or the bare space. A name follows, after a colon. */
  readonly replaces: string;
  readonly covers: string;
  /** The old item comes off, the new one goes on. */
  swap(old: string): string;
  readonly missing: string;
  // Acts V and VI
  readonly finalBattle: string;
  readonly response: string;
  readonly lord: string;
  readonly lordShort: string;
  readonly fury: string;
  readonly unknown: string;
  readonly nextRoar: string;
  readonly noRoar: string;
  readonly laid: string;
  readonly doorsFury: string;
  readonly doorsRoar: string;
  readonly doorPenalty: string;
  readonly doorWounds: string;
  readonly or: string;
  readonly openDoor: string;
  readonly barred: string;
  takeWounds(n: number): string;
  readonly unblockable: string;
  deathAt(n: number): string;
  readonly deadly: string;
  readonly shortened: string;
  readonly inHand: string;
  // Casting and the rest of the shell
  /** What is still possible, or what it costs: the second line of the prompt. */
  readonly still: {
    chased(n: number): string;
    spent(n: number): string;
    freeDice(n: number): string;
    readonly rage: string;
    blockable(n: number): string;
    readonly takesWounds: string;
    gems(n: number): string;
    readonly stays: string;
    readonly takeBackUntil: string;
    readonly unlocking: string;
  };
  // A rival's fight
  fightOf(name: string): string;
  readonly skipFight: string;
  readonly story: string;
  readonly wholeStory: string;
  /** A turn in one sentence: what was done, then lists after colons. */
  readonly tale: {
    readonly actions: Readonly<Record<Action, string>>;
    space(act: string, space: number): string;
    readonly walls: string;
    readonly chased: string;
    readonly killed: string;
    readonly beaten: string;
    readonly suffered: string;
    readonly found: string;
    readonly worn: string;
    readonly brewed: string;
    readonly skills: string;
    readonly achieved: string;
    readonly fates: Readonly<Record<'died' | 'won', string>>;
    /** The last rest. */
    readonly respite: string;
    /** What others did since my last turn, on a phone: a tap opens the tale. */
    readonly since: string;
  };
  readonly chooseHero: string;
  // The end
  readonly over: string;
  winner(names: readonly string[]): string;
  /** Nobody survived: who came farthest. */
  farthest(names: readonly string[]): string;
  readonly byRound: string;
  /** By how much somebody stands before another. */
  readonly margins: { health(n: number): string; cards(n: number): string };
  readonly awards: Readonly<Record<Award, { readonly name: string; fact(n: number): string }>>;
  readonly deeds: {
    readonly fate: string;
    readonly health: string;
    readonly cards: string;
    readonly kills: string;
    readonly blocked: string;
    readonly wounds: string;
    readonly skills: string;
    readonly achievements: string;
  };
  readonly backToTable: string;
  readonly seeEnd: string;
}
