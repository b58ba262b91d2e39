/** Open-loop search over guessed worlds, for games that bring nothing but their rules: answers are remembered, positions are not. */
import {
  type Choice,
  choices,
  clone,
  type Game,
  isOver,
  type Kind,
  notation,
  Play,
  type Position,
  playOn,
  type Seat,
  waiting,
} from '@astragal/kernel';
import { type Bot, forcedAnswer, worldsOf } from './bot.ts';

export interface Searching {
  readonly name?: string;
  readonly budgetMs?: number;
  readonly iterations?: number;
  /** A game that is not over after so many answers is judged as it stands. */
  readonly depth?: number;
}

/** What is known of an answer: how often it was tried, and what it brought to whoever gave it. */
interface Node {
  visits: number;
  total: number;
  readonly next: Map<string, Node>;
}
const fresh = (): Node => ({ visits: 0, total: 0, next: new Map() });

/** How much rarely tried answers are looked at again; shares of a victory lie between 0 and 1. */
const CURIOSITY = 0.7;
/** What points count beside winning, so that a lost game is lost by little. */
const POINTS = 0.1;

export function search<K extends Kind>(
  game: Game<K>,
  { name = 'search', budgetMs = 1000, iterations = 400, depth = 400 }: Searching = {},
): Bot<K> {
  return {
    name,
    budgetMs,
    answer(sight, { luck, isLate, soFar }) {
      const forced = forcedAnswer(sight);
      if (forced !== undefined) return forced;
      const root = fresh();
      const [only] = game.open ? worldsOf(game, sight, luck, 1) : [];
      for (let i = 0; i < iterations; i++) {
        const world = clone(game, only ?? worldsOf(game, sight, luck, 1)[0]!);
        walk(game, world, sight.seat, root, new Play<K>(luck), depth);
        if (isLate()) break;
        if (i % 64 === 63) soFar(mostTried(root));
      }
      return mostTried(root);
    },
  };
}

const mostTried = (node: Node): string => [...node.next].reduce((a, b) => (b[1].visits > a[1].visits ? b : a))[0];

/** One game from here: down the tree while it is known, then at random; everybody on the way learns what it brought. */
function walk<K extends Kind>(game: Game<K>, position: Position<K>, first: Seat, root: Node, play: Play<K>, depth: number): void {
  const way: { readonly node: Node; readonly seat: Seat }[] = [];
  let node: Node | undefined = root;
  for (let answers = 0; answers < depth && !isOver(position); answers++) {
    const open = waiting(game, position);
    const at = (answers === 0 && open.find(({ seat }) => seat === first)) || open[0]!;
    const all = choices(game, position.state, at.frame);
    let choice: Choice;
    if (node) {
      choice = promising(node, all, play);
      const text = notation(choice);
      const known: Node | undefined = node.next.get(text);
      const child: Node = known ?? fresh();
      node.next.set(text, child);
      way.push({ node: child, seat: at.seat });
      node = known ? child : undefined; // A new answer is tried once; what follows is luck.
    } else choice = all[all.length === 1 ? 0 : play.chance.below(all.length, 'play-out')]!;
    playOn(game, position, at, choice, play);
  }
  const shares = sharesOf(game, position.state);
  root.visits++;
  for (const { node: tried, seat } of way) {
    tried.visits++;
    tried.total += shares[seat]!;
  }
}

/** An answer not tried yet, or the one with the best prospects. */
function promising(node: Node, all: readonly Choice[], play: Play): Choice {
  const untried = all.filter((choice) => !node.next.has(notation(choice)));
  if (untried.length > 0) return untried[untried.length === 1 ? 0 : play.chance.below(untried.length, 'untried')]!;
  let [best, most] = [all[0]!, Number.NEGATIVE_INFINITY];
  const tries = Math.log(all.reduce((sum, choice) => sum + node.next.get(notation(choice))!.visits, 1));
  for (const choice of all) {
    const { visits, total } = node.next.get(notation(choice))!;
    const prospects = total / visits + CURIOSITY * Math.sqrt(tries / visits);
    if (prospects > most) [best, most] = [choice, prospects];
  }
  return best;
}

/** What each seat has of the victory, and a little for its share of all points. */
function sharesOf<K extends Kind>(game: Game<K>, state: K['state']): number[] {
  const { scores, winners } = game.result(state);
  const all = scores.reduce((sum, each) => sum + Math.max(0, each), 0) || 1;
  return scores.map((score, seat) => (winners.includes(seat) ? 1 / winners.length : 0) + (POINTS * Math.max(0, score)) / all);
}
