/** Polish words for recovery phrases: everyday ones, each another when its marks are left out. */
export const words: readonly string[] = `
abażur abecadło adres afisz agrafka agrest akacja akapit akord akordeon akrobata aksamit aktor akwarela akwarium album aleja alfabet
altana amulet ananas aniołek ankieta antena antrakt aparat apetyt apteka arbuz architekt arena arkusz armata armia aromat artysta asfalt
aster astronauta astronom atlas atrament atut autobus babcia bagienny bagietka bagno bajka bajkowy bakłażan balet balkon balon bambus
banan bandaż bank bankier baran barć barka barometr baron barszcz barwa baryłka basen baśń bat bateria bateryjka bawełna bazar bazia
bażant bączek beczka benzyna beret bez bęben bębenek biały biblioteka biedny biedronka biegać bigos bilet biolog bitwa biurko blady blask
bliski blok bluza bluzka bławatek błazen błękitny błoń błoto błysk błyszczeć bochen bocian bocianek boczek bogaty bok bombka borowik
borówka borsuczek borsuk bosman bób bóbr bór brać brama bransoleta brat bratek brąz brew broda brona broszka bród brunatny brzask brzeg
brzęk brzoskwinia brzoskwinka brzoza brzuch buda budka budować budzik buk bukiet bukszpan bulwar buława bułka buńczuk burak bursztyn burza
busola but butelka byk cal całość cały car cebula cedr cegła cekin cesarz chaber chałupa chałwa chata chciwy chemik chleb chłodny chmiel
chmura chochla chodnik chodzić chomąto chomik chory chować chór chronić chrzan chrząszcz chustka chwalić chwilowy chytry ciastko ciąć
ciągnąć cichy ciekawy cielę ciemny cienki cień ciepły cierpliwość cieśla cieśnina cięciwa ciężarówka ciężki ciocia cis cisza cud cukier
cukierek cukiernica cukiernik cukinia cyfra cyna cynamon cynk cyprys cyrk cyrkiel cytra cytryna czajka czajnik czapka czapla czarny
czarodziej czarownica czekać czekolada czekoladka czereśnia czerwiec czerwony częsty część czoło czosnek czółno czubek czuły czwartek
czysty czyścić czytać ćma ćwierć dach daktyl daleki dalia dama darować daszek dawać dawny dąb dekarz delfin deska deszcz deszczowy dewiza
diadem diament dłoń dług długi długopis dłuto dmuchać dmuchawiec dobroć dobry dojrzały dojrzewać dolina dolny dom domek domino domowy
dorożka dorsz dotykać dozorca drabina drewniany drobny droczyć droga drogowskaz drops drozd drugi drukarka drukarz drut drużyna drzazga
drzemać drzewo drzwi dudek dukat dumny durszlak duszek duży dworzec dwójka dwór dym dynia dyrygent dywan dywanik dzban dzbanek dziadek
dzida dziecko dzielić dzielny dziennik dziennikarz dzienny dzień dziergać dziesiątka dzięcioł dzięgiel dzik dziki dziób dziwić dziwny
dzwon dzwonek dzwonić dzwonnica dźwięczny dźwięk dźwig dźwignia dżem dżinsy echo ekierka ekran ekspres elf epoka fabryka fagot fajerwerk
fala fantazja farba fartuch fasola fasolka feniks figa filar filc filiżanka fiołek firanka fizyk flaga flądra flet flota foka fontanna
fortepian fortuna fotel fotograf fotografia fregata frędzel frytka fujarka furmanka furtka futro gaj gajówka galaretka galera galeria
galop gałąź gama ganek garncarz garnek garść gasnąć gawron gazeta gąbka gąsienica gejzer generał gęś giermek giętki gil gitara glina
gliniany glob globus glon gładki głęboki głos głośny głowa głóg główny głuchy gniazdko gniazdo gniew gnom godzina gołąb gondola gondolier
gong goniec gontyna gorący goryl gorzki gospoda gospodarz gość gotować gotowany gotowy gotyk goździk góra górny górski gra grab grabie
gracz grać grad gram granat granica granit groch grota gruby grudzień gruszka gryf gryka grządka grzbiet grzebień grzmieć grzmot grzyb
grzywa gubić gulasz gumka guzik gwiazda gwiezdny gwizd gwizdek gzyms haft haftować hamak hamulec harfa hasło hejnał hełm herb herbata
herold hetman hipopotam historyk hojność hojny honor hotel hrabia huba huk hulajnoga huragan huśtawka huta hymn iglica igliwie igloo igła
ikra imadło imbir imbryk imię indyk inżynier iskierka iskra izba jabłecznik jabłko jabłoń jacht jagnię jagoda jajko jałowiec jarmark
jarmuż jarzębina jarzyna jaskier jaskinia jaskółka jaskrawy jasny jaspis jastrząb jaszczurka jaśmin jawny jechać jednorożec jedwab jeleń
jemioła jerzyk jesienny jesień jesion jeść jezioro jeździec jeż jeżyna jęczmień język jodełka jodła jogurt jubiler jubileusz jutrzejszy
kaczka kaczor kadr kaftan kajak kakao kaktus kalendarz kalina kalosz kałamarnica kałamarz kamienny kamień kamizelka kamyk kanapa kanarek
kangur kania kantor kapać kapeć kapelusz kapitan kaplica kapusta karafka karaś karawana karczma kareta karmel karmić karmnik karp karta
karton karuzela kasa kasjer kasza kaszanka kaszleć kasztan katedra kawa kawiarnia kawka kąt kefir keks kibic kichać kielich kieł kiełbasa
kiełek kierowca kierownica kieszeń kino kiosk kipieć kisiel kiwać klacz klamka klarnet klaskać klasztor klatka klaun klawisz kleić klej
klepsydra kleszcze klisza klocek klon klucz kluseczka kluska kłębek kłoda kłos kłódka kłótnia kłujący knieja koala koc kochać kocioł
kogucik kogut kokarda kokon kokos kolano kolba kolczuga kolczyk kolega kolejarz kolejka kolumna kołatka kołczan kołdra kołnierz koło
kołyska komar kombajn kometa komin kominek komoda komora kompas kompot kompozytor koncert koncha konewka konfitura koniczyna koniec konik
konopie kontrabas konwalia koń kopa kopać koper koperta kopytko kopyto kora koral korale kordelas korek korona koronka korytarz korzeń
kosa kosić kosz koszary koszula koszyk kościół kość kot kotka kotlet kotły kotwica kowadło kowal kowboj koza kozak kozica kozioł kożuch
kółko krab kram krasnolud krater krawat krawiec krążek kreda kredka kres kret krewetka kręgi kręgiel krokodyl krokus kropka kropla krosno
krowa król królewicz królewna królik królowa krótki krówka kruchy kruk kryształ krzak krzesiwo krzesło krzew krzyczeć krzyk krzywa krzywy
krzyżówka książę książka księga księgowy księżyc księżycowy kubek kucharz kuchnia kucyk kuć kudłaty kufer kujawiak kukiełka kukułka
kukurydza kula kulisa kuna kupa kupić kupiec kura kurant kurczak kurier kurka kurtka kurtyna kusza kuter kuźnia kwadrat kwadratowy kwarc
kwas kwaśny kwiat kwiecień kwitek kwitnąć labirynt lać lakier lalka lampa lampion las laska lasso latać latarnia latawiec lato lawa
lawenda lawina leczyć legenda legowisko lejce lejek lekarz lekki lemiesz lemoniada len leniwiec leniwy lepić lepki leszcz leszczyna leśnik
leśny letni lew lewy leżeć liana lichtarz liczba liczyć lilia lilijka liliowy lina linia linijka lipa lipiec lis list listonosz listopad
liść litera litr lizak loch lodołamacz lodowaty lodowiec lodowisko lodówka lody lokomotywa lornetka loteria lotnia lotnik lotnisko lód
lśniący lud lufcik lukier lupa lustro lutnia lutować luty łabędź łagodny łan łańcuch łapać łasica łata łatwy ławica łazik łaźnia łąka
łokieć łokietek łopata łopatka łopian łosoś łoś łódka łódź łóżko łucznik łuk łuska łyko łyżka łyżwy łza machać maczuga magazyn magik
magnes magnolia maj majtek mak makaron makata makolągwa makówka malachit malarz malina maliniak malować maluch małpa mały mama mandarynka
manekin mango manierka mankiet mapa marchew marka marmolada marmur marynarka marynarz marzec marzenie marznąć marzyć maska masło maszt
maszyna maszynista maślak maślanka materac mazurek mądry mech medal meduza melodia melon menażka meta metr metro mewa mędrzec męstwo mętny
mgła miarka miasteczko miasto miech miecz mieczyk miedziany miedź miejscowy miesiąc miękki mięta migawka migdał mikroskop milczeć milion
miłość minuta miotła miód miska mistrz mlecz mleko młody młodzieniec młotek młyn młynarz mnich mocny modrzew modystka mokry moneta morela
mors morski morze mosiądz most mostek motocykl motor motorówka motyka motyl mowa mozaika mówić mózg mrok mrowisko mrówka mróz mrugać mucha
mundur mur murarz muszkiet muszla musztarda muślin muzeum muzyk myć mydło mysz myszołów myśl myśleć myśliwy myślnik nabrzeże nać
nadgarstek nadzieja nagroda nakrętka naleśnik namiastka namiot naparstek napój naprawiać narcyz naręcze narożnik narty nasiono naszyjnik
nauczyciel nawa nawias neon niebiański niebieski niebo niedziela niedźwiedź niemy niespodzianka nieść nieśmiały niezabudka niezdarny niski
niteczka nitka noc nocny nora norka nos nosorożec notariusz notes nowy nożyczki nóż nudny nurek nurt nuta obcas obcęgi obcy oberek oberża
obiad obiecać oblężenie obłoczek obłok obora obóz obraz obrazek obręcz obroża obrus obserwator obuwie obwarzanek ocean ocet oddech oddział
odlewnik odpływ odpoczynek odpowiadać odwaga odważnik odwilż odznaka oficer ognik ognisko ognisty ogniwo ogon ogórek ogrodnik ogród
okiennica okładka okno oko okoń okop okrąg okrągły okręt okruch okulary olbrzym olcha oliwa oliwka ołów ołówek ołtarz omlet opal opaska
opera opowieść opuścić orać orchidea order organista organy orkan orkiestra orlik orzech orzeł osa osada oset osika osioł ostatni ostroga
ostrów ostry ostrzyć oswojony ośmiornica otwarty otworzyć owal owca owies owoc pacynka paczka paczuszka padać pagoda pagórek pajacyk pająk
pajęczyna palec paleta palma pałac pamiątka pamięć pamiętać pancerz panda panna panorama pantera papier papierowy paproć papryka papuga
para parasol parasolka park parkan parkiet parowiec parowóz parów parówka pasek pasiasty pastel pasterz pasztet patelnia patrzeć patyk paw
paznokieć pazur paź październik pączek pąk pchać pedał peleryna pelikan pełny pełzać pergamin pergola perkusja perła peron pęczek pędrak
pędzel pędzić piana pianino piasek piąstka piątek pić piec pieczeń pieczęć pieczony piekarnia piekarz pielgrzym pień pieprz piernik pieróg
pierś pierścień pierwszy pies pieśń pietruszka pięść pięta piętro pigułka pigwa pikantny piksel pilaw pilnik pilot piła piłka piłkarz
piłować pinezka pingpong pingwin piołun pion pionek piorun piosenka pióro piramida piramidka pisać pisarz piwnica piwonia piżama plac
placek plakat plandeka planeta plaster platan platyna plaża plecak plecionka plecy plemię pleśń plomba plusk płacić płakać płaszcz płatek
płetwa płomień płomyk płonąć płot płótno pług płynąć płytki pływać pobocze pochwa pociąg początek poczta pocztówka podeszwa podium podkład
podkoszulek podkowa podlewać podłoga podnieść podpis podręcznik podróż poduszka podwójny podwórze podziemny poemat poeta pogoda poić
pojazd pokład pokój pokrywka pokrzywa polana pole policzek polny polonez połowa południe pomarańcza pomidor pomoc pomost pompa pomysł
poniedziałek pończocha popiół poranek poranny porcelana poręcz porost port portfel portret porzeczka posąg posłaniec postój potok potrójny
powidła powieść powietrzny powóz poziomica poziomka półka półmisek północ późny praca prać pralnia prasować prawda prawnik prawo prawy
prezent prezes prędki proca proch profesor prom promień proporzec prosię proso prosty prośba próg pryzma pryzmat prządka prząść
przebiśnieg przecinek przedni przedszkole przejrzysty przepiórka prześcieradło przewód przędza przycisk przyjaciel przyjaźń przylądek
przyłbica przypływ przysięga przystanek przystań pstrąg pstry pszczelarz pszczoła pszczółka pszenica ptak puch puchacz puchar puchowy
pukać pułk puma pustelnik pusty puszcza puszczyk puszka puszysty puzderko puzon pył pytać rabata racuch racuszek rada radio radość rafa
rak rakieta rakietka rama ramię ramka ranek rapsodia raróg ratować ratownik ratusz rąbać rdza rebus redaktor refren regał rekin rekord
remis remiza resor reżyser ręcznik rękaw rękawica rękopis robak robot rodzina rodzinny rodzynka rogal rogatka rok rola rolada romb ropucha
rosa rosiczka rosnąć rosół rower rozdział rozkaz rozłąka rozmaryn rozmowa ród róg rój równy róża różnica różowy rubin rubinowy ruczaj ruda
rudy rulon rumak rumianek rumiany runo rusałka rybak rycerz rydz rynek rysować ryś rytm rywal ryż rzadki rząd rzeczny rzeka rzemyk rzepa
rześki rzeźba rzeźbiarz rzeźnik rzęsa rzodkiewka rzucać sad sadza sadzić salon sałata samochód samolot samowar sandał saneczki sanie sanki
sarna sasanka satelita sąsiad sąsiedni sążeń scena schludny schody schron segment sekret sekunda seler semafor sen senny ser serce sernik
serwal serwetka setka sędzia siać sieć siedzieć siekiera sień sierp sierpień sikora sikorka silnik silny siłacz siodło siostra sito
sitowie skakać skakanka skała skarb skarbiec skarbonka skarpeta skaut sklep skoczek skowronek skóra skórzany skraj skrajny skromny skrzat
skrzela skrzydło skrzynia skrzynka skrzyp skrzypce skrzyżowanie skuter słaby słodki słoik słonecznik słoneczny słony słoń słońce słowik
słownik słowo słuchać słyszeć smak smażony smażyć smoczek smok smutek smutny smycz snop sobota soból soczewica soczewka soczysty sok sokół
solić sopel sos sosenka sosna sośnina sowa sójka sól spacer spacerować spać spadochron spinacz spinka spirala spiżarnia spodek spodnie
spotkanie spódnica spór sprężyna sprężysty sprzączka sprzedać sprzedawca srebrny srebro srebrzysty sroka stacja stać stadion stado
stajenny stajnia stal stalowy start staruszka stary starzec statek staw step stepowy ster sternik sterowiec stodoła stokrotka stolarz
stołówka stopa stopień stos stożek stóg stół strach straszyć strażak strojny strona stróż strug struga strugać strumień strumyk struś
strych strzała strzemię student studnia studzienka styczeń suchar suchy sufit sukces sukienka sukno sum suma sumienie surowiec surowy
suszarka sweter sweterek sypialnia syrena szabla szachy szafa szafir szafirek szafran szalik szalupa szałwia szarotka szary szczaw
szczebel szczególny szczeniak szczęście szczotka szczupak szczur szczypiorek szczypta szczyt szelest szelki szept szeptać szeroki sześcian
szewc szkarłatny szkatułka szkic szklanka szklany szklarz szkoła szkółka szlafrok szmaragd szmer sznur sznurówka szop szopa szorty szosa
szpada szpak szpilka szpinak szpinet szpital szprycha szron sztab sztaluga sztandar sztorm sztuka sztylet szufelka szuflada szukać szum
szuwar szwaczka szybki szybowiec szyć szyja szyld szyna szynka szyszak szyszka ściana ścierka ścieżka śledź ślimak śliski śliwka śliwowica
ślub ślubowanie ślusarz śmiały śmiech śmietana śmigłowiec śnieg śnieżka śnieżny śnieżyca śnieżynka śpieszyć śpiewać śpiewak śpioch śpiwór
średni środa środek śruba śrubokręt światło świeca świecić świecznik świerk świerszcz świetlik świeży święto święty świnia świstak świt
tabliczka taboret tabun taca taczka tajemnica tajny talerz talia tamburyn tancerz taniec tańczyć tarantula taras tarcza tarka tasiemka
tata tchórz tchórzliwy teatr tektura telefon telegram teleskop termometr tęcza tęcznik tęczowy tępy tkacz tkać tkanina tlić tłok tłum
tłumacz toffi tokarka tokarz tona topaz topnieć topola topór torba torf tort traf traktor tramwaj tramwajarz trasa traszka tratwa trawa
trąba trąbka trener treser trolejbus troll troska trójka trójkąt trudny truskawka trybuna trzask trzcina trzewik trzmiel trzpień trzymać
tulipan tulipanek tunel turkus turniej turystka tuzin twardy twaróg twierdza tydzień tygrys tylny tymianek tymotka tysiąc ucho uchwyt
uczciwy uczelnia uczeń uczony uczyć układanka ukłon ulewa ulica ułamek umowa upał upominek uprzejmy urlop urna urwisko urząd uszko uśmiech
uzda wachlarz wafel waga wagon wahadło wakacje walc walec walet walizka walka waltornia wałek wanilia wapno warcaby warga warkocz warsztat
warta warzywo wata wazon wazonik ważka ważny wąchać wąski wąsy wąwóz wąż wczesny wczorajszy wejść wełna wełniany wentylator weranda wesele
wesoły wędrowiec wędzony węgiel węgorz węzeł wiać wiadro wiadukt wianek wiara wiatr wiatrak wiąz widelec widły widok widokówka widz
widzieć wiecha wieczny wieczorny wieczór wiedzieć wiek wielbłąd wielki wieloryb wieniec wierny wiersz wiertarka wiertło wierzba wierzyć
wiewiórka wieźć wieża więdnąć wiklina wilga wilgotny wilk winda winnica winogrono wiolonczela wiosenny wiosło wiosna wisior wiśnia witraż
własny włóczka włócznia wnuczka wnuk wodnik wodny wodospad wojna wojownik wolny wołać worek woźnica wóz wrona wrotki wróbel wróżka
wrzesień wrzos wrzosowisko wschód wspinać wspólny wstawać wstążka wtorek wujek wulkan wybaczyć wyciąg wycieczka wydawca wydma wydra wyjść
wykrzyknik wyprawa wysoki wyspa wystawa wyścig wzgórek wzgórze wzór wzrok zabawka zachód zaczarowany zagadka zagroda zając zakładka zakręt
zalew zamek zamiatać zamieć zamknąć zamknięty zapach zapałka zapomnieć zaprawa zaprzęg zasłona zaspa zatoczka zatoka zaułek zawilec zawór
ząb zbędny zbiornik zboże zbroja zdjęcie zdrowy zdun zebra zegar zegarek zegarmistrz zeszycik zeszyt zębatka zielnik zielony ziemniak
ziemski ziewać zima zimny zimowy zjazd zjeżdżalnia zlew złamany złotnik złoto złoty zły zmieniać zmierzch znaczek znak znaleźć zorza
zręczny zupa zwiad zwiastun związek zwierciadło zwój zwycięstwo zwykły źdźbło źrebak źrebię źródło żaba żabka żagiel żaglówka żal żaluzja
żardyniera żarówka żartować żąć żeglarka żeglarz żelazko żelazny żelazo żeton żmija żołądź żołna żołnierz żongler żonkil żółty żółw żuczek
żuk żuławy żupan żuraw żurawina żurek żwir żwirek żyła żyrafa żyrandol żyto
`
  .trim()
  .split(/\s+/);
