import { writeFile } from 'node:fs/promises';
import { type Command, Failure } from '../command.ts';
import { DATA, withStore } from '../house.ts';

export const exporting: Command = {
  name: 'export',
  about: 'prints the record of a match, to be kept or replayed',
  places: ['MATCH'],
  flags: { out: { value: 'FILE', about: 'write it there instead' }, data: DATA },
  async run(args, io) {
    const match = args.place('MATCH')!;
    const record = await withStore(args, (store, { exportMatch }) => exportMatch(store, match));
    if (!record) throw new Failure(`there is no match '${match}'`);
    const file = args.text('out');
    if (file) await writeFile(file, `${JSON.stringify(record)}\n`);
    else io.out(JSON.stringify(record));
    return true;
  },
};
