/** What somebody with a stolen cookie can do: little, nothing unseen, and nothing that the owner cannot undo. */
import type { BodyOf, Hold, NoticeOf } from '@astragal/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../src/ground/secrets.ts';
import { browserIn } from '../src/people/browsers.ts';
import { Authenticator } from './authenticator.ts';
import { Guest, type Opened, open } from './client.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PUBLIC = [{ address: '93.184.216.34', family: 4 }];
const notFound = { problem: { code: 'not-found' } };
const proofNeeded = (...by: string[]) => ({ problem: { code: 'proof-needed', by } });

let server: Opened;
let now: number;
/** The addresses of devices that were notified. */
let posted: string[];
beforeEach(async () => {
  now = Date.UTC(2026, 10, 15, 12);
  posted = [];
  server = await open({ now: () => now });
  server.house.devices.resolve = async () => PUBLIC;
  server.house.devices.post = async (url) => {
    posted.push(url.pathname.slice(1));
    return 201;
  };
});
afterEach(() => server.stop());

const keyOf = (link: string): string => link.slice(link.indexOf('#') + 1);
const device = (name: string): BodyOf<'addDevice'> => ({
  endpoint: `https://push.example/${name}`,
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
  language: 'en',
});

/** Whoever has a copy of the cookie. */
function copyOf(guest: Guest): Guest {
  const thief = new Guest(server.address);
  thief.cookie = guest.cookie;
  return thief;
}
const nameOf = async (guest: Guest): Promise<string | undefined> => (await guest.call('me')).name;
const signIn = async (by: BodyOf<'signIn'>): Promise<Guest> => {
  const guest = new Guest(server.address);
  await guest.call('signIn', { body: by });
  return guest;
};
const holdsOf = async (guest: Guest, kind: Hold['kind']): Promise<readonly Hold[]> =>
  (await guest.call('account')).holds.filter((hold) => hold.kind === kind);
const wordsOf = async (guest: Guest): Promise<string> => (await guest.call('makePhrase')).words.join(' ');

