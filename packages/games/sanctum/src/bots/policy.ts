/** A player with a plan for every question: it fights with the solver, rests when spent, equips by worth. */

import type { Bot } from '@astragal/bots';
import { type Chance, type Choice, notation, type Seat } from '@astragal/kernel';
import { type CardId, faceOf, type ItemId, itemOf } from '../content/cards.ts';
import { POTION_TOKEN, SLOT_AT } from '../content/effects.ts';
import { lordOf, type Penalty } from '../content/lords.ts';
import { sanctum } from '../game.ts';
import {
  abilitiesAt,
  canTarget,
  columnStart,
  damageFaced,
  damageOf,
  deathMark,
  freeDice,
  heroAt,
  locationsOf,
  potionCount,
  potionSpaces,
  rollsSilver,
  tokenTotal,
} from '../rules/hero.ts';
import { problemOf, search } from '../solver/search.ts';
import { type Outcome, solve, type Worth } from '../solver.ts';
import type { Hero, SanctumAsks, SanctumFrame, SanctumKind, SanctumState } from '../state.ts';
import { bestOutfit, itemWorth, outfitWorth } from './worth.ts';

type S = SanctumState;
type Step = keyof SanctumAsks;
/** Answers one kind of question: the options, of which one is given back. */
type Policy<N extends Step> = (
  s: S,
  seat: Seat,
  options: readonly SanctumAsks[N][],
  think: Chance,
  frame: Extract<SanctumFrame, { step: N }>,
) => SanctumAsks[N];

/** The option with the highest score; the first of equals. */
function best<C>(options: readonly C[], score: (option: C) => number): C {
  let found = options[0] as C;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const each = score(option);
    if (each > most) [found, most] = [option, each];
  }
  return found;
}

const find = <C extends Choice, D extends C['do']>(options: readonly C[], verb: D): C | undefined =>
  options.find((option) => option.do === verb);

// ---- Fights -----------------------------------------------------------------------------------------------------------

/** On the march health never comes back, tokens do. */
const onTheMarch: Worth = ({ wounds, levels, hits, stamina, focus, rage }) =>
  -14 * wounds + 6 * levels + 1.5 * hits - 0.3 * (stamina + focus) - 0.6 * rage;
/** In the Final Battle nothing comes back, and every card left standing strikes again. */
const inBattle: Worth = ({ wounds, levels, hits, stamina, focus, rage, blessings }) =>
  -4 * wounds + 9 * levels + 3 * hits - 0.5 * (stamina + focus) - 0.5 * rage - 0.9 * blessings;
const worthIn = (s: S): Worth => (s.phase === 'battle' ? inBattle : onTheMarch);

/** What the next fight would bring on average, over some rolls. */
function forecast(s: S, seat: Seat, think: Chance, samples: number): Pick<Outcome, 'wounds' | 'levels'> {
  const world = sanctum.clone!(s);
  const problem = problemOf(world, seat, worthIn(s), 1500);
  let [wounds, levels] = [0, 0];
  for (let i = 0; i < samples; i++) {
    rollFor(heroAt(world, seat), think);
    problem.nodes = 0;
    const { outcome } = search(problem, 1).found[0]!;
    wounds += outcome.wounds;
    levels += outcome.levels;
  }
  return { wounds: wounds / samples, levels: levels / samples };
}

function rollFor(me: Hero, think: Chance): void {
  const dice = me.gold + (rollsSilver(me) ? 1 : 0);
  me.fight.dice = Array.from({ length: dice }, (_, i) => {
    const value = think.below(6, 'die') + 1;
    return { value, rolled: value, silver: i === me.gold, changed: false, use: 'free', foe: -1, location: -1 };
  });
}

/** The worth of the best plan from here. */
function prospect(s: S, seat: Seat): { worth: number; next: string | undefined } {
  const [plan] = solve(s, seat, { most: 1, worth: worthIn(s), limit: 20_000 }).plans;
  return { worth: worthIn(s)(plan!.outcome), next: plan!.steps[0] };
}

const attack: Policy<'attack'> = (s, seat, options, think) => {
  const now = prospect(s, seat);
  const [again] = windowOptions(s, seat, options)
    .map((option) => ({ option, worth: tryWindow(s, seat, option, think) }))
    .sort((a, b) => b.worth - a.worth);
  if (again && again.worth > now.worth + 1) return again.option;
  const step = options.find((option) => notation(option) === now.next);
  return step ?? find(options, 'bless') ?? spareSurge(s, seat, options) ?? find(options, 'done')!;
};

type Window = Extract<SanctumAsks['attack'], { do: 'reroll' | 'partner' }>;

