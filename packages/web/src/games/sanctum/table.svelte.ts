/** The table as this screen sees it: what is shown, what may be done with each piece, and what is in hand. Knows no rule. */
import { type Named, type Seat, same } from '@astragal/kernel';
import type { HeroView, SanctumKind, SanctumView, Solution } from '@astragal/sanctum';
import type { BoardProps, Question } from '../types.ts';
import { advise, foresee } from './advice.ts';
import { type Chronicle, chronicle } from './chronicle.ts';
import { blockable, damageFaced } from './reckon.ts';
import { type Answer, belongsTo, isByHand, sameTool, type Tool } from './tools.ts';
import { WORDS } from './words.ts';

export { type Answer, sameTool, type Tool } from './tools.ts';

export type Props = BoardProps<SanctumKind>;
export type Step = Question<SanctumKind>['frame']['step'];
type Doing<D extends Answer['do']> = Extract<Answer, { do: D }>;

/** An answer that may be given now, with the question it answers. */
export interface Offer<A extends Answer = Answer> {
  readonly text: string;
  readonly choice: A;
  readonly step: Step;
}

/** Why something that was touched cannot be done, and the rule that says so; what the table itself says has none. */
export interface WhyNot {
  readonly text: string;
  readonly rule?: string | undefined;
}

/** The phases in which the table is turned towards the Demon Lord. */
const CONFRONTATION: ReadonlySet<SanctumView['phase']> = new Set(['response', 'battle', 'over']);

export class Table {
  readonly #props: () => Props;
  /** While something is shown, how things stood before. */
  held = $state.raw<SanctumView | undefined>();
  /** Another seat whose board lies in front for a look. */
  peek = $state.raw<Seat | undefined>();
  /** The die in hand. */
  die = $state.raw<number | undefined>();
  tool = $state.raw<Tool | undefined>();
  /** Dice marked for a reroll. */
  marked = $state.raw<readonly number[]>([]);
  /** Which door is looked at before it is opened. */
  door = $state.raw<'suffer' | 'wounds' | undefined>();
  /** The answer given last at this screen. */
  last = $state.raw<Answer | undefined>();
  /** Why what was touched last could not be done. */
  refused = $state.raw<WhyNot | undefined>();
  /** Answers to give one after the other as soon as they are open. */
  plan = $state.raw<readonly ((choice: Answer) => boolean)[]>([]);
  /** What the fight helper found, and the chances it foresees by foe. */
  advice = $state.raw<Solution | undefined>();
  chances = $state.raw<readonly number[]>([]);

  constructor(props: () => Props) {
    this.#props = props;
  }

