/**
 * Version 1 of the rules of 'sanctum', rules and words in one file, built by `npm run -s freeze`.
 * Matches that began with it are played and seen again by it, byte for byte: it is never edited and never built anew.
 * Kept until 2028-11-18: docs/raising-a-version.md
 */
// \0rolldown/runtime.js
var __defProp = Object.defineProperty;
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) {
		__defProp(target, name, {
			get: all[name],
			enumerable: true
		});
	}
	if (!no_symbols) {
		__defProp(target, Symbol.toStringTag, { value: "Module" });
	}
	return target;
};

// packages/games/sanctum/src/bots/index.ts
const bots = [];
var training = void 0;
var value = void 0;

// packages/games/sanctum/src/content/acts.ts
/** What each of the six spaces lays out (S-17); the first space of a board lays five sets. */
const ACTS = {
	I: [
		[
			[1, 1],
			[1, 1],
			[1, 1],
			[1, 1],
			[1, 1]
		],
		[[1, 1]],
		[[1, 1]],
		[[2]],
		[[2]],
		[[2]]
	],
	II: [
		[
			[1, 2],
			[1, 2],
			[1, 2],
			[2, 2],
			[2, 2]
		],
		[[1, 2]],
		[[1, 2]],
		[[2, 2]],
		[[3]],
		[[3]]
	],
	III: [
		[
			[2, 2],
			[2, 2],
			[2, 2],
			[3],
			[3]
		],
		[[2, 2]],
		[[2, 2]],
		[[3]],
		[[3]],
		[[2, 2]]
	],
	IV: [
		[
			[1, 3],
			[1, 3],
			[1, 3],
			[2, 3],
			[2, 3]
		],
		[[2, 3]],
		[[1, 3]],
		[[2, 3]],
		[[2, 3]],
		[[3]]
	]
};
/** The last space of a board holds the chest (S-19). */
const SPACES = 6;
/** S-70: the first arrival at the walls lays five pairs. */
const WALL_SETS = [
	[2, 3],
	[2, 3],
	[2, 3],
	[2, 3],
	[2, 3]
];
/** S-3: the acts before the walls, by number of players. */
const ACTS_PLAYED = {
	2: ["I", "III"],
	3: [
		"I",
		"II",
		"IV"
	],
	4: [
		"I",
		"II",
		"III",
		"IV"
	]
};
/** S-6, K-1: where the angel waits, by number of players. */
const INTERVENTION = {
	2: {
		act: "III",
		space: 3
	},
	3: {
		act: "II",
		space: 4
	},
	4: {
		act: "III",
		space: 3
	}
};
/** The eleven spaces of the achievement board (S-62 to S-65). */
const ACHIEVEMENTS = [
	"skill-1",
	"skill-2",
	"skill-3",
	"gem-1",
	"gem-2",
	"gem-3",
	"equip-1",
	"equip-2",
	"equip-3",
	"higher-2",
	"higher-3"
];
/** The three masteries, in the order of the achievement board, and what levels I, II, III ask for. */
const MASTERIES = {
	skill: [
		3,
		5,
		7
	],
	gem: [
		2,
		3,
		4
	],
	equip: [
		4,
		7,
		10
	]
};
/** D.7: six cards, each moves one gem of a skill to the skill above it. */
const BONUS_CARDS = {
	"red-3": {
		column: "red",
		level: 3
	},
	"red-2": {
		column: "red",
		level: 2
	},
	"green-3": {
		column: "green",
		level: 3
	},
	"green-2": {
		column: "green",
		level: 2
	},
	"blue-3": {
		column: "blue",
		level: 3
	},
	"blue-2": {
		column: "blue",
		level: 2
	}
};
const BONUS_IDS = Object.keys(BONUS_CARDS);
/** What each player starts with, in turn order. */
const BONUS_BY_TURN = [
	{
		cards: 0,
		potions: 1
	},
	{
		cards: 1,
		potions: 0
	},
	{
		cards: 1,
		potions: 1
	},
	{
		cards: 2,
		potions: 0
	}
];
const NO_BONUS = {
	cards: 0,
	potions: 0
};
const DIFFICULTIES = [
	"normal",
	"hard",
	"nightmare",
	"infernal"
];
/** S-107: cards of the first roar; each later roar has one fewer. */
const FIRST_ROAR = {
	normal: 2,
	hard: 3,
	nightmare: 4,
	infernal: 5
};
const FULL_HEALTH = 10;
const POTION_SPACES = 4;
const STARTING_DICE = 2;
/** S-90: five Demon Lord cards and four fury cards, in turn. */
const ROW = 9;

// packages/games/sanctum/src/content/effects.ts
/** The vocabulary of components: gems, tokens, item spaces, and what an ability does. */
const COLOURS = [
	"red",
	"green",
	"blue"
];
const GEMS = [
	"red",
	"green",
	"blue",
	"white"
];
const TOKENS = ["stamina", "focus"];
/** A potion returns the token of its colour: red stamina, blue focus. */
const POTIONS = ["red", "blue"];
const POTION_TOKEN = {
	red: "stamina",
	blue: "focus"
};
/** The six item spaces of a hero's board; a weapon fits either of the last two. */
const SLOTS = [
	"helmet",
	"armor",
	"boots",
	"amulet",
	"weapon-1",
	"weapon-2"
];
/** The place of each item space in `SLOTS`. */
const SLOT_AT = {
	helmet: 0,
	armor: 1,
	boots: 2,
	amulet: 3,
	"weapon-1": 4,
	"weapon-2": 5
};
const ITEM_TYPES = [
	"helmet",
	"armor",
	"boots",
	"amulet",
	"weapon"
];
const FITS = {
	helmet: ["helmet"],
	armor: ["armor"],
	boots: ["boots"],
	amulet: ["amulet"],
	weapon: ["weapon-1", "weapon-2"]
};
/** An ability space takes stamina (red), focus (blue) or either (purple). */
const SPACE_COLOURS = [
	"red",
	"blue",
	"purple"
];
/** How an ability may be paid: one token for each of its spaces, in order. */
const PAYMENTS = [
	"stamina",
	"focus",
	"stamina+stamina",
	"stamina+focus",
	"focus+focus"
];
const PAID = {
	stamina: ["stamina"],
	focus: ["focus"],
	"stamina+stamina": ["stamina", "stamina"],
	"stamina+focus": ["stamina", "focus"],
	"focus+focus": ["focus", "focus"]
};
/** S-24: what an ability does; all but the shield change a die. */
const EFFECTS = [
	"set",
	"plus",
	"minus",
	"plus-or-minus",
	"raise-any",
	"lower-any",
	"shield"
];
const inside = (value) => value >= 1 && value <= 6;
const from = (low, high) => [
	1,
	2,
	3,
	4,
	5,
	6
].filter((value) => value >= low && value <= high);
/** S-24: a change that would take the die out of 1 to 6 may not be made. */
const REACH = {
	set: (_, n) => [n],
	plus: (value, n) => [value + n].filter(inside),
	minus: (value, n) => [value - n].filter(inside),
	"plus-or-minus": (value, n) => [value - n, value + n].filter(inside),
	"raise-any": (value) => from(value + 1, 6),
	"lower-any": (value) => from(1, value - 1),
	shield: () => []
};
/** A power from its effect and number. */
const power = (effect, n = 0) => ({
	effect,
	n,
	reach: [
		0,
		1,
		2,
		3,
		4,
		5,
		6
	].map((value) => value === 0 ? [] : REACH[effect](value, n))
});
/** What the signs of the notation mean: `=4:B`, `+2:P`, `-?:B`, `±1:PP`, `S3:RP`. */
const SIGNS = {
	"=": "set",
	"+": "plus",
	"-": "minus",
	"±": "plus-or-minus",
	S: "shield"
};
const SPACE_LETTERS = {
	R: "red",
	B: "blue",
	P: "purple"
};
const ACCEPTS = {
	red: ["stamina"],
	blue: ["focus"],
	purple: TOKENS
};
/** Whether a token may lie on a space of this colour (S-22). */
const accepts = (space, token) => ACCEPTS[space].includes(token);
/** A power from its notation without spaces, e.g. `+?`, `S2`. */
function readPower(text) {
	const sign = text[0];
	if (text[1] === "?") return power(sign === "+" ? "raise-any" : "lower-any");
	return power(SIGNS[sign], Number(text[1]));
}
/** An ability from its notation, e.g. `S3:RP`. */
function readAbility(text) {
	const [what = "", letters = ""] = text.split(":");
	const spaces = [...letters].map((letter) => SPACE_LETTERS[letter]);
	const fits = (payment) => {
		const tokens = PAID[payment];
		return tokens.length === spaces.length && spaces.every((space, i) => accepts(space, tokens[i]));
	};
	return {
		...readPower(what),
		spaces,
		payments: PAYMENTS.filter(fits)
	};
}

// packages/games/sanctum/src/content/blessings.ts
/** The twelve blessings that hide on the achievement tiles (S-61, S-135). */
const token = (which) => ({
	token: which,
	power: power("shield")
});
const like = (notation) => ({ power: readPower(notation) });
const BLESSINGS = {
	"stamina-1": token("stamina"),
	"stamina-2": token("stamina"),
	"focus-1": token("focus"),
	"focus-2": token("focus"),
	"raise-any": like("+?"),
	"lower-any": like("-?"),
	"plus-or-minus-2": like("±2"),
	"plus-or-minus-3": like("±3"),
	"set-1": like("=1"),
	"set-6": like("=6"),
	"shield-2": like("S2"),
	"shield-3": like("S3")
};
const BLESSING_IDS = Object.keys(BLESSINGS);
const table$5 = BLESSINGS;
const blessingOf = (id) => table$5[id];

// packages/games/sanctum/src/content/cards.ts
/** The 84 cards: a demon on the face, an item on the back. A card is called by its item. */
const LETTERS = {
	R: "red",
	G: "green",
	B: "blue"
};
/** Demon's colour, hits and damage; then the item: its type, cost (first letter = colour shown), abilities, and flames of stamina and focus. */
function card$2(colour, hits, damage, type, gems, abilities, stamina = 0, focus = 0) {
	const level = hits.length;
	const cost = [...gems].map((letter) => LETTERS[letter]);
	return {
		face: {
			level,
			colour,
			hits: [...hits].map(Number),
			damage,
			slot: type,
			itemColour: cost[0]
		},
		item: {
			type,
			level,
			colour: cost[0],
			cost,
			stamina,
			focus,
			abilities: abilities ? abilities.split(" ").map(readAbility) : []
		}
	};
}
const CARDS = {
	"dented-kettle-helm": card$2("red", "1", 1, "helmet", "R", "S2:R"),
	"straw-sandals": card$2("red", "2", 1, "boots", "G", "±1:P S1:R"),
	"glass-pendant": card$2("red", "3", 1, "amulet", "B", "±1:P", 0, 1),
	"padded-jack": card$2("red", "4", 1, "armor", "R", "S3:RP"),
	sling: card$2("red", "5", 1, "weapon", "G", "±3:B"),
	buckler: card$2("red", "6", 1, "weapon", "B", "S2:P"),
	cudgel: card$2("red", "1", 1, "weapon", "R", "=6:P"),
	"woodcutters-axe": card$2("red", "6", 1, "weapon", "R", "+?:P"),
	"hide-vest": card$2("green", "1", 1, "armor", "G", "S2:P"),
	"soft-slippers": card$2("green", "2", 1, "boots", "B", "±2:B ±1:B"),
	"feathered-cap": card$2("green", "3", 1, "helmet", "G", "+?:B"),
	"copper-charm": card$2("green", "4", 1, "amulet", "R", "S1:P", 1, 0),
	"short-bow": card$2("green", "5", 1, "weapon", "G", "=4:B"),
	"apprentice-wand": card$2("green", "6", 1, "weapon", "B", "±2:B ±1:B"),
	"ringed-hauberk": card$2("green", "2", 1, "armor", "R", "S4:RR"),
	"trackers-boots": card$2("green", "5", 1, "boots", "G", "S2:R"),
	"novices-robe": card$2("blue", "1", 1, "armor", "B", "S1:R", 1, 0),
	"seers-hood": card$2("blue", "2", 1, "helmet", "B", "±1:B", 0, 1),
	"marching-boots": card$2("blue", "3", 1, "boots", "R", "S1:R", 1, 0),
	"bone-whistle": card$2("blue", "4", 1, "amulet", "G", "+1:B", 0, 1),
	"bone-knife": card$2("blue", "5", 1, "weapon", "B", "=2:B"),
	"rusty-sabre": card$2("blue", "6", 1, "weapon", "R", "-?:B"),
	"hunters-mask": card$2("blue", "3", 1, "helmet", "G", "=1:B +1:B"),
	"river-pebble": card$2("blue", "4", 1, "amulet", "B", "-1:B", 1, 0),
	"crow-plume-helm": card$2("red", "12", 2, "helmet", "GG", "+?:B ±1:P"),
	"druids-mantle": card$2("green", "13", 2, "armor", "GG", "S3:R ±1:B"),
	"oracles-circlet": card$2("blue", "14", 2, "helmet", "BB", "=3:B", 0, 1),
	brigandine: card$2("red", "15", 2, "armor", "RR", "S4:RR", 1, 0),
	"acrobat-boots": card$2("green", "16", 2, "boots", "BG", "±2:P ±1:B S1:P"),
	"banded-mail": card$2("blue", "23", 2, "armor", "RR", "S2:R S2:R"),
	"wolfskin-boots": card$2("red", "24", 2, "boots", "GG", "+?:P S2:R"),
	"scholars-cap": card$2("green", "25", 2, "helmet", "BG", "±2:B", 0, 1),
	"pathfinder-boots": card$2("blue", "26", 2, "boots", "GB", "S2:P -?:B"),
	"sapphire-eye": card$2("red", "34", 2, "amulet", "BB", "", 0, 2),
	"garnet-brooch": card$2("green", "35", 2, "amulet", "RR", "", 2, 0),
	"silver-bell": card$2("blue", "36", 2, "amulet", "BR", "+?:B", 0, 1),
	"war-pick": card$2("red", "45", 2, "weapon", "RR", "=6:B =1:B"),
	"long-bow": card$2("green", "46", 2, "weapon", "GG", "=2:B =5:B"),
	falchion: card$2("blue", "56", 2, "weapon", "RG", "=3:P -?:B"),
	"hooked-spear": card$2("red", "56", 2, "weapon", "GR", "=4:P +?:B"),
	"hand-crossbow": card$2("blue", "46", 2, "weapon", "GB", "=6:B ±1:B"),
	"rune-wand": card$2("green", "45", 2, "weapon", "BB", "±1:B ±2:B ±3:B"),
	"warded-robe": card$2("red", "36", 2, "armor", "BB", "S2:P", 0, 1),
	"mirror-cuirass": card$2("blue", "35", 2, "armor", "BR", "S4:PP ±1:B"),
	"gatekeepers-helm": card$2("green", "34", 2, "helmet", "RR", "S4:RP"),
	"thorn-crown": card$2("red", "26", 2, "helmet", "RG", "S2:R ±2:B"),
	"visored-sallet": card$2("blue", "25", 2, "helmet", "RB", "S2:R", 1, 0),
	"scale-coat": card$2("green", "24", 2, "armor", "GR", "S5:RR"),
	"jade-leaf": card$2("red", "23", 2, "amulet", "GG", "", 1, 1),
	"twin-feather": card$2("blue", "16", 2, "amulet", "GB", "=5:B", 0, 1),
	"windwalker-shoes": card$2("green", "15", 2, "boots", "BB", "±3:B ±1:B S1:P"),
	"duelists-rapier": card$2("red", "14", 2, "weapon", "BB", "±2:P +?:B"),
	"moon-sickle": card$2("blue", "13", 2, "weapon", "BG", "-?:B ±1:P"),
	"blood-bead": card$2("green", "12", 2, "amulet", "RG", "S3:RP", 1, 0),
	"iron-greaves": card$2("red", "11", 1, "boots", "RR", "S3:RP", 1, 0),
	"spiked-mace": card$2("green", "22", 1, "weapon", "GR", "=1:P S2:R"),
	"ember-treads": card$2("blue", "33", 1, "boots", "RB", "S2:P", 1, 0),
	"twin-daggers": card$2("red", "44", 1, "weapon", "GG", "=2:P ±2:B"),
	"frost-rod": card$2("green", "55", 1, "weapon", "BR", "=3:B =4:B"),
	"kite-shield": card$2("blue", "66", 1, "weapon", "RB", "S4:RP"),
	"dragon-helm": card$2("red", "123", 3, "helmet", "RRG", "S4:RR =6:B", 1, 0),
	"crown-of-antlers": card$2("green", "124", 3, "helmet", "GGB", "+?:P ±1:B", 0, 1),
	"starseers-diadem": card$2("blue", "125", 3, "helmet", "BBG", "=4:B", 0, 2),
	"living-bark": card$2("red", "126", 3, "armor", "GGR", "S4:RP", 1, 0),
	"astral-vestment": card$2("green", "134", 3, "armor", "BBR", "S4:PP", 0, 1),
	"golden-plate": card$2("blue", "135", 3, "armor", "RRG", "S6:RR", 1, 0),
	"seven-league-boots": card$2("red", "136", 3, "boots", "BBG", "±3:P ±2:B S2:P"),
	"titan-sabatons": card$2("green", "145", 3, "boots", "RRG", "S4:RP", 1, 0),
	"stagrunner-boots": card$2("blue", "146", 3, "boots", "GGR", "+?:P S2:R", 1, 0),
	"heart-of-the-mountain": card$2("red", "156", 3, "amulet", "RRB", "S2:R", 2, 0),
	"verdant-seal": card$2("green", "234", 3, "amulet", "GGB", "±1:P", 1, 1),
	"tear-of-the-angel": card$2("blue", "235", 3, "amulet", "BBG", "±2:B", 0, 2),
	"skyfall-bow": card$2("red", "236", 3, "weapon", "GGB", "=5:B =2:B +?:B"),
	"staff-of-tides": card$2("green", "245", 3, "weapon", "BBR", "±3:B ±2:B", 0, 1),
	demonbane: card$2("blue", "246", 3, "weapon", "RRG", "=6:P =3:P S1:R"),
	"orb-of-whispers": card$2("red", "256", 3, "weapon", "BBG", "+?:B -?:B", 0, 1),
	"tower-shield": card$2("green", "345", 3, "weapon", "RRB", "S6:RP", 1, 0),
	"twin-glaives": card$2("blue", "346", 3, "weapon", "GGR", "=4:P =1:P ±1:B"),
	"executioners-hood": card$2("red", "356", 3, "helmet", "RRB", "S3:R -?:B", 1, 0),
	"jade-shard": card$2("green", "456", 3, "amulet", "GGR", "S2:P", 1, 1),
	"phantom-slippers": card$2("blue", "114", 2, "boots", "BBR", "S2:P ±1:B", 0, 1),
	"thunder-crossbow": card$2("red", "225", 2, "weapon", "GGB", "=6:B -?:B ±1:P"),
	"blade-of-dawn": card$2("green", "336", 2, "weapon", "BBR", "=1:B =6:B S2:P"),
	"warlords-harness": card$2("blue", "456", 3, "armor", "RRB", "S6:RP S2:R")
};
const CARD_IDS = Object.keys(CARDS);
const table$4 = CARDS;
const cardOf = (id) => table$4[id];
const itemOf = (id) => table$4[id].item;
const faceOf = (id) => table$4[id].face;
/** S-2: the cards of each level, colours mixed. */
const CARDS_BY_LEVEL = [
	1,
	2,
	3
].map((level) => CARD_IDS.filter((id) => faceOf(id).level === level));
/** All demons of one colour and level share a picture and a name. */
const DEMONS = {
	red: [
		"ash-imp",
		"cinder-brute",
		"ember-tyrant"
	],
	green: [
		"plague-whelp",
		"blight-hound",
		"rot-behemoth"
	],
	blue: [
		"bone-rattler",
		"frost-wight",
		"pale-colossus"
	]
};
const demonOf = (face) => DEMONS[face.colour][face.level - 1];
/** The face in one word; all 84 are different, so a face can be looked up (K-15). */
const faceWord = (face) => `${face.colour} ${face.hits.join("")} ${face.slot} ${face.itemColour}`;
const byFace = new Map(CARD_IDS.map((id) => [faceWord(faceOf(id)), id]));
/** The same for the faces of this very table, which is where most come from. */
const byOwnFace = new WeakMap(CARD_IDS.map((id) => [faceOf(id), id]));
/** The card that shows this face. */
const cardWithFace = (face) => byOwnFace.get(face) ?? byFace.get(faceWord(face));

// packages/games/sanctum/src/content/heroes.ts
/** The four heroes: what is printed on their boards, and nine skills each. */
const printed = (bySlot) => SLOTS.map((slot) => bySlot[slot] ? [readAbility(bySlot[slot])] : []);
const count = (letters, white) => [...letters].filter((letter) => letter === "W" === white).length;
/** A tile gives its tokens when gained, and nothing else. */
const tile = (column, level, gems, stamina, focus) => ({
	kind: "tile",
	column,
	level,
	gems: count(gems, false),
	whites: count(gems, true),
	stamina,
	focus,
	timing: "immediate",
	op: "tokens",
	n: 0,
	mark: "none"
});
/** A card says when it works and what it does. */
const card$1 = (column, level, gems, timing, op, n, mark = "none") => ({
	kind: "card",
	column,
	level,
	gems: count(gems, false),
	whites: count(gems, true),
	stamina: 0,
	focus: 0,
	timing,
	op,
	n,
	mark
});
/** The card that holds the silver die. */
const silverCard = (column, level, gems, when, change = "freely") => ({
	...card$1(column, level, gems, "roll", "silver-die", 0, "silver"),
	silver: {
		when,
		change
	}
});
const HEROES = {
	huntress: {
		stamina: 3,
		focus: 4,
		printed: printed({
			"weapon-1": "±1:B",
			"weapon-2": "±2:B",
			armor: "S2:RR",
			helmet: "+1:P"
		}),
		skills: {
			hardened: tile("red", 1, "RR", 1, 0),
			"pinning-shot": card$1("red", 2, "RR", "block", "reduce-hit-card", 1),
			evasion: card$1("red", 3, "RRW", "block", "block-per-colour", 6),
			"hawk-eye": card$1("green", 1, "GG", "after-roll", "reroll", 1),
			"trail-rations": tile("green", 2, "GG", 1, 1),
			"falcon-companion": silverCard("green", 3, "GG", "always", "never"),
			"surge-of-power": card$1("blue", 1, "BBBW", "attack-or-block", "regenerate", 1),
			volley: card$1("blue", 2, "B", "attack", "copy-die", 0, "signature"),
			"clear-mind": tile("blue", 3, "BB", 0, 2)
		}
	},
	outlaw: {
		stamina: 4,
		focus: 5,
		printed: printed({
			"weapon-1": "+2:B",
			"weapon-2": "-2:B",
			armor: "S2:R",
			boots: "±1:P"
		}),
		skills: {
			"callused-hands": tile("red", 1, "RRR", 1, 0),
			"smoke-bomb": card$1("red", 2, "R", "block", "reduce-one-card", 2),
			"venom-in-the-veins": card$1("red", 3, "RR", "block", "potion-block", 4),
			"deep-pockets": card$1("green", 1, "GGW", "immediate", "potion-slots", 2),
			"street-wise": tile("green", 2, "GG", 1, 1),
			antidote: card$1("green", 3, "GG", "before-roll", "potion-power", 2, "signature"),
			"loaded-dice": card$1("blue", 1, "BB", "after-roll", "reroll", 2),
			"poisoned-blade": silverCard("blue", 2, "BBW", "drunk-or-dry"),
			"cold-blood": tile("blue", 3, "BB", 0, 2)
		}
	},
	slayer: {
		stamina: 4,
		focus: 3,
		printed: printed({
			"weapon-1": "±1:B",
			"weapon-2": "S2:RR",
			armor: "S2:R",
			helmet: "+?:P"
		}),
		skills: {
			"twin-rage": card$1("red", 1, "R", "immediate", "extra-rage", 0),
			unbreakable: card$1("red", 2, "R", "block", "shield-bonus", 3, "signature"),
			"oak-heart": tile("red", 3, "RRRR", 2, 0),
			berserk: card$1("green", 1, "GG", "after-block", "rage-on-wound", 0),
			"tribal-lore": tile("green", 2, "GG", 1, 1),
			"blood-fury": silverCard("green", 3, "GGW", "raging"),
			"crushing-blow": card$1("blue", 1, "BB", "attack", "wild-face", 6),
			intimidate: card$1("blue", 2, "BBW", "block", "intimidate", 1),
			"focused-fury": tile("blue", 3, "BB", 0, 2)
		}
	},
	dancer: {
		stamina: 5,
		focus: 3,
		printed: printed({
			"weapon-1": "±2:P",
			"weapon-2": "-?:B",
			armor: "S2:RP",
			boots: "+1:B"
		}),
		skills: {
			"graceful-step": card$1("red", 1, "RR", "block", "block", 1),
			"endurance-training": tile("red", 2, "RRR", 2, 0),
			"whirling-guard": card$1("red", 3, "R", "block", "block-per-die", 2),
			poise: tile("green", 1, "GG", 0, 1),
			somersault: card$1("green", 2, "GG", "attack", "flip-die", 0),
			"dance-partner": silverCard("green", 3, "GGW", "always", "copying"),
			"double-strike": card$1("blue", 1, "BB", "attack", "double-assign", 0, "signature"),
			"battle-trance": tile("blue", 2, "BB", 1, 1),
			encore: card$1("blue", 3, "BBW", "after-roll", "reroll-all", 0)
		}
	}
};
const HERO_IDS = Object.keys(HEROES);
const boards = HEROES;
const boardOf = (hero) => boards[hero];
/** A hero's skills by place in the table: red I, II, III, green I ... blue III. */
const SKILLS_OF = Object.fromEntries(HERO_IDS.map((hero) => [hero, Object.keys(boards[hero].skills)]));
const SKILLS = Object.assign({}, ...HERO_IDS.map((hero) => boards[hero].skills));
const skillOf = (id) => SKILLS[id];

// packages/games/sanctum/src/content/lords.ts
/** The Demon Lord's 33 cards and the 18 fury cards: what must be hit, what they deal, and the choice they force. */
/** S-111 to S-130: what one may suffer instead of the wounds. */
const PENALTIES = [
	"lose-stamina",
	"lose-focus",
	"lose-blessing",
	"lose-blessing-then-heal-1",
	"corrupt-any",
	"corrupt-red",
	"corrupt-blue",
	"corrupt-purple",
	"one-die-less-next-fight",
	"two-more-damage-next-fight",
	"shorten-track-2",
	"drink-and-lose",
	"pay-for-space",
	"reroll-all-2",
	"reroll-all-3",
	"reroll-all-5",
	"use-rage",
	"lose-unassigned-die",
	"only-modified-dice"
];
const foe = (hits, damage, penalty, wounds) => ({
	hits: [...hits].map(Number),
	damage,
	penalty,
	wounds
});
/** The hits and the damage stand on the combat side, penalty and wounds on the effect side. */
const LORDS = {
	"lord-1": foe("1", 1, "lose-stamina", 1),
	"lord-2": foe("2", 1, "corrupt-any", 1),
	"lord-3": foe("3", 1, "one-die-less-next-fight", 2),
	"lord-4": foe("4", 1, "drink-and-lose", 1),
	"lord-5": foe("5", 1, "lose-blessing", 2),
	"lord-6": foe("6", 1, "corrupt-red", 2),
	"lord-7": foe("12", 3, "shorten-track-2", 1),
	"lord-8": foe("13", 3, "lose-focus", 1),
	"lord-9": foe("14", 3, "corrupt-blue", 1),
	"lord-10": foe("15", 3, "two-more-damage-next-fight", 1),
	"lord-11": foe("16", 3, "lose-stamina", 1),
	"lord-12": foe("23", 3, "corrupt-any", 1),
	"lord-13": foe("24", 3, "one-die-less-next-fight", 2),
	"lord-14": foe("25", 3, "drink-and-lose", 1),
	"lord-15": foe("26", 3, "lose-blessing", 2),
	"lord-16": foe("34", 3, "corrupt-purple", 1),
	"lord-17": foe("35", 3, "shorten-track-2", 1),
	"lord-18": foe("36", 3, "lose-focus", 1),
	"lord-19": foe("45", 3, "corrupt-red", 2),
	"lord-20": foe("46", 3, "two-more-damage-next-fight", 1),
	"lord-21": foe("56", 3, "lose-stamina", 1),
	"lord-22": foe("11", 2, "corrupt-blue", 1),
	"lord-23": foe("22", 2, "one-die-less-next-fight", 2),
	"lord-24": foe("33", 2, "lose-blessing-then-heal-1", 1),
	"lord-25": foe("44", 3, "corrupt-any", 1),
	"lord-26": foe("55", 3, "corrupt-purple", 1),
	"lord-27": foe("66", 3, "drink-and-lose", 1),
	"lord-28": foe("123", 3, "lose-blessing", 2),
	"lord-29": foe("456", 3, "corrupt-red", 2),
	"lord-30": foe("135", 3, "shorten-track-2", 1),
	"lord-31": foe("246", 3, "lose-focus", 1),
	"lord-32": foe("146", 3, "corrupt-blue", 1),
	"lord-33": foe("235", 3, "two-more-damage-next-fight", 1)
};
const FURIES = {
	"fury-1": foe("1", 1, "pay-for-space", 1),
	"fury-2": foe("2", 1, "reroll-all-5", 1),
	"fury-3": foe("3", 1, "lose-unassigned-die", 1),
	"fury-4": foe("4", 1, "corrupt-red", 1),
	"fury-5": foe("5", 1, "pay-for-space", 1),
	"fury-6": foe("6", 1, "use-rage", 1),
	"fury-7": foe("12", 2, "only-modified-dice", 2),
	"fury-8": foe("23", 2, "lose-focus", 1),
	"fury-9": foe("34", 2, "reroll-all-3", 1),
	"fury-10": foe("45", 2, "lose-unassigned-die", 1),
	"fury-11": foe("56", 2, "corrupt-blue", 1),
	"fury-12": foe("16", 2, "pay-for-space", 1),
	"fury-13": foe("14", 2, "use-rage", 1),
	"fury-14": foe("25", 2, "only-modified-dice", 2),
	"fury-15": foe("36", 2, "lose-stamina", 1),
	"fury-16": foe("13", 2, "reroll-all-2", 1),
	"fury-17": foe("26", 2, "lose-unassigned-die", 1),
	"fury-18": foe("45", 2, "corrupt-any", 1)
};
const LORD_IDS = Object.keys(LORDS);
const FURY_IDS = Object.keys(FURIES);
const table$3 = {
	...LORDS,
	...FURIES
};
const lordOf = (id) => table$3[id];
const isFury = (id) => id.startsWith("fury");

// packages/games/sanctum/src/rules/hero.ts
const heroAt = (s, seat) => s.heroes[seat];
const isAlive = (hero) => hero.fate === "alive";
const heroIdOf = (hero) => hero.hero;
/** S-10: all seats from the first player on, clockwise. */
const inTurnOrder = (s) => s.heroes.map((_, turn) => (s.first + turn) % s.heroes.length);
/** Living seats from this one on, clockwise. */
function livingFrom(s, seat) {
	const seats = [];
	const n = s.heroes.length;
	for (let i = 0; i < n; i++) {
		const each = (seat + i) % n;
		if (isAlive(heroAt(s, each))) seats.push(each);
	}
	return seats;
}
/** K-44: the breacher first, then clockwise. */
const canonical = (s) => livingFrom(s, Math.max(0, s.breacher));
/** The space after the last board: the walls (S-70). */
const wallsOf = (seats) => ACTS_PLAYED[seats].length * 6 + 1;
/** Which space of which board a count of spaces means. */
const placeOf$1 = (seats, at) => ({
	act: ACTS_PLAYED[seats][Math.floor((at - 1) / 6)],
	space: (at - 1) % 6 + 1
});
const isAtWalls = (s, hero) => hero.at === wallsOf(s.heroes.length);
/** The gained skill that does this, if any. */
function skillBy(hero, op) {
	for (const id of hero.skills) if (skillOf(id).op === op) return id;
}
/** The same, if it was not yet used in this fight. */
function ready(hero, op) {
	const id = skillBy(hero, op);
	return id !== void 0 && !hero.fight.used.includes(id) ? id : void 0;
}
/** S-50, Deep Pockets. */
const potionSpaces = (hero) => hero.skills.reduce((sum, id) => sum + (skillOf(id).op === "potion-slots" ? skillOf(id).n : 0), 4);
const potionCount = (hero) => hero.potions.red + hero.potions.blue;
/** The places of a column in the skill table: its level I place. */
const columnStart = (column) => COLOURS.indexOf(column) * 3;
/** S-63: freed gems of a colour lie in the gem pool or on items. */
function freed(hero, colour) {
	let n = hero.pool[colour];
	for (const gear of hero.gear) for (const gem of gear.gems) if (gem === colour) n++;
	return n;
}
/** S-23: the item's abilities, or those printed on the space while no item covers it. */
function abilitiesAt(hero, slot) {
	const { item } = hero.gear[slot];
	return item === "none" ? boardOf(heroIdOf(hero)).printed[slot] : itemOf(item).abilities;
}
const wellCount = (abilities) => abilities.reduce((sum, ability) => sum + ability.spaces.length, 0);
/** The first well of an ability among the wells of its item space. */
function firstWell(abilities, ability) {
	let at = 0;
	for (let i = 0; i < ability; i++) at += abilities[i].spaces.length;
	return at;
}
/** S-22: all its spaces are free. */
function isFree$1(hero, slot, first, ability) {
	const { wells } = hero.gear[slot];
	for (let i = 0; i < ability.spaces.length; i++) if (wells[first + i] !== "empty") return false;
	return true;
}
/** Whether the pools hold these tokens. */
function canPay(hero, payment) {
	const tokens = PAID[payment];
	if (tokens.length === 1) return hero[tokens[0]] > 0;
	return tokens[0] === tokens[1] ? hero[tokens[0]] > 1 : hero.stamina > 0 && hero.focus > 0;
}
/** The colour of a well. */
function wellColour(hero, slot, well) {
	let at = well;
	for (const { spaces } of abilitiesAt(hero, slot)) {
		if (at < spaces.length) return spaces[at];
		at -= spaces.length;
	}
	throw new RangeError(`no well ${well} on item space ${slot}`);
}
/** Whether some ability space holds such a token (any token, if none is named). */
function hasSpent(hero, token) {
	for (const { wells } of hero.gear) for (const well of wells) if (token === void 0 ? well === "stamina" || well === "focus" : well === token) return true;
	return false;
}
/** S-114, S-115, Q-9: whether an empty space of this colour is left. */
function hasEmptyWell(hero, colour) {
	return hero.gear.some(({ wells }, slot) => wells.some((well, i) => well === "empty" && (colour === "any" || wellColour(hero, slot, i) === colour)));
}
/** S-126: whether a token of the pools fits on some empty space. */
const canFillWell = (hero) => hero.gear.some(({ wells }, slot) => wells.some((well, i) => well === "empty" && TOKENS.some((token) => canFill(hero, slot, i, token))));
const canFill = (hero, slot, well, token) => hero[token] > 0 && accepts(wellColour(hero, slot, well), token);
/** S-49: what the board, gained tiles and equipped items give together. */
function tokenTotal(hero, token) {
	let n = boardOf(heroIdOf(hero))[token];
	for (const id of hero.skills) n += skillOf(id)[token];
	for (const { item } of hero.gear) if (item !== "none") n += itemOf(item)[token];
	return n;
}
/** The skill of the silver die, once it is gained. */
function silverOf(hero) {
	const id = skillBy(hero, "silver-die");
	return id === void 0 ? void 0 : skillOf(id).silver;
}
const SILVER_ROLLS = {
	always: () => true,
	"drunk-or-dry": (hero) => hero.fight.drunk > 0 || potionCount(hero) === 0,
	raging: (hero) => hero.raging > 0
};
/** S-44, K-30: whether the silver die is rolled in this fight. */
function rollsSilver(hero) {
	const silver = silverOf(hero);
	return silver !== void 0 && SILVER_ROLLS[silver.when](hero);
}
/** K-27: the skill by which the silver die may still copy another one, if any. */
function copiesToSilver(hero) {
	const id = ready(hero, "silver-die");
	return id !== void 0 && skillOf(id).silver?.change === "copying" ? id : void 0;
}
/** K-26, K-29: only a free die may be changed, and a silver one only if its skill lets it. */
const canChange = (hero, die) => die.use === "free" && !(die.silver && silverOf(hero)?.change === "never");
function freeDice(hero) {
	let n = 0;
	for (const die of hero.fight.dice) if (die.use === "free") n++;
	return n;
}
/** The numbers to hit on a foe's card. */
const locationsOf = (s, foe) => s.phase === "battle" ? lordOf(foe.card).hits : faceOf(foe.card).hits;
function isBeaten(foe) {
	if (foe.side === "down") return false;
	for (const hit of foe.hits) if (hit === "open") return false;
	return true;
}
/** S-94: in the Final Battle only the card of the figure can be hit; before, any demon. */
const canTarget = (s, hero, foe) => s.phase !== "battle" || foe === hero.place;
/** S-130: whether this die may lie on this foe. */
const mayLieOn = (hero, die, foe) => hero.fight.strict !== foe || die.changed;
/** What a foe deals now, with Intimidate (K-3, K-37). */
function damageOf(s, hero, at) {
	const foe = hero.foes[at];
	const scares = skillBy(hero, "intimidate");
	if (s.phase !== "battle") {
		const face = faceOf(foe.card);
		return isBeaten(foe) || scares !== void 0 && face.level === 1 ? 0 : face.damage;
	}
	if (at < hero.place || foe.side !== "up") return 0;
	const { damage } = lordOf(foe.card);
	return scares !== void 0 && at === hero.place ? Math.max(0, damage - skillOf(scares).n) : damage;
}
/** S-32, S-96, S-117: all that is to be faced in the block step. */
function damageFaced(s, hero) {
	let n = s.phase === "battle" ? hero.extraDamage : 0;
	for (let i = 0; i < hero.foes.length; i++) n += damageOf(s, hero, i);
	return n;
}
/** Whether a foe is still to be beaten. */
const hasFoe = (s, hero) => s.phase === "battle" ? hero.place < 9 : hero.foes.some((foe) => !isBeaten(foe));
/** S-141: hits on the current card, dice and markers. */
function hitsOnCurrent(hero) {
	const foe = hero.foes[hero.place];
	if (!foe) return 0;
	let n = 0;
	for (const hit of foe.hits) if (hit !== "open") n++;
	return n;
}
/** S-33, S-118, K-54: at this health the hero dies. */
const deathMark = (hero) => Math.max(0, hero.shortened * 2 - 1);
/** S-119: one step above the track is possible. */
const MOST_HEALTH = 10 + 1;
/** S-61, S-82: only in the confrontation. */
const mayBless = (s) => s.phase === "battle" || s.phase === "response";

// packages/games/sanctum/src/check.ts
/** Promises of the state: nothing is lost, nothing appears from nowhere. */
const GEMS_PER_HERO = 21;
function must(holds, what) {
	if (!holds) throw new Error(what);
}
/** Each of these cards lies in exactly one place. */
function onceEach(what, all, found) {
	must(found.length === all.length, `${found.length} ${what} instead of ${all.length}`);
	const left = new Set(all);
	for (const id of found) must(left.delete(id), `${what} '${id}' is twice on the table, or unknown`);
}
const isConfronting = (s) => s.phase === "response" || s.phase === "battle" || s.phase === "over";
/** Throws when the state breaks a promise. */
function check(s) {
	const foes = s.heroes.flatMap((hero) => hero.foes);
	const inRow = foes.filter(({ card, side }) => side !== "gone" && (isFury(card) || card.startsWith("lord-"))).map(({ card }) => card);
	onceEach("demon cards", CARD_IDS, [
		...s.decks.flat(),
		...s.discards.flat(),
		...s.sets.flat(),
		...s.chest,
		...foes.map(({ card }) => card).filter((card) => !isFury(card) && !card.startsWith("lord-")),
		...s.heroes.flatMap((hero) => [
			...hero.bag,
			...hero.brewed,
			...hero.gear.flatMap(({ item }) => item === "none" ? [] : [item])
		])
	]);
	onceEach("Demon Lord cards", LORD_IDS, [
		...s.lords,
		...s.cathedral,
		...s.roar,
		...inRow.filter((card) => !isFury(card))
	]);
	onceEach("fury cards", FURY_IDS, [...s.furies, ...inRow.filter(isFury)]);
	onceEach("blessings", BLESSING_IDS, [
		...s.boxed,
		...s.achievements.flatMap(({ tile }) => tile === "none" ? [] : [tile]),
		...s.heroes.flatMap((hero) => hero.blessings.map(({ tile }) => tile))
	]);
	must(s.achievements.length === ACHIEVEMENTS.length, "the achievement board has 11 spaces");
	for (const [seat, hero] of s.heroes.entries()) if (hero.hero !== "none") checkHero(s, hero, (holds, what) => must(holds, `heroes.${seat}: ${what}`));
}
/** `must` says whose promise is broken. */
function checkHero(s, me, must) {
	must(me.health >= 0 && me.health <= MOST_HEALTH, `health ${me.health}`);
	must(me.fate === "dead" === me.health <= deathMark(me), `${me.fate} at health ${me.health}`);
	must(me.raging >= 0 && me.raging <= me.rages && me.rages <= 2, `rage ${me.raging} of ${me.rages}`);
	must(me.gold + (me.angel ? 1 : 0) >= 3 && me.gold + (me.angel ? 1 : 0) <= 5, `gold dice ${me.gold}`);
	must(potionCount(me) <= potionSpaces(me) && me.potions.red >= 0 && me.potions.blue >= 0, "potions fit their spaces");
	must(me.stamina >= 0 && me.focus >= 0, "pools are never in debt");
	SLOTS.forEach((slot, at) => {
		must(me.gear[at].wells.length === wellCount(abilitiesAt(me, at)), `wells of ${slot}`);
	});
	if (isConfronting(s)) return;
	for (const token of TOKENS) {
		const spent = me.gear.reduce((sum, { wells }) => sum + wells.filter((well) => well === token).length, 0);
		must(me[token] + spent === tokenTotal(me, token), `${me[token]} + ${spent} ${token} instead of ${tokenTotal(me, token)}`);
	}
	const freedGems = GEMS.reduce((sum, gem) => sum + me.pool[gem], 0) + me.gear.reduce((sum, { gems }) => sum + gems.length, 0);
	const tableGems = [...me.table, ...me.whites].reduce((sum, n) => sum + n, 0);
	must(freedGems + tableGems === GEMS_PER_HERO, `${freedGems} + ${tableGems} gems`);
	must(GEMS.every((gem) => me.pool[gem] >= 0), "no gem in debt");
}

// packages/games/sanctum/src/clone.ts
const cloneAll = (list, cloneOne) => {
	const twin = new Array(list.length);
	for (let i = 0; i < list.length; i++) twin[i] = cloneOne(list[i]);
	return twin;
};
const slice = (list) => list.slice();
const cloneDie = (die) => ({
	value: die.value,
	rolled: die.rolled,
	silver: die.silver,
	changed: die.changed,
	use: die.use,
	foe: die.foe,
	location: die.location
});
const cloneFight = (fight) => ({
	phase: fight.phase,
	dice: cloneAll(fight.dice, cloneDie),
	used: fight.used.slice(),
	drunk: fight.drunk,
	aside: fight.aside.slice(),
	begun: fight.begun,
	blocked: fight.blocked,
	shielded: fight.shielded,
	wounds: fight.wounds,
	strict: fight.strict
});
const cloneGear = (gear) => ({
	item: gear.item,
	gems: gear.gems.slice(),
	wells: gear.wells.slice()
});
const cloneFoe = (foe) => ({
	card: foe.card,
	hits: foe.hits.slice(),
	side: foe.side
});
const cloneBlessed = (blessed) => ({
	tile: blessed.tile,
	used: blessed.used
});
const cloneAchievement = (space) => ({
	tile: space.tile,
	by: space.by
});
const cloneHero = (hero) => ({
	hero: hero.hero,
	fate: hero.fate,
	health: hero.health,
	shortened: hero.shortened,
	rages: hero.rages,
	raging: hero.raging,
	stamina: hero.stamina,
	focus: hero.focus,
	gold: hero.gold,
	angel: hero.angel,
	table: hero.table.slice(),
	whites: hero.whites.slice(),
	skills: hero.skills.slice(),
	pool: {
		red: hero.pool.red,
		green: hero.pool.green,
		blue: hero.pool.blue,
		white: hero.pool.white
	},
	gear: cloneAll(hero.gear, cloneGear),
	bag: hero.bag.slice(),
	potions: {
		red: hero.potions.red,
		blue: hero.potions.blue
	},
	bonus: hero.bonus.slice(),
	blessings: cloneAll(hero.blessings, cloneBlessed),
	at: hero.at,
	foes: cloneAll(hero.foes, cloneFoe),
	called: hero.called,
	answered: hero.answered,
	place: hero.place,
	defeated: hero.defeated,
	fight: cloneFight(hero.fight),
	fewerDice: hero.fewerDice,
	extraDamage: hero.extraDamage,
	fitted: hero.fitted.slice(),
	brewed: hero.brewed.slice()
});
/** An equal, independent state. */
const cloneState = (s) => ({
	difficulty: s.difficulty,
	casting: s.casting,
	bonuses: s.bonuses,
	phase: s.phase,
	first: s.first,
	decks: cloneAll(s.decks, slice),
	discards: cloneAll(s.discards, slice),
	front: s.front,
	sets: cloneAll(s.sets, slice),
	chest: s.chest.slice(),
	marching: s.marching.slice(),
	achievements: cloneAll(s.achievements, cloneAchievement),
	boxed: s.boxed.slice(),
	bonusDeck: s.bonusDeck.slice(),
	breacher: s.breacher,
	lords: s.lords.slice(),
	cathedral: s.cathedral.slice(),
	turned: s.turned,
	furies: s.furies.slice(),
	roar: s.roar.slice(),
	roared: s.roared,
	roarSize: s.roarSize,
	round: s.round,
	heroes: cloneAll(s.heroes, cloneHero)
});

// packages/kernel/src/play.ts
/** The rules run in a circle, ask without options, or skip to a step that is not there: a fault of the game, never of a player. */
var RulesError = class extends Error {
	name = "RulesError";
};
const isFork = (entry) => entry.step === void 0;
/** The table that rules act on: it knows the lane under way, hands out luck, and keeps what was told if `told` is given. */
var Play = class Play {
	/** One that stays for good: when no table is left, the engine forgets all the fast code it made for tables. */
	static kept = new Play({ below: () => 0 });
	lane = [];
	chance;
	told;
	/** Steps at which a thought ends: nothing runs them, and what lies below waits. No table has a horizon. */
	horizon;
	constructor(chance, told, horizon) {
		this.chance = chance;
		this.told = told;
		this.horizon = horizon;
	}
	next(...entries) {
		for (let i = entries.length - 1; i >= 0; i--) this.lane.push(entries[i]);
	}
	skipTo(step) {
		for (let top = this.lane.at(-1); top !== void 0; top = this.lane.at(-1)) {
			if (!isFork(top) && top.step === step) return;
			this.lane.pop();
		}
		throw new RulesError(`no step '${step}' waits in this lane`);
	}
	tell(event) {
		this.told?.push({
			event,
			news: false
		});
	}
	whisper(seat, secret, shared) {
		this.told?.push(shared ? {
			event: shared,
			seat,
			secret,
			news: false
		} : {
			seat,
			secret,
			news: false
		});
	}
	reveal(event) {
		this.told?.push({
			event,
			news: true
		});
	}
	show(seat, secret, shared) {
		this.told?.push(shared ? {
			event: shared,
			seat,
			secret,
			news: true
		} : {
			seat,
			secret,
			news: true
		});
	}
	confirm() {
		this.told?.push({ news: true });
	}
};
/** A choice as text: its values in the order written. */
function notation(choice) {
	let text = choice.do;
	const fields = choice;
	for (const key in fields) if (key !== "do" && fields[key] !== void 0) text += ` ${fields[key]}`;
	return text;
}

// packages/kernel/src/chance.ts
/** Luck did not fit the rules' questions: something missing, left over, or out of range. */
var LuckError = class extends Error {
	name = "LuckError";
};
/** Where the rules expect no luck at all. */
const noLuck = { below(_, what) {
	throw new LuckError(`luck for '${what}' where none was expected`);
} };
/** Takes a random element out of a bag. */
function draw(bag, chance, what) {
	const at = chance.below(bag.length, what);
	const [drawn] = bag.splice(at, 1);
	return drawn;
}
/** A shuffled copy: each order equally likely. */
function shuffled(list, chance, what) {
	const order = [...list];
	for (let i = order.length - 1; i > 0; i--) {
		const j = chance.below(i + 1, what);
		[order[i], order[j]] = [order[j], order[i]];
	}
	return order;
}

// packages/kernel/src/game.ts
/** Lanes side by side, each in reading order: a value for `next`. */
function together$1(...lanes) {
	return { lanes: lanes.map((lane) => lane.toReversed()) };
}

// packages/kernel/src/plural.ts
const rules$3 = {};
/** The form of a noun that goes with the number. */
function plural(language, n, forms) {
	rules$3[language] ??= new Intl.PluralRules(language);
	return forms[rules$3[language].select(Math.abs(n))] ?? forms.other ?? forms.many ?? forms.one;
}
/** The number and its noun, held together by a no-break space. */
const counted = (language, n, forms) => `${n}\u00a0${plural(language, n, forms)}`;

// packages/kernel/src/words.ts
/** Ties a number to its noun, a word of one letter to the next, and a dash to the word before it. */
function typeset(text) {
	return text.replace(/(\d) (?=\p{L})/gu, "$1\xA0").replace(/(?<![\p{L}\p{N}])([AIOUWZaiouwzАВИКОСУавикосу]) (?=[\p{L}\p{N}„«])/gu, "$1\xA0").replace(/ ([–—]) /g, "\xA0$1 ");
}
/** The rules drawer: chapters by title, each rule by its number. */
function drawer(chapters) {
	return Object.entries(chapters).map(([title, rules]) => ({
		title,
		rules: Object.entries(rules).map(([id, text]) => ({
			id,
			text: typeset(text)
		}))
	}));
}
/** A lexicon whose sentences are typeset as they are said. */
function typesetLexicon(words) {
	const said = (table) => Object.fromEntries(Object.entries(table).map(([key, say]) => [key, (item, who) => typeset(say(item, who))]));
	return {
		...words,
		tagline: typeset(words.tagline),
		events: said(words.events),
		questions: said(words.questions),
		choices: said(words.choices),
		refusals: said(words.refusals),
		describe: (view, who) => words.describe(view, who).map(({ title, lines }) => ({
			title,
			lines: lines.map(typeset)
		}))
	};
}
/** One of a few variants of a frequent line, by a number from the event itself, so that a replay reads the same. */
const variant = (variants, n) => variants[n % variants.length] ?? variants[0];
/** Things named with how many of each: "Elder ×2, Owl". */
function tallied(things, name) {
	const counts = /* @__PURE__ */ new Map();
	for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
	return [...counts].map(([thing, count]) => count > 1 ? `${name(thing)} ×${count}` : name(thing)).join(", ");
}
/** A sentence begins with a capital. */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

// packages/games/sanctum/src/rules/verbs/confrontation.ts
/** Demon Lord and fury cards, roars, blessings, victory. */
/** S-82: the next card of act V shows its effect. */
function turnLord(s, t) {
	const place = s.turned++;
	const card = s.cathedral[place];
	t.reveal({
		kind: "lord-turned",
		card,
		place
	});
	return card;
}
/** S-90: D F D F D F D F D; fury face down, so without its hits. */
function dealRow(s, seat, t) {
	const me = heroAt(s, seat);
	for (let place = 0; place < 9; place++) me.foes.push(place % 2 === 0 ? dealLord(s, t) : dealFury(s, t));
}
function dealLord(s, t) {
	const card = draw(s.lords, t.chance, "demon lord card");
	return {
		card,
		hits: lordOf(card).hits.map(() => "open"),
		side: "up"
	};
}
const dealFury = (s, t) => ({
	card: draw(s.furies, t.chance, "fury card"),
	hits: [],
	side: "down"
});
/** S-90: the rows lie there, fury hidden. */
function tellBattle(s, t) {
	const row = (me) => me.foes.map((foe) => foe.side === "down" ? "hidden" : foe.card);
	t.reveal({
		kind: "battle-begun",
		rows: s.heroes.map(row)
	});
}
/** S-91: everybody still fighting makes one fight. */
function beginRound(s, t) {
	s.round++;
	t.tell({
		kind: "round-begun",
		round: s.round
	});
}
/** S-95: fury is turned up where the figure arrives. */
function turnFury(s, seat, t) {
	const me = heroAt(s, seat);
	const foe = me.foes[me.place];
	const card = foe.card;
	foe.side = "up";
	foe.hits = lordOf(card).hits.map(() => "open");
	t.reveal({
		kind: "fury-turned",
		seat,
		card,
		place: me.place
	});
	return card;
}
/** S-104, S-105, K-45: the roar's cards, fewer each time; defeated cards make a new deck when it runs out. */
function drawRoar(s, t) {
	let drawn = 0;
	for (; drawn < s.roarSize; drawn++) {
		if (s.lords.length === 0) recycle(s, t);
		if (s.lords.length === 0) break;
		s.roar.push(draw(s.lords, t.chance, "demon lord card"));
	}
	s.roarSize--;
	t.tell({
		kind: "roared",
		cards: drawn
	});
	return drawn;
}
function recycle(s, t) {
	for (const me of s.heroes) for (let place = 0; place < me.place; place += 2) {
		const foe = me.foes[place];
		if (foe.side !== "up" || !isBeaten(foe)) continue;
		foe.side = "gone";
		s.lords.push(foe.card);
	}
	t.tell({
		kind: "deck-reshuffled",
		cards: s.lords.length
	});
}
/** S-104: the next card of the roar shows its effect. */
function turnRoar(s, t) {
	const place = s.roared++;
	const card = s.roar[place];
	t.reveal({
		kind: "roar-turned",
		card,
		place
	});
	return card;
}
/** S-116, S-117: what Demon Lord cards have laid on this fight is over. */
function clearBurdens(s, seat) {
	const me = heroAt(s, seat);
	me.fewerDice = 0;
	me.extraDamage = 0;
}
/** S-99: this hero leaves play, and nothing can touch it. */
function win(s, seat, t) {
	const me = heroAt(s, seat);
	me.fate = "won";
	t.tell({
		kind: "won",
		seat,
		health: me.health
	});
}
/** S-93, S-135: turned face down; a token blessing adds its token. */
function useBlessing(s, seat, blessing, t) {
	turnBlessing(s, seat, blessing);
	t.tell({
		kind: "blessing-used",
		seat,
		blessing
	});
	const { token } = blessingOf(blessing);
	if (token) heroAt(s, seat)[token]++;
}
/** Face down: used or lost. */
function turnBlessing(s, seat, blessing) {
	heroAt(s, seat).blessings.find(({ tile }) => tile === blessing).used = true;
}

// packages/games/sanctum/src/state.ts
/**
* What the host may choose. `heroes`: dealt at random, chosen in turn order, or drafted from last to first out of two drawn ones.
* `hints`: whether people at the table may ask the fight helper; the rules do not look at it.
*/
const OPTIONS = {
	difficulty: {
		values: DIFFICULTIES,
		default: "normal"
	},
	heroes: {
		values: [
			"random",
			"choice",
			"draft"
		],
		default: "random"
	},
	bonuses: {
		values: ["on", "off"],
		default: "on"
	},
	hints: {
		values: ["on", "off"],
		default: "on"
	}
};
/** `march` acts I-V, `call` after the breach, `respite` the last rest, `response` the act V cards, `battle` act VI. */
const PHASES = [
	"setup",
	"march",
	"call",
	"respite",
	"response",
	"battle",
	"over"
];
/** A fight that has not begun. */
const freshFight = () => ({
	phase: "none",
	dice: [],
	used: [],
	drunk: 0,
	aside: [],
	begun: false,
	blocked: 0,
	shielded: false,
	wounds: 0,
	strict: -1
});

// packages/games/sanctum/src/rules/by-hand.ts
/** The operations behind each answer that uses up a skill: of two, the first is used first. The rules use up none by any other way. */
const BY_HAND = {
	reroll: ["reroll", "reroll-all"],
	partner: ["silver-die"],
	copy: ["copy-die"],
	flip: ["flip-die"],
	crush: ["wild-face"],
	double: ["double-assign"],
	surge: ["regenerate"],
	dodge: ["block-per-colour", "block"],
	hinder: ["reduce-hit-card", "reduce-one-card"],
	venom: ["potion-block"]
};
const VERBS = new Map(Object.entries(BY_HAND).flatMap(([verb, ops]) => ops.map((op) => [op, verb])));
/** The answer by which a skill is used, if any: a silver die is rolled by itself, but copies by hand. */
function verbOf(id) {
	const { op, silver } = skillOf(id);
	return silver && silver.change !== "copying" ? void 0 : VERBS.get(op);
}

// packages/games/sanctum/src/rules/verbs/fight.ts
/** S-28: against all foes at once. */
function beginFight(s, seat, t) {
	heroAt(s, seat).fight.phase = "potions";
	t.tell({
		kind: "fight-begun",
		seat
	});
}
/** The next of the six steps. */
function enterFightPhase(s, seat, phase) {
	heroAt(s, seat).fight.phase = phase;
}
/** All marks of a fight end with it. */
function endFight(s, seat) {
	heroAt(s, seat).fight = freshFight();
}
/** S-116: one die is not rolled in this fight. */
function setAside(s, seat, die, t) {
	heroAt(s, seat).fight.aside.push(die);
	t.tell({
		kind: "die-set-aside",
		seat,
		die
	});
}
/** S-30: all dice together. */
function rollDice(s, seat, gold, silver, t) {
	const { fight } = heroAt(s, seat);
	for (let i = 0; i < gold + (silver ? 1 : 0); i++) {
		const value = t.chance.below(6, `die ${i} of seat ${seat}`) + 1;
		fight.dice.push({
			value,
			rolled: value,
			silver: i === gold,
			changed: false,
			use: "free",
			foe: -1,
			location: -1
		});
	}
	t.reveal({
		kind: "rolled",
		seat,
		dice: fight.dice.map((die) => die.value),
		silver
	});
}
/** K-28: a reroll is no change and wipes the mark of one. */
function reroll(s, seat, die, t) {
	const rolled = heroAt(s, seat).fight.dice[die];
	const from = rolled.value;
	rolled.value = t.chance.below(6, `die ${die} of seat ${seat}`) + 1;
	rolled.rolled = rolled.value;
	rolled.changed = false;
	t.reveal({
		kind: "rerolled",
		seat,
		die,
		from,
		to: rolled.value
	});
}
/** K-28: every effect that sets or changes a die marks it, the same value too. */
function changeDie(s, seat, die, to, by, t) {
	const changed = heroAt(s, seat).fight.dice[die];
	const from = changed.value;
	changed.value = to;
	changed.changed = true;
	t.tell({
		kind: "die-changed",
		seat,
		die,
		from,
		to,
		by
	});
}
/** The after-roll window closes (K-27). */
function beginAttack(s, seat) {
	heroAt(s, seat).fight.begun = true;
}
/** Once per fight: the skill behind an answer is used up, and given back. */
function useReady(s, seat, verb) {
	const me = heroAt(s, seat);
	for (const op of BY_HAND[verb]) {
		const skill = ready(me, op);
		if (skill === void 0) continue;
		me.fight.used.push(skill);
		return skill;
	}
	throw new RangeError(`seat ${seat} has no skill left to ${verb} with`);
}
/** S-31: a die fills a location showing its value. */
function assign(s, seat, die, foe, location, t) {
	const me = heroAt(s, seat);
	const placed = me.fight.dice[die];
	placed.use = "placed";
	placed.foe = foe;
	placed.location = location;
	me.foes[foe].hits[location] = "die";
	t.tell({
		kind: "hit",
		seat,
		die,
		foe,
		location,
		value: placed.value,
		double: false
	});
}
/** K-31: the second hit of Double Strike counts as a hit marker. */
function assignSecond(s, seat, die, foe, location, t) {
	const me = heroAt(s, seat);
	me.foes[foe].hits[location] = "mark";
	t.tell({
		kind: "hit",
		seat,
		die,
		foe,
		location,
		value: me.fight.dice[die].value,
		double: true
	});
}
/** S-31: all its locations are filled. */
function tellKill(s, seat, foe, t) {
	t.tell({
		kind: "demon-killed",
		seat,
		foe,
		face: faceOf(heroAt(s, seat).foes[foe].card)
	});
}
/** S-94: the figure moves right. */
function defeatCard(s, seat, t) {
	const me = heroAt(s, seat);
	t.tell({
		kind: "card-defeated",
		seat,
		foe: me.place,
		card: me.foes[me.place].card
	});
	me.defeated++;
	me.place++;
}
/** S-32: so much damage less. */
function block(s, seat, damage, by, t) {
	heroAt(s, seat).fight.blocked += damage;
	t.tell({
		kind: "blocked",
		seat,
		damage,
		by
	});
}
/** K-35: the first shield ability of the fight is used. */
function useShieldAbility(s, seat) {
	heroAt(s, seat).fight.shielded = true;
}
/** S-32, S-33: counter down; at the death mark the hero dies. */
function wound(s, seat, wounds, t) {
	const me = heroAt(s, seat);
	me.health = Math.max(0, me.health - wounds);
	if (me.fight.phase !== "none") me.fight.wounds += wounds;
	t.tell({
		kind: "wounded",
		seat,
		wounds,
		health: me.health
	});
	dieIfMarked(s, seat, t);
}
/** S-33, S-100: a counter on a marked space is death. */
function dieIfMarked(s, seat, t) {
	const me = heroAt(s, seat);
	if (me.health > deathMark(me)) return;
	me.fate = "dead";
	t.tell({
		kind: "died",
		seat
	});
}
/** S-35, S-98: dice on cards become hit markers, all dice come back. */
function takeDiceBack(s, seat) {
	const me = heroAt(s, seat);
	for (const { hits } of me.foes) for (let i = 0; i < hits.length; i++) if (hits[i] === "die") hits[i] = "mark";
	me.fight.dice = [];
}
/** S-34: the card is turned, its item goes into the bag. */
function turnDemon(s, seat, foe, t) {
	const me = heroAt(s, seat);
	const [killed] = me.foes.splice(foe, 1);
	const item = killed.card;
	me.bag.push(item);
	t.reveal({
		kind: "item-found",
		seat,
		item
	});
}

// packages/games/sanctum/src/rules/verbs/levels.ts
/** S-37: one gem, one place up; from level I into the gem pool. The last gem that leaves a skill gives it (S-40). */
function climb(s, seat, column, level, gem, t) {
	const me = heroAt(s, seat);
	const at = columnStart(column) + level - 1;
	const row = gem === "white" ? me.whites : me.table;
	row[at]--;
	t.tell({
		kind: "gem-climbed",
		seat,
		column,
		level,
		gem
	});
	const skill = SKILLS_OF[me.hero][at];
	if (me.table[at] === 0 && me.whites[at] === 0 && !me.skills.includes(skill)) gainSkill(s, seat, skill, t);
	if (level === 1) me.pool[gem]++;
	else row[at - 1]++;
}
/** S-42, S-43: tokens of a tile for good; what a card does immediately. */
function gainSkill(s, seat, id, t) {
	const me = heroAt(s, seat);
	const skill = skillOf(id);
	me.skills.push(id);
	me.stamina += skill.stamina;
	me.focus += skill.focus;
	t.tell({
		kind: "skill-gained",
		seat,
		skill: id
	});
	if (skill.op !== "extra-rage") return;
	me.rages++;
	me.raging++;
}
/** S-60, S-61: the tile goes to the hero; only its owner looks at the blessing. */
function achieve(s, seat, achievement, t) {
	const space = s.achievements[ACHIEVEMENTS.indexOf(achievement)];
	const blessing = space.tile;
	space.tile = "none";
	space.by = seat;
	heroAt(s, seat).blessings.push({
		tile: blessing,
		used: false
	});
	t.show(seat, {
		kind: "achieved",
		seat,
		achievement,
		blessing
	}, {
		kind: "achieved",
		seat,
		achievement
	});
}

// packages/games/sanctum/src/rules/verbs/march.ts
/** The march: heroes, figures, sets, chests. */
/** S-10: the lot says who begins. */
function drawFirst(s, t) {
	s.first = t.chance.below(s.heroes.length, "first player");
	t.tell({
		kind: "lot-drawn",
		seat: s.first
	});
}
/** S-8, S-9: a hero's board is laid out. */
function takeHero(s, seat, hero, t) {
	layBoard(heroAt(s, seat), hero);
	t.tell({
		kind: "hero-picked",
		seat,
		hero
	});
}
/** Tokens into the pools, gems onto the skills, printed abilities open. */
function layBoard(me, hero) {
	const board = boardOf(hero);
	me.hero = hero;
	me.stamina = board.stamina;
	me.focus = board.focus;
	me.table = SKILLS_OF[hero].map((id) => skillOf(id).gems);
	me.whites = SKILLS_OF[hero].map((id) => skillOf(id).whites);
	me.gear.forEach((gear, slot) => {
		gear.wells = Array(wellCount(board.printed[slot])).fill("empty");
	});
}
/** S-10: a starting-bonus card from the deck. */
function drawBonus(s, seat, t) {
	const card = draw(s.bonusDeck, t.chance, "bonus card");
	heroAt(s, seat).bonus.push(card);
	t.tell({
		kind: "bonus-drawn",
		seat,
		card
	});
	return card;
}
/** A potion of this colour onto a potion space. */
function gainPotion(s, seat, potion, t) {
	heroAt(s, seat).potions[potion]++;
	t.tell({
		kind: "potion-gained",
		seat,
		potion
	});
}
/** The next part of the game. */
function enterPhase(s, phase) {
	s.phase = phase;
}
/** S-16, K-11: the figure goes to the first space nobody has entered, or to the walls. */
function advance(s, seat, t) {
	const walls = wallsOf(s.heroes.length);
	s.front = Math.min(s.front + 1, walls);
	heroAt(s, seat).at = s.front;
	s.marching = [seat, ...s.marching.filter((each) => each !== seat)];
	if (s.front === walls) t.tell({
		kind: "walls-reached",
		seat
	});
	else t.tell({
		kind: "moved",
		seat,
		...placeOf$1(s.heroes.length, s.front)
	});
}
/** S-17, K-55: sets are filled one after the other, levels as listed. */
function laySets(s, sets, t) {
	for (const levels of sets) s.sets.push(levels.map((level) => drawDemon(s, level, t)));
	t.reveal({
		kind: "sets-laid",
		sets: s.sets.slice(-sets.length).map((set) => set.map(faceOf))
	});
}
/** Q-4: an empty deck is made again from its discard pile. */
function drawDemon(s, level, t) {
	const deck = s.decks[level - 1];
	const discards = s.discards[level - 1];
	if (deck.length === 0) while (discards.length > 0) deck.push(draw(discards, t.chance, "discarded demon"));
	return deck.pop();
}
/** S-18: all demons of a set chase the hero from now on. */
function takeSet(s, seat, set, t) {
	const [taken] = s.sets.splice(set, 1);
	for (const card of taken) heroAt(s, seat).foes.push({
		card,
		hits: faceOf(card).hits.map(() => "open"),
		side: "up"
	});
	t.tell({
		kind: "set-taken",
		seat,
		set,
		faces: taken.map(faceOf)
	});
}
/** S-21, S-70: one more gold die for the rest of the game. */
function grantDie(s, seat, t) {
	heroAt(s, seat).gold++;
	t.tell({
		kind: "die-granted",
		seat
	});
}
/** S-19: every demon left on the board shows its item. */
function openChest(s, seat, t) {
	s.chest = s.sets.flat();
	s.sets = [];
	t.reveal({
		kind: "chest-opened",
		seat,
		items: [...s.chest]
	});
}
/** S-19: one item of the chest. */
function loot(s, seat, item, t) {
	s.chest.splice(s.chest.indexOf(item), 1);
	heroAt(s, seat).bag.push(item);
	t.tell({
		kind: "looted",
		seat,
		item
	});
}
/** S-19: the other cards leave the board. */
function closeChest(s) {
	discard(s, s.chest);
	s.chest = [];
}
/** Q-4: to the discard pile of its level. */
function discard(s, cards) {
	for (const card of cards) s.discards[faceOf(card).level - 1].push(card);
}
/** The demons that chase a hero leave without reward (S-74, K-12). */
function dropDemons(s, seat) {
	const me = heroAt(s, seat);
	discard(s, me.foes.map((foe) => foe.card));
	me.foes = [];
}

// packages/games/sanctum/src/rules/verbs/tokens.ts
/** S-22: a token from the pools onto each space of the ability. */
function payAbility(s, seat, slot, ability, payment) {
	const me = heroAt(s, seat);
	const at = SLOT_AT[slot];
	const first = firstWell(abilitiesAt(me, at), ability);
	const tokens = PAID[payment];
	for (let i = 0; i < tokens.length; i++) {
		me[tokens[i]]--;
		me.gear[at].wells[first + i] = tokens[i];
	}
}
/** A spent token goes back to its pool. */
function returnToken(s, seat, slot, well, t) {
	const me = heroAt(s, seat);
	const token = takeToken(me, slot, well);
	me[token]++;
	t.tell({
		kind: "token-returned",
		seat,
		token,
		slot,
		well
	});
}
/** Takes the token off a space. */
function takeToken(me, slot, well) {
	const { wells } = me.gear[SLOT_AT[slot]];
	const token = wells[well];
	wells[well] = "empty";
	return token;
}
/** S-45: all spent tokens go back. */
function restore(s, seat) {
	const me = heroAt(s, seat);
	for (const { wells } of me.gear) for (let i = 0; i < wells.length; i++) {
		const well = wells[i];
		if (well !== "stamina" && well !== "focus") continue;
		me[well]++;
		wells[i] = "empty";
	}
}
/** S-29: a potion is drunk before the roll. */
function drink(s, seat, potion, t) {
	const me = heroAt(s, seat);
	me.potions[potion]--;
	me.fight.drunk++;
	t.tell({
		kind: "potion-drunk",
		seat,
		potion
	});
}
/** A potion is discarded without being drunk (S-50, K-40). */
function pour(s, seat, potion, t) {
	heroAt(s, seat).potions[potion]--;
	t.tell({
		kind: "poured",
		seat,
		potion
	});
}
/** S-27, K-33: one inactive tile turns active, if there is one. */
function wakeRage(s, seat, t) {
	const me = heroAt(s, seat);
	if (me.raging === me.rages) return;
	me.raging++;
	t.tell({
		kind: "rage-woken",
		seat
	});
}
/** S-26, S-128: an active tile is turned over. */
function spendRage(s, seat, t) {
	heroAt(s, seat).raging--;
	t.tell({
		kind: "rage-spent",
		seat
	});
}

// packages/games/sanctum/src/rules/verbs/penalties.ts
/** S-110: the penalty instead of the wounds. */
function tellSuffered(seat, penalty, t) {
	t.tell({
		kind: "suffered",
		seat,
		penalty
	});
}
/** S-111, S-112: from the pool to the supply. */
function loseToken(s, seat, token, t) {
	heroAt(s, seat)[token]--;
	t.tell({
		kind: "token-lost",
		seat,
		token
	});
}
/** S-113: turned down without effect. */
function loseBlessing(s, seat, blessing, t) {
	turnBlessing(s, seat, blessing);
	t.tell({
		kind: "blessing-lost",
		seat,
		blessing
	});
}
/** S-119: counter up one. */
function heal(s, seat, t) {
	const me = heroAt(s, seat);
	me.health++;
	t.tell({
		kind: "healed",
		seat,
		health: me.health
	});
}
/** S-114: useless for good. */
function corrupt(s, seat, slot, well, t) {
	heroAt(s, seat).gear[SLOT_AT[slot]].wells[well] = "corrupt";
	t.tell({
		kind: "space-corrupted",
		seat,
		slot,
		well
	});
}
/** S-120, K-40: the potion is drunk, and what it would return is lost. */
function drain(s, seat, potion, slot, well, t) {
	const me = heroAt(s, seat);
	me.potions[potion]--;
	takeToken(me, slot, well);
	t.tell({
		kind: "token-lost",
		seat,
		token: POTION_TOKEN[potion]
	});
}
/** S-126: a token onto a space, for nothing. */
function fill(s, seat, slot, well, token, t) {
	const me = heroAt(s, seat);
	me[token]--;
	me.gear[SLOT_AT[slot]].wells[well] = token;
	t.tell({
		kind: "space-filled",
		seat,
		slot,
		well,
		token
	});
}
/** S-116, Q-11: one die fewer in the next fight; several add up. */
function addFewerDice(s, seat) {
	heroAt(s, seat).fewerDice++;
}
/** S-117, Q-11: more damage in the next fight; several add up. */
function addDamage(s, seat, damage) {
	heroAt(s, seat).extraDamage += damage;
}
/** S-118, Q-10: two spaces fewer; a counter standing on one of them is death. */
function shortenTrack(s, seat, t) {
	const me = heroAt(s, seat);
	me.shortened++;
	t.tell({
		kind: "track-shortened",
		seat,
		mark: deathMark(me)
	});
	dieIfMarked(s, seat, t);
}
/** S-129: back after the fight. */
function loseDie(s, seat, die, t) {
	heroAt(s, seat).fight.dice[die].use = "lost";
	t.tell({
		kind: "die-lost",
		seat,
		die
	});
}
/** S-130: the current card takes only modified dice in this fight. */
function restrictCard(s, seat) {
	const me = heroAt(s, seat);
	me.fight.strict = me.place;
}

// packages/games/sanctum/src/rules/verbs/rest.ts
/** S-46, S-48: item onto its space, gems onto its symbols; the first item ever wakes the die of the gem pool. */
function equip(s, seat, item, slot, gems, t) {
	const me = heroAt(s, seat);
	const gear = me.gear[SLOT_AT[slot]];
	me.bag.splice(me.bag.indexOf(item), 1);
	if (!me.fitted.includes(item)) me.fitted.push(item);
	gear.item = item;
	gear.gems = [...gems];
	for (const gem of gems) me.pool[gem]--;
	openWells(me, slot);
	me.stamina += itemOf(item).stamina;
	me.focus += itemOf(item).focus;
	t.tell({
		kind: "equipped",
		seat,
		item,
		slot
	});
	if (!me.angel) return;
	me.angel = false;
	grantDie(s, seat, t);
}
/** S-47, S-49: item back into the bag, gems to the gem pool, its flames' tokens to the supply. */
function unequip(s, seat, slot, t) {
	const me = heroAt(s, seat);
	const gear = me.gear[SLOT_AT[slot]];
	const item = gear.item;
	for (const gem of gear.gems) me.pool[gem]++;
	me.stamina -= itemOf(item).stamina;
	me.focus -= itemOf(item).focus;
	me.bag.push(item);
	gear.item = "none";
	gear.gems = [];
	openWells(me, slot);
	t.tell({
		kind: "unequipped",
		seat,
		item,
		slot
	});
}
function openWells(me, slot) {
	me.gear[SLOT_AT[slot]].wells = Array(wellCount(abilitiesAt(me, SLOT_AT[slot]))).fill("empty");
}
/** S-50: an item of the bag becomes a potion. */
function brew(s, seat, item, potion, t) {
	const me = heroAt(s, seat);
	me.bag.splice(me.bag.indexOf(item), 1);
	me.brewed.push(item);
	me.potions[potion]++;
	t.tell({
		kind: "brewed",
		seat,
		item,
		potion
	});
}
/** The items turned into potions leave; what was put on may be put on again next time. */
function endRest(s, seat) {
	const me = heroAt(s, seat);
	discard(s, me.brewed);
	me.brewed = [];
	me.fitted = [];
}

// packages/games/sanctum/src/rules/verbs/walls.ts
/** The breach, the call to arms and the muster. */
/** S-72, S-73: into the cathedral. */
function breach(s, seat, t) {
	s.breacher = seat;
	t.tell({
		kind: "breached",
		seat
	});
}
/** S-73, S-76: one more Demon Lord card, effect hidden. */
function layLord(s, t) {
	s.cathedral.push(draw(s.lords, t.chance, "demon lord card"));
	t.tell({
		kind: "lord-laid",
		place: s.cathedral.length - 1
	});
}
/** S-74, S-75: how many of the act V cards this hero will suffer. */
function answerCall(s, seat, cards, t) {
	heroAt(s, seat).answered = cards;
	t.tell({
		kind: "answered",
		seat,
		cards
	});
}
/** S-75: this hero had a turn since the breach. */
function hearCall(s, seat) {
	heroAt(s, seat).called = true;
}
/** S-80, S-81: spare items leave, the skill table is cleared, blessings lie open. */
function muster(s, seat, t) {
	const me = heroAt(s, seat);
	endRest(s, seat);
	discard(s, me.bag);
	me.bag = [];
	me.table.fill(0);
	me.whites.fill(0);
	t.reveal({
		kind: "blessings-revealed",
		seat,
		blessings: me.blessings.map(({ tile }) => tile)
	});
}

// packages/games/sanctum/src/rules/battle.ts
/** B.12, B.13, B.17 Act VI: rounds of fights, fury, roars, the end (S-90 to S-107, S-140 to S-142). */
/** S-141, S-142, K-49: survivors by health, then achievements; below them the others by defeated cards, then hits on the current one. */
const SURVIVOR = 1e3;
const scoreOf = (me) => me.fate === "won" ? SURVIVOR + me.health * 20 + me.blessings.length : me.defeated * 10 + hitsOnCurrent(me);
/** How the heroes stand; equal scores share a place. */
function resultOf(s) {
	const scores = s.heroes.map(scoreOf);
	const best = Math.max(...scores);
	return {
		scores,
		winners: scores.flatMap((score, seat) => score === best ? [seat] : [])
	};
}
const battle$1 = {
	battle: { run(s, _, t) {
		enterPhase(s, "battle");
		for (const seat of canonical(s)) dealRow(s, seat, t);
		tellBattle(s, t);
		t.next({ step: "round" });
	} },
	round: { run(s, _, t) {
		const fighting = canonical(s);
		if (fighting.length === 0) return t.next({ step: "finish" });
		beginRound(s, t);
		t.next(together$1(...fighting.map((seat) => [{
			step: "fight",
			seat
		}, {
			step: "end",
			seat
		}])), { step: "roar" }, { step: "round" });
	} },
	fury: { run: (s, { seat }, t) => t.next({
		step: "effect",
		seat,
		card: turnFury(s, seat, t)
	}) },
	roar: { run(s, _, t) {
		if (s.roarSize === 0 || canonical(s).length === 0) return;
		const cards = drawRoar(s, t);
		for (let i = 0; i < cards; i++) t.next({ step: "roar-card" });
	} },
	"roar-card": { run(s, _, t) {
		const seats = canonical(s);
		if (seats.length === 0) return;
		const card = turnRoar(s, t);
		t.next(together$1(...seats.map((seat) => [{
			step: "effect",
			seat,
			card
		}])));
	} },
	finish: { run(s, _, t) {
		enterPhase(s, "over");
		t.reveal({
			kind: "finished",
			winners: resultOf(s).winners
		});
	} }
};

// packages/games/sanctum/src/rules/attack.ts
const FACES$1 = [
	1,
	2,
	3,
	4,
	5,
	6
];
/** Everything open in the attack step. */
function attackWishes(s, me) {
	const wishes = [];
	hitWishes(s, me, wishes);
	abilityWishes(me, wishes);
	rageWishes(me, wishes);
	skillWishes(s, me, wishes);
	if (!me.fight.begun) windowWishes(me, wishes);
	if (mayBless(s)) invokeWishes(me, wishes);
	surgeWishes(me, wishes);
	blessWishes(s, me, wishes);
	wishes.push({ do: "done" });
	return wishes;
}
/** S-31: a free die onto an open location showing its value. */
function hitWishes(s, me, wishes) {
	const { dice } = me.fight;
	for (let foe = 0; foe < me.foes.length; foe++) {
		if (!canTarget(s, me, foe)) continue;
		const { hits } = me.foes[foe];
		const numbers = locationsOf(s, me.foes[foe]);
		for (let location = 0; location < hits.length; location++) {
			if (hits[location] !== "open") continue;
			for (let die = 0; die < dice.length; die++) if (fits(me, dice[die], foe, numbers[location])) wishes.push({
				do: "hit",
				die,
				foe,
				location
			});
		}
	}
}
const fits = (me, die, foe, number) => die.use === "free" && die.value === number && mayLieOn(me, die, foe);
/** S-22 to S-25: an ability with all spaces free and paid changes a die within 1 to 6. */
function abilityWishes(me, wishes) {
	const { dice } = me.fight;
	for (let slot = 0; slot < SLOTS.length; slot++) {
		const abilities = abilitiesAt(me, slot);
		let first = 0;
		for (let ability = 0; ability < abilities.length; ability++) {
			const { effect, spaces, payments, reach } = abilities[ability];
			const usable = effect !== "shield" && isFree$1(me, slot, first, abilities[ability]);
			first += spaces.length;
			if (!usable) continue;
			for (const pay of payments) {
				if (!canPay(me, pay)) continue;
				for (let die = 0; die < dice.length; die++) {
					if (!canChange(me, dice[die])) continue;
					for (const to of reach[dice[die].value]) wishes.push({
						do: "use",
						slot: SLOTS[slot],
						ability,
						pay,
						die,
						to
					});
				}
			}
		}
	}
}
/** S-26: active rage sets a die to any value; the same value too (K-28). */
function rageWishes(me, wishes) {
	if (me.raging === 0) return;
	for (let die = 0; die < me.fight.dice.length; die++) if (canChange(me, me.fight.dice[die])) for (const to of FACES$1) wishes.push({
		do: "rage",
		die,
		to
	});
}
function skillWishes(s, me, wishes) {
	const { dice } = me.fight;
	if (ready(me, "copy-die") !== void 0) copyWishes(me, wishes);
	if (ready(me, "double-assign") !== void 0) doubleWishes(s, me, wishes);
	const flips = ready(me, "flip-die") !== void 0;
	const crush = ready(me, "wild-face");
	if (!flips && crush === void 0) return;
	for (let die = 0; die < dice.length; die++) {
		if (!canChange(me, dice[die])) continue;
		if (flips) wishes.push({
			do: "flip",
			die
		});
		if (crush !== void 0 && dice[die].value === skillOf(crush).n) for (const to of FACES$1) wishes.push({
			do: "crush",
			die,
			to
		});
	}
}
/** Volley, K-32: any die of this fight that is not lost, assigned or not. */
function copyWishes(me, wishes) {
	const { dice } = me.fight;
	for (let die = 0; die < dice.length; die++) {
		if (!canChange(me, dice[die])) continue;
		for (let from = 0; from < dice.length; from++) if (from !== die && dice[from].use !== "lost") wishes.push({
			do: "copy",
			die,
			from
		});
	}
}
/** Double Strike, K-31: two open locations of one value; in the Final Battle both on the current card. */
function doubleWishes(s, me, wishes) {
	const open = [];
	me.foes.forEach((each, foe) => {
		if (!canTarget(s, me, foe)) return;
		const numbers = locationsOf(s, each);
		each.hits.forEach((hit, location) => {
			if (hit === "open") open.push({
				foe,
				location,
				number: numbers[location]
			});
		});
	});
	for (let a = 0; a < open.length; a++) for (let b = a + 1; b < open.length; b++) {
		const { foe, location, number } = open[a];
		if (number !== open[b].number) continue;
		for (let die = 0; die < me.fight.dice.length; die++) if (fits(me, me.fight.dice[die], foe, number)) wishes.push({
			do: "double",
			die,
			foe,
			location,
			other: open[b].foe,
			second: open[b].location
		});
	}
}
/** K-27: rerolls and Dance Partner, before the first attack-step action. */
function windowWishes(me, wishes) {
	const { dice } = me.fight;
	const one = ready(me, "reroll");
	const all = ready(me, "reroll-all");
	const most = one !== void 0 ? skillOf(one).n : all !== void 0 ? dice.length : 0;
	if (most > 0) {
		for (const { text, size } of SUBSETS[dice.length]) if (size <= most) wishes.push({
			do: "reroll",
			dice: text
		});
	}
	const silver = dice.findIndex((die) => die.silver);
	if (silver < 0 || copiesToSilver(me) === void 0) return;
	for (let from = 0; from < dice.length; from++) if (from !== silver) wishes.push({
		do: "partner",
		from
	});
}
/** The non-empty sets of dice 0 to n-1 by n, written `0+2`. */
const SUBSETS = [
	0,
	1,
	2,
	3,
	4,
	5,
	6
].map((n) => Array.from({ length: 2 ** n - 1 }, (_, i) => {
	const dice = [
		0,
		1,
		2,
		3,
		4,
		5
	].filter((die) => i + 1 >> die & 1);
	return {
		text: dice.join("+"),
		size: dice.length
	};
}));
/** S-135: blessings that work like an ability on a die. */
function invokeWishes(me, wishes) {
	for (const { tile, used } of me.blessings) {
		const { token, power } = blessingOf(tile);
		if (used || token !== void 0 || power.effect === "shield") continue;
		for (let die = 0; die < me.fight.dice.length; die++) {
			if (!canChange(me, me.fight.dice[die])) continue;
			for (const to of power.reach[me.fight.dice[die].value]) wishes.push({
				do: "invoke",
				blessing: tile,
				die,
				to
			});
		}
	}
}
/** Surge of Power: any spent token. */
function surgeWishes(me, wishes) {
	if (ready(me, "regenerate") === void 0) return;
	me.gear.forEach(({ wells }, slot) => {
		wells.forEach((held, well) => {
			if (held === "stamina" || held === "focus") wishes.push({
				do: "surge",
				slot: SLOTS[slot],
				well
			});
		});
	});
}
/** S-135: token blessings, at any moment of the confrontation. */
function blessWishes(s, me, wishes) {
	if (!mayBless(s)) return;
	for (const { tile, used } of me.blessings) if (!used && blessingOf(tile).token !== void 0) wishes.push({
		do: "bless",
		blessing: tile
	});
}
const TAKERS$2 = {
	use(s, seat, { slot, ability, pay, die, to }, t) {
		const { item } = heroAt(s, seat).gear[SLOT_AT[slot]];
		payAbility(s, seat, slot, ability, pay);
		changeDie(s, seat, die, to, item === "none" ? "printed" : item, t);
	},
	rage(s, seat, { die, to }, t) {
		spendRage(s, seat, t);
		changeDie(s, seat, die, to, "rage", t);
	},
	hit(s, seat, { die, foe, location }, t) {
		assign(s, seat, die, foe, location, t);
		settleHit(s, seat, foe, t);
	},
	double(s, seat, { die, foe, location, other, second }, t) {
		useReady(s, seat, "double");
		assign(s, seat, die, foe, location, t);
		assignSecond(s, seat, die, other, second, t);
		settleHit(s, seat, foe, t);
		if (other !== foe) settleHit(s, seat, other, t);
	},
	reroll(s, seat, { dice }, t) {
		useReady(s, seat, "reroll");
		for (const die of dice.split("+")) reroll(s, seat, Number(die), t);
	},
	partner(s, seat, { from }, t) {
		const { dice } = heroAt(s, seat).fight;
		const silver = dice.findIndex((die) => die.silver);
		changeDie(s, seat, silver, dice[from].value, useReady(s, seat, "partner"), t);
	},
	copy(s, seat, { die, from }, t) {
		changeDie(s, seat, die, heroAt(s, seat).fight.dice[from].value, useReady(s, seat, "copy"), t);
	},
	flip(s, seat, { die }, t) {
		changeDie(s, seat, die, 7 - heroAt(s, seat).fight.dice[die].value, useReady(s, seat, "flip"), t);
	},
	crush(s, seat, { die, to }, t) {
		changeDie(s, seat, die, to, useReady(s, seat, "crush"), t);
	},
	invoke(s, seat, { blessing, die, to }, t) {
		useBlessing(s, seat, blessing, t);
		changeDie(s, seat, die, to, blessing, t);
	},
	surge(s, seat, { slot, well }, t) {
		useReady(s, seat, "surge");
		returnToken(s, seat, slot, well, t);
	},
	bless: (s, seat, { blessing }, t) => useBlessing(s, seat, blessing, t)
};
/** What does not close the after-roll window. */
const BEFORE_ATTACK = /* @__PURE__ */ new Set([
	"reroll",
	"partner",
	"bless"
]);
/** Does what was chosen in the attack step. */
function takeAttack(s, seat, choice, t) {
	if (!BEFORE_ATTACK.has(choice.do)) beginAttack(s, seat);
	TAKERS$2[choice.do](s, seat, choice, t);
}
/** S-31, S-94, S-95: a full card is beaten; in the Final Battle the figure moves on, and fury waits there face down. */
function settleHit(s, seat, foe, t) {
	const me = heroAt(s, seat);
	if (!isBeaten(me.foes[foe])) return;
	if (s.phase !== "battle") tellKill(s, seat, foe, t);
	else {
		defeatCard(s, seat, t);
		if (me.foes[me.place]?.side === "down") t.next({
			step: "fury",
			seat
		});
	}
}

// packages/games/sanctum/src/rules/reasons.ts
/** Why a piece of a fight cannot be used now: one wish for each piece that the question leaves out. Tables show it; play-outs never ask. */
/** All pieces of a fighting hero that none of these answers uses, each with the reason. */
function leftOut(s, me, answers) {
	const found = /* @__PURE__ */ new Map();
	const deny = (wish, refusal, uses) => {
		if (!answers.some(uses) && !found.has(notation(wish))) found.set(notation(wish), {
			wish,
			refusal
		});
	};
	if (me.fight.phase === "attack") {
		denyDice(s, me, deny);
		denyLocations(s, me, deny);
	}
	denyAbilities(me, deny);
	if (me.rages > 0) deny({
		do: "rage",
		die: dieFor(me),
		to: 6
	}, whyNoRage(me), ({ do: verb }) => verb === "rage");
	for (const id of me.skills) denySkill(me, id, deny);
	for (const potion of POTIONS) if (me.potions[potion] > 0) deny({
		do: "waste",
		potion
	}, {
		why: "before-roll-only",
		rule: "S-29"
	}, (choice) => "potion" in choice && choice.potion === potion);
	for (const blessed of me.blessings) denyBlessing(s, me, blessed, deny);
	return [...found.values()];
}
/** The die that a wish names where none would do: the first free one. */
const dieFor = (me) => Math.max(0, me.fight.dice.findIndex(({ use }) => use === "free"));
/** Open locations that no die may lie on. */
function denyLocations(s, me, deny) {
	me.foes.forEach((foe, at) => {
		if (foe.side !== "up") return;
		foe.hits.forEach((hit, location) => {
			if (hit !== "open") return;
			const number = locationsOf(s, foe)[location];
			const shows = me.fight.dice.findIndex(({ use, value }) => use === "free" && value === number);
			const die = shows < 0 ? dieFor(me) : shows;
			deny({
				do: "hit",
				die,
				foe: at,
				location
			}, whyNoHit(s, me, die, at, number), (choice) => choice.do === "hit" && choice.foe === at && choice.location === location);
		});
	});
}
/** Free dice that fit nowhere, on the location that comes nearest to taking them. */
function denyDice(s, me, deny) {
	const open = me.foes.flatMap((foe, at) => foe.side === "up" && canTarget(s, me, at) ? foe.hits.flatMap((hit, location) => hit === "open" ? [{
		foe: at,
		location,
		number: locationsOf(s, foe)[location]
	}] : []) : []);
	me.fight.dice.forEach(({ use, value }, die) => {
		const place = open.find(({ number }) => number === value) ?? open[0];
		if (use !== "free" || !place) return;
		const { foe, location, number } = place;
		deny({
			do: "hit",
			die,
			foe,
			location
		}, whyNoHit(s, me, die, foe, number), (choice) => (choice.do === "hit" || choice.do === "double") && choice.die === die);
	});
}
function whyNoHit(s, me, at, foe, number) {
	const die = me.fight.dice[at];
	if (!canTarget(s, me, foe)) return {
		why: "other-card",
		rule: "S-94"
	};
	if (die?.use !== "free") return {
		why: "no-die",
		rule: "S-31"
	};
	if (die.value === number) return {
		why: "only-changed",
		rule: "S-130"
	};
	return {
		why: "other-number",
		rule: "S-31",
		number,
		shown: die.value
	};
}
function denyAbilities(me, deny) {
	SLOTS.forEach((slot, at) => {
		let first = 0;
		abilitiesAt(me, at).forEach((ability, index) => {
			const wells = me.gear[at].wells.slice(first, first + ability.spaces.length);
			first += ability.spaces.length;
			const paid = {
				slot,
				ability: index,
				pay: ability.payments[0]
			};
			const die = dieFor(me);
			const to = ability.reach[me.fight.dice[die]?.value ?? 0][0] ?? 6;
			deny(ability.effect === "shield" ? {
				do: "shield",
				...paid
			} : {
				do: "use",
				...paid,
				die,
				to
			}, whyNoAbility(me, ability, wells), (choice) => "ability" in choice && choice.slot === slot && choice.ability === index);
		});
	});
}
function whyNoAbility(me, { effect, payments }, wells) {
	if (wells.includes("corrupt")) return {
		why: "corrupted",
		rule: "S-114"
	};
	if (wells.some((well) => well !== "empty")) return {
		why: "spent",
		rule: "S-22"
	};
	if (effect === "shield" && me.fight.phase !== "block") return {
		why: "block-only",
		rule: "S-32"
	};
	if (effect !== "shield" && me.fight.phase !== "attack") return {
		why: "attack-only",
		rule: "S-31"
	};
	return payments.some((pay) => canPay(me, pay)) ? {
		why: "no-change",
		rule: "S-24"
	} : {
		why: "no-tokens",
		rule: "S-22"
	};
}
function whyNoRage(me) {
	if (me.raging === 0) return {
		why: "rage-inactive",
		rule: "S-26"
	};
	return me.fight.phase === "attack" ? {
		why: "no-change",
		rule: "S-26"
	} : {
		why: "attack-only",
		rule: "S-26"
	};
}
/** What would be wished for with a skill that is used by hand. */
const WISHES$1 = {
	reroll: (die) => ({
		do: "reroll",
		dice: String(die)
	}),
	partner: () => ({
		do: "partner",
		from: 0
	}),
	copy: (die) => ({
		do: "copy",
		die,
		from: die === 0 ? 1 : 0
	}),
	flip: (die) => ({
		do: "flip",
		die
	}),
	crush: (die) => ({
		do: "crush",
		die,
		to: 6
	}),
	double: (die) => ({
		do: "double",
		die,
		foe: 0,
		location: 0,
		other: 0,
		second: 1
	}),
	surge: () => ({
		do: "surge",
		slot: SLOTS[0],
		well: 0
	}),
	dodge: () => ({ do: "dodge" }),
	hinder: () => ({
		do: "hinder",
		foe: 0
	}),
	venom: () => ({
		do: "venom",
		potion: POTIONS[0]
	})
};
/** What the moment of a skill says to somebody who comes too early or too late. */
const MOMENTS = {
	"after-roll": {
		why: "after-roll-only",
		rule: "S-31"
	},
	attack: {
		why: "attack-only",
		rule: "S-31"
	},
	block: {
		why: "block-only",
		rule: "S-32"
	}
};
function denySkill(me, id, deny) {
	const verb = verbOf(id);
	if (verb) deny(WISHES$1[verb](dieFor(me)), whyNoSkill(me, id), (choice) => choice.do === verb);
}
function whyNoSkill(me, id) {
	const { timing, silver } = skillOf(id);
	if (me.fight.used.includes(id)) return {
		why: "used",
		rule: timing === "block" ? "S-32" : "S-31"
	};
	const moment = MOMENTS[silver ? "after-roll" : timing];
	return moment && timing !== me.fight.phase ? moment : {
		why: "no-target",
		rule: timing === "block" ? "S-32" : "S-31"
	};
}
function denyBlessing(s, me, { tile, used }, deny) {
	const { token, power } = blessingOf(tile);
	const shield = power.effect === "shield";
	deny(token !== void 0 ? {
		do: "bless",
		blessing: tile
	} : shield ? {
		do: "ward",
		blessing: tile
	} : {
		do: "invoke",
		blessing: tile,
		die: dieFor(me),
		to: 6
	}, whyNoBlessing(s, me, used, shield), (choice) => "blessing" in choice && choice.blessing === tile);
}
function whyNoBlessing(s, me, used, shield) {
	if (used) return {
		why: "used",
		rule: "S-93"
	};
	if (!mayBless(s)) return {
		why: "confrontation-only",
		rule: "S-135"
	};
	if (shield) return {
		why: "block-only",
		rule: "S-135"
	};
	return me.fight.phase === "attack" ? {
		why: "no-change",
		rule: "S-135"
	} : {
		why: "attack-only",
		rule: "S-135"
	};
}

// packages/games/sanctum/src/rules/block.ts
function blockWishes(s, me) {
	const wishes = [];
	shieldWishes(me, wishes);
	if (dodged(me) > 0) wishes.push({ do: "dodge" });
	hinderWishes(s, me, wishes);
	if (ready(me, "potion-block") !== void 0) {
		for (const potion of POTIONS) if (me.potions[potion] > 0) wishes.push({
			do: "venom",
			potion
		});
	}
	if (mayBless(s)) wardWishes(me, wishes);
	surgeWishes(me, wishes);
	blessWishes(s, me, wishes);
	wishes.push({ do: "done" });
	return wishes;
}
/** S-24: abilities with shields; they may be used even without need (K-36). */
function shieldWishes(me, wishes) {
	for (let slot = 0; slot < SLOTS.length; slot++) {
		const abilities = abilitiesAt(me, slot);
		let first = 0;
		for (let ability = 0; ability < abilities.length; ability++) {
			const { effect, spaces, payments } = abilities[ability];
			if (effect === "shield" && isFree$1(me, slot, first, abilities[ability])) {
				for (const pay of payments) if (canPay(me, pay)) wishes.push({
					do: "shield",
					slot: SLOTS[slot],
					ability,
					pay
				});
			}
			first += spaces.length;
		}
	}
}
/** Evasion or Graceful Step. */
const dodge = (me) => ready(me, "block-per-colour") ?? ready(me, "block");
/** What it blocks. Per colour: 1 for each with enough freed gems; white ones are not red, green or blue (S-149, K-61). */
function dodged(me) {
	const skill = dodge(me);
	if (skill === void 0) return 0;
	const { op, n } = skillOf(skill);
	return op === "block" ? n : COLOURS.filter((colour) => freed(me, colour) >= n).length;
}
/** Pinning Shot wants a card with a hit, Smoke Bomb takes any; both want damage to lessen (K-37). */
function hinderWishes(s, me, wishes) {
	const pins = ready(me, "reduce-hit-card") !== void 0;
	if (!pins && ready(me, "reduce-one-card") === void 0) return;
	me.foes.forEach(({ hits }, foe) => {
		if (damageOf(s, me, foe) > 0 && (!pins || hits.some((hit) => hit !== "open"))) wishes.push({
			do: "hinder",
			foe
		});
	});
}
function wardWishes(me, wishes) {
	for (const { tile, used } of me.blessings) {
		const { token, power } = blessingOf(tile);
		if (!used && token === void 0 && power.effect === "shield") wishes.push({
			do: "ward",
			blessing: tile
		});
	}
}
const TAKERS$1 = {
	shield(s, seat, { slot, ability, pay }, t) {
		const me = heroAt(s, seat);
		const { item } = me.gear[SLOT_AT[slot]];
		const { n } = abilitiesAt(me, SLOT_AT[slot])[ability];
		const bonus = me.fight.shielded ? void 0 : skillBy(me, "shield-bonus");
		payAbility(s, seat, slot, ability, pay);
		useShieldAbility(s, seat);
		block(s, seat, n, item === "none" ? "printed" : item, t);
		if (bonus !== void 0) block(s, seat, skillOf(bonus).n, bonus, t);
	},
	dodge(s, seat, _, t) {
		const damage = dodged(heroAt(s, seat));
		block(s, seat, damage, useReady(s, seat, "dodge"), t);
	},
	hinder(s, seat, { foe }, t) {
		const skill = useReady(s, seat, "hinder");
		block(s, seat, Math.min(skillOf(skill).n, damageOf(s, heroAt(s, seat), foe)), skill, t);
	},
	venom(s, seat, { potion }, t) {
		const skill = useReady(s, seat, "venom");
		pour(s, seat, potion, t);
		block(s, seat, skillOf(skill).n, skill, t);
	},
	ward(s, seat, { blessing }, t) {
		useBlessing(s, seat, blessing, t);
		block(s, seat, blessingOf(blessing).power.n, blessing, t);
	},
	surge(s, seat, { slot, well }, t) {
		useReady(s, seat, "surge");
		returnToken(s, seat, slot, well, t);
	},
	bless: (s, seat, { blessing }, t) => useBlessing(s, seat, blessing, t)
};
/** Whirling Guard: 1 for each unassigned die, by itself. */
function guard(s, seat, t) {
	const me = heroAt(s, seat);
	const skill = skillBy(me, "block-per-die");
	if (skill === void 0) return;
	const damage = Math.min(skillOf(skill).n, freeDice(me));
	if (damage > 0) block(s, seat, damage, skill, t);
}
const blocking = {
	attacked: { run(s, { seat }, t) {
		const me = heroAt(s, seat);
		if (freeDice(me) > 0 && hasFoe(s, me)) wakeRage(s, seat, t);
		enterFightPhase(s, seat, "block");
		t.next({
			step: "blocked",
			seat
		});
		const damage = damageFaced(s, me);
		if (damage === 0) return;
		t.tell({
			kind: "damage-faced",
			seat,
			damage
		});
		guard(s, seat, t);
		t.next({
			step: "block",
			seat
		});
	} },
	block: {
		wishes: (s, { seat }) => blockWishes(s, heroAt(s, seat)),
		refused: (s, { seat }) => leftOut(s, heroAt(s, seat), blockWishes(s, heroAt(s, seat))),
		take(s, frame, choice, t) {
			if (choice.do === "done") return;
			t.next(frame);
			TAKERS$1[choice.do](s, frame.seat, choice, t);
		}
	},
	blocked: { run(s, { seat }, t) {
		const me = heroAt(s, seat);
		const wounds = Math.max(0, damageFaced(s, me) - me.fight.blocked);
		if (wounds > 0) wound(s, seat, wounds, t);
		if (!isAlive(me)) return t.skipTo("end");
		if (me.fight.wounds > 0 && skillBy(me, "rage-on-wound") !== void 0) wakeRage(s, seat, t);
		takeDiceBack(s, seat);
		clearBurdens(s, seat);
		enterFightPhase(s, seat, "levels");
		if (s.phase !== "battle") return t.next({
			step: "killed",
			seat
		});
		if (me.place === 9) win(s, seat, t);
	} }
};

// packages/games/sanctum/src/rules/fight.ts
/** S-29: each token of the potion's colour that could come back. */
function drinkWishes(me, potion, wishes) {
	const token = POTION_TOKEN[potion];
	for (let slot = 0; slot < SLOTS.length; slot++) {
		const { wells } = me.gear[slot];
		for (let well = 0; well < wells.length; well++) if (wells[well] === token) wishes.push({
			do: "drink",
			potion,
			slot: SLOTS[slot],
			well
		});
	}
}
function potionWishes(s, seat) {
	const me = heroAt(s, seat);
	const wishes = [];
	for (const potion of POTIONS) {
		if (me.potions[potion] === 0) continue;
		if (hasSpent(me, POTION_TOKEN[potion])) drinkWishes(me, potion, wishes);
		else wishes.push({
			do: "waste",
			potion
		});
	}
	blessWishes(s, me, wishes);
	wishes.push({ do: "roll" });
	return wishes;
}
function doseWishes(s, seat, potion) {
	const wishes = [];
	drinkWishes(heroAt(s, seat), potion, wishes);
	wishes.push({ do: "decline" });
	return wishes;
}
/** So many more tokens come back, as long as there are any. */
function drinkOn(s, seat, potion, left, t) {
	if (left > 0 && hasSpent(heroAt(s, seat), POTION_TOKEN[potion])) t.next({
		step: "dose",
		seat,
		potion,
		left
	});
}
/** The dice that would be rolled now. */
function diceAtHand(me) {
	const golds = me.fight.aside.filter((die) => die === "gold").length;
	return {
		gold: me.gold - golds,
		silver: rollsSilver(me) && !me.fight.aside.includes("silver")
	};
}
/** S-116, K-51: dice are set aside just before the roll; the kind is asked only where there are two. */
function readyDice(s, seat, t) {
	const me = heroAt(s, seat);
	let { gold, silver } = diceAtHand(me);
	while (me.fight.aside.length < me.fewerDice && gold > 0 !== silver) {
		setAside(s, seat, gold > 0 ? "gold" : "silver", t);
		({gold, silver} = diceAtHand(me));
	}
	t.next({
		step: me.fight.aside.length < me.fewerDice && gold > 0 ? "aside" : "roll",
		seat
	});
}
const fight = {
	fight: { run(s, { seat }, t) {
		beginFight(s, seat, t);
		t.next({
			step: "potions",
			seat
		});
	} },
	potions: {
		wishes: (s, { seat }) => potionWishes(s, seat),
		refused: (s, { seat }) => leftOut(s, heroAt(s, seat), potionWishes(s, seat)),
		take(s, frame, choice, t) {
			const { seat } = frame;
			if (choice.do === "roll") return readyDice(s, seat, t);
			t.next(frame);
			if (choice.do === "bless") return useBlessing(s, seat, choice.blessing, t);
			drink(s, seat, choice.potion, t);
			if (choice.do === "waste") return;
			returnToken(s, seat, choice.slot, choice.well, t);
			const power = skillBy(heroAt(s, seat), "potion-power");
			if (power !== void 0 && heroAt(s, seat).fight.drunk === 1) drinkOn(s, seat, choice.potion, skillOf(power).n - 1, t);
		}
	},
	dose: {
		wishes: (s, { seat, potion }) => doseWishes(s, seat, potion),
		take(s, { seat, potion, left }, choice, t) {
			if (choice.do !== "drink") return;
			returnToken(s, seat, choice.slot, choice.well, t);
			drinkOn(s, seat, potion, left - 1, t);
		}
	},
	aside: {
		wishes: () => [{
			do: "aside",
			die: "gold"
		}, {
			do: "aside",
			die: "silver"
		}],
		take(s, { seat }, { die }, t) {
			setAside(s, seat, die, t);
			readyDice(s, seat, t);
		}
	},
	roll: { run(s, { seat }, t) {
		const { gold, silver } = diceAtHand(heroAt(s, seat));
		enterFightPhase(s, seat, "attack");
		rollDice(s, seat, gold, silver, t);
		t.next({
			step: "attack",
			seat
		});
	} },
	attack: {
		wishes: (s, { seat }) => attackWishes(s, heroAt(s, seat)),
		refused: (s, { seat }) => leftOut(s, heroAt(s, seat), attackWishes(s, heroAt(s, seat))),
		take(s, { seat }, choice, t) {
			if (choice.do === "done") return t.next({
				step: "attacked",
				seat
			});
			t.next({
				step: "attack",
				seat
			});
			takeAttack(s, seat, choice, t);
		}
	}
};

// packages/games/sanctum/src/rules/levels.ts
const foeColour = (me, foe) => faceOf(me.foes[foe].card).colour;
/** S-37: gems of the demon's colour, and white ones of any column, one place up. */
function climbWishes(me, colour) {
	const wishes = [];
	for (const column of COLOURS) for (let level = 1; level <= 3; level++) {
		const at = columnStart(column) + level - 1;
		if (column === colour && me.table[at] > 0) wishes.push({
			do: "climb",
			column,
			level,
			gem: colour
		});
		if (me.whites[at] > 0) wishes.push({
			do: "climb",
			column,
			level,
			gem: "white"
		});
	}
	return wishes;
}
/** S-38: levels without a gem to move are lost. */
function spendLevels(s, seat, foe, left, t) {
	const me = heroAt(s, seat);
	const colour = foeColour(me, foe);
	if (left > 0 && climbWishes(me, colour).length > 0) t.next({
		step: "level",
		seat,
		foe,
		left
	});
	else for (let i = 0; i < left; i++) t.tell({
		kind: "level-lost",
		seat,
		colour
	});
}
function claim(s, seat, foe, t) {
	t.next({
		step: "trophy",
		seat,
		foe
	}, {
		step: "killed",
		seat
	});
	spendLevels(s, seat, foe, faceOf(heroAt(s, seat).foes[foe].card).level, t);
}
const killed = (me) => me.foes.flatMap((foe, at) => isBeaten(foe) ? [at] : []);
/** S-63: the second best colour counts, since two are needed. */
function secondBest(me) {
	const [a, b, c] = [
		freed(me, "red"),
		freed(me, "green"),
		freed(me, "blue")
	];
	return a + b + c - Math.max(a, b, c) - Math.min(a, b, c);
}
/** How far a hero has come in each mastery, to be compared with `MASTERIES`. */
const progressOf = (me) => ({
	skill: me.skills.length,
	gem: secondBest(me),
	equip: me.gear.reduce((sum, { item }) => sum + (item === "none" ? 0 : itemOf(item).level), 0)
});
const MASTERY_IDS = Object.keys(MASTERIES);
/** S-60 to S-65: the open achievements this hero meets. */
function metBy(s, me) {
	const progress = progressOf(me);
	const met = [];
	for (let level = 1; level <= 3; level++) {
		let higher = false;
		for (const [column, mastery] of MASTERY_IDS.entries()) {
			if (progress[mastery] < MASTERIES[mastery][level - 1]) continue;
			const { by } = s.achievements[column * 3 + level - 1];
			if (by === "open") met.push(`${mastery}-${level}`);
			if (by !== "blocked") higher = true;
		}
		if (level > 1 && higher && s.achievements[ACHIEVEMENTS.indexOf(`higher-${level}`)].by === "open") met.push(`higher-${level}`);
	}
	return met;
}
const levels = {
	killed: { run(s, { seat }, t) {
		const slain = killed(heroAt(s, seat));
		if (slain.length === 0) t.next({
			step: "achievements",
			seat
		});
		else if (slain.length === 1) claim(s, seat, slain[0], t);
		else t.next({
			step: "spoils",
			seat
		});
	} },
	spoils: {
		wishes: (s, { seat }) => killed(heroAt(s, seat)).map((foe) => ({
			do: "claim",
			foe
		})),
		take: (s, { seat }, { foe }, t) => claim(s, seat, foe, t)
	},
	level: {
		wishes: (s, { seat, foe }) => [...climbWishes(heroAt(s, seat), foeColour(heroAt(s, seat), foe)), { do: "decline" }],
		take(s, { seat, foe, left }, choice, t) {
			if (choice.do === "climb") climb(s, seat, choice.column, choice.level, choice.gem, t);
			else t.tell({
				kind: "level-lost",
				seat,
				colour: foeColour(heroAt(s, seat), foe)
			});
			spendLevels(s, seat, foe, left - 1, t);
		}
	},
	trophy: {
		wishes: (_, { foe }) => [{
			do: "reveal",
			foe
		}],
		take: (s, { seat, foe }, _, t) => turnDemon(s, seat, foe, t)
	},
	achievements: { run(s, { seat }, t) {
		if (s.breacher >= 0) return;
		for (const achievement of metBy(s, heroAt(s, seat))) achieve(s, seat, achievement, t);
	} }
};

// packages/games/sanctum/src/rules/walls.ts
/** B.9 to B.11 The walls, the call to arms, the last rest and the Demon Lord's response (S-70 to S-82). */
/** Cards of act V: two in the cathedral, at most two below it. */
const CATHEDRAL = 2;
const LAST_CALL = 4;
/** S-75: on the first turn after the breach beside the breacher, later on the card laid last. */
const answersWith = (s, seat) => heroAt(s, seat).called ? s.cathedral.length : CATHEDRAL;
/** S-78: everyone alive is in the city. */
const everyoneAnswered = (s) => s.heroes.every((hero) => !isAlive(hero) || hero.answered > 0);
/** S-73, S-76, S-77: cards are laid; with the fourth everybody left answers at once. */
function layForBreacher(s, cards, t) {
	for (let i = 0; i < cards; i++) layLord(s, t);
	if (s.cathedral.length < 4) return;
	for (const seat of livingFrom(s, s.breacher)) {
		if (heroAt(s, seat).answered > 0) continue;
		dropDemons(s, seat);
		answerCall(s, seat, 4, t);
	}
}
const walls = {
	respite: { run(s, _, t) {
		enterPhase(s, "respite");
		t.tell({ kind: "respite-begun" });
		t.next(together$1(...canonical(s).map((seat) => [{
			step: "resting",
			seat,
			last: true
		}])), { step: "muster" });
	} },
	muster: { run(s, _, t) {
		enterPhase(s, "response");
		for (const seat of canonical(s)) muster(s, seat, t);
		t.next({ step: "response" });
	} },
	response: { run(s, _, t) {
		if (s.turned === s.cathedral.length) return t.next({ step: "battle" });
		const place = s.turned;
		const card = turnLord(s, t);
		const seats = canonical(s).filter((seat) => heroAt(s, seat).answered > place);
		t.next(together$1(...seats.map((seat) => [{
			step: "effect",
			seat,
			card
		}])), { step: "response" });
	} }
};

// packages/games/sanctum/src/rules/march.ts
const WISHES = [
	{ do: "move" },
	{ do: "fight" },
	{ do: "rest" },
	{ do: "breach" },
	{ do: "answer" }
];
/** B.19: why an action is not open to a seat. */
const CANNOT = {
	move: (s, seat) => isAtWalls(s, heroAt(s, seat)) ? {
		why: "at-walls",
		rule: "S-71"
	} : void 0,
	fight: (s, seat) => beforeFirstMove(s, seat) ?? (heroAt(s, seat).foes.length === 0 ? {
		why: "no-demons",
		rule: "S-28"
	} : void 0),
	rest: (s, seat) => beforeFirstMove(s, seat),
	breach(s, seat) {
		const me = heroAt(s, seat);
		if (s.breacher >= 0) return {
			why: "already-breached",
			rule: "S-74"
		};
		if (!isAtWalls(s, me)) return {
			why: "not-at-walls",
			rule: "S-72"
		};
		return me.foes.length > 0 ? {
			why: "demons-left",
			rule: "S-72",
			demons: me.foes.length
		} : void 0;
	},
	answer: (s) => s.breacher < 0 ? {
		why: "not-breached",
		rule: "S-74"
	} : void 0
};
/** S-14: the first action of the game is a move. */
const beforeFirstMove = (s, seat) => heroAt(s, seat).at === 0 ? {
	why: "first-turn",
	rule: "S-14"
} : void 0;
/** What each action brings, up to the end of the turn (K-19: closed by a confirmation; a rest is closed by its own). */
const ACTIONS = {
	move(s, seat, t) {
		const chest = arrive(s, seat, t);
		t.next({
			step: "set",
			seat
		}, {
			step: "end",
			seat
		}, ...chest, {
			step: "turn-over",
			seat
		});
	},
	fight: (_, seat, t) => t.next({
		step: "fight",
		seat
	}, {
		step: "end",
		seat
	}, {
		step: "turn-over",
		seat
	}),
	rest: (_, seat, t) => t.next({
		step: "resting",
		seat,
		last: false
	}, {
		step: "turn-over",
		seat
	}),
	breach(s, seat, t) {
		breach(s, seat, t);
		answerCall(s, seat, 2, t);
		enterPhase(s, "call");
		layForBreacher(s, 2, t);
		t.next({
			step: "turn-over",
			seat
		});
	},
	answer(s, seat, t) {
		dropDemons(s, seat);
		answerCall(s, seat, answersWith(s, seat), t);
		t.next({
			step: "end",
			seat
		}, {
			step: "turn-over",
			seat
		});
	}
};
/** S-16, S-17, S-21, S-70: figure, demons, angel; gives back the chest to be opened at the end of the turn (S-19). */
function arrive(s, seat, t) {
	const seats = s.heroes.length;
	const walls = wallsOf(seats);
	const first = s.front < walls;
	advance(s, seat, t);
	if (s.front === walls) {
		if (first) laySets(s, WALL_SETS, t);
		if (first) for (const each of livingFrom(s, seat)) grantDie(s, each, t);
		return [];
	}
	const { act, space } = placeOf$1(seats, s.front);
	laySets(s, ACTS[act][space - 1], t);
	const angel = INTERVENTION[seats];
	if (angel.act === act && angel.space === space) for (const each of livingFrom(s, seat)) grantDie(s, each, t);
	return space === 6 ? [{
		step: "chest",
		seat
	}] : [];
}
const march$2 = {
	"next-turn": { run(s, { seat }, t) {
		if (seat === s.breacher) {
			layForBreacher(s, 1, t);
			return t.next({
				step: "turn-over",
				seat
			});
		}
		if (heroAt(s, seat).answered > 0) return t.next({
			step: "turn-over",
			seat
		});
		t.tell({
			kind: "turn-begun",
			seat
		});
		t.next({
			step: "turn",
			seat
		});
	} },
	turn: {
		wishes: () => WISHES,
		refuse: (s, { seat }, wish) => CANNOT[wish.do](s, seat),
		take: (s, { seat }, choice, t) => ACTIONS[choice.do](s, seat, t)
	},
	set: {
		wishes: (s) => s.sets.map((_, set) => ({
			do: "take",
			set
		})),
		take: (s, { seat }, { set }, t) => takeSet(s, seat, set, t)
	},
	end: {
		wishes: () => [{ do: "end" }],
		take(s, { seat }, _, t) {
			t.confirm();
			endFight(s, seat);
		}
	},
	chest: { run(s, { seat }, t) {
		openChest(s, seat, t);
		const heirs = s.marching.filter((each) => isAlive(heroAt(s, each)));
		t.next(...heirs.map((each) => ({
			step: "loot",
			seat: each
		})), { step: "chest-closed" });
	} },
	loot: {
		wishes: (s) => s.chest.map((item) => ({
			do: "loot",
			item
		})),
		take: (s, { seat }, { item }, t) => loot(s, seat, item, t)
	},
	"chest-closed": { run: (s) => closeChest(s) },
	"turn-over": { run(s, { seat }, t) {
		if (!isAlive(heroAt(s, seat))) dropDemons(s, seat);
		if (s.breacher >= 0) hearCall(s, seat);
		const [next] = livingFrom(s, (seat + 1) % s.heroes.length);
		if (next === void 0) t.next({ step: "finish" });
		else t.next(everyoneAnswered(s) ? { step: "respite" } : {
			step: "next-turn",
			seat: next
		});
	} }
};

// packages/games/sanctum/src/rules/opening.ts
/** B.1 Setup: heroes, starting bonuses (S-8 to S-12). */
/** Who picks a hero next, and out of which: in turn order out of all that are left, or from last to first out of two drawn ones. */
function nextCasting(s, chance) {
	const open = inTurnOrder(s).filter((seat) => heroAt(s, seat).hero === "none");
	const seat = s.casting === "draft" ? open.at(-1) : open[0];
	if (seat === void 0) return void 0;
	const left = HERO_IDS.filter((hero) => s.heroes.every((each) => each.hero !== hero));
	return {
		step: "casting",
		seat,
		offer: s.casting === "draft" ? drawTwo(left, chance) : left
	};
}
function drawTwo(left, chance) {
	const offer = [];
	while (offer.length < 2 && left.length > 0) offer.push(draw(left, chance, "hero"));
	return offer;
}
/** X-7: the gems a bonus card may move. */
function bonusGems(s, seat, card) {
	const { column, level } = BONUS_CARDS[card];
	const at = columnStart(column) + level - 1;
	const me = heroAt(s, seat);
	return [...me.table[at] > 0 ? [column] : [], ...me.whites[at] > 0 ? ["white"] : []];
}
const opening = {
	lots: { run(s, _, t) {
		drawFirst(s, t);
		t.next(nextCasting(s, t.chance) ?? { step: "bonuses" });
	} },
	casting: {
		wishes: (_, { offer }) => offer.map((hero) => ({
			do: "pick",
			hero
		})),
		take(s, { seat }, { hero }, t) {
			takeHero(s, seat, hero, t);
			t.next(nextCasting(s, t.chance) ?? { step: "bonuses" });
		}
	},
	bonuses: { run(s, _, t) {
		enterPhase(s, "march");
		const cards = [];
		for (const [turn, seat] of inTurnOrder(s).entries()) {
			const bonus = s.bonuses ? BONUS_BY_TURN[turn] : NO_BONUS;
			for (let i = 0; i < bonus.potions; i++) gainPotion(s, seat, POTIONS[t.chance.below(2, `potion of seat ${seat}`)], t);
			for (let i = 0; i < bonus.cards; i++) cards.push({
				step: "bonus",
				seat,
				card: drawBonus(s, seat, t)
			});
		}
		t.next(...cards, {
			step: "next-turn",
			seat: s.first
		});
	} },
	bonus: { run(s, { seat, card }, t) {
		const gems = bonusGems(s, seat, card);
		if (gems.length > 1) t.next({
			step: "bonus-gem",
			seat,
			card
		});
		else for (const gem of gems) climb(s, seat, BONUS_CARDS[card].column, BONUS_CARDS[card].level, gem, t);
	} },
	"bonus-gem": {
		wishes: (s, { seat, card }) => bonusGems(s, seat, card).map((gem) => ({
			do: "lift",
			gem
		})),
		take: (s, { seat, card }, { gem }, t) => climb(s, seat, BONUS_CARDS[card].column, BONUS_CARDS[card].level, gem, t)
	}
};

// packages/games/sanctum/src/rules/penalties.ts
const loseOne = (token, rule) => ({
	cannot: (me) => me[token] === 0 ? {
		why: "no-token",
		rule,
		token
	} : void 0,
	suffer: (s, seat, t) => loseToken(s, seat, token, t)
});
/** S-114, S-115: an empty space of this colour. */
const corruptOne = (colour) => ({
	cannot: (me) => hasEmptyWell(me, colour) ? void 0 : {
		why: "no-space",
		rule: "S-115",
		colour
	},
	targets: (me) => emptyWells(me).flatMap(({ slot, well }) => colour === "any" || wellColour(me, slot, well) === colour ? [{
		do: "corrupt",
		slot: SLOTS[slot],
		well
	}] : [])
});
const emptyWells = (me) => me.gear.flatMap(({ wells }, slot) => wells.flatMap((held, well) => held === "empty" ? [{
	slot,
	well
}] : []));
const unused = (me) => me.blessings.filter(({ used }) => !used);
const forfeits = (me) => unused(me).map(({ tile }) => ({
	do: "forfeit",
	blessing: tile
}));
const noBlessing = (me) => unused(me).length === 0 ? {
	why: "no-blessing",
	rule: "S-113"
} : void 0;
/** S-127: every unassigned die showing the number, until none does; possible even without such a die. */
const rerollAll = (number) => ({ suffer(s, seat, t) {
	const { dice } = heroAt(s, seat).fight;
	for (let die = 0; die < dice.length; die++) while (dice[die].use === "free" && dice[die].value === number) reroll(s, seat, die, t);
} });
/** S-120: potions that match a spent token. */
const drains = (me) => POTIONS.flatMap((potion) => me.potions[potion] === 0 ? [] : me.gear.flatMap(({ wells }, slot) => wells.flatMap((held, well) => held === POTION_TOKEN[potion] ? [{
	do: "drain",
	potion,
	slot: SLOTS[slot],
	well
}] : [])));
const PENALTY_RULES = {
	"lose-stamina": loseOne("stamina", "S-111"),
	"lose-focus": loseOne("focus", "S-112"),
	"lose-blessing": {
		cannot: noBlessing,
		targets: forfeits
	},
	"lose-blessing-then-heal-1": {
		cannot: noBlessing,
		targets: forfeits,
		after: heal
	},
	"corrupt-any": corruptOne("any"),
	"corrupt-red": corruptOne("red"),
	"corrupt-blue": corruptOne("blue"),
	"corrupt-purple": corruptOne("purple"),
	"one-die-less-next-fight": { suffer: addFewerDice },
	"two-more-damage-next-fight": { suffer: (s, seat) => addDamage(s, seat, 2) },
	"shorten-track-2": { suffer: shortenTrack },
	"drink-and-lose": {
		cannot: (me) => POTIONS.some((potion) => me.potions[potion] > 0 && hasSpent(me, POTION_TOKEN[potion])) ? void 0 : {
			why: "no-potion",
			rule: "S-120"
		},
		targets: drains
	},
	"pay-for-space": {
		cannot: (me) => canFillWell(me) ? void 0 : {
			why: "no-space",
			rule: "S-126",
			colour: "any"
		},
		targets: (me) => emptyWells(me).flatMap(({ slot, well }) => TOKENS.flatMap((token) => canFill(me, slot, well, token) ? [{
			do: "fill",
			slot: SLOTS[slot],
			well,
			token
		}] : []))
	},
	"reroll-all-2": rerollAll(2),
	"reroll-all-3": rerollAll(3),
	"reroll-all-5": rerollAll(5),
	"use-rage": {
		cannot: (me) => me.raging === 0 ? {
			why: "rage-inactive",
			rule: "S-128"
		} : void 0,
		suffer: spendRage
	},
	"lose-unassigned-die": {
		cannot: (me) => freeDice(me) === 0 ? {
			why: "no-die",
			rule: "S-129"
		} : void 0,
		targets: (me) => me.fight.dice.flatMap(({ use }, die) => use === "free" ? [{
			do: "lose",
			die
		}] : [])
	},
	"only-modified-dice": { suffer: restrictCard }
};
const TAKERS = {
	forfeit: (s, seat, { blessing }, t) => loseBlessing(s, seat, blessing, t),
	corrupt: (s, seat, { slot, well }, t) => corrupt(s, seat, slot, well, t),
	drain: (s, seat, { potion, slot, well }, t) => drain(s, seat, potion, slot, well, t),
	fill: (s, seat, { slot, well, token }, t) => fill(s, seat, slot, well, token, t),
	lose: (s, seat, { die }, t) => loseDie(s, seat, die, t)
};
function effectWishes(s, seat) {
	const wishes = [{ do: "suffer" }, { do: "wounds" }];
	blessWishes(s, heroAt(s, seat), wishes);
	return wishes;
}
/** K-48: a death in mid-fight leaves only the confirmation. */
function fallInFight(s, seat, t) {
	const me = heroAt(s, seat);
	if (!isAlive(me) && me.fight.phase !== "none") t.skipTo("end");
}
const penalties$3 = {
	effect: {
		wishes: (s, { seat }) => effectWishes(s, seat),
		refuse: (s, { seat, card }, wish) => wish.do === "suffer" ? PENALTY_RULES[lordOf(card).penalty].cannot?.(heroAt(s, seat)) : void 0,
		take(s, frame, choice, t) {
			const { seat, card } = frame;
			const { penalty, wounds } = lordOf(card);
			if (choice.do === "bless") {
				useBlessing(s, seat, choice.blessing, t);
				return t.next(frame);
			}
			if (choice.do === "wounds") wound(s, seat, wounds, t);
			else {
				tellSuffered(seat, penalty, t);
				const { targets, suffer } = PENALTY_RULES[penalty];
				suffer?.(s, seat, t);
				if (targets) t.next({
					step: "penalty",
					seat,
					card
				});
			}
			fallInFight(s, seat, t);
		}
	},
	penalty: {
		wishes: (s, { seat, card }) => PENALTY_RULES[lordOf(card).penalty].targets(heroAt(s, seat)),
		take(s, { seat, card }, choice, t) {
			TAKERS[choice.do](s, seat, choice, t);
			PENALTY_RULES[lordOf(card).penalty].after?.(s, seat, t);
		}
	}
};

// packages/games/sanctum/src/rules/rest.ts
const payment = (gems) => {
	const need = {
		red: 0,
		green: 0,
		blue: 0,
		white: 0
	};
	for (const gem of gems) need[gem]++;
	return {
		text: gems.join("+"),
		gems,
		need
	};
};
/** Each symbol its own colour or white; which of two equal symbols is white makes no difference. */
function withWhites(cost) {
	const [first, ...rest] = cost;
	if (first === void 0) return [[]];
	return withWhites(rest).flatMap((gems) => gems[0] === "white" && rest[0] === first ? [["white", ...gems]] : [[first, ...gems], ["white", ...gems]]);
}
/** S-46, S-149: every way to fill an item's gem symbols; white matches any. */
const GEM_PAYMENTS = Object.fromEntries(CARD_IDS.map((item) => [item, withWhites(itemOf(item).cost).map(payment)]));
/** An `equip` with its gems in the order in which the options write them. */
function respelt(text) {
	const [verb, item, slot, pay] = text.split(" ");
	if (verb !== "equip" || pay === void 0 || !Object.hasOwn(GEM_PAYMENTS, item)) return text;
	const inOrder = (gems) => gems.split("+").sort().join("+");
	const known = GEM_PAYMENTS[item].find((each) => inOrder(each.text) === inOrder(pay));
	return known ? `equip ${item} ${slot} ${known.text}` : text;
}
const paymentOf$1 = (item, text) => GEM_PAYMENTS[item].find((each) => each.text === text);
const canPayGems = ({ pool }, { need }) => pool.red >= need.red && pool.green >= need.green && pool.blue >= need.blue && pool.white >= need.white;
/** S-46: why an item cannot be put there now. */
function cannotEquip(me, item, slot, pay) {
	if (me.gear[SLOT_AT[slot]].item !== "none") return {
		why: "space-taken",
		rule: "S-46",
		slot
	};
	return canPayGems(me, paymentOf$1(item, pay)) ? void 0 : {
		why: "no-gems",
		rule: "S-46",
		item
	};
}
/** An item of the bag: each space it fits, each payment at hand, or one wish to be refused. */
function equipWishes(me, wishes) {
	for (const item of me.bag) {
		const payments = GEM_PAYMENTS[item];
		for (const slot of FITS[itemOf(item).type]) {
			let any = false;
			for (const pay of payments) {
				if (!canPayGems(me, pay)) continue;
				any = true;
				wishes.push({
					do: "equip",
					item,
					slot,
					pay: pay.text
				});
			}
			if (!any) wishes.push({
				do: "equip",
				item,
				slot,
				pay: payments[0].text
			});
		}
	}
}
function restWishes(s, seat) {
	const me = heroAt(s, seat);
	const wishes = [];
	equipWishes(me, wishes);
	for (let slot = 0; slot < SLOTS.length; slot++) if (me.gear[slot].item !== "none") wishes.push({
		do: "unequip",
		slot: SLOTS[slot]
	});
	for (const item of me.bag) for (const potion of POTIONS) wishes.push({
		do: "brew",
		item,
		potion
	});
	for (const potion of POTIONS) if (me.potions[potion] > 0 && me.bag.length > 0) wishes.push({
		do: "pour",
		potion
	});
	wishes.push({ do: "done" });
	return wishes;
}
function refuseRest(s, seat, wish) {
	const me = heroAt(s, seat);
	if (wish.do === "equip") return cannotEquip(me, wish.item, wish.slot, wish.pay);
	const full = potionCount(me) >= potionSpaces(me);
	if (wish.do === "brew" && full) return {
		why: "no-potion-space",
		rule: "S-50",
		spaces: potionSpaces(me)
	};
	if (wish.do === "pour" && !full) return {
		why: "potion-space-free",
		rule: "S-50"
	};
}
const rest = {
	resting: { run(s, { seat, last }, t) {
		restore(s, seat);
		t.tell({
			kind: "rested",
			seat,
			last
		});
		t.next({
			step: "rest",
			seat,
			last
		}, {
			step: "rested",
			seat,
			last
		});
	} },
	rest: {
		wishes: (s, { seat }) => restWishes(s, seat),
		refuse: (s, { seat }, wish) => refuseRest(s, seat, wish),
		take(s, frame, choice, t) {
			const { seat } = frame;
			if (choice.do === "done") return t.confirm();
			if (choice.do === "equip") equip(s, seat, choice.item, choice.slot, paymentOf$1(choice.item, choice.pay).gems, t);
			if (choice.do === "unequip") unequip(s, seat, choice.slot, t);
			if (choice.do === "brew") brew(s, seat, choice.item, choice.potion, t);
			if (choice.do === "pour") pour(s, seat, choice.potion, t);
			t.next(frame);
		}
	},
	rested: { run(s, { seat, last }, t) {
		if (last) return;
		endRest(s, seat);
		t.next({
			step: "achievements",
			seat
		});
	} }
};

// packages/games/sanctum/src/setup.ts
/** B.1 What lies on the table before the first question (S-1 to S-9). */
/** S-8: an empty seat's board; the hero comes later. */
const freshHero = () => ({
	hero: "none",
	fate: "alive",
	health: 10,
	shortened: 0,
	rages: 1,
	raging: 1,
	stamina: 0,
	focus: 0,
	gold: 2,
	angel: true,
	table: Array(9).fill(0),
	whites: Array(9).fill(0),
	skills: [],
	pool: {
		red: 0,
		green: 0,
		blue: 0,
		white: 1
	},
	gear: SLOTS.map(() => ({
		item: "none",
		gems: [],
		wells: []
	})),
	bag: [],
	potions: {
		red: 0,
		blue: 0
	},
	bonus: [],
	blessings: [],
	at: 0,
	foes: [],
	called: false,
	answered: 0,
	place: 0,
	defeated: 0,
	fight: freshFight(),
	fewerDice: 0,
	extraDamage: 0,
	fitted: [],
	brewed: []
});
/** Q-7: which mastery a roll of 1 to 6 takes out of play at two players. */
const BLOCKED_BY = [
	"skill",
	"skill",
	"gem",
	"gem",
	"equip",
	"equip"
];
/** S-4, S-5: tiles on the achievement board; at two players one space of each level is out of play. */
function layAchievements(seats, tiles, chance) {
	const blocked = /* @__PURE__ */ new Set();
	if (seats === 2) for (let level = 1; level <= 3; level++) blocked.add(`${BLOCKED_BY[chance.below(6, `achievement level ${level}`)]}-${level}`);
	return ACHIEVEMENTS.map((space) => blocked.has(space) ? {
		tile: "none",
		by: "blocked"
	} : {
		tile: draw(tiles, chance, "achievement tile"),
		by: "open"
	});
}
/** A fresh table. */
function setup(seats, options, chance) {
	const tiles = [...BLESSING_IDS];
	const state = {
		difficulty: options.difficulty,
		casting: options.heroes,
		bonuses: options.bonuses === "on",
		phase: "setup",
		first: 0,
		decks: CARDS_BY_LEVEL.map((cards, i) => shuffled(cards, chance, `demon deck ${i + 1}`)),
		discards: [
			[],
			[],
			[]
		],
		front: 0,
		sets: [],
		chest: [],
		marching: [],
		achievements: layAchievements(seats, tiles, chance),
		boxed: tiles,
		bonusDeck: [...BONUS_IDS],
		breacher: -1,
		lords: [...LORD_IDS],
		cathedral: [],
		turned: 0,
		furies: [...FURY_IDS],
		roar: [],
		roared: 0,
		roarSize: FIRST_ROAR[options.difficulty],
		round: 0,
		heroes: Array.from({ length: seats }, freshHero)
	};
	if (options.heroes === "random") {
		const heroes = [...HERO_IDS];
		for (const [seat, hero] of state.heroes.entries()) layBoard(hero, draw(heroes, chance, `hero of seat ${seat}`));
	}
	return {
		state,
		first: { step: "lots" }
	};
}

// packages/games/sanctum/src/view.ts
/** What a seat may know of the table, and how the rest is guessed (S-61, S-148, K-14 to K-18). */
/** K-17: blessings lie open from the muster on. */
const blessingsOpen = (phase) => phase === "response" || phase === "battle" || phase === "over";
function foeView(foe) {
	const hits = foe.hits.slice();
	if (isFury(foe.card)) return {
		kind: "fury",
		card: foe.side === "down" ? "hidden" : foe.card,
		hits
	};
	if (foe.card.startsWith("lord-")) return {
		kind: "lord",
		card: foe.card,
		hits,
		gone: foe.side === "gone"
	};
	return {
		kind: "demon",
		face: faceOf(foe.card),
		hits
	};
}
/** What everybody sees of a hero's board, field by field; foes and blessings are for the caller to add. */
const openPart = (hero) => ({
	hero: hero.hero,
	fate: hero.fate,
	health: hero.health,
	shortened: hero.shortened,
	rages: hero.rages,
	raging: hero.raging,
	stamina: hero.stamina,
	focus: hero.focus,
	gold: hero.gold,
	angel: hero.angel,
	table: hero.table.slice(),
	whites: hero.whites.slice(),
	skills: hero.skills.slice(),
	pool: {
		red: hero.pool.red,
		green: hero.pool.green,
		blue: hero.pool.blue,
		white: hero.pool.white
	},
	gear: hero.gear.map(cloneGear),
	bag: hero.bag.slice(),
	potions: {
		red: hero.potions.red,
		blue: hero.potions.blue
	},
	bonus: hero.bonus.slice(),
	at: hero.at,
	called: hero.called,
	answered: hero.answered,
	place: hero.place,
	defeated: hero.defeated,
	fight: cloneFight(hero.fight),
	fewerDice: hero.fewerDice,
	extraDamage: hero.extraDamage,
	fitted: hero.fitted.slice(),
	brewed: hero.brewed.slice()
});
const heroView = (hero, open) => ({
	...openPart(hero),
	blessings: hero.blessings.map(({ tile, used }) => ({
		tile: open ? tile : "hidden",
		used
	})),
	foes: hero.foes.map(foeView)
});
const upTo = (cards, turned) => cards.map((card, i) => i < turned ? card : "hidden");
/** What this seat may know, built up from nothing; `undefined` is a spectator. */
function view(s, seat) {
	return {
		difficulty: s.difficulty,
		casting: s.casting,
		bonuses: s.bonuses,
		phase: s.phase,
		first: s.first,
		decks: s.decks.map((deck) => ({
			left: deck.length,
			top: deck.slice(-1).map(faceOf)
		})),
		discards: s.discards.map((pile) => pile.map(faceOf)),
		front: s.front,
		sets: s.sets.map((set) => set.map(faceOf)),
		chest: s.chest.slice(),
		marching: s.marching.slice(),
		achievements: s.achievements.map(({ by }) => by),
		boxed: s.boxed.length,
		bonusDeck: s.bonusDeck.slice(),
		breacher: s.breacher,
		lords: s.lords.length,
		cathedral: upTo(s.cathedral, s.turned),
		turned: s.turned,
		furies: s.furies.length,
		roar: upTo(s.roar, s.roared),
		roared: s.roared,
		roarSize: s.roarSize,
		round: s.round,
		heroes: s.heroes.map((hero, each) => heroView(hero, each === seat || blessingsOpen(s.phase)))
	};
}
/** Cards of these ids that a view does not show. */
const unseen = (all, seen) => {
	const known = new Set(seen);
	return all.filter((id) => !known.has(id));
};
/** Fills the holes of a view with what could lie there. */
function guess(v, _seat, chance) {
	const foes = v.heroes.flatMap((hero) => hero.foes);
	const lords = unseen(LORD_IDS, [
		...v.cathedral,
		...v.roar,
		...foes.flatMap((foe) => foe.kind === "lord" && !foe.gone ? [foe.card] : [])
	]);
	const furies = unseen(FURY_IDS, foes.flatMap((foe) => foe.kind === "fury" ? [foe.card] : []));
	const tiles = unseen(BLESSING_IDS, v.heroes.flatMap((hero) => hero.blessings.map(({ tile }) => tile)));
	const lord = (card) => card === "hidden" ? draw(lords, chance, "guessed lord") : card;
	const tile = (known) => known === "hidden" ? draw(tiles, chance, "guessed tile") : known;
	const heroes = v.heroes.map((hero) => ({
		...openPart(hero),
		blessings: hero.blessings.map((blessed) => ({
			tile: tile(blessed.tile),
			used: blessed.used
		})),
		foes: hero.foes.map((foe) => guessFoe(foe, furies, chance))
	}));
	return {
		difficulty: v.difficulty,
		casting: v.casting,
		bonuses: v.bonuses,
		phase: v.phase,
		first: v.first,
		decks: guessDecks(v, heroes, chance),
		discards: v.discards.map((pile) => pile.map(cardWithFace)),
		front: v.front,
		sets: v.sets.map((set) => set.map(cardWithFace)),
		chest: v.chest.slice(),
		marching: v.marching.slice(),
		achievements: ACHIEVEMENTS.map((_, i) => ({
			tile: v.achievements[i] === "open" ? tile("hidden") : "none",
			by: v.achievements[i]
		})),
		boxed: tiles,
		bonusDeck: v.bonusDeck.slice(),
		breacher: v.breacher,
		cathedral: v.cathedral.map(lord),
		turned: v.turned,
		roar: v.roar.map(lord),
		lords,
		furies,
		roared: v.roared,
		roarSize: v.roarSize,
		round: v.round,
		heroes
	};
}
function guessFoe(foe, furies, chance) {
	const hits = foe.hits.slice();
	if (foe.kind === "demon") return {
		card: cardWithFace(foe.face),
		hits,
		side: "up"
	};
	if (foe.kind === "lord") return {
		card: foe.card,
		hits,
		side: foe.gone ? "gone" : "up"
	};
	if (foe.card === "hidden") return {
		card: draw(furies, chance, "guessed fury"),
		hits,
		side: "down"
	};
	return {
		card: foe.card,
		hits,
		side: "up"
	};
}
/** Below its top card a deck holds, in any order, what lies nowhere else (K-16). */
function guessDecks(v, heroes, chance) {
	const seen = new Set(v.chest);
	for (const pile of [v.sets, v.discards]) for (const faces of pile) for (const face of faces) seen.add(cardWithFace(face));
	for (const { bag, brewed, foes, gear } of heroes) {
		for (const id of bag) seen.add(id);
		for (const id of brewed) seen.add(id);
		for (const { card } of foes) seen.add(card);
		for (const { item } of gear) seen.add(item);
	}
	for (const { top } of v.decks) for (const face of top) seen.add(cardWithFace(face));
	return v.decks.map(({ top }, i) => {
		const rest = CARDS_BY_LEVEL[i].filter((id) => !seen.has(id));
		return [...shuffled(rest, chance, "guessed demon"), ...top.map(cardWithFace)];
	});
}

// packages/games/sanctum/src/game.ts
const sanctum = {
	id: "sanctum",
	version: 1,
	seats: {
		min: 2,
		max: 4
	},
	options: OPTIONS,
	steps: {
		...opening,
		...march$2,
		...fight,
		...blocking,
		...levels,
		...rest,
		...walls,
		...penalties$3,
		...battle$1
	},
	setup,
	view,
	guess,
	respelt,
	clone: cloneState,
	result: resultOf,
	check
};

// packages/games/sanctum/src/solver/ways.ts
/** What a hero has at hand to change dice, and every way from one value to another. */
/** Changes fit into the bits of a number. */
const MOST_CHANGES = 30;
const MOST_WAYS = 3e3;
const ALL = [
	1,
	2,
	3,
	4,
	5,
	6
];
const everywhere = [
	[],
	ALL,
	ALL,
	ALL,
	ALL,
	ALL,
	ALL
];
const fromOnly = (face) => [0, ...ALL].map((value) => value === face ? ALL : []);
const opposite = [0, ...ALL].map((value) => value ? [7 - value] : []);
const free$1 = {
	focus: 0,
	either: 0
};
/** Everything that can change a die now. */
function changesOf(s, me) {
	const changes = [];
	for (let i = 0; i < me.raging; i++) changes.push({
		kind: "rage",
		...free$1,
		reach: everywhere,
		...i > 0 && { after: changes.length - 1 }
	});
	if (ready(me, "flip-die") !== void 0) changes.push({
		kind: "flip",
		...free$1,
		reach: opposite
	});
	const crush = ready(me, "wild-face");
	if (crush !== void 0) changes.push({
		kind: "crush",
		...free$1,
		reach: fromOnly(skillOf(crush).n)
	});
	if (ready(me, "copy-die") !== void 0) changes.push({
		kind: "copy",
		...free$1,
		reach: everywhere
	});
	if (mayBless(s)) for (const { tile, used } of me.blessings) {
		const { token, power } = blessingOf(tile);
		if (!used && token === void 0 && power.effect !== "shield") changes.push({
			kind: "blessing",
			blessing: tile,
			...free$1,
			reach: power.reach
		});
	}
	const surges = ready(me, "regenerate") !== void 0;
	for (let slot = 0; slot < SLOTS.length; slot++) abilityChanges(me, slot, surges, changes);
	return {
		changes: changes.slice(0, MOST_CHANGES),
		complete: changes.length <= MOST_CHANGES
	};
}
function abilityChanges(me, slot, surges, changes) {
	let first = 0;
	for (const [ability, { effect, spaces, reach }] of abilitiesAt(me, slot).entries()) {
		const wells = me.gear[slot].wells.slice(first, first + spaces.length);
		first += spaces.length;
		if (effect === "shield") continue;
		const focus = spaces.filter((space) => space === "blue").length;
		const change = {
			kind: "ability",
			slot: SLOTS[slot],
			ability,
			focus,
			either: spaces.length - focus,
			reach
		};
		const spent = wells.filter((well) => well !== "empty");
		if (spent.length === 0) {
			changes.push(change);
			if (surges && spaces.length === 1) changes.push({
				...change,
				...free$1,
				after: changes.length - 1,
				surge: "again"
			});
		} else if (surges && spent.length === 1 && isToken(spent[0])) changes.push({
			...change,
			surge: spent[0]
		});
	}
}
const isToken = (well) => well === "stamina" || well === "focus";
/** The wells of an ability among those of its item space. */
const wellsOf = (me, slot, first, { spaces }) => me.gear[slot].wells.slice(first, first + spaces.length);
const UNCHANGED = {
	mask: 0,
	needs: 0,
	uses: [],
	focus: 0,
	either: 0,
	rage: 0,
	blessings: 0,
	copied: 0,
	model: false
};
/** All ways between values with these changes, for at most so many tokens. */
function waysOf(changes, budget) {
	const found = [0, ...ALL].map((from) => waysFrom(changes, from, budget, 0));
	return {
		to: found.map(({ ways }, from) => ways.map((list, value) => value === from && from > 0 ? [UNCHANGED] : list)),
		same: found.map(({ ways }, from) => ways[from]),
		complete: found.every(({ complete }) => complete)
	};
}
/** The same, and all ways that show `model` before they end. */
function waysPast(plain, changes, budget, model) {
	const found = [0, ...ALL].map((from) => waysFrom(changes, from, budget, model));
	return {
		to: plain.to.map((row, from) => row.map((list, value) => [...list, ...found[from].ways[value]])),
		same: plain.same.map((list, from) => [...list, ...found[from].ways[from]]),
		complete: plain.complete && found.every(({ complete }) => complete)
	};
}
const empty = () => [
	[],
	[],
	[],
	[],
	[],
	[],
	[]
];
function waysFrom(changes, from, budget, model) {
	const short = empty();
	const ways = empty();
	const outdone = (value, way) => ways[value].some((other) => outdoes(other, way));
	const isKnown = ({ value, way, past }) => outdone(value, way) || !past && short[value].some((other) => outdoes(other, way));
	let edge = from === 0 ? [] : [{
		value: from,
		way: UNCHANGED,
		past: model === 0
	}];
	for (let length = 1; length <= budget.changes && edge.length > 0; length++) {
		const next = [];
		const met = /* @__PURE__ */ new Set();
		for (const walk of edge) for (const [change, each] of changes.entries()) {
			if (!mayFollow(walk.way, each, change, budget, model)) continue;
			for (const to of each.reach[walk.value]) {
				const past = walk.past || to === model;
				const longer = {
					value: to,
					way: extended(walk.way, each, change, to, past && model > 0),
					past
				};
				const key = ((longer.way.mask * 8 + to) * 8 + longer.way.copied) * 2 + (past ? 1 : 0);
				if (met.has(key) || isKnown(longer)) continue;
				met.add(key);
				next.push(longer);
			}
		}
		for (const { value, way, past } of next) (past ? ways : short)[value].push(way);
		if (next.length > MOST_WAYS) return {
			ways,
			complete: false
		};
		edge = next;
	}
	return {
		ways,
		complete: edge.length === 0
	};
}
/** Copying comes first and is no way of a model; tokens are limited. */
const mayFollow = (way, { kind, focus, either }, change, budget, model) => !(way.mask & 1 << change) && !(kind === "copy" && (way.mask !== 0 || model > 0)) && way.focus + focus <= budget.focus && way.focus + way.either + focus + either <= budget.tokens;
/** Whether one way to a value makes another to the same value superfluous. */
const outdoes = (a, b) => (a.mask & b.mask) === a.mask && (a.copied === 0 || a.copied === b.copied);
const extended = (way, { kind, focus, either, after }, change, to, model) => ({
	mask: way.mask | 1 << change,
	needs: after === void 0 ? way.needs : way.needs | 1 << after,
	uses: [...way.uses, {
		change,
		to
	}],
	focus: way.focus + focus,
	either: way.either + either,
	rage: way.rage + (kind === "rage" ? 1 : 0),
	blessings: way.blessings + (kind === "blessing" ? 1 : 0),
	copied: kind === "copy" ? to : way.copied,
	model
});

// packages/games/sanctum/src/solver/shields.ts
/** What shields can do with the tokens that are left, and what Surge of Power adds to that. */
/** The shields of a hero; `opened`: as if this space were empty. */
function shieldsOf(me, opened) {
	const shields = [];
	for (let slot = 0; slot < SLOTS.length; slot++) {
		let first = 0;
		for (const [ability, each] of abilitiesAt(me, slot).entries()) {
			const start = first;
			first += each.spaces.length;
			if (each.effect !== "shield") continue;
			if (!wellsOf(me, slot, start, each).every((well, i) => well === "empty" || opened !== void 0 && opened.slot === SLOTS[slot] && opened.well === start + i)) continue;
			const red = each.spaces.filter((space) => space === "red").length;
			shields.push({
				slot: SLOTS[slot],
				ability,
				n: each.n,
				red,
				either: each.spaces.length - red
			});
		}
	}
	return shields;
}
/** Everything that a shield can be paid with. */
function pricesOf({ red, either }, single) {
	const prices = Array.from({ length: either + 1 }, (_, part) => [red + part, either - part]);
	return single === void 0 ? prices : prices.filter(([stamina, focus]) => (single === "stamina" ? stamina : focus) < 2);
}
/** The best of any set of these shields; Unbreakable adds to the first that is used. */
function tableOf(me, shields, stamina, focus, single) {
	const most = Array.from({ length: stamina + 1 }, () => Array(focus + 1).fill(0));
	for (const shield of shields) {
		const prices = pricesOf(shield, single);
		for (let s = stamina; s >= 0; s--) for (let f = focus; f >= 0; f--) for (const [a, b] of prices) if (a <= s && b <= f) most[s][f] = Math.max(most[s][f], most[s - a][f - b] + shield.n);
	}
	const skill = me.fight.shielded ? void 0 : skillBy(me, "shield-bonus");
	const bonus = skill === void 0 ? 0 : skillOf(skill).n;
	for (const row of most) for (let f = 0; f < row.length; f++) if (row[f] > 0) row[f] += bonus;
	return {
		shields,
		bonus,
		single,
		most,
		costs: costsOf(most)
	};
}
function costsOf(most) {
	const highest = most.at(-1).at(-1);
	return Array.from({ length: highest + 1 }, (_, n) => most.flatMap((row, s) => row.flatMap((blocks, f) => blocks >= n && (s === 0 || most[s - 1][f] < n) && (f === 0 || row[f - 1] < n) ? [[s, f]] : [])));
}
/** Every way in which Surge of Power may serve, the plain one first; `stamina`, `focus`: the most that may ever be at hand. */
function modesOf(me, stamina, focus) {
	const shields = shieldsOf(me);
	const surges = ready(me, "regenerate") !== void 0;
	const table = (list, single) => tableOf(me, list, stamina + (surges ? 1 : 0), focus + (surges ? 1 : 0), single);
	const plain = {
		surge: "none",
		table: table(shields)
	};
	if (!surges) return [plain];
	const modes = [plain];
	for (const spent of earlier(me)) {
		const opened = shieldsOf(me, spent);
		const known = opened.length === shields.length;
		if (known && modes.some(({ surge, token }) => surge === "earlier" && token === spent.token)) continue;
		modes.push({
			surge: "earlier",
			table: known ? plain.table : table(opened),
			token: spent.token,
			spent
		});
	}
	for (const token of TOKENS) {
		modes.push({
			surge: "dice",
			table: plain.table,
			token
		});
		if (shields.every((shield) => pricesOf(shield, token).length === pricesOf(shield, void 0).length)) modes.push({
			surge: "shields",
			table: plain.table,
			token,
			pool: [1, Number.POSITIVE_INFINITY]
		});
		else modes.push({
			surge: "shields",
			table: table(shields, token),
			token,
			pool: [1, 1]
		}, {
			surge: "shields",
			table: plain.table,
			token,
			pool: [2, Number.POSITIVE_INFINITY]
		});
	}
	for (const shield of shields) if (shield.red + shield.either === 1) modes.push({
		surge: "twice",
		table: table(shields.map((each) => each === shield ? {
			...each,
			n: 2 * each.n
		} : each))
	});
	return modes;
}
const earlier = (me) => me.gear.flatMap(({ wells }, slot) => wells.flatMap((held, well) => isToken(held) ? [{
	slot: SLOTS[slot],
	well,
	token: held
}] : []));

// packages/games/sanctum/src/solver/search.ts
/** The search: which foes to beat, with which dice, by which changes. Exact up to the stated bounds. */
/** Fewest wounds, then most levels, then most hits, then fewest tokens; rage, potions and blessings count as two tokens. */
const prudent = ({ wounds, levels, hits, stamina, focus, rage, blessings, potions }) => -1e6 * wounds + 1e4 * levels + 100 * hits - stamina - focus - 2 * (rage + blessings + potions);
/** Positions looked at before the search gives up being exact, unless told otherwise. */
const MOST_NODES = 15e4;
const never = () => false;
/** Positions between two looks at the clock. */
const CLOCK = 32;
/** A fresh share of the effort for the next target, so that one hard target does not hide all others. */
function share(effort) {
	effort.stop = Math.min(effort.limit, effort.nodes + Math.ceil(effort.limit / 2));
}
/** For another roll of the same problem. */
function renew(effort) {
	effort.nodes = 0;
	effort.stop = effort.limit;
}
/** The fight of this seat, as it stands. */
function problemOf(s, seat, { worth = prudent, limit = MOST_NODES, press = false, quick = false, isLate = never } = {}) {
	const me = heroAt(s, seat);
	const { changes, complete } = changesOf(s, me);
	const bit = (wanted) => changes.reduce((bits, change, i) => wanted(change) ? bits | 1 << i : bits, 0);
	const [stamina, focus] = [me.stamina + tokensOf$1(s, me, "stamina"), me.focus + tokensOf$1(s, me, "focus")];
	const ways = waysOf(changes, budgetOf(me, stamina, focus, quick));
	return {
		s,
		me,
		partner: -1,
		changes,
		model: 0,
		surges: bit(({ surge }) => surge !== void 0),
		ways,
		past: [],
		modes: modesOf(me, stamina, focus),
		stamina,
		focus,
		doubles: ready(me, "double-assign") !== void 0,
		worth,
		press,
		quick,
		effort: {
			nodes: 0,
			stop: limit,
			cut: false,
			limit,
			isLate
		},
		complete: complete && ways.complete
	};
}
/** One more with Surge of Power. */
const budgetOf = (me, stamina, focus, quick) => {
	const more = ready(me, "regenerate") === void 0 ? 0 : 1;
	return {
		focus: focus + more,
		tokens: stamina + focus + more,
		changes: quick ? 2 : 6
	};
};
/** Token blessings of this kind. */
const tokensOf$1 = (s, me, token) => mayBless(s) ? me.blessings.filter(({ tile, used }) => !used && blessingOf(tile).token === token).length : 0;
/** The problem itself, once for each value that Dance Partner can give the silver die, and once for each that Volley can copy on the way. */
function variantsOf(p) {
	return [
		p,
		...partnersOf(p),
		...modelsOf(p)
	];
}
function partnersOf(p) {
	const { fight, skills } = p.me;
	const silver = fight.dice.findIndex((die) => die.silver);
	if (silver < 0 || fight.begun || !skills.includes("dance-partner") || fight.used.includes("dance-partner")) return [];
	const { value } = fight.dice[silver];
	const first = (die, i) => fight.dice.findIndex((other) => !other.silver && other.value === die.value) === i;
	return fight.dice.flatMap((die, i) => first(die, i) && (die.value !== value || fight.strict >= 0) ? [i] : []).map((partner) => {
		const dice = fight.dice.map((die) => die.silver ? {
			...die,
			value: fight.dice[partner].value,
			changed: true
		} : die);
		return {
			...p,
			partner,
			me: {
				...p.me,
				fight: {
					...fight,
					dice
				}
			}
		};
	});
}
function modelsOf(p) {
	const { dice, strict } = p.me.fight;
	if (p.quick || ready(p.me, "copy-die") === void 0) return [];
	const shown = (value) => dice.filter((die) => die.use !== "lost" && die.value === value).length;
	return [
		1,
		2,
		3,
		4,
		5,
		6
	].filter((value) => shown(value) < (strict >= 0 ? 2 : 1)).map((model) => {
		p.past[model] ??= waysPast(p.ways, p.changes, budgetOf(p.me, p.stamina, p.focus, false), model);
		const ways = p.past[model];
		return {
			...p,
			model,
			ways,
			complete: p.complete && ways.complete
		};
	});
}
const isOpen = (me, foe) => !isBeaten(me.foes[foe]) && me.foes[foe].side === "up";
/** The targets worth trying: any of the demons; in the Final Battle the current card and those behind it, up to hidden fury. */
function targetsOf(p) {
	if (p.me.fight.phase === "block") return [{
		kills: [],
		places: []
	}];
	return killSets(p).flatMap((kills) => {
		const places = kills.flatMap((foe) => openPlaces(p, foe));
		return [[], ...partsOf(p, kills)].map((part) => ({
			kills,
			places: [...places, ...part]
		}));
	});
}
function killSets({ s, me }) {
	if (s.phase !== "battle") {
		const alive = me.foes.flatMap((_, foe) => isOpen(me, foe) ? [foe] : []);
		return Array.from({ length: 2 ** alive.length }, (_, set) => alive.filter((__, i) => set >> i & 1));
	}
	const sets = [[]];
	for (let foe = me.place; foe < 9 && isOpen(me, foe); foe++) sets.push([...sets.at(-1), foe]);
	return sets;
}
/** Places of a survivor that are worth tokens: one for Pinning Shot, any if the plan is to press. */
function partsOf(p, kills) {
	if (!(ready(p.me, "reduce-hit-card") !== void 0) && !p.press) return [];
	return survivorsInReach(p, kills).flatMap((foe) => {
		const open = openPlaces(p, foe);
		const subsets = Array.from({ length: 2 ** open.length - 2 }, (_, i) => open.filter((__, at) => i + 1 >> at & 1));
		return p.press ? subsets : open.length > 1 ? open.map((place) => [place]) : [];
	});
}
/** The foes that could still be hit once these are beaten. */
const survivorsInReach = ({ s, me }, kills) => s.phase === "battle" ? [me.place + kills.length].filter((foe) => foe < 9 && isOpen(me, foe)) : me.foes.flatMap((_, foe) => isOpen(me, foe) && !kills.includes(foe) ? [foe] : []);
const openPlaces = ({ s, me }, foe) => {
	const numbers = locationsOf(s, me.foes[foe]);
	return me.foes[foe].hits.flatMap((hit, location) => hit === "open" ? [{
		foe,
		location,
		number: numbers[location]
	}] : []);
};
/** The ways by which this die may lie there. */
function waysOnto({ me, ways }, die, place) {
	const strict = me.fight.strict === place.foe && !die.changed;
	if (!canChange(me, die)) return die.value === place.number && !strict ? ways.to[die.value][die.value] : [];
	return strict && die.value === place.number ? ways.same[die.value] : ways.to[die.value][place.number];
}
const NOTHING = {
	mask: 0,
	focus: 0,
	either: 0,
	rage: 0,
	blessings: 0,
	surged: false,
	refund: void 0,
	copied: false,
	model: false
};
/** The cost with one more way, or undefined if that cannot be. */
function withWay(p, cost, way) {
	if (way.mask === 0) return cost;
	if (way.mask & cost.mask || way.needs & ~(cost.mask | way.mask) || way.model && cost.model) return void 0;
	const [focus, either] = [cost.focus + way.focus, cost.either + way.either];
	let { surged, refund } = cost;
	for (let bits = way.mask & p.surges; bits !== 0; bits &= bits - 1) {
		if (surged) return void 0;
		surged = true;
		const { surge } = p.changes[31 - Math.clz32(bits & -bits)];
		refund = surge === "again" ? void 0 : surge;
	}
	const slack = p.modes.length > 1 || refund !== void 0 ? 1 : 0;
	if (focus > p.focus + slack || focus + either > p.focus + p.stamina + slack) return void 0;
	const [rage, blessings] = [cost.rage + way.rage, cost.blessings + way.blessings];
	const [copied, model] = [cost.copied || way.copied > 0, cost.model || way.model];
	return {
		mask: cost.mask | way.mask,
		focus,
		either,
		rage,
		blessings,
		surged,
		refund,
		copied,
		model
	};
}
/** Calls `leaf` with every way to fill these places, until it says that it has seen enough; `hopeless` costs are not pursued. */
function fillAll(p, places, leaf, hopeless = () => false) {
	if (places.length > freeDice(p.me) + (p.doubles ? 1 : 0)) return false;
	const { dice } = p.me.fight;
	const twins = dice.map((die, i) => dice.findIndex((other, j) => j < i && isTwin(die, other)));
	const chosen = [];
	const seen = /* @__PURE__ */ new Set();
	const step = (at, used, cost, covered) => {
		if (++p.effort.nodes > p.effort.stop || p.effort.nodes % CLOCK === 0 && p.effort.isLate()) {
			p.effort.cut = true;
			return true;
		}
		if (at === covered) return step(at + 1, used, cost, covered);
		const place = places[at];
		if (place === void 0) return (p.model === 0 || cost.copied && cost.model) && leaf(chosen, cost);
		const key = (((cost.mask * 64 + used) * 16 + at) * 16 + covered + 1) * 2 + (cost.model ? 1 : 0);
		if (seen.has(key)) return false;
		seen.add(key);
		for (let die = 0; die < dice.length; die++) {
			if (dice[die].use !== "free" || used & 1 << die || twins[die] >= 0 && !(used & 1 << twins[die])) continue;
			for (const way of waysOnto(p, dice[die], place)) {
				const next = way.copied === 0 || mayCopy(p, die, way.copied) ? withWay(p, cost, way) : void 0;
				if (!next || next !== cost && hopeless(next)) continue;
				for (const second of seconds(p, places, at, covered)) {
					chosen.push({
						die,
						way,
						place,
						double: places[second]
					});
					const stop = step(at + 1, used | 1 << die, next, second >= 0 ? second : covered);
					chosen.pop();
					if (stop) return true;
				}
			}
		}
		return false;
	};
	return step(0, 0, NOTHING, -1);
}
/** Dice that are the same to the search; of such the first is used first. */
const isTwin = (a, b) => b.use === "free" && a.value === b.value && a.changed === b.changed && a.silver === b.silver;
/** The later places a die could hit too by Double Strike, or -1 for none. */
function seconds({ doubles, s }, places, at, covered) {
	if (!doubles || covered >= 0) return NONE;
	const found = [-1];
	for (let i = at + 1; i < places.length; i++) if (places[i].number === places[at].number && (s.phase !== "battle" || places[i].foe === places[at].foe)) found.push(i);
	return found;
}
const NONE = [-1];
/** K-32: a copied value is shown by another die, as it lies or on its way. */
const mayCopy = ({ me, model }, die, value) => model > 0 ? value === model : me.fight.dice.some((other, i) => i !== die && other.use !== "lost" && other.value === value);

// packages/games/sanctum/src/solver/judge.ts
/** What a plan comes to: the damage that is left, and the best that shields, skills, potions and blessings make of it. */
/** Plans weighed between two looks at the clock. */
const LOOKS = 8;
/** All best plans, up to `most` of equal worth; `exact` is false when the search had to stop early or hidden fury can be reached. */
function search(problem, most) {
	let best = Number.NEGATIVE_INFINITY;
	let found = [];
	const { effort } = problem;
	let complete = true;
	for (const p of variantsOf(problem)) {
		const field = fieldOf(p);
		complete &&= p.complete;
		const targets = targetsOf(p).map((target) => ({
			target,
			left: leftOf(field, target.kills)
		})).map((each) => ({
			...each,
			ceiling: ceilingOf(field, each.target, each.left)
		})).sort((a, b) => b.ceiling(FREE) - a.ceiling(FREE));
		for (const { target, left, ceiling } of targets) {
			const beaten = (cost) => {
				const highest = ceiling(cost);
				return highest < best || highest === best && found.length >= most;
			};
			if (beaten(FREE)) continue;
			if (found.length > 0 && effort.isLate()) return {
				found,
				exact: false
			};
			share(effort);
			const judged = /* @__PURE__ */ new Set();
			fillAll(p, target.places, (assignments, cost) => {
				const key = signature(p, assignments, cost);
				if (judged.has(key)) return false;
				judged.add(key);
				const each = judge(field, target, left, assignments, cost);
				if (each.worth > best) [best, found] = [each.worth, []];
				if (each.worth === best && found.length < most && best > Number.NEGATIVE_INFINITY) found.push(each);
				return judged.size % LOOKS === 0 && effort.isLate();
			}, beaten);
		}
	}
	if (found.length === 0) found.push(doNothing(problem));
	return {
		found,
		exact: complete && !effort.cut
	};
}
/** What is left when there was no time to look at anything. */
function doNothing(p) {
	const field = fieldOf(p);
	return judge(field, {
		kills: [],
		places: []
	}, leftOf(field, []), [], NOTHING);
}
/** Whether some plan turns up a fury card that lies face down: what comes then nobody can know. */
const reachesFury = (problem) => problem.s.phase === "battle" && variantsOf(problem).some((p) => targetsOf(p).some(({ kills, places }) => turnsFury(p, kills) && fillAll(p, places, (_, cost) => isPayable(p, cost))));
const turnsFury = ({ s, me }, kills) => s.phase === "battle" && kills.length > 0 && me.foes[me.place + kills.length]?.side === "down";
/** Whether the tokens suffice for the dice. */
const isPayable = (p, cost) => p.modes.some((mode) => splits(p, cost).some((flexible) => poolsAfter(p, cost, flexible, mode) !== void 0));
const FREE = {
	focus: 0,
	either: 0,
	rage: 0,
	blessings: 0
};
/** Plans that use the same changes, and leave the same dice over, come to the same. */
function signature({ me }, assignments, { mask }) {
	return `${mask} ${assignments.map(({ die }) => me.fight.dice[die].value + (me.fight.dice[die].changed ? 10 : 0)).sort().join()}`;
}
function fieldOf(p) {
	const { s, me } = p;
	const guard = me.fight.phase === "block" ? void 0 : skillBy(me, "block-per-die");
	return {
		p,
		extras: extrasOf(s, me),
		dodge: dodgeOf(me),
		guard: guard === void 0 ? 0 : skillOf(guard).n,
		mostShields: Math.max(...p.modes.map(({ table }) => table.costs.length - 1))
	};
}
/** What Evasion or Graceful Step blocks. */
function dodgeOf(me) {
	const perColour = ready(me, "block-per-colour");
	const dodge = ready(me, "block");
	return (perColour === void 0 ? 0 : COLOURS.filter((colour) => freed(me, colour) >= skillOf(perColour).n).length) + (dodge === void 0 ? 0 : skillOf(dodge).n);
}
/** Every set of them, cheapest first. */
function extrasOf(s, me) {
	const venom = potionCount(me) > 0 ? ready(me, "potion-block") : void 0;
	let extras = [{
		n: 0,
		venom: false,
		wards: []
	}];
	if (mayBless(s)) for (const { tile, used } of me.blessings) {
		const { token, power } = blessingOf(tile);
		if (!used && token === void 0 && power.effect === "shield") extras = [...extras, ...extras.map(({ n, wards }) => ({
			n: n + power.n,
			venom: false,
			wards: [...wards, tile]
		}))];
	}
	return venom === void 0 ? extras : [...extras, ...extras.map(({ n, wards }) => ({
		n: n + skillOf(venom).n,
		venom: true,
		wards
	}))];
}
function leftOf({ p: { s, me } }, kills) {
	const after = s.phase === "battle" ? {
		...me,
		place: me.place + kills.length
	} : me;
	const damages = me.foes.map((_, foe) => kills.includes(foe) ? 0 : damageOf(s, after, foe));
	const extra = s.phase === "battle" ? me.extraDamage : 0;
	return {
		damages,
		damage: damages.reduce((sum, n) => sum + n, extra) - me.fight.blocked,
		levels: s.phase === "battle" ? kills.length : kills.reduce((sum, foe) => sum + faceOf(me.foes[foe].card).level, 0)
	};
}
/** No plan for this target that spends at least so much on dice can be worth more. */
function ceilingOf(field, { kills, places }, left) {
	const { p, extras, dodge, guard, mostShields } = field;
	const extra = Math.max(...extras.map(({ n }) => n));
	const wounds = Math.max(0, left.damage - dodge - guard - extra - mostShields - hinderOf(p.me, left, () => true));
	const hits = Math.min(freeDice(p.me) + 1, survivorsInReach(p, kills).reduce((sum, foe) => sum + openPlaces(p, foe).length, 0));
	const back = p.modes.length > 1 ? 1 : 0;
	const fury = turnsFury(p, kills);
	const outcome = {
		wounds,
		levels: left.levels,
		hits: Math.max(hits, places.length),
		potions: 0,
		woken: 1,
		fury,
		stamina: 0,
		focus: 0,
		rage: 0,
		blessings: 0
	};
	return ({ focus, either, rage, blessings }) => {
		outcome.rage = rage;
		outcome.blessings = blessings;
		outcome.stamina = either - back;
		outcome.focus = focus - back;
		const byStamina = p.worth(outcome);
		if (either === 0) return byStamina;
		outcome.stamina = -back;
		outcome.focus = focus + either - back;
		return Math.max(byStamina, p.worth(outcome));
	};
}
/** What Pinning Shot or Smoke Bomb takes off the worst survivor; the former wants one that carries a hit. */
function hinderOf(me, { damages }, isHit) {
	const pin = ready(me, "reduce-hit-card");
	const smoke = ready(me, "reduce-one-card");
	const n = pin !== void 0 ? skillOf(pin).n : smoke !== void 0 ? skillOf(smoke).n : 0;
	if (n === 0) return 0;
	return Math.max(0, ...damages.map((damage, foe) => pin === void 0 || isHit(foe) ? Math.min(n, damage) : 0));
}
/** The best end of a plan: which free hits to add, how to split the tokens, what to block with. */
function judge(field, { kills }, left, chosen, cost) {
	const { p } = field;
	const spare = p.me.fight.phase === "block" ? [] : spareHits(p, chosen, kills, left);
	let best;
	for (let placed = spare.length; placed >= Math.max(0, spare.length - Math.max(1, field.guard)); placed--) {
		const found = settle(field, kills, left, [...chosen, ...spare.slice(0, placed)], cost);
		if (!best || found.worth > best.worth) best = found;
	}
	return best;
}
/** Free hits on foes that survive: dice that already show the number, on the worst foe first. */
function spareHits(p, chosen, kills, { damages }) {
	const { fight } = p.me;
	const taken = new Set(chosen.map(({ die }) => die));
	const filled = new Set(chosen.flatMap(({ place, double }) => [placeKey(place), ...double ? [placeKey(double)] : []]));
	const spare = [];
	for (const foe of survivorsInReach(p, kills).sort((a, b) => damages[b] - damages[a])) {
		const open = openPlaces(p, foe).filter((place) => !filled.has(placeKey(place)));
		let room = open.length - 1;
		for (const place of open) {
			const die = fight.dice.findIndex((each, at) => each.use === "free" && !taken.has(at) && each.value === place.number && (fight.strict !== foe || each.changed));
			if (die < 0 || room === 0) continue;
			room--;
			taken.add(die);
			spare.push({
				die,
				way: p.ways.to[place.number][place.number][0],
				place,
				double: void 0
			});
		}
	}
	return spare;
}
const placeKey = ({ foe, location }) => foe * 8 + location;
/** How many of the spaces that take either can be paid with stamina. */
const splits = (p, { either }) => Array.from({ length: Math.min(either, p.stamina + 1) + 1 }, (_, i) => i);
/** The pools once the dice are paid, with what Surge of Power gives back in this mode; undefined if they do not suffice. */
function poolsAfter(p, { focus, either, surged, refund }, flexible, { surge, token, pool }) {
	if (surged && surge !== "none") return void 0;
	const spent = {
		stamina: flexible,
		focus: focus + either - flexible
	};
	const pools = {
		stamina: p.stamina - spent.stamina,
		focus: p.focus - spent.focus
	};
	if (refund) pools[refund]++;
	if (pool && (pools[token] < pool[0] || pools[token] > pool[1])) return void 0;
	if (surge === "dice" && (spent[token] === 0 || p[token] === 0)) return void 0;
	if (surge === "earlier" || surge === "dice") pools[token]++;
	if (pools.stamina < 0 || pools.focus < 0) return void 0;
	if (surge === "shields") pools[token]++;
	return pools;
}
/** A hit that takes nothing that is missed later. */
const isFree = ({ way }) => way.focus + way.either + way.rage + way.blessings === 0;
const hitsLeft = ({ place, double }, kills) => (kills.includes(place.foe) ? 0 : 1) + (double && !kills.includes(double.foe) ? 1 : 0);
function settle(field, kills, left, assignments, cost) {
	const { p, extras } = field;
	const { me } = p;
	const over = freeDice(me) - assignments.length;
	const isHit = (foe) => me.foes[foe].hits.some((hit) => hit !== "open") || assignments.some(({ place, double }) => place.foe === foe || double?.foe === foe);
	const guard = me.fight.phase === "block" ? 0 : Math.min(field.guard, over);
	const need = left.damage <= 0 ? 0 : Math.max(0, left.damage - field.dodge - guard - hinderOf(me, left, isHit));
	const hits = assignments.reduce((sum, each) => sum + (p.press || isFree(each) ? hitsLeft(each, kills) : 0), 0);
	const foeLeft = p.s.phase === "battle" ? hasFoe(p.s, {
		...me,
		place: me.place + kills.length
	}) : survivorsInReach(p, kills).length > 0;
	const woken = me.fight.phase !== "block" && over > 0 && foeLeft && me.raging - cost.rage < me.rages ? 1 : 0;
	const fury = turnsFury(p, kills);
	const cheap = {
		wounds: need,
		levels: left.levels,
		hits,
		stamina: -1,
		focus: -1,
		rage: cost.rage,
		blessings: cost.blessings,
		potions: 0,
		woken,
		fury
	};
	const plain = {
		problem: p,
		kills,
		assignments,
		cost,
		flexible: 0,
		mode: p.modes[0],
		extra: extras[0],
		shielded: [
			0,
			0,
			0
		],
		outcome: cheap,
		worth: Number.NEGATIVE_INFINITY
	};
	let best = plain;
	for (const flexible of splits(p, cost)) for (const mode of p.modes) {
		const pools = poolsAfter(p, cost, flexible, mode);
		if (!pools) continue;
		for (const extra of extras) {
			const most = Math.max(0, need - extra.n);
			for (let n = Math.min(most, mode.table.costs.length - 1); n >= 0; n--) {
				const wards = cost.blessings + extra.wards.length;
				for (const [stamina, focus] of mode.table.costs[n]) {
					if (stamina > pools.stamina || focus > pools.focus) continue;
					if (mode.surge === "shields" && (mode.token === "stamina" ? stamina : focus) === 0) continue;
					const outcome = {
						wounds: most - n,
						levels: left.levels,
						hits,
						stamina: p.stamina - pools.stamina + stamina,
						focus: p.focus - pools.focus + focus,
						rage: cost.rage,
						blessings: wards + Math.max(0, p.stamina - pools.stamina + stamina - me.stamina) + Math.max(0, p.focus - pools.focus + focus - me.focus),
						potions: extra.venom ? 1 : 0,
						woken,
						fury
					};
					const worth = p.worth(outcome);
					if (worth > best.worth) best = {
						...plain,
						flexible,
						mode,
						extra,
						shielded: [
							n,
							stamina,
							focus
						],
						outcome,
						worth
					};
				}
				if (best.worth >= p.worth({
					...cheap,
					wounds: most - n + 1
				})) break;
			}
		}
	}
	return best;
}

// packages/games/sanctum/src/solver/steps.ts
/** A plan written down as answers: first every change, then every hit; later what blocks. */
function handsOf({ problem: { me, s }, flexible }) {
	const tiles = mayBless(s) ? me.blessings.flatMap(({ tile, used }) => !used && blessingOf(tile).token ? [tile] : []) : [];
	return {
		me,
		steps: [],
		stamina: me.stamina,
		focus: me.focus,
		flexible,
		filled: [],
		tiles
	};
}
/** The answers of the attack step, without its end. */
function attackSteps(found) {
	const { problem, assignments, mode } = found;
	const hands = handsOf(found);
	if (problem.partner >= 0) hands.steps.push(`partner ${problem.partner}`);
	if (mode.surge === "earlier") surge(hands, mode.spent.slot, mode.spent.well, mode.spent.token);
	const uses = inOrder(found);
	for (const { use } of uses) open(hands, problem.changes[use.change]);
	for (const { assignment, use } of uses) write(hands, found, assignment, use.change, use.to);
	for (const { die, place, double } of assignments.toSorted((a, b) => a.place.foe - b.place.foe)) hands.steps.push(double ? doubleStep(die, place, double) : `hit ${die} ${place.foe} ${place.location}`);
	if (mode.surge === "dice") surgeSpent(hands, mode.token);
	return hands.steps;
}
/** The changes die by die; a copy comes at the moment when its model shows the value. */
function inOrder({ problem, assignments }) {
	const usesOf = (assignment) => assignment.way.uses.map((use) => ({
		assignment,
		use
	}));
	const copy = assignments.find(({ way }) => way.copied > 0);
	if (!copy) return assignments.flatMap(usesOf);
	const others = assignments.filter((each) => each !== copy).flatMap(usesOf);
	const shown = problem.model === 0 ? 0 : others.findIndex(({ assignment, use }) => assignment.way.model && use.to === problem.model) + 1;
	return [
		...others.slice(0, shown),
		...usesOf(copy),
		...others.slice(shown)
	];
}
const PLAIN = {
	rage: (_, die, to) => `rage ${die} ${to}`,
	crush: (_, die, to) => `crush ${die} ${to}`,
	flip: (_, die) => `flip ${die}`,
	blessing: ({ blessing }, die, to) => `invoke ${blessing} ${die} ${to}`
};
function write(hands, found, { die, way }, at, to) {
	const { changes } = found.problem;
	const change = changes[at];
	if (change.kind === "ability") useAbility(hands, change.surge === "again" ? changes[change.after] : change, die, to);
	else hands.steps.push(change.kind === "copy" ? `copy ${die} ${modelOf(found, die, way.copied)}` : PLAIN[change.kind](change, die, to));
}
/** The die that shows a value to be copied, as it lies or on its way. */
const modelOf = ({ problem, assignments }, die, value) => problem.model > 0 ? assignments.find(({ way }) => way.model).die : problem.me.fight.dice.findIndex((other, i) => i !== die && other.use !== "lost" && other.value === value);
/** Where an ability lies. */
function spaceOf({ me }, { slot, ability }) {
	return {
		slot,
		ability,
		well: firstWell(abilitiesAt(me, SLOT_AT[slot]), ability)
	};
}
/** Surge of Power opens what an earlier fight has filled. */
function open(hands, change) {
	if (change.surge === void 0 || change.surge === "again") return;
	const { slot, well } = spaceOf(hands, change);
	surge(hands, slot, well, change.surge);
}
/** An ability is paid; Surge of Power opens it again where it was used already. */
function useAbility(hands, change, die, to) {
	const { slot, ability, well } = spaceOf(hands, change);
	const before = hands.filled.find((each) => each.slot === slot && each.ability === ability);
	let token = change.either > 0 && hands.flexible > 0 ? "stamina" : "focus";
	if (before) {
		surge(hands, slot, well, before.token);
		token = before.token;
	} else if (token === "stamina") hands.flexible--;
	pay(hands, token, {
		slot,
		ability,
		well
	});
	hands.steps.push(`use ${slot} ${ability} ${token} ${die} ${to}`);
}
/** A token goes onto a space; a token blessing, or Surge of Power, fills an empty pool first. */
function pay(hands, token, space) {
	if (hands[token] === 0) refill(hands, token);
	hands[token]--;
	hands.filled.push({
		...space,
		token
	});
}
function refill(hands, token) {
	const tile = hands.tiles.findIndex((each) => blessingOf(each).token === token);
	if (tile < 0) surgeSpent(hands, token);
	else {
		hands.steps.push(`bless ${hands.tiles.splice(tile, 1)[0]}`);
		hands[token]++;
	}
}
function surge(hands, slot, well, token) {
	hands.steps.push(`surge ${slot} ${well}`);
	hands[token]++;
}
/** Surge of Power on a token spent in this fight, if it was not used yet. */
function surgeSpent(hands, token) {
	const spent = hands.filled.find((each) => each.token === token);
	if (spent && !hands.steps.some((step) => step.startsWith("surge"))) surge(hands, spent.slot, spent.well, token);
}
/** The rules name the two places of a double in order. */
function doubleStep(die, a, b) {
	const [first, second] = a.foe < b.foe || a.foe === b.foe && a.location < b.location ? [a, b] : [b, a];
	return `double ${die} ${first.foe} ${first.location} ${second.foe} ${second.location}`;
}

// packages/games/sanctum/src/solver/odds.ts
const FACES = [
	1,
	2,
	3,
	4,
	5,
	6
];
const NO_SILVER = {
	value: 0,
	copied: false
};
const SILVERS = FACES.map((value) => ({
	value,
	copied: false
}));
/** The chance of killing each foe if that were all one wanted, with the dice about to be rolled and everything at hand that changes them. */
function odds(state, seat) {
	const s = cloneState(state);
	const me = heroAt(s, seat);
	const problem = problemOf(s, seat);
	return me.foes.map((foe, at) => foe.side === "up" && (s.phase !== "battle" || at === me.place) ? new Hunt(problem, at).chance() : 0);
}
/** How many dice may be rolled again (K-27). */
function againOf(me, dice) {
	const some = ready(me, "reroll");
	if (some !== void 0) return Math.min(dice, skillOf(some).n);
	return ready(me, "reroll-all") === void 0 ? 0 : dice;
}
/** One foe, and every result of the dice against it. Gold dice are written in rising order. */
var Hunt = class {
	#problem;
	#foe;
	#gold;
	#silvers;
	#again;
	#killing = /* @__PURE__ */ new Map();
	#after = /* @__PURE__ */ new Map();
	constructor(problem, foe) {
		const { me } = problem;
		this.#problem = problem;
		this.#foe = foe;
		this.#gold = Math.max(0, me.gold - me.fewerDice);
		this.#silvers = rollsSilver(me) ? SILVERS : [NO_SILVER];
		this.#again = againOf(me, this.#gold + (rollsSilver(me) ? 1 : 0));
	}
	chance() {
		let chance = 0;
		for (const { values, weight } of rolls(this.#gold)) for (const silver of this.#silvers) chance += weight / this.#silvers.length * this.#best(values, silver);
		return chance;
	}
	/** The chance after this roll, with the best use of what rolls dice again. */
	#best(values, silver) {
		if (this.#kills(values, silver)) return 1;
		if (this.#again === 0) return 0;
		const copies = copiesToSilver(this.#problem.me) === void 0 || silver.value === 0 ? [] : [...new Set(values)];
		let best = 0;
		for (const kept of subsetsOf(values)) {
			const rolled = values.length - kept.length;
			if (rolled > this.#again) continue;
			const lie = [silver, ...copies.map((value) => ({
				value,
				copied: true
			}))];
			if (rolled > 0) for (const each of lie) best = Math.max(best, this.#then(kept, [each]));
			if (silver.value > 0 && rolled < this.#again) best = Math.max(best, this.#then(kept, SILVERS));
			if (best === 1) return 1;
		}
		return best;
	}
	/** The chance once the gold dice that were not kept have fallen again, and the silver die as one of these. */
	#then(kept, silvers) {
		const key = `${kept.join("")} ${silvers.length} ${nameOf(silvers[0])}`;
		let chance = this.#after.get(key);
		if (chance !== void 0) return chance;
		chance = 0;
		for (const { values, weight } of rolls(this.#gold - kept.length)) {
			const all = [...kept, ...values].sort();
			for (const silver of silvers) if (this.#kills(all, silver)) chance += weight / silvers.length;
		}
		this.#after.set(key, chance);
		return chance;
	}
	#kills(values, silver) {
		const key = `${values.join("")} ${nameOf(silver)}`;
		let kills = this.#killing.get(key);
		if (kills === void 0) {
			kills = canKill(this.#problem, this.#foe, values, silver);
			this.#killing.set(key, kills);
		}
		return kills;
	}
};
const nameOf = ({ value, copied }) => `${value}${copied ? "c" : ""}`;
/** Every different part of some values, all of them included. */
function subsetsOf(values) {
	const found = /* @__PURE__ */ new Map();
	for (let set = 0; set < 2 ** values.length; set++) {
		const kept = values.filter((_, i) => set >> i & 1);
		found.set(kept.join(""), kept);
	}
	return [...found.values()];
}
/** Whether dice that lie so can kill a foe, with every change at hand. */
function canKill(problem, foe, values, silver) {
	const { fight } = problem.me;
	const partner = silver.copied ? copiesToSilver(problem.me) : void 0;
	fight.dice = values.map((value) => lies(value, false));
	if (silver.value > 0) fight.dice.push({
		...lies(silver.value, true),
		changed: silver.copied
	});
	if (partner !== void 0) fight.used.push(partner);
	renew(problem.effort);
	const kills = variantsOf(problem).some((p) => fillAll(p, openPlaces(p, foe), (_, cost) => isPayable(p, cost)));
	if (partner !== void 0) fight.used.pop();
	return kills;
}
const lies = (value, silver) => ({
	value,
	rolled: value,
	silver,
	changed: false,
	use: "free",
	foe: -1,
	location: -1
});
const known = [];
/** Every result of so many dice, order aside, with its probability. */
function rolls(n) {
	known[n] ??= allRolls(n);
	return known[n];
}
function allRolls(n) {
	const results = [];
	const step = (values, low) => {
		if (values.length === n) {
			results.push({
				values,
				weight: ways(values) / 6 ** n
			});
			return;
		}
		for (let value = low; value <= 6; value++) step([...values, value], value);
	};
	step([], 1);
	return results;
}
/** In how many orders these values can fall. */
function ways(values) {
	const factorial = (k) => k < 2 ? 1 : k * factorial(k - 1);
	const counts = FACES.map((face) => values.filter((value) => value === face).length);
	return factorial(values.length) / counts.reduce((product, count) => product * factorial(count), 1);
}

// packages/games/sanctum/src/solver.ts
/**
* The best plans for the dice that lie there (S-31), without rolling again: by default fewest wounds, then most levels, then most free
* hits, then fewest tokens. A fury card still face down ends what can be planned.
*/
function solve(state, seat, { most = 6, ...rest } = {}) {
	const problem = problemOf(state, seat, rest);
	const { found, exact } = search(problem, most);
	return {
		plans: found.map((each) => ({
			steps: attackSteps(each),
			kills: each.kills,
			outcome: each.outcome
		})),
		exact: exact && !problem.quick && !reachesFury(problem)
	};
}

// packages/games/sanctum/src/arrange.ts
/** Positions set by hand, for scenes, examples and lessons. Cards are always taken from where they lie. */
const quiet = new Play(noLuck);
/** Arranges a state after setup as it is told. */
function arrange(s, { seated, stacked = [], sets = [], battle: row }) {
	s.phase = "march";
	s.sets = sets.map((set) => set.map((id) => card(s, id)));
	for (const [seat, given] of seated.entries()) sit(s, seat, given);
	stack(s, ...stacked);
	if (row) battle(s, 0, ...row);
}
function sit(s, seat, given) {
	const hero = me(s, seat);
	layBoard(hero, given.hero);
	if (given.at === "walls") toWalls(s, seat);
	else march$1(s, seat, given.at ?? seat + 1);
	chase(s, seat, ...given.demons ?? []);
	if (given.slain) for (const foe of hero.foes) foe.hits.fill("mark");
	bag(s, seat, ...given.bag ?? []);
	for (const [slot, item] of given.wears ?? []) wear(s, seat, slot, item);
	for (const [gem, n] of Object.entries(given.freed ?? {})) free(s, seat, gem, n);
	learn(s, seat, ...given.skills ?? []);
	bless(s, seat, ...given.blessings ?? []);
	Object.assign(hero.potions, given.potions);
	for (const key of [
		"health",
		"stamina",
		"focus",
		"raging"
	]) hero[key] = given[key] ?? hero[key];
}
const me = (s, seat = 0) => s.heroes[seat];
function march$1(s, seat, at) {
	me(s, seat).at = at;
	s.front = Math.max(s.front, at);
	s.marching = [seat, ...s.marching.filter((each) => each !== seat)];
}
function toWalls(s, ...seats) {
	for (const seat of seats) march$1(s, seat, wallsOf(s.heroes.length));
}
const remove = (list, one) => {
	const at = list.indexOf(one);
	if (at >= 0) list.splice(at, 1);
	return at >= 0;
};
/** Takes a demon card out of its deck. */
function card(s, id) {
	if (!remove(s.decks[faceOf(id).level - 1], id)) throw new Error(`${id} is not in its deck`);
	return id;
}
/** Puts this card on top of its deck. */
const stack = (s, ...ids) => {
	for (const id of ids.toReversed()) s.decks[faceOf(id).level - 1].push(card(s, id));
};
function chase(s, seat, ...ids) {
	for (const id of ids) me(s, seat).foes.push({
		card: card(s, id),
		hits: faceOf(id).hits.map(() => "open"),
		side: "up"
	});
}
function bag(s, seat, ...items) {
	for (const item of items) me(s, seat).bag.push(card(s, item));
}
/** Frees gems out of the skill table without giving skills. */
function free(s, seat, gem, n = 1) {
	const hero = me(s, seat);
	for (let left = n; left > 0; left--) {
		const row = gem === "white" ? hero.whites : hero.table;
		const places = gem === "white" ? [
			0,
			1,
			2,
			3,
			4,
			5,
			6,
			7,
			8
		] : [
			2,
			1,
			0
		].map((level) => columnStart(gem) + level);
		row[places.find((place) => row[place] > 0)]--;
		hero.pool[gem]++;
	}
}
/** The hero wears this, paid with its own colours. */
function wear(s, seat, slot, item) {
	bag(s, seat, item);
	for (const gem of itemOf(item).cost) free(s, seat, gem);
	equip(s, seat, item, slot, itemOf(item).cost, quiet);
	me(s, seat).fitted = [];
}
function learn(s, seat, ...skills) {
	for (const skill of skills) gainSkill(s, seat, skill, quiet);
}
function bless(s, seat, ...tiles) {
	for (const tile of tiles) {
		if (!remove(s.boxed, tile)) {
			const space = s.achievements.find((each) => each.tile === tile);
			space.tile = "none";
			space.by = seat;
		}
		me(s, seat).blessings.push({
			tile,
			used: false
		});
	}
}
/** Act VI: only this seat fights; the named cards open the row, the rest is whatever lies there. */
function battle(s, seat, ...first) {
	s.phase = "battle";
	s.breacher = seat;
	s.round = 1;
	s.heroes.forEach((hero, each) => {
		if (each === seat) return;
		hero.fate = "dead";
		hero.health = 0;
	});
	battleRow(s, seat, ...first);
}
/** Nine cards lie before this seat, the named ones first. */
function battleRow(s, seat, ...first) {
	for (const id of first) if (!(isFury(id) ? remove(s.furies, id) : remove(s.lords, id))) throw new Error(`${id} is not in its deck`);
	for (let place = 0; place < 9; place++) {
		const id = first[place] ?? (place % 2 === 0 ? s.lords.shift() : s.furies.shift());
		me(s, seat).foes.push(isFury(id) ? {
			card: id,
			hits: [],
			side: "down"
		} : {
			card: id,
			hits: lordOf(id).hits.map(() => "open"),
			side: "up"
		});
	}
}

// packages/games/sanctum/src/frames.ts
const seat = 0;
const FRAMES = {
	lots: {},
	casting: {
		seat,
		offer: ["huntress"]
	},
	bonuses: {},
	bonus: {
		seat,
		card: "red-2"
	},
	"bonus-gem": {
		seat,
		card: "red-2"
	},
	"next-turn": { seat },
	turn: { seat },
	set: { seat },
	end: { seat },
	chest: { seat },
	loot: { seat },
	"chest-closed": {},
	"turn-over": { seat },
	fight: { seat },
	potions: { seat },
	dose: {
		seat,
		potion: "red",
		left: 1
	},
	aside: { seat },
	roll: { seat },
	attack: { seat },
	attacked: { seat },
	block: { seat },
	blocked: { seat },
	killed: { seat },
	spoils: { seat },
	level: {
		seat,
		foe: 0,
		left: 1
	},
	trophy: {
		seat,
		foe: 0
	},
	achievements: { seat },
	resting: {
		seat,
		last: false
	},
	rest: {
		seat,
		last: false
	},
	rested: {
		seat,
		last: false
	},
	respite: {},
	muster: {},
	response: {},
	battle: {},
	round: {},
	roar: {},
	"roar-card": {},
	fury: { seat },
	effect: {
		seat,
		card: "lord-1"
	},
	penalty: {
		seat,
		card: "lord-1"
	},
	finish: {}
};

// packages/games/sanctum/src/toolkit.ts
/** For trying the game out: positions that random heroes would not live to see, and the twin of a world. */
/** A hero that has killed, looted and rested its way through the acts. */
function grow(s, seat, play) {
	const { chance } = play;
	const me = s.heroes[seat];
	for (let i = 0; i < 22; i++) {
		const at = chance.below(9, "place");
		const column = [
			"red",
			"green",
			"blue"
		][Math.floor(at / 3)];
		if (me.table[at] > 0) climb(s, seat, column, at % 3 + 1, column, play);
		else if (me.whites[at] > 0) climb(s, seat, column, at % 3 + 1, "white", play);
	}
	for (let i = 0; i < 9; i++) {
		const item = draw(s.decks[chance.below(3, "deck")], chance, "item");
		s.chest.push(item);
		loot(s, seat, item, play);
		const slot = FITS[itemOf(item).type].find((each) => me.gear[SLOT_AT[each]].item === "none");
		const payment = GEM_PAYMENTS[item].find((each) => canPayGems(me, each));
		if (slot && payment) equip(s, seat, item, slot, payment.gems, play);
	}
	me.fitted = [];
	while (potionCount(me) < potionSpaces(me) && chance.below(4, "potion") > 0) me.potions[POTIONS[chance.below(2, "colour")]]++;
	for (const space of s.achievements) if (space.by === "open" && chance.below(5, "achievement") === 0) {
		me.blessings.push({
			tile: space.tile,
			used: false
		});
		space.tile = "none";
		space.by = seat;
	}
}
function grown(seats, options, chance) {
	const { state } = sanctum.setup(seats, {
		...options,
		heroes: "random"
	}, chance);
	const play = new Play(chance);
	state.front = wallsOf(seats);
	state.phase = "march";
	for (let seat = 0; seat < seats; seat++) {
		grow(state, seat, play);
		state.heroes[seat].at = state.front;
		state.heroes[seat].gold++;
		state.marching.push(seat);
	}
	return state;
}
/** Everybody stands at the walls; some demons still chase some heroes. */
const atTheWalls = {
	...sanctum,
	id: "sanctum/at-the-walls",
	setup(seats, options, chance) {
		const state = grown(seats, options, chance);
		for (const hero of state.heroes) if (state.decks[0].length > 0 && chance.below(2, "chased") === 0) {
			const card = state.decks[0].pop();
			hero.foes.push({
				card,
				hits: faceOf(card).hits.map(() => "open"),
				side: "up"
			});
		}
		return {
			state,
			first: {
				step: "next-turn",
				seat: 0
			}
		};
	}
};
/** The last rest, with everything to come. */
const lastRest = {
	...sanctum,
	id: "sanctum/last-rest",
	setup(seats, options, chance) {
		const state = grown(seats, options, chance);
		state.breacher = chance.below(seats, "breacher");
		for (let i = 0; i < 4; i++) state.cathedral.push(draw(state.lords, chance, "demon lord card"));
		state.heroes.forEach((hero, seat) => {
			hero.answered = seat === state.breacher ? 2 : 2 + chance.below(3, "answered");
		});
		return {
			state,
			first: { step: "respite" }
		};
	}
};
/** Changes what this seat may not know, and nothing else: decks below their top card, unclaimed tiles, others' tiles, hidden cards. */
function twin(state, seat, chance) {
	for (const deck of state.decks) {
		const top = deck.splice(-1);
		deck.push(...shuffled(deck.splice(0), chance, "deck"), ...top);
	}
	twinTiles(state, seat, chance);
	const lords = shuffled([
		...state.lords,
		...state.cathedral.slice(state.turned),
		...state.roar.slice(state.roared)
	], chance, "lords");
	for (let i = state.turned; i < state.cathedral.length; i++) state.cathedral[i] = lords.pop();
	for (let i = state.roared; i < state.roar.length; i++) state.roar[i] = lords.pop();
	state.lords = lords;
	const hidden = state.heroes.flatMap((hero) => hero.foes.filter(({ side }) => side === "down"));
	const furies = shuffled([...state.furies, ...hidden.map(({ card }) => card)], chance, "furies");
	for (const foe of hidden) foe.card = furies.pop();
	state.furies = furies;
	return state;
}
function twinTiles(state, seat, chance) {
	const others = state.phase === "response" || state.phase === "battle" || state.phase === "over" ? [] : state.heroes.flatMap((hero, each) => each === seat ? [] : hero.blessings);
	const spaces = state.achievements.filter(({ tile }) => tile !== "none");
	const tiles = shuffled([
		...state.boxed,
		...others.map(({ tile }) => tile),
		...spaces.map(({ tile }) => tile)
	], chance, "tiles");
	for (const holder of [...others, ...spaces]) holder.tile = tiles.pop();
	state.boxed = tiles;
}
/** What a hero wears and carries, knows and was given; the health it was left with, and how far it came in the last battle if it saw it. */
function tally(state, seat) {
	const { hero, fate, health, skills, gear, bag, blessings, bonus, answered, defeated } = state.heroes[seat];
	const worn = gear.flatMap(({ item }) => item === "none" ? [] : [item]);
	return {
		hero,
		...fate !== "alive" && { survived: fate === "won" },
		taken: {
			skills,
			items: [...worn, ...bag],
			blessings: blessings.map(({ tile }) => tile),
			bonus
		},
		figures: {
			health: fate === "won" ? health : 0,
			...state.round > 0 && answered > 0 && { cards: defeated }
		}
	};
}
const toolkit = {
	arrange: (s, given) => arrange(s, given),
	twin,
	tally,
	vocabulary: {
		"heroes.*.hero": ["none", ...HERO_IDS],
		"heroes.*.fate": [
			"alive",
			"won",
			"dead"
		],
		"heroes.*.skills.*": Object.keys(SKILLS),
		"heroes.*.bag.*": CARD_IDS,
		"heroes.*.gear.*.item": ["none", ...CARD_IDS],
		"heroes.*.foes.*.card": [
			...CARD_IDS,
			...LORD_IDS,
			...FURY_IDS
		],
		"heroes.*.blessings.*.tile": BLESSING_IDS,
		"achievements.*.tile": ["none", ...BLESSING_IDS],
		"achievements.*.by": [
			"open",
			"blocked",
			0,
			1,
			2,
			3
		],
		"stack.*.offer.*": HERO_IDS
	},
	frames: FRAMES,
	samples: {
		"heroes.*.foes.*": {
			card: "",
			hits: ["open"],
			side: "up"
		},
		"heroes.*.blessings.*": {
			tile: "",
			used: false
		},
		"heroes.*.fight.dice.*": {
			value: 1,
			rolled: 1,
			silver: false,
			changed: false,
			use: "free",
			foe: -1,
			location: -1
		}
	},
	difficulty: "difficulty",
	starts: [atTheWalls, lastRest]
};

// packages/games/sanctum/src/index.ts
var src_exports = /* @__PURE__ */ __exportAll({
	ACHIEVEMENTS: () => ACHIEVEMENTS,
	ACTS: () => ACTS,
	ACTS_PLAYED: () => ACTS_PLAYED,
	BLESSINGS: () => BLESSINGS,
	BLESSING_IDS: () => BLESSING_IDS,
	BONUS_BY_TURN: () => BONUS_BY_TURN,
	BONUS_CARDS: () => BONUS_CARDS,
	BONUS_IDS: () => BONUS_IDS,
	CARDS: () => CARDS,
	CARDS_BY_LEVEL: () => CARDS_BY_LEVEL,
	CARD_IDS: () => CARD_IDS,
	COLOURS: () => COLOURS,
	DEMONS: () => DEMONS,
	DIFFICULTIES: () => DIFFICULTIES,
	EFFECTS: () => EFFECTS,
	FIRST_ROAR: () => FIRST_ROAR,
	FITS: () => FITS,
	FULL_HEALTH: () => 10,
	FURIES: () => FURIES,
	FURY_IDS: () => FURY_IDS,
	GEMS: () => GEMS,
	HEROES: () => HEROES,
	HERO_IDS: () => HERO_IDS,
	INTERVENTION: () => INTERVENTION,
	ITEM_TYPES: () => ITEM_TYPES,
	LORDS: () => LORDS,
	LORD_IDS: () => LORD_IDS,
	MASTERIES: () => MASTERIES,
	NO_BONUS: () => NO_BONUS,
	OPTIONS: () => OPTIONS,
	PAID: () => PAID,
	PAYMENTS: () => PAYMENTS,
	PENALTIES: () => PENALTIES,
	PHASES: () => PHASES,
	POTIONS: () => POTIONS,
	POTION_SPACES: () => 4,
	POTION_TOKEN: () => POTION_TOKEN,
	ROW: () => 9,
	SKILLS: () => SKILLS,
	SKILLS_OF: () => SKILLS_OF,
	SLOTS: () => SLOTS,
	SLOT_AT: () => SLOT_AT,
	SPACES: () => 6,
	SPACE_COLOURS: () => SPACE_COLOURS,
	STARTING_DICE: () => 2,
	TOKENS: () => TOKENS,
	WALL_SETS: () => WALL_SETS,
	accepts: () => accepts,
	blessingOf: () => blessingOf,
	boardOf: () => boardOf,
	bots: () => bots,
	cardOf: () => cardOf,
	cardWithFace: () => cardWithFace,
	deathMark: () => deathMark,
	demonOf: () => demonOf,
	faceOf: () => faceOf,
	freshFight: () => freshFight,
	isFury: () => isFury,
	itemOf: () => itemOf,
	lordOf: () => lordOf,
	odds: () => odds,
	placeOf: () => placeOf$1,
	potionSpaces: () => potionSpaces,
	power: () => power,
	progressOf: () => progressOf,
	readAbility: () => readAbility,
	readPower: () => readPower,
	sanctum: () => sanctum,
	skillOf: () => skillOf,
	solve: () => solve,
	toolkit: () => toolkit,
	training: () => training,
	value: () => value,
	wallsOf: () => wallsOf
});

// packages/games/sanctum/src/text/names.ts
/** What every language must name, and what is told with those names: abilities, items, blessings, cards. */
/** Levels as they are printed. */
const ROMAN = {
	1: "I",
	2: "II",
	3: "III"
};
/** A noun with its number: "2 wounds". */
const amountOf = (words, noun, n) => counted(words.language, n, words.nouns[noun]);
/** Tokens in a list for after a colon: "1 stamina token, 2 focus tokens". */
const tokensOf = (words, tokens) => TOKENS.filter((token) => tokens[token] > 0).map((token) => amountOf(words, token, tokens[token])).join(", ");
/** A place of the skill table: "red III". */
const placeOf = (words, column, level) => `${words.colours[column]} ${ROMAN[level]}`;
/** Numbers in a row that no line breaks: "1, 2". */
const together = (numbers) => numbers.join(",\xA0");
/** A demon with the numbers that hit it: "Ash Imp (1)". */
const demonName = (words, face) => `${words.demons[demonOf(face)]} (${together(face.hits)})`;
/** What an ability does, and the spaces to fill: "block 3 damage (red space, purple space)". */
const abilityText = (words, { effect, n, spaces }) => typeset(`${words.effects[effect](n)} (${tallied(spaces, (space) => words.spaces[space])})`);
const each = (ids, of) => Object.fromEntries(ids.map((id) => [id, of(id)]));
function itemText(words, id) {
	const item = itemOf(id);
	const flames = tokensOf(words, item);
	return [
		`${words.types[item.type]}, ${words.level} ${ROMAN[item.level]}`,
		`${words.cost}: ${tallied(item.cost, (gem) => words.gems[gem])}`,
		...item.abilities.map((ability) => abilityText(words, ability)),
		...flames ? [`${words.whileEquipped}: ${flames}`] : []
	].map((part) => `${capital(part)}.`).join(" ");
}
function heroText(words, hero) {
	const board = boardOf(hero);
	const printed = SLOTS.flatMap((slot, at) => board.printed[at].map((ability) => `${words.slots[slot]}: ${abilityText(words, ability)}`));
	return typeset(`${words.styles[hero]} ${words.start}: ${[tokensOf(words, board), ...printed].join("; ")}.`);
}
function blessingText(words, blessing) {
	const { token, power } = blessingOf(blessing);
	return token ? `+${amountOf(words, token, 1)}` : typeset(words.effects[power.effect](power.n));
}
const columnOf = (achievement) => achievement.split("-")[0];
const levelOf = (achievement) => Number(achievement.at(-1));
function goal(words, achievement) {
	const column = columnOf(achievement);
	const level = levelOf(achievement);
	return typeset(words.goals[column](column === "higher" ? ROMAN[level] : String(MASTERIES[column][level - 1])));
}
function headStart(words, bonus) {
	const { column, level } = BONUS_CARDS[bonus];
	return typeset(words.headStartText(placeOf(words, column, level), placeOf(words, column, level - 1)));
}
/** The choice a card forces: "lose 1 stamina, or 1 wound". */
function doors(words, card) {
	const { penalty, wounds } = lordOf(card);
	return typeset(words.doors(words.penalties[penalty], amountOf(words, "wound", wounds)));
}
/** All names and texts of a language: those written by hand, and those told from the tables of the content. */
function named(words) {
	const cards = [...LORD_IDS, ...FURY_IDS];
	return {
		...words,
		skillText: each(Object.keys(words.skillText), (skill) => typeset(words.skillText[skill])),
		heroText: each(HERO_IDS, (hero) => heroText(words, hero)),
		itemText: each(CARD_IDS, (item) => itemText(words, item)),
		blessingText: each(BLESSING_IDS, (blessing) => blessingText(words, blessing)),
		achievements: each(ACHIEVEMENTS, (id) => `${words.achievements[columnOf(id)]} ${ROMAN[levelOf(id)]}`),
		achievementText: each(ACHIEVEMENTS, (id) => goal(words, id)),
		bonuses: each(BONUS_IDS, (id) => words.headStart(placeOf(words, BONUS_CARDS[id].column, BONUS_CARDS[id].level))),
		bonusText: each(BONUS_IDS, (id) => headStart(words, id)),
		penalties: each(Object.keys(words.penalties), (penalty) => typeset(words.penalties[penalty])),
		cards: each(cards, (card) => `${isFury(card) ? words.furyCard : words.lordCard} (${together(lordOf(card).hits)})`),
		cardText: each(cards, (card) => doors(words, card))
	};
}

// packages/games/sanctum/src/text/describe.ts
/** The whole table in words, one layout for all languages: what a screen reader or a terminal tells. */
/** What `describe` of a language is: the layout filled with its words. */
const describer = (words, names) => (view, who) => [
	{
		title: words.titles.table,
		lines: progress(words, names, view, who)
	},
	...march(words, names, view, who),
	...achievements(words, names, view, who),
	...lord(words, names, view),
	...view.heroes.map((hero, seat) => ({
		title: who(seat),
		lines: possessions(words, names, view, hero)
	}))
];
/** Two cards lie before the cathedral; whoever answers late stands on a later one (S-75). */
const CATHEDRAL_CARDS = 2;
/** Once the walls are breached, the road and the achievement board are of no use any more (S-73). */
const isMarching = (view) => view.phase === "march" || view.phase === "call" || view.phase === "setup";
function progress(words, names, view, who) {
	const lines = [`${words.phases[view.phase]}.`, words.difficulty(words.difficulties[view.difficulty])];
	if (view.round > 0) lines.push(words.round(view.round));
	if (view.breacher >= 0) lines.push(words.vanguard(who(view.breacher)));
	if (isMarching(view)) view.decks.forEach(({ left, top }, i) => {
		const shown = top.map((face) => demonName(names, face)).join("") || words.none;
		lines.push(words.deck(ROMAN[i + 1], left, shown, view.discards[i].length));
	});
	return lines;
}
function march(words, names, view, who) {
	if (!isMarching(view)) return [];
	const lines = [words.front(placeName(words, names, view, view.front))];
	if (view.marching.length > 0) lines.push(words.order(view.marching.map(who).join(", ")));
	view.sets.forEach((set, i) => {
		lines.push(words.set(i + 1, set.map((face) => faceLine(words, names, face)).join("; ")));
	});
	const next = nextSets(view);
	if (next) lines.push(words.next(next));
	if (view.chest.length > 0) lines.push(words.chest(view.chest.map((item) => names.items[item]).join(", ")));
	return [{
		title: words.titles.march,
		lines
	}];
}
/** The levels that the space after the front lays out: "I + II". */
function nextSets(view) {
	const act = ACTS_PLAYED[view.heroes.length][Math.floor(view.front / 6)];
	if (!act) return void 0;
	return tallied(ACTS[act][view.front % 6].map((set) => set.map((level) => ROMAN[level]).join("\xA0+\xA0")), (set) => set);
}
/** A space of an act board, counted through all boards in play. */
function placeName(words, names, view, at) {
	if (at === 0) return words.notYet;
	const act = ACTS_PLAYED[view.heroes.length][Math.floor((at - 1) / 6)];
	return act ? words.space(names.acts[act], (at - 1) % 6 + 1) : words.walls;
}
function faceLine(words, names, face) {
	const hides = `${names.types[face.slot]}, ${names.gems[face.itemColour]}`;
	return `${demonName(names, face)}, ${words.damage(face.damage)}, ${words.spoils(ROMAN[face.level], names.gems[face.colour], hides)}`;
}
function achievements(words, names, view, who) {
	if (!isMarching(view) || view.breacher >= 0) return [];
	const state = (by) => by === "open" ? words.open : by === "blocked" ? words.blocked : who(by);
	const lines = ACHIEVEMENTS.map((id, i) => words.achievement(names.achievements[id], names.achievementText[id], state(view.achievements[i])));
	return [{
		title: words.titles.achievements,
		lines
	}];
}
function lord(words, names, view) {
	if (view.breacher < 0) return [];
	const text = (card) => card === "hidden" ? words.faceDown : names.cardText[card];
	const lines = [
		...view.cathedral.map((card, i) => words.laid(i + 1, text(card))),
		...view.roar.map((card, i) => words.roared(i + 1, text(card))),
		words.roar(view.roarSize),
		words.lordDeck(view.lords)
	];
	return [{
		title: words.titles.lord,
		lines
	}];
}
function possessions(words, names, view, me) {
	if (me.hero === "none") return [words.hero(words.none, words.fates[me.fate])];
	return [
		words.hero(names.heroes[me.hero], words.fates[me.fate]),
		words.health(me.health, Math.max(0, me.shortened * 2 - 1)),
		words.rage(me.raging, me.rages),
		words.pools(tokensOf(names, me) || words.none),
		diceLine(words, me),
		...isMarching(view) ? [words.place(whereabouts(words, names, view, me))] : [],
		words.gemPool(gemList(names, me) || words.none),
		...skillLines(words, names, view, me, me.hero),
		...SLOTS.map((slot, at) => gearLine(words, names, me.hero, slot, me.gear[at])),
		...me.bag.length > 0 ? me.bag.map((item) => words.bag(names.items[item], names.itemText[item])) : [words.emptyBag],
		words.potions(potionList(names, me) || words.none, potionSpaces(me)),
		...me.bonus.map((bonus) => `${names.bonuses[bonus]}.`),
		...me.blessings.map((blessed) => blessingLine(words, names, blessed)),
		...me.foes.map((foe, at) => foeLine(words, names, view, me, foe, at)),
		...battleLines(words, names, view, me)
	];
}
function diceLine(words, me) {
	const silver = me.skills.some((skill) => skillOf(skill).mark === "silver");
	return [
		words.gold(me.gold),
		...silver ? [words.silverDie] : [],
		...me.angel ? [words.angel] : []
	].join(" ");
}
/** S-75: in the cathedral, on a card below it, or still on the march. */
function whereabouts(words, names, view, me) {
	if (me.answered > CATHEDRAL_CARDS) return `${names.lordCard} ${me.answered}`;
	return me.answered > 0 ? words.cathedral : placeName(words, names, view, me.at);
}
const gemList = (names, me) => tallied(GEMS.flatMap((gem) => Array(me.pool[gem]).fill(gem)), (gem) => names.gems[gem]);
const potionList = (names, me) => tallied(POTIONS.flatMap((potion) => Array(me.potions[potion]).fill(potion)), (potion) => names.potions[potion]);
/** The table from red I to blue III; once it is cleared only the gained skills are left (S-81). */
function skillLines(words, names, view, me, hero) {
	return SKILLS_OF[hero].flatMap((skill, at) => {
		const gems = gemsAt(names, me, at);
		const gained = me.skills.includes(skill);
		if (!gained && !gems && !isMarching(view)) return [];
		return [skillLine(words, names, skill, [...gained ? [words.gained] : [], ...gems ? [gems] : []].join(", "))];
	});
}
function skillLine(words, names, skill, state) {
	const { column, level } = skillOf(skill);
	return words.skill(capital(placeOf(names, column, level)), names.skills[skill], state, names.skillText[skill]);
}
function gemsAt(names, me, at) {
	const colour = COLOURS[Math.floor(at / 3)];
	return tallied([...Array(me.table[at]).fill(colour), ...Array(me.whites[at]).fill("white")], (gem) => names.gems[gem]);
}
/** An item space: the item and its gems, then each ability with what lies on its spaces. */
function gearLine(words, names, hero, slot, { item, gems, wells }) {
	const abilities = item === "none" ? boardOf(hero).printed[SLOTS.indexOf(slot)] : itemOf(item).abilities;
	let first = 0;
	const told = abilities.map((ability) => {
		const held = wells.slice(first, first + ability.spaces.length).map((well) => words.wells[well]);
		first += ability.spaces.length;
		return words.ability(abilityText(names, ability), held.join(", "));
	});
	const worn = item === "none" ? words.none : `${names.items[item]} (${tallied(gems, (gem) => names.gems[gem])})`;
	return `${capital(names.slots[slot])}: ${[worn, ...told].join("; ")}.`;
}
function blessingLine(words, names, { tile, used }) {
	const name = tile === "hidden" ? words.faceDown : names.blessings[tile];
	const text = tile === "hidden" ? "" : names.blessingText[tile];
	return words.blessing(name, [...text ? [text] : [], ...used ? [words.used] : []].join(", "));
}
const hitList = (words, numbers, hits) => numbers.map((number, i) => hits[i] === "open" ? String(number) : `${number} (${words.hit})`).join(", ");
function foeLine(words, names, view, me, foe, at) {
	if (foe.kind === "demon") {
		const { face } = foe;
		const hides = `${names.types[face.slot]}, ${names.gems[face.itemColour]}`;
		const rest = [
			words.numbers(hitList(words, face.hits, foe.hits)),
			words.damage(face.damage),
			words.spoils(ROMAN[face.level], names.gems[face.colour], hides)
		];
		return words.foe(at + 1, names.demons[demonOf(face)], rest.join("; "));
	}
	const name = capital(foe.kind === "fury" ? names.furyCard : names.lordCard);
	if (foe.card === "hidden") return words.foe(at + 1, name, words.faceDown);
	if (at < me.place) return words.foe(at + 1, name, words.defeated);
	const { hits, damage } = lordOf(foe.card);
	const here = view.phase === "battle" && at === me.place ? [words.current] : [];
	return words.foe(at + 1, name, [
		...here,
		words.numbers(hitList(words, hits, foe.hits)),
		words.damage(damage)
	].join("; "));
}
/** What lasts for this fight and the next, and how far the confrontation has come. */
function battleLines(words, names, view, me) {
	const { fight } = me;
	const lines = [];
	if (fight.phase !== "none") lines.push(words.fight(words.fightPhases[fight.phase], fight.dice.map((die) => dieWords(words, die)).join("; ") || words.none));
	if (fight.used.length > 0) lines.push(words.usedSkills(fight.used.map((skill) => names.skills[skill]).join(", ")));
	if (me.fewerDice > 0) lines.push(words.fewerDice(me.fewerDice));
	if (me.extraDamage > 0) lines.push(words.extraDamage(me.extraDamage));
	if (view.phase === "call" && me.answered > 0) lines.push(words.answered(me.answered));
	if (view.phase === "battle" || view.phase === "over") lines.push(words.defeatedCards(me.defeated));
	return lines;
}
const dieWords = (words, { value, silver, changed, use }) => `${value} (${[
	...silver ? [words.silver] : [],
	...changed ? [words.changed] : [],
	words.diceUse[use]
].join(", ")})`;

// packages/games/sanctum/src/text/lines.ts
/** What the three lexicons have in common besides their words. */
/** What changed a die or blocked damage, by name. */
const sourcesOf = (names, printed, rage) => ({
	...names.items,
	...names.skills,
	...names.blessings,
	printed,
	rage
});
/** Dice by number, counted from one: `0+2` reads "1, 3". */
const diceOf = (dice) => dice.split("+").map((die) => Number(die) + 1).join(", ");
/** Rolled gold dice, and the silver one, which comes last. */
const rollOf = (dice, silver) => ({
	gold: (silver ? dice.slice(0, -1) : dice).join(", "),
	silver: silver ? dice.at(-1) : void 0
});
/** The tokens of a payment: "1 stamina token, 1 focus token". */
function paymentOf(names, pay) {
	const tokens = {
		stamina: 0,
		focus: 0
	};
	for (const token of PAID[pay]) tokens[token]++;
	return tokensOf(names, tokens);
}
/** The gems on an item's symbols: "red gem, white gem". */
const gemsOf = (names, pay) => pay.split("+").map((gem) => names.gems[gem]).join(", ");
/** The demons of a set: "Ash Imp (1) + Bone Rattler (4)". */
const setOf = (names, faces) => faces.map((face) => demonName(names, face)).join(" + ");
/** Several sets: "Ash Imp (1) + Bone Rattler (4); Cinder Brute (1, 2)". */
const setsOf = (names, sets) => sets.map((set) => setOf(names, set)).join("; ");
/** Where a gem of this place climbs to: the place above, or the gem pool. */
const climbsTo = (names, pool, column, level) => level === 1 ? pool : placeOf(names, column, level - 1);
/** Weapons are taken in hand, everything else is put on. */
const isWeapon = (item) => itemOf(item).type === "weapon";

// packages/games/sanctum/src/text/names-en.ts
/** The names of everything in Sanctum, in English. */
const names$2 = named({
	language: "en",
	nouns: {
		stamina: {
			one: "stamina token",
			other: "stamina tokens"
		},
		focus: {
			one: "focus token",
			other: "focus tokens"
		},
		level: {
			one: "level",
			other: "levels"
		},
		wound: {
			one: "wound",
			other: "wounds"
		},
		damage: { one: "damage" },
		demon: {
			one: "demon",
			other: "demons"
		},
		card: {
			one: "card",
			other: "cards"
		}
	},
	heroes: {
		huntress: "Huntress",
		outlaw: "Outlaw",
		slayer: "Slayer",
		dancer: "Dancer"
	},
	styles: {
		huntress: "A patient archer: copies good dice, wins back tokens and lets a falcon roll the silver die.",
		outlaw: "A crafty survivor who lives on potions, smoke and loaded dice.",
		slayer: "A storm in armour: rage, strong shields and blows that make of a 6 whatever is needed.",
		dancer: "Grace and speed: rerolls dice, flips them and strikes twice with one."
	},
	skills: {
		hardened: "Hardened",
		"pinning-shot": "Pinning Shot",
		evasion: "Evasion",
		"hawk-eye": "Hawk Eye",
		"trail-rations": "Trail Rations",
		"falcon-companion": "Falcon Companion",
		"surge-of-power": "Surge of Power",
		volley: "Volley",
		"clear-mind": "Clear Mind",
		"callused-hands": "Callused Hands",
		"smoke-bomb": "Smoke Bomb",
		"venom-in-the-veins": "Venom in the Veins",
		"deep-pockets": "Deep Pockets",
		"street-wise": "Street Wise",
		antidote: "Antidote",
		"loaded-dice": "Loaded Dice",
		"poisoned-blade": "Poisoned Blade",
		"cold-blood": "Cold Blood",
		"twin-rage": "Twin Rage",
		"oak-heart": "Oak Heart",
		unbreakable: "Unbreakable",
		berserk: "Berserk",
		"tribal-lore": "Tribal Lore",
		"blood-fury": "Blood Fury",
		"crushing-blow": "Crushing Blow",
		intimidate: "Intimidate",
		"focused-fury": "Focused Fury",
		"graceful-step": "Graceful Step",
		"endurance-training": "Endurance Training",
		"whirling-guard": "Whirling Guard",
		poise: "Poise",
		somersault: "Somersault",
		"dance-partner": "Dance Partner",
		"double-strike": "Double Strike",
		"battle-trance": "Battle Trance",
		encore: "Encore"
	},
	skillText: {
		hardened: "1 stamina token for good.",
		"pinning-shot": "Once per fight, in the block: one undefeated card with a hit on it deals 1 less damage.",
		evasion: "Once per fight, in the block: block 1 damage for each colour of which you have freed all 6 gems; white does not count.",
		"hawk-eye": "Once per fight, after the roll: reroll 1 die.",
		"trail-rations": "1 stamina token and 1 focus token for good.",
		"falcon-companion": "Roll the silver die too. Nothing can modify it, but it may be rerolled and copied.",
		"surge-of-power": "Once per fight, in the attack or the block: return 1 spent token of your choice to its pool.",
		volley: "Once per fight, in the attack: set 1 die to the value of another of your dice (counts as modifying).",
		"clear-mind": "2 focus tokens for good.",
		"callused-hands": "1 stamina token for good.",
		"smoke-bomb": "Once per fight, in the block: one undefeated card deals 2 less damage.",
		"venom-in-the-veins": "Once per fight, in the block: discard 1 potion to block 4 damage.",
		"deep-pockets": "At once: 2 more potion spaces from now on.",
		"street-wise": "1 stamina token and 1 focus token for good.",
		antidote: "The first potion you drink before the roll returns up to 2 tokens of its colour.",
		"loaded-dice": "Once per fight, after the roll: reroll up to 2 dice.",
		"poisoned-blade": "Roll the silver die too if you have drunk a potion in this fight or own none.",
		"cold-blood": "2 focus tokens for good.",
		"twin-rage": "At once: take a second rage tile, active.",
		"oak-heart": "2 stamina tokens for good.",
		unbreakable: "The first shield ability you use in a fight blocks 3 more damage.",
		berserk: "After the block: if you took a wound in this fight, one rage tile turns active.",
		"tribal-lore": "1 stamina token and 1 focus token for good.",
		"blood-fury": "Roll the silver die too if at least one of your rage tiles is active.",
		"crushing-blow": "Once per fight, in the attack: set 1 die showing 6 to any value (counts as modifying).",
		intimidate: "Level I demons deal you no damage; in the Final Battle your current card deals 1 less.",
		"focused-fury": "2 focus tokens for good.",
		"graceful-step": "Once per fight, in the block: block 1 damage for free.",
		"endurance-training": "2 stamina tokens for good.",
		"whirling-guard": "In the block: blocks 1 damage for each unassigned die, at most 2.",
		poise: "1 focus token for good.",
		somersault: "Once per fight, in the attack: turn 1 die to its opposite side (counts as modifying).",
		"dance-partner": "Roll the silver die too. Before the attack you may set it to the value of another of your dice (counts as modifying).",
		"double-strike": "Once per fight: a die you assign also hits a second open location with the same number.",
		"battle-trance": "1 stamina token and 1 focus token for good.",
		encore: "Once per fight, after the roll: reroll any number of your dice once."
	},
	timings: {
		immediate: "at once",
		"before-roll": "before the roll",
		roll: "on the roll",
		"after-roll": "after the roll",
		attack: "in the attack",
		"attack-or-block": "in attack or block",
		block: "in the block",
		"after-block": "after the block"
	},
	demons: {
		"ash-imp": "Ash Imp",
		"plague-whelp": "Plague Whelp",
		"bone-rattler": "Bone Rattler",
		"cinder-brute": "Cinder Brute",
		"blight-hound": "Blight Hound",
		"frost-wight": "Frost Wight",
		"ember-tyrant": "Ember Tyrant",
		"rot-behemoth": "Rot Behemoth",
		"pale-colossus": "Pale Colossus"
	},
	items: {
		"dented-kettle-helm": "Dented Kettle Helm",
		"straw-sandals": "Straw Sandals",
		"glass-pendant": "Glass Pendant",
		"padded-jack": "Padded Jack",
		sling: "Sling",
		buckler: "Buckler",
		cudgel: "Cudgel",
		"woodcutters-axe": "Woodcutter’s Axe",
		"hide-vest": "Hide Vest",
		"soft-slippers": "Soft Slippers",
		"feathered-cap": "Feathered Cap",
		"copper-charm": "Copper Charm",
		"short-bow": "Short Bow",
		"apprentice-wand": "Apprentice Wand",
		"ringed-hauberk": "Ringed Hauberk",
		"trackers-boots": "Tracker’s Boots",
		"novices-robe": "Novice’s Robe",
		"seers-hood": "Seer’s Hood",
		"marching-boots": "Marching Boots",
		"bone-whistle": "Bone Whistle",
		"bone-knife": "Bone Knife",
		"rusty-sabre": "Rusty Sabre",
		"hunters-mask": "Hunter’s Mask",
		"river-pebble": "River Pebble",
		"crow-plume-helm": "Crow-Plume Helm",
		"druids-mantle": "Druid’s Mantle",
		"oracles-circlet": "Oracle’s Circlet",
		brigandine: "Brigandine",
		"acrobat-boots": "Acrobat Boots",
		"banded-mail": "Banded Mail",
		"wolfskin-boots": "Wolfskin Boots",
		"scholars-cap": "Scholar’s Cap",
		"pathfinder-boots": "Pathfinder Boots",
		"sapphire-eye": "Sapphire Eye",
		"garnet-brooch": "Garnet Brooch",
		"silver-bell": "Silver Bell",
		"war-pick": "War Pick",
		"long-bow": "Long Bow",
		falchion: "Falchion",
		"hooked-spear": "Hooked Spear",
		"hand-crossbow": "Hand Crossbow",
		"rune-wand": "Rune Wand",
		"warded-robe": "Warded Robe",
		"mirror-cuirass": "Mirror Cuirass",
		"gatekeepers-helm": "Gatekeeper’s Helm",
		"thorn-crown": "Thorn Crown",
		"visored-sallet": "Visored Sallet",
		"scale-coat": "Scale Coat",
		"jade-leaf": "Jade Leaf",
		"twin-feather": "Twin Feather",
		"windwalker-shoes": "Windwalker Shoes",
		"duelists-rapier": "Duelist’s Rapier",
		"moon-sickle": "Moon Sickle",
		"blood-bead": "Blood Bead",
		"iron-greaves": "Iron Greaves",
		"spiked-mace": "Spiked Mace",
		"ember-treads": "Ember Treads",
		"twin-daggers": "Twin Daggers",
		"frost-rod": "Frost Rod",
		"kite-shield": "Kite Shield",
		"dragon-helm": "Dragon Helm",
		"crown-of-antlers": "Crown of Antlers",
		"starseers-diadem": "Starseer’s Diadem",
		"living-bark": "Living Bark",
		"astral-vestment": "Astral Vestment",
		"golden-plate": "Golden Plate",
		"seven-league-boots": "Seven-League Boots",
		"titan-sabatons": "Titan Sabatons",
		"stagrunner-boots": "Stagrunner Boots",
		"heart-of-the-mountain": "Heart of the Mountain",
		"verdant-seal": "Verdant Seal",
		"tear-of-the-angel": "Tear of the Angel",
		"skyfall-bow": "Skyfall Bow",
		"staff-of-tides": "Staff of Tides",
		demonbane: "Demonbane",
		"orb-of-whispers": "Orb of Whispers",
		"tower-shield": "Tower Shield",
		"twin-glaives": "Twin Glaives",
		"executioners-hood": "Executioner’s Hood",
		"jade-shard": "Jade Shard",
		"phantom-slippers": "Phantom Slippers",
		"thunder-crossbow": "Thunder Crossbow",
		"blade-of-dawn": "Blade of Dawn",
		"warlords-harness": "Warlord’s Harness"
	},
	types: {
		helmet: "helmet",
		armor: "armour",
		boots: "boots",
		amulet: "amulet",
		weapon: "weapon"
	},
	slots: {
		helmet: "helmet",
		armor: "armour",
		boots: "boots",
		amulet: "amulet",
		"weapon-1": "left hand",
		"weapon-2": "right hand"
	},
	gems: {
		red: "red gem",
		green: "green gem",
		blue: "blue gem",
		white: "white gem"
	},
	colours: {
		red: "red",
		green: "green",
		blue: "blue"
	},
	spaces: {
		red: "red space",
		blue: "blue space",
		purple: "purple space"
	},
	potions: {
		red: "red potion",
		blue: "blue potion"
	},
	potionText: {
		red: "Before the roll: returns 1 stamina token to its pool.",
		blue: "Before the roll: returns 1 focus token to its pool."
	},
	effects: {
		set: (n) => `set 1 die to ${n}`,
		plus: (n) => `raise 1 die by exactly ${n}`,
		minus: (n) => `lower 1 die by exactly ${n}`,
		"plus-or-minus": (n) => `raise or lower 1 die by exactly ${n}`,
		"raise-any": () => "raise 1 die by any amount",
		"lower-any": () => "lower 1 die by any amount",
		shield: (n) => `block ${n} damage`
	},
	blessings: {
		"stamina-1": "Angel’s Breath",
		"stamina-2": "Angel’s Breath",
		"focus-1": "Angel’s Gaze",
		"focus-2": "Angel’s Gaze",
		"raise-any": "Rising Wing",
		"lower-any": "Humble Bow",
		"plus-or-minus-2": "Small Scales",
		"plus-or-minus-3": "Great Scales",
		"set-1": "First Star",
		"set-6": "Six Flames",
		"shield-2": "Small Aegis",
		"shield-3": "Great Aegis"
	},
	achievements: {
		skill: "Skill Mastery",
		gem: "Gem Mastery",
		equip: "Equip Mastery",
		higher: "Higher Level Mastery"
	},
	goals: {
		skill: (n) => `${n} gained skills`,
		gem: (n) => `${n} freed gems in each of two colours, white not counted`,
		equip: (n) => `equipped items with ${n} levels in all`,
		higher: (n) => `level ${n} of any mastery in play`
	},
	penalties: {
		"lose-stamina": "lose 1 stamina",
		"lose-focus": "lose 1 focus",
		"lose-blessing": "lose 1 blessing",
		"lose-blessing-then-heal-1": "lose 1 blessing and heal 1 wound",
		"corrupt-any": "corrupt 1 ability space",
		"corrupt-red": "corrupt 1 red space",
		"corrupt-blue": "corrupt 1 blue space",
		"corrupt-purple": "corrupt 1 purple space",
		"one-die-less-next-fight": "one die fewer in the next fight",
		"two-more-damage-next-fight": "2 more damage in the next fight",
		"shorten-track-2": "the health track shrinks by 2",
		"drink-and-lose": "drink a potion and lose what it restores",
		"pay-for-space": "fill 1 ability space for nothing",
		"reroll-all-2": "reroll every 2",
		"reroll-all-3": "reroll every 3",
		"reroll-all-5": "reroll every 5",
		"use-rage": "spend your rage for nothing",
		"lose-unassigned-die": "lose 1 unassigned die for this fight",
		"only-modified-dice": "only modified dice fit on this card"
	},
	acts: {
		I: "Act I",
		II: "Act II",
		III: "Act III",
		IV: "Act IV",
		V: "Act V: the Walls of Sanctum",
		VI: "Act VI: the Demon Lord"
	},
	lordCard: "Demon Lord card",
	furyCard: "fury card",
	level: "level",
	cost: "cost",
	whileEquipped: "while equipped",
	start: "Starts with",
	headStart: (place) => `Head start: ${place}`,
	headStartText: (from, to) => `1 gem climbs from ${from} to ${to}`,
	doors: (penalty, wounds) => `${penalty}, or take ${wounds}`
});

// packages/games/sanctum/src/text/en.ts
/** Sanctum in English. */
var en_exports = /* @__PURE__ */ __exportAll({ en: () => en });
const { items: items$2, skills: skills$2, blessings: blessings$2, potions: potions$2, slots: slots$2, gems: gems$2, cards: cards$2, cardText: cardText$2, penalties: penalties$2 } = names$2;
const sources$2 = sourcesOf(names$2, "Printed ability", "Rage");
const pool$2 = "the gem pool";
const tokens$2 = {
	stamina: "stamina token",
	focus: "focus token"
};
const dice$2 = {
	gold: "gold die",
	silver: "silver die"
};
const table$2 = {
	titles: {
		table: "The table",
		march: "The march",
		achievements: "Achievements",
		lord: "The Demon Lord"
	},
	phases: {
		setup: "Choosing heroes",
		march: "The march",
		call: "Call to arms",
		respite: "A brief respite",
		response: "The Demon Lord’s response",
		battle: "The Final Battle",
		over: "The tale is over"
	},
	difficulties: {
		normal: "Normal",
		hard: "Hard",
		nightmare: "Nightmare",
		infernal: "Infernal"
	},
	fates: {
		alive: "alive",
		won: "battle won",
		dead: "fallen"
	},
	fightPhases: {
		potions: "before the roll",
		attack: "attack",
		block: "block",
		levels: "levels and items"
	},
	wells: {
		empty: "free",
		stamina: "stamina token",
		focus: "focus token",
		corrupt: "corrupted"
	},
	none: "none",
	walls: "the Walls of Sanctum",
	cathedral: "the cathedral",
	notYet: "not yet on the road",
	faceDown: "face down",
	used: "used",
	hit: "hit",
	defeated: "defeated",
	silver: "silver",
	diceUse: {
		free: "free",
		placed: "placed",
		lost: "lost"
	},
	changed: "modified",
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
	open: "open",
	blocked: "out of play",
	laid: (number, text) => `Cathedral card ${number}: ${text}.`,
	roared: (number, text) => `Roar card ${number}: ${text}.`,
	roar: (n) => `Cards of the next roar: ${n}.`,
	lordDeck: (n) => `Cards in the Demon Lord deck: ${n}.`,
	hero: (hero, fate) => `Hero: ${hero}, ${fate}.`,
	health: (health, mark) => `Health: ${health}. Death at: ${mark}.`,
	rage: (active, tiles) => `Active rage tiles: ${active} of ${tiles}.`,
	pools: (list) => `In the pools: ${list}.`,
	gold: (n) => `Gold dice: ${n}.`,
	angel: "One more waits in the gem pool.",
	silverDie: "The silver die is unlocked.",
	place: (place) => `Place: ${place}.`,
	gemPool: (list) => `Gem pool: ${list}.`,
	skill: (place, name, state, text) => `${place}, “${name}”: ${state}. ${text}`,
	gained: "gained",
	ability: (text, wells) => `${text}: ${wells}`,
	bag: (item, text) => `In the bag: ${item}. ${text}`,
	emptyBag: "The bag is empty.",
	potions: (list, spaces) => `Potions: ${list}. Potion spaces: ${spaces}.`,
	blessing: (name, text) => `Blessing: ${name}${text && ` (${text})`}.`,
	foe: (number, name, rest) => `Foe ${number}: ${name}, ${rest}.`,
	current: "current card",
	numbers: (list) => `numbers: ${list}`,
	damage: (damage) => `damage ${damage}`,
	spoils: (level, gem, item) => `level ${level} (${gem}), hides: ${item}`,
	fight: (phase, list) => `Fight, ${phase}. Dice: ${list}.`,
	usedSkills: (list) => `Skills used in this fight: ${list}.`,
	fewerDice: (n) => `Fewer dice in the next fight: ${n}.`,
	extraDamage: (n) => `Extra damage in the next fight: ${n}.`,
	answered: (n) => `Demon Lord cards to face: ${n}.`,
	defeatedCards: (n) => `Cards defeated: ${n} of ${9}.`
};
/** Every sentence of the game in English. */
const en = typesetLexicon({
	name: "Sanctum",
	tagline: "March, fight and grow, then climb the walls and face the Demon Lord.",
	events: {
		"lot-drawn": ({ seat }, who) => `The lot falls: ${who(seat)} goes first.`,
		"hero-picked": ({ seat, hero }, who) => `${who(seat)} joins the march. Hero: ${names$2.heroes[hero]}.`,
		"bonus-drawn": ({ seat, card }, who) => `${who(seat)} draws a card. ${names$2.bonuses[card]}.`,
		"potion-gained": ({ seat, potion }, who) => `${who(seat)} packs a ${potions$2[potion]}.`,
		"turn-begun": ({ seat }, who) => `Turn: ${who(seat)}.`,
		moved: ({ seat, act, space }, who) => `${who(seat)} ${variant([
			"takes the lead",
			"strides ahead",
			"marches to the front"
		], space)}. ${table$2.space(names$2.acts[act], space)}.`,
		"walls-reached": ({ seat }, who) => `${who(seat)} looks up: the Walls of Sanctum!`,
		"sets-laid": ({ sets }) => `Out of the dark: ${setsOf(names$2, sets)}.`,
		"die-granted": ({ seat }, who) => `An angel smiles, and ${who(seat)} gains a gold die.`,
		"set-taken": ({ seat, faces }, who) => `${who(seat)} has new company on the trail: ${setOf(names$2, faces)}.`,
		"chest-opened": ({ items: found }) => `The chest creaks open: ${found.map((item) => items$2[item]).join(", ")}.`,
		looted: ({ seat, item }, who) => `${who(seat)} reaches into the chest and takes: ${items$2[item]}.`,
		"fight-begun": ({ seat }, who) => `${who(seat)} ${variant([
			"turns to fight",
			"stops running and turns around",
			"bares teeth"
		], seat)}.`,
		"potion-drunk": ({ seat, potion }, who) => `${who(seat)} drinks a ${potions$2[potion]}.`,
		"token-returned": ({ seat, token }, who) => `${who(seat)} recovers ${amountOf(names$2, token, 1)}.`,
		"die-set-aside": ({ seat, die }, who) => `${who(seat)} sets a ${dice$2[die]} aside for this fight.`,
		rolled: ({ seat, dice: rolled, silver }, who) => {
			const roll = rollOf(rolled, silver);
			if (rolled.length === 0) return `${who(seat)} reaches for the dice and finds none.`;
			const list = [...roll.gold ? [roll.gold] : [], ...roll.silver ? [`silver ${roll.silver}`] : []].join(", ");
			return `${who(seat)} rolls: ${list}.`;
		},
		rerolled: ({ seat, from, to }, who) => `${who(seat)} rerolls a die: ${to} instead of ${from}.`,
		"die-changed": ({ seat, from, to, by }, who) => from === to ? `${sources$2[by]}: ${who(seat)} keeps the ${to}, and it counts as modified.` : `${sources$2[by]}: ${who(seat)} turns ${from} into ${to}.`,
		hit: ({ seat, foe, value, double }, who) => double ? `And a second blow: the same ${value} hits foe ${foe + 1}.` : `${who(seat)} lands a ${value} on foe ${foe + 1}.`,
		"demon-killed": ({ seat, face }, who) => `${demonName(names$2, face)} goes down. ${who(seat)} earns ${amountOf(names$2, "level", face.level)}.`,
		"card-defeated": ({ seat, foe, card }, who) => `${who(seat)} breaks through: ${cards$2[card]}. Place ${foe + 1} of ${9} is clear.`,
		"rage-woken": ({ seat }, who) => `That does it! ${who(seat)} flies into a rage.`,
		"damage-faced": ({ seat, damage }, who) => `The enemy strikes back at ${who(seat)}. Damage: ${damage}.`,
		blocked: ({ seat, damage, by }, who) => `${sources$2[by]}: ${who(seat)} blocks ${damage}.`,
		wounded: ({ seat, wounds, health }, who) => `${who(seat)} grits teeth: ${amountOf(names$2, "wound", wounds)}. Health: ${health}.`,
		died: ({ seat }, who) => `${who(seat)} falls. The bards lower their voices.`,
		"item-found": ({ seat, item }, who) => `${who(seat)} searches the ashes and finds: ${items$2[item]}.`,
		"gem-climbed": ({ seat, column, level, gem }, who) => `${who(seat)} moves a ${gems$2[gem]} up to ${climbsTo(names$2, pool$2, column, level)}.`,
		"level-lost": ({ seat, colour }, who) => `${who(seat)} lets a level slip away (${names$2.colours[colour]}).`,
		"skill-gained": ({ seat, skill }, who) => `The last gem slips away and a trick is learnt: ${who(seat)} masters “${skills$2[skill]}”.`,
		achieved: ({ seat, achievement, blessing }, who) => `${who(seat)} is first: ${names$2.achievements[achievement]}.${blessing ? ` The tile hides: ${blessings$2[blessing]}.` : ""}`,
		rested: ({ seat, last }, who) => last ? `One last breath before the storm: ${who(seat)} rests.` : `${who(seat)} sits down by the fire and catches breath.`,
		equipped: ({ seat, item }, who) => `${who(seat)} ${isWeapon(item) ? "takes up" : "puts on"}: ${items$2[item]}.`,
		unequipped: ({ seat, item }, who) => `${who(seat)} puts away: ${items$2[item]}.`,
		brewed: ({ seat, item, potion }, who) => `${who(seat)} trades “${items$2[item]}” for a ${potions$2[potion]}.`,
		poured: ({ seat, potion }, who) => `${who(seat)} discards a ${potions$2[potion]}.`,
		breached: ({ seat }, who) => `${who(seat)} is over the walls! A call to arms rolls across the land.`,
		"lord-laid": ({ place }) => `The Demon Lord lays a card face down. Cards on the table: ${place + 1}.`,
		answered: ({ seat, cards: n }, who) => `${who(seat)} enters the city. Demon Lord cards to face: ${n}.`,
		"respite-begun": () => "All are inside. A brief respite before the end.",
		"blessings-revealed": ({ seat, blessings: tiles }, who) => tiles.length > 0 ? `${who(seat)} unveils: ${tiles.map((tile) => blessings$2[tile]).join(", ")}.` : `${who(seat)} has no blessing to unveil, only courage.`,
		"lord-turned": ({ card }) => `The Demon Lord responds: ${cardText$2[card]}.`,
		"battle-begun": () => "The Final Battle begins! Nine cards bar the way of every hero.",
		"round-begun": ({ round }) => `Round ${round} of the Final Battle.`,
		"fury-turned": ({ seat, card }, who) => `Fury breaks loose before ${who(seat)}: ${cardText$2[card]}.`,
		roared: ({ cards: n }) => n > 0 ? `The Demon Lord roars: ${amountOf(names$2, "card", n)}.` : "The Demon Lord roars, but no card is left.",
		"roar-turned": ({ card }) => `The roar brings: ${cardText$2[card]}.`,
		suffered: ({ seat, penalty }, who) => `${who(seat)} pays the price: ${penalties$2[penalty]}.`,
		"token-lost": ({ seat, token }, who) => `${who(seat)} loses ${amountOf(names$2, token, 1)}.`,
		"space-corrupted": ({ seat, slot }, who) => `${who(seat)} has an ability space corrupted: ${slots$2[slot]}.`,
		"space-filled": ({ seat, slot, token }, who) => `${who(seat)} wastes a ${tokens$2[token]}: ${slots$2[slot]}.`,
		"die-lost": ({ seat, die }, who) => `${who(seat)} loses die ${die + 1} for this fight.`,
		"rage-spent": ({ seat }, who) => `${who(seat)} unleashes rage.`,
		"track-shortened": ({ seat, mark }, who) => `${who(seat)} feels death draw nearer. It waits at ${mark}.`,
		healed: ({ seat, health }, who) => `${who(seat)} heals a wound. Health: ${health}.`,
		"blessing-used": ({ seat, blessing }, who) => `${who(seat)} calls on heaven: ${blessings$2[blessing]}.`,
		"blessing-lost": ({ seat, blessing }, who) => `${who(seat)} loses a blessing: ${blessings$2[blessing]}.`,
		"deck-reshuffled": ({ cards: n }) => `Defeated cards return to the Demon Lord deck: ${n}.`,
		won: ({ seat, health }, who) => `${who(seat)} wins the battle! Health left: ${health}.`,
		finished: ({ winners }, who) => `The tale is told. ${winners.length > 1 ? "Shared victory" : "Victory"}: ${winners.map(who).join(", ")}.`
	},
	questions: {
		casting: () => "Choose your hero.",
		"bonus-gem": ({ card }) => `${names$2.bonuses[card]}. Choose the gem that climbs.`,
		turn: () => "March to the front, fight your demons, or rest.",
		set: () => "Choose the demons that will chase you.",
		loot: () => "Take one item from the chest.",
		potions: () => "Drink a potion, or roll the dice.",
		dose: ({ potion }) => `Choose one more token to come back (${potions$2[potion]}).`,
		aside: () => "One die fewer in this fight: choose which stays behind.",
		attack: () => "Put dice on matching numbers, or change them first.",
		block: () => "Raise shields against the damage, or take the wounds.",
		spoils: () => "Several have fallen: choose whose spoils come first.",
		level: ({ left }) => `Move a gem one place up.${left > 1 ? ` Levels to spend: ${left}.` : ""}`,
		trophy: () => "Turn the card and see its item.",
		rest: ({ last }) => last ? "The last rest: put on what you take into battle." : "Put items on, or turn spare ones into potions.",
		effect: ({ card }) => `Choose: ${cardText$2[card]}.`,
		penalty: ({ card }) => `${capital(penalties$2[lordOf(card).penalty])}: choose which.`,
		end: () => "Confirm. After this nothing can be taken back."
	},
	choices: {
		pick: ({ hero }) => names$2.heroes[hero],
		lift: ({ gem }) => capital(gems$2[gem]),
		move: () => "Move",
		fight: () => "Fight",
		rest: () => "Rest",
		breach: () => "Breach the walls",
		answer: () => "Answer the call",
		take: ({ set }) => `Take set ${set + 1}`,
		loot: ({ item }) => items$2[item],
		drink: ({ potion, slot, well }) => `Drink a ${potions$2[potion]}: token from ${slots$2[slot]}, space ${well + 1}`,
		waste: ({ potion }) => `Drink a ${potions$2[potion]} for nothing`,
		bless: ({ blessing }) => `Blessing: ${blessings$2[blessing]} (${names$2.blessingText[blessing]})`,
		roll: () => "Roll the dice",
		decline: () => "No, thanks",
		aside: ({ die }) => `Set aside a ${dice$2[die]}`,
		use: ({ slot, ability, pay, die, to }) => `${capital(slots$2[slot])}, ability ${ability + 1}: die ${die + 1} becomes ${to} (${paymentOf(names$2, pay)})`,
		rage: ({ die, to }) => `Rage: die ${die + 1} becomes ${to}`,
		hit: ({ die, foe, location }) => `Die ${die + 1} on foe ${foe + 1}, location ${location + 1}`,
		double: ({ die, foe, location, other, second }) => `${skills$2["double-strike"]}: die ${die + 1} on foe ${foe + 1}, location ${location + 1}, and on foe ${other + 1}, location ${second + 1}`,
		reroll: ({ dice: chosen }) => `Reroll: ${chosen.includes("+") ? "dice" : "die"} ${diceOf(chosen)}`,
		partner: ({ from }) => `${skills$2["dance-partner"]}: the silver die copies die ${from + 1}`,
		copy: ({ die, from }) => `${skills$2.volley}: die ${die + 1} copies die ${from + 1}`,
		flip: ({ die }) => `${skills$2.somersault}: flip die ${die + 1}`,
		crush: ({ die, to }) => `${skills$2["crushing-blow"]}: die ${die + 1} becomes ${to}`,
		invoke: ({ blessing, die, to }) => `${blessings$2[blessing]}: die ${die + 1} becomes ${to}`,
		surge: ({ slot, well }) => `${skills$2["surge-of-power"]}: token from ${slots$2[slot]}, space ${well + 1}`,
		done: () => "Done",
		shield: ({ slot, ability, pay }) => `Shield: ${slots$2[slot]}, ability ${ability + 1} (${paymentOf(names$2, pay)})`,
		dodge: () => "Dodge with your skill",
		hinder: ({ foe }) => `Hinder foe ${foe + 1}`,
		venom: ({ potion }) => `${skills$2["venom-in-the-veins"]}: discard a ${potions$2[potion]}`,
		ward: ({ blessing }) => `${blessings$2[blessing]}: ${names$2.blessingText[blessing]}`,
		reveal: () => "Turn the card",
		claim: ({ foe }) => `First: foe ${foe + 1}`,
		climb: ({ column, level, gem }) => `${capital(gems$2[gem])}: ${placeOf(names$2, column, level)} to ${climbsTo(names$2, pool$2, column, level)}`,
		equip: ({ item, slot, pay }) => `${isWeapon(item) ? "Take up" : "Put on"}: ${items$2[item]}. Space: ${slots$2[slot]}. Gems: ${gemsOf(names$2, pay)}`,
		unequip: ({ slot }) => `Put away: ${slots$2[slot]}`,
		brew: ({ item, potion }) => `Trade “${items$2[item]}” for a ${potions$2[potion]}`,
		pour: ({ potion }) => `Discard a ${potions$2[potion]}`,
		suffer: () => "Pay the price",
		wounds: () => "Take the wounds",
		forfeit: ({ blessing }) => `Give up: ${blessings$2[blessing]}`,
		corrupt: ({ slot, well }) => `Corrupt: ${slots$2[slot]}, space ${well + 1}`,
		drain: ({ potion, slot, well }) => `Waste a ${potions$2[potion]}: token from ${slots$2[slot]}, space ${well + 1}`,
		fill: ({ slot, well, token }) => `Put a ${tokens$2[token]} on ${slots$2[slot]}, space ${well + 1}`,
		lose: ({ die }) => `Lose die ${die + 1}`,
		end: () => "Confirm"
	},
	refusals: {
		"first-turn": () => "Your first action must be a move",
		"at-walls": () => "At the walls there is no way forward but over them",
		"no-demons": () => "No demon chases you",
		"not-at-walls": () => "You are not at the walls yet",
		"demons-left": ({ demons }) => `First the demons: ${demons}`,
		"already-breached": () => "The walls are already breached: answer the call",
		"not-breached": () => "Nobody has called to arms yet",
		"wrong-space": ({ slot }) => `The item does not fit here: ${slots$2[slot]}`,
		"space-taken": ({ slot }) => `The space is already taken: ${slots$2[slot]}`,
		"no-gems": ({ item }) => `The gems are missing: ${items$2[item]}`,
		"no-potion-space": ({ spaces }) => `All potion spaces are full: ${spaces}`,
		"potion-space-free": () => "There is still room for potions",
		"no-token": ({ token }) => `The pool is empty: ${tokens$2[token]}`,
		"no-blessing": () => "No blessing left",
		"no-space": ({ colour, rule }) => rule === "S-126" ? "No token fits on a free ability space" : `No free ability space left${colour === "any" ? "" : `: ${names$2.spaces[colour]}`}`,
		"no-potion": () => "No potion matches a spent token",
		"rage-inactive": () => "Rage sleeps: it wakes when a die stays unplaced and a foe stands",
		"no-die": () => "No unassigned die left",
		"other-number": ({ number, shown }) => `The location takes a ${number}, the die shows ${shown}`,
		"other-card": () => "Only the card you stand on can be hit",
		"only-changed": () => "In this fight only changed dice fit here",
		corrupted: () => "The space is corrupted for good",
		spent: () => "A token lies there already: a rest frees the space",
		"no-tokens": () => "The tokens for it are missing",
		"no-change": () => "There is no die that it could change",
		"no-target": () => "There is nothing to use it on",
		used: () => "Used already",
		"before-roll-only": () => "Only before the roll",
		"after-roll-only": () => "Only right after the roll, before anything else",
		"attack-only": () => "Only in the attack",
		"block-only": () => "Only in the block",
		"confrontation-only": () => "Blessings are for the confrontation with the Demon Lord"
	},
	options: {
		difficulty: {
			name: "Difficulty",
			values: table$2.difficulties
		},
		heroes: {
			name: "Heroes",
			values: {
				random: "Dealt at random",
				choice: "Chosen in turn order",
				draft: "Drafted: two drawn, one picked, last seat first"
			}
		},
		bonuses: {
			name: "Starting bonuses",
			values: {
				on: "On",
				off: "Off"
			}
		},
		hints: {
			name: "Hints in fights",
			values: {
				on: "On",
				off: "Off"
			}
		}
	},
	describe: describer(table$2, names$2)
});

// packages/games/sanctum/src/text/names-pl.ts
/** The names of everything in Sanctum, in Polish. */
const names$1 = named({
	language: "pl",
	nouns: {
		stamina: {
			one: "żeton wytrwałości",
			few: "żetony wytrwałości",
			many: "żetonów wytrwałości"
		},
		focus: {
			one: "żeton skupienia",
			few: "żetony skupienia",
			many: "żetonów skupienia"
		},
		level: {
			one: "poziom",
			few: "poziomy",
			many: "poziomów"
		},
		wound: {
			one: "rana",
			few: "rany",
			many: "ran"
		},
		damage: {
			one: "punkt obrażeń",
			few: "punkty obrażeń",
			many: "punktów obrażeń"
		},
		demon: {
			one: "demon",
			few: "demony",
			many: "demonów"
		},
		card: {
			one: "karta",
			few: "karty",
			many: "kart"
		}
	},
	heroes: {
		huntress: "Łowczyni",
		outlaw: "Banita",
		slayer: "Pogromca",
		dancer: "Tancerka"
	},
	styles: {
		huntress: "Cierpliwa łuczniczka: kopiuje udane rzuty, odzyskuje żetony, a srebrną kość toczy jej sokół.",
		outlaw: "Sprytny uciekinier, który żyje z eliksirów, dymu i fałszywych kości.",
		slayer: "Burza w zbroi: szał, mocne tarcze i ciosy, które z szóstki robią każdą potrzebną liczbę.",
		dancer: "Gracja i szybkość: przerzuca kości, obraca je, a jedną uderza dwa razy."
	},
	skills: {
		hardened: "Zahartowanie",
		"pinning-shot": "Przygważdżający strzał",
		evasion: "Unik",
		"hawk-eye": "Sokole oko",
		"trail-rations": "Prowiant na szlak",
		"falcon-companion": "Wierny sokół",
		"surge-of-power": "Przypływ mocy",
		volley: "Salwa",
		"clear-mind": "Jasny umysł",
		"callused-hands": "Spracowane dłonie",
		"smoke-bomb": "Bomba dymna",
		"venom-in-the-veins": "Trucizna w żyłach",
		"deep-pockets": "Głębokie kieszenie",
		"street-wise": "Uliczny spryt",
		antidote: "Antidotum",
		"loaded-dice": "Fałszywe kości",
		"poisoned-blade": "Zatrute ostrze",
		"cold-blood": "Zimna krew",
		"twin-rage": "Podwójny szał",
		"oak-heart": "Dębowe serce",
		unbreakable: "Niezłomność",
		berserk: "Berserk",
		"tribal-lore": "Podania plemienia",
		"blood-fury": "Zew krwi",
		"crushing-blow": "Miażdżący cios",
		intimidate: "Zastraszenie",
		"focused-fury": "Skupiony gniew",
		"graceful-step": "Taneczny krok",
		"endurance-training": "Trening wytrwałości",
		"whirling-guard": "Wirująca garda",
		poise: "Opanowanie",
		somersault: "Salto",
		"dance-partner": "Partner w tańcu",
		"double-strike": "Podwójne uderzenie",
		"battle-trance": "Bitewny trans",
		encore: "Bis"
	},
	skillText: {
		hardened: "1 żeton wytrwałości na stałe.",
		"pinning-shot": "Raz na walkę, podczas bloku: jedna niepokonana karta z trafieniem zadaje o 1 mniej obrażeń.",
		evasion: "Raz na walkę, podczas bloku: zablokuj 1 punkt obrażeń za każdy kolor, w którym masz uwolnione wszystkie 6 klejnotów; białe się nie liczą.",
		"hawk-eye": "Raz na walkę, po rzucie: przerzuć 1 kość.",
		"trail-rations": "1 żeton wytrwałości i 1 żeton skupienia na stałe.",
		"falcon-companion": "Rzuć także srebrną kością. Nic nie może jej zmodyfikować, ale wolno ją przerzucać i kopiować.",
		"surge-of-power": "Raz na walkę, podczas ataku albo bloku: zwróć 1 wybrany wydany żeton do jego puli.",
		volley: "Raz na walkę, podczas ataku: ustaw 1 kość na wartość innej twojej kości (liczy się jako modyfikacja).",
		"clear-mind": "2 żetony skupienia na stałe.",
		"callused-hands": "1 żeton wytrwałości na stałe.",
		"smoke-bomb": "Raz na walkę, podczas bloku: jedna niepokonana karta zadaje o 2 mniej obrażeń.",
		"venom-in-the-veins": "Raz na walkę, podczas bloku: odrzuć 1 eliksir, by zablokować obrażenia: 4.",
		"deep-pockets": "Natychmiast: odtąd masz 2 pola na eliksiry więcej.",
		"street-wise": "1 żeton wytrwałości i 1 żeton skupienia na stałe.",
		antidote: "Pierwszy eliksir wypity przed rzutem odnawia do 2 żetonów swojego koloru.",
		"loaded-dice": "Raz na walkę, po rzucie: przerzuć najwyżej 2 kości.",
		"poisoned-blade": "Rzuć także srebrną kością, jeśli pijesz eliksir w tej walce albo nie masz żadnego.",
		"cold-blood": "2 żetony skupienia na stałe.",
		"twin-rage": "Natychmiast: weź drugi kafelek szału, aktywną stroną ku górze.",
		"oak-heart": "2 żetony wytrwałości na stałe.",
		unbreakable: "Pierwsza zdolność z tarczą użyta w walce daje o 3 tarcze więcej.",
		berserk: "Po bloku: jeśli w tej walce odnosisz ranę, jeden kafelek szału staje się aktywny.",
		"tribal-lore": "1 żeton wytrwałości i 1 żeton skupienia na stałe.",
		"blood-fury": "Rzuć także srebrną kością, jeśli co najmniej jeden twój kafelek szału jest aktywny.",
		"crushing-blow": "Raz na walkę, podczas ataku: ustaw 1 kość pokazującą 6 na dowolną wartość (liczy się jako modyfikacja).",
		intimidate: "Demony poziomu I nie zadają ci obrażeń; w Ostatecznej Bitwie obecna karta zadaje o 1 mniej.",
		"focused-fury": "2 żetony skupienia na stałe.",
		"graceful-step": "Raz na walkę, podczas bloku: zablokuj za darmo 1 punkt obrażeń.",
		"endurance-training": "2 żetony wytrwałości na stałe.",
		"whirling-guard": "Podczas bloku: za każdą nieprzydzieloną kość blokujesz 1 punkt obrażeń, najwyżej 2.",
		poise: "1 żeton skupienia na stałe.",
		somersault: "Raz na walkę, podczas ataku: obróć 1 kość na przeciwną stronę (liczy się jako modyfikacja).",
		"dance-partner": "Rzuć także srebrną kością. Przed atakiem możesz ją ustawić na wartość innej twojej kości (liczy się jako modyfikacja).",
		"double-strike": "Raz na walkę: przydzielona kość trafia też drugie otwarte miejsce z tą samą liczbą.",
		"battle-trance": "1 żeton wytrwałości i 1 żeton skupienia na stałe.",
		encore: "Raz na walkę, po rzucie: przerzuć jeden raz dowolną liczbę swoich kości."
	},
	timings: {
		immediate: "natychmiast",
		"before-roll": "przed rzutem",
		roll: "przy rzucie",
		"after-roll": "po rzucie",
		attack: "podczas ataku",
		"attack-or-block": "podczas ataku albo bloku",
		block: "podczas bloku",
		"after-block": "po bloku"
	},
	demons: {
		"ash-imp": "Popielny chochlik",
		"plague-whelp": "Zadżumiony szczeniak",
		"bone-rattler": "Kościany grzechotnik",
		"cinder-brute": "Żużlowy osiłek",
		"blight-hound": "Ogar zarazy",
		"frost-wight": "Mroźny upiór",
		"ember-tyrant": "Tyran żaru",
		"rot-behemoth": "Behemot zgnilizny",
		"pale-colossus": "Blady kolos"
	},
	items: {
		"dented-kettle-helm": "Pogięty kapalin",
		"straw-sandals": "Słomiane sandały",
		"glass-pendant": "Szklany wisior",
		"padded-jack": "Przeszywanica",
		sling: "Proca",
		buckler: "Puklerz",
		cudgel: "Pałka",
		"woodcutters-axe": "Topór drwala",
		"hide-vest": "Kamizela ze skór",
		"soft-slippers": "Miękkie pantofle",
		"feathered-cap": "Czapka z piórkami",
		"copper-charm": "Miedziany talizman",
		"short-bow": "Krótki łuk",
		"apprentice-wand": "Różdżka ucznia",
		"ringed-hauberk": "Kolczuga",
		"trackers-boots": "Buty tropiciela",
		"novices-robe": "Szata nowicjusza",
		"seers-hood": "Kaptur wieszczka",
		"marching-boots": "Marszowe buty",
		"bone-whistle": "Kościany gwizdek",
		"bone-knife": "Kościany nóż",
		"rusty-sabre": "Zardzewiała szabla",
		"hunters-mask": "Maska łowcy",
		"river-pebble": "Rzeczny otoczak",
		"crow-plume-helm": "Hełm z kruczą kitą",
		"druids-mantle": "Opończa druida",
		"oracles-circlet": "Obręcz wyroczni",
		brigandine: "Brygantyna",
		"acrobat-boots": "Buty akrobaty",
		"banded-mail": "Zbroja pasowa",
		"wolfskin-boots": "Buty z wilczej skóry",
		"scholars-cap": "Biret uczonego",
		"pathfinder-boots": "Buty zwiadowcy",
		"sapphire-eye": "Szafirowe oko",
		"garnet-brooch": "Brosza z granatem",
		"silver-bell": "Srebrny dzwoneczek",
		"war-pick": "Nadziak",
		"long-bow": "Długi łuk",
		falchion: "Tasak bojowy",
		"hooked-spear": "Włócznia z hakiem",
		"hand-crossbow": "Ręczna kusza",
		"rune-wand": "Runiczna różdżka",
		"warded-robe": "Zaklęta szata",
		"mirror-cuirass": "Zwierciadlany kirys",
		"gatekeepers-helm": "Hełm odźwiernego",
		"thorn-crown": "Wieniec z cierni",
		"visored-sallet": "Salada z zasłoną",
		"scale-coat": "Karacena",
		"jade-leaf": "Jadeitowy liść",
		"twin-feather": "Bliźniacze pióro",
		"windwalker-shoes": "Trzewiki niesione wiatrem",
		"duelists-rapier": "Rapier pojedynkowicza",
		"moon-sickle": "Księżycowy sierp",
		"blood-bead": "Krwawy koralik",
		"iron-greaves": "Żelazne nagolenniki",
		"spiked-mace": "Kolczasta buława",
		"ember-treads": "Żarzące się buty",
		"twin-daggers": "Bliźniacze sztylety",
		"frost-rod": "Mroźne berło",
		"kite-shield": "Tarcza migdałowa",
		"dragon-helm": "Smoczy hełm",
		"crown-of-antlers": "Korona z poroża",
		"starseers-diadem": "Diadem astrologa",
		"living-bark": "Żywa kora",
		"astral-vestment": "Astralna szata",
		"golden-plate": "Złota zbroja płytowa",
		"seven-league-boots": "Siedmiomilowe buty",
		"titan-sabatons": "Trzewiki tytana",
		"stagrunner-boots": "Buty rączego jelenia",
		"heart-of-the-mountain": "Serce góry",
		"verdant-seal": "Kwitnąca pieczęć",
		"tear-of-the-angel": "Łza anioła",
		"skyfall-bow": "Łuk spadającego nieba",
		"staff-of-tides": "Kostur przypływów",
		demonbane: "Zguba demonów",
		"orb-of-whispers": "Kula szeptów",
		"tower-shield": "Pawęż",
		"twin-glaives": "Bliźniacze glewie",
		"executioners-hood": "Kaptur kata",
		"jade-shard": "Jadeitowy odłamek",
		"phantom-slippers": "Widmowe pantofle",
		"thunder-crossbow": "Grzmiąca kusza",
		"blade-of-dawn": "Ostrze świtu",
		"warlords-harness": "Rynsztunek wodza"
	},
	types: {
		helmet: "hełm",
		armor: "zbroja",
		boots: "buty",
		amulet: "amulet",
		weapon: "broń"
	},
	slots: {
		helmet: "hełm",
		armor: "zbroja",
		boots: "buty",
		amulet: "amulet",
		"weapon-1": "lewa ręka",
		"weapon-2": "prawa ręka"
	},
	gems: {
		red: "czerwony klejnot",
		green: "zielony klejnot",
		blue: "niebieski klejnot",
		white: "biały klejnot"
	},
	colours: {
		red: "czerwona",
		green: "zielona",
		blue: "niebieska"
	},
	spaces: {
		red: "czerwone pole",
		blue: "niebieskie pole",
		purple: "fioletowe pole"
	},
	potions: {
		red: "czerwony eliksir",
		blue: "niebieski eliksir"
	},
	potionText: {
		red: "Przed rzutem: zwraca do puli 1 żeton wytrwałości.",
		blue: "Przed rzutem: zwraca do puli 1 żeton skupienia."
	},
	effects: {
		set: (n) => `ustaw 1 kość na ${n}`,
		plus: (n) => `podnieś 1 kość dokładnie o ${n}`,
		minus: (n) => `obniż 1 kość dokładnie o ${n}`,
		"plus-or-minus": (n) => `podnieś albo obniż 1 kość dokładnie o ${n}`,
		"raise-any": () => "podnieś 1 kość o dowolną wartość",
		"lower-any": () => "obniż 1 kość o dowolną wartość",
		shield: (n) => `zablokuj obrażenia: ${n}`
	},
	blessings: {
		"stamina-1": "Oddech anioła",
		"stamina-2": "Oddech anioła",
		"focus-1": "Spojrzenie anioła",
		"focus-2": "Spojrzenie anioła",
		"raise-any": "Wznoszące skrzydło",
		"lower-any": "Pokorny ukłon",
		"plus-or-minus-2": "Małe szale",
		"plus-or-minus-3": "Wielkie szale",
		"set-1": "Pierwsza gwiazda",
		"set-6": "Sześć płomieni",
		"shield-2": "Mała egida",
		"shield-3": "Wielka egida"
	},
	achievements: {
		skill: "Mistrzostwo w umiejętnościach",
		gem: "Mistrzostwo w klejnotach",
		equip: "Mistrzostwo w ekwipunku",
		higher: "Mistrzostwo w wyższych poziomach"
	},
	goals: {
		skill: (n) => `zdobyte umiejętności: ${n}`,
		gem: (n) => `uwolnione klejnoty: po ${n} w dwóch kolorach, bez białych`,
		equip: (n) => `suma poziomów założonych przedmiotów: ${n}`,
		higher: (n) => `poziom ${n} dowolnego mistrzostwa w grze`
	},
	penalties: {
		"lose-stamina": "utrata 1 żetonu wytrwałości",
		"lose-focus": "utrata 1 żetonu skupienia",
		"lose-blessing": "utrata 1 błogosławieństwa",
		"lose-blessing-then-heal-1": "utrata 1 błogosławieństwa i wyleczenie 1 rany",
		"corrupt-any": "zniszczenie 1 pola zdolności",
		"corrupt-red": "zniszczenie 1 czerwonego pola",
		"corrupt-blue": "zniszczenie 1 niebieskiego pola",
		"corrupt-purple": "zniszczenie 1 fioletowego pola",
		"one-die-less-next-fight": "1 kość mniej w następnej walce",
		"two-more-damage-next-fight": "2 dodatkowe punkty obrażeń w następnej walce",
		"shorten-track-2": "tor punktów życia krótszy o 2",
		"drink-and-lose": "eliksir na marne (odnowiony żeton przepada)",
		"pay-for-space": "opłacenie 1 pola zdolności bez efektu",
		"reroll-all-2": "przerzut wszystkich dwójek",
		"reroll-all-3": "przerzut wszystkich trójek",
		"reroll-all-5": "przerzut wszystkich piątek",
		"use-rage": "szał na marne",
		"lose-unassigned-die": "utrata 1 nieprzydzielonej kości na tę walkę",
		"only-modified-dice": "tylko zmodyfikowane kości na tej karcie"
	},
	acts: {
		I: "Akt I",
		II: "Akt II",
		III: "Akt III",
		IV: "Akt IV",
		V: "Akt V: Mury Sanctum",
		VI: "Akt VI: Władca Demonów"
	},
	lordCard: "karta Władcy Demonów",
	furyCard: "karta furii",
	level: "poziom",
	cost: "koszt",
	whileEquipped: "po założeniu",
	start: "Na początek",
	headStart: (place) => `Premia: ${place}`,
	headStartText: (from, to) => `1 klejnot wędruje w górę; start: ${from}, cel: ${to}`,
	doors: (penalty, wounds) => `${penalty} albo ${wounds}`
});

// packages/games/sanctum/src/text/pl.ts
/** Sanctum in Polish. Player names stand in the nominative, verbs in the present: nobody's gender is guessed. */
var pl_exports = /* @__PURE__ */ __exportAll({ pl: () => pl });
const { items: items$1, skills: skills$1, blessings: blessings$1, potions: potions$1, slots: slots$1, gems: gems$1, cards: cards$1, cardText: cardText$1, penalties: penalties$1 } = names$1;
const sources$1 = sourcesOf(names$1, "Zdolność z planszy", "Szał");
const pool$1 = "pula klejnotów";
const tokens$1 = {
	stamina: "żeton wytrwałości",
	focus: "żeton skupienia"
};
const dice$1 = {
	gold: "złotą kość",
	silver: "srebrną kość"
};
const table$1 = {
	titles: {
		table: "Stół",
		march: "Pochód",
		achievements: "Osiągnięcia",
		lord: "Władca Demonów"
	},
	phases: {
		setup: "Wybór bohaterów",
		march: "Pochód",
		call: "Wezwanie do broni",
		respite: "Ostatni krótki odpoczynek",
		response: "Odpowiedź Władcy Demonów",
		battle: "Ostateczna Bitwa",
		over: "Koniec opowieści"
	},
	difficulties: {
		normal: "Normalny",
		hard: "Trudny",
		nightmare: "Koszmarny",
		infernal: "Piekielny"
	},
	fates: {
		alive: "w grze",
		won: "bitwa wygrana",
		dead: "poza grą"
	},
	fightPhases: {
		potions: "przed rzutem",
		attack: "atak",
		block: "blok",
		levels: "poziomy i przedmioty"
	},
	wells: {
		empty: "wolne",
		stamina: "żeton wytrwałości",
		focus: "żeton skupienia",
		corrupt: "zniszczone"
	},
	none: "brak",
	walls: "Mury Sanctum",
	cathedral: "katedra",
	notYet: "jeszcze przed wymarszem",
	faceDown: "jeszcze w ukryciu",
	used: "już wykorzystane",
	hit: "trafienie",
	defeated: "pokonana",
	silver: "srebrna",
	diceUse: {
		free: "wolna",
		placed: "przydzielona",
		lost: "utracona"
	},
	changed: "zmodyfikowana",
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
	open: "do zdobycia",
	blocked: "poza grą",
	laid: (number, text) => `Karta przy katedrze ${number}: ${text}.`,
	roared: (number, text) => `Karta ryku ${number}: ${text}.`,
	roar: (n) => `Karty następnego ryku: ${n}.`,
	lordDeck: (n) => `Karty w talii Władcy Demonów: ${n}.`,
	hero: (hero, fate) => `Bohater: ${hero}, ${fate}.`,
	health: (health, mark) => `Punkty życia: ${health}. Śmierć na polu: ${mark}.`,
	rage: (active, tiles) => `Aktywne kafelki szału: ${active} z ${tiles}.`,
	pools: (list) => `W pulach: ${list}.`,
	gold: (n) => `Złote kości: ${n}.`,
	angel: "Jeszcze jedna czeka w puli klejnotów.",
	silverDie: "Srebrna kość już w grze.",
	place: (place) => `Miejsce: ${place}.`,
	gemPool: (list) => `Pula klejnotów: ${list}.`,
	skill: (place, name, state, text) => `${place}, „${name}”: ${state}. ${text}`,
	gained: "zdobyta",
	ability: (text, wells) => `${text}: ${wells}`,
	bag: (item, text) => `W torbie: ${item}. ${text}`,
	emptyBag: "Torba jest pusta.",
	potions: (list, spaces) => `Eliksiry: ${list}. Pola na eliksiry: ${spaces}.`,
	blessing: (name, text) => `Błogosławieństwo: ${name}${text && ` (${text})`}.`,
	foe: (number, name, rest) => `Wróg ${number}: ${name}, ${rest}.`,
	current: "obecna karta",
	numbers: (list) => `liczby: ${list}`,
	damage: (damage) => `obrażenia ${damage}`,
	spoils: (level, gem, item) => `poziom ${level} (${gem}), kryje: ${item}`,
	fight: (phase, list) => `Walka, ${phase}. Kości: ${list}.`,
	usedSkills: (list) => `Umiejętności użyte w tej walce: ${list}.`,
	fewerDice: (n) => `Mniej kości w następnej walce: ${n}.`,
	extraDamage: (n) => `Dodatkowe obrażenia w następnej walce: ${n}.`,
	answered: (n) => `Karty Władcy Demonów do przyjęcia: ${n}.`,
	defeatedCards: (n) => `Pokonane karty: ${n} z ${9}.`
};
/** Every sentence of the game in Polish. */
const pl = typesetLexicon({
	name: "Sanctum",
	tagline: "Maszeruj, walcz i rośnij w siłę, a potem przedrzyj się przez mury i stań przed Władcą Demonów.",
	events: {
		"lot-drawn": ({ seat }, who) => `Los wskazuje, kto zaczyna: ${who(seat)}.`,
		"hero-picked": ({ seat, hero }, who) => `${who(seat)} dołącza do pochodu. Bohater: ${names$1.heroes[hero]}.`,
		"bonus-drawn": ({ seat, card }, who) => `${who(seat)} ciągnie kartę. ${names$1.bonuses[card]}.`,
		"potion-gained": ({ seat, potion }, who) => `${who(seat)} pakuje ${potions$1[potion]}.`,
		"turn-begun": ({ seat }, who) => `Tura: ${who(seat)}.`,
		moved: ({ seat, act, space }, who) => `${who(seat)} ${variant([
			"wychodzi na czoło pochodu",
			"wyprzedza wszystkich",
			"rusza naprzód"
		], space)}. ${table$1.space(names$1.acts[act], space)}.`,
		"walls-reached": ({ seat }, who) => `${who(seat)} zadziera głowę: oto Mury Sanctum!`,
		"sets-laid": ({ sets }) => `Z ciemności wychodzą: ${setsOf(names$1, sets)}.`,
		"die-granted": ({ seat }, who) => `Anioł się uśmiecha: ${who(seat)} otrzymuje złotą kość.`,
		"set-taken": ({ seat, faces }, who) => `${who(seat)} ściąga na siebie pościg: ${setOf(names$1, faces)}.`,
		"chest-opened": ({ items: found }) => `Skrzynia skrzypi i otwiera wieko: ${found.map((item) => items$1[item]).join(", ")}.`,
		looted: ({ seat, item }, who) => `${who(seat)} sięga do skrzyni i wyjmuje: ${items$1[item]}.`,
		"fight-begun": ({ seat }, who) => `${who(seat)} ${variant([
			"staje do walki",
			"przestaje uciekać i zawraca",
			"szczerzy zęby"
		], seat)}.`,
		"potion-drunk": ({ seat, potion }, who) => `${who(seat)} pije ${potions$1[potion]}.`,
		"token-returned": ({ seat, token }, who) => `${who(seat)} odzyskuje ${amountOf(names$1, token, 1)}.`,
		"die-set-aside": ({ seat, die }, who) => `${who(seat)} odkłada na tę walkę ${dice$1[die]}.`,
		rolled: ({ seat, dice: rolled, silver }, who) => {
			const roll = rollOf(rolled, silver);
			if (rolled.length === 0) return `${who(seat)} sięga po kości i nie znajduje ani jednej.`;
			const list = [...roll.gold ? [roll.gold] : [], ...roll.silver ? [`srebrna kość ${roll.silver}`] : []].join(", ");
			return `${who(seat)} rzuca: ${list}.`;
		},
		rerolled: ({ seat, from, to }, who) => `${who(seat)} przerzuca kość: zamiast ${from} wypada ${to}.`,
		"die-changed": ({ seat, from, to, by }, who) => from === to ? `${sources$1[by]}: ${who(seat)} zostawia ${to}, ale kość jest już zmodyfikowana.` : `${sources$1[by]}: ${who(seat)} zmienia ${from} na ${to}.`,
		hit: ({ seat, foe, value, double }, who) => double ? `I drugi cios tym samym wynikiem ${value}: wróg ${foe + 1}.` : `${who(seat)} trafia wynikiem ${value}: wróg ${foe + 1}.`,
		"demon-killed": ({ seat, face }, who) => `${demonName(names$1, face)} pada. ${who(seat)} zdobywa ${amountOf(names$1, "level", face.level)}.`,
		"card-defeated": ({ seat, foe, card }, who) => `${who(seat)} przebija się dalej. Pada ${cards$1[card]}, miejsce ${foe + 1} z ${9}.`,
		"rage-woken": ({ seat }, who) => `Tego już za wiele! ${who(seat)} wpada w szał.`,
		"damage-faced": ({ seat, damage }, who) => `Wróg oddaje. Broni się: ${who(seat)}. Obrażenia: ${damage}.`,
		blocked: ({ seat, damage, by }, who) => `${sources$1[by]}: ${who(seat)} blokuje ${damage}.`,
		wounded: ({ seat, wounds, health }, who) => `${who(seat)} zaciska zęby: ${amountOf(names$1, "wound", wounds)}. Punkty życia: ${health}.`,
		died: ({ seat }, who) => `${who(seat)} ginie. Bardowie ściszają głos.`,
		"item-found": ({ seat, item }, who) => `${who(seat)} przeszukuje popioły i znajduje: ${items$1[item]}.`,
		"gem-climbed": ({ seat, column, level, gem }, who) => `${who(seat)} przesuwa w górę ${gems$1[gem]}. Cel: ${climbsTo(names$1, pool$1, column, level)}.`,
		"level-lost": ({ seat, colour }, who) => `Poziom przepada (${gems$1[colour]}): ${who(seat)}.`,
		"skill-gained": ({ seat, skill }, who) => `Ostatni klejnot rusza w górę: ${who(seat)} opanowuje umiejętność „${skills$1[skill]}”.`,
		achieved: ({ seat, achievement, blessing }, who) => `${who(seat)} zdobywa osiągnięcie: ${names$1.achievements[achievement]}.${blessing ? ` Kafelek kryje: ${blessings$1[blessing]}.` : ""}`,
		rested: ({ seat, last }, who) => last ? `Ostatni oddech przed burzą: ${who(seat)} odpoczywa.` : `${who(seat)} siada przy ogniu i łapie oddech.`,
		equipped: ({ seat, item }, who) => `${who(seat)} ${isWeapon(item) ? "bierze do ręki" : "zakłada"}: ${items$1[item]}.`,
		unequipped: ({ seat, item }, who) => `${who(seat)} odkłada do torby: ${items$1[item]}.`,
		brewed: ({ seat, item, potion }, who) => `${who(seat)} wymienia przedmiot „${items$1[item]}” na ${potions$1[potion]}.`,
		poured: ({ seat, potion }, who) => `${who(seat)} odrzuca ${potions$1[potion]}.`,
		breached: ({ seat }, who) => `${who(seat)} przedziera się przez mury! Po krainie niesie się wezwanie do broni.`,
		"lord-laid": ({ place }) => `Władca Demonów kładzie zakrytą kartę. Karty na stole: ${place + 1}.`,
		answered: ({ seat, cards: n }, who) => `${who(seat)} wkracza do miasta. Karty Władcy Demonów do przyjęcia: ${n}.`,
		"respite-begun": () => "Wszyscy są już w mieście. Ostatni krótki odpoczynek.",
		"blessings-revealed": ({ seat, blessings: tiles }, who) => tiles.length > 0 ? `${who(seat)} odsłania: ${tiles.map((tile) => blessings$1[tile]).join(", ")}.` : `${who(seat)} nie ma błogosławieństw, za to nie brak tu odwagi.`,
		"lord-turned": ({ card }) => `Władca Demonów odpowiada: ${cardText$1[card]}.`,
		"battle-begun": () => "Zaczyna się Ostateczna Bitwa! Przed każdym bohaterem staje dziewięć kart.",
		"round-begun": ({ round }) => `Ostateczna Bitwa, runda ${round}.`,
		"fury-turned": ({ seat, card }, who) => `Furia wybucha! ${who(seat)} ma do wyboru: ${cardText$1[card]}.`,
		roared: ({ cards: n }) => n > 0 ? `Władca Demonów ryczy: ${amountOf(names$1, "card", n)}.` : "Władca Demonów ryczy, ale kart już zabrakło.",
		"roar-turned": ({ card }) => `Ryk niesie: ${cardText$1[card]}.`,
		suffered: ({ seat, penalty }, who) => `${who(seat)} ponosi karę: ${penalties$1[penalty]}.`,
		"token-lost": ({ seat, token }, who) => `${who(seat)} traci ${amountOf(names$1, token, 1)}.`,
		"space-corrupted": ({ seat, slot }, who) => `${who(seat)} traci na zawsze pole zdolności: ${slots$1[slot]}.`,
		"space-filled": ({ seat, slot, token }, who) => `${who(seat)} marnuje ${tokens$1[token]}: ${slots$1[slot]}.`,
		"die-lost": ({ seat, die }, who) => `${who(seat)} traci na tę walkę kość ${die + 1}.`,
		"rage-spent": ({ seat }, who) => `${who(seat)} daje upust szałowi.`,
		"track-shortened": ({ seat, mark }, who) => `${who(seat)} czuje na karku oddech śmierci, która czeka na polu ${mark}.`,
		healed: ({ seat, health }, who) => `${who(seat)} leczy ranę. Punkty życia: ${health}.`,
		"blessing-used": ({ seat, blessing }, who) => `${who(seat)} wzywa niebiosa: ${blessings$1[blessing]}.`,
		"blessing-lost": ({ seat, blessing }, who) => `${who(seat)} traci błogosławieństwo: ${blessings$1[blessing]}.`,
		"deck-reshuffled": ({ cards: n }) => `Pokonane karty wracają do talii Władcy Demonów: ${n}.`,
		won: ({ seat, health }, who) => `${who(seat)} wygrywa swoją bitwę! Punkty życia: ${health}.`,
		finished: ({ winners }, who) => `Opowieść dobiega końca. ${winners.length > 1 ? "Wspólne zwycięstwo" : "Zwycięstwo"}: ${winners.map(who).join(", ")}.`
	},
	questions: {
		casting: () => "Wybierz swojego bohatera.",
		"bonus-gem": ({ card }) => `${names$1.bonuses[card]}. Wybierz klejnot, który wędruje w górę.`,
		turn: () => "Rusz na czoło, walcz z demonami albo odpocznij.",
		set: () => "Wybierz demony, które ruszą za tobą w pościg.",
		loot: () => "Weź jeden przedmiot ze skrzyni.",
		potions: () => "Wypij eliksir albo od razu rzuć kośćmi.",
		dose: ({ potion }) => `Wybierz jeszcze jeden żeton, który wróci (${potions$1[potion]}).`,
		aside: () => "Jedna kość mniej w tej walce: wybierz, którą odkładasz.",
		attack: () => "Połóż kości na pasujących liczbach albo najpierw je zmień.",
		block: () => "Zablokuj obrażenia tarczami albo przyjmij rany.",
		spoils: () => "Pada kilku wrogów: wybierz, czyj łup bierzesz najpierw.",
		level: ({ left }) => `Przesuń klejnot o jedno miejsce w górę.${left > 1 ? ` Poziomy do wydania: ${left}.` : ""}`,
		trophy: () => "Odwróć kartę i zobacz, jaki kryje przedmiot.",
		rest: ({ last }) => last ? "Ostatni odpoczynek: załóż to, co bierzesz do bitwy." : "Załóż przedmioty, a zbędne zamień w eliksiry.",
		effect: ({ card }) => `Wybierz: ${cardText$1[card]}.`,
		penalty: ({ card }) => `${capital(penalties$1[lordOf(card).penalty])}. Wskaż, co dokładnie.`,
		end: () => "Zatwierdź. Potem nie da się już nic cofnąć."
	},
	choices: {
		pick: ({ hero }) => names$1.heroes[hero],
		lift: ({ gem }) => capital(gems$1[gem]),
		move: () => "Ruch",
		fight: () => "Walka",
		rest: () => "Odpoczynek",
		breach: () => "Przedarcie się przez mury",
		answer: () => "Odpowiedź na wezwanie",
		take: ({ set }) => `Weź zestaw ${set + 1}`,
		loot: ({ item }) => items$1[item],
		drink: ({ potion, slot, well }) => `Wypij ${potions$1[potion]}. Wraca żeton: ${slots$1[slot]}, pole ${well + 1}`,
		waste: ({ potion }) => `Wypij ${potions$1[potion]} na darmo`,
		bless: ({ blessing }) => `Błogosławieństwo: ${blessings$1[blessing]} (${names$1.blessingText[blessing]})`,
		roll: () => "Rzuć kośćmi",
		decline: () => "Nie, dziękuję",
		aside: ({ die }) => `Odłóż ${dice$1[die]}`,
		use: ({ slot, ability, pay, die, to }) => `${capital(slots$1[slot])}, zdolność ${ability + 1}: kość ${die + 1} na ${to} (${paymentOf(names$1, pay)})`,
		rage: ({ die, to }) => `Szał: kość ${die + 1} na ${to}`,
		hit: ({ die, foe, location }) => `Kość ${die + 1}: wróg ${foe + 1}, miejsce ${location + 1}`,
		double: ({ die, foe, location, other, second }) => `${skills$1["double-strike"]}, kość ${die + 1}: wróg ${foe + 1}, miejsce ${location + 1} i wróg ${other + 1}, miejsce ${second + 1}`,
		reroll: ({ dice: chosen }) => `Przerzuć ${chosen.includes("+") ? "kości" : "kość"}: ${diceOf(chosen)}`,
		partner: ({ from }) => `${skills$1["dance-partner"]}: srebrna kość naśladuje kość ${from + 1}`,
		copy: ({ die, from }) => `${skills$1.volley}: kość ${die + 1} naśladuje kość ${from + 1}`,
		flip: ({ die }) => `${skills$1.somersault}: obróć kość ${die + 1}`,
		crush: ({ die, to }) => `${skills$1["crushing-blow"]}: kość ${die + 1} na ${to}`,
		invoke: ({ blessing, die, to }) => `${blessings$1[blessing]}: kość ${die + 1} na ${to}`,
		surge: ({ slot, well }) => `${skills$1["surge-of-power"]}. Wraca żeton: ${slots$1[slot]}, pole ${well + 1}`,
		done: () => "Gotowe",
		shield: ({ slot, ability, pay }) => `Tarcza: ${slots$1[slot]}, zdolność ${ability + 1} (${paymentOf(names$1, pay)})`,
		dodge: () => "Unik dzięki umiejętności",
		hinder: ({ foe }) => `Osłab cios: wróg ${foe + 1}`,
		venom: ({ potion }) => `${skills$1["venom-in-the-veins"]}: odrzuć ${potions$1[potion]}`,
		ward: ({ blessing }) => `${blessings$1[blessing]}: ${names$1.blessingText[blessing]}`,
		reveal: () => "Odwróć kartę",
		claim: ({ foe }) => `Najpierw: wróg ${foe + 1}`,
		climb: ({ column, level, gem }) => `${capital(gems$1[gem])}: ${placeOf(names$1, column, level)}, cel: ${climbsTo(names$1, pool$1, column, level)}`,
		equip: ({ item, slot, pay }) => `${isWeapon(item) ? "Weź do ręki" : "Załóż"}: ${items$1[item]}. Pole: ${slots$1[slot]}. Klejnoty: ${gemsOf(names$1, pay)}`,
		unequip: ({ slot }) => `Odłóż do torby: ${slots$1[slot]}`,
		brew: ({ item, potion }) => `Wymień przedmiot „${items$1[item]}” na ${potions$1[potion]}`,
		pour: ({ potion }) => `Odrzuć ${potions$1[potion]}`,
		suffer: () => "Przyjmij karę",
		wounds: () => "Przyjmij rany",
		forfeit: ({ blessing }) => `Poświęć: ${blessings$1[blessing]}`,
		corrupt: ({ slot, well }) => `Zniszcz: ${slots$1[slot]}, pole ${well + 1}`,
		drain: ({ potion, slot, well }) => `Zmarnuj ${potions$1[potion]}. Przepada żeton: ${slots$1[slot]}, pole ${well + 1}`,
		fill: ({ slot, well, token }) => `Połóż ${tokens$1[token]}: ${slots$1[slot]}, pole ${well + 1}`,
		lose: ({ die }) => `Strać kość ${die + 1}`,
		end: () => "Zatwierdź"
	},
	refusals: {
		"first-turn": () => "Pierwszą akcją musi być ruch",
		"at-walls": () => "Spod murów nie ma już drogi dalej, chyba że przez nie",
		"no-demons": () => "Żaden demon cię nie ściga",
		"not-at-walls": () => "Mury są jeszcze daleko",
		"demons-left": ({ demons }) => `Najpierw demony: ${demons}`,
		"already-breached": () => "Mury są już przełamane: odpowiedz na wezwanie",
		"not-breached": () => "Nikt jeszcze nie wzywa do broni",
		"wrong-space": ({ slot }) => `Przedmiot tu nie pasuje: ${slots$1[slot]}`,
		"space-taken": ({ slot }) => `Pole jest już zajęte: ${slots$1[slot]}`,
		"no-gems": ({ item }) => `Brakuje klejnotów: ${items$1[item]}`,
		"no-potion-space": ({ spaces }) => `Wszystkie pola na eliksiry są zajęte: ${spaces}`,
		"potion-space-free": () => "Na eliksiry jest jeszcze miejsce",
		"no-token": ({ token }) => `Pula jest pusta: ${tokens$1[token]}`,
		"no-blessing": () => "Brak błogosławieństw",
		"no-space": ({ colour, rule }) => rule === "S-126" ? "Żaden żeton nie pasuje na wolne pole zdolności" : `Brak wolnego pola zdolności${colour === "any" ? "" : `: ${names$1.spaces[colour]}`}`,
		"no-potion": () => "Żaden eliksir nie pasuje do wydanego żetonu",
		"rage-inactive": () => "Szał jest nieaktywny: budzi go nieprzydzielona kość, gdy wróg jeszcze stoi",
		"no-die": () => "Brak nieprzydzielonej kości",
		"other-number": ({ number, shown }) => `Tu pasuje ${number}, a kość pokazuje ${shown}`,
		"other-card": () => "Trafisz tylko kartę, na której stoisz",
		"only-changed": () => "W tej walce pasują tu tylko zmienione kości",
		corrupted: () => "To pole jest zniszczone na zawsze",
		spent: () => "Leży tu już żeton: odpoczynek zwolni to pole",
		"no-tokens": () => "Brakuje żetonów, żeby tego użyć",
		"no-change": () => "Żadnej kości nie można tym zmienić",
		"no-target": () => "Nie ma tego na czym użyć",
		used: () => "Już użyte",
		"before-roll-only": () => "Tylko przed rzutem",
		"after-roll-only": () => "Tylko zaraz po rzucie, zanim zrobisz coś innego",
		"attack-only": () => "Tylko w ataku",
		"block-only": () => "Tylko w bloku",
		"confrontation-only": () => "Błogosławieństwa działają dopiero w starciu z Władcą Demonów"
	},
	options: {
		difficulty: {
			name: "Poziom trudności",
			values: table$1.difficulties
		},
		heroes: {
			name: "Bohaterowie",
			values: {
				random: "Losowo",
				choice: "Wybór w kolejności tur",
				draft: "Jeden z dwóch wylosowanych, od ostatniego miejsca"
			}
		},
		bonuses: {
			name: "Premie początkowe",
			values: {
				on: "Tak",
				off: "Nie"
			}
		},
		hints: {
			name: "Podpowiedzi w walce",
			values: {
				on: "Tak",
				off: "Nie"
			}
		}
	},
	describe: describer(table$1, names$1)
});

// packages/games/sanctum/src/text/names-ru.ts
/** The names of everything in Sanctum, in Russian. */
const names = named({
	language: "ru",
	nouns: {
		stamina: {
			one: "маркер выносливости",
			few: "маркера выносливости",
			many: "маркеров выносливости"
		},
		focus: {
			one: "маркер энергии",
			few: "маркера энергии",
			many: "маркеров энергии"
		},
		level: {
			one: "уровень",
			few: "уровня",
			many: "уровней"
		},
		wound: {
			one: "повреждение",
			few: "повреждения",
			many: "повреждений"
		},
		damage: {
			one: "единица урона",
			few: "единицы урона",
			many: "единиц урона"
		},
		demon: {
			one: "демон",
			few: "демона",
			many: "демонов"
		},
		card: {
			one: "карта",
			few: "карты",
			many: "карт"
		}
	},
	heroes: {
		huntress: "Охотница",
		outlaw: "Изгнанник",
		slayer: "Палач",
		dancer: "Танцовщица"
	},
	styles: {
		huntress: "Терпеливая лучница: повторяет удачные броски, возвращает маркеры, а серебряный кубик катит её сокол.",
		outlaw: "Хитрый беглец, который живёт зельями, дымом и шулерскими кубиками.",
		slayer: "Буря в доспехах: ярость, крепкие щиты и удары, которые делают из шестёрки любое нужное число.",
		dancer: "Грация и скорость: перебрасывает кубики, переворачивает их, а одним бьёт дважды."
	},
	skills: {
		hardened: "Закалка",
		"pinning-shot": "Пригвождающий выстрел",
		evasion: "Уклонение",
		"hawk-eye": "Соколиный глаз",
		"trail-rations": "Походный паёк",
		"falcon-companion": "Верный сокол",
		"surge-of-power": "Вспышка силы",
		volley: "Залп",
		"clear-mind": "Ясность ума",
		"callused-hands": "Мозолистые руки",
		"smoke-bomb": "Дымовая бомба",
		"venom-in-the-veins": "Яд в жилах",
		"deep-pockets": "Глубокие карманы",
		"street-wise": "Уличная смекалка",
		antidote: "Противоядие",
		"loaded-dice": "Шулерские кубики",
		"poisoned-blade": "Отравленный клинок",
		"cold-blood": "Хладнокровие",
		"twin-rage": "Двойная ярость",
		"oak-heart": "Дубовое сердце",
		unbreakable: "Несокрушимость",
		berserk: "Берсерк",
		"tribal-lore": "Предания племени",
		"blood-fury": "Зов крови",
		"crushing-blow": "Сокрушительный удар",
		intimidate: "Устрашение",
		"focused-fury": "Собранная воля",
		"graceful-step": "Изящный шаг",
		"endurance-training": "Тренировка выносливости",
		"whirling-guard": "Вихревая защита",
		poise: "Самообладание",
		somersault: "Сальто",
		"dance-partner": "Партнёр по танцу",
		"double-strike": "Двойной удар",
		"battle-trance": "Боевой транс",
		encore: "На бис"
	},
	skillText: {
		hardened: "1 маркер выносливости навсегда.",
		"pinning-shot": "Раз за сражение, во время блока: одна непобеждённая карта с попаданием наносит на 1 меньше урона.",
		evasion: "Раз за сражение, во время блока: заблокируйте 1 единицу урона за каждый цвет, в котором у вас высвобождены все 6 кристаллов; белые не считаются.",
		"hawk-eye": "Раз за сражение, после броска: перебросьте 1 кубик.",
		"trail-rations": "1 маркер выносливости и 1 маркер энергии навсегда.",
		"falcon-companion": "Бросьте и серебряный кубик. Изменить его нельзя ничем, но можно перебросить и скопировать.",
		"surge-of-power": "Раз за сражение, во время атаки или блока: верните 1 потраченный маркер на выбор в его резерв.",
		volley: "Раз за сражение, во время атаки: выставьте на 1 кубике значение другого вашего кубика (считается изменением).",
		"clear-mind": "2 маркера энергии навсегда.",
		"callused-hands": "1 маркер выносливости навсегда.",
		"smoke-bomb": "Раз за сражение, во время блока: одна непобеждённая карта наносит на 2 меньше урона.",
		"venom-in-the-veins": "Раз за сражение, во время блока: сбросьте 1 зелье, чтобы заблокировать урон: 4.",
		"deep-pockets": "Немедленно: отныне у вас на 2 ячейки зелий больше.",
		"street-wise": "1 маркер выносливости и 1 маркер энергии навсегда.",
		antidote: "Первое зелье, выпитое перед броском, восстанавливает до 2 маркеров своего цвета.",
		"loaded-dice": "Раз за сражение, после броска: перебросьте не больше 2 кубиков.",
		"poisoned-blade": "Бросьте и серебряный кубик, если в этом сражении вы пили зелье или зелий у вас нет.",
		"cold-blood": "2 маркера энергии навсегда.",
		"twin-rage": "Немедленно: возьмите второй жетон ярости активной стороной вверх.",
		"oak-heart": "2 маркера выносливости навсегда.",
		unbreakable: "Первая способность со щитом в сражении даёт на 3 щита больше.",
		berserk: "После блока: если в этом сражении вы получили повреждение, один жетон ярости становится активным.",
		"tribal-lore": "1 маркер выносливости и 1 маркер энергии навсегда.",
		"blood-fury": "Бросьте и серебряный кубик, если активен хотя бы один ваш жетон ярости.",
		"crushing-blow": "Раз за сражение, во время атаки: выставьте на 1 кубике с 6 любое число (считается изменением).",
		intimidate: "Демоны I уровня не наносят вам урона; в Последней битве текущая карта наносит на 1 меньше.",
		"focused-fury": "2 маркера энергии навсегда.",
		"graceful-step": "Раз за сражение, во время блока: бесплатно заблокируйте 1 единицу урона.",
		"endurance-training": "2 маркера выносливости навсегда.",
		"whirling-guard": "Во время блока: за каждый невыставленный кубик вы блокируете 1 единицу урона, не больше 2.",
		poise: "1 маркер энергии навсегда.",
		somersault: "Раз за сражение, во время атаки: переверните 1 кубик на противоположную сторону (считается изменением).",
		"dance-partner": "Бросьте и серебряный кубик. Перед атакой можно выставить на нём значение другого вашего кубика (считается изменением).",
		"double-strike": "Раз за сражение: выставленный кубик попадает и по второму открытому символу с тем же числом.",
		"battle-trance": "1 маркер выносливости и 1 маркер энергии навсегда.",
		encore: "Раз за сражение, после броска: один раз перебросьте любое число своих кубиков."
	},
	timings: {
		immediate: "немедленно",
		"before-roll": "перед броском",
		roll: "при броске",
		"after-roll": "после броска",
		attack: "во время атаки",
		"attack-or-block": "во время атаки или блока",
		block: "во время блока",
		"after-block": "после блока"
	},
	demons: {
		"ash-imp": "Пепельный бес",
		"plague-whelp": "Чумной щенок",
		"bone-rattler": "Гремучий скелет",
		"cinder-brute": "Зольный громила",
		"blight-hound": "Гончая порчи",
		"frost-wight": "Ледяной упырь",
		"ember-tyrant": "Пылающий тиран",
		"rot-behemoth": "Гниющий исполин",
		"pale-colossus": "Бледный колосс"
	},
	items: {
		"dented-kettle-helm": "Помятый шлем-котелок",
		"straw-sandals": "Соломенные сандалии",
		"glass-pendant": "Стеклянная подвеска",
		"padded-jack": "Стёганка",
		sling: "Праща",
		buckler: "Баклер",
		cudgel: "Дубинка",
		"woodcutters-axe": "Топор дровосека",
		"hide-vest": "Жилет из шкур",
		"soft-slippers": "Мягкие туфли",
		"feathered-cap": "Оперённая шляпа",
		"copper-charm": "Медный оберег",
		"short-bow": "Короткий лук",
		"apprentice-wand": "Жезл ученика",
		"ringed-hauberk": "Кольчужная рубаха",
		"trackers-boots": "Сапоги следопыта",
		"novices-robe": "Ряса послушника",
		"seers-hood": "Капюшон провидца",
		"marching-boots": "Походные сапоги",
		"bone-whistle": "Костяной свисток",
		"bone-knife": "Костяной нож",
		"rusty-sabre": "Ржавая сабля",
		"hunters-mask": "Маска охотника",
		"river-pebble": "Речной камешек",
		"crow-plume-helm": "Шлем с вороньим пером",
		"druids-mantle": "Мантия друида",
		"oracles-circlet": "Обруч оракула",
		brigandine: "Бригантина",
		"acrobat-boots": "Туфли акробата",
		"banded-mail": "Пластинчатый доспех",
		"wolfskin-boots": "Сапоги из волчьей шкуры",
		"scholars-cap": "Шапочка учёного",
		"pathfinder-boots": "Сапоги первопроходца",
		"sapphire-eye": "Сапфировое око",
		"garnet-brooch": "Гранатовая брошь",
		"silver-bell": "Серебряный колокольчик",
		"war-pick": "Боевой клевец",
		"long-bow": "Длинный лук",
		falchion: "Фальшион",
		"hooked-spear": "Копьё с крюком",
		"hand-crossbow": "Ручной арбалет",
		"rune-wand": "Рунический жезл",
		"warded-robe": "Заговорённая роба",
		"mirror-cuirass": "Зеркальная кираса",
		"gatekeepers-helm": "Шлем привратника",
		"thorn-crown": "Венец из шипов",
		"visored-sallet": "Салад с забралом",
		"scale-coat": "Чешуйчатый доспех",
		"jade-leaf": "Нефритовый лист",
		"twin-feather": "Парное перо",
		"windwalker-shoes": "Башмаки ветрохода",
		"duelists-rapier": "Рапира дуэлянта",
		"moon-sickle": "Лунный серп",
		"blood-bead": "Кровавая бусина",
		"iron-greaves": "Железные поножи",
		"spiked-mace": "Шипастая булава",
		"ember-treads": "Тлеющие сапоги",
		"twin-daggers": "Парные кинжалы",
		"frost-rod": "Морозный жезл",
		"kite-shield": "Каплевидный щит",
		"dragon-helm": "Драконий шлем",
		"crown-of-antlers": "Корона из оленьих рогов",
		"starseers-diadem": "Диадема звездочёта",
		"living-bark": "Живая кора",
		"astral-vestment": "Астральное облачение",
		"golden-plate": "Золотые латы",
		"seven-league-boots": "Семимильные сапоги",
		"titan-sabatons": "Сабатоны титана",
		"stagrunner-boots": "Сапоги быстроногого оленя",
		"heart-of-the-mountain": "Сердце горы",
		"verdant-seal": "Цветущая печать",
		"tear-of-the-angel": "Слеза ангела",
		"skyfall-bow": "Лук падающих небес",
		"staff-of-tides": "Посох приливов",
		demonbane: "Погибель демонов",
		"orb-of-whispers": "Сфера шёпотов",
		"tower-shield": "Ростовой щит",
		"twin-glaives": "Парные глефы",
		"executioners-hood": "Капюшон карателя",
		"jade-shard": "Нефритовый осколок",
		"phantom-slippers": "Призрачные туфли",
		"thunder-crossbow": "Громовой арбалет",
		"blade-of-dawn": "Клинок рассвета",
		"warlords-harness": "Доспех военачальника"
	},
	types: {
		helmet: "шлем",
		armor: "доспех",
		boots: "обувь",
		amulet: "амулет",
		weapon: "оружие"
	},
	slots: {
		helmet: "шлем",
		armor: "доспех",
		boots: "обувь",
		amulet: "амулет",
		"weapon-1": "левая рука",
		"weapon-2": "правая рука"
	},
	gems: {
		red: "красный кристалл",
		green: "зелёный кристалл",
		blue: "синий кристалл",
		white: "белый кристалл"
	},
	colours: {
		red: "красный",
		green: "зелёный",
		blue: "синий"
	},
	spaces: {
		red: "красная ячейка",
		blue: "синяя ячейка",
		purple: "фиолетовая ячейка"
	},
	potions: {
		red: "красное зелье",
		blue: "синее зелье"
	},
	potionText: {
		red: "Перед броском: возвращает в резерв 1 маркер выносливости.",
		blue: "Перед броском: возвращает в резерв 1 маркер энергии."
	},
	effects: {
		set: (n) => `выставьте на 1 кубике ${n}`,
		plus: (n) => `повысьте 1 кубик ровно на ${n}`,
		minus: (n) => `понизьте 1 кубик ровно на ${n}`,
		"plus-or-minus": (n) => `повысьте или понизьте 1 кубик ровно на ${n}`,
		"raise-any": () => "повысьте 1 кубик на любое число",
		"lower-any": () => "понизьте 1 кубик на любое число",
		shield: (n) => `заблокируйте урон: ${n}`
	},
	blessings: {
		"stamina-1": "Дыхание ангела",
		"stamina-2": "Дыхание ангела",
		"focus-1": "Взор ангела",
		"focus-2": "Взор ангела",
		"raise-any": "Возносящее крыло",
		"lower-any": "Смиренный поклон",
		"plus-or-minus-2": "Малые весы",
		"plus-or-minus-3": "Большие весы",
		"set-1": "Первая звезда",
		"set-6": "Шесть огней",
		"shield-2": "Малая эгида",
		"shield-3": "Большая эгида"
	},
	achievements: {
		skill: "Превосходство в навыках",
		gem: "Превосходство в кристаллах",
		equip: "Превосходство в снаряжении",
		higher: "Превосходство в уровне"
	},
	goals: {
		skill: (n) => `разблокированные навыки: ${n}`,
		gem: (n) => `высвобожденные кристаллы: по ${n} в двух цветах, без белых`,
		equip: (n) => `сумма уровней надетых предметов: ${n}`,
		higher: (n) => `уровень ${n} любого превосходства в игре`
	},
	penalties: {
		"lose-stamina": "потеря 1 ед. выносливости",
		"lose-focus": "потеря 1 ед. энергии",
		"lose-blessing": "потеря 1 благословения",
		"lose-blessing-then-heal-1": "потеря 1 благословения и лечение 1 повреждения",
		"corrupt-any": "блокировка 1 ячейки способности",
		"corrupt-red": "блокировка 1 красной ячейки",
		"corrupt-blue": "блокировка 1 синей ячейки",
		"corrupt-purple": "блокировка 1 фиолетовой ячейки",
		"one-die-less-next-fight": "на 1 кубик меньше в следующем сражении",
		"two-more-damage-next-fight": "на 2 ед. урона больше в следующем сражении",
		"shorten-track-2": "шкала здоровья короче на 2",
		"drink-and-lose": "зелье впустую (восстановленный маркер пропадает)",
		"pay-for-space": "оплата 1 ячейки способности без эффекта",
		"reroll-all-2": "переброс всех двоек",
		"reroll-all-3": "переброс всех троек",
		"reroll-all-5": "переброс всех пятёрок",
		"use-rage": "ярость впустую",
		"lose-unassigned-die": "потеря 1 невыставленного кубика на это сражение",
		"only-modified-dice": "только изменённые кубики на этой карте"
	},
	acts: {
		I: "Акт I",
		II: "Акт II",
		III: "Акт III",
		IV: "Акт IV",
		V: "Акт V: стены Санктума",
		VI: "Акт VI: Повелитель Демонов"
	},
	lordCard: "карта Повелителя Демонов",
	furyCard: "карта гнева",
	level: "уровень",
	cost: "цена",
	whileEquipped: "пока предмет надет",
	start: "В начале",
	headStart: (place) => `Бонус: ${place}`,
	headStartText: (from, to) => `1 кристалл поднимается; откуда: ${from}, куда: ${to}`,
	doors: (penalty, wounds) => `${penalty} или ${wounds}`
});

// packages/games/sanctum/src/text/ru.ts
/** Sanctum in Russian. Player names stand in the nominative, verbs in the present: nobody's gender is guessed. */
var ru_exports = /* @__PURE__ */ __exportAll({ ru: () => ru });
const { items, skills, blessings, potions, slots, gems, cards, cardText, penalties } = names;
const sources = sourcesOf(names, "Способность планшета", "Ярость");
const pool = "резерв кристаллов";
const tokens = {
	stamina: "маркер выносливости",
	focus: "маркер энергии"
};
const dice = {
	gold: "золотой кубик",
	silver: "серебряный кубик"
};
const table = {
	titles: {
		table: "Стол",
		march: "Поход",
		achievements: "Достижения",
		lord: "Повелитель Демонов"
	},
	phases: {
		setup: "Выбор героев",
		march: "Поход",
		call: "Зов битвы",
		respite: "Последняя передышка",
		response: "Ответ Повелителя Демонов",
		battle: "Последняя битва",
		over: "Конец сказания"
	},
	difficulties: {
		normal: "Нормальный",
		hard: "Сложный",
		nightmare: "Кошмарный",
		infernal: "Адский"
	},
	fates: {
		alive: "в игре",
		won: "битва выиграна",
		dead: "вне игры"
	},
	fightPhases: {
		potions: "перед броском",
		attack: "атака",
		block: "блок",
		levels: "уровни и предметы"
	},
	wells: {
		empty: "свободно",
		stamina: "маркер выносливости",
		focus: "маркер энергии",
		corrupt: "заблокировано"
	},
	none: "нет",
	walls: "стены Санктума",
	cathedral: "собор",
	notYet: "ещё до начала похода",
	faceDown: "рубашкой вверх",
	used: "уже использовано",
	hit: "попадание",
	defeated: "побеждена",
	silver: "серебряный",
	diceUse: {
		free: "свободен",
		placed: "выставлен",
		lost: "потерян"
	},
	changed: "изменён",
	difficulty: (name) => `Уровень сложности: ${name}.`,
	round: (round) => `Раунд ${round}.`,
	vanguard: (name) => `Авангард: ${name}.`,
	deck: (level, left, top, discarded) => `Колода демонов ${level} уровня. Осталось: ${left}. Наверху: ${top}. В сбросе: ${discarded}.`,
	space: (act, space) => `${act}, ячейка ${space}`,
	front: (place) => `Голова похода: ${place}.`,
	order: (list) => `Походный порядок: ${list}.`,
	next: (sets) => `Следующая ячейка откроет демонов уровней: ${sets}.`,
	set: (number, demons) => `Группа ${number}: ${demons}.`,
	chest: (list) => `В сундуке: ${list}.`,
	achievement: (name, goal, state) => `${name} (${goal}): ${state}.`,
	open: "свободно",
	blocked: "вне игры",
	laid: (number, text) => `Карта у собора ${number}: ${text}.`,
	roared: (number, text) => `Карта рёва ${number}: ${text}.`,
	roar: (n) => `Карты следующего рёва: ${n}.`,
	lordDeck: (n) => `Карты в колоде Повелителя Демонов: ${n}.`,
	hero: (hero, fate) => `Герой: ${hero}, ${fate}.`,
	health: (health, mark) => `Здоровье: ${health}. Смерть на делении: ${mark}.`,
	rage: (active, tiles) => `Активные жетоны ярости: ${active} из ${tiles}.`,
	pools: (list) => `В резервах: ${list}.`,
	gold: (n) => `Золотые кубики: ${n}.`,
	angel: "Ещё один ждёт в резерве кристаллов.",
	silverDie: "Серебряный кубик уже в игре.",
	place: (place) => `Место: ${place}.`,
	gemPool: (list) => `Резерв кристаллов: ${list}.`,
	skill: (place, name, state, text) => `${place}, «${name}»: ${state}. ${text}`,
	gained: "разблокирован",
	ability: (text, wells) => `${text}: ${wells}`,
	bag: (item, text) => `В мешке: ${item}. ${text}`,
	emptyBag: "Мешок пуст.",
	potions: (list, spaces) => `Зелья: ${list}. Ячейки зелий: ${spaces}.`,
	blessing: (name, text) => `Благословение: ${name}${text && ` (${text})`}.`,
	foe: (number, name, rest) => `Враг ${number}: ${name}, ${rest}.`,
	current: "текущая карта",
	numbers: (list) => `числа: ${list}`,
	damage: (damage) => `урон ${damage}`,
	spoils: (level, gem, item) => `${level} уровень (${gem}), скрывает: ${item}`,
	fight: (phase, list) => `Сражение, ${phase}. Кубики: ${list}.`,
	usedSkills: (list) => `Навыки, использованные в этом сражении: ${list}.`,
	fewerDice: (n) => `Меньше кубиков в следующем сражении: ${n}.`,
	extraDamage: (n) => `Дополнительный урон в следующем сражении: ${n}.`,
	answered: (n) => `Карты Повелителя Демонов, которые предстоит вынести: ${n}.`,
	defeatedCards: (n) => `Побеждённые карты: ${n} из ${9}.`
};
/** Every sentence of the game in Russian. */
const ru = typesetLexicon({
	name: "Санктум",
	tagline: "Идите вперёд, сражайтесь и крепните, а потом взберитесь на стены и встаньте перед Повелителем Демонов.",
	events: {
		"lot-drawn": ({ seat }, who) => `Жребий решает, кто начинает: ${who(seat)}.`,
		"hero-picked": ({ seat, hero }, who) => `${who(seat)} вступает в поход. Герой: ${names.heroes[hero]}.`,
		"bonus-drawn": ({ seat, card }, who) => `${who(seat)} тянет карту. ${names.bonuses[card]}.`,
		"potion-gained": ({ seat, potion }, who) => `${who(seat)} берёт в дорогу ${potions[potion]}.`,
		"turn-begun": ({ seat }, who) => `Ходит: ${who(seat)}.`,
		moved: ({ seat, act, space }, who) => `${who(seat)} ${variant([
			"вырывается вперёд",
			"становится во главе похода",
			"обгоняет всех"
		], space)}. ${table.space(names.acts[act], space)}.`,
		"walls-reached": ({ seat }, who) => `${who(seat)} поднимает голову: вот они, стены Санктума!`,
		"sets-laid": ({ sets }) => `Из тьмы выходят: ${setsOf(names, sets)}.`,
		"die-granted": ({ seat }, who) => `Ангел улыбается: ${who(seat)} получает золотой кубик.`,
		"set-taken": ({ seat, faces }, who) => `${who(seat)} уводит за собой погоню: ${setOf(names, faces)}.`,
		"chest-opened": ({ items: found }) => `Сундук скрипит и открывается: ${found.map((item) => items[item]).join(", ")}.`,
		looted: ({ seat, item }, who) => `${who(seat)} запускает руку в сундук и достаёт: ${items[item]}.`,
		"fight-begun": ({ seat }, who) => `${who(seat)} ${variant([
			"принимает бой",
			"перестаёт убегать и разворачивается",
			"скалит зубы"
		], seat)}.`,
		"potion-drunk": ({ seat, potion }, who) => `${who(seat)} пьёт ${potions[potion]}.`,
		"token-returned": ({ seat, token }, who) => `${who(seat)} возвращает в резерв ${amountOf(names, token, 1)}.`,
		"die-set-aside": ({ seat, die }, who) => `${who(seat)} откладывает на это сражение ${dice[die]}.`,
		rolled: ({ seat, dice: rolled, silver }, who) => {
			const roll = rollOf(rolled, silver);
			if (rolled.length === 0) return `${who(seat)} тянется к кубикам и не находит ни одного.`;
			const list = [...roll.gold ? [roll.gold] : [], ...roll.silver ? [`серебряный кубик ${roll.silver}`] : []].join(", ");
			return `${who(seat)} бросает: ${list}.`;
		},
		rerolled: ({ seat, from, to }, who) => `${who(seat)} перебрасывает кубик: вместо ${from} выпадает ${to}.`,
		"die-changed": ({ seat, from, to, by }, who) => from === to ? `${sources[by]}: ${who(seat)} оставляет ${to}, но кубик уже считается изменённым.` : `${sources[by]}: ${who(seat)} меняет ${from} на ${to}.`,
		hit: ({ seat, foe, value, double }, who) => double ? `И второй удар тем же числом ${value}: враг ${foe + 1}.` : `${who(seat)} бьёт числом ${value}: враг ${foe + 1}.`,
		"demon-killed": ({ seat, face }, who) => `${demonName(names, face)} падает. ${who(seat)} получает ${amountOf(names, "level", face.level)}.`,
		"card-defeated": ({ seat, foe, card }, who) => `${who(seat)} прорывается дальше. Повержена ${cards[card]}, место ${foe + 1} из ${9}.`,
		"rage-woken": ({ seat }, who) => `Это последняя капля! ${who(seat)} приходит в ярость.`,
		"damage-faced": ({ seat, damage }, who) => `Враг бьёт в ответ. Защищается: ${who(seat)}. Урон: ${damage}.`,
		blocked: ({ seat, damage, by }, who) => `${sources[by]}: ${who(seat)} блокирует ${damage}.`,
		wounded: ({ seat, wounds, health }, who) => `${who(seat)} стискивает зубы: ${amountOf(names, "wound", wounds)}. Здоровье: ${health}.`,
		died: ({ seat }, who) => `${who(seat)} гибнет. Барды понижают голос.`,
		"item-found": ({ seat, item }, who) => `${who(seat)} роется в пепле и находит: ${items[item]}.`,
		"gem-climbed": ({ seat, column, level, gem }, who) => `${who(seat)} передвигает вверх ${gems[gem]}. Куда: ${climbsTo(names, pool, column, level)}.`,
		"level-lost": ({ seat, colour }, who) => `Уровень пропадает (${gems[colour]}): ${who(seat)}.`,
		"skill-gained": ({ seat, skill }, who) => `Последний кристалл уходит вверх: ${who(seat)} осваивает навык «${skills[skill]}».`,
		achieved: ({ seat, achievement, blessing }, who) => `${who(seat)} получает достижение: ${names.achievements[achievement]}.${blessing ? ` Жетон скрывает: ${blessings[blessing]}.` : ""}`,
		rested: ({ seat, last }, who) => last ? `Затишье перед бурей: ${who(seat)} отдыхает.` : `${who(seat)} садится у огня и переводит дух.`,
		equipped: ({ seat, item }, who) => `${who(seat)} ${isWeapon(item) ? "берёт в руки" : "надевает"}: ${items[item]}.`,
		unequipped: ({ seat, item }, who) => `${who(seat)} убирает в мешок: ${items[item]}.`,
		brewed: ({ seat, item, potion }, who) => `${who(seat)} меняет предмет «${items[item]}» на ${potions[potion]}.`,
		poured: ({ seat, potion }, who) => `${who(seat)} сбрасывает ${potions[potion]}.`,
		breached: ({ seat }, who) => `${who(seat)} взбирается на стены! По округе разносится зов битвы.`,
		"lord-laid": ({ place }) => `Повелитель Демонов кладёт закрытую карту. Карты на столе: ${place + 1}.`,
		answered: ({ seat, cards: n }, who) => `${who(seat)} входит в город. Карты Повелителя Демонов, которые предстоит вынести: ${n}.`,
		"respite-begun": () => "Все в городе. Последняя передышка.",
		"blessings-revealed": ({ seat, blessings: tiles }, who) => tiles.length > 0 ? `${who(seat)} открывает: ${tiles.map((tile) => blessings[tile]).join(", ")}.` : `${who(seat)} идёт в бой без благословений, на одной отваге.`,
		"lord-turned": ({ card }) => `Повелитель Демонов отвечает: ${cardText[card]}.`,
		"battle-begun": () => "Начинается Последняя битва! Перед каждым героем девять карт.",
		"round-begun": ({ round }) => `Последняя битва, раунд ${round}.`,
		"fury-turned": ({ seat, card }, who) => `Гнев вырывается наружу! ${who(seat)} выбирает: ${cardText[card]}.`,
		roared: ({ cards: n }) => n > 0 ? `Повелитель Демонов ревёт: ${amountOf(names, "card", n)}.` : "Повелитель Демонов ревёт, но карт больше нет.",
		"roar-turned": ({ card }) => `Рёв приносит: ${cardText[card]}.`,
		suffered: ({ seat, penalty }, who) => `${who(seat)} расплачивается: ${penalties[penalty]}.`,
		"token-lost": ({ seat, token }, who) => `${who(seat)} теряет ${amountOf(names, token, 1)}.`,
		"space-corrupted": ({ seat, slot }, who) => `${who(seat)} навсегда теряет ячейку способности: ${slots[slot]}.`,
		"space-filled": ({ seat, slot, token }, who) => `${who(seat)} впустую тратит ${tokens[token]}: ${slots[slot]}.`,
		"die-lost": ({ seat, die }, who) => `${who(seat)} теряет на это сражение кубик ${die + 1}.`,
		"rage-spent": ({ seat }, who) => `${who(seat)} даёт волю ярости.`,
		"track-shortened": ({ seat, mark }, who) => `${who(seat)} чувствует дыхание смерти, которая ждёт на делении ${mark}.`,
		healed: ({ seat, health }, who) => `${who(seat)} лечит повреждение. Здоровье: ${health}.`,
		"blessing-used": ({ seat, blessing }, who) => `${who(seat)} взывает к небесам: ${blessings[blessing]}.`,
		"blessing-lost": ({ seat, blessing }, who) => `${who(seat)} теряет благословение: ${blessings[blessing]}.`,
		"deck-reshuffled": ({ cards: n }) => `Побеждённые карты возвращаются в колоду Повелителя Демонов: ${n}.`,
		won: ({ seat, health }, who) => `${who(seat)} выигрывает свою битву! Здоровье: ${health}.`,
		finished: ({ winners }, who) => `Сказание окончено. ${winners.length > 1 ? "Общая победа" : "Победа"}: ${winners.map(who).join(", ")}.`
	},
	questions: {
		casting: () => "Выберите своего героя.",
		"bonus-gem": ({ card }) => `${names.bonuses[card]}. Выберите кристалл, который поднимется.`,
		turn: () => "Продвиньтесь вперёд, сразитесь или отдохните.",
		set: () => "Выберите демонов, которые пустятся за вами в погоню.",
		loot: () => "Возьмите из сундука один предмет.",
		potions: () => "Выпейте зелье или сразу бросьте кубики.",
		dose: ({ potion }) => `Выберите ещё один маркер, который вернётся (${potions[potion]}).`,
		aside: () => "В этом сражении на кубик меньше: выберите, какой отложить.",
		attack: () => "Выставьте кубики на их числа или сначала измените их.",
		block: () => "Заблокируйте урон щитами или примите повреждения.",
		spoils: () => "Пало несколько врагов: выберите, чью добычу взять первой.",
		level: ({ left }) => `Поднимите кристалл на одно место.${left > 1 ? ` Осталось уровней: ${left}.` : ""}`,
		trophy: () => "Переверните карту и узнайте, какой на ней предмет.",
		rest: ({ last }) => last ? "Последний отдых: наденьте то, с чем пойдёте в битву." : "Наденьте предметы, а лишние обменяйте на зелья.",
		effect: ({ card }) => `Выберите: ${cardText[card]}.`,
		penalty: ({ card }) => `${capital(penalties[lordOf(card).penalty])}. Укажите, что именно.`,
		end: () => "Подтвердите. Потом уже ничего не отменить."
	},
	choices: {
		pick: ({ hero }) => names.heroes[hero],
		lift: ({ gem }) => capital(gems[gem]),
		move: () => "Продвинуться",
		fight: () => "Сразиться",
		rest: () => "Отдохнуть",
		breach: () => "Взобраться на стены",
		answer: () => "Откликнуться на зов",
		take: ({ set }) => `Взять группу ${set + 1}`,
		loot: ({ item }) => items[item],
		drink: ({ potion, slot, well }) => `Выпить ${potions[potion]}. Вернуть маркер: ${slots[slot]}, ячейка ${well + 1}`,
		waste: ({ potion }) => `Выпить ${potions[potion]} впустую`,
		bless: ({ blessing }) => `Благословение: ${blessings[blessing]} (${names.blessingText[blessing]})`,
		roll: () => "Бросить кубики",
		decline: () => "Нет, спасибо",
		aside: ({ die }) => `Отложить ${dice[die]}`,
		use: ({ slot, ability, pay, die, to }) => `${capital(slots[slot])}, способность ${ability + 1}: кубик ${die + 1} на ${to} (${paymentOf(names, pay)})`,
		rage: ({ die, to }) => `Ярость: кубик ${die + 1} на ${to}`,
		hit: ({ die, foe, location }) => `Кубик ${die + 1}: враг ${foe + 1}, символ ${location + 1}`,
		double: ({ die, foe, location, other, second }) => `${skills["double-strike"]}, кубик ${die + 1}: враг ${foe + 1}, символ ${location + 1} и враг ${other + 1}, символ ${second + 1}`,
		reroll: ({ dice: chosen }) => `Перебросить ${chosen.includes("+") ? "кубики" : "кубик"}: ${diceOf(chosen)}`,
		partner: ({ from }) => `${skills["dance-partner"]}: серебряный кубик повторяет кубик ${from + 1}`,
		copy: ({ die, from }) => `${skills.volley}: кубик ${die + 1} повторяет кубик ${from + 1}`,
		flip: ({ die }) => `${skills.somersault}: перевернуть кубик ${die + 1}`,
		crush: ({ die, to }) => `${skills["crushing-blow"]}: кубик ${die + 1} на ${to}`,
		invoke: ({ blessing, die, to }) => `${blessings[blessing]}: кубик ${die + 1} на ${to}`,
		surge: ({ slot, well }) => `${skills["surge-of-power"]}. Вернуть маркер: ${slots[slot]}, ячейка ${well + 1}`,
		done: () => "Готово",
		shield: ({ slot, ability, pay }) => `Щит: ${slots[slot]}, способность ${ability + 1} (${paymentOf(names, pay)})`,
		dodge: () => "Уйти от удара с помощью навыка",
		hinder: ({ foe }) => `Ослабить удар: враг ${foe + 1}`,
		venom: ({ potion }) => `${skills["venom-in-the-veins"]}: сбросить ${potions[potion]}`,
		ward: ({ blessing }) => `${blessings[blessing]}: ${names.blessingText[blessing]}`,
		reveal: () => "Перевернуть карту",
		claim: ({ foe }) => `Сначала: враг ${foe + 1}`,
		climb: ({ column, level, gem }) => `${capital(gems[gem])}: ${placeOf(names, column, level)}, куда: ${climbsTo(names, pool, column, level)}`,
		equip: ({ item, slot, pay }) => `${isWeapon(item) ? "Взять в руки" : "Надеть"}: ${items[item]}. Ячейка: ${slots[slot]}. Кристаллы: ${gemsOf(names, pay)}`,
		unequip: ({ slot }) => `Убрать в мешок: ${slots[slot]}`,
		brew: ({ item, potion }) => `Обменять предмет «${items[item]}» на ${potions[potion]}`,
		pour: ({ potion }) => `Сбросить ${potions[potion]}`,
		suffer: () => "Принять расплату",
		wounds: () => "Принять повреждения",
		forfeit: ({ blessing }) => `Пожертвовать: ${blessings[blessing]}`,
		corrupt: ({ slot, well }) => `Заблокировать: ${slots[slot]}, ячейка ${well + 1}`,
		drain: ({ potion, slot, well }) => `Потратить впустую ${potions[potion]}. Пропадает маркер: ${slots[slot]}, ячейка ${well + 1}`,
		fill: ({ slot, well, token }) => `Положить ${tokens[token]}: ${slots[slot]}, ячейка ${well + 1}`,
		lose: ({ die }) => `Потерять кубик ${die + 1}`,
		end: () => "Подтвердить"
	},
	refusals: {
		"first-turn": () => "Первым действием нужно продвинуться",
		"at-walls": () => "От стен нет пути вперёд, кроме как через них",
		"no-demons": () => "Вас не преследует ни один демон",
		"not-at-walls": () => "До стен ещё далеко",
		"demons-left": ({ demons }) => `Сначала демоны: ${demons}`,
		"already-breached": () => "На стены уже взобрались: откликнитесь на зов",
		"not-breached": () => "Зов битвы ещё не звучал",
		"wrong-space": ({ slot }) => `Предмет сюда не подходит: ${slots[slot]}`,
		"space-taken": ({ slot }) => `Ячейка уже занята: ${slots[slot]}`,
		"no-gems": ({ item }) => `Не хватает кристаллов: ${items[item]}`,
		"no-potion-space": ({ spaces }) => `Все ячейки зелий заняты: ${spaces}`,
		"potion-space-free": () => "Для зелий ещё есть место",
		"no-token": ({ token }) => `Резерв пуст: ${tokens[token]}`,
		"no-blessing": () => "Благословений не осталось",
		"no-space": ({ colour, rule }) => rule === "S-126" ? "Ни один маркер не подходит к свободной ячейке" : `Нет свободной ячейки способности${colour === "any" ? "" : `: ${names.spaces[colour]}`}`,
		"no-potion": () => "Ни одно зелье не подходит к потраченному маркеру",
		"rage-inactive": () => "Ярость неактивна: её будит невыставленный кубик, пока враг ещё стоит",
		"no-die": () => "Невыставленных кубиков не осталось",
		"other-number": ({ number, shown }) => `Сюда подходит ${number}, а на кубике ${shown}`,
		"other-card": () => "Бить можно только карту, на которой вы стоите",
		"only-changed": () => "В этом бою сюда подходят только изменённые кубики",
		corrupted: () => "Эта ячейка заблокирована навсегда",
		spent: () => "Здесь уже лежит маркер: отдых освободит ячейку",
		"no-tokens": () => "Не хватает маркеров",
		"no-change": () => "Ни один кубик так изменить нельзя",
		"no-target": () => "Применить не на чем",
		used: () => "Уже использовано",
		"before-roll-only": () => "Только до броска",
		"after-roll-only": () => "Только сразу после броска, прежде всего остального",
		"attack-only": () => "Только во время атаки",
		"block-only": () => "Только во время блока",
		"confrontation-only": () => "Благословения ждут битвы с Повелителем Демонов"
	},
	options: {
		difficulty: {
			name: "Уровень сложности",
			values: table.difficulties
		},
		heroes: {
			name: "Герои",
			values: {
				random: "По жребию",
				choice: "Выбор в порядке хода",
				draft: "Один из двух вытянутых, с последнего места"
			}
		},
		bonuses: {
			name: "Начальные бонусы",
			values: {
				on: "Да",
				off: "Нет"
			}
		},
		hints: {
			name: "Подсказки в бою",
			values: {
				on: "Да",
				off: "Нет"
			}
		}
	},
	describe: describer(table, names)
});

// packages/games/sanctum/src/text/rules-en.ts
var rules_en_exports = /* @__PURE__ */ __exportAll({ rules: () => rules$2 });
/** The rules of Sanctum for players, in English. */
const rules$2 = drawer({
	"Setting the table": {
		"S-1": "Two, three or four of you play, each for yourself. Agree on a difficulty first; it matters only in act VI (S-107).",
		"S-2": "The 84 demon cards form three decks, one for each level, with the colours mixed. Decks lie demon side up: everybody sees the top card of each and how many cards are left, and nothing below. Each deck has its own discard pile; should a deck run out, its discards are shuffled into a new one.",
		"S-3": "Four players play acts I to VI. Three players skip act III, two players skip acts II and IV. No more than two act boards are on the table at once; you start with act I and the next one in play.",
		"S-4": "Twelve achievement tiles are shuffled face down. Eleven go at random on the eleven spaces of the achievement board, the twelfth goes back into the box unseen.",
		"S-5": "With two players a die is rolled for each of the three levels, and one space of that level drops out: 1 or 2 takes the skill space, 3 or 4 the gem space, 5 or 6 the equip space. The two higher level spaces always stay. Eight random tiles go on what is left, four into the box.",
		"S-6": "Angels bring dice. One gold die for each player waits for act V. Another die for each player waits on the road: on space 3 of act III with two or four players, on space 4 of act II with three.",
		"S-7": "The Demon Lord deck and the fury deck are set aside. Potions, tokens and hit markers form a supply for all.",
		"S-8": "You get a hero: dealt at random, or chosen in turn order, or drafted from the last seat to the first out of two drawn ones. You start with one active rage tile, the stamina and focus printed on your board, 10 health, 2 gold dice and 1 white gem in your gem pool. A third gold die waits in the gem pool; it is not yours yet (S-48).",
		"S-9": "Your nine skills form a table: red on the left, green in the middle, blue on the right; level I on top, level III at the bottom. Each starts with its printed gems, and tiles also with their tokens. Your silver die waits on one of the skills and cannot be used until you gain that skill.",
		"S-10": "The first player is drawn by lot; play goes clockwise. Unless you agreed to leave them out, starting bonuses go by turn order: the first player gets a potion, the second a bonus card, the third one of each, the fourth two bonus cards. The six cards name red, green and blue skills of levels III and II.",
		"S-11": "A starting potion is tossed like a coin, red or blue, and goes on one of your potion spaces.",
		"S-12": "For each bonus card, one gem moves from the skill it names to the skill above. If gems of two colours lie there, you choose which. Should the skill become empty, you gain it (S-40). Cards are carried out in the order dealt, seats in turn order."
	},
	"Your turn": {
		"S-13": "On your turn you take exactly one action: move, fight or rest.",
		"S-14": "Your very first action must be a move. The first player enters space 1 of act I.",
		"S-15": "You may rest while demons chase you. They wait and do nothing."
	},
	Moving: {
		"S-16": "Step 1, advance. You go to the first free space in front of everybody, however far behind you were; if you lead, that is one space. After the last space of a board comes space 1 of the next board in play. A fallen hero’s figure still counts, so the front never goes back and every space is entered only once.",
		"S-17": "Step 2, reveal. Your space says which demons appear on its board. The first space of a board lays out five sets, every later space adds one. A set is one demon or two, of the levels shown.",
		"S-18": "Step 3, take. You choose one of the five sets on that board and take all its demons, never parts of different sets. They chase you until you slay them.",
		"S-19": "Step 4, the chest. The last space of acts I to IV holds a treasure chest, opened at the end of the turn of whoever moved there. All demons still on that board turn into their items. That player first, then the others from the front of the march to the back, must each take one item into the bag; a former pair may be split. Nobody gains levels. The rest goes to the discard piles, and the next board is put out.",
		"S-20": "Once all living heroes are on the next board, the old one leaves. Never more than two boards lie out; a figure left behind waits on the hordes board and still moves straight to the front.",
		"S-21": "When a hero moves onto the space with the angel, every living player gains one gold die for the rest of the game, and the angel’s tile leaves."
	},
	"Abilities, tokens, rage": {
		"S-22": "An ability has one or two spaces. To use it, move a token from your pools onto each of them: stamina on red, focus on blue, either one on purple. All its spaces must be free and are filled together. While any token lies on it, the ability cannot be used again. One use, one effect.",
		"S-23": "Abilities come from equipped items, and from those item spaces of your board that no item covers.",
		"S-24": "An ability either changes one die (set it to a number; raise or lower it by exactly the number shown; raise or lower it by any amount) or blocks as much damage as it shows shields. A change that would take the die below 1 or above 6 is not allowed. Shields have no upper limit.",
		"S-25": "You may use several abilities on the same die.",
		"S-26": "During the attack you may turn an active rage tile over to set one of your dice to any value. An inactive tile cannot be used.",
		"S-27": "If, at the end of your attack, at least one of your dice is unassigned and at least one of your demons still stands, one inactive rage tile turns active. If all are active already, nothing happens. Resting does not touch rage."
	},
	Fighting: {
		"S-28": "You fight all the demons that chase you at once. Without demons there is no fight.",
		"S-29": "Step 1, before the roll. Drink any number of potions: each red one returns one stamina token, each blue one one focus token, from an ability space to its pool. You may free just one space of a two-space ability: the token is yours at once, but the ability waits for its other space. A potion may also be drunk for nothing; it still counts as drunk.",
		"S-30": "Step 2, roll. Roll all your dice once, together.",
		"S-31": "Step 3, attack. In any order, change dice with abilities, skills and rage, and assign dice to open locations showing their value, one die to one location. An assigned die cannot be changed any more. A demon with all its locations filled is slain. Rerolls come before everything else in this step: the first other action ends them.",
		"S-32": "Step 4, block. Each demon still standing deals its full damage. Use as many shields as you can and like; every point that gets through is a wound, and your health drops by 1. With no damage to face the step is skipped.",
		"S-33": "At 0 health your hero dies and you are out of the game. Your demons go to the discard piles and everything else leaves with you; from then on “everyone” means the living. If nobody is left alive, the game ends at once.",
		"S-34": "Step 5, levels and items. Take your slain demons one by one, in the order you like: first all the levels of one (S-37), then turn its card over and put the item into your bag, which has room for everything. Only then comes the next demon.",
		"S-35": "Demons that survive stay with you. Hit markers replace the dice on them, so those locations stay filled, and you take all dice back.",
		"S-36": "Step 6, achievements. See whether you have earned any (S-60)."
	},
	"Levels, gems, skills": {
		"S-37": "For each gem on a slain demon you may move one gem of that colour one place up in its column: from III to II, from II to I, from I into your gem pool. A white gem of any column will do as well. Gems move one at a time, and the same gem may move again. A level you decline is lost.",
		"S-38": "If no gem can move for a level, that level is lost.",
		"S-39": "The tokens on skill tiles never move with the gems.",
		"S-40": "When the last gem leaves a skill, you gain it at once, even between two levels of the same demon and before another gem moves in. Skills may be gained in any order.",
		"S-41": "The place of a gained skill stays part of the table; gems from below still pass through it.",
		"S-42": "A gained tile gives you its tokens for good.",
		"S-43": "A gained card first does what it says happens at once, and then lies ready on your board. Its text says what it does, and when.",
		"S-44": "Once its skill is gained, the silver die is rolled as that skill says. In a fight where it is rolled it is one of your dice in every way."
	},
	Resting: {
		"S-45": "Step 1, restore. All spent tokens return to your pools, so every ability is ready again. Rage, demons and hits on them stay as they are.",
		"S-46": "Step 2, equip. Put an item from your bag on a free item space of its type (a weapon goes in either hand) and gems from your gem pool on its symbols, in matching colours; white matches any. One item to a space. Items can be equipped only while you rest.",
		"S-47": "You may also move equipped items back into the bag and use their gems again at once. Each item is put on at most once in a rest; to change your mind, take the step back.",
		"S-48": "When you equip your first item ever, the die in your gem pool becomes yours for the whole game, even if you put the item away again.",
		"S-49": "Each red flame on an equipped item gives one extra stamina token, each blue flame one extra focus token, as long as you wear it. Until the Demon Lord’s response your tokens are exactly those of your board, gained tiles and equipped items.",
		"S-50": "Step 3, potions. Trade any number of items from your bag for potions, one for each, in the colour you like, whatever the item was. You have 4 potion spaces unless a skill says otherwise, one potion on each; when they are full you must discard one first.",
		"S-51": "Step 4, achievements. See whether you have earned any (S-60)."
	},
	Achievements: {
		"S-60": "An achievement goes to the first player who meets it at the end of a fight or of a rest. Only the player whose turn it is checks. Take the tile from that space.",
		"S-61": "Every tile hides a blessing. You may look at yours, the others may not. Blessings work only against the Demon Lord; tiles nobody claimed stay secret.",
		"S-62": "Skill Mastery: 3, 5 or 7 gained skills, cards and tiles alike.",
		"S-63": "Gem Mastery: at least 2, 3 or 4 freed gems in each of two colours. Gems on items count, white gems do not.",
		"S-64": "Equip Mastery: the levels of your equipped items add up to at least 4, 7 or 10. An item’s level is the number of its gem symbols.",
		"S-65": "Higher Level Mastery: one tile for the first to reach level II of any mastery, one for the first to reach level III. With two players, a space that is out of play does not count.",
		"S-66": "You may earn several achievements at the same moment."
	},
	"Act V: the Walls of Sanctum": {
		"S-70": "A move past the last act board leads to the walls. The first hero there lays out five pairs and takes one, and every living player gains one gold die. Later arrivals reveal nothing and take one of the pairs that are left.",
		"S-71": "At the walls you never move again: you fight or rest.",
		"S-72": "If you start your turn at the walls without a single demon, you may spend it on breaching the walls, and you enter the cathedral. If you would rather wait, you can only rest.",
		"S-73": "The breach ends the race for achievements: the board of act VI takes the place of the achievement board. Two Demon Lord cards from the shuffled deck are laid in front of the cathedral, effect hidden; nobody knows anything about them. That ends the turn, and everyone is called to arms."
	},
	"Call to arms": {
		"S-74": "From now on every other player, wherever the figure stands, may answer the call on their turn: they discard all their demons without reward and enter the city. Or they fight, rest, or move to the walls if they are not there yet.",
		"S-75": "Answer on your first turn after the breach, and you stand in the cathedral beside the vanguard. Answer later, and you stand on the Demon Lord card laid last.",
		"S-76": "On each later turn of the vanguard, one more Demon Lord card is laid, hidden. Players who have answered do nothing on their turns.",
		"S-77": "When the fourth card is laid, all who are still outside answer at once and stand on it.",
		"S-78": "Act V ends as soon as every living player has answered. A lone hero ends it by breaching the walls."
	},
	"The last rest and the response": {
		"S-80": "Everyone takes one last rest at the same time: restore, equip, potions, but no achievements. It is the last chance to equip anything; items left in the bag are discarded afterwards. Whoever has never equipped an item can still earn the third die here.",
		"S-81": "The skill table is cleared; gained skills and their tokens stay. Achievement tiles are turned to their blessings, for all to see.",
		"S-82": "The Demon Lord cards of act V are turned over in the order laid, and each is finished before the next. Heroes in the cathedral suffer only the first two; whoever answered later suffers every card that lay there at the time, three or four. Blessings may be used from now on. The cards stay out of the deck."
	},
	"Act VI: the Final Battle": {
		"S-90": "Each player gets a row of nine random cards: Demon Lord and fury in turn, Demon Lord first and last. Demon Lord cards show their combat side, fury lies face down. Nobody chooses the order or peeks. You start on the leftmost card.",
		"S-91": "The battle goes in rounds. Everyone still fighting makes one fight, at the same time, then the Demon Lord roars (S-104). There is no rest any more.",
		"S-92": "You fight as before: potions, roll, attack, block. There are no levels, items or achievements. Potions may be drunk at the start of every fight.",
		"S-93": "You may use your blessings, each of them once; then it is turned down.",
		"S-94": "You can hit only the card you stand on. When all its locations are filled it is defeated and you step right, so one attack may break through several cards in a row.",
		"S-95": "When you step onto a fury card, turn it up and resolve its effect at once: for you alone, once only, even with no dice left. If a wound kills you now, there is no block; the cards you have defeated count. Fury must be defeated like any other card.",
		"S-96": "In the block you face the damage of your current card and of every card to its right: Demon Lord cards always, fury only if it lies face up. Defeated cards deal nothing.",
		"S-97": "If a die stays unassigned while a card of yours is undefeated, one rage tile turns active, as in S-27.",
		"S-98": "After the block, hit markers replace the dice on your undefeated cards and you take all dice back. Hits stay for the next round.",
		"S-99": "Once your last card is defeated and you live through the block of that fight, you have won your battle. You leave play, and nothing can touch you any more.",
		"S-100": "If your counter reaches 0, or a marked space of your health track (S-118), your hero dies and you are out."
	},
	"The roar": {
		"S-104": "After each round of fights the Demon Lord roars: cards from his deck are laid in a row, turned one by one, and each is resolved by everyone still fighting.",
		"S-105": "Each roar has one card fewer than the one before. After the roar of a single card the Demon Lord falls silent.",
		"S-106": "Where the order matters, the vanguard decides first, then the others clockwise.",
		"S-107": "The first roar has 2 cards on normal difficulty, 3 on hard, 4 on nightmare and 5 on infernal. On normal that means: a round, 2 cards, a round, 1 card, and then only rounds."
	},
	"Demon Lord cards": {
		"S-110": "Every card offers two doors: suffer its penalty or take its wounds. Wounds cannot be blocked. If the penalty is impossible for you, you take the wounds. Either door may be chosen even if it kills you.",
		"S-111": "Lose 1 stamina: one token from your pool returns to the supply. With an empty pool you take the wounds.",
		"S-112": "Lose 1 focus: the same with a focus token.",
		"S-113": "Lose 1 blessing: turn one of them down without its effect. On one card you also heal a wound for it.",
		"S-114": "Corrupt 1 ability space: an empty space of an ability you can use now becomes useless for good; nothing clears it. You may choose the second space of an ability whose first is corrupted already.",
		"S-115": "Corrupt 1 red, blue or purple space: the same, but only a space of exactly that colour will do. If none is empty, you take the wounds.",
		"S-116": "One die fewer in the next fight: after the potions you set one of the dice you would roll aside, for that fight only. You choose which; several such penalties add up. A die set aside counts for nothing, not even for rage.",
		"S-117": "2 more damage in the next fight: even if you defeat all your cards in it. It may be blocked as usual, and several such penalties add up.",
		"S-118": "The health track shrinks by 2: the death space and 1 are marked, a second time 2 and 3, then 4 and 5. You die when your counter stands on a marked space. Your health still counts in full at the end. If your counter already stands there, you may take the wounds instead.",
		"S-119": "Heal 1 wound: your counter goes up by one, from 10 to 11 if need be. Healing never removes marks.",
		"S-120": "Drink a potion and lose what it restores: discard a potion, take one matching token from an ability space and return it to the supply. If no potion of yours matches a spent token, you take the wounds. A skill that strengthens potions does not help here."
	},
	"Fury cards": {
		"S-125": "Fury offers the same two doors, but only to the player who turned the card, and only once. Lost tokens and corrupted spaces are lost for good; everything else lasts for this fight only.",
		"S-126": "Fill 1 ability space for nothing: move a token from a pool onto a matching empty space, even beside a token or a marker. The ability does nothing.",
		"S-127": "Reroll all twos (threes, fives): each unassigned die showing that number is rolled again until it shows another. You may choose this even if no die shows it. A rerolled die no longer counts as modified.",
		"S-128": "Spend your rage for nothing: if no tile is active, you take the wounds.",
		"S-129": "Lose 1 unassigned die for this fight: it comes back afterwards and does not wake rage. If none is unassigned, you take the wounds.",
		"S-130": "Only modified dice fit on this card in this fight. Every effect that sets or changes a die modifies it, even from 2 to 2 and even before the card was turned; a reroll does not."
	},
	Blessings: { "S-135": "Each blessing works once. Those with a token may be used at any moment of the confrontation, even in the middle of another effect: the token goes into its pool. The others are used in the attack or the block and work like the ability with the same symbol, without a token." },
	"The end": {
		"S-140": "The game goes on until everyone has won their battle or died.",
		"S-141": "If all are dead, whoever has defeated the most cards wins; then whoever has more hits on the current card, dice and markers alike. Still equal? You share the victory.",
		"S-142": "If anyone has won their battle, only they can win: the most health decides, then the number of achievements. Still equal? You share the victory. The others follow behind as in S-141."
	},
	"Good to know": {
		"S-145": "You may take your decisions back until something new comes to light: a roll, a turned card, a drawn card. This works only within your own turn, or your own fight or choice in act VI, until you confirm its end.",
		"S-146": "Turns never overlap in acts I to V: nobody snatches an achievement by being faster, and an item from a chest cannot be equipped in a rest already begun. In act VI everyone fights and chooses at the same time, and each has dice of their own, so haste changes nothing.",
		"S-147": "Tokens, markers and potions never run out. If the Demon Lord deck runs out, all defeated Demon Lord cards are shuffled into a new one; they still count as defeated. If there are none, the roar is shorter.",
		"S-148": "Nobody looks at the back of a demon card before it is slain or a chest turns it. Its face shows only the type and colour of the item. Bags, potions, skills and bonus cards are open to all.",
		"S-149": "White gems match any colour for levels and for equipping. They do not count for Gem Mastery, and for skills they are neither red, green nor blue."
	}
});

// packages/games/sanctum/src/text/rules-pl.ts
var rules_pl_exports = /* @__PURE__ */ __exportAll({ rules: () => rules$1 });
/** The rules of Sanctum for players, in Polish. */
const rules$1 = drawer({
	"Przygotowanie stołu": {
		"S-1": "Gra dwoje, troje albo czworo graczy, każdy na własny rachunek. Najpierw ustalcie poziom trudności; ma on znaczenie dopiero w akcie VI (S-107).",
		"S-2": "84 karty demonów tworzą trzy talie, po jednej na każdy poziom, z wymieszanymi kolorami. Talie leżą stroną demona ku górze: wszyscy widzą wierzchnią kartę każdej z nich i liczbę pozostałych, ale nic głębiej. Każda talia ma własny stos kart odrzuconych; gdyby się wyczerpała, tasuje się z niego nową.",
		"S-3": "W cztery osoby gracie akty I–VI. W trzy osoby pomijacie akt III, w dwie osoby akty II i IV. Na stole leżą naraz najwyżej dwie plansze aktów; na początku akt I i następny z używanych.",
		"S-4": "Dwanaście kafelków osiągnięć tasuje się zakrytych. Jedenaście trafia losowo na jedenaście pól planszy osiągnięć, dwunasty wraca do pudełka i nikt go nie ogląda.",
		"S-5": "W dwie osoby dla każdego z trzech poziomów rzuca się kością i jedno pole tego poziomu wypada z gry: przy 1 lub 2 pole umiejętności, przy 3 lub 4 pole klejnotów, przy 5 lub 6 pole ekwipunku. Oba pola wyższych poziomów zostają zawsze. Na resztę trafia osiem losowych kafelków, cztery wracają do pudełka.",
		"S-6": "Kości przynoszą anioły. Po jednej złotej kości na gracza czeka na akt V. Po drugiej czeka na szlaku: w dwie i cztery osoby na polu 3 aktu III, w trzy osoby na polu 4 aktu II.",
		"S-7": "Talie Władcy Demonów i furii odkłada się na bok. Eliksiry, żetony i znaczniki trafienia to wspólne zasoby.",
		"S-8": "Dostajesz bohatera: z losu, z wyboru w kolejności tur albo jednego z dwóch wylosowanych, od ostatniego miejsca do pierwszego. Zaczynasz z jednym aktywnym kafelkiem szału, wytrwałością i skupieniem według planszy, 10 punktami życia, 2 złotymi kośćmi i 1 białym klejnotem w puli klejnotów. Trzecia złota kość czeka w tej puli, ale jeszcze nie jest twoja (S-48).",
		"S-9": "Dziewięć umiejętności tworzy tabelę: czerwone po lewej, zielone w środku, niebieskie po prawej; poziom I na górze, III na dole. Na każdej leżą nadrukowane klejnoty, a na kafelkach także żetony. Srebrna kość czeka na jednej z umiejętności i do jej zdobycia nie można jej używać.",
		"S-10": "Pierwszego gracza wskazuje los, dalej gra toczy się zgodnie z ruchem wskazówek zegara. Jeśli nie gracie bez premii, premie początkowe zależą od kolejności: pierwsza osoba dostaje eliksir, druga kartę premii, trzecia jedno i drugie, czwarta dwie karty. Sześć kart wskazuje czerwone, zielone i niebieskie umiejętności poziomów III i II.",
		"S-11": "O kolorze początkowego eliksiru, czerwonym albo niebieskim, decyduje rzut jak monetą. Eliksir trafia na twoje pole na eliksir.",
		"S-12": "Każda karta premii przesuwa jeden klejnot ze wskazanej umiejętności na umiejętność powyżej. Jeśli leżą tam klejnoty w dwóch kolorach, wybierasz. Gdyby umiejętność została pusta, zdobywasz ją (S-40). Karty rozpatruje się w kolejności rozdania, gracze po kolei."
	},
	"Twoja tura": {
		"S-13": "W swojej turze wykonujesz dokładnie jedną akcję: ruch, walkę albo odpoczynek.",
		"S-14": "Twoją pierwszą akcją w grze musi być ruch. Pierwsza osoba wchodzi na pole 1 aktu I.",
		"S-15": "Odpoczywać wolno także wtedy, gdy ścigają cię demony. Czekają i nic nie robią."
	},
	Ruch: {
		"S-16": "Krok 1, przesunięcie. Stajesz na pierwszym wolnym polu przed wszystkimi, choćby dzieliło cię od nich pół planszy; jeśli prowadzisz, to jedno pole. Po ostatnim polu planszy następuje pole 1 kolejnej używanej. Figurka poległego bohatera nadal się liczy, więc czoło pochodu nigdy się nie cofa, a na każde pole wchodzi się tylko raz.",
		"S-17": "Krok 2, odkrycie. Twoje pole mówi, jakie demony pojawią się na planszy. Pierwsze pole planszy wykłada pięć zestawów, każde następne dokłada jeden. Zestaw to jeden demon albo dwa, o podanych poziomach.",
		"S-18": "Krok 3, zabranie. Wybierasz jeden z pięciu zestawów na tej planszy i bierzesz wszystkie jego demony; kart z różnych zestawów nie wolno mieszać. Ścigają cię, dopóki ich nie zabijesz.",
		"S-19": "Krok 4, skrzynia. Na ostatnim polu aktów I–IV stoi skrzynia skarbów. Otwiera się pod koniec tury osoby, która tam weszła: wszystkie demony z tej planszy zamieniają się w przedmioty. Najpierw ta osoba, potem pozostali od czoła pochodu do końca muszą wziąć do torby po jednym; dawną parę można rozdzielić. Poziomów nikt nie zdobywa. Reszta trafia na stosy kart odrzuconych, a na stół wchodzi następna plansza.",
		"S-20": "Gdy wszyscy żywi bohaterowie są na następnej planszy, stara znika. Nigdy nie leżą więcej niż dwie; figurka, która została w tyle, czeka na planszy hord i stamtąd też rusza od razu na czoło.",
		"S-21": "Gdy ktoś wejdzie na pole z aniołem, każdy żywy gracz otrzymuje na resztę gry jedną złotą kość, a kafelek boskiej interwencji znika."
	},
	"Zdolności, żetony, szał": {
		"S-22": "Zdolność ma jedno pole albo dwa. Żeby jej użyć, przesuń z puli po żetonie na każde z nich: wytrwałość na czerwone, skupienie na niebieskie, dowolny żeton na fioletowe. Wszystkie pola muszą być wolne i zapełniasz je naraz. Dopóki leży na niej choć jeden żeton, zdolność nie zadziała. Jedno użycie daje efekt jeden raz.",
		"S-23": "Zdolności dają założone przedmioty oraz te pola na przedmioty na twojej planszy, których żaden przedmiot nie zakrywa.",
		"S-24": "Zdolność albo zmienia jedną kość (ustawia ją na liczbę; podnosi lub obniża dokładnie o podaną liczbę; podnosi lub obniża o dowolną wartość), albo blokuje tyle obrażeń, ile pokazuje tarcz. Zmiana, która wyprowadziłaby kość poniżej 1 lub powyżej 6, jest niedozwolona. Tarcz nie ogranicza żaden limit.",
		"S-25": "Na tej samej kości wolno użyć kilku zdolności.",
		"S-26": "Podczas ataku możesz odwrócić aktywny kafelek szału i ustawić jedną ze swoich kości na dowolną wartość. Nieaktywnego kafelka użyć nie można.",
		"S-27": "Jeśli na koniec ataku choć jedna twoja kość jest nieprzydzielona i choć jeden twój demon jeszcze żyje, jeden nieaktywny kafelek szału staje się aktywny. Gdy wszystkie już są aktywne, nic się nie dzieje. Odpoczynek szału nie rusza."
	},
	Walka: {
		"S-28": "Walczysz naraz ze wszystkimi demonami, które cię ścigają. Bez demonów nie ma walki.",
		"S-29": "Krok 1, przed rzutem. Wypij dowolną liczbę eliksirów: czerwony zwraca jeden żeton wytrwałości, niebieski jeden żeton skupienia, z pola zdolności do puli. Możesz zwolnić tylko jedno pole zdolności dwupolowej: żeton masz od razu, ale zdolność czeka na drugie pole. Eliksir wolno też wypić na darmo i liczy się jako wypity.",
		"S-30": "Krok 2, rzut. Rzuć raz wszystkimi swoimi kośćmi naraz.",
		"S-31": "Krok 3, atak. W dowolnej kolejności zmieniaj kości zdolnościami, umiejętnościami i szałem oraz przydzielaj je do otwartych miejsc z tą samą liczbą, jedna kość na jedno miejsce. Przydzielonej kości nie można już zmienić. Demon z zapełnionymi wszystkimi miejscami ginie. Przerzuty robi się na samym początku: kończy je pierwsze inne działanie w tym kroku.",
		"S-32": "Krok 4, blok. Każdy żywy demon zadaje pełne obrażenia. Podnoś tyle tarcz, ile możesz i chcesz; każdy punkt, który się przedrze, to rana i życie spada o 1. Gdy nie grożą żadne obrażenia, krok się pomija.",
		"S-33": "Przy 0 punktów życia bohater ginie, a ty odpadasz z gry. Demony trafiają na stosy kart odrzuconych, cała reszta odchodzi razem z tobą; odtąd „wszyscy” oznacza żywych. Gdy nikt nie zostaje przy życiu, gra natychmiast się kończy.",
		"S-34": "Krok 5, poziomy i przedmioty. Zabite demony rozliczasz po kolei, w dowolnym porządku: najpierw wszystkie poziomy jednego (S-37), potem odwracasz kartę i wkładasz przedmiot do torby, która pomieści wszystko. Dopiero wtedy następny.",
		"S-35": "Ocalałe demony zostają przy tobie. Kości na nich zastępują znaczniki trafienia, więc te miejsca pozostają zapełnione, a ty bierzesz wszystkie kości z powrotem.",
		"S-36": "Krok 6, osiągnięcia. Sprawdź, czy coś ci się należy (S-60)."
	},
	"Poziomy, klejnoty, umiejętności": {
		"S-37": "Za każdy klejnot na zabitym demonie możesz przesunąć jeden klejnot tego koloru o jedno miejsce w górę kolumny: z III na II, z II na I, z I do puli klejnotów. Biały klejnot z dowolnej kolumny też się nadaje. Klejnoty wędrują pojedynczo, a ten sam może ruszyć ponownie. Poziom, z którego rezygnujesz, przepada.",
		"S-38": "Jeśli za dany poziom nie da się przesunąć żadnego klejnotu, poziom przepada.",
		"S-39": "Żetony na kafelkach umiejętności nigdy nie wędrują z klejnotami.",
		"S-40": "Gdy z umiejętności znika ostatni klejnot, zdobywasz ją od razu, nawet między dwoma poziomami tego samego demona i zanim wejdzie tam inny klejnot. Kolejność zdobywania jest dowolna.",
		"S-41": "Miejsce zdobytej umiejętności pozostaje częścią tabeli; klejnoty z dołu nadal przez nie przechodzą.",
		"S-42": "Zdobyty kafelek daje ci swoje żetony na stałe.",
		"S-43": "Zdobyta karta najpierw robi to, co ma się stać natychmiast, a potem leży gotowa na planszy. Co robi i kiedy, mówi jej tekst.",
		"S-44": "Gdy zdobędziesz umiejętność ze srebrną kością, rzucasz nią tak, jak mówi ta umiejętność. W walce, w której pada, jest pod każdym względem jedną z twoich kości."
	},
	Odpoczynek: {
		"S-45": "Krok 1, przywrócenie. Wszystkie wydane żetony wracają do pul, więc każda zdolność znów jest gotowa. Szał, demony i trafienia na nich pozostają bez zmian.",
		"S-46": "Krok 2, ekwipunek. Połóż przedmiot z torby na wolnym polu jego rodzaju (broń do dowolnej ręki), a na jego symbolach klejnoty z puli, w pasujących kolorach; biały pasuje do każdego. Na polu mieści się jeden przedmiot. Zakładać można tylko w czasie odpoczynku.",
		"S-47": "Możesz też zdjąć założone przedmioty do torby, a ich klejnoty od razu wykorzystać ponownie. Każdy przedmiot zakładasz w czasie jednego odpoczynku najwyżej raz; jeśli zmienisz zdanie, cofnij krok.",
		"S-48": "Gdy zakładasz pierwszy przedmiot w grze, kość z puli klejnotów staje się twoja na zawsze, nawet jeśli potem ten przedmiot zdejmiesz.",
		"S-49": "Każdy czerwony płomień na założonym przedmiocie daje jeden dodatkowy żeton wytrwałości, a niebieski jeden żeton skupienia, dopóki przedmiot jest założony. Aż do odpowiedzi Władcy Demonów masz dokładnie tyle żetonów, ile dają plansza, zdobyte kafelki i założone przedmioty.",
		"S-50": "Krok 3, eliksiry. Zamień dowolną liczbę przedmiotów z torby na eliksiry, jeden za jeden, w wybranym kolorze, bez względu na przedmiot. Masz 4 pola na eliksiry, chyba że umiejętność mówi inaczej, po jednym eliksirze na pole; gdy są pełne, trzeba najpierw któryś odrzucić.",
		"S-51": "Krok 4, osiągnięcia. Sprawdź, czy coś ci się należy (S-60)."
	},
	Osiągnięcia: {
		"S-60": "Osiągnięcie przypada temu, kto pierwszy spełni jego warunek na koniec walki albo odpoczynku. Sprawdza tylko ta osoba, której tura właśnie trwa. Weź kafelek z tego pola.",
		"S-61": "Każdy kafelek kryje błogosławieństwo. Swoje możesz oglądać, inni nie. Działają tylko przeciw Władcy Demonów; kafelki, których nikt nie zdobył, pozostają tajne.",
		"S-62": "Mistrzostwo w umiejętnościach: 3, 5 albo 7 zdobytych umiejętności, kart i kafelków łącznie.",
		"S-63": "Mistrzostwo w klejnotach: co najmniej po 2, 3 albo 4 uwolnione klejnoty w każdym z dwóch kolorów. Klejnoty na przedmiotach się liczą, białe nie.",
		"S-64": "Mistrzostwo w ekwipunku: suma poziomów założonych przedmiotów wynosi co najmniej 4, 7 albo 10. Poziom przedmiotu to liczba jego symboli klejnotów.",
		"S-65": "Mistrzostwo w wyższych poziomach: jeden kafelek za pierwsze osiągnięcie poziomu II w dowolnym mistrzostwie, drugi za pierwsze osiągnięcie poziomu III. W dwie osoby pole wyłączone z gry się nie liczy.",
		"S-66": "Można zdobyć kilka osiągnięć naraz."
	},
	"Akt V: Mury Sanctum": {
		"S-70": "Ruch poza ostatnią planszę prowadzi pod mury. Kto dotrze tam pierwszy, wykłada pięć par i bierze jedną, a każdy żywy gracz otrzymuje złotą kość. Kolejne osoby niczego nie odkrywają, tylko biorą jedną z pozostałych par.",
		"S-71": "Pod murami nie ma już ruchu: można walczyć albo odpoczywać.",
		"S-72": "Jeśli zaczynasz turę pod murami bez ani jednego demona, możesz poświęcić ją na przedarcie się przez mury i wchodzisz do katedry. Jeśli wolisz poczekać, pozostaje odpoczynek.",
		"S-73": "Przedarcie kończy wyścig o osiągnięcia: planszę osiągnięć zastępuje plansza aktu VI. Przed katedrą pojawiają się dwie karty z potasowanej talii Władcy Demonów, z ukrytym efektem; nikt nic o nich nie wie. To kończy turę, a wszystkich wzywa się do broni."
	},
	"Wezwanie do broni": {
		"S-74": "Odtąd każdy z pozostałych graczy, gdziekolwiek stoi jego figurka, może w swojej turze odpowiedzieć na wezwanie: odrzuca bez nagrody wszystkie demony i wchodzi do miasta. Może też walczyć, odpoczywać albo ruszyć pod mury, jeśli jeszcze tam nie stoi.",
		"S-75": "Odpowiedź w pierwszej turze po przedarciu stawia cię w katedrze, obok straży przedniej. Późniejsza odpowiedź stawia cię na ostatnio wyłożonej karcie Władcy Demonów.",
		"S-76": "W każdej następnej turze straży przedniej dochodzi jedna zakryta karta Władcy Demonów. Kto już odpowiedział, w swojej turze nic nie robi.",
		"S-77": "Gdy pojawia się czwarta karta, wszyscy, którzy są jeszcze na zewnątrz, odpowiadają od razu i stają na niej.",
		"S-78": "Akt V kończy się, gdy tylko odpowiedzą wszyscy żywi gracze. Samotny bohater kończy go przedarciem się przez mury."
	},
	"Ostatni odpoczynek i odpowiedź": {
		"S-80": "Wszyscy naraz odpoczywają ostatni raz: przywrócenie, ekwipunek, eliksiry, ale bez osiągnięć. To ostatnia okazja, by coś założyć; przedmioty z torby potem przepadają. Kto nigdy niczego nie założył, może jeszcze teraz zdobyć trzecią kość.",
		"S-81": "Tabela umiejętności znika; zdobyte umiejętności i ich żetony zostają. Kafelki osiągnięć odwraca się na błogosławieństwa, widoczne dla wszystkich.",
		"S-82": "Karty Władcy Demonów z aktu V odwraca się w kolejności wyłożenia, każdą rozpatrując do końca przed następną. Bohaterowie z katedry znoszą tylko dwie pierwsze; kto odpowiedział później, znosi wszystkie karty, które wtedy leżały, trzy lub cztery. Od tej chwili można używać błogosławieństw. Karty nie wracają do talii."
	},
	"Akt VI: Ostateczna Bitwa": {
		"S-90": "Każdy dostaje rząd dziewięciu losowych kart: na przemian Władca Demonów i furia, a Władca Demonów na początku i na końcu. Jego karty leżą stroną walki ku górze, furia zakryta. Nikt nie wybiera kolejności ani nie podgląda. Zaczynasz na pierwszej karcie z lewej.",
		"S-91": "Bitwa toczy się rundami. Wszyscy, którzy jeszcze walczą, toczą jednocześnie po jednej walce, a potem Władca Demonów ryczy (S-104). Odpoczynku już nie ma.",
		"S-92": "Walczysz jak dotąd: eliksiry, rzut, atak, blok. Nie ma poziomów, przedmiotów ani osiągnięć. Eliksiry można pić na początku każdej walki.",
		"S-93": "Możesz używać błogosławieństw, każdego raz; potem się je zakrywa.",
		"S-94": "Trafiać możesz tylko kartę, na której stoisz. Gdy zapełnisz wszystkie jej miejsca, pada, a ty idziesz w prawo; jednym atakiem można więc przebić się przez kilka kart z rzędu.",
		"S-95": "Wchodząc na kartę furii, odkryj ją i od razu rozpatrz jej efekt: tylko dla siebie, tylko raz, nawet gdy nie masz już kości. Jeśli zabije cię teraz rana, bloku nie ma, a pokonane karty się liczą. Furię trzeba pokonać jak każdą inną kartę.",
		"S-96": "Podczas bloku grożą ci obrażenia obecnej karty i wszystkich na prawo od niej: kart Władcy Demonów zawsze, furii tylko odkrytej. Pokonane karty nie zadają nic.",
		"S-97": "Jeśli jakaś kość została nieprzydzielona, a masz niepokonaną kartę, jeden kafelek szału staje się aktywny, jak w S-27.",
		"S-98": "Po bloku znaczniki trafienia zastępują kości na niepokonanych kartach, a ty bierzesz wszystkie kości z powrotem. Trafienia zostają na następną rundę.",
		"S-99": "Gdy padnie ostatnia karta, a ty przeżyjesz blok tej walki, wygrywasz swoją bitwę. Schodzisz ze sceny i nic ci już nie grozi.",
		"S-100": "Gdy znacznik życia dojdzie do 0 albo do oznaczonego pola toru (S-118), bohater ginie, a ty odpadasz z gry."
	},
	Ryk: {
		"S-104": "Każdą rundę walk kończy ryk: karty z talii Władcy Demonów układa się w rzędzie i odwraca po jednej, a każdą rozpatrują wszyscy, którzy jeszcze walczą.",
		"S-105": "Każdy ryk ma o jedną kartę mniej niż poprzedni. Po ryku z jedną kartą Władca Demonów milknie.",
		"S-106": "Gdy kolejność ma znaczenie, najpierw decyduje straż przednia, potem pozostali zgodnie z ruchem wskazówek zegara.",
		"S-107": "Pierwszy ryk ma na poziomie normalnym 2 karty, na trudnym 3, na koszmarnym 4, na piekielnym 5. Na normalnym wygląda to tak: runda, 2 karty, runda, 1 karta, a potem już same rundy."
	},
	"Karty Władcy Demonów": {
		"S-110": "Każda karta to dwoje drzwi: kara albo rany. Ran nie można zablokować. Jeśli kary nie możesz ponieść, przyjmujesz rany. Wolno wybrać także drzwi, za którymi czeka śmierć.",
		"S-111": "Utrata 1 wytrwałości: jeden żeton z puli wraca do wspólnych zasobów. Pusta pula oznacza rany.",
		"S-112": "Utrata 1 skupienia: to samo z żetonem skupienia.",
		"S-113": "Utrata 1 błogosławieństwa: zakryj jedno bez efektu. Jedna z kart leczy ci za to ranę.",
		"S-114": "Zniszczenie 1 pola zdolności: puste pole dostępnej ci teraz zdolności staje się na zawsze bezużyteczne i nic tego nie cofnie. Wolno wybrać drugie pole zdolności, której pierwsze już jest zniszczone.",
		"S-115": "Zniszczenie 1 pola czerwonego, niebieskiego albo fioletowego: to samo, ale liczy się tylko pole dokładnie tego koloru. Gdy żadne nie jest puste, przyjmujesz rany.",
		"S-116": "Jedna kość mniej w następnej walce: po eliksirach odkładasz na tę jedną walkę jedną z kości, którymi masz rzucać. Wybierasz którą; kilka takich kar się sumuje. Odłożona kość nie liczy się do niczego, nawet do szału.",
		"S-117": "2 dodatkowe punkty obrażeń w następnej walce: nawet jeśli pokonasz w niej wszystkie karty. Można je zwyczajnie blokować, a kilka takich kar się sumuje.",
		"S-118": "Tor życia krótszy o 2: oznacza się pole śmierci i 1, za drugim razem 2 i 3, potem 4 i 5. Giniesz, gdy znacznik stanie na oznaczonym polu. W końcowym porównaniu życie liczy się w całości. Jeśli znacznik już tam stoi, możesz zamiast tego przyjąć rany.",
		"S-119": "Leczenie 1 rany: znacznik idzie o jedno pole w górę, w razie potrzeby z 10 na 11. Oznaczeń toru leczenie nie usuwa.",
		"S-120": "Eliksir na marne: odrzuć eliksir, zabierz z pola zdolności jeden pasujący żeton i oddaj go do wspólnych zasobów. Jeśli żaden twój eliksir nie pasuje do wydanego żetonu, przyjmujesz rany. Umiejętność wzmacniająca eliksiry tu nie pomaga."
	},
	"Karty furii": {
		"S-125": "Furia otwiera te same dwoje drzwi, ale tylko przed osobą, która odkryła kartę, i tylko raz. Utracone żetony i zniszczone pola przepadają na zawsze; wszystko inne trwa tylko tę walkę.",
		"S-126": "Opłacenie 1 pola zdolności bez efektu: przesuń żeton z puli na pasujące puste pole, choćby obok leżał już żeton lub znacznik. Zdolność nic nie robi.",
		"S-127": "Przerzut wszystkich dwójek (trójek, piątek): każdą nieprzydzieloną kość z tą liczbą przerzuca się, aż pokaże inną. Wolno to wybrać, nawet gdy takiej kości nie ma. Przerzucona kość przestaje być zmodyfikowana.",
		"S-128": "Szał na marne: jeśli żaden kafelek nie jest aktywny, przyjmujesz rany.",
		"S-129": "Utrata 1 nieprzydzielonej kości na tę walkę: potem wraca, a szału nie budzi. Jeśli nieprzydzielonych nie ma, przyjmujesz rany.",
		"S-130": "Na tę kartę pasują w tej walce tylko zmodyfikowane kości. Modyfikuje każdy efekt, który ustawia lub zmienia kość, choćby z 2 na 2 i choćby jeszcze przed odkryciem karty; przerzut nie."
	},
	Błogosławieństwa: { "S-135": "Każde działa raz. Te z żetonem można wykorzystać w dowolnej chwili starcia, nawet w środku innego efektu: żeton trafia do swojej puli. Pozostałych używa się podczas ataku lub bloku; działają jak zdolność z tym samym symbolem, bez żetonu." },
	"Koniec gry": {
		"S-140": "Gra trwa, aż każdy wygra swoją bitwę albo zginie.",
		"S-141": "Jeśli zginęli wszyscy, wygrywa osoba z największą liczbą pokonanych kart; przy remisie liczą się trafienia na obecnej karcie, kości i znaczniki tak samo. Nadal remis? Zwycięstwo jest wspólne.",
		"S-142": "Jeśli ktoś wygrał swoją bitwę, zwyciężyć mogą tylko tacy gracze: decydują punkty życia, potem liczba osiągnięć. Nadal remis? Zwycięstwo jest wspólne. Pozostali zajmują dalsze miejsca według S-141."
	},
	"Warto wiedzieć": {
		"S-145": "Decyzje możesz cofać, dopóki nie wyjdzie na jaw coś nowego: rzut, odwrócona karta, dobrana karta. Działa to tylko we własnej turze, a w akcie VI we własnej walce lub własnym wyborze, do potwierdzenia ich końca.",
		"S-146": "W aktach I–V tury nigdy na siebie nie zachodzą: nikt nie podkradnie osiągnięcia szybkością, a przedmiotu ze skrzyni nie założysz w odpoczynku, który już trwa. W akcie VI wszyscy walczą i wybierają jednocześnie, każdy ma własne kości, więc pośpiech niczego nie zmienia.",
		"S-147": "Żetony, znaczniki i eliksiry nigdy się nie kończą. Gdy wyczerpie się talia Władcy Demonów, tasuje się nową ze wszystkich jego pokonanych kart; nadal liczą się jako pokonane. Jeśli takich nie ma, ryk jest krótszy.",
		"S-148": "Nikt nie zagląda na odwrót karty demona, zanim demon zginie albo odwróci go skrzynia. Przód zdradza tylko rodzaj i kolor przedmiotu. Torby, eliksiry, umiejętności i karty premii są jawne.",
		"S-149": "Białe klejnoty pasują do każdego koloru przy poziomach i przy ekwipunku. Nie liczą się do mistrzostwa w klejnotach, a dla umiejętności nie są czerwone, zielone ani niebieskie."
	}
});

// packages/games/sanctum/src/text/rules-ru.ts
var rules_ru_exports = /* @__PURE__ */ __exportAll({ rules: () => rules });
/** The rules of Sanctum for players, in Russian. */
const rules = drawer({
	"Подготовка стола": {
		"S-1": "Играют двое, трое или четверо, и каждый сам за себя. Сначала договоритесь об уровне сложности; он важен только в акте VI (S-107).",
		"S-2": "84 карты демонов образуют три колоды, по одной на каждый уровень, цвета в них перемешаны. Колоды лежат демонами вверх: все видят верхнюю карту каждой и число оставшихся, но не то, что ниже. У каждой колоды своя стопка сброса; если колода закончится, из сброса замешивают новую.",
		"S-3": "Вчетвером вы играете акты I–VI. Втроём пропускаете акт III, вдвоём акты II и IV. На столе одновременно лежат не больше двух планшетов актов; в начале это акт I и следующий из тех, что в игре.",
		"S-4": "Двенадцать жетонов достижений перемешивают лицом вниз. Одиннадцать случайно раскладывают по одиннадцати местам планшета достижений, двенадцатый, не глядя, убирают в коробку.",
		"S-5": "Вдвоём для каждого из трёх уровней бросают кубик, и одно место этого уровня выходит из игры: при 1 или 2 место навыков, при 3 или 4 место кристаллов, при 5 или 6 место снаряжения. Оба места превосходства в уровне остаются всегда. На остальные кладут восемь случайных жетонов, четыре убирают в коробку.",
		"S-6": "Кубики приносят ангелы. По одному золотому кубику на игрока ждёт акта V. Ещё по одному ждёт в пути: вдвоём и вчетвером на ячейке 3 акта III, втроём на ячейке 4 акта II.",
		"S-7": "Колоды Повелителя Демонов и гнева откладывают в сторону. Зелья, маркеры выносливости, энергии и урона составляют общий запас.",
		"S-8": "Вы получаете героя: по жребию, по выбору в порядке хода или одного из двух вытянутых, начиная с последнего места. В начале у вас один активный жетон ярости, выносливость и энергия по планшету, 10 единиц здоровья, 2 золотых кубика и 1 белый кристалл в резерве кристаллов. Третий золотой кубик ждёт в том же резерве, но пока он не ваш (S-48).",
		"S-9": "Девять навыков образуют таблицу: красные слева, зелёные в середине, синие справа; уровень I вверху, III внизу. На каждом лежат напечатанные кристаллы, а на тайлах ещё и маркеры. Серебряный кубик ждёт на одном из навыков, и пока этот навык не разблокирован, пользоваться кубиком нельзя.",
		"S-10": "Первого игрока выбирает жребий, дальше ход идёт по часовой стрелке. Если вы не играете без бонусов, начальные бонусы зависят от очереди: первый получает зелье, второй карту бонуса, третий и то и другое, четвёртый две карты. Шесть карт указывают на красные, зелёные и синие навыки уровней III и II.",
		"S-11": "Цвет начального зелья, красный или синий, решает бросок, как у монеты. Зелье кладут на вашу ячейку зелья.",
		"S-12": "Каждая карта бонуса передвигает один кристалл с указанного навыка на навык выше. Если там лежат кристаллы двух цветов, выбираете вы. Если навык опустеет, вы его получаете (S-40). Карты выполняют в порядке раздачи, игроки по очереди."
	},
	"Ваш ход": {
		"S-13": "В свой ход вы выполняете ровно одно действие: продвигаетесь, сражаетесь или отдыхаете.",
		"S-14": "Самым первым действием в игре нужно продвинуться. Первый игрок входит на ячейку 1 акта I.",
		"S-15": "Отдыхать можно и тогда, когда вас преследуют демоны. Они ждут и ничего не делают."
	},
	Продвижение: {
		"S-16": "Шаг 1, вперёд. Вы встаёте на первую свободную ячейку перед всеми, как бы далеко вы ни отстали; если вы впереди, это одна ячейка. За последней ячейкой планшета следует ячейка 1 следующего из тех, что в игре. Фигурка павшего героя по-прежнему считается, поэтому голова похода никогда не отступает и на каждую ячейку входят лишь однажды.",
		"S-17": "Шаг 2, открытие. Ваша ячейка говорит, какие демоны появятся на планшете. Первая ячейка планшета выкладывает пять групп, каждая следующая добавляет одну. Группа состоит из одного демона или двух, указанных уровней.",
		"S-18": "Шаг 3, погоня. Вы выбираете одну из пяти групп на этом планшете и берёте всех её демонов; смешивать карты разных групп нельзя. Они преследуют вас, пока вы их не уничтожите.",
		"S-19": "Шаг 4, сундук. На последней ячейке актов I–IV стоит сундук сокровищ; его открывают в конце хода того, кто туда вошёл. Все демоны, оставшиеся на планшете, превращаются в предметы. Сначала этот игрок, затем остальные от головы похода к хвосту обязаны взять в мешок по одному; бывшую пару можно разделить. Уровней никто не получает. Остальное уходит в сброс, и на стол кладут следующий планшет.",
		"S-20": "Когда все живые герои перешли на следующий планшет, старый убирают. Больше двух планшетов не бывает; отставшая фигурка ждёт на планшете адских полчищ и оттуда тоже идёт сразу вперёд.",
		"S-21": "Когда кто-нибудь входит на ячейку с ангелом, каждый живой игрок получает до конца игры один золотой кубик, а тайл божественного вмешательства убирают."
	},
	"Способности, маркеры, ярость": {
		"S-22": "У способности одна ячейка или две. Чтобы её применить, передвиньте из резерва по маркеру на каждую: выносливость на красную, энергию на синюю, любой маркер на фиолетовую. Все ячейки должны быть свободны и заполняются разом. Пока на способности лежит хоть один маркер, применить её снова нельзя. Одно применение даёт эффект один раз.",
		"S-23": "Способности дают надетые предметы и те ячейки предметов на вашем планшете, которые не закрыты предметом.",
		"S-24": "Способность либо меняет один кубик (выставляет число; повышает или понижает ровно на указанное; повышает или понижает на любое), либо блокирует столько урона, сколько на ней щитов. Изменение, которое вывело бы кубик ниже 1 или выше 6, запрещено. Для щитов предела нет.",
		"S-25": "К одному кубику можно применить несколько способностей.",
		"S-26": "Во время атаки можно перевернуть активный жетон ярости и выставить на одном из своих кубиков любое число. Неактивный жетон использовать нельзя.",
		"S-27": "Если в конце атаки хотя бы один ваш кубик не выставлен и хотя бы один ваш демон ещё жив, один неактивный жетон ярости становится активным. Если все уже активны, ничего не происходит. Отдых на ярость не влияет."
	},
	Сражение: {
		"S-28": "Вы сражаетесь сразу со всеми демонами, которые вас преследуют. Нет демонов — нет и сражения.",
		"S-29": "Шаг 1, перед броском. Выпейте сколько угодно зелий: красное возвращает один маркер выносливости, синее один маркер энергии, с ячейки способности в резерв. Можно освободить лишь одну ячейку двойной способности: маркер ваш сразу, но способность ждёт второй ячейки. Зелье можно выпить и впустую, оно всё равно считается выпитым.",
		"S-30": "Шаг 2, бросок. Бросьте один раз все свои кубики вместе.",
		"S-31": "Шаг 3, атака. В любом порядке меняйте кубики способностями, навыками и яростью и выставляйте их на открытые символы с тем же числом, один кубик на один символ. Выставленный кубик менять уже нельзя. Демон, у которого заняты все символы, уничтожен. Перебросы идут раньше всего остального: их завершает первое же другое действие этого шага.",
		"S-32": "Шаг 4, блок. Каждый живой демон наносит весь свой урон. Поднимайте столько щитов, сколько можете и хотите; каждая пропущенная единица — это повреждение, и здоровье падает на 1. Если урона нет, шаг пропускают.",
		"S-33": "При 0 здоровья герой гибнет, и вы выбываете из игры. Ваши демоны уходят в сброс, всё остальное покидает игру вместе с вами; отныне «все» означает живых. Если в живых не осталось никого, игра сразу заканчивается.",
		"S-34": "Шаг 5, уровни и предметы. Разбирайте уничтоженных демонов по одному, в любом порядке: сначала все уровни одного (S-37), затем переверните карту и уберите предмет в мешок, где хватит места всему. Только потом беритесь за следующего.",
		"S-35": "Уцелевшие демоны остаются с вами. Кубики на них заменяют маркерами урона, так что эти символы остаются занятыми, а все кубики возвращаются к вам.",
		"S-36": "Шаг 6, достижения. Проверьте, не положено ли вам что-нибудь (S-60)."
	},
	"Уровни, кристаллы, навыки": {
		"S-37": "За каждый кристалл на уничтоженном демоне можно передвинуть один кристалл этого цвета на одно место вверх по столбцу: с III на II, с II на I, с I в резерв кристаллов. Годится и белый кристалл из любого столбца. Кристаллы двигаются по одному, и один и тот же может двинуться снова. Уровень, от которого вы отказались, пропадает.",
		"S-38": "Если за уровень нельзя передвинуть ни один кристалл, он пропадает.",
		"S-39": "Маркеры на тайлах навыков никогда не двигаются вместе с кристаллами.",
		"S-40": "Когда с навыка уходит последний кристалл, вы получаете навык сразу, даже между двумя уровнями одного демона и прежде, чем туда придёт другой кристалл. Порядок получения навыков любой.",
		"S-41": "Место разблокированного навыка остаётся частью таблицы; кристаллы снизу по-прежнему проходят через него.",
		"S-42": "Полученный тайл навсегда отдаёт вам свои маркеры.",
		"S-43": "Полученная карта сначала делает то, что должно случиться немедленно, а потом лежит наготове на планшете. Что она делает и когда, сказано в её тексте.",
		"S-44": "Когда навык с серебряным кубиком получен, кубик бросают так, как говорит этот навык. В сражении, где он брошен, он во всём один из ваших кубиков."
	},
	Отдых: {
		"S-45": "Шаг 1, силы. Все потраченные маркеры возвращаются в резервы, и каждая способность снова готова. Ярость, демоны и попадания по ним остаются как были.",
		"S-46": "Шаг 2, снаряжение. Положите предмет из мешка на свободную ячейку его вида (оружие в любую руку), а на его символы кристаллы из резерва, подходящих цветов; белый подходит к любому. В ячейке один предмет. Надевать предметы можно только на отдыхе.",
		"S-47": "Можно и убирать надетые предметы обратно в мешок, а их кристаллы сразу использовать заново. Каждый предмет надевают за один отдых не больше раза; если передумали, отмените шаг.",
		"S-48": "Когда вы надеваете самый первый предмет, кубик из резерва кристаллов становится вашим на всю игру, даже если потом вы этот предмет снимете.",
		"S-49": "Каждый красный пылающий символ на надетом предмете даёт ещё один маркер выносливости, каждый синий ещё один маркер энергии, пока предмет надет. До ответа Повелителя Демонов маркеров у вас ровно столько, сколько дают планшет, полученные тайлы и надетые предметы.",
		"S-50": "Шаг 3, зелья. Обменяйте сколько угодно предметов из мешка на зелья, один на одно, любого цвета, каким бы ни был предмет. Ячеек зелий 4, если навык не говорит иного, в каждой одно зелье; если все заняты, сначала придётся какое-нибудь сбросить.",
		"S-51": "Шаг 4, достижения. Проверьте, не положено ли вам что-нибудь (S-60)."
	},
	Достижения: {
		"S-60": "Достижение достаётся тому, кто первым выполнит его условие к концу сражения или отдыха. Проверяет только тот, чей сейчас ход. Возьмите жетон с этого места.",
		"S-61": "Каждый жетон скрывает благословение. На свои можно смотреть, другим на них нельзя. Действуют они только против Повелителя Демонов; никем не взятые жетоны остаются тайной.",
		"S-62": "Превосходство в навыках: 3, 5 или 7 разблокированных навыков, карты и тайлы вместе.",
		"S-63": "Превосходство в кристаллах: не меньше 2, 3 или 4 высвобожденных кристаллов в каждом из двух цветов. Кристаллы на предметах считаются, белые нет.",
		"S-64": "Превосходство в снаряжении: сумма уровней надетых предметов не меньше 4, 7 или 10. Уровень предмета равен числу его символов кристаллов.",
		"S-65": "Превосходство в уровне: один жетон первому, кто достигнет уровня II в любом превосходстве, другой первому, кто достигнет уровня III. Вдвоём место, выведенное из игры, не считается.",
		"S-66": "Можно получить несколько достижений сразу."
	},
	"Акт V: стены Санктума": {
		"S-70": "За последним планшетом дорога ведёт к стенам. Кто приходит первым, выкладывает пять пар и берёт одну, а каждый живой игрок получает золотой кубик. Следующие ничего не открывают и берут одну из оставшихся пар.",
		"S-71": "У стен больше не продвигаются: здесь сражаются или отдыхают.",
		"S-72": "Если вы начинаете ход у стен и за вами нет ни одного демона, можно потратить весь ход на то, чтобы взобраться на стены и войти в собор. Если вы предпочтёте подождать, остаётся только отдых.",
		"S-73": "На этом гонка за достижениями кончается: место планшета достижений занимает планшет акта VI. Перед собором кладут две карты из перемешанной колоды Повелителя Демонов, эффект скрыт; никто ничего о них не знает. Ход окончен, и всех созывает зов битвы."
	},
	"Зов битвы": {
		"S-74": "Отныне каждый из остальных, где бы ни стояла фигурка, может в свой ход откликнуться на зов: без награды сбросить всех своих демонов и войти в город. Или сразиться, отдохнуть, продвинуться к стенам, если фигурка ещё не там.",
		"S-75": "Откликнувшись в первый же ход после штурма, вы встаёте в соборе рядом с авангардом. Откликнувшись позже, встаёте на карту Повелителя Демонов, выложенную последней.",
		"S-76": "В каждый следующий ход авангарда выкладывают ещё одну закрытую карту Повелителя Демонов. Кто уже откликнулся, в свой ход ничего не делает.",
		"S-77": "Когда ложится четвёртая карта, все, кто ещё снаружи, сразу откликаются и встают на неё.",
		"S-78": "Акт V заканчивается, как только откликнулись все живые игроки. Одинокий герой завершает его, взобравшись на стены."
	},
	"Последняя передышка и ответ": {
		"S-80": "Все одновременно отдыхают в последний раз: силы, снаряжение, зелья, но без достижений. Это последняя возможность что-то надеть; предметы, оставшиеся в мешке, потом сбрасывают. Кто ни разу ничего не надевал, ещё может получить здесь третий кубик.",
		"S-81": "Таблицу навыков убирают; полученные навыки и их маркеры остаются. Жетоны достижений переворачивают благословениями вверх, на виду у всех.",
		"S-82": "Карты Повелителя Демонов из акта V переворачивают в том порядке, в каком их клали, и каждую доводят до конца прежде следующей. Герои в соборе терпят только две первые; кто откликнулся позже, терпит все карты, что тогда лежали, три или четыре. С этой минуты можно применять благословения. В колоду эти карты не возвращаются."
	},
	"Акт VI: Последняя битва": {
		"S-90": "Каждый получает ряд из девяти случайных карт: Повелитель Демонов и гнев по очереди, Повелитель Демонов первым и последним. Его карты лежат боевой стороной вверх, карты гнева закрыты. Порядок никто не выбирает и не подсматривает. Вы начинаете на крайней левой карте.",
		"S-91": "Битва идёт раундами. Все, кто ещё сражается, одновременно проводят по одному сражению, затем Повелитель Демонов ревёт (S-104). Отдыха больше нет.",
		"S-92": "Сражаются как прежде: зелья, бросок, атака, блок. Нет ни уровней, ни предметов, ни достижений. Зелья можно пить в начале каждого сражения.",
		"S-93": "Можно применять благословения, каждое один раз; после этого его закрывают.",
		"S-94": "Попадать можно только по карте, на которой вы стоите. Когда все её символы заняты, карта побеждена и вы шагаете вправо; одной атакой можно прорваться через несколько карт подряд.",
		"S-95": "Встав на карту гнева, откройте её и сразу выполните эффект: только для себя, только один раз, даже если кубиков не осталось. Если вас сейчас убьёт повреждение, блока не будет, а побеждённые карты считаются. Карту гнева нужно победить, как и любую другую.",
		"S-96": "Во время блока вам грозит урон текущей карты и всех карт справа от неё: карт Повелителя Демонов всегда, карт гнева только открытых. Побеждённые карты урона не наносят.",
		"S-97": "Если какой-то кубик не выставлен, а непобеждённая карта у вас есть, один жетон ярости становится активным, как в S-27.",
		"S-98": "После блока кубики на непобеждённых картах заменяют маркерами урона и все кубики возвращаются к вам. Попадания остаются на следующий раунд.",
		"S-99": "Когда побеждена последняя карта и вы пережили блок этого сражения, ваша битва выиграна. Вы сходите со сцены, и больше вам ничто не грозит.",
		"S-100": "Если маркер здоровья дошёл до 0 или до отмеченного деления шкалы (S-118), герой гибнет, и вы выбываете из игры."
	},
	Рёв: {
		"S-104": "После каждого раунда сражений Повелитель Демонов ревёт: карты из его колоды кладут в ряд и переворачивают по одной, и каждую выполняют все, кто ещё сражается.",
		"S-105": "В каждом следующем рёве на одну карту меньше. После рёва из одной карты Повелитель Демонов умолкает.",
		"S-106": "Там, где порядок важен, первым решает авангард, затем остальные по часовой стрелке.",
		"S-107": "В первом рёве на нормальном уровне 2 карты, на сложном 3, на кошмарном 4, на адском 5. На нормальном это выглядит так: раунд, 2 карты, раунд, 1 карта, а дальше только раунды."
	},
	"Карты Повелителя Демонов": {
		"S-110": "Каждая карта — это две двери: расплата или повреждения. Повреждения нельзя заблокировать. Если расплата для вас невозможна, вы получаете повреждения. Можно выбрать и ту дверь, за которой ждёт смерть.",
		"S-111": "Потеря 1 выносливости: один маркер из резерва возвращается в общий запас. Если резерв пуст, вы получаете повреждения.",
		"S-112": "Потеря 1 энергии: то же самое с маркером энергии.",
		"S-113": "Потеря 1 благословения: закройте одно без эффекта. Одна из карт взамен лечит повреждение.",
		"S-114": "Блокировка 1 ячейки способности: пустая ячейка способности, доступной вам сейчас, навсегда становится бесполезной, и ничто этого не исправит. Можно выбрать вторую ячейку способности, у которой первая уже заблокирована.",
		"S-115": "Блокировка 1 красной, синей или фиолетовой ячейки: то же самое, но годится ячейка только этого цвета. Если пустых нет, вы получаете повреждения.",
		"S-116": "На один кубик меньше в следующем сражении: после зелий вы откладываете на это сражение один из кубиков, которые собирались бросить. Какой, решаете вы; несколько таких расплат складываются. Отложенный кубик не считается ни для чего, даже для ярости.",
		"S-117": "На 2 единицы урона больше в следующем сражении: даже если вы победите в нём все карты. Этот урон можно блокировать как обычно, и несколько таких расплат складываются.",
		"S-118": "Шкала здоровья короче на 2: отмечают деление смерти и 1, во второй раз 2 и 3, затем 4 и 5. Вы гибнете, когда маркер стоит на отмеченном делении. В конце игры здоровье считается полностью. Если маркер уже стоит там, можно вместо этого получить повреждения.",
		"S-119": "Лечение 1 повреждения: маркер поднимается на одно деление, если нужно, с 10 на 11. Отметок на шкале лечение не снимает.",
		"S-120": "Зелье впустую: сбросьте зелье, заберите с ячейки способности один подходящий маркер и верните его в общий запас. Если ни одно ваше зелье не подходит к потраченному маркеру, вы получаете повреждения. Навык, усиливающий зелья, здесь не помогает."
	},
	"Карты гнева": {
		"S-125": "Гнев открывает те же две двери, но только перед тем, кто открыл карту, и только один раз. Потерянные маркеры и заблокированные ячейки пропадают навсегда; всё остальное действует лишь в этом сражении.",
		"S-126": "Оплата 1 ячейки способности без эффекта: передвиньте маркер из резерва на подходящую пустую ячейку, пусть даже рядом уже лежит маркер. Способность ничего не делает.",
		"S-127": "Переброс всех двоек (троек, пятёрок): каждый невыставленный кубик с этим числом перебрасывают, пока он не покажет другое. Выбрать это можно, даже если такого кубика нет. Переброшенный кубик больше не считается изменённым.",
		"S-128": "Ярость впустую: если ни один жетон не активен, вы получаете повреждения.",
		"S-129": "Потеря 1 невыставленного кубика на это сражение: потом он вернётся, а ярость не пробуждает. Если невыставленных нет, вы получаете повреждения.",
		"S-130": "В этом сражении на карту подходят только изменённые кубики. Изменяет любой эффект, который выставляет или меняет число, пусть даже 2 на 2 и пусть даже до открытия карты; переброс не изменяет."
	},
	Благословения: { "S-135": "Каждое действует один раз. Благословения с маркером можно применить в любую минуту противостояния, даже посреди другого эффекта: маркер идёт в свой резерв. Остальные применяют во время атаки или блока; они действуют как способность с тем же символом, но без маркера." },
	"Конец игры": {
		"S-140": "Игра идёт, пока каждый не выиграет свою битву или не погибнет.",
		"S-141": "Если погибли все, побеждает тот, у кого больше побеждённых карт; при равенстве — тот, у кого больше попаданий на текущей карте, кубики и маркеры считаются одинаково. Снова поровну? Победа общая.",
		"S-142": "Если кто-то выиграл свою битву, победить могут только такие игроки: решает здоровье, затем число достижений. Снова поровну? Победа общая. Остальные занимают места ниже, как в S-141."
	},
	"Полезно знать": {
		"S-145": "Решения можно отменять, пока не открылось что-то новое: бросок, перевёрнутая карта, вытянутая карта. Это действует только в свой ход, а в акте VI в своём сражении или выборе, пока вы не подтвердите их конец.",
		"S-146": "В актах I–V ходы никогда не пересекаются: быстротой достижение не перехватить, а предмет из сундука нельзя надеть на отдыхе, который уже начат. В акте VI все сражаются и выбирают одновременно, у каждого свои кубики, так что спешка ничего не меняет.",
		"S-147": "Маркеры и зелья никогда не кончаются. Если закончилась колода Повелителя Демонов, новую замешивают из всех его побеждённых карт; они по-прежнему считаются побеждёнными. Если таких нет, рёв короче.",
		"S-148": "Никто не смотрит на оборот карты демона, пока демон не уничтожен или его не перевернул сундук. Лицо выдаёт только вид и цвет предмета. Мешки, зелья, навыки и карты бонусов открыты всем.",
		"S-149": "Белые кристаллы подходят к любому цвету для уровней и для снаряжения. Для превосходства в кристаллах они не считаются, а для навыков они не красные, не зелёные и не синие."
	}
});

// packages/games/sanctum/src/manifest.ts
const manifest = {
	id: "sanctum",
	prefix: "S",
	version: 1,
	place: 2,
	seats: {
		min: 2,
		max: 4
	},
	minutes: 75,
	quick: 2,
	levels: [
		"novice",
		"skilled",
		"expert",
		"master"
	],
	rules: async () => {
		const { sanctum: game, bots, training, toolkit } = await Promise.resolve(src_exports);
		return {
			game,
			bots,
			training,
			toolkit
		};
	},
	words: {
		en: async () => (await Promise.resolve(en_exports)).en,
		pl: async () => (await Promise.resolve(pl_exports)).pl,
		ru: async () => (await Promise.resolve(ru_exports)).ru
	},
	rulebook: {
		en: async () => (await Promise.resolve(rules_en_exports)).rules,
		pl: async () => (await Promise.resolve(rules_pl_exports)).rules,
		ru: async () => (await Promise.resolve(rules_ru_exports)).rules
	}
};

export { manifest };
