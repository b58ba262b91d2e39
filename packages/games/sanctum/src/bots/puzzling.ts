/** Puzzles of Sanctum are fights: the dice lie there, and everything that can be done with them is tried. */
import type { ExactPuzzling, Measure, PuzzleSight, Puzzling, Way } from '@astragal/bots';
import { type Chance, type Choice, clone, type Position, type Seat } from '@astragal/kernel';
import { type CardId, faceOf } from '../content/cards.ts';
import { skillOf } from '../content/heroes.ts';
import { sanctum } from '../game.ts';
import { abilitiesAt, damageFaced, hasSpent, isBeaten, ready, skillBy } from '../rules/hero.ts';
import type { AttackChoice, BlockChoice, Hero, SanctumFrame, SanctumKind, SanctumState } from '../state.ts';

type Line = Way<SanctumKind>;
type Sight = PuzzleSight<SanctumKind>;
type Answer = AttackChoice | BlockChoice;

const heroOf = ({ state }: Position<SanctumKind>, seat: Seat): Hero => state.heroes[seat]!;

// ---- What a fight comes to ----------------------------------------------------------------------------------------

const felled = ({ to }: Line, seat: Seat) => heroOf(to, seat).foes.filter(isBeaten);
const felledCount = (line: Line, seat: Seat): number => felled(line, seat).length;
const levelsOf = (line: Line, seat: Seat): number => felled(line, seat).reduce((sum, { card }) => sum + faceOf(card as CardId).level, 0);
const hitsOf = ({ to }: Line, seat: Seat): number =>
  heroOf(to, seat).foes.reduce((sum, { hits }) => sum + hits.filter((hit) => hit !== 'open').length, 0);
const healthLost = ({ from, to }: Line, seat: Seat): number => heroOf(from, seat).health - heroOf(to, seat).health;
const tokensOf = (me: Hero): number => me.stamina + me.focus;
const tokensSpent = ({ from, to }: Line, seat: Seat): number => tokensOf(heroOf(from, seat)) - tokensOf(heroOf(to, seat));
const rageAfter = ({ to }: Line, seat: Seat): number => heroOf(to, seat).raging;
const colours = (line: Line, seat: Seat): number => new Set(felled(line, seat).map(({ card }) => faceOf(card as CardId).colour)).size;
/** Rage that is used up counts as a token. */
const rageSpent = ({ from, to }: Line, seat: Seat): number => Math.max(0, heroOf(from, seat).raging - heroOf(to, seat).raging);
const spent = (line: Line, seat: Seat): number => tokensSpent(line, seat) + rageSpent(line, seat);
/** What is still owed to those that live: the locations left open. */
const openLeft = ({ to }: Line, seat: Seat): number =>
  heroOf(to, seat).foes.reduce((sum, { hits }) => sum + hits.filter((hit) => hit === 'open').length, 0);
const damageLeft = ({ to }: Line, seat: Seat): number => damageFaced(to.state, heroOf(to, seat));

/** What may be asked for; what is less the better comes with a minus. */
export const GOALS = {
  /** Demons felled, then health kept. */
  'felled-unhurt': (line, seat) => [felledCount(line, seat), -healthLost(line, seat)],
  /** Health kept, then demons felled. */
  'unhurt-felled': (line, seat) => [-healthLost(line, seat), felledCount(line, seat)],
  /** Demons felled, then tokens spent, rage counted as one. */
  'felled-thrifty': (line, seat) => [felledCount(line, seat), -spent(line, seat)],
  /** Health kept, then tokens spent, rage counted as one. */
  'unhurt-thrifty': (line, seat) => [-healthLost(line, seat), -spent(line, seat)],
  /** Levels gained. */
  levels: (line, seat) => [levelsOf(line, seat), -healthLost(line, seat)],
  /** Colours of the demons felled. */
  colours: (line, seat) => [colours(line, seat), felledCount(line, seat)],
  /** Demons felled, and rage awake behind it. */
  'felled-raging': (line, seat) => [felledCount(line, seat), rageAfter(line, seat)],
  /** Locations hit. */
  hits: (line, seat) => [hitsOf(line, seat), -healthLost(line, seat)],
  /** What those that live would deal the next time. */
  'damage-left': (line, seat) => [-damageLeft(line, seat), -openLeft(line, seat)],
} as const satisfies Record<string, (line: Line, seat: Seat) => Measure>;
export type GoalId = keyof typeof GOALS;

