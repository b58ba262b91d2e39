import { type Command, UsageError } from '../command.ts';
import { gameNamed, JSON_FLAG, readJson } from '../common.ts';

export const checkingContent: Command = {
  name: 'content',
  about: "checks a game's tables of tiles, cards and dice, or edited ones from a JSON file",
  places: ['GAME', '[FILE]'],
  flags: { json: JSON_FLAG },
  async run(args, io) {
    const { game, content } = await gameNamed(args.place('GAME')).rules();
    if (!content) throw new UsageError(`${game.id} has no tables to check`);
    const file = args.place('FILE');
    const problems = content(file && (await readJson(file)));
    if (args.isOn('json')) io.out(JSON.stringify({ game: game.id, problems }));
    else for (const line of problems.length ? problems : [`The tables of ${game.id} are in order.`]) io.out(line);
    return problems.length === 0;
  },
};
