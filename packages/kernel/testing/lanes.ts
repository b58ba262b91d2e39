/** The law of simultaneous play: the order of answering changes nothing. */
import {
  byNumber,
  type Choice,
  choices,
  type Game,
  type Kind,
  Play,
  type Position,
  playOn,
  sortedJson,
  start,
  type Waiting,
  waiting,
} from '../src/index.ts';
import { mix, namedLuck } from './luck.ts';
import { LONGEST, must, type Setting, type Subject } from './subject.ts';

/** Plays a game in which every answer is a function of the question, never of when it is asked; `pick` decides who goes first. */
function playSteadily<K extends Kind>(
  game: Game<K>,
  { seed, seats, options: chosen }: Setting,
  pick: (open: number, turn: number) => number,
): { end: Position<K>; simultaneous: boolean } {
  const play = new Play<K>(byNumber(namedLuck(seed)));
  const position = start(game, seats, chosen as K['options'], play);
  const asked = new Map<string, number>();
  let simultaneous = false;
  for (let turn = 0; ; turn++) {
    must(turn < LONGEST, 'ends', () => `no end after ${LONGEST} answers`);
    const open = waiting(game, position);
    if (open.length === 0) return { end: position, simultaneous };
    if (open.length > 1) simultaneous = true;
    const at = open[pick(open.length, turn)]!;
    playOn(game, position, at, steadyChoice(game, position, at, seed, asked), play);
  }
}

/** An answer that depends on the question and on how often it was asked, and on nothing else. */
export function steadyChoice<K extends Kind>(
  game: Game<K>,
  position: Position<K>,
  at: Waiting<K>,
  seed: string,
  asked: Map<string, number>,
): Choice {
  const key = sortedJson(at.frame);
  const times = (asked.get(key) ?? 0) + 1;
  asked.set(key, times);
  const all = choices(game, position.state, at.frame);
  return all[mix(`${seed}/${key}/${times}`) % all.length]!;
}

/** Any order of answering open lanes ends in the same position as the rulebook's order, byte for byte. */
export function interleaving<K extends Kind>({ game }: Subject<K>, setting: Setting): void {
  const inOrder = playSteadily(game, setting, () => 0);
  if (!inOrder.simultaneous) return;
  for (const round of [1, 2]) {
    const mixed = playSteadily(game, setting, (open, turn) => mix(`${setting.seed}/${round}/${turn}`) % open);
    must(
      sortedJson(mixed.end) === sortedJson(inOrder.end),
      'interleaving',
      () => `the order of answers changed the end of the game (seed ${setting.seed})`,
    );
  }
}
