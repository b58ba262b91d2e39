/** A player of one thought: tries each answer on guessed worlds and keeps the one that looks best. */
import type { Game, Kind } from '@astragal/kernel';
import { clone, isOver, notation, options, Play, type Position, playOn, waiting } from '@astragal/kernel';
import type { Bot, Value } from './bot.ts';

/** `samples`: on how many guessed worlds each answer is tried. */
export function greedy<K extends Kind>(game: Game<K>, value: Value<K>, { name = 'greedy', samples = 4 } = {}): Bot<K> {
  return {
    name,
    answer({ seat, questions, stack, view }, think) {
      let best: { text: string; worth: number } | undefined;
      const worlds: Position<K>[] = [];
      for (let i = 0; i < samples; i++) worlds.push({ state: game.guess(view, seat, think), stack });
      for (const { frame, options: all } of questions) {
        if (questions.length === 1 && all.length === 1) return notation(all[0]!);
        for (const choice of all) {
          const text = notation(choice);
          let worth = 0;
          for (const world of worlds) {
            const position = clone(game, world);
            const at = waiting(game, position).find((each) => each.frame === frame);
            if (!at) continue;
            playOn(game, position, at, choice, new Play<K>(think));
            forced(game, position, seat, think);
            worth += value(position.state, seat);
          }
          if (!best || worth > best.worth) best = { text, worth };
        }
      }
      return best!.text;
    },
  };
}

/** Plays on while the seat has only one answer: what follows by force belongs to the thought. */
function forced<K extends Kind>(game: Game<K>, position: Position<K>, seat: number, think: ConstructorParameters<typeof Play>[0]): void {
  for (let i = 0; i < 20 && !isOver(position); i++) {
    const at = waiting(game, position).find((each) => each.seat === seat);
    if (!at) return;
    const all = options(game, position.state, at.frame);
    if (all.length !== 1) return;
    playOn(game, position, at, all[0]!, new Play<K>(think));
  }
}
