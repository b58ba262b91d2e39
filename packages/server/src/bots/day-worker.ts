/** A thread that plays whole games of a day: bots at night, and what people hand in. */
import { parentPort } from 'node:worker_threads';
import { bytesOf } from '@astragal/fair';
import type { MatchRecord } from '@astragal/kernel';
import { Match } from '@astragal/kernel';
import { onShelf, type Rules } from '@astragal/shelf';
import { checkedDay, type DailyRules, dayPlayedBy, SharedLuck } from '@astragal/today';
import { API, check } from '@astragal/wire';
import { serveTasks } from '../ground/fair-pool.ts';
import type { DayGame, DayJob, DayOutcome, HandIn, PlayedDay } from './day-pool.ts';

const known = new Map<string, Promise<Rules>>();

function rulesOf({ game }: Pick<DayGame, 'game'>): Promise<Rules> {
  let rules = known.get(game);
  if (!rules) {
    rules = onShelf(game)!.rules();
    known.set(game, rules);
  }
  return rules;
}

/** The record with what is told of its end. */
function ended({ game, toolkit }: Rules, { score, record }: { score: PlayedDay['score']; record: MatchRecord }): PlayedDay {
  const { entries, ...head } = record;
  const { state } = Match.reopen(game, record, () => 0).now;
  const { tally } = toolkit;
  const tallies = tally && Array.from({ length: record.seats }, (_, seat) => tally(state, seat));
  return { score, record: head, entries: JSON.stringify(entries), result: game.result(state), ...(tallies && { tallies }) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function work(job: DayJob): Promise<DayOutcome> {
  if ('level' in job) {
    const rules = await rulesOf(job.of);
    const { table, seed, of } = job.of;
    return { played: ended(rules, dayPlayedBy(rules as DailyRules, table, new SharedLuck(bytesOf(seed)!), of, job.level)) };
  }
  const body = parsed(job.text);
  const found = check(API.handInDaily.in, body);
  if (!('value' in found)) return { wrong: { code: 'bad-message', where: found.wrong } };
  const { record, day, game, device } = found.value as HandIn & { record: MatchRecord };
  if (record.entries.length > job.limit) return { wrong: { code: 'record-full', limit: job.limit } };
  if (!job.of) return { read: { day, game, device } };
  const rules = await rulesOf(job.of);
  const { table, seed, of } = job.of;
  const checked = checkedDay(rules as DailyRules, table, new SharedLuck(bytesOf(seed)!), of, record);
  return 'wrong' in checked ? { wrong: { code: 'daily-misfit', ...checked.wrong } } : { played: ended(rules, checked) };
}

if (parentPort) {
  serveTasks(parentPort, work);
}
