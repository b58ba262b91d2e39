/** Platformer in English. */
import { capital, type Lexicon, tallied, typesetLexicon, variant } from '@astragal/kernel';
import type { Landmark } from '../content/map.ts';
import { CARDS, FOES, type FoeId } from '../content/tables.ts';
import { type Die, type Field, type PlatformerKind, SPECIAL_DIE } from '../state.ts';
import { describer, type TableWords } from './describe.ts';
import { holdingsOf } from './holdings.ts';
import { ideas } from './ideas-en.ts';
import { dieName, headingOf, isPotion, rowsBetween, symbolsFor, symbolWith } from './lines.ts';
import { amountOf, placeOf, ROMAN, riches, spotOf } from './names.ts';
import { names } from './names-en.ts';

const { heroes, cards, symbols, tokens, tiles, attacks, foes, foeObjects } = names;

const place = (field: Field): string => placeOf(names, field);
const spot = (field: Field, on?: Landmark): string => spotOf(names, field, on);
const theFoe = (foe: FoeId): string => capital(foeObjects[foe]);
const dieOf = (die: Die): string => dieName('die', 'the special die', die);
const steps = { up: 'hops up', down: 'steps down', left: 'steps left', right: 'steps right' };

const table: TableWords = {
  titles: { table: 'Table', boss: 'Boss', shop: 'Shop', artifacts: 'Artifacts' },
  steps: {
    0: 'event',
    1: 'step 1, remove level',
    2: 'step 2, recharge',
    3: 'step 3, roll',
    4: 'step 4, enemy die',
    5: 'step 5, actions',
    6: 'step 6, special die',
    7: 'step 7, gravity',
    8: 'step 8, end of turn',
    9: 'boss turn',
  },
  none: 'none',
  used: 'spent',
  exhausted: 'exhausted',
  ready: 'ready',
  soldOut: 'An empty place.',
  coin: 'coin',
  gem: 'gem',
  ladder: 'ladder',
  ground: 'ground',
  wallRight: 'wall on the right',
  air: 'open air',
  offMap: 'Off the map.',
  floating: 'Gravity ignores this hero until the next turn begins.',
  steady: 'The active hero does not fall in step 7.',
  safeStep: 'Leaving enemies is safe for the next field.',
  safeMoves: 'Moves draw no attacks this turn.',
  centre: 'not claimed yet',
  abilityUsed: 'The hero ability is used for this turn.',
  noCards: 'No items, no potions.',
  lost: 'The game is lost.',
  maze: (name) => `${name}.`,
  round: (round, rounds) => `Round ${round} of at most ${rounds}.`,
  turn: (turn, name, step) => `Turn ${turn}: ${name}, ${step}.`,
  won: (name) => `The boss is beaten. Victory: ${name}.`,
  pool: (dice) => `Dice pool: ${dice}.`,
  enemyDie: (face) => `Enemy die: ${face}.`,
  nextAttack: (wounds) => `Wounds added to the next Attack: ${wounds}.`,
  hidden: (levels) => `Levels still hidden: ${levels}.`,
  removed: (levels) => `Levels removed: ${levels}.`,
  event: (name, text) => `Event: ${name}. ${text}`,
  eventsLeft: (events) => `Events left: ${events}.`,
  boss: (name, health) => `${name}. Wounds needed in one Attack: ${health}.`,
  bossDeck: (n, discarded) => `Attack cards in the deck: ${n}. Discarded: ${discarded}.`,
  attackCard: (name, indicator, range, text) => `“${name}” (${indicator}; ${range}). ${text}`,
  level: (level, list) => `Level ${level}: ${list}`,
  bossLevel: (level, list) => `Level ${level}, the boss level: ${list}`,
  enemyCard: (name, text) => `${name}. ${text}`,
  row: (row, fields) => `Row ${row}. ${capital(fields)}.`,
  field: (column, things) => `column ${column}: ${things}`,
  card: (name, price, text) => `${name}, price ${price}. ${text}`,
  decks: (items, potions) => `Still in the decks: items ${items}, potions ${potions}.`,
  artifact: (name, holder, text, deed) => `${name}: ${holder}. ${text} To claim it: ${deed}.`,
  hero: (name, text) => `${name}. ${text}`,
  place: (where) => `On the map: ${where}.`,
  hearts: (hearts, pool) => `Hearts: ${hearts} of ${pool}.`,
  purse: (coins, gems) => `Coins: ${coins}. Gems: ${gems}.`,
  special: (symbol) => `Special die: ${symbol}.`,
  owned: (name, state, text) => `${name}, ${state}. ${text}`,
  token: (name, text) => `Token “${name}”. ${text}`,
  stoneSkin: (wounds) => `Stone skin: every wound source deals ${wounds} less until the next turn begins.`,
  defeated: (enemies) => `Enemies defeated: ${enemies}.`,
};

