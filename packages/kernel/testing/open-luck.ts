/** The law of open luck: what everybody is told of a roll, everybody sees on the table. */
import {
  type Answer,
  type Chance,
  clone,
  type Game,
  heard,
  type Kind,
  type LuckSaid,
  named,
  Play,
  type Position,
  playOn,
  read,
  recorded,
  type Seat,
  seeded,
  sortedJson,
  start,
  type Told,
} from '../src/index.ts';
import { must, type Setting, type Subject } from './subject.ts';

const isOpen = <K extends Kind>({ open, openLuck }: Game<K>, what: string): boolean =>
  open === true || (openLuck ?? []).some((beginning) => what.startsWith(beginning));

/** What came of playing with some luck. */
interface Outcome<K extends Kind> {
  readonly position: Position<K>;
  readonly told: readonly Told<K>[];
}

/** Lets one open roll of an answer fall otherwise: where that makes another state, each of these viewers sees or hears a difference. */
export function seenByAll<K extends Kind>(
  game: Game<K>,
  before: Position<K>,
  { seat, choice, luck }: Answer,
  viewers: readonly (Seat | undefined)[],
  chance: Chance,
): void {
  const play = (given: Chance): Outcome<K> => {
    const position = clone(game, before);
    const told: Told<K>[] = [];
    const found = read(game, position, seat, choice)!;
    playOn(game, position, found.at, found.choice, new Play<K>(given, told));
    return { position, told };
  };
  fellOtherwise(game, play, luck, viewers, chance);
}

/** The same for the deal. */
export function dealSeenByAll<K extends Kind>({ game }: Subject<K>, { seed, seats, options }: Setting): void {
  const play = (given: Chance): Outcome<K> => {
    const told: Told<K>[] = [];
    return { position: start(game, seats, options as K['options'], new Play<K>(given, told)), told };
  };
  const luck: LuckSaid[] = [];
  play(recorded(named(`${seed}/deal`), luck));
  fellOtherwise(game, play, luck, [...Array(seats).keys(), undefined], seeded(`${seed}/open luck`));
}

function fellOtherwise<K extends Kind>(
  game: Game<K>,
  play: (chance: Chance) => Outcome<K>,
  luck: readonly LuckSaid[],
  viewers: readonly (Seat | undefined)[],
  chance: Chance,
): void {
  if (game.open) return;
  const rolls = [...luck.entries()].filter(([, [what, n]]) => n > 1 && isOpen(game, what));
  if (rolls.length === 0) return;
  const [at, [what, n, value]] = rolls[chance.below(rolls.length, 'roll')]!;
  const other = (value + 1 + chance.below(n - 1, 'other')) % n;
  const [here, there] = [play(upTo(luck, at, value)), play(upTo(luck, at, other))];
  if (sortedJson(here.position.state) === sortedJson(there.position.state)) return;
  for (const viewer of viewers) {
    const [mine, otherwise] = [here, there].map(({ position, told }) =>
      sortedJson([game.view(position.state, viewer), heard(told, viewer)]),
    );
    must(
      mine !== otherwise,
      'open luck',
      () => `'${what}' is open, but ${viewer ?? 'a watcher'} cannot see whether it said ${value} or ${other}`,
    );
  }
}

/** The luck up to a roll as it was, that roll as told, and the same luck after it whatever it said. */
function upTo(luck: readonly LuckSaid[], at: number, said: number): Chance {
  const rest = named('open luck');
  let asked = 0;
  return {
    below(n, what) {
      const i = asked++;
      if (i < at) return luck[i]![2];
      return i === at ? said : rest.below(n, what);
    },
  };
}
