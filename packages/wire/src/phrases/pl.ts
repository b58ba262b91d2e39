/** Polish words for recovery phrases: everyday ones, each another when its marks are left out or it is read aloud. */
export const words: readonly string[] = `
abażur abecadło adres afisz agrafka agrest akacja akapit akord akordeon akrobata aksamit aktor akwarela akwarium album aleja alfabet altana
amulet ananas aniołek ankieta antena antrakt aparat apetyt apteka arbuz architekt arena arkusz armata armia aromat artysta asfalt aster
astronauta astronom atlas atrament atut autobus babcia bagienny bagietka bagno bajka bajkowy bakłażan balkon bambus banan bandaż bank
bankier barometr baron barszcz barwa baryłka basen bateria bawełna bazar bazia bażant bączek beczka benzyna beret bęben biały biblioteka
biedny biedronka biegać bigos bilet biolog bitwa biurko blady blask bliski bluza bławatek błazen błękitny błoto błysk błyszczeć bochen
bocian bogaty bombka borowik borówka borsuk bosman bóbr brama bransoleta brat bratek brew brona broszka bród brunatny brzask brzeg brzęk
brzoskwinia brzoza brzuch buda budować budzik bukiet bukszpan bulwar buława bułka burak bursztyn burza busola but butelka byk całość car
cebula cedr cegła cekin cesarz chaber chałupa chałwa chata chciwy chemik chleb chłodny chmiel chmura chochla chodnik chodzić chomik chory
chować chronić chrzan chrząszcz chustka chwalić chwilowy chytry ciastko ciąć ciągnąć cichy ciekawy cielę ciemny cienki cień ciepły
cierpliwość cieśla cieśnina cięciwa ciężarówka ciężki ciocia cis cisza cud cukier cukierek cukiernica cukiernik cukinia cyfra cyna cynamon
cyprys cyrk cyrkiel cytra cytryna czajka czajnik czapla czarny czarodziej czarownica czekać czekolada czereśnia czerwiec czerwony częsty
część czoło czosnek czółno czubek czuły czwartek czysty czyścić czytać ćma ćwierć dach daktyl daleki dalia darować dawać dawny dąb dekarz
delfin deska deszcz deszczowy dewiza diadem diament dłoń długi długopis dłuto dmuchać dmuchawiec dobroć dobry dojrzały dojrzewać dolina
dolny domino domowy dorożka dorsz dotykać dozorca drabina drewniany drobny droczyć droga drogowskaz drops drozd drugi drukarka drukarz drut
drużyna drzazga drzemać drzewo drzwi dudek dukat dumny durszlak duszek duży dworzec dwójka dwór dym dynia dyrygent dywan dzban dziadek
dzida dziecko dzielić dzielny dziennik dziennikarz dzienny dzień dziergać dziesiątka dzięcioł dzik dziki dziób dziwić dziwny dzwon dzwonić
dzwonnica dźwięczny dźwięk dźwig dźwignia dżem dżinsy echo ekierka ekran ekspres elf epoka fabryka fagot fajerwerk fala fantazja farba
fartuch fasola feniks figa filar filc filiżanka fiołek firanka fizyk flaga flądra flet flota foka fontanna fortepian fortuna fotel fotograf
fotografia fregata frędzel frytka fujarka furmanka furtka futro gajówka galaretka galera galeria galop gałąź gama garncarz garnek garść
gasnąć gawron gazeta gąbka gąsienica gejzer generał gęś giermek giętki gil gitara glina gliniany glob globus gładki głęboki głośny głowa
głóg główny głuchy gniazdo gniew gnom godzina gołąb gondola gondolier gong goniec gorący goryl gorzki gospoda gospodarz gość gotować
gotowany gotowy gotyk goździk góra górny grabie gracz grad granat granica granit groch grota gruby grudzień gruszka gryf gryka grządka
grzbiet grzebień grzmieć grzmot grzyb grzywa gubić gulasz gumka guzik gwiazda gwiezdny gwizd gzyms haft haftować hamak hamulec harfa hasło
hejnał hełm herb herbata herold hetman hipopotam historyk hojność hojny honor hotel hrabia huba hulajnoga huragan huśtawka hymn iglica
igliwie igloo igła ikra imadło imbir imbryk imię indyk inżynier iskierka iskra izba jabłecznik jabłko jabłoń jacht jagnię jagoda jajko
jałowiec jarmark jarmuż jarzębina jarzyna jaskier jaskinia jaskółka jaskrawy jasny jaspis jastrząb jaszczurka jaśmin jechać jednorożec
jedwab jeleń jemioła jesienny jesień jesion jeść jezioro jeździec jeż jeżyna jęczmień język jodełka jodła jogurt jubiler jubileusz
jutrzejszy kaczor kadr kaftan kajak kakao kaktus kalendarz kalina kalosz kałamarnica kałamarz kamienny kamień kamizelka kamyk kanapa
kanarek kangur kania kantor kapeć kapelusz kapitan kaplica kapusta karafka karaś karawana karczma kareta karmel karmić karmnik karp karton
karuzela kasa kasjer kaszanka kaszleć kasztan katedra kawiarnia kawka kąt kefir keks kibic kichać kielich kieł kiełbasa kierowca kierownica
kieszeń kino kiosk kisiel kiwać klacz klamka klarnet klaskać klasztor klaun klawisz kleić klej klepsydra kleszcze klisza klocek klucz
kluska kłębek kłoda kłos kłódka kłótnia kłujący knieja koala kochać kogut kokarda kokon kokos kolano kolba kolczuga kolczyk kolega kolejarz
kolejka kolumna kołatka kołczan kołdra kołnierz koło kołyska komar kombajn kometa komin komoda komora kompas kompot kompozytor koncert
koncha konewka konfitura koniczyna koniec konik kontrabas konwalia koń kopać koper koperta kopyto korale kordelas korek korona koronka
korytarz korzeń kosić kosz koszary koszula kościół kotlet kotły kotwica kowadło kowal kowboj koza kozica kozioł kożuch kółko krab kram
krasnolud krater krawat krawiec krążek kreda kredka kres krewetka kręgi kręgiel krokodyl krokus kropka kropla krosno krowa król królewicz
królewna królik królowa krótki kruchy kruk kryształ krzak krzesło krzew krzyczeć krzyk krzywy krzyżówka książę książka księga księgowy
księżyc księżycowy kubek kucharz kuchnia kucyk kuć kudłaty kufer kujawiak kukiełka kukułka kukurydza kulisa kuna kupić kupiec kura kurant
kurczak kurier kurtka kurtyna kusza kuźnia kwadrat kwadratowy kwarc kwas kwaśny kwiat kwiecień kwitek kwitnąć labirynt lakier lampa lampion
lasso latać latarnia latawiec lato lawenda lawina leczyć legenda legowisko lejce lejek lekarz lekki lemoniada leniwiec leniwy lepić lepki
leszcz leszczyna leśnik leśny letni lewy leżeć liana lichtarz liczba liczyć lilia liliowy linia linijka lipa lipiec list listonosz listopad
liść litera litr lizak loch lodołamacz lodowaty lodowiec lodowisko lodówka lokomotywa lornetka loteria lotnik lotnisko lśniący lufcik
lustro lutnia lutować luty łabędź łagodny łan łańcuch łapać łasica łatwy łazik łaźnia łąka łokieć łopata łopian łosoś łódź łóżko łucznik
łuska łyko łyżka łyżwy łza machać maczuga magazyn magik magnes magnolia maj makaron makata makówka malachit malarz malina maliniak malować
maluch małpa mały mandarynka manekin mango manierka mankiet mapa marchew marmolada marmur marynarka marynarz marzec marzenie marznąć marzyć
maska masło maszt maszyna maszynista maślak maślanka materac mazurek mądry mech medal meduza melodia melon menażka metr metro mewa mędrzec
męstwo mętny mgła miarka miasteczko miasto miedziany miedź miejscowy miesiąc miękki mięta migawka migdał mikroskop milczeć milion miłość
minuta miotła miód miska mistrz mlecz mleko młody młodzieniec młotek młyn młynarz mnich mocny modrzew mokry moneta morela mors morski morze
mosiądz most motocykl motor motorówka motyka motyl mozaika mówić mózg mrok mrowisko mrówka mróz mrugać mucha mundur mur murarz muszkiet
muszla musztarda muślin muzeum muzyk myć mydło mysz myszołów myśl myśleć myśliwy myślnik nabrzeże nadgarstek nadzieja nagroda nakrętka
naleśnik namiastka namiot naparstek napój naprawiać narcyz naręcze narożnik narty nasiono naszyjnik nauczyciel nawa nawias neon niebiański
niebieski niebo niedziela niedźwiedź niemy niespodzianka nieść nieśmiały niezdarny niski nitka nocny nora nos nosorożec notariusz notes
nowy nożyczki nudny nurek nurt nuta obcas obcęgi obcy oberek oberża obiad obiecać oblężenie obłok obora obóz obraz obręcz obroża obrus
obserwator obuwie obwarzanek ocean ocet oddech oddział odlewnik odpływ odpoczynek odpowiadać odwaga odważnik odwilż odznaka oficer ognik
ognisko ognisty ogniwo ogon ogórek ogrodnik ogród okiennica okładka okno okop okrąg okrągły okręt okruch okulary olbrzym olcha oliwa ołów
ołówek ołtarz omlet opaska opera opowieść opuścić orać orchidea order organista organy orkan orkiestra orlik orzech orzeł osa osada oset
osika osioł ostatni ostroga ostrów ostry ostrzyć oswojony ośmiornica otwarty otworzyć owal owca owies owoc pacynka paczka paczuszka padać
pagórek pajacyk pająk pajęczyna palec paleta palma pamiątka pamięć pamiętać pancerz panda panna panorama pantera papier papierowy paproć
papryka papuga para parasol park parkan parkiet parowiec parowóz parów parówka pasek pasiasty pastel pasterz pasztet patelnia patrzeć patyk
paznokieć pazur paź październik pchać pedał peleryna pelikan pełny pełzać pergamin pergola perkusja perła peron pęczek pędrak pędzel pędzić
piana pianino piąstka piątek pieczeń pieczęć pieczony piekarnia piekarz pielgrzym pieprz piernik pieróg pierścień pierwszy pies pietruszka
piętro pigułka pigwa pikantny piksel pilaw pilnik pilot piłka piłkarz piłować pinezka pingwin piołun pion piorun piosenka pióro piramida
pisać pisarz piwnica piwonia piżama plac placek plakat plandeka planeta plaster platan platyna plaża plecak plecionka plecy plemię pleśń
plomba plusk płacić płakać płaszcz płetwa płomień płomyk płonąć płot płótno pług płytki pływać pobocze pociąg początek poczta pocztówka
podeszwa podium podkład podkoszulek podkowa podlewać podłoga podnieść podpis podręcznik podróż poduszka podwójny podwórze podziemny poemat
poeta pogoda poić pojazd pokład pokój pokrywka pokrzywa polana pole policzek polonez połowa południe pomarańcza pomidor pomoc pomost pompa
pomysł poniedziałek pończocha popiół poranek poranny porcelana poręcz porost port portfel portret porzeczka posąg posłaniec postój potok
potrójny powidła powieść powietrzny powóz poziomica poziomka półka półmisek północ późny praca pralnia prasować prawda prawnik prawo prawy
prezent prezes prędki proch profesor prom promień proporzec prosię proso prosty prośba próg pryzma pryzmat prządka prząść przebiśnieg
przecinek przedni przedszkole przejrzysty przepiórka prześcieradło przewód przędza przycisk przyjaciel przyjaźń przylądek przypływ
przysięga przystanek przystań pstrąg pstry pszczelarz pszczoła pszczółka pszenica ptak puch puchacz puchar puchowy pukać pułk puma
pustelnik pusty puszcza puszczyk puszka puszysty puzderko puzon pył pytać rabata racuch rada radio radość rafa rak rakieta ramię ranek
rapsodia ratować ratownik ratusz rąbać rdza rebus redaktor refren regał rekin rekord remis remiza resor reżyser ręcznik rękaw rękawica
rękopis robak robot rodzina rodzinny rodzynka rogal rogatka rola rolada romb ropucha rosiczka rosnąć rosół rower rozdział rozkaz rozłąka
rozmaryn rozmowa rój równy różnica różowy rubin rubinowy rudy rulon rumak rumianek rumiany runo rusałka rybak rycerz rydz rynek rysować ryś
rytm rywal rzadki rząd rzeczny rzemyk rzepa rześki rzeźba rzeźbiarz rzeźnik rzęsa rzodkiewka rzucać sad sadza sadzić salon sałata samochód
samolot samowar sandał saneczki sanie sanki sarna sasanka satelita sąsiad sąsiedni scena schludny schody schron segment sekret sekunda
seler semafor senny ser serce sernik serwetka setka sędzia sieć siedzieć siekiera sierp sierpień sikora silnik silny siłacz siodło siostra
sito sitowie skakać skakanka skała skarb skarbiec skarbonka skarpeta skaut sklep skoczek skowronek skóra skórzany skraj skrajny skromny
skrzat skrzela skrzydło skrzynia skrzyp skrzypce skrzyżowanie skuter słaby słodki słoik słonecznik słoneczny słony słońce słownik słowo
słuchać słyszeć smak smażony smażyć smok smutek smutny smycz snop sobota soból soczewica soczewka soczysty sokół solić sopel sosna sośnina
sowa sójka sól spacer spacerować spać spadochron spinacz spinka spirala spiżarnia spodek spodnie spotkanie spódnica spór sprężyna sprężysty
sprzączka sprzedać sprzedawca srebrny srebro srebrzysty sroka stacja stadion stado stajenny stajnia stal stalowy start staruszka starzec
statek staw step stepowy sternik sterowiec stodoła stokrotka stolarz stołówka stopa stopień stos stożek stóg strach straszyć strażak
strojny strona stróż struga strugać strumień strumyk struś strych strzała strzemię student studnia studzienka styczeń suchar suchy sufit
sukces sukienka sukno suma sumienie surowiec surowy suszarka sweter sypialnia syrena szabla szachy szafa szafir szafran szalik szalupa
szałwia szarotka szary szczaw szczebel szczególny szczeniak szczęście szczotka szczupak szczur szczypiorek szczypta szczyt szelest szelki
szept szeptać szeroki sześcian szewc szkarłatny szkatułka szkic szklanka szklany szklarz szkoła szkółka szlafrok szmaragd szmer sznur
sznurówka szop szorty szosa szpada szpak szpilka szpinak szpital szprycha szron sztab sztaluga sztandar sztorm sztuka sztylet szufelka
szuflada szukać szum szuwar szwaczka szybki szybowiec szyć szyja szyld szynka szyszka ściana ścierka śledź ślimak śliski śliwka śliwowica
ślub ślubowanie ślusarz śmiały śmiech śmietana śmigłowiec śnieg śnieżka śnieżny śnieżyca śpieszyć śpiewać śpiewak śpioch śpiwór średni
środa środek śruba śrubokręt światło świeca świecić świecznik świerk świerszcz świetlik świeży święto świnia świstak świt tabliczka taboret
tabun taca taczka tajemnica tajny talerz talia tamburyn tancerz taniec tańczyć tarantula taras tarcza tarka tasiemka tata tchórz tchórzliwy
teatr tektura telefon telegram teleskop termometr tęcza tęczowy tępy tkacz tkać tkanina tlić tłok tłum tłumacz toffi tokarka tokarz tona
topaz topnieć topola topór torba torf traf traktor tramwaj tramwajarz trasa traszka tratwa trąba trener treser trolejbus troll troska
trójkąt trudny truskawka trybuna trzask trzcina trzewik trzmiel trzpień trzymać tulipan tunel turkus turniej turystka tuzin twardy twaróg
twierdza tydzień tygrys tylny tymianek tysiąc ucho uchwyt uczciwy uczelnia uczeń uczony uczyć układanka ukłon ulewa ulica ułamek umowa upał
upominek uprzejmy urlop urna urwisko urząd uszko uśmiech uzda wachlarz wafel waga wagon wahadło wakacje walc walet walizka walka waltornia
wałek wanilia wapno warcaby warkocz warsztat warta warzywo wazon ważka ważny wąchać wąski wąsy wąwóz wczesny wczorajszy wejść wełna
wełniany wentylator weranda wesele wesoły wędrowiec wędzony węgiel węgorz węzeł wiadro wiadukt wianek wiara wiatr wiatrak wiąz widelec
widły widok widokówka widz widzieć wiecha wieczny wieczorny wieczór wiek wielbłąd wielki wieloryb wieniec wierny wiersz wiertarka wiertło
wierzba wierzyć wiewiórka wieźć wieża więdnąć wiklina wilga wilgotny wilk winda winnica winogrono wiolonczela wiosenny wiosło wiosna wisior
wiśnia witraż własny włóczka włócznia wnuczka wnuk wodnik wodny wodospad wojownik wołać woźnica wóz wrona wrotki wróbel wróżka wrzesień
wrzos wrzosowisko wschód wspinać wspólny wstawać wstążka wtorek wujek wulkan wybaczyć wyciąg wycieczka wydawca wydma wydra wyjść wykrzyknik
wyprawa wysoki wyspa wystawa wyścig wzgórze wzór wzrok zabawka zachód zaczarowany zagadka zagroda zając zakładka zakręt zalew zamek
zamiatać zamieć zamknąć zamknięty zapach zapałka zapomnieć zaprawa zaprzęg zasłona zaspa zatoka zaułek zawilec zawór zbędny zbiornik zboże
zbroja zdjęcie zdrowy zebra zegar zegarmistrz zeszyt zębatka zielnik zielony ziemniak ziemski ziewać zima zimny zimowy zjazd zjeżdżalnia
zlew złamany złotnik złoty zły zmieniać zmierzch znak znaleźć zorza zręczny zupa zwiad zwiastun związek zwierciadło zwój zwycięstwo zwykły
źdźbło źrebak źrebię źródło żaba żagiel żaglówka żaluzja żarówka żartować żąć żeglarka żeglarz żelazko żelazny żelazo żeton żmija żołądź
żołnierz żongler żonkil żółty żółw żuk żuławy żupan żuraw żurawina żurek żwir żyła żyrafa żyrandol żyto
`
  .trim()
  .split(/\s+/);

