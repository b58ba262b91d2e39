/** The four persons of a level: over many games each does plainly more of what it likes. */
import { type Bot, botAnswer, playGame, SeatedBot } from '@astragal/bots';
import { named, readOptions, seeded } from '@astragal/kernel';
import { expect, it } from 'vitest';
import { bots } from '../src/bots/index.ts';
import { platformer } from '../src/game.ts';
import type { PlatformerKind } from '../src/state.ts';

const GAMES = 60;
/** Half as much again, and plainly more than whoever has no taste. */
const PLAINLY = 1.5;
const CLEARLY = 1.3;
const [novice, expert] = ['novice', 'expert'].map((level) => bots.find(({ name }) => name === level)!) as [Player, Player];
type Player = Bot<PlatformerKind>;

it('every level is four persons, named after it', () => {
  for (const { name, persons } of bots)
    if (persons) expect(persons.map((each) => each.name)).toEqual([1, 2, 3, 4].map((n) => `${name}/${n}`));
});

/** How often each of two gives such an answer, in games against each other, each on every seat in turn. */
function counted(verb: string, players: readonly [Player, Player]): [number, number] {
  const counts: [number, number] = [0, 0];
  for (let game = 0; game < GAMES; game++) {
    const who = game % 2 === 0 ? [0, 1] : [1, 0];
    const seated = who.map((one, seat) => new SeatedBot(players[one]!, seeded(`tastes ${game}/think ${seat}`)));
    playGame<PlatformerKind>({
      ...{ game: platformer, seats: 2, options: readOptions(platformer, 2), luck: named(`tastes ${game}/luck`) },
      answer(position, [open]) {
        const decision = botAnswer(platformer, position, open!, seated[open!.seat]!);
        if (decision.choice.do === verb) counts[who[open!.seat]! as 0 | 1]++;
        return decision;
      },
    });
  }
  return counts;
}

const [CLIMBER, FIGHTER, COLLECTOR] = [0, 1, 2] as const;

it('one goes up and on, one buys: their purchases differ plainly', () => {
  const [passing, buying] = counted('buy', [novice.persons![CLIMBER]!, novice.persons![COLLECTOR]!]);
  expect(buying).toBeGreaterThan(PLAINLY * passing);
});

it.each([novice, expert])('one goes for enemies: it deals plainly more blows than whoever has no taste', (level) => {
  const [plain, fighting] = counted('hit', [level, level.persons![FIGHTER]!]);
  expect(fighting).toBeGreaterThan(CLEARLY * plain);
});
