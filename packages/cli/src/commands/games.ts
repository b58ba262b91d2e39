import { shelf } from '@astragal/shelf';
import type { Command } from '../command.ts';
import { allBots, JSON_FLAG, LANG, languageOf } from '../common.ts';

export const games: Command = {
  name: 'games',
  about: 'lists the games with their seats, options and bots',
  places: [],
  flags: { lang: LANG, json: JSON_FLAG },
  async run(args, io) {
    const language = languageOf(args);
    const rows = await Promise.all(
      shelf.map(async (entry) => {
        const [{ game, bots }, words] = await Promise.all([entry.rules(), entry.words(language)]);
        const { id, version, seats, options } = game;
        return { id, name: words.name, tagline: words.tagline, version, seats, options, bots: allBots(bots).map((bot) => bot.name) };
      }),
    );
    if (args.isOn('json')) io.out(JSON.stringify(rows));
    else
      for (const { id, name, tagline, seats, options, bots } of rows) {
        io.out(`${id}: ${name}, ${seats.min}-${seats.max}. ${tagline}`);
        for (const [option, { values, default: usual }] of Object.entries(options))
          io.out(`  --option ${option}=${values.map((value) => (value === usual ? `${value}*` : value)).join('|')}`);
        io.out(`  --bot ${bots.join('|')}`);
      }
    return true;
  },
};
