/** One game by clicks, from the home page to its end. */
import { touch } from '../pages/finger.ts';
import { guided } from '../pages/guided.ts';
import { guideOf } from '../pages/players.ts';
import { arrive, type Visit } from './visit.ts';

/** Pictures are taken when so many answers have been given, and of the end. */
const MOMENTS = [2, 12, 40];

/** `often`: so often the same deed is clicked before it goes over the page's line; without it, always. Gives the number of answers. */
export async function playGame({ window, shoot }: Visit, game: string, often: number | undefined): Promise<number> {
  await arrive(window);
  await touch(window, `.poster.${game} .now`);
  let answers = 0;
  const player = guided(window, {
    ...guideOf(game, 'browsers'),
    ...(often && { often }),
    look: async () => {
      if (MOMENTS.includes(++answers)) await shoot(answers);
    },
  });
  await player.play();
  await shoot('end');
  return answers;
}
