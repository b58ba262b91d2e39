/** What a game of Platformer is made of: state, steps, answers, events. Nothing here is hidden: decks are bags that luck draws from. */
import type { Kind, Seat, Table } from '@astragal/kernel';
import type { Landmark } from './content/map.ts';
import type {
  ActionSymbol,
  ArtifactId,
  AttackId,
  BossId,
  CardId,
  EnemyFace,
  EnemyId,
  EventId,
  FoeId,
  HeroId,
  ItemId,
  Maze,
  PotionId,
  Special,
  TokenId,
} from './content/tables.ts';
import type { TileId } from './content/tiles.ts';
import type { View } from './view.ts';

/** A field's number: row from the ground up times 8, plus the column; a level is 32 fields. */
export type Field = number;
/** Not on the map. */
export const OFF: Field = -1;
/** A die of the tray: 0 to 4 is the pool, 5 the special die. */
export type Die = number;
export const SPECIAL_DIE: Die = 5;

const YES_NO = ['yes', 'no'] as const;

/** What the host may choose (H-50: the first player, heroes, boss and maze are random unless chosen). */
export const OPTIONS = {
  maze: { values: ['random', 'forest', 'void', 'mixed'], default: 'random' },
  map: { values: ['standard', 'bigger'], default: 'standard' },
  boss: { values: ['random', 'medusa', 'ikee'], default: 'random' },
  heroes: { values: ['random', 'chosen'], default: 'random' },
  first: { values: ['random', 'host'], default: 'random' },
  artifacts: { values: YES_NO, default: 'no' },
  /** No printed rule ends a game that nobody wins; after so many rounds nobody has won. Solo ends with its events. */
  rounds: { values: ['30', '60', '120'], default: '60' },
  /** Q9: a ladder stops a hero that falls past it. */
  ladderCatchesFall: { values: YES_NO, default: 'no' },
  /** Q14: a falling hero picks up coins and gems. */
  collectWhileFalling: { values: YES_NO, default: 'yes' },
  /** Q51: coins, gems and hearts can run out. */
  enforceTokenLimits: { values: YES_NO, default: 'no' },
  /** Q44: Ikee counts dice as they lie, after re-rolls and turns, not as first rolled. */
  ikeeUsesFinalFaces: { values: YES_NO, default: 'no' },
  /** Q13: other players are asked whether their heroes let go of a ladder. */
  askLadderOwners: { values: YES_NO, default: 'no' },
} as const;
export type PlatformerOptions = { readonly [O in keyof typeof OPTIONS]: (typeof OPTIONS)[O]['values'][number] };

/** The rules options of this game, as the rules read them. */
export interface HouseRules {
  readonly rounds: number;
  readonly ladderCatchesFall: boolean;
  readonly collectWhileFalling: boolean;
  readonly enforceTokenLimits: boolean;
  readonly ikeeUsesFinalFaces: boolean;
  readonly askLadderOwners: boolean;
}

/** A player and the hero. */
export interface Climber {
  hero: HeroId;
  at: Field;
  hearts: number;
  coins: number;
  gems: number;
  special: Special;
  /** Items, potions and artifacts, in the order they came. */
  cards: CardId[];
  /** Which of them are turned; each card with a use is there once, potions are never turned. */
  exhausted: CardId[];
  /** The hero card is turned: the once-per-turn ability was used. */
  turned: boolean;
  tokens: TokenId[];
  /** Has ever been on the boss level (Q46). */
  entered: boolean;
  /** Stone-skin Elixirs at work until the start of this player's next turn. */
  stoneSkin: number;
  /** Cloud Oil at work until the start of this player's next turn. */
  floating: boolean;
  /** Was attacked in this turn (Buckler). */
  struck: boolean;
  /** Lets go of the ladder in the gravity under way. */
  lettingGo: boolean;
  /** Enemies and minions defeated. */
  defeated: number;
}

