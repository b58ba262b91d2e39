import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  addSums,
  checkWeights,
  type Distribution,
  emptySums,
  FARSIGHT,
  fitted,
  type LearnedWeights,
  type Sums,
  type Training,
} from '@astragal/bots';
import { type Options, readOptions } from '@astragal/kernel';
import { fight } from '../arena.ts';
import { type Command, Failure } from '../command.ts';
import { gameNamed, SEED } from '../common.ts';
import { coresOf, crew } from '../crew.ts';
import { crossEntropyRound, gateLine } from '../cross-entropy.ts';
import { progress } from '../progress.ts';
import { trainJudge } from '../train-judge.ts';

/** What training remembers, so that it can be stopped and taken up again. */
interface Saved {
  readonly generation: number;
  /** The weights that have won every gate so far; those of no number of seats, at first, where the teacher begins. */
  readonly weights: LearnedWeights;
  /** By number of seats: the sums of all generations, older ones counting less. */
  readonly sums: Readonly<Record<string, Packed>>;
  /** By number of seats, where weights are found by the cross-entropy method: around which rows. */
  readonly distributions?: Readonly<Record<string, Distribution>>;
  readonly log: readonly string[];
}
interface Packed {
  readonly size: number;
  readonly count: number;
  readonly products: string;
  readonly points: string;
  readonly win: string;
}

const toText = (row: Float64Array): string => Buffer.from(row.buffer, row.byteOffset, row.byteLength).toString('base64');
const toRow = (text: string): Float64Array => {
  const bytes = Buffer.from(text, 'base64');
  return new Float64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
};
const packed = ({ size, count, products, points, win }: Sums): Packed => ({
  size,
  count,
  products: toText(products),
  points: toText(points),
  win: toText(win),
});
const unpacked = ({ size, count, products, points, win }: Packed): Sums => ({
  size,
  count,
  products: toRow(products),
  points: toRow(points),
  win: toRow(win),
});

/** How much the data of the generation before counts. */
const MEMORY = 0.5;
/** Games that a crew member plays before it reports. */
const BATCH = 12;

export const training: Command = {
  name: 'train',
  about: 'lets a game’s bots learn by playing themselves; a generation that does not beat the one before is thrown away',
  places: ['GAME'],
  flags: {
    generations: { value: 'N', about: 'how many more generations', default: '3' },
    games: { value: 'N', about: 'games a generation, for each number of seats', default: '2000' },
    rows: { value: 'N', about: 'where weights are found by the cross-entropy method: rows tried a generation', default: '32' },
    gate: { value: 'N', about: 'pairs of games that decide whether a generation stays', default: '100' },
    seats: { value: 'N[,N...]', about: 'numbers of seats to learn; otherwise all that the game’s bots learn' },
    ridge: { value: 'X', about: 'how much rare features are held down', default: '20' },
    farsight: {
      value: 'X',
      about: 'with --judge: how much more the end of a game tells of a rest than the next rest does',
      default: `${FARSIGHT}`,
    },
    seed: SEED,
    judge: { about: 'fit the game’s judge instead, to games of its players' },
    bots: { value: 'A[,B...]', about: 'with --judge: who plays, dealt round the table; otherwise expert' },
    scratch: { about: 'begin with the teacher’s games instead of today’s weights' },
    file: { value: 'PATH', about: 'where the training is remembered; otherwise .cache/train/GAME.json' },
    out: { value: 'PATH', about: 'where the weights go; otherwise beside it' },
  },
  async run(args, io) {
    const { game, training, judge } = await gameNamed(args.place('GAME')).rules();
    if (args.isOn('judge')) return trainJudge(args, io, game, judge, training);
    if (!training) throw new Failure(`the bots of ${game.id} do not learn`);
    const file = args.text('file') ?? `.cache/train/${game.id}.json`;
    const seed = args.text('seed')!;
    const until = process.env.SECONDS_LEFT ? performance.now() + 1000 * Number(process.env.SECONDS_LEFT) : Number.POSITIVE_INFINITY;
    const seatCounts = args.text('seats')?.split(',').map(Number) ?? Object.keys(training.setups).map(Number);
    const { features } = training.weights;
    let saved = await remembered(file);
    if (saved) mustFit(file, features, saved.weights);
    saved ??= { generation: 0, weights: args.isOn('scratch') ? { features, seats: {} } : training.weights, sums: {}, log: [] };
    const last = saved.generation + args.whole('generations', 1)!;
    while (saved.generation < last && performance.now() < until) {
      saved = await (training.frozen ? crossEntropyGeneration : generation)({
        rows: args.whole('rows', 4)!,
        ...{ id: game.id, training, saved, seed: `${seed}/${saved.generation}`, seatCounts, until },
        ...{ games: args.whole('games', 1)!, gate: args.whole('gate', 1)!, ridge: Number(args.text('ridge')) },
        options: (seats, i) => readOptions(game, seats, training.setups[seats]![i % training.setups[seats]!.length]!),
        show: (total, what) => progress(io, total, what),
      });
      io.out(saved.log.at(-1)!);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(saved));
      if (isNews(training, saved.weights))
        await writeFile(args.text('out') ?? file.replace(/\.json$/, '-weights.json'), JSON.stringify(saved.weights));
    }
    return true;
  },
};