/** Every partner, and rolling again as many as possible of the dice that fit nowhere. */
function windowOptions(s: S, seat: Seat, options: readonly SanctumAsks['attack'][]): Window[] {
  const partners = options.flatMap((option) => (option.do === 'partner' ? [option] : []));
  const rerolls = options.flatMap((option) => (option.do === 'reroll' ? [option] : []));
  if (rerolls.length === 0) return partners;
  const wanted = openNumbers(s, heroAt(s, seat));
  const { dice } = heroAt(s, seat).fight;
  const useless = rerolls.filter((option) => option.dice.split('+').every((die) => !wanted.has(dice[Number(die)]!.value)));
  return useless.length > 0 ? [...partners, best(useless, (option) => option.dice.length)] : partners;
}

/** The numbers that could be hit now. */
function openNumbers(s: S, me: Hero): Set<number> {
  const wanted = new Set<number>();
  me.foes.forEach((foe, at) => {
    if (foe.side !== 'up' || !canTarget(s, me, at)) return;
    const numbers = locationsOf(s, foe);
    foe.hits.forEach((hit, i) => {
      if (hit === 'open') wanted.add(numbers[i]!);
    });
  });
  return wanted;
}

function tryWindow(s: S, seat: Seat, option: Window, think: Chance): number {
  const samples = option.do === 'reroll' ? 4 : 1;
  let worth = 0;
  for (let i = 0; i < samples; i++) {
    const world = sanctum.clone!(s);
    const { dice } = heroAt(world, seat).fight;
    if (option.do === 'partner') Object.assign(dice.find((die) => die.silver)!, { value: dice[option.from]!.value, changed: true });
    else for (const die of option.dice.split('+')) dice[Number(die)]!.value = think.below(6, 'die') + 1;
    worth += prospect(world, seat).worth;
  }
  return worth / samples;
}

/** Surge of Power before the attack ends, if no damage will open a block step. */
const spareSurge = (s: S, seat: Seat, options: readonly SanctumAsks['attack'][]) =>
  damageFaced(s, heroAt(s, seat)) === 0 ? find(options, 'surge') : undefined;

const block: Policy<'block'> = (s, seat, options) => {
  const me = heroAt(s, seat);
  const need = damageFaced(s, me) - me.fight.blocked;
  const done = find(options, 'done')!;
  if (need <= 0) return find(options, 'surge') ?? done;
  const free =
    find(options, 'dodge') ??
    best(
      options.filter((option) => option.do === 'hinder'),
      (option) => damageOf(s, me, (option as { foe: number }).foe),
    );
  if (free) return free;
  const shields = options.filter((option) => option.do === 'shield');
  const chosen = bestShields(me, shields, need)[0];
  if (chosen) return chosen;
  const ward = find(options, 'ward') ?? (s.phase === 'battle' || need >= 3 ? find(options, 'venom') : undefined);
  return ward ?? find(options, 'surge') ?? find(options, 'bless') ?? done;
};

type Shield = Extract<SanctumAsks['block'], { do: 'shield' }>;

/** The set of shields that blocks most of what is needed for the fewest tokens. */
function bestShields(me: Hero, shields: readonly SanctumAsks['block'][], need: number): Shield[] {
  let found: Shield[] = [];
  let most = 0;
  const step = (at: number, chosen: Shield[], blocked: number, stamina: number, focus: number): void => {
    const worth = 10 * Math.min(need, blocked) - stamina - 1.2 * focus - 0.1 * blocked;
    if (chosen.length > 0 && worth > most) [found, most] = [[...chosen], worth];
    for (let i = at; i < shields.length; i++) {
      const shield = shields[i] as Shield;
      if (chosen.some(({ slot, ability }) => slot === shield.slot && ability === shield.ability)) continue;
      const tokens = shield.pay.split('+');
      const [a, b] = [
        stamina + tokens.filter((token) => token === 'stamina').length,
        focus + tokens.filter((token) => token === 'focus').length,
      ];
      if (a > me.stamina || b > me.focus) continue;
      chosen.push(shield);
      step(i + 1, chosen, blocked + abilitiesAt(me, SLOT_AT[shield.slot])[shield.ability]!.n, a, b);
      chosen.pop();
    }
  };
  step(0, [], 0, 0, 0);
  return found;
}

// ---- The march --------------------------------------------------------------------------------------------------------

const spentShare = (me: Hero): number => 1 - (me.stamina + me.focus) / (tokenTotal(me, 'stamina') + tokenTotal(me, 'focus'));

