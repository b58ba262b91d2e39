/** The games of a day as somebody is told them: what everybody gets, what they made of it, how the house did. */
import { signsOf } from '@astragal/fair';
import { barsOf, placeOf, streakOf } from '@astragal/today';
import type { DailyGame, DailyTry, DayInfo, Today } from '@astragal/wire';
import { dayAfter } from '../ground/calendar.ts';
import { refuse } from '../ground/problems.ts';
import type { KnownDay } from '../house/days.ts';
import type { House } from '../house/house.ts';
import type { EqualScores } from '../store/daily.ts';
import type { Person, TryRow } from '../store/rows.ts';

/** A streak is looked for no farther back. */
const FAR_BACK = 400;

export async function todayFor(house: House, person: Person | undefined): Promise<Today> {
  const { days, store } = house;
  const { day } = days;
  const known = (await days.known(day))!;
  const tomorrow = (await days.known(dayAfter(day)))!.row;
  const before = await store.daily.daysBefore(day, FAR_BACK);
  return {
    ...(await told(house, known, person)),
    left: days.left,
    zone: days.calendar.zone,
    tomorrow: { day: tomorrow.day, commitment: tomorrow.commitment },
    ...(before[0] !== undefined && { before: before[0] }),
    streak: person ? streakOf([...before].reverse().concat(day), await playedBy(house, person)) : 0,
  };
}

/** Another day: one that is over, or today. */
export async function dayFor(house: House, person: Person | undefined, day: string): Promise<DayInfo> {
  const known = day > house.days.day ? undefined : await house.days.known(day);
  if (!known) throw refuse('not-found');
  return told(house, known, person);
}

/** On which days somebody has a result. */
async function playedBy({ store }: House, { id }: Person): Promise<ReadonlySet<string>> {
  return new Set((await store.daily.triesOf(id)).flatMap(({ day, score }) => (score ? [day] : [])));
}

async function told(house: House, known: KnownDay, person: Person | undefined): Promise<DayInfo> {
  const { row, announced, over, closed } = known;
  const secret = await house.days.shownSecret(known);
  const games = await Promise.all(house.dayGames.ids.map((game) => gameOf(house, known, game, person)));
  return {
    day: row.day,
    commitment: row.commitment,
    announced,
    over,
    ...(secret && { secret: signsOf(secret) }),
    ...(closed && { closed }),
    games,
  };
}

async function gameOf(house: House, { row: { day }, over }: KnownDay, game: string, person: Person | undefined): Promise<DailyGame> {
  const { store, games, dayGames } = house;
  const { version, table } = (await dayGames.of(day, game))!;
  const [scores, levels, mine] = await Promise.all([
    store.daily.scores(day, game),
    store.daily.levels(day, game),
    person && store.daily.tryOf(day, game, person.id),
  ]);
  const replay = over ? await store.daily.best(day, game) : undefined;
  const all = scores.flatMap(({ count, ...score }) => new Array<typeof score>(count).fill(score));
  const [best] = all.slice(-1);
  return {
    ...{ game, version, ...table },
    ...(mine && { mine: await tryFor(house, mine, scores, table.seat, over) }),
    ...(best && { best }),
    people: all.length,
    bars: barsOf(all),
    levels: games.get(game)!.levels.flatMap((level) => (levels.has(level) ? [{ level, score: levels.get(level)! }] : [])),
    ...(replay !== undefined && { replay }),
  };
}

async function tryFor({ store }: House, row: TryRow, scores: readonly EqualScores[], seat: number, over: boolean): Promise<DailyTry> {
  const { match, device, ended, score } = row;
  const about = { ...(match !== undefined && { table: match }), ...(device !== undefined && { away: true }) };
  if (score) {
    const points = scores.flatMap((each) => new Array<number>(each.count).fill(each.points));
    return { state: 'scored', ...about, score, place: placeOf(score.points, points) };
  }
  if (ended !== undefined || over) return { state: 'lost', ...about };
  if (match === undefined) return { state: 'taken', ...about };
  return { state: (await store.daily.hasAnswered(match, seat)) ? 'playing' : 'dealt', ...about };
}
