/** The types of Sanctum: what lies on the table, what is asked, what happens, what a seat may see. */
import type { Kind, OptionTable, Seat } from '@astragal/kernel';
import { type AchievementId, type ActId, type BonusId, DIFFICULTIES, type Difficulty } from './content/acts.ts';
import type { BlessingId } from './content/blessings.ts';
import type { CardId, DemonFace, ItemId } from './content/cards.ts';
import type { Colour, Gem, Payment, Potion, Slot, SpaceColour, Token } from './content/effects.ts';
import type { HeroId, SkillId } from './content/heroes.ts';
import type { FuryId, LordId, Penalty } from './content/lords.ts';

/**
 * What the host may choose. `heroes`: dealt at random, chosen in turn order, or drafted from last to first out of two drawn ones.
 * `hints`: whether people at the table may ask the fight helper; the rules do not look at it.
 */
export const OPTIONS = {
  difficulty: { values: DIFFICULTIES, default: 'normal' },
  heroes: { values: ['random', 'choice', 'draft'], default: 'random' },
  bonuses: { values: ['on', 'off'], default: 'on' },
  hints: { values: ['on', 'off'], default: 'on' },
} as const satisfies OptionTable;
/** How heroes come to seats. */
export type Casting = (typeof OPTIONS)['heroes']['values'][number];
export type SanctumOptions = { readonly [O in keyof typeof OPTIONS]: (typeof OPTIONS)[O]['values'][number] };

// ---- What lies on the table -------------------------------------------------------------------------------------

/** An ability space: free, holding a token, or useless for good (S-114). */
export type Well = 'empty' | Token | 'corrupt';

/** A hit location: still open, filled by a die in this fight, or by a hit marker. */
export type Hit = 'open' | 'die' | 'mark';

/** An item space of a hero's board. `wells` are the spaces of the abilities available here, one ability after the other. */
export interface Gear {
  item: ItemId | 'none';
  gems: Gem[];
  wells: Well[];
}

export type FoeId = CardId | LordId | FuryId;

/** A card on a battle board. Fury lies `down` until reached, without hits; a defeated card that went back to the deck is `gone` (K-45). */
export interface Foe {
  card: FoeId;
  hits: Hit[];
  side: 'up' | 'down' | 'gone';
}

/** A rolled die. `place` names the foe and the location it lies on, or -1. */
export interface Die {
  value: number;
  /** What luck rolled last, before any change. */
  rolled: number;
  silver: boolean;
  /** Changed by an effect in this fight (S-130, K-28). */
  changed: boolean;
  use: 'free' | 'placed' | 'lost';
  foe: number;
  location: number;
}

export type FightPhase = 'none' | 'potions' | 'attack' | 'block' | 'levels';

/** What lasts for one fight. */
export interface Fight {
  phase: FightPhase;
  dice: Die[];
  /** Once-per-fight skills already used. */
  used: SkillId[];
  /** Potions drunk before the roll. */
  drunk: number;
  /** Dice set aside for this fight (S-116). */
  aside: ('gold' | 'silver')[];
  /** An attack-step action has been taken: no more rerolls (K-27). */
  begun: boolean;
  blocked: number;
  shielded: boolean;
  wounds: number;
  /** The foe that takes only modified dice in this fight, or -1 (S-130). */
  strict: number;
}

export type Gems = Record<Gem, number>;
export type Potions = Record<Potion, number>;

export interface Blessed {
  tile: BlessingId;
  used: boolean;
}

export type Fate = 'alive' | 'won' | 'dead';

