import type { BookWords } from '../../../../rulebook/types.ts';

/** The rulebook of Dice Forge in Polish. */
export const words: BookWords = {
  goal: {
    title: 'Po dziewięciu rundach mieć najwięcej chwały.',
    text: 'W trzy osoby po dziesięciu. Chwałę dają kości w trakcie gry i karty, które masz na końcu. Złoto, słońca i księżyce to tylko środki: to, co zostanie, nic nie jest warte.',
  },
  turn: {
    blessing: ['Boski dar', 'Wszyscy rzucają obiema kośćmi i biorą, co wypadnie.'],
    gear: ['Zębatki', 'Każda twoja karta z kołem zębatym działa raz.'],
    action: ['Jedna akcja', ''],
    forge: ['', 'Wykuwasz: ścianki za złoto'],
    feat: ['', 'Czyn: karta za słońce lub księżyc'],
    extra: ['Jeszcze raz?', 'Za 2 słońca masz drugą akcję.'],
  },
  chapters: {
    blessings: {
      title: 'Boskie dary i ścianki',
      text: 'W turze każdego z graczy rzucasz obiema kośćmi. Bierzesz, co wypadnie, także wtedy, gdy gra ktoś inny.',
    },
    reserve: { title: 'Zapas i limity', text: 'Miejsca na złoto i odłamki jest niewiele. Wydawaj, zanim się przeleje.' },
    forging: {
      title: 'Ofiara i wykuwanie',
      text: 'Za złoto kupujesz lepsze ścianki i wpinasz je w kości. Stare znikają na dobre, a każdy następny rzut jest trochę bardziej twój.',
    },
    feats: {
      title: 'Czyny i wyspy',
      text: 'Za słońca i księżyce bierzesz karty. Każda daje chwałę na końcu, a większość robi coś jeszcze.',
    },
    ousting: {
      title: 'Przegnanie',
      text: 'Na wyspie mieści się jedna łódź. Kto wraca do domu, ten w zamian rzuca: to prezent, nigdy strata.',
    },
    special: {
      title: 'Ścianki specjalne',
      text: 'Tych ścianek nie można kupić. Przynoszą je karty, a działają razem z tym, co pokazuje druga kość.',
    },
    hammers: { title: 'Młot i żetony', text: 'Trzy karty dają ci coś, co zostaje obok planszy.' },
    cards: {
      title: 'Wszystkie 24 karty',
      text: 'Co robi która karta. W dziewięciu miejscach leży jedna z dwóch, więc w żadnej grze nie ma wszystkich.',
    },
    minotaur: { title: 'Minotaur', text: 'Ten jeden raz rzut zabiera.' },
    ending: { title: 'Koniec i wynik', text: 'Po ostatniej turze ostatniej rundy liczy się wszystko, jeden raz.' },
    meeting: { title: 'Gdy zasady się spotkają', text: 'Rzadkie spotkania kart i ścianek, na dzień, w którym się przydadzą.' },
    table: { title: 'Przygotowanie stołu', text: 'Strona robi to za ciebie. Tu widać, co gdzie leży i dlaczego.' },
  },
  pictures: {
    goal: { title: 'Chwała i karty', text: 'Chwała z toru i chwała wydrukowana na kartach.' },
    'may-forge': { title: 'Wykuwać', text: 'Płacisz złotem za jedną ściankę albo kilka i każdą od razu wpinasz w którąś ze swoich kości.' },
    'may-feat': { title: 'Dokonać czynu', text: 'Płacisz słońcami lub księżycami, płyniesz na wyspę i bierzesz kartę.' },
    blessing: {
      title: 'Rzuć i weź',
      text: 'Boski dar to rzut obiema kośćmi. Każde miejsce na kości jest tak samo prawdopodobne.',
      try: 'Rzuć',
    },
    everybody: {
      title: 'Rzucają wszyscy',
      text: 'W każdej turze boski dar otrzymują wszyscy, nie tylko ten, kto gra. Najpierw padają wszystkie kości, potem każdy po kolei bierze swoje.',
    },
    'two-players': {
      title: 'We dwoje: dwa razy',
      text: 'Przy dwojgu graczach każda tura zaczyna się od dwóch boskich darów, jednego po drugim.',
    },
    'all-of-it': { title: 'Bez kreski: bierzesz wszystko', text: 'Co stoi obok siebie, jest w całości twoje.' },
    'one-of-it': { title: 'Kreska w poprzek: jedno z', text: 'Wybierasz od nowa za każdym razem, gdy ta ścianka wypadnie.', try: 'Rzuć' },
    minor: { title: 'Pomniejszy dar', text: 'Rzut jedną kością, tą, którą wskażesz. Druga leży i nie ma nic do powiedzenia.' },
    cap: {
      title: 'Co się nie mieści, przepada',
      text: 'Najwyżej 12 złota, 6 słońc i 6 księżyców. Tu nie mieszczą się 3 złota i 1 księżyc. Chwała nie ma limitu.',
    },
    chest: { title: 'Skrzynia robi miejsce', text: 'Każda dodaje miejsce na 4 złota, 3 słońca i 3 księżyce, do końca gry.' },
    'pay-in-full': {
      title: 'Płacisz w całości',
      text: 'Żaden zasób nie zastąpi innego i nie ma długów. Za 3 słońca Gorgona zostaje na miejscu.',
    },
    cover: {
      title: 'Nowa ścianka zakrywa starą',
      text: 'Płacisz, wybierasz dowolną ściankę na jednej ze swoich kości (byle nie dzika) i od razu wykuwasz na niej nową. Teraz ona jest na wierzchu. Nic nie odkładasz na później.',
    },
    different: { title: 'Dwie różne: tak', text: 'W jednej ofierze może być wiele ścianek, byle każda inna. Tu płacisz 4 + 4 złota.' },
    alike: {
      title: 'Dwie takie same: nie w jednej ofierze',
      text: 'Zapłać 2 słońca za drugą akcję, a kupisz taką samą ściankę jeszcze raz.',
    },
    'one-lot': { title: 'Nie na ściance z tej samej ofiary', text: 'Ścianki z jednej ofiary trafiają w różne miejsca.' },
    worth: {
      title: 'Ile to warte?',
      text: 'Dwie nowe ścianki, a mniej więcej co trzeci rzut daje od razu kilka sztuk złota.',
      try: 'Rzuć',
    },
    feat: {
      title: 'Zapłać, płyń, weź',
      text: 'Płacisz koszt, przesuwasz łódź na wyspę i bierzesz kartę z wierzchu. Błyskawica działa od razu: Duchy przynoszą złoto i księżyce.',
    },
    gear: {
      title: 'Zębatki działają co turę',
      text: 'Przed akcją każda karta z zębatką może zadziałać raz. Co przyniesie Sowa, może wydać Starzec. Karta dopiero co wzięta czeka do twojej następnej tury.',
    },
    extra: {
      title: 'Dwa słońca za jeszcze jedną',
      text: 'Po akcji zapłać 2 słońca i działaj znowu: raz na turę, czyn albo ofiara, taka sama lub inna.',
    },
    ousted: {
      title: 'Do domu, ale z darem',
      text: 'Płyniesz na zajętą wyspę, a łódź, która tam stała, wraca do domu. Jej właściciel od razu rzuca obiema kośćmi, zanim weźmiesz kartę.',
    },
    stays: { title: 'Już tam jesteś', text: 'Jeśli twoja łódź stoi już przy tej wyspie, zostaje na miejscu i nikt nie zostaje przegnany.' },
    bear: { title: 'Wielka Niedźwiedzica', text: 'Kto ją ma, zdobywa 3 punkty chwały, gdy przegania i gdy jego przeganiają.' },
    'times-three': { title: 'Razy trzy', text: 'Sama nic nie daje, ale potraja drugi wynik.', try: 'Rzuć' },
    'three-and-three': {
      title: 'Dwie naraz: nic',
      text: 'Dwie ścianki ×3 nie mają czego potroić. Sama, przy pomniejszym darze, też nic nie daje.',
    },
    'three-choice': {
      title: 'Najpierw wybór, potem razy trzy',
      text: 'Wybierasz jedną możliwość z drugiej ścianki i bierzesz ją trzykrotnie.',
    },
    mirror: {
      title: 'Zwierciadło',
      text: 'Zwierciadło staje się na ten rzut jedną ze ścianek, które widać na kościach rywali. Wybierasz ty, a właściciel kości nic nie traci.',
    },
    'mirror-reflects': {
      title: 'Zwierciadło widzi zwierciadło',
      text: 'Samego zwierciadła się nie kopiuje. Ale jeśli pokazuje je rywal, odbija ciebie i możesz skopiować swoją drugą ściankę.',
    },
    'mirror-three': { title: 'Zwierciadło może stać się ×3', text: 'Wtedy potraja drugi wynik, jakby wypadło u ciebie.' },
    ship: {
      title: 'Statek',
      text: 'Kupujesz teraz jedną ściankę o 2 złota taniej, czyjakolwiek to tura. Weź najpierw złoto z drugiej kości, a będzie czym zapłacić.',
    },
    'ship-three': { title: 'Statek obok ×3', text: 'Jeden zakup, o 6 złota taniej. Cena nie spada poniżej zera.' },
    shield: { title: 'Tarcza: zgadza się', text: 'Jeśli druga kość daje to, czego pilnuje tarcza, tarcza daje 5 punktów chwały.' },
    'shield-consoles': {
      title: 'Tarcza: nie zgadza się',
      text: 'W przeciwnym razie daje to, co na niej widać. Wybór nie należy do ciebie.',
    },
    boar: {
      title: 'Dzik',
      text: 'Bierzesz 1 słońce albo 1 księżyc. Właściciel karty dzika zdobywa razem z tobą 1 słońce, 1 księżyc albo 3 punkty chwały.',
    },
    'boar-stays': { title: 'Dzik nie schodzi', text: 'Nic nie można na nim wykuć.' },
    hammer: { title: 'Złoto na kowadło', text: 'Gdy zdobywasz złoto, dowolną jego część możesz położyć na młocie zamiast w zapasie.' },
    'hammer-phase': {
      title: 'Pełny rząd się opłaca',
      text: '15 pól daje 10 punktów chwały, następne 15 daje 15. Nadwyżka przechodzi do kolejnego rzędu.',
    },
    cerberus: {
      title: 'Cerber: jeszcze raz',
      text: 'Po swoim boskim darze wydajesz żeton i stosujesz te same wyniki ponownie. Najwyżej raz na rzut.',
    },
    triton: { title: 'Tryton: gdy trzeba', text: 'W swojej turze, przy dowolnej decyzji: 6 złota, 2 słońca albo 2 księżyce. Jeden raz.' },
    satyrs: {
      title: 'Satyrowie pożyczają kości',
      text: 'Rywale rzucają i nic nie zdobywają. Ty wybierasz dwie z tych kości i stosujesz je jak własny rzut.',
    },
    sphinx: { title: 'Sfinks: cztery rzuty jedną kością', text: 'Wskazujesz kość raz, potem rzucasz nią cztery razy i bierzesz wszystko.' },
    typhon: { title: 'Tyfon liczy twoją pracę', text: '1 punkt chwały za każdą ściankę wykutą w ciągu całej gry.' },
    minotaur: {
      title: 'Tracą, co wyrzucą',
      text: 'Rywale rzucają, a to, co wypadnie, znika z ich zapasu. Nikt nie spada poniżej zera; karty, żetony i młoty są bezpieczne.',
    },
    score: {
      title: 'Liczy się tylko chwała',
      text: 'Zdobyta chwała i chwała z kart. 9 złota i 5 słońc, które zostały, nic nie dają. Wspólny najwyższy wynik to wspólne zwycięstwo.',
    },
    'first-dice': {
      title: 'Pierwsze kości',
      text: 'Jasna: pięć razy 1 złoto i słońce. Ciemna: cztery razy 1 złoto, księżyc i 2 punkty chwały.',
    },
    'first-gold': {
      title: 'Kto pierwszy, ten ma złoto',
      text: 'Pierwsze miejsce zaczyna każdą rundę. Na start dostajecie 3, 2, 1 i 0 złota, w kolejności miejsc.',
    },
    'one-of-two-cards': { title: 'Jedna z dwóch kart', text: 'W dziewięciu miejscach leży pierwsza karta albo jej zamiennik, nigdy obie.' },
  },
  questions: ['czy mogę kupić dwie takie same?', 'czy nadmiar złota przepada?', 'co daje lustro'],
  synonyms: [
    ['zwierciadło', 'lustro', 'kopiuje', 'odbicie', 'kopia'],
    ['przegnanie', 'wyrzucić', 'wygnać', 'przepędzić', 'zbić', 'wygonić', 'dom'],
    ['złoto', 'pieniądze', 'monety', 'kasa', 'moneta'],
    ['chwała', 'punkty', 'punkt', 'pz'],
    ['wygrać', 'zwycięstwo', 'wygrywa', 'zwycięzca', 'najwyższy'],
    ['limit', 'maksimum', 'najwyżej', 'mieści', 'miejsce', 'mieć', 'trzymać'],
    ['przepada', 'nadmiar', 'nadwyżka', 'stracić', 'traci', 'marnuje'],
    ['wykuć', 'wykuwać', 'wymienić', 'zamienić', 'zakryć', 'wpiąć', 'założyć', 'kuć'],
    ['ofiara', 'kupić', 'zakup', 'sklep', 'kupować'],
    ['czyn', 'karta', 'wziąć'],
    ['kość', 'kostka', 'kości'],
    ['ścianka', 'bok', 'strona'],
    ['dodatkowy', 'drugi', 'jeszcze', 'kolejny', 'ponownie', 'dwa'],
    ['sam', 'taki', 'identyczny', 'jednakowy', 'wzór', 'różny'],
    ['wzmocnienie', 'zębatka', 'koło', 'trybik'],
    ['natychmiastowy', 'błyskawica', 'od razu', 'natychmiast'],
    ['odłamek', 'kryształ', 'słońce', 'księżyc'],
    ['remis', 'wspólny', 'dzielić'],
    ['wyspa', 'portal', 'miejsce'],
    ['pionek', 'łódź', 'figurka'],
    ['przeciwnik', 'rywal', 'inny', 'gracz'],
    ['tańszy', 'zniżka', 'taniej', 'rabat'],
    ['początek', 'start', 'zacząć', 'przygotowanie', 'zaczynać'],
    ['runda', 'koniec', 'długo', 'trwać', 'kończyć'],
    ['młot', 'kowadło', 'młotek'],
    ['potroić', 'razy', 'trzy', '×3', 'x3', 'mnożyć'],
    ['tarcza', 'pocieszenie'],
    ['powtórzyć', 'cerber', 'ponownie', 'znowu'],
    ['pasować', 'pominąć', 'nic'],
    ['statek', 'okręt'],
  ],
};
