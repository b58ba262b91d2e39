/** Small phrases that several screens need, in the chosen language. */
import type { Level, Persona } from '@astragal/bots';
import { personAt } from '@astragal/bots/personas';
import type { Pace, SeatInfo, TableLine } from '@astragal/wire';
import { i18n } from '../text/index.svelte.ts';

/** A game's name; games that the shell does not know by heart are called by their id. */
export const gameName = (id: string): string => i18n.t.games[id]?.name ?? id.charAt(0).toUpperCase() + id.slice(1);

export const levelName = (level: string): string => i18n.t.levels[level] ?? level.charAt(0).toUpperCase() + level.slice(1);

/** Who plays a game at a level: four persons, each with a name and a line, where the game says so. */
export const personaOf = (game: string, level: string): Persona | undefined => i18n.t.games[game]?.bots?.[level as Level];

/** A bot by name, or by level where it has none: the first of that level, or this one of the four. */
export const botName = (game: string, level: string, person = 0): string => {
  const persons = personaOf(game, level);
  return (persons?.[person] ?? persons?.[0])?.name ?? levelName(level);
};

/** How one of a level plays, in a line. */
export const botLine = (game: string, level: string, person: number): string | undefined => {
  const persons = personaOf(game, level);
  return (persons?.[person] ?? persons?.[0])?.line;
};

/** A level within a sentence. */
export const levelWord = (level: string): string => levelName(level).toLocaleLowerCase(i18n.language);

/** A bot by name and level, for choosing it. */
export const botTitle = (game: string, level: string, person = 0): string =>
  personaOf(game, level) ? `${botName(game, level, person)} · ${levelWord(level)}` : levelName(level);

type Seated = Pick<SeatInfo, 'by' | 'name' | 'level'>;

/** How the person or bot in a seat is called. */
export function sitterName(game: string, seat: Seated, person = personAt([seat], 0)): string {
  if (seat.by === 'open') return i18n.t.lobby.free;
  // Whoever has deleted everything about themselves has no name any more.
  return seat.by === 'bot' ? botName(game, seat.level ?? seat.name, person) : seat.name || i18n.t.lobby.nameless;
}

/** How those in these seats are called, in order. */
export const sitterNames = (game: string, seats: readonly Seated[]): string[] =>
  seats.map((seat, at) => sitterName(game, seat, personAt(seats, at)));

/** A list as the language writes it. */
export const list = (items: readonly string[]): string => new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(items);

export function paceLine(pace: Pace): string {
  const { line } = i18n.t.pace;
  if (pace.kind === 'live') return line.live(pace.bank, pace.increment);
  return pace.kind === 'slow' ? line.slow(pace.hours) : line.untimed;
}

/** A table in a list: the game, and who else sits there. */
export function tableTitle(table: TableLine): string {
  const names = sitterNames(table.game, table.seats);
  const others = names.filter((_, seat) => table.seats[seat]!.by !== 'open' && !table.mine.includes(seat));
  return i18n.t.home.tableOf(gameName(table.game), list(others));
}

/** What a table waits for, as one of its people reads it. */
export function tableNews(table: TableLine): { text: string; mine: boolean } {
  const t = i18n.t.home;
  // A setup among my tables at which I do not sit keeps a seat for me.
  if (table.phase === 'setup') return table.mine.length > 0 ? { text: t.settingUp, mine: false } : { text: t.invited, mine: true };
  if (table.phase === 'frozen') return { text: t.frozen, mine: false };
  if (table.phase !== 'playing') return { text: t.over, mine: false };
  const mine = table.waits.some((seat) => table.mine.includes(seat));
  const since = ago(table.since);
  const who = mine ? t.yourTurn : t.turnOf(list(table.waits.map((seat) => sitterNames(table.game, table.seats)[seat]!)));
  return { text: since ? `${who} · ${since}` : who, mine };
}

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago, roughly; nothing within the first minute. */
export function ago(time: number): string {
  const past = Date.now() - time;
  const step = STEPS.find(([, length]) => past >= length);
  return step
    ? new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto', style: 'short' }).format(-Math.floor(past / step[1]), step[0])
    : '';
}

/** A day as people say it: today, yesterday, or a date. */
export function dayOf(time: number): string {
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(time).setHours(0, 0, 0, 0)) / 86_400_000);
  if (days < 2) return new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' }).format(-days, 'day');
  const old = new Date(time).getFullYear() !== new Date().getFullYear();
  return new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'short', ...(old && { year: 'numeric' }) }).format(time);
}

/** Milliseconds as a clock shows them: 2:41, 1:02:41, or days and hours. */
export function clockTime(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  if (seconds >= 86_400)
    return `${i18n.t.pace.days(Math.floor(seconds / 86_400))} ${i18n.t.pace.hours(Math.floor((seconds % 86_400) / 3600))}`;
  const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, i) => (i ? String(part).padStart(2, '0') : String(part))).join(':');
}
