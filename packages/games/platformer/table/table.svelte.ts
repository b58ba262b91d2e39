/** The table as this screen sees it: what is shown, what may be done with each piece, and what is pointed at. Knows no rule. */

import type { Seat } from '@astragal/kernel';
import type {
  AttackId,
  CardId,
  Climber,
  EnemyFace,
  Field,
  PlatformerAsks,
  PlatformerEvent,
  PlatformerKind,
  Special,
} from '@astragal/platformer';
import {
  enemyAt,
  enemyIntentions,
  GEM_PRICES,
  type Ghost,
  ghostsAfter,
  gravityGhosts,
  healthOf,
  type Intention,
  OFF,
  type Reach,
  reach,
  SPECIAL_DIE,
  type StoriedTurn,
  type TurnEnd,
  turnEnd,
  turnsOf,
  valueWith,
  walkOf,
  woundsOf,
} from '@astragal/platformer/insight';
import { type Offer as BoardOffer, BoardTable } from '@astragal/table/board-table.svelte.ts';
import type { Figure, Puff } from './beats.ts';
import { muster, type Plan, pathTo, type Stride } from './plan.ts';
import { type Trail, trailOf } from './trail.ts';

type Step = keyof PlatformerAsks & string;
export type Answer = PlatformerAsks[Step];
type Doing<D extends Answer['do']> = Extract<Answer, { do: D }>;
export type Offer<A extends Answer = Answer> = BoardOffer<PlatformerKind, A>;

/** What the pointer, the keyboard or a tap is on. */
export type Look =
  | { readonly on: 'field'; readonly field: Field; readonly byFinger?: boolean }
  | { readonly on: 'die'; readonly die: number; readonly twin?: number }
  | { readonly on: 'card'; readonly card: CardId }
  | { readonly on: 'attack'; readonly card: AttackId }
  | { readonly on: 'face'; readonly face: EnemyFace }
  | { readonly on: 'gravity' };

/** Something that can be done at a field. */
export type Target = { readonly kind: 'walk'; readonly reach: Reach } | { readonly kind: 'offer'; readonly offer: Offer };

/** A die of the tray as it is drawn. */
export interface TrayDie {
  readonly die: number;
  readonly face: Special;
  readonly used: boolean;
  /** Gems set on it, not yet paid. */
  readonly gems: number;
  readonly value: number;
  /** What the next gem step costs, if it can be paid. */
  readonly next: number | undefined;
  /** Everything it may be used for now, with the gems set on it. */
  readonly ways: readonly Offer[];
  /** Other dice that it may be Fused with. */
  readonly twins: readonly number[];
}

/** What is kept most gladly, best first. */
const LIKED: readonly Special[] = ['star', 'sword', 'boot', 'hand', 'coin'];

/** Answers that put a piece somewhere else at once. */
const MOVING: ReadonlySet<Answer['do']> = new Set(['shove', 'push', 'portal-push', 'land']);

/** Where on the field each kind of answer points. */
const POINTS: { readonly [D in Answer['do']]?: (choice: Doing<D>) => Field } = {
  respawn: ({ to }) => to,
  attack: ({ at }) => at,
  grab: ({ at }) => at,
  shove: ({ to }) => to,
  land: ({ to }) => to,
  pull: ({ from }) => from,
};

export class PlatformerTable extends BoardTable<PlatformerKind> {
  look = $state.raw<Look | undefined>();
  /** Heroes and enemies on the map, by identity, so that they glide. */
  figures = $state.raw<readonly Figure[]>([]);
  /** How they move now. */
  motion = $state.raw<{ readonly ms: number; readonly how: string }>({ ms: 190, how: 'move' });
  puffs = $state.raw<readonly (Puff & { readonly key: number })[]>([]);
  fainting = $state.raw<Seat | undefined>();
  rolling = $state(0);
  /** Gems set on dice by hand, before they are paid. */
  crowns = $state.raw<Readonly<Record<number, number>>>({});
  /** The die that pays for a Respawn, or that Calla turns. */
  chosen = $state.raw<number | undefined>();
  /** A piece that is being pushed: its field; next comes where to. */
  pushing = $state.raw<Field | undefined>();
  plan = $state.raw<Plan | undefined>();
  /** The end is shown over the table; in a replay the table and its controls come first. */
  endOpen = $state(false);