/** Where the turn stands: 0 is the solo event, 1 to 8 the printed steps, 9 the boss turn. */
export type TurnStep = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** Everything that is forgotten when the next turn begins. */
export interface Turn {
  seat: Seat;
  number: number;
  step: TurnStep;
  dice: ActionSymbol[];
  used: boolean[];
  /** The dice as first rolled in step 3. */
  rolled: ActionSymbol[];
  enemyDie: EnemyFace | 'none';
  /** Wounds that cards add to the next Attack (H-10). */
  nextAttack: number;
  bootUsed: boolean;
  /** Fields Moved upwards. */
  up: number;
  safeStep: boolean;
  safeMoves: boolean;
  /** The hero does not fall in step 7. */
  steady: boolean;
  bought: boolean;
}

export type Outcome = 'playing' | 'won' | 'lost';

export interface State {
  readonly house: HouseRules;
  readonly maze: Maze | 'mixed';
  /** Levels below the boss level: 3 or 4. The boss level has this number. */
  readonly levels: number;
  readonly boss: BossId;
  /** The lowest and the highest level that lie open; between them is the map. */
  lowest: number;
  highest: number;
  /** What is printed on each field (see `content/map.ts`); replaced as a whole when a level is revealed, so that copies may share it. */
  map: readonly number[];
  /** Who stands on each field: 0 nobody, 1 to 4 a hero, from 5 an enemy (see `rules/pieces.ts`). */
  stands: number[];
  /** What lies on each field: 0 nothing, 1 a coin, 2 a gem, 3 the boss's icon token. */
  lies: number[];
  /** Left and right tile of each level, from below. */
  tiles: (TileId | 'hidden')[];
  /** The enemy card beside each level. */
  enemyCards: (EnemyId | 'hidden')[];
  climbers: Climber[];
  turn: Turn;
  shopItems: (ItemId | 'empty')[];
  shopPotions: (PotionId | 'empty')[];
  itemDeck: ItemId[];
  potionDeck: PotionId[];
  /** Used potions under the deck, drawn in this order once the deck is empty. */
  potionBottom: PotionId[];
  bossDeck: AttackId[];
  bossDiscard: AttackId[];
  /** The artifacts of this game, wherever they are. */
  artifacts: ArtifactId[];
  events: EventId[];
  /** Events revealed so far; the last one is at work. */
  shown: EventId[];
  outcome: Outcome;
  /** Who defeated the boss. */
  winner: Seat | -1;
  /** Wounds dealt to the boss beyond its health. */
  overkill: number;
}

/** Which part of the map gravity acts on (Q38). */
export type Region = 'tower' | 'boss' | 'all';

/** How a hero came to a field; it decides what fires there. */
export type HeroArrival = 'move' | 'push' | 'fall' | 'portal' | 'placement' | 'respawn';
/** How an enemy came to a field. */
export type EnemyArrival = 'push' | 'fall' | 'hand' | 'die' | 'charge';

