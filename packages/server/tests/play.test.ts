import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersOf, Guest, type Opened, open, ProblemAnswer } from './client.ts';
import { reopenAndCompare } from './records.ts';

let server: Opened;
let ada: Guest;
let bo: Guest;
beforeAll(async () => {
  server = await open();
  ada = await Guest.named(server.address, 'Ada');
  bo = await Guest.named(server.address, 'Bo');
});
afterAll(() => server.stop());

const keyOf = (link: string): string => link.slice(link.indexOf('#') + 1);

/** A table of two, both connected, begun. */
async function table(more: object = {}): Promise<string> {
  const { table: made, links } = await ada.call('create', {
    body: { game: 'pig', options: { goal: '50' }, seats: [{ by: 'me' }, { by: 'friend' }], ...more },
  });
  await bo.call('join', { body: { key: keyOf(links.sit['1']!) } });
  await ada.call('start', { table: made.id });
  await ada.follow(made.id);
  await bo.follow(made.id);
  return made.id;
}

describe('two people', () => {
  it('play to the end through an invite link, and both know the same story', async () => {
    const { table: made, links } = await ada.call('create', {
      body: { game: 'pig', options: { goal: '50' }, seats: [{ by: 'me' }, { by: 'friend' }] },
    });
    expect(made).toMatchObject({ phase: 'setup', mine: [0], host: true });
    expect(links.sit['1']).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/join#[\w-]{32}$/);
    await expect(ada.call('start', { table: made.id })).rejects.toMatchObject({ problem: { code: 'seats-empty', seats: [1] } });
    const joined = await bo.call('join', { body: { key: keyOf(links.sit['1']!) } });
    expect(joined).toMatchObject({ as: 'seat', table: { mine: [1], host: false } });
    await ada.follow(made.id);
    await bo.follow(made.id);
    await ada.call('start', { table: made.id });
    await ada.turn(made.id, 0);
    for (;;) {
      const seat = ada.position(made.id, 0).waits[0];
      if (seat === undefined) break;
      const guest = [ada, bo][seat]!;
      const at = await guest.turn(made.id, seat);
      const choice = answersOf(at).includes('hold') && (at.view as { risked: number }).risked >= 10 ? 'hold' : 'roll';
      expect(await guest.answer(made.id, seat, choice)).toMatchObject({ type: 'position', seat });
      await Promise.all([ada, bo].map((each) => each.ask({ type: 'ping' })));
    }
    const info = (await bo.call('table', { table: made.id })).table;
    expect(info.phase).toBe('over');
    expect(info.result!.winners).toHaveLength(1);
    expect(ada.logs.get('0')).toEqual(bo.logs.get('1'));
    await reopenAndCompare(ada, made.id);
  });

  it('a double click counts once, a stale answer gets the position back', async () => {
    const id = await table();
    const { ask } = ada.position(id, 0);
    const follows = ada.next((notice) => notice.type === 'position' && notice.table === id && notice.re === undefined);
    const [first, second] = await Promise.all([ada.answer(id, 0, 'roll', ask), ada.answer(id, 0, 'roll', ask)]);
    expect(first.type).toBe('position');
    expect(second).toMatchObject({ type: 'refused', problem: { code: 'stale' } });
    expect(await follows).toMatchObject({ seat: 0, story: { events: [] } });
    expect(await ada.answer(id, 0, 'jump')).toMatchObject({ type: 'refused', problem: { code: expect.stringMatching(/illegal|stale/) } });
    expect(await ada.ask({ type: 'answer', table: id, seat: 1, ask: 0, choice: 'roll' })).toMatchObject({
      problem: { code: 'not-your-seat' },
    });
    expect(await bo.ask({ type: 'undo', table: id, seat: 1, ask: bo.position(id, 1).ask })).toMatchObject({
      problem: { code: 'undo-closed' },
    });
  });

  it('reconnecting resumes the log without a gap or a double', async () => {
    const id = await table();
    const cara = new Guest(server.address);
    cara.cookie = bo.cookie;
    await cara.connect();
    await cara.follow(id);
    await ada.answer(id, 0, 'roll');
    cara.leave();
    const marks = { ...cara.marks };
    for (let i = 0; i < 6; i++) {
      const at = ada.position(id, 0);
      if (at.waits[0] === 0) await ada.answer(id, 0, 'roll');
      else await bo.answer(id, 1, 'roll', (await bo.turn(id, 1)).ask).then(() => ada.ask({ type: 'ping' }));
    }
    await cara.connect();
    await cara.follow(id, marks);
    expect(cara.position(id, 1).story.from).toBe(Number(marks['1']!.split('-')[1]));
    expect(cara.logs.get('1')).toEqual(bo.logs.get('1'));
    await cara.follow(id, { 1: '7-3' });
    expect(cara.position(id, 1).story.from).toBe(0);
    expect(cara.logs.get('1')).toEqual(bo.logs.get('1'));
    cara.leave();
  });

  it('chat is heard by all, limited, and can be shut', async () => {
    const id = await table();
    const hears = bo.next((notice) => notice.type === 'chat' && notice.table === id);
    expect(await ada.ask({ type: 'chat', table: id, text: '  Good luck!  ' })).toMatchObject({ type: 'done' });
    expect(await hears).toMatchObject({ lines: [{ number: 1, seat: 0, name: 'Ada', text: 'Good luck!' }] });
    const isMuted = async (): Promise<unknown> => (await ada.call('table', { table: id })).table.seats[1]?.muted;
    await ada.call('mute', { table: id, body: { seat: 1, muted: true } });
    expect(await isMuted()).toBe(true);
    expect(await bo.ask({ type: 'chat', table: id, text: 'hm' })).toMatchObject({ problem: { code: 'chat-closed' } });
    await ada.call('mute', { table: id, body: { seat: 1, muted: false } });
    expect(await isMuted()).toBeUndefined();
    expect(await bo.ask({ type: 'chat', table: id, text: 'hm' })).toMatchObject({ type: 'done' });
    await ada.call('change', { table: id, body: { chat: false } });
    expect(await bo.ask({ type: 'chat', table: id, text: 'hm' })).toMatchObject({ problem: { code: 'chat-closed' } });
    const replies = [];
    for (let i = 0; i < 10; i++) replies.push(await ada.ask({ type: 'chat', table: id, text: 'x' }));
    expect(replies.some((reply) => reply.type === 'refused' && reply.problem.code === 'too-fast')).toBe(true);
  });

  it('resigning ends a game of two', async () => {
    const id = await table();
    const told = bo.next((notice) => notice.type === 'table' && notice.table.phase === 'over');
    await ada.call('resign', { table: id, body: { seat: 0 } });
    expect(await told).toMatchObject({ table: { result: { winners: [1] } } });
    expect(await bo.answer(id, 1, 'roll')).toMatchObject({ problem: { code: 'wrong-phase', phase: 'over' } });
    await expect(ada.call('record', { table: await table() })).rejects.toMatchObject({ problem: { code: 'still-running' } });
  });

  it('a rematch passes the first chair on, keeps the order and begins when both are there', async () => {
    const id = await table();
    await ada.call('resign', { table: id, body: { seat: 0 } });
    const first = (await bo.call('rematch', { table: id })).table;
    expect(first).toMatchObject({ phase: 'setup', mine: [0], host: true });
    const second = (await ada.call('rematch', { table: id })).table;
    expect(second).toMatchObject({ id: first.id, phase: 'playing', mine: [1] });
  });
});

