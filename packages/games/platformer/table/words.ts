/** What this table says beside the game's own lexicon: headings, buttons, previews. One file a language in `words/`. */

import type { ActionSymbol, SoloScore, TurnStep } from '@astragal/platformer';
import type { ContentNames } from '@astragal/platformer/text/names';
import type { Award, Curve, Deed } from './chronicle.ts';
import type { Answer } from './table.svelte.ts';

export const TABS = ['tower', 'hero', 'foes', 'shop', 'story'] as const;
export type Tab = (typeof TABS)[number];

export interface Words {
  readonly tower: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly turnSteps: string;
  readonly steps: Readonly<Record<TurnStep, string>>;
  readonly tabs: Readonly<Record<Tab, string>>;
  readonly tabsName: string;
  // People
  readonly you: string;
  readonly yourTurn: string;
  readonly yourTurnNow: string;
  turnOf(name: string): string;
  readonly away: string;
  after(name: string): string;
  readonly playsNow: string;
  readonly playsNext: string;
  /** Of a hero who has not come to the tower yet. */
  readonly notYet: string;
  readonly fainted: string;
  readonly players: string;
  readonly hearts: string;
  readonly coins: string;
  readonly gems: string;
  /** Gems that lie on dice. */
  set(n: number): string;
  readonly starIs: string;
  readonly or: string;
  readonly oncePerTurn: string;
  readonly exhausted: string;
  readonly ready: string;
  readonly always: string;
  readonly potion: string;
  nextAttack(n: number): string;
  readonly steady: string;
  readonly chooseHero: string;
  // Fields
  /** Behind the name of a field that offers something. */
  readonly possible: string;
  /** Behind the name of a field one can walk to. */
  walkCost(boots: number, hearts: number): string;
  price(boots: number, hearts: number): string;
  readonly lies: readonly [coin: string, gem: string, token: string];
  readonly ladder: string;
  readonly stepHere: string;
  readonly inTheAir: string;
  readonly pushIt: string;
  readonly tapAgain: string;
  opens(level: string): string;
  falls(n: number): string;
  readonly faints: string;
  readonly acts: { readonly [D in Answer['do']]?: string };
  // Enemies and the boss
  readonly foes: string;
  readonly health: string;
  readonly damage: string;
  readonly strength: string;
  readonly enemyDie: string;
  wouldDo(face: string): string;
  readonly boss: string;
  readonly youRolled: string;
  readonly discarded: string;
  readonly passesBy: string;
  // Shop
  readonly shop: string;
  readonly atCounter: string;
  readonly notAtCounter: string;
  readonly items: string;
  readonly potions: string;
  readonly soldOut: string;
  short(n: number): string;
  readonly artifacts: string;
  readonly unclaimed: string;
  // Dice
  readonly noDice: string;
  readonly special: string;
  readonly blank: string;
  readonly spent: string;
  readonly pays: string;
  readonly twins: string;
  readonly dragGem: string;
  readonly takeGems: string;
  setGem(price: number): string;
  die(symbol: string, value: number, used: boolean): string;
  readonly useDie: string;
  readonly fuse: string;
  readonly keep: string;
  worth(n: number): string;
  readonly uses: Readonly<Record<ActionSymbol, (n: number) => string>>;
  against(foe: string): string;
  readonly strike: string;
  readonly tooWeak: string;
  // Turn
  readonly gravity: string;
  readonly confirm: string;
  willFall(n: number): string;
  readonly allStand: string;
  readonly end: string;
  readonly keepSymbol: string;
  readonly thenGravity: string;
  readonly bossActs: string;
  /** The chance to faint if the turn ended now. */
  faintOdds(percent: string): string;
  eventsLeft(n: number): string;
  /** The same where there is little room. */
  eventsShort(n: number): string;
  points(n: number): string;
  payWith(symbol: string): string;
  readonly enterHere: string;
  keepIt(symbol: string): string;
  keepOld(symbol: string): string;
  /** Dice that lie unused, and cards that are ready. */
  unused(list: string): string;
  // Around
  readonly story: string;
  readonly all: string;
  readonly close: string;
  readonly over: string;
  readonly nobody: string;
  beaten(name: string, boss: string): string;
  readonly score: Readonly<Record<keyof SoloScore, string>>;
  /** A turn in the story: phrases that fit any person, joined by semicolons. */
  readonly turn: {
    way(fields: number, place: string): string;
    revealed(level: string): string;
    pushed(list: string): string;
    defeated(list: string): string;
    bought(list: string): string;
    used(list: string): string;
    wounds(n: number): string;
    /** Me, as somebody who was pushed. */
    readonly me: string;
    readonly fainted: string;
    readonly won: string;
    readonly idle: string;
    readonly begins: string;
  };
  endLine(round: number, wounds: number, health: number): string;
  lostLine(round: number): string;
  /** What the player who did not win had left. */
  leftOver(gems: number): string;
  readonly columns: Readonly<Record<Deed, string>>;
  readonly deeds: string;
  readonly place: string;
  readonly curves: Readonly<Record<Curve, string>>;
  curveTitle(curve: Curve): string;
  readonly round: string;
  firstUp(name: string, round: number): string;
  downFell(name: string, rows: number): string;
  inLead(name: string, round: number): string;
  youInLead(round: number): string;
  readonly blow: string;
  blowText(dice: number, gems: number): string;
  blowCards(wounds: number, names: string): string;
  readonly awards: Readonly<Record<Award, { readonly name: string; fact(n: number): string }>>;
  readonly seeEnd: string;
  readonly backToTable: string;
}

/** What the table gets in the language chosen. */
export interface Wording {
  readonly words: Words;
  readonly names: ContentNames;
}
