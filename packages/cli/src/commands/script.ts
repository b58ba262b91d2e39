import type { Command } from '../command.ts';
import { UsageError } from '../command.ts';
import { gameNamed, isObject, JSON_FLAG, LANG, languageOf, numberedNames, readJson } from '../common.ts';
import { playScript, readScript } from '../script.ts';
import { worded } from '../words.ts';

export const scripting: Command = {
  name: 'script',
  about: 'plays a script file and shows what came of it (docs/scripts.md)',
  places: ['FILE'],
  flags: { lang: LANG, json: JSON_FLAG },
  async run(args, io) {
    const language = languageOf(args);
    const data = await readJson(args.place('FILE')!);
    if (!isObject(data)) throw new UsageError('a script is an object { game, seats, options, position, luck, answers }');
    const entry = gameNamed(data.game);
    const [{ game, toolkit }, lexicon] = await Promise.all([entry.rules(), entry.words(language)]);
    const script = readScript(game, data);
    const { position, views, events, asks, over, hash } = playScript(game, script, toolkit);
    const { seats, options } = script;
    if (args.isOn('json')) {
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