/** One step under way. */
export type PlatformerFrame =
  | { readonly step: 'opening'; readonly chosen: boolean }
  | { readonly step: 'hero'; readonly seat: Seat }
  | { readonly step: 'turn'; readonly seat: Seat }
  | { readonly step: 'event'; readonly seat: Seat }
  | { readonly step: 'removal'; readonly seat: Seat }
  | { readonly step: 'recharge'; readonly seat: Seat }
  | { readonly step: 'roll'; readonly seat: Seat }
  | { readonly step: 'enemy-die'; readonly seat: Seat }
  | { readonly step: 'action-phase'; readonly seat: Seat }
  /** `first`: the hero has not been in the tower yet. */
  | { readonly step: 'respawn'; readonly seat: Seat; readonly first: boolean }
  | { readonly step: 'actions'; readonly seat: Seat }
  /** `points`: fields left; `boot`: portals work; `up`: straight up only; `begun`: may stop. */
  | {
      readonly step: 'walk';
      readonly seat: Seat;
      readonly points: number;
      readonly boot: boolean;
      readonly up: boolean;
      readonly begun: boolean;
    }
  /** An Attack being put together: wounds and dice so far. */
  | {
      readonly step: 'strike';
      readonly seat: Seat;
      readonly at: Field;
      readonly wounds: number;
      readonly dice: number;
      /** Wounds that a discarded boss token adds. */
      readonly raised: number;
    }
  /** An enemy in hand: points left; `dice`: more hand symbols may be added; `begun`: may stop. */
  | {
      readonly step: 'handling';
      readonly seat: Seat;
      readonly at: Field;
      readonly points: number;
      readonly dice: boolean;
      readonly begun: boolean;
    }
  | { readonly step: 'gloves'; readonly seat: Seat }
  | { readonly step: 'shedding'; readonly seat: Seat; readonly token: TokenId }
  | { readonly step: 'landing'; readonly seat: Seat }
  | { readonly step: 'rerolling'; readonly seat: Seat; readonly any: boolean; readonly picked: readonly Die[] }
  | { readonly step: 'turning'; readonly seat: Seat }
  | { readonly step: 'copying'; readonly seat: Seat }
  | { readonly step: 'pulling'; readonly seat: Seat }
  | { readonly step: 'special-phase'; readonly seat: Seat }
  | { readonly step: 'special'; readonly seat: Seat }
  /** Who hangs on a ladder is asked, then everything falls. `last`: this is step 7; `asked`: the active player decides now. */
  | { readonly step: 'gravity'; readonly where: Region; readonly last: boolean; readonly asked: boolean }
  | { readonly step: 'ladder'; readonly seat: Seat }
  | { readonly step: 'fall'; readonly where: Region; readonly last: boolean }
  | { readonly step: 'end-of-turn'; readonly seat: Seat }
  | { readonly step: 'boss-turn'; readonly seat: Seat }
  | { readonly step: 'over' };

/** Use this die as that symbol, strengthened with so many gems. */
export interface Spend {
  readonly do: 'spend';
  readonly die: Die;
  readonly as: ActionSymbol;
  readonly gems: number;
}
/** Fuse two equal dice into another symbol, used at once. */
export interface Fuse {
  readonly do: 'fuse';
  readonly die: Die;
  readonly with: Die;
  readonly as: ActionSymbol;
  readonly gems: number;
}
export interface Grab {
  readonly do: 'grab';
  readonly at: Field;
}
/** Put the hero back on the map; without a die where Respawn is free. */
export interface Respawn {
  readonly do: 'respawn';
  readonly to: Field;
  readonly die?: Die;
}
export interface Stop {
  readonly do: 'stop';
}

/** An action of step 5. */
export type Action =
  | Respawn
  | Spend
  | Fuse
  | Grab
  | { readonly do: 'attack'; readonly at: Field }
  | { readonly do: 'gravity' }
  | { readonly do: 'drop' }
  | { readonly do: 'buy'; readonly card: ItemId | PotionId }
  | { readonly do: 'use'; readonly card: CardId }
  | { readonly do: 'ability' }
  | { readonly do: 'shed'; readonly token: TokenId }
  | { readonly do: 'end' };

/** One field of a walk. `out`: where the piece that stands there is pushed. */
export type WalkChoice =
  | { readonly do: 'go'; readonly to: Field }
  | { readonly do: 'push'; readonly to: Field; readonly out: Field }
  | { readonly do: 'portal'; readonly to: Field }
  | { readonly do: 'portal-push'; readonly to: Field; readonly out: Field }
  | Stop;

/** The questions and their answers. */
export interface PlatformerAsks {
  hero: { readonly do: 'be'; readonly hero: HeroId };
  respawn: Respawn;
  actions: Action;
  walk: WalkChoice;
  strike: Spend | Fuse | { readonly do: 'raise'; readonly token: TokenId } | { readonly do: 'hit' };
  handling: Spend | Fuse | { readonly do: 'shove'; readonly to: Field } | Stop;
  gloves: Grab;
  shedding: Spend | Fuse;
  landing: { readonly do: 'land'; readonly to: Field };
  rerolling: { readonly do: 'pick'; readonly die: Die } | { readonly do: 'roll' };
  turning: { readonly do: 'turn'; readonly die: Die; readonly to: ActionSymbol };
  copying: { readonly do: 'copy'; readonly die: Die; readonly from: Die };
  pulling: { readonly do: 'pull'; readonly from: Field };
  special:
    | { readonly do: 'save'; readonly die: Die }
    | { readonly do: 'save-fused'; readonly die: Die; readonly with: Die; readonly as: ActionSymbol }
    | { readonly do: 'skip' };
  ladder: { readonly do: 'hold' } | { readonly do: 'drop' };
}

