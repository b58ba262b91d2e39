/** Plays what a picture shows: the rules make every position, so that a picture cannot lie. */
import {
  choices,
  copy,
  type Frame,
  type Game,
  heard,
  merged,
  notation,
  Play,
  type Position,
  playOn,
  read,
  readOptions,
  refusals,
  type Scripted,
  type Stack,
  scripted,
  seeded,
  settle,
  type Told,
  waiting,
} from '@astragal/kernel';
import type { Rules } from '@astragal/shelf';
import type { Picture, PictureMoment, PictureScript, PlayedPicture } from '@astragal/table/rulebook/types.ts';

/** The rules do not allow what a picture wants to show. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

/** A position being played, and what is told of it. */
class Stage {
  readonly #game: Game;
  readonly #luck: ReturnType<typeof scripted> | undefined;
  readonly #play: Play;
  readonly position: Position;
  readonly told: Told[] = [];

  constructor(game: Game, state: object, frames: readonly Frame[], luck: readonly Scripted[] | string) {
    this.#game = game;
    this.#luck = typeof luck === 'string' ? undefined : scripted(luck);
    this.#play = new Play(this.#luck ?? seeded(luck as string), this.told);
    this.position = { state, stack: frames.toReversed() as Stack };
    settle(game, this.position, this.#play);
  }

  answer(text: string): void {
    const [seat] = /^\d+(?=: )/.exec(text) ?? [];
    const open = waiting(this.#game, this.position).filter((each) => seat === undefined || each.seat === Number(seat));
    const wanted = seat === undefined ? text : text.slice(seat.length + 2);
    for (const { seat: asked } of open) {
      const found = read(this.#game, this.position, asked, wanted);
      if (!found) continue;
      playOn(this.#game, this.position, found.at, found.choice, this.#play);
      return;
    }
    throw new PictureError(`'${wanted}' is not among ${JSON.stringify(this.options)}`);
  }

  /** Every promise of the game holds, and all the luck was needed. */
  finish(): void {
    this.#luck?.done();
    this.#game.check?.(this.position.state);
  }

  get options(): string[] {
    return waiting(this.#game, this.position).flatMap(({ frame }) => choices(this.#game, this.position.state, frame).map(notation));
  }

  get refused(): PlayedPicture['refused'] {
    return waiting(this.#game, this.position).flatMap(({ frame }) =>
      refusals(this.#game, this.position.state, frame).map(({ wish, refusal }) => ({ text: notation(wish), rule: refusal.rule })),
    );
  }
}

/** The position in which a picture begins. */
function laid({ game, toolkit }: Rules, script: PictureScript): { readonly state: object; readonly first: Frame } {
  const seats = script.seats ?? Math.max(2, game.seats.min);
  const { state: fresh, first } = game.setup(seats, readOptions(game, seats, script.options), seeded(script.seed ?? 'picture'));
  if (script.arrange) toolkit.arrange!(fresh, script.arrange);
  const state = merged(fresh, script.state ?? {});
  const { made } = script;
  if (!made) return { state, first };
  const stage = new Stage(game, state, made.frames, made.luck ?? []);
  for (const answer of made.answers) stage.answer(answer);
  stage.finish();
  return { state: stage.position.state, first };
}

/** No picture is longer, whatever luck says. */
const LONGEST = 30;

/** Plays a picture. `seed`: with luck of its own instead of what is dictated; then its answers are given where they fit, else the first. */
export function play(rules: Rules, { id, script, allows, refuses }: Picture, seed?: string): PlayedPicture {
  const { game } = rules;
  const { state, first } = laid(rules, script);
  const look = (): object => copy(game.view(stage.position.state, 0));
  const before = copy(game.view(state, 0));
  try {
    game.check?.(state);
  } catch (error) {
    throw new PictureError(`${id}: ${(error as Error).message}`);
  }
  const stage = new Stage(
    game,
    state,
    script.frames ?? [first],
    seed ?? (script.luck === 'any' ? (script.seed ?? 'picture') : (script.luck ?? [])),
  );
  const moments: PictureMoment[] = [{ view: before, events: [] }];
  let heardOf = 0;
  const moment = (): void => {
    moments.push({ view: look(), events: heard(stage.told.slice(heardOf), 0) });
    heardOf = stage.told.length;
  };
  moment();
  const answers = [...(script.answers ?? [])];
  const next = (): string | undefined => {
    if (seed === undefined) return answers.shift();
    const open = stage.options;
    return answers.find((answer) => open.includes(answer)) ?? open[0];
  };
  for (let answer = next(); answer !== undefined && moments.length < LONGEST; answer = next()) {
    stage.answer(answer);
    moment();
  }
  if (seed === undefined) stage.finish();
  const scene: PlayedPicture = {
    moments,
    before,
    after: moments.at(-1)!.view,
    events: moments.flatMap(({ events }) => events),
    options: stage.options,
    refused: stage.refused,
  };
  if (allows !== undefined && !scene.options.includes(allows)) throw new PictureError(`${id}: the rules do not allow '${allows}'`);
  if (refuses && !scene.refused.some(({ text, rule }) => text === refuses[0] && rule === refuses[1]))
    throw new PictureError(`${id}: the rules do not refuse '${refuses[0]}' by ${refuses[1]}, but ${JSON.stringify(scene.refused)}`);
  return scene;
}