/** A seat's board with everything on it. */
export interface Hero {
  hero: HeroId | 'none';
  fate: Fate;
  health: number;
  /** How often the health track was shortened by two (S-118). */
  shortened: number;
  rages: number;
  raging: number;
  /** Tokens in the pools. */
  stamina: number;
  focus: number;
  /** Gold dice owned; `angel`: one more still waits in the gem pool (S-8, S-48). */
  gold: number;
  angel: boolean;
  /** Gems on the nine places of the skill table, red I, II, III, green I ... : those of the column's colour, and white ones. */
  table: number[];
  whites: number[];
  /** Gained skills, in the order gained. */
  skills: SkillId[];
  /** Freed gems that are not on items. */
  pool: Gems;
  /** By place in `SLOTS`. */
  gear: Gear[];
  bag: ItemId[];
  potions: Potions;
  bonus: BonusId[];
  blessings: Blessed[];
  /** Spaces entered since the start: 0 not yet on the march, then counted through all boards; the walls come after the last. */
  at: number;
  /** Acts I-V: the demons that chase the hero. Act VI: the row of nine. */
  foes: Foe[];
  /** Had a turn since the breach (S-75). */
  called: boolean;
  /** Demon Lord cards of act V to suffer: 0 before answering, 2 in the cathedral, 3 or 4 below (S-82). */
  answered: number;
  /** Act VI: the card the figure stands on, and how many were defeated (K-46). */
  place: number;
  defeated: number;
  fight: Fight;
  /** Penalties for the next fight (S-116, S-117). */
  fewerDice: number;
  extraDamage: number;
  /** This rest: items already put on (players without a memory need it, S-47 never asks), and items turned into potions. */
  fitted: ItemId[];
  brewed: ItemId[];
}

/** A space of the achievement board. */
export interface Achievement {
  tile: BlessingId | 'none';
  by: Seat | 'open' | 'blocked';
}

