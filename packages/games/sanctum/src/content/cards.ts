/** The 84 cards: a demon on the face, an item on the back. A card is called by its item. */
import { type Ability, type Colour, type Gem, type ItemType, readAbility } from './effects.ts';

/** What everybody may see of a demon: its printed face, with the kind and colour of the item behind it (S-148, K-15). */
export interface DemonFace {
  readonly level: 1 | 2 | 3;
  readonly colour: Colour;
  readonly hits: readonly number[];
  readonly damage: number;
  readonly slot: ItemType;
  readonly itemColour: Colour;
}

export interface Item {
  readonly type: ItemType;
  readonly level: 1 | 2 | 3;
  readonly colour: Colour;
  readonly cost: readonly Gem[];
  readonly stamina: number;
  readonly focus: number;
  readonly abilities: readonly Ability[];
}

export interface Card {
  readonly face: DemonFace;
  readonly item: Item;
}

const LETTERS: Readonly<Record<string, Colour>> = { R: 'red', G: 'green', B: 'blue' };

/** Demon's colour, hits and damage; then the item: its type, cost (first letter = colour shown), abilities, and flames of stamina and focus. */
function card(colour: Colour, hits: string, damage: number, type: ItemType, gems: string, abilities: string, stamina = 0, focus = 0): Card {
  const level = hits.length as 1 | 2 | 3;
  const cost = [...gems].map((letter) => LETTERS[letter]!);
  return {
    face: { level, colour, hits: [...hits].map(Number), damage, slot: type, itemColour: cost[0]! },
    item: {
      type,
      level,
      colour: cost[0]!,
      cost,
      stamina,
      focus,
      abilities: abilities ? abilities.split(' ').map(readAbility) : [],
    },
  };
}

