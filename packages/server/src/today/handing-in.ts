/** A try that was taken along comes back: played again with the luck and the bots of its day, and only then believed. */
import { ProblemError, refuse } from '../ground/problems.ts';
import { hashOf } from '../ground/secrets.ts';
import type { House } from '../house/house.ts';
import type { Visitor } from '../house/visitor.ts';
import type { TableRow } from '../store/rows.ts';
import { writing } from '../store/writing.ts';
import { dailyRow } from './trying.ts';

/** `text`: the request as it came. */
export async function handInDaily(house: House, person: Visitor, text: string): Promise<void> {
  const { store, days, dayGames, dayPool, settings } = house;
  const limit = settings.limits.entriesPerRecord;
  const read = await dayPool.check({ text, limit }, person.origin);
  if ('wrong' in read) throw new ProblemError(read.wrong);
  if (!('read' in read)) throw refuse('bad-message');
  const { day, game, device } = read.read;
  // The house's clock decides, whatever the device believes.
  if (day !== days.day) throw refuse('day-over');
  const of = await dayGames.of(day, game);
  const mine = await store.daily.tryOf(day, game, person.id);
  if (!of || !mine) throw refuse('not-found');
  if (mine.ended !== undefined) throw refuse('daily-done');
  if (mine.device !== hashOf(device)) throw refuse('daily-elsewhere', { where: mine.device === undefined ? 'table' : 'device' });
  const checked = await dayPool.check({ text, limit, of }, person.origin);
  if ('wrong' in checked) throw new ProblemError(checked.wrong);
  if (!('played' in checked)) throw refuse('bad-message');
  const now = settings.now();
  if (days.calendar.dayAt(now) !== day) throw refuse('day-over');
  const { score, record, entries, result, tallies } = checked.played;
  const row: TableRow = {
    ...dailyRow(of, person, now),
    options: record.options as TableRow['options'],
    ...{ phase: 'over', started: mine.at, ended: now, result, scored: true },
    ...(tallies && { tallies }),
  };
  const head = { record, at: mine.at, after: { waits: [] } };
  try {
    await writing(
      house,
      store.write(
        ...store.tables.make(row),
        store.matches.begin(row.id, head),
        store.matches.move(row.id, head, entries),
        store.daily.handIn(mine, row.id, now, score),
      ),
    );
  } catch (error) {
    // The same try came in twice at once: one of them counted.
    if ((await store.daily.tryOf(day, game, person.id))?.ended !== undefined) throw refuse('daily-done');
    throw error;
  }
  house.lobby.changed();
}
