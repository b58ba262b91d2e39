/** Four persons of a level do not play alike: each takes more of what it likes than any of the others. */
import { type Bot, botAnswer, botNamed, playGame, SeatedBot } from '@astragal/bots';
import { type Choice, named, readOptions, seeded } from '@astragal/kernel';
import { expect, it } from 'vitest';
import { TASTES, type Taste } from '../src/bots/tastes.ts';
import { bots, CARDS, type DiceForgeKind, diceForge, type Feat } from '../src/index.ts';

const GAMES = 60;

const cost = (choice: Choice): { sun: number; moon: number } | undefined =>
  choice.do === 'feat' ? CARDS[(choice as Feat).card].cost : undefined;
/** What is of somebody's taste. */
const LIKED: Readonly<Record<Taste, (choice: Choice) => boolean>> = {
  dice: ({ do: verb }) => verb === 'buy',
  gold: (choice) => choice.do === 'feat' && (choice as Feat).card === 'blacksmiths-hammer',
  sun: (choice) => (cost(choice)?.sun ?? 0) > 0 && cost(choice)!.moon === 0,
  moon: (choice) => (cost(choice)?.moon ?? 0) > 0 && cost(choice)!.sun === 0,
};

/** How often a person takes what is of each taste, a game. */
function takings(bot: Bot<DiceForgeKind>): Record<Taste, number> {
  const taken = { dice: 0, gold: 0, sun: 0, moon: 0 };
  for (let i = 0; i < GAMES; i++) {
    const seated = [0, 1].map((seat) => new SeatedBot(bot, seeded(`tastes ${i} ${seat}`)));
    playGame<DiceForgeKind>({
      ...{ game: diceForge, seats: 2, options: readOptions(diceForge, 2, {}), luck: named(`tastes ${i}`) },
      answer(position, [at]) {
        const decision = botAnswer(diceForge, position, at!, seated[at!.seat]!);
        for (const taste of TASTES) if (at!.seat === i % 2 && LIKED[taste](decision.choice)) taken[taste] += 1 / GAMES;
        return decision;
      },
    });
  }
  return taken;
}

it('the four of a level differ in what they take', () => {
  const level = 'skilled';
  const all = TASTES.map((_, person) => takings(botNamed(bots, `${level}/${person + 1}`)!));
  for (const [person, taste] of TASTES.entries())
    for (const [other, theirs] of all.entries())
      if (other !== person) expect(all[person]![taste], `${taste} of person ${person} and ${other}`).toBeGreaterThan(theirs[taste]);
});
