/** This browser's side of a fair table: its half goes with each answer, and what does not fit stops it and is told once. */
import { dealFair, draftFair, fairLuck, type LiveEntry, type LiveStart, SeatChain, sealOf } from '@astragal/fair';
import { bytesFrom } from '@astragal/fair/testing';
import type { Game } from '@astragal/kernel';
import { pig } from '@astragal/kernel/testing';
import type { FairNews, TableInfo } from '@astragal/wire';
import { expect, it } from 'vitest';
import { BrowserStore } from '../src/base/browser-store.ts';
import { SeatSecrets } from '../src/base/seat-secrets.ts';
import { FairTable } from '../src/play/fair-table.svelte.ts';
import { alarmOf } from '../src/play/table-luck.ts';

const game = pig as unknown as Game;
const texts = new Map<string, string>();
const store = new BrowserStore(() => ({
  getItem: (key) => texts.get(key) ?? null,
  setItem: (key, text) => void texts.set(key, text),
  removeItem: (key) => void texts.delete(key),
}));

/** A server with Ada's browser at seat 0, and somebody else at seat 1. */
function table(id: string) {
  const secret = bytesFrom(id);
  const here = new FairTable(
    id,
    new SeatSecrets(
      store,
      () => 1,
      () => bytesFrom(`${id}, mine`),
    ),
  );
  const other = new SeatChain(() => bytesFrom(`${id}, other`));
  const { hidden, open } = fairLuck(game, secret, []);
  const info = { phase: 'setup', seal: { hidden, open }, mine: [0], seats: [{}, {}] } as unknown as TableInfo;
  const mine = here.missing(info)!['0']!;
  expect(here.missing({ ...info, seats: [{ anchor: mine }, {}] } as unknown as TableInfo)).toBeUndefined();
  const { match, fair, deal } = dealFair(game, 2, {}, secret, fairLuck(game, secret, [mine, other.anchor]));
  here.hear({ start: { ...fair.start, deal } as FairNews['start'] });
  /** An answer of whoever is asked; the entry as the server tells it. */
  const play = (choice = 'roll'): LiveEntry => {
    const [seat] = match.waits as [number];
    const ask = match.ask(seat);
    const share = seat === 0 ? here.share(0, ask, choice) : other.share(ask, choice, fair.standing.ends[seat]);
    const draft = draftFair(match, fair, seat, ask, choice, share);
    if (typeof draft === 'string') throw new Error(draft);
    match.commit(draft);
    return fair.follow(draft.entry);
  };
  const start = (): FairNews => ({ start: JSON.parse(JSON.stringify(fair.start)) as LiveStart as FairNews['start'] });
  return { here, play, start, seal: sealOf({ hidden, open }) };
}

const bent = (entry: LiveEntry): FairNews => {
  const rolls = entry.rolls!.map(([name, n, value]) => [name, n, (value + 1) % n] as const);
  return { entry: { ...entry, rolls } as FairNews['entry'] };
};

it('proves every roll, with its own half in each of its own', () => {
  const { here, play, seal } = table('proven');
  for (let i = 0; i < 6; i++) here.hear({ entry: play() as FairNews['entry'] });
  expect(here.state).toMatchObject({ seal, since: 0, fault: undefined, proven: { seat: 6, server: 0 } });
  expect([here.isStopped, here.evidence, here.unsaid()]).toEqual([false, undefined, undefined]);
});

it('stops at a roll that does not fit, tells the table once, and goes on only when that is agreed', () => {
  const { here, play, start } = table('bent');
  here.hear({ entry: play() as FairNews['entry'] });
  const wrong = bent(play());
  here.hear(wrong);
  expect(here.isStopped).toBe(true);
  expect(here.evidence).toMatchObject({ fault: { kind: 'roll', at: 2 } });
  expect(here.unsaid()).toMatchObject({ misfit: { kind: 'roll', at: 2, roll: { n: 6 } }, claim: { at: 1, told: wrong.entry } });
  expect(here.unsaid()).toBeUndefined();
  here.hear(start());
  expect(here.isStopped).toBe(true);
  here.agree();
  here.hear(start());
  expect(here.isStopped).toBe(false);
  here.hear({ entry: play() as FairNews['entry'] });
  expect(here.state).toMatchObject({ fault: undefined, since: 3 });
});

it('goes on by itself when the table shows that it fits, and this browser can count it', () => {
  const { here, play, start } = table('reconsidered');
  here.hear({ entry: play() as FairNews['entry'] });
  const before = start();
  const right = play() as FairNews['entry'];
  here.hear(bent(right as LiveEntry));
  expect(here.reconsider({ ...before, entry: right })).toBe(false); // It was told something else, and that stays so.
  here.unheard();
  expect(here.unsaid()).toMatchObject({ misfit: { at: 2 } });
  expect(here.reconsider(before)).toBe(true);
  here.hear({ entry: right });
  expect(here.state).toMatchObject({ at: 2, fault: undefined, proven: { seat: 2 } });
});

it('a table in doubt names whose screen it was and who has still to agree, and of clocks where there are any; gone people and bots are not asked', () => {
  const seats = [
    { by: 'person' },
    { by: 'hot' },
    { by: 'person', gone: 'left' },
    { by: 'bot' },
    { by: 'person' },
  ] as unknown as TableInfo['seats'];
  const doubts = [
    { entry: 3, kind: 'roll', by: 0, agreed: [0, 1, 4], settled: 5 },
    { entry: 7, kind: 'order', by: 4, claimed: true, agreed: [1] },
  ] as const;
  const pace = { kind: 'untimed' } as const;
  const frozen = { phase: 'frozen', reason: 'doubt', seats, pace, doubts: [...doubts] } as const;
  const alarm = { at: 7, roll: undefined, by: 4, claimed: true, missing: [0, 4] };
  expect(alarmOf(frozen, undefined)).toEqual(alarm);
  expect(alarmOf({ ...frozen, pace: { kind: 'slow', hours: 24 } }, undefined)).toEqual({ ...alarm, timed: true });
  expect(alarmOf({ phase: 'playing', seats, pace, doubts: [...doubts] }, undefined)).toBeUndefined();
  expect(alarmOf({ phase: 'playing', seats, pace }, { at: 9 })).toEqual({ at: 9, roll: undefined, missing: [] });
});