/** `march` acts I-V, `call` after the breach, `respite` the last rest, `response` the act V cards, `battle` act VI. */
export const PHASES = ['setup', 'march', 'call', 'respite', 'response', 'battle', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export interface SanctumState {
  difficulty: Difficulty;
  casting: Casting;
  bonuses: boolean;
  phase: Phase;
  /** Who begins, by lot (S-10). */
  first: Seat;
  /** Demon decks and discard piles by level; the last card of a deck lies on top, face up (K-16). */
  decks: CardId[][];
  discards: CardId[][];
  /** The furthest space ever entered; it never goes back (K-11). */
  front: number;
  /** Sets on the board of the front; between moves four, on a move five. */
  sets: CardId[][];
  chest: ItemId[];
  /** Seats from front to back (K-56). */
  marching: Seat[];
  achievements: Achievement[];
  boxed: BlessingId[];
  bonusDeck: BonusId[];
  /** The seat that breached the walls, or -1. */
  breacher: Seat;
  /** The Demon Lord deck, in no order: a card is drawn from it at random. */
  lords: LordId[];
  /** The cards of act V in the order laid, and how many of them are turned. */
  cathedral: LordId[];
  turned: number;
  furies: FuryId[];
  /** The row of all roars so far, and how many of its cards are turned. */
  roar: LordId[];
  roared: number;
  /** Cards of the next roar (S-105). */
  roarSize: number;
  round: number;
  heroes: Hero[];
}

// ---- What is asked ----------------------------------------------------------------------------------------------

type Pay = { readonly slot: Slot; readonly ability: number; readonly pay: Payment };
type At = { readonly slot: Slot; readonly well: number };

/** S-93, S-135: adds the token of a token blessing. */
export type Bless = { readonly do: 'bless'; readonly blessing: BlessingId };
/** Surge of Power: a spent token returns. */
export type Surge = { readonly do: 'surge' } & At;
export type Done = { readonly do: 'done' };

export type TurnChoice =
  | { readonly do: 'move' }
  | { readonly do: 'fight' }
  | { readonly do: 'rest' }
  | { readonly do: 'breach' }
  | { readonly do: 'answer' };

export type PotionChoice =
  | ({ readonly do: 'drink'; readonly potion: Potion } & At)
  /** Drunk with no matching token spent (K-25). */
  | { readonly do: 'waste'; readonly potion: Potion }
  | Bless
  | { readonly do: 'roll' };

export type AttackChoice =
  | ({ readonly do: 'use' } & Pay & { readonly die: number; readonly to: number })
  | { readonly do: 'rage'; readonly die: number; readonly to: number }
  | { readonly do: 'hit'; readonly die: number; readonly foe: number; readonly location: number }
  /** Double Strike: a second hit of the same value, at once. */
  | {
      readonly do: 'double';
      readonly die: number;
      readonly foe: number;
      readonly location: number;
      readonly other: number;
      readonly second: number;
    }
  /** Hawk Eye, Loaded Dice, Encore: dice by number, e.g. `0+2`. */
  | { readonly do: 'reroll'; readonly dice: string }
  /** Dance Partner: the silver die takes the value of die `from`. */
  | { readonly do: 'partner'; readonly from: number }
  /** Volley. */
  | { readonly do: 'copy'; readonly die: number; readonly from: number }
  /** Somersault. */
  | { readonly do: 'flip'; readonly die: number }
  /** Crushing Blow. */
  | { readonly do: 'crush'; readonly die: number; readonly to: number }
  /** A blessing that changes a die. */
  | { readonly do: 'invoke'; readonly blessing: BlessingId; readonly die: number; readonly to: number }
  | Surge
  | Bless
  | Done;

export type BlockChoice =
  | ({ readonly do: 'shield' } & Pay)
  /** Evasion, Graceful Step. */
  | { readonly do: 'dodge' }
  /** Pinning Shot, Smoke Bomb. */
  | { readonly do: 'hinder'; readonly foe: number }
  /** Venom in the Veins. */
  | { readonly do: 'venom'; readonly potion: Potion }
  /** A blessing of shields. */
  | { readonly do: 'ward'; readonly blessing: BlessingId }
  | Surge
  | Bless
  | Done;

export type LevelChoice =
  | { readonly do: 'climb'; readonly column: Colour; readonly level: number; readonly gem: Gem }
  | { readonly do: 'decline' };

export type RestChoice =
  /** `pay`: the gems for its symbols in order, e.g. `red+white`. */
  | { readonly do: 'equip'; readonly item: ItemId; readonly slot: Slot; readonly pay: string }
  | { readonly do: 'unequip'; readonly slot: Slot }
  | { readonly do: 'brew'; readonly item: ItemId; readonly potion: Potion }
  | { readonly do: 'pour'; readonly potion: Potion }
  | Done;

export type EffectChoice = { readonly do: 'suffer' } | { readonly do: 'wounds' } | Bless;

/** What exactly is suffered, where the penalty leaves it open. */
export type PenaltyChoice =
  | { readonly do: 'forfeit'; readonly blessing: BlessingId }
  | ({ readonly do: 'corrupt' } & At)
  | ({ readonly do: 'drain'; readonly potion: Potion } & At)
  | ({ readonly do: 'fill' } & At & { readonly token: Token })
  | { readonly do: 'lose'; readonly die: number };

/** Which steps are questions, and what answers each. */
export interface SanctumAsks {
  casting: { readonly do: 'pick'; readonly hero: HeroId };
  'bonus-gem': { readonly do: 'lift'; readonly gem: Gem };
  turn: TurnChoice;
  set: { readonly do: 'take'; readonly set: number };
  loot: { readonly do: 'loot'; readonly item: ItemId };
  potions: PotionChoice;
  dose: ({ readonly do: 'drink'; readonly potion: Potion } & At) | { readonly do: 'decline' };
  aside: { readonly do: 'aside'; readonly die: 'gold' | 'silver' };
  attack: AttackChoice;
  block: BlockChoice;
  spoils: { readonly do: 'claim'; readonly foe: number };
  level: LevelChoice;
  trophy: { readonly do: 'reveal'; readonly foe: number };
  rest: RestChoice;
  effect: EffectChoice;
  penalty: PenaltyChoice;
  end: { readonly do: 'end' };
}

type Of<S extends string> = { readonly step: S };
type By<S extends string> = { readonly step: S; readonly seat: Seat };

export type SanctumFrame =
  // Setup
  | Of<'lots'>
  | (By<'casting'> & { readonly offer: readonly HeroId[] })
  | Of<'bonuses'>
  | (By<'bonus'> & { readonly card: BonusId })
  | (By<'bonus-gem'> & { readonly card: BonusId })
  // Turns
  | By<'next-turn'>
  | By<'turn'>
  | By<'set'>
  | By<'end'>
  | By<'chest'>
  | By<'loot'>
  | Of<'chest-closed'>
  | By<'turn-over'>
  // Fights
  | By<'fight'>
  | By<'potions'>
  | (By<'dose'> & { readonly potion: Potion; readonly left: number })
  | By<'aside'>
  | By<'roll'>
  | By<'attack'>
  | By<'attacked'>
  | By<'block'>
  | By<'blocked'>
  | By<'killed'>
  | By<'spoils'>
  | (By<'level'> & { readonly foe: number; readonly left: number })
  | (By<'trophy'> & { readonly foe: number })
  | By<'achievements'>
  // Rests
  | (By<'resting'> & { readonly last: boolean })
  | (By<'rest'> & { readonly last: boolean })
  | (By<'rested'> & { readonly last: boolean })
  // Acts V and VI
  | Of<'respite'>
  | Of<'muster'>
  | Of<'response'>
  | Of<'battle'>
  | Of<'round'>
  | Of<'roar'>
  | Of<'roar-card'>
  | By<'fury'>
  | (By<'effect'> & { readonly card: LordId | FuryId })
  | (By<'penalty'> & { readonly card: LordId | FuryId })
  | Of<'finish'>;

// ---- What happens -----------------------------------------------------------------------------------------------

/** What changed a die. */
export type DieSource = ItemId | 'printed' | 'rage' | SkillId | BlessingId;
/** What blocked damage. */
export type BlockSource = DieSource;

export type SanctumEvent =
  // Setup
  | { readonly kind: 'lot-drawn'; readonly seat: Seat }
  | { readonly kind: 'hero-picked'; readonly seat: Seat; readonly hero: HeroId }
  | { readonly kind: 'bonus-drawn'; readonly seat: Seat; readonly card: BonusId }
  | { readonly kind: 'potion-gained'; readonly seat: Seat; readonly potion: Potion }
  // The march
  | { readonly kind: 'turn-begun'; readonly seat: Seat }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly act: ActId; readonly space: number }
  | { readonly kind: 'walls-reached'; readonly seat: Seat }
  | { readonly kind: 'sets-laid'; readonly sets: readonly (readonly DemonFace[])[] }
  | { readonly kind: 'die-granted'; readonly seat: Seat }
  | { readonly kind: 'set-taken'; readonly seat: Seat; readonly set: number; readonly faces: readonly DemonFace[] }
  | { readonly kind: 'chest-opened'; readonly seat: Seat; readonly items: readonly ItemId[] }
  | { readonly kind: 'looted'; readonly seat: Seat; readonly item: ItemId }
  // The fight
  | { readonly kind: 'fight-begun'; readonly seat: Seat }
  | { readonly kind: 'potion-drunk'; readonly seat: Seat; readonly potion: Potion }
  | { readonly kind: 'token-returned'; readonly seat: Seat; readonly token: Token; readonly slot: Slot; readonly well: number }
  | { readonly kind: 'die-set-aside'; readonly seat: Seat; readonly die: 'gold' | 'silver' }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly dice: readonly number[]; readonly silver: boolean }
  | { readonly kind: 'rerolled'; readonly seat: Seat; readonly die: number; readonly from: number; readonly to: number }
  | {
      readonly kind: 'die-changed';
      readonly seat: Seat;
      readonly die: number;
      readonly from: number;
      readonly to: number;
      readonly by: DieSource;
    }
  | {
      readonly kind: 'hit';
      readonly seat: Seat;
      readonly die: number;
      readonly foe: number;
      readonly location: number;
      readonly value: number;
      readonly double: boolean;
    }
  | { readonly kind: 'demon-killed'; readonly seat: Seat; readonly foe: number; readonly face: DemonFace }
  | { readonly kind: 'card-defeated'; readonly seat: Seat; readonly foe: number; readonly card: LordId | FuryId }
  | { readonly kind: 'rage-woken'; readonly seat: Seat }
  | { readonly kind: 'damage-faced'; readonly seat: Seat; readonly damage: number }
  | { readonly kind: 'blocked'; readonly seat: Seat; readonly damage: number; readonly by: BlockSource }
  | { readonly kind: 'wounded'; readonly seat: Seat; readonly wounds: number; readonly health: number }
  | { readonly kind: 'died'; readonly seat: Seat }
  | { readonly kind: 'item-found'; readonly seat: Seat; readonly item: ItemId }
  // Levels
  | { readonly kind: 'gem-climbed'; readonly seat: Seat; readonly column: Colour; readonly level: number; readonly gem: Gem }
  | { readonly kind: 'level-lost'; readonly seat: Seat; readonly colour: Colour }
  | { readonly kind: 'skill-gained'; readonly seat: Seat; readonly skill: SkillId }
  | { readonly kind: 'achieved'; readonly seat: Seat; readonly achievement: AchievementId; readonly blessing?: BlessingId }
  // The rest
  | { readonly kind: 'rested'; readonly seat: Seat; readonly last: boolean }
  | { readonly kind: 'equipped'; readonly seat: Seat; readonly item: ItemId; readonly slot: Slot }
  | { readonly kind: 'unequipped'; readonly seat: Seat; readonly item: ItemId; readonly slot: Slot }
  | { readonly kind: 'brewed'; readonly seat: Seat; readonly item: ItemId; readonly potion: Potion }
  | { readonly kind: 'poured'; readonly seat: Seat; readonly potion: Potion }
  // The walls
  | { readonly kind: 'breached'; readonly seat: Seat }
  | { readonly kind: 'lord-laid'; readonly place: number }
  | { readonly kind: 'answered'; readonly seat: Seat; readonly cards: number }
  | { readonly kind: 'respite-begun' }
  | { readonly kind: 'blessings-revealed'; readonly seat: Seat; readonly blessings: readonly BlessingId[] }
  // The confrontation
  | { readonly kind: 'lord-turned'; readonly card: LordId; readonly place: number }
  | { readonly kind: 'battle-begun'; readonly rows: readonly (readonly (LordId | 'hidden')[])[] }
  | { readonly kind: 'round-begun'; readonly round: number }
  | { readonly kind: 'fury-turned'; readonly seat: Seat; readonly card: FuryId; readonly place: number }
  | { readonly kind: 'roared'; readonly cards: number }
  | { readonly kind: 'roar-turned'; readonly card: LordId; readonly place: number }
  | { readonly kind: 'suffered'; readonly seat: Seat; readonly penalty: Penalty }
  | { readonly kind: 'token-lost'; readonly seat: Seat; readonly token: Token }
  | { readonly kind: 'space-corrupted'; readonly seat: Seat; readonly slot: Slot; readonly well: number }
  | { readonly kind: 'space-filled'; readonly seat: Seat; readonly slot: Slot; readonly well: number; readonly token: Token }
  | { readonly kind: 'die-lost'; readonly seat: Seat; readonly die: number }
  | { readonly kind: 'rage-spent'; readonly seat: Seat }
  | { readonly kind: 'track-shortened'; readonly seat: Seat; readonly mark: number }
  | { readonly kind: 'healed'; readonly seat: Seat; readonly health: number }
  | { readonly kind: 'blessing-used'; readonly seat: Seat; readonly blessing: BlessingId }
  | { readonly kind: 'blessing-lost'; readonly seat: Seat; readonly blessing: BlessingId }
  | { readonly kind: 'deck-reshuffled'; readonly cards: number }
  | { readonly kind: 'won'; readonly seat: Seat; readonly health: number }
  | { readonly kind: 'finished'; readonly winners: readonly Seat[] };

