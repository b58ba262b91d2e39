/** How fast rules are: random play-outs of each game, and the same toy game on our kernel and on boardgame.io. */
import { shelf } from '@astragal/shelf';
import { measure } from './measure.mjs';
import { thoughts } from './thinking.mjs';
import { proveEqual } from './works.mjs';

/** Everything measured, as the data that `--json` prints. */
async function bench(onRound) {
  proveEqual();
  const games = shelf.map(({ id }) => id);
  const thinking = await thoughts(games);
  const found = await measure(['ours', 'match', 'boardgameio', ...games, ...thinking], onRound);
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
    games: Object.fromEntries(games.map((id) => [id, { decisionsPerCpuSecond: rate(id), ratio: ratio(id), ...details(id) }])),
    thinking: Object.fromEntries(thinking.map((name) => [name, { perCpuSecond: rate(name), ...details(name) }])),
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
  console.log(
    'Thoughts per CPU second: iterations of a search on the toy (ours; mcts: boardgame.io), plans and roll-outs from a middle position',
  );
  for (const [name, { perCpuSecond, spread }] of Object.entries(result.thinking))
    console.log(`${name.padEnd(24)} ${String(perCpuSecond).padStart(9)} /s  (${spread.join(' - ')})`);
}
