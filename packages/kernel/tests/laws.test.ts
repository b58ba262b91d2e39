import { describe, expect, it } from 'vitest';
import { fuzz, LAWS, pig, pigLexicons } from '../testing/index.ts';
import { type Fault, marketSubject } from './market.ts';

describe('the laws hold', () => {
  it('for Pig, over thousands of random answers', () => {
    expect(fuzz({ game: pig, lexicons: pigLexicons }, { decisions: 3000, seed: 'pig' }).violations).toEqual([]);
  });

  it('for a game with lanes, a shared stall and hidden coins', () => {
    const { violations, games } = fuzz(marketSubject(), { decisions: 3000, seed: 'market' });
    expect(violations).toEqual([]);
    expect(games).toBeGreaterThan(50);
  });
});

describe('every law runs', () => {
  it('with every number of seats, however few decisions are wanted', () => {
    const { min, max } = pig.seats;
    const { ran } = fuzz({ game: pig }, { decisions: 1, seed: 'few' });
    expect(Object.keys(ran)).toEqual(LAWS.map(({ name }) => name).filter((name) => name !== 'leak'));
    expect(Object.values(ran).filter((games) => games === 0)).toEqual([]);
    expect(ran.interleaving).toBeGreaterThanOrEqual(max - min + 1);
  });

  it('a game with secrets is looked through for leaks', () => {
    expect(fuzz(marketSubject(), { decisions: 1, seed: 'few', least: 3 }).ran.leak).toBeGreaterThanOrEqual(3);
    expect(fuzz(marketSubject('coin in the view'), { decisions: 1, seed: 'few', least: 20 }).violations[0]?.law).toBe('leak');
  });
});

/** Which law must notice which fault. */
const BITES: Readonly<Record<Fault, readonly string[]>> = {
  'stall out of order': ['interleaving', 'touch', 'undo'],
  'one stream of luck': ['interleaving'],
  'reads a neighbour': ['interleaving', 'touch', 'undo'],
  'coin told to all': ['leak'],
  'coin in the view': ['leak'],
  'view spreads the state': ['from nothing'],
  'shown to all': ['leak'],
  'told, not revealed': ['leak'],
  'peek whispered': ['leak'],
  'clone shares a list': ['clone'],
  'ambiguous answer': ['options'],
  'no answer': ['no crash'],
  'holds null': ['plain data'],
  'holds a date': ['plain data', 'clone'],
  'loses goods': ['promises'],
  'guess forgets': ['guess'],
  'guess leaves holes': ['guess'],
  'rules go in circles': ['no crash'],
  'never ends': ['ends'],
  'silent word': ['words'],
  'wishes write': ['clone', 'guess', 'options', 'plain data', 'undo', 'record', 'interleaving'],
  'coin called open': ['open luck'],
};

describe('each law bites', () => {
  it.each(Object.entries(BITES))('%s', (fault, laws) => {
    const { violations } = fuzz(marketSubject(fault as Fault), { decisions: 20_000, seed: 'bite', most: 1, longest: 500 });
    expect(laws).toContain(violations[0]?.law);
  });

  it('every law is bitten into at least once', () => {
    const bitten = new Set(Object.values(BITES).flat());
    const untried = LAWS.map(({ name }) => name).filter((name) => !bitten.has(name));
    expect(untried).toEqual(['ask numbers']); // the kernel's own promise: no game can break it
  });
});
