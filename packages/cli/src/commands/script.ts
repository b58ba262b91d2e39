import { readOptions, readScript, seatsOf } from '@astragal/kernel';
import type { Command } from '../command.ts';
import { gameNamed, JSON_FLAG, LANG, languageOf, numberedNames, readJson } from '../common.ts';
import { outcomeOf } from '../script.ts';
import { worded } from '../words.ts';

export const scripting: Command = {
  name: 'script',
  about: 'plays a script file and shows what came of it (docs/scripts.md)',
  places: ['FILE'],
  flags: { lang: LANG, json: JSON_FLAG },
  async run(args, io) {
    const language = languageOf(args);
    const script = readScript(await readJson(args.place('FILE')!));
    const entry = gameNamed(script.game);
    const [rules, lexicon] = await Promise.all([entry.rules(), entry.words(language)]);
    const { position, views, events, asks, over, hash } = outcomeOf(rules, script);
    const { game } = rules;
    if (args.isOn('json')) {
      const seats = seatsOf(game, script);
      const options = readOptions(game, seats, script.options);
      io.out(JSON.stringify({ game: game.id, seats, options, position, hash, views, events, asks, over }));
      return true;
    }
    io.out('# Events');
    for (const event of events) io.out(`${worded.event(lexicon, event, numberedNames)}   ${JSON.stringify(event)}`);
    io.out(`\n# Position ${hash}`);
    for (const { title, lines } of lexicon.describe(game.view(position.state, undefined), numberedNames))
      io.out([title, ...lines.map((line) => `  ${line}`)].join('\n'));
    io.out(`\n# Position as JSON\n${JSON.stringify(position, undefined, 2)}`);
    for (const [seat, view] of views.entries()) io.out(`\n# View of ${numberedNames(seat)}\n${JSON.stringify(view)}`);
    for (const { seat, frame, options: texts, refused } of asks) {
      io.out(`\n# ${numberedNames(seat)} is asked: ${worded.question(lexicon, frame, numberedNames)}`);
      for (const text of texts) io.out(`  ${text}`);
      for (const { wish, refusal } of refused)
        io.out(
          `  not ${worded.choice(lexicon, wish, numberedNames)}: ${worded.refusal(lexicon, refusal, numberedNames)} ${refusal.rule ?? ''}`,
        );
    }
    if (over) io.out(`\n# The game is over: ${JSON.stringify(over)}`);
    return true;
  },
};
