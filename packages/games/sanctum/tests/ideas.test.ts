/** Every idea holds in a scene and keeps silent in another, says so in three languages, and knows which answers heed it. */
import { ideaObeys } from '@astragal/bots/testing';
import { it } from 'vitest';
import { ideas } from '../src/bots/index.ts';
import { sanctum } from '../src/game.ts';
import type { HeroView, SanctumView } from '../src/state.ts';
import { ideas as en } from '../src/text/ideas-en.ts';
import { ideas as pl } from '../src/text/ideas-pl.ts';
import { ideas as ru } from '../src/text/ideas-ru.ts';
import { chase, dice, stage } from './helpers.ts';

const WORDS = { en, pl, ru };

/** On the march, nobody chased; and in a fight with two imps, dice on the table. */
const march = sanctum.view(stage().state, 0);
const fight = sanctum.view(
  stage((s) => chase(s, 0, 'acrobat-boots', 'feathered-cap'), { luck: dice(1, 2) }).plays('fight', 'roll').state,
  0,
);

const blocking = sanctum.view(
  stage((s) => chase(s, 0, 'acrobat-boots', 'feathered-cap', 'seers-hood'), { luck: dice(6, 6) }).plays('fight', 'roll', 'done').state,
  0,
);

const mine = (view: SanctumView, change: Partial<HeroView>): SanctumView => ({
  ...view,
  heroes: view.heroes.map((hero, seat) => (seat === 0 ? { ...hero, ...change } : hero)),
});
const spent = (view: SanctumView, count: number): SanctumView => {
  const gear = view.heroes[0]!.gear.map((each, slot) =>
    slot === 0
      ? { ...each, wells: Array.from({ length: count }, () => 'stamina' as const) }
      : { ...each, wells: each.wells.map(() => 'empty' as const) },
  );
  return mine(view, { gear });
};
const inPhase = (view: SanctumView, phase: HeroView['fight']['phase'], change: Partial<HeroView> = {}): SanctumView =>
  mine(view, { fight: { ...view.heroes[0]!.fight, phase }, ...change });

it.each<[keyof typeof en, SanctumView, SanctumView, string]>([
  ['deadly', mine(fight, { health: 1 }), march, 'hit'],
  ['rage', mine(fight, { raging: 1 }), mine(fight, { raging: 0 }), 'rage'],
  ['dice', fight, march, 'hit'],
  ['shields', blocking, fight, 'shield'],
  ['potions', inPhase(spent(march, 2), 'potions', { potions: { red: 1, blue: 0 } }), march, 'drink'],
  ['chased', mine(march, { foes: fight.heroes[0]!.foes }), march, 'fight'],
  ['tired', spent(march, 5), spent(march, 1), 'rest'],
  ['fresh', mine(spent(march, 0), { bag: [], at: 1 }), spent(march, 5), 'move'],
  ['bag', mine(march, { bag: ['straw-sandals'] }), mine(march, { bag: [] }), 'rest'],
  ['front', mine(march, { at: 1 }), mine(march, { at: 9 }), 'move'],
])('%s', (name, fires, silent, heeding) => {
  ideaObeys(ideas, WORDS, name, { fires, silent, heeding: { do: heeding } });
});