/** Why a wish cannot be granted. */
export type SanctumRefusal =
  | { readonly why: 'first-turn'; readonly rule: 'S-14' }
  | { readonly why: 'at-walls'; readonly rule: 'S-71' }
  | { readonly why: 'no-demons'; readonly rule: 'S-28' }
  | { readonly why: 'not-at-walls'; readonly rule: 'S-72' }
  | { readonly why: 'demons-left'; readonly rule: 'S-72'; readonly demons: number }
  | { readonly why: 'already-breached'; readonly rule: 'S-74' }
  | { readonly why: 'not-breached'; readonly rule: 'S-74' }
  | { readonly why: 'wrong-space'; readonly rule: 'S-46'; readonly slot: Slot }
  | { readonly why: 'space-taken'; readonly rule: 'S-46'; readonly slot: Slot }
  | { readonly why: 'no-gems'; readonly rule: 'S-46'; readonly item: ItemId }
  | { readonly why: 'no-potion-space'; readonly rule: 'S-50'; readonly spaces: number }
  | { readonly why: 'potion-space-free'; readonly rule: 'S-50' }
  | { readonly why: 'no-token'; readonly rule: 'S-111' | 'S-112'; readonly token: Token }
  | { readonly why: 'no-blessing'; readonly rule: 'S-113' }
  | { readonly why: 'no-space'; readonly rule: 'S-115' | 'S-126'; readonly colour: SpaceColour | 'any' }
  | { readonly why: 'no-potion'; readonly rule: 'S-120' }
  | { readonly why: 'rage-inactive'; readonly rule: 'S-26' | 'S-128' }
  | { readonly why: 'no-die'; readonly rule: 'S-31' | 'S-129' }
  // In a fight
  | { readonly why: 'other-number'; readonly rule: 'S-31'; readonly number: number; readonly shown: number }
  | { readonly why: 'other-card'; readonly rule: 'S-94' }
  | { readonly why: 'only-changed'; readonly rule: 'S-130' }
  | { readonly why: 'corrupted'; readonly rule: 'S-114' }
  | { readonly why: 'spent'; readonly rule: 'S-22' }
  | { readonly why: 'no-tokens'; readonly rule: 'S-22' }
  | { readonly why: 'no-change'; readonly rule: 'S-24' | 'S-26' | 'S-135' }
  | { readonly why: 'no-target'; readonly rule: 'S-31' | 'S-32' }
  | { readonly why: 'used'; readonly rule: 'S-31' | 'S-32' | 'S-93' }
  | { readonly why: 'before-roll-only'; readonly rule: 'S-29' }
  | { readonly why: 'after-roll-only'; readonly rule: 'S-31' }
  | { readonly why: 'attack-only'; readonly rule: 'S-26' | 'S-31' | 'S-135' }
  | { readonly why: 'block-only'; readonly rule: 'S-32' | 'S-135' }
  | { readonly why: 'confrontation-only'; readonly rule: 'S-135' };

