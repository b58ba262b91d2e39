import { drawer, type RuleChapter } from '@astragal/kernel';

/** The rules of Dice Forge for players, in Polish. */
export const rules: readonly RuleChapter[] = drawer({
  'Przygotowanie stołu': {
    'DF-1':
      'Gra dwoje, troje albo czworo graczy. Miejsca numeruje się zgodnie z ruchem wskazówek zegara; każdą rundę otwiera miejsce 1 i ta kolejność nigdy się nie zmienia. Kto tam usiądzie, ustalcie sami albo rozlosujcie.',
    'DF-2':
      'Zaczynasz bez odłamków, bez chwały, bez kart i bez żetonów. Złoto na start zależy od miejsca: 3 na miejscu 1, 2 na miejscu 2, 1 na miejscu 3, a na miejscu 4 nic.',
    'DF-3':
      'Masz dwie kości, jasną i ciemną; kolor służy tylko do ich odróżnienia. Miejsca na kości mają numery od 1 do 6. Jasna kość: pięć ścianek z 1 złotem, na miejscu 6 odłamek słońca. Ciemna kość: cztery ścianki z 1 złotem, na miejscu 5 odłamek księżyca, na miejscu 6 ścianka z 2 punktami chwały. Przed pierwszym rzutem kość niczego nie pokazuje, ale partia zaczyna się od boskich darów dla wszystkich, więc nikomu to nie przeszkodzi.',
    'DF-4':
      'Sanktuarium sprzedaje ścianki z dziesięciu nisz. W 3 lub 4 osoby w każdej niszy leżą cztery. W 2 osoby z każdej niszy, także z obu mieszanych, odpadają dwie wylosowane ścianki i nie biorą udziału w grze.',
    'DF-5':
      'W każdym z pięciu ogrodów rosną cztery ścianki specjalne, bez względu na liczbę graczy. Nie można ich kupić: do gry wprowadzają je tylko karty. Takich kart nigdy nie jest więcej niż ścianek, więc ogród nie może opustoszeć za wcześnie.',
    'DF-6':
      'Na siedmiu wyspach jest 15 miejsc na karty. Na każdym leży jeden stos tej samej karty, po jednym egzemplarzu na gracza. Tylko karty dzików w stosie różnią się między sobą kolorem (DF-8).',
    'DF-7':
      'W pierwszej partii na każdym miejscu leży karta z zestawu na pierwszą partię. Później na dziewięciu miejscach może leżeć karta zamienna: jedna z dwóch, nigdy obie. Wybierzcie je dowolnie albo losujcie osobno każde miejsce, z równą szansą.',
    'DF-8':
      'Cztery karty „Zawzięty dzik” mają różne kolory, ale tę samą siłę. Stos leży od góry tak: czerwony, niebieski, żółty, zielony. Przy mniejszej liczbie graczy w grze są tylko pierwsze kolory, po jednym na gracza.',
    'DF-9':
      'Twój pionek zaczyna na własnym portalu startowym, na którym nikt inny nigdy nie stanie. Każda z siedmiu wysp ma jeden portal, a na nim miejsce dla jednego pionka.',
    'DF-10': 'Partia trwa 9 rund w 2 osoby, 10 rund w 3 osoby i 9 rund w 4 osoby.',
    'DF-11':
      'Ukryte są tylko przyszłe rzuty. Zapasy, kości ze wszystkimi ściankami, wierzchnie ścianki, karty, żetony, tory młotów, ścianki pozostałe w niszach i ogrodach oraz wysokość stosów widzą wszyscy.',
  },
  Zasoby: {
    'DF-12':
      'Zapas mieści najwyżej 12 złota, 6 odłamków słońca i 6 odłamków księżyca; skrzynie dodają miejsca (DF-111). Chwała nie ma limitu. Nadwyżka przepada: nie zostaje na później i na nic się jej nie wymienia.',
    'DF-13':
      'Zdobycz trzeba przyjąć, chyba że zasada mówi „możesz”. Wolno wybrać opcję, z której część albo całość przepadnie z powodu limitu.',
    'DF-14':
      'Ścianka daje każdy swój zasób w jednej zdobyczy. Potrojona ścianka to jedna zdobycz trzykrotnej wielkości, a nie trzy zdobycze.',
    'DF-15':
      'Koszty płaci się w całości, z zapasu, w chwili zapłaty. Żaden zasób nie zastąpi innego, nie ma kredytu, a złota z toru młota nie można wydać.',
    'DF-16':
      'Chwała to jedna liczba całkowita, nigdy mniejsza od 0. Żetony 100 punktów tylko pomagają ją pokazać; w zasadach nic nie znaczą i nigdy ich nie brakuje.',
  },
  'Kości i ścianki': {
    'DF-17':
      'Każde z sześciu miejsc kości wypada z równą szansą, niezależnie od innych kości. Ścianka, która wypadła, jest wierzchnia do następnego rzutu tą kością albo do wykucia na niej nowej ścianki.',
    'DF-18':
      'Gdy kości upadną, wyniki rzutu są ustalone. Jeśli w trakcie rozpatrywania wykujesz ściankę, zmienia się kość, ale nie wyniki, które czekają na zastosowanie albo powtórkę.',
    'DF-19': 'Ścianka bez kreski daje wszystko, co na niej jest. W tekście jej części łączy „+”.',
    'DF-20':
      'Ścianka z kreską daje dokładnie jedną ze swoich części. W tekście łączy je „albo”. Wybiera gracz, który ją stosuje, za każdym razem od nowa.',
    'DF-21':
      'Kość zmienia się tylko przez wykucie ścianki. Zdjęta ścianka na zawsze opuszcza grę i nie wraca do niszy ani ogrodu, a twoja liczba wykutych ścianek rośnie o 1 (DF-93).',
  },
  'Runda i tura': {
    'DF-22': 'W każdej rundzie każdy raz jest graczem aktywnym, kolejno od miejsca 1 zgodnie z ruchem wskazówek zegara.',
    'DF-23': 'Tura ma cztery kroki: 1. boskie dary dla wszystkich, 2. efekty wzmocnienia, 3. akcja, 4. płatna dodatkowa akcja.',
    'DF-24': 'Krok 1: wszyscy, także gracz aktywny, otrzymują po jednym boskim darze.',
    'DF-25':
      'W 2 osoby krok 1 wykonuje się w każdej turze dwa razy: oboje rzucacie i rozpatrujecie wszystko do końca, potem jeszcze raz to samo. Dzięki temu na gracza przypada 36 darów, dokładnie tyle co w 4 osoby.',
    'DF-26':
      'Krok 2: w swojej turze możesz raz użyć każdej swojej karty wzmocnienia (koło zębate), w dowolnej kolejności, jednej do końca przed następną. To, co przyniesie jedna karta, można wydać przy kolejnej.',
    'DF-27':
      'Karta wzmocnienia wzięta w tej turze działa od twojej następnej tury. Po rozpoczęciu akcji albo zamknięciu kroku 2 nie ma już do niego powrotu w tej turze.',
    'DF-28': 'Krok 3: w swojej turze możesz wykonać jedną akcję: złożyć ofiarę bogom albo dokonać heroicznego czynu.',
    'DF-29': 'Bez akcji w kroku 3 twoja tura się kończy. Dodatkowa akcja wymaga pierwszej, nie można więc od razu po nią sięgnąć.',
    'DF-30':
      'Krok 4: gdy pierwsza akcja ze wszystkimi skutkami dobiegnie końca, możesz raz w turze zapłacić 2 odłamki słońca za jeszcze jedną akcję. Liczy się każde słońce, które masz w tej chwili, także zdobyte w tej turze albo dzięki pierwszej akcji. Obie akcje mogą być takie same lub różne, obie mogą też być tym samym czynem.',
    'DF-31': 'Płacisz 2 odłamki słońca, zanim wybierzesz dodatkową akcję. Jeśli potem jej nie wykonasz, odłamki nie wracają.',
    'DF-32': 'Tura kończy się po kroku 4 albo gdy spasujesz. Aktywny staje się następny gracz zgodnie z ruchem wskazówek zegara.',
  },
  'Boskie dary': {
    'DF-33': 'Boski dar: rzucasz obiema swoimi kośćmi i stosujesz oba wyniki (DF-40).',
    'DF-34':
      'Pomniejszy dar: wskazujesz jedną swoją kość, rzucasz tylko nią i stosujesz jej wynik (DF-40). Druga kość leży i nie należy do rzutu: drugiego wyniku nie ma.',
    'DF-35':
      'Boskie dary pochodzą z kroku 1, z przegnania oraz z kart „Rak” i „Wartownik”. Pomniejsze dary dają „Srebrna łania”, „Sfinks” i „Cyklop”, nigdy krok 1. W 2 osoby podwaja się tylko krok 1.',
    'DF-36':
      'Kilka darów lub pomniejszych darów z rzędu to osobne rzuty: każdy rozpatrujesz do końca, łącznie z powtórką Cerbera, zanim rzucisz po raz następny.',
    'DF-37': 'Rzuty przy kartach „Satyrowie” i „Minotaur” nie są boskimi darami.',
  },
  'Rozpatrywanie rzutu': {
    'DF-38':
      'Krok 1, „Satyrowie” i „Minotaur” to wspólne rzuty: najpierw rzucają wszyscy, których to dotyczy, i wszystkie wyniki są ustalone, zanim ktokolwiek zacznie rozpatrywać.',
    'DF-39':
      'Potem rozpatrujecie po kolei, zgodnie z ruchem wskazówek zegara, od gracza aktywnego (przy Minotaurze od przeciwnika po jego lewej). Każdy doprowadza wszystko do końca, z nagrodami za dziki i Cerberem, zanim zacznie następny. Decyzje można zbierać równocześnie tylko wtedy, gdy nie zmieni to wyniku.',
    'DF-40':
      'Rzut rozpatruje się w siedmiu etapach. 1. Kopiowanie: dla każdego zwierciadła wskaż ściankę, którą kopiuje; odtąd liczy się jak ona. 2. Potrojenie: jeśli dokładnie jeden z dwóch wyników to ×3, drugi się potraja. 3. Wybór: wybierz opcję każdej ścianki z wyborem i każdego dzika. 4. Tarcze: każda zamienia się w 5 punktów chwały albo w nagrodę pocieszenia. 5. Zastosowanie: przyjmujesz wyniki jeden po drugim w dowolnej kolejności; o zamianie na chwałę (DF-91, DF-95), podziale złota między zapas a młot (DF-105) i zakupie ze statku (DF-52) decydujesz przy tym wyniku. 6. Właściciele dzików biorą nagrody (DF-63). 7. Cerber: możesz zużyć żeton, by jeszcze raz przejść etapy od 1 do 6 z tymi samymi wynikami (DF-112).',
    'DF-41': 'Kolejność stosowania wyników ma znaczenie tylko wtedy, gdy jest wśród nich statek; w innych razach nikt o nią nie pyta.',
    'DF-42':
      'O każdej sprawie decyduje ten, kogo ona dotyczy, niezależnie od tego, czyja jest tura: o swoich wynikach, młocie, żetonach Cerbera, nagrodach za dzika, miejscu dla narzuconej ścianki i o tym, co traci.',
  },
  'Razy trzy': {
    'DF-43': '×3 samo nic nie daje. Mnoży przez 3 każdą liczbę twojego drugiego wyniku.',
    'DF-44': 'Dwa ×3 naraz nic nie robią. Podobnie ×3 w pomniejszym darze albo obok wyniku bez efektu.',
    'DF-45': '×3 obok ścianki z wyborem: wybierasz jedną opcję, jeden raz, i otrzymujesz jej trzykrotność.',
  },
  Zwierciadło: {
    'DF-46':
      'Zwierciadło musi skopiować jedną ze ścianek, które widzi. Potem działa pod każdym względem tak, jakby to ona wypadła. Żadna kość się nie zmienia, a gracz, do którego należy skopiowana kość, nic na tym nie zyskuje i nic nie traci.',
    'DF-47':
      'Zwierciadło widzi wszystkie ścianki poza zwierciadłami na kościach wszystkich twoich przeciwników. W kroku 1 są to wyniki, które wypadły im w tym samym rzucie. Przy Satyrach: wyniki, które właśnie wypadły. Gdy Minotaur każe ci tracić: wyniki, które właśnie wypadły pozostałym ofiarom, i wierzchnie ścianki kości gracza aktywnego. W każdym innym rzucie: ścianki wierzchnie w tej chwili, wyrzucone albo świeżo wykute. We wspólnym rzucie liczy się wynik, nawet jeśli statek zdążył tę ściankę zastąpić.',
    'DF-48':
      'Jeśli na którejś z tych kości jest zwierciadło, odbija ono ciebie: wolno skopiować także twoje własne ścianki poza zwierciadłami. To twój drugi wynik; w pomniejszym darze wierzchnia ścianka twojej drugiej kości; przy Satyrach wierzchnie ścianki obu twoich kości.',
    'DF-49': 'Gdy nie ma czego skopiować, zwierciadło nic nie robi. Samego zwierciadła nigdy się nie kopiuje.',
    'DF-50': 'Dwa zwierciadła wybierają osobno i mogą skopiować tę samą ściankę.',
    'DF-51':
      'Zwierciadło, które kopiuje ×3, potraja twój drugi wynik; w pomniejszym darze nic nie robi. Jeśli drugi wynik to też ×3, wyrzucone albo skopiowane, nic się nie dzieje (DF-44). Zwierciadło wyrzucone obok ×3 najpierw kopiuje, a kopia się potraja.',
  },
  Statek: {
    'DF-52':
      'Statek pozwala kupić z sanktuarium dokładnie jedną ściankę o 2 złota taniej, ale nie poniżej 0, i trzeba ją od razu wykuć (DF-70). Działa w turze każdego gracza. Możesz zrezygnować, nawet z darmowej ścianki. Jeśli na nic cię nie stać albo nic nie zostało, nic się nie dzieje i nic nie przechodzi na później.',
    'DF-53':
      'Płacisz tylko złotem, które masz w tej chwili w zapasie. Wyniki stosujesz w dowolnej kolejności, więc złoto z drugiego wyniku albo z nagrody pocieszenia żółtej tarczy możesz wziąć najpierw i wydać, o ile trafiło do zapasu.',
    'DF-54':
      'Kupiona ścianka może zastąpić każdą oprócz dzika, także sam statek albo ściankę drugiego wyniku. Oba wyniki i tak się liczą (DF-18).',
    'DF-55': '×3 obok statku: jeden zakup, o 6 złota taniej. Cena nie spada poniżej 0 i nic nie jest zwracane.',
    'DF-56':
      'Dwa statki, jeden z nich skopiowany, to dwa zakupy po kolei, każdy o 2 złota taniej. Zakup ze statku nie jest ani akcją, ani ofiarą, więc oba mogą dotyczyć tego samego wzoru.',
  },
  Tarcze: {
    'DF-57':
      'Tarcza daje 5 punktów chwały, jeśli drugi wynik daje zasób, którego ona strzeże, a w przeciwnym razie nagrodę pocieszenia. Nigdy oba naraz i bez wyboru. Czerwona strzeże słońca i pociesza 2 odłamkami słońca; niebieska: księżyc, 2 odłamki księżyca; żółta: złoto, 3 złota; zielona: chwała, 3 punkty chwały.',
    'DF-58':
      'Drugi wynik daje zasób, jeśli ten zasób jest na ściance, która daje wszystko, albo jest opcją wybraną na ściance z wyborem lub na dziku. Liczy się to, co daje ścianka, a nie gdzie to trafi: także gdy przepada przez limit, idzie na młot, zamienia się na chwałę dzięki Wartownikowi albo na stratę przez Minotaura.',
    'DF-59': 'Dla tarczy nie liczą się: chwała z młota, chwała z zamiany, nagrody właściciela dzika i zakupy ze statku.',
    'DF-60':
      'Tarcza daje nagrodę pocieszenia w pomniejszym darze, obok statku, obok zwierciadła bez efektu i obok drugiej tarczy. Dwie tarcze dają więc obie nagrody pocieszenia: żadna nie spełnia warunku drugiej.',
    'DF-61': '×3 obok tarczy daje trzykrotną nagrodę pocieszenia: 6 odłamków słońca, 6 odłamków księżyca, 9 złota albo 9 punktów chwały.',
  },
  Dziki: {
    'DF-62': 'Kto stosuje ściankę z dzikiem, bierze 1 odłamek słońca albo 1 odłamek księżyca.',
    'DF-63':
      'Ilekroć ktokolwiek stosuje ściankę z dzikiem, właściciel karty „Zawzięty dzik” w tym kolorze bierze 1 odłamek słońca, 1 odłamek księżyca albo 3 punkty chwały, za każdym razem wybierając od nowa. Liczy się wszystko: dary i pomniejsze dary, kopie w zwierciadle, Satyrowie, Minotaur, powtórki Cerbera, a także własny rzut właściciela. Nagrody bierze się po zastosowaniu obu wyników; kilku właścicieli wybiera po kolei od gracza aktywnego zgodnie z ruchem wskazówek zegara.',
    'DF-64':
      '×3 obok dzika: kto go stosuje, wybiera raz i bierze 3 odłamki słońca albo 3 odłamki księżyca. Właściciel otrzymuje nagrodę trzy razy i za każdym razem wybiera od nowa.',
    'DF-65': 'Dzik nigdy nie schodzi z kości. Nikt i nic nie może go zdjąć.',
    'DF-66':
      'Ścianek z dzikami są tylko cztery, więc żadna kość się nimi nie zapełni. Gdyby jednak nie było miejsca, które wolno zastąpić, nie możesz kupować ścianek, a ścianka, którą nakazuje wykuć karta, zostaje w ogrodzie; karta i tak jest twoja.',
  },
  'Ofiara i wykuwanie': {
    'DF-67':
      'Składając ofiarę, kupujesz z sanktuarium jedną lub więcej ścianek, każdą innego wzoru. Wskazujesz je, od razu płacisz z zapasu sumę cen, a potem wykuwasz wszystkie. Jeśli wzór się powtarza, ścianki nie ma albo nie możesz za wszystko zapłacić lub wszystkiego umieścić, cała ofiara jest odrzucona i nic się nie zmienia.',
    'DF-68': '„Inny” odnosi się do wzoru. Dwie różne ścianki z jednej mieszanej niszy są w porządku, dwie jednakowe nie.',
    'DF-69': 'To ograniczenie dotyczy jednej ofiary. W drugiej ofierze, składanej jako dodatkowa akcja, możesz znów kupić te same wzory.',
    'DF-70':
      'Aby wykuć ściankę, zdejmij dowolną ściankę z jednej ze swoich kości, nigdy dzika, i wstaw nową na jej miejsce. Wykucie nic nie kosztuje i jest obowiązkowe zaraz po zdobyciu ścianki; żadnej nie wolno odłożyć na później.',
    'DF-71':
      'Ścianki z jednej ofiary trafiają na różne miejsca, na jednej kości albo na obu. Wykuwa się je razem, więc żadna nie zastąpi drugiej.',
    'DF-72':
      'Kość pokazuje ściankę, która została na niej wykuta. Jeśli na jedną kość trafia ich kilka, ty decydujesz o kolejności, a na wierzchu zostaje ostatnia. Druga kość zachowuje wierzchnią ściankę.',
  },
  'Heroiczne czyny': {
    'DF-73': 'Dokonując czynu, bierzesz dokładnie jedną kartę. Jej stos nie może być pusty, a koszt trzeba mieć w zapasie.',
    'DF-74':
      'Kolejność: wybierz kartę; zapłać; przesuń pionek na portal jej wyspy i przegnaj tego, kto tam stoi, ze wszystkimi skutkami; weź wierzchnią kartę stosu; wykonaj jej efekt natychmiastowy (błyskawica).',
    'DF-75': 'Każdego czynu możesz dokonywać dowolnie często. Możesz też mieć kilka egzemplarzy karty; każdy działa osobno.',
    'DF-76': 'Efekty natychmiastowe są obowiązkowe, chyba że karta mówi „możesz”.',
  },
  Przegnanie: {
    'DF-77':
      'Jeśli wchodzisz pionkiem na portal, na którym stoi cudzy pionek, tamten wraca na swój portal startowy, a jego gracz zostaje przegnany.',
    'DF-78':
      'Przegnany gracz od razu otrzymuje jeden boski dar; jeden, także w 2 osoby. Nie można go odrzucić i nic więcej się nie należy, wyjąwszy Wielką Niedźwiedzicę (DF-84). Jest to pod każdym względem jego własny dar i zabierana karta nie ma na niego wpływu.',
    'DF-79':
      'Koszt płaci się przed przegnaniem, a dar rozpatruje się do końca przed wzięciem karty. Nagroda za dzika, którą przy tym zdobędziesz, nie pomoże zapłacić za tę kartę, ale może opłacić późniejszą akcję.',
    'DF-80':
      'Jeśli twój pionek już stoi na tej wyspie, zostaje tam i nikogo nie przeganiasz. Składanie ofiary nie przesuwa pionka. Pionek stoi, dopóki ktoś go nie przegna albo jego gracz nie dokona czynu na innej wyspie.',
  },
  '24 karty': {
    'DF-81': 'Młot kowala (1 odłamek księżyca, 0 punktów chwały, natychmiastowa): otrzymujesz nowy tor młota (DF-105).',
    'DF-82': 'Skrzynia kowala (1 odłamek księżyca, 2 punkty chwały, natychmiastowa): twoje limity rosną (DF-111).',
    'DF-83':
      'Srebrna łania (2 odłamki księżyca, 2 punkty chwały, wzmocnienie): w kroku 2 możesz otrzymać jeden pomniejszy dar; kość wskazujesz za każdym razem.',
    'DF-84':
      'Wielka Niedźwiedzica (2 odłamki księżyca, 2 punkty chwały, automatyczna): ilekroć kogoś przeganiasz albo ktoś przegania ciebie, zdobywasz 3 punkty chwały za każdą swoją Niedźwiedzicę, po ruchu pionków, a przed darem. Przy jednym przegnaniu mogą punktować obie strony. Niedźwiedzica wzięta tym samym czynem, który przegania, jeszcze się nie liczy.',
    'DF-85':
      'Satyrowie (3 odłamki księżyca, 6 punktów chwały, natychmiastowa): wszyscy przeciwnicy rzucają obiema kośćmi. Ścianki zostają na wierzchu, ale przeciwnicy nic nie zdobywają i niczego nie uruchamiają. Wybierasz dwie różne z rzuconych kości, jednego albo dwóch przeciwników, i rozpatrujesz je razem jak własny rzut (DF-40), więc ×3 i tarcze działają na siebie nawzajem. Powtórki Cerbera nie ma.',
    'DF-86':
      'Zawzięty dzik (3 odłamki księżyca, 4 punkty chwały, natychmiastowa i automatyczna): wskazujesz przeciwnika, który musi od razu wykuć ściankę z dzikiem w kolorze karty, na wybranym przez siebie miejscu, na którym nie ma dzika. Liczy mu się ona jako wykuta. Odtąd otrzymujesz nagrody za dzika (DF-63).',
    'DF-87': 'Przewoźnik (4 odłamki księżyca, 12 punktów chwały): bez efektu.',
    'DF-88': 'Cerber (4 odłamki księżyca, 6 punktów chwały, natychmiastowa): bierzesz żeton Cerbera (DF-112).',
    'DF-89': 'Hełm niewidzialności (5 odłamków księżyca, 4 punkty chwały, natychmiastowa): wykuwasz ściankę ×3 z jej ogrodu.',
    'DF-90': 'Rak (6 odłamków księżyca, 8 punktów chwały, natychmiastowa): tylko ty otrzymujesz dwa boskie dary z rzędu.',
    'DF-91':
      'Wartownik (6 odłamków księżyca, 6 punktów chwały, natychmiastowa): tylko ty otrzymujesz dwa boskie dary z rzędu. Przy każdym wyniku, który daje odłamki, możesz zamiast nich wziąć po 2 punkty chwały za każdy, za wszystkie albo za żaden; reszta ścianki się nie zmienia. Liczy się ilość po potrojeniu, a przed limitem. Można zamienić nagrodę pocieszenia tarczy i odłamek z zastosowanego dzika, ale nie nagrody właściciela dzika.',
    'DF-92': 'Hydra (5 odłamków słońca i 5 odłamków księżyca, 26 punktów chwały): bez efektu.',
    'DF-93':
      'Tyfon (5 odłamków słońca i 5 odłamków księżyca, 16 punktów chwały, natychmiastowa): zdobywasz 1 punkt chwały za każdą dotąd wykutą ściankę, czyli za każdą ściankę zdjętą z twoich kości w całej partii: przy zakupach, dzięki kartom i statkom oraz pod przymusem. Liczy się raz, w chwili wzięcia karty.',
    'DF-94':
      'Sfinks (6 odłamków słońca, 10 punktów chwały, natychmiastowa): raz wskazujesz jedną swoją kość i otrzymujesz z nią cztery pomniejsze dary z rzędu. Ścianka, którą dzięki statkowi na niej wykujesz, może wypaść w późniejszych rzutach.',
    'DF-95':
      'Cyklop (6 odłamków słońca, 8 punktów chwały, natychmiastowa): cztery pomniejsze dary z jedną kością, jak u Sfinksa. Przy każdym wyniku, który daje złoto, możesz zamiast niego wziąć po 1 punkcie chwały za każde złoto, za całe albo za żadne; reszta ścianki się nie zmienia. Zachowane złoto dzielisz jak zwykle między zapas a młot; zamienione nigdy nie trafia na młot.',
    'DF-96': 'Gorgona (4 odłamki słońca, 14 punktów chwały): bez efektu.',
    'DF-97': 'Tryton (4 odłamki słońca, 8 punktów chwały, natychmiastowa): bierzesz żeton Trytona (DF-114).',
    'DF-98': 'Zwierciadło otchłani (5 odłamków słońca, 10 punktów chwały, natychmiastowa): wykuwasz zwierciadło z jego ogrodu.',
    'DF-99':
      'Sowa strażniczki (2 odłamki słońca, 4 punkty chwały, wzmocnienie): w kroku 2 możesz wziąć 1 złoto, 1 odłamek słońca albo 1 odłamek księżyca.',
    'DF-100':
      'Niebiański statek (2 odłamki słońca, 4 punkty chwały, natychmiastowa): wykuwasz statek z jego ogrodu. Samo wzięcie karty niczego jeszcze nie kupuje.',
    'DF-101':
      'Minotaur (3 odłamki słońca, 8 punktów chwały, natychmiastowa): wszyscy przeciwnicy rzucają obiema kośćmi i tracą to, co by zdobyli (DF-117).',
    'DF-102':
      'Tarcza strażniczki (3 odłamki słońca, 6 punktów chwały, natychmiastowa): wybierasz jedną z tarcz pozostałych w ogrodzie i ją wykuwasz.',
    'DF-103':
      'Starzec (1 odłamek słońca, 0 punktów chwały, wzmocnienie): w kroku 2 możesz zapłacić dokładnie 3 złota za 4 punkty chwały, raz za każdego swojego Starca.',
    'DF-104': 'Dzikie duchy (1 odłamek słońca, 2 punkty chwały, natychmiastowa): zdobywasz 3 złota i 3 odłamki księżyca.',
  },
  Młot: {
    'DF-105':
      'Ilekroć zdobywasz złoto, mając nieukończony młot, możesz odłożyć na niego dowolną część; 1 złoto to 1 pole. Reszta trafia do zapasu, nawet jeśli coś z niej przepadnie przez limit. Liczy się każde zdobyte złoto, w turze każdego gracza: ze ścianek wyrzuconych i skopiowanych, od Satyrów, Sowy, Dzikich duchów i Trytona.',
    'DF-106':
      'Na młot trafia tylko złoto, które właśnie zdobywasz, nigdy złoto z zapasu. Część odłożona na młot nie potrzebuje miejsca w zapasie; część dla zapasu podlega limitowi jak zwykle.',
    'DF-107':
      'Młot ma dwie fazy po 15 pól. Wypełnienie fazy I daje od razu 10 punktów chwały i faza II zaczyna się od 0. Wypełnienie fazy II daje od razu 15 punktów chwały i młot jest ukończony.',
    'DF-108':
      'Jedna zdobycz może wypełnić fazę i przejść dalej, do następnej fazy i następnego młota. Nie odłożysz więcej, niż zostało pól na wszystkich twoich młotach; reszta trafia do zapasu.',
    'DF-109':
      'Kilka młotów wypełnia się po kolei, tak jak je wzięto; późniejszy rusza, gdy wcześniejszy jest ukończony. Kolejne nagrody to 10, 15, 10, 15 punktów chwały i tak dalej.',
    'DF-110': 'Nic nigdy nie cofa młota. Pola nieukończonej fazy nic nie są warte na koniec.',
  },
  Skrzynia: {
    'DF-111':
      'Każda skrzynia podnosi twoje limity o 4 złota, 3 odłamki słońca i 3 odłamki księżyca, od chwili wzięcia do końca partii: 16, 9 i 9 z jedną skrzynią, 20, 12 i 12 z dwiema i tak dalej. Skrzynia nie daje zasobów i nie oddaje tego, co przepadło wcześniej.',
  },
  Żetony: {
    'DF-112':
      'Żeton Cerbera możesz zużyć zaraz po rozpatrzeniu własnego daru albo pomniejszego daru, w turze każdego gracza, zanim zacznie rozpatrywać następny. Te same wyniki stosuje się jeszcze raz w etapach od 1 do 6 z DF-40: wszystko wybierasz od nowa, właściciele dzików znów otrzymują nagrody, a Wartownik lub Cyklop znów pozwala na zamianę. Możesz najpierw zobaczyć, co przyniósł rzut, a potem zdecydować.',
    'DF-113':
      'Na jeden rzut zużyjesz najwyżej jeden żeton Cerbera, a powtórki nie można powtórzyć. Żeton nie działa przy Satyrach ani Minotaurze.',
    'DF-114': 'Żeton Trytona zużywa się raz, za 6 złota albo 2 odłamki słońca, albo 2 odłamki księżyca. Limity i młot działają jak zwykle.',
    'DF-115':
      'Żeton Trytona możesz zużyć w swojej turze zawsze, gdy czeka na ciebie decyzja: gdy rozpatrujesz wyniki w kroku 1 (na przykład przed zakupem ze statku), w kroku 2, przed pierwszą akcją, między akcjami, po zapłaceniu za dodatkową akcję, przed końcem tury, a nawet w turze, w której bierzesz kartę. Nigdy w trakcie płacenia (ofiara to jedna zapłata, od pierwszej ścianki do ostatniej), podczas cudzej decyzji ani w cudzej turze.',
    'DF-116': 'Możesz mieć kilka żetonów każdego rodzaju. Niezużyte nic nie są warte; karty zachowują swoją chwałę.',
  },
  'Straty od Minotaura': {
    'DF-117':
      'Przeciwnicy tego, kto bierze Minotaura, rzucają obiema kośćmi i zostawiają ścianki na wierzchu. Potem, zgodnie z ruchem wskazówek zegara, od gracza po jego lewej, każdy przechodzi etapy od 1 do 6 z DF-40, ale w etapie 5 traci to, co wyniki by dały. Nie ma powtórki Cerbera ani zamiany na chwałę.',
    'DF-118':
      'Straty schodzą z zapasu złota, słońca i księżyca oraz z twojej chwały. Nic nie spada poniżej 0 i nie zostaje żaden dług. Młoty, żetony, karty i chwała na kartach są bezpieczne.',
    'DF-119': 'Opcję ścianki z wyborem także teraz wskazujesz ty: wolno wybrać zasób, którego masz za mało albo nie masz wcale.',
    'DF-120':
      '×3 potraja stratę; dwa ×3 nic nie kosztują. Zwierciadło traci to, co dałaby skopiowana ścianka. Tarczę sprawdza się jak zwykle, a potem kosztuje ona 5 punktów chwały albo swoją nagrodę pocieszenia, obok ×3 trzykrotną. Statek nic nie robi, potrojony czy nie.',
    'DF-121':
      'Dzik kosztuje tego, kto go stosuje, 1 odłamek słońca albo 1 odłamek księżyca do wyboru, a z ×3: 3 odłamki wybranego rodzaju. Po tych stratach właściciel karty otrzymuje nagrodę jak zwykle, z ×3 trzy razy.',
  },
  'Koniec i punktowanie': {
    'DF-122': 'Partia kończy się z ostatnią turą ostatniej rundy. Nie ma już żadnych darów ani zamian na chwałę.',
    'DF-123':
      'Twój wynik to zdobyta chwała i chwała na wszystkich twoich kartach, doliczana dopiero teraz; tej z kart Minotaur nigdy nie ruszy. Złoto, odłamki, żetony, kości i nieukończone fazy młota nic nie są warte.',
    'DF-124': 'Wygrywa najwyższy wynik. Jeśli ma go kilkoro graczy, zwycięstwo jest wspólne; remisu nic nie rozstrzyga.',
  },
  'Gdy zasady się spotykają': {
    'DF-125':
      'Cerber i statek: powtarza się wyrzucone wyniki, nawet jeśli zakup zastąpił jedną z tych ścianek, a statek może kupić jeszcze raz. Cerber i młot: za każdym razem złoto jest osobną zdobyczą i osobno się je dzieli.',
    'DF-126':
      'Gdy we wspólnym rzucie statki wypadną kilku graczom, kupują oni w kolejności z DF-39; późniejsi wybierają z tego, co zostawili wcześniejsi.',
    'DF-127':
      'Wynik, który Wartownik zamienia na chwałę, nadal spełnia warunek tarczy obok, jeśli ta strzeże słońca albo księżyca. Chwała z zamiany nie spełnia warunku zielonej tarczy.',
    'DF-128':
      'Jeśli przegania cię czyn, którym ktoś bierze Satyrów albo Minotaura, najpierw otrzymujesz swój dar, a potem razem z innymi rzucasz jeszcze raz, już za sprawą karty. Przy karcie „Zawzięty dzik” można wskazać także ciebie.',
    'DF-129':
      'Na jednym miejscu leży tylko jedna z dwóch kart, więc w zwykłej partii nie spotkają się: Srebrna łania i Wielka Niedźwiedzica, Satyrowie i dziki, Cerber i Przewoźnik, Rak i Wartownik, Hydra i Tyfon, Sfinks i Cyklop, Gorgona i Tryton, Sowa i statek, Minotaur i tarcze. Zasady i tak mówią o wszystkich, na wypadek gdyby specjalnie ułożona pozycja połączyła taką parę.',
    'DF-130':
      'Pary wyników, gdy zwierciadła są już tym, co kopiują. ×3 i zwykła ścianka: wszystko trzy razy; ×3 i ścianka z wyborem: jedna opcja trzy razy; ×3 i tarcza: trzykrotna nagroda pocieszenia; ×3 i statek: jeden zakup o 6 złota taniej; ×3 i dzik: 3 odłamki słońca albo 3 odłamki księżyca i trzy nagrody dla właściciela; ×3 i ×3: nic. Tarcza i zwykła ścianka: 5 punktów chwały, jeśli ścianka daje to, czego tarcza strzeże, inaczej nagroda pocieszenia; tarcza i ścianka z wyborem albo dzik: zależy od wybranej opcji; tarcza i statek: nagroda pocieszenia i zakup w dowolnej kolejności; dwie tarcze: obie nagrody pocieszenia. Statek i zwykła ścianka, ścianka z wyborem albo dzik: jedno i drugie w dowolnej kolejności; dwa statki: dwa zakupy, każdy o 2 złota taniej. Każda inna para: oba wyniki działają osobno, a każdy dzik nagradza właściciela. Pojedynczy wynik w pomniejszym darze: zwykła ścianka daje swoje, ścianka z wyborem jedną opcję, tarcza nagrodę pocieszenia, statek jeden zakup o 2 złota taniej, dzik 1 odłamek słońca albo 1 odłamek księżyca i jedną nagrodę dla właściciela, a ×3 nic.',
  },
});
