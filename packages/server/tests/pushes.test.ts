/** What leaves the house by push: only to push services, never too much, and never so that one holds up another. */
import { createECDH, randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { Lanes } from '../src/ground/lanes.ts';
import { readAddress } from '../src/ground/outgoing.ts';
import { hashOf } from '../src/ground/secrets.ts';
import { BROWSERS, settingsFrom, UNLIMITED } from '../src/ground/settings.ts';
import { answersOf, few, Guest, type Opened, open, roomy } from './client.ts';
import { folder } from './databases.ts';

const NEVER = new Promise<never>(() => {});

/** A clock that runs out when one says so. */
function limits() {
  const all: AbortController[] = [];
  const limit = (): AbortSignal => {
    all.push(new AbortController());
    return all.at(-1)!.signal;
  };
  const runOut = (): void => {
    for (const each of all.splice(0)) each.abort(new Error('too late'));
  };
  return { limit, runOut };
}

let server: Opened;
afterEach(() => server?.stop());

/** A house whose posts end at a counter: the addresses, in order. */
async function opened(settings: Parameters<typeof open>[0] = {}): Promise<string[]> {
  server = await open({ pushHosts: ['push.example', '*.push.example'], ...settings });
  const posted: string[] = [];
  server.house.devices.resolve = async () => [{ address: '93.184.216.34', family: 4 }];
  server.house.devices.post = async (url) => {
    posted.push(url.href);
    return 201;
  };
  return posted;
}

function device(endpoint: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return { endpoint, p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url'), language: 'en' };
}

const idOf = async ({ cookie }: Guest): Promise<string> =>
  (await server.house.store.people.byToken(hashOf(cookie!.split('=')[1]!)))!.person.id;

/** Somebody with devices at these addresses. */
async function callable(name: string, ...endpoints: string[]): Promise<{ guest: Guest; id: string }> {
  const guest = await Guest.named(server.address, name);
  for (const endpoint of endpoints) await guest.call('addDevice', { body: device(endpoint) });
  return { guest, id: await idOf(guest) };
}

/** A table that can notify people, as often as one likes. */
async function tableOf(host: Guest) {
  const { table } = await host.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }] } });
  return (await server.house.store.tables.byId(table.id))!;
}

/** All notifications that are kept. */
const kept = () => server.house.store.outbox.due(Number.MAX_SAFE_INTEGER, 999);

describe('push services', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://jmt17.google.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('%s belongs to a browser', (endpoint) => expect(readAddress(endpoint, settingsFrom({}).pushHosts)).toBeInstanceOf(URL));

  it('are those of browsers unless the host says which; the word for them makes a longer list', () => {
    expect(settingsFrom({}).pushHosts).toEqual(BROWSERS);
    expect(settingsFrom({ PUSH_HOSTS: 'Push.Example' }).pushHosts).toEqual(['push.example']);
    expect(settingsFrom({ PUSH_HOSTS: 'browsers, *.club.example' }).pushHosts).toEqual([...BROWSERS, '*.club.example']);
    expect(settingsFrom({ PUSH_HOSTS: 'none' }).pushHosts).toEqual([]);
  });

  it('at no other address is a device taken', async () => {
    const posted = await opened();
    const { guest } = await callable('Bo');
    for (const [endpoint, reason] of [
      ['https://127.0.0.1/x', 'address'],
      ['https://[::1]/x', 'address'],
      ['https://169.254.169.254/x', 'address'],
      ['https://10.0.0.1/x', 'address'],
      ['https://2130706433/x', 'address'],
      ['https://0x7f.1/x', 'address'],
      ['https://93.184.216.34/x', 'host'],
      ['https://victim.example/x', 'host'],
      ['https://push.example.victim.example/x', 'host'],
      ['https://push.example./x', 'host'],
      ['https://me@push.example/x', 'malformed'],
      ['https://push.example:8443/x', 'malformed'],
    ])
      await expect(guest.call('addDevice', { body: device(endpoint!) })).rejects.toMatchObject({
        problem: { code: 'push-refused', reason },
      });
    expect((await guest.call('notifications')).devices).toBe(0);
    expect(await guest.call('testNotification')).toEqual({ devices: 0 });
    expect(posted).toEqual([]);
  });

  it('are asked for again when somebody is notified: a host may have changed the list', async () => {
    const dataDir = folder();
    await opened({ dataDir });
    const { guest } = await callable('Bo', 'https://push.example/bo', 'https://other.push.example/bo');
    await server.stop();
    const posted = await opened({ dataDir, pushHosts: ['push.example'] });
    const again = new Guest(server.address);
    again.cookie = guest.cookie;
    expect(await again.call('testNotification')).toEqual({ devices: 1 });
    expect(posted).toEqual(['https://push.example/bo']);
    expect(server.lines.filter((line) => line.includes('other.push.example') && line.includes('push-refused'))).toHaveLength(1);
  });

  it('nobody has more than ten devices, however quickly they come', async () => {
    const posted = await opened();
    const { guest } = await callable('Bo');
    await Promise.all(Array.from({ length: 24 }, (_, i) => guest.call('addDevice', { body: device(`https://push.example/${i}`) })));
    expect((await guest.call('notifications')).devices).toBe(10);
    expect(await guest.call('testNotification')).toEqual({ devices: 10 });
    expect(posted).toHaveLength(10);
  });
});