describe('with a copy of the cookie a thief', () => {
  it('cannot replace the phrase, add or drop a passkey, or delete its owner, without a proof', async () => {
    const ada = await Guest.named(server.address, 'Ada');
    const phrase = await wordsOf(ada);
    const thief = copyOf(ada);
    await expect(thief.call('makePhrase')).rejects.toMatchObject(proofNeeded('phrase'));
    await expect(thief.call('newPasskey')).rejects.toMatchObject(proofNeeded('phrase'));
    await expect(thief.call('forgetMe')).rejects.toMatchObject(proofNeeded('phrase'));
    await expect(thief.call('signOutEverywhere', { body: { keep: [] } })).rejects.toMatchObject(proofNeeded('phrase'));
    await ada.call('prove', { body: { phrase } });
    const passkey = new Authenticator();
    const { id } = (await passkey.join(ada)).passkeys[0]!;
    now += 11 * MINUTE;
    const later = copyOf(ada);
    await expect(later.call('dropPasskey', { body: { id } })).rejects.toMatchObject(proofNeeded('phrase', 'passkey'));
    expect(await nameOf(await signIn({ phrase }))).toBe('Ada');
    expect(await nameOf(await signIn(await passkey.proof(later)))).toBe('Ada');
  });

  it('of a device that knows nothing of it cannot replace a phrase that the owner has made on another one', async () => {
    const ada = await Guest.named(server.address, 'Ada');
    const first = await wordsOf(ada);
    now += 8 * DAY;
    const phone = await signIn({ phrase: first });
    const phrase = await wordsOf(phone);
    now += DAY;
    const thief = copyOf(ada);
    await expect(thief.call('makePhrase')).rejects.toMatchObject(proofNeeded('phrase'));
    await expect(thief.call('signOutEverywhere')).rejects.toMatchObject(proofNeeded('phrase'));
    await expect(signIn({ phrase: first })).rejects.toMatchObject(notFound);
    expect(await nameOf(await signIn({ phrase }))).toBe('Ada');
  });

  it('does not get on by a link that they make with it', async () => {
    const ada = await Guest.named(server.address, 'Ada');
    await wordsOf(ada);
    const thief = await signIn({ move: keyOf((await copyOf(ada).call('makeMove')).link) });
    expect(await nameOf(thief)).toBe('Ada');
    await expect(thief.call('makePhrase')).rejects.toMatchObject(proofNeeded('phrase'));
  });

  it('of somebody without any way back makes one, but the owner sees it and undoes it', async () => {
    const ada = await Guest.named(server.address, 'Ada');
    await ada.call('addDevice', { body: device('ada') });
    const thief = copyOf(ada);
    now += MINUTE;
    const told = ada.next<NoticeOf<'account'>>((notice) => notice.type === 'account');
    const phrase = await wordsOf(thief);
    expect(await told).toMatchObject({ what: 'phrase-made', at: now });
    await expect.poll(() => posted).toEqual(['ada']);
    now += DAY;
    // A proof by what they made themselves brings them no further: what they make by it is as new, and as easily undone.
    await copyOf(ada).call('prove', { body: { phrase } });
    await thief.call('prove', { body: { phrase } });
    const passkey = new Authenticator();
    await passkey.join(thief);
    now += DAY;
    expect(await holdsOf(ada, 'phrase')).toMatchObject([{ isNew: true, created: now - 2 * DAY }]);
    expect(await holdsOf(ada, 'session')).toHaveLength(2);
    await ada.call('signOutEverywhere');
    await expect(signIn({ phrase })).rejects.toMatchObject(notFound);
    await expect(passkey.proof(ada).then(signIn)).rejects.toMatchObject(notFound);
    expect(await nameOf(thief)).toBeUndefined();
    expect(await nameOf(ada)).toBe('Ada');
    await wordsOf(ada);
  });

  it('and a copy from before the first way back was made is seen as soon as they use it', async () => {
    const ada = await Guest.named(server.address, 'Ada');
    const thief = copyOf(ada);
    now += MINUTE;
    await wordsOf(ada);
    expect(await holdsOf(ada, 'session')).toMatchObject([{ isHere: true }]);
    now += DAY;
    await thief.call('me');
    expect(await holdsOf(ada, 'session')).toHaveLength(2);
    await ada.call('signOutEverywhere');
    expect([await nameOf(ada), await nameOf(thief)]).toEqual(['Ada', undefined]);
    expect(await holdsOf(ada, 'phrase')).toHaveLength(1);
  });
});