  /** Set by the tower: makes ready what it will look like then, a step each time it is called, until there is nothing left to do. */
  foresee: (view: PlatformerKind['view']) => boolean = () => false;

  readonly active: Seat = $derived.by(() => this.view.turn.seat);
  readonly me: Climber = $derived.by(() => this.view.climbers[this.seat] ?? this.view.climbers[0]!);
  readonly solo = $derived.by(() => this.view.climbers.length === 1);

  /** Whether this player's hero has come to the tower: everybody enters with their first turn. */
  hasCome(seat: Seat): boolean {
    const { climbers, turn } = this.view;
    return climbers[seat]!.at !== OFF || (turn.seat - seat + climbers.length) % climbers.length < turn.number;
  }

  /** The game turn by turn. */
  readonly turns: readonly StoriedTurn[] = $derived.by(() => turnsOf(this.props.log, this.view.climbers.length));
  /** A rival's turn under way, as it is drawn on the tower. */
  readonly trail: Trail | undefined = $derived.by(() => (this.props.result ? undefined : trailOf(this.props.log, this.props.seat)));

  /** What happened, in a line of the story. */
  tell(event: PlatformerEvent): string {
    return (this.props.lexicon.events[event.kind] as (event: PlatformerEvent, who: (seat: Seat) => string) => string)(
      event,
      this.props.names,
    );
  }

  override letGo(): void {
    this.look = undefined;
    this.pushing = undefined;
    this.chosen = undefined;
  }

  // Dice

  /** Gems not set on any die. */
  readonly loose = $derived.by(() => this.me.gems - Object.keys(this.crowns).reduce((sum, die) => sum + this.gemsOn(Number(die)), 0));