describe('places', () => {
  it('a link is spent once used, and strangers find nothing', async () => {
    const { table: made, links } = await ada.call('create', {
      body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }, { by: 'friend' }] },
    });
    const cara = await Guest.named(server.address, 'Cara');
    await expect(cara.call('table', { table: made.id })).rejects.toMatchObject({ problem: { code: 'not-found' } });
    expect(await cara.follow(made.id)).toMatchObject({ problem: { code: 'not-found' } });
    await bo.call('join', { body: { key: keyOf(links.sit['1']!) } });
    await expect(cara.call('join', { body: { key: keyOf(links.sit['1']!) } })).rejects.toMatchObject({ problem: { code: 'link-spent' } });
    await expect(cara.call('join', { body: { key: 'x'.repeat(32) } })).rejects.toMatchObject({ problem: { code: 'not-found' } });
    await expect(bo.call('join', { body: { key: keyOf(links.sit['2']!) } })).rejects.toMatchObject({ problem: { code: 'seated-already' } });
    const { links: fresh } = await ada.call('links', { table: made.id, body: { seats: [2] } });
    await expect(cara.call('join', { body: { key: keyOf(links.sit['2']!) } })).rejects.toMatchObject({ problem: { code: 'link-spent' } });
    expect(await cara.call('join', { body: { key: keyOf(fresh.sit['2']!) } })).toMatchObject({ table: { mine: [2] } });
    await expect(cara.call('kick', { table: made.id, body: { seat: 1 } })).rejects.toMatchObject({ problem: { code: 'not-host' } });
    await ada.call('kick', { table: made.id, body: { seat: 1 } });
    await expect(bo.call('table', { table: made.id })).rejects.toBeInstanceOf(ProblemAnswer);
    cara.leave();
  });

  it('the short code seats a friend while seats are free', async () => {
    const { table: made } = await ada.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }] } });
    expect(made.code).toMatch(/^[2-9A-Z]{8}$/);
    expect(await bo.call('join', { body: { code: made.code!.toLowerCase() } })).toMatchObject({ as: 'seat', table: { mine: [1] } });
    const cara = await Guest.named(server.address, 'Cara');
    await expect(cara.call('join', { body: { code: made.code! } })).rejects.toMatchObject({ problem: { code: 'not-found' } });
    cara.leave();
  });

  it('watching has its own link; the host link makes a host', async () => {
    const { table: made, links } = await ada.call('create', {
      body: { game: 'pig', seats: [{ by: 'me' }, { by: 'bot', level: 'random' }] },
    });
    await ada.call('start', { table: made.id });
    await ada.follow(made.id);
    const cara = await Guest.named(server.address, 'Cara');
    expect(await cara.call('join', { body: { key: keyOf(links.watch!) } })).toMatchObject({
      as: 'watch',
      table: { mine: [], host: false },
    });
    await cara.follow(made.id);
    const sees = cara.next((notice) => notice.type === 'position');
    await ada.answer(made.id, 0, 'roll');
    expect(await sees).not.toHaveProperty('seat');
    expect(await cara.ask({ type: 'answer', table: made.id, seat: 0, ask: 0, choice: 'roll' })).toMatchObject({
      problem: { code: 'not-your-seat' },
    });
    expect(await cara.call('join', { body: { key: keyOf(links.host!) } })).toMatchObject({ as: 'host', table: { host: true } });
    cara.leave();
    expect(await ada.next((notice) => notice.type === 'presence' && notice.watchers === 0)).toMatchObject({ here: [true, true] });
  });

  it('a hot seat answers for several seats from one device', async () => {
    const { table: made } = await ada.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'hot', name: 'Grandma' }] } });
    await ada.call('start', { table: made.id });
    await ada.follow(made.id);
    expect(ada.latest('table').table).toMatchObject({ mine: [0, 1] });
    for (let i = 0; i < 12; i++) {
      const seat = ada.position(made.id, 0).waits[0]!;
      const other = ada.next((notice) => notice.type === 'position' && notice.seat === 1 - seat);
      expect(await ada.answer(made.id, seat, 'roll')).toMatchObject({ type: 'position', seat });
      await other;
    }
  });

  it('play now begins at once and the bot answers', async () => {
    const { table: made } = await ada.call('playNow', { body: { game: 'pig', options: { goal: '50' } } });
    await ada.follow(made.id);
    for (let at = await ada.turn(made.id, 0); !at.over; at = await ada.turn(made.id, 0))
      await ada.answer(made.id, 0, answersOf(at).includes('hold') ? 'hold' : 'roll');
    const lobby = await ada.call('lobby');
    expect(lobby.mine.find(({ id }) => id === made.id)).toMatchObject({ phase: 'over' });
    const replay = await ada.call('replay', { table: made.id });
    expect(replay.steps[0]).toMatchObject({ step: 0, waits: [0] });
    expect(replay.steps.flatMap(({ events }) => events)).toEqual(
      ada.logs.get('0')!.slice(0, replay.steps.flatMap(({ events }) => events).length),
    );
    const fork = (await ada.call('fork', { table: made.id, body: { step: 3, seat: 0 } })).table;
    expect(fork).toMatchObject({ phase: 'playing', mine: [0], from: { table: made.id, step: 3 }, public: false });
    await ada.follow(fork.id);
    await ada.turn(fork.id, 0);
  });

  it('play now seats whom one names, and nobody else', async () => {
    const { table: made } = await ada.call('playNow', { body: { game: 'pig', sitters: ['random', 'me', 'random'] } });
    expect(made).toMatchObject({ phase: 'playing', mine: [1], seats: [{ by: 'bot', level: 'random' }, { by: 'person' }, { by: 'bot' }] });
    for (const sitters of [
      ['me', 'me'],
      ['me', 'nobody'],
      ['me', ...new Array<string>(12).fill('random')],
    ])
      await expect(ada.call('playNow', { body: { game: 'pig', sitters } })).rejects.toMatchObject({ problem: { code: 'bad-setup' } });
  });

  it('a finished game is shown to whoever has the link once somebody who played wants it, and no longer', async () => {
    const { table: made } = await ada.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'bot', level: 'random' }] } });
    await ada.call('start', { table: made.id });
    const show = (by: Guest, on: boolean) => by.call('show', { table: made.id, body: { on } });
    const stranger = new Guest(server.address);
    await expect(show(ada, true)).rejects.toMatchObject({ problem: { code: 'still-running' } });
    await ada.call('resign', { table: made.id, body: { seat: 0 } });
    await expect(stranger.call('replay', { table: made.id })).rejects.toMatchObject({ problem: { code: 'not-found' } });
    await expect(show(bo, true)).rejects.toMatchObject({ problem: { code: 'not-found' } });
    await show(ada, true);
    expect(await stranger.call('replay', { table: made.id })).toMatchObject({ from: 0, table: { id: made.id, mine: [] } });
    // The game alone: the table, and what people said there, stays theirs.
    await expect(stranger.call('table', { table: made.id })).rejects.toMatchObject({ problem: { code: 'not-found' } });
    await show(ada, false);
    await expect(stranger.call('replay', { table: made.id })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  });

  it('public tables are listed and open to sit down', async () => {
    const watching = await Guest.named(server.address, 'Watcher');
    await watching.ask({ type: 'lobby', follow: true });
    const { table: made } = await ada.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }], public: true } });
    const update = await watching.next((notice) => notice.type === 'lobby' && notice.open.length > 0);
    expect(update).toMatchObject({ open: [{ id: made.id, seats: [{ name: 'Ada' }, { by: 'open' }] }] });
    expect((await bo.call('sit', { table: made.id })).table.mine).toEqual([1]);
    await bo.call('leave', { table: made.id });
    expect((await ada.call('table', { table: made.id })).table.seats[1]!.by).toBe('open');
    await ada.call('leave', { table: made.id });
    expect((await ada.call('table', { table: made.id })).table.phase).toBe('closed');
    watching.leave();
  });

  it('who leaves is played by a bot and may come back', async () => {
    const id = await table();
    await bo.call('leave', { table: id });
    expect(ada.latest('table').table.seats[1]).toMatchObject({ gone: 'left', level: 'random' });
    while (ada.position(id, 0).waits[0] === 0) await ada.answer(id, 0, 'roll');
    await ada.turn(id, 0);
    await bo.call('sit', { table: id });
    expect(ada.latest('table').table.seats[1]).not.toHaveProperty('gone');
  });

  it('the host changes the setup, and friends keep their chairs', async () => {
    const { table: made, links } = await ada.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }] } });
    await bo.call('join', { body: { key: keyOf(links.sit['1']!) } });
    const { table: changed } = await ada.call('change', {
      table: made.id,
      body: {
        seats: [{ by: 'me' }, { by: 'bot', level: 'random' }, { by: 'friend' }],
        options: { goal: '50' },
        pace: { kind: 'slow', hours: 24 },
      },
    });
    expect(changed).toMatchObject({ options: { goal: '50' }, seats: [{ name: 'Ada' }, { by: 'bot' }, { by: 'person', name: 'Bo' }] });
    await expect(ada.call('change', { table: made.id, body: { options: { goal: '7' } } })).rejects.toMatchObject({
      problem: { code: 'bad-setup' },
    });
    await expect(ada.call('create', { body: { game: 'chess', seats: [{ by: 'me' }] } })).rejects.toMatchObject({
      problem: { code: 'bad-setup' },
    });
  });
});

it('no secret is ever logged', () => {
  const all = server.lines.join('\n');
  expect(all).not.toContain(ada.cookie!.split('=')[1]!);
  expect(all).not.toMatch(/luck|"internal"/);
});
