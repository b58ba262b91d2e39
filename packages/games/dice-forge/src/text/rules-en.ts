import { drawer, type RuleChapter } from '@astragal/kernel';

/** The rules of Dice Forge for players, in English. */
export const rules: readonly RuleChapter[] = drawer({
  'Setting the table': {
    'DF-1':
      'Two, three or four of you play. Seats are numbered clockwise, and seat 1 opens every round: the order never changes. Agree who sits there, or let a draw decide.',
    'DF-2':
      'You begin with no shards, no glory, no cards and no tokens. Your starting gold depends on your seat: 3 in seat 1, 2 in seat 2, 1 in seat 3 and none in seat 4.',
    'DF-3':
      'You own two dice, a light one and a dark one; the colour only tells them apart. Each has places 1 to 6. Light die: five faces with 1 gold, and 1 sun shard in place 6. Dark die: four faces with 1 gold, 1 moon shard in place 5 and 2 glory in place 6. A die shows nothing before its first roll, but the game opens with a blessing for all, so nobody ever misses it.',
    'DF-4':
      'The sanctuary sells faces from ten niches. With 3 or 4 players each niche holds four. With 2 players, two faces drawn at random leave every niche, the two mixed ones included, and are out of the game.',
    'DF-5':
      'Five gardens grow four special faces each, however many of you play. You cannot buy these faces: only cards bring them into play. There are never more such cards than faces, so a garden cannot run dry.',
    'DF-6':
      'Seven islands have 15 card places between them. Each place holds one stack of a single card, one copy for each player. Only the boar cards in a stack differ from each other, by colour (DF-8).',
    'DF-7':
      'In a first game every place holds its first-game card. After that, nine of the places may hold an alternate instead: one of the two cards, never both. Pick freely, or let an even draw decide for each place.',
    'DF-8':
      'The four Tenacious Boar cards come in four colours of equal strength. From the top the stack lies red, blue, yellow, green; with fewer players only the first colours are used, one for each player.',
    'DF-9':
      'Your pawn starts on a start portal that is yours alone; nobody else can ever stand there. Each of the seven islands has one portal with room for a single pawn.',
    'DF-10': 'The game lasts 9 rounds with 2 players, 10 rounds with 3 and 9 rounds with 4.',
    'DF-11':
      'Only future rolls are secret. Reserves, dice with all their faces, showing faces, cards, tokens, hammer tracks, faces left in niches and gardens, and the size of each stack lie open to everybody.',
  },
  Resources: {
    'DF-12':
      'Your reserve holds at most 12 gold, 6 sun and 6 moon shards; chests make room for more (DF-111). Glory has no limit. What does not fit is lost: you neither keep it nor swap it for something else.',
    'DF-13':
      'You must take what you gain, unless a rule says “may”. You may pick an option even if some or all of it will be lost to a cap.',
    'DF-14': 'A face pays out each of its resources in one gain. A tripled face makes one gain of three times the amount, not three gains.',
    'DF-15':
      'Pay costs in full, from your reserve, at the moment of payment. No resource stands in for another, nothing can be owed, and gold on a hammer track cannot be spent.',
    'DF-16':
      'Glory is a single whole number and never drops below 0. Tokens worth 100 merely display it; they do nothing in the rules and never run out.',
  },
  'Dice and faces': {
    'DF-17':
      'Each of the six places of a die is equally likely, and no die influences another. The face that comes up is the showing face until the die is rolled again or a face is forged on it.',
    'DF-18':
      'Once the dice have fallen, the results of the roll stand. If you forge a face while resolving, the die changes, but results still to be applied or repeated do not.',
    'DF-19': 'A face without a line across gives everything on it. In words its parts are joined by “+”.',
    'DF-20':
      'A face with a line across gives exactly one of its parts. In words they are joined by “or”. Whoever applies the face chooses, anew each time.',
    'DF-21':
      'Forging is the only way to change a die. The face taken off leaves the game for good and never returns to a niche or garden; it adds 1 to your count of forged faces (DF-93).',
  },
  'A round and a turn': {
    'DF-22': 'In each round every player is the active player once, clockwise from seat 1.',
    'DF-23': 'A turn has four steps: 1. blessings for everybody, 2. reinforcements, 3. an action, 4. a paid extra action.',
    'DF-24': 'Step 1: everybody receives a blessing, the active player included.',
    'DF-25':
      'With 2 players, step 1 happens twice in every turn: both of you roll and resolve completely, then both roll and resolve once more. So two players enjoy 36 blessings each, just as four do.',
    'DF-26':
      'Step 2: on your turn you may use each reinforcement card (gear) you own once, in any order, finishing one before the next. What one card brings, the next may spend.',
    'DF-27':
      'A reinforcement card taken this turn works from your next turn on. Once you have begun an action or closed step 2, you cannot return to it this turn.',
    'DF-28': 'Step 3: on your turn you may take one action: an offering to the gods or a heroic feat.',
    'DF-29': 'Take no action in step 3, and your turn ends. An extra action needs a first one, so you cannot skip straight to it.',
    'DF-30':
      'Step 4: when your first action and all its effects are finished, you may pay 2 sun shards for one more action, once per turn. Any sun you hold then will do, even sun gained this turn or by that very action. The two actions may be alike or different, and both may take the same feat.',
    'DF-31': 'You pay the 2 sun shards before you choose the extra action. If you then take none, the sun is gone.',
    'DF-32': 'Your turn ends after step 4, or as soon as you pass. Then the next player clockwise becomes active.',
  },
  Blessings: {
    'DF-33': 'Blessing: roll both your dice and apply both results (DF-40).',
    'DF-34':
      'Minor blessing: name one of your dice, roll it alone and apply its result (DF-40). The other die stays put and takes no part: there is no other result.',
    'DF-35':
      'Blessings come from step 1, from being ousted, and from Cancer and Sentinel. Minor blessings come from the Silver Hind, Sphinx and Cyclops, never from step 1. Only step 1 is doubled with 2 players.',
    'DF-36':
      'Several blessings or minor blessings in a row stay separate: roll one and resolve it completely, a repeat by Cerberus included, before you roll the next.',
    'DF-37': 'The rolls for Satyrs and Minotaur are not blessings.',
  },
  'Resolving a roll': {
    'DF-38':
      'Step 1, Satyrs and Minotaur are shared rolls: everybody concerned rolls first, and all results stand before anybody resolves.',
    'DF-39':
      'Then you resolve one after another, clockwise from the active player (for Minotaur, from the opponent on the left). Each player finishes everything, boar rewards and Cerberus included, before the next begins. Answers may be gathered at the same time only where that cannot change the outcome.',
    'DF-40':
      'A roll is resolved in seven stages. 1. Copy: for each mirror, name the face it copies; from now on it counts as that face. 2. Triple: if exactly one of two results is ×3, the other is tripled. 3. Choose: pick the option of each choice face and of each boar. 4. Shields: each becomes 5 glory or its consolation. 5. Apply: take the results one by one in the order you like; turning a gain into glory (DF-91, DF-95), splitting gold between reserve and hammer (DF-105) and buying with a ship (DF-52) are settled as that result is applied. 6. Owners of boars take their rewards (DF-63). 7. Cerberus: you may spend a token to go through stages 1 to 6 again with the same results (DF-112).',
    'DF-41': 'The order in which you apply results matters only if one of them is a ship; otherwise you are not asked.',
    'DF-42':
      'Whoever a choice concerns makes it, no matter whose turn it is: your results, your hammer, your Cerberus tokens, your boar rewards, the place for a face forced on you, what you lose.',
  },
  'Times three': {
    'DF-43': '×3 gives nothing by itself. It multiplies every amount of your other result by 3.',
    'DF-44': 'Nothing comes of two ×3 together, nor of ×3 in a minor blessing or beside a result without effect.',
    'DF-45': '×3 beside a choice face: choose one option, once, and receive three times its amount.',
  },
  Mirror: {
    'DF-46':
      'A mirror must copy one of the faces it can see. It then acts in every way as if you had rolled that face. No die changes, and the owner of the copied die neither gains nor loses by it.',
    'DF-47':
      'A mirror sees every face except mirrors on the dice of all your opponents. In step 1 these are the results they rolled in the same roll. With Satyrs, the results just rolled. For a victim of Minotaur, the results the other victims just rolled and the faces showing on the active player’s dice. In any other roll, the faces showing now, rolled or freshly forged. In a shared roll the rolled result counts even if a ship has replaced that face since.',
    'DF-48':
      'If at least one of those dice shows a mirror, it reflects you: your own faces except mirrors may be copied too. That is your other result; in a minor blessing, the showing face of your other die; with Satyrs, the showing faces of both your dice.',
    'DF-49': 'If there is no face to copy, the mirror does nothing. A mirror is never copied itself.',
    'DF-50': 'Two mirrors choose separately and may copy the same face.',
    'DF-51':
      'A mirror that copies ×3 triples your other result; in a minor blessing it does nothing. If the other result is ×3 as well, rolled or copied, nothing happens (DF-44). A mirror rolled beside ×3 copies first, and the copy is tripled.',
  },
  Ship: {
    'DF-52':
      'A ship lets you buy exactly one face from the sanctuary for 2 gold less, never below 0, and you must forge it at once (DF-70). This works in anybody’s turn. You may decline, even a free face. If nothing is left or within reach, nothing happens, and nothing is saved for later.',
    'DF-53':
      'Only gold in your reserve at that moment pays. As you apply results in the order you like, gold from the other result, or from the consolation of a yellow shield, may come first and be spent, provided it went to the reserve.',
    'DF-54':
      'The new face may replace any face but a boar: the ship itself, or the face of your other result. Both results still count (DF-18).',
    'DF-55': '×3 beside a ship: one purchase, 6 gold cheaper. The price stops at 0 and nothing is paid out.',
    'DF-56':
      'Two ships, one of them copied, make two purchases in a row, each 2 gold cheaper. Buying with a ship is neither an action nor an offering, so both may buy the same design.',
  },
  Shields: {
    'DF-57':
      'A shield gives 5 glory if your other result gives the resource it watches, and its consolation otherwise. Never both, and the choice is not yours. Red watches sun and consoles with 2 sun shards; blue watches moon, 2 moon shards; yellow watches gold, 3 gold; green watches glory, 3 glory.',
    'DF-58':
      'The other result gives a resource if it is printed on a face that gives everything, or is the option you picked on a choice face or boar. What the face gives decides, not where it ends up: lost to a cap, put on a hammer, turned into glory by Sentinel or into a loss by Minotaur, it still counts.',
    'DF-59':
      'A hammer’s glory, glory from turning other gains into it, rewards of a boar’s owner and purchases by ship do not count for a shield.',
    'DF-60':
      'A shield gives its consolation in a minor blessing, beside a ship, beside a mirror without effect and beside another shield. Two shields therefore both console: neither satisfies the other.',
    'DF-61': '×3 beside a shield gives three times the consolation: 6 sun shards, 6 moon shards, 9 gold or 9 glory.',
  },
  Boars: {
    'DF-62': 'Whoever applies a boar face takes 1 sun shard or 1 moon shard.',
    'DF-63':
      'Each time anybody applies a boar face, the owner of the Tenacious Boar of that colour takes 1 sun shard, 1 moon shard or 3 glory, choosing anew each time. Every way counts: blessings and minor blessings, mirror copies, Satyrs, Minotaur, Cerberus repeats, and the owner’s own rolls. Rewards follow once both results are applied; several owners choose clockwise from the active player.',
    'DF-64':
      '×3 beside a boar: whoever applies it chooses once and takes 3 sun shards or 3 moon shards. The owner is rewarded three times, choosing anew each time.',
    'DF-65': 'A boar face never leaves a die. Nobody and nothing can take it off.',
    'DF-66':
      'There are only four boar faces, so no die can fill up with them. Should you nevertheless have no place that may be replaced, you cannot buy faces, and a face that a card would have you forge stays in its garden; the card is still yours.',
  },
  'Offering and forging': {
    'DF-67':
      'An offering buys one or more faces from the sanctuary, all of different designs. Name them, pay the sum of their prices from your reserve at once, then forge them all. If a design is named twice, a face is not there, or you cannot pay for or place them all, the whole offering is refused and nothing changes.',
    'DF-68': '“Different” means the design. Two different faces from one mixed niche are fine; two alike are not.',
    'DF-69': 'This limit covers one offering. A second offering, as your extra action, may buy the same designs again.',
    'DF-70':
      'To forge a face, take off a face of your choice from either of your dice, never a boar, and put the new one in its place. Forging is free, and every face must be forged as soon as you get it; none can be kept for later.',
    'DF-71':
      'The faces of one offering go to different places, on one die or both. They are forged as one lot, so none can replace another.',
    'DF-72':
      'A die shows the face forged on it. If several go onto the same die, you decide the order and the last one shows. Your other die keeps its showing face.',
  },
  'Heroic feats': {
    'DF-73': 'A feat takes exactly one card. Its stack must not be empty, and you need its cost in your reserve.',
    'DF-74':
      'In this order: choose the card; pay; move your pawn to the portal of its island and oust whoever stands there, blessing included; take the top card of the stack; carry out its instant effect (lightning).',
    'DF-75': 'You may perform any feat as often as you like and own several copies of a card; each copy works for itself.',
    'DF-76': 'You must carry out instant effects, except where the card says “may”.',
  },
  Ousting: {
    'DF-77':
      'If you move your pawn to a portal where another pawn stands, that pawn goes back to its start portal and its player is ousted.',
    'DF-78':
      'An ousted player at once receives one blessing; only one, also with 2 players. It cannot be refused, and nothing else comes with it, Great Bear (DF-84) apart. It is that player’s own blessing in every way, and the card being taken does not touch it.',
    'DF-79':
      'The cost is paid before the ousting, and the blessing is resolved completely before you take the card. A boar reward you gain through it cannot help to pay for this card, but may pay for a later action.',
    'DF-80':
      'If your pawn already stands on that island, it stays and nobody is ousted. Offerings move no pawn. A pawn stays where it is until it is ousted or its owner performs a feat on another island.',
  },
  'The 24 cards': {
    'DF-81': 'The Blacksmith’s Hammer (1 moon, 0 glory, instant): you get a new hammer track (DF-105).',
    'DF-82': 'The Blacksmith’s Chest (1 moon, 2 glory, instant): your caps rise (DF-111).',
    'DF-83': 'The Silver Hind (2 moon, 2 glory, reinforcement): in step 2 you may receive one minor blessing; name the die each time.',
    'DF-84':
      'Great Bear (2 moon, 2 glory, automatic): whenever you oust somebody or are ousted, gain 3 glory for each Bear you own, after the pawns have moved and before the blessing. Both sides may score from one ousting. A Bear taken by the very feat that ousts comes too late for it.',
    'DF-85':
      'Satyrs (3 moon, 6 glory, instant): all opponents roll both dice. The faces stay up; the opponents gain nothing and trigger nothing. You choose two different dice among those rolled, of one opponent or of two, and resolve them together as your own roll (DF-40), so that ×3 and shields look at each other. There is no Cerberus repeat.',
    'DF-86':
      'Tenacious Boar (3 moon, 4 glory, instant and automatic): name an opponent, who must at once forge the boar face of the card’s colour in a place of their choice that is not a boar. For them it counts as a forged face. From then on you collect boar rewards (DF-63).',
    'DF-87': 'Ferryman (4 moon, 12 glory): no effect.',
    'DF-88': 'Cerberus (4 moon, 6 glory, instant): take a Cerberus token (DF-112).',
    'DF-89': 'Helmet of Invisibility (5 moon, 4 glory, instant): forge a ×3 face from its garden.',
    'DF-90': 'Cancer (6 moon, 8 glory, instant): you alone receive two blessings in a row.',
    'DF-91':
      'Sentinel (6 moon, 6 glory, instant): you alone receive two blessings in a row. For each result that gives shards you may take 2 glory for each of its shards instead, all of them or none; the rest of the face is unchanged. Count them after tripling and before any cap. The consolation of a shield and the shard of a boar you apply can be turned into glory, the rewards of a boar’s owner cannot.',
    'DF-92': 'Hydra (5 sun and 5 moon, 26 glory): no effect.',
    'DF-93':
      'Typhon (5 sun and 5 moon, 16 glory, instant): gain 1 glory for each face you have forged so far, that is, for each face taken off your dice in the whole game: for bought faces, for those from cards and ships, and for those forced on you. It counts once, when you take the card.',
    'DF-94':
      'Sphinx (6 sun, 10 glory, instant): name one of your dice, once, and receive four minor blessings in a row with it. A face that a ship lets you forge on it may come up in the later rolls.',
    'DF-95':
      'Cyclops (6 sun, 8 glory, instant): four minor blessings with one die, as with Sphinx. For each result that gives gold you may take 1 glory for each gold instead, all of it or none; the rest of the face is unchanged. Gold you keep is split between reserve and hammer as usual; gold turned into glory never reaches a hammer.',
    'DF-96': 'Gorgon (4 sun, 14 glory): no effect.',
    'DF-97': 'Triton (4 sun, 8 glory, instant): take a Triton token (DF-114).',
    'DF-98': 'Mirror of the Abyss (5 sun, 10 glory, instant): forge a mirror face from its garden.',
    'DF-99': 'The Guardian’s Owl (2 sun, 4 glory, reinforcement): in step 2 you may take 1 gold, 1 sun shard or 1 moon shard.',
    'DF-100': 'Celestial Ship (2 sun, 4 glory, instant): forge a ship face from its garden. Taking the card does not buy anything yet.',
    'DF-101': 'Minotaur (3 sun, 8 glory, instant): all opponents roll both dice and lose what they would have gained (DF-117).',
    'DF-102': 'The Guardian’s Shield (3 sun, 6 glory, instant): choose one of the shield faces left in the garden and forge it.',
    'DF-103': 'The Elder (1 sun, 0 glory, reinforcement): in step 2 you may pay exactly 3 gold for 4 glory, once for each Elder you own.',
    'DF-104': 'Wild Spirits (1 sun, 2 glory, instant): gain 3 gold and 3 moon shards.',
  },
  Hammer: {
    'DF-105':
      'Whenever you gain gold while you own an unfinished hammer, you may put any part of it on the hammer; 1 gold fills 1 space. The rest goes to your reserve, even if some of it is lost to the cap. Every gain of gold counts, in anybody’s turn: faces rolled or copied, Satyrs, Owl, Wild Spirits, Triton.',
    'DF-106':
      'Only gold you are gaining can go on a hammer, never gold from your reserve. The part on the hammer needs no room under the cap; the part for the reserve is capped as usual.',
    'DF-107':
      'A hammer has two phases of 15 spaces. Filling phase I gives 10 glory at once, and phase II begins at 0. Filling phase II gives 15 glory at once, and the hammer is finished.',
    'DF-108':
      'One gain may fill a phase and run on into the next phase, and into the next hammer. You cannot put down more than all your hammers have spaces left; the rest goes to your reserve.',
    'DF-109':
      'Several hammers are worked one after another in the order you took them; a later one starts when the earlier is finished. The glory runs 10, 15, 10, 15 and so on.',
    'DF-110': 'Nothing ever moves a hammer back. The spaces of an unfinished phase are worth nothing at the end.',
  },
  Chest: {
    'DF-111':
      'Each chest raises your caps by 4 gold, 3 sun and 3 moon, from the moment you take it until the end of the game: 16, 9 and 9 with one chest, 20, 12 and 12 with two, and so on. A chest brings no resources and gives back nothing lost earlier.',
  },
  Tokens: {
    'DF-112':
      'You may spend a Cerberus token right after you have resolved a blessing or minor blessing of your own, in anybody’s turn, before the next player resolves. The same results are applied once more through stages 1 to 6 of DF-40: you choose everything anew, boar owners are rewarded again, and Sentinel or Cyclops offers its glory again. You may wait and see what the roll brings before you decide.',
    'DF-113': 'Spend at most one Cerberus token for a roll; a repeat cannot be repeated. The token does not work for Satyrs or Minotaur.',
    'DF-114': 'Spend a Triton token, once, for 6 gold or 2 sun shards or 2 moon shards. Caps and hammer apply to this gain.',
    'DF-115':
      'You may spend a Triton token in your own turn whenever a decision awaits you: while you resolve your results in step 1 (before a ship buys, for instance), in step 2, before the first action, between the actions, after paying for the extra action, before ending the turn, and even in the turn you took the card. Never in the middle of a payment (an offering is one payment from its first face to its last), while somebody else decides, or in another player’s turn.',
    'DF-116': 'You may hold several tokens of each kind. Unspent tokens are worth nothing; the cards keep their printed glory.',
  },
  'Minotaur losses': {
    'DF-117':
      'Each opponent of whoever took Minotaur rolls both dice and leaves them showing. Then, clockwise from that player’s left, each goes through stages 1 to 6 of DF-40, but in stage 5 loses what the results would give. There is no Cerberus repeat, and nothing is turned into glory.',
    'DF-118':
      'Losses come off your reserve of gold, sun and moon and off your glory. None of them drops below 0, and nothing stays owed. Hammers, tokens, cards and the glory printed on them are safe.',
    'DF-119': 'Rolling a choice face, you pick the option yourself, and may well pick a resource of which you have too little or none.',
    'DF-120':
      '×3 triples the loss; two ×3 cost nothing. A mirror loses what the face it copies would give. A shield is checked as usual and then costs 5 glory or its consolation, three times the consolation beside ×3. A ship does nothing, tripled or not.',
    'DF-121':
      'A boar costs whoever applies it 1 sun shard or 1 moon shard of their choice, 3 with ×3. After those losses the owner of the card is rewarded as usual, three times with ×3.',
  },
  'End and scoring': {
    'DF-122': 'The game ends the moment the last turn of the last round is over. No more blessings, no more trading gains for glory.',
    'DF-123':
      'Your score is your glory plus the glory printed on all your cards, added only now; Minotaur can never touch printed glory. Gold, shards, tokens, dice and unfinished hammer phases count nothing.',
    'DF-124': 'The highest score wins. Players who share it share the victory; there is no tie-breaker.',
  },
  'When rules meet': {
    'DF-125':
      'Cerberus and ship: the rolled results are repeated even if the purchase has replaced one of those faces, and the ship may buy again. Cerberus and hammer: each time the gold is a gain of its own, split anew.',
    'DF-126':
      'If ships come up for several players in one shared roll, they buy in the order of DF-39; the later ones find what the earlier ones left.',
    'DF-127':
      'A result that Sentinel turns into glory still satisfies a shield beside it that watches sun or moon. The glory it becomes does not satisfy a green shield.',
    'DF-128':
      'Ousted by the feat that takes Satyrs or Minotaur? You receive your blessing first and then roll again for the card with the others. With Tenacious Boar you may be the opponent named.',
    'DF-129':
      'A place holds only one of its two cards, so some never meet in one game: Silver Hind and Great Bear, Satyrs and boars, Cerberus and Ferryman, Cancer and Sentinel, Hydra and Typhon, Sphinx and Cyclops, Gorgon and Triton, Owl and ship, Minotaur and shields. The rules cover them all the same, in case a specially built position brings both together.',
    'DF-130':
      'Pairs of results, mirrors already replaced by what they copy. ×3 with a plain face: three times every part; with a choice face: one option three times; with a shield: three times its consolation; with a ship: one purchase, 6 gold cheaper; with a boar: 3 sun or 3 moon shards and three rewards for the owner; with another ×3: nothing. A shield with a plain face: 5 glory if the face gives what the shield watches, otherwise the consolation; with a choice face or a boar: it depends on the option picked; with a ship: consolation and purchase in any order; with another shield: both consolations. A ship with a plain face, a choice face or a boar: both, in any order; with another ship: two purchases, 2 gold cheaper each. Any other pair: each result works on its own, and every boar rewards its owner. A single result in a minor blessing: a plain face gives what it shows, a choice face one option, a shield its consolation, a ship one purchase, 2 gold cheaper, a boar 1 sun or 1 moon shard and one reward for its owner, ×3 nothing.',
  },
});
