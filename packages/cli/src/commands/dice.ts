import type { HouseReport } from '@astragal/server';
import { shelf } from '@astragal/shelf';
import type { Command } from '../command.ts';
import { JSON_FLAG } from '../common.ts';
import { DATA, withStore } from '../house.ts';

type Test = NonNullable<HouseReport['dice'][number]['sides']>;

export const countingDice: Command = {
  name: 'dice',
  about: 'tells how the dice fell in all finished games that the server keeps, and whether that is usual',
  places: [],
  flags: { data: DATA, json: JSON_FLAG },
  async run(args, io) {
    const report = await withStore(args, (store, { diceOfStore }) => diceOfStore(store, shelf));
    if (args.isOn('json')) io.out(JSON.stringify(report));
    else for (const line of linesOf(report)) io.out(line);
    return true;
  },
};

const TESTS = [
  ['sides', 'places come equally often'],
  ['repeats', 'a roll repeats the one before'],
  ['seats', 'all seats roll alike'],
  ['players', 'people and bots roll alike'],
] as const;

const VERDICTS = {
  few: 'too few rolls to say',
  usual: 'nothing unusual',
  rare: 'rare, but it happens',
  unusual: 'unusual, even for so many tests',
} as const;

const line = (text: string, { chi, degrees, p, adjusted }: Test): string =>
  `  ${text.padEnd(30)} chi-square ${chi.toFixed(1)}, ${degrees} degrees, p ${p.toFixed(3)}, corrected ${adjusted.toFixed(3)}`;

function* linesOf({ games, rolls, tests, dice, rows, people, bots }: HouseReport): Generator<string> {
  yield `${rolls} rolls in ${games} finished games; ${tests} tests, corrected together (Holm)`;
  for (const die of dice) {
    yield `${die.game}, ${die.die}: ${die.rolls} rolls, ${VERDICTS[die.verdict]}`;
    yield `  ${die.seen.map((seen, at) => `${at + 1}: ${seen}`).join('  ')}  (expected ${(die.rolls / die.seen.length).toFixed(1)})`;
    for (const [name, text] of TESTS) if (die[name]) yield line(text, die[name]);
  }
  for (const { length, seen, expected } of rows)
    yield `the same ${length} times in a row or more: ${seen} (expected ${expected.toFixed(1)})`;
  if (people && bots) yield `mean place: people ${people.mean.toFixed(3)}, bots ${bots.mean.toFixed(3)}`;
  yield 'Such tests find dice that are always wrong. Whether one roll was honest they cannot say: for that a game can be checked.';
}
