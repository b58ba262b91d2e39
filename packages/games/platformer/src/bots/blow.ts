/** The blow that fells the boss: how many swords a handful of dice can make, what gems add, how likely the next roll is enough. */
import { ACTION_DIE, type ActionSymbol, COMPONENTS, HERO_IDS, HEROES, type HeroId, type Special, SYMBOLS } from '../content/tables.ts';

/** How many dice show each symbol, in the order of SYMBOLS. */
type Handful = readonly number[];

const DICE = COMPONENTS.actionDice;
const [BOOT, SWORD, HAND, COIN, STAR] = [0, 1, 2, 3, 4] as const;
const PAIRED = [BOOT, HAND, COIN] as const;

export const handfulOf = (faces: readonly ActionSymbol[]): Handful =>
  SYMBOLS.map((symbol) => faces.reduce((count, face) => count + (face === symbol ? 1 : 0), 0));

/** A handful as one number: so much for each die that shows a symbol. */
const UNITS = SYMBOLS.map((_, symbol) => (DICE + 1) ** symbol);
const packed = (handful: Handful): number => handful.reduce((sum, count, symbol) => sum + count * UNITS[symbol]!, 0);

/** All handfuls of so many dice, of this symbol and those after it. */
const handfuls = (dice: number, symbol = 0): Handful[] =>
  symbol === SYMBOLS.length - 1
    ? [[dice]]
    : Array.from({ length: dice + 1 }, (_, count) => handfuls(dice - count, symbol + 1).map((rest) => [count, ...rest])).flat();
const HANDFULS = Array.from({ length: DICE + 1 }, (_, dice) => handfuls(dice)).flat();

/** What a star, or the special die, serves as beside the boss: this is all that heroes differ in. */
const AS_SWORD = 1;
const AS_STEP = 2;
const SERVICES = 4;
const serviceOf = (symbols: readonly ActionSymbol[]): number =>
  (symbols.includes('sword') ? AS_SWORD : 0) | (symbols.includes('boot') || symbols.includes('hand') ? AS_STEP : 0);

const STAR_SERVES = Object.fromEntries(HERO_IDS.map((hero) => [hero, serviceOf(HEROES[hero].star)])) as Record<HeroId, number>;
const FACE_SERVES = Object.fromEntries(SYMBOLS.map((symbol) => [symbol, serviceOf([symbol])])) as Record<ActionSymbol, number>;
const specialServes = (special: Special, star: number): number =>
  special === 'star' ? star : special === 'blank' ? 0 : FACE_SERVES[special];

/** For each service of a star, after so many steps: the most dice of every handful that serve as swords. */
const mostSwords: Int8Array[] = [];

/** Reckoned once, a step after the other. */
function swordsAfter(star: number, steps: number): Int8Array {
  const at = steps * SERVICES + star;
  const found = mostSwords[at] ?? (steps === 0 ? swordsAtOnce(star) : swordsAfterStep(star, swordsAfter(star, steps - 1)));
  mostSwords[at] = found;
  return found;
}

function swordsAtOnce(star: number): Int8Array {
  const swords = new Int8Array((DICE + 1) ** SYMBOLS.length);
  for (const handful of HANDFULS) {
    const stars = star & AS_SWORD ? handful[STAR]! : handful[STAR]! >> 1;
    swords[packed(handful)] = PAIRED.reduce((sum, symbol) => sum + (handful[symbol]! >> 1), handful[SWORD]! + stars);
  }
  return swords;
}

/** The best way to pay for one step: a boot, a hand, a star that serves as one, or a Fused pair. */
function swordsAfterStep(star: number, after: Int8Array): Int8Array {
  const prices = SYMBOLS.map((_, symbol) => (symbol === BOOT || symbol === HAND || (symbol === STAR && star & AS_STEP) ? 1 : 2));
  const swords = new Int8Array(after.length);
  for (const handful of HANDFULS) {
    const at = packed(handful);
    const paid = prices.map((price, symbol) => (handful[symbol]! < price ? -1 : after[at - price * UNITS[symbol]!]!));
    swords[at] = Math.max(...paid);
  }
  return swords;
}

/** The most dice that serve as swords after so many steps towards the boss; -1 if it cannot be reached. Hands pull it nearer. */
export const swordsIn = (handful: Handful, hero: HeroId, steps: number): number => swordsAfter(STAR_SERVES[hero], steps)[packed(handful)]!;

/** P-86: what gems add when they are spread evenly over so many dice, which is best. */
export function gemsAdd(gems: number, dice: number): number {
  let [left, added] = [gems, 0];
  for (let price = 1; dice > 0 && left >= price; price++)
    for (let die = 0; die < dice && left >= price; die++) [left, added] = [left - price, added + 1];
  return added;
}

/** How likely each symbol is. */
const FACES = SYMBOLS.map((symbol) => ACTION_DIE.filter((face) => face === symbol).length / ACTION_DIE.length);

/** Every roll of the five dice as a handful, with its chance. */
const ROLLS: readonly (readonly [number, number])[] = handfuls(DICE).map((handful) => {
  let [left, chance] = [DICE, 1];
  for (const [symbol, count] of handful.entries()) {
    chance = chance * choose(left, count) * FACES[symbol]! ** count;
    left -= count;
  }
  return [packed(handful), chance];
});

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
type SwordOdds = Float64Array;

/** The most swords that a roll and the special die can make. */
const MOST_SWORDS = DICE + 1;

/** By steps, and what star and special die serve as: these are few, and all else is reckoned from them. */
const known: SwordOdds[] = [];

function swordOdds(hero: HeroId, special: Special, steps: number): SwordOdds {
  const star = STAR_SERVES[hero];
  const more = specialServes(special, star);
  const at = (steps * SERVICES + star) * SERVICES + more;
  const found = known[at] ?? rolledSwords(star, more, steps);
  known[at] = found;
  return found;
}

function rolledSwords(star: number, special: number, steps: number): SwordOdds {
  const odds = new Float64Array(MOST_SWORDS + 2);
  for (const [rolled, chance] of ROLLS) {
    const swords = swordsWithSpecial(rolled, special, star, steps);
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
export const swordsWith = (handful: Handful, special: Special, hero: HeroId, steps: number): number =>
  swordsWithSpecial(packed(handful), specialServes(special, STAR_SERVES[hero]), STAR_SERVES[hero], steps);

function swordsWithSpecial(handful: number, special: number, star: number, steps: number): number {
  const alone = swordsAfter(star, steps)[handful]!;
  const asSword = special & AS_SWORD && alone >= 0 ? alone + 1 : alone;
  return steps > 0 && special & AS_STEP ? Math.max(asSword, swordsAfter(star, steps - 1)[handful]!) : asSword;
}