  gemsOn(die: number): number {
    return this.#open(die) ? (this.crowns[die] ?? 0) : 0;
  }
  #open(die: number): boolean {
    return die === SPECIAL_DIE ? this.me.special !== 'blank' : this.view.turn.used[die] === false;
  }
  #next(die: number): number | undefined {
    const gems = this.gemsOn(die);
    const more = GEM_PRICES.find(
      (price) => price > gems && this.offers.some(({ choice }) => 'gems' in choice && choice.gems === price && uses(choice, die)),
    );
    return more === undefined || more - gems > this.loose ? undefined : more - gems;
  }
  setGem(die: number): void {
    const next = this.#next(die);
    if (next !== undefined) this.crowns = { ...this.crowns, [die]: this.gemsOn(die) + next };
  }
  takeGems(die: number): void {
    this.crowns = { ...this.crowns, [die]: 0 };
  }

  readonly dice: readonly TrayDie[] = $derived.by(() => {
    const { turn } = this.view;
    const faces: Special[] = [
      ...turn.dice,
      ...(this.props.seat === undefined || this.myTurn ? [this.view.climbers[turn.seat]!.special] : [this.me.special]),
    ];
    return faces.map((face, i) => {
      const die = i < turn.dice.length ? i : SPECIAL_DIE;
      const gems = this.gemsOn(die);
      const ways = this.offers.filter(({ choice }) => uses(choice, die) && (!('gems' in choice) || choice.gems === gems));
      const twins = ways.flatMap(({ choice }) => ('with' in choice ? [choice.die === die ? choice.with : choice.die] : []));
      return {
        die,
        face,
        used: die !== SPECIAL_DIE && turn.used[i] !== false,
        gems,
        value: valueWith(gems),
        next: this.#next(die),
        ways,
        twins: [...new Set(twins)],
      };
    });
  });

  /**
   * What a tap on a die answers at once: its only use, unless gems could still make it stronger. A star is never spent by one tap among
   * the actions: what it stands for is said first.
   */
  soleUse({ face, ways, next }: TrayDie): Offer | undefined {
    const asked = this.ask('actions') !== undefined;
    return ways.length === 1 && !(asked && (face === 'star' || next !== undefined)) ? ways[0] : undefined;
  }

  /** The symbol to keep by the main button while the special die is blank: what most players would. */
  readonly keep: Offer<Doing<'save'>> | undefined = $derived.by(() => {
    const rank = ({ choice }: Offer<Doing<'save'>>): number => LIKED.indexOf(this.view.turn.dice[choice.die]!);
    return this.me.special === 'blank' ? this.all('save').toSorted((a, b) => rank(a) - rank(b))[0] : undefined;
  });

  /** The usual choice is green: never to keep nothing where something could be kept, nor to let go of a ladder. */
  isMain({ choice }: Offer): boolean {
    return choice.do !== 'drop' && (choice.do !== 'skip' || this.keep === undefined);
  }

  // Walking

  /** Dice that show a boot, with their gems. */
  readonly #strides: readonly Stride[] = $derived.by(() =>
    this.ask('walk')
      ? this.dice.filter(({ face, used }) => face === 'boot' && !used).map(({ die, gems, value }) => ({ die, gems, value }))
      : this.dice.flatMap(({ die, face, gems, value, ways }) =>
          face === 'boot' && ways.some(({ choice }) => choice.do === 'spend' && choice.as === 'boot') ? [{ die, gems, value }] : [],
        ),
  );
  readonly boots = $derived.by(() => (this.ask('walk')?.points ?? 0) + this.#strides.reduce((sum, { value }) => sum + value, 0));

  /** Where the boots at hand lead; where a card moves the hero, its own fields only. */
  readonly reach: readonly Reach[] = $derived.by(() => {
    const walk = this.ask('walk');
    if (walk) return reach(this.view, walk.boot ? { ...walk, points: this.boots } : walk);
    return this.ask('actions') ? reach(this.view, walkOf(this.view, this.seat, this.boots)) : [];
  });

  walkTo(field: Field): void {
    const entry = this.reach.find((each) => each.field === field);
    if (!entry) return;
    const dice = muster(this.#strides, entry.boots - (this.ask('walk')?.points ?? 0));
    if (!dice) return;
    this.look = undefined;
    this.plan = { dice, path: pathTo(this.reach, field) };
    this.advance();
  }

  /** The next small answer of a walk under way. Whatever is not as foreseen ends the plan. */
  advance(): void {
    const plan = this.plan;
    if (!plan || this.asks.length === 0) return;
    const [to, ...path] = plan.path;
    if (to === undefined) this.plan = undefined;
    else if (this.ask('walk')) this.#stride(to, { ...plan, path });
    else this.#spendBoot(plan);
  }
  #stride(to: Field, rest: Plan): void {
    const steps = this.offers.filter(({ choice }) => 'to' in choice && choice.to === to);
    this.plan = steps.length === 1 ? rest : undefined;
    if (steps.length === 1) this.answer(steps[0]);
    else if (steps.length > 1) this.pushing = to;
  }
  #spendBoot({ dice: [first, ...dice], path }: Plan): void {
    const offer = first && this.find('spend', ({ die, as, gems }) => die === first.die && as === 'boot' && gems === first.gems);
    this.plan = offer ? { dice, path } : undefined;
    this.answer(offer);
  }

  // Fields

  /** What the next tap of the finger that looks at a field would do. */
  readonly meant: Target | undefined = $derived.by(() => {
    const look = this.look;
    const targets = look?.on === 'field' && look.byFinger ? this.targets.get(look.field) : undefined;
    return targets?.length === 1 ? targets[0] : undefined;
  });

  /** Everything that can be done on the map, by field. */
  readonly targets: ReadonlyMap<Field, readonly Target[]> = $derived.by(() => {
    const found = new Map<Field, Target[]>();
    const add = (field: Field, target: Target): unknown => found.get(field)?.push(target) ?? found.set(field, [target]);
    if (this.pushing !== undefined) {
      for (const offer of this.offers)
        if ('out' in offer.choice && offer.choice.to === this.pushing) add(offer.choice.out, { kind: 'offer', offer });
      return found;
    }
    for (const offer of this.offers) {
      if (offer.choice.do === 'respawn' && !this.#pays(offer.choice.die)) continue;
      const point = POINTS[offer.choice.do] as ((choice: Answer) => Field) | undefined;
      if (point) add(point(offer.choice), { kind: 'offer', offer });
      else if (offer.choice.do === 'hit' && this.strikesHome) add(this.ask('strike')!.at, { kind: 'offer', offer });
    }
    for (const entry of this.reach) add(entry.field, { kind: 'walk', reach: entry });
    return found;
  });

  /** The attack being put together would defeat its enemy; a blow that fails is never a mere tap on the map. */
  readonly strikesHome = $derived.by(() => {
    const strike = this.ask('strike');
    const foe = strike && enemyAt(this.view, strike.at);
    return foe !== undefined && woundsOf(this.view, strike!) >= healthOf(this.view, foe);
  });

  /** Dice that may pay for coming back, one of each face: which one goes is the player's affair. */
  readonly payers: readonly number[] = $derived.by(() => {
    const dice = new Set(this.all('respawn').flatMap(({ choice }) => choice.die ?? []));
    return this.dice
      .filter(({ die, face }, i, all) => dice.has(die) && all.findIndex((each) => dice.has(each.die) && each.face === face) === i)
      .map(({ die }) => die);
  });
  /** The die that pays: the one chosen, or the only kind there is. */
  readonly payer = $derived.by(() => {
    const chosen = this.chosen !== undefined && this.find('respawn', ({ die }) => die === this.chosen) ? this.chosen : undefined;
    return chosen ?? (this.payers.length === 1 ? this.payers[0] : undefined);
  });

  /** Whether this die is offered as payment: the one chosen, or one of each kind while none is. */
  #pays(die: number | undefined): boolean {
    return die === undefined || (this.payer === undefined ? this.payers.includes(die) : die === this.payer);
  }

  /** What taking a target comes to, for whoever plays by script: an answer, or a walk of several. */
  named(target: Target | undefined): { 'data-answer'?: string; 'data-walk'?: Field } {
    if (!target) return {};
    return target.kind === 'walk' ? { 'data-walk': target.reach.field } : { 'data-answer': target.offer.text };
  }

  take(target: Target): void {
    if (target.kind === 'walk') this.walkTo(target.reach.field);
    else this.answer(target.offer);
  }

  /** The way to the field that is looked at. */
  readonly path: readonly Field[] = $derived.by(() => {
    const look = this.look;
    return look?.on === 'field' && this.reach.some(({ field }) => field === look.field) ? pathTo(this.reach, look.field) : [];
  });

  // What is to come

  /** The answer that a tap on the field looked at would give, if it moves a piece. */
  readonly #pointed: Offer | undefined = $derived.by(() => {
    const targets = this.look?.on === 'field' ? this.targets.get(this.look.field) : undefined;
    const only = targets?.length === 1 ? targets[0] : undefined;
    return only?.kind === 'offer' && MOVING.has(only.offer.choice.do) ? only.offer : undefined;
  });
  /** Where everything would fall if the turn ended now, or after the push or hand that is pointed at. */
  readonly ghosts: readonly Ghost[] = $derived.by(() => {
    if (this.view.turn.number === 0 || this.view.highest < 0) return [];
    const frame = this.#pointed && this.ask(this.#pointed.step);
    return frame ? ghostsAfter(this.view, frame, this.#pointed!.choice) : gravityGhosts(this.view);
  });
  readonly intentions: readonly Intention[] = $derived.by(() =>
    this.look?.on === 'face' ? enemyIntentions(this.view, this.look.face) : [],
  );
  readonly bossOpen = $derived.by(() => this.view.highest === this.view.levels);
  /** If my turn ended now: what the boss would do, and whether my hero would faint. Not asked while rivals climb: it takes a phone its time. */
  readonly #end: TurnEnd = $derived.by(() =>
    this.bossOpen && !this.held && (this.myTurn || this.watching) ? turnEnd(this.view) : { faint: 0, cards: {} },
  );
  readonly odds: Partial<Record<AttackId, number>> = $derived.by(() => this.#end.cards);
  /** How likely my hero faints if the turn ends now. */
  readonly faint: number = $derived.by(() => (this.myTurn ? this.#end.faint : 0));
}

/** Whether an answer uses this die. */
function uses(choice: Answer, die: number): boolean {
  if (choice.do === 'respawn' || !('die' in choice)) return false;
  return choice.die === die || ('with' in choice && choice.with === die);
}
