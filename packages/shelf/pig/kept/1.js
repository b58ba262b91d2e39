/**
 * Version 1 of the rules of 'pig', rules and words in one file, built by `npm run -s freeze`.
 * Matches that began with it are played and seen again by it, byte for byte: it is never edited and never built anew.
 * Kept until 9999-12-31: docs/raising-a-version.md
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

// packages/kernel/src/plural.ts
const rules = {};
/** The form of a noun that goes with the number. */
function plural(language, n, forms) {
	rules[language] ??= new Intl.PluralRules(language);
	return forms[rules[language].select(Math.abs(n))] ?? forms.other ?? forms.many ?? forms.one;
}
/** The number and its noun, held together by a no-break space. */
const counted = (language, n, forms) => `${n}\u00a0${plural(language, n, forms)}`;

// packages/kernel/testing/pig-text.ts
/** Pig in three languages. */
var pig_text_exports = /* @__PURE__ */ __exportAll({
	pigLexicons: () => pigLexicons,
	pigRules: () => pigRules
});
const points = {
	en: (n) => counted("en", n, {
		one: "point",
		other: "points"
	}),
	pl: (n) => counted("pl", n, {
		one: "punkt",
		few: "punkty",
		many: "punktów"
	}),
	ru: (n) => counted("ru", n, {
		one: "очко",
		few: "очка",
		many: "очков"
	})
};
const en = {
	name: "Pig",
	tagline: "Roll again, or keep what you have?",
	events: {
		rolled: ({ seat, pips, risked }, who) => `${who(seat)} rolls ${pips}${risked ? `, risking ${points.en(risked)}` : ""}.`,
		lost: ({ seat, points: n }, who) => `A one! ${who(seat)} loses ${points.en(n)}.`,
		held: ({ seat, points: n, banked }, who) => `${who(seat)} keeps ${points.en(n)} and has ${banked}.`
	},
	questions: { turn: ({ seat }, who) => `${who(seat)}: roll again, or keep the points?` },
	choices: {
		roll: () => "Roll",
		hold: () => "Stop"
	},
	refusals: { "nothing-risked": () => "Nothing to keep yet: roll first" },
	options: { goal: {
		name: "Goal",
		values: {
			"50": "50\xA0points",
			"100": "100\xA0points"
		}
	} },
	describe: ({ goal, banked, risked }, who) => [{
		title: `First to ${goal}`,
		lines: banked.map((n, seat) => `${who(seat)}: ${points.en(n)}`)
	}, {
		title: "This turn",
		lines: [`${points.en(risked)} at risk`]
	}]
};
const pl = {
	name: "Świnka",
	tagline: "Rzucasz dalej czy bierzesz, co masz?",
	events: {
		rolled: ({ seat, pips, risked }, who) => `${who(seat)} rzuca: ${pips}${risked ? `, ryzykuje ${points.pl(risked)}` : ""}.`,
		lost: ({ seat, points: n }, who) => `Jedynka! ${who(seat)} traci ${points.pl(n)}.`,
		held: ({ seat, points: n, banked }, who) => `${who(seat)} zatrzymuje ${points.pl(n)}, razem ${banked}.`
	},
	questions: { turn: ({ seat }, who) => `${who(seat)}: rzut czy zatrzymanie punktów?` },
	choices: {
		roll: () => "Rzuć",
		hold: () => "Stop"
	},
	refusals: { "nothing-risked": () => "Nie ma jeszcze czego zatrzymać: najpierw rzuć" },
	options: { goal: {
		name: "Cel",
		values: {
			"50": "50\xA0punktów",
			"100": "100\xA0punktów"
		}
	} },
	describe: ({ goal, banked, risked }, who) => [{
		title: `Do ${goal}`,
		lines: banked.map((n, seat) => `${who(seat)}: ${points.pl(n)}`)
	}, {
		title: "Ta tura",
		lines: [`W grze: ${points.pl(risked)}`]
	}]
};
const ru = {
	name: "Свинка",
	tagline: "Бросать ещё или забрать своё?",
	events: {
		rolled: ({ seat, pips, risked }, who) => `${who(seat)} бросает: ${pips}${risked ? `, на кону ${points.ru(risked)}` : ""}.`,
		lost: ({ seat, points: n }, who) => `Единица! ${who(seat)} теряет ${points.ru(n)}.`,
		held: ({ seat, points: n, banked }, who) => `${who(seat)} забирает ${points.ru(n)}, всего ${banked}.`
	},
	questions: { turn: ({ seat }, who) => `${who(seat)}: бросить ещё или забрать очки?` },
	choices: {
		roll: () => "Бросить",
		hold: () => "Стоп"
	},
	refusals: { "nothing-risked": () => "Забирать пока нечего: сначала бросьте" },
	options: { goal: {
		name: "Цель",
		values: {
			"50": "50\xA0очков",
			"100": "100\xA0очков"
		}
	} },
	describe: ({ goal, banked, risked }, who) => [{
		title: `До ${goal}`,
		lines: banked.map((n, seat) => `${who(seat)}: ${points.ru(n)}`)
	}, {
		title: "Этот ход",
		lines: [`На кону ${points.ru(risked)}`]
	}]
};
const pigLexicons = {
	en,
	pl,
	ru
};
const chapter = (title, texts) => [{
	title,
	rules: texts.map((text, i) => ({
		id: `PIG-${i + 1}`,
		text
	}))
}];
const pigRules = {
	en: chapter("Pig", [
		"On your turn roll the die as often as you like; what it shows is added to the points at risk.",
		"A one takes all points at risk and ends the turn.",
		"You may stop at any time and keep what is at risk; that ends the turn, and at the goal the game."
	]),
	pl: chapter("Świnka", [
		"W swojej turze rzucasz kością, ile razy chcesz; wynik dodaje się do ryzykowanych punktów.",
		"Jedynka zabiera wszystkie ryzykowane punkty i kończy turę.",
		"W każdej chwili możesz przestać i zatrzymać ryzykowane punkty; to kończy turę, a u celu grę."
	]),
	ru: chapter("Свинка", [
		"В свой ход бросайте кубик сколько угодно; выпавшее прибавляется к очкам на кону.",
		"Единица забирает все очки на кону и завершает ход.",
		"Остановиться и забрать очки на кону можно в любой момент; ход завершается, а у цели и игра."
	])
};

