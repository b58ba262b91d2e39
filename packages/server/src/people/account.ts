/** Ways back: a phrase, a link for another device, passkeys (`passkeys.ts`); what else opens somebody; and signing out everywhere. */
import type { Language } from '@astragal/kernel';
import { type Account, type AccountNews, type BodyOf, HOLDS, type Hold, type HoldKind } from '@astragal/wire';
import { phraseIn } from '@astragal/wire/phrases';
import { refuse } from '../ground/problems.ts';
import { hashOf, newSecret } from '../ground/secrets.ts';
import type { House } from '../house/house.ts';
import type { Key, Person } from '../store/rows.ts';
import { writing } from '../store/writing.ts';
import { passkeyUsed } from './passkeys.ts';
import { newPhrase, slowHash } from './phrases.ts';
import {
  demandProof,
  goOn,
  handleOf,
  isNewTo,
  isWay,
  type Known,
  keysOf,
  madeBy,
  NEW_MS,
  newSession,
  proved,
  provedNow,
  type Session,
  saved,
  sessionIn,
} from './sessions.ts';
import { eventsIn, noted, tell } from './telling.ts';

/** How long a link for another device lives. */
const MOVE_MS = 2 * 60_000;

export async function accountOf(house: House, known: Known | undefined): Promise<Account> {
  if (!known) return { passkeys: [], devices: 0, holds: [], events: [] };
  const now = house.settings.now();
  const keys = await keysOf(house, known.person);
  const listed = HOLDS.flatMap((kind) => keys.filter((key) => key.kind === kind && isListed(key, now)));
  const holds = listed.map((key) => holdOf(key, known.session, now));
  const phrase = holds.find(({ kind }) => kind === 'phrase');
  return {
    ...(phrase && { phrase: phrase.created }),
    passkeys: holds.flatMap(({ kind, handle: id, label, created }) => (kind === 'passkey' ? [{ id, label, created }] : [])),
    devices: holds.filter(({ kind }) => kind === 'session').length,
    holds,
    events: eventsIn(keys),
  };
}

const isHold = ({ kind }: Key): boolean => (HOLDS as readonly string[]).includes(kind);

/** Links that are over and secrets that nobody uses any more are not worth a line. */
const isListed = (key: Key, now: number): boolean =>
  (key.expires ?? now) >= now && (key.kind !== 'session' || sessionIn(key).left === undefined);

function holdOf(key: Key, session: Session, now: number): Hold {
  const { label = '' } = (key.data ? JSON.parse(key.data) : {}) as { label?: string };
  const isHere = key.hash === session.hash;
  return {
    handle: handleOf(key.hash),
    kind: key.kind as HoldKind,
    label,
    created: key.created,
    isNew: !isHere && isNewTo(session, key, now),
    ...(isHere && { isHere }),
  };
}

/** A new phrase; an earlier one is worth nothing any more. Gives the secret under which the browser goes on. */
export async function makePhrase(
  house: House,
  known: Known,
  label: string,
  language: Language,
): Promise<{ words: string[]; secret: string }> {
  const { store, settings } = house;
  const { id: person } = known.person;
  const keys = await keysOf(house, known.person);
  demandProof(known.session, keys, settings.now());
  const words = newPhrase(language);
  const hash = await slowHash(phraseIn(words.join(' '))!, await store.keys.salt());
  const created = settings.now();
  const before = keys.filter(({ kind }) => kind === 'phrase');
  const what = before.length > 0 ? 'phrase-replaced' : 'phrase-made';
  const data = JSON.stringify({ label, ...madeBy(known.session, created) });
  const { secret, statements } = goOn(house, known, label, created);
  await writing(
    house,
    store.write(
      ...before.map((key) => store.keys.end(person, 'phrase', key.hash, created + NEW_MS)),
      store.keys.insert({ hash, person, kind: 'phrase', data, created }),
      ...statements,
      ...noted(house, known.person, label, what),
    ),
  );
  tell(house, what, known.session, label);
  return { words, secret };
}

/** A link by which another device becomes me, once, within two minutes; it is trusted as far as the one that made it. */
export async function makeMove(house: House, { person: { id: person }, session }: Known): Promise<{ link: string; until: number }> {
  const secret = newSecret();
  const { store, settings } = house;
  const until = settings.now() + MOVE_MS;
  const { label, mark, proved, weak } = session;
  const data = JSON.stringify({ label, mark, proved, weak });
  const key = { hash: hashOf(secret), person, kind: 'move', data, created: settings.now(), expires: until } as const;
  await writing(house, store.write(store.keys.dropAll(person, 'move'), store.keys.insert(key)));
  return { link: `/settings#${secret}`, until };
}

