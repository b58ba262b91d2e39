import { existsSync } from 'node:fs';
import { type Command, UsageError } from '../command.ts';
import { JSON_FLAG } from '../common.ts';
import { DATA, withStore } from '../house.ts';

export const restoring: Command = {
  name: 'restore',
  about: 'replaces everything the server keeps by a backup, while it runs',
  places: ['FILE'],
  flags: { data: DATA, json: JSON_FLAG },
  async run(args, io) {
    const file = args.place('FILE')!;
    if (!existsSync(file)) throw new UsageError(`there is no file '${file}'`);
    const { rows, back } = await withStore(args, (store, { restore }) => restore(store, file), true);
    io.out(args.isOn('json') ? JSON.stringify({ file, rows, back }) : `${rows} rows read from ${file}`);
    if (back > 0 && !args.isOn('json'))
      io.out(`${back} people are back whom the store no longer knew: whoever of them deleted everything has to do so again`);
    return true;
  },
};