// packages/kernel/testing/pig.ts
var pig_exports = /* @__PURE__ */ __exportAll({ pig: () => pig });
const next = (state, seat) => (seat + 1) % state.banked.length;
const visible = (state) => ({
	goal: state.goal,
	banked: [...state.banked],
	risked: state.risked
});
const pig = {
	id: "pig",
	version: 1,
	seats: {
		min: 2,
		max: 6
	},
	options: { goal: {
		values: ["50", "100"],
		default: "100"
	} },
	open: true,
	setup: (seats, { goal }) => ({
		state: {
			goal: Number(goal),
			banked: new Array(seats).fill(0),
			risked: 0
		},
		first: {
			step: "turn",
			seat: 0
		}
	}),
	steps: {
		turn: {
			wishes: () => [{ do: "roll" }, { do: "hold" }],
			take(state, { seat }, choice, table) {
				if (choice.do === "roll") return table.next({
					step: "roll",
					seat
				});
				const points = state.risked;
				state.banked[seat] += points;
				state.risked = 0;
				table.tell({
					kind: "held",
					seat,
					points,
					banked: state.banked[seat]
				});
				if (state.banked[seat] < state.goal) table.next({
					step: "turn",
					seat: next(state, seat)
				});
			}
		},
		roll: { run(state, { seat }, table) {
			const pips = table.chance.below(6, `die of seat ${seat}`) + 1;
			const lost = state.risked;
			state.risked = pips === 1 ? 0 : lost + pips;
			table.tell({
				kind: "rolled",
				seat,
				pips,
				risked: state.risked
			});
			if (pips === 1) table.tell({
				kind: "lost",
				seat,
				points: lost
			});
			table.next({
				step: "turn",
				seat: pips === 1 ? next(state, seat) : seat
			});
		} }
	},
	view: visible,
	guess: (view, _seat, _chance) => visible(view),
	clone: visible,
	result: ({ banked }) => ({
		scores: banked,
		winners: banked.flatMap((points, seat) => points === Math.max(...banked) ? [seat] : [])
	}),
	check({ banked, risked }) {
		if (risked < 0 || banked.some((points) => points < 0)) throw new Error("points below zero");
	}
};

// packages/bots/src/index.ts
var src_exports = /* @__PURE__ */ __exportAll({ bots: () => bots });
const bots = [];

// packages/shelf/src/pig.ts
const words = () => Promise.resolve(pig_text_exports);
const manifest = {
	id: "pig",
	prefix: "PIG",
	place: 100,
	hidden: true,
	seats: {
		min: 2,
		max: 6
	},
	minutes: 10,
	quick: 2,
	levels: ["random"],
	rules: async () => {
		const [{ pig: game }, { random }] = await Promise.all([Promise.resolve(pig_exports), Promise.resolve(src_exports)]);
		return {
			game,
			bots: [random]
		};
	},
	words: {
		en: async () => (await words()).pigLexicons.en,
		pl: async () => (await words()).pigLexicons.pl,
		ru: async () => (await words()).pigLexicons.ru
	},
	rulebook: {
		en: async () => (await words()).pigRules.en,
		pl: async () => (await words()).pigRules.pl,
		ru: async () => (await words()).pigRules.ru
	}
};

export { manifest };
