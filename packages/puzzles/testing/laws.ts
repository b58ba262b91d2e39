/** What every puzzle must obey, whatever the game. */
import { type Kind, playScript, type Script } from '@astragal/kernel';
import {
  compared,
  ideaCounts,
  LEAD,
  type Puzzle,
  type PuzzleMeasure,
  type PuzzleRules,
  PuzzleSolver,
  readPuzzle,
  scriptOf,
} from '../src/index.ts';

/**
 * It is plain data and can be read; its position asks the seat; the best line, and all that count as right, are lines and right; the near miss
 * is a line, weaker, and was by enough when the puzzle was made; its ideas are ideas of the game. Throws where one of these does not hold.
 * Unless it is `isDeep`, the near miss of a judged puzzle is played but not judged anew.
 */
export function puzzleObeys<K extends Kind>(
  rules: PuzzleRules<K>,
  data: unknown,
  { isDeep = true }: { readonly isDeep?: boolean } = {},
): void {
  const puzzle = readPuzzle(rules, JSON.parse(JSON.stringify(data)));
  const { id, best, near, right, ideas, error, levels } = puzzle;
  const must = (holds: boolean, what: string): void => {
    if (!holds) throw new Error(`puzzle ${id}: ${what}`);
  };
  const solver = new PuzzleSolver(rules, puzzle);
  /** A measured one asks for something the game knows, and its lines come to what it says. */
  const mustMeasure = ({ goal, best: most, near: less, ends, right: count }: PuzzleMeasure): void => {
    must(Object.hasOwn(rules.puzzling.exact?.goals ?? {}, goal), `it asks for '${goal}', which the game does not know`);
    must(compared(most, less) > 0 && count > 0 && count < ends, 'its measures are none');
    const came = solver.verdict(near.answers);
    must(came.kind === 'weaker' && came.came?.join() === less.join(), 'the near miss comes to something else');
  };
  must(solver.turn().at !== undefined, 'nobody is asked anything');
  must(
    right.some((answers) => answers.join() === best.answers.join()),
    'the best line is not among those that count as right',
  );
  for (const answers of right) {
    must(solver.verdict(answers).kind === 'right', `'${answers.join('; ')}' is not right`);
    must(solver.verdict(answers.slice(0, -1)).kind === 'unfinished', `'${answers.join('; ')}' is over before its end`);
  }
  must(solver.isLine(near.answers), 'the near miss is no line');
  if (isDeep || puzzle.measure) must(solver.verdict(near.answers).kind === 'weaker', 'the near miss is not weaker');
  if (puzzle.measure) mustMeasure(puzzle.measure);
  else must(near.cost >= LEAD && near.cost > error, 'the near miss is too near');
  must(puzzle.measure !== undefined || near.deeds.join() !== best.deeds.join(), 'the near miss does the same as the best line');
  must(
    ideas.every((idea) => Object.hasOwn(rules.puzzling.ideas, idea)),
    'it has an idea that the game does not know',
  );
  must(puzzle.measure !== undefined || Object.values(levels).at(-1) === 0, 'the strongest level sees another line');
  if (puzzle.task === 'certain') playScript(rules, scriptOf(puzzle) as unknown as Script<K>);
}

/** No idea is more than an eighth of a set, in whatever place it stands. */
export function ideasAreMixed(puzzles: readonly Puzzle[]): void {
  for (const [idea, count] of Object.entries(ideaCounts(puzzles)))
    if (count > Math.max(1, puzzles.length / 8)) throw new Error(`${count} of ${puzzles.length} puzzles are about '${idea}'`);
}
