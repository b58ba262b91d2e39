/** The bright table: its cards and niches, what is pointed at, and what that would bring. */
import {
  CARDS,
  type CardId,
  DICE,
  type DiceForgeKind,
  type DieId,
  FACES,
  type FaceId,
  islandOf,
  type PlayerView,
  POOL_IDS,
  POOLS,
  type PoolId,
  type TurnStep,
} from '@astragal/dice-forge';
import type { Seat } from '@astragal/kernel';
import { type Offer as BoardOffer, BoardTable } from '../../table/board-table.svelte.ts';
import type { CardWare, NicheWare, Standing } from './board/wares.ts';
import { type Odds, odds } from './odds.ts';
import { type Answer, mirrored, NO_CHANGE, oustedBy, type Preview, previewOf, priceOf, roomOf, shortOf } from './preview.ts';

export type Offer<A extends Answer = Answer> = BoardOffer<DiceForgeKind, A>;

/** What the pointer, the keyboard or a tap is on. */
export type Look =
  | { readonly on: 'card'; readonly card: CardId }
  | { readonly on: 'face'; readonly face: FaceId }
  | { readonly on: 'place'; readonly die: DieId; readonly position: number }
  | { readonly on: 'offer'; readonly choice: Answer };

/** Kinds of cards by when they work. */
export function kindsOf(card: CardId): CardWare['kinds'] {
  const { lightning, gear, ousting, reward } = CARDS[card];
  return [
    ...(lightning ? (['instant'] as const) : []),
    ...(gear ? (['reinforcement'] as const) : []),
    ...(ousting || reward ? (['automatic'] as const) : []),
  ];
}

export class DiceForgeTable extends BoardTable<DiceForgeKind> {
  #hovered = $state.raw<Look | undefined>();
  #pinned = $state.raw<Look | undefined>();

  /** The amount on the hammer's slider and the gain it is for; kept here, as the slider goes while somebody else's answer arrives. */
  struck = $state.raw<{ readonly of: string; readonly gold: number } | undefined>();

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

  /** What is pointed at now, else what was pinned by a click that wants to be sure. */
  get look(): Look | undefined {
    return this.#hovered ?? this.#pinned;
  }
  set look(look: Look | undefined) {
    this.#hovered = look;
  }

  /** Takes the card; one that lets dice roll cannot be taken back, so it is shown first and taken by a second click. */
  takeCard(card: CardId): void {
    const offer = this.find('feat', (choice) => choice.card === card);
    const sure = this.#pinned?.on === 'card' && this.#pinned.card === card;
    if (offer && !sure && this.letsRoll(card)) this.#pinned = { on: 'card', card };
    else this.answer(offer);
  }

  letsRoll(card: CardId): boolean {
    const op = CARDS[card].lightning?.op;
    return op === 'blessings' || op === 'borrow-rolls' || op === 'opponents-lose' || oustedBy(this.view, this.seat, card) !== undefined;
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

  readonly discount: number = $derived.by(() => this.ask('ship')?.discount ?? 0);

  readonly cards: readonly CardWare[] = $derived.by(() =>
    this.view.stacks.map(({ slot, card, left }) => {
      const may = this.find('feat', (choice) => choice.card === card) !== undefined;
      const short = shortOf(CARDS[card].cost, this.me);
      const lacks = Object.values(short).some((n) => n > 0);
      const asked = this.asksFor('feat');
      return {
        id: card,
        slot,
        left,
        short,
        cost: CARDS[card].cost,
        glory: CARDS[card].glory,
        kinds: kindsOf(card),
        standing: standing({ left, may, asked, lacks }),
        reason: this.reason('feat', (choice) => choice.card === card),
      };
    }),
  );

  readonly niches: readonly NicheWare[] = $derived.by(() => POOL_IDS.map((id) => this.#niche(id)));

  #niche(id: PoolId): NicheWare {
    const faces = [...new Set(POOLS[id].faces)];
    const mixed = faces.length > 1;
    const price = priceOf(faces[0]!, this.discount);
    const left = faces.reduce((total, face) => total + this.view.left[face], 0);
    const may = faces.filter((face) => this.find('buy', (choice) => choice.face === face));
    const short = Math.max(0, price - this.me.gold);
    return {
      id,
      price,
      mixed,
      left,
      may,
      short,
      places: mixed ? faces.map((face) => (this.view.left[face] > 0 ? face : undefined)) : left > 0 ? faces : [undefined],
      standing: standing({ left, may: may.length > 0, asked: this.asksFor('buy'), lacks: short > 0 }),
      reason: this.reason('buy', (choice) => faces.includes(choice.face)),
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

  readonly preview: Preview = $derived.by(() => {
    const look = this.look;
    if (look?.on === 'offer') return previewOf(look.choice, this.me, this.discount);
    return this.looked ? previewOf(this.looked.choice, this.me, this.discount) : NO_CHANGE;
  });

  /** Where the boat would go. */
  readonly destination = $derived.by(() => (this.look?.on === 'card' && this.looked ? islandOf(this.look.card) : undefined));

  readonly #around = $derived.by(() => ({ room: roomOf(this.me), mirrored: mirrored(this.view, this.seat) }));
  readonly odds: Odds = $derived.by(() => odds(this.me.light.faces, this.me.dark.faces, this.#around));

  /** Where a face would go for the comparison: the place pointed at, or the poorest face of my dice. */
  readonly trial: { readonly die: DieId; readonly position: number; readonly face: FaceId } | undefined = $derived.by(() => {
    const look = this.look;
    const forging = this.ask('forging');
    if (look?.on === 'place' && forging) return { die: look.die, position: look.position, face: forging.face };
    if (look?.on === 'face') return { ...poorest(this.me), face: look.face };
    return undefined;
  });

  /** The odds if the trial came true. */
  readonly oddsAfter: Odds | undefined = $derived.by(() => {
    const trial = this.trial;
    if (!trial) return undefined;
    const faces = (die: DieId) => (die === trial.die ? this.me[die].faces.with(trial.position, trial.face) : this.me[die].faces);
    return odds(faces('light'), faces('dark'), this.#around);
  });
}

function standing({ left, may, asked, lacks }: { left: number; may: boolean; asked: boolean; lacks: boolean }): Standing {
  if (left === 0) return 'gone';
  if (may) return 'may';
  if (!asked) return 'rest';
  return lacks ? 'short' : 'barred';
}

/** The place of my dice whose face gives least. */
function poorest(player: PlayerView): { readonly die: DieId; readonly position: number } {
  const places = DICE.flatMap((die) => player[die].faces.map((face, position) => ({ die, position, worth: worth(face) })));
  return places.reduce((least, place) => (place.worth < least.worth ? place : least));
}

function worth(face: FaceId): number {
  const { kind, gives, options, boar } = FACES[face];
  if (boar || (kind !== 'all' && kind !== 'choice')) return 100;
  return Math.max(...[gives, ...options].map(({ gold, sun, moon, glory }) => gold + 2 * (sun + moon + glory)));
}
