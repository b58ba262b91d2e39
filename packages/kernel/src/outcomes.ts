/** Every way luck may answer a choice, with exact odds: the odds panel and the chance nodes of a search. */
import type { Choice, Game, Kind, Position } from './game.ts';
import { clone, Play, playOn, type Told, type Waiting } from './play.ts';

/** One result. It comes true once in `of`: the product of the sizes of all questions luck was asked. */
export interface Outcome<K extends Kind = Kind> {
  readonly of: number;
  readonly luck: readonly number[];
  readonly position: Position<K>;
  readonly told: readonly Told<K>[];
}

/** More results than anybody would want to look at. */
export class TooManyOutcomes extends Error {
  override readonly name = 'TooManyOutcomes';
}

/** All results of an answer: replays it under each script of luck in turn, like an odometer. */
export function outcomes<K extends Kind>(
  game: Game<K>,
  position: Position<K>,
  at: Waiting<K>,
  choice: Choice,
  limit = 100_000,
): Outcome<K>[] {
  const path = lanePath(position.stack, at.lane)!;
  const found: Outcome<K>[] = [];
  let script: number[] = [];
  for (;;) {
    const sizes: number[] = [];
    const chance = {
      below(n: number): number {
        sizes.push(n);
        if (script.length < sizes.length) script.push(0);
        return script[sizes.length - 1]!;
      },
    };
    const next = clone(game, position);
    const told: Told<K>[] = [];
    playOn(game, next, { ...at, lane: laneAt(next.stack, path) }, choice, new Play<K>(chance, told));
    if (found.length >= limit) throw new TooManyOutcomes(`more than ${limit} outcomes`);
    found.push({ of: sizes.reduce((product, n) => product * n, 1), luck: script, position: next, told });
    const turn = sizes.findLastIndex((n, i) => script[i]! < n - 1);
    if (turn < 0) return found;
    script = [...script.slice(0, turn), script[turn]! + 1];
  }
}

type Lanes = readonly (object & { readonly lanes?: Lanes[] })[];

/** Where a lane lies in a stack: places of forks and lanes from the outside in. */
function lanePath(stack: readonly unknown[], lane: readonly unknown[]): number[] | undefined {
  if (stack === lane) return [];
  for (const [i, entry] of (stack as Lanes).entries())
    for (const [j, inner] of (entry.lanes ?? []).entries()) {
      const rest = lanePath(inner, lane);
      if (rest) return [i, j, ...rest];
    }
  return undefined;
}

function laneAt<S>(stack: S, path: readonly number[]): S {
  let lane = stack as unknown as Lanes;
  for (let i = 0; i < path.length; i += 2) lane = lane[path[i]!]!.lanes![path[i + 1]!]!;
  return lane as unknown as S;
}