// ---- Trying everything --------------------------------------------------------------------------------------------

const isHit = ({ do: verb }: Choice): boolean => verb === 'hit' || verb === 'double';

/**
 * One die after the other, and each is changed and put down before the next: what is done with one asks nothing of the others, and a changed die
 * that lies nowhere was changed in vain. Of dice that show the same, the first serves for all. Where a die may copy another, all changes come before
 * all hits instead.
 */
function tried(state: SanctumState, frame: SanctumFrame & { readonly seat: Seat }, all: readonly Choice[]): readonly Choice[] {
  if (frame.step !== 'attack') return all;
  const me = state.heroes[frame.seat]!;
  const { dice } = me.fight;
  const isAlikeBefore = (die: number): boolean =>
    dice.slice(0, die).some(({ use, value, silver, changed }) => {
      const each = dice[die]!;
      return use === each.use && value === each.value && silver === each.silver && changed === each.changed;
    });
  const copies = ready(me, 'copy-die') !== undefined || me.fight.used.some((id) => skillOf(id).op === 'copy-die') || hasPartner(me);
  const last = dice.findLastIndex(({ use }) => use === 'placed');
  const begun = dice.findIndex(({ use, changed }) => use === 'free' && changed);
  return all.filter((each) => {
    const choice = each as AttackChoice;
    if (!('die' in choice)) return copies || begun < 0 || choice.do === 'surge';
    if (copies) return (last < 0 || isHit(choice)) && !isAlikeBefore(choice.die);
    if (begun >= 0) return choice.die === begun;
    return choice.die > last && !isAlikeBefore(choice.die);
  });
}

/** The silver die copies another one, now or before. */
const hasPartner = (me: Hero): boolean => {
  const id = skillBy(me, 'silver-die');
  return id !== undefined && skillOf(id).silver?.change === 'copying';
};

/** All that differs between two positions of one fight; which of several equal dice lies where is no difference. */
function key({ state, stack }: Position<SanctumKind>, seat: Seat): string {
  const { fight, gear, foes, stamina, focus, raging, health, potions, fate } = state.heroes[seat]!;
  const dice = fight.dice
    .map(({ value, silver, use, changed }) => `${use[0]}${value}${silver ? 's' : ''}${changed && use === 'free' ? '!' : ''}`)
    .sort();
  const wells = gear.map((each) => each.wells.map((well) => well[0]).join('')).join();
  const hits = foes.map((each) => each.hits.map((hit) => (hit === 'open' ? '-' : 'x')).join('')).join();
  const { used, begun, blocked, shielded } = fight;
  return [
    ...[(stack.at(-1) as { step?: string } | undefined)?.step, dice.join(), wells, hits, [...used].sort().join('+')],
    ...[begun, blocked, shielded, stamina, focus, raging, health, fate, potions.red, potions.blue],
  ].join(' ');
}

/** So many times the dice fall anew. */
const ROLLS = 3;

/** The same fight with other dice. */
const variants = (position: Position<SanctumKind>, seat: Seat, luck: Chance): Position<SanctumKind>[] =>
  Array.from({ length: ROLLS }, () => {
    const { state, stack } = clone(sanctum, position);
    for (const die of state.heroes[seat]!.fight.dice) die.value = die.rolled = 1 + luck.below(6, 'die');
    return { state, stack };
  });

const exact: ExactPuzzling<SanctumKind> = { until: ['killed', 'turn-over'], goals: GOALS, key, tried, variants };

// ---- What it is about ---------------------------------------------------------------------------------------------

const answersOf = ({ path }: Line): readonly Answer[] => path.map(({ choice }) => choice as Answer);
const countOf = (line: Line, ...verbs: readonly Answer['do'][]): number => answersOf(line).filter((each) => verbs.includes(each.do)).length;
/** Whether just one of the two lines is so: then that is the question. */
const parts = ({ best, near }: Sight, test: (line: Line) => boolean): boolean => test(best) !== test(near);
const SKILLS = ['copy', 'flip', 'crush', 'partner', 'double', 'dodge', 'hinder', 'venom', 'surge'] as const;
const skillsOf = (line: Line): string =>
  answersOf(line)
    .flatMap(({ do: verb }) => (SKILLS.includes(verb as never) ? [verb] : []))
    .sort()
    .join();
