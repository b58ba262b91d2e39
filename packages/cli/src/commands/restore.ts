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
    const rows = await withStore(args, (store, { restore }) => restore(store, file), true);
    io.out(args.isOn('json') ? JSON.stringify({ file, rows }) : `${rows} rows read from ${file}`);
    return true;
  },
};