export const CARDS = {
  // Level I
  'dented-kettle-helm': card('red', '1', 1, 'helmet', 'R', 'S2:R'),
  'straw-sandals': card('red', '2', 1, 'boots', 'G', '±1:P S1:R'),
  'glass-pendant': card('red', '3', 1, 'amulet', 'B', '±1:P', 0, 1),
  'padded-jack': card('red', '4', 1, 'armor', 'R', 'S3:RP'),
  sling: card('red', '5', 1, 'weapon', 'G', '±3:B'),
  buckler: card('red', '6', 1, 'weapon', 'B', 'S2:P'),
  cudgel: card('red', '1', 1, 'weapon', 'R', '=6:P'),
  'woodcutters-axe': card('red', '6', 1, 'weapon', 'R', '+?:P'),
  'hide-vest': card('green', '1', 1, 'armor', 'G', 'S2:P'),
  'soft-slippers': card('green', '2', 1, 'boots', 'B', '±2:B ±1:B'),
  'feathered-cap': card('green', '3', 1, 'helmet', 'G', '+?:B'),
  'copper-charm': card('green', '4', 1, 'amulet', 'R', 'S1:P', 1, 0),
  'short-bow': card('green', '5', 1, 'weapon', 'G', '=4:B'),
  'apprentice-wand': card('green', '6', 1, 'weapon', 'B', '±2:B ±1:B'),
  'ringed-hauberk': card('green', '2', 1, 'armor', 'R', 'S4:RR'),
  'trackers-boots': card('green', '5', 1, 'boots', 'G', 'S2:R'),
  'novices-robe': card('blue', '1', 1, 'armor', 'B', 'S1:R', 1, 0),
  'seers-hood': card('blue', '2', 1, 'helmet', 'B', '±1:B', 0, 1),
  'marching-boots': card('blue', '3', 1, 'boots', 'R', 'S1:R', 1, 0),
  'bone-whistle': card('blue', '4', 1, 'amulet', 'G', '+1:B', 0, 1),
  'bone-knife': card('blue', '5', 1, 'weapon', 'B', '=2:B'),
  'rusty-sabre': card('blue', '6', 1, 'weapon', 'R', '-?:B'),
  'hunters-mask': card('blue', '3', 1, 'helmet', 'G', '=1:B +1:B'),
  'river-pebble': card('blue', '4', 1, 'amulet', 'B', '-1:B', 1, 0),
  // Level II
  'crow-plume-helm': card('red', '12', 2, 'helmet', 'GG', '+?:B ±1:P'),
  'druids-mantle': card('green', '13', 2, 'armor', 'GG', 'S3:R ±1:B'),
  'oracles-circlet': card('blue', '14', 2, 'helmet', 'BB', '=3:B', 0, 1),
  brigandine: card('red', '15', 2, 'armor', 'RR', 'S4:RR', 1, 0),
  'acrobat-boots': card('green', '16', 2, 'boots', 'BG', '±2:P ±1:B S1:P'),
  'banded-mail': card('blue', '23', 2, 'armor', 'RR', 'S2:R S2:R'),
  'wolfskin-boots': card('red', '24', 2, 'boots', 'GG', '+?:P S2:R'),
  'scholars-cap': card('green', '25', 2, 'helmet', 'BG', '±2:B', 0, 1),
  'pathfinder-boots': card('blue', '26', 2, 'boots', 'GB', 'S2:P -?:B'),
  'sapphire-eye': card('red', '34', 2, 'amulet', 'BB', '', 0, 2),
  'garnet-brooch': card('green', '35', 2, 'amulet', 'RR', '', 2, 0),
  'silver-bell': card('blue', '36', 2, 'amulet', 'BR', '+?:B', 0, 1),
  'war-pick': card('red', '45', 2, 'weapon', 'RR', '=6:B =1:B'),
  'long-bow': card('green', '46', 2, 'weapon', 'GG', '=2:B =5:B'),
  falchion: card('blue', '56', 2, 'weapon', 'RG', '=3:P -?:B'),
  'hooked-spear': card('red', '56', 2, 'weapon', 'GR', '=4:P +?:B'),
  'hand-crossbow': card('blue', '46', 2, 'weapon', 'GB', '=6:B ±1:B'),
  'rune-wand': card('green', '45', 2, 'weapon', 'BB', '±1:B ±2:B ±3:B'),
  'warded-robe': card('red', '36', 2, 'armor', 'BB', 'S2:P', 0, 1),
  'mirror-cuirass': card('blue', '35', 2, 'armor', 'BR', 'S4:PP ±1:B'),
  'gatekeepers-helm': card('green', '34', 2, 'helmet', 'RR', 'S4:RP'),
  'thorn-crown': card('red', '26', 2, 'helmet', 'RG', 'S2:R ±2:B'),
  'visored-sallet': card('blue', '25', 2, 'helmet', 'RB', 'S2:R', 1, 0),
  'scale-coat': card('green', '24', 2, 'armor', 'GR', 'S5:RR'),
  'jade-leaf': card('red', '23', 2, 'amulet', 'GG', '', 1, 1),
  'twin-feather': card('blue', '16', 2, 'amulet', 'GB', '=5:B', 0, 1),
  'windwalker-shoes': card('green', '15', 2, 'boots', 'BB', '±3:B ±1:B S1:P'),
  'duelists-rapier': card('red', '14', 2, 'weapon', 'BB', '±2:P +?:B'),
  'moon-sickle': card('blue', '13', 2, 'weapon', 'BG', '-?:B ±1:P'),
  'blood-bead': card('green', '12', 2, 'amulet', 'RG', 'S3:RP', 1, 0),
  'iron-greaves': card('red', '11', 1, 'boots', 'RR', 'S3:RP', 1, 0),
  'spiked-mace': card('green', '22', 1, 'weapon', 'GR', '=1:P S2:R'),
  'ember-treads': card('blue', '33', 1, 'boots', 'RB', 'S2:P', 1, 0),
  'twin-daggers': card('red', '44', 1, 'weapon', 'GG', '=2:P ±2:B'),
  'frost-rod': card('green', '55', 1, 'weapon', 'BR', '=3:B =4:B'),
  'kite-shield': card('blue', '66', 1, 'weapon', 'RB', 'S4:RP'),
  // Level III
  'dragon-helm': card('red', '123', 3, 'helmet', 'RRG', 'S4:RR =6:B', 1, 0),
  'crown-of-antlers': card('green', '124', 3, 'helmet', 'GGB', '+?:P ±1:B', 0, 1),
  'starseers-diadem': card('blue', '125', 3, 'helmet', 'BBG', '=4:B', 0, 2),
  'living-bark': card('red', '126', 3, 'armor', 'GGR', 'S4:RP', 1, 0),
  'astral-vestment': card('green', '134', 3, 'armor', 'BBR', 'S4:PP', 0, 1),
  'golden-plate': card('blue', '135', 3, 'armor', 'RRG', 'S6:RR', 1, 0),
  'seven-league-boots': card('red', '136', 3, 'boots', 'BBG', '±3:P ±2:B S2:P'),
  'titan-sabatons': card('green', '145', 3, 'boots', 'RRG', 'S4:RP', 1, 0),
  'stagrunner-boots': card('blue', '146', 3, 'boots', 'GGR', '+?:P S2:R', 1, 0),
  'heart-of-the-mountain': card('red', '156', 3, 'amulet', 'RRB', 'S2:R', 2, 0),
  'verdant-seal': card('green', '234', 3, 'amulet', 'GGB', '±1:P', 1, 1),
  'tear-of-the-angel': card('blue', '235', 3, 'amulet', 'BBG', '±2:B', 0, 2),
  'skyfall-bow': card('red', '236', 3, 'weapon', 'GGB', '=5:B =2:B +?:B'),
  'staff-of-tides': card('green', '245', 3, 'weapon', 'BBR', '±3:B ±2:B', 0, 1),
  demonbane: card('blue', '246', 3, 'weapon', 'RRG', '=6:P =3:P S1:R'),
  'orb-of-whispers': card('red', '256', 3, 'weapon', 'BBG', '+?:B -?:B', 0, 1),
  'tower-shield': card('green', '345', 3, 'weapon', 'RRB', 'S6:RP', 1, 0),
  'twin-glaives': card('blue', '346', 3, 'weapon', 'GGR', '=4:P =1:P ±1:B'),
  'executioners-hood': card('red', '356', 3, 'helmet', 'RRB', 'S3:R -?:B', 1, 0),
  'jade-shard': card('green', '456', 3, 'amulet', 'GGR', 'S2:P', 1, 1),
  'phantom-slippers': card('blue', '114', 2, 'boots', 'BBR', 'S2:P ±1:B', 0, 1),
  'thunder-crossbow': card('red', '225', 2, 'weapon', 'GGB', '=6:B -?:B ±1:P'),
  'blade-of-dawn': card('green', '336', 2, 'weapon', 'BBR', '=1:B =6:B S2:P'),
  'warlords-harness': card('blue', '456', 3, 'armor', 'RRB', 'S6:RP S2:R'),
} as const satisfies Readonly<Record<string, Card>>;

