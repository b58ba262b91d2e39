/** The words of the game: what a position holds, what is asked, what happens, what is seen. Seats and positions count from 0. */
import type { Kind, Seat } from '@astragal/kernel';
import type {
  AlternateId,
  Amounts,
  BoarId,
  Capped,
  CardId,
  ConversionId,
  DieId,
  FaceId,
  Place,
  Resource,
  SetId,
  SlotId,
  TokenId,
} from './content/index.ts';

// What a position holds.

/** A die: the face on each of its six positions, and the position that lies up (-1 before the first roll). */
export interface Die {
  readonly faces: FaceId[];
  up: number;
}

/** Where a player's glory came from: results of dice, hammers, effects of cards; and what Minotaur took (a positive number). */
export interface Tally {
  dice: number;
  hammer: number;
  cards: number;
  lost: number;
}

/** Everything a player owns. */
export interface Player {
  gold: number;
  sun: number;
  moon: number;
  glory: number;
  readonly light: Die;
  readonly dark: Die;
  place: Place;
  /** In the order taken. */
  readonly cards: CardId[];
  /** The boars whose cards this player owns (DF-63). */
  readonly boars: BoarId[];
  chests: number;
  hammers: number;
  /** Gold on all hammers together; they are worked one after the other, so this says it all (DF-109). */
  hammered: number;
  cerberus: number;
  triton: number;
  /** Faces taken off this player's dice in the whole game (DF-21). */
  forged: number;
  readonly tally: Tally;
}

/** The steps of a turn (DF-23). */
export const TURN_STEPS = ['blessings', 'gear', 'action', 'extra-action'] as const;
export type TurnStep = (typeof TURN_STEPS)[number];

export interface State {
  round: number;
  readonly rounds: number;
  active: Seat;
  turnStep: TurnStep;
  readonly players: Player[];
  /** Faces left in the temple, by place in `FACE_IDS`. */
  readonly stock: number[];
  /** Faces out of the game, by place in `FACE_IDS`. */
  readonly gone: number[];
  /** The card of each slot and how many are left, in the order of `SLOT_IDS`. */
  readonly slots: readonly CardId[];
  readonly stacks: number[];
  /** The active player's gear cards that may still be used in this turn (DF-26). */
  gear: CardId[];
  /** What every die showed when the last roll had fallen: light and dark of seat 0, of seat 1, ... (DF-18, DF-47). */
  readonly rolled: FaceId[];
  /** Each seat's score at the end of each round, one round after the other. */
  readonly chronicle: number[];
}

// What is under way.

/** Blessings and minor blessings; `theft` is the roll of Satyrs, `loss` that of Minotaur (DF-37). */
export type RollKind = 'blessing' | 'minor-blessing' | 'theft' | 'loss';
/** Why dice are rolled: step 1, an ousting, or a card. */
export type RollSource = 'turn' | 'ousting' | CardId;

/** A die of somebody. */
export interface DieOf {
  readonly seat: Seat;
  readonly die: DieId;
}

/** A fallen roll that is being resolved. The dice may change meanwhile, the results do not (DF-18). */
export interface Roll {
  readonly kind: RollKind;
  readonly source: RollSource;
  /** One in a minor blessing, else two. */
  readonly dice: readonly DieOf[];
  readonly results: readonly FaceId[];
  readonly convert: ConversionId;
  /** The results are being applied once more for a Cerberus token (DF-112). */
  readonly again: boolean;
}

/** A result worked out: what this face brings now, after mirror, x3, choice and shield. */
export interface Part {
  /** The face as it counts; a mirror without effect stays a mirror. */
  readonly face: FaceId;
  readonly gives: Amounts;
  /** The discount if it is a ship, else 0. */
  readonly discount: number;
  /** How often the owner of a boar is rewarded for it. */
  readonly rewards: number;
}

/** A face of the offering under way and where it went (DF-71). */
export interface Placed {
  readonly face: FaceId;
  readonly die: DieId;
  readonly position: number;
}

/** What brings a face onto a die. */
export type ForgeSource = 'offering' | 'ship' | CardId;
/** What brings a resource: a face, a card, or the token of a card. */
export type Source = FaceId | CardId;

