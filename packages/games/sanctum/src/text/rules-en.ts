import { drawer, type RuleChapter } from '@astragal/kernel';

/** The rules of Sanctum for players, in English. */
export const rules: readonly RuleChapter[] = drawer({
  'Setting the table': {
    'S-1': 'Two, three or four of you play, each for yourself. Agree on a difficulty first; it matters only in act VI (S-107).',
    'S-2':
      'The 84 demon cards form three decks, one for each level, with the colours mixed. Decks lie demon side up: everybody sees the top card of each and how many cards are left, and nothing below. Each deck has its own discard pile; should a deck run out, its discards are shuffled into a new one.',
    'S-3':
      'Four players play acts I to VI. Three players skip act III, two players skip acts II and IV. No more than two act boards are on the table at once; you start with act I and the next one in play.',
    'S-4':
      'Twelve achievement tiles are shuffled face down. Eleven go at random on the eleven spaces of the achievement board, the twelfth goes back into the box unseen.',
    'S-5':
      'With two players a die is rolled for each of the three levels, and one space of that level drops out: 1 or 2 takes the skill space, 3 or 4 the gem space, 5 or 6 the equip space. The two higher level spaces always stay. Eight random tiles go on what is left, four into the box.',
    'S-6':
      'Angels bring dice. One gold die for each player waits for act V. Another die for each player waits on the road: on space 3 of act III with two or four players, on space 4 of act II with three.',
    'S-7': 'The Demon Lord deck and the fury deck are set aside. Potions, tokens and hit markers form a supply for all.',
    'S-8':
      'You get a hero: dealt at random, or chosen in turn order, or drafted from the last seat to the first out of two drawn ones. You start with one active rage tile, the stamina and focus printed on your board, 10 health, 2 gold dice and 1 white gem in your gem pool. A third gold die waits in the gem pool; it is not yours yet (S-48).',
    'S-9':
      'Your nine skills form a table: red on the left, green in the middle, blue on the right; level I on top, level III at the bottom. Each starts with its printed gems, and tiles also with their tokens. Your silver die waits on one of the skills and cannot be used until you gain that skill.',
    'S-10':
      'The first player is drawn by lot; play goes clockwise. Unless you agreed to leave them out, starting bonuses go by turn order: the first player gets a potion, the second a bonus card, the third one of each, the fourth two bonus cards. The six cards name red, green and blue skills of levels III and II.',
    'S-11': 'A starting potion is tossed like a coin, red or blue, and goes on one of your potion spaces.',
    'S-12':
      'For each bonus card, one gem moves from the skill it names to the skill above. If gems of two colours lie there, you choose which. The last gem of a skill stays where it is: a bonus gives no skill. Cards are carried out in the order dealt, seats in turn order.',
  },
  'Your turn': {
    'S-13': 'On your turn you take exactly one action: move, fight or rest.',
    'S-14': 'Your very first action must be a move. The first player enters space 1 of act I.',
    'S-15': 'You may rest while demons chase you. They wait and do nothing.',
  },
  Moving: {
    'S-16':
      'Step 1, advance. You go to the first free space in front of everybody, however far behind you were; if you lead, that is one space. After the last space of a board comes space 1 of the next board in play. A fallen hero’s figure still counts, so the front never goes back and every space is entered only once.',
    'S-17':
      'Step 2, reveal. Your space says which demons appear on its board. The first space of a board lays out five sets, every later space adds one. A set is one demon or two, of the levels shown.',
    'S-18':
      'Step 3, take. You choose one of the five sets on that board and take all its demons, never parts of different sets. They chase you until you slay them.',
    'S-19':
      'Step 4, the chest. The last space of acts I to IV holds a treasure chest, opened at the end of the turn of whoever moved there. All demons still on that board turn into their items. That player first, then the others from the front of the march to the back, must each take one item into the bag; a former pair may be split. Nobody gains levels. The rest goes to the discard piles, and the next board is put out.',
    'S-20':
      'Once all living heroes are on the next board, the old one leaves. Never more than two boards lie out; a figure left behind waits on the hordes board and still moves straight to the front.',
    'S-21':
      'When a hero moves onto the space with the angel, every living player gains one gold die for the rest of the game, and the angel’s tile leaves.',
  },
  'Abilities, tokens, rage': {
    'S-22':
      'An ability has one or two spaces. To use it, move a token from your pools onto each of them: stamina on red, focus on blue, either one on purple. All its spaces must be free and are filled together. While any token lies on it, the ability cannot be used again. One use, one effect.',
    'S-23': 'Abilities come from equipped items, and from those item spaces of your board that no item covers.',
    'S-24':
      'An ability either changes one die (set it to a number; raise or lower it by exactly the number shown; raise or lower it by any amount) or blocks as much damage as it shows shields. A change that would take the die below 1 or above 6 is not allowed. Shields have no upper limit.',
    'S-25': 'You may use several abilities on the same die.',
    'S-26':
      'During the attack you may turn an active rage tile over to set one of your dice to any value. An inactive tile cannot be used.',
    'S-27':
      'If, at the end of your attack, at least one of your dice is unassigned and at least one of your demons still stands, one inactive rage tile turns active. If all are active already, nothing happens. Resting does not touch rage.',
  },
  Fighting: {
    'S-28': 'You fight all the demons that chase you at once. Without demons there is no fight.',
    'S-29':
      'Step 1, before the roll. Drink any number of potions: each red one returns one stamina token, each blue one one focus token, from an ability space to its pool. You may free just one space of a two-space ability: the token is yours at once, but the ability waits for its other space. A potion may also be drunk for nothing; it still counts as drunk.',
    'S-30': 'Step 2, roll. Roll all your dice once, together.',
    'S-31':
      'Step 3, attack. In any order, change dice with abilities, skills and rage, and assign dice to open locations showing their value, one die to one location. An assigned die cannot be changed any more. A demon with all its locations filled is slain. Rerolls come before everything else in this step: the first other action ends them.',
    'S-32':
      'Step 4, block. Each demon still standing deals its full damage. Use as many shields as you can and like; every point that gets through is a wound, and your health drops by 1. With no damage to face the step is skipped.',
    'S-33':
      'At 0 health your hero dies and you are out of the game. Your demons go to the discard piles and everything else leaves with you; from then on “everyone” means the living. If nobody is left alive, the game ends at once.',
    'S-34':
      'Step 5, levels and items. Take your slain demons one by one, in the order you like: first all the levels of one (S-37), then turn its card over and put the item into your bag, which has room for everything. Only then comes the next demon.',
    'S-35':
      'Demons that survive stay with you. Hit markers replace the dice on them, so those locations stay filled, and you take all dice back.',
    'S-36': 'Step 6, achievements. See whether you have earned any (S-60).',
  },
  'Levels, gems, skills': {
    'S-37':
      'For each gem on a slain demon you may move one gem of that colour one place up in its column: from III to II, from II to I, from I into your gem pool. A white gem of any column will do as well. Gems move one at a time, and the same gem may move again. A level you decline is lost.',
    'S-38': 'If no gem can move for a level, that level is lost.',
    'S-39': 'The tokens on skill tiles never move with the gems.',
    'S-40':
      'When the last gem leaves a skill, you gain it at once, even between two levels of the same demon and before another gem moves in. Skills may be gained in any order.',
    'S-41': 'The place of a gained skill stays part of the table; gems from below still pass through it.',
    'S-42': 'A gained tile gives you its tokens for good.',
    'S-43':
      'A gained card first does what it says happens at once, and then lies ready on your board. Its text says what it does, and when.',
    'S-44':
      'Once its skill is gained, the silver die is rolled as that skill says. In a fight where it is rolled it is one of your dice in every way.',
  },
  Resting: {
    'S-45':
      'Step 1, restore. All spent tokens return to your pools, so every ability is ready again. Rage, demons and hits on them stay as they are.',
    'S-46':
      'Step 2, equip. Put an item from your bag on a free item space of its type (a weapon goes in either hand) and gems from your gem pool on its symbols, in matching colours; white matches any. One item to a space. Items can be equipped only while you rest.',
    'S-47': 'You may also move equipped items back into the bag and use their gems again at once, as often as you like.',
    'S-48':
      'When you equip your first item ever, the die in your gem pool becomes yours for the whole game, even if you put the item away again.',
    'S-49':
      'Each red flame on an equipped item gives one extra stamina token, each blue flame one extra focus token, as long as you wear it. Until the Demon Lord’s response your tokens are exactly those of your board, gained tiles and equipped items.',
    'S-50':
      'Step 3, potions. Trade any number of items from your bag for potions, one for each, in the colour you like, whatever the item was. You have 4 potion spaces unless a skill says otherwise, one potion on each; when they are full you must discard one first.',
    'S-51': 'Step 4, achievements. See whether you have earned any (S-60).',
  },
  Achievements: {
    'S-60':
      'An achievement goes to the first player who meets it at the end of a fight or of a rest. Only the player whose turn it is checks. Take the tile from that space.',
    'S-61':
      'Every tile hides a blessing. You may look at yours, the others may not. Blessings work only against the Demon Lord; tiles nobody claimed stay secret.',
    'S-62': 'Skill Mastery: 3, 5 or 7 gained skills, cards and tiles alike.',
    'S-63': 'Gem Mastery: at least 2, 3 or 4 freed gems in each of two colours. Gems on items count, white gems do not.',
    'S-64':
      'Equip Mastery: the levels of your equipped items add up to at least 4, 7 or 10. An item’s level is the number of its gem symbols.',
    'S-65':
      'Higher Level Mastery: one tile for the first to reach level II of any mastery, one for the first to reach level III. With two players, a space that is out of play does not count.',
    'S-66': 'You may earn several achievements at the same moment.',
  },
  'Act V: the Walls of Sanctum': {
    'S-70':
      'A move past the last act board leads to the walls. The first hero there lays out five pairs and takes one, and every living player gains one gold die. Later arrivals reveal nothing and take one of the pairs that are left.',
    'S-71': 'At the walls you never move again: you fight or rest.',
    'S-72':
      'If you start your turn at the walls without a single demon, you may spend it on breaching the walls, and you enter the cathedral. If you would rather wait, you can only rest.',
    'S-73':
      'The breach ends the race for achievements: the board of act VI takes the place of the achievement board. Two Demon Lord cards from the shuffled deck are laid in front of the cathedral, effect hidden; nobody knows anything about them. That ends the turn, and everyone is called to arms.',
  },
  'Call to arms': {
    'S-74':
      'From now on every other player, wherever the figure stands, may answer the call on their turn: they discard all their demons without reward and enter the city. Or they fight, rest, or move to the walls if they are not there yet.',
    'S-75':
      'Answer on your first turn after the breach, and you stand in the cathedral beside the vanguard. Answer later, and you stand on the Demon Lord card laid last.',
    'S-76':
      'On each later turn of the vanguard, one more Demon Lord card is laid, hidden. Players who have answered do nothing on their turns.',
    'S-77': 'When the fourth card is laid, all who are still outside answer at once and stand on it.',
    'S-78': 'Act V ends as soon as every living player has answered. A lone hero ends it by breaching the walls.',
  },
  'The last rest and the response': {
    'S-80':
      'Everyone takes one last rest at the same time: restore, equip, potions, but no achievements. It is the last chance to equip anything; items left in the bag are discarded afterwards. Whoever has never equipped an item can still earn the third die here.',
    'S-81':
      'The skill table is cleared; gained skills and their tokens stay. Achievement tiles are turned to their blessings, for all to see.',
    'S-82':
      'The Demon Lord cards of act V are turned over in the order laid, and each is finished before the next. Heroes in the cathedral suffer only the first two; whoever answered later suffers every card that lay there at the time, three or four. Blessings may be used from now on. The cards stay out of the deck.',
  },
  'Act VI: the Final Battle': {
    'S-90':
      'Each player gets a row of nine random cards: Demon Lord and fury in turn, Demon Lord first and last. Demon Lord cards show their combat side, fury lies face down. Nobody chooses the order or peeks. You start on the leftmost card.',
    'S-91':
      'The battle goes in rounds. Everyone still fighting makes one fight, at the same time, then the Demon Lord roars (S-104). There is no rest any more.',
    'S-92':
      'You fight as before: potions, roll, attack, block. There are no levels, items or achievements. Potions may be drunk at the start of every fight.',
    'S-93': 'You may use your blessings, each of them once; then it is turned down.',
    'S-94':
      'You can hit only the card you stand on. When all its locations are filled it is defeated and you step right, so one attack may break through several cards in a row.',
    'S-95':
      'When you step onto a fury card, turn it up and resolve its effect at once: for you alone, once only, even with no dice left. If a wound kills you now, there is no block; the cards you have defeated count. Fury must be defeated like any other card.',
    'S-96':
      'In the block you face the damage of your current card and of every card to its right: Demon Lord cards always, fury only if it lies face up. Defeated cards deal nothing.',
    'S-97': 'If a die stays unassigned while a card of yours is undefeated, one rage tile turns active, as in S-27.',
    'S-98':
      'After the block, hit markers replace the dice on your undefeated cards and you take all dice back. Hits stay for the next round.',
    'S-99':
      'Once your last card is defeated and you live through the block of that fight, you have won your battle. You leave play, and nothing can touch you any more.',
    'S-100': 'If your counter reaches 0, or a marked space of your health track (S-118), your hero dies and you are out.',
  },
  'The roar': {
    'S-104':
      'After each round of fights the Demon Lord roars: cards from his deck are laid in a row, turned one by one, and each is resolved by everyone still fighting.',
    'S-105': 'Each roar has one card fewer than the one before. After the roar of a single card the Demon Lord falls silent.',
    'S-106': 'Where the order matters, the vanguard decides first, then the others clockwise.',
    'S-107':
      'The first roar has 2 cards on normal difficulty, 3 on hard, 4 on nightmare and 5 on infernal. On normal that means: a round, 2 cards, a round, 1 card, and then only rounds.',
  },
  'Demon Lord cards': {
    'S-110':
      'Every card offers two doors: suffer its penalty or take its wounds. Wounds cannot be blocked. If the penalty is impossible for you, you take the wounds. Either door may be chosen even if it kills you.',
    'S-111': 'Lose 1 stamina: one token from your pool returns to the supply. With an empty pool you take the wounds.',
    'S-112': 'Lose 1 focus: the same with a focus token.',
    'S-113': 'Lose 1 blessing: turn one of them down without its effect. On one card you also heal a wound for it.',
    'S-114':
      'Corrupt 1 ability space: an empty space of one of your abilities (S-23) becomes useless for good; nothing clears it. You may choose the second space of an ability whose first is corrupted already.',
    'S-115':
      'Corrupt 1 red, blue or purple space: the same, but only a space of exactly that colour will do. If none is empty, you take the wounds.',
    'S-116':
      'One die fewer in the next fight: after the potions you set one of the dice you would roll aside, for that fight only. You choose which; several such penalties add up. A die set aside counts for nothing, not even for rage.',
    'S-117':
      '2 more damage in the next fight: even if you defeat all your cards in it. It may be blocked as usual, and several such penalties add up.',
    'S-118':
      'The health track shrinks by 2: the death space and 1 are marked, a second time 2 and 3, then 4 and 5. You die when your counter stands on a marked space. Your health still counts in full at the end. If your counter already stands there, you may take the wounds instead.',
    'S-119': 'Heal 1 wound: your counter goes up by one, from 10 to 11 if need be. Healing never removes marks.',
    'S-120':
      'Drink a potion and lose what it restores: discard a potion, take one matching token from an ability space and return it to the supply. If no potion of yours matches a spent token, you take the wounds. A skill that strengthens potions does not help here.',
  },
  'Fury cards': {
    'S-125':
      'Fury offers the same two doors, but only to the player who turned the card, and only once. Lost tokens and corrupted spaces are lost for good; everything else lasts for this fight only.',
    'S-126':
      'Fill 1 ability space for nothing: move a token from a pool onto a matching empty space, even beside a token or a marker. The ability does nothing.',
    'S-127':
      'Reroll all twos (threes, fives): each unassigned die showing that number is rolled again until it shows another. You may choose this even if no die shows it. A rerolled die no longer counts as modified.',
    'S-128': 'Spend your rage for nothing: if no tile is active, you take the wounds.',
    'S-129':
      'Lose 1 unassigned die for this fight: it comes back afterwards and does not wake rage. If none is unassigned, you take the wounds.',
    'S-130':
      'Only modified dice fit on this card in this fight. Every effect that sets or changes a die modifies it, even from 2 to 2 and even before the card was turned; a reroll does not.',
  },
  Blessings: {
    'S-135':
      'Each blessing works once. Those with a token may be used at any moment of the confrontation, even in the middle of another effect: the token goes into its pool. The others are used in the attack or the block and work like the ability with the same symbol, without a token.',
  },
  'The end': {
    'S-140': 'The game goes on until everyone has won their battle or died.',
    'S-141':
      'If all are dead, whoever has defeated the most cards wins; then whoever has more hits on the current card, dice and markers alike. Still equal? You share the victory.',
    'S-142':
      'If anyone has won their battle, only they can win: the most health decides, then the number of achievements. Still equal? You share the victory. The others follow behind as in S-141.',
  },
  'Good to know': {
    'S-145':
      'You may take your decisions back until something new comes to light: a roll, a turned card, a drawn card. This works only within your own turn, or your own fight or choice in act VI, until you confirm its end.',
    'S-146':
      'Turns never overlap in acts I to V: nobody snatches an achievement by being faster, and an item from a chest cannot be equipped in a rest already begun. In act VI everyone fights and chooses at the same time, and each has dice of their own, so haste changes nothing.',
    'S-147':
      'Tokens, markers and potions never run out. If the Demon Lord deck runs out, all defeated Demon Lord cards are shuffled into a new one; they still count as defeated. If there are none, the roar is shorter.',
    'S-148':
      'Nobody looks at the back of a demon card before it is slain or a chest turns it. Its face shows only the type and colour of the item. Bags, potions, skills and bonus cards are open to all.',
    'S-149':
      'White gems match any colour for levels and for equipping. They do not count for Gem Mastery, and for skills they are neither red, green nor blue.',
  },
});