/** Once in the list: too much alike, rare or unkind. No new phrase has them; those that do are read. */
export const retired: readonly string[] = `
balet balon baran barć barka baśń bat bateryjka bez bębenek blok bluzka błoń bocianek boczek bok borsuczek bób bór brać brąz broda
brzoskwinka budka buk buńczuk cal cały chomąto chór cynk czapka czekoladka dama daszek dług dom domek dywanik dzbanek dzięgiel dzwonek
fasolka gaj ganek glon głos gniazdko gontyna górski gra grab grać gram gwizdek huk huta jawny jerzyk kaczka kapać karta kasza kawa kiełek
kipieć klatka klon kluseczka koc kocioł kogucik kominek konopie kopa kopytko kora koral kosa koszyk kość kot kotka kozak kret krówka
krzesiwo krzywa kula kupa kurka kuter lać lalka las laska lawa lemiesz len lew lilijka lina lis lody lotnia lód lud lukier lupa łata ławica
łokietek łopatka łoś łódka łuk majtek mak makolągwa mama marka meta miech miecz mieczyk modystka mostek mowa nać niezabudka niteczka noc
norka nóż obłoczek obrazek oko okoń oliwka opal pagoda pałac parasolka paw pączek pąk piasek pić piec pień pierś pieśń pięść pięta piła
pingpong pionek piramidka płatek płynąć pochwa polny prać proca przyłbica racuszek rakietka rama ramka raróg rok rosa ród róg róża ruczaj
ruda ryż rzeka sążeń sen serwal siać sień sikorka skrzynka słoń słowik smoczek sok sos sosenka stać stary ster stół strug sum sweterek
szafirek szopa szpinet szyna szyszak ścieżka śnieżynka święty tęcznik tort trawa trąbka trójka tulipanek tymotka walec warga wata wazonik
wąż wiać wiedzieć wojna wolny worek wzgórek zatoczka ząb zdun zegarek zeszycik złoto znaczek żabka żal żardyniera żołna żuczek żwirek
`
  .trim()
  .split(/\s+/);