/** What was remembered of other features is of no use. */
function mustFit(file: string, features: readonly string[], weights: LearnedWeights): void {
  try {
    checkWeights(features, weights);
  } catch (error) {
    throw new Failure(`${file}: ${(error as Error).message}; to begin anew, name another --file`);
  }
}

/** Where every generation was thrown away there is nothing to write. */
const isNews = ({ weights }: Training, learned: LearnedWeights): boolean => JSON.stringify(learned) !== JSON.stringify(weights);

async function remembered(file: string): Promise<Saved | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Saved;
  } catch {
    return undefined;
  }
}

interface Generation {
  readonly id: string;
  readonly training: Training;
  readonly saved: Saved;
  readonly seed: string;
  readonly seatCounts: readonly number[];
  readonly games: number;
  readonly gate: number;
  readonly ridge: number;
  readonly rows: number;
  readonly until: number;
  options(seats: number, i: number): Options;
  show(total: number, what: string): (done: number) => void;
}

/** Rows are tried, and where they lead is examined, for each number of seats on its own. */
async function crossEntropyGeneration(setup: Generation): Promise<Saved> {
  const { id, training, saved, seed, seatCounts, games, gate, rows, until, options, show } = setup;
  let { weights } = saved;
  const distributions = { ...saved.distributions };
  const said: string[] = [];
  for (const seats of seatCounts) {
    const round = await crossEntropyRound({
      ...{
        game: id,
        seats,
        weights,
        distribution: distributions[seats],
        frozen: training.frozen![seats]!,
        rows,
        games,
        gate,
        seed: `${seed}/${seats}`,
      },
      ...{ options: (pair) => options(seats, pair), goesOn: () => performance.now() < until, show },
    });
    if (!round) break;
    said.push(`${seats} seats: ${round.said}`);
    if (!round.isBetter) continue;
    weights = round.weights;
    distributions[seats] = round.distribution;
  }
  const log = [...saved.log, `generation ${saved.generation}: ${said.join('; ')}`];
  return { generation: saved.generation + 1, weights, sums: saved.sums, distributions, log };
}

/** Plays, learns, and is examined, for each number of seats on its own. */
async function generation(setup: Generation): Promise<Saved> {
  const { id, saved, seed, seatCounts, games, gate, ridge, until } = setup;
  let { weights } = saved;
  const sums = { ...saved.sums };
  const said: string[] = [];
  const goesOn = (): boolean => performance.now() < until;
  for (const seats of seatCounts) {
    const isKnown = weights.seats[seats] !== undefined;
    const fresh = await selfPlayedBy(
      setup,
      seats,
      isKnown ? weights : undefined,
      Math.ceil((games * 2) / Math.max(2, seats)),
      `${seed}/${seats}`,
    );
    if (!fresh) break;
    const before = sums[seats] && unpacked(sums[seats]);
    const all = emptySums(fresh.size);
    addSums(all, fresh);
    if (before) addSums(all, before, MEMORY);
    sums[seats] = packed(all);
    const learned: LearnedWeights = { ...weights, seats: { ...weights.seats, [seats]: fitted(all, ridge) } };
    if (!isKnown) {
      weights = learned;
      said.push(`${seats} seats: ${Math.round(fresh.count)} positions of the teacher`);
      continue;
    }
    const players = [
      { name: 'new', weights: learned },
      { name: 'old', weights },
    ] as const;
    const pairs = Math.max(4, Math.ceil((gate * 2) / Math.max(2, seats)));
    const show = setup.show(pairs, 'pairs at the gate');
    const verdict = await fight(
      { game: id, players, seats, options: setup.options(seats, 0), pairs, seed: `${seed}/gate ${seats}` },
      show,
      goesOn,
    );
    show(pairs);
    const isBetter = verdict.games > 0 && verdict.winRate > 1 / seats;
    if (isBetter) weights = learned;
    said.push(`${seats} seats: ${Math.round(fresh.count)} positions, ${gateLine(verdict)}, ${isBetter ? 'kept' : 'thrown away'}`);
  }
  return { generation: saved.generation + 1, weights, sums, log: [...saved.log, `generation ${saved.generation}: ${said.join('; ')}`] };
}

/** So many games between equals, on all cores; the teacher plays where there are no weights. */
async function selfPlayedBy(
  { id, show, until }: Generation,
  seats: number,
  weights: LearnedWeights | undefined,
  games: number,
  seed: string,
): Promise<Sums | undefined> {
  const seeds = Array.from({ length: games }, (_, i) => `${seed}/${i}`);
  const batch = Math.max(1, Math.min(BATCH, Math.ceil(games / coresOf())));
  const tasks = Array.from({ length: Math.ceil(games / batch) }, (_, i) => ({
    game: id,
    weights,
    seats,
    seeds: seeds.slice(i * batch, (i + 1) * batch),
  }));
  const tell = show(tasks.length, 'batches of games');
  let [total, done] = [undefined as Sums | undefined, 0];
  await crew(
    'selfPlayed',
    tasks,
    (sums) => {
      total ??= emptySums(sums.size);
      addSums(total, sums);
      tell(++done);
    },
    () => performance.now() < until,
  );
  tell(tasks.length);
  return total;
}