/** Where wounds came from. */
export type WoundSource = 'attack' | 'trap' | 'thorn-cap' | 'token' | 'boss-card' | 'rockfall';
/** Why an enemy attacked: the enemy die, a hero leaving its side, its Roots, a boss attack card. */
export type AttackReason = 'die' | 'leaving' | 'roots' | 'boss-card';
/** Where coins or gems came from. */
export type GainSource = 'symbol' | 'card' | 'ability' | 'loot' | 'seat';

/** What happened, for the log and the animations. `by`: whose push or hand it was; `on`: what the field is called by. */
export type PlatformerEvent =
  | { readonly kind: 'hero-chosen'; readonly seat: Seat; readonly hero: HeroId }
  | { readonly kind: 'turn-began'; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'event-revealed'; readonly seat: Seat; readonly event: EventId }
  | { readonly kind: 'level-removed'; readonly level: number }
  | { readonly kind: 'tower-removed' }
  | { readonly kind: 'recharged'; readonly seat: Seat; readonly cards: number }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly dice: readonly ActionSymbol[]; readonly enemyDie: EnemyFace }
  | {
      readonly kind: 'hero-moved';
      readonly seat: Seat;
      readonly from: Field;
      readonly to: Field;
      readonly how: HeroArrival;
      readonly by?: Seat;
      readonly on?: Landmark;
    }
  | {
      readonly kind: 'enemy-moved';
      readonly enemy: FoeId;
      readonly from: Field;
      readonly to: Field;
      readonly how: EnemyArrival;
      readonly by?: Seat;
      readonly on?: Landmark;
    }
  /** An enemy attacks a hero; `wounds` after everything that lowers them. */
  | {
      readonly kind: 'attacked';
      readonly enemy: FoeId;
      readonly at: Field;
      readonly seat: Seat;
      readonly wounds: number;
      readonly why: AttackReason;
    }
  | { readonly kind: 'wounded'; readonly seat: Seat; readonly wounds: number; readonly hearts: number; readonly source: WoundSource }
  | { readonly kind: 'healed'; readonly seat: Seat; readonly hearts: number }
  | { readonly kind: 'fainted'; readonly seat: Seat; readonly at: Field }
  | {
      readonly kind: 'die-spent';
      readonly seat: Seat;
      readonly die: Die;
      readonly as: ActionSymbol;
      readonly gems: number;
      readonly value: number;
    }
  | {
      readonly kind: 'dice-fused';
      readonly seat: Seat;
      readonly die: Die;
      readonly with: Die;
      readonly as: ActionSymbol;
      readonly gems: number;
      readonly value: number;
    }
  | { readonly kind: 'boot-lost'; readonly seat: Seat }
  | { readonly kind: 'special-set'; readonly seat: Seat; readonly symbol: ActionSymbol }
  | { readonly kind: 'special-reset'; readonly seat: Seat }
  | {
      readonly kind: 'die-changed';
      readonly seat: Seat;
      readonly die: Die;
      readonly from: ActionSymbol;
      readonly to: ActionSymbol;
      readonly how: 'rerolled' | 'turned' | 'copied';
    }
  | { readonly kind: 'collected'; readonly seat: Seat; readonly what: 'coin' | 'gem'; readonly at: Field }
  | { readonly kind: 'gained'; readonly seat: Seat; readonly coins: number; readonly gems: number; readonly source: GainSource }
  | { readonly kind: 'coins-lost'; readonly seat: Seat; readonly coins: number }
  /** The hero's Attack; it fails when `wounds` is below `health`. */
  | {
      readonly kind: 'struck';
      readonly seat: Seat;
      readonly enemy: FoeId;
      readonly at: Field;
      readonly wounds: number;
      readonly health: number;
    }
  | { readonly kind: 'defeated'; readonly seat: Seat; readonly enemy: FoeId; readonly at: Field }
  | { readonly kind: 'bought'; readonly seat: Seat; readonly card: ItemId | PotionId; readonly price: number }
  | { readonly kind: 'shop-filled'; readonly card: ItemId | PotionId; readonly place: number }
  | { readonly kind: 'card-used'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'ability-used'; readonly seat: Seat; readonly hero: HeroId }
  | { readonly kind: 'artifact-claimed'; readonly seat: Seat; readonly artifact: ArtifactId; readonly from?: Seat }
  | { readonly kind: 'token-gained'; readonly seat: Seat; readonly token: TokenId }
  | { readonly kind: 'token-discarded'; readonly seat: Seat; readonly token: TokenId }
  | {
      readonly kind: 'level-revealed';
      readonly level: number;
      readonly left: TileId;
      readonly right: TileId;
      readonly enemy?: EnemyId;
      readonly boss?: BossId;
    }
  | { readonly kind: 'enemy-appeared'; readonly enemy: FoeId; readonly at: Field }
  | { readonly kind: 'gem-appeared'; readonly at: Field }
  | { readonly kind: 'boss-turn-began'; readonly boss: BossId }
  | { readonly kind: 'boss-rolled'; readonly boss: BossId; readonly face: EnemyFace }
  | { readonly kind: 'boss-card-drawn'; readonly boss: BossId; readonly card: AttackId; readonly resolved: boolean }
  | { readonly kind: 'boss-card-cancelled'; readonly seat: Seat; readonly card: AttackId }
  | { readonly kind: 'game-won'; readonly seat: Seat; readonly boss: BossId }
  | { readonly kind: 'game-lost'; readonly seat: Seat; readonly why: 'fainted' | 'events' | 'rounds' }
  | { readonly kind: 'scored'; readonly seat: Seat; readonly score: SoloScore };

