import { counted } from '@astragal/kernel';
import type { OfflineWords } from './en.ts';

const n = (count: number, one: string, few: string, many: string): string => counted('pl', count, { one, few, many, other: many });

export const words: OfflineWords = {
  device: 'Na tym urządzeniu',
  readyOffline: 'Gotowe bez sieci',
  part: (percent) => `Jest ${percent} %`,
  goesOn: 'reszta z siecią',
  notHere: 'Nie ma na tym urządzeniu',
  needsNetwork: 'Potrzebna sieć',
  restComes: 'Reszta przyjdzie z siecią.',
  bots: (count) => (count === 0 ? 'w pojedynkę, na tym urządzeniu' : `${n(count, 'bot', 'boty', 'botów')}, na tym urządzeniu`),
  sub: 'Boty grają na tym urządzeniu. Nic go nie opuszcza.',
  subShort: 'Boty grają na tym urządzeniu.',
  noNetwork: 'Brak sieci.',
  tablesReady: (count) =>
    count === 0
      ? 'Na tym urządzeniu nie ma jeszcze gier; przyniesie je pierwsza wizyta z siecią.'
      : `${n(count, 'stół jest gotowy', 'stoły są gotowe', 'stołów jest gotowych')} na tym urządzeniu.`,
  isKept: 'Rozgrywki zostają tutaj i później można je oddać serwerowi.',
  tryAgain: 'Spróbuj znowu',
  comeBack: 'Dołączanie i otwarte stoły wrócą razem z siecią.',
  waits: 'czeka na sieć',
  goOn: 'Graj dalej',
  remove: 'Usuń',
  fetch: 'Pobierz',
  removeOf: (name) => `Usuń z tego urządzenia: ${name}`,
  fetchOf: (name) => `Pobierz na to urządzenie: ${name}`,
  partOf: (here, all) => `${here} z ${all}`,
  site: 'Zasady, lekcje, strony',
  games: (count) => (count === 0 ? 'Nie ma jeszcze gier z powtórkami' : `${n(count, 'gra', 'gry', 'gier')} z powtórkami`),
  allowed: (used, all) => `${used} z ${all} w tej przeglądarce`,
  keepsNothing: {
    none: 'Tutaj nic nie da się zachować: potrzebny jest szyfrowany adres (https) i przeglądarka, która zna service workery.',
    forbidden:
      'Ta przeglądarka nie pozwala stronie niczego zachować. Zezwól na przechowywanie danych albo wyjdź z okna prywatnego i wczytaj stronę ponownie.',
    full: 'W tej przeglądarce nie ma już miejsca. Usuń którąś grę albo zwolnij miejsce na urządzeniu i pobierz ją ponownie.',
    unknown: 'Sprawdzam, co tu jest…',
  },
  install: 'Zainstaluj Astragal',
  installHint: 'Własne okno i ikona; działa też bez sieci.',
  newer: 'Nowa wersja jest gotowa.',
  update: 'Zaktualizuj',
  playsHere: 'Na tym urządzeniu',
  playsHereHint: 'Gra toczy się w tej przeglądarce i nie potrzebuje sieci.',
  noFriends: 'Bez sieci wszyscy grają przy tym urządzeniu.',
  handOver: 'Oddaj grę serwerowi',
  handOverLater: 'Oddaj grę serwerowi, gdy wróci sieć',
  promised: 'Trafi na serwer, gdy wróci sieć.',
  keepHere: 'Zostaw tutaj',
  theGame: 'Która gra',
  handOverHint: 'Potoczy się tam dalej jako prywatny stół: na innych twoich urządzeniach i z siecią.',
  handedOver: 'Ta gra toczy się dalej na serwerze.',
  toServer: 'Przejdź do jej stołu',
  saveFile: 'Zapisz grę do pliku',
  readFile: 'Wczytaj grę z pliku',
  badFile: 'Ten plik nie jest grą, którą można było tutaj rozegrać. Nic się nie zmieniło.',
  delete: 'Usuń tę grę',
  deleteSure: 'Gra i jej powtórka znikną z tego urządzenia na zawsze.',
  elsewhere: 'Ta gra jest otwarta w innej karcie. Tutaj tylko patrzysz.',
  playHere: 'Graj tutaj',
  trouble: {
    full: 'W tej przeglądarce nie ma już miejsca: ostatnia odpowiedź się nie liczy. Nic więcej nie zginęło.',
    forbidden: 'Ta przeglądarka nie pozwala stronie niczego zachować: ostatnia odpowiedź się nie liczy.',
    elsewhere: 'Ta gra potoczyła się dalej w innej karcie.',
    gone: 'Na tym urządzeniu nie ma takiej gry.',
    rules: 'Zasad tej gry nie ma na tym urządzeniu. Przyjdą razem z siecią.',
  },
  notBegun: {
    full: 'W tej przeglądarce nie ma już miejsca, więc gra się nie zaczęła. Usuń coś w „Na tym urządzeniu”.',
    forbidden:
      'Ta przeglądarka nie pozwala stronie niczego zachować, więc gra się nie zaczęła. Zezwól na przechowywanie danych albo wyjdź z okna prywatnego.',
    rules: 'Zasad tej gry nie ma na tym urządzeniu. Przyjdą razem z siecią.',
  },
};
