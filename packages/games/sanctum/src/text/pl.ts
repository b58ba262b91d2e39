/** Sanctum in Polish. Player names stand in the nominative, verbs in the present: nobody's gender is guessed. */
import { canAnswer, capital, type Lexicon, typesetLexicon, variant } from '@astragal/kernel';
import { ROW } from '../content/acts.ts';
import { lordOf } from '../content/lords.ts';
import type { SanctumKind } from '../state.ts';
import { type AnswerWords, answersOf } from './answers.ts';
import { describer, type TableWords } from './describe.ts';
import { holdingsOf } from './holdings.ts';
import { ideas } from './ideas-pl.ts';
import { CHANGES, climbsTo, deedsIn, diceOf, gemsOf, isWeapon, paymentOf, rollOf, setOf, setsOf, sourcesOf } from './lines.ts';
import { amountOf, demonName, placeOf } from './names.ts';
import { names } from './names-pl.ts';

const { items, skills, blessings, potions, slots, gems, cards, cardText, penalties } = names;

const sources = sourcesOf(names, 'Zdolność z planszy', 'Szał');
const pool = 'pula klejnotów';
const tokens = { stamina: 'żeton wytrwałości', focus: 'żeton skupienia' };
const dice = { gold: 'złotą kość', silver: 'srebrną kość' };

/** What can be done with a turn. */
const deeds = deedsIn(
  {
    move: 'rusz na czoło',
    fight: 'walcz z demonami',
    rest: 'odpocznij',
    breach: 'przedrzyj się przez mury',
    answer: 'odpowiedz na wezwanie',
  },
  ' albo ',
);

