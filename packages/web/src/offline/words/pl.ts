import { counted } from '@astragal/kernel';
import type { OfflineWords } from './en.ts';

const n = (count: number, one: string, few: string, many: string): string => counted('pl', count, { one, few, many, other: many });

export const words: OfflineWords = {
  device: 'Na tym urządzeniu',
  readyOffline: 'Działa bez internetu',
  part: (percent) => `Pobrano ${percent}`,
  goesOn: 'reszta po połączeniu',
  notHere: 'Nie ma na tym urządzeniu',
  needsNetwork: 'Wymaga internetu',
  restComes: 'Reszta pobierze się po połączeniu z siecią.',
  bots: (count) => (count === 0 ? 'w pojedynkę, na tym urządzeniu' : `${n(count, 'bot', 'boty', 'botów')}, na tym urządzeniu`),
  sub: 'Boty grają na tym urządzeniu. Żadne dane nie są wysyłane.',
  subShort: 'Boty grają na tym urządzeniu.',
  noNetwork: 'Brak połączenia z internetem.',
  tablesReady: (count) =>
    count === 0
      ? 'Na tym urządzeniu nie ma jeszcze gier; pobiorą się przy pierwszej wizycie z internetem.'
      : `${n(count, 'gra jest gotowa', 'gry są gotowe', 'gier jest gotowych')} na tym urządzeniu.`,
  isKept: 'Partie zapisują się tutaj i później można je przenieść na serwer.',
  tryAgain: 'Spróbuj znowu',
  comeBack: 'Dołączanie i otwarte stoły wrócą po połączeniu z internetem.',
  waits: 'czeka na połączenie',
  goOn: 'Graj dalej',
  remove: 'Usuń',
  fetch: 'Pobierz',
  removeOf: (name) => `Usuń z tego urządzenia: ${name}`,
  fetchOf: (name) => `Pobierz na to urządzenie: ${name}`,
  partOf: (here, all) => `${here} z ${all}`,
  site: 'Zasady, lekcje, strony',
  games: (count) => (count === 0 ? 'Nie ma jeszcze partii z powtórkami' : `${n(count, 'partia', 'partie', 'partii')} z powtórkami`),
  allowed: (used, all) => `${used} z ${all} dostępnych w tej przeglądarce`,
  keepsNothing: {
    none: 'Tutaj nic nie da się zapisać: potrzebny jest szyfrowany adres (https) i przeglądarka, która obsługuje service workery.',
    forbidden:
      'Ta przeglądarka nie pozwala stronie niczego zapisać. Zezwól na przechowywanie danych albo wyjdź z okna prywatnego i wczytaj stronę ponownie.',
    full: 'W tej przeglądarce nie ma już miejsca. Usuń inną grę albo zwolnij miejsce na urządzeniu, a potem pobierz tę grę jeszcze raz.',
    unknown: 'Sprawdzam, co tu jest…',
  },
  install: 'Zainstaluj Astragal',
  installHint: 'Własne okno i ikona; działa też bez internetu.',
  newer: 'Nowa wersja jest gotowa.',
  update: 'Zaktualizuj',
  playsHere: 'Na tym urządzeniu',
  playsHereHint: 'Partia toczy się w tej przeglądarce i nie wymaga internetu.',
  noFriends: 'Bez internetu wszyscy grają na tym urządzeniu.',
  handOver: 'Przenieś partię na serwer',
  handOverLater: 'Przenieś partię na serwer, gdy wróci internet',
  promised: 'Trafi na serwer, gdy wróci internet.',
  keepHere: 'Zostaw tutaj',
  theGame: 'Która partia',
  handOverHint: 'Potoczy się dalej przy prywatnym stole na serwerze, także na innych twoich urządzeniach.',
  handedOver: 'Ta partia toczy się dalej na serwerze.',
  toServer: 'Przejdź do jej stołu',
  saveFile: 'Zapisz partię do pliku',
  readFile: 'Wczytaj partię z pliku',
  badFile: 'W tym pliku nie ma poprawnego zapisu partii. Nic się nie zmieniło.',
  delete: 'Usuń tę partię',
  deleteSure: 'Partia i jej powtórka znikną z tego urządzenia na zawsze.',
  elsewhere: 'Ta partia jest otwarta w innej karcie. Tutaj tylko patrzysz.',
  playHere: 'Graj tutaj',
  trouble: {
    full: 'W tej przeglądarce nie ma już miejsca: ostatni ruch nie został zapisany. Nic więcej nie zginęło.',
    forbidden: 'Ta przeglądarka nie pozwala stronie niczego zapisać: ostatni ruch nie został zapisany.',
    elsewhere: 'Ta partia potoczyła się dalej w innej karcie.',
    gone: 'Na tym urządzeniu nie ma takiej partii.',
    rules: 'Ta gra nie jest pobrana. Połącz się z siecią, żeby ją pobrać.',
  },
  notBegun: {
    full: 'W tej przeglądarce nie ma już miejsca, więc partia się nie zaczęła. Usuń coś w „Na tym urządzeniu”.',
    forbidden:
      'Ta przeglądarka nie pozwala stronie niczego zapisać, więc partia się nie zaczęła. Zezwól na przechowywanie danych albo wyjdź z okna prywatnego.',
    rules: 'Ta gra nie jest pobrana. Połącz się z siecią, żeby ją pobrać.',
  },
};
