import { plural } from '@astragal/kernel';
import type { FairWords } from './en.ts';

const rolls = { one: 'rzut', few: 'rzuty', many: 'rzutów' };

export const words: FairWords = {
  house: {
    title: 'Kości tego serwera',
    lead: (n, count, since) =>
      `${count} ${plural('pl', n, rolls)} z partii skończonych od ${since}, co do jednego. Liczy je sam serwer, a pojedynczą partię możesz sprawdzić samodzielnie.`,
    none: 'Żadna partia jeszcze się tu nie skończyła. Gdy skończy się pierwsza, jej rzuty pojawią się na tej stronie.',
    waiting: (n) => `Do policzenia: ${n} ${plural('pl', n, { one: 'partia', few: 'partie', many: 'partii' })}.`,
    check: 'Sprawdź partię',
    csv: 'Liczby, CSV',
    rolls: (n, count) => `${count} ${plural('pl', n, rolls)}`,
    side: (side, count) => `strona ${side}: ${count}`,
    badges: { few: 'za mało', usual: 'równo', rare: 'patrzymy', unusual: 'do wyjaśnienia' },
    verdicts: {
      few: 'Za mało rzutów, żeby coś powiedzieć.',
      usual: 'Nic niezwykłego.',
      rare: 'Rzadko, ale bywa.',
      unusual: 'Niezwykłe, nawet przy tylu testach.',
    },
    cases: (n) =>
      n < 1
        ? 'Tak albo bardziej odbiega uczciwa kość rzadziej niż w 1 przypadku na 100.'
        : `Tak albo bardziej odbiega uczciwa kość w ${n} ${n === 1 ? 'przypadku' : 'przypadkach'} na 100.`,
    most: (side, more) => `Strona ${side} wypada trochę ${more ? 'częściej' : 'rzadziej'}.`,
    degrees: (n) => `${n} ${plural('pl', n, { one: 'stopień', few: 'stopnie', many: 'stopni' })}`,
    tests: { repeats: 'powtórzenia', seats: 'miejsca', players: 'ludzie/boty', winners: 'zwycięzcy' },
    how: {
      title: 'Jak to czytać',
      text: 'Kropka pokazuje, jak często wypadała dana strona kości. Pas pokazuje, gdzie uczciwa kość mieści się w 95 przypadkach na 100, więc z trzydziestu kropek jedna czy dwie wypadną poza nim zwykłym przypadkiem. To nie powód do niepokoju; słowo „niezwykłe” to powód, by zapytać osobę, która prowadzi serwer.',
      places: 'Strony liczymy według miejsca na kości, a nie ścianki: te wykuwa się w grze.',
      corrected: (n) =>
        `Kto często pyta, ten w końcu coś znajdzie. Dlatego ${n === 1 ? '1 test jest poprawiony' : `wszystkie testy (${n}) są poprawione razem`} metodą Holma: przy uczciwych kościach słowo „niezwykłe” pojawi się tu gdziekolwiek najwyżej na 5 serwerach na 100.`,
    },
    rows: {
      title: 'To samo z rzędu',
      about: 'jedna kość, na tysiąc rzutów',
      length: 'z rzędu',
      seen: 'było',
      expected: 'powinno być',
      longest: (length, side, game, day) => `Najdłużej: strona ${side}, ${length} razy. ${game}, ${day}.`,
    },
    players: {
      title: 'Ludzie i boty',
      means: (people, bots) => `Średnia strona u ludzi: ${people}, u botów: ${bots}.`,
      alike: 'Kości nie wiedzą, kto nimi rzuca.',
      unlike: 'To większa różnica, niż tłumaczyłby przypadek.',
      winners:
        'Zwycięzcy często rzucają inaczej niż reszta: dobre rzuty wygrywają partie. Dlatego „zwycięzcy” są podani przy każdej kości, ale nie jest to test kości.',
    },
    limits: {
      title: 'Czego to nie pokaże',
      text: 'Kości, które stale trochę kłamią, prędzej czy później tu widać. Czy jeden rzut był uczciwy, tego żadne liczenie nie powie: kto steruje kilkoma rzutami wśród tysięcy, nie zostawia śladu. Do tego służy sprawdzenie partii, rzut po rzucie.',
    },
    columns: ['gra', 'kość', 'strona', 'było', 'powinno być'],
  },
  check: {
    title: 'Sprawdź kości',
    ask: 'Czy ktoś ruszał te rzuty?',
    last: 'Twoja ostatnia partia',
    lastOf: (game, names, day) => (names ? `${game}, przy stole: ${names}, ${day}` : `${game}, ${day}`),
    lastButton: 'Sprawdź rzuty',
    noGame: 'Nie masz tu jeszcze skończonej partii.',
    another: 'Inny zapis partii',
    file: 'Upuść plik albo go wybierz. Wszystko liczy się na tym urządzeniu, nic nie jest wysyłane.',
    fileButton: 'Wybierz plik',
    named: (file) => `Plik: ${file}`,
    again: 'Sprawdź inną partię',
    how: 'Jak to działa',
    steps: [
      'Przed pierwszym rzutem serwer pokazuje pieczęć: odcisk swoich tajnych liczb. Urządzenie każdego gracza pieczętuje własne.',
      'Z każdą odpowiedzią urządzenie gracza pokazuje swoją następną tajną liczbę. Dopiero ona i następna liczba serwera razem dają rzut, więc przed odpowiedzią nikt go nie zna i nikt nim nie steruje.',
      'Po partii serwer ujawnia swoją tajną liczbę. Ta strona liczy każdy rzut jeszcze raz z obu stron i porównuje.',
    ],
    troubles: {
      huge: 'Ten plik jest za duży: żadna partia nie zajmuje więcej niż 8 MB.',
      foreign: 'Ten plik nie jest zapisem partii z Astragala.',
      damaged: 'Ten zapis jest uszkodzony: części nie da się odczytać.',
    },
    right: (n) => `Zgadza się: ${n} z ${n}`,
    rightText: 'Każdy rzut jest taki, jaki musiał być.',
    wrongRoll: (n) => `Nie zgadza się: rzut ${n}`,
    wrong: {
      damaged: 'Nie zgadza się: uszkodzona część',
      commitment: 'Nie zgadza się: pieczęć',
      inherited: 'Nie zgadza się: początek',
      'seat-link': 'Nie zgadza się: tajna liczba gracza',
      roll: 'Nie zgadza się: rzut',
      sum: 'Nie zgadza się: odpowiedź',
      end: 'Nie zgadza się: koniec',
    },
    why: {
      damaged: 'Części zapisu nie da się odczytać.',
      commitment:
        'Ujawniona tajna liczba nie jest tą, którą zapieczętowano przed pierwszym rzutem. Zmieniono plik albo serwer nie dotrzymał słowa.',
      inherited: 'To, co rozegrano wcześniej przy innym stole, zostało zmienione.',
      'seat-link': 'Tajna liczba, która przyszła z tą odpowiedzią, nie jest zapieczętowana przez urządzenie gracza.',
      roll: 'Zapis pokazuje co innego, niż wynika z tajnych liczb obu stron. Zmieniono plik albo rzut.',
      sum: 'Ta odpowiedź albo kolejność zdarzeń nie jest taka, jak wtedy zapisano.',
      end: 'Partia nie kończy się tam, gdzie zapisano jej koniec: czegoś brakuje albo coś dodano.',
    },
    answerOf: (n, name) => (name ? `Odpowiedź ${n}, ${name}.` : `Odpowiedź ${n}.`),
    before: (n) => (n === 0 ? 'Przed nim nie było rzutów.' : n === 1 ? '1 rzut przed nim jest dobry.' : `Dobre rzuty przed nim: ${n}.`),
    after: (from, to) => (from === to ? `Rzutu ${from} nie da się już ocenić.` : `Rzutów ${from}–${to} nie da się już ocenić.`),
    sealed: 'Wciąż zapieczętowane',
    sealedText: 'Tajna liczba tej partii nie została ujawniona. Serwer ujawnia ją po zakończeniu partii, chyba że zgubił swój klucz.',
    none: 'Nie ma czego sprawdzać',
    system:
      'Tę partię rozegrano ze zwykłym losem komputera, na którym się toczyła, bez pieczęci. Jej rzutów nie da się ani udowodnić, ani podważyć.',
    sharedGame:
      'Ta partia miała kości innej partii, dopóki obie prosiły o te same rzuty; reszta pochodzi z tajnej liczby serwera, której nie pokazuje. Nie jest to tu udowodnione: co udowodniono o kościach tamtej partii, mówi jej własne sprawdzenie.',
    shared: 'W tej partii wszystkie stoły miały te same, z góry ustalone rzuty. Nie ma tu tajemnicy do sprawdzenia.',
    proven: 'Udowodnione',
    compare: 'Pieczęć tej partii. Stół musiał pokazywać taką samą:',
    notProven: 'Nieudowodnione',
    can: {
      sealed: 'Ujawnione tajne liczby są tymi spod pieczęci: kto widział ją przed pierwszym rzutem, wie, że potem niczego nie dobrano.',
      rolls: 'Wszystkie rzuty są takie, jak wynika z ujawnionych liczb.',
      seat: (n) =>
        `Rzuty z tajną liczbą urządzenia, z którego przyszła odpowiedź: ${n}. Przed tą odpowiedzią nikt ich nie zna i nikt nimi nie steruje.`,
      whole: 'Żadnej odpowiedzi nie zmieniono, nie przestawiono, nie usunięto i nie dodano.',
    },
    cannot: {
      bots: (n) =>
        `Rzuty po odpowiedziach botów (${n}): serwer miał obie tajne liczby. Nie mógł rzutów zmienić, ale mógł je znać i dobierać do nich odpowiedzi botów.`,
      hidden: (n) =>
        `Że nikt nie zaglądał w to, co zakryte (${n}): jak ten, kto tasuje talię, serwer mógł zajrzeć, ale nie mógł nic zmienić.`,
      server: (n) => `Rzuty po odpowiedziach bez tajnej liczby (${n}): serwer miał obie.`,
      deal: (n) => `Rozdanie (${n}): serwer znał je, gdy tylko wszyscy zapieczętowali swoje liczby, choć nie mógł go wybrać.`,
      dealAlone: (n) => `Rozdanie (${n}): serwer miał wszystkie tajne liczby.`,
      older: (n) => `Rzuty, które dodał serwer bez uczciwych kości (${n}).`,
      inherited: (n) => `Rzuty ze stołu, przy którym ta partia się zaczęła (${n}).`,
      renewed: (n) =>
        `Dlaczego w trakcie partii zapieczętowano nowe liczby (${n}): urządzenie mogło zgubić stare albo serwer ich nie przyjął. Te rzuty serwer mógł znać.`,
      skipped: (n) =>
        `Dlaczego tajne liczby pokazano na darmo (${n}): tak działa zerwane połączenie, ale i serwer, który pyta jeszcze raz.`,
      claimed: (n: number) =>
        `Co pokazał ekran gracza (${n}): urządzenie twierdzi, że podano mu inny rzut, niż jest w tym zapisie. Więcej powie tylko dowód, który tam został.`,
      doubted: (n: number) => `Co się stało, gdy rzut na ekranie gracza się nie zgadzał (${n}): mimo to wszyscy zgodzili się grać dalej.`,
      refused: 'Czy serwer nie odrzucił kiedyś odpowiedzi, widząc jej tajną liczbę, żeby zapytać jeszcze raz albo odpowiedzieć botem.',
      together:
        'Czy ktoś przy stole nie jest w zmowie z tym, kto prowadzi serwer: kto ma obie tajne liczby, zna rzuty, zanim padną, i może wybierać między niektórymi.',
      device: 'Czy tych rzutów nie wybrano: urządzenie, na którym grano, miało obie strony.',
      file: 'Czy to ta partia, którą rozegrano: znając ujawnioną tajną liczbę, można napisać inną, która też się zgadza. Ekrany, które były przy stole, porównały zapis na koniec partii.',
    },
    rolls: 'Rzuty',
    onlyMine: 'tylko moje',
    more: (n) => `Pokaż wszystkie (${n})`,
    deal: 'rozdanie',
    seat: (n) => `Miejsce ${n}`,
    cards: (n) => `karty i żetony: ${n}`,
    inRecord: 'w zapisie',
    given: 'z tajnych liczb wynika',
    side: (n) => `strona ${n}`,
    outOf: (value, n) => `${value} z ${n}`,
    good: 'dobrze',
    bad: 'źle',
    show: 'Pokaż na stole',
  },
};
