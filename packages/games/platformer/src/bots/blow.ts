/** The blow that fells the boss: how many swords a handful of dice can make, what gems add, how likely the next roll is enough. */
import { ACTION_DIE, type ActionSymbol, COMPONENTS, HEROES, type HeroId, type Special, SYMBOLS } from '../content/tables.ts';

/** How many dice show each symbol, in the order of SYMBOLS. */
type Handful = readonly number[];

const [BOOT, SWORD, HAND, COIN, STAR] = [0, 1, 2, 3, 4] as const;
const PAIRED = [BOOT, HAND, COIN] as const;

export const handfulOf = (faces: readonly ActionSymbol[]): Handful =>
  SYMBOLS.map((symbol) => faces.reduce((count, face) => count + (face === symbol ? 1 : 0), 0));

/** The most dice that serve as swords after so many steps towards the boss; -1 if it cannot be reached. Hands pull it nearer. */
export function swordsIn(handful: Handful, hero: HeroId, steps: number): number {
  const { star } = HEROES[hero];
  if (steps > 0) return swordsAfterStep(handful, hero, steps);
  const stars = star.includes('sword') ? handful[STAR]! : handful[STAR]! >> 1;
  return PAIRED.reduce((swords, symbol) => swords + (handful[symbol]! >> 1), handful[SWORD]! + stars);
}

/** The best way to pay for one step: a boot, a hand, a star that serves as one, or a Fused pair. */
function swordsAfterStep(handful: Handful, hero: HeroId, steps: number): number {
  const { star } = HEROES[hero];
  const price = (symbol: number): number => {
    const alone = symbol === BOOT || symbol === HAND || (symbol === STAR && (star.includes('boot') || star.includes('hand')));
    return alone ? 1 : 2;
  };
  let best = -1;
  for (const symbol of [BOOT, HAND, COIN, STAR, SWORD]) {
    const left = handful[symbol]! - price(symbol);
    if (left >= 0) best = Math.max(best, swordsIn(handful.with(symbol, left), hero, steps - 1));
  }
  return best;
}

/** P-86: what gems add when they are spread evenly over so many dice, which is best. */
export function gemsAdd(gems: number, dice: number): number {
  let [left, added] = [gems, 0];
  for (let price = 1; dice > 0 && left >= price; price++)
    for (let die = 0; die < dice && left >= price; die++) [left, added] = [left - price, added + 1];
  return added;
}

/** Every roll of the five dice as a handful, with its chance. */
const ROLLS: readonly (readonly [Handful, number])[] = rolls(COMPONENTS.actionDice, 0, 1);

function rolls(dice: number, symbol: number, ways: number): [Handful, number][] {
  const chance = ACTION_DIE.filter((face) => face === SYMBOLS[symbol]).length / ACTION_DIE.length;
  if (symbol === SYMBOLS.length - 1) return [[[dice], ways * chance ** dice]];
  return Array.from({ length: dice + 1 }, (_, count) =>
    rolls(dice - count, symbol + 1, ways * choose(dice, count) * chance ** count).map(([rest, odds]): [Handful, number] => [
      [count, ...rest],
      odds,
    ]),
  ).flat();
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

/** How ready a hero is: the chance that the next roll is enough, and the wounds that are missing on average. */
export interface Readiness {
  readonly chance: number;
  readonly missing: number;
}

/** How likely so many dice serve as swords; the last place is for a boss that cannot be reached. */
type SwordOdds = readonly number[];

const known = new Map<string, SwordOdds>();

/** The most swords that a roll and the special die can make. */
const MOST_SWORDS = COMPONENTS.actionDice + 1;

/** By hero, special die and steps only: these are few, and all else is reckoned from them. */
function swordOdds(hero: HeroId, special: Special, steps: number): SwordOdds {
  const key = `${hero} ${special} ${steps}`;
  const found = known.get(key) ?? rolledSwords(hero, special, steps);
  known.set(key, found);
  return found;
}

function rolledSwords(hero: HeroId, special: Special, steps: number): SwordOdds {
  const odds = Array.from({ length: MOST_SWORDS + 2 }, () => 0);
  for (const [rolled, chance] of ROLLS) {
    const swords = swordsWith(rolled, special, hero, steps);
    odds[swords < 0 ? MOST_SWORDS + 1 : swords]! += chance;
  }
  return odds;
}

/** Readiness with this special die and these gems, where the dice have to deal so many wounds after so many steps. */
export function readiness(hero: HeroId, special: Special, gems: number, wounds: number, steps: number): Readiness {
  const odds = swordOdds(hero, special, steps);
  let [chance, missing] = [0, 0];
  for (let swords = 0; swords < odds.length; swords++) {
    const dealt = swords > 0 && swords <= MOST_SWORDS ? swords + gemsAdd(gems, swords) : 0;
    if (dealt >= wounds) chance += odds[swords]!;
    else missing += odds[swords]! * (wounds - dealt);
  }
  return { chance, missing };
}

/** The special die counts as one more die; it pairs with none (Q25). */
export function swordsWith(handful: Handful, special: Special, hero: HeroId, steps: number): number {
  const serves = (symbol: ActionSymbol): boolean => special === symbol || (special === 'star' && HEROES[hero].star.includes(symbol));
  const alone = swordsIn(handful, hero, steps);
  const asSword = serves('sword') && alone >= 0 ? alone + 1 : alone;
  return steps > 0 && (serves('boot') || serves('hand')) ? Math.max(asSword, swordsIn(handful, hero, steps - 1)) : asSword;
}
