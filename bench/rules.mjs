/** How fast rules are: random play-outs of each game, and the same toy game on our kernel and on boardgame.io. */
import { hash, isOver, Match, options, Play, playOn, readOptions, scripted, seeded, start, waiting } from '@astragal/kernel';
import { shelf } from '@astragal/shelf';
import { measure } from './measure.mjs';
import { PRICES, SEATS, TURNS, toy } from './toy.mjs';
import { playBoardgameio } from './toy-boardgameio.mjs';

const GAMES_OF_TOY = { ours: 2500, match: 250, boardgameio: 15 };
const DECISIONS_OF_GAME = 60_000;

/** A whole game of random answers on one position. */
function playOut(game, seats, chance) {
  const play = new Play(chance);
  const position = start(game, seats, readOptions(game, seats), play);
  let count = 0;
  for (let open = waiting(game, position); open.length > 0; open = waiting(game, position)) {
    const at = open[open.length === 1 ? 0 : chance.below(open.length, 'who')];
    const all = options(game, position.state, at.frame);
    playOn(game, position, at, all[chance.below(all.length, 'answer')], play);
    count++;
  }
  return { count, position };
}

/** Whole games, one seed after the other, until enough decisions were made. */
function playOuts(game, seats, enough) {
  let count = 0;
  const ends = [];
  for (let seed = 0; count < enough; seed++) {
    const end = playOut(game, seats, seeded(seed));
    count += end.count;
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
function proveEqual() {
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
    playOn(toy, position, at, options(toy, position.state, at.frame)[thing], new Play(scripted([first, rolled - 2 - first])));
  }
  if (!isOver(position) || hash(position.state) !== hash(end)) throw new Error('the two toy games are not the same game');
}

/** Everything measured, as the data that `--json` prints. */
async function bench(onRound) {
  proveEqual();
  const games = await Promise.all(shelf.map(async ({ rules }) => (await rules()).game));
  const found = measure(
    {
      ours: () => playOuts(toy, SEATS, GAMES_OF_TOY.ours * TURNS),
      match: matches,
      boardgameio,
      ...Object.fromEntries(games.map((game) => [`game ${game.id}`, () => playOuts(game, Math.max(2, game.seats.min), DECISIONS_OF_GAME)])),
    },
    onRound,
  );
  const base = found.boardgameio.median;
  const rate = (name) => Math.round(found[name].median);
  const ratio = (name) => Number((found[name].median / base).toFixed(1));
  const details = (name) => ({ spread: found[name].spread.map(Math.round), checksum: found[name].checksum });
  return {
    toy: {
      ours: rate('ours'),
      boardgameio: rate('boardgameio'),
      ratio: ratio('ours'),
      match: rate('match'),
      matchRatio: ratio('match'),
      details: { ours: details('ours'), boardgameio: details('boardgameio'), match: details('match') },
    },
    games: Object.fromEntries(
      games.map(({ id }) => [id, { decisionsPerCpuSecond: rate(`game ${id}`), ratio: ratio(`game ${id}`), ...details(`game ${id}`) }]),
    ),
  };
}

const isJson = process.argv.includes('--json');
const result = await bench(
  (round, of) => process.stderr.isTTY && process.stderr.write(`\rround ${round} of ${of}${round === of ? '\n' : ''}`),
);
if (isJson) console.log(JSON.stringify(result));
else {
  const line = (name, rate, ratio, { spread, checksum }) =>
    console.log(
      `${name.padEnd(24)} ${String(rate).padStart(9)} /s  ${String(ratio).padStart(6)} x   (${spread.join(' - ')})   ${checksum.slice(0, 8)}`,
    );
  const { toy: found, games } = result;
  console.log('Decisions per CPU second, median of five runs; x: times boardgame.io on the toy game');
  line('toy, boardgame.io', found.boardgameio, 1, found.details.boardgameio);
  line('toy, play-out', found.ours, found.ratio, found.details.ours);
  line('toy, match with record', found.match, found.matchRatio, found.details.match);
  for (const [id, game] of Object.entries(games)) line(id, game.decisionsPerCpuSecond, game.ratio, game);
}
