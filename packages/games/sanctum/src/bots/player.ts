/** Players that solve a fight once and follow the solution, and let a learned value decide what it can see. */
import { type Bot, forcedAnswer, type Memory, type Mind, type Sight } from '@astragal/bots';
import { type Chance, notation, type Position, type Seat } from '@astragal/kernel';
import { type CardId, faceOf } from '../content/cards.ts';
import { sanctum } from '../game.ts';
import { heroAt } from '../rules/hero.ts';
import type { SanctumAsks, SanctumKind } from '../state.ts';
import { best, find, type Step } from './answers.ts';
import { bestByTrying, choosePotion, type Fighter, planAttack, planBlock } from './battle.ts';
import { appraiseForBattle, chooseLoot, chooseSet, skillWorth } from './campaign.ts';
import { type Likes, levelBy, loot, type Pace, restBy, turnBy } from './march.ts';
import { battleStakes, blurred, type MarchRates, marchStakes, type Sense } from './stakes.ts';
import { byMeasure } from './worth.ts';

/** How a player thinks. */
export interface Style {
  readonly name: string;
  readonly budgetMs?: number;
  readonly sense: Sense;
  /** What is at stake in a fight on the march, where rules of thumb decide. */
  readonly rates: MarchRates;
  /** How many wounds it is worth not to turn up a fury card. */
  readonly fury: number;
  /** Rolls imagined before a fight. */
  readonly rolls: number;
  /** Positions the solver looks at for dice that lie there, and for imagined ones. */
  readonly limit: number;
  readonly glance: number;
  readonly pace: Pace;
  readonly likes: Likes;
  /** Whether gems and items are chosen by what they will be worth against the Demon Lord, or by their measure. */
  readonly foresight: boolean;
  /** By which share what is at stake is misjudged. */
  readonly blur: number;
  /** Of a hundred answers between fights, how many are given without a thought. */
  readonly slips: number;
}

/** How this player looks at a fight, just now. */
const fighterOf = ({ sense, rates, fury, rolls, limit, glance, blur }: Style, luck: Chance): Fighter => ({
  stakes: (s, seat) =>
    s.phase === 'battle'
      ? blurred(battleStakes(s, seat, sense, fury), blur, 'battle', luck)
      : blurred(marchStakes(s, seat, rates), blur, 'march', luck),
  sense: blur === 0 ? sense : (s, seat) => sense(s, seat) + 0.1 * blur * (luck.below(2001, 'blur') - 1000),
  rolls,
  limit,
  glance,
});

type Any = { readonly do: string };

/** The next answer of the plan in memory, if it was made for this step and the rules still offer it. */
function followed(memory: Memory, step: string, choices: readonly Any[]): string | undefined {
  const [next, ...left] = memory.step === step ? ((memory.plan ?? []) as readonly string[]) : [];
  if (next === undefined || !choices.some((choice) => notation(choice) === next)) return undefined;
  memory.plan = left;
  return next;
}

/** A player of this style. */
export function player(style: Style): Bot<SanctumKind> {
  return {
    name: style.name,
    ...(style.budgetMs !== undefined && { budgetMs: style.budgetMs }),
    answer(sight: Sight<SanctumKind>, mind: Mind): string {
      const forced = forcedAnswer(sight);
      if (forced !== undefined) return forced;
      const { seat } = sight;
      const { luck, memory } = mind;
      const fighter = fighterOf(style, luck);
      const { frame, options: choices } = sight.questions[0]!;
      const next = followed(memory, frame.step, choices);
      if (next !== undefined) return next;
      const position: Position<SanctumKind> = { state: sanctum.guess(sight.view, seat, luck), stack: sight.stack };
      const asked: Asked = { position, seat, frame, choices, fighter, style, mind };
      memory.step = frame.step;
      memory.plan =
        frame.step === 'attack' ? attackPlan(asked) : frame.step === 'block' ? planBlock(position.state, seat, fighter, mind) : [];
      return followed(memory, frame.step, choices) ?? notation(decide(asked));
    },
  };
}

/** A question with all that an answer depends on. */
interface Asked<C extends Any = Any> {
  readonly position: Position<SanctumKind>;
  readonly seat: Seat;
  readonly frame: SanctumKind['frame'];
  readonly choices: readonly C[];
  readonly fighter: Fighter;
  readonly style: Style;
  readonly mind: Mind;
}

const attackPlan = ({ position, seat, choices, fighter, mind }: Asked): string[] =>
  planAttack(position.state, seat, choices as readonly SanctumAsks['attack'][], fighter, mind);

function decide(asked: Asked): Any {
  const policy = POLICIES[asked.frame.step as Step] as ((asked: Asked) => Any) | undefined;
  const { choices, mind, style } = asked;
  if (!policy) return choices[0]!;
  mind.soFar(notation(choices[0]!));
  if (style.slips > 0 && SLIPPERY.has(asked.frame.step) && mind.luck.below(100, 'slip') < style.slips)
    return choices[mind.luck.below(choices.length, 'slip')]!;
  return policy(asked);
}

/** Where a slip is a weaker choice and no silly one. */
const SLIPPERY: ReadonlySet<string> = new Set(['set', 'level', 'loot', 'effect', 'penalty']);

const byTrying = ({ position, seat, choices, fighter, mind }: Asked): Any =>
  bestByTrying(
    position,
    seat,
    choices.filter((choice) => choice.do !== 'bless'),
    fighter,
    mind,
  );

const POLICIES: { readonly [N in Step]?: (asked: Asked<SanctumAsks[N]>) => Any } = {
  casting: ({ choices, mind }) => choices[mind.luck.below(choices.length, 'hero')]!,
  turn: ({ position, seat, choices, style, mind }) =>
    turnBy(style.pace, position.state, seat, choices, mind.luck, style.glance, mind.isLate),
  set: ({ position, seat, choices, fighter, mind }) => chooseSet(position, seat, choices, fighter, mind),
  loot: ({ position, seat, choices, frame, fighter, style, mind }) =>
    style.foresight
      ? chooseLoot(position.state, seat, choices, fighter.sense)
      : loot(position.state, seat, choices, mind.luck, frame as never),
  level: ({ position, seat, choices, fighter, style }) =>
    levelBy(style.likes, position.state, seat, choices, style.foresight ? skillWorth(position.state, seat, fighter.sense) : () => 1),
  potions: ({ position, seat, choices, fighter, mind }) => choosePotion(position.state, seat, choices, fighter, mind),
  dose: ({ choices }) => find(choices, 'drink') ?? choices[0]!,
  // The falcon's die cannot be changed.
  aside: ({ position, seat, choices }) => choices[heroAt(position.state, seat).hero === 'huntress' ? 1 : 0]!,
  spoils: ({ position, seat, choices }) => best(choices, ({ foe }) => faceOf(heroAt(position.state, seat).foes[foe]!.card as CardId).level),
  rest: ({ position, seat, choices, frame, fighter }) => {
    const { last } = frame as { last: boolean };
    return restBy(last ? appraiseForBattle(position.state, seat, fighter.sense) : byMeasure, heroAt(position.state, seat), choices, last);
  },
  effect: byTrying as never,
  penalty: byTrying as never,
};
