/** Puzzles of games that people played: turns in which one of them went wrong, and nothing of who that was. */
import { finishedRecord, turnsOf } from '@astragal/analysis';
import { sightOf } from '@astragal/bots';
import { guessed, type Kind, type MatchRecord, notation, type Seat, seeded } from '@astragal/kernel';
import { makerFor } from './exact-make.ts';
import type { SourceTurn } from './make.ts';
import type { Puzzle } from './puzzle.ts';
import { PuzzleSolver } from './solve.ts';
import type { PuzzleRules } from './turn.ts';

/** How puzzles are made of one game. */
export interface MakingOfRecord {
  readonly record: MatchRecord;
  /** Seats at which people sat: their turns are looked at. */
  readonly people: readonly Seat[];
  /** Says nothing of the game: it is part of the puzzles. */
  readonly seed: string;
  /** Puzzles that are there already. */
  readonly had: readonly Puzzle[];
  /** So many there may be in all; no idea is more than an eighth of that. */
  readonly most: number;
}

/** The turns of these seats in which a puzzle may begin. Throws an `AnalysisError` where the record does not fit the rules. */
function turnsOfRecord<K extends Kind>(
  { game, judge, puzzling }: PuzzleRules<K>,
  { record: data, people, seed }: Pick<MakingOfRecord, 'record' | 'people' | 'seed'>,
): SourceTurn<K>[] {
  const record = finishedRecord(game, data);
  const ends = new Set<string>(puzzling.exact?.until ?? judge.craft.horizon);
  const begins = new Set<string>(puzzling.begins);
  const sitters = Array.from({ length: record.seats }, (_, seat) => (people.includes(seat) ? 'person' : 'bot'));
  return turnsOf(game, record, ends).flatMap(({ answers }) => {
    const starts = answers.filter(
      ({ seat, step, position }) =>
        people.includes(seat) &&
        begins.has(step) &&
        sightOf(game, position, seat).questions.length === 1 &&
        (puzzling.suits?.(position, seat) ?? true),
    );
    return (puzzling.exact ? starts : starts.slice(0, 1)).map(({ entry, seat, position }) => ({
      position: game.open ? position : guessed(game, position, seat, seeded(`${seed}/${entry}`)),
      seat,
      played: answers.filter((each) => each.seat === seat && each.entry >= entry).map(({ choice }) => choice),
      options: record.options,
      source: { seed, bots: sitters, answer: entry },
    }));
  });
}

/** What can be made of a game, by the maker that makes all others. */
export function madeOfRecord<K extends Kind>(rules: PuzzleRules<K>, making: MakingOfRecord): readonly Puzzle[] {
  const { had, seed, most: count } = making;
  const turns = turnsOfRecord(rules, making);
  const maker = makerFor(rules, { count, seed, games: 1, had }, () => turns);
  for (const _ of maker.steps());
  const missed = (puzzle: Puzzle): boolean =>
    turns.some(({ source, played }) => source.answer === puzzle.source.answer && wentWrong(rules, puzzle, played));
  return maker.found.slice(had.length).filter(missed);
}

/** Whether these answers, up to where luck speaks or the turn is over, are a weaker line. */
function wentWrong<K extends Kind>(rules: PuzzleRules<K>, puzzle: Puzzle, played: readonly string[]): boolean {
  const solver = new PuzzleSolver(rules, puzzle);
  const turn = solver.turn();
  const answers: string[] = [];
  for (const text of played) {
    const { at } = turn;
    const choice = turn.choices.find((each) => notation(each) === text);
    if (!at || !choice || turn.hasLuckSpoken) break;
    turn.take(at, choice);
    answers.push(text);
  }
  return solver.verdict(answers).kind === 'weaker';
}
