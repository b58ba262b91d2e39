import { counted } from '@astragal/kernel';
import type { Privacy } from '@astragal/wire';
import type { PrivacyWords } from './en.ts';

const n = (count: number, one: string, few: string, many: string): string => counted('pl', count, { one, few, many, other: many });
const days = (count: number): string =>
  count > 0 && count % 365 === 0 ? n(count / 365, 'rok', 'lata', 'lat') : n(count, 'dzień', 'dni', 'dni');

export const words = (house: Privacy): PrivacyWords => ({
  title: 'Prywatność po ludzku',
  lead: 'Co ten serwer o tobie przechowuje i jak długo, jak to zabrać ze sobą i jak to usunąć. Liczby pochodzą z jego ustawień.',
  short: {
    title: 'W skrócie',
    points: [
      'Nie potrzebujesz konta, maila ani hasła. Wystarczy wymyślone imię.',
      'Nie ma reklam ani śledzenia. Strony nie pobierają niczego z innych serwerów, nawet krojów pisma.',
      `${house.store === 'sqlite' ? 'Twoje partie leżą w jednym pliku na tym serwerze.' : 'Twoje partie leżą w bazie danych PostgreSQL osoby, która prowadzi ten serwer.'}${house.several ? ' Korzysta z niej kilka serwerów.' : ''}`,
      house.keepDays === undefined
        ? 'Skończone partie zostają na zawsze. Twoje imię znika z nich, gdy usuniesz dane o sobie.'
        : `Skończone partie są przechowywane przez ${days(house.keepDays)}, potem znikają.`,
      'W każdej chwili możesz pobrać albo usunąć wszystko o sobie.',
    ],
  },
  kept: {
    title: 'Co przechowuje serwer',
    why: 'Po co',
    long: 'Jak długo',
    items: {
      cookie: {
        what: 'Ciasteczko',
        text: 'Zawiera długi losowy sekret i nic więcej. Skrypty nie mogą go odczytać, a inne strony go nie dostają. Serwer zna tylko jego odcisk, z którego sekretu nie da się odtworzyć.',
        why: 'Po nim serwer poznaje, że to ty, i wie, które miejsca są twoje.',
        long: `W twojej przeglądarce ${days(house.cookieDays)}; odcisk do chwili, gdy usuniesz dane o sobie.`,
      },
      you: {
        what: 'Imię, portret, ustawienia',
        text: 'Jak się nazywasz, jaki portret wybierasz, ustawienia, które wędrują za tobą między urządzeniami, i kiedy ostatnio coś z tego się zmieniło.',
        why: 'Inni widzą przy stole imię i portret, a twoje urządzenia mają te same ustawienia.',
        long: `Dopóki tego nie zmienisz lub nie usuniesz. Jeśli nie masz tu żadnej partii ani sposobu logowania, wszystko znika, gdy przez ${days(house.personDays)} nic się nie zmieni.`,
      },
      games: {
        what: 'Stoły i partie',
        text: 'Gdzie grasz, oglądasz albo jesteś gospodarzem; każda odpowiedź z jej czasem; jak się skończyło; imię i portret z tamtej partii; stoły, z których cię usunięto.',
        why: 'Żeby partie toczyły się dalej, dały się obejrzeć jeszcze raz i były na twojej liście.',
        long: `${
          house.keepDays === undefined
            ? 'Na zawsze. Gdy usuniesz dane o sobie, miejsce zostaje bez imienia.'
            : `Do końca partii i jeszcze ${days(house.keepDays)}.`
        } Stół, przy którym partia się nie zaczęła, jest zamykany, gdy przez ${days(house.setupDays)} nic się nie zmieni.`,
      },
      puzzles: {
        what: 'Zagadki',
        text: 'Które zagadki masz za sobą, kiedy i jak długo trwała próba, czy się udała i czy była podpowiedź.',
        why: 'Żeby twój ranking był taki sam na każdym urządzeniu, a trudność zagadki wynikała z tego, jak idzie innym.',
        long: 'Dopóki nie usuniesz danych o sobie. Zostaje tylko, ile było prób i ile udanych, bez imion.',
      },
      sets: {
        what: 'Wyzwania dnia i te same kości',
        text: 'Które z nich grasz i z jakim wynikiem; przy tych samych kościach także imię, portret i drużyna.',
        why: 'Żeby każda partia liczyła się raz, a wyniki dały się porównać.',
        long: 'Tak długo jak same partie. Gdy usuniesz dane o sobie, wyniki zostają bez imienia.',
      },
      chat: {
        what: 'To, co piszesz',
        text: 'Twoje wiadomości na czacie stołu, z imieniem i godziną.',
        why: 'Żeby ktoś, kto przyjdzie później, mógł je przeczytać.',
        long: 'Tak długo jak stół albo dopóki nie usuniesz danych o sobie.',
      },
      ways: {
        what: 'Sposoby logowania',
        text: 'Z sześciu słów tylko odcisk, który trudno odgadnąć; z klucza dostępu jego publiczna połowa, nazwa i data; z każdego zalogowanego urządzenia odcisk ciasteczka, przybliżona nazwa (na przykład Firefox, Linux) i data. Do tego dwadzieścia ostatnich zmian: co, kiedy i w jakiej przeglądarce.',
        why: 'Żeby dało się wrócić do swoich partii.',
        long: 'Dopóki ich nie usuniesz; odcisk usuniętego zostaje przez tydzień, żeby dało się nim jeszcze potwierdzić, że ty to ty. Link na nowy telefon działa dwie minuty.',
      },
      calls: {
        what: 'Powiadomienia (push)',
        text: `Tylko jeśli je włączysz: adres push i klucz twoich przeglądarek (najwyżej ${house.devices}) oraz ich język; o czym chcesz wiedzieć; ciche godziny ze strefą czasową; wyciszone stoły; powiadomienia, które czekają albo są na ekranie.`,
        why: 'Żeby dać znać, że to twoja tura, gdy strona jest zamknięta.',
        long: 'Dopóki ich nie wyłączysz albo przeglądarka nie porzuci adresu; powiadomienie do chwili, gdy zajrzysz do stołu.',
      },
      hook: {
        what: 'Adres webhooka',
        text: 'Tylko jeśli go podasz: adres twojego własnego programu.',
        why: 'Żeby program wiedział, że w partii korespondencyjnej jest twoja tura.',
        long: 'Dopóki go nie usuniesz.',
      },
      links: {
        what: 'Linki',
        text: 'Z linków do zajęcia miejsca, oglądania i przejęcia roli gospodarza oraz z linku do twoich partii: tylko odciski.',
        why: 'Żeby wszedł ten, kto ma link, i nikt inny.',
        long: 'Do użycia, wymiany lub cofnięcia linku albo do usunięcia stołu.',
      },
      address: {
        what: 'Twój adres w sieci (IP)',
        text: `Tylko w pamięci: nigdy nie jest zapisywany, nie ma go też w dzienniku.${house.several ? ' Serwery tej strony przekazują go sobie nawzajem.' : ''}`,
        why: 'Żeby jeden gość nie popsuł gry innym: to, co kosztuje, ma limit dla każdego adresu.',
        long:
          house.addressMinutes === undefined
            ? 'Do ponownego uruchomienia serwera.'
            : `Dopóki tu jesteś i najwyżej ${n(house.addressMinutes, 'minutę', 'minuty', 'minut')} dłużej.`,
      },
      log: {
        what: 'Dziennik serwera',
        text: `Co poszło nie tak i przy którym stole (poziom: ${house.logLevel}). Bez imion, adresów, ciasteczek i linków, bez niczego, co ktoś zagrał lub napisał.`,
        why: 'Żeby znaleźć usterki.',
        long: 'Tak długo, jak trzyma go osoba prowadząca serwer.',
      },
    },
  },
  browser: {
    title: 'Co leży w twojej przeglądarce',
    remove: 'Jak usunąć',
    items: {
      settings: {
        what: 'Ustawienia',
        text: 'Język, motyw, dźwięki i tym podobne; twoje imię i portret; do sześciu trwających stołów; które lekcje i zagadki są już za tobą. Dwa małe ciasteczka przez rok mówią serwerowi, jaki język i motyw wybierasz.',
        remove: 'Znikną po „Usuń wszystko o mnie”.',
      },
      games: {
        what: 'Partie z tego urządzenia',
        text: 'To, co grasz bez serwera, z każdą odpowiedzią. Opuszcza urządzenie tylko wtedy, gdy przeniesiesz partię na serwer albo zapiszesz ją do pliku.',
        remove: 'Każdą przy jej stole albo wszystkie przez „Usuń wszystko o mnie”.',
      },
      site: {
        what: 'Sama strona',
        text: 'Strony, obrazki i zasady, żeby można było grać bez internetu, i to, w jakim są języku. Nic o tobie.',
        remove: 'W ustawieniach, w części „Na tym urządzeniu”.',
      },
      tab: {
        what: 'Do zamknięcia karty',
        text: 'Dopiero co utworzone linki z zaproszeniem i drobne wybory przy otwartym stole.',
        remove: 'Zamknij kartę.',
      },
    },
    all: 'Wszystko naraz usuniesz w ustawieniach przeglądarki, tam gdzie są dane tej strony.',
  },
  others: {
    title: 'Kto jeszcze się czegoś dowie',
    table:
      'Kto siedzi lub ogląda przy twoim stole, widzi twoje imię, portret, co grasz i co piszesz, a skończoną partię może zapisać. Otwarte stoły są na liście, którą widzi każdy.',
    link: 'Kto ma link do twoich partii, widzi je z twoim imieniem i portretem, bez imion innych osób. Możesz go cofnąć. Link do jednej zakończonej partii, który może utworzyć każdy, kto w niej grał, pokazuje tę partię z imionami przy stole.',
    push: (hosts) =>
      `Jeśli włączysz powiadomienia: usługa push twojej przeglądarki (${hosts}). Wie, że ten serwer wysyła ci powiadomienia i kiedy. Sama treść jest zaszyfrowana dla twojego urządzenia.`,
    hook: 'Jeśli podasz adres webhooka: dostaje on twoje imię przy stole, stół i grę.',
    host: 'Osoba prowadząca serwer może odczytać to, co on przechowuje, ale ani sześciu słów, ani kluczy dostępu.',
    nobody: 'Nikt więcej. Ten program niczego nie przekazuje dalej.',
  },
  take: {
    title: 'Zabierz ze sobą',
    text: '„Pobierz wszystko o mnie” daje jeden plik: to, co serwer o tobie wie, i partie z tego urządzenia. Każdą skończoną partię zapiszesz z jej powtórki.',
    you: 'Pobierz na stronie „To ty”',
  },
  forget: {
    title: 'Usuń',
    points: [
      'Imię, portret, ustawienia, sposoby logowania, powiadomienia i linki znikają od razu.',
      'W trwających partiach twoje miejsce przejmuje bot albo przegrywasz walkowerem. Twoje wiadomości na czacie znikają.',
      'W zapisach partii zostaje miejsce bez imienia, bo grali tam też inni.',
      'Ta przeglądarka zapomina swoje ustawienia i partie.',
      'Tego nie da się cofnąć.',
    ],
    button: 'Usuń na stronie „To ty”',
  },
  unknown: {
    title: 'Czego ta strona nie wie',
    text: 'Kopie zapasowe oraz dzienniki pośrednika lub dostawcy są w rękach osoby, która prowadzi serwer. To, co tu usuniesz, może zostać w kopii, aż zastąpi ją nowsza. To, co zapisali inni, należy do nich.',
    contact: 'Kto prowadzi ten serwer:',
    noContact: 'Osoba, która prowadzi ten serwer, nie podała tu adresu.',
  },
});
