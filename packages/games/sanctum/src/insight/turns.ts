/** The game retold turn by turn: what each player did, beat, found and suffered, from what was heard. */
import type { Seat } from '@astragal/kernel';
import type { AchievementId, ActId } from '../content/acts.ts';
import type { DemonFace, ItemId } from '../content/cards.ts';
import type { SkillId } from '../content/heroes.ts';
import type { FuryId, LordId, Penalty } from '../content/lords.ts';
import type { SanctumEvent } from '../state.ts';

/** The parts of a game: turns on the march, then everybody side by side. */
export const CHAPTERS = ['march', 'respite', 'response', 'battle'] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** What a player did with a turn. */
export type Action = 'move' | 'fight' | 'rest' | 'breach' | 'answer' | 'face';

/** A turn of a player, over or under way; in the confrontation a part of it, of which every player has one. */
export interface Turn {
  readonly chapter: Chapter;
  /** Turns of the march and rounds of the Final Battle are counted from 1; the rest has one. */
  readonly count: number;
  /** The same, counted through the whole game. */
  readonly round: number;
  readonly seat: Seat;
  /** Its first event in the log: the name of the turn. */
  readonly from: number;
  /** The places of its events in the log; what happened to the player since the turn before comes first. */
  readonly events: readonly number[];
  readonly over: boolean;
  readonly action: Action | undefined;
  /** Where a move led: a space, or the walls. */
  readonly to: { readonly act: ActId; readonly space: number } | 'walls' | undefined;
  /** Demons that give chase from now on, those killed, and cards of the Demon Lord beaten. */
  readonly chased: readonly DemonFace[];
  readonly killed: readonly DemonFace[];
  readonly beaten: readonly (LordId | FuryId)[];
  readonly wounds: number;
  readonly found: readonly ItemId[];
  readonly skills: readonly SkillId[];
  readonly worn: readonly ItemId[];
  readonly brewed: number;
  readonly achieved: readonly AchievementId[];
  readonly suffered: readonly Penalty[];
  readonly fate: 'died' | 'won' | undefined;
}

type Telling = { -readonly [P in keyof Turn]: Turn[P] extends readonly (infer E)[] ? E[] : Turn[P] };
type Told<N extends SanctumEvent['kind']> = Extract<SanctumEvent, { kind: N }>;

/** What each event adds to the turn of the player it happened to. */
const TELL: { readonly [N in SanctumEvent['kind']]?: (turn: Telling, event: Told<N>) => unknown } = {
  moved(turn, { act, space }) {
    turn.action = 'move';
    turn.to = { act, space };
  },
  'walls-reached'(turn) {
    turn.action = 'move';
    turn.to = 'walls';
  },
  'set-taken': ({ chased }, { faces }) => chased.push(...faces),
  'fight-begun': (turn) => (turn.action = 'fight'),
  'demon-killed': ({ killed }, { face }) => killed.push(face),
  'card-defeated': ({ beaten }, { card }) => beaten.push(card),
  wounded: (turn, { wounds }) => (turn.wounds += wounds),
  'item-found': ({ found }, { item }) => found.push(item),
  looted: ({ found }, { item }) => found.push(item),
  'skill-gained': ({ skills }, { skill }) => skills.push(skill),
  rested: (turn) => (turn.action = 'rest'),
  equipped: ({ worn }, { item }) => worn.push(item),
  unequipped(turn, { item }) {
    turn.worn = turn.worn.filter((each) => each !== item);
  },
  brewed: (turn) => turn.brewed++,
  achieved: ({ achieved }, { achievement }) => achieved.push(achievement),
  breached: (turn) => (turn.action = 'breach'),
  answered: (turn) => (turn.action ??= 'answer'),
  suffered(turn, { penalty }) {
    turn.action ??= 'face';
    turn.suffered.push(penalty);
  },
  died: (turn) => (turn.fate = 'died'),
  won: (turn) => (turn.fate = 'won'),
};
type AnyTell = (turn: Telling, event: SanctumEvent) => unknown;

/** What begins a part in which everybody has a turn of their own. */
const BEGINS: Readonly<Partial<Record<SanctumEvent['kind'], Chapter>>> = {
  'respite-begun': 'respite',
  'lord-turned': 'response',
  'round-begun': 'battle',
};

/** All turns that were heard of, in the order in which they began. */
export function turnsOf(log: readonly SanctumEvent[]): readonly Turn[] {
  const told = new Tale();
  for (const [at, event] of log.entries()) told.hear(event, at);
  return told.turns;
}

class Tale {
  readonly turns: Telling[] = [];
  #chapter: Chapter = 'march';
  #round = 0;
  #count = 0;
  /** What happened to players in nobody's or in others' turns: at set-up, at a chest. */
  #before: (readonly [event: SanctumEvent, seat: Seat, at: number])[] = [];

  hear(event: SanctumEvent, at: number): void {
    const begins = BEGINS[event.kind];
    if (begins && (begins !== this.#chapter || begins === 'battle')) this.#begin(begins);
    if (event.kind === 'finished') this.#close();
    if (event.kind === 'turn-begun') this.#next(event.seat, at);
    if (!('seat' in event)) return;
    const turn = this.#turnOf(event.seat, at);
    if (turn) this.#tell(turn, event, at);
    else this.#before.push([event, event.seat, at]);
  }

  #tell(turn: Telling, event: SanctumEvent, at: number): void {
    turn.events.push(at);
    (TELL[event.kind] as AnyTell | undefined)?.(turn, event);
  }

  /** A turn begins, and with it whatever happened to its player since the last one. */
  #begins(seat: Seat, at: number): Telling {
    const turn = this.#fresh(seat, at);
    this.turns.push(turn);
    for (const [event, whose, when] of this.#before) if (whose === seat) this.#tell(turn, event, when);
    this.#before = this.#before.filter(([, whose]) => whose !== seat);
    return turn;
  }

  /** Another part: what went on before is over. */
  #begin(chapter: Chapter): void {
    this.#close();
    this.#count = chapter === this.#chapter ? this.#count + 1 : 1;
    this.#chapter = chapter;
    this.#round++;
  }

  #close(): void {
    for (const turn of this.turns) turn.over = true;
  }

  /** A turn of the march; a seat that had one begins a new round. */
  #next(seat: Seat, at: number): void {
    this.#close();
    const round = this.#round;
    if (round === 0 || this.turns.some((turn) => turn.seat === seat && turn.round === round)) {
      this.#round++;
      this.#count++;
    }
    this.#begins(seat, at);
  }

  /** Whose turn an event belongs to: on the march the turn under way, if it is that player's, else the next of that player; later everybody has one. */
  #turnOf(seat: Seat, at: number): Telling | undefined {
    const own = this.turns.findLast((turn) => turn.seat === seat);
    if (own?.round === this.#round && !own.over) return own;
    if (this.#chapter === 'march') return undefined;
    return this.#begins(seat, at);
  }

  #fresh(seat: Seat, from: number): Telling {
    return {
      chapter: this.#chapter,
      count: this.#count,
      round: this.#round,
      seat,
      from,
      events: [],
      over: false,
      action: undefined,
      to: undefined,
      chased: [],
      killed: [],
      beaten: [],
      wounds: 0,
      found: [],
      skills: [],
      worn: [],
      brewed: 0,
      achieved: [],
      suffered: [],
      fate: undefined,
    };
  }
}
