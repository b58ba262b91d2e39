/** Gems, skills and achievements. */

import type { Seat } from '@astragal/kernel';
import { ACHIEVEMENTS, type AchievementId } from '../../content/acts.ts';
import type { BlessingId } from '../../content/blessings.ts';
import type { Colour, Gem } from '../../content/effects.ts';
import { type HeroId, SKILLS_OF, type SkillId, skillOf } from '../../content/heroes.ts';
import { columnStart, heroAt, type S, type T } from '../hero.ts';

/** S-37: one gem, one place up; from level I into the gem pool. The last gem that leaves a skill gives it (S-40). */
export function climb(s: S, seat: Seat, column: Colour, level: number, gem: Gem, t: T): void {
  const me = heroAt(s, seat);
  const at = columnStart(column) + level - 1;
  const row = gem === 'white' ? me.whites : me.table;
  row[at]!--;
  t.tell({ kind: 'gem-climbed', seat, column, level, gem });
  const skill = SKILLS_OF[me.hero as HeroId][at]!;
  if (me.table[at] === 0 && me.whites[at] === 0 && !me.skills.includes(skill)) gainSkill(s, seat, skill, t);
  if (level === 1) me.pool[gem]++;
  else row[at - 1]!++;
}

/** S-42, S-43: tokens of a tile for good; what a card does immediately. */
export function gainSkill(s: S, seat: Seat, id: SkillId, t: T): void {
  const me = heroAt(s, seat);
  const skill = skillOf(id);
  me.skills.push(id);
  me.stamina += skill.stamina;
  me.focus += skill.focus;
  t.tell({ kind: 'skill-gained', seat, skill: id });
  if (skill.op !== 'extra-rage') return;
  me.rages++;
  me.raging++;
}

/** S-60, S-61: the tile goes to the hero; only its owner looks at the blessing. */
export function achieve(s: S, seat: Seat, achievement: AchievementId, t: T): void {
  const space = s.achievements[ACHIEVEMENTS.indexOf(achievement)]!;
  const blessing = space.tile as BlessingId;
  space.tile = 'none';
  space.by = seat;
  heroAt(s, seat).blessings.push({ tile: blessing, used: false });
  t.show(seat, { kind: 'achieved', seat, achievement, blessing }, { kind: 'achieved', seat, achievement });
}
