/** What is told at the end: health by round of the Final Battle, and who did what. All of it lies in the log, so a reload loses nothing. */
import type { Seat } from '@astragal/kernel';
import type { SanctumEvent, SanctumView } from '@astragal/sanctum';
import { FULL_HEALTH } from '@astragal/sanctum/content';
import { awardsOf, type Fact, type Award as Given } from '@astragal/table/facts.ts';
import { decidingRound, type Recap } from '@astragal/table/recap.ts';

/** What a seat did in the whole game. */
export interface Deeds {
  readonly kills: number;
  readonly wounds: number;
  readonly blocked: number;
  readonly cards: number;
}

export interface Chronicle {
  /** Health by seat at the start of each round, and at last as it stands since. Empty before the Final Battle. */
  readonly rounds: readonly (readonly number[])[];
  readonly deeds: readonly Deeds[];
}

/** What an event adds to the deeds of its seat. */
function deedOf(event: SanctumEvent): Partial<Deeds> {
  if (event.kind === 'demon-killed') return { kills: 1 };
  if (event.kind === 'card-defeated') return { cards: 1 };
  if (event.kind === 'wounded') return { wounds: event.wounds };
  return event.kind === 'blocked' ? { blocked: event.damage } : {};
}

/** The health that an event leaves its seat with, if it touches it. */
function healthAfter(event: SanctumEvent): number | undefined {
  if (event.kind === 'wounded' || event.kind === 'healed') return event.health;
  return event.kind === 'died' ? 0 : undefined;
}

export type Award = 'skin' | 'slayer' | 'wall' | 'lord' | 'sage' | 'saint' | 'bruised';
/** Deeds, and what a hero has learnt and earned in the end. */
const FACTS: Readonly<Record<Award, Fact<keyof Deeds | 'skills' | 'achievements'>>> = {
  skin: { of: 'wounds', least: true },
  slayer: { of: 'kills' },
  wall: { of: 'blocked' },
  lord: { of: 'cards' },
  sage: { of: 'skills' },
  saint: { of: 'achievements' },
  bruised: { of: 'wounds' },
};

export const awardsIn = ({ deeds }: Chronicle, { heroes }: SanctumView): readonly Given<Award>[] =>
  awardsOf(
    FACTS,
    heroes.map(({ defeated, skills, blessings }, seat) => ({
      ...deeds[seat]!,
      cards: defeated,
      skills: skills.length,
      achievements: blessings.length,
    })),
    undefined,
  );

/** Health by seat: at the start of the Final Battle, and after each of its rounds. */
export const curvesOf = ({ rounds }: Chronicle, seats: number): readonly (readonly number[])[] =>
  Array.from({ length: seats }, (_, seat) => rounds.map((health) => health[seat] ?? 0));

/** The game retold from its log. */
export function chronicle(log: readonly SanctumEvent[], seats: number): Chronicle {
  const health = Array<number>(seats).fill(FULL_HEALTH);
  const deeds = Array.from({ length: seats }, () => ({ kills: 0, wounds: 0, blocked: 0, cards: 0 }));
  const rounds: number[][] = [];
  for (const event of log) {
    if (event.kind === 'round-begun') rounds.push([...health]);
    if (!('seat' in event)) continue;
    health[event.seat] = healthAfter(event) ?? health[event.seat]!;
    const sum = deeds[event.seat]!;
    for (const [key, n] of Object.entries(deedOf(event)) as [keyof Deeds, number][]) sum[key] += n;
  }
  return { rounds: rounds.length > 0 ? [...rounds, health] : [], deeds };
}

/** What a friend is told: health by round of the Final Battle, and the round that decided. */
export function recapOf(
  log: readonly SanctumEvent[],
  told: Chronicle,
  heroes: readonly { readonly health: number }[],
  winners: readonly Seat[],
): Recap {
  const round = decidingRound(curvesOf(told, heroes.length), winners.length === 1 ? winners[0] : undefined);
  const event = log.findIndex((each) => each.kind === 'round-begun' && each.round === round);
  return {
    rounds: told.rounds,
    figures: heroes.map(({ health }) => health),
    decided: round === undefined || event < 0 ? undefined : { round, event },
  };
}
