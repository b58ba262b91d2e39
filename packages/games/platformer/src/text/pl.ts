/** Platformer in Polish. Player names stand in the nominative, verbs in the present: nobody's gender is guessed. */
import { capital, type Lexicon, tallied, typesetLexicon, variant } from '@astragal/kernel';
import type { Landmark } from '../content/map.ts';
import { CARDS, FOES } from '../content/tables.ts';
import { type Die, type Field, type PlatformerKind, SPECIAL_DIE } from '../state.ts';
import { describer, type TableWords } from './describe.ts';
import { holdingsOf } from './holdings.ts';
import { ideas } from './ideas-pl.ts';
import { dieName, headingOf, isPotion, rowsBetween, symbolsFor, symbolWith } from './lines.ts';
import { amountOf, objectOf, placeOf, ROMAN, riches, spotOf } from './names.ts';
import { names } from './names-pl.ts';

const { heroes, cards, symbols, tokens, tiles, attacks, foes, foeObjects } = names;

const place = (field: Field): string => placeOf(names, field);
const spot = (field: Field, on?: Landmark): string => spotOf(names, field, on);
const dieOf = (die: Die): string => dieName('kość', 'kość specjalna', die);
const steps = { up: 'skacze w górę', down: 'schodzi', left: 'idzie w lewo', right: 'idzie w prawo' };
const ways = { up: 'w górę', down: 'w dół', left: 'w lewo', right: 'w prawo' };

const table: TableWords = {
  titles: { table: 'Stół', boss: 'Boss', shop: 'Sklep', artifacts: 'Artefakty' },
  steps: {
    0: 'wydarzenie',
    1: 'krok 1, usunięcie poziomu',
    2: 'krok 2, naładowanie',
    3: 'krok 3, rzut kośćmi',
    4: 'krok 4, kość wrogów',
    5: 'krok 5, akcje',
    6: 'krok 6, kość specjalna',
    7: 'krok 7, grawitacja',
    8: 'krok 8, koniec tury',
    9: 'tura bossa',
  },
  none: 'brak',
  used: 'kość zużyta',
  exhausted: 'karta zużyta',
  ready: 'karta naładowana',
  soldOut: 'Puste miejsce.',
  coin: 'moneta',
  gem: 'klejnot',
  ladder: 'drabina',
  ground: 'ziemia',
  wallRight: 'ściana po prawej',
  air: 'otwarta przestrzeń',
  offMap: 'Poza mapą.',
  floating: 'Grawitacja nie działa na tego bohatera do początku jego następnej tury.',
  steady: 'Aktywny bohater nie spada w kroku 7.',
  safeStep: 'Na następnym polu ruchu wrogowie nie atakują odchodzącego bohatera.',
  safeMoves: 'Ruchy w tej turze nie ściągają ataków.',
  centre: 'jeszcze do zdobycia',
  abilityUsed: 'Zdolność bohatera jest już wykorzystana w tej turze.',
  noCards: 'Bez przedmiotów i mikstur.',
  lost: 'Partia przegrana.',
  maze: (name) => `${name}.`,
  round: (round, rounds) => `Runda ${round} z najwyżej ${rounds}.`,
  turn: (turn, name, step) => `Tura ${turn}: ${name}, ${step}.`,
  won: (name) => `Boss pokonany. Zwycięstwo: ${name}.`,
  pool: (dice) => `Pula kości: ${dice}.`,
  enemyDie: (face) => `Kość wrogów: ${face}.`,
  nextAttack: (wounds) => `Dodatkowe rany w następnym ataku: ${wounds}.`,
  hidden: (levels) => `Poziomy jeszcze zakryte: ${levels}.`,
  removed: (levels) => `Poziomy usunięte: ${levels}.`,
  event: (name, text) => `Wydarzenie: ${name}. ${text}`,
  eventsLeft: (events) => `Pozostałe wydarzenia: ${events}.`,
  boss: (name, health) => `${name}. Rany potrzebne w jednym ataku: ${health}.`,
  bossDeck: (n, discarded) => `Karty ataku w talii: ${n}. Odrzucone: ${discarded}.`,
  attackCard: (name, indicator, range, text) => `„${name}” (${indicator}; ${range}). ${text}`,
  level: (level, list) => `Poziom ${level}: ${list}`,
  bossLevel: (level, list) => `Poziom ${level}, poziom bossa: ${list}`,
  enemyCard: (name, text) => `${name}. ${text}`,
  row: (row, fields) => `Rząd ${row}. ${capital(fields)}.`,
  field: (column, things) => `kolumna ${column}: ${things}`,
  card: (name, price, text) => `${name}, cena ${price}. ${text}`,
  decks: (items, potions) => `Jeszcze w taliach: przedmioty ${items}, mikstury ${potions}.`,
  artifact: (name, holder, text, deed) => `${name}: ${holder}. ${text} Żeby go zdobyć: ${deed}.`,
  hero: (name, text) => `${name}. ${text}`,
  place: (where) => `Na mapie: ${where}.`,
  hearts: (hearts, pool) => `Serca: ${hearts} z ${pool}.`,
  purse: (coins, gems) => `Monety: ${coins}. Klejnoty: ${gems}.`,
  special: (symbol) => `Kość specjalna: ${symbol}.`,
  owned: (name, state, text) => `${name}, ${state}. ${text}`,
  token: (name, text) => `Żeton „${name}”. ${text}`,
  stoneSkin: (wounds) => `Kamienna skóra: do początku następnej tury każde źródło ran zadaje o ${wounds} mniej.`,
  defeated: (enemies) => `Pokonani wrogowie: ${enemies}.`,
};