it('two changes of what one is notified of, made at once, are both kept', async () => {
  await opened();
  const { guest } = await callable('Bo');
  const kinds = ['turn', 'invited', 'over', 'rematch'];
  await Promise.all(kinds.map((kind) => guest.call('changeNotifications', { body: { for: { [kind]: false } } })));
  expect((await guest.call('notifications')).for).toEqual({ turn: false, invited: false, over: false, rematch: false });
});

describe('what hangs', () => {
  it('a resolver that never answers holds nobody up, and is given up when its time is over', async () => {
    const posted = await opened();
    const { limit, runOut } = limits();
    server.house.devices.limit = limit;
    const names: string[] = [];
    const { resolve } = server.house.devices;
    server.house.devices.resolve = (host) => {
      names.push(host);
      return host === 'slow.push.example' ? NEVER : resolve(host);
    };
    const bo = await callable('Bo', 'https://slow.push.example/bo');
    const cy = await callable('Cy', 'https://push.example/cy');
    const table = await tableOf(bo.guest);
    server.house.notifications.invited(table, bo.id, 'Ada', 'invited');
    await expect.poll(() => names).toEqual(['slow.push.example']);
    server.house.notifications.invited(table, cy.id, 'Ada', 'invited');
    await expect.poll(() => posted).toEqual(['https://push.example/cy']);
    expect(server.house.metrics.get('push_failures')).toBe(0);
    runOut();
    await expect.poll(() => server.house.metrics.get('push_failures')).toBe(1);
    await expect.poll(() => server.house.store.outbox.at(bo.id, table.id, 'push')).toBeUndefined();
  });

  it('a push service that never answers holds up none that is due with its own', async () => {
    let now = Date.UTC(2026, 10, 15, 23, 30);
    const posted = await opened({ now: () => now });
    const { post } = server.house.devices;
    const hanging: string[] = [];
    const { limit, runOut } = limits();
    server.house.devices.limit = limit;
    server.house.devices.post = (url, ...rest) => {
      if (url.hostname !== 'slow.push.example') return post(url, ...rest);
      hanging.push(url.pathname);
      return NEVER;
    };
    // More than one service may have of the house's lanes; their posts come first, and all wait for the end of quiet hours.
    const people = [];
    for (let i = 0; i < 12; i++) people.push(await callable(`S${i}`, `https://slow.push.example/${i}`));
    people.push(await callable('Cy', 'https://push.example/cy'));
    const table = await tableOf(people[0]!.guest);
    for (const { id } of people) {
      await server.house.store.outbox.put({
        person: id,
        table: table.id,
        way: 'push',
        kind: 'invited',
        name: 'Ada',
        at: now++,
        isShown: false,
      });
    }
    const swept = server.house.notifications.sweep();
    await expect.poll(() => posted).toEqual(['https://push.example/cy']);
    await expect.poll(() => hanging).toHaveLength(10);
    runOut();
    await expect.poll(() => hanging).toHaveLength(12);
    runOut();
    await swept;
    expect(server.house.metrics.get('push_failures')).toBe(12);
    expect(await kept()).toEqual([]);
  });

  it('one person has two posts under way, however many devices', async () => {
    await opened();
    const { limit, runOut } = limits();
    let under = 0;
    server.house.devices.limit = limit;
    server.house.devices.post = () => {
      under++;
      return NEVER;
    };
    const { guest } = await callable('Bo', ...[1, 2, 3, 4, 5].map((each) => `https://push.example/${each}`));
    const tried = guest.call('testNotification');
    for (const expected of [2, 4, 5]) {
      await expect.poll(() => under).toBe(expected);
      runOut();
    }
    expect(await tried).toEqual({ devices: 0 });
  });

  it('so many at once by each bound; whoever waits for something else passes', async () => {
    const lanes = new Lanes();
    const under = new Map<string, number>();
    const most = new Map<string, number>();
    const leave: (() => void)[] = [];
    const begin = (...names: [string, number][]): Promise<void> =>
      lanes.through(Object.fromEntries(names), async () => {
        for (const [name] of names) {
          under.set(name, (under.get(name) ?? 0) + 1);
          most.set(name, Math.max(most.get(name) ?? 0, under.get(name)!));
        }
        await new Promise<void>((go) => leave.push(go));
        for (const [name] of names) under.set(name, under.get(name)! - 1);
      });
    const all = [
      ...Array.from({ length: 5 }, () => begin(['house', 4], ['ada', 2])),
      ...Array.from({ length: 3 }, () => begin(['house', 4], ['bo', 2])),
    ];
    await expect.poll(() => Object.fromEntries(under)).toEqual({ house: 4, ada: 2, bo: 2 });
    for (let left = all.length; left > 0; left--) {
      await expect.poll(() => leave.length).toBeGreaterThan(0);
      leave.shift()!();
    }
    await Promise.all(all);
    expect([Object.fromEntries(most), Object.fromEntries(under)]).toEqual([
      { house: 4, ada: 2, bo: 2 },
      { house: 0, ada: 0, bo: 0 },
    ]);
  });
});

