import { choices, LANGUAGES, type Language, Play, playOn, read, refusals, seeded, start, waiting } from '@astragal/kernel';
import { faceOf, type SanctumKind, sanctum } from '@astragal/sanctum';
import { en } from '@astragal/sanctum/text/en';
import { pl } from '@astragal/sanctum/text/pl';
import { ru } from '@astragal/sanctum/text/ru';
import { questionsOf } from '@astragal/table/seat-feed.svelte.ts';
import { describe, expect, it } from 'vitest';
import { sayings } from '../../table/board/setting.ts';
import { type Props, SanctumTable } from '../../table/table.svelte.ts';
import * as enWords from '../../table/words/en.ts';
import * as plWords from '../../table/words/pl.ts';
import * as ruWords from '../../table/words/ru.ts';

const lexicons = { en, pl, ru };
const wordings = { en: enWords, pl: plWords, ru: ruWords };

/** What is said while the Demon Lord responds names him, and asks for nothing that cannot be done then. */
const DEMON_LORD = { en: /Demon Lord/, pl: /Władca Demonów/, ru: /Повелител\S+ Демонов/ };
const MARCH_OR_REST = { en: /march|rest\b/i, pl: /marsz|odpocz/i, ru: /вперёд|отдых|отдохн/i };

/** The table of a hero whose two dice show a number that the one demon before it does not have. */
function attacking(language: Language): { table: SanctumTable; numbers: readonly number[]; shown: number } {
  const luck = seeded('why not');
  const demon = (): readonly number[] => faceOf(position.state.heroes[0]!.foes[0]!.card as Parameters<typeof faceOf>[0]).hits;
  const misses = (): number => [1, 2, 3, 4, 5, 6].find((value) => !demon().includes(value))!;
  const dice = {
    below: (n: number, what: string): number =>
      what === 'first player' ? 0 : what.startsWith('die ') ? misses() - 1 : luck.below(n, what),
  };
  const play = new Play<SanctumKind>(dice, []);
  const game = sanctum;
  const position = start(game, 2, { difficulty: 'normal', heroes: 'random', bonuses: 'off', hints: 'on' }, play);
  const answers = ['move', 'take 1', 'end', 'move', 'take 0', 'end', 'fight', 'roll'];
  for (const text of answers) {
    const { seat } = waiting(game, position)[0]!;
    const { at, choice } = read(game, position, seat, text)!;
    playOn(game, position, at, choice, play);
  }
  const asks = waiting(game, position).map(({ frame }) => ({
    frame,
    options: choices(game, position.state, frame),
    refused: refusals(game, position.state, frame),
  }));
  const props = {
    moment: { number: 1, view: game.view(position.state, 0), heard: [] },
    seat: 0,
    asks: questionsOf({ asks } as never),
    waits: [0],
    lexicon: lexicons[language],
    language,
    wording: wordings[language],
    names: (seat: number) => `seat ${seat}`,
  } as unknown as Props;
  return { table: new SanctumTable(() => props), numbers: demon(), shown: misses() };
}

describe.each(LANGUAGES)('a piece without use says why, in %s', (language) => {
  const { refusals: words } = lexicons[language];

  it('[S-32] with the words and the number of the rules', () => {
    const { table } = attacking(language);
    table.takeUp({ on: 'ability', slot: 'armor', ability: 0 });
    expect(table.refused).toEqual({ text: words['block-only']({ why: 'block-only', rule: 'S-32' }, String), rule: 'S-32' });
  });

  it('[S-31] a die in hand is told the number that the location takes', () => {
    const { table, numbers, shown } = attacking(language);
    const whyNot = { text: words['other-number']({ why: 'other-number', rule: 'S-31', number: numbers[0]!, shown }, String), rule: 'S-31' };
    table.pickDie(0);
    expect(table.refused).toEqual(whyNot);
    table.refused = undefined;
    table.refuseAt(0, 0);
    expect(table.refused).toEqual(whyNot);
  });

  it('and what works by itself is never taken up', () => {
    const { table } = attacking(language);
    table.takeUp({ on: 'skill', skill: 'intimidate' });
    expect(table.refused).toEqual({ text: wordings[language].words.byItself });
  });
});

describe('while others play', () => {
  const { table } = attacking('en');
  /** The same table from another chair, with something changed. */
  const from = (changed: Partial<Props>): SanctumTable => new SanctumTable(() => ({ ...table.props, ...changed }) as Props);
  const sitters = [0, 1].map((seat) => ({ seat }) as Props['sitters'][number]);

  it('a rival’s fight lies open as long as nothing is asked of me, and folds when skipped', () => {
    const theirs = from({ seat: 1, asks: [], sitters });
    expect(theirs.rival).toBe(0);
    theirs.skipped = 0;
    expect(theirs.rival).toBeUndefined();
    expect(from({ sitters }).rival).toBeUndefined();
    expect(from({ seat: undefined, asks: [], sitters }).rival).toBeUndefined();
  });

  it('whoever looks is "you", also through the eyes of another', () => {
    const { words, names } = wordings.en;
    const called = (changed: Partial<Props>): string[] => {
      const say = sayings(
        from(changed),
        () => words,
        () => names,
      );
      return [0, 1].map(say.name);
    };
    expect(called({ seat: 1, you: 0 })).toEqual(['You', 'seat 1']);
    expect(called({ seat: 1, you: undefined })).toEqual(['seat 0', 'seat 1']);
  });

  it('an empty stage says whom it waits for', () => {
    const { moment } = table.props;
    const response = { ...moment, view: { ...moment.view, phase: 'response' as const } };
    expect(from({ seat: 1, asks: [], sitters }).noFoes).toBe('noFoes');
    expect(from({ seat: 1, asks: [], sitters, moment: response }).noFoes).toBe('noFoesYet');
  });

  it.each(LANGUAGES)('while the Demon Lord responds nobody is told that no demon gives chase, nor to march or rest, in %s', (language) => {
    const { words } = wordings[language];
    const { moment } = table.props;
    const response = { ...moment, view: { ...moment.view, phase: 'response' as const } };
    for (const seat of [0, 1, undefined]) {
      const said = words[from({ seat, asks: [], sitters, moment: response }).noFoes];
      expect([words.noFoes, words.noFoesThere]).not.toContain(said);
      expect(said).toMatch(DEMON_LORD[language]);
      expect(said).not.toMatch(MARCH_OR_REST[language]);
    }
  });
});
