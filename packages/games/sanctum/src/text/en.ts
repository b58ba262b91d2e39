/** Sanctum in English. */
import { canAnswer, capital, type Lexicon, typesetLexicon, variant } from '@astragal/kernel';
import { ROW } from '../content/acts.ts';
import { lordOf } from '../content/lords.ts';
import type { SanctumKind } from '../state.ts';
import { type AnswerWords, answersOf } from './answers.ts';
import { describer, type TableWords } from './describe.ts';
import { holdingsOf } from './holdings.ts';
import { ideas } from './ideas-en.ts';
import { CHANGES, climbsTo, deedsIn, diceOf, gemsOf, isWeapon, paymentOf, rollOf, setOf, setsOf, sourcesOf } from './lines.ts';
import { amountOf, demonName, placeOf } from './names.ts';
import { names } from './names-en.ts';

const { items, skills, blessings, potions, slots, gems, cards, cardText, penalties } = names;

const sources = sourcesOf(names, 'Printed ability', 'Rage');
const pool = 'the gem pool';
const tokens = { stamina: 'stamina token', focus: 'focus token' };
const dice = { gold: 'gold die', silver: 'silver die' };

/** What can be done with a turn. */
const deeds = deedsIn(
  { move: 'march to the front', fight: 'fight your demons', rest: 'rest', breach: 'breach the walls', answer: 'answer the call' },
  ', or ',
);

const table: TableWords = {
  titles: { table: 'The table', march: 'The march', achievements: 'Achievements', lord: 'The Demon Lord' },
  phases: {
    setup: 'Choosing heroes',
    march: 'The march',
    call: 'Call to arms',
    respite: 'A brief respite',
    response: 'The Demon Lord’s response',
    battle: 'The Final Battle',
    over: 'The tale is over',
  },
  difficulties: { normal: 'Normal', hard: 'Hard', nightmare: 'Nightmare', infernal: 'Infernal' },
  fates: { alive: 'alive', won: 'battle won', dead: 'fallen' },
  fightPhases: { potions: 'before the roll', attack: 'attack', block: 'block', levels: 'levels and items' },
  wells: { empty: 'free', stamina: 'stamina token', focus: 'focus token', corrupt: 'corrupted' },
  none: 'none',
  walls: 'the Walls of Sanctum',
  cathedral: 'the cathedral',
  notYet: 'not yet on the road',
  faceDown: 'face down',
  used: 'used',
  hit: 'hit',
  defeated: 'defeated',
  silver: 'silver',
  diceUse: { free: 'free', placed: 'placed', lost: 'lost' },
  changed: 'modified',
  difficulty: (name) => `Difficulty: ${name}.`,
  round: (round) => `Round ${round}.`,
  vanguard: (name) => `Vanguard: ${name}.`,
  deck: (level, left, top, discarded) => `Demon deck ${level}. Left: ${left}. On top: ${top}. Discarded: ${discarded}.`,
  space: (act, space) => `${act}, space ${space}`,
  front: (place) => `Front of the march: ${place}.`,
  order: (list) => `Marching order: ${list}.`,
  next: (sets) => `The next space reveals, by level: ${sets}.`,
  set: (number, demons) => `Set ${number}: ${demons}.`,
  chest: (list) => `In the chest: ${list}.`,
  achievement: (name, goal, state) => `${name} (${goal}): ${state}.`,
  open: 'open',
  blocked: 'out of play',
  laid: (number, text) => `Cathedral card ${number}: ${text}.`,
  roared: (number, text) => `Roar card ${number}: ${text}.`,
  roar: (n) => `Cards of the next roar: ${n}.`,
  lordDeck: (n) => `Cards in the Demon Lord deck: ${n}.`,
  hero: (hero, fate) => `Hero: ${hero}, ${fate}.`,
  health: (health, mark) => `Health: ${health}. Death at: ${mark}.`,
  rage: (active, tiles) => `Active rage tiles: ${active} of ${tiles}.`,
  pools: (list) => `In the pools: ${list}.`,
  gold: (n) => `Gold dice: ${n}.`,
  angel: 'One more waits in the gem pool.',
  silverDie: 'The silver die is unlocked.',
  place: (place) => `Place: ${place}.`,
  gemPool: (list) => `Gem pool: ${list}.`,
  skill: (place, name, state, text) => `${place}, “${name}”: ${state}. ${text}`,
  gained: 'gained',
  ability: (text, wells) => `${text}: ${wells}`,
  bag: (item, text) => `In the bag: ${item}. ${text}`,
  emptyBag: 'The bag is empty.',
  potions: (list, spaces) => `Potions: ${list}. Potion spaces: ${spaces}.`,
  blessing: (name, text) => `Blessing: ${name}${text && ` (${text})`}.`,
  foe: (number, name, rest) => `Foe ${number}: ${name}, ${rest}.`,
  current: 'current card',
  numbers: (list) => `numbers: ${list}`,
  damage: (damage) => `damage ${damage}`,
  spoils: (level, gem, item) => `level ${level} (${gem}), hides: ${item}`,
  fight: (phase, list) => `Fight, ${phase}. Dice: ${list}.`,
  usedSkills: (list) => `Skills used in this fight: ${list}.`,
  fewerDice: (n) => `Fewer dice in the next fight: ${n}.`,
  extraDamage: (n) => `Extra damage in the next fight: ${n}.`,
  answered: (n) => `Demon Lord cards to face: ${n}.`,
  defeatedCards: (n) => `Cards defeated: ${n} of ${ROW}.`,
};