  readonly props = $derived.by(() => this.#props());
  readonly view: SanctumView = $derived.by(() => this.held ?? this.props.moment.view);
  readonly watching = $derived.by(() => this.props.seat === undefined);
  /** Whose turn it is in acts I to V: the seat that is asked, or else the first that is. */
  readonly active: Seat = $derived.by(() => this.props.waits[0] ?? 0);
  /** The seat whose board lies in front. */
  readonly seat: Seat = $derived.by(() => this.peek ?? this.props.seat ?? this.active);
  readonly me: HeroView = $derived.by(() => this.view.heroes[this.seat]!);
  /** The board in front is mine, so its pieces may be touched. */
  readonly own = $derived.by(() => this.seat === this.props.seat);
  readonly rivals: readonly Seat[] = $derived.by(() => {
    const n = this.view.heroes.length;
    const home = this.props.seat ?? this.active;
    return Array.from({ length: n - 1 }, (_, i) => (home + i + 1) % n);
  });
  /** My own fight is under way. */
  readonly fighting = $derived.by(() => {
    const { seat, moment } = this.props;
    return seat !== undefined && moment.view.heroes[seat]!.fight.phase !== 'none';
  });
  readonly final = $derived.by(() => CONFRONTATION.has(this.view.phase));

  readonly asks = $derived.by(() => (this.held ? [] : this.props.asks));
  readonly offers: readonly Offer[] = $derived.by(() =>
    this.own ? this.asks.flatMap((ask) => ask.options.map(({ text, choice }): Offer => ({ text, choice, step: ask.frame.step }))) : [],
  );

  /** The offers of one verb. */
  all<D extends Answer['do']>(verb: D): Offer<Doing<D>>[] {
    return this.offers.filter((offer): offer is Offer<Doing<D>> => offer.choice.do === verb);
  }

  /** The first offer of this verb that fits. */
  find<D extends Answer['do']>(verb: D, fits: (choice: Doing<D>) => boolean = () => true): Offer<Doing<D>> | undefined {
    return this.all(verb).find((offer) => fits(offer.choice));
  }

  /** The open question of this step. */
  ask<N extends Step>(step: N): Named<SanctumKind['frame'], N> | undefined {
    const found = this.own ? this.asks.find((ask) => ask.frame.step === step) : undefined;
    return found?.frame as Named<SanctumKind['frame'], N> | undefined;
  }

  /** Why this cannot be done, as the rules say; nothing if it can or nobody asks. */
  whyNot(fits: (choice: Answer, refusal: SanctumKind['refusal']) => boolean): WhyNot | undefined {
    for (const ask of this.asks)
      for (const { choice, refusal } of ask.refused)
        if (fits(choice, refusal))
          return { text: this.props.lexicon.refusals[refusal.why](refusal as never, this.props.names), rule: refusal.rule };
    return undefined;
  }
  /** The same in words alone, for one verb. */
  reason(verb: Answer['do'], fits: (choice: Answer) => boolean = () => true): string | undefined {
    return this.whyNot((choice) => choice.do === verb && fits(choice))?.text;
  }

  /** An answer in words. */
  wording({ choice }: Offer): string {
    return this.props.lexicon.choices[choice.do](choice as never, this.props.names);
  }

  answer(offer: Offer | undefined): void {
    if (!offer) return;
    this.putDown();
    this.last = offer.choice;
    this.props.answer(offer.text);
  }

  putDown(): void {
    this.die = undefined;
    this.putAway();
  }

  /** Whether a new moment leaves my hand alone: others fight at the same time, and nothing of mine has changed. */
  keeps(before: Props['moment'], now: Props['moment']): boolean {
    return now.number === before.number + 1 && same(before.view.heroes[this.seat], now.view.heroes[this.seat]);
  }

  /** All but the die. */
  putAway(): void {
    this.tool = undefined;
    this.marked = [];
    this.door = undefined;
    this.refused = undefined;
    this.advice = undefined;
    this.chances = [];
  }

  /** Asks the fight helper: for a plan once the dice lie there, for odds before. */
  async askHelp(): Promise<void> {
    const { view, seat } = this;
    const advice = this.ask('attack') ? await advise(view, this.seat) : undefined;
    const chances = this.ask('attack') ? [] : await foresee(view, this.seat);
    if (!same(view.heroes[seat], this.view.heroes[seat])) return;
    this.tool = undefined;
    this.advice = advice;
    this.chances = chances;
  }

  // ---- Dice and tools ---------------------------------------------------------------------------------------------

  /** The offers of a tool, whatever die. */
  offersOf(tool: Tool): Offer[] {
    return this.offers.filter(({ choice }) => belongsTo(tool, choice));
  }

  /** What may be chosen with the tool in hand, and the die in hand if the tool works on one. */
  readonly fan: readonly Offer[] = $derived.by(() => {
    if (!this.tool) return [];
    const offers = this.offersOf(this.tool).filter(({ choice }) => choice.do !== 'reroll');
    if (!offers.some(({ choice }) => 'die' in choice)) return offers;
    return this.die === undefined ? [] : offers.filter(({ choice }) => 'die' in choice && choice.die === this.die);
  });

  /** Dice that the tool in hand can take. */
  readonly liftable: ReadonlySet<number> = $derived.by(() => {
    if (!this.tool) return new Set<number>();
    return new Set(
      this.offersOf(this.tool).flatMap(({ choice }) =>
        choice.do === 'reroll' ? choice.dice.split('+').map(Number) : 'die' in choice && typeof choice.die === 'number' ? [choice.die] : [],
      ),
    );
  });

  /** The reroll of exactly the marked dice. */
  readonly reroll: Offer | undefined = $derived.by(() =>
    this.find('reroll', ({ dice }) => dice === this.marked.toSorted((a, b) => a - b).join('+')),
  );
  readonly rerolling = $derived.by(() => this.tool !== undefined && this.offersOf(this.tool).some(({ choice }) => choice.do === 'reroll'));

  takeUp(tool: Tool): void {
    const offers = this.offersOf(tool);
    if (offers.length === 0) {
      this.putAway();
      if (this.own && this.fighting)
        this.refused = isByHand(tool) ? this.whyNot((choice) => belongsTo(tool, choice)) : { text: WORDS[this.props.language].byItself };
      return;
    }
    const same = sameTool(this.tool, tool);
    this.putAway();
    if (same) return;
    if (offers.length === 1 && offers[0]!.choice.do !== 'reroll') {
      this.answer(offers[0]);
      return;
    }
    this.tool = tool;
    if (this.die !== undefined && !this.liftable.has(this.die)) this.die = undefined;
    if (this.fan.length === 1 && !('to' in this.fan[0]!.choice)) this.answer(this.fan[0]);
  }

  pickDie(die: number): void {
    if (this.rerolling) {
      this.marked = this.marked.includes(die) ? this.marked.filter((each) => each !== die) : [...this.marked, die];
      return;
    }
    this.refused = undefined;
    const lose = this.find('lose', (choice) => choice.die === die);
    if (lose) this.answer(lose);
    else if (this.tool && this.liftable.has(die)) {
      this.die = die;
      if (this.fan.length === 1) this.answer(this.fan[0]);
    } else {
      this.tool = undefined;
      this.die = this.die === die ? undefined : die;
      if (this.die !== undefined && !this.find('hit', (choice) => choice.die === die))
        this.refused = this.whyNot((choice) => choice.do === 'hit' && choice.die === die);
    }
  }

  /** Whether a placed die may come back: it was placed last, and nothing has been learnt since. */
  comesBack(die: number): boolean {
    return this.own && this.props.undo.can && this.last?.do === 'hit' && this.last.die === die;
  }

  takeBack(): void {
    this.last = undefined;
    this.props.undo.take();
  }

  /** Says why nothing, or not the die in hand, may lie on this location. */
  refuseAt(foe: number, location: number): void {
    const whyNot = this.whyNot(
      (choice, { why }) =>
        choice.do === 'hit' &&
        choice.foe === foe &&
        choice.location === location &&
        (why !== 'other-number' || this.die === undefined || choice.die === this.die),
    );
    this.refused = whyNot ?? { text: WORDS[this.props.language].misfit };
  }

  /** Putting the die in hand, or any that fits, on this location. */
  hitAt(foe: number, location: number): Offer | undefined {
    return this.find(
      'hit',
      (choice) => choice.foe === foe && choice.location === location && (this.die === undefined || choice.die === this.die),
    );
  }

  // ---- Damage -----------------------------------------------------------------------------------------------------

  readonly faced: number = $derived.by(() => damageFaced(this.view, this.me));
  readonly toCome: number = $derived.by(() => Math.max(0, this.faced - this.me.fight.blocked));
  readonly canBlock: number = $derived.by(() => blockable(this.view, this.me));
  /** Wounds if shields do their best; in the block step, wounds if one stops now. */
  readonly wounds: number = $derived.by(() => (this.me.fight.phase === 'block' ? this.toCome : Math.max(0, this.toCome - this.canBlock)));

  /** The game retold, for its end. */
  readonly chronicle: Chronicle = $derived.by(() => chronicle(this.props.log, this.view.heroes.length));
}