const turn: Policy<'turn'> = (s, seat, options, think) => {
  const me = heroAt(s, seat);
  const [move, fight, rest] = [find(options, 'move'), find(options, 'fight'), find(options, 'rest')];
  const answer = find(options, 'answer');
  const outlook = fight ? forecast(s, seat, think, 8) : { wounds: 0, levels: 0 };
  if (answer) return fight && outlook.wounds < 0.4 && outlook.levels > 1 && s.cathedral.length < 3 ? fight : answer;
  if (find(options, 'breach')) return find(options, 'breach')!;
  const better = bestOutfit(me).worth - outfitWorth(me);
  if (rest && (better > 0.8 || spentShare(me) > (fight ? 0.3 : 0.25))) return rest;
  if (rest && fight && outlook.wounds > 0.25 && spentShare(me) > 0) return rest;
  return fight ?? move ?? rest!;
};

const set: Policy<'set'> = (s, seat, options, think) =>
  best(options, ({ set: at }) => {
    const world = sanctum.clone!(s);
    const me = heroAt(world, seat);
    for (const card of world.sets[at]!) me.foes.push({ card, hits: faceOf(card).hits.map(() => 'open' as const), side: 'up' });
    const outlook = forecast(world, seat, think, 6);
    const levels = world.sets[at]!.reduce((sum, card) => sum + faceOf(card).level, 0);
    return 3 * outlook.levels + levels - 14 * outlook.wounds + 0.6 * improvement(me, world.sets[at]!);
  });

/** How much better the outfit could become with these items, were there gems. */
const improvement = (me: Hero, items: readonly ItemId[]): number =>
  items.reduce((sum, item) => {
    const rivals = me.gear.flatMap(({ item: worn }) =>
      worn !== 'none' && itemOf(worn).type === itemOf(item).type ? [itemWorth(worn)] : [],
    );
    return sum + Math.max(0.5, itemWorth(item) - (rivals.length ? Math.min(...rivals) : 1));
  }, 0);

const loot: Policy<'loot'> = (s, seat, options) =>
  best(
    options,
    ({ item }) => 2 * (bestOutfit(heroAt(s, seat), [item]).worth - outfitWorth(heroAt(s, seat))) + improvement(heroAt(s, seat), [item]),
  );

/** Gems near the pool first; a skill that comes with it counts. */
const level: Policy<'level'> = (s, seat, options) => {
  const me = heroAt(s, seat);
  return best(options, (option) => {
    if (option.do === 'decline') return -1;
    const at = columnStart(option.column) + option.level - 1;
    const left = me.table[at]! + me.whites[at]!;
    const wanted = me.bag.filter((item) => itemOf(item).cost.includes(option.gem)).length;
    return (
      (left === 1 ? 3 : 1 / left) +
      (option.level === 1 ? 2 + 0.2 * wanted : 0) +
      (option.gem === 'white' ? -0.3 : 0) +
      0.1 * (3 - option.level)
    );
  });
};

const rest: Policy<'rest'> = (s, seat, options, _, { last }) => {
  const me = heroAt(s, seat);
  const outfit = bestOutfit(me);
  const on = options.filter((option) => option.do === 'equip' && outfit.items[SLOT_AT[option.slot]] === option.item);
  if (outfit.worth > outfitWorth(me) + 0.01) {
    const off = options.find(
      (option) => option.do === 'unequip' && outfit.items[SLOT_AT[option.slot]] !== me.gear[SLOT_AT[option.slot]]!.item,
    );
    const change = off ?? (on.length === 0 ? whiteOff(me, options) : undefined);
    if (change) return change;
  }
  if (on.length > 0) return best(on, (option) => -(option as { pay: string }).pay.split('white').length);
  return brewOne(me, options, outfit.items, last) ?? find(options, 'done')!;
};

/** An item that holds a white gem needed elsewhere is taken off, to be paid anew. */
const whiteOff = (me: Hero, options: readonly SanctumAsks['rest'][]) =>
  options.find((option) => {
    if (option.do !== 'unequip') return false;
    const { gems, item } = me.gear[SLOT_AT[option.slot]]!;
    return gems.includes('white') && !me.fitted.includes(item as ItemId);
  });

/** Items that will never be worn become potions; at the last rest all of them. */
function brewOne(
  me: Hero,
  options: readonly SanctumAsks['rest'][],
  outfit: readonly (ItemId | 'none')[],
  last: boolean,
): SanctumAsks['rest'] | undefined {
  const brews = options.flatMap((option) => (option.do === 'brew' ? [option] : []));
  if (brews.length === 0 || potionCount(me) >= potionSpaces(me)) return undefined;
  const useless = brews.filter(({ item }) => {
    const rivals = outfit.filter((worn): worn is ItemId => worn !== 'none' && itemOf(worn).type === itemOf(item).type);
    return (
      last || (rivals.length === (itemOf(item).type === 'weapon' ? 2 : 1) && rivals.every((rival) => itemWorth(rival) >= itemWorth(item)))
    );
  });
  if (useless.length === 0) return undefined;
  const scarce = me.potions.red / tokenTotal(me, 'stamina') < me.potions.blue / tokenTotal(me, 'focus') ? 'red' : 'blue';
  return best(useless, ({ item, potion }) => (potion === scarce ? 10 : 0) - itemWorth(item));
}

