/** How fast bots think: plans and roll-outs from a middle position of each game, our search and boardgame.io's MCTS on the toy. */
import { createRequire } from 'node:module';
import { future, mindOf, Policy, plans, search, sightOf } from '@astragal/bots';
import { choices, clone, named, Play, playOn, readOptions, seeded, settle, start, waiting } from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';
import { SEATS, toy } from './toy.mjs';
import { game as toyOfBoardgameio, toyState } from './toy-boardgameio.mjs';

const require = createRequire(import.meta.url);

const MIDDLE = 60;
const WIDTH = { nodes: 400, beam: 24, futures: 4, depth: 12 };
/** Answers of one play-out, as boardgame.io has it by default. */
const PLAYOUT = 50;
const never = () => false;

/** The first real decision after so many answers at a glance. */
function middleOf(policy) {
  const { game } = policy.craft;
  const play = new Play(named('middle'));
  const seats = Math.max(2, game.seats.min);
  const position = start(game, seats, readOptions(game, seats), play);
  for (let answers = 0; ; answers++) {
    const [at] = waiting(game, position);
    if (!at) {
      settle(game, position, play);
      continue;
    }
    const all = choices(game, position.state, at.frame);
    if (answers > MIDDLE && all.length > 3 && !policy.small.has(at.frame.step)) return { position, seat: at.seat };
    playOn(game, position, at, policy.quick(position.state, at, play.chance), play);
  }
}

/** Plans found in a few thoughts. */
function planning(policy) {
  const { position, seat } = middleOf(policy);
  return () => {
    let count = 0;
    for (let thought = 0; thought < 20; thought++) count += plans(policy, position, seat, WIDTH, seeded(thought), never).length;
    return { count, ends: [count] };
  };
}

/** Futures of the best plan. */
function rollingOut(policy) {
  const { position, seat } = middleOf(policy);
  const [best] = plans(policy, position, seat, WIDTH, seeded(0), never);
  return () => {
    let sum = 0;
    for (let i = 0; i < 500; i++) sum += future(policy, position, seat, best, 12, named(i));
    return { count: 500, ends: [Math.round(sum)] };
  };
}

/** Iterations of our search on the toy, from its first question. */
function searching() {
  const position = start(toy, SEATS, {}, new Play(seeded(1)));
  const iterations = 200;
  const bot = search(toy, { iterations, depth: PLAYOUT });
  return () => ({ count: iterations, ends: [bot.answer(sightOf(toy, clone(toy, position), 0), mindOf(seeded(1)))] });
}

/** Iterations of boardgame.io's MCTS on the same toy. */
function mcts() {
  const { MCTSBot } = require('boardgame.io/ai');
  const iterations = 40;
  const enumerate = () => Array.from({ length: 10 }, (_, thing) => ({ move: 'buy', args: [thing] }));
  return async () => {
    const bot = new MCTSBot({ game: toyOfBoardgameio, enumerate, iterations, playoutDepth: PLAYOUT, seed: 'bench' });
    await bot.play(toyState('bench'), '0');
    return { count: iterations, ends: [iterations] };
  };
}

/** The thought of this name, or nothing: `search`, `mcts`, or `plans GAME` and `roll-outs GAME`. */
export async function thoughtNamed(name) {
  if (name === 'search') return searching();
  if (name === 'mcts') return mcts();
  const [what, id] = name.split(' ');
  if (what !== 'plans' && what !== 'roll-outs') return undefined;
  const { training } = await onShelf(id).rules();
  const policy = new Policy(training.craft(training.weights));
  return what === 'plans' ? planning(policy) : rollingOut(policy);
}

/** Everything that can be measured here. */
export async function thoughts(games) {
  const taught = [];
  for (const id of games) if ((await onShelf(id).rules()).training) taught.push(id);
  return ['search', 'mcts', ...taught.flatMap((id) => [`plans ${id}`, `roll-outs ${id}`])];
}
