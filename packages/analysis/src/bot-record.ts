/** The record of a game between bots: what a table would have written down. */
import { type Bot, SeatedBot, sightOf } from '@astragal/bots';
import { type Game, type Kind, Match, type MatchRecord, named, type Options, seeded } from '@astragal/kernel';

/** Luck by name, thoughts by seat: the same seed, the same game. */
export function botRecord<K extends Kind>(game: Game<K>, bots: readonly Bot<K>[], options: Options, seed: string): MatchRecord {
  const luck = named(`${seed}/luck`);
  const match = Match.begin(game, bots.length, options, (n, name) => luck.below(n, name));
  const seated = bots.map((bot, seat) => new SeatedBot(bot, seeded(`${seed}/think ${seat}`)));
  while (!match.isOver) {
    const [seat] = match.waits as [number];
    const told = match.answer(seat, match.ask(seat), seated[seat]!.answer(sightOf(game, match.now, seat)));
    if (typeof told === 'string') throw new Error(`bot ${bots[seat]!.name} gives an answer that is ${told}`);
  }
  return match.record;
}