describe('signing out everywhere', () => {
  /** A thief who rode along just after the owner had signed in, and made whatever can be made. */
  async function robbed() {
    const old = await Guest.named(server.address, 'Ada');
    const mine = await wordsOf(old);
    now += 8 * DAY;
    const ada = await signIn({ phrase: mine });
    await ada.call('addDevice', { body: device('ada') });
    now += 5 * MINUTE;
    const cookie = copyOf(ada);
    await cookie.call('addDevice', { body: device('thief') });
    const move = keyOf((await cookie.call('makeMove')).link);
    const away = await signIn({ move });
    const maker = copyOf(ada);
    const phrase = await wordsOf(maker);
    const passkey = new Authenticator();
    await passkey.join(maker);
    const link = keyOf((await maker.call('makeMove')).link);
    now += MINUTE;
    return { ada, mine, old, cookie, away, maker, phrase, passkey, link };
  }

  it('leaves nothing of a thief: cookie, link, phrase, passkey and device are dead', async () => {
    const { ada, mine, old, cookie, away, maker, phrase, passkey, link } = await robbed();
    await away.connect();
    now += 10 * MINUTE;
    // The thief has replaced the words, but not made anybody forget them.
    await expect(ada.call('signOutEverywhere')).rejects.toMatchObject(proofNeeded('phrase', 'passkey'));
    await ada.call('prove', { body: { phrase: mine } });
    await ada.call('signOutEverywhere');
    await expect.poll(() => away.closed).toBeDefined();
    await expect(signIn({ phrase: mine })).rejects.toMatchObject(notFound);
    for (const guest of [old, cookie, away, maker]) expect(await nameOf(guest)).toBeUndefined();
    await expect(signIn({ move: link })).rejects.toMatchObject(notFound);
    await expect(signIn({ phrase })).rejects.toMatchObject(notFound);
    await expect(passkey.proof(away).then(signIn)).rejects.toMatchObject(notFound);
    expect((await ada.call('account')).holds.map(({ kind }) => kind)).toEqual(['session', 'push']);
    posted = [];
    await ada.call('testNotification');
    expect(posted).toEqual(['ada']);
    expect(await nameOf(ada)).toBe('Ada');
  });

  it('leaves what its owner keeps, and nothing else', async () => {
    const ada = await Guest.named(server.address, 'Ada');
    const phrase = await wordsOf(ada);
    now += 11 * MINUTE;
    const [tablet, phone] = [await signIn({ phrase }), await signIn({ phrase })];
    for (const [guest, name] of [
      [tablet, 'tablet'],
      [phone, 'phone'],
    ] as const)
      await guest.call('addDevice', { body: device(name) });
    const holds = (await ada.call('account')).holds;
    const [here, first] = holds.filter(({ kind }) => kind === 'session');
    expect(here).toMatchObject({ isHere: true });
    const keep = [first!, holds.find(({ kind }) => kind === 'push')!, holds.find(({ kind }) => kind === 'phrase')!];
    await ada.call('signOutEverywhere', { body: { keep: keep.map(({ handle }) => handle) } });
    expect([await nameOf(ada), await nameOf(tablet), await nameOf(phone)]).toEqual(['Ada', 'Ada', undefined]);
    posted = [];
    await ada.call('testNotification');
    expect(posted).toEqual(['tablet']);
    expect(await nameOf(await signIn({ phrase }))).toBe('Ada');
  });

  it('ends an old way back only for who has proved to be its owner', async () => {
    const ada = await Guest.named(server.address, 'Ada');
    const phrase = await wordsOf(ada);
    const keep: string[] = [];
    await expect(ada.call('signOutEverywhere', { body: { keep } })).rejects.toMatchObject(proofNeeded('phrase'));
    await ada.call('prove', { body: { phrase } });
    await ada.call('signOutEverywhere', { body: { keep } });
    await expect(signIn({ phrase })).rejects.toMatchObject(notFound);
  });
});

describe('a proof', () => {
  it('counts for ten minutes, by phrase or passkey; a sign-in is one', async () => {
    const ada = await Guest.named(server.address, 'Ada');
    const phrase = await wordsOf(ada);
    await expect(ada.call('prove', { body: { phrase: 'abandon ability able about above absent' } })).rejects.toMatchObject(notFound);
    await ada.call('prove', { body: { phrase } });
    now += 9 * MINUTE;
    const passkey = new Authenticator();
    await passkey.join(ada);
    now += 2 * MINUTE;
    await expect(ada.call('makePhrase')).rejects.toMatchObject(proofNeeded('phrase', 'passkey'));
    await ada.call('prove', { body: await passkey.proof(ada) });
    await wordsOf(ada);
    now += DAY;
    const phone = await signIn(await passkey.proof(ada));
    now += 9 * MINUTE;
    await wordsOf(phone);
  });

  it('is one’s own: somebody else’s phrase and passkey prove nothing here', async () => {
    const [ada, eve] = [await Guest.named(server.address, 'Ada'), await Guest.named(server.address, 'Eve')];
    const phrase = await wordsOf(ada);
    await ada.call('prove', { body: { phrase } });
    const passkey = new Authenticator();
    await passkey.join(ada);
    await wordsOf(eve);
    await expect(eve.call('prove', { body: { phrase } })).rejects.toMatchObject(notFound);
    await expect(eve.call('prove', { body: await passkey.proof(eve) })).rejects.toMatchObject(notFound);
    await expect(eve.call('makePhrase')).rejects.toMatchObject(proofNeeded('phrase'));
  });

  it('makes what was new old', async () => {
    const ada = await Guest.named(server.address, 'Ada');
    const phrase = await wordsOf(ada);
    now += 8 * DAY;
    const phone = await signIn({ phrase });
    now += MINUTE;
    const passkey = new Authenticator();
    await passkey.join(phone);
    expect(await holdsOf(ada, 'passkey')).toMatchObject([{ isNew: true }]);
    expect(await holdsOf(phone, 'passkey')).toMatchObject([{ isNew: false }]);
    // While a proof is fresh its owner still sees what it was asked for.
    await ada.call('prove', { body: { phrase } });
    expect(await holdsOf(ada, 'passkey')).toMatchObject([{ isNew: true }]);
    now += 11 * MINUTE;
    expect(await holdsOf(ada, 'passkey')).toMatchObject([{ isNew: false }]);
  });
});

