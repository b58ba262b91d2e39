import { drawer, type RuleChapter } from '@astragal/kernel';

/** The rules of Platformer for players, in English. */
export const rules: readonly RuleChapter[] = drawer({
  'Setting the table': {
    'P-1':
      'In the box: 6 heroes, 2 bosses with 11 attack cards, 16 Forest and 16 Void tiles, 6 enemy cards, 15 items, 15 potions, 10 artifacts, 12 events, 5 action dice, 1 enemy die, 4 special dice, 35 coins, 50 gems, 25 hearts, 28 enemy tokens and 20 boss tokens. Enemy and boss tokens can run out. Coins, gems and hearts never do, unless the host switches that on.',
    'P-2':
      'From 1 to 4 players. Alone you play by the solo rules (P-120). So that a game of several ends some day, the host sets a number of rounds, usually 60; if the boss still stands after them, nobody wins.',
    'P-3':
      'The tower is 2 tiles wide and 3 high, laid face down from random tiles without the boss icon. Only the lowest pair is turned up: level I. All tiles come from one maze, Forest or Void, unless the host mixes both.',
    'P-4':
      'Beside each level lies one random enemy card: tier I beside level I, face up; tier II and tier III beside the levels above, face down.',
    'P-5':
      'A boss, random or chosen, waits above the top. Its level is made of 2 random tiles with the boss icon, still face down. Its attack cards, its figure and its tokens lie ready.',
    'P-6': 'The shop shows 3 items and 3 potions from shuffled decks.',
    'P-7': 'Coins, gems, hearts and enemy tokens form one supply for all. The 5 action dice and the enemy die are shared too.',
    'P-8':
      'You get a hero, dealt at random or chosen in turn order, with as many hearts as the card shows and a special die that starts blank. All heroes begin off the map (P-51).',
    'P-9':
      'On level I every coin field gets a coin, every gem field a gem, every spawn field an enemy of the open card. Should enemy tokens run short, fields are filled from below and from the left.',
    'P-10':
      'The first player is random, unless the host lets the first seat begin. To make up for the wait, the second player starts with 1 coin, the third with 1 gem, the fourth with 1 coin and 1 gem.',
    'P-11': 'Nobody has to remember everything: the steps of the turn and the boss’s habits lie in front of every player.',
  },
  'The aim': {
    'P-12':
      'Climb, gather gems, and be the one whose single Attack deals the boss all the wounds of its health pool (P-97). Several small blows will not do.',
  },
  'The map': {
    'P-13':
      'A tile is 4 by 4 fields. A level is 2 tiles side by side, a row is one line of 8 fields right across the level, a field is one square. The tiles form one grid: a wall printed on either of two neighbouring tiles counts, and the outer border is a wall.',
    'P-14': 'A field holds one hero or one enemy, never more.',
    'P-15': 'A wall is an upright edge. Nobody passes it.',
    'P-16': 'A platform is a horizontal edge below a field. Nobody passes it, and one can stand on it.',
    'P-17': 'A spawn field: an enemy appears there when the level is revealed.',
    'P-18': 'A coin field holds 1 coin from the moment the level is revealed.',
    'P-19':
      'A gem field holds 1 gem from the moment the level is revealed. Coins and gems are picked up by any hero who comes to their field in any way, even in falling (the host may change that last point). Enemies leave them alone.',
    'P-20':
      'A trap costs a hero 1 wound each time the hero comes to be on it: walking, pushed, falling, through a portal, respawning or put there. Staying on it costs nothing more. Enemies do not mind traps.',
    'P-21': 'A shop: a hero standing there may buy items and potions.',
    'P-22':
      'A ladder holds heroes against gravity, and joins the fields above and below a platform it passes through. It does not hold enemies.',
    'P-23':
      'A Void Portal: standing on one, spend 1 boot to go to another portal of the same level. It is not a Move, so nobody attacks you, not even a piece you Push at the exit; that piece goes to a free field beside the exit, or changes places with you. A portal without a partner does nothing, and only boots work portals.',
  },
  'Cards and dice': {
    'P-24':
      'A hero card shows the ability, what your star may be used as, and your health pool. Losing the last heart means fainting (P-84).',
    'P-25':
      'An enemy card shows its health (the wounds one Attack must deal), its damage (the wounds of each of its attacks), its loot and its ability. The Stone Golem, say, costs 2 hand points for each field you move it.',
    'P-26':
      'Items and potions have a price in coins and an effect. Passive ones work by themselves. A card that says Exhaust is turned when used and must be recharged before it works again.',
    'P-27': 'A used potion goes to the bottom of the potion deck at once.',
    'P-28': 'The five action dice you roll are your dice pool for the turn. Each has 2 boots and 1 each of sword, hand, coin and star.',
    'P-29':
      'Fuse: spend two dice that show the same symbol for one other symbol, star included. What counts is what the dice show: a star used as a sword is no pair with a sword.',
    'P-30': 'Your special die keeps one symbol from turn to turn.',
    'P-31': 'Reset means turning the special die to its blank face. That is what happens when you use its symbol.',
  },
  'Your turn': {
    'P-32': 'Turns go clockwise. The very first turn of the game begins with step 3.',
    'P-33':
      'Step 1, remove level. If your hero is at least 2 levels above the lowest open one, that lowest level goes: its enemies return to the supply, its coins and gems are lost, its heroes faint. One level each turn at most; in a solo game the event Crumbling Floor may remove a second one in the same turn. The boss level counts as a level here.',
    'P-34': 'Step 2, recharge. All your exhausted cards are ready again, your hero card too.',
    'P-35': 'Step 3, roll the 5 action dice and the enemy die, which shows attack, left and right twice each.',
    'P-36':
      'Step 4, the enemy die. Attack: every enemy attacks every hero on an adjacent field, in order from below and from the left. Left or right: every enemy goes 1 field that way, but never off its platform (P-75).',
    'P-37':
      'Step 5, actions: as many as you like, in any order. Off the map when this step begins, you must Respawn first; that is always possible.',
    'P-38':
      'Step 6, the special die. You may set it to the symbol of one unused pool die, or Fuse two equal unused symbols to set it to any symbol. Once a turn, and the old symbol is overwritten. You may do so even off the map.',
    'P-39':
      'Step 7, gravity acts everywhere (P-63). Afterwards all stand on a platform, a ladder or one another, except those who can hover. If only a ladder keeps you up, you may let go.',
    'P-40':
      'Step 8, end of turn: events of the end of the turn, then artifacts claimed at its end. With that all effects that last for this turn are over.',
    'P-41':
      'If your hero is on the boss level then, the boss takes its turn (P-103, P-104). If the hero has fainted there, it does not. The boss turn is a turn of its own.',
    'P-42': 'Then the next player clockwise.',
  },
  Actions: {
    'P-43':
      'Actions are free to choose and to repeat while you can pay. What would change nothing is not offered; a blow that is too weak is. Off the map you can only Respawn.',
    'P-44':
      'A used pool die is set aside without turning it, since some effects look at it later. Using the symbol of the special die resets that die. Gems strengthen symbols (P-86).',
    'P-45':
      'Boot: Move your hero 1 field to an adjacent one (P-58). A strengthened boot gives more fields: choose them one by one, stop when you like; what is left is lost, and no other action fits in between.',
    'P-46':
      'Sword: Attack an adjacent enemy, never a hero. Put as many swords as you like into one Attack, but at least 1. Bonuses waiting for your next Attack add up, are used up by it even if it fails, and end with the turn.',
    'P-47':
      'Hand: move 1 enemy 1 field in any direction, even off its platform. Add up hand points on one enemy in one action: each hand gives 1, more with gems or abilities. Hands and gems that would move the enemy no farther cannot be spent. Gloves and gauntlets give exactly 1 point and take no gems.',
    'P-48': 'Coin: gain 1 coin, more if strengthened.',
    'P-49':
      'Star: use it as one of the symbols your hero card names. For every card text it then counts as that symbol, and so does a Fused pair.',
    'P-50': 'Unused symbols are lost when the turn ends, except the one you saved in step 6.',
    'P-51':
      'Respawn, off the map only: spend 1 pool die, whatever it shows, and put your hero on a free field of the lowest row; if that row is full, of the lowest row with room. It is no Move. The special die cannot pay for it.',
    'P-52':
      'Apply gravity, free of charge and as often as you like: everything without support falls, in your part of the map (the tower or the boss level).',
    'P-53':
      'Buy, on a shop field: pay coins, take the card, use it at once if you like. Its place is filled immediately; a place stays empty only when no card is left. Discounts add up, but no card costs less than 1 coin. There is no trading between players.',
    'P-54':
      'Use items and potions: each Exhaust item once until it is recharged, and as many potions as you have. Cards that let you Move count as Moves but not as boots: no gems, no portals. Cards that put your hero somewhere do not count as Moves; they ignore walls, and every platform of an open level counts for them.',
    'P-55': 'An ability marked once per turn turns the hero card until your next recharge.',
    'P-56': 'Passive abilities and items act during your other actions.',
    'P-57':
      'Fuse as an action takes two equal unused pool dice, and its symbol is used at once as one die, alone or with others. The special die may be one of the two only when you set it in step 6, unless a card allows more. A Fused symbol cannot be stored, Fused again or used to Respawn.',
  },
  'Moving and falling': {
    'P-58': 'Adjacent are the fields above, below, left and right. Never diagonally.',
    'P-59': 'Fields with a wall or a platform between them are not adjacent, unless a ladder passes through that platform.',
    'P-60': 'Nobody walks or attacks through walls and platforms; the ladder is again the exception.',
    'P-61': 'The lowest row of the map always has ground under it: nothing falls out, and enemies walk on it freely.',
    'P-62':
      'Heroes may jump: Move up as many fields as you can pay, with no ladder. Moving down through open air works as well. Gravity waits until the end of the turn or until somebody applies it.',
    'P-63':
      'Gravity: whoever has no platform, no other piece and (heroes only) no ladder underneath falls until a platform or a piece stops the fall. Columns fall from below, so whoever stands on a falling piece falls after it. A ladder does not stop a fall that has begun, unless the host says so.',
    'P-64':
      'A falling hero takes 1 wound from every trap on the way and from one at the bottom. A hero who faints is gone at once, and whatever stood on top falls on. Enemies do not attack those who fall, and coins and gems stay in the air. A Sporeling pricks whoever comes to rest on it, once all have landed.',
    'P-65':
      'On a ladder your hero is safe from gravity, but you may choose to let go. Heroes of other players stay, unless the host has everybody asked. Letting go never takes you through a platform.',
    'P-66':
      'Where a ladder passes through a platform, the fields above and below are adjacent for everything: moving, attacking, being attacked.',
    'P-67': 'Ladders do not keep enemies from falling, but enemies can be moved through a platform along them.',
    'P-68':
      'Leaving is dangerous: when your hero Moves away from a field adjacent to an enemy, that enemy attacks first. With several enemies each attacks once, on every field of a longer Move anew. Coming near is free, except near Treants. Nix’s ability covers one field and does not fool a Treant; the Smoke Pouch does. Standing on top of an enemy, with no platform between, is adjacent too.',
    'P-69': 'Falling is no Move, so it draws no attack. Being pushed, put somewhere or going through a portal is none either.',
    'P-70': 'Push: Move onto a field with an enemy or another hero, and that piece has to go.',
    'P-71':
      'You choose where: any field adjacent to the pushed piece that is free, in any direction, up as well. Your own start field counts as free, so you may change places. Pushes do not chain. The pushed piece arrives first, then you.',
    'P-72': 'Falling pushes nobody.',
    'P-73':
      'An enemy you Push attacks you before. If you faint, neither Move nor Push happens, and the boot is spent. A Treant may strike once more if you end up next to it.',
  },
  'How enemies move': {
    'P-74': 'Enemies move in two ways: by the enemy die, and by the hands of players.',
    'P-75':
      'By die: 1 field left or right, only onto a field with a platform or the ground, never through walls, enemies or heroes. An enemy standing on another piece may step onto a platform only.',
    'P-76': 'They move at the same time: of two neighbours both go if the one in front can.',
    'P-77':
      'By hand: any enemy, however far away, 1 field to an adjacent free one, off a platform or up as well. Hidden and removed levels are out of bounds for everyone.',
  },
  'Levels come and go': {
    'P-78':
      'As soon as a hero is in the top row of the highest open level, in whatever way, the next one is revealed: tiles, enemy card, enemies, coins, gems. Then play goes on. On entering a field first the trap bites, then coins and gems and icon tokens are taken, then Treants strike, then the level opens. A hero who faints on the way gets none of the rest, but the level opens all the same.',
    'P-79': 'Levels are removed from below, at the start of a turn (P-33).',
  },
  'Wounds and fainting': {
    'P-80':
      'To defeat an enemy, one Attack must deal at least as many wounds as its health. Swords, gems and cards add up: a sword, a sword on the special die, 1 gem and the Greed-hammer make 4 wounds.',
    'P-81': 'With fewer wounds nothing happens, and nothing is kept for next time.',
    'P-82': 'A defeated enemy goes back to the supply, and you get the loot.',
    'P-83':
      'A hero discards 1 heart for each wound, from whatever source. Some cards lower an attack or a wound, even to 0; an attack of 0 is still an attack. Whatever raises wounds is added before. A larger health pool fills up at once.',
    'P-84':
      'Fainting: your figure leaves the map, your special die is reset, your boss tokens go, and your hearts are full again. Coins, gems and cards stay with you, and so do effects that last until your next turn begins. Further attacks of the same moment pass you by.',
    'P-85': 'If you faint during your own actions, you may Respawn at once with a pool die you have left, or leave it.',
  },
  Gems: {
    'P-86': 'When you use a symbol, discard gems to strengthen it. Each further step on the same die costs 1 gem more than the one before.',
    'P-87': 'So one die is worth 2 with 1 gem, 3 with 3, 4 with 6 and 5 with 10.',
    'P-88': 'Every die is counted by itself. You may strengthen several dice of one action.',
    'P-89': 'This works for every symbol, for stars in any role, for the special die and for a Fused pair, which counts as one die.',
    'P-90': 'Gems used that way go back to the supply.',
  },
  'The boss': {
    'P-91':
      'The boss is an enemy like any other: it falls, can be pushed and moved by hand, walks by the enemy die, and attacks when you leave it.',
    'P-92':
      'The boss level is revealed when a hero reaches the top row below it. Coins and gems are laid out, the boss and its tokens are set up as its card says, and no ordinary enemies appear.',
    'P-93':
      'Special icons: a token lies on each, a Mirror with Medusa, a War Banner with Ikee. Whoever comes there takes it, unless already holding one. Tokens taken never come back to the map.',
    'P-94': 'The boss appears on one of its spawn fields, at random. Medusa also brings 1 Serpent on each tile.',
    'P-95': 'One-way entrances can be passed only upwards, from the level below, by a hero’s own Move, with a boot or a card.',
    'P-96': 'The boss card tells how its turn goes, its minions, and its strength: the hearts an attack of the boss costs.',
    'P-97':
      'The boss’s health is 4 plus the number of levels, its own included: 8 on the standard map, 9 on the bigger one, even when levels have been removed since. All of it must go in one Attack.',
    'P-98': 'The boss card also describes its tokens and how its level is set up.',
    'P-99':
      'Effects of an attack card are resolved in order; what is impossible is skipped, for instance for a hero who has fainted meanwhile.',
    'P-100':
      'The range says whom a card hits. Boss attacks ignore walls and platforms. The range is measured anew at each effect, active hero first, then clockwise.',
    'P-101':
      'Row: heroes in the boss’s row. Cross: the 4 adjacent fields. Square: the 8 fields around. Tile: the boss’s tile. No limit: all heroes on the boss level. Heroes outside are never hit.',
    'P-102': 'The indicator on a card decides whether it is resolved.',
    'P-103':
      'Medusa rolls the enemy die, then turns over cards until one shows that face. That single card is resolved; the roll moves nobody. When the deck is empty, the discarded cards are shuffled.',
    'P-104':
      'Ikee draws 2 cards and resolves the one whose symbol shows more often on the active player’s five dice, used or not. The first roll counts, whatever was rerolled or turned later, unless the host prefers the dice as they lie. Ikee’s charge goes along his own row towards the active hero’s column; walls, pieces and the border stop it.',
    'P-105': 'If both symbols show equally often, or are the same, both cards are resolved in random order. Either way both are discarded.',
    'P-106':
      'Boss tokens come from special icons and attack cards. Getting one you already hold means 1 wound instead. A Mirror works by itself against the next card that would give you a wound, an attack or a token; Stone Legs swallow the first boot of each turn, which takes no gems. Spend a hand to be rid of Stone Legs or a Stone Arm, a sword for a Chain.',
    'P-107': 'Whoever defeats the boss wins, and the game is over at once.',
    'P-108': 'The whole lowest row of the boss level is made of one-way entrances.',
    'P-109': 'Nothing brings a hero back down from the boss level.',
    'P-110':
      'You may Push on entering. The enemy pushed attacks as usual, others above do not. The pushed piece must stay on the boss level; without room there the Move is not possible.',
    'P-111': 'Once every hero has been on the boss level, all other levels leave the game. A hero who fainted below has yet to come.',
    'P-112':
      'The boss level is closed off: from below you cannot touch anything in it, nor from inside anything below. Cards and artifacts pass freely.',
    'P-113': 'The enemy die moves all enemies, inside and outside.',
    'P-114':
      'A hero who fainted on the boss level comes back on a free shop field there; if none is free, on a free field nearest to a shop, counted in rows and columns.',
    'P-115':
      'Minions are enemies with tokens of their own, 4 in all. They appear on random free spawn fields; without a token or a field nobody comes.',
  },
  'Artifacts, bigger map, solo': {
    'P-116': 'Artifacts: 2 of the 10, drawn at random, lie in the middle. Alone, the three that make no sense there are left out.',
    'P-117':
      'Whoever meets the condition of an artifact takes it at once and ready to use, even from another player. If two do so together, the active player comes first. The owner gains nothing by meeting it again. The highest hero is sought on the map only, and fields up count only if you Moved them.',
    'P-118': 'In all else artifacts are like items, passive or to be exhausted.',
    'P-119': 'Bigger map: 1 more level, with tier III enemies on the two upper ones.',
    'P-120': 'Solo: the standard map and the same aim, but only 12 turns.',
    'P-121':
      'Shuffle the 12 events. Each turn, the first too, begins with revealing one; it works at once, all turn long, or in step 8. An enemy or gem that finds no room does not appear. Greedy Fog also stops coins from stars and Fused pairs, not those from cards and loot.',
    'P-122': 'Revealed events stay on their pile and never return.',
    'P-123': 'You lose if your hero faints, or if an event is due and none is left.',
    'P-124':
      'Points for a victory: 3 for each event left, 2 for each enemy or minion defeated, 2 for each wound beyond the boss’s health, 1 for each gem, and 1 for every 3 coins, adding the printed prices of your items and potions to your coins. The boss is no enemy for these points.',
  },
});
