import { drawer, type RuleChapter } from '@astragal/kernel';

/** The rules of Platformer for players, in Polish. */
export const rules: readonly RuleChapter[] = drawer({
  'Przygotowanie stołu': {
    'P-1':
      'W pudełku: 6 bohaterów, 2 bossów i 11 ich kart ataku, 16 płytek Lasu i 16 płytek Pustki, 6 kart wrogów, 15 przedmiotów, 15 mikstur, 10 artefaktów, 12 wydarzeń, 5 kości akcji, 1 kość wrogów, 4 kości specjalne, 35 monet, 50 klejnotów, 25 serc, 28 żetonów wrogów i 20 żetonów bossa. Żetony wrogów i bossa mogą się skończyć. Monety, klejnoty i serca nigdy, chyba że gospodarz włączy taką opcję.',
    'P-2':
      'Gra od 1 do 4 osób. W pojedynkę obowiązuje tryb solo (P-120). Żeby wspólna gra miała swój kres, gospodarz ustala liczbę rund, zwykle 60; jeśli po nich boss wciąż stoi, nikt nie wygrywa.',
    'P-3':
      'Wieża ma 2 płytki szerokości i 3 wysokości; układa się ją zakrytą z losowych płytek bez ikony bossa. Odkryta jest tylko najniższa para: poziom I. Wszystkie płytki należą do jednego labiryntu, Lasu albo Pustki, chyba że gospodarz miesza oba.',
    'P-4':
      'Przy każdym poziomie leży losowa karta wroga: stopnia I przy poziomie I, odkryta; stopni II i III przy wyższych poziomach, zakryte.',
    'P-5':
      'Boss, losowy albo wybrany, czeka nad szczytem. Jego poziom to 2 losowe płytki z ikoną bossa, na razie zakryte. Obok czekają jego karty ataku, figurka i żetony.',
    'P-6': 'Sklep pokazuje 3 przedmioty i 3 mikstury z potasowanych talii.',
    'P-7': 'Monety, klejnoty, serca i żetony wrogów to jedna pula dla wszystkich. Wspólnych jest też 5 kości akcji i kość wrogów.',
    'P-8':
      'Dostajesz bohatera, z losu albo z wyboru w kolejności tur, tyle serc, ile pokazuje jego karta, i kość specjalną, która zaczyna pustą ścianką. Na początku wszyscy są poza mapą (P-51).',
    'P-9':
      'Na poziomie I każde pole monety dostaje monetę, każde pole klejnotu klejnot, a na każdym polu odrodzenia staje wróg z odkrytej karty. Gdy żetonów wrogów zabraknie, pola zapełnia się od dołu i od lewej.',
    'P-10':
      'Pierwszego gracza wskazuje los, chyba że gospodarz każe zacząć pierwszemu miejscu. Za cierpliwość druga osoba dostaje 1 monetę, trzecia 1 klejnot, czwarta 1 monetę i 1 klejnot.',
    'P-11': 'Niczego nie trzeba pamiętać: kroki tury i zwyczaje bossa każdy ma stale przed oczami.',
  },
  'Cel gry': {
    'P-12':
      'Wspinaj się, zbieraj klejnoty i bądź tą osobą, której jeden atak zada bossowi tyle ran, ile wynosi cała jego pula zdrowia (P-97). Kilka słabszych ciosów nie wystarczy.',
  },
  Mapa: {
    'P-13':
      'Płytka to 4 na 4 pola. Poziom to 2 płytki obok siebie, rząd to linia 8 pól przez całą szerokość poziomu, pole to jeden kwadrat. Płytki tworzą jedną siatkę: liczy się ściana narysowana na którejkolwiek z dwóch sąsiednich płytek, a brzeg mapy jest ścianą.',
    'P-14': 'Na polu mieści się jeden bohater albo jeden wróg, nigdy więcej.',
    'P-15': 'Ściana to pionowa krawędź. Nikt przez nią nie przechodzi.',
    'P-16': 'Platforma to pozioma krawędź pod polem. Nikt przez nią nie przechodzi, za to można na niej stać.',
    'P-17': 'Pole odrodzenia: po odkryciu poziomu staje tu wróg.',
    'P-18': 'Na polu monety od chwili odkrycia poziomu leży 1 moneta.',
    'P-19':
      'Na polu klejnotu od chwili odkrycia poziomu leży 1 klejnot. Monety i klejnoty zbiera każdy bohater, który w jakikolwiek sposób znajdzie się na ich polu, nawet spadając (to ostatnie gospodarz może zmienić). Wrogów one nie obchodzą.',
    'P-20':
      'Pułapka zadaje bohaterowi 1 ranę za każdym razem, gdy się na niej znajdzie: idąc, popchnięty, spadając, z portalu, przy odrodzeniu albo przeniesiony. Samo stanie już nic nie kosztuje. Wrogowie nie zważają na pułapki.',
    'P-21': 'Sklep: stojąc tu, bohater może kupować przedmioty i mikstury.',
    'P-22': 'Drabina chroni bohaterów przed grawitacją i łączy pola nad i pod platformą, przez którą przechodzi. Wrogów nie utrzymuje.',
    'P-23':
      'Portal Pustki: stojąc na nim, wydaj 1 but, by znaleźć się na innym portalu tego samego poziomu. To nie jest ruch, więc nikt cię nie atakuje, nawet ten, kogo popychasz przy wyjściu; trafia on na wolne pole obok wyjścia albo zamienia się z tobą miejscami. Portal bez pary nie działa, a uruchamiają je tylko buty.',
  },
  'Karty i kości': {
    'P-24':
      'Karta bohatera podaje zdolność, symbole, jakimi może być twoja gwiazda, i pulę zdrowia. Utrata ostatniego serca to omdlenie (P-84).',
    'P-25':
      'Karta wroga podaje zdrowie (tyle ran musi zadać jeden atak), obrażenia (tyle ran zadaje każdy jego atak), łup i zdolność. Kamienny golem na przykład kosztuje 2 punkty dłoni za każde pole przesunięcia.',
    'P-26':
      'Przedmioty i mikstury mają cenę w monetach i efekt. Pasywne działają same. Kartę ze słowem „Zużyj” obraca się przy użyciu i przed następnym trzeba ją naładować.',
    'P-27': 'Użyta mikstura wędruje od razu na spód talii mikstur.',
    'P-28':
      'Pięć rzuconych kości akcji to twoja pula kości na tę turę. Każda ma 2 buty oraz po 1 ściance z mieczem, dłonią, monetą i gwiazdą.',
    'P-29':
      'Zespolenie: wydaj dwie kości z tym samym symbolem zamiast jednego innego symbolu, choćby gwiazdy. Liczy się to, co widać na kościach: gwiazda w roli miecza nie tworzy pary z mieczem.',
    'P-30': 'Twoja kość specjalna przechowuje jeden symbol z tury na turę.',
    'P-31': 'Reset to obrócenie kości specjalnej na pustą ściankę. Dzieje się tak, gdy zużywasz jej symbol.',
  },
  'Twoja tura': {
    'P-32': 'Kolejka biegnie zgodnie z ruchem wskazówek zegara. Pierwszą turę w partii zaczyna się od kroku 3.',
    'P-33':
      'Krok 1, usunięcie poziomu. Jeśli twój bohater jest co najmniej 2 poziomy nad najniższym odkrytym, ten najniższy znika: wrogowie wracają do zasobów, monety i klejnoty przepadają, bohaterowie mdleją. Najwyżej jeden poziom na turę; w trybie solo wydarzenie Krucha posadzka może w tej samej turze usunąć drugi. Poziom bossa też liczy się tu jako poziom.',
    'P-34': 'Krok 2, naładowanie. Wszystkie twoje zużyte karty znów są gotowe, karta bohatera też.',
    'P-35': 'Krok 3, rzut: 5 kości akcji i kość wrogów, która ma po dwie ścianki z atakiem, lewą i prawą stroną.',
    'P-36':
      'Krok 4, kość wrogów. Atak: każdy wróg atakuje wszystkich bohaterów tuż obok siebie, kolejno od dołu i od lewej. W lewo albo w prawo: każdy wróg idzie 1 pole w tę stronę, ale nigdy nie schodzi z platformy (P-75).',
    'P-37':
      'Krok 5, akcje: dowolnie wiele, w dowolnej kolejności. Jeśli na początku tego kroku jesteś poza mapą, musisz zacząć od odrodzenia; zawsze jest to możliwe.',
    'P-38':
      'Krok 6, kość specjalna. Możesz ustawić na niej symbol jednej nieużytej kości z puli albo zespolić dwa jednakowe nieużyte symbole i ustawić dowolny. Raz na turę, a poprzedni symbol przepada. Wolno to zrobić nawet poza mapą.',
    'P-39':
      'Krok 7, grawitacja działa wszędzie (P-63). Potem każdy stoi na platformie, drabinie albo na kimś innym, prócz tych, którzy umieją wisieć w powietrzu. Jeśli trzyma cię tylko drabina, możesz ją puścić.',
    'P-40':
      'Krok 8, koniec tury: najpierw wydarzenia działające na koniec, potem artefakty, które się wtedy zdobywa. Na tym kończą się wszystkie efekty tej tury.',
    'P-41':
      'Jeśli twój bohater jest wtedy na poziomie bossa, następuje tura bossa (P-103, P-104). Jeśli tam zemdlał, nie następuje. Tura bossa to osobna tura.',
    'P-42': 'Potem gra następna osoba w kolejce.',
  },
  Akcje: {
    'P-43':
      'Akcje wybierasz i powtarzasz swobodnie, dopóki masz czym zapłacić. Gra nie proponuje tych, które nic by nie zmieniły; za słaby cios jest dozwolony. Poza mapą możesz się tylko odrodzić.',
    'P-44':
      'Użytą kość z puli odkłada się bez obracania, bo niektóre efekty jeszcze na nią spojrzą. Użycie symbolu z kości specjalnej ją resetuje. Symbole wzmacnia się klejnotami (P-86).',
    'P-45':
      'But: ruch bohatera o 1 pole, na sąsiednie (P-58). Wzmocniony but daje więcej pól: wybierasz je po jednym i możesz się zatrzymać; reszta przepada, a po drodze nie ma miejsca na inne akcje.',
    'P-46':
      'Miecz: atak na wroga obok, nigdy na bohatera. W jednym ataku może być dowolnie wiele mieczy, ale co najmniej 1. Premie do następnego ataku się sumują, zużywa je także atak nieudany, a z końcem tury znikają.',
    'P-47':
      'Dłoń: przesunięcie 1 wroga o 1 pole w dowolną stronę, nawet poza platformę. Punkty dłoni zbiera się na jednym wrogu w jednej akcji: każda dłoń daje 1, a z klejnotami lub zdolnością więcej. Dłoni i klejnotów, od których wróg nie ruszy się dalej, nie da się wydać. Rękawice dają dokładnie 1 punkt i nie przyjmują klejnotów.',
    'P-48': 'Moneta: zyskujesz 1 monetę, po wzmocnieniu więcej.',
    'P-49':
      'Gwiazda zastępuje jeden z symboli podanych na karcie bohatera. Dla każdego tekstu na kartach liczy się wtedy jako ten symbol; para zespolona tak samo.',
    'P-50': 'Co nieużyte, przepada z końcem tury, prócz symbolu zachowanego w kroku 6.',
    'P-51':
      'Odrodzenie, tylko poza mapą: poświęć 1 kość z puli, obojętnie z jakim symbolem, i postaw bohatera na wolnym polu najniższego rzędu; gdy ten jest pełny, najniższego, w którym jest miejsce. To nie ruch. Kością specjalną nie można za to płacić.',
    'P-52':
      'Grawitacja na życzenie, za darmo i dowolnie często: spada wszystko, co nie ma oparcia, w twojej części mapy (w wieży albo na poziomie bossa).',
    'P-53':
      'Zakup, na polu sklepu: płacisz monetami, bierzesz kartę i możesz jej od razu użyć. Jej miejsce zapełnia się natychmiast; puste zostaje tylko wtedy, gdy kart zabraknie. Zniżki się sumują, ale żadna karta nie kosztuje mniej niż 1 monetę. Gracze między sobą nie handlują.',
    'P-54':
      'Użycie przedmiotów i mikstur: każdy przedmiot do zużycia raz, aż znów się naładuje, a mikstur tyle, ile masz. Karty, które pozwalają na ruch, dają prawdziwy ruch, lecz nie but: bez klejnotów i bez portali. Karty, które przenoszą bohatera, nie są ruchem; nie zważają na ściany, a liczy się dla nich każda platforma odkrytego poziomu.',
    'P-55': 'Zdolność „raz na turę” obraca kartę bohatera do najbliższego naładowania.',
    'P-56': 'Zdolności i przedmioty pasywne działają przy okazji innych akcji.',
    'P-57':
      'Zespolenie jako akcja bierze dwie jednakowe, nieużyte kości z puli; powstały symbol zużywasz od razu jako jedną kość, sam albo z innymi. Kość specjalna może być w tej parze tylko wtedy, gdy ją ustawiasz w kroku 6, chyba że karta pozwala na więcej. Zespolonego symbolu nie można przechować, zespolić ponownie ani wydać na odrodzenie.',
  },
  'Ruch i spadanie': {
    'P-58': 'Sąsiadują ze sobą pola u góry, u dołu, po lewej i po prawej. Nigdy na ukos.',
    'P-59': 'Pola przedzielone ścianą albo platformą nie sąsiadują, chyba że przez tę platformę biegnie drabina.',
    'P-60': 'Przez ściany i platformy nikt nie chodzi ani nie bije; wyjątkiem znów jest drabina.',
    'P-61': 'Pod najniższym rzędem mapy zawsze jest ziemia: nic nie wypada, a wrogowie chodzą po niej swobodnie.',
    'P-62':
      'Bohaterowie skaczą: ruchem w górę przejdziesz tyle pól, na ile cię stać, bez drabiny. W dół przez otwartą przestrzeń też wolno. Grawitacja czeka do końca tury albo do chwili, gdy ktoś ją zastosuje.',
    'P-63':
      'Grawitacja: kto nie ma pod sobą platformy, innej figury ani (dotyczy bohaterów) drabiny, ten spada, aż zatrzyma go platforma albo figura. Kolumny osiadają od dołu, więc kto stoi na spadającym, spada za nim. Drabina nie zatrzymuje rozpoczętego spadania, chyba że gospodarz zdecyduje inaczej.',
    'P-64':
      'Spadający bohater odnosi 1 ranę od każdej pułapki po drodze i na dole. Kto zemdleje, znika od razu, a stojący na nim lecą dalej. Wrogowie nie atakują spadających, monety i klejnoty zostają w powietrzu. Zarodniak kłuje tego, kto się na nim zatrzyma, gdy już wszyscy wylądują.',
    'P-65':
      'Na drabinie grawitacja ci niestraszna, ale możesz ją puścić. Cudzy bohaterowie się trzymają, chyba że gospodarz każe pytać każdego. Puszczając drabinę, nigdy nie przelecisz przez platformę.',
    'P-66':
      'Gdzie drabina przebija platformę, pola nad i pod nią sąsiadują pod każdym względem: można tam przejść, zaatakować i zostać zaatakowanym.',
    'P-67': 'Drabiny nie chronią wrogów przed spadaniem, ale wzdłuż nich można wrogów przesuwać przez platformę.',
    'P-68':
      'Odchodzić jest niebezpiecznie: gdy twój bohater rusza z pola obok wroga, ten wróg najpierw atakuje. Jeśli wrogów jest kilku, każdy atakuje raz, i tak na każdym polu dłuższego ruchu. Podchodzić wolno bezkarnie, byle nie do Drzewca. Zdolność Nix chroni przez jedno pole i Drzewca nie zwiedzie; Woreczek dymu tak. Stanie na wrogu, gdy nie dzieli was platforma, to też sąsiedztwo.',
    'P-69': 'Spadanie nie jest ruchem, więc nie ściąga ataku. Bycie popchniętym, przeniesionym i przejście portalem także nie.',
    'P-70': 'Pchnięcie: wejdź ruchem na pole wroga albo innego bohatera, a musi ci ustąpić.',
    'P-71':
      'Ty wybierasz dokąd: na dowolne wolne pole sąsiadujące z popychanym, w każdą stronę, w górę też. Pole, z którego ruszasz, liczy się jako wolne, więc możecie zamienić się miejscami. Pchnięcia nie działają łańcuchowo. Najpierw dociera popchnięty, potem ty.',
    'P-72': 'Spadając, nikogo się nie popycha.',
    'P-73':
      'Popychany wróg wcześniej cię atakuje. Jeśli zemdlejesz, nie ma ani ruchu, ani pchnięcia, a but jest wydany. Drzewiec może uderzyć jeszcze raz, jeśli skończysz obok niego.',
  },
  'Jak chodzą wrogowie': {
    'P-74': 'Wrogów porusza albo kość wrogów, albo dłonie graczy.',
    'P-75':
      'Kość: 1 pole w lewo albo w prawo, tylko na pole z platformą lub ziemią, nigdy przez ściany, wrogów i bohaterów. Wróg stojący na innej figurze może zejść tylko na platformę.',
    'P-76': 'Idą jednocześnie: z dwóch sąsiadów ruszą obaj, jeśli może ten na czele.',
    'P-77':
      'Dłonie: dowolny wróg, choćby z drugiego końca mapy, o 1 pole na sąsiednie wolne, także poza platformę lub wyżej. Na poziomy zakryte i usunięte nikt nie może trafić.',
  },
  'Poziomy pojawiają się i znikają': {
    'P-78':
      'Gdy tylko bohater znajdzie się, obojętnie jak, w najwyższym rzędzie najwyższego odkrytego poziomu, odkrywa się następny: płytki, karta wroga, wrogowie, monety, klejnoty. Potem gra toczy się dalej. Na nowym polu najpierw działa pułapka, potem zbiera się monety, klejnoty i żetony z ikon, potem uderzają Drzewce, na końcu odkrywa się poziom. Kto w tym czasie zemdleje, resztę traci, ale poziom i tak się odkrywa.',
    'P-79': 'Poziomy usuwa się od dołu, na początku tury (P-33).',
  },
  'Rany i omdlenie': {
    'P-80':
      'Żeby pokonać wroga, jeden atak musi zadać co najmniej tyle ran, ile ma on zdrowia. Miecze, klejnoty i karty się sumują: miecz, miecz na kości specjalnej, 1 klejnot i Chciwomłot to razem 4 rany.',
    'P-81': 'Przy mniejszej liczbie ran nic się nie dzieje i nic nie przechodzi na później.',
    'P-82': 'Pokonany wróg wraca do zasobów, a łup jest twój.',
    'P-83':
      'Za każdą ranę, skądkolwiek pochodzi, bohater oddaje 1 serce. Niektóre karty zmniejszają atak lub ranę, nawet do 0; atak za 0 to nadal atak. Co zwiększa rany, dolicza się wcześniej. Większa pula zdrowia od razu się wypełnia.',
    'P-84':
      'Omdlenie: figurka znika z mapy, kość specjalna się resetuje, żetony bossa przepadają, a serca wracają w komplecie. Monety, klejnoty i karty zostają przy tobie, a wraz z nimi efekty trwające do początku twojej następnej tury. Dalsze ataki z tej samej chwili cię omijają.',
    'P-85': 'Jeśli zemdlejesz podczas własnych akcji, możesz od razu się odrodzić za jedną z pozostałych kości z puli albo tego zaniechać.',
  },
  Klejnoty: {
    'P-86':
      'Używając symbolu, odrzuć klejnoty, by go wzmocnić. Każdy kolejny stopień na tej samej kości kosztuje o 1 klejnot więcej niż poprzedni.',
    'P-87': 'Jedna kość jest więc warta 2 za 1 klejnot, 3 za 3, 4 za 6, a 5 za 10.',
    'P-88': 'Każdą kość liczy się osobno. W jednej akcji możesz wzmocnić kilka.',
    'P-89':
      'Tak samo działa to dla każdego symbolu, dla gwiazdy w dowolnej roli, dla kości specjalnej i dla zespolonej pary, która liczy się jako jedna kość.',
    'P-90': 'Wydane w ten sposób klejnoty wracają do zasobów.',
  },
  Boss: {
    'P-91':
      'Boss to wróg jak każdy inny: spada, można go popychać i przesuwać dłonią, chodzi według kości wrogów i atakuje, gdy od niego odchodzisz.',
    'P-92':
      'Poziom bossa odkrywa się, gdy bohater dotrze do najwyższego rzędu pod nim. Rozkłada się monety i klejnoty, boss i jego żetony stają według karty, a zwykli wrogowie się nie pojawiają.',
    'P-93':
      'Ikony specjalne: na każdej leży żeton, u Meduzy Lustro, u Ikee Sztandar bojowy. Kto tam wejdzie, bierze go, chyba że już taki ma. Zabrane żetony nie wracają na mapę.',
    'P-94': 'Boss staje na jednym ze swoich pól odrodzenia, losowo. Meduza przyprowadza też po 1 Wężu na każdą płytkę.',
    'P-95':
      'Przez jednokierunkowe wejścia przechodzi się tylko do góry, z poziomu niżej, własnym ruchem bohatera, dzięki butowi albo karcie.',
    'P-96': 'Karta bossa mówi, jak przebiega jego tura, jakich ma pomagierów i jaką siłę: tyle serc kosztuje jego atak.',
    'P-97':
      'Zdrowie bossa to 4 plus liczba poziomów razem z jego własnym: 8 na zwykłej mapie, 9 na większej, nawet jeśli część poziomów już zniknęła. Wszystko musi paść w jednym ataku.',
    'P-98': 'Karta bossa opisuje też jego żetony i przygotowanie jego poziomu.',
    'P-99': 'Efekty karty ataku działają po kolei; co niemożliwe, to się pomija, choćby wobec bohatera, który tymczasem zemdlał.',
    'P-100':
      'Zasięg mówi, kogo karta trafia. Ataki bossa nie zważają na ściany i platformy. Zasięg sprawdza się przy każdym efekcie od nowa: najpierw aktywny bohater, potem następni w kolejce.',
    'P-101':
      'Rząd: bohaterowie w rzędzie bossa. Krzyż: 4 sąsiednie pola. Kwadrat: 8 pól dookoła. Płytka: płytka, na której stoi boss. Bez ograniczeń: wszyscy bohaterowie na poziomie bossa. Nikt spoza tego poziomu nigdy nie ucierpi.',
    'P-102': 'O tym, czy karta zadziała, rozstrzyga jej wskaźnik.',
    'P-103':
      'Meduza rzuca kością wrogów, po czym odsłania karty, aż któraś pokaże ten wynik. Działa tylko ta jedna; sam rzut nikogo nie porusza. Gdy talia się skończy, tasuje się odrzucone karty.',
    'P-104':
      'Ikee dobiera 2 karty; działa ta, której symbol częściej widać na pięciu kościach aktywnego gracza, użytych czy nie. Liczy się pierwszy rzut, bez względu na późniejsze przerzuty i obroty, chyba że gospodarz woli kości tak, jak leżą. Szarża Ikee biegnie jego własnym rzędem ku kolumnie aktywnego bohatera; zatrzymują ją ściany, figury i brzeg mapy.',
    'P-105':
      'Jeśli oba symbole widać równie często albo są takie same, działają obie karty, w losowej kolejności. Tak czy inaczej obie się odrzuca.',
    'P-106':
      'Żetony bossa biorą się z ikon specjalnych i kart ataku. Drugi taki sam oznacza zamiast tego 1 ranę. Lustro działa samo, przeciw najbliższej karcie, która dałaby ci ranę, atak albo żeton; Kamienne nogi połykają pierwszy but każdej tury, a klejnotów on nie przyjmuje. Kamiennych nóg i Kamiennego ramienia pozbędziesz się za dłoń, Łańcucha za miecz.',
    'P-107': 'Kto pokona bossa, wygrywa, i partia od razu się kończy.',
    'P-108': 'Cały najniższy rząd poziomu bossa składa się z jednokierunkowych wejść.',
    'P-109': 'Z poziomu bossa żaden bohater nie wróci już na dół.',
    'P-110':
      'Wchodząc, możesz popychać. Popychany wróg atakuje jak zwykle, inni na górze nie. Popchnięty musi zostać na poziomie bossa; bez miejsca dla niego ruch jest niemożliwy.',
    'P-111':
      'Gdy każdy bohater choć raz był na poziomie bossa, wszystkie inne poziomy wypadają z gry. Kto zemdlał niżej, musi tam dopiero dotrzeć.',
    'P-112':
      'Poziom bossa jest zamknięty: z dołu nie dosięgniesz niczego w środku, a ze środka niczego na dole. Karty i artefakty nie znają tej granicy.',
    'P-113': 'Kość wrogów porusza wszystkich wrogów, w środku i na zewnątrz.',
    'P-114':
      'Bohater, który zemdlał na poziomie bossa, wraca na wolne pole tamtejszego sklepu; gdy wolnego brak, na wolne pole najbliższe sklepowi, licząc rzędy i kolumny.',
    'P-115':
      'Pomagierzy to wrogowie z własnymi żetonami, razem 4. Stają na losowych wolnych polach odrodzenia; bez żetonu albo bez pola nikt nie przychodzi.',
  },
  'Artefakty, większa mapa, solo': {
    'P-116': 'Artefakty: 2 z 10, wylosowane, leżą na środku. W pojedynkę odpadają trzy, które nie miałyby wtedy sensu.',
    'P-117':
      'Kto spełni warunek artefaktu, bierze go natychmiast, naładowany, choćby od innej osoby. Jeśli uda się to dwojgu naraz, pierwszeństwo ma gracz aktywny. Właścicielowi ponowne spełnienie nic nie daje. Najwyższego bohatera szuka się tylko na mapie, a pola w górę liczą się tylko przebyte ruchem.',
    'P-118': 'Poza tym artefakty są jak przedmioty: pasywne albo do zużycia.',
    'P-119': 'Większa mapa: 1 poziom więcej, a na dwóch górnych wrogowie stopnia III.',
    'P-120': 'Solo: zwykła mapa i ten sam cel, ale tylko 12 tur.',
    'P-121':
      'Potasuj 12 wydarzeń. Każda tura, pierwsza też, zaczyna się od odkrycia jednego; działa ono natychmiast, przez całą turę albo w kroku 8. Wróg lub klejnot, dla którego nie ma miejsca, się nie pojawia. Chciwa mgła wstrzymuje także monety z gwiazd i zespolonych par, ale nie z kart i łupów.',
    'P-122': 'Odkryte wydarzenia zostają na swoim stosie i już nie wracają.',
    'P-123': 'Przegrywasz, gdy twój bohater zemdleje albo gdy pora na wydarzenie, a żadnego już nie ma.',
    'P-124':
      'Punkty za zwycięstwo: 3 za każde pozostałe wydarzenie, 2 za każdego pokonanego wroga lub pomagiera, 2 za każdą ranę ponad zdrowie bossa, 1 za każdy klejnot oraz 1 za każde 3 monety, przy czym do monet dolicza się nadrukowane ceny twoich przedmiotów i mikstur. Boss nie jest tu liczony jako wróg.',
  },
});
