/** The games of the day in English; the other languages have the same shape. */
import { counted } from '@astragal/kernel';

const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const nth = (place: number): string => `${place}${ENDINGS[ordinals.select(place)]}`;
const left = (hours: number, minutes: number): string => (hours ? `${hours} h ${minutes} min` : `${minutes} min`);

export const words = {
  title: 'Daily',
  result: 'Result of the day',
  /** At the table: this game counts, or it did already. */
  scored: 'Daily, scored',
  unscored: 'Daily once more, not scored',
  scoredHint: 'Everybody has the same dice and bots today. You may leave: this game waits for you until midnight.',
  unscoredHint: 'The same dice and bots as before. Your scored try stays as it is.',
  play: 'Play',
  goOn: 'Go on',
  notPlayed: 'Not played yet',
  states: { dealt: 'Not played yet', playing: 'Under way', taken: 'Taken along', lost: 'Without a result' },
  closedToday: {
    restored: 'This server was restored from a copy today, so no result counts. A new day begins at midnight.',
    lost: 'The secret of this day was lost, so no result counts. A new day begins at midnight.',
    shown: 'The secret of this day was shown too early, so no result counts. A new day begins at midnight.',
  },
  best: (score: string) => `best: ${score}`,
  place: (place: number, of: number) => `${nth(place)} of ${of}`,
  note: (hours: number, minutes: number) => `Same dice and bots for everyone. One scored try, until midnight: ${left(hours, minutes)}.`,
  days: (count: number) => counted('en', count, { one: 'day', other: 'days' }),
  streak: (count: number) => `Played ${counted('en', count, { one: 'day', other: 'days' })} in a row; a missed day is forgiven`,
  needsNetwork: 'needs a connection',
  waitsForNetwork: 'Played here; handed in when you are online',
  checking: 'Being checked',
  ahead: (names: string) => `You beat ${names}.`,
  behind: (names: string) => `Ahead of you: ${names}.`,
  by: (name: string, points: number) => `${name} by ${points}`,
  even: (names: string) => `Tied with ${names}.`,
  house: 'Everybody’s results today',
  houseThen: 'Everybody’s results that day',
  same: 'same dice, same bots',
  mine: (count: number) => `${count}, you`,
  alone: 'Nobody else has played it yet.',
  levels: 'What the bots made of the same dice',
  levelsLater: 'Bots play it in a quiet hour of the server; their scores come here.',
  you: 'You',
  yesterday: 'Yesterday’s best',
  bestThen: 'The best of that day',
  youHad: (score: string) => `you had ${score}`,
  watch: 'Watch it',
  closed: 'Replays of others open at midnight.',
  share: 'Share without spoilers',
  noSpoilers: 'no dice, no cards',
  shareIt: 'Share',
  copied: 'Copied',
  next: (hours: number, minutes: number) => `next daily in ${left(hours, minutes)}`,
  again: 'Play it again, not scored',
  begin: 'Play the daily',
  beginHint: 'One scored try. It begins with your first answer.',
  take: 'Take it along',
  takeHint:
    'For a journey without a connection: your try is then on this device alone, and is handed in when you are online before midnight.',
  takeAll: 'Take the dailies along',
  takeAllHint: (games: string) =>
    `Downloads what is missing and begins your tries of today on this device: ${games}. They are then here alone, and are handed in when you are online before midnight.`,
  others: 'The other dailies',
  check: 'Luck you can check',
  checkToday:
    'This was published before the day began. After midnight comes the secret it was made of, and everybody can count all dice again.',
  checkLate:
    'The seal of this day was published only on the day itself, since the server was not running before. After midnight comes the secret it was made of.',
  checkThen: 'The first line was published before the day began, the second one after it. From both anybody can count every roll again.',
  hash: 'Seal',
  secret: 'Secret',
  checkLink: 'Check it',
  fits: 'The secret fits the seal: the luck of this day was not changed after the seal was published.',
  fitsNot: 'The secret does not fit the seal.',
  none: 'There was no daily of this game on that day.',
  /** Playing against a game that somebody has played before. */
  ghost: {
    title: 'Beat this',
    after: (round: number) => `after round ${round}`,
    /** In a line: who, when, how much; then I. */
    line: (name: string, after: string, theirs: string, mine: string) => `${name} ${after}: ${theirs} · you: ${mine}`,
    ended: (name: string, theirs: string, mine: string) => `${name} was done by then, with ${theirs} · you: ${mine}`,
    waits: (name: string) => `Against ${name}’s game: same dice, same bots. After your first round both scores stand here.`,
    same: 'The dice are the same so far.',
    sameThroughout: 'The dice were the same to the end.',
    /** `after`: the last part of the game in which nothing differed. */
    parted: (after: string | undefined) =>
      after
        ? `Still the same dice ${after}; then the games parted, and so did the rolls.`
        : 'The games parted at the start, and so did the rolls.',
    gone: 'The game to beat is no longer shown; yours goes on.',
    nobody: 'Somebody',
    you: 'You',
    round: 'Round',
    better: (name: string) => `You did better than ${name}.`,
    worse: (name: string) => `${name} did better.`,
    equal: (name: string) => `You and ${name} did equally well.`,
    share: 'Let others try it',
    watch: 'Watch theirs',
    closed: {
      hidden: 'There is no such game here, or whoever played it does not show it any more.',
      running: 'This game is still being played. It can be beaten when it is over.',
      unfinished: 'This game was given up before its end. Only games that were played to the end can be beaten.',
      middle: 'This game went on from the middle of another one, so there is no beginning to play it from.',
      rules: 'The rules of this game have changed since, so the same dice would not be the same game.',
      day: 'Others still play with these dice today. Try it tomorrow.',
      bot: 'A bot sat in that seat. Only what somebody played can be beaten.',
    },
  },
};
export type TodayWords = typeof words;
