/** What everybody got on a day: from its secret, which the house publishes when the day is over. */
import { type Bytes, bytesOf, signsOf } from '@astragal/fair';
import { type LuckSaid, Match } from '@astragal/kernel';
import { shelf } from '@astragal/shelf';
import { commitmentOf, type DayTable, dayPlayedBy, dayTable, gameSeed, ofDay, SharedLuck } from '@astragal/today';
import { type Command, Failure, UsageError } from '../command.ts';
import { JSON_FLAG } from '../common.ts';
import { DATA, withStore } from '../house.ts';

interface DayTold {
  readonly day: string;
  readonly commitment: string;
  readonly secret: string;
  readonly games: readonly GameTold[];
}

interface GameTold extends DayTable {
  readonly game: string;
  readonly version: number;
  /** What its records call the seed. */
  readonly hash: string;
  readonly dealt: readonly LuckSaid[];
  readonly levels?: Readonly<Record<string, object>>;
}

const UNTOLD = {
  none: 'this house published nothing of that day',
  running: 'that day is not over yet: its secret is nobody’s',
  lost: 'the key of that day is lost',
} as const;

export const tellingDay: Command = {
  name: 'daily',
  about: 'tells what everybody got on a day that is over: its secret, and the table and the deal of each game',
  places: [],
  flags: {
    date: { value: 'YYYY-MM-DD', about: 'which day' },
    secret: { value: 'S', about: 'the secret that the house published (43 signs); otherwise it is taken from the store' },
    levels: { about: 'let every level of bots play it in the person’s place' },
    data: DATA,
    json: JSON_FLAG,
  },
  async run(args, io) {
    const day = args.text('date');
    if (!day || !/^\d{4}-\d\d-\d\d$/.test(day)) throw new UsageError('--date is a day as 2026-11-18');
    const given = args.text('secret');
    const secret = given === undefined ? await secretIn(day, args) : bytesOf(given);
    if (!secret) throw new UsageError('--secret is 43 signs, as the house tells them when the day is over');
    const told: DayTold = {
      ...{ day, commitment: commitmentOf(secret), secret: signsOf(secret) },
      games: await gamesOf(secret, day, args.isOn('levels')),
    };
    if (args.isOn('json')) io.out(JSON.stringify(told));
    else for (const line of linesOf(told)) io.out(line);
    return true;
  },
};

const secretIn = (day: string, args: Parameters<Command['run']>[0]): Promise<Bytes> =>
  withStore(args, async (store, { dayOfStore, settingsFrom }) => {
    const found = await dayOfStore(store, day, settingsFrom(process.env));
    if (typeof found === 'string') throw new Failure(UNTOLD[found]);
    return found.secret;
  });

async function gamesOf(secret: Bytes, day: string, withLevels: boolean): Promise<readonly GameTold[]> {
  const told: GameTold[] = [];
  for (const entry of shelf.filter(({ hidden }) => !hidden)) {
    const { game, bots, daily } = await entry.rules();
    if (!daily) continue;
    const luck = new SharedLuck(gameSeed(secret, entry.id));
    const table = dayTable(daily, luck);
    const { dealt } = Match.begin(game, table.seats, table.options, luck.source).record;
    const scoreOf = (level: string) => [level, dayPlayedBy({ game, bots, daily }, table, luck, ofDay(day), level).score];
    const levels = withLevels ? { levels: Object.fromEntries(entry.levels.map(scoreOf)) as Record<string, object> } : {};
    told.push({ game: entry.id, version: entry.version, ...table, hash: luck.hash, dealt, ...levels });
  }
  return told;
}

function* linesOf({ day, commitment, secret, games }: DayTold): Generator<string> {
  yield `${day}: secret ${secret}, published the day before as ${commitment}`;
  for (const { game, sitters, options, dealt, hash, levels = {} } of games) {
    const chosen = Object.entries(options).map(([name, value]) => `${name} ${value}`);
    yield `${game}: ${[sitters.join(', '), ...chosen].join('; ')}; ${dealt.length} draws of the deal; seed ${hash}`;
    for (const [level, score] of Object.entries(levels)) yield `  ${level}: ${JSON.stringify(score)}`;
  }
}
