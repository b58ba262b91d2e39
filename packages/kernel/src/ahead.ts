/** Thinking ahead: a position is played on until the horizon, until luck speaks, or until a question that nobody answers. */
import type { Chance, Choice, Game, Kind, Position } from './game.ts';
import { isOver, type Play, playOn, type Waiting, waiting } from './play.ts';

/** Where playing ahead came to rest: the game ended, only steps of the horizon are left, luck was asked, or a question stays open. */
export type Rest = 'over' | 'horizon' | 'luck' | 'asked';

/** Luck that knows how often it was asked: what lies behind it is one of several futures. */
export class CountedLuck implements Chance {
  asked = 0;
  source: Chance;

  constructor(source: Chance) {
    this.source = source;
  }

  below(n: number, what: string): number {
    this.asked++;
    return this.source.below(n, what);
  }
}

/** Answers a question in a thought; undefined leaves it open. */
export type Answering<K extends Kind> = (state: K['state'], at: Waiting<K>) => Choice | undefined;

/** A thought never needs more answers than this; rules that go round for ever shall not hold a bot. */
const MOST_ANSWERS = 2_000;

/**
 * Plays this very position on. The first open question that `answer` has an answer for is played, and so on. `play.horizon` names the
 * steps that are not run. With `luck` (the luck of `play`) it rests after the first answer that asked luck anything.
 */
export function playAhead<K extends Kind>(
  game: Game<K>,
  position: Position<K>,
  play: Play<K>,
  answer: Answering<K>,
  { luck, most = MOST_ANSWERS }: { readonly luck?: CountedLuck; readonly most?: number } = {},
): Rest {
  const before = luck?.asked;
  for (let answers = 0; answers < most; answers++) {
    const open = waiting(game, position);
    if (open.length === 0) return isOver(position) ? 'over' : 'horizon';
    let played = false;
    for (const at of open) {
      const choice = answer(position.state, at);
      if (!choice) continue;
      playOn(game, position, at, choice, play);
      played = true;
      break;
    }
    if (!played) return 'asked';
    if (luck && luck.asked !== before) return isOver(position) ? 'over' : 'luck';
  }
  return 'asked';
}