// ---- The confrontation ------------------------------------------------------------------------------------------------

const potions: Policy<'potions'> = (s, seat, options) => {
  const roll = find(options, 'roll')!;
  if (s.phase !== 'battle') return roll;
  const me = heroAt(s, seat);
  const drinks = options.flatMap((option) => (option.do === 'drink' ? [option] : []));
  const spent = (token: 'stamina' | 'focus') => me.gear.reduce((sum, { wells }) => sum + wells.filter((well) => well === token).length, 0);
  const worthwhile = drinks.filter(({ potion }) => me[POTION_TOKEN[potion]] <= 2 || spent(POTION_TOKEN[potion]) >= 3);
  if (worthwhile.length > 0) return best(worthwhile, ({ slot, well }) => freesAbility(me, SLOT_AT[slot], well));
  return find(options, 'bless') ?? roll;
};

/** A token whose return opens an ability is worth more. */
function freesAbility(me: Hero, slot: number, well: number): number {
  let first = 0;
  for (const { spaces, effect, n } of abilitiesAt(me, slot)) {
    if (well < first + spaces.length) {
      const others = me.gear[slot]!.wells.slice(first, first + spaces.length).filter((held) => held !== 'empty').length;
      return others === 1 ? (effect === 'shield' ? n : 2.5) : 0.5;
    }
    first += spaces.length;
  }
  return 0;
}

/** About how many points of health a penalty costs. */
const PENALTY_COST: Readonly<Record<Penalty, number>> = {
  'lose-stamina': 0.9,
  'lose-focus': 0.9,
  'lose-blessing': 1,
  'lose-blessing-then-heal-1': 0,
  'corrupt-any': 0.4,
  'corrupt-red': 0.8,
  'corrupt-blue': 0.8,
  'corrupt-purple': 0.8,
  'one-die-less-next-fight': 1.6,
  'two-more-damage-next-fight': 1.3,
  'shorten-track-2': 1.1,
  'drink-and-lose': 0.9,
  'pay-for-space': 0.6,
  'reroll-all-2': 0.3,
  'reroll-all-3': 0.3,
  'reroll-all-5': 0.3,
  'use-rage': 0.9,
  'lose-unassigned-die': 0.9,
  'only-modified-dice': 1.2,
};

const effect: Policy<'effect'> = (s, seat, options, _, { card }) => {
  const me = heroAt(s, seat);
  const { penalty, wounds } = lordOf(card);
  const suffer = find(options, 'suffer');
  const left = me.health - deathMark(me);
  const cost =
    penalty === 'shorten-track-2' && left <= 4 ? 50 : penalty === 'lose-unassigned-die' && freeDice(me) > 1 ? 0.5 : PENALTY_COST[penalty];
  const price = left <= wounds ? 100 : wounds * (left <= 4 ? 1.6 : 1);
  return suffer && cost <= price ? suffer : (find(options, 'wounds') ?? options[0]!);
};

const penalty: Policy<'penalty'> = (s, seat, options) => {
  const me = heroAt(s, seat);
  return best(options, (option) => {
    if (option.do === 'corrupt' || option.do === 'fill')
      return -freesAbility(me, SLOT_AT[option.slot], option.well) - (option.do === 'fill' ? 2 / (1 + me[option.token]) : 0);
    return option.do === 'forfeit' ? (option.blessing.startsWith('shield') ? -1 : 0) : 0;
  });
};

const first = <C>(_: S, __: Seat, options: readonly C[]): C => options[0]!;

const POLICIES: { readonly [N in Step]: Policy<N> } = {
  casting: (_, __, options, think) => options[think.below(options.length, 'hero')]!,
  'bonus-gem': first,
  turn,
  set,
  loot,
  potions,
  antidote: first,
  aside: (_, __, options) => options[0]!,
  attack,
  block,
  spoils: (s, seat, options) => best(options, ({ foe }) => faceOf(heroAt(s, seat).foes[foe]!.card as CardId).level),
  level,
  rest,
  effect,
  penalty,
  end: first,
};

/** Plays each question by its policy, on one guessed world. */
export const champion: Bot<SanctumKind> = {
  name: 'champion',
  answer({ seat, questions, view }, think) {
    const { frame, options } = questions[0]!;
    if (options.length === 1) return notation(options[0]!);
    const policy = POLICIES[frame.step as Step] as Policy<Step>;
    return notation(policy(sanctum.guess(view, seat, think), seat, options as never, think, frame as never));
  },
};