export type Frame =
  // Turn (section 4).
  | { readonly step: 'turn'; readonly seat: Seat }
  | { readonly step: 'blessings'; readonly seat: Seat }
  | { readonly step: 'gear'; readonly seat: Seat }
  /** Steps 2 and 3 in one question: using gear, then an action; starting one ends step 2. `extra`: the paid action. */
  | { readonly step: 'action'; readonly seat: Seat; readonly extra: boolean }
  | { readonly step: 'acted'; readonly seat: Seat; readonly extra: boolean }
  /** Step 4, and the last chance to spend a Triton token. `paid`: the extra action has been taken. */
  | { readonly step: 'extra'; readonly seat: Seat; readonly paid: boolean }
  | { readonly step: 'turned'; readonly seat: Seat }
  // Offering and forging (section 8).
  /** More faces for the offering under way. */
  | { readonly step: 'offering'; readonly seat: Seat; readonly lot: readonly Placed[] }
  /** `lot`: faces of the same offering, already placed. */
  | { readonly step: 'forging'; readonly seat: Seat; readonly face: FaceId; readonly source: ForgeSource; readonly lot: readonly Placed[] }
  // Feats and cards (sections 9 to 11).
  | { readonly step: 'landing'; readonly seat: Seat; readonly card: CardId }
  | { readonly step: 'taking'; readonly seat: Seat; readonly card: CardId }
  | { readonly step: 'garden'; readonly seat: Seat; readonly card: CardId; readonly faces: readonly FaceId[] }
  | { readonly step: 'victim'; readonly seat: Seat; readonly card: CardId; readonly face: BoarId }
  | { readonly step: 'theft'; readonly seat: Seat; readonly card: CardId; readonly taken: readonly DieOf[] }
  | { readonly step: 'gift'; readonly seat: Seat; readonly card: CardId; readonly options: readonly Amounts[] }
  // Blessings and resolution (sections 5 to 7).
  | { readonly step: 'blessing'; readonly seat: Seat; readonly source: RollSource; readonly convert: ConversionId }
  | { readonly step: 'naming'; readonly seat: Seat; readonly card: CardId; readonly count: number; readonly convert: ConversionId }
  | { readonly step: 'minor'; readonly seat: Seat; readonly card: CardId; readonly die: DieId; readonly convert: ConversionId }
  | { readonly step: 'resolving'; readonly seat: Seat; readonly roll: Roll }
  /** `faces`: the results as they count so far; the mirror at `at` looks for a face among `eligible`. */
  | {
      readonly step: 'copying';
      readonly seat: Seat;
      readonly roll: Roll;
      readonly faces: readonly FaceId[];
      readonly at: number;
      readonly eligible: readonly FaceId[];
    }
  /** `picked`: the options picked so far; the face at `at` gives one of its options, `times` times. */
  | {
      readonly step: 'choosing';
      readonly seat: Seat;
      readonly roll: Roll;
      readonly faces: readonly FaceId[];
      readonly picked: readonly number[];
      readonly at: number;
      readonly times: number;
    }
  | { readonly step: 'ordering'; readonly seat: Seat; readonly roll: Roll; readonly parts: readonly Part[] }
  | { readonly step: 'applying'; readonly seat: Seat; readonly roll: Roll; readonly part: Part }
  | { readonly step: 'converting'; readonly seat: Seat; readonly roll: Roll; readonly part: Part; readonly glory: number }
  | { readonly step: 'splitting'; readonly seat: Seat; readonly gold: number; readonly source: Source }
  | { readonly step: 'sailing'; readonly seat: Seat; readonly discount: number }
  | { readonly step: 'ship'; readonly seat: Seat; readonly discount: number }
  /** `face`: the boar that `by` applied. */
  | { readonly step: 'reward'; readonly seat: Seat; readonly face: BoarId; readonly by: Seat }
  | { readonly step: 'repeat'; readonly seat: Seat; readonly roll: Roll };

// What is asked.

/** A Triton token may be spent at any decision of its owner in his own turn (DF-115). */
export type Spend = { readonly do: 'spend'; readonly token: 'triton'; readonly resource: Capped };
export type Buy = { readonly do: 'buy'; readonly face: FaceId };
export type Forge = { readonly do: 'forge'; readonly die: DieId; readonly position: number };
export type Take = { readonly do: 'take'; readonly resource: Resource; readonly amount: number };
export type Use = { readonly do: 'use'; readonly card: CardId };
export type Feat = { readonly do: 'feat'; readonly card: CardId };
/** To end the turn, with or without an action. */
export type End = { readonly do: 'end' };
export type Decline = { readonly do: 'decline' };

