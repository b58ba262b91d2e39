/** Dice Forge in Polish. Player names stand in the nominative, verbs in the present: nobody's gender is guessed. */
import { canAnswer, capital, type Lexicon, typesetLexicon, variant } from '@astragal/kernel';
import { HAMMER, TRITON_OPTIONS } from '../content/index.ts';
import type { DiceForgeKind } from '../state.ts';
import { describer, placeName, type TableWords } from './describe.ts';
import { holdingsOf } from './holdings.ts';
import { ideas } from './ideas-pl.ts';
import { cardBehind, convertible, falls, pair, plus, slotOptions, standings, sumOf } from './lines.ts';
import { amountOf, costOf, gainOf, listOf, priceOf } from './names.ts';
import { names } from './names-pl.ts';

const { cards, faces, dice } = names;

const and = ' i ';
const withDie = { light: 'jasną kością', dark: 'ciemną kością' };
const tokenOf = { cerberus: 'żeton Cerbera', triton: 'żeton Trytona' };

const table: TableWords = {
  titles: { table: 'Stół', sanctuary: 'Sanktuarium', gardens: 'Ogrody', chronicle: 'Dotychczasowe wyniki' },
  steps: { blessings: 'Boskie dary dla wszystkich', gear: 'Efekty wzmocnienia', action: 'Akcja', 'extra-action': 'Dodatkowa akcja' },
  resources: { gold: 'złoto', sun: 'słońce', moon: 'księżyc', glory: 'chwała' },
  start: 'portal startowy',
  none: 'brak',
  nothing: 'nic',
  round: (round, rounds) => `Runda ${round} z ${rounds}.`,
  turn: (name, step) => `Tura: ${name}. Krok: ${step}.`,
  gear: (list) => `Wzmocnienia do użycia: ${list}.`,
  outOf: (n, cap) => `${n} z ${cap}`,
  reserve: (list) => `Zapas: ${list}.`,
  glory: (glory, printed, score) => `Chwała: ${glory}, na kartach: ${printed}, wynik: ${score}.`,
  showing: (face) => `Na wierzchu: ${face}.`,
  unrolled: 'Jeszcze bez rzutu.',
  pawn: (place) => `Pionek: ${place}.`,
  cards: (list) => `Karty: ${list}.`,
  boars: (list) => `Nagrody za dziki: ${list}.`,
  hammer: (number, phase, filled, spaces) => `Młot ${number}, faza ${phase}: ${filled} z ${spaces}.`,
  hammersDone: (count) => `Ukończone młoty: ${count}.`,
  hammersWaiting: (count) => `Młoty w kolejce: ${count}.`,
  chests: (count) => `Skrzynie: ${count}.`,
  tokens: (cerberus, triton) => `Żetony: Cerber ${cerberus}, Tryton ${triton}.`,
  forged: (count) => `Wykute dotąd ścianki: ${count}.`,
  niche: (name, price, left) => `${name}. Cena: ${price}. Zostało: ${left}.`,
  stack: (card, cost, glory, left, text) => `„${card}”. Koszt: ${cost}. Wartość: ${glory}. Zostało kart: ${left}. ${text}`,
  portal: (list) => `Na portalu: ${list}.`,
  freePortal: 'Portal jest wolny.',
  roundScores: (round, scores) => `Runda ${round}: ${scores}.`,
};

