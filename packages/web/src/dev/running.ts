/** A match in the browser, without a server: bots play up to the position one wants to look at, and against whoever plays on. */
import { mindOf, sightOf } from '@astragal/bots';
import {
  type Chance,
  type Game,
  isOver,
  type Options,
  Play,
  type Position,
  playOn,
  read,
  readOptions,
  type Seat,
  seeded,
  start,
  waiting,
} from '@astragal/kernel';
import type { Rules } from '@astragal/shelf';
import type { Scenes } from '@astragal/table/scenes.ts';

/** What there is to look at, and how it goes on. */
export interface DevTable {
  readonly game: Game;
  readonly options: Options;
  readonly seats: number;
  /** Whose eyes; undefined looks on. */
  readonly me: Seat | undefined;
  readonly position: Position;
  readonly play: Play;
  /** The bots' next answer. */
  step(): void;
}

const scenes = import.meta.glob<{ readonly scenes: Scenes }>('../../../games/*/table/dev/scenes.ts');
/** So many games are tried until one asks what was wanted. */
const TRIES = 60;

/** Plays until my question of the wanted step comes up, in this game or in one of the next. */
export async function lookOf(id: string, { game, bots }: Rules, query: URLSearchParams): Promise<DevTable> {
  const number = (name: string, otherwise: number): number => Number(query.get(name) ?? otherwise);
  const seats = number('seats', Math.max(2, game.seats.min));
  const me = query.has('watch') ? undefined : number('me', 0) % seats;
  const options = readOptions(game, seats, Object.fromEntries([...query].filter(([name]) => name in game.options))) as Options;
  const [wanted, first] = [query.get('at'), number('seed', 7)];
  const bot = bots.at(-1)!;

  function looking(position: Position, play: Play, luck: Chance): DevTable {
    const step = (): void => {
      const { seat } = waiting(game, position)[0]!;
      const { at, choice } = read(game, position, seat, bot.answer(sightOf(game, position, seat), mindOf(luck)))!;
      playOn(game, position, at, choice, play);
    };
    return { game, options, seats, me, position, play, step };
  }

  function upTo(seed: number): DevTable | undefined {
    const luck = seeded(String(seed));
    const play = new Play(luck, []);
    const look = looking(start(game, seats, options, play), play, luck);
    const { position } = look;
    for (let i = 0; i < number('moves', 60) && !isOver(position); i++) look.step();
    while (!isOver(position)) {
      const mine = waiting(game, position).find(({ seat }) => seat === me);
      if (wanted !== 'end' && (me === undefined || (mine && (!wanted || mine.frame.step === wanted)))) return look;
      look.step();
    }
    return wanted === 'end' ? look : undefined;
  }

  const scene = query.get('scene');
  if (scene) {
    const set = (await scenes[`../../../games/${id}/table/dev/scenes.ts`]?.())?.scenes[scene];
    if (!set) throw new Error(`there is no scene '${scene}'`);
    const luck = seeded(scene);
    return looking(set(seats, options, luck), new Play(luck, []), luck);
  }
  for (let seed = first; seed < first + TRIES; seed++) {
    const look = upTo(seed);
    if (look) return look;
  }
  throw new Error(`none of ${TRIES} games asks '${wanted}'`);
}
