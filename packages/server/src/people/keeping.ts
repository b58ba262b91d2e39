/** Ways back: a phrase, a link for another device, passkeys (`passkeys.ts`); and signing out everywhere. */
import type { Language } from '@astragal/kernel';
import type { BodyOf, Keeping } from '@astragal/wire';
import type { House } from '../host/house.ts';
import { refuse } from '../host/problems.ts';
import { hashOf, newSecret } from '../host/secrets.ts';
import type { Person } from '../store/rows.ts';
import { personOfPasskey } from './passkeys.ts';
import { newPhrase, phraseIn, slowHash } from './phrases.ts';

/** How long a link for another device lives. */
const MOVE_MS = 2 * 60_000;

export async function keepingOf({ store }: House, person: Person | undefined): Promise<Keeping> {
  if (!person) return { passkeys: [], devices: 0 };
  const keys = await store.keys.of(person.id);
  const phrase = keys.find(({ kind }) => kind === 'phrase');
  return {
    ...(phrase && { phrase: phrase.created }),
    passkeys: keys.flatMap(({ kind, hash, data, created }) =>
      kind === 'passkey' ? [{ id: hash, label: (JSON.parse(data) as { label: string }).label, created }] : [],
    ),
    devices: 1 + keys.filter(({ kind }) => kind === 'session').length,
  };
}

/** A new phrase; an earlier one is worth nothing any more. */
export async function makePhrase(house: House, { id: person }: Person, language: Language): Promise<{ words: string[] }> {
  const words = newPhrase(language);
  const { store, settings } = house;
  const hash = await slowHash(phraseIn(words.join(' '))!, await store.keys.salt());
  await house.writing(
    store.write(
      store.keys.dropAll(person, 'phrase'),
      store.keys.insert({ hash, person, kind: 'phrase', data: '', created: settings.now() }),
    ),
  );
  return { words };
}

/** A link by which another device becomes me, once, within two minutes. */
export async function makeMove(house: House, { id: person }: Person): Promise<{ link: string; until: number }> {
  const secret = newSecret();
  const { store, settings } = house;
  const until = settings.now() + MOVE_MS;
  const key = { hash: hashOf(secret), person, kind: 'move', data: '', created: settings.now(), expires: until } as const;
  await house.writing(store.write(store.keys.dropAll(person, 'move'), store.keys.insert(key)));
  return { link: `/settings#${secret}`, until };
}

/** Whoever knows the phrase, holds the passkey or opens the link becomes that person here; gives the secret of the new session. */
export async function signIn(house: House, by: BodyOf<'signIn'>, base: string): Promise<{ person: Person; secret: string }> {
  const { store } = house;
  const id =
    'phrase' in by
      ? await byPhrase(house, by.phrase)
      : 'move' in by
        ? await byMove(house, by.move)
        : await personOfPasskey(house, by.passkey, base);
  const person = id === undefined ? undefined : await store.people.byId(id);
  if (!person) throw refuse('not-found');
  const secret = newSecret();
  await house.writing(
    store.write(store.keys.insert({ hash: hashOf(secret), person: person.id, kind: 'session', data: '', created: house.settings.now() })),
  );
  return { person, secret };
}

async function byPhrase({ store }: House, text: string): Promise<string | undefined> {
  const phrase = phraseIn(text);
  const key = phrase && (await store.keys.byHash(await slowHash(phrase, await store.keys.salt()), 'phrase'));
  return key ? key.person : undefined;
}

async function byMove({ store, settings }: House, secret: string): Promise<string | undefined> {
  const key = await store.keys.take(hashOf(secret), 'move');
  return key && (key.expires ?? 0) > settings.now() ? key.person : undefined;
}

/** Every device but the one that asks is a stranger from now on, and this one has a new secret: a stolen cookie opens nothing. */
export async function signOutEverywhere(house: House, person: Person): Promise<string> {
  const { store } = house;
  const secret = newSecret();
  await house.writing(
    store.write(
      store.keys.dropAll(person.id, 'session'),
      store.keys.dropAll(person.id, 'move'),
      store.people.newToken(person.id, hashOf(secret)),
    ),
  );
  house.signedOut(person.id);
  return secret;
}