/** Every sentence of the game in English. */
export const en: Lexicon<PlatformerKind> = typesetLexicon<PlatformerKind>({
  name: 'Platformer',
  tagline: 'Climb, push and fall: a tower, its gravity, and a boss on top.',
  events: {
    'hero-chosen': ({ seat, hero }, who) => `${who(seat)} sets out as ${heroes[hero]}.`,
    'turn-began': ({ seat, turn }, who) => `Turn ${turn}: ${who(seat)}.`,
    'event-revealed': ({ event }) => `Event: ${names.events[event]}. ${names.eventText[event]}`,
    'level-removed': ({ level }) => `Level ${ROMAN[level]} vanishes in a cloud of dust. Long way down!`,
    'tower-removed': () => 'Everybody is up. The tower below crumbles away, and only the boss level is left.',
    recharged: ({ seat, cards: n }, who) => `${who(seat)} recharges ${amountOf(names, 'card', n)}.`,
    rolled: ({ seat, dice, enemyDie }, who) =>
      `${who(seat)} rolls: ${tallied(dice, (face) => symbols[face])}. Enemy die: ${names.enemyFaces[enemyDie]}.`,
    'hero-moved': ({ seat, from, to, how, by, on }, who) => {
      if (how === 'move') return `${who(seat)} ${steps[headingOf(from, to)]}: ${spot(to, on)}.`;
      if (how === 'push')
        return by === undefined
          ? `${who(seat)} is pushed aside: ${spot(to, on)}.`
          : `${who(by)} uses elbows, ${who(seat)} gives way: ${spot(to, on)}.`;
      if (how === 'fall')
        return `${variant([`Gravity calls, and ${who(seat)} falls`, `${who(seat)} drops`, `Down goes ${who(seat)}`], to)}: ${spot(to, on)}.`;
      if (how === 'portal') return `${who(seat)} steps through a portal: ${spot(to, on)}.`;
      if (how === 'respawn') return `${who(seat)} is back: ${spot(to, on)}.`;
      return `${who(seat)} swoops over: ${spot(to, on)}.`;
    },
    'enemy-moved': ({ enemy, from, to, how, by, on }, who) => {
      if (how === 'die') return `${theFoe(enemy)} shuffles ${headingOf(from, to)}: ${spot(to, on)}.`;
      if (how === 'fall') return `${theFoe(enemy)} falls ${amountOf(names, 'field', rowsBetween(from, to))}: ${spot(to, on)}.`;
      if (how === 'charge') return `${theFoe(enemy)} thunders ${headingOf(from, to)}: ${spot(to, on)}.`;
      const verb = how === 'push' ? 'pushes' : 'moves';
      return by === undefined
        ? `${theFoe(enemy)} gives way: ${spot(to, on)}.`
        : `${who(by)} ${verb} ${foeObjects[enemy]}: ${spot(to, on)}.`;
    },
    attacked: ({ enemy, seat, wounds, why }, who) => {
      const told = {
        die: `${theFoe(enemy)} attacks ${who(seat)}`,
        leaving: `${who(seat)} turns away, ${foeObjects[enemy]} strikes`,
        roots: `${who(seat)} comes too close, the roots of ${foeObjects[enemy]} lash out`,
        'boss-card': `${theFoe(enemy)} strikes at ${who(seat)}`,
      };
      return `${told[why]}${wounds === 0 ? ', and does no harm' : ''}.`;
    },
    wounded: ({ seat, wounds, hearts, source }, who) => {
      const lead = {
        attack: '',
        trap: 'Snap, a trap! ',
        'thorn-cap': 'A soft landing it is not: thorns! ',
        token: 'The same token twice hurts. ',
        'boss-card': '',
        rockfall: 'Stones rain down. ',
      };
      return `${lead[source]}${who(seat)} takes ${amountOf(names, 'wound', wounds)}. Hearts left: ${hearts}.`;
    },
    healed: ({ seat, hearts }, who) => `${who(seat)} feels better: +${amountOf(names, 'heart', hearts)}.`,
    fainted: ({ seat }, who) => `The world spins and goes dark: ${who(seat)} faints.`,
    'die-spent': ({ seat, die, as, gems, value }, who) =>
      `${who(seat)} uses ${die === SPECIAL_DIE ? 'the special die' : 'a die'}: ${symbolWith(names, as, gems)}.${value > 1 ? ` Worth: ${value}.` : ''}`,
    'dice-fused': ({ seat, as, gems, value }, who) =>
      `${who(seat)} fuses two dice: ${symbolWith(names, as, gems)}.${value > 1 ? ` Worth: ${value}.` : ''}`,
    'boot-lost': ({ seat }, who) => `Legs of stone: ${who(seat)} spends a boot and does not budge.`,
    'special-set': ({ seat, symbol }, who) => `${who(seat)} saves a symbol: ${symbols[symbol]}.`,
    'special-reset': ({ seat }, who) => `The special die turns blank: ${who(seat)}.`,
    'die-changed': ({ seat, from, to, how }, who) => {
      const verb = { rerolled: 'rerolls a die', turned: 'turns a die', copied: 'copies a die' };
      return `${who(seat)} ${verb[how]}: ${symbols[to]} instead of ${symbols[from]}.`;
    },
    collected: ({ seat, what, at }, who) =>
      `${who(seat)} ${variant(['picks up', 'pockets', 'scoops up'], at)}: ${amountOf(names, what, 1)}.`,
    gained: ({ seat, coins, gems, source }, who) => {
      const list = riches(names, coins, gems);
      if (source === 'loot') return `${who(seat)} pockets the loot: ${list}.`;
      return source === 'seat' ? `A gift for the later seat, ${who(seat)}: ${list}.` : `${who(seat)} gains: ${list}.`;
    },
    'coins-lost': ({ seat, coins }, who) => `${who(seat)} pays tribute: ${amountOf(names, 'coin', coins)}.`,
    struck: ({ seat, enemy, wounds, health }, who) =>
      wounds >= health
        ? `${who(seat)} strikes ${foeObjects[enemy]}: ${wounds} of ${health}!`
        : `${who(seat)} strikes ${foeObjects[enemy]}: ${wounds} of ${health}. It only tickles.`,
    defeated: ({ enemy }) => `${theFoe(enemy)} ${FOES[enemy].kind === 'boss' ? 'sways' : 'goes down'}.`,
    bought: ({ seat, card, price }, who) =>
      `${who(seat)} haggles, pays ${amountOf(names, 'coin', price)} and walks off with: ${cards[card]}.`,
    'shop-filled': ({ card }) => `New in the shop: ${cards[card]}.`,
    'card-used': ({ seat, card }, who) => `${who(seat)} ${isPotion(card) ? 'drinks' : 'uses'}: ${cards[card]}.`,
    'ability-used': ({ seat, hero }, who) => `${who(seat)} uses the ability of ${names.shortHeroes[hero]}.`,
    'artifact-claimed': ({ seat, artifact, from }, who) =>
      `${who(seat)} claims an artifact: ${cards[artifact]}.${from === undefined ? '' : ` ${who(from)} lets go of it.`}`,
    'token-gained': ({ seat, token }, who) => `${who(seat)} receives a boss token: ${tokens[token]}.`,
    'token-discarded': ({ seat, token }, who) => `${who(seat)} discards a boss token: ${tokens[token]}.`,
    'level-revealed': ({ level, left, right, enemy, boss }) =>
      `Level ${ROMAN[level]} opens: ${tiles[left]}, ${tiles[right]}.${enemy ? ` Enemies here: ${foes[enemy]}.` : ''}${boss ? ` And the boss: ${foes[boss]}!` : ''}`,
    'enemy-appeared': ({ enemy, at }) => `${theFoe(enemy)} appears: ${spot(at)}.`,
    'gem-appeared': ({ at }) => `A gem glints: ${spot(at)}.`,
    'boss-turn-began': ({ boss }) => `The boss takes a turn: ${foes[boss]}.`,
    'boss-rolled': ({ boss, face }) => `${foes[boss]} rolls the enemy die: ${names.enemyFaces[face]}.`,
    'boss-card-drawn': ({ card, resolved }) =>
      resolved ? `Boss card “${attacks[card]}”. ${names.attackText[card]}` : `Boss card “${attacks[card]}” passes by.`,
    'boss-card-cancelled': ({ seat, card }, who) => `The Mirror flashes: “${attacks[card]}” spares ${who(seat)}.`,
    'game-won': ({ seat, boss }, who) => `One blow: ${foes[boss]} topples, and ${who(seat)} steps into legend.`,
    'game-lost': ({ why }) =>
      ({
        fainted: 'The hero faints, and the tower keeps its secret. The game is lost.',
        events: 'No event is left, and the boss still stands. The game is lost.',
        rounds: 'The last round is over, and the boss still stands. Nobody wins.',
      })[why],
    scored: ({ score }) =>
      `Points: ${score.total}. Events ${score.events}, enemies ${score.enemies}, extra wounds ${score.overkill}, gems ${score.gems}, coins ${score.coins}.`,
  },
  questions: {
    hero: () => 'Choose your hero.',
    respawn: ({ first }) =>
      first ? 'Enter the tower: choose a die to spend, then a field.' : 'Come back: choose a die to spend, then a field.',
    actions: () => 'Use your dice and cards in any order, then end your turn.',
    walk: ({ points, begun }) => `${begun ? 'Choose the next field, or stop.' : 'Choose a field to step on.'} Fields left: ${points}.`,
    strike: ({ wounds, dice }, _, may) => {
      const has = symbolsFor(may);
      if (dice === 0) return has === 'pair' ? 'Fuse two dice into a sword to strike with.' : 'Choose a die to strike with.';
      return `Wounds from dice: ${wounds}. ${has === 'none' ? 'Now strike.' : has === 'pair' ? 'Fuse two more, or strike.' : 'Add a die, or strike.'}`;
    },
    handling: ({ points }, _, may) => {
      if (may?.some((choice) => choice.do === 'shove') ?? points > 0) return `Choose where the enemy goes. Hand points: ${points}.`;
      return symbolsFor(may) === 'pair' ? 'Fuse two dice into a hand to move the enemy.' : 'Choose a die to move the enemy with.';
    },
    gloves: () => 'Choose the enemy to move 1 field.',
    shedding: ({ token }, _, may) => `${symbolsFor(may) === 'pair' ? 'Fuse two dice' : 'Choose a die'} to be rid of “${tokens[token]}”.`,
    landing: () => 'Choose the field to land on.',
    rerolling: ({ any, picked }) =>
      any ? (picked.length > 0 ? 'Choose another die, or roll.' : 'Choose the dice to reroll.') : 'Choose the die to reroll.',
    turning: () => 'Choose a die and the symbol to turn it to.',
    copying: () => 'Choose a die, then the one it copies.',
    pulling: () => 'Choose a coin or gem to pull in.',
    special: () => 'Keep one unused symbol on the special die for later?',
    ladder: () => 'Hold on to the ladder, or let go and fall?',
  },
  choices: {
    be: ({ hero }) => `${heroes[hero]}. ${names.heroText[hero]}`,
    respawn: ({ to, die }) => `Respawn, ${place(to)}${die === undefined ? '' : ` (${dieOf(die)})`}`,
    spend: ({ die, as, gems }) => `${capital(dieOf(die))}: ${symbolWith(names, as, gems)}`,
    fuse: ({ die, with: other, as, gems }) => `Fuse ${dieOf(die)} and ${dieOf(other)}: ${symbolWith(names, as, gems)}`,
    grab: ({ at }) => `Move the enemy: ${place(at)}`,
    attack: ({ at }) => `Attack: ${place(at)}`,
    gravity: () => 'Apply gravity',
    drop: () => 'Let go of the ladder',
    buy: ({ card }) => `Buy: ${cards[card]}. Price: ${amountOf(names, 'coin', CARDS[card].price)}. ${names.cardText[card]}`,
    use: ({ card }) => `${isPotion(card) ? 'Drink' : 'Use'}: ${cards[card]}`,
    ability: () => 'Use the hero ability',
    shed: ({ token }) => `Get rid of: ${tokens[token]}`,
    end: () => 'End actions',
    go: ({ to }) => `Go: ${place(to)}`,
    push: ({ to, out }) => `Push: ${place(to)}. The piece there goes to: ${place(out)}`,
    portal: ({ to }) => `Portal: ${place(to)}`,
    'portal-push': ({ to, out }) => `Portal with a Push: ${place(to)}. The piece there goes to: ${place(out)}`,
    stop: () => 'Stop here',
    raise: ({ token }) => `Raise the ${tokens[token]}`,
    hit: () => 'Strike',
    shove: ({ to }) => `Move it: ${place(to)}`,
    land: ({ to }) => `Land: ${place(to)}`,
    pick: ({ die }) => `Reroll ${dieOf(die)}`,
    roll: () => 'Roll',
    turn: ({ die, to }) => `Turn ${dieOf(die)}: ${symbols[to]}`,
    copy: ({ die, from }) => `${capital(dieOf(die))} copies ${dieOf(from)}`,
    pull: ({ from }) => `Take from: ${place(from)}`,
    save: ({ die }) => `Save ${dieOf(die)}`,
    'save-fused': ({ die, with: other, as }) => `Fuse ${dieOf(die)} and ${dieOf(other)} and save: ${symbols[as]}`,
    skip: () => 'Save nothing',
    hold: () => 'Hold on',
  },
  refusals: {
    coins: ({ need, have }) => `Missing: ${amountOf(names, 'coin', need - have)}`,
    'not-in-shop': () => 'Only on a shop field',
    exhausted: ({ rule }) => (rule === 'P-55' ? 'Already used this turn' : 'The card is exhausted'),
    'nothing-changes': () => 'It would change nothing',
    'no-symbol': ({ symbol }) => `Missing symbol: ${symbols[symbol]}`,
    'closed-area': () => 'The boss level is closed from outside',
    heavy: ({ need, have }) => `Too heavy. Hand points: ${have} of ${need}`,
    wall: () => 'A wall is in the way',
    platform: () => 'A platform is in the way',
    'no-room': ({ rule }) => (rule === 'P-71' ? 'The piece there has nowhere to go' : 'No free field next to this enemy'),
    'no-way': () => 'There is no field to go to',
  },
  options: {
    maze: { name: 'Maze', values: { random: 'Random', forest: 'Forest', void: 'Void', mixed: 'Forest and Void tiles mixed' } },
    map: { name: 'Map', values: { standard: 'Standard, three levels and the boss', bigger: 'Bigger, four levels and the boss' } },
    boss: { name: 'Boss', values: { random: 'Random', medusa: 'Medusa', ikee: 'Hegemon Ikee' } },
    heroes: { name: 'Heroes', values: { random: 'Dealt at random', chosen: 'Chosen in turn order' } },
    first: { name: 'First player', values: { random: 'Random', host: 'First seat' } },
    artifacts: { name: 'Artifacts', values: { yes: 'Yes, two of them', no: 'No' } },
    rounds: { name: 'Round limit', values: { 30: '30', 60: '60', 120: '120' } },
    ladderCatchesFall: { name: 'Ladders catch falling heroes', values: { yes: 'Yes', no: 'No' } },
    collectWhileFalling: { name: 'Collect while falling', values: { yes: 'Yes', no: 'No' } },
    enforceTokenLimits: { name: 'Coins, gems and hearts can run out', values: { yes: 'Yes', no: 'No' } },
    ikeeUsesFinalFaces: { name: 'Ikee counts dice after rerolls', values: { yes: 'Yes', no: 'No' } },
    askLadderOwners: { name: 'Ask every player on a ladder', values: { yes: 'Yes', no: 'No' } },
  },
  holdings: holdingsOf(names, { row: { one: 'row', other: 'rows' }, enemy: { one: 'enemy', other: 'enemies' } }),
  ideas,
  describe: describer(table, names),
});
