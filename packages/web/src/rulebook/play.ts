/** Plays what a picture shows: the rules make every position, so that a picture cannot lie. */
import { copy, heard, laid, notation, refusals, type Scriptable, ScriptPlayer, waiting } from '@astragal/kernel';
import type { Picture, PictureMoment, PlayedPicture } from '@astragal/table/rulebook/types.ts';

/** A sign in a picture that is not true. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

/** No picture is longer, whatever luck says. */
const LONGEST = 30;

/** Plays a picture. `seed`: with luck of its own instead of what is dictated; then its answers are given where they fit, else the first. */
export function play(rules: Scriptable, { id, script, allows, refuses }: Picture, seed?: string): PlayedPicture {
  const { game } = rules;
  const position = laid(rules, script);
  const look = (): object => copy(game.view(position.state, 0));
  const before = look();
  const player = new ScriptPlayer(game, position, seed === undefined ? script : { luck: 'any', seed });
  const moments: PictureMoment[] = [{ view: before, events: [] }];
  let heardOf = 0;
  const moment = (): void => {
    moments.push({ view: look(), events: heard(player.told.slice(heardOf), 0) });
    heardOf = player.told.length;
  };
  moment();
  const answers = [...(script.answers ?? [])];
  const next = (): string | undefined => {
    if (seed === undefined) return answers.shift();
    const [seat] = player.asks;
    const open = player.choices(seat);
    return seat === undefined ? undefined : `${seat}: ${answers.find((answer) => open.includes(answer)) ?? open[0]}`;
  };
  for (let answer = next(); answer !== undefined && moments.length < LONGEST; answer = next()) {
    player.answer(answer);
    moment();
  }
  if (seed === undefined) player.done();
  const scene: PlayedPicture = {
    moments,
    before,
    after: moments.at(-1)!.view,
    events: moments.flatMap(({ events }) => events),
    options: player.choices(),
    refused: waiting(game, position).flatMap(({ frame }) =>
      refusals(game, position.state, frame).map(({ wish, refusal }) => ({ text: notation(wish), rule: refusal.rule })),
    ),
  };
  if (allows !== undefined && !scene.options.includes(allows)) throw new PictureError(`${id}: the rules do not allow '${allows}'`);
  if (refuses && !scene.refused.some(({ text, rule }) => text === refuses[0] && rule === refuses[1]))
    throw new PictureError(`${id}: the rules do not refuse '${refuses[0]}' by ${refuses[1]}, but ${JSON.stringify(scene.refused)}`);
  return scene;
}
