/** Scenes for Platformer: a tower drawn by hand, pieces put on it, luck dictated. */
import type { Scripted } from '@astragal/kernel';
import { type RuleScene, scene } from '@astragal/kernel/testing';
import {
  type ActionSymbol,
  arrange,
  type Climber,
  enemyAt,
  type Field,
  type Fixture,
  fieldAt,
  type PlatformerFrame,
  type PlatformerKind,
  type PlatformerOptions,
  platformer,
  type State,
  toolkit,
} from '../src/index.ts';

/** A field as the rules file writes it: level and row, column; levels from 1, rows and columns from 0. */
export const at = (level: number, row: number, column: number): Field => fieldAt(level - 1, row, column);

export interface Opening extends Fixture {
  readonly seats?: number;
  readonly options?: Partial<PlatformerOptions>;
  readonly dice?: readonly ActionSymbol[];
  readonly stack?: readonly PlatformerFrame[];
  readonly luck?: readonly Scripted[];
  /** Last changes that no fixture has words for. */
  readonly more?: (s: State) => unknown;
}

const OVER: PlatformerFrame = { step: 'over' };

/** What is left of a turn from this step on. */
const LATER: readonly PlatformerFrame[] = [
  { step: 'boss-turn', seat: 0 },
  { step: 'end-of-turn', seat: 0 },
  { step: 'gravity', where: 'all', last: true, asked: true },
  { step: 'special-phase', seat: 0 },
];
export const fromRoll = (seat = 0): PlatformerFrame[] => [
  ...fromSpecial(seat),
  { step: 'action-phase', seat },
  { step: 'enemy-die', seat },
  { step: 'roll', seat },
];
export const fromSpecial = (seat = 0): PlatformerFrame[] => LATER.map((frame) => ('seat' in frame ? { ...frame, seat } : frame));
export const wholeTurn = (seat = 0): PlatformerFrame[] => [...fromRoll(seat), { step: 'recharge', seat }, { step: 'removal', seat }];

/** A scene that begins with seat 0's actions, or with the stack given; what follows is never resolved by accident. */
export function tower(opening: Opening = {}): RuleScene<PlatformerKind> {
  const { seats = 2, options = {}, stack = [{ step: 'actions', seat: 0 }], luck = [], dice = [], more, ...fixture } = opening;
  const rolled: ActionSymbol[] = [...dice, ...(['coin', 'coin', 'coin', 'coin', 'coin'] as const)].slice(0, 5);
  const used = rolled.map((_, i) => i >= dice.length);
  const position = { arrange: { ...fixture, turn: { seat: 0, step: 5, dice: rolled, used, ...fixture.turn } }, stack: [OVER, ...stack] };
  return scene(
    platformer,
    { seats, options: { maze: 'forest', boss: 'medusa', first: 'host', ...options }, position, luck },
    {
      ...toolkit,
      arrange(s, given) {
        arrange(s, given as Fixture);
        for (const climber of s.climbers.slice(fixture.climbers?.length ?? 0)) climber.at = -1;
        more?.(s);
      },
    },
  );
}

export const me = (play: RuleScene<PlatformerKind>, seat = 0): Climber => play.state.climbers[seat]!;
export const enemyOn = (play: RuleScene<PlatformerKind>, field: Field): string | undefined => enemyAt(play.state, field);
/** The options that begin with this verb. */
export const offered = (play: RuleScene<PlatformerKind>, verb: string): string[] =>
  play.choices().filter((option) => option === verb || option.startsWith(`${verb} `));

/** A platform under every field of the bottom three rows: a dull but solid tower. */
export const SOLID = { floors: ['========', '========', '========', '========'] };
export const OPEN_AIR = {};

/** A boss level drawn by hand: open air over the one-way floor. */
export const COURT = { floors: ['........', '........', '........', '^^^^^^^^'] };
