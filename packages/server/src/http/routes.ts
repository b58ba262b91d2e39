/** What each route of the JSON API does. */
import type { BodyOf, Links, ReplyOf, RouteName } from '@astragal/wire';
import type { FastifyReply } from 'fastify';
import { gameList } from '../ground/games.ts';
import { refuse } from '../ground/problems.ts';
import { fork } from '../lobby/forking.ts';
import { importGame } from '../lobby/importing.ts';
import * as invitations from '../lobby/invitations.ts';
import * as making from '../lobby/making.ts';
import * as seating from '../lobby/seating.ts';
import { accountOf, dropPasskey, makeMove, makePhrase, prove, signIn, signOutEverywhere } from '../people/account.ts';
import { bringTries } from '../people/bringing.ts';
import { everythingOf, forget } from '../people/forgetting.ts';
import { historyOf, playAgain, share, sharedBy } from '../people/history.ts';
import { addPasskey, authentication, registration } from '../people/passkeys.ts';
import { changeMe, me } from '../people/people.ts';
import { knownBy } from '../people/sessions.ts';
import type { TableRow } from '../store/rows.ts';
import { Audience } from '../table/audience.ts';
import { infoFor } from '../table/info.ts';
import type { LiveTable } from '../table/live-table.ts';
import * as records from '../table/records.ts';
import { beatGame, ghostAt } from '../today/beating.ts';
import * as duplicates from '../today/duplicates.ts';
import { handInDaily } from '../today/handing-in.ts';
import { handInPuzzles, madePuzzle, puzzlesFor } from '../today/puzzle-tries.ts';
import { dayFor, todayFor } from '../today/telling.ts';
import { beginDaily, takeDaily } from '../today/trying.ts';
import { about } from './about.ts';
import type { Call } from './call.ts';
import { privacyOf } from './privacy.ts';

type Handlers = { readonly [R in RouteName]: (call: Call) => Promise<ReplyOf<R>> };

/** A table that nobody has come to yet. */
const empty = async (call: Call, row: Promise<TableRow>) => ({ table: infoFor(await row, (await call.known()).id, new Audience()) });

const body = <R extends RouteName>(call: Call): NonNullable<BodyOf<R>> => call.body as NonNullable<BodyOf<R>>;

/** The table as the caller sees it. */
const shown = async (call: Call, table: Promise<LiveTable> | LiveTable) => ({ table: (await table).infoFor((await call.known()).id) });

/** Links as whole addresses. */
const whole = (base: string, { sit, watch, host }: Links): Links => ({
  sit: Object.fromEntries(Object.entries(sit).map(([seat, link]) => [seat, base + link])),
  ...(watch && { watch: base + watch }),
  ...(host && { host: base + host }),
});

/** What is JSON already, since it was made in a thread of its own. */
const json = (reply: FastifyReply, text: string): never => reply.type('application/json; charset=utf-8').send(text) as never;

