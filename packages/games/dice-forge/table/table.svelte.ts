/** The bright table: its cards and niches, what is pointed at, and what that would bring. */

import type { DiceForgeKind, PlayerView, TurnStep } from '@astragal/dice-forge';
import {
  type Amounts,
  CARDS,
  type CardId,
  type DieId,
  type FaceId,
  islandOf,
  NOTHING,
  POOL_IDS,
  POOLS,
  type PoolId,
} from '@astragal/dice-forge/content';
import {
  type Answer,
  bestPlace,
  type DiePlace,
  NO_CHANGE,
  type Odds,
  oddsOf,
  type Preview,
  previewOf,
  priceOf,
  type Turn,
  turnsOf,
  withFace,
} from '@astragal/dice-forge/insight';
import { type Seat, same } from '@astragal/kernel';
import { type Offer as BoardOffer, BoardTable } from '@astragal/table/board-table.svelte.ts';
import { InTurn } from '@astragal/table/pieces.svelte.ts';
import { rivalsSince } from '@astragal/table/turns.ts';
import type { CardWare, NicheWare, Standing } from './board/wares.ts';
import { GoldChoices } from './gold.svelte.ts';
import type { Wording } from './words.ts';

export type Offer<A extends Answer = Answer> = BoardOffer<DiceForgeKind, A>;

/** What the pointer, the keyboard or a tap is on. */
export type Look =
  | { readonly on: 'card'; readonly card: CardId }
  | { readonly on: 'face'; readonly face: FaceId }
  | { readonly on: 'place'; readonly die: DieId; readonly position: number }
  | { readonly on: 'offer'; readonly choice: Answer };

/** The parts of the table that may be asked about. */
export type Lit = 'all' | 'niches' | 'dice' | 'answers';

/** Kinds of cards by when they work. */
export function kindsOf(card: CardId): CardWare['kinds'] {
  const { lightning, gear, ousting, reward } = CARDS[card];
  return [
    ...(lightning ? (['instant'] as const) : []),
    ...(gear ? (['reinforcement'] as const) : []),
    ...(ousting || reward ? (['automatic'] as const) : []),
  ];
}

export class DiceForgeTable extends BoardTable<DiceForgeKind, Wording> {
  #hovered = $state.raw<Look | undefined>();
  #pinned = $state.raw<Look | undefined>();

  /** The amount on the hammer's slider and the gain it is for; kept here, as the slider goes while somebody else's answer arrives. */
  struck = $state.raw<{ readonly of: string; readonly gold: number } | undefined>();

  /** Whether the end was opened or closed by hand. */
  #ending = $state.raw<boolean | undefined>();
  /** The end is looked at; in a replay the table and its controls come first. */
  get ending(): boolean {
    return this.#ending ?? this.props.mode !== 'replay';
  }
  set ending(open: boolean) {
    this.#ending = open;
  }
  /** A question lights every isle and the temple: one after the other. */
  readonly lighting = new InTurn();

  /** What everybody here has settled about gold and the hammer. */
  readonly gold = new GoldChoices();

  readonly active: Seat = $derived.by(() => this.view.active);
  readonly me: PlayerView = $derived.by(() => this.view.players[this.seat] ?? this.view.players[0]!);
  /** The step of the turn as a player feels it: without gear left to use, the action has come. */
  readonly turnStep: TurnStep = $derived.by(() =>
    this.view.turnStep === 'gear' && this.view.gear.length === 0 ? 'action' : this.view.turnStep,
  );

  /** Gear used in this turn. */
  readonly used: readonly CardId[] = $derived.by(() => {
    const { log } = this.props;
    const turn = log.slice(log.findLastIndex(({ kind }) => kind === 'turn-begun') + 1);
    return turn.flatMap((event) => (event.kind === 'gear-used' ? [event.card] : []));
  });

