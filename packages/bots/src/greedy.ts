/** A player of one thought: tries each answer on guessed worlds and keeps the one that looks best. */
import type { Chance, Game, Kind, Seat } from '@astragal/kernel';
import { choices, clone, notation, Play, type Position, playAhead, playOn, waiting } from '@astragal/kernel';
import { type Bot, forcedAnswer, type Value, worldsOf } from './bot.ts';

/** What follows by force belongs to the thought, so far. */
const MOST_FORCED = 20;

/** `samples`: on how many guessed worlds each answer is tried. */
export function greedy<K extends Kind>(game: Game<K>, value: Value<K>, { name = 'greedy', samples = 4 } = {}): Bot<K> {
  return {
    name,
    answer(sight, { luck, isLate }) {
      const forced = forcedAnswer(sight);
      if (forced !== undefined) return forced;
      let best: { text: string; worth: number } | undefined;
      const worlds = worldsOf(game, sight, luck, samples);
      for (const { frame, options: all } of sight.questions)
        for (const choice of all) {
          const text = notation(choice);
          let worth = 0;
          for (let i = 0; i < samples; i++) {
            const position = clone(game, worlds[i % worlds.length]!);
            const at = waiting(game, position).find((each) => each.frame === frame);
            if (!at) continue;
            playOn(game, position, at, choice, new Play<K>(luck));
            forcedOn(game, position, sight.seat, luck);
            worth += value(position.state, sight.seat);
          }
          if (!best || worth > best.worth) best = { text, worth };
          if (isLate()) return best.text;
        }
      return best!.text;
    },
  };
}

/** Plays on while the seat has only one answer. */
function forcedOn<K extends Kind>(game: Game<K>, position: Position<K>, seat: Seat, luck: Chance): void {
  const only = (state: K['state'], at: { seat: Seat; frame: K['frame'] }) => {
    if (at.seat !== seat) return undefined;
    const all = choices(game, state, at.frame);
    return all.length === 1 ? all[0] : undefined;
  };
  playAhead(game, position, new Play<K>(luck), only, { most: MOST_FORCED });
}