// ---- What a seat may see ----------------------------------------------------------------------------------------

/** A foe as everybody sees it: a demon's face, a Demon Lord card, a fury card once it is turned. */
export type FoeView =
  | { readonly kind: 'demon'; readonly face: DemonFace; readonly hits: readonly Hit[] }
  | { readonly kind: 'lord'; readonly card: LordId; readonly hits: readonly Hit[]; readonly gone: boolean }
  | { readonly kind: 'fury'; readonly card: FuryId | 'hidden'; readonly hits: readonly Hit[] };

export interface BlessedView {
  readonly tile: BlessingId | 'hidden';
  readonly used: boolean;
}

export type HeroView = Readonly<Omit<Hero, 'foes' | 'blessings'>> & {
  readonly foes: readonly FoeView[];
  readonly blessings: readonly BlessedView[];
};

export interface DeckView {
  readonly left: number;
  /** The face of the top card, or nothing when the deck is empty (K-16). */
  readonly top: readonly DemonFace[];
}

/** The state with holes: what a seat, or a spectator, may know. */
export interface SanctumView {
  readonly difficulty: Difficulty;
  readonly casting: Casting;
  readonly bonuses: boolean;
  readonly phase: Phase;
  readonly first: Seat;
  readonly decks: readonly DeckView[];
  readonly discards: readonly (readonly DemonFace[])[];
  readonly front: number;
  readonly sets: readonly (readonly DemonFace[])[];
  readonly chest: readonly ItemId[];
  readonly marching: readonly Seat[];
  /** By place in `ACHIEVEMENTS`: who holds it. */
  readonly achievements: readonly Achievement['by'][];
  readonly boxed: number;
  readonly bonusDeck: readonly BonusId[];
  readonly breacher: Seat;
  readonly lords: number;
  readonly cathedral: readonly (LordId | 'hidden')[];
  readonly turned: number;
  readonly furies: number;
  readonly roar: readonly (LordId | 'hidden')[];
  readonly roared: number;
  readonly roarSize: number;
  readonly round: number;
  readonly heroes: readonly HeroView[];
}

export interface SanctumKind extends Kind {
  state: SanctumState;
  frame: SanctumFrame;
  asks: SanctumAsks;
  event: SanctumEvent;
  refusal: SanctumRefusal;
  view: SanctumView;
  options: SanctumOptions;
}

/** A fight that has not begun. */
export const freshFight = (): Fight => ({
  phase: 'none',
  dice: [],
  used: [],
  drunk: 0,
  aside: [],
  begun: false,
  blocked: 0,
  shielded: false,
  wounds: 0,
  strict: -1,
});