it('what was done is told to the other pages and devices of its person, not to those of who has proved to have done it, and listed', async () => {
  const ada = await Guest.named(server.address, 'Ada');
  await ada.call('addDevice', { body: device('ada') });
  const phrase = await wordsOf(ada);
  // Nothing was proved: a copy of the cookie may have done it, so everybody is told.
  await expect.poll(() => posted).toEqual(['ada']);
  now += MINUTE;
  const phone = await signIn({ phrase });
  await phone.connect();
  await phone.call('addDevice', { body: device('phone') });
  now += MINUTE;
  const passkey = new Authenticator();
  const { id } = (await passkey.join(phone)).passkeys[0]!;
  now += MINUTE;
  await phone.call('dropPasskey', { body: { id } });
  await wordsOf(phone);
  const whatOf = (guest: Guest): string[] => guest.heard.flatMap((notice) => (notice.type === 'account' ? [notice.what] : []));
  await expect.poll(() => whatOf(ada)).toEqual(['phrase-made', 'signed-in', 'passkey-added', 'passkey-dropped', 'phrase-replaced']);
  await expect.poll(() => posted).toEqual(['ada', 'ada', 'ada', 'ada', 'ada']);
  expect(whatOf(phone)).toEqual([]);
  const { events } = await ada.call('account');
  expect(events.map(({ what }) => what)).toEqual(['phrase-replaced', 'passkey-dropped', 'passkey-added', 'signed-in', 'phrase-made']);
  expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted((a, b) => b - a));
});

it('a session that a server before has made goes on, is listed and can be ended', async () => {
  const { store } = server.house;
  const secret = 'a cookie of a server before';
  const before = async (id: string): Promise<Guest> => {
    await store.people.add({ id, token: hashOf(secret + id), name: 'Old', webhook: undefined, seen: now });
    const guest = new Guest(server.address);
    guest.cookie = `astragal=${encodeURIComponent(secret + id)}`;
    return guest;
  };
  const ada = await before('ada');
  expect(await holdsOf(ada, 'session')).toMatchObject([{ isHere: true, created: 0, label: '' }]);
  const phone = await signIn({ move: keyOf((await ada.call('makeMove')).link) });
  expect(await holdsOf(phone, 'session')).toMatchObject([{ created: 0 }, { isHere: true }]);
  const [{ handle }] = (await holdsOf(phone, 'session')) as [Hold];
  await phone.call('signOutEverywhere', { body: { keep: [handle] } });
  expect([await nameOf(ada), await nameOf(phone)]).toEqual(['Old', 'Old']);
  await phone.call('signOutEverywhere');
  expect([await nameOf(ada), await nameOf(phone)]).toEqual([undefined, 'Old']);
  const bo = await before('bo');
  const phrase = await wordsOf(bo);
  await bo.call('prove', { body: { phrase } });
  await bo.call('signOutEverywhere');
  expect(await nameOf(bo)).toBe('Old');
  expect(await holdsOf(bo, 'session')).toHaveLength(1);
});

it('ids of passkeys are in no answer and no file', async () => {
  const ada = await Guest.named(server.address, 'Ada');
  const passkey = new Authenticator();
  const made = await passkey.join(ada);
  await ada.call('makeMove');
  const rows = await server.house.store.driver.all('SELECT hash FROM keys');
  const text = JSON.stringify([made, await ada.call('account'), await ada.call('exportMe')]);
  for (const secret of [passkey.id, ...rows.map(({ hash }) => hash as string)]) expect(text).not.toContain(secret);
  expect(JSON.stringify(await ada.call('exportMe'))).not.toContain(made.passkeys[0]!.id);
});

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36', 'Chrome, Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0', 'Edge, Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1', 'Safari, iPhone'],
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15', 'Safari, Mac'],
  ['curl/8.5.0', ''],
])('a browser is known roughly: %s', (userAgent, label) => {
  expect(browserIn(userAgent)).toBe(label);
});
