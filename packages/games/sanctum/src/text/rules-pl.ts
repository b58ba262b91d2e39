import { drawer, type RuleChapter } from '@astragal/kernel';

/** The rules of Sanctum for players, in Polish. */
export const rules: readonly RuleChapter[] = drawer({
  'Przygotowanie stołu': {
    'S-1':
      'Gra dwoje, troje albo czworo graczy, każdy na własny rachunek. Najpierw ustalcie poziom trudności; ma on znaczenie dopiero w akcie VI (S-107).',
    'S-2':
      '84 karty demonów tworzą trzy talie, po jednej na każdy poziom, z wymieszanymi kolorami. Talie leżą stroną demona ku górze: wszyscy widzą wierzchnią kartę każdej z nich i liczbę pozostałych, ale nic głębiej. Każda talia ma własny stos kart odrzuconych; gdyby się wyczerpała, tasuje się z niego nową.',
    'S-3':
      'W cztery osoby gracie akty I–VI. W trzy osoby pomijacie akt III, w dwie osoby akty II i IV. Na stole leżą naraz najwyżej dwie plansze aktów; na początku akt I i następny z używanych.',
    'S-4':
      'Dwanaście kafelków osiągnięć tasuje się zakrytych. Jedenaście trafia losowo na jedenaście pól planszy osiągnięć, dwunasty wraca do pudełka i nikt go nie ogląda.',
    'S-5':
      'W dwie osoby dla każdego z trzech poziomów rzuca się kością i jedno pole tego poziomu wypada z gry: przy 1 lub 2 pole umiejętności, przy 3 lub 4 pole klejnotów, przy 5 lub 6 pole ekwipunku. Oba pola wyższych poziomów zostają zawsze. Na resztę trafia osiem losowych kafelków, cztery wracają do pudełka.',
    'S-6':
      'Anioły przynoszą kości. Po jednej złotej kości na gracza czeka na akt V. Po drugiej czeka na szlaku: w dwie i cztery osoby na polu 3 aktu III, w trzy osoby na polu 4 aktu II.',
    'S-7': 'Talie Władcy Demonów i furii odkłada się na bok. Eliksiry, żetony i znaczniki trafienia to wspólne zasoby.',
    'S-8':
      'Dostajesz bohatera: z losu, z wyboru w kolejności tur albo jednego z dwóch wylosowanych, od ostatniego miejsca do pierwszego. Zaczynasz z jednym aktywnym kafelkiem szału, wytrwałością i skupieniem według planszy, 10 punktami życia, 2 złotymi kośćmi i 1 białym klejnotem w puli klejnotów. Trzecia złota kość czeka w tej puli, ale jeszcze nie jest twoja (S-48).',
    'S-9':
      'Dziewięć umiejętności tworzy tabelę: czerwone po lewej, zielone w środku, niebieskie po prawej; poziom I na górze, III na dole. Na każdej leżą takie klejnoty, jakie na niej wydrukowano, a na kafelkach także żetony. Srebrna kość czeka na jednej z umiejętności i nie można jej używać, dopóki nie zdobędziesz tej umiejętności.',
    'S-10':
      'Pierwszego gracza wskazuje los, dalej gra toczy się zgodnie z ruchem wskazówek zegara. O ile nie umówicie się na grę bez premii, premie początkowe zależą od kolejności: pierwsza osoba dostaje eliksir, druga kartę premii, trzecia jedno i drugie, czwarta dwie karty. Sześć kart wskazuje czerwone, zielone i niebieskie umiejętności poziomów III i II.',
    'S-11': 'Kolor początkowego eliksiru, czerwony albo niebieski, ustala rzut jak monetą. Kładziesz go na wolnym polu na eliksir.',
    'S-12':
      'Każda karta premii przesuwa jeden klejnot ze wskazanej umiejętności na umiejętność powyżej. Jeśli leżą tam klejnoty w dwóch kolorach, wybierasz. Ostatni klejnot umiejętności zostaje na miejscu: premia nie daje umiejętności. Karty rozpatruje się w kolejności rozdania, gracze po kolei.',
  },
  'Twoja tura': {
    'S-13': 'W swojej turze wykonujesz dokładnie jedną akcję: ruch, walkę albo odpoczynek.',
    'S-14': 'Twoją pierwszą akcją w partii musi być ruch. Pierwsza osoba wchodzi na pole 1 aktu I.',
    'S-15': 'Odpoczywać wolno także wtedy, gdy ścigają cię demony. Czekają i nic nie robią.',
  },
  Ruch: {
    'S-16':
      'Krok 1, przesunięcie. Stajesz na pierwszym wolnym polu przed wszystkimi, choćby dzieliło cię od nich pół planszy; jeśli prowadzisz, to jedno pole. Po ostatnim polu planszy następuje pole 1 kolejnej używanej. Figurka poległego bohatera nadal się liczy, więc czoło pochodu nigdy się nie cofa, a na każde pole wchodzi się tylko raz.',
    'S-17':
      'Krok 2, odkrycie. Twoje pole mówi, jakie demony pojawią się na planszy. Pierwsze pole planszy wykłada pięć zestawów, każde następne dokłada jeden. Zestaw to jeden demon albo dwa, o podanych poziomach.',
    'S-18':
      'Krok 3, zabranie. Wybierasz jeden z pięciu zestawów na tej planszy i bierzesz wszystkie jego demony; kart z różnych zestawów nie wolno mieszać. Ścigają cię, dopóki ich nie zabijesz.',
    'S-19':
      'Krok 4, skrzynia. Na ostatnim polu aktów I–IV stoi skrzynia skarbów. Otwiera się pod koniec tury osoby, która tam weszła: wszystkie demony z tej planszy zamieniają się w przedmioty. Najpierw ta osoba, potem pozostali od czoła pochodu do końca muszą wziąć do torby po jednym; dawną parę można rozdzielić. Poziomów nikt nie zdobywa. Reszta trafia na stosy kart odrzuconych, a na stół wchodzi następna plansza.',
    'S-20':
      'Gdy wszyscy żywi bohaterowie są na następnej planszy, stara znika. Nigdy nie leżą więcej niż dwie; figurka, która została w tyle, czeka na planszy hord i stamtąd też rusza od razu na czoło.',
    'S-21':
      'Gdy ktoś wejdzie na pole z aniołem, każdy żywy gracz otrzymuje do końca partii jedną złotą kość, a kafelek boskiej interwencji znika.',
  },
  'Zdolności, żetony, szał': {
    'S-22':
      'Zdolność ma jedno pole albo dwa. Żeby jej użyć, przesuń z puli po żetonie na każde z nich: wytrwałość na czerwone, skupienie na niebieskie, dowolny żeton na fioletowe. Wszystkie pola muszą być wolne i zapełniasz je naraz. Dopóki leży na niej choć jeden żeton, zdolność nie zadziała. Jedno użycie daje efekt jeden raz.',
    'S-23': 'Zdolności dają założone przedmioty oraz te pola na przedmioty na twojej planszy, których żaden przedmiot nie zakrywa.',
    'S-24':
      'Zdolność albo zmienia jedną kość (ustawia ją na liczbę; podnosi lub obniża dokładnie o podaną liczbę; podnosi lub obniża o dowolną wartość), albo blokuje tyle obrażeń, ile pokazuje tarcz. Zmiana, która wyprowadziłaby kość poniżej 1 lub powyżej 6, jest niedozwolona. Tarcz nie ogranicza żaden limit.',
    'S-25': 'Na tej samej kości wolno użyć kilku zdolności.',
    'S-26':
      'Podczas ataku możesz odwrócić aktywny kafelek szału i ustawić jedną ze swoich kości na dowolną wartość. Nieaktywnego kafelka użyć nie można.',
    'S-27':
      'Jeśli na koniec ataku choć jedna twoja kość jest nieprzydzielona i choć jeden twój demon jeszcze żyje, jeden nieaktywny kafelek szału staje się aktywny. Gdy wszystkie już są aktywne, nic się nie dzieje. Odpoczynek szału nie rusza.',
  },
  Walka: {
    'S-28': 'Walczysz naraz ze wszystkimi demonami, które cię ścigają. Bez demonów nie ma walki.',
    'S-29':
      'Krok 1, przed rzutem. Wypij dowolną liczbę eliksirów: czerwony zwraca jeden żeton wytrwałości, niebieski jeden żeton skupienia, z pola zdolności do puli. Możesz zwolnić tylko jedno pole zdolności dwupolowej: żeton masz od razu, ale zdolność czeka na drugie pole. Eliksir wolno też wypić na darmo i liczy się jako wypity.',
    'S-30': 'Krok 2, rzut. Rzuć raz wszystkimi swoimi kośćmi naraz.',
    'S-31':
      'Krok 3, atak. W dowolnej kolejności zmieniaj kości zdolnościami, umiejętnościami i szałem oraz przydzielaj je do otwartych miejsc z tą samą liczbą, jedna kość na jedno miejsce. Przydzielonej kości nie można już zmienić. Demon z zapełnionymi wszystkimi miejscami ginie. Przerzuty robi się na samym początku: kończy je pierwsze inne działanie w tym kroku.',
    'S-32':
      'Krok 4, blok. Każdy żywy demon zadaje pełne obrażenia. Podnoś tyle tarcz, ile możesz i chcesz; każdy punkt, który się przedrze, to rana i życie spada o 1. Gdy nie grożą żadne obrażenia, krok się pomija.',
    'S-33':
      'Przy 0 punktów życia bohater ginie, a ty odpadasz z gry. Demony trafiają na stosy kart odrzuconych, cała reszta odchodzi razem z tobą; odtąd „wszyscy” oznacza żywych. Gdy nikt nie zostaje przy życiu, partia natychmiast się kończy.',
    'S-34':
      'Krok 5, poziomy i przedmioty. Zabite demony rozliczasz po kolei, w dowolnym porządku: najpierw wszystkie poziomy jednego (S-37), potem odwracasz kartę i wkładasz przedmiot do torby, która pomieści wszystko. Dopiero wtedy następny.',
    'S-35':
      'Ocalałe demony zostają przy tobie. Kości na nich zastępują znaczniki trafienia, więc te miejsca pozostają zapełnione, a ty bierzesz wszystkie kości z powrotem.',
    'S-36': 'Krok 6, osiągnięcia. Sprawdź, czy coś ci się należy (S-60).',
  },
  'Poziomy, klejnoty, umiejętności': {
    'S-37':
      'Za każdy klejnot na zabitym demonie możesz przesunąć jeden klejnot tego koloru o jedno miejsce w górę kolumny: z III na II, z II na I, z I do puli klejnotów. Biały klejnot z dowolnej kolumny też się nadaje. Klejnoty wędrują pojedynczo, a ten sam może ruszyć ponownie. Poziom, z którego rezygnujesz, przepada.',
    'S-38': 'Jeśli za dany poziom nie da się przesunąć żadnego klejnotu, poziom przepada.',
    'S-39': 'Żetony na kafelkach umiejętności nigdy nie wędrują z klejnotami.',
    'S-40':
      'Gdy z umiejętności znika ostatni klejnot, zdobywasz ją od razu, nawet między dwoma poziomami tego samego demona i zanim wejdzie tam inny klejnot. Kolejność zdobywania jest dowolna.',
    'S-41': 'Miejsce zdobytej umiejętności pozostaje częścią tabeli; klejnoty z dołu nadal przez nie przechodzą.',
    'S-42': 'Zdobyty kafelek daje ci swoje żetony na stałe.',
    'S-43': 'Zdobyta karta najpierw robi to, co ma się stać natychmiast, a potem leży gotowa na planszy. Co robi i kiedy, mówi jej tekst.',
    'S-44':
      'Gdy zdobędziesz umiejętność ze srebrną kością, rzucasz nią tak, jak mówi ta umiejętność. W walce, w której pada, jest pod każdym względem jedną z twoich kości.',
  },
  Odpoczynek: {
    'S-45':
      'Krok 1, przywrócenie. Wszystkie wydane żetony wracają do pul, więc każda zdolność znów jest gotowa. Szał, demony i trafienia na nich pozostają bez zmian.',
    'S-46':
      'Krok 2, ekwipunek. Połóż przedmiot z torby na wolnym polu jego rodzaju (broń do dowolnej ręki), a na jego symbolach klejnoty z puli, w pasujących kolorach; biały pasuje do każdego. Na polu mieści się jeden przedmiot. Zakładać można tylko w czasie odpoczynku.',
    'S-47': 'Możesz też zdjąć założone przedmioty do torby, a ich klejnoty od razu wykorzystać ponownie, tyle razy, ile chcesz.',
    'S-48':
      'Gdy zakładasz swój pierwszy przedmiot, kość z puli klejnotów staje się twoja na zawsze, nawet jeśli potem ten przedmiot zdejmiesz.',
    'S-49':
      'Każdy czerwony płomień na założonym przedmiocie daje jeden dodatkowy żeton wytrwałości, a niebieski jeden żeton skupienia, dopóki przedmiot jest założony. Aż do odpowiedzi Władcy Demonów masz dokładnie tyle żetonów, ile dają plansza, zdobyte kafelki i założone przedmioty.',
    'S-50':
      'Krok 3, eliksiry. Zamień dowolną liczbę przedmiotów z torby na eliksiry, jeden za jeden, w wybranym kolorze, bez względu na przedmiot. Masz 4 pola na eliksiry, chyba że umiejętność mówi inaczej, po jednym eliksirze na pole; gdy są pełne, trzeba najpierw któryś odrzucić.',
    'S-51': 'Krok 4, osiągnięcia. Sprawdź, czy coś ci się należy (S-60).',
  },
  Osiągnięcia: {
    'S-60':
      'Osiągnięcie przypada temu, kto pierwszy spełni jego warunek na koniec walki albo odpoczynku. Sprawdza tylko ta osoba, której tura właśnie trwa. Weź kafelek z tego pola.',
    'S-61':
      'Każdy kafelek kryje błogosławieństwo. Swoje możesz oglądać, inni nie. Działają tylko przeciw Władcy Demonów; kafelki, których nikt nie zdobył, pozostają tajne.',
    'S-62': 'Mistrzostwo w umiejętnościach: 3, 5 albo 7 zdobytych umiejętności, kart i kafelków łącznie.',
    'S-63':
      'Mistrzostwo w klejnotach: co najmniej po 2, 3 albo 4 uwolnione klejnoty w każdym z dwóch kolorów. Klejnoty na przedmiotach się liczą, białe nie.',
    'S-64':
      'Mistrzostwo w ekwipunku: suma poziomów założonych przedmiotów wynosi co najmniej 4, 7 albo 10. Poziom przedmiotu to liczba jego symboli klejnotów.',
    'S-65':
      'Mistrzostwo w wyższych poziomach: jeden kafelek za pierwsze osiągnięcie poziomu II w dowolnym mistrzostwie, drugi za pierwsze osiągnięcie poziomu III. W dwie osoby pole wyłączone z gry się nie liczy.',
    'S-66': 'Można zdobyć kilka osiągnięć naraz.',
  },
  'Akt V: Mury Sanctum': {
    'S-70':
      'Ruch poza ostatnią planszę prowadzi pod mury. Kto dotrze tam pierwszy, wykłada pięć par i bierze jedną, a każdy żywy gracz otrzymuje złotą kość. Kolejne osoby niczego nie odkrywają, tylko biorą jedną z pozostałych par.',
    'S-71': 'Pod murami nie ma już ruchu: można walczyć albo odpoczywać.',
    'S-72':
      'Jeśli zaczynasz turę pod murami bez ani jednego demona, możesz poświęcić ją na przedarcie się przez mury i wchodzisz do katedry. Jeśli wolisz poczekać, pozostaje odpoczynek.',
    'S-73':
      'Przedarcie kończy wyścig o osiągnięcia: planszę osiągnięć zastępuje plansza aktu VI. Przed katedrą pojawiają się dwie karty z potasowanej talii Władcy Demonów, z ukrytym efektem; nikt nic o nich nie wie. To kończy turę, a wszystkich wzywa się do broni.',
  },
  'Wezwanie do broni': {
    'S-74':
      'Odtąd każdy z pozostałych graczy, gdziekolwiek stoi jego figurka, może w swojej turze odpowiedzieć na wezwanie: odrzuca bez nagrody wszystkie demony i wchodzi do miasta. Może też walczyć, odpoczywać albo ruszyć pod mury, jeśli jeszcze tam nie stoi.',
    'S-75':
      'Odpowiedź w pierwszej turze po przedarciu stawia cię w katedrze, obok straży przedniej. Późniejsza odpowiedź stawia cię na ostatnio wyłożonej karcie Władcy Demonów.',
    'S-76':
      'W każdej następnej turze straży przedniej dochodzi jedna zakryta karta Władcy Demonów. Kto już odpowiedział, w swojej turze nic nie robi.',
    'S-77': 'Gdy pojawia się czwarta karta, wszyscy, którzy są jeszcze na zewnątrz, odpowiadają od razu i stają na niej.',
    'S-78': 'Akt V kończy się, gdy tylko odpowiedzą wszyscy żywi gracze. Samotny bohater kończy go przedarciem się przez mury.',
  },
  'Ostatni odpoczynek i odpowiedź': {
    'S-80':
      'Wszyscy naraz odpoczywają ostatni raz: przywrócenie, ekwipunek, eliksiry, ale bez osiągnięć. To ostatnia okazja, by coś założyć; przedmioty z torby potem przepadają. Kto nigdy niczego nie założył, może jeszcze teraz zdobyć trzecią kość.',
    'S-81':
      'Tabela umiejętności znika; zdobyte umiejętności i ich żetony zostają. Kafelki osiągnięć odwraca się na błogosławieństwa, widoczne dla wszystkich.',
    'S-82':
      'Karty Władcy Demonów z aktu V odwraca się w kolejności wyłożenia, każdą rozpatrując do końca przed następną. Bohaterowie z katedry znoszą tylko dwie pierwsze; kto odpowiedział później, znosi wszystkie karty, które wtedy leżały, trzy lub cztery. Od tej chwili można używać błogosławieństw. Karty nie wracają do talii.',
  },
  'Akt VI: Ostateczna Bitwa': {
    'S-90':
      'Każdy dostaje rząd dziewięciu losowych kart: na przemian Władca Demonów i furia, a Władca Demonów na początku i na końcu. Jego karty leżą stroną walki ku górze, furia zakryta. Nikt nie wybiera kolejności ani nie podgląda. Zaczynasz na pierwszej karcie z lewej.',
    'S-91':
      'Bitwa toczy się rundami. Wszyscy, którzy jeszcze walczą, toczą jednocześnie po jednej walce, a potem Władca Demonów ryczy (S-104). Odpoczynku już nie ma.',
    'S-92':
      'Walczysz jak dotąd: eliksiry, rzut, atak, blok. Nie ma poziomów, przedmiotów ani osiągnięć. Eliksiry można pić na początku każdej walki.',
    'S-93': 'Możesz używać błogosławieństw, każdego raz; potem się je zakrywa.',
    'S-94':
      'Trafiać możesz tylko kartę, na której stoisz. Gdy zapełnisz wszystkie jej miejsca, pada, a ty idziesz w prawo; jednym atakiem można więc przebić się przez kilka kart z rzędu.',
    'S-95':
      'Wchodząc na kartę furii, odkryj ją i od razu rozpatrz jej efekt: tylko dla siebie, tylko raz, nawet gdy nie masz już kości. Jeśli zabije cię teraz rana, bloku nie ma, a pokonane karty się liczą. Furię trzeba pokonać jak każdą inną kartę.',
    'S-96':
      'Podczas bloku grożą ci obrażenia obecnej karty i wszystkich na prawo od niej: kart Władcy Demonów zawsze, furii tylko odkrytej. Pokonane karty nie zadają nic.',
    'S-97': 'Jeśli jakaś kość została nieprzydzielona, a masz niepokonaną kartę, jeden kafelek szału staje się aktywny, jak w S-27.',
    'S-98':
      'Po bloku znaczniki trafienia zastępują kości na niepokonanych kartach, a ty bierzesz wszystkie kości z powrotem. Trafienia zostają na następną rundę.',
    'S-99': 'Gdy padnie ostatnia karta, a ty przeżyjesz blok tej walki, wygrywasz swoją bitwę. Schodzisz ze sceny i nic ci już nie grozi.',
    'S-100': 'Gdy znacznik punktów życia dojdzie do 0 albo do oznaczonego pola toru (S-118), bohater ginie, a ty odpadasz z gry.',
  },
  Ryk: {
    'S-104':
      'Każdą rundę walk kończy ryk: karty z talii Władcy Demonów układa się w rzędzie i odwraca po jednej, a każdą rozpatrują wszyscy, którzy jeszcze walczą.',
    'S-105': 'Każdy ryk ma o jedną kartę mniej niż poprzedni. Po ryku z jedną kartą Władca Demonów milknie.',
    'S-106': 'Gdy kolejność ma znaczenie, najpierw decyduje straż przednia, potem pozostali zgodnie z ruchem wskazówek zegara.',
    'S-107':
      'Pierwszy ryk ma na poziomie normalnym 2 karty, na trudnym 3, na koszmarnym 4, na piekielnym 5. Na normalnym wygląda to tak: runda, 2 karty, runda, 1 karta, a potem już same rundy.',
  },
  'Karty Władcy Demonów': {
    'S-110':
      'Każda karta to dwoje drzwi: kara albo rany. Ran nie można zablokować. Jeśli kary nie możesz ponieść, przyjmujesz rany. Wolno wybrać także drzwi, za którymi czeka śmierć.',
    'S-111': 'Utrata 1 wytrwałości: jeden żeton z puli wraca do wspólnych zasobów. Pusta pula oznacza rany.',
    'S-112': 'Utrata 1 skupienia: to samo z żetonem skupienia.',
    'S-113': 'Utrata 1 błogosławieństwa: zakryj jedno bez efektu. Jedna z kart leczy ci za to ranę.',
    'S-114':
      'Zniszczenie 1 pola zdolności: puste pole jednej z twoich zdolności (S-23) staje się na zawsze bezużyteczne i nic tego nie cofnie. Wolno wybrać drugie pole zdolności, której pierwsze już jest zniszczone.',
    'S-115':
      'Zniszczenie 1 pola czerwonego, niebieskiego albo fioletowego: to samo, ale liczy się tylko pole dokładnie tego koloru. Gdy żadne nie jest puste, przyjmujesz rany.',
    'S-116':
      'Jedna kość mniej w następnej walce: po eliksirach odkładasz na tę jedną walkę jedną z kości, którymi masz rzucać. Wybierasz którą; kilka takich kar się sumuje. Odłożona kość nie liczy się do niczego, nawet do szału.',
    'S-117':
      '2 dodatkowe punkty obrażeń w następnej walce: nawet jeśli pokonasz w niej wszystkie karty. Można je zwyczajnie blokować, a kilka takich kar się sumuje.',
    'S-118':
      'Tor punktów życia krótszy o 2: oznacza się pole śmierci i 1, za drugim razem 2 i 3, potem 4 i 5. Giniesz, gdy znacznik stanie na oznaczonym polu. W końcowym porównaniu życie liczy się w całości. Jeśli znacznik już tam stoi, możesz zamiast tego przyjąć rany.',
    'S-119': 'Leczenie 1 rany: znacznik idzie o jedno pole w górę, w razie potrzeby z 10 na 11. Oznaczeń toru leczenie nie usuwa.',
    'S-120':
      'Eliksir na marne: odrzuć eliksir, zabierz z pola zdolności jeden pasujący żeton i oddaj go do wspólnych zasobów. Jeśli żaden twój eliksir nie pasuje do wydanego żetonu, przyjmujesz rany. Umiejętność wzmacniająca eliksiry tu nie pomaga.',
  },
  'Karty furii': {
    'S-125':
      'Furia otwiera te same dwoje drzwi, ale tylko przed osobą, która odkryła kartę, i tylko raz. Utracone żetony i zniszczone pola przepadają na zawsze; wszystko inne trwa tylko tę walkę.',
    'S-126':
      'Opłacenie 1 pola zdolności bez efektu: przesuń żeton z puli na pasujące puste pole, choćby obok leżał już żeton lub znacznik. Zdolność nic nie robi.',
    'S-127':
      'Przerzut wszystkich dwójek (trójek, piątek): każdą nieprzydzieloną kość z tą liczbą przerzuca się, aż pokaże inną. Wolno to wybrać, nawet gdy takiej kości nie ma. Przerzucona kość przestaje być zmodyfikowana.',
    'S-128': 'Szał na marne: jeśli żaden kafelek nie jest aktywny, przyjmujesz rany.',
    'S-129':
      'Utrata 1 nieprzydzielonej kości na tę walkę: potem wraca, a szału nie budzi. Jeśli nieprzydzielonych nie ma, przyjmujesz rany.',
    'S-130':
      'Na tę kartę pasują w tej walce tylko zmodyfikowane kości. Modyfikuje każdy efekt, który ustawia lub zmienia kość, choćby z 2 na 2 i choćby jeszcze przed odkryciem karty; przerzut nie.',
  },
  Błogosławieństwa: {
    'S-135':
      'Każde działa raz. Te z żetonem można wykorzystać w dowolnej chwili starcia, nawet w środku innego efektu: żeton trafia do swojej puli. Pozostałych używa się podczas ataku lub bloku; działają jak zdolność z tym samym symbolem, bez żetonu.',
  },
  'Koniec partii': {
    'S-140': 'Partia trwa, aż każdy wygra swoją bitwę albo zginie.',
    'S-141':
      'Jeśli zginęli wszyscy, wygrywa osoba z największą liczbą pokonanych kart; przy remisie liczą się trafienia na obecnej karcie, kości i znaczniki tak samo. Nadal remis? Zwycięstwo jest wspólne.',
    'S-142':
      'Jeśli ktoś wygrał swoją bitwę, zwyciężyć mogą tylko tacy gracze: decydują punkty życia, potem liczba osiągnięć. Nadal remis? Zwycięstwo jest wspólne. Pozostali zajmują dalsze miejsca według S-141.',
  },
  'Warto wiedzieć': {
    'S-145':
      'Decyzje możesz cofać, dopóki nie wyjdzie na jaw coś nowego: rzut, odwrócona karta, dobrana karta. Działa to tylko we własnej turze, a w akcie VI we własnej walce lub własnym wyborze, do potwierdzenia ich końca.',
    'S-146':
      'W aktach I–V tury nigdy na siebie nie zachodzą: nikt nie podkradnie osiągnięcia szybkością, a przedmiotu ze skrzyni nie założysz w odpoczynku, który już trwa. W akcie VI wszyscy walczą i wybierają jednocześnie, każdy ma własne kości, więc pośpiech niczego nie zmienia.',
    'S-147':
      'Żetony, znaczniki i eliksiry nigdy się nie kończą. Gdy wyczerpie się talia Władcy Demonów, tasuje się nową ze wszystkich jego pokonanych kart; nadal liczą się jako pokonane. Jeśli takich nie ma, ryk jest krótszy.',
    'S-148':
      'Nikt nie zagląda na odwrót karty demona, zanim demon zginie albo odwróci go skrzynia. Przód zdradza tylko rodzaj i kolor przedmiotu. Torby, eliksiry, umiejętności i karty premii są jawne.',
    'S-149':
      'Białe klejnoty pasują do każdego koloru przy poziomach i przy ekwipunku. Nie liczą się do mistrzostwa w klejnotach, a dla umiejętności nie są czerwone, zielone ani niebieskie.',
  },
});