/** Solo points (P-124), by what they are for. */
export interface SoloScore {
  readonly events: number;
  readonly enemies: number;
  readonly overkill: number;
  readonly gems: number;
  readonly coins: number;
  readonly total: number;
}
/** How many there are of something that counts, and the points that each is worth. */
export interface SoloCount {
  readonly count: number;
  readonly worth: number;
}
export type SoloCounts = Readonly<Record<Exclude<keyof SoloScore, 'total'>, SoloCount>>;

/** Why not, with the rule that says so. */
export type PlatformerRefusal =
  | { readonly why: 'coins'; readonly rule: 'P-53'; readonly need: number; readonly have: number }
  | { readonly why: 'not-in-shop'; readonly rule: 'P-21' }
  | { readonly why: 'exhausted'; readonly rule: 'P-26' | 'P-55' }
  | { readonly why: 'nothing-changes'; readonly rule: 'P-43' }
  | { readonly why: 'no-symbol'; readonly rule: 'P-46' | 'P-47'; readonly symbol: ActionSymbol }
  | { readonly why: 'closed-area'; readonly rule: 'P-112' }
  /** Too few hand points for this enemy. */
  | { readonly why: 'heavy'; readonly rule: 'P-25'; readonly need: number; readonly have: number }
  | { readonly why: 'wall'; readonly rule: 'P-15' }
  | { readonly why: 'platform'; readonly rule: 'P-16' }
  /** The piece there has nowhere to go. */
  | { readonly why: 'no-room'; readonly rule: 'P-71' | 'P-77' }
  /** The hero has no step to take. */
  | { readonly why: 'no-way'; readonly rule: 'P-45' };

/** The types of Platformer. */
export interface PlatformerKind extends Kind {
  state: State;
  frame: PlatformerFrame;
  asks: PlatformerAsks;
  event: PlatformerEvent;
  refusal: PlatformerRefusal;
  view: View;
  options: PlatformerOptions;
}

/** What a rule of Platformer may do besides writing to its state. */
export type PlatformerTable = Table<PlatformerKind>;
