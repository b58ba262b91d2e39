/**
 * A drawn table as one screen sees it: what is shown, who sits where, and what may be answered. Every game's table extends it with what is
 * its own: the pieces, and what is in hand. It knows no rule: what may be done is what the options say. `W`: the table's own words.
 */
import type { ChoiceOf, Kind, Named, Names, Seat, SeenFrom } from '@astragal/kernel';
import type { BoardProps, OpenQuestion, RefusedOption } from './board.ts';
import { InTurn } from './pieces.svelte.ts';

type Step<K extends Kind> = OpenQuestion<K>['frame']['step'];
export type Doing<K extends Kind, D extends ChoiceOf<K>['do']> = Extract<ChoiceOf<K>, { do: D }>;

/** An answer that may be given now, with the question it answers. */
export interface Offer<K extends Kind, A extends ChoiceOf<K> = ChoiceOf<K>> {
  /** The notation: what the server takes. */
  readonly text: string;
  readonly choice: A;
  readonly step: Step<K>;
}

/** Why something cannot be done, in words, and the rule that says so; what the table itself says has none. */
export interface WhyNot {
  readonly text: string;
  readonly rule?: string | undefined;
}

/** Questions of any game look alike; the compiler cannot see that through `K`. */
interface AnyAsk<K extends Kind> {
  readonly frame: K['frame'] & { readonly step: Step<K>; readonly seat: Seat };
  readonly options: readonly { readonly text: string; readonly choice: ChoiceOf<K> }[];
  readonly refused: readonly RefusedOption<K, ChoiceOf<K>>[];
}

/** Always the same nothing: what hangs on questions and offers is not asked again while there are none. */
const NONE: readonly never[] = [];

export abstract class BoardTable<K extends Kind, W = unknown> {
  readonly #props: () => BoardProps<K, W>;
  /** While something moves, how the table stands until then; nothing may be answered meanwhile. Written by `Showing`. */
  held = $state.raw<K['view'] | undefined>();

  constructor(props: () => BoardProps<K, W>) {
    this.#props = props;
  }

  /** Whose turn it is: the seat a spectator looks at. */
  abstract readonly active: Seat;

  readonly props = $derived.by(() => this.#props());
  readonly view: K['view'] = $derived.by(() => this.held ?? this.props.moment.view);
  readonly watching = $derived.by(() => this.props.seat === undefined);
  readonly myTurn = $derived.by(() => this.active === this.props.seat);
  /** Where this screen sits: my seat, or for a spectator the active one. */
  readonly home: Seat = $derived.by(() => this.props.seat ?? this.active);
  /** The seat whose things lie in front. A table where one may look at others' boards says here at whose. */
  readonly seat: Seat = $derived.by(() => this.home);
  /** What lies in front is mine, so it may be touched. */
  readonly own = $derived.by(() => this.seat === this.props.seat);
  /** The others in turn order: the next to play first. */
  readonly rivals: readonly Seat[] = $derived.by(() => this.props.sitters.map((_, i, { length }) => (this.home + i) % length).slice(1));

  readonly asks: BoardProps<K, W>['asks'] = $derived.by(() => (this.held ? NONE : this.props.asks));
  /** To be called where a part is made: while others play, it follows once the rest of what happened has been drawn; when asked, at once. */
  afterwards<T>(wanted: () => T): () => T {
    const later = new InTurn().follow(wanted);
    return () => (this.asks.length > 0 ? wanted() : later());
  }

  get #asks(): readonly AnyAsk<K>[] {
    return this.asks as unknown as readonly AnyAsk<K>[];
  }

  /** Everything that may be answered now. */
  readonly offers: readonly Offer<K>[] = $derived.by(() =>
    this.own && this.asks.length > 0
      ? this.#asks.flatMap(({ frame, options }) => options.map(({ text, choice }) => ({ text, choice, step: frame.step })))
      : NONE,
  );

  /** The offers of one verb. */
  all<D extends ChoiceOf<K>['do']>(verb: D): Offer<K, Doing<K, D>>[] {
    return this.offers.filter((offer): offer is Offer<K, Doing<K, D>> => offer.choice.do === verb);
  }

  /** The first offer of this verb that fits. */
  find<D extends ChoiceOf<K>['do']>(verb: D, fits: (choice: Doing<K, D>) => boolean = () => true): Offer<K, Doing<K, D>> | undefined {
    return this.offers.find(({ choice }) => choice.do === verb && fits(choice as Doing<K, D>)) as Offer<K, Doing<K, D>> | undefined;
  }

  /** The open question of this step. */
  ask<N extends Step<K>>(step: N): (Named<K['frame'], N> & { readonly seat: Seat }) | undefined {
    const found = this.own ? this.#asks.find(({ frame }) => frame.step === step) : undefined;
    return found?.frame as (Named<K['frame'], N> & { readonly seat: Seat }) | undefined;
  }

  /** Whether answers of this verb are asked for at all, possible or not. */
  asksFor(verb: ChoiceOf<K>['do']): boolean {
    const isIt = ({ choice }: { readonly choice: ChoiceOf<K> }): boolean => choice.do === verb;
    return this.#asks.some(({ options, refused }) => options.some(isIt) || refused.some(isIt));
  }

  /** Why this cannot be done, as the rules say; nothing if it can or nobody asks. */
  whyNot(fits: (choice: ChoiceOf<K>, refusal: K['refusal']) => boolean): WhyNot | undefined {
    for (const { refused } of this.#asks)
      for (const { choice, refusal } of refused) if (fits(choice, refusal)) return { text: this.#refusal(refusal), rule: refusal.rule };
    return undefined;
  }

  /** The same in words alone, for one verb. */
  reason<D extends ChoiceOf<K>['do']>(verb: D, fits: (choice: Doing<K, D>) => boolean = () => true): string | undefined {
    return this.whyNot((choice) => choice.do === verb && fits(choice as Doing<K, D>))?.text;
  }

  #refusal(refusal: K['refusal']): string {
    const words: Readonly<Record<string, (refusal: never, who: BoardProps<K>['names']) => string>> = this.props.lexicon.refusals;
    return words[refusal.why]?.(refusal as never, this.props.names) ?? refusal.why;
  }

  /** An answer in words. */
  wording({ choice }: Offer<K>): string {
    const { lexicon, names, moment, seat } = this.props;
    const words: Readonly<Record<string, (choice: never, who: Names, sight: SeenFrom<K> | undefined) => string>> = lexicon.choices;
    return words[choice.do]?.(choice as never, names, seat === undefined ? undefined : { view: moment.view, seat }) ?? choice.do;
  }
  /** What it does, without what stands behind the first full stop. */
  briefly(offer: Offer<K>): string {
    return this.wording(offer).split('. ')[0]!;
  }

  /** Gives this answer and lets go of whatever was in hand. */
  answer(offer: Offer<K> | undefined): void {
    if (!offer) return;
    this.letGo();
    this.props.answer(offer.text);
  }

  /** What was pointed at or in hand is not any more. */
  letGo(): void {}
}
