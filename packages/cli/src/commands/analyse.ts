import { Analysis, type Counting, type Ledger, type LedgerTurn, rulesOfRecord } from '@astragal/analysis';
import { deadline } from '@astragal/bots';
import { onShelf } from '@astragal/shelf';
import type { Command } from '../command.ts';
import { JSON_FLAG, numberedNames, readJson, SEED } from '../common.ts';

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** A budget buys as much as there is time for. */
const AS_MUCH_AS_POSSIBLE = { isClose: true, more: 1_000_000 };

const percent = (x: number): string => `${x < 0 ? '' : '+'}${(100 * x).toFixed(1)}`.padStart(7);
const row = (all: readonly number[]): string => all.map(percent).join('');

const turnLine = ({ turn, seat, luck, choices, doubt, after, answers }: LedgerTurn): string => {
  const worse = answers
    .filter(({ grade }) => grade !== 'good')
    .map(({ grade, played, reference }) => `${grade}: ${played}, not ${reference}`);
  const who = seat === undefined ? '--' : numberedNames(seat);
  return `${String(turn + 1).padStart(4)} ${who} ${row(luck)} |${row(choices)} |${row(doubt)} |${row(after)}  ${worse.join('; ')}`.trimEnd();
};

function table({ game, start, turns, seats, balance, doubt, error }: Ledger, spentMs: number): string[] {
  const width = 7 * seats.length;
  const head = ['luck', 'choices', 'doubt', 'win chance'].map((name) => name.padStart(width)).join(' |');
  return [
    `${game}, ${seats.length} seats, ${turns.length} turns; win chances in percent`,
    `turn    ${head.slice(1)}`,
    `${' '.repeat(8)}${' '.repeat(3 * (width + 2))}${row(start)}`,
    ...turns.map(turnLine),
    ...seats.map(({ seat, accuracy, luck, luckierShare, adjusted, lost }) => {
      const share = luckierShare === undefined ? '' : `, ${(100 * luckierShare).toFixed(0)} % of games are luckier`;
      return `${numberedNames(seat)}: accuracy ${accuracy.toFixed(0)} (lost${percent(lost)}), luck${percent(luck)}${share}, without luck${percent(adjusted)}`;
    }),
    `doubt ${(100 * doubt).toFixed(1)}, error ${(100 * error).toFixed(1)}, off by ${balance.toExponential(0)}, ${Math.round(spentMs)} ms`,
  ];
}

interface Asked {
  readonly isQuick: boolean;
  readonly budget: number | undefined;
  readonly blocks: number | undefined;
}

function howClosely({ isQuick, budget, blocks }: Asked): Counting {
  if (budget !== undefined) return { ...AS_MUCH_AS_POSSIBLE, isLate: deadline(cpuMs, budget) };
  if (blocks !== undefined) return { blocks };
  return { isClose: !isQuick };
}

export const analysing: Command = {
  name: 'analyse',
  about: 'says what luck and choices did in a finished game, turn by turn',
  places: ['FILE'],
  flags: {
    quick: { about: 'as the end of a game shows it, in some seconds; otherwise until it is sure' },
    budget: { value: 'MS', about: 'milliseconds of CPU, and whatever can be known by then' },
    blocks: { value: 'N', about: 'count so many blocks of lines for each turn, and no more' },
    by: { value: 'turns|rests', about: 'whole turns, or every rest of the judge', default: 'turns' },
    seed: SEED,
    json: JSON_FLAG,
  },
  async run(args, io) {
    const began = cpuMs();
    const data = await readJson(args.place('FILE')!);
    const rules = await rulesOfRecord(data, async (game, version) => (await onShelf(game)?.at(version))?.rules());
    const budget = args.whole('budget', 1);
    const blocks = args.whole('blocks', 1);
    const by = args.text('by') === 'rests' ? 'rests' : 'turns';
    const analysis = new Analysis(rules, data, {
      seed: args.text('seed')!,
      by,
      ...howClosely({ isQuick: args.isOn('quick'), budget, blocks }),
    });
    for (const _ of analysis.steps());
    const ledger = analysis.ledger();
    const spent = cpuMs() - began;
    if (args.isOn('json')) io.out(JSON.stringify({ ...ledger, cpuMs: Math.round(spent) }));
    else for (const line of table(ledger, spent)) io.out(line);
    return true;
  },
};
