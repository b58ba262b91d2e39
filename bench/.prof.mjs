import { isOver, options, Play, playOn, readOptions, seeded, start, waiting } from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';

const { game } = await onShelf(process.argv[2] ?? 'dice-forge').rules();
const seats = Number(process.argv[3] ?? 2);
let count = 0;
const c0 = process.cpuUsage();
for (let seed = 0; count < Number(process.argv[4] ?? 300000); seed++) {
  const chance = seeded(seed);
  const play = new Play(chance);
  const position = start(game, seats, readOptions(game, seats), play);
  for (let open = waiting(game, position); open.length > 0; open = waiting(game, position)) {
    const at = open[open.length === 1 ? 0 : chance.below(open.length, 'who')];
    const all = options(game, position.state, at.frame);
    playOn(game, position, at, all[chance.below(all.length, 'a')], play);
    count++;
  }
}
const c = process.cpuUsage(c0);
console.log((count / ((c.user + c.system) / 1e6)) | 0, '/s');
