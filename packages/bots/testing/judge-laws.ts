/** What every judge must obey, whatever the game. */
import { clone, type Kind, type Position, readOptions, type Seat, seeded, type Toolkit } from '@astragal/kernel';
import { botAnswer, type Chances, type Judge, playGame, SeatedBot } from '../src/index.ts';
import type { BotTrial } from './laws.ts';

/** A judge looks on while a bot plays all seats. */
export interface JudgeTrial<K extends Kind> extends Omit<BotTrial<K>, 'game'> {
  readonly judge: Judge<K>;
  /** Needed where a game has secrets. */
  readonly twin?: NonNullable<Toolkit<K>['twin']>;
}

const CLOSE = 1e-12;
const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);

/**
 * In every position of a game, at every rest, every question and the end: chances lie between 0 and 1 and add up to 1, points and error are
 * numbers, the same luck says the same, and nothing is changed. Two true positions that look alike to a seat are judged alike for it.
 * Gives how many positions were judged.
 */
export function judgesFairly<K extends Kind>({ judge, bot, seats, options = {}, seed, most = 100_000, twin }: JudgeTrial<K>): number {
  const { game, horizon } = judge.craft;
  const think = seeded(`${seed}/think`);
  const seated = Array.from({ length: seats }, () => new SeatedBot(bot, think));
  let judged = 0;
  const look = (position: Position<K>, seat?: Seat): void => {
    const before = JSON.stringify(position);
    const where = `position ${judged++} of '${seed}'`;
    const chances = judge.chances(position, { luck: seeded(seed) });
    mustAddUp(chances, seats, where);
    if (JSON.stringify(judge.chances(position, { luck: seeded(seed) })) !== JSON.stringify(chances))
      throw new Error(`${where}: the same luck says something else`);
    if (JSON.stringify(position) !== before) throw new Error(`${where} was changed by judging it`);
    if (seat === undefined || !twin) return;
    const copy = clone(game, position);
    const other = { state: twin(copy.state, seat, seeded(`${seed}/twin ${judged}`)), stack: copy.stack };
    const [mine, alike] = [position, other].map((each) => JSON.stringify(judge.chances(each, { seat, luck: seeded(seed) })));
    if (mine !== alike) throw new Error(`${where}: what seat ${seat} may not know changes its chances: ${mine} or ${alike}`);
  };
  const { position } = playGame<K>({
    ...{ game, seats, options: readOptions(game, seats, options), luck: seeded(`${seed}/luck`), horizon, most },
    answer(here, [at]) {
      look(here, at!.seat);
      return botAnswer(game, here, at!, seated[at!.seat]!);
    },
    rest: (here) => look(here),
  });
  look(position);
  return judged;
}

function mustAddUp({ win, points, error }: Chances, seats: number, where: string): void {
  if (win.length !== seats || points.length !== seats) throw new Error(`${where}: ${win.length} chances for ${seats} seats`);
  if (win.some((each) => !(each >= 0 && each <= 1))) throw new Error(`${where}: chances are ${win}`);
  if (seats > 1 && Math.abs(sum(win) - 1) > CLOSE) throw new Error(`${where}: chances add up to ${sum(win)}`);
  if (!points.every(Number.isFinite) || !(error >= 0 && error <= 1)) throw new Error(`${where}: points ${points}, error ${error}`);
}
