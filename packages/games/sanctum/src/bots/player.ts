/** Players that solve a fight once and follow the solution, and let a learned value decide what it can see. */
import type { Bot, Memory, Mind, Sight } from '@astragal/bots';
import { forcedAnswer } from '@astragal/bots';
import { notation, type Position, type Seat } from '@astragal/kernel';
import { type CardId, faceOf } from '../content/cards.ts';
import { sanctum } from '../game.ts';
import { heroAt } from '../rules/hero.ts';
import type { SanctumAsks, SanctumKind, SanctumState } from '../state.ts';
import { best, find, type Step } from './answers.ts';
import { bestByTrying, choosePotion, type Fighter, planAttack, planBlock } from './battle.ts';
import { campaignStakes, chooseBySense, chooseSet, chooseTurn } from './campaign.ts';
import { level, loot, rest, turn } from './march.ts';
import { battleStakes, type MarchRates, marchStakes, type Sense } from './stakes.ts';

export interface Style {
  readonly name: string;
  readonly sense: Sense;
  readonly rates: MarchRates;
  readonly fury: number;
  readonly rolls: number;
  readonly limit: number;
  readonly glance: number;
  /** Whether the value decides on the march too, or rules of thumb. */
  readonly march: 'value' | 'rules';
}

const fighterOf = ({ sense, rates, fury, rolls, limit, glance, march }: Style): Fighter => ({
  stakes: (s, seat) =>
    s.phase === 'battle'
      ? battleStakes(s, seat, sense, fury)
      : march === 'value'
        ? campaignStakes(s, seat, sense)
        : marchStakes(s, seat, rates),
  sense,
  rolls,
  limit,
  glance,
});

type Options<N extends Step> = readonly SanctumAsks[N][];

/** The next answer of a plan kept in memory, if the rules still offer it. */
function followed(memory: Memory, options: readonly { readonly do: string }[]): string | undefined {
  const plan = memory['plan'] as string[] | undefined;
  const next = plan?.[0];
  if (next === undefined || !options.some((option) => notation(option) === next)) return undefined;
  memory['plan'] = plan!.slice(1);
  return next;
}

function planned(memory: Memory, steps: readonly string[], options: readonly { readonly do: string }[]): string {
  memory['plan'] = [...steps];
  return followed(memory, options) ?? notation(find(options as never, 'done' as never) ?? options[0]!);
}

export function player(style: Style): Bot<SanctumKind> {
  const fighter = fighterOf(style);
  return {
    name: style.name,
    answer(sight: Sight<SanctumKind>, { luck, memory }: Mind): string {
      const forced = forcedAnswer(sight);
      if (forced !== undefined) return forced;
      const { frame, options } = sight.questions[0]!;
      const { seat } = sight;
      const fighting = frame.step === 'attack' || frame.step === 'block';
      if (fighting) {
        const next = memory['step'] === frame.step ? followed(memory, options) : undefined;
        if (next !== undefined) return next;
      } else delete memory['plan'];
      memory['step'] = frame.step;
      const state = sanctum.guess(sight.view, seat, luck);
      const position: Position<SanctumKind> = { state, stack: sight.stack };
      if (frame.step === 'attack') return planned(memory, planAttack(state, seat, options as Options<'attack'>, fighter, luck), options);
      if (frame.step === 'block') return planned(memory, planBlock(state, seat, fighter), options);
      return notation(decide(position, seat, frame, options as never, fighter, luck, style.march === 'value'));
    },
  };
}

function decide(
  position: Position<SanctumKind>,
  seat: Seat,
  frame: SanctumKind['frame'],
  options: readonly { readonly do: string }[],
  fighter: Fighter,
  luck: Mind['luck'],
  byValue: boolean,
): { readonly do: string } {
  const s: SanctumState = position.state;
  const { step } = frame;
  if (step === 'potions') return choosePotion(s, seat, options as Options<'potions'>, fighter, luck);
  if (step === 'effect' || step === 'penalty')
    return bestByTrying(
      position,
      seat,
      options.filter((option) => option.do !== 'bless'),
      fighter,
      luck,
    );
  if (step === 'antidote') return find(options as Options<'antidote'>, 'drink') ?? options[0]!;
  if (step === 'aside') return heroAt(s, seat).hero === 'huntress' ? options[1]! : options[0]!;
  if (step === 'set') return chooseSet(position, seat, options as Options<'set'>, fighter, luck);
  if (byValue) {
    if (step === 'turn') return chooseTurn(position, seat, options as Options<'turn'>, fighter, luck);
    if (step === 'level' || step === 'loot' || step === 'bonus-gem') return chooseBySense(position, seat, options, fighter, luck);
  }
  if (step === 'turn') return turn(s, seat, options as Options<'turn'>, luck, frame as never);
  if (step === 'loot') return loot(s, seat, options as Options<'loot'>, luck, frame as never);
  if (step === 'level') return level(s, seat, options as Options<'level'>, luck, frame as never);
  if (step === 'rest') return rest(s, seat, options as Options<'rest'>, luck, frame as never);
  if (step === 'spoils')
    return best(options as Options<'spoils'>, ({ foe }) => faceOf(heroAt(s, seat).foes[foe]!.card as CardId).level);
  if (step === 'casting') return options[luck.below(options.length, 'hero')]!;
  return options[0]!;
}
