/** What every ledger must obey, whatever the game. */
import type { BySeat, Ledger } from '../src/index.ts';

const CLOSE = 1e-9;
const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);

/**
 * The books balance: for every seat, in every turn and in all, before + luck + choices + doubt = after; turns follow one another; nobody's luck
 * comes from nowhere. Forced answers are not graded, and nothing inside the error is a mistake.
 */
export function balances({ start, end, turns, seats, moments }: Ledger): void {
  let at: BySeat = start;
  for (const { turn, before, luck, choices, doubt, after, own, answers, from, to } of turns) {
    mustEqual(before, at, `turn ${turn} begins where the one before ended`);
    mustEqual(
      before.map((each, seat) => each + luck[seat]! + choices[seat]! + doubt[seat]!),
      after,
      `turn ${turn} adds up`,
    );
    if (seats.length > 1)
      for (const row of [luck, choices, doubt]) mustEqual([sum(row)], [0], `turn ${turn} brings all seats together nothing`);
    const made = start.map((_, seat) => sum(answers.filter((each) => each.seat === seat).map((each) => each.choices[seat]!)));
    mustEqual(own, made, `own choices of turn ${turn} are those of its answers`);
    for (const { entry, seat, choices: effect, error, grade } of answers) {
      if (entry < from || entry >= to) throw new Error(`answer ${entry} is not of turn ${turn}`);
      if (grade !== 'good' && effect[seat]! + error > 0) throw new Error(`answer ${entry} is called a ${grade} inside the error`);
    }
    at = after;
  }
  mustEqual(at, end, 'the last turn ends as the game did');
  for (const { seat, luck, choices, doubt, lost, adjusted, accuracy } of seats) {
    mustEqual([start[seat]! + luck + choices + doubt], [end[seat]!], `the ledger of seat ${seat} adds up`);
    mustEqual([adjusted], [end[seat]! - luck], `the result of seat ${seat} without its luck`);
    mustEqual([lost], [-sum(turns.map(({ own }) => own[seat]!))], `what seat ${seat} lost is the sum of its answers`);
    if (!(accuracy >= 0 && accuracy <= 100)) throw new Error(`seat ${seat} has an accuracy of ${accuracy}`);
  }
  for (const { turn, change, error } of moments)
    if (!turns[turn] || Math.abs(change) <= error) throw new Error(`the moment of turn ${turn} lies inside the error`);
}

function mustEqual(a: BySeat, b: BySeat, what: string): void {
  const off = Math.max(...a.map((each, i) => Math.abs(each - b[i]!)));
  if (!(off <= CLOSE)) throw new Error(`${what}: ${a} is not ${b}`);
}
