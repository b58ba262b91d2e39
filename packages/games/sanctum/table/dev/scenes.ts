/** Positions to look at: a hero with everything a hero can have, before the doors of the Demon Lord and in the Final Battle. */
import { type Chance, choices, type Options, Play, type Position, playOn, start, waiting } from '@astragal/kernel';
import { type SanctumKind, toolkit } from '@astragal/sanctum';
import { BLESSING_IDS, SKILLS_OF, skillOf } from '@astragal/sanctum/content';
import type { Scenes } from '@astragal/table/scenes.ts';

type At = Position<SanctumKind>;

/** From the last rest on, the first answer is given until `is` says stop. */
function upTo(seats: number, host: Options, luck: Chance, is: (position: At) => boolean): At {
  const game = toolkit.starts![1]!;
  const play = new Play<SanctumKind>(luck, []);
  const position = start(game, seats, host as SanctumKind['options'], play);
  const [me] = position.state.heroes;
  if (me && me.hero !== 'none') me.skills = SKILLS_OF[me.hero].filter((skill) => skillOf(skill).kind === 'card');
  for (let i = 0; i < 400 && !is(position); i++) {
    const [at] = waiting(game, position);
    for (const hero of position.state.heroes) if (hero.fate === 'alive') hero.health = 9;
    const all = choices(game, position.state, at!.frame);
    const wanted = all.find(({ do: verb }) => verb === 'done' || verb === 'suffer' || verb === 'hit') ?? all[0]!;
    playOn(game, position, at!, wanted, play);
  }
  return position;
}

const asks =
  (step: string, phase: string) =>
  (position: At): boolean =>
    position.state.phase === phase && waiting(toolkit.starts![1]!, position).some(({ seat, frame }) => seat === 0 && frame.step === step);

/** All the blessings that one hero could gather. */
function blessed(position: At): Position {
  const [me] = position.state.heroes;
  if (me) me.blessings = BLESSING_IDS.slice(2, 10).map((tile, i) => ({ tile, used: i % 3 === 0 }));
  return position as unknown as Position;
}

export const scenes: Scenes = {
  response: (seats, host, luck) => blessed(upTo(seats, host, luck, asks('effect', 'response'))),
  battle: (seats, host, luck) => blessed(upTo(seats, host, luck, asks('attack', 'battle'))),
};