const table: TableWords = {
  titles: { table: 'Stół', march: 'Pochód', achievements: 'Osiągnięcia', lord: 'Władca Demonów' },
  phases: {
    setup: 'Wybór bohaterów',
    march: 'Pochód',
    call: 'Wezwanie do broni',
    respite: 'Ostatni krótki odpoczynek',
    response: 'Odpowiedź Władcy Demonów',
    battle: 'Ostateczna Bitwa',
    over: 'Koniec opowieści',
  },
  difficulties: { normal: 'Normalny', hard: 'Trudny', nightmare: 'Koszmarny', infernal: 'Piekielny' },
  fates: { alive: 'w grze', won: 'bitwa wygrana', dead: 'poza grą' },
  fightPhases: { potions: 'przed rzutem', attack: 'atak', block: 'blok', levels: 'poziomy i przedmioty' },
  wells: { empty: 'wolne', stamina: 'żeton wytrwałości', focus: 'żeton skupienia', corrupt: 'zniszczone' },
  none: 'brak',
  walls: 'Mury Sanctum',
  cathedral: 'katedra',
  notYet: 'jeszcze przed wymarszem',
  faceDown: 'jeszcze w ukryciu',
  used: 'już wykorzystane',
  hit: 'trafienie',
  defeated: 'pokonana',
  silver: 'srebrna',
  diceUse: { free: 'wolna', placed: 'przydzielona', lost: 'utracona' },
  changed: 'zmodyfikowana',
  difficulty: (name) => `Poziom trudności: ${name}.`,
  round: (round) => `Runda ${round}.`,
  vanguard: (name) => `Straż przednia: ${name}.`,
  deck: (level, left, top, discarded) => `Talia demonów poziomu ${level}. Zostało: ${left}. Na wierzchu: ${top}. Odrzucone: ${discarded}.`,
  space: (act, space) => `${act}, pole ${space}`,
  front: (place) => `Czoło pochodu: ${place}.`,
  order: (list) => `Kolejność marszu: ${list}.`,
  next: (sets) => `Następne pole odkryje demony poziomów: ${sets}.`,
  set: (number, demons) => `Zestaw ${number}: ${demons}.`,
  chest: (list) => `W skrzyni: ${list}.`,
  achievement: (name, goal, state) => `${name} (${goal}): ${state}.`,
  open: 'do zdobycia',
  blocked: 'poza grą',
  laid: (number, text) => `Karta przy katedrze ${number}: ${text}.`,
  roared: (number, text) => `Karta ryku ${number}: ${text}.`,
  roar: (n) => `Karty następnego ryku: ${n}.`,
  lordDeck: (n) => `Karty w talii Władcy Demonów: ${n}.`,
  hero: (hero, fate) => `Bohater: ${hero}, ${fate}.`,
  health: (health, mark) => `Punkty życia: ${health}. Śmierć na polu: ${mark}.`,
  rage: (active, tiles) => `Aktywne kafelki szału: ${active} z ${tiles}.`,
  pools: (list) => `W pulach: ${list}.`,
  gold: (n) => `Złote kości: ${n}.`,
  angel: 'Jeszcze jedna czeka w puli klejnotów.',
  silverDie: 'Srebrna kość już w grze.',
  place: (place) => `Miejsce: ${place}.`,
  gemPool: (list) => `Pula klejnotów: ${list}.`,
  skill: (place, name, state, text) => `${place}, „${name}”: ${state}. ${text}`,
  gained: 'zdobyta',
  ability: (text, wells) => `${text}: ${wells}`,
  bag: (item, text) => `W torbie: ${item}. ${text}`,
  emptyBag: 'Torba jest pusta.',
  potions: (list, spaces) => `Eliksiry: ${list}. Pola na eliksiry: ${spaces}.`,
  blessing: (name, text) => `Błogosławieństwo: ${name}${text && ` (${text})`}.`,
  foe: (number, name, rest) => `Wróg ${number}: ${name}, ${rest}.`,
  current: 'obecna karta',
  numbers: (list) => `liczby: ${list}`,
  damage: (damage) => `obrażenia ${damage}`,
  spoils: (level, gem, item) => `poziom ${level} (${gem}), kryje: ${item}`,
  fight: (phase, list) => `Walka, ${phase}. Kości: ${list}.`,
  usedSkills: (list) => `Umiejętności użyte w tej walce: ${list}.`,
  fewerDice: (n) => `Mniej kości w następnej walce: ${n}.`,
  extraDamage: (n) => `Dodatkowe obrażenia w następnej walce: ${n}.`,
  answered: (n) => `Karty Władcy Demonów do przyjęcia: ${n}.`,
  defeatedCards: (n) => `Pokonane karty: ${n} z ${ROW}.`,
};

/** What is done with the dice and foes that lie there. */
const answers: AnswerWords = {
  rage: 'Szał',
  pieces: { die: 'kość', foe: 'wróg', location: 'miejsce', ability: 'zdolność', set: 'zestaw' },
  take: (set) => `Weź zestaw: ${set}`,
  hit: (value, foes) => `Trafienie wynikiem ${value}: ${foes}`,
  double: (skill, value, foes) => `${skill}, wynik ${value}: ${foes}`,
  reroll: (values) => `Przerzuć wyniki: ${values}`,
  hinder: (foe) => `Osłab cios: ${foe}`,
  first: (foe) => `Najpierw: ${foe}`,
  lose: (value) => `Strać kość z wynikiem ${value}`,
};

