/** The JSON API over HTTP: each route with what goes in and what comes out. The server's OpenAPI page is made from this table. */
import * as v from 'valibot';
import { account, ceremonyOptions, moving, passkey, passkeyId, phrase, phraseWish, proof, signIn, signingOut } from './account.ts';
import { dice } from './dice.ts';
import { boardBegin, duplicateAt, duplicateInfo, duplicateJoin, duplicateLine, duplicateMake } from './duplicates.ts';
import { sealed, sealOffer } from './fair.ts';
import { again, history, sharedHistory, sharedKey, sharing } from './history.ts';
import type { Input, Output } from './inferred.ts';
import { device, deviceGone, notifications, notificationsChange } from './notifications.ts';
import { SIZES } from './protocol.ts';
import { madePuzzleQuery, puzzleHandIn, puzzleOutcomes, puzzlesOfGame, puzzlesQuery, wholePuzzle } from './puzzles.ts';
import { ROUTES, type RoutePlace } from './routes.ts';
import {
  avatar,
  coach,
  code,
  key,
  lobby,
  name,
  PHASES,
  pace,
  result,
  seat,
  seatPlan,
  seen,
  sitter,
  story,
  table,
  tableId,
  time,
  timeout,
} from './tables.ts';
import { beatWish, dailyBegin, dailyHandIn, dailyTake, dailyTaken, day, dayInfo, ghost, today } from './today.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** More hints than a game has questions. */
const hintCount = v.pipe(count, v.maxValue(SIZES.hints));
/** Whoever sits down where there is a coach says which one they were shown: that is how they agree. */
const agreeing = { coach: v.optional(coach) };
const options = v.record(v.pipe(v.string(), v.maxLength(60)), v.pipe(v.string(), v.maxLength(60)));
const level = v.pipe(v.string(), v.maxLength(40));

const setting = v.union([v.pipe(v.string(), v.maxLength(80)), v.number(), v.boolean()]);
const settingName = v.pipe(v.string(), v.maxLength(40));
/** What somebody chose on one of their devices, for the others: the server keeps it and asks nothing about it. */
export const chosenSettings = v.pipe(v.record(settingName, v.union([setting, v.record(settingName, setting)])), v.maxEntries(60));
export type ChosenSettings = Output<typeof chosenSettings>;

/** Who I am on this server. `kept`: there is a way back to me, should this browser forget me. `webhook` is the address that hears when it is my turn in a slow game; `webhooks`: whether the host allows any. */
export const me = v.object({
  name: v.optional(v.string()),
  avatar: v.optional(avatar),
  kept: v.optional(v.boolean()),
  settings: v.optional(chosenSettings),
  webhook: v.optional(v.string()),
  webhooks: v.boolean(),
});
export type Me = Output<typeof me>;

/** My name, my face, what I chose; an empty webhook removes it. */
export const meChange = v.object({
  name: v.optional(name),
  avatar: v.optional(avatar),
  settings: v.optional(chosenSettings),
  webhook: v.optional(v.pipe(v.string(), v.maxLength(500), v.regex(/^[!-~]*$/))),
});

/** A game on the shelf. */
export const gameInfo = v.object({
  id: v.string(),
  version: v.number(),
  seats: v.object({ min: count, max: count }),
  options: v.record(
    v.string(),
    v.object({ values: v.array(v.string()), default: v.string(), when: v.optional(v.record(v.string(), v.string())) }),
  ),
  /** Bot levels, weakest first. */
  levels: v.array(v.string()),
});
export type GameInfo = Output<typeof gameInfo>;

/** A new table. One seat plan for each seat; `me` at most once. */
export const tablePlan = v.object({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.optional(options, {}),
  seats: v.pipe(v.array(seatPlan), v.minLength(1), v.maxLength(16)),
  pace: v.optional(pace, { kind: 'untimed' }),
  timeout: v.optional(timeout, 'bot'),
  takeover: v.optional(v.boolean(), true),
  public: v.optional(v.boolean(), false),
  chat: v.optional(v.boolean(), true),
  /** Whoever sits down agrees to it: it is told before, and stays once somebody else sits here. */
  coach: v.optional(coach),
});
/** The plan with its defaults filled in. */
export type CheckedPlan = Output<typeof tablePlan>;

/** What the host may change. All but `public`, `chat` and `takeover` only during setup; `seats` keeps those who sit already where the plan says `friend`. */
export const tableChange = v.partial(v.object(tablePlan.entries));