export const handlers: Handlers = {
  me: async ({ house, person }) => me(house, person),
  changeMe: async (call) => changeMe(call.house, await call.known(), body<'changeMe'>(call)),
  history: async ({ house, person, query }) => historyOf(house, person, (query as { before?: number }).before),
  account: async (call) => accountOf(call.house, call.person && (await call.who())),
  prove: async (call) => accountOf(call.house, await prove(call.house, await call.who(), body<'prove'>(call), call.base)),
  makePhrase: async (call) => {
    const { language = 'en' } = body<'makePhrase'>(call);
    const { words, secret } = await makePhrase(call.house, await call.who(), call.browser, language);
    call.become(secret);
    return { words };
  },
  makeMove: async (call) => {
    const { link, until } = await makeMove(call.house, await call.who());
    return { link: call.base + link, until };
  },
  newPasskey: async (call) => ({ options: (await registration(call.house, await call.who(), call.base)) as Record<string, unknown> }),
  addPasskey: async (call) => {
    const { house, browser, base } = call;
    const { response, label = browser } = body<'addPasskey'>(call);
    const secret = await addPasskey(house, await call.who(), response, { label, browser }, base);
    call.become(secret);
    return accountOf(house, await knownBy(house, secret));
  },
  dropPasskey: async (call) => {
    const known = await call.who();
    await dropPasskey(call.house, known, call.browser, body<'dropPasskey'>(call).id);
    return accountOf(call.house, known);
  },
  signOutEverywhere: async (call) => {
    const known = await call.who();
    call.become(await signOutEverywhere(call.house, known, call.browser, body<'signOutEverywhere'>(call).keep));
    return me(call.house, known.person);
  },
  notifications: async ({ house, person }) => house.devices.notifications(person?.id ?? ''),
  changeNotifications: async (call) => call.house.devices.change((await call.known()).id, body<'changeNotifications'>(call)),
  addDevice: async (call) => call.house.devices.subscribe((await call.who()).session, call.browser, body<'addDevice'>(call)),
  dropDevice: async (call) => call.house.devices.unsubscribe((await call.known()).id, body<'dropDevice'>(call).endpoint),
  testNotification: async (call) => ({ devices: await call.house.devices.test((await call.known()).id) }),
  exportMe: async (call) => {
    if (!call.person) throw refuse('not-found');
    call.reply.header('content-disposition', 'attachment; filename="astragal-me.json"');
    return (await everythingOf(call.house, await call.who())) as Record<string, unknown>;
  },
  forgetMe: async (call) => {
    if (call.person) await forget(call.house, await call.who());
    call.become(undefined);
    return {};
  },
  passkeySignIn: async (call) => ({ options: (await authentication(call.house, call.base)) as Record<string, unknown> }),
  signIn: async (call) => {
    const { person, secret } = await signIn(call.house, body<'signIn'>(call), call.browser, call.base);
    if (call.person) await bringTries(call.house, call.person, person);
    call.become(secret);
    return me(call.house, person);
  },
  share: async (call) => {
    const { link } = await share(call.house, await call.known(), body<'share'>(call).on);
    return link === undefined ? {} : { link: call.base + link };
  },
  shared: async (call) => sharedBy(call.house, body<'shared'>(call).key),
  again: async (call) => shown(call, playAgain(call.house, await call.known(), body<'again'>(call))),
  games: async ({ house }) => ({ games: gameList(house.games, house.settings.hiddenGames) }),
  lobby: async ({ house, person }) => house.lobby.of(person?.id),
  create: async (call) => {
    const { table, links } = await making.create(call.house, await call.known(), call.body as never);
    return { ...(await shown(call, table)), links: whole(call.base, links) };
  },
  seal: async ({ house }) => ({ seal: await house.fair?.offer(house.settings.now()) }),
  playNow: async (call) => shown(call, making.playNow(call.house, await call.known(), body<'playNow'>(call))),
  invitation: async (call) => invitations.invitation(call.house, body<'invitation'>(call).key, call.origin),
  join: async (call) => {
    const { table, as } = await invitations.join(call.house, await call.known(), body<'join'>(call));
    return { ...(await shown(call, table)), as };
  },
  table: async ({ house, origin, table }) => ({ table: (await house.tables.visible(table, origin)).infoFor(origin.person) }),
  change: async (call) => shown(call, making.change(call.house, await call.known(), call.table, body<'change'>(call))),
  links: async (call) => ({
    links: whole(call.base, await invitations.links(call.house, await call.known(), call.table, body<'links'>(call))),
  }),
  sit: async (call) => shown(call, seating.sit(call.house, await call.known(), call.table, body<'sit'>(call))),
  start: async (call) => shown(call, seating.begin(call.house, await call.known(), call.table)),
  leave: async (call) => shown(call, seating.leave(call.house, await call.known(), call.table)),
  resign: async (call) => shown(call, seating.resign(call.house, await call.known(), call.table, body<'resign'>(call).seat)),
  takeover: async (call) => {
    const { seat, level } = body<'takeover'>(call);
    return shown(call, seating.takeover(call.house, await call.known(), call.table, seat, level));
  },
  kick: async (call) => shown(call, seating.kick(call.house, await call.known(), call.table, body<'kick'>(call).seat)),
  mute: async (call) => {
    const { seat, muted } = body<'mute'>(call);
    return shown(call, seating.mute(call.house, await call.known(), call.table, seat, muted));
  },
  rematch: async (call) => shown(call, making.rematch(call.house, await call.known(), call.table, body<'rematch'>(call).sealed)),
  show: async (call) => shown(call, making.show(call.house, await call.known(), call.table, body<'show'>(call))),
  story: async ({ house, origin, table, query, reply }) => json(reply, await records.storyBefore(house, origin, table, query as never)),
  replay: async ({ house, origin, table, query, reply }) => json(reply, await records.replayOf(house, origin, table, query as never)),
  record: async ({ house, origin, table, reply }) => {
    const found = await records.record(house, origin, table);
    reply.header('content-disposition', `attachment; filename="${found.game}-${table}.json"`);
    return json(reply, found.json);
  },
  analysis: async ({ house, origin, table }) => records.analysisOf(house, origin, table),
  fork: async (call) => empty(call, fork(call.house, await call.known(), call.table, body<'fork'>(call))),
  beat: async (call) => shown(call, beatGame(call.house, await call.known(), call.table, body<'beat'>(call))),
  ghost: async ({ house, origin, table }) => ghostAt(house, origin, table),
  importGame: async (call) => empty(call, importGame(call.house, await call.known(), call.body as string)),
  today: async ({ house, person }) => todayFor(house, person),
  beginDaily: async (call) => shown(call, beginDaily(call.house, await call.known(), body<'beginDaily'>(call))),
  takeDaily: async (call) => takeDaily(call.house, await call.known(), body<'takeDaily'>(call)),
  handInDaily: async (call) => {
    const person = await call.known();
    await handInDaily(call.house, person, call.body as string);
    return todayFor(call.house, person);
  },
  day: async ({ house, person, query }) => dayFor(house, person, (query as { day: string }).day),
  puzzles: async ({ house, person, query }) => puzzlesFor(house, person, (query as { game: string }).game),
  madePuzzle: async ({ house, query }) => {
    const { game, puzzle } = query as { game: string; puzzle: string };
    return madePuzzle(house, game, puzzle);
  },
  handInPuzzles: async (call) => handInPuzzles(call.house, await call.known(), body<'handInPuzzles'>(call)),
  duplicates: async ({ house, person }) => ({ duplicates: await duplicates.duplicatesOf(house, person) }),
  makeDuplicate: async (call) => duplicates.makeDuplicate(call.house, await call.known(), call.body as never),
  duplicate: async ({ house, person, query }) => duplicates.duplicateFor(house, person, (query as { duplicate: string }).duplicate),
  joinDuplicate: async (call) => duplicates.joinDuplicate(call.house, await call.known(), body<'joinDuplicate'>(call)),
  beginBoard: async (call) => shown(call, duplicates.beginBoard(call.house, await call.known(), body<'beginBoard'>(call))),
  closeDuplicate: async (call) => duplicates.closeDuplicate(call.house, await call.known(), body<'closeDuplicate'>(call).duplicate),
  dice: async ({ house }) => house.dice.report(),
  house: async ({ house }) => about(house),
  privacy: async ({ house }) => privacyOf(house),
};
