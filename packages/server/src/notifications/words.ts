/** What a notification says. The only words of the server: a closed page has none of its own. */
import type { Language } from '@astragal/kernel';
import type { AccountNews, NotificationKind } from '@astragal/wire';

interface Words {
  readonly title: Readonly<Record<NotificationKind, (game: string) => string>>;
  /** Whom it tells of, all of them. */
  readonly body: Readonly<Record<NotificationKind, (names: readonly string[]) => string>>;
  readonly bot: string;
  readonly somebody: string;
  readonly test: readonly [title: string, body: string];
  /** What was done to the account. */
  readonly account: Readonly<Record<AccountNews, string>>;
  readonly open: string;
  readonly look: string;
  readonly mute: string;
}

/** Names as a language lists them: "Ada, Bo and Cy". */
const listed = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: {
      turn: (game) => `${game}: your turn`,
      invited: (game) => `${game}: you are invited`,
      over: (game) => `${game}: the game is over`,
      rematch: (game) => `${game}: a rematch?`,
    },
    body: {
      turn: (names) => {
        if (names.length === 0) return 'The game is waiting for you.';
        return `${listed('en', names)} ${names.length === 1 ? 'is' : 'are'} waiting for you.`;
      },
      invited: ([name]) => `${name} is holding a seat for you.`,
      over: (names) => {
        if (names.length === 0) return 'Nobody won.';
        return names.length === 1 ? `Winner: ${names[0]}.` : `Shared victory: ${listed('en', names)}.`;
      },
      rematch: ([name]) => `${name} wants to play again and is holding your seat.`,
    },
    bot: 'a bot',
    somebody: 'Somebody',
    test: ['Notifications work', 'This is what they look like.'],
    account: {
      'phrase-made': 'Six words were created for you',
      'phrase-replaced': 'Your six words were replaced',
      'phrase-dropped': 'Your six words no longer work',
      'passkey-added': 'A passkey was added',
      'passkey-dropped': 'A passkey was removed',
      'signed-in': 'Another device has signed in as you',
      'signed-out': 'You were signed out on all other devices',
    },
    open: 'Open the table',
    look: 'Check',
    mute: 'Mute this table',
  },
  pl: {
    title: {
      turn: (game) => `${game}: twoja tura`,
      invited: (game) => `${game}: zaproszenie`,
      over: (game) => `${game}: koniec partii`,
      rematch: (game) => `${game}: rewanż?`,
    },
    body: {
      turn: (names) => {
        if (names.length === 0) return 'Partia czeka na ciebie.';
        return `${names.length === 1 ? 'Czeka' : 'Czekają'} na ciebie: ${listed('pl', names)}.`;
      },
      invited: ([name]) => `${name} trzyma dla ciebie miejsce.`,
      over: (names) => {
        if (names.length === 0) return 'Nikt nie wygrał.';
        return names.length === 1 ? `Zwycięstwo: ${names[0]}.` : `Wspólne zwycięstwo: ${listed('pl', names)}.`;
      },
      rematch: ([name]) => `${name} chce zagrać jeszcze raz; twoje miejsce czeka.`,
    },
    bot: 'bot',
    somebody: 'Ktoś',
    test: ['Powiadomienia działają', 'Tak wyglądają.'],
    account: {
      'phrase-made': 'Masz nowe sześć słów',
      'phrase-replaced': 'Twoje sześć słów zastąpiono nowymi',
      'phrase-dropped': 'Twoje sześć słów już nie działa',
      'passkey-added': 'Dodano klucz dostępu',
      'passkey-dropped': 'Usunięto klucz dostępu',
      'signed-in': 'Zalogowało się kolejne urządzenie',
      'signed-out': 'Wylogowano cię na pozostałych urządzeniach',
    },
    open: 'Otwórz stół',
    look: 'Sprawdź',
    mute: 'Wycisz ten stół',
  },
  ru: {
    title: {
      turn: (game) => `${game}: ваш ход`,
      invited: (game) => `${game}: вас пригласили`,
      over: (game) => `${game}: партия окончена`,
      rematch: (game) => `${game}: реванш?`,
    },
    body: {
      turn: (names) => {
        if (names.length === 0) return 'Партия ждёт вас.';
        return `Вас ${names.length === 1 ? 'ждёт' : 'ждут'} ${listed('ru', names)}.`;
      },
      invited: ([name]) => `${name} держит место для вас.`,
      over: (names) => {
        if (names.length === 0) return 'Никто не победил.';
        return names.length === 1 ? `Победа: ${names[0]}.` : `Общая победа: ${listed('ru', names)}.`;
      },
      rematch: ([name]) => `${name} хочет сыграть ещё раз; ваше место сохранено.`,
    },
    bot: 'бот',
    somebody: 'Кто-то',
    test: ['Уведомления работают', 'Вот так они выглядят.'],
    account: {
      'phrase-made': 'Для вас созданы шесть слов',
      'phrase-replaced': 'Ваши шесть слов заменены новыми',
      'phrase-dropped': 'Ваши шесть слов больше не действуют',
      'passkey-added': 'Добавлен ключ доступа',
      'passkey-dropped': 'Ключ доступа убран',
      'signed-in': 'В ваш профиль вошли с ещё одного устройства',
      'signed-out': 'На всех остальных устройствах выполнен выход',
    },
    open: 'Открыть стол',
    look: 'Посмотреть',
    mute: 'Без уведомлений от этого стола',
  },
};