/** Secrets of a table as links (whole addresses). The server keeps only their hashes: who wants them again makes new ones. */
export const links = v.object({
  /** One for each open seat, by seat; used once. */
  sit: v.record(v.pipe(v.string(), v.regex(/^\d{1,2}$/)), v.string()),
  watch: v.optional(v.string()),
  /** Makes whoever opens it the host. */
  host: v.optional(v.string()),
});
export type Links = Output<typeof links>;

/** What a link leads to, before one follows it. */
export const invitation = v.object({
  as: v.picklist(['seat', 'watch', 'host']),
  game: v.string(),
  /** Who keeps the table; empty if the host has no name any more. */
  host: v.string(),
  pace,
  phase: v.picklist(PHASES),
  seats: v.array(sitter),
  /** Whether there are hints. Missing: off. */
  coach: v.optional(coach),
});
export type Invitation = Output<typeof invitation>;

/** How somebody came to a table by a link or a code. */
export const joined = v.object({ table, as: v.picklist(['seat', 'watch', 'host']) });
export type Joined = Output<typeof joined>;

/** One step of a replay, as the viewer knows it: who did what, the position after it, and what was heard. Step 0 is the start. */
export const replayStep = v.object({
  step: count,
  seat: v.optional(seat),
  at: v.optional(time),
  view: seen.entries.view,
  waits: v.array(seat),
  events: story.entries.events,
});
export type ReplayStep = Output<typeof replayStep>;

/** A page of a replay. */
export const replay = v.object({
  table,
  /** Who looks: a seat, or a watcher if missing. */
  as: v.optional(seat),
  /** Steps in the whole replay, the start included. */
  total: count,
  from: count,
  steps: v.array(replayStep),
  result: v.optional(result),
});
export type Replay = Output<typeof replay>;

/** What luck said, as a triple: the place, out of how many, the value. */
const said = v.tuple([v.string(), count, count]);

/** The record of a finished match: everything needed to play it again. With an `opening` it began there, not with a setup. */
export const record = v.looseObject({
  game: v.string(),
  version: v.number(),
  seats: count,
  options: v.record(v.string(), v.string()),
  dealt: v.array(said),
  opening: v.optional(v.object({ state: v.looseObject({}), stack: v.array(v.looseObject({})) })),
  entries: v.array(v.looseObject({ seat })),
});

/** What the webhook receives. */
export const turnHook = v.object({
  event: v.literal('your-turn'),
  table: tableId,
  game: v.string(),
  seat,
  name: v.string(),
  link: v.string(),
  /** When the clock runs out. */
  until: v.optional(time),
});
export type TurnHook = Output<typeof turnHook>;

/** About this server, for its host page. */
export const house = v.object({
  version: v.string(),
  protocol: count,
  games: v.array(v.string()),
  tables: v.object({ setup: count, playing: count, over: count, frozen: count }),
  /** Tables in memory, sockets open, seconds since the start. */
  live: count,
  sockets: count,
  uptime: count,
  store: v.object({ kind: v.picklist(['sqlite', 'postgres']), ok: v.boolean() }),
});
export type HouseInfo = Output<typeof house>;

/** What this server keeps about people, as far as its settings decide it; the page that tells it has the words. */
export const privacy = v.object({
  store: v.picklist(['sqlite', 'postgres']),
  /** Several servers are one house, and tell each other what is limited. */
  several: v.boolean(),
  /** Days that games which are over, and tables that were given up, stay; missing: for ever. */
  keepDays: v.optional(count),
  /** Days until somebody without a seat or a way back is forgotten. */
  personDays: count,
  /** Days until a table that nobody lays any more is given up. */
  setupDays: count,
  /** Days that the cookie lives. */
  cookieDays: count,
  /** Minutes until the last trace of an address is gone from memory; missing: when the server is started again. */
  addressMinutes: v.optional(count),
  addressesInLog: v.literal(false),
  logLevel: v.string(),
  webhooks: v.boolean(),
  /** Hosts of push services that may be called; none: nobody is. */
  pushHosts: v.array(v.string()),
  /** How many devices of one person can be called. */
  devices: count,
  /** Who keeps this server: an address for mail, or of a page. */
  contact: v.optional(v.string()),
});
export type Privacy = Output<typeof privacy>;

/** One route: `in` is the JSON body, `query` the address's fields, `out` the JSON answer. */
export interface Route extends RoutePlace {
  readonly says: string;
  readonly in?: v.GenericSchema;
  readonly query?: v.GenericSchema;
  /** Bytes of its body, if more than of others. */
  readonly most?: number;
  /** Large bodies are read where nobody waits: the server's handler gets the text. */
  readonly isUnread?: boolean;
  readonly out: v.GenericSchema;
}

