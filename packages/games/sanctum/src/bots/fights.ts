/** Fighting: rolling again, attacking by the solver, blocking. */

import { type Chance, notation, type Seat } from '@astragal/kernel';
import { SLOT_AT } from '../content/effects.ts';
import { sanctum } from '../game.ts';
import { abilitiesAt, canTarget, damageFaced, damageOf, heroAt, locationsOf, rollsSilver } from '../rules/hero.ts';
import { search } from '../solver/judge.ts';
import { problemOf, renew } from '../solver/search.ts';
import { type Outcome, solve, type Worth } from '../solver.ts';
import type { Hero, SanctumAsks } from '../state.ts';
import { best, find, type Policy, type S } from './answers.ts';

/** On the march health never comes back, tokens do. */
const onTheMarch: Worth = ({ wounds, levels, hits, stamina, focus, rage }) =>
  -14 * wounds + 6 * levels + 1.5 * hits - 0.3 * (stamina + focus) - 0.6 * rage;
/** In the Final Battle nothing comes back, and every card left standing strikes again. */
const inBattle: Worth = ({ wounds, levels, hits, stamina, focus, rage, blessings }) =>
  -4 * wounds + 9 * levels + 3 * hits - 0.5 * (stamina + focus) - 0.5 * rage - 0.9 * blessings;
const worthIn = (s: S): Worth => (s.phase === 'battle' ? inBattle : onTheMarch);

/** What the next fight would bring on average, over some rolls. */
export function forecast(
  s: S,
  seat: Seat,
  think: Chance,
  samples: number,
  limit = 1500,
  isLate: () => boolean = () => false,
): Pick<Outcome, 'wounds' | 'levels'> {
  const world = sanctum.clone!(s);
  const problem = problemOf(world, seat, { worth: worthIn(s), limit, quick: true, isLate });
  let [wounds, levels, done] = [0, 0, 0];
  for (; done < samples && !(done > 0 && isLate()); done++) {
    rollFor(heroAt(world, seat), think);
    renew(problem.effort);
    const { outcome } = search(problem, 1).found[0]!;
    wounds += outcome.wounds;
    levels += outcome.levels;
  }
  return { wounds: wounds / done, levels: levels / done };
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
  const [plan] = solve(s, seat, { most: 1, worth: worthIn(s), limit: 20_000, quick: true }).plans;
  return { worth: worthIn(s)(plan!.outcome), next: plan!.steps[0] };
}

export const attack: Policy<'attack'> = (s, seat, choices, think) => {
  const now = prospect(s, seat);
  const [again] = windowOptions(s, seat, choices)
    .map((choice) => ({ choice, worth: tryWindow(s, seat, choice, think) }))
    .sort((a, b) => b.worth - a.worth);
  if (again && again.worth > now.worth + 1) return again.choice;
  const step = choices.find((choice) => notation(choice) === now.next);
  return step ?? find(choices, 'bless') ?? spareSurge(s, seat, choices) ?? find(choices, 'done')!;
};

type Window = Extract<SanctumAsks['attack'], { do: 'reroll' | 'partner' }>;

/** Every partner, and rolling again as many as possible of the dice that fit nowhere. */
function windowOptions(s: S, seat: Seat, choices: readonly SanctumAsks['attack'][]): Window[] {
  const partners = choices.flatMap((choice) => (choice.do === 'partner' ? [choice] : []));
  const rerolls = choices.flatMap((choice) => (choice.do === 'reroll' ? [choice] : []));
  if (rerolls.length === 0) return partners;
  const wanted = openNumbers(s, heroAt(s, seat));
  const { dice } = heroAt(s, seat).fight;
  const useless = rerolls.filter((choice) => choice.dice.split('+').every((die) => !wanted.has(dice[Number(die)]!.value)));
  return useless.length > 0 ? [...partners, best(useless, (choice) => choice.dice.length)] : partners;
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

function tryWindow(s: S, seat: Seat, choice: Window, think: Chance): number {
  const samples = choice.do === 'reroll' ? 4 : 1;
  let worth = 0;
  for (let i = 0; i < samples; i++) {
    const world = sanctum.clone!(s);
    const { dice } = heroAt(world, seat).fight;
    if (choice.do === 'partner') Object.assign(dice.find((die) => die.silver)!, { value: dice[choice.from]!.value, changed: true });
    else for (const die of choice.dice.split('+')) dice[Number(die)]!.value = think.below(6, 'die') + 1;
    worth += prospect(world, seat).worth;
  }
  return worth / samples;
}

/** Surge of Power before the attack ends, if no damage will open a block step. */
const spareSurge = (s: S, seat: Seat, choices: readonly SanctumAsks['attack'][]) =>
  damageFaced(s, heroAt(s, seat)) === 0 ? find(choices, 'surge') : undefined;

export const block: Policy<'block'> = (s, seat, choices) => {
  const me = heroAt(s, seat);
  const need = damageFaced(s, me) - me.fight.blocked;
  const done = find(choices, 'done')!;
  if (need <= 0) return find(choices, 'surge') ?? done;
  const free =
    find(choices, 'dodge') ??
    best(
      choices.filter((choice) => choice.do === 'hinder'),
      (choice) => damageOf(s, me, (choice as { foe: number }).foe),
    );
  if (free) return free;
  const shields = choices.filter((choice) => choice.do === 'shield');
  const chosen = bestShields(me, shields, need)[0];
  if (chosen) return chosen;
  const ward = find(choices, 'ward') ?? (s.phase === 'battle' || need >= 3 ? find(choices, 'venom') : undefined);
  return ward ?? find(choices, 'surge') ?? find(choices, 'bless') ?? done;
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