const uses = (line: Line) => answersOf(line).flatMap((each) => (each.do === 'use' ? [each] : []));
/** A die that is changed more than once. */
const goesFar = (line: Line): boolean => {
  const dice = answersOf(line).flatMap((each) => ('die' in each && !isHit(each) ? [each.die] : []));
  return new Set(dice).size < dice.length;
};
/** The tokens paid, by kind. */
const paidBy = (line: Line): readonly string[] =>
  answersOf(line)
    .flatMap((each) => ('pay' in each ? each.pay.split('+') : []))
    .sort();
/** A token that could also have been a shield, or the other way round: both kinds of abilities are open to the same tokens. */
const shields = (line: Line): number => countOf(line, 'shield', 'dodge', 'hinder', 'venom');
const namesOf = (line: Line, seat: Seat): string =>
  felled(line, seat)
    .map(({ card }) => card)
    .sort()
    .join();
const topLevel = (line: Line, seat: Seat): number => Math.max(0, ...felled(line, seat).map(({ card }) => faceOf(card as CardId).level));

/** Each by name; a theme says where to look, never what to do. The rarer stand first. */
export const IDEAS = {
  skills: ({ best, near }) => skillsOf(best) !== skillsOf(near),
  rage: (sight) => sight.goal === 'felled-raging' || parts(sight, (line) => countOf(line, 'rage') > 0),
  colours: ({ goal }) => goal === 'colours',
  'long-way': ({ best }) => goesFar(best),
  'strong-or-many': ({ best, near, seat }) =>
    topLevel(best, seat) !== topLevel(near, seat) && felledCount(best, seat) > 0 && felledCount(near, seat) > 0,
  scratches: ({ goal }) => goal === 'hits' || goal === 'damage-left',
  thrift: ({ goal }) => goal === 'felled-thrifty' || goal === 'unhurt-thrifty',
  'sword-and-shield': (sight) => parts(sight, (line) => shields(line) > 0) || (shields(sight.best) > 0 && uses(sight.best).length > 0),
  'which-token': ({ best, near }) => paidBy(best).length === paidBy(near).length && paidBy(best).join() !== paidBy(near).join(),
  'all-down': ({ best, seat }) => felledCount(best, seat) === heroOf(best.from, seat).foes.length,
  'which-demon': ({ best, near, seat }) =>
    namesOf(best, seat) !== namesOf(near, seat) && felledCount(best, seat) === felledCount(near, seat),
  'one-more': ({ best, near, seat }) => felledCount(best, seat) > felledCount(near, seat),
  unhurt: ({ best, near, seat }) => healthLost(best, seat) < healthLost(near, seat),
} as const satisfies Record<string, (sight: Sight) => boolean>;
export type PuzzleIdeaId = keyof typeof IDEAS;

/** Hits and the word that a step is done are no deeds: they follow from the dice. */
const DEEDS: ReadonlySet<Answer['do']> = new Set(['use', 'rage', 'shield', 'invoke', 'ward', ...SKILLS]);

/** A fight at its beginning, on the march, in which luck has spoken for good. */
function suits({ state }: Position<SanctumKind>, seat: Seat): boolean {
  const me = state.heroes[seat]!;
  if (state.phase !== 'march' || me.fight.begun || me.foes.length < 2) return false;
  if (ready(me, 'reroll') !== undefined || ready(me, 'reroll-all') !== undefined) return false;
  return me.gear.some((_, slot) => abilitiesAt(me, slot).length > 0) || hasSpent(me);
}

export const puzzling: Puzzling<SanctumKind> = {
  tables: [{ seats: 2 }, { seats: 3 }, { seats: 2 }, { seats: 4 }],
  begins: ['attack'],
  suits,
  deeds: ({ path }) => path.flatMap(({ choice }) => (DEEDS.has(choice.do as Answer['do']) ? [Object.values(choice).join(' ')] : [])),
  ideas: IDEAS,
  rests: 0,
  futures: 0,
  exact,
};