/** Every sentence of the game in Polish. */
export const pl: Lexicon<SanctumKind> = typesetLexicon<SanctumKind>({
  name: 'Sanctum',
  tagline: 'Maszeruj, walcz i rośnij w siłę, a potem przedrzyj się przez mury i stań przed Władcą Demonów.',
  events: {
    'lot-drawn': ({ seat }, who) => `Los wskazuje, kto zaczyna: ${who(seat)}.`,
    'hero-picked': ({ seat, hero }, who) => `${who(seat)} dołącza do pochodu. Bohater: ${names.heroes[hero]}.`,
    'bonus-drawn': ({ seat, card }, who) => `${who(seat)} ciągnie kartę. ${names.bonuses[card]}.`,
    'potion-gained': ({ seat, potion }, who) => `${who(seat)} pakuje ${potions[potion]}.`,
    'turn-begun': ({ seat }, who) => `Tura: ${who(seat)}.`,
    moved: ({ seat, act, space }, who) =>
      `${who(seat)} ${variant(['wychodzi na czoło pochodu', 'wyprzedza wszystkich', 'rusza naprzód'], space)}. ${table.space(names.acts[act], space)}.`,
    'walls-reached': ({ seat }, who) => `${who(seat)} zadziera głowę: oto Mury Sanctum!`,
    'sets-laid': ({ sets }) => `Z ciemności ${sets.flat().length === 1 ? 'wychodzi' : 'wychodzą'}: ${setsOf(names, sets)}.`,
    'die-granted': ({ seat }, who) => `Anioł się uśmiecha: ${who(seat)} otrzymuje złotą kość.`,
    'set-taken': ({ seat, faces }, who) => `${who(seat)} ściąga na siebie pościg: ${setOf(names, faces)}.`,
    'chest-opened': ({ items: found }) => `Skrzynia skrzypi i otwiera wieko: ${found.map((item) => items[item]).join(', ')}.`,
    looted: ({ seat, item }, who) => `${who(seat)} sięga do skrzyni i wyjmuje: ${items[item]}.`,
    'fight-begun': ({ seat }, who) => `${who(seat)} ${variant(['staje do walki', 'przestaje uciekać i zawraca', 'szczerzy zęby'], seat)}.`,
    'potion-drunk': ({ seat, potion }, who) => `${who(seat)} pije ${potions[potion]}.`,
    'token-returned': ({ seat, token }, who) => `${who(seat)} odzyskuje ${amountOf(names, token, 1)}.`,
    'die-set-aside': ({ seat, die }, who) => `${who(seat)} odkłada na tę walkę ${dice[die]}.`,
    rolled: ({ seat, dice: rolled, silver }, who) => {
      const roll = rollOf(rolled, silver);
      if (rolled.length === 0) return `${who(seat)} sięga po kości i nie znajduje ani jednej.`;
      const list = [...(roll.gold ? [roll.gold] : []), ...(roll.silver ? [`srebrna kość ${roll.silver}`] : [])].join(', ');
      return `${who(seat)} rzuca: ${list}.`;
    },
    rerolled: ({ seat, from, to }, who) => `${who(seat)} przerzuca kość: zamiast ${from} wypada ${to}.`,
    'die-changed': ({ seat, from, to, by }, who) =>
      from === to
        ? `${sources[by]}: ${who(seat)} zostawia ${to}, ale kość jest już zmodyfikowana.`
        : `${sources[by]}: ${who(seat)} zmienia ${from} na ${to}.`,
    hit: ({ seat, foe, value, double }, who) =>
      double ? `I drugi cios tym samym wynikiem ${value}: wróg ${foe + 1}.` : `${who(seat)} trafia wynikiem ${value}: wróg ${foe + 1}.`,
    'demon-killed': ({ seat, face }, who) =>
      `${demonName(names, face)} pada. ${who(seat)} zdobywa ${amountOf(names, 'level', face.level)}.`,
    'card-defeated': ({ seat, foe, card }, who) => `${who(seat)} przebija się dalej. Pada ${cards[card]}, miejsce ${foe + 1} z ${ROW}.`,
    'rage-woken': ({ seat }, who) => `Tego już za wiele! ${who(seat)} wpada w szał.`,
    'damage-faced': ({ seat, damage }, who) => `Wróg oddaje. Broni się: ${who(seat)}. Obrażenia: ${damage}.`,
    blocked: ({ seat, damage, by }, who) => `${sources[by]}: ${who(seat)} blokuje ${damage}.`,
    wounded: ({ seat, wounds, health }, who) => `${who(seat)} zaciska zęby: ${amountOf(names, 'wound', wounds)}. Punkty życia: ${health}.`,
    died: ({ seat }, who) => `${who(seat)} ginie. Bardowie ściszają głos.`,
    'item-found': ({ seat, item }, who) => `${who(seat)} przeszukuje popioły i znajduje: ${items[item]}.`,
    'gem-climbed': ({ seat, column, level, gem }, who) =>
      `${who(seat)} przesuwa w górę ${gems[gem]}. Cel: ${climbsTo(names, pool, column, level)}.`,
    'level-lost': ({ seat, colour }, who) => `Poziom przepada (${gems[colour]}): ${who(seat)}.`,
    'skill-gained': ({ seat, skill }, who) => `Ostatni klejnot rusza w górę: ${who(seat)} opanowuje umiejętność „${skills[skill]}”.`,
    achieved: ({ seat, achievement, blessing }, who) =>
      `${who(seat)} zdobywa osiągnięcie: ${names.achievements[achievement]}.${blessing ? ` Kafelek kryje: ${blessings[blessing]}.` : ''}`,
    rested: ({ seat, last }, who) =>
      last ? `Ostatni oddech przed burzą: ${who(seat)} odpoczywa.` : `${who(seat)} siada przy ogniu i łapie oddech.`,
    equipped: ({ seat, item }, who) => `${who(seat)} ${isWeapon(item) ? 'bierze do ręki' : 'zakłada'}: ${items[item]}.`,
    unequipped: ({ seat, item }, who) => `${who(seat)} odkłada do torby: ${items[item]}.`,
    brewed: ({ seat, item, potion }, who) => `${who(seat)} wymienia przedmiot „${items[item]}” na ${potions[potion]}.`,
    poured: ({ seat, potion }, who) => `${who(seat)} odrzuca ${potions[potion]}.`,
    breached: ({ seat }, who) => `${who(seat)} przedziera się przez mury! Po krainie niesie się wezwanie do broni.`,
    'lord-laid': ({ place }) => `Władca Demonów kładzie zakrytą kartę. Karty na stole: ${place + 1}.`,
    answered: ({ seat, cards: n }, who) => `${who(seat)} wkracza do miasta. Karty Władcy Demonów do przyjęcia: ${n}.`,
    'respite-begun': () => 'Wszyscy są już w mieście. Ostatni krótki odpoczynek.',
    'blessings-revealed': ({ seat, blessings: tiles }, who) =>
      tiles.length > 0
        ? `${who(seat)} odsłania: ${tiles.map((tile) => blessings[tile]).join(', ')}.`
        : `${who(seat)} nie ma błogosławieństw, za to nie brak tu odwagi.`,
    'lord-turned': ({ card }) => `Władca Demonów odpowiada: ${cardText[card]}.`,
    'battle-begun': () => 'Zaczyna się Ostateczna Bitwa! Przed każdym bohaterem staje dziewięć kart.',
    'round-begun': ({ round }) => `Ostateczna Bitwa, runda ${round}.`,
    'fury-turned': ({ seat, card }, who) => `Furia wybucha! ${who(seat)} ma do wyboru: ${cardText[card]}.`,
    roared: ({ cards: n }) =>
      n > 0 ? `Władca Demonów ryczy: ${amountOf(names, 'card', n)}.` : 'Władca Demonów ryczy, ale kart już zabrakło.',
    'roar-turned': ({ card }) => `Ryk niesie: ${cardText[card]}.`,
    suffered: ({ seat, penalty }, who) => `${who(seat)} ponosi karę: ${penalties[penalty]}.`,
    'token-lost': ({ seat, token }, who) => `${who(seat)} traci ${amountOf(names, token, 1)}.`,
    'space-corrupted': ({ seat, slot }, who) => `${who(seat)} traci na zawsze pole zdolności: ${slots[slot]}.`,
    'space-filled': ({ seat, slot, token }, who) => `${who(seat)} marnuje ${tokens[token]}: ${slots[slot]}.`,
    'die-lost': ({ seat, die }, who) => `${who(seat)} traci na tę walkę kość ${die + 1}.`,
    'rage-spent': ({ seat }, who) => `${who(seat)} daje upust szałowi.`,
    'track-shortened': ({ seat, mark }, who) => `${who(seat)} czuje na karku oddech śmierci, która czeka na polu ${mark}.`,
    healed: ({ seat, health }, who) => `${who(seat)} leczy ranę. Punkty życia: ${health}.`,
    'blessing-used': ({ seat, blessing }, who) => `${who(seat)} wzywa niebiosa: ${blessings[blessing]}.`,
    'blessing-lost': ({ seat, blessing }, who) => `${who(seat)} traci błogosławieństwo: ${blessings[blessing]}.`,
    'deck-reshuffled': ({ cards: n }) => `Pokonane karty wracają do talii Władcy Demonów: ${n}.`,
    won: ({ seat, health }, who) => `${who(seat)} wygrywa swoją bitwę! Punkty życia: ${health}.`,
    finished: ({ winners }, who) =>
      `Opowieść dobiega końca. ${winners.length > 1 ? 'Wspólne zwycięstwo' : 'Zwycięstwo'}: ${winners.map(who).join(', ')}.`,
  },
  questions: {
    casting: () => 'Wybierz swojego bohatera.',
    'bonus-gem': ({ card }) => `${names.bonuses[card]}. Wybierz klejnot, który wędruje w górę.`,
    turn: (_, __, may) => `${capital(deeds(may))}.`,
    set: () => 'Wybierz demony, które ruszą za tobą w pościg.',
    loot: () => 'Weź jeden przedmiot ze skrzyni.',
    potions: () => 'Wypij eliksir albo od razu rzuć kośćmi.',
    dose: ({ potion }) => `Wybierz jeszcze jeden żeton, który wróci (${potions[potion]}).`,
    aside: () => 'Jedna kość mniej w tej walce: wybierz, którą odkładasz.',
    attack: (_, __, may) => {
      if (canAnswer(may, 'hit', 'double')) return 'Połóż kości na pasujących liczbach albo najpierw je zmień.';
      return canAnswer(may, ...CHANGES) ? 'Żadna kość nie pasuje: zmień którąś albo zakończ atak.' : 'Żadna kość nie pasuje: zakończ atak.';
    },
    block: (_, __, may) =>
      canAnswer(may, 'shield', 'ward', 'dodge', 'hinder', 'venom')
        ? 'Zablokuj obrażenia tarczami albo przyjmij rany.'
        : 'Nie ma już czym blokować: przyjmij rany.',
    spoils: () => 'Pada kilku wrogów: wybierz, czyj łup bierzesz najpierw.',
    level: ({ left }) => `Przesuń klejnot o jedno miejsce w górę.${left > 1 ? ` Poziomy do wydania: ${left}.` : ''}`,
    trophy: () => 'Odwróć kartę i zobacz, jaki kryje przedmiot.',
    rest: ({ last }) => (last ? 'Ostatni odpoczynek: załóż to, co bierzesz do bitwy.' : 'Załóż przedmioty, a zbędne zamień w eliksiry.'),
    effect: ({ card }) => `Wybierz: ${cardText[card]}.`,
    penalty: ({ card }) => `${capital(penalties[lordOf(card).penalty])}. Wskaż, co dokładnie.`,
    end: () => 'Zatwierdź. Potem nie da się już nic cofnąć.',
  },
  choices: answersOf(answers, names, {
    pick: ({ hero }) => names.heroes[hero],
    lift: ({ gem }) => capital(gems[gem]),
    move: () => 'Ruch',
    fight: () => 'Walka',
    rest: () => 'Odpoczynek',
    breach: () => 'Przedarcie się przez mury',
    answer: () => 'Odpowiedź na wezwanie',
    take: ({ set }) => `Weź zestaw ${set + 1}`,
    loot: ({ item }) => items[item],
    drink: ({ potion, slot, well }) => `Wypij ${potions[potion]}. Wraca żeton: ${slots[slot]}, pole ${well + 1}`,
    waste: ({ potion }) => `Wypij ${potions[potion]} na darmo`,
    bless: ({ blessing }) => `Błogosławieństwo: ${blessings[blessing]} (${names.blessingText[blessing]})`,
    roll: () => 'Rzuć kośćmi',
    decline: () => 'Nie, dziękuję',
    aside: ({ die }) => `Odłóż ${dice[die]}`,
    use: ({ slot, ability, pay, die, to }) =>
      `${capital(slots[slot])}, zdolność ${ability + 1}: kość ${die + 1} na ${to} (${paymentOf(names, pay)})`,
    rage: ({ die, to }) => `Szał: kość ${die + 1} na ${to}`,
    hit: ({ die, foe, location }) => `Kość ${die + 1}: wróg ${foe + 1}, miejsce ${location + 1}`,
    double: ({ die, foe, location, other, second }) =>
      `${skills['double-strike']}, kość ${die + 1}: wróg ${foe + 1}, miejsce ${location + 1} i wróg ${other + 1}, miejsce ${second + 1}`,
    reroll: ({ dice: chosen }) => `Przerzuć ${chosen.includes('+') ? 'kości' : 'kość'}: ${diceOf(chosen)}`,
    partner: ({ from }) => `${skills['dance-partner']}: srebrna kość naśladuje kość ${from + 1}`,
    copy: ({ die, from }) => `${skills.volley}: kość ${die + 1} naśladuje kość ${from + 1}`,
    flip: ({ die }) => `${skills.somersault}: obróć kość ${die + 1}`,
    crush: ({ die, to }) => `${skills['crushing-blow']}: kość ${die + 1} na ${to}`,
    invoke: ({ blessing, die, to }) => `${blessings[blessing]}: kość ${die + 1} na ${to}`,
    surge: ({ slot, well }) => `${skills['surge-of-power']}. Wraca żeton: ${slots[slot]}, pole ${well + 1}`,
    done: () => 'Gotowe',
    shield: ({ slot, ability, pay }) => `Tarcza: ${slots[slot]}, zdolność ${ability + 1} (${paymentOf(names, pay)})`,
    dodge: () => 'Unik dzięki umiejętności',
    hinder: ({ foe }) => `Osłab cios: wróg ${foe + 1}`,
    venom: ({ potion }) => `${skills['venom-in-the-veins']}: odrzuć ${potions[potion]}`,
    ward: ({ blessing }) => `${blessings[blessing]}: ${names.blessingText[blessing]}`,
    reveal: () => 'Odwróć kartę',
    claim: ({ foe }) => `Najpierw: wróg ${foe + 1}`,
    climb: ({ column, level, gem }) =>
      `${capital(gems[gem])}: ${placeOf(names, column, level)}, cel: ${climbsTo(names, pool, column, level)}`,
    equip: ({ item, slot, pay }) =>
      `${isWeapon(item) ? 'Weź do ręki' : 'Załóż'}: ${items[item]}. Pole: ${slots[slot]}. Klejnoty: ${gemsOf(names, pay)}`,
    unequip: ({ slot }) => `Odłóż do torby: ${slots[slot]}`,
    brew: ({ item, potion }) => `Wymień przedmiot „${items[item]}” na ${potions[potion]}`,
    pour: ({ potion }) => `Odrzuć ${potions[potion]}`,
    suffer: () => 'Przyjmij karę',
    wounds: () => 'Przyjmij rany',
    forfeit: ({ blessing }) => `Poświęć: ${blessings[blessing]}`,
    corrupt: ({ slot, well }) => `Zniszcz: ${slots[slot]}, pole ${well + 1}`,
    drain: ({ potion, slot, well }) => `Zmarnuj ${potions[potion]}. Przepada żeton: ${slots[slot]}, pole ${well + 1}`,
    fill: ({ slot, well, token }) => `Połóż ${tokens[token]}: ${slots[slot]}, pole ${well + 1}`,
    lose: ({ die }) => `Strać kość ${die + 1}`,
    end: () => 'Zatwierdź',
  }),
  refusals: {
    'first-turn': () => 'Pierwszą akcją musi być ruch',
    'at-walls': () => 'Spod murów nie ma już drogi dalej, chyba że przez nie',
    'no-demons': () => 'Żaden demon cię nie ściga',
    'not-at-walls': () => 'Mury są jeszcze daleko',
    'demons-left': ({ demons }) => `Najpierw demony: ${demons}`,
    'already-breached': () => 'Mury są już przełamane: odpowiedz na wezwanie',
    'not-breached': () => 'Nikt jeszcze nie wzywa do broni',
    'wrong-space': ({ slot }) => `Przedmiot tu nie pasuje: ${slots[slot]}`,
    'space-taken': ({ slot }) => `Pole jest już zajęte: ${slots[slot]}`,
    'no-gems': ({ item }) => `Brakuje klejnotów: ${items[item]}`,
    'no-potion-space': ({ spaces }) => `Wszystkie pola na eliksiry są zajęte: ${spaces}`,
    'potion-space-free': () => 'Na eliksiry jest jeszcze miejsce',
    'no-token': ({ token }) => `Pula jest pusta: ${tokens[token]}`,
    'no-blessing': () => 'Brak błogosławieństw',
    'no-space': ({ colour, rule }) =>
      rule === 'S-126'
        ? 'Żaden żeton nie pasuje na wolne pole zdolności'
        : `Brak wolnego pola zdolności${colour === 'any' ? '' : `: ${names.spaces[colour]}`}`,
    'no-potion': () => 'Żaden eliksir nie pasuje do wydanego żetonu',
    'rage-inactive': () => 'Szał jest nieaktywny: budzi go nieprzydzielona kość, gdy wróg jeszcze stoi',
    'no-die': () => 'Brak nieprzydzielonej kości',
    'other-number': ({ number, shown }) => `Tu pasuje ${number}, a kość pokazuje ${shown}`,
    'other-card': () => 'Trafisz tylko kartę, na której stoisz',
    'only-changed': () => 'W tej walce pasują tu tylko zmienione kości',
    corrupted: () => 'To pole jest zniszczone na zawsze',
    spent: () => 'Leży tu już żeton: odpoczynek zwolni to pole',
    'no-tokens': () => 'Brakuje żetonów, żeby tego użyć',
    'no-change': () => 'Żadnej kości nie można tym zmienić',
    'no-target': () => 'Nie ma tego na czym użyć',
    used: () => 'Już użyte',
    'before-roll-only': () => 'Tylko przed rzutem',
    'after-roll-only': () => 'Tylko zaraz po rzucie, zanim zrobisz coś innego',
    'attack-only': () => 'Tylko w ataku',
    'block-only': () => 'Tylko w bloku',
    'confrontation-only': () => 'Błogosławieństwa działają dopiero w starciu z Władcą Demonów',
  },
  options: {
    difficulty: { name: 'Poziom trudności', values: table.difficulties },
    heroes: {
      name: 'Bohaterowie',
      values: { random: 'Losowo', choice: 'Wybór w kolejności tur', draft: 'Jeden z dwóch wylosowanych, od ostatniego miejsca' },
    },
    bonuses: { name: 'Premie początkowe', values: { on: 'Tak', off: 'Nie' } },
    hints: { name: 'Podpowiedzi w walce', values: { on: 'Tak', off: 'Nie' } },
  },
  holdings: holdingsOf(names, {
    health: { one: 'punkt życia', few: 'punkty życia', many: 'punktów życia' },
    potion: { one: 'eliksir', few: 'eliksiry', many: 'eliksirów' },
    die: { one: 'złota kość', few: 'złote kości', many: 'złotych kości' },
    space: { one: 'pole', few: 'pola', many: 'pól' },
  }),
  ideas,
  describe: describer(table, names),
});
