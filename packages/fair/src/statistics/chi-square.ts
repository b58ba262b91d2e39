/** The chi-square tests, and the chance that an honest die strays so far or farther (Abramowitz and Stegun, chapter 6). */

/** What a test found. `p`: how often chance alone strays so far or farther. */
export interface Finding {
  readonly chi: number;
  readonly degrees: number;
  readonly p: number;
}

/** Below so many expected in a place the test is not to be trusted. */
const LEAST_EXPECTED = 5;

const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0);

/** Whether every place comes up equally often; nothing where there are too few rolls to say. */
export function evenness(seen: readonly number[]): Finding | undefined {
  const expected = sum(seen) / seen.length;
  if (!(expected >= LEAST_EXPECTED)) return undefined;
  return found(sum(seen.map((each) => (each - expected) ** 2 / expected)), seen.length - 1);
}

/** Whether rows of counts look alike, whatever they look like; those without a roll are left out. Nothing where there are too few. */
export function likeness(rows: readonly (readonly number[])[]): Finding | undefined {
  const there = rows.filter((row) => sum(row) > 0);
  if (there.length < 2) return undefined;
  const columns = there[0]!.map((_, at) => sum(there.map((row) => row[at]!)));
  const all = sum(columns);
  let chi = 0;
  for (const row of there)
    for (const [at, seen] of row.entries()) {
      const expected = (sum(row) * columns[at]!) / all;
      if (!(expected >= LEAST_EXPECTED)) return undefined;
      chi += (seen - expected) ** 2 / expected;
    }
  return found(chi, (there.length - 1) * (columns.length - 1));
}

/** Whether something happens as often as its chance says, each time anew. Nothing where there are too few tries. */
export function frequency(seen: number, tries: number, chance: number): Finding | undefined {
  const expected = tries * chance;
  if (!(Math.min(expected, tries - expected) >= LEAST_EXPECTED)) return undefined;
  return found((seen - expected) ** 2 / (expected * (1 - chance)), 1);
}

const found = (chi: number, degrees: number): Finding => ({ chi, degrees, p: chiSquareTail(chi, degrees) });

/** The chance that chi-square with these degrees of freedom is so large or larger. */
export const chiSquareTail = (chi: number, degrees: number): number => upperGamma(degrees / 2, chi / 2);

/** The regularised upper incomplete gamma function Q(a, x): a series where x is small, else a continued fraction. */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - scale * series(a, x) : scale * fraction(a, x);
}

const EXACT = 1e-15;

function series(a: number, x: number): number {
  let term = 1 / a;
  let total = term;
  for (let n = a + 1; term > total * EXACT; n++) {
    term *= x / n;
    total += term;
  }
  return total;
}

/** Lentz's way of reckoning a continued fraction from its beginning. */
function fraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1 / Number.MIN_VALUE;
  let d = 1 / b;
  let result = d;
  for (let n = 1; ; n++) {
    const part = -n * (n - a);
    b += 2;
    d = 1 / (part * d + b);
    c = b + part / c;
    result *= d * c;
    if (Math.abs(d * c - 1) < EXACT) return result;
  }
}

const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
] as const;

/** The logarithm of the gamma function, for positive numbers (Lanczos, nine terms). */
export function logGamma(z: number): number {
  if (z < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * z)) - logGamma(1 - z);
  const t = z + 6.5;
  const terms = LANCZOS.reduce((all: number, each, i) => all + (i ? each / (z - 1 + i) : each), 0);
  return 0.5 * Math.log(2 * Math.PI) + (z - 0.5) * Math.log(t) - t + Math.log(terms);
}

/**
 * What each p is worth among so many (Holm): with honest dice the chance that any of them falls below a limit is at most that limit. In the
 * order given.
 */
export function holm(ps: readonly number[]): number[] {
  const order = ps.map((p, at) => ({ p, at })).sort((a, b) => a.p - b.p);
  const adjusted = new Array<number>(ps.length);
  let most = 0;
  for (const [rank, { p, at }] of order.entries()) {
    most = Math.max(most, Math.min(1, p * (ps.length - rank)));
    adjusted[at] = most;
  }
  return adjusted;
}