const nothing = v.object({});
const moment = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));
const step = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));

/** Every route. A failure is answered with the problem's status and `{ problem }`. */
export const API = {
  me: { ...ROUTES.me, says: 'Who I am', out: me },
  changeMe: {
    ...ROUTES.changeMe,
    says: 'Take a name and a face; keep what I chose; set a webhook. Sets the cookie that holds my seats',
    in: meChange,
    out: me,
  },
  history: {
    ...ROUTES.history,
    says: `My finished games, newest first, at most ${SIZES.historyPage} at a time`,
    query: v.object({ before: v.optional(moment) }),
    out: history,
  },
  account: { ...ROUTES.account, says: 'By which ways I can come back, what else opens me, and what happened of late', out: account },
  prove: {
    ...ROUTES.prove,
    says: 'Prove by phrase or passkey that this browser is mine; it counts for ten minutes',
    in: proof,
    out: account,
  },
  makePhrase: {
    ...ROUTES.makePhrase,
    says: 'A recovery phrase in a language, shown once; an earlier one is void. Asks for a proof where there is one; renews the cookie',
    in: phraseWish,
    out: phrase,
  },
  makeMove: { ...ROUTES.makeMove, says: 'A link that signs another device in, once, within two minutes', in: nothing, out: moving },
  newPasskey: { ...ROUTES.newPasskey, says: 'What a browser needs to make a passkey', in: nothing, out: ceremonyOptions },
  addPasskey: {
    ...ROUTES.addPasskey,
    says: 'Keep a passkey that a browser has made. Asks for a proof where there is one; renews the cookie',
    in: passkey,
    out: account,
  },
  dropPasskey: { ...ROUTES.dropPasskey, says: 'Forget one of my passkeys. Asks for a proof unless it is new', in: passkeyId, out: account },
  signOutEverywhere: {
    ...ROUTES.signOutEverywhere,
    says: 'Sign out every other device, with links, ways back and notified devices, but for what I keep; this one gets a new cookie',
    in: signingOut,
    out: me,
  },
  notifications: { ...ROUTES.notifications, says: 'What I am notified of when the page is closed, and when not', out: notifications },
  changeNotifications: {
    ...ROUTES.changeNotifications,
    says: 'Change what I am notified of, quiet hours, and which tables keep silent',
    in: notificationsChange,
    out: notifications,
  },
  addDevice: { ...ROUTES.addDevice, says: 'A browser that can be notified (a push subscription)', in: device, out: notifications },
  dropDevice: { ...ROUTES.dropDevice, says: 'Notify this browser no more', in: deviceGone, out: notifications },
  testNotification: {
    ...ROUTES.testNotification,
    says: 'Notify me now, to see that it works',
    in: nothing,
    out: v.object({ devices: v.number() }),
  },
  exportMe: { ...ROUTES.exportMe, says: 'Everything the house knows about me, as a file', out: v.looseObject({}) },
  forgetMe: { ...ROUTES.forgetMe, says: 'Delete everything about me. Asks for a proof where there is one', in: nothing, out: nothing },
  passkeySignIn: { ...ROUTES.passkeySignIn, says: 'What a browser needs to sign in with a passkey', in: nothing, out: ceremonyOptions },
  signIn: { ...ROUTES.signIn, says: 'Come back: by phrase, passkey or the link of another device', in: signIn, out: me },
  share: {
    ...ROUTES.share,
    says: 'A new link under which others see my games; an earlier one is void. Or none any more',
    in: v.object({ on: v.boolean() }),
    out: sharing,
  },
  shared: { ...ROUTES.shared, says: "Somebody's games, by the key of their link", in: sharedKey, out: sharedHistory },
  again: {
    ...ROUTES.again,
    says: 'A table with a seat kept for somebody I played with; they find it among their tables',
    in: again,
    out: v.object({ table }),
  },
  games: { ...ROUTES.games, says: 'The games on the shelf', out: v.object({ games: v.array(gameInfo) }) },
  lobby: { ...ROUTES.lobby, says: 'My tables and the open public ones', out: lobby },
  create: { ...ROUTES.create, says: 'Make a table', in: tablePlan, out: v.object({ table, links }) },
  seal: {
    ...ROUTES.seal,
    says: 'What the house commits to for a game that begins at once: handed back with what my browser commits to, it is used once',
    in: nothing,
    out: v.object({ seal: v.optional(sealOffer) }),
  },
  playNow: {
    ...ROUTES.playNow,
    says: 'A game against bots, started at once',
    in: v.object({
      game: v.pipe(v.string(), v.maxLength(40)),
      options: v.optional(options, {}),
      level: v.optional(level),
      seats: v.optional(count),
      /** Who sits where, instead of so many seats of one level: `me` once, else the level of a bot. */
      sitters: v.optional(v.pipe(v.array(level), v.maxLength(16))),
      /** A seal that was offered, and what my browser commits to: luck that can be checked from the deal on. */
      sealed: v.optional(sealed),
      coach: v.optional(coach),
    }),
    out: v.object({ table }),
  },
  invitation: { ...ROUTES.invitation, says: 'What a link leads to; changes nothing', in: v.object({ key }), out: invitation },
  join: {
    ...ROUTES.join,
    says: 'Open a link (its key) or enter a short code: sit down, watch, or become host',
    in: v.union([v.object({ key, ...agreeing }), v.object({ code, ...agreeing })]),
    out: joined,
  },
  table: { ...ROUTES.table, says: 'A table', out: v.object({ table }) },
  change: { ...ROUTES.change, says: 'Change a table (its host)', in: tableChange, out: v.object({ table }) },
  links: {
    ...ROUTES.links,
    says: 'New links (the host); earlier ones of the same kind are void',
    in: v.object({ seats: v.optional(v.array(seat)), watch: v.optional(v.boolean()), host: v.optional(v.boolean()) }),
    out: v.object({ links }),
  },
  sit: {
    ...ROUTES.sit,
    says: 'Sit down at a public table, or take back a seat of mine that a bot plays',
    in: v.object({ seat: v.optional(seat), ...agreeing }),
    out: v.object({ table }),
  },
  start: {
    ...ROUTES.start,
    says: 'Begin (the host, when no seat is open)',
    in: nothing,
    out: v.object({ table }),
  },
  leave: {
    ...ROUTES.leave,
    says: 'Leave: the seat opens again during setup; later a bot plays it, or it resigns. A host who leaves a setup closes it',
    in: nothing,
    out: v.object({ table }),
  },
  resign: {
    ...ROUTES.resign,
    says: 'Give up with one seat of mine',
    in: v.object({ seat }),
    out: v.object({ table }),
  },
  takeover: {
    ...ROUTES.takeover,
    says: 'Let a bot play the seat of somebody who has been away for a while',
    in: v.object({ seat, level: v.optional(level) }),
    out: v.object({ table }),
  },
  kick: {
    ...ROUTES.kick,
    says: 'Empty a seat during setup (the host)',
    in: v.object({ seat }),
    out: v.object({ table }),
  },
  mute: {
    ...ROUTES.mute,
    says: 'Mute a seat in the chat, or let it speak again (the host)',
    in: v.object({ seat, muted: v.boolean() }),
    out: v.object({ table }),
  },
  show: {
    ...ROUTES.show,
    says: 'Whoever has the link may see this finished game again, or nobody any more',
    in: v.object({ on: v.boolean() }),
    out: v.object({ table }),
  },
  rematch: {
    ...ROUTES.rematch,
    says: 'The same again: the first to ask makes the table, all find it in `rematch`',
    /** As for a game that begins at once; of the first to ask. */
    in: v.object({ sealed: v.optional(sealed) }),
    out: v.object({ table }),
  },
  story: {
    ...ROUTES.story,
    says: `Earlier lines of the log as I know them: those before line \`to\`, at most ${SIZES.storyPage}`,
    query: v.object({ to: step, as: v.optional(v.union([step, v.literal('watch')])) }),
    out: story,
  },
  replay: {
    ...ROUTES.replay,
    says: `Steps of the game as I know it, at most ${SIZES.replayPage} at a time; of a finished game also as any seat does (\`as\`)`,
    query: v.object({ from: v.optional(step), count: v.optional(step), as: v.optional(v.union([step, v.literal('watch')])) }),
    out: replay,
  },
  record: { ...ROUTES.record, says: 'The record of a finished game, as a file', out: record },
  analysis: {
    ...ROUTES.analysis,
    says: 'What luck and choices did in a finished game, where this server counts that: the ledger of docs/analysis.md. `null`: not here, or not yet',
    out: v.object({ ledger: v.nullable(v.looseObject({})) }),
  },
  fork: {
    ...ROUTES.fork,
    says: 'Play on from a step: a new private table, me in one seat, bots in the others. A running game goes on as far as I may know it',
    in: v.object({ step: count, seat, level: v.optional(level) }),
    out: v.object({ table }),
  },
  beat: {
    ...ROUTES.beat,
    says: 'A finished game once more, begun at once: me in the seat of somebody who played it, its luck and its bots as long as both games ask alike (docs/today.md)',
    in: beatWish,
    out: v.object({ table }),
  },
  ghost: { ...ROUTES.ghost, says: 'How a table of `beat` stands to the game that it is played against', out: ghost },
  importGame: {
    ...ROUTES.importGame,
    says: 'A running game that was played elsewhere, to go on here at a private table: the server plays its record again and takes it only if it comes out',
    in: v.object({
      record,
      seats: v.pipe(v.array(seatPlan), v.minLength(1), v.maxLength(16)),
      coach: v.optional(coach),
      /** Hints that were taken so far, by seat. */
      hints: v.optional(v.pipe(v.array(hintCount), v.maxLength(16))),
    }),
    most: SIZES.record,
    isUnread: true,
    out: v.object({ table }),
  },
  today: { ...ROUTES.today, says: 'The games of today, what I made of them, and how the house did', out: today },
  beginDaily: {
    ...ROUTES.beginDaily,
    says: 'The table of my scored try of today, made if there is none; or another one, unscored, once that try is over',
    in: dailyBegin,
    out: v.object({ table }),
  },
  takeDaily: {
    ...ROUTES.takeDaily,
    says: 'Take the scored try along to play it without a network: from now on it is on this device and nowhere else',
    in: dailyTake,
    out: dailyTaken,
  },
  handInDaily: {
    ...ROUTES.handInDaily,
    says: 'Hand in a try that was taken along, before midnight; it is played again before it counts',
    in: dailyHandIn,
    out: today,
    most: SIZES.record,
    isUnread: true,
  },
  day: { ...ROUTES.day, says: 'The games of another day: its secret and results once it is over', query: v.object({ day }), out: dayInfo },
  puzzles: {
    ...ROUTES.puzzles,
    says: 'My tries at the puzzles of a game, and what people have made of its puzzles',
    query: puzzlesQuery,
    out: puzzlesOfGame,
  },
  madePuzzle: {
    ...ROUTES.madePuzzle,
    says: 'A puzzle that was made of a game of this house; it names nobody',
    query: madePuzzleQuery,
    out: wholePuzzle,
  },
  handInPuzzles: {
    ...ROUTES.handInPuzzles,
    says: 'Hand in first tries at puzzles: each line is judged again, and one try of a person at a puzzle counts',
    in: puzzleHandIn,
    out: puzzleOutcomes,
    most: SIZES.tries,
  },
  duplicates: {
    ...ROUTES.duplicates,
    says: 'The duplicates in which I take part, the newest first',
    out: v.object({ duplicates: v.array(duplicateLine) }),
  },
  makeDuplicate: {
    ...ROUTES.makeDuplicate,
    says: 'Set up a duplicate: the same boards with the same luck and bots for everybody who takes part. I am the first',
    in: duplicateMake,
    out: duplicateInfo,
  },
  duplicate: {
    ...ROUTES.duplicate,
    says: 'A duplicate, by the id in its link: who takes part, and the results that I may know',
    query: duplicateAt,
    out: duplicateInfo,
  },
  joinDuplicate: { ...ROUTES.joinDuplicate, says: 'Take part in a duplicate', in: duplicateJoin, out: duplicateInfo },
  beginBoard: { ...ROUTES.beginBoard, says: 'My table of a board, made if there is none', in: boardBegin, out: v.object({ table }) },
  closeDuplicate: {
    ...ROUTES.closeDuplicate,
    says: 'The owner closes it before everybody has finished: what is under way has no result, and its secret is told',
    in: duplicateAt,
    out: duplicateInfo,
  },
  dice: { ...ROUTES.dice, says: 'How the dice of this house fell in all finished games, with tests; names nobody', out: dice },
  house: { ...ROUTES.house, says: 'About this server', out: house },
  privacy: { ...ROUTES.privacy, says: 'What this server keeps about people, and for how long', out: privacy },
} as const satisfies Record<keyof typeof ROUTES, Route>;

export type RouteName = keyof typeof API;
/** What a caller sends to a route. */
export type BodyOf<R extends RouteName> = (typeof API)[R] extends { in: infer S extends v.GenericSchema } ? Input<S> : undefined;
/** What a route gives back. */
export type ReplyOf<R extends RouteName> = Output<(typeof API)[R]['out']>;

/** The body of every failure. */
export const failure = v.object({ problem: v.looseObject({ code: v.string() }) });
