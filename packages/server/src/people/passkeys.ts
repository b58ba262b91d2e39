/** Passkeys: the browser keeps the key, we keep its public half. */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { refuse } from '../ground/problems.ts';
import { hashOf } from '../ground/secrets.ts';
import type { House } from '../house/house.ts';
import type { Key } from '../store/rows.ts';
import { writing } from '../store/writing.ts';
import { demandProof, goOn, type Known, keysOf, madeBy } from './sessions.ts';
import { noted, tell } from './telling.ts';

/** How long the browser may take. */
const CHALLENGE_MS = 5 * 60_000;
/** So many are enough for anybody's devices. */
const MOST = 20;

interface Passkey {
  readonly label: string;
  readonly key: string;
  readonly counter: number;
  readonly transports?: readonly string[];
}

const hostOf = (base: string): string => new URL(base).hostname;
const keyName = (id: string): string => `passkey ${id}`;

/** What the browser needs to make a passkey for me. */
export async function registration(house: House, { person, session }: Known, base: string): Promise<object> {
  const keys = await keysOf(house, person);
  demandProof(session, keys, house.settings.now());
  const mine = keys.filter(({ kind }) => kind === 'passkey');
  if (mine.length >= MOST) throw refuse('too-many', { what: 'people', limit: MOST });
  const options = await generateRegistrationOptions({
    rpName: 'Astragal',
    rpID: hostOf(base),
    userName: person.name ?? 'Astragal',
    userID: new TextEncoder().encode(person.id),
    attestationType: 'none',
    excludeCredentials: mine.map(({ hash }) => ({ id: hash.slice(keyName('').length) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  await challenge(house, options.challenge, person.id);
  return options;
}

/** Gives the secret under which the browser goes on. */
export async function addPasskey(
  house: House,
  known: Known,
  response: object,
  names: { readonly label: string; readonly browser: string },
  base: string,
): Promise<string> {
  const { label, browser } = names;
  const { person, session } = known;
  demandProof(session, await keysOf(house, person), house.settings.now());
  const { verified, registrationInfo } = await honest(() =>
    verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: (given) => spent(house, given, person.id),
      expectedOrigin: base,
      expectedRPID: hostOf(base),
      requireUserVerification: false,
    }),
  );
  if (!verified) throw refuse('not-found');
  const { id, publicKey, counter, transports } = registrationInfo.credential;
  const data: Passkey = { label, key: Buffer.from(publicKey).toString('base64url'), counter, ...(transports && { transports }) };
  const { store, settings } = house;
  const created = settings.now();
  const kept = JSON.stringify({ ...data, ...madeBy(session, created) });
  const key = { hash: keyName(id), person: person.id, kind: 'passkey', data: kept, created } as const;
  if (!(await writing(house, store.keys.add(key)))) throw refuse('key-taken');
  const { secret, statements } = goOn(house, known, browser, created);
  await writing(house, store.write(...statements, ...noted(house, person, browser, 'passkey-added')));
  tell(house, 'passkey-added', session, browser);
  return secret;
}

/** What the browser needs to let somebody choose one of their passkeys. */
export async function authentication(house: House, base: string): Promise<object> {
  const options = await generateAuthenticationOptions({ rpID: hostOf(base), userVerification: 'preferred' });
  await challenge(house, options.challenge, '');
  return options;
}

/** The passkey that has signed: whosever it is, or one of these. */
export async function passkeyUsed(house: House, given: object, base: string, among?: readonly Key[]): Promise<Key | undefined> {
  const response = given as AuthenticationResponseJSON;
  const hash = keyName(String(response.id));
  const key = among ? among.find((each) => each.hash === hash) : await house.store.keys.byHash(hash, 'passkey');
  if (!key) return undefined;
  const passkey = JSON.parse(key.data) as Passkey;
  const { verified, authenticationInfo } = await honest(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => spent(house, challenge, ''),
      expectedOrigin: base,
      expectedRPID: hostOf(base),
      requireUserVerification: false,
      credential: { id: response.id, publicKey: new Uint8Array(Buffer.from(passkey.key, 'base64url')), counter: passkey.counter },
    }),
  );
  if (!verified) return undefined;
  const data: Passkey = { ...passkey, counter: authenticationInfo.newCounter };
  await writing(house, house.store.write(house.store.keys.change({ ...key, data: JSON.stringify(data) })));
  return key;
}

const challenge = ({ store, settings }: House, text: string, person: string): Promise<void> =>
  store.write(
    store.keys.dropExpired(settings.now()),
    store.keys.insert({
      hash: hashOf(text),
      person,
      kind: 'challenge',
      data: '',
      created: settings.now(),
      expires: settings.now() + CHALLENGE_MS,
    }),
  );

/** Each challenge counts once, in time, and for whom it was made. */
async function spent({ store, settings }: House, text: string, person: string): Promise<boolean> {
  const key = await store.keys.take(hashOf(text), 'challenge');
  return key !== undefined && key.person === person && (key.expires ?? 0) > settings.now();
}

/** What the library finds wrong is the visitor's fault, not ours. */
async function honest<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch {
    throw refuse('not-found');
  }
}