/** Whoever knows the phrase, holds the passkey or opens the link becomes that person here; gives the secret of the new session. */
export async function signIn(house: House, by: BodyOf<'signIn'>, label: string, base: string): Promise<{ person: Person; secret: string }> {
  const { store, settings } = house;
  const key = 'move' in by ? await byMove(house, by.move) : await provedBy(house, by, base);
  const person = key && (await store.people.byId(key.person));
  if (!person) throw refuse('not-found');
  const now = settings.now();
  const { mark, proved, weak } = key.kind === 'move' ? sessionIn(key) : { mark: now, ...provedNow(key, now) };
  const { secret, session, statement } = newSession(house, person.id, { label, mark, proved, ...(weak && { weak }) });
  await writing(house, store.write(statement, ...noted(house, person, label, 'signed-in')));
  tell(house, 'signed-in', session, label);
  return { person, secret };
}

/** The key that proves who somebody is: whoever they are, or one of these. */
const provedBy = (house: House, by: BodyOf<'prove'>, base: string, among?: readonly Key[]): Promise<Key | undefined> =>
  'phrase' in by ? byPhrase(house, by.phrase, among) : passkeyUsed(house, by.passkey, base, among);

async function byPhrase({ store }: House, text: string, among?: readonly Key[]): Promise<Key | undefined> {
  const phrase = phraseIn(text);
  if (phrase === undefined) return undefined;
  const hash = await slowHash(phrase, await store.keys.salt());
  return among ? among.find((key) => key.hash === hash) : store.keys.byHash(hash, 'phrase');
}

async function byMove({ store, settings }: House, secret: string): Promise<Key | undefined> {
  const key = await store.keys.take(hashOf(secret), 'move');
  return key && (key.expires ?? 0) > settings.now() ? key : undefined;
}

/** Proves whose session it is, for a while. A way that was ended of late still tells its owner from a thief who has ended it. */
export async function prove(house: House, { person, session }: Known, by: BodyOf<'prove'>, base: string): Promise<Known> {
  const now = house.settings.now();
  const ways = (await keysOf(house, person)).filter((key) => isWay(key) || (key.kind === 'ended' && (key.expires ?? 0) > now));
  const way = await provedBy(house, by, base, ways);
  if (!way) throw refuse('not-found');
  const next = proved(session, way, now);
  await writing(house, house.store.write(...saved(house, person, next)));
  return { person, session: next };
}

const DROPPED: Partial<Record<Key['kind'], AccountNews>> = { phrase: 'phrase-dropped', passkey: 'passkey-dropped' };

/** One of my passkeys is worth nothing any more. */
export async function dropPasskey(house: House, { person, session }: Known, label: string, handle: string): Promise<void> {
  const { store, settings } = house;
  const keys = await keysOf(house, person);
  const key = keys.find(({ kind, hash }) => kind === 'passkey' && handleOf(hash) === handle);
  if (!key) throw refuse('not-found');
  const now = settings.now();
  demandProof(session, keys, now, [key]);
  await writing(
    house,
    store.write(store.keys.end(person.id, 'passkey', key.hash, now + NEW_MS), ...noted(house, person, label, 'passkey-dropped')),
  );
  tell(house, 'passkey-dropped', session, label);
}

/**
 * Every device but the one that asks is a stranger from now on, and this one has a new secret: a stolen cookie opens nothing. What else
 * opens somebody goes as well, unless it is kept; if nobody says what is, all goes that is new.
 */
export async function signOutEverywhere(
  house: House,
  { person, session }: Known,
  label: string,
  keep?: readonly string[],
): Promise<string> {
  const { store, settings } = house;
  const now = settings.now();
  const keys = await keysOf(house, person);
  const stays = (key: Key): boolean =>
    keep ? keep.includes(handleOf(key.hash)) : key.kind !== 'session' && key.kind !== 'move' && !isNewTo(session, key, now);
  const going = keys.filter((key) => isHold(key) && key.hash !== session.hash && !stays(key));
  const ways = going.filter(isWay);
  demandProof(session, keys, now, ways);
  const devices = await house.devices.of(person.id);
  const { id, created, proved, weak } = session;
  const next = newSession(house, person.id, { id, created, proved, label: session.label || label, ...(weak && { weak }) });
  await writing(
    house,
    store.write(
      ...[...going, session].map((key) =>
        key.hash === person.token
          ? store.people.dropToken(person.id)
          : store.keys.drop(person.id, 'kind' in key ? key.kind : 'session', key.hash),
      ),
      store.keys.dropAll(person.id, 'ended'),
      next.statement,
      ...noted(house, person, label, ...ways.map(({ kind }) => DROPPED[kind]!), 'signed-out'),
    ),
  );
  tell(house, 'signed-out', session, label, devices);
  house.accounts.signedOut(person.id);
  return next.secret;
}
