import { readdirSync, readFileSync } from 'node:fs';
import { LiveProof, type LiveStart, verify } from '@astragal/fair';
import { describe, expect, it } from 'vitest';
import { luckOf, ownLuckOf, SYSTEM } from '../src/play/table-luck.ts';

const games = new URL('../../games/', import.meta.url);
const [game] = readdirSync(games).filter((each) => !each.includes('.'));
const record = JSON.parse(readFileSync(new URL(`${game}/tests/fair.json`, games), 'utf8')) as Record<string, unknown>;
const opened = verify(record);
/** A screen that has seen the game up to its end. */
const proof = () => {
  const start = { ...record, at: 7, transcript: opened.transcript, open: '', ends: [] } as unknown as LiveStart;
  return new LiveProof(start).state;
};

describe('the seal of a table', () => {
  it('is plain where nothing was sealed', () => {
    expect(luckOf(undefined)).toBe(SYSTEM);
    expect(luckOf(undefined, verify({ ...record, luck: undefined }))).toMatchObject({ from: 'system', state: 'sealed' });
  });

  it('of a game that was over before: right if its record is', () => {
    expect(luckOf(undefined, opened)).toMatchObject({ from: 'fair', state: 'right', seal: opened.seal });
    expect(luckOf(undefined, verify({ ...record, options: {} }))).toMatchObject({ from: 'fair', state: 'wrong' });
  });

  it('while it is played: sealed; a fault is wrong at once', () => {
    const state = { ...proof(), fault: undefined, proven: { seat: 3, server: 2, bot: 1 } };
    expect(luckOf(state)).toMatchObject({ from: 'fair', state: 'sealed', proven: 6 });
    const fault = { kind: 'roll', at: 4, seat: 1 } as const;
    expect(luckOf({ ...state, fault })).toMatchObject({ state: 'wrong', fault });
  });

  it('tells whose device has committed in mid-game, and that it was not this one', () => {
    expect(luckOf({ ...proof(), fault: undefined })).not.toHaveProperty('renewals');
    const renewals = [{ at: 3, seat: 1, foreign: true }];
    expect(luckOf({ ...proof(), fault: undefined, renewals })).toMatchObject({ renewals: [{ seat: 1, foreign: true }] });
  });

  it('at the end: the record must fit what this screen saw, not only itself', () => {
    const state = { ...proof(), fault: undefined };
    expect(luckOf({ ...state, transcript: opened.transcript! }, opened)).toMatchObject({ state: 'right' });
    expect(luckOf({ ...state, transcript: 'another' }, opened)).toMatchObject({ state: 'wrong' });
    expect(luckOf({ ...state, transcript: opened.transcript!, seal: 'another' }, opened)).toMatchObject({ state: 'wrong' });
  });

  it('of a game of this device says that it holds both sides', () => {
    expect(ownLuckOf(record['luck'] as never)).toMatchObject({ from: 'device' });
    expect(ownLuckOf({ from: 'shared' })).toMatchObject({ from: 'shared' });
    expect(ownLuckOf(undefined)).toBe(SYSTEM);
  });
});
