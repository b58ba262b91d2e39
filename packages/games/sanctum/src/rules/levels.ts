/** B.6, B.8 Levels, gems, skills, items and achievements (S-34, S-36 to S-44, S-60 to S-66). */
import type { Seat } from '@astragal/kernel';
import { ACHIEVEMENTS, type AchievementId, type Level, MASTERIES, type Mastery } from '../content/acts.ts';
import { type CardId, faceOf, itemOf } from '../content/cards.ts';
import { COLOURS, type Colour } from '../content/effects.ts';
import type { Hero, LevelChoice } from '../state.ts';
import { columnStart, freed, heroAt, isBeaten, type S, type T } from './hero.ts';
import type { StepsOf } from './steps.ts';
import { achieve, climb, turnDemon } from './verbs.ts';

const foeColour = (me: Hero, foe: number): Colour => faceOf(me.foes[foe]!.card as CardId).colour;

/** S-37: gems of the demon's colour, and white ones of any column, one place up. */
function climbWishes(me: Hero, colour: Colour): LevelChoice[] {
  const wishes: LevelChoice[] = [];
  for (const column of COLOURS)
    for (let level = 1; level <= 3; level++) {
      const at = columnStart(column) + level - 1;
      if (column === colour && me.table[at]! > 0) wishes.push({ do: 'climb', column, level, gem: colour });
      if (me.whites[at]! > 0) wishes.push({ do: 'climb', column, level, gem: 'white' });
    }
  return wishes;
}

/** S-38: levels without a gem to move are lost. */
function spendLevels(s: S, seat: Seat, foe: number, left: number, t: T): void {
  const me = heroAt(s, seat);
  const colour = foeColour(me, foe);
  if (left > 0 && climbWishes(me, colour).length > 0) t.next({ step: 'level', seat, foe, left });
  else for (let i = 0; i < left; i++) t.tell({ kind: 'level-lost', seat, colour });
}

function claim(s: S, seat: Seat, foe: number, t: T): void {
  t.next({ step: 'trophy', seat, foe }, { step: 'killed', seat });
  spendLevels(s, seat, foe, faceOf(heroAt(s, seat).foes[foe]!.card as CardId).level, t);
}

const killed = (me: Hero): number[] => me.foes.flatMap((foe, at) => (isBeaten(foe) ? [at] : []));

/** S-63: the second best colour counts, since two are needed. */
function secondBest(me: Pick<Hero, 'pool' | 'gear'>): number {
  const [a, b, c] = [freed(me, 'red'), freed(me, 'green'), freed(me, 'blue')];
  return a + b + c - Math.max(a, b, c) - Math.min(a, b, c);
}

/** How far a hero has come in each mastery, to be compared with `MASTERIES`. */
export const progressOf = (me: Pick<Hero, 'skills' | 'pool' | 'gear'>): Readonly<Record<Mastery, number>> => ({
  skill: me.skills.length,
  gem: secondBest(me),
  equip: me.gear.reduce((sum, { item }) => sum + (item === 'none' ? 0 : itemOf(item).level), 0),
});

const MASTERY_IDS = Object.keys(MASTERIES) as readonly Mastery[];

/** S-60 to S-65: the open achievements this hero meets. */
function metBy(s: S, me: Hero): AchievementId[] {
  const progress = progressOf(me);
  const met: AchievementId[] = [];
  for (let level = 1; level <= 3; level++) {
    let higher = false;
    for (const [column, mastery] of MASTERY_IDS.entries()) {
      if (progress[mastery] < MASTERIES[mastery][level - 1]!) continue;
      const { by } = s.achievements[column * 3 + level - 1]!;
      if (by === 'open') met.push(`${mastery}-${level as Level}`);
      // K-42: a blocked space does not lead to the higher one.
      if (by !== 'blocked') higher = true;
    }
    if (level > 1 && higher && s.achievements[ACHIEVEMENTS.indexOf(`higher-${level as 2 | 3}`)]!.by === 'open')
      met.push(`higher-${level as 2 | 3}`);
  }
  return met;
}

export const levels: StepsOf<'killed' | 'spoils' | 'level' | 'trophy' | 'achievements'> = {
  // Q-2, K-38: demon by demon, in the order the player wants.
  killed: {
    run(s, { seat }, t) {
      const slain = killed(heroAt(s, seat));
      if (slain.length === 0) t.next({ step: 'achievements', seat });
      else if (slain.length === 1) claim(s, seat, slain[0]!, t);
      else t.next({ step: 'spoils', seat });
    },
  },

  spoils: {
    wishes: (s, { seat }) => killed(heroAt(s, seat)).map((foe) => ({ do: 'claim', foe })),
    take: (s, { seat }, { foe }, t) => claim(s, seat, foe, t),
  },

  // S-37, K-8: always optional.
  level: {
    wishes: (s, { seat, foe }) => [...climbWishes(heroAt(s, seat), foeColour(heroAt(s, seat), foe)), { do: 'decline' }],
    take(s, { seat, foe, left }, choice, t) {
      if (choice.do === 'climb') climb(s, seat, choice.column, choice.level, choice.gem, t);
      else t.tell({ kind: 'level-lost', seat, colour: foeColour(heroAt(s, seat), foe) });
      spendLevels(s, seat, foe, left - 1, t);
    },
  },

  // S-34, K-20, K-21: a step of its own, so that the block and every gem may be taken back until the card is turned.
  trophy: {
    wishes: (_, { foe }) => [{ do: 'reveal', foe }],
    take: (s, { seat, foe }, _, t) => turnDemon(s, seat, foe, t),
  },

  // S-60, K-43: the acting player alone; all that are met and free. After the breach the board is gone (S-73).
  achievements: {
    run(s, { seat }, t) {
      if (s.breacher >= 0) return;
      for (const achievement of metBy(s, heroAt(s, seat))) achieve(s, seat, achievement, t);
    },
  },
};
