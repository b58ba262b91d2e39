export { chiSquareTail, evenness, type Finding, frequency, holm, likeness, logGamma } from './chi-square.ts';
export { bothCounts, type Counted, countGame, type DiceCounts, type DieCounts, NO_COUNTS } from './counts.ts';
export { type DiceReport, type DiceTest, type DieReport, diceReport, type RowReport, type Verdict } from './report.ts';
