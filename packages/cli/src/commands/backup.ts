import type { Command } from '../command.ts';
import { JSON_FLAG } from '../common.ts';
import { DATA, withStore } from '../house.ts';

export const backingUp: Command = {
  name: 'backup',
  about: 'writes everything the server keeps into one file, while it runs',
  places: ['FILE'],
  flags: { data: DATA, json: JSON_FLAG },
  async run(args, io) {
    const file = args.place('FILE')!;
    const rows = await withStore(args, (store, { backup }) => backup(store, file));
    io.out(args.isOn('json') ? JSON.stringify({ file, rows }) : `${rows} rows written to ${file}`);
    return true;
  },
};