/** Which steps are questions, and what answers each. */
export interface Asks {
  action: Use | Buy | Feat | End | Spend;
  /** More faces of the same offering, or `finish` it. */
  offering: Buy | { readonly do: 'finish' };
  forging: Forge | Spend;
  /** Pay 2 sun for one more action, or end the turn. */
  extra: { readonly do: 'pay' } | End | Spend;
  /** Which face of the garden the card brings. */
  garden: { readonly do: 'pick'; readonly face: FaceId } | Spend;
  /** Who must forge the boar. */
  victim: { readonly do: 'name'; readonly victim: Seat } | Spend;
  /** Satyrs: one die after the other. */
  theft: { readonly do: 'borrow'; readonly from: Seat; readonly die: DieId } | Spend;
  gift: Take | Spend;
  /** Which die a minor blessing rolls. */
  naming: { readonly do: 'roll'; readonly die: DieId } | Spend;
  copying: { readonly do: 'copy'; readonly face: FaceId } | Spend;
  choosing: Take | Spend;
  /** Which result is applied first (DF-41). */
  ordering: { readonly do: 'apply'; readonly face: FaceId } | Spend;
  converting: { readonly do: 'convert' } | { readonly do: 'keep' } | Spend;
  /** How much of the gold goes on the hammer. */
  splitting: { readonly do: 'hammer'; readonly gold: number } | Spend;
  ship: Buy | Decline | Spend;
  reward: Take | Spend;
  /** Spend a Cerberus token, or not. */
  repeat: { readonly do: 'repeat' } | Decline | Spend;
}

/** Why not. `rule` is where the rules say so. */
export type Refusal =
  /** Everything of which there is too little, and by how much. */
  | { readonly why: 'short'; readonly rule: string; readonly missing: Amounts }
  | { readonly why: 'sold-out'; readonly rule: 'DF-67'; readonly face: FaceId }
  | { readonly why: 'twice'; readonly rule: 'DF-68'; readonly face: FaceId }
  | { readonly why: 'no-place'; readonly rule: 'DF-66' }
  | { readonly why: 'stack-empty'; readonly rule: 'DF-73'; readonly card: CardId }
  | { readonly why: 'boar'; readonly rule: 'DF-65'; readonly face: FaceId }
  | { readonly why: 'just-forged'; readonly rule: 'DF-71'; readonly face: FaceId }
  | { readonly why: 'extra-taken'; readonly rule: 'DF-30' };

// What happens.

/** One die of a roll as it fell. */
export interface Fallen extends DieOf {
  readonly position: number;
  readonly face: FaceId;
}