  readonly turns: readonly Turn[] = $derived.by(() => turnsOf(this.props.log));
  /** What the rivals did since my last turn. */
  readonly news: readonly Turn[] = $derived.by(() => (this.watching ? [] : rivalsSince(this.turns, this.props.seat)));
  /** My turn has come and I have not acted yet: time to look at what they did. */
  readonly newsDue: boolean = $derived.by(
    () => this.news.length > 0 && this.ask('action')?.extra === false && this.turns.at(-1)?.deeds.length === 0,
  );
  /** Which part of the table is asked about: only that is lit. Nothing is asked: all of it. */
  readonly lit: Lit = $derived.by(() => {
    if (this.asks.length === 0 || this.watching) return 'all';
    if (this.ask('forging')) return 'dice';
    if (this.asksFor('feat')) return 'all';
    return this.asksFor('buy') ? 'niches' : 'answers';
  });
  /** Their footprints on the table: who took of which stack, and which faces of theirs are new. They stay until my turn ends. */
  readonly takers: Readonly<Partial<Record<CardId, readonly Seat[]>>> = $derived.by(() =>
    Object.fromEntries(this.#stacks.map(({ card }) => [card, this.news.filter((turn) => hasTaken(turn, card)).map(({ seat }) => seat)])),
  );
  isNew(seat: Seat, die: DieId, position: number): boolean {
    return this.news.some(
      (turn) => turn.seat === seat && turn.deeds.some((deed) => deed.did === 'forged' && deed.die === die && deed.position === position),
    );
  }

  /** What is pointed at now, else what was pinned by a click that wants to be sure. */
  get look(): Look | undefined {
    return this.#hovered ?? this.#pinned;
  }
  set look(look: Look | undefined) {
    this.#hovered = look;
  }

  /** The pointer or the focus has left this piece. Whatever else it is on by now stays looked at. */
  leave(piece: Look): void {
    if (same(piece, this.#hovered)) this.#hovered = undefined;
  }

  /** Takes the card; one that lets dice roll cannot be taken back, so it is shown first and taken by a second click. */
  takeCard(card: CardId): void {
    const offer = this.find('feat', (choice) => choice.card === card);
    const sure = this.#pinned?.on === 'card' && this.#pinned.card === card;
    if (offer && !sure && this.letsRoll(card)) this.#pinned = { on: 'card', card };
    else this.answer(offer);
  }

  /** Whether dice would fall: no way back from there. */
  letsRoll(card: CardId): boolean {
    const offer = this.find('feat', (choice) => choice.card === card);
    return offer !== undefined && this.#previewOf(offer.choice).rolls;
  }

  /** The card that waits for its second click. */
  readonly pinned: Offer | undefined = $derived.by(() => {
    const pinned = this.#pinned;
    return pinned?.on === 'card' ? this.find('feat', (choice) => choice.card === pinned.card) : undefined;
  });

  override letGo(): void {
    this.#hovered = undefined;
    this.#pinned = undefined;
  }

  /** The question about gold that is open: in my turn as it is shown, in a rival's as soon as it is asked, since everybody waits for it. */
  readonly #splitting: { readonly key: string; readonly offers: readonly Offer[] } | undefined = $derived.by(() => {
    const asks = this.myTurn ? (this.own ? this.asks : []) : (this.props.ahead?.asks ?? this.asks);
    const ask = asks.find((each) => each.frame.step === 'splitting');
    if (ask?.frame.step !== 'splitting') return undefined;
    const { gold, source, step } = ask.frame;
    const at = this.props.ahead?.heard ?? this.props.log.length;
    return { key: `${at}: ${gold} of ${source}`, offers: ask.options.map(({ text, choice }) => ({ text, choice, step })) };
  });
  /** Its answer, if that is settled once and for all. */
  readonly settled: Offer | undefined = $derived.by(() => {
    if (!this.#splitting) return undefined;
    const { key, offers } = this.#splitting;
    const amounts = offers.map(({ choice }) => (choice.do === 'hammer' ? choice.gold : 0));
    const gold = this.gold.settled(this.home, key, amounts);
    return gold === undefined ? undefined : offers[amounts.indexOf(gold)];
  });
  /** To be told whenever another question is open. */
  watchGold(): void {
    this.gold.sees(this.#splitting?.key);
  }
  /** Gives it; if it is taken back, the question stays open. */
  settle(): void {
    const { settled } = this;
    if (this.#splitting) this.gold.answers(this.#splitting.key);
    this.answer(settled);
  }

  readonly discount: number = $derived.by(() => this.ask('ship')?.discount ?? 0);

  /** Parts of the view by themselves: whatever hangs on one of them rests while the others change. */
  readonly #stacks = $derived.by(() => this.view.stacks);
  readonly #left = $derived.by(() => this.view.left);

  readonly cards: readonly CardWare[] = $derived.by(() => {
    const asked = this.asksFor('feat');
    return this.#stacks.map(({ slot, card, left }) => {
      const isIt = (choice: Answer): boolean => choice.do === 'feat' && choice.card === card;
      const may = this.find('feat', isIt) !== undefined;
      const short = this.#missing(isIt);
      const why = this.whyNot(isIt);
      return {
        id: card,
        slot,
        left,
        short: short ?? NOTHING,
        cost: CARDS[card].cost,
        glory: CARDS[card].glory,
        kinds: kindsOf(card),
        standing: standing({ left, may, asked, lacks: short !== undefined }),
        reason: why?.text,
        rule: why?.rule,
      };
    });
  });

  /** What is short for this, as the rules refuse it. */
  #missing(fits: (choice: Answer) => boolean): Amounts | undefined {
    for (const { refused } of this.asks)
      for (const { choice, refusal } of refused) if (refusal.why === 'short' && fits(choice)) return refusal.missing;
    return undefined;
  }

  readonly niches: readonly NicheWare[] = $derived.by(() => POOL_IDS.map((id) => this.#niche(id)));

  #niche(id: PoolId): NicheWare {
    const faces = [...new Set(POOLS[id].faces)];
    const mixed = faces.length > 1;
    const price = priceOf(faces[0]!, this.discount);
    const left = faces.reduce((total, face) => total + this.#left[face], 0);
    const may = faces.filter((face) => this.find('buy', (choice) => choice.face === face));
    const isIt = (choice: Answer): boolean => choice.do === 'buy' && faces.includes(choice.face);
    const short = this.#missing(isIt)?.gold ?? 0;
    const why = this.whyNot(isIt);
    return {
      id,
      price,
      mixed,
      left,
      may,
      short,
      places: mixed ? faces.map((face) => (this.#left[face] > 0 ? face : undefined)) : left > 0 ? faces : [undefined],
      standing: standing({ left, may: may.length > 0, asked: this.asksFor('buy'), lacks: short > 0 }),
      reason: why?.text,
      rule: why?.rule,
    };
  }

  /** The offer that the piece under the pointer stands for. */
  readonly looked: Offer | undefined = $derived.by(() => {
    const look = this.look;
    if (look?.on === 'card') return this.find('feat', (choice) => choice.card === look.card);
    if (look?.on === 'face') return this.find('buy', (choice) => choice.face === look.face);
    if (look?.on === 'place') return this.find('forge', (choice) => choice.die === look.die && choice.position === look.position);
    return undefined;
  });

  /** What the piece under the pointer would bring. */
  readonly preview: Preview = $derived.by(() => {
    const choice = this.look?.on === 'offer' ? this.look.choice : this.looked?.choice;
    return choice ? this.#previewOf(choice) : NO_CHANGE;
  });

  #previewOf(choice: Answer): Preview {
    const ask = this.asks.find(({ options }) => options.some((option) => option.choice === choice));
    return ask ? previewOf(this.view, ask.frame, choice, this.gold.of(this.seat)) : NO_CHANGE;
  }

  /** Where the boat would go. */
  readonly destination = $derived.by(() => (this.look?.on === 'card' && this.looked ? islandOf(this.look.card) : undefined));

  readonly odds: Odds = $derived.by(() => oddsOf(this.view, this.seat));

  /** Where a face would go for the comparison: the place pointed at, or the best one. */
  readonly trial: (DiePlace & { readonly face: FaceId }) | undefined = $derived.by(() => {
    const look = this.look;
    const forging = this.ask('forging');
    if (look?.on === 'place' && forging) return { die: look.die, position: look.position, face: forging.face };
    const place = look?.on === 'face' && this.view.left[look.face] > 0 ? bestPlace(this.view, this.seat, look.face) : undefined;
    return place && look?.on === 'face' ? { ...place, face: look.face } : undefined;
  });

  /** The odds if the trial came true. */
  readonly oddsAfter: Odds | undefined = $derived.by(() =>
    this.trial ? oddsOf(withFace(this.view, this.seat, this.trial, this.trial.face), this.seat) : undefined,
  );
}

const hasTaken = ({ deeds }: Turn, card: CardId): boolean => deeds.some((deed) => deed.did === 'took' && deed.card === card);

function standing({ left, may, asked, lacks }: { left: number; may: boolean; asked: boolean; lacks: boolean }): Standing {
  if (left === 0) return 'gone';
  if (may) return 'may';
  if (!asked) return 'rest';
  return lacks ? 'short' : 'barred';
}
