import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { addSums, type Cloud, emptySums, fitted, type School, type Sums } from '@astragal/bots';
import { type Options, readOptions } from '@astragal/kernel';
import { fight } from '../arena.ts';
import { type Command, Failure } from '../command.ts';
import { gameNamed, SEED } from '../common.ts';
import { coresOf, crew } from '../crew.ts';
import { progress } from '../progress.ts';
import { type AllWeights, gateLine, tried } from '../trying.ts';

/** What a school run remembers, so that it can be stopped and taken up again. */
interface Saved {
  readonly generation: number;
  /** The weights that have won every gate so far. */
  readonly weights: AllWeights | undefined;
  /** By number of seats: the sums of all generations, older ones counting less. */
  readonly sums: Readonly<Record<string, Packed>>;
  /** By number of seats, where weights are tried: around which rows. */
  readonly clouds?: Readonly<Record<string, Cloud>>;
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
    rows: { value: 'N', about: 'where weights are found by trying: rows tried a generation', default: '32' },
    gate: { value: 'N', about: 'pairs of games that decide whether a generation stays', default: '100' },
    seats: { value: 'N[,N...]', about: 'numbers of seats to learn; otherwise all the school has' },
    ridge: { value: 'X', about: 'how much rare features are held down', default: '20' },
    seed: SEED,
    scratch: { about: 'begin with the teacher’s games instead of today’s weights' },
    file: { value: 'PATH', about: 'where the school remembers; otherwise .cache/train/GAME.json' },
    out: { value: 'PATH', about: 'where the weights go; otherwise beside it' },
  },
  async run(args, io) {
    const { game, school } = await gameNamed(args.place('GAME')).rules();
    if (!school) throw new Failure(`the bots of ${game.id} do not learn`);
    const file = args.text('file') ?? `.cache/train/${game.id}.json`;
    const seed = args.text('seed')!;
    const until = process.env.SECONDS_LEFT ? performance.now() + 1000 * Number(process.env.SECONDS_LEFT) : Number.POSITIVE_INFINITY;
    const seatCounts = args.text('seats')?.split(',').map(Number) ?? Object.keys(school.setups).map(Number);
    let saved = await remembered(file);
    saved ??= { generation: 0, weights: args.isOn('scratch') ? undefined : known(school), sums: {}, log: [] };
    const last = saved.generation + args.whole('generations', 1)!;
    while (saved.generation < last && performance.now() < until) {
      saved = await (school.tries ? tryingGeneration : generation)({
        rows: args.whole('rows', 4)!,
        ...{ id: game.id, school, saved, seed: `${seed}/${saved.generation}`, seatCounts, until },
        ...{ games: args.whole('games', 1)!, gate: args.whole('gate', 1)!, ridge: Number(args.text('ridge')) },
        options: (seats, i) => readOptions(game, seats, school.setups[seats]![i % school.setups[seats]!.length]!),
        show: (total, what) => progress(io, total, what),
      });
      io.out(saved.log.at(-1)!);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(saved));
      if (isNews(school, saved.weights))
        await writeFile(args.text('out') ?? file.replace(/\.json$/, '-weights.json'), JSON.stringify(saved.weights));
    }
    return true;
  },
};

const known = ({ weights }: School): AllWeights | undefined => (Object.keys(weights).length > 0 ? weights : undefined);

/** Where every generation was thrown away there is nothing to write. */
const isNews = ({ weights }: School, learned: AllWeights | undefined): boolean =>
  learned !== undefined && JSON.stringify(learned) !== JSON.stringify(weights);

async function remembered(file: string): Promise<Saved | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Saved;
  } catch {
    return undefined;
  }
}

interface Term {
  readonly id: string;
  readonly school: School;
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
async function tryingGeneration(term: Term): Promise<Saved> {
  const { id, school, saved, seed, seatCounts, games, gate, rows, until, options, show } = term;
  let weights = saved.weights ?? school.weights;
  const clouds = { ...saved.clouds };
  const said: string[] = [];
  for (const seats of seatCounts) {
    const round = await tried({
      ...{ game: id, seats, weights, cloud: clouds[seats], still: school.tries![seats]!, rows, games, gate, seed: `${seed}/${seats}` },
      ...{ options: (pair) => options(seats, pair), goesOn: () => performance.now() < until, show },
    });
    if (!round) break;
    said.push(`${seats} seats: ${round.said}`);
    if (!round.isBetter) continue;
    weights = round.weights;
    clouds[seats] = round.cloud;
  }
  const log = [...saved.log, `generation ${saved.generation}: ${said.join('; ')}`];
  return { generation: saved.generation + 1, weights, sums: saved.sums, clouds, log };
}

/** Plays, learns, and is examined, for each number of seats on its own. */
async function generation(term: Term): Promise<Saved> {
  const { id, saved, seed, seatCounts, games, gate, ridge, until } = term;
  let { weights } = saved;
  const sums = { ...saved.sums };
  const said: string[] = [];
  const goesOn = (): boolean => performance.now() < until;
  for (const seats of seatCounts) {
    const fresh = await schoolDay(
      term,
      seats,
      weights?.[seats] ? weights : undefined,
      Math.ceil((games * 2) / Math.max(2, seats)),
      `${seed}/${seats}`,
    );
    if (!fresh) break;
    const before = sums[seats] && unpacked(sums[seats]);
    const all = emptySums(fresh.size);
    addSums(all, fresh);
    if (before && before.size === fresh.size) addSums(all, before, MEMORY);
    sums[seats] = packed(all);
    const learned: AllWeights = { ...weights, [seats]: fitted(all, ridge) };
    if (!weights?.[seats]) {
      weights = learned;
      said.push(`${seats} seats: ${Math.round(fresh.count)} positions of the teacher`);
      continue;
    }
    const players = [
      { name: 'new', weights: learned },
      { name: 'old', weights },
    ] as const;
    const pairs = Math.max(4, Math.ceil((gate * 2) / Math.max(2, seats)));
    const show = term.show(pairs, 'pairs at the gate');
    const verdict = await fight(
      { game: id, players, seats, options: term.options(seats, 0), pairs, seed: `${seed}/gate ${seats}` },
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

async function schoolDay(
  { id, show, until }: Term,
  seats: number,
  weights: AllWeights | undefined,
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
  const tell = show(tasks.length, 'lessons');
  let [total, done] = [undefined as Sums | undefined, 0];
  await crew(
    'lessons',
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
