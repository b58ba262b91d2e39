/** What a notification says. The only words of the server: a closed page has none of its own. */
import type { Language } from '@astragal/kernel';
import type { AccountNews, NotificationKind } from '@astragal/wire';

interface Words {
  readonly title: Readonly<Record<NotificationKind, (game: string) => string>>;
  readonly body: Readonly<Record<NotificationKind, (name: string) => string>>;
  readonly test: readonly [title: string, body: string];
  /** What was done to the account. */
  readonly account: Readonly<Record<AccountNews, string>>;
  readonly open: string;
  readonly look: string;
  readonly mute: string;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: {
      turn: (game) => `${game}: your turn`,
      invited: (game) => `${game}: you are invited`,
      over: (game) => `${game}: the game is over`,
      rematch: (game) => `${game}: a rematch?`,
    },
    body: {
      turn: (name) => (name ? `${name} and the others wait for you.` : 'The table waits for you.'),
      invited: (name) => `${name} keeps a seat for you.`,
      over: (name) => (name ? `The winner is ${name}.` : 'Nobody has won.'),
      rematch: (name) => `${name} wants to play again; your seat is kept.`,
    },
    test: ['Astragal can call you', 'This is what it looks like.'],
    account: {
      'phrase-made': 'Six words were made for you',
      'phrase-replaced': 'Your six words were replaced',
      'phrase-dropped': 'Your six words were ended',
      'passkey-added': 'A passkey was added',
      'passkey-dropped': 'A passkey was removed',
      'signed-in': 'Another device has signed in as you',
      'signed-out': 'You were signed out everywhere else',
    },
    open: 'To the table',
    look: 'Have a look',
    mute: 'Mute this table',
  },
  pl: {
    title: {
      turn: (game) => `${game}: twoja tura`,
      invited: (game) => `${game}: zaproszenie`,
      over: (game) => `${game}: koniec gry`,
      rematch: (game) => `${game}: rewanż?`,
    },
    body: {
      turn: (name) => (name ? `Czekają na ciebie: ${name} i inni.` : 'Stół czeka na ciebie.'),
      invited: (name) => `${name} trzyma dla ciebie miejsce.`,
      over: (name) => (name ? `Wygrywa ${name}.` : 'Nikt nie wygrał.'),
      rematch: (name) => `${name} chce zagrać jeszcze raz; twoje miejsce czeka.`,
    },
    test: ['Astragal może cię wołać', 'Tak to wygląda.'],
    account: {
      'phrase-made': 'Masz nowe sześć słów',
      'phrase-replaced': 'Twoje sześć słów zastąpiono nowymi',
      'phrase-dropped': 'Twoje sześć słów wygasło',
      'passkey-added': 'Doszedł klucz dostępu',
      'passkey-dropped': 'Usunięto klucz dostępu',
      'signed-in': 'Zalogowało się kolejne urządzenie',
      'signed-out': 'Wylogowano wszystkie inne urządzenia',
    },
    open: 'Do stołu',
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
      turn: (name) => (name ? `Вас ждут ${name} и другие.` : 'Стол ждёт вас.'),
      invited: (name) => `${name} держит место для вас.`,
      over: (name) => (name ? `Победа: ${name}.` : 'Никто не победил.'),
      rematch: (name) => `${name} хочет сыграть ещё раз; место ваше.`,
    },
    test: ['Astragal умеет звать', 'Вот так это выглядит.'],
    account: {
      'phrase-made': 'Для вас созданы шесть слов',
      'phrase-replaced': 'Ваши шесть слов заменены новыми',
      'phrase-dropped': 'Ваши шесть слов больше не действуют',
      'passkey-added': 'Добавлен ключ доступа',
      'passkey-dropped': 'Ключ доступа убран',
      'signed-in': 'Под вашим именем вошло ещё одно устройство',
      'signed-out': 'Все другие устройства вышли',
    },
    open: 'К столу',
    look: 'Посмотреть',
    mute: 'Молчать об этом столе',
  },
};

/** What games are called in a line of a phone; their names are the same in all languages. */
export const titleOf = (game: string): string =>
  game
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
