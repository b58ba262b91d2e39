import { plural } from '@astragal/kernel';
import type { SealWords } from '@astragal/table/seal.ts';

const rolls = (n: number): string => `${n} ${plural('pl', n, { one: 'rzut', few: 'rzuty', many: 'rzutów' })}`;

export const words: SealWords = {
  title: { fair: 'Uczciwe kości', device: 'Kości tego urządzenia', system: 'Kości bez pieczęci', shared: 'Te same kości dla wszystkich' },
  name: (from, state, proven) => {
    if (from !== 'fair')
      return { device: 'Kości tego urządzenia', system: 'Kości bez pieczęci', shared: 'Te same kości dla wszystkich' }[from];
    if (state === 'wrong') return 'Uczciwe kości: coś się nie zgadza';
    if (state === 'right') return 'Uczciwe kości: pieczęć otwarta, wszystkie rzuty dobre';
    return proven > 0 ? `Uczciwe kości: zapieczętowane, sprawdzone: ${rolls(proven)}` : 'Uczciwe kości: zapieczętowane';
  },
  sealed: 'zapieczętowano',
  before: (n) => (n < 2 ? 'przed pierwszym rzutem' : `przed pierwszym z ${n} rzutów, wszystkie tu sprawdzone`),
  right: 'pieczęć otwarta: każdy rzut jest taki, jaki musiał być',
  wrong: 'coś się nie zgadza',
  promised: 'Obietnica',
  committed: 'Pieczęć',
  toCheck: 'Sprawdzenie',
  promise:
    'Nikt, nawet osoba, która prowadzi serwer, nie może znać rzutu gracza ani nim sterować, zanim padnie odpowiedź, która go wywołuje.',
  commitment: [
    'Serwer zapieczętował swoje tajne liczby jako',
    ', urządzenie każdego gracza zapieczętowało własne, a rzut powstaje z jednej i drugiej.',
  ],
  checking: 'Każdy jawny rzut jest tu od razu przeliczany, a po partii wszystkie, tu albo na dowolnym komputerze.',
  plain: {
    device:
      'Ta partia toczy się tylko na tym urządzeniu, które ma obie strony: po zapisie widać, czy zmieniono jego część, ale nie to, że nikt nie wybrał rzutu.',
    system:
      'Ten stół gra ze zwykłym losem komputera, na którym działa: nic nie zapieczętowano, więc niczego nie da się udowodnić ani podważyć.',
    shared:
      'Wszystkie stoły tej partii mają te same, z góry ustalone rzuty: są równe dla każdego i nie są tajemnicą dla tych, którzy je znają.',
  },
  copy: 'Skopiuj pieczęć',
  copied: 'Skopiowano',
  limits: 'Czego to nie dowodzi',
  cannot: [
    'Że serwer nigdy nie odrzuca odpowiedzi po zobaczeniu jej tajnej liczby, żeby zapytać jeszcze raz.',
    'Że nikt nie jest w zmowie z tym, kto prowadzi serwer: kto ma obie tajne liczby, zna rzuty wcześniej i może wybierać między niektórymi.',
    'Że nikt nie zaglądał w rzuty botów i zakryte karty: tam serwer ma obie tajne liczby. Nie może ich zmienić, ale może dobierać do nich odpowiedzi botów.',
  ],
  renewed: (names) =>
    `Liczby zapieczętowane w trakcie partii: ${names}. Rzuty po tych odpowiedziach serwer mógł znać: urządzenie zgubiło swoje liczby, odpowiedziało inne albo serwer ich nie przyjął.`,
  foreign:
    'Odpowiedź z twojego miejsca przyszła z tajnymi liczbami innego urządzenia. Jeśli nie było twoje, zapytaj osobę, która prowadzi serwer.',
  check: 'Sprawdź rzuty',
  close: 'Zamknij',
  fault: {
    title: (at) => (at === 0 ? 'Rozdanie nie zgadza się z pieczęcią' : `Odpowiedź ${at} nie zgadza się z pieczęcią`),
    text: 'Partia stoi, dopóki wszyscy przy stole nie zgodzą się grać dalej.',
    by: (name) => `Rozbieżność na urządzeniu: ${name}.`,
    claimed: (name) =>
      `Urządzenie: ${name}. Twierdzi, że podano mu inny rzut, ale zapis serwera się zgadza. Po dwóch minutach można grać dalej bez zgody wszystkich.`,
    clocksStand: 'Zegary też stoją.',
    clockRuns: (name) => `Idzie tylko jeden zegar: ${name}.`,
    missing: (names) => `Bez zgody na razie: ${names}.`,
    alone: 'Z tego ekranu nie wyjdzie żadna odpowiedź bez twojej zgody na dalszą grę. Zachowaj dowód jako plik.',
    roll: (shown, computed) => `Stół pokazuje stronę ${shown}, z tajnych liczb wynika strona ${computed}.`,
    keep: 'Zachowaj dowód',
    goOn: 'Mimo to gramy dalej',
  },
};
