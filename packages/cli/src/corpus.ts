/** Games recorded for keeping: every number of seats, every value of every option, wild answers and sensible ones, some taken back. */
import { type Bot, levelsOf, random, SeatedBot, sightOf } from '@astragal/bots';
import { type Chance, type Game, Match, named, type Options, readOptions, seeded } from '@astragal/kernel';
import { outcomeOf, type Recorded } from '@astragal/kernel/testing';

interface Setting {
  readonly seats: number;
  readonly options: Options;
}

/** How many games there are at least for each number of seats: half of them wild, half sensible. */
const ROUNDS = 4;

/** Settings in which every number of seats and every value of every option occurs, where it changes something. */
export function settingsOf(game: Game, luck: Chance): Setting[] {
  const unseen = new Set(Object.entries(game.options).flatMap(([name, { values }]) => values.map((value) => `${name}=${value}`)));
  const counts = game.seats.max - game.seats.min + 1;
  const settings: Setting[] = [];
  while (unseen.size > 0 || settings.length < ROUNDS * counts) {
    const given: Record<string, string> = {};
    // Whoever hangs on another option comes first, and brings what it needs.
    for (const [name, { values, when }] of Object.entries(game.options).toSorted(([, a], [, b]) => Number(!a.when) - Number(!b.when))) {
      if (given[name] !== undefined) continue;
      const fresh = values.filter((value) => unseen.has(`${name}=${value}`));
      if (when && (fresh.length === 0 || Object.entries(when).some(([other, value]) => (given[other] ?? value) !== value))) continue;
      const among = fresh.length > 0 ? fresh : values;
      Object.assign(given, when, { [name]: among[luck.below(among.length, name)] });
    }
    for (const [name, value] of Object.entries(given)) unseen.delete(`${name}=${value}`);
    const seats = game.seats.min + (settings.length % counts);
    settings.push({ seats, options: readOptions(game, seats, given) });
  }
  return settings;
}

/** One in so many answers is taken back where it may be. */
const TAKEN_BACK = 25;

/** Plays one game to its end; the same seed, the same game. */
function played(game: Game, { seats, options }: Setting, bot: Bot, seed: string): Recorded {
  const luck = named(`${seed}/luck`);
  const think = seeded(`${seed}/think`);
  const match = Match.begin(game, seats, options, (n, name) => luck.below(n, name));
  const seated = Array.from({ length: seats }, () => new SeatedBot(bot, think));
  while (!match.isOver) {
    const { waits } = match;
    const seat = waits[think.below(waits.length, 'who')]!;
    const choice = seated[seat]!.answer(sightOf(game, match.now, seat));
    const told = match.answer(seat, match.ask(seat), choice);
    if (typeof told === 'string') throw new Error(`${bot.name} answers '${choice}' in ${game.id}, which is refused: ${told}`);
    if (!match.isOver && think.below(TAKEN_BACK, 'undo') === 0 && match.mayUndo(seat)) match.undo(seat, match.ask(seat));
  }
  return { record: match.record, ...outcomeOf(game, match.record) };
}

/** The corpus of a game's rules. */
export function recordedGames(game: Game, bots: readonly Bot[], tell: (line: string) => void = () => undefined): Recorded[] {
  const counts = game.seats.max - game.seats.min + 1;
  const [weakest] = levelsOf(bots);
  const sensible = bots.find(({ name }) => name === weakest)!;
  return settingsOf(game, seeded(game.id)).map((setting, i) => {
    const recorded = played(game, setting, Math.floor(i / counts) % 2 ? sensible : random, `${game.id} ${game.version} ${i}`);
    tell(`${setting.seats} seats ${JSON.stringify(setting.options)}: ${recorded.record.entries.length} entries`);
    return recorded;
  });
}