describe('too much', () => {
  const pushes = { person: { perSecond: 0.2, burst: 4 }, address: { perSecond: 50, burst: 1000 } };

  it('what goes to one person is limited; what was held back is told later as one, the newest', async () => {
    let now = Date.UTC(2026, 10, 15);
    const posted = await opened({ now: () => now, rateLimits: { ...roomy.rateLimits, pushes } });
    const bo = await callable('Bo', 'https://push.example/1', 'https://push.example/2', 'https://push.example/3');
    const ada = await callable('Ada', 'https://push.example/ada');
    const [one, other] = [await tableOf(ada.guest), await tableOf(ada.guest)];
    server.house.notifications.invited(one, bo.id, 'Ada', 'invited');
    await expect.poll(() => posted).toHaveLength(3);
    for (let i = 0; i < 5; i++) server.house.notifications.invited(other, bo.id, `Ada ${i}`, 'rematch');
    await expect.poll(kept).toMatchObject([{ kind: 'rematch', table: other.id, at: now + 10_000 }]);
    server.house.notifications.invited(other, ada.id, 'Bo', 'rematch'); // Others are told at once.
    await expect.poll(() => posted.slice(3)).toEqual(['https://push.example/ada']);
    now += 9_999;
    await server.house.notifications.sweep();
    expect(posted).toHaveLength(4);
    now += 1;
    await server.house.notifications.sweep();
    expect(posted.slice(4).toSorted()).toEqual(['https://push.example/1', 'https://push.example/2', 'https://push.example/3']);
    expect(await kept()).toEqual([]);
    now += 3_600_000;
    await server.house.notifications.sweep();
    expect(posted).toHaveLength(7);
  });

  it('a limit below the number of devices delays a notification, but lets it out', async () => {
    let now = Date.UTC(2026, 10, 15);
    const posted = await opened({
      now: () => now,
      rateLimits: { ...roomy.rateLimits, pushes: { ...pushes, person: { perSecond: 1, burst: 1 } } },
    });
    const bo = await callable('Bo', 'https://push.example/1', 'https://push.example/2');
    const [one, other] = [await tableOf(bo.guest), await tableOf(bo.guest)];
    server.house.notifications.invited(one, bo.id, 'Ada', 'invited');
    await expect.poll(() => posted).toHaveLength(2);
    server.house.notifications.invited(other, bo.id, 'Ada', 'invited');
    await expect.poll(kept).toMatchObject([{ at: now + 1000 }]);
    now += 1000;
    await server.house.notifications.sweep();
    expect(posted).toHaveLength(4);
  });

  it('one table notifies somebody once in five seconds; what is seen meanwhile is not told', async () => {
    let now = Date.UTC(2026, 10, 15);
    const posted = await opened({ now: () => now });
    const bo = await callable('Bo', 'https://push.example/bo');
    const ada = await Guest.named(server.address, 'Ada');
    const { table, links } = await ada.call('create', {
      body: { game: 'pig', options: { goal: '50' }, seats: [{ by: 'me' }, { by: 'friend' }] },
    });
    await bo.guest.call('join', { body: { key: links.sit['1']!.split('#')[1]! } });
    const row = (await server.house.store.tables.byId(table.id))!;
    server.house.notifications.invited(row, bo.id, 'Ada', 'invited');
    await expect.poll(() => posted).toHaveLength(1);
    await expect.poll(() => server.house.store.outbox.at(bo.id, row.id, 'push')).toMatchObject({ isShown: true });
    now += 2000;
    server.house.notifications.invited(row, bo.id, 'Ada', 'rematch');
    await expect.poll(kept).toMatchObject([{ kind: 'rematch', at: now + 3000 }]);
    await bo.guest.follow(row.id);
    await expect.poll(kept).toEqual([]);
    now += 3000;
    await server.house.notifications.sweep();
    expect(posted).toHaveLength(1);
  });

  it('what a screen shows is taken back later, if that was too much for now, unless the table has notified again', async () => {
    let now = Date.UTC(2026, 10, 15);
    const one = { person: { perSecond: 0.1, burst: 1 }, address: pushes.address };
    const posted = await opened({ now: () => now, rateLimits: { ...roomy.rateLimits, pushes: one } });
    const bo = await callable('Bo', 'https://push.example/bo');
    const row = await tableOf(bo.guest);
    const stands = () => expect.poll(() => server.house.store.outbox.at(bo.id, row.id, 'push')).toMatchObject({ isShown: true });
    server.house.notifications.invited(row, bo.id, 'Ada', 'invited');
    await stands();
    server.house.notifications.seen(bo.id, row.id);
    await expect.poll(kept).toMatchObject([{ kind: 'seen', at: now + 10_000 }]);
    now += 10_000;
    await server.house.notifications.sweep();
    expect(posted).toHaveLength(2);
    expect(await kept()).toEqual([]);
    now += 10_000;
    server.house.notifications.invited(row, bo.id, 'Ada', 'invited');
    await stands();
    server.house.notifications.seen(bo.id, row.id);
    await expect.poll(kept).toMatchObject([{ kind: 'seen' }]);
    server.house.notifications.invited(row, bo.id, 'Ada', 'rematch');
    await expect.poll(kept).toMatchObject([{ kind: 'rematch', at: now + 5000 }]);
    now += 10_000;
    await server.house.notifications.sweep();
    expect(posted).toHaveLength(4);
    await stands();
  });

  it('whoever plays with a second self makes the house post no more than the limit says', async () => {
    let now = Date.UTC(2026, 10, 15);
    const started = now;
    const posted = await opened({ now: () => now, rateLimits: { ...UNLIMITED.rateLimits, pushes } });
    const ada = await callable('Ada', 'https://push.example/1', 'https://push.example/2');
    const bo = await Guest.named(server.address, 'Bo');
    const { table, links } = await ada.guest.call('create', {
      body: { game: 'pig', options: { goal: '100' }, seats: [{ by: 'me' }, { by: 'friend' }] },
    });
    await bo.call('join', { body: { key: links.sit['1']!.split('#')[1]! } });
    await ada.guest.call('start', { table: table.id });
    await ada.guest.follow(table.id);
    await bo.follow(table.id);
    // Each comes in, ends the turn, and is gone when it is theirs again.
    for (let round = 0; round < 12; round++) {
      now += 1000;
      await ada.guest.follow(table.id);
      for (const [who, seat] of [
        [ada.guest, 0],
        [bo, 1],
      ] as const) {
        if (seat === 1) await ada.guest.ask({ type: 'unfollow', table: table.id });
        for (let at = await who.turn(table.id, seat); at.waits[0] === seat; at = who.position(table.id, seat))
          await who.answer(table.id, seat, answersOf(at).includes('hold') && at.over === undefined ? 'hold' : 'roll');
      }
      await server.house.notifications.sweep();
    }
    const seconds = (now - started) / 1000;
    await expect.poll(() => posted.length).toBeGreaterThan(0);
    expect(posted.length).toBeLessThanOrEqual(pushes.person.burst + seconds * pushes.person.perSecond);
  });

  it('trying it out goes once at a time, and counts as notifications do', async () => {
    let now = Date.UTC(2026, 10, 15);
    const { tests } = settingsFrom({}).rateLimits;
    const posted = await opened({ now: () => now, rateLimits: { ...roomy.rateLimits, tests, pushes: few(3) } });
    const { guest } = await callable('Bo', 'https://push.example/1', 'https://push.example/2');
    const tries = await Promise.allSettled([
      guest.call('testNotification'),
      guest.call('testNotification'),
      guest.call('testNotification'),
    ]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(posted).toHaveLength(2);
    now += 30_000;
    await expect(guest.call('testNotification')).rejects.toMatchObject({ problem: { code: 'too-fast' } });
    expect(posted).toHaveLength(2);
  });
});
