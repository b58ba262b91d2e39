/** Counting positions: the number of ways a game can go on for so many answers, luck included. A change of rules shows at once. */
import { choices, type Game, type Kind, outcomes, type Position, waiting } from '../src/index.ts';

/** How many sequences of answers and luck of this length there are from here; all lanes count. */
export function perft<K extends Kind>(game: Game<K>, position: Position<K>, depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const at of waiting(game, position))
    for (const choice of choices(game, position.state, at.frame))
      for (const outcome of outcomes(game, position, at, choice)) count += perft(game, outcome.position, depth - 1);
  return count || 1;
}
