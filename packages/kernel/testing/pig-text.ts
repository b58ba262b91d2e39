/** Pig in three languages. */
import { counted, type Lexicon, type Lexicons, type RuleChapter } from '../src/index.ts';
import type { PigKind } from './pig.ts';

const points = {
  en: (n: number) => counted('en', n, { one: 'point', other: 'points' }),
  pl: (n: number) => counted('pl', n, { one: 'punkt', few: 'punkty', many: 'punktów' }),
  ru: (n: number) => counted('ru', n, { one: 'очко', few: 'очка', many: 'очков' }),
};

const en: Lexicon<PigKind> = {
  name: 'Pig',
  tagline: 'Roll again, or keep what you have?',
  events: {
    rolled: ({ seat, pips, risked }, who) => `${who(seat)} rolls ${pips}${risked ? `, risking ${points.en(risked)}` : ''}.`,
    lost: ({ seat, points: n }, who) => `A one! ${who(seat)} loses ${points.en(n)}.`,
    held: ({ seat, points: n, banked }, who) => `${who(seat)} keeps ${points.en(n)} and has ${banked}.`,
  },
  questions: { turn: ({ seat }, who) => `${who(seat)}: roll again, or keep the points?` },
  choices: { roll: () => 'Roll', hold: () => 'Keep' },
  refusals: { 'nothing-risked': () => 'Nothing to keep yet: roll first' },
  options: { goal: { name: 'Goal', values: { '50': '50\u00a0points', '100': '100\u00a0points' } } },
  describe: ({ goal, banked, risked }, who) => [
    { title: `First to ${goal}`, lines: banked.map((n, seat) => `${who(seat)}: ${points.en(n)}`) },
    { title: 'This turn', lines: [`${points.en(risked)} at risk`] },
  ],
};

const pl: Lexicon<PigKind> = {
  name: 'Świnka',
  tagline: 'Rzucasz dalej czy bierzesz, co masz?',
  events: {
    rolled: ({ seat, pips, risked }, who) => `${who(seat)} rzuca: ${pips}${risked ? `, ryzykuje ${points.pl(risked)}` : ''}.`,
    lost: ({ seat, points: n }, who) => `Jedynka! ${who(seat)} traci ${points.pl(n)}.`,
    held: ({ seat, points: n, banked }, who) => `${who(seat)} zatrzymuje ${points.pl(n)}, razem ${banked}.`,
  },
  questions: { turn: ({ seat }, who) => `${who(seat)}: rzut czy zatrzymanie punktów?` },
  choices: { roll: () => 'Rzuć', hold: () => 'Zatrzymaj' },
  refusals: { 'nothing-risked': () => 'Nie ma jeszcze czego zatrzymać: najpierw rzuć' },
  options: { goal: { name: 'Cel', values: { '50': '50\u00a0punktów', '100': '100\u00a0punktów' } } },
  describe: ({ goal, banked, risked }, who) => [
    { title: `Do ${goal}`, lines: banked.map((n, seat) => `${who(seat)}: ${points.pl(n)}`) },
    { title: 'Ta tura', lines: [`W grze: ${points.pl(risked)}`] },
  ],
};

const ru: Lexicon<PigKind> = {
  name: 'Свинка',
  tagline: 'Бросать ещё или забрать своё?',
  events: {
    rolled: ({ seat, pips, risked }, who) => `${who(seat)} бросает: ${pips}${risked ? `, на кону ${points.ru(risked)}` : ''}.`,
    lost: ({ seat, points: n }, who) => `Единица! ${who(seat)} теряет ${points.ru(n)}.`,
    held: ({ seat, points: n, banked }, who) => `${who(seat)} забирает ${points.ru(n)}, всего ${banked}.`,
  },
  questions: { turn: ({ seat }, who) => `${who(seat)}: бросить ещё или забрать очки?` },
  choices: { roll: () => 'Бросить', hold: () => 'Забрать' },
  refusals: { 'nothing-risked': () => 'Забирать пока нечего: сначала бросьте' },
  options: { goal: { name: 'Цель', values: { '50': '50\u00a0очков', '100': '100\u00a0очков' } } },
  describe: ({ goal, banked, risked }, who) => [
    { title: `До ${goal}`, lines: banked.map((n, seat) => `${who(seat)}: ${points.ru(n)}`) },
    { title: 'Этот ход', lines: [`На кону ${points.ru(risked)}`] },
  ],
};

export const pigLexicons: Lexicons<PigKind> = { en, pl, ru };

const chapter = (title: string, texts: readonly string[]): readonly RuleChapter[] => [
  { title, rules: texts.map((text, i) => ({ id: `PIG-${i + 1}`, text })) },
];

export const pigRules = {
  en: chapter('Pig', [
    'On your turn roll the die as often as you like; what it shows is added to the points at risk.',
    'A one takes all points at risk and ends the turn.',
    'Once something is at risk you may keep it; that ends the turn, and at the goal the game.',
  ]),
  pl: chapter('Świnka', [
    'W swojej turze rzucasz kością, ile razy chcesz; wynik dodaje się do ryzykowanych punktów.',
    'Jedynka zabiera wszystkie ryzykowane punkty i kończy turę.',
    'Gdy masz co zatrzymać, możesz to zrobić; to kończy turę, a u celu grę.',
  ]),
  ru: chapter('Свинка', [
    'В свой ход бросайте кубик сколько угодно; выпавшее прибавляется к очкам на кону.',
    'Единица забирает все очки на кону и завершает ход.',
    'Когда на кону что-то есть, это можно забрать; ход завершается, а у цели и игра.',
  ]),
} as const;