export type Event =
  | { readonly kind: 'turn-begun'; readonly seat: Seat; readonly round: number }
  /** All dice of one roll, in the order of their owners; `by` received the blessing or took the card. */
  | { readonly kind: 'rolled'; readonly by: Seat; readonly roll: RollKind; readonly source: RollSource; readonly dice: readonly Fallen[] }
  /** A mirror acts as `face`; without `face` it has no effect. */
  | { readonly kind: 'copied'; readonly seat: Seat; readonly face?: FaceId }
  /** `gains` reached the reserve, `lost` went beyond the cap. */
  | { readonly kind: 'gained'; readonly seat: Seat; readonly gains: Amounts; readonly lost: Amounts; readonly source: Source }
  /** Minotaur took this. */
  | { readonly kind: 'lost'; readonly seat: Seat; readonly losses: Amounts; readonly source: Source }
  /** The card's owner takes glory instead of what `face` gives. */
  | {
      readonly kind: 'converted';
      readonly seat: Seat;
      readonly face: FaceId;
      readonly given: Amounts;
      readonly glory: number;
      readonly card: CardId;
    }
  /** `gold` went on hammer number `hammer` (from 1) in `phase` 1 or 2, which now has `filled` of 15; `glory` if that filled it. */
  | {
      readonly kind: 'hammered';
      readonly seat: Seat;
      readonly gold: number;
      readonly hammer: number;
      readonly phase: number;
      readonly filled: number;
      readonly glory: number;
    }
  | { readonly kind: 'gear-used'; readonly seat: Seat; readonly card: CardId }
  /** What was paid, and for what. */
  | { readonly kind: 'paid'; readonly seat: Seat; readonly cost: Amounts; readonly purpose: CardId | 'extra-action' }
  /** `price` after the discount. */
  | {
      readonly kind: 'bought';
      readonly seat: Seat;
      readonly face: FaceId;
      readonly price: number;
      readonly discount: number;
      readonly left: number;
    }
  | {
      readonly kind: 'forged';
      readonly seat: Seat;
      readonly die: DieId;
      readonly position: number;
      readonly face: FaceId;
      readonly replaced: FaceId;
      readonly source: ForgeSource;
    }
  /** No position may be replaced, so the face stays in its garden (DF-66). */
  | { readonly kind: 'unforged'; readonly seat: Seat; readonly face: FaceId; readonly card: CardId }
  /** A ship bought nothing; `forced`: nothing was affordable. */
  | { readonly kind: 'ship-passed'; readonly seat: Seat; readonly forced: boolean }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly from: Place; readonly to: Place }
  /** `seat` goes back to its start portal and receives a blessing. */
  | { readonly kind: 'ousted'; readonly seat: Seat; readonly by: Seat; readonly from: Place }
  | { readonly kind: 'card-taken'; readonly seat: Seat; readonly card: CardId; readonly glory: number; readonly left: number }
  | { readonly kind: 'hammer-received'; readonly seat: Seat; readonly hammers: number }
  | { readonly kind: 'caps-raised'; readonly seat: Seat; readonly caps: Readonly<Record<Capped, number>> }
  | { readonly kind: 'token-received'; readonly seat: Seat; readonly token: TokenId; readonly held: number }
  | { readonly kind: 'token-spent'; readonly seat: Seat; readonly token: TokenId; readonly held: number }
  /** `victim` must forge the boar `face`. */
  | { readonly kind: 'victim-named'; readonly seat: Seat; readonly victim: Seat; readonly face: BoarId }
  /** Satyrs: `seat` applies the results of these dice. */
  | { readonly kind: 'borrowed'; readonly seat: Seat; readonly dice: readonly DieOf[]; readonly faces: readonly FaceId[] }
  /** A boar that `by` applied rewards `seat`; what it takes follows. */
  | { readonly kind: 'boar-rewarded'; readonly seat: Seat; readonly by: Seat; readonly face: BoarId }
  | { readonly kind: 'turn-ended'; readonly seat: Seat; readonly passed: boolean }
  | { readonly kind: 'round-ended'; readonly round: number; readonly scores: readonly number[] }
  | { readonly kind: 'game-ended'; readonly scores: readonly number[]; readonly winners: readonly Seat[] };

// What is seen. Everything but future rolls is public (DF-11), so a view hides nothing and adds what a table shows.

/** A player as the table shows one. */
export interface PlayerView {
  readonly gold: number;
  readonly sun: number;
  readonly moon: number;
  readonly glory: number;
  readonly caps: Readonly<Record<Capped, number>>;
  readonly light: { readonly faces: readonly FaceId[]; readonly up: number };
  readonly dark: { readonly faces: readonly FaceId[]; readonly up: number };
  readonly place: Place;
  readonly cards: readonly CardId[];
  readonly boars: readonly BoarId[];
  readonly chests: number;
  readonly hammers: number;
  readonly hammered: number;
  readonly cerberus: number;
  readonly triton: number;
  readonly forged: number;
  readonly tally: Readonly<Tally>;
  /** Glory printed on the cards. */
  readonly printed: number;
  /** Glory and printed glory: the score if the game ended now. */
  readonly score: number;
}

export interface View {
  readonly round: number;
  readonly rounds: number;
  readonly active: Seat;
  readonly turnStep: TurnStep;
  readonly players: readonly PlayerView[];
  /** Faces left in the temple, by design. */
  readonly left: Readonly<Record<FaceId, number>>;
  /** Faces out of the game, by design. */
  readonly gone: Readonly<Record<FaceId, number>>;
  /** The stacks on the islands, in the order of `SLOT_IDS`. */
  readonly stacks: readonly { readonly slot: SlotId; readonly card: CardId; readonly left: number }[];
  readonly gear: readonly CardId[];
  /** What every die showed when the last roll had fallen: `[light, dark]` by seat; empty before the first roll. */
  readonly rolled: readonly (readonly FaceId[])[];
  /** Scores by round (from the first), then by seat. */
  readonly chronicle: readonly (readonly number[])[];
}

/** How the nine alternate slots are filled (DF-7): as in a first game, by luck, or as the host chooses slot by slot. */
export type SetupId = 'first' | 'random' | 'chosen';
export type Options = { readonly setup: SetupId } & { readonly [slot in AlternateId]: SetId };

export interface DiceForgeKind extends Kind {
  state: State;
  frame: Frame;
  asks: Asks;
  event: Event;
  refusal: Refusal;
  view: View;
  options: Options;
}
