/** What the terminal itself says while people play. */
import type { Event, Language, Lexicon, Names, Refusal } from '@astragal/kernel';

interface Words {
  readonly prompt: string;
  readonly keys: string;
  readonly unknown: (text: string) => string;
  readonly undone: string;
  readonly closed: string;
  readonly allowed: string;
  readonly stopped: string;
  readonly winners: (names: string) => string;
  readonly lost: string;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    prompt: 'Your answer: ',
    keys: 'A number answers; t shows the table, ? says why not, u undoes, q stops.',
    unknown: (text) => `'${text}' is not among the answers.`,
    undone: 'Undone.',
    closed: 'That cannot be undone.',
    allowed: 'Everything here is possible.',
    stopped: 'Stopped.',
    winners: (names) => `The game is over. Won by: ${names}.`,
    lost: 'The game is over. Nobody has won.',
  },
  pl: {
    prompt: 'Twoja odpowiedź: ',
    keys: 'Liczba wybiera; t pokazuje stół, ? mówi, czemu nie, u cofa, q kończy.',
    unknown: (text) => `Nie ma takiej odpowiedzi: ${text}.`,
    undone: 'Cofnięto.',
    closed: 'Tego nie można cofnąć.',
    allowed: 'Tu wszystko jest możliwe.',
    stopped: 'Przerwano.',
    winners: (names) => `Koniec partii. Zwycięstwo: ${names}.`,
    lost: 'Koniec partii. Nikt nie wygrał.',
  },
  ru: {
    prompt: 'Ваш ответ: ',
    keys: 'Число выбирает; t показывает стол, ? объясняет, почему нельзя, u отменяет, q завершает.',
    unknown: (text) => `Такого ответа нет: ${text}.`,
    undone: 'Отменено.',
    closed: 'Это нельзя отменить.',
    allowed: 'Здесь возможно всё.',
    stopped: 'Остановлено.',
    winners: (names) => `Партия окончена. Победа: ${names}.`,
    lost: 'Партия окончена. Никто не победил.',
  },
};

type Wordings = Readonly<Record<string, (item: object, who: Names) => string>>;

/** An event, question, answer or refusal in a game's own words. */
export const worded = {
  event: (lexicon: Lexicon, event: Event, who: Names): string => (lexicon.events as Wordings)[event.kind]!(event, who),
  question: (lexicon: Lexicon, frame: { step: string }, who: Names): string => (lexicon.questions as Wordings)[frame.step]!(frame, who),
  choice: (lexicon: Lexicon, choice: { do: string }, who: Names): string => (lexicon.choices as Wordings)[choice.do]!(choice, who),
  refusal: (lexicon: Lexicon, refusal: Refusal, who: Names): string => (lexicon.refusals as Wordings)[refusal.why]!(refusal, who),
};