/** Every sentence of the game in Polish. */
export const pl: Lexicon<DiceForgeKind> = typesetLexicon<DiceForgeKind>({
  name: 'Dice Forge',
  tagline: 'Wykuj swoje kości, zjednaj sobie bogów, zdobądź chwałę.',
  events: {
    'turn-begun': ({ seat, round }, who) => `Runda ${round}. Tura: ${who(seat)}.`,
    rolled: ({ by, roll, source, dice: rolled }, who) => {
      const all = falls(names, rolled, who, and);
      if (roll === 'theft') return `Satyrowie wprawiają kości w taniec. ${all}.`;
      if (roll === 'loss') return `Minotaur grzebie kopytem w ziemi. ${all}.`;
      const here = pair(
        names,
        rolled.map(({ face }) => face),
        and,
      );
      if (roll === 'minor-blessing') return `${who(by)} rzuca jedną kością (${dice[rolled[0]!.die].short}): ${here}.`;
      if (source !== 'turn') return `${who(by)} potrząsa kośćmi: ${here}.`;
      return `${variant(['Bogowie otwierają dłonie.', 'Kości klekoczą po Olimpie.', 'Dary sypią się z nieba.'], sumOf(rolled))} ${all}.`;
    },
    copied: ({ seat, face }, who) =>
      face
        ? `${who(seat)} zerka w zwierciadło i pożycza ściankę: ${faces[face].full}.`
        : `${who(seat)} zerka w zwierciadło i widzi tylko mgłę.`,
    gained: ({ seat, gains, lost, source }, who) => {
      const card = cardBehind(names, source);
      const gain = `${who(seat)}${card ? ` (${card})` : ''}: ${plus(names, gains, 'nic się nie mieści')}.`;
      const overflow = listOf(names, lost);
      return overflow ? `${gain} Sakiewka pęka w szwach. Przepada: ${overflow}.` : gain;
    },
    lost: ({ seat, losses }, who) => {
      const list = listOf(names, losses);
      return list ? `${who(seat)} traci: ${list}.` : `${who(seat)} wzrusza ramionami: nie ma nic do stracenia.`;
    },
    converted: ({ seat, given, glory, card }, who) =>
      `${who(seat)} (${cards[card].full}) zamienia na chwałę: ${listOf(names, given)}. +${amountOf(names, 'glory', glory)}.`,
    hammered: ({ seat, gold, phase, filled, glory }, who) =>
      glory > 0
        ? `Brzdęk! ${who(seat)} domyka fazę młota: +${amountOf(names, 'glory', glory)}.`
        : `${who(seat)} odkłada na młot: ${amountOf(names, 'gold', gold)}. Faza ${phase === 1 ? 'I' : 'II'}: ${filled} z ${HAMMER.spaces}.`,
    'gear-used': ({ seat, card }, who) => `${who(seat)} używa karty „${cards[card].full}”.`,
    paid: ({ seat, cost, purpose }, who) =>
      `${who(seat)} płaci: ${listOf(names, cost)}. Cel: ${purpose === 'extra-action' ? 'jeszcze jedna akcja' : `karta „${cards[purpose].full}”`}.`,
    bought: ({ seat, face, price, left }, who) => {
      const last = left === 0 ? ' Ostatnia taka!' : '';
      return `${who(seat)} kupuje ściankę: ${faces[face].full}. Cena: ${price > 0 ? amountOf(names, 'gold', price) : 'uśmiech'}.${last}`;
    },
    forged: ({ seat, die, face, replaced }, who) =>
      `${who(seat)} podważa starą ściankę (${dice[die].full}: ${faces[replaced].full}) i wykuwa nową: ${faces[face].full}.`,
    unforged: ({ seat, face }, who) => `Na kościach brak miejsca: ${who(seat)} zostawia ściankę w ogrodzie (${faces[face].full}).`,
    'ship-passed': ({ seat, forced }, who) =>
      forced ? `Statek odpływa z niczym: ${who(seat)} nie może nic kupić.` : `${who(seat)} macha statkowi na pożegnanie.`,
    moved: ({ seat, to }, who) => `${who(seat)} stawia żagle. Kurs: ${placeName(table, names, to)}.`,
    ousted: ({ seat, by }, who) =>
      `Na portalu robi się ciasno: ${who(by)} wchodzi, ${who(seat)} wraca na start i na pocieszenie otrzymuje boski dar.`,
    'card-taken': ({ seat, card, glory, left }, who) => {
      const bards = glory >= 10 ? ' Bardowie ostrzą pióra.' : '';
      const empty = left === 0 ? ' To ostatnia ze stosu.' : '';
      return `${who(seat)} bierze kartę „${cards[card].full}” (${amountOf(names, 'glory', glory)}).${bards}${empty}`;
    },
    'hammer-received': ({ seat, hammers }, who) => `${who(seat)} bierze młot na ramię. Młoty: ${hammers}.`,
    'caps-raised': ({ seat, caps }, who) => `${who(seat)} zyskuje miejsce. Limity: ${listOf(names, caps)}.`,
    'token-received': ({ seat, token }, who) => `${who(seat)} bierze ${tokenOf[token]}.`,
    'token-spent': ({ seat, token }, who) =>
      token === 'cerberus'
        ? `Trzy głowy wyją: ${who(seat)} stosuje te same wyniki jeszcze raz.`
        : `${who(seat)} dmie w róg i zużywa ${tokenOf[token]}.`,
    'victim-named': ({ seat, victim, face }, who) => `${who(seat)} wypuszcza dzika (${faces[face].full}), a ${who(victim)} musi go wykuć.`,
    borrowed: ({ seat, dice: taken, faces: shown }, who) =>
      `${who(seat)} pożycza z uśmiechem: ${taken.map((die, i) => `${faces[shown[i]!].full} (${who(die.seat)})`).join(', ')}.`,
    'boar-rewarded': ({ seat, face }, who) => `${faces[face].full} chrumka z zadowoleniem. Nagroda: ${who(seat)}.`,
    'turn-ended': ({ seat, passed }, who) => (passed ? `${who(seat)} pasuje.` : `${who(seat)} kończy turę.`),
    'round-ended': ({ round, scores }, who) => `Koniec rundy ${round}. ${standings(scores, who)}.`,
    'game-ended': ({ scores, winners }, who) =>
      `Kuźnia cichnie. ${winners.length > 1 ? 'Wspólne zwycięstwo' : 'Zwycięstwo'}: ${winners.map(who).join(', ')}. Wynik końcowy: ${standings(scores, who)}.`,
  },
  questions: {
    action: ({ extra }, _, may) => {
      const [faces, card] = [canAnswer(may, 'buy'), canAnswer(may, 'feat')];
      if (!faces && !card) return 'Nie starcza na ściankę ani na kartę: zakończ turę.';
      if (!card) return extra ? 'Jeszcze jedna akcja: ścianki.' : 'Kup ścianki albo zakończ turę.';
      if (!faces) return extra ? 'Jeszcze jedna akcja: karta.' : 'Weź kartę z wyspy albo zakończ turę.';
      return extra ? 'Jeszcze jedna akcja: ścianki albo karta.' : 'Kup ścianki albo weź kartę z wyspy.';
    },
    offering: ({ lot }, _, may) =>
      canAnswer(may, 'buy')
        ? `Kup jeszcze jedną ściankę albo zakończ ofiarę (na razie: ${lot.length}).`
        : `Zakończ ofiarę (ścianki: ${lot.length}).`,
    forging: ({ face }) => `Dotknij ścianki, którą zastąpi: ${faces[face].short}.`,
    extra: ({ paid }, _, may) =>
      paid || !canAnswer(may, 'pay') ? 'Zakończ turę.' : 'Zakończ turę albo zapłać 2 odłamki słońca za jeszcze jedną akcję.',
    garden: () => 'Wybierz ściankę z ogrodu.',
    victim: ({ face }) => `Wybierz, kto musi to wykuć: ${faces[face].full}.`,
    theft: ({ taken }) => (taken.length === 0 ? 'Wybierz pierwszą kość do pożyczenia.' : 'Wybierz drugą kość do pożyczenia.'),
    gift: ({ card }) => `Wybierz, co zyskujesz (${cards[card].full}).`,
    naming: ({ count }) => (count > 1 ? `Wybierz kość do wszystkich rzutów (${count}).` : 'Wybierz kość do rzutu.'),
    copying: () => 'Wybierz ściankę, którą skopiuje zwierciadło.',
    choosing: ({ roll }) => (roll.kind === 'loss' ? 'Wybierz, co tracisz.' : 'Wybierz, co bierzesz.'),
    ordering: () => 'Wybierz, który wynik pierwszy: złoto przyda się na statku.',
    converting: ({ roll, part, glory }) =>
      `${convertible(names, part.gives, roll.convert)}: zatrzymaj albo weź ${amountOf(names, 'glory', glory)}.`,
    splitting: ({ gold }) => `Zdobycz: ${amountOf(names, 'gold', gold)}. Ile z tego na młot?`,
    ship: ({ discount }) => `Kup jedną ściankę taniej o ${amountOf(names, 'gold', discount)} albo puść statek.`,
    reward: ({ face, by, seat }, who) => `Wybierz nagrodę: ${faces[face].full}${by === seat ? '' : ` (${who(by)})`}.`,
    repeat: () => 'Zużyć żeton Cerbera i zastosować wyniki jeszcze raz?',
  },
  choices: {
    use: ({ card }) => `Użyj: ${cards[card].full}`,
    buy: ({ face }) => `Kup ściankę: ${faces[face].full}. Cena: ${priceOf(names, face)}`,
    feat: ({ card }) => `Czyn: ${cards[card].full}. Koszt: ${costOf(names, card)}. Zysk: ${gainOf(names, card)}`,
    end: () => 'Zakończ turę',
    spend: ({ resource }) => `${capital(tokenOf.triton)}: ${amountOf(names, resource, TRITON_OPTIONS[resource])}`,
    finish: () => 'Zakończ ofiarę',
    forge: ({ die, position }) => `${capital(dice[die].full)}, miejsce ${position + 1}`,
    pay: () => 'Zapłać 2 odłamki słońca',
    pick: ({ face }) => faces[face].full,
    name: ({ victim }, who) => who(victim),
    borrow: ({ from, die }, who) => `${who(from)}: ${dice[die].full}`,
    take: ({ resource, amount }) => amountOf(names, resource, amount),
    roll: ({ die }) => `Rzuć ${withDie[die]}`,
    copy: ({ face }) => `Kopiuj: ${faces[face].full}`,
    apply: ({ face }) => `Najpierw: ${faces[face].full}`,
    convert: () => 'Weź chwałę',
    keep: () => 'Zostaw bez zmian',
    hammer: ({ gold }) => (gold === 0 ? 'Wszystko do zapasu' : `Na młot: ${amountOf(names, 'gold', gold)}`),
    decline: () => 'Nie, dziękuję',
    repeat: () => `Zużyj ${tokenOf.cerberus}`,
  },
  refusals: {
    short: ({ missing }) => `Brakuje: ${listOf(names, missing)}`,
    'sold-out': ({ face }) => `Nic już nie zostało: ${faces[face].full}`,
    twice: ({ face }) => `Dwa razy ten sam wzór: ${faces[face].full}`,
    'no-place': () => 'Na twoich kościach nie ma miejsca na następną ściankę',
    'stack-empty': ({ card }) => `Stos jest pusty: ${cards[card].full}`,
    boar: () => 'Dzik nigdy nie schodzi z kości',
    'just-forged': ({ face }) => `Ścianka z tej samej ofiary: ${faces[face].full}`,
    'extra-taken': () => 'Dodatkowa akcja już wykorzystana w tej turze',
  },
  options: {
    setup: {
      name: 'Karty na wyspach',
      values: { first: 'Zestaw na pierwszą partię', random: 'Losowo', chosen: 'Wybór dla każdego miejsca' },
    },
    ...slotOptions(names, (cost) => `Karta za ${cost}`),
  },
  holdings: holdingsOf(names),
  ideas,
  describe: describer(table, names),
});
