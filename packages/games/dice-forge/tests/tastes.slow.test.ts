/** Four persons of a level do not play alike: of what one takes most often, there is something that another takes plainly less of. */
import { botAnswer, botNamed, playGame, SeatedBot } from '@astragal/bots';
import { type Choice, named, readOptions, seeded } from '@astragal/kernel';
import { expect, it } from 'vitest';
import { TASTES } from '../src/bots/tastes.ts';
import { type Buy, bots, type DiceForgeKind, diceForge, type Feat } from '../src/index.ts';

const GAMES = 60;
/** What is taken most often: so many kinds; plainly more: by a quarter. */
const OFTEN = 5;
const PLAINLY = 1.25;

const purchase = (choice: Choice): string | undefined =>
  choice.do === 'feat' ? (choice as Feat).card : choice.do === 'buy' ? (choice as Buy).face : undefined;

/** How often somebody takes each card and face, over games with the plain bot of its level. */
function takings(level: string, person: string): Map<string, number> {
  const taken = new Map<string, number>();
  for (let i = 0; i < GAMES; i++) {
    const own = i % 2;
    const seated = [0, 1].map((seat) => new SeatedBot(botNamed(bots, seat === own ? person : level)!, seeded(`tastes ${i} ${seat}`)));
    playGame<DiceForgeKind>({
      ...{ game: diceForge, seats: 2, options: readOptions(diceForge, 2, {}), luck: named(`tastes ${i}`) },
      answer(position, [at]) {
        const decision = botAnswer(diceForge, position, at!, seated[at!.seat]!);
        const what = at!.seat === own ? purchase(decision.choice) : undefined;
        if (what !== undefined) taken.set(what, (taken.get(what) ?? 0) + 1);
        return decision;
      },
    });
  }
  return taken;
}

it.each(['novice', 'expert'])('the most frequent purchases of two persons differ plainly: %s', (level) => {
  const all = TASTES.map((_, person) => takings(level, `${level}/${person + 1}`));
  for (const [person, taken] of all.entries())
    for (const [other, theirs] of all.entries()) {
      const often = [...taken].sort((a, b) => b[1] - a[1]).slice(0, OFTEN);
      const most = Math.max(...often.map(([what, count]) => count / (theirs.get(what) ?? 1)));
      if (other !== person) expect(most, `${TASTES[person]} and ${TASTES[other]}`).toBeGreaterThan(PLAINLY);
    }
});
