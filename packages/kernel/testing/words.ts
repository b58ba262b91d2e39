/** Texts, held against what every game owes its readers in every language. */
import {
  choices,
  type Game,
  type Kind,
  LANGUAGES,
  type Language,
  type Lexicons,
  type Names,
  type Position,
  type RuleChapter,
  refusals,
  type Seat,
  waiting,
} from '../src/index.ts';
import { must } from './subject.ts';

/** Signs that something was left out, or that nobody looked at the quotes and spaces. */
const BROKEN = /undefined|\[object|NaN|\bnull\b|: [.?)]|\(\)|„”|«»|“”|["'`]| {2}|\.\.|\d \p{L}/u;

const who: Names = (seat) => ['Ann', 'Bob', 'Cid', 'Dot'][seat] ?? 'Eve';
type Words = Readonly<Record<string, (item: object, who: Names, sight?: object) => string>>;

/** Reads aloud what a game says: each call fails the law of words at the first text that is missing or broken. */
export interface Reader<K extends Kind = Kind> {
  /** Every open question with its answers and refusals. */
  position(position: Position<K>): void;
  /** The board as these seats see it; `undefined` is a spectator. */
  view(position: Position<K>, ...seats: readonly (Seat | undefined)[]): void;
  event(event: K['event']): void;
  /** Words that a game seldom reaches, by the table they stand in. */
  say(table: 'questions' | 'choices' | 'refusals' | 'events', key: string, item: object, sight?: object): void;
  /** Options and their values, as the host reads them. */
  options(): void;
}

export function readerOf<K extends Kind>(game: Game<K>, lexicons: Lexicons<K>): Reader<K> {
  const ofAll = (look: (lexicon: Lexicons[Language], language: Language) => void): void => {
    for (const language of LANGUAGES) look(lexicons[language] as unknown as Lexicons[Language], language);
  };
  const sound = (text: string | undefined, what: () => string): void =>
    must(typeof text === 'string' && text !== '' && !BROKEN.test(text), 'words', () => `${what()} reads '${text}'`);
  const say: Reader<K>['say'] = (table, key, item, sight) =>
    ofAll((lexicon, language) =>
      sound((lexicon[table] as Words)[key]?.(item, who, sight), () => `${key} of ${table} in ${language}, ${JSON.stringify(item)},`),
    );
  return {
    say,
    position(position) {
      for (const { seat, frame } of waiting(game, position)) {
        const sight = { view: game.view(position.state, seat), seat };
        say('questions', frame.step, frame);
        for (const choice of choices(game, position.state, frame)) {
          say('choices', choice.do, choice);
          say('choices', choice.do, choice, sight);
        }
        for (const { refusal } of refusals(game, position.state, frame)) say('refusals', refusal.why, refusal);
      }
    },
    view({ state }, ...seats) {
      for (const seat of seats)
        ofAll((lexicon, language) => {
          for (const { title, lines } of lexicon.describe(game.view(state, seat) as never, who))
            for (const line of [title, ...lines]) sound(line, () => `the view in ${language}`);
        });
    },
    event: (event) => say('events', event.kind, event),
    options() {
      for (const [name, { values }] of Object.entries(game.options))
        ofAll((lexicon, language) => {
          const worded = lexicon.options[name];
          sound(worded?.name, () => `option ${name} in ${language}`);
          for (const value of values) sound(worded?.values[value], () => `${name}: ${value} in ${language}`);
        });
    },
  };
}

/**
 * What is wrong with a rules drawer, one line for each fault: `ids` are the rules it must hold, in order;
 * `spelled` are those in which some language has words for numbers.
 */
export function drawerFaults(
  drawers: Readonly<Record<Language, readonly RuleChapter[]>>,
  ids: readonly string[],
  spelled: readonly string[] = [],
): string[] {
  const faults: string[] = [];
  const known = new Set(ids);
  const prefix = ids[0]!.replace(/\d+$/, '');
  const shapeOf = (chapters: readonly RuleChapter[]): string => chapters.map(({ rules }) => rules[0]?.id).join(' ');
  const english = new Map(drawers.en.flatMap(({ rules }) => rules.map(({ id, text }) => [id, text])));
  for (const language of LANGUAGES) {
    const chapters = drawers[language];
    const rules = chapters.flatMap((chapter) => chapter.rules);
    if (rules.map(({ id }) => id).join(' ') !== ids.join(' ')) faults.push(`${language}: not every rule stands there once, in order`);
    if (shapeOf(chapters) !== shapeOf(drawers.en)) faults.push(`${language}: the chapters begin elsewhere than in English`);
    if (new Set(chapters.map(({ title }) => title)).size < chapters.length) faults.push(`${language}: two chapters have one title`);
    for (const { id, text } of rules) {
      for (const named of text.match(new RegExp(`${prefix}\\d+`, 'g')) ?? [])
        if (!known.has(named)) faults.push(`${language} ${id}: refers to ${named}, which does not exist`);
      if (!spelled.includes(id) && numbersIn(text) !== numbersIn(english.get(id) ?? ''))
        faults.push(`${language} ${id}: other numbers than in English`);
      if (BROKEN.test(text) || !/[.?!]$/.test(text)) faults.push(`${language} ${id}: badly set: ${text}`);
    }
  }
  return faults;
}

const numbersIn = (text: string): string => (text.match(/\d+/g) ?? []).toSorted().join(' ');

/** The questions of a lexicon without the spaces that tie words together. */
export const untied = <Q extends object>({ questions }: { readonly questions: Q }): { readonly questions: Q } => ({
  questions: Object.fromEntries(
    Object.entries(questions).map(([step, ask]) => [
      step,
      (...about: never[]) => (ask as (...all: never[]) => string)(...about).replaceAll('\u00a0', ' '),
    ]),
  ) as unknown as Q,
});
