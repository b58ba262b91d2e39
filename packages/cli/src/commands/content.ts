import type { Rules } from '@astragal/shelf';
import { type Command, UsageError } from '../command.ts';
import { gameNamed, JSON_FLAG } from '../common.ts';

/** Games whose tables people may edit bring a check: every sentence is something wrong with them. */
type Checked = Rules & { readonly content?: () => readonly string[] };

export const checkingContent: Command = {
  name: 'content',
  about: "checks a game's tables of tiles, cards and dice",
  places: ['GAME'],
  flags: { json: JSON_FLAG },
  async run(args, io) {
    const { game, content }: Checked = await gameNamed(args.place('GAME')).rules();
    if (!content) throw new UsageError(`${game.id} has no tables to check`);
    const problems = content();
    if (args.isOn('json')) io.out(JSON.stringify({ game: game.id, problems }));
    else for (const line of problems.length ? problems : [`The tables of ${game.id} are in order.`]) io.out(line);
    return problems.length === 0;
  },
};
