import { LANGUAGES, type Language } from '@astragal/kernel';
import { CARD_IDS, demonOf, faceOf, SLOTS } from '@astragal/sanctum/content';
import { describe, expect, it } from 'vitest';
import { sayings } from '../../table/board/setting.ts';
import type { Wording, Words } from '../../table/wording.ts';
import * as en from '../../table/words/en.ts';
import * as pl from '../../table/words/pl.ts';
import * as ru from '../../table/words/ru.ts';

const WORDINGS: Readonly<Record<Language, Wording>> = { en, pl, ru };

/** What each template can hold; everything else that takes something takes a number. */
function fillings({ names }: Wording): Readonly<Record<string, readonly (readonly unknown[])[]>> {
  const things = [...SLOTS.map((slot) => names.slots[slot]), ...CARD_IDS.map((item) => names.items[item])];
  const people = [['Iga'], ['Bartłomiej']];
  return {
    demonsOf: ['I', 'II', 'III', 'IV', 'V'].map((act) => [act]),
    revealing: ['I', 'I + I', 'II + III', '5 × I…'].map((levels) => [levels]),
    swap: things.map((thing) => [thing]),
    space: ['I', 'II', 'III', 'IV'].flatMap((act) => [1, 6].map((space) => [names.acts[act as 'I'], space])),
    look: people,
    looking: people,
    turnOf: people,
    fightOf: people,
    winner: [[['Iga']], [['Iga', 'Bart']]],
    farthest: [[['Iga']], [['Iga', 'Bart']]],
    rolling: [2, 3, 4, 5].flatMap((gold) => [false, true].map((silver) => [gold, silver])),
    ofN: [
      [1, 2],
      [2, 3],
    ],
  };
}
const NUMBERS = [0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25].map((n) => [n]);

/** Every sentence that the table can say, by the name of its template. */
function said(wording: Wording): [string, string][] {
  const filled = fillings(wording);
  const walk = (words: object, path: string): [string, string][] =>
    Object.entries(words).flatMap(([name, value]: [string, unknown]): [string, string][] => {
      if (typeof value === 'string') return [[path + name, value]];
      if (typeof value === 'function')
        return (filled[name] ?? NUMBERS).map((args) => [path + name, (value as (...args: readonly unknown[]) => string)(...args)]);
      return walk(value as object, `${path}${name}.`);
    });
  const { words, names } = wording;
  const against = [
    ...SLOTS.map((slot) => `${words.covers}: ${names.slots[slot]}`),
    ...CARD_IDS.map((item) => `${words.replaces}: ${names.items[item]}`),
  ];
  return [...walk(words, ''), ...against.map((text): [string, string] => ['against', text])];
}

describe.each(LANGUAGES)('the words of the table, %s', (language) => {
  const wording = WORDINGS[language];
  const all = said(wording);

  it('are whole sentences whatever they hold', () => {
    for (const [name, text] of all) {
      expect(text, name).not.toMatch(/undefined|NaN|\[object|\$\{| {2}|\.\.|,,| [,.:;!?]/);
      expect(text.trim(), name).toBe(text);
      expect(text, name).not.toBe('');
    }
  });

  it('keep a number with its noun, and levels on one line', () => {
    const counted: readonly (keyof Words)[] = ['demons', 'wounds', 'unplaced', 'tokensBack', 'cardsFaced'];
    for (const [name, text] of all) if (counted.includes(name as keyof Words)) expect(text).toMatch(/^\d+\u00a0/);
    for (const [name, text] of all) if (name === 'revealing') expect(text, text).not.toMatch(/I \+ I|× I/);
  });

  it('have no preposition before a bare name: names stand in the nominative, after a colon', () => {
    const prepositions = { en: /\binstead of\b/i, pl: /\b(zamiast|dla|od|bez|do) [A-ZĄĆĘŁŃÓŚŹŻ]/, ru: /(вместо|для|от|у) [А-ЯЁ]/ };
    for (const [name, text] of all) expect(text, name).not.toMatch(prepositions[language]);
    for (const [name, text] of all) if (name === 'swap' || name === 'against') expect(text).toMatch(/: ./);
  });

  it('say one word for one thing, as the glossary does', () => {
    const strangers = {
      en: /\bhit points?\b|\bstrength\b/i,
      pl: /wytrzymałoś|zdrowi|postać|postaci|sforsuj|\bmarsz\b|wyprawa/i,
      ru: /(^|[^а-яё])ран(а|у|ы|)([^а-яё]|$)|концентраци|набор|(^|[^а-яё])кара([^а-яё]|$)/i,
    };
    for (const [name, text] of all) expect(text, name).not.toMatch(strangers[language]);
  });

  it('keep labels under dice and on tabs short', () => {
    for (const label of Object.values(wording.words.dice)) expect(label.length, label).toBeLessThanOrEqual(11);
    for (const label of Object.values(wording.words.tabs)) expect(label.length, label).toBeLessThanOrEqual(16);
  });

  it('tell two demons of one kind apart, by their numbers or by what they hide', () => {
    const say = sayings(
      {} as never,
      () => wording.words,
      () => wording.names,
    );
    const foes = CARD_IDS.map(faceOf).map((face) => ({ kind: 'demon', face, hits: face.hits.map(() => 'open' as const) }) as const);
    for (const [i, foe] of foes.entries())
      for (const other of foes.slice(i + 1)) {
        if (demonOf(foe.face) !== demonOf(other.face)) continue;
        expect(say.exactly(foe)).not.toEqual(say.exactly(other));
      }
  });

  it('guess nobody’s gender', () => {
    const past = { en: /\b(he|she|his|her)\b/i, pl: /poległ|pokonał|wygrał/i, ru: /погиб([^а-яё]|$)|победил([^а-яё]|$)/i };
    for (const [name, text] of all) expect(text, name).not.toMatch(past[language]);
  });
});
