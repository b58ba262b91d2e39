/** Sanctum's table: whose board lies in front, what is in hand, what the damage comes to. Knows no rule: it asks the game's insight. */
import { type ChoiceOf, type Seat, same } from '@astragal/kernel';
import type { HeroView, SanctumKind, SanctumView, Solution } from '@astragal/sanctum';
import { type Outlook, outlook, type Turn, turnsOf } from '@astragal/sanctum/insight';
import type { BoardProps, OpenQuestion } from '@astragal/table/board.ts';
import { type Offer as BoardOffer, BoardTable, type WhyNot } from '@astragal/table/board-table.svelte.ts';
import { advise, foresee } from './advice.ts';
import { type Chronicle, chronicle } from './chronicle.ts';
import { type Answer, belongsTo, isByHand, sameTool, type Tool } from './tools.ts';
import type { Wording } from './wording.ts';

export { type Answer, sameTool, type Tool } from './tools.ts';

export type Props = BoardProps<SanctumKind, Wording>;
export type Step = OpenQuestion<SanctumKind>['frame']['step'];
export type Offer<A extends ChoiceOf<SanctumKind> = Answer> = BoardOffer<SanctumKind, A>;

/** The phases in which the table is turned towards the Demon Lord. */
const CONFRONTATION: ReadonlySet<SanctumView['phase']> = new Set(['response', 'battle', 'over']);

export class SanctumTable extends BoardTable<SanctumKind> {
  /** What the frame gives, for whoever lays a second table. */
  readonly given: () => Props;
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
  /** The rival whose fight was looked at long enough. */
  skipped = $state.raw<Seat | undefined>();

  constructor(given: () => Props, peek?: Seat) {
    super(given);
    this.given = given;
    this.peek = peek;
  }

  /** What the table says in its language. */
  readonly said: Wording = $derived.by(() => this.given().wording);
  /** Whose turn it is in acts I to V: the seat that is asked, or else the first that is. */
  readonly active: Seat = $derived.by(() => this.props.waits[0] ?? 0);
  /** The seat whose board lies in front. */
  override readonly seat: Seat = $derived.by(() => this.peek ?? this.home);
  readonly me: HeroView = $derived.by(() => this.view.heroes[this.seat]!);
  /** My own fight is under way. */
  readonly fighting = $derived.by(() => {
    const { seat, moment } = this.props;
    return seat !== undefined && moment.view.heroes[seat]!.fight.phase !== 'none';
  });
  readonly final = $derived.by(() => CONFRONTATION.has(this.view.phase));
  /** The rival whose fight is worth a look while I have nothing to do. */
  readonly rival: Seat | undefined = $derived.by(() => {
    if (this.props.seat === undefined || this.fighting || this.props.asks.length > 0 || this.peek !== undefined) return undefined;
    return this.rivals.find(
      (seat) => seat !== this.skipped && this.props.waits.includes(seat) && this.view.heroes[seat]!.fight.phase !== 'none',
    );
  });

  override answer(offer: BoardOffer<SanctumKind> | undefined): void {
    super.answer(offer);
    if (offer) this.last = offer.choice;
  }

  override letGo(): void {
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
        this.refused = isByHand(tool) ? this.whyNot((choice) => belongsTo(tool, choice)) : { text: this.said.words.byItself };
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
    this.refused = whyNot ?? { text: this.said.words.misfit };
  }

  /** Putting the die in hand, or any that fits, on this location. */
  hitAt(foe: number, location: number): Offer | undefined {
    return this.find(
      'hit',
      (choice) => choice.foe === foe && choice.location === location && (this.die === undefined || choice.die === this.die),
    );
  }

  /** What an empty stage says: who could be there depends on the part of the game and on whose board it is. */
  readonly noFoes: 'noFoes' | 'noFoesThere' | 'noFoesYet' = $derived.by(() =>
    this.view.phase === 'response' ? 'noFoesYet' : this.own ? 'noFoes' : 'noFoesThere',
  );

  // ---- Damage -----------------------------------------------------------------------------------------------------

  readonly outlook: Outlook = $derived.by(() => outlook(this.view, this.seat));
  readonly toCome: number = $derived.by(() => Math.max(0, this.outlook.faced - this.outlook.blocked));
  readonly canBlock: number = $derived.by(() => this.outlook.stoppable);
  /** Wounds if shields do their best; in the block step, wounds if one stops now. */
  readonly wounds: number = $derived.by(() => (this.me.fight.phase === 'block' ? this.toCome : Math.max(0, this.toCome - this.canBlock)));

  /** The game turn by turn. */
  readonly turns: readonly Turn[] = $derived.by(() => turnsOf(this.props.log));

  /** The game retold, for its end. */
  readonly chronicle: Chronicle = $derived.by(() => chronicle(this.props.log, this.view.heroes.length));
}
