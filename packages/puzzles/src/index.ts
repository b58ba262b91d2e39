export * from './check.ts';
export * from './exact.ts';
export * from './exact-make.ts';
export * from './make.ts';
export * from './people.ts';
export * from './puzzle.ts';
export * from './rating.ts';
export * from './solve.ts';
export { type PuzzleRules, type PuzzleTurn, puzzleRules } from './turn.ts';