/** Every sentence of the game in Polish. */
export const pl: Lexicon<PlatformerKind> = typesetLexicon<PlatformerKind>({
  name: 'Platformer',
  tagline: 'Wspinaj się, popychaj i spadaj: wieża, jej grawitacja i boss na szczycie.',
  events: {
    'hero-chosen': ({ seat, hero }, who) => `${who(seat)} rusza na wieżę. Bohater: ${heroes[hero]}.`,
    'turn-began': ({ seat, turn }, who) => `Tura ${turn}: ${who(seat)}.`,
    'event-revealed': ({ event }) => `Wydarzenie: ${names.events[event]}. ${names.eventText[event]}`,
    'level-removed': ({ level }) => `Poziom ${ROMAN[level]} znika w chmurze pyłu. Nie ma już powrotu!`,
    'tower-removed': () => 'Wszyscy są na górze. Wieża pod spodem się rozsypuje, zostaje tylko poziom bossa.',
    recharged: ({ seat, cards: n }, who) => `${who(seat)} ładuje ${objectOf(names, 'card', n)}.`,
    rolled: ({ seat, dice, enemyDie }, who) =>
      `${who(seat)} rzuca: ${tallied(dice, (face) => symbols[face])}. Kość wrogów: ${names.enemyFaces[enemyDie]}.`,
    'hero-moved': ({ seat, from, to, how, by, on }, who) => {
      if (how === 'move') return `${who(seat)} ${steps[headingOf(from, to)]}: ${spot(to, on)}.`;
      if (how === 'push')
        return by === undefined
          ? `${who(seat)} ustępuje miejsca: ${spot(to, on)}.`
          : `${who(by)} rozpycha się łokciami, ${who(seat)} ustępuje miejsca: ${spot(to, on)}.`;
      if (how === 'fall')
        return `${variant([`Grawitacja woła, ${who(seat)} spada`, `${who(seat)} spada`, `${who(seat)} leci w dół`], to)}: ${spot(to, on)}.`;
      if (how === 'portal') return `${who(seat)} przechodzi przez portal: ${spot(to, on)}.`;
      if (how === 'respawn') return `${who(seat)} odradza się: ${spot(to, on)}.`;
      return `${who(seat)} przenosi się jednym susem: ${spot(to, on)}.`;
    },
    'enemy-moved': ({ enemy, from, to, how, by, on }, who) => {
      if (how === 'die') return `${foes[enemy]} drepcze ${ways[headingOf(from, to)]}: ${spot(to, on)}.`;
      if (how === 'fall') return `${foes[enemy]} spada o ${objectOf(names, 'field', rowsBetween(from, to))}: ${spot(to, on)}.`;
      if (how === 'charge') return `${foes[enemy]} pędzi ${ways[headingOf(from, to)]}: ${spot(to, on)}.`;
      const verb = how === 'push' ? 'popycha' : 'przesuwa';
      return by === undefined ? `${foes[enemy]} ustępuje: ${spot(to, on)}.` : `${who(by)} ${verb} ${foeObjects[enemy]}: ${spot(to, on)}.`;
    },
    attacked: ({ enemy, seat, wounds, why }, who) => {
      const told = {
        die: `${foes[enemy]} atakuje, broni się ${who(seat)}`,
        leaving: `${who(seat)} odsuwa się, a ${foes[enemy]} korzysta z okazji`,
        roots: `${who(seat)} podchodzi zbyt blisko, ${foes[enemy]} smaga korzeniami`,
        'boss-card': `${foes[enemy]} uderza, broni się ${who(seat)}`,
      };
      return `${told[why]}${wounds === 0 ? '. Bez ran' : ''}.`;
    },
    wounded: ({ seat, wounds, hearts, source }, who) => {
      const lead = {
        attack: '',
        trap: 'Trzask, pułapka! ',
        'thorn-cap': 'Miękkie lądowanie? Skądże, kolce! ',
        token: 'Drugi taki sam żeton boli. ',
        'boss-card': '',
        rockfall: 'Z góry lecą kamienie. ',
      };
      return `${lead[source]}${who(seat)} odnosi ${objectOf(names, 'wound', wounds)}. Serca: ${hearts}.`;
    },
    healed: ({ seat, hearts }, who) => `${who(seat)} wraca do sił: +${amountOf(names, 'heart', hearts)}.`,
    fainted: ({ seat }, who) => `Świat wiruje i gaśnie: ${who(seat)} mdleje.`,
    'die-spent': ({ seat, die, as, gems, value }, who) =>
      `${who(seat)} używa kości${die === SPECIAL_DIE ? ' specjalnej' : ''}: ${symbolWith(names, as, gems)}.${value > 1 ? ` Wartość: ${value}.` : ''}`,
    'dice-fused': ({ seat, as, gems, value }, who) =>
      `${who(seat)} zespala dwie kości: ${symbolWith(names, as, gems)}.${value > 1 ? ` Wartość: ${value}.` : ''}`,
    'boot-lost': ({ seat }, who) => `Nogi jak z kamienia: ${who(seat)} zużywa but i ani drgnie.`,
    'special-set': ({ seat, symbol }, who) => `${who(seat)} zachowuje symbol: ${symbols[symbol]}.`,
    'special-reset': ({ seat }, who) => `Reset kości specjalnej: ${who(seat)}.`,
    'die-changed': ({ seat, from, to, how }, who) => {
      const verb = { rerolled: 'przerzuca kość', turned: 'obraca kość', copied: 'kopiuje kość' };
      return `${who(seat)} ${verb[how]}. Było: ${symbols[from]}. Jest: ${symbols[to]}.`;
    },
    collected: ({ seat, what, at }, who) => `${who(seat)} ${variant(['zbiera', 'zgarnia', 'podnosi'], at)} ${objectOf(names, what, 1)}.`,
    gained: ({ seat, coins, gems, source }, who) => {
      const list = riches(names, coins, gems);
      if (source === 'loot') return `${who(seat)} zgarnia łup: ${list}.`;
      return source === 'seat' ? `Upominek za dalsze miejsce. ${who(seat)} dostaje: ${list}.` : `${who(seat)} zyskuje: ${list}.`;
    },
    'coins-lost': ({ seat, coins }, who) => `${who(seat)} płaci daninę: ${amountOf(names, 'coin', coins)}.`,
    struck: ({ seat, enemy, wounds, health }, who) =>
      wounds >= health
        ? `${who(seat)} atakuje ${foeObjects[enemy]}: ${wounds} z ${health}!`
        : `${who(seat)} atakuje ${foeObjects[enemy]}: ${wounds} z ${health}. To tylko łaskocze.`,
    defeated: ({ enemy }) => `${foes[enemy]} ${FOES[enemy].kind === 'boss' ? 'się chwieje' : 'pada'}.`,
    bought: ({ seat, card, price }, who) =>
      `${who(seat)} targuje się, płaci ${objectOf(names, 'coin', price)} i odchodzi z nabytkiem: ${cards[card]}.`,
    'shop-filled': ({ card }) => `Nowość w sklepie: ${cards[card]}.`,
    'card-used': ({ seat, card }, who) => `${who(seat)} ${isPotion(card) ? 'wypija miksturę' : 'zużywa kartę'}: ${cards[card]}.`,
    'ability-used': ({ seat, hero }, who) =>
      `${who(seat)} korzysta ze zdolności bohatera. ${names.shortHeroes[hero]} wie, jak to się robi.`,
    'artifact-claimed': ({ seat, artifact, from }, who) =>
      `${who(seat)} zdobywa artefakt: ${cards[artifact]}.${from === undefined ? '' : ` ${who(from)} musi go oddać.`}`,
    'token-gained': ({ seat, token }, who) => `${who(seat)} otrzymuje żeton bossa: ${tokens[token]}.`,
    'token-discarded': ({ seat, token }, who) => `${who(seat)} odrzuca żeton bossa: ${tokens[token]}.`,
    'level-revealed': ({ level, left, right, enemy, boss }) =>
      `Odkrywa się poziom ${ROMAN[level]}: ${tiles[left]}, ${tiles[right]}.${enemy ? ` Wrogowie: ${foes[enemy]}.` : ''}${boss ? ` A oto boss: ${foes[boss]}!` : ''}`,
    'enemy-appeared': ({ enemy, at }) => `Pojawia się ${foes[enemy]}: ${spot(at)}.`,
    'gem-appeared': ({ at }) => `W skale błyska klejnot: ${spot(at)}.`,
    'boss-turn-began': ({ boss }) => `Tura bossa: ${foes[boss]}.`,
    'boss-rolled': ({ boss, face }) => `${foes[boss]} rzuca kością wrogów: ${names.enemyFaces[face]}.`,
    'boss-card-drawn': ({ card, resolved }) =>
      resolved ? `Karta bossa „${attacks[card]}”. ${names.attackText[card]}` : `Karta bossa „${attacks[card]}” nie działa.`,
    'boss-card-cancelled': ({ seat, card }, who) => `Lustro błyska: karta „${attacks[card]}” chybia, ${who(seat)} oddycha z ulgą.`,
    'game-won': ({ seat, boss }, who) => `Jeden cios: ${foes[boss]} pada, a ${who(seat)} przechodzi do legendy.`,
    'game-lost': ({ why }) =>
      ({
        fainted: 'Bohater mdleje, a wieża zachowuje swoją tajemnicę. Partia przegrana.',
        events: 'Wydarzenia się skończyły, a boss wciąż stoi. Partia przegrana.',
        rounds: 'Ostatnia runda za nami, a boss wciąż stoi. Nikt nie wygrywa.',
      })[why],
    scored: ({ score }) =>
      `Punkty: ${score.total}. Wydarzenia ${score.events}, wrogowie ${score.enemies}, nadmiarowe rany ${score.overkill}, klejnoty ${score.gems}, monety ${score.coins}.`,
  },
  questions: {
    hero: () => 'Wybierz bohatera.',
    respawn: ({ first }) =>
      first ? 'Wejdź na wieżę: wybierz kość do wydania, potem pole.' : 'Odrodzenie: wybierz kość do wydania, potem pole.',
    actions: () => 'Użyj kości i kart w dowolnej kolejności, potem zakończ turę.',
    walk: ({ points, begun }) =>
      `${begun ? 'Wybierz następne pole albo stań.' : 'Wybierz pole, na które wchodzisz.'} Zostało pól: ${points}.`,
    strike: ({ wounds, dice }, _, may) => {
      const has = symbolsFor(may);
      if (dice === 0) return has === 'pair' ? 'Zespól dwie kości w miecz, żeby uderzyć.' : 'Wybierz kość do ciosu.';
      return `Rany z kości: ${wounds}. ${has === 'none' ? 'Teraz uderz.' : has === 'pair' ? 'Zespól jeszcze dwie albo uderz.' : 'Dołóż kość albo uderz.'}`;
    },
    handling: ({ points }, _, may) => {
      if (may?.some((choice) => choice.do === 'shove') ?? points > 0) return `Wybierz, dokąd trafi wróg. Punkty dłoni: ${points}.`;
      return symbolsFor(may) === 'pair' ? 'Zespól dwie kości w dłoń, żeby przesunąć wroga.' : 'Wybierz kość, która przesunie wroga.';
    },
    gloves: () => 'Wybierz wroga do przesunięcia o 1 pole.',
    shedding: ({ token }, _, may) =>
      `${symbolsFor(may) === 'pair' ? 'Zespól dwie kości' : 'Wybierz kość'}, żeby pozbyć się żetonu „${tokens[token]}”.`,
    landing: () => 'Wybierz pole, na którym lądujesz.',
    rerolling: ({ any, picked }) =>
      any ? (picked.length > 0 ? 'Wybierz jeszcze jedną kość albo rzuć.' : 'Wybierz kości do przerzutu.') : 'Wybierz kość do przerzutu.',
    turning: () => 'Wybierz kość i symbol, na który ją obrócisz.',
    copying: () => 'Wybierz kość, a potem tę, którą skopiuje.',
    pulling: () => 'Wybierz monetę lub klejnot do przyciągnięcia.',
    special: () => 'Zachowujesz jeden nieużyty symbol na kości specjalnej?',
    ladder: () => 'Trzymasz się drabiny czy puszczasz ją i spadasz?',
  },
  choices: {
    be: ({ hero }) => `${heroes[hero]}. ${names.heroText[hero]}`,
    respawn: ({ to, die }) => `Odrodzenie, ${place(to)}${die === undefined ? '' : ` (${dieOf(die)})`}`,
    spend: ({ die, as, gems }) => `${capital(dieOf(die))}: ${symbolWith(names, as, gems)}`,
    fuse: ({ die, with: other, as, gems }) => `Zespolenie (${dieOf(die)} i ${dieOf(other)}): ${symbolWith(names, as, gems)}`,
    grab: ({ at }) => `Przesuń wroga: ${place(at)}`,
    attack: ({ at }) => `Atak: ${place(at)}`,
    gravity: () => 'Zastosuj grawitację',
    drop: () => 'Puść drabinę',
    buy: ({ card }) => `Kup: ${cards[card]}. Cena: ${amountOf(names, 'coin', CARDS[card].price)}. ${names.cardText[card]}`,
    use: ({ card }) => `${isPotion(card) ? 'Wypij' : 'Zużyj'}: ${cards[card]}`,
    ability: () => 'Użyj zdolności bohatera',
    shed: ({ token }) => `Pozbądź się żetonu: ${tokens[token]}`,
    end: () => 'Zakończ akcje',
    go: ({ to }) => `Idź: ${place(to)}`,
    push: ({ to, out }) => `Popchnij: ${place(to)}. Stojący tam trafia na: ${place(out)}`,
    portal: ({ to }) => `Portal: ${place(to)}`,
    'portal-push': ({ to, out }) => `Portal z pchnięciem: ${place(to)}. Stojący tam trafia na: ${place(out)}`,
    stop: () => 'Wystarczy',
    raise: ({ token }) => `Użyj żetonu: ${tokens[token]}`,
    hit: () => 'Uderz',
    shove: ({ to }) => `Przesuń: ${place(to)}`,
    land: ({ to }) => `Ląduj: ${place(to)}`,
    pick: ({ die }) => `Przerzuć: ${dieOf(die)}`,
    roll: () => 'Rzuć',
    turn: ({ die, to }) => `Obróć (${dieOf(die)}): ${symbols[to]}`,
    copy: ({ die, from }) => `Skopiuj: ${dieOf(die)} jak ${dieOf(from)}`,
    pull: ({ from }) => `Weź z pola: ${place(from)}`,
    save: ({ die }) => `Zachowaj: ${dieOf(die)}`,
    'save-fused': ({ die, with: other, as }) => `Zespól (${dieOf(die)} i ${dieOf(other)}) i zachowaj: ${symbols[as]}`,
    skip: () => 'Niczego nie zachowuj',
    hold: () => 'Trzymaj się',
  },
  refusals: {
    coins: ({ need, have }) => `Brakuje: ${amountOf(names, 'coin', need - have)}`,
    'not-in-shop': () => 'Tylko na polu sklepu',
    exhausted: ({ rule }) => (rule === 'P-55' ? 'Już wykorzystane w tej turze' : 'Karta jest zużyta'),
    'nothing-changes': () => 'To niczego nie zmieni',
    'no-symbol': ({ symbol }) => `Brakuje symbolu: ${symbols[symbol]}`,
    'closed-area': () => 'Poziom bossa jest zamknięty z zewnątrz',
    heavy: ({ need, have }) => `Za ciężko. Punkty dłoni: ${have} z ${need}`,
    wall: () => 'Na drodze stoi ściana',
    platform: () => 'Na drodze jest platforma',
    'no-room': ({ rule }) => (rule === 'P-71' ? 'Stojący tam nie ma dokąd ustąpić' : 'Obok tego wroga nie ma wolnego pola'),
    'no-way': () => 'Nie ma dokąd iść',
  },
  options: {
    maze: { name: 'Labirynt', values: { random: 'Losowy', forest: 'Las', void: 'Pustka', mixed: 'Płytki Lasu i Pustki razem' } },
    map: { name: 'Mapa', values: { standard: 'Zwykła, trzy poziomy i boss', bigger: 'Większa, cztery poziomy i boss' } },
    boss: { name: 'Boss', values: { random: 'Losowy', medusa: 'Meduza', ikee: 'Hegemon Ikee' } },
    heroes: { name: 'Bohaterowie', values: { random: 'Losowo', chosen: 'Wybór w kolejności tur' } },
    first: { name: 'Pierwszy gracz', values: { random: 'Losowo', host: 'Pierwsze miejsce' } },
    artifacts: { name: 'Artefakty', values: { yes: 'Tak, dwa', no: 'Nie' } },
    rounds: { name: 'Limit rund', values: { 30: '30', 60: '60', 120: '120' } },
    ladderCatchesFall: { name: 'Drabiny zatrzymują spadających bohaterów', values: { yes: 'Tak', no: 'Nie' } },
    collectWhileFalling: { name: 'Zbieranie w trakcie spadania', values: { yes: 'Tak', no: 'Nie' } },
    enforceTokenLimits: { name: 'Monety, klejnoty i serca mogą się skończyć', values: { yes: 'Tak', no: 'Nie' } },
    ikeeUsesFinalFaces: { name: 'Ikee liczy kości po przerzutach', values: { yes: 'Tak', no: 'Nie' } },
    askLadderOwners: { name: 'Pytaj każdego gracza na drabinie', values: { yes: 'Tak', no: 'Nie' } },
  },
  holdings: holdingsOf(names, {
    row: { one: 'rząd', few: 'rzędy', many: 'rzędów' },
    enemy: { one: 'wróg', few: 'wrogów', many: 'wrogów' },
  }),
  ideas,
  describe: describer(table, names),
});
