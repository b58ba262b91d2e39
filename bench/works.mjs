/** What is measured: each work plays games and gives `{ count, ends }`, how many decisions and the last states. */
import { choices, hash, isOver, Match, Play, playOn, readOptions, scripted, seeded, start, waiting } from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';
import { thoughtNamed } from './thinking.mjs';
import { PRICES, SEATS, TURNS, toy } from './toy.mjs';
import { playBoardgameio } from './toy-boardgameio.mjs';

const GAMES_OF_TOY = { ours: 2500, match: 1000, boardgameio: 15 };
const DECISIONS_OF_GAME = 200_000;

/** A whole game of random answers on one position: the rules alone, without the loop that bots play in. */
function playOut(game, seats, chosen, chance) {
  const play = new Play(chance);
  const position = start(game, seats, chosen, play);
  let decisions = 0;
  for (let open = waiting(game, position); open.length > 0; open = waiting(game, position)) {
    const at = open[open.length === 1 ? 0 : chance.below(open.length, 'who')];
    const all = choices(game, position.state, at.frame);
    playOn(game, position, at, all[chance.below(all.length, 'answer')], play);
    decisions++;
  }
  return { position, decisions };
}

/** Whole games, one seed after the other, until enough decisions were made. */
function playOuts(game, seats, enough) {
  const chosen = readOptions(game, seats);
  let count = 0;
  const ends = [];
  for (let seed = 0; count < enough; seed++) {
    const end = playOut(game, seats, chosen, seeded(seed));
    count += end.decisions;
    ends.push(end.position.state);
  }
  return { count, ends };
}

/** The toy as a match: every answer is looked up, numbered, written down and could be taken back where the rules allow it. */
function matches() {
  const ends = [];
  for (let seed = 0; seed < GAMES_OF_TOY.match; seed++) {
    const chance = seeded(seed);
    const match = Match.begin(toy, SEATS, {}, (n) => chance.below(n, ''));
    while (!match.isOver) {
      const [seat] = match.waits;
      match.answer(seat, match.ask(seat), `buy ${chance.below(PRICES.length, '')}`);
    }
    ends.push(match.now.state);
  }
  return { count: GAMES_OF_TOY.match * TURNS, ends };
}

function boardgameio() {
  const ends = [];
  for (let seed = 0; seed < GAMES_OF_TOY.boardgameio; seed++) {
    const chance = seeded(seed);
    ends.push(playBoardgameio(String(seed), () => chance.below(PRICES.length, '')));
  }
  return { count: GAMES_OF_TOY.boardgameio * TURNS, ends };
}

/** The two toys are one game: boardgame.io's dice and buys, played on the kernel, lead to the same end. */
export function proveEqual() {
  const chance = seeded('equal');
  const golds = new Array(SEATS).fill(0);
  const owned = new Array(SEATS).fill(0);
  const moves = [];
  const end = playBoardgameio(
    'equal',
    () => chance.below(PRICES.length, ''),
    (seat, thing, { players }) => {
      const { gold, owned: things } = players[seat];
      const bought = things[thing] > (owned[seat][thing] ?? 0) ? PRICES[thing] : 0;
      moves.push({ thing, rolled: gold + bought - golds[seat] });
      golds[seat] = gold;
      owned[seat] = [...things];
    },
  );
  const position = start(toy, SEATS, {}, new Play(scripted([])));
  for (const { thing, rolled } of moves) {
    const [at] = waiting(toy, position);
    const first = Math.min(5, rolled - 2);
    playOn(toy, position, at, choices(toy, position.state, at.frame)[thing], new Play(scripted([first, rolled - 2 - first])));
  }
  if (!isOver(position) || hash(position.state) !== hash(end)) throw new Error('the two toy games are not the same game');
}

const TOYS = {
  ours: () => playOuts(toy, SEATS, GAMES_OF_TOY.ours * TURNS),
  match: matches,
  boardgameio,
};

/** The work of this name: one of the toys, a thought, or a game of the shelf. */
export async function workNamed(name) {
  if (TOYS[name]) return TOYS[name];
  const thought = await thoughtNamed(name);
  if (thought) return thought;
  const { game } = await onShelf(name).rules();
  return () => playOuts(game, Math.max(2, game.seats.min), DECISIONS_OF_GAME);
}