/** What is done with the dice and foes that lie there. */
const answers: AnswerWords = {
  rage: 'Rage',
  pieces: { die: 'die', foe: 'foe', location: 'location', ability: 'ability', set: 'set' },
  take: (set) => `Take ${set}`,
  hit: (value, foes) => `${value} onto ${foes}`,
  double: (skill, value, foes) => `${skill}: ${value} onto ${foes}`,
  reroll: (values) => `Reroll: ${values}`,
  hinder: (foe) => `Hinder ${foe}`,
  first: (foe) => `First: ${foe}`,
  lose: (value) => `Lose the die showing ${value}`,
};

/** Every sentence of the game in English. */
export const en: Lexicon<SanctumKind> = typesetLexicon<SanctumKind>({
  name: 'Sanctum',
  tagline: 'March, fight and grow, then climb the walls and face the Demon Lord.',
  events: {
    'lot-drawn': ({ seat }, who) => `The lot falls: ${who(seat)} goes first.`,
    'hero-picked': ({ seat, hero }, who) => `${who(seat)} joins the march. Hero: ${names.heroes[hero]}.`,
    'bonus-drawn': ({ seat, card }, who) => `${who(seat)} draws a card. ${names.bonuses[card]}.`,
    'potion-gained': ({ seat, potion }, who) => `${who(seat)} packs a ${potions[potion]}.`,
    'turn-begun': ({ seat }, who) => `Turn: ${who(seat)}.`,
    moved: ({ seat, act, space }, who) =>
      `${who(seat)} ${variant(['takes the lead', 'strides ahead', 'marches to the front'], space)}. ${table.space(names.acts[act], space)}.`,
    'walls-reached': ({ seat }, who) => `${who(seat)} looks up: the Walls of Sanctum!`,
    'sets-laid': ({ sets }) => `Out of the dark: ${setsOf(names, sets)}.`,
    'die-granted': ({ seat }, who) => `An angel smiles, and ${who(seat)} gains a gold die.`,
    'set-taken': ({ seat, faces }, who) => `${who(seat)} has new company on the trail: ${setOf(names, faces)}.`,
    'chest-opened': ({ items: found }) => `The chest creaks open: ${found.map((item) => items[item]).join(', ')}.`,
    looted: ({ seat, item }, who) => `${who(seat)} reaches into the chest and takes: ${items[item]}.`,
    'fight-begun': ({ seat }, who) => `${who(seat)} ${variant(['turns to fight', 'stops running and turns around', 'bares teeth'], seat)}.`,
    'potion-drunk': ({ seat, potion }, who) => `${who(seat)} drinks a ${potions[potion]}.`,
    'token-returned': ({ seat, token }, who) => `${who(seat)} recovers ${amountOf(names, token, 1)}.`,
    'die-set-aside': ({ seat, die }, who) => `${who(seat)} sets a ${dice[die]} aside for this fight.`,
    rolled: ({ seat, dice: rolled, silver }, who) => {
      const roll = rollOf(rolled, silver);
      if (rolled.length === 0) return `${who(seat)} reaches for the dice and finds none.`;
      const list = [...(roll.gold ? [roll.gold] : []), ...(roll.silver ? [`silver ${roll.silver}`] : [])].join(', ');
      return `${who(seat)} rolls: ${list}.`;
    },
    rerolled: ({ seat, from, to }, who) => `${who(seat)} rerolls a die: ${to} instead of ${from}.`,
    'die-changed': ({ seat, from, to, by }, who) =>
      from === to
        ? `${sources[by]}: ${who(seat)} keeps the ${to}, and it counts as modified.`
        : `${sources[by]}: ${who(seat)} turns ${from} into ${to}.`,
    hit: ({ seat, foe, value, double }, who) =>
      double ? `And a second blow: the same ${value} hits foe ${foe + 1}.` : `${who(seat)} lands a ${value} on foe ${foe + 1}.`,
    'demon-killed': ({ seat, face }, who) =>
      `${demonName(names, face)} goes down. ${who(seat)} earns ${amountOf(names, 'level', face.level)}.`,
    'card-defeated': ({ seat, foe, card }, who) => `${who(seat)} breaks through: ${cards[card]}. Place ${foe + 1} of ${ROW} is clear.`,
    'rage-woken': ({ seat }, who) => `That does it! ${who(seat)} flies into a rage.`,
    'damage-faced': ({ seat, damage }, who) => `The enemy strikes back at ${who(seat)}. Damage: ${damage}.`,
    blocked: ({ seat, damage, by }, who) => `${sources[by]}: ${who(seat)} blocks ${damage}.`,
    wounded: ({ seat, wounds, health }, who) => `${who(seat)} grits teeth: ${amountOf(names, 'wound', wounds)}. Health: ${health}.`,
    died: ({ seat }, who) => `${who(seat)} falls. The bards lower their voices.`,
    'item-found': ({ seat, item }, who) => `${who(seat)} searches the ashes and finds: ${items[item]}.`,
    'gem-climbed': ({ seat, column, level, gem }, who) =>
      `${who(seat)} moves a ${gems[gem]} up to ${climbsTo(names, pool, column, level)}.`,
    'level-lost': ({ seat, colour }, who) => `${who(seat)} lets a level slip away (${names.colours[colour]}).`,
    'skill-gained': ({ seat, skill }, who) => `The last gem slips away and a trick is learnt: ${who(seat)} masters “${skills[skill]}”.`,
    achieved: ({ seat, achievement, blessing }, who) =>
      `${who(seat)} is first: ${names.achievements[achievement]}.${blessing ? ` The tile hides: ${blessings[blessing]}.` : ''}`,
    rested: ({ seat, last }, who) =>
      last ? `One last breath before the storm: ${who(seat)} rests.` : `${who(seat)} sits down by the fire and catches breath.`,
    equipped: ({ seat, item }, who) => `${who(seat)} ${isWeapon(item) ? 'takes up' : 'puts on'}: ${items[item]}.`,
    unequipped: ({ seat, item }, who) => `${who(seat)} puts away: ${items[item]}.`,
    brewed: ({ seat, item, potion }, who) => `${who(seat)} trades “${items[item]}” for a ${potions[potion]}.`,
    poured: ({ seat, potion }, who) => `${who(seat)} discards a ${potions[potion]}.`,
    breached: ({ seat }, who) => `${who(seat)} is over the walls! A call to arms rolls across the land.`,
    'lord-laid': ({ place }) => `The Demon Lord lays a card face down. Cards on the table: ${place + 1}.`,
    answered: ({ seat, cards: n }, who) => `${who(seat)} enters the city. Demon Lord cards to face: ${n}.`,
    'respite-begun': () => 'All are inside. A brief respite before the end.',
    'blessings-revealed': ({ seat, blessings: tiles }, who) =>
      tiles.length > 0
        ? `${who(seat)} unveils: ${tiles.map((tile) => blessings[tile]).join(', ')}.`
        : `${who(seat)} has no blessing to unveil, only courage.`,
    'lord-turned': ({ card }) => `The Demon Lord responds: ${cardText[card]}.`,
    'battle-begun': () => 'The Final Battle begins! Nine cards bar the way of every hero.',
    'round-begun': ({ round }) => `Round ${round} of the Final Battle.`,
    'fury-turned': ({ seat, card }, who) => `Fury breaks loose before ${who(seat)}: ${cardText[card]}.`,
    roared: ({ cards: n }) =>
      n > 0 ? `The Demon Lord roars: ${amountOf(names, 'card', n)}.` : 'The Demon Lord roars, but no card is left.',
    'roar-turned': ({ card }) => `The roar brings: ${cardText[card]}.`,
    suffered: ({ seat, penalty }, who) => `${who(seat)} pays the price: ${penalties[penalty]}.`,
    'token-lost': ({ seat, token }, who) => `${who(seat)} loses ${amountOf(names, token, 1)}.`,
    'space-corrupted': ({ seat, slot }, who) => `${who(seat)} has an ability space corrupted: ${slots[slot]}.`,
    'space-filled': ({ seat, slot, token }, who) => `${who(seat)} wastes a ${tokens[token]}: ${slots[slot]}.`,
    'die-lost': ({ seat, die }, who) => `${who(seat)} loses die ${die + 1} for this fight.`,
    'rage-spent': ({ seat }, who) => `${who(seat)} unleashes rage.`,
    'track-shortened': ({ seat, mark }, who) => `${who(seat)} feels death draw nearer. It waits at ${mark}.`,
    healed: ({ seat, health }, who) => `${who(seat)} heals a wound. Health: ${health}.`,
    'blessing-used': ({ seat, blessing }, who) => `${who(seat)} calls on heaven: ${blessings[blessing]}.`,
    'blessing-lost': ({ seat, blessing }, who) => `${who(seat)} loses a blessing: ${blessings[blessing]}.`,
    'deck-reshuffled': ({ cards: n }) => `Defeated cards return to the Demon Lord deck: ${n}.`,
    won: ({ seat, health }, who) => `${who(seat)} wins the battle! Health left: ${health}.`,
    finished: ({ winners }, who) =>
      `The tale is told. ${winners.length > 1 ? 'Shared victory' : 'Victory'}: ${winners.map(who).join(', ')}.`,
  },
  questions: {
    casting: () => 'Choose your hero.',
    'bonus-gem': ({ card }) => `${names.bonuses[card]}. Choose the gem that climbs.`,
    turn: (_, __, may) => `${capital(deeds(may))}.`,
    set: () => 'Choose the demons that will chase you.',
    loot: () => 'Take one item from the chest.',
    potions: () => 'Drink a potion, or roll the dice.',
    dose: ({ potion }) => `Choose one more token to come back (${potions[potion]}).`,
    aside: () => 'One die fewer in this fight: choose which stays behind.',
    attack: (_, __, may) => {
      if (canAnswer(may, 'hit', 'double')) return 'Put dice on matching numbers, or change them first.';
      return canAnswer(may, ...CHANGES) ? 'No die fits: change one, or end the attack.' : 'No die fits: end the attack.';
    },
    block: (_, __, may) =>
      canAnswer(may, 'shield', 'ward', 'dodge', 'hinder', 'venom')
        ? 'Raise shields against the damage, or take the wounds.'
        : 'Nothing blocks any more: take the wounds.',
    spoils: () => 'Several have fallen: choose whose spoils come first.',
    level: ({ left }) => `Move a gem one place up.${left > 1 ? ` Levels to spend: ${left}.` : ''}`,
    trophy: () => 'Turn the card and see its item.',
    rest: ({ last }) => (last ? 'The last rest: put on what you take into battle.' : 'Put items on, or turn spare ones into potions.'),
    effect: ({ card }) => `Choose: ${cardText[card]}.`,
    penalty: ({ card }) => `${capital(penalties[lordOf(card).penalty])}: choose which.`,
    end: () => 'Confirm. After this nothing can be taken back.',
  },
  choices: answersOf(answers, names, {
    pick: ({ hero }) => names.heroes[hero],
    lift: ({ gem }) => capital(gems[gem]),
    move: () => 'Move',
    fight: () => 'Fight',
    rest: () => 'Rest',
    breach: () => 'Breach the walls',
    answer: () => 'Answer the call',
    take: ({ set }) => `Take set ${set + 1}`,
    loot: ({ item }) => items[item],
    drink: ({ potion, slot, well }) => `Drink a ${potions[potion]}: token from ${slots[slot]}, space ${well + 1}`,
    waste: ({ potion }) => `Drink a ${potions[potion]} for nothing`,
    bless: ({ blessing }) => `Blessing: ${blessings[blessing]} (${names.blessingText[blessing]})`,
    roll: () => 'Roll the dice',
    decline: () => 'No, thanks',
    aside: ({ die }) => `Set aside a ${dice[die]}`,
    use: ({ slot, ability, pay, die, to }) =>
      `${capital(slots[slot])}, ability ${ability + 1}: die ${die + 1} becomes ${to} (${paymentOf(names, pay)})`,
    rage: ({ die, to }) => `Rage: die ${die + 1} becomes ${to}`,
    hit: ({ die, foe, location }) => `Die ${die + 1} on foe ${foe + 1}, location ${location + 1}`,
    double: ({ die, foe, location, other, second }) =>
      `${skills['double-strike']}: die ${die + 1} on foe ${foe + 1}, location ${location + 1}, and on foe ${other + 1}, location ${second + 1}`,
    reroll: ({ dice: chosen }) => `Reroll: ${chosen.includes('+') ? 'dice' : 'die'} ${diceOf(chosen)}`,
    partner: ({ from }) => `${skills['dance-partner']}: the silver die copies die ${from + 1}`,
    copy: ({ die, from }) => `${skills.volley}: die ${die + 1} copies die ${from + 1}`,
    flip: ({ die }) => `${skills.somersault}: flip die ${die + 1}`,
    crush: ({ die, to }) => `${skills['crushing-blow']}: die ${die + 1} becomes ${to}`,
    invoke: ({ blessing, die, to }) => `${blessings[blessing]}: die ${die + 1} becomes ${to}`,
    surge: ({ slot, well }) => `${skills['surge-of-power']}: token from ${slots[slot]}, space ${well + 1}`,
    done: () => 'Done',
    shield: ({ slot, ability, pay }) => `Shield: ${slots[slot]}, ability ${ability + 1} (${paymentOf(names, pay)})`,
    dodge: () => 'Dodge with your skill',
    hinder: ({ foe }) => `Hinder foe ${foe + 1}`,
    venom: ({ potion }) => `${skills['venom-in-the-veins']}: discard a ${potions[potion]}`,
    ward: ({ blessing }) => `${blessings[blessing]}: ${names.blessingText[blessing]}`,
    reveal: () => 'Turn the card',
    claim: ({ foe }) => `First: foe ${foe + 1}`,
    climb: ({ column, level, gem }) => `${capital(gems[gem])}: ${placeOf(names, column, level)} to ${climbsTo(names, pool, column, level)}`,
    equip: ({ item, slot, pay }) =>
      `${isWeapon(item) ? 'Take up' : 'Put on'}: ${items[item]}. Space: ${slots[slot]}. Gems: ${gemsOf(names, pay)}`,
    unequip: ({ slot }) => `Put away: ${slots[slot]}`,
    brew: ({ item, potion }) => `Trade “${items[item]}” for a ${potions[potion]}`,
    pour: ({ potion }) => `Discard a ${potions[potion]}`,
    suffer: () => 'Pay the price',
    wounds: () => 'Take the wounds',
    forfeit: ({ blessing }) => `Give up: ${blessings[blessing]}`,
    corrupt: ({ slot, well }) => `Corrupt: ${slots[slot]}, space ${well + 1}`,
    drain: ({ potion, slot, well }) => `Waste a ${potions[potion]}: token from ${slots[slot]}, space ${well + 1}`,
    fill: ({ slot, well, token }) => `Put a ${tokens[token]} on ${slots[slot]}, space ${well + 1}`,
    lose: ({ die }) => `Lose die ${die + 1}`,
    end: () => 'Confirm',
  }),
  refusals: {
    'first-turn': () => 'Your first action must be a move',
    'at-walls': () => 'At the walls there is no way forward but over them',
    'no-demons': () => 'No demon chases you',
    'not-at-walls': () => 'You are not at the walls yet',
    'demons-left': ({ demons }) => `First the demons: ${demons}`,
    'already-breached': () => 'The walls are already breached: answer the call',
    'not-breached': () => 'Nobody has called to arms yet',
    'wrong-space': ({ slot }) => `The item does not fit here: ${slots[slot]}`,
    'space-taken': ({ slot }) => `The space is already taken: ${slots[slot]}`,
    'no-gems': ({ item }) => `The gems are missing: ${items[item]}`,
    'no-potion-space': ({ spaces }) => `All potion spaces are full: ${spaces}`,
    'potion-space-free': () => 'There is still room for potions',
    'no-token': ({ token }) => `The pool is empty: ${tokens[token]}`,
    'no-blessing': () => 'No blessing left',
    'no-space': ({ colour, rule }) =>
      rule === 'S-126'
        ? 'No token fits on a free ability space'
        : `No free ability space left${colour === 'any' ? '' : `: ${names.spaces[colour]}`}`,
    'no-potion': () => 'No potion matches a spent token',
    'rage-inactive': () => 'Rage is inactive: it wakes when a die is left over and a demon survives',
    'no-die': () => 'No unassigned die left',
    'other-number': ({ number, shown }) => `The location takes a ${number}, the die shows ${shown}`,
    'other-card': () => 'Only the card you stand on can be hit',
    'only-changed': () => 'In this fight only changed dice fit here',
    corrupted: () => 'The space is corrupted for good',
    spent: () => 'A token lies there already: a rest frees the space',
    'no-tokens': () => 'The tokens for it are missing',
    'no-change': () => 'There is no die that it could change',
    'no-target': () => 'There is nothing to use it on',
    used: () => 'Used already',
    'before-roll-only': () => 'Only before the roll',
    'after-roll-only': () => 'Only right after the roll, before anything else',
    'attack-only': () => 'Only in the attack',
    'block-only': () => 'Only in the block',
    'confrontation-only': () => 'Blessings are for the confrontation with the Demon Lord',
  },
  options: {
    difficulty: { name: 'Difficulty', values: table.difficulties },
    heroes: {
      name: 'Heroes',
      values: { random: 'Dealt at random', choice: 'Chosen in turn order', draft: 'Drafted: two drawn, one picked, last seat first' },
    },
    bonuses: { name: 'Starting bonuses', values: { on: 'On', off: 'Off' } },
    hints: { name: 'Hints in fights', values: { on: 'On', off: 'Off' } },
  },
  holdings: holdingsOf(names, {
    health: { one: 'health point', other: 'health points' },
    potion: { one: 'potion', other: 'potions' },
    die: { one: 'gold die', other: 'gold dice' },
    space: { one: 'space', other: 'spaces' },
  }),
  ideas,
  describe: describer(table, names),
});