export type CardId = keyof typeof CARDS;
/** An item is called like the card on whose back it stands. */
export type ItemId = CardId;
export const CARD_IDS = Object.keys(CARDS) as readonly CardId[];

const table: Readonly<Record<CardId, Card>> = CARDS;
export const cardOf = (id: CardId): Card => table[id];
export const itemOf = (id: ItemId): Item => table[id].item;
export const faceOf = (id: CardId): DemonFace => table[id].face;

/** S-2: the cards of each level, colours mixed. */
export const CARDS_BY_LEVEL: readonly (readonly CardId[])[] = [1, 2, 3].map((level) => CARD_IDS.filter((id) => faceOf(id).level === level));

/** All demons of one colour and level share a picture and a name. */
export const DEMONS = {
  red: ['ash-imp', 'cinder-brute', 'ember-tyrant'],
  green: ['plague-whelp', 'blight-hound', 'rot-behemoth'],
  blue: ['bone-rattler', 'frost-wight', 'pale-colossus'],
} as const satisfies Readonly<Record<Colour, readonly string[]>>;
export type DemonId = (typeof DEMONS)[Colour][number];
export const demonOf = (face: DemonFace): DemonId => DEMONS[face.colour][face.level - 1]!;

/** The face in one word; all 84 are different, so a face can be looked up (K-15). */
const faceWord = (face: DemonFace): string => `${face.colour} ${face.hits.join('')} ${face.slot} ${face.itemColour}`;
const byFace: ReadonlyMap<string, CardId> = new Map(CARD_IDS.map((id) => [faceWord(faceOf(id)), id]));

/** The same for the faces of this very table, which is where most come from. */
const byOwnFace = new WeakMap<DemonFace, CardId>(CARD_IDS.map((id) => [faceOf(id), id]));

/** The card that shows this face. */
export const cardWithFace = (face: DemonFace): CardId => byOwnFace.get(face) ?? byFace.get(faceWord(face))!;
