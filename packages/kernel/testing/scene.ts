/** A scene: a script that a test plays on, and what it expects of it. How rules are proven. */
import {
  choices,
  type Frame,
  type Game,
  heard,
  type Kind,
  laid,
  notation,
  Play,
  type Position,
  playOn,
  readOptions,
  refusals,
  type Script,
  type Scripted,
  ScriptPlayer,
  type Seat,
  scripted,
  seeded,
  start,
  type Toolkit,
  waiting,
} from '../src/index.ts';

/** A script under way. Every method that plays returns the scene, so that a test reads as a sentence. */
export class RuleScene<K extends Kind> extends ScriptPlayer<K> {
  get state(): K['state'] {
    return this.position.state;
  }

  /** Adds to what luck will say. */
  luck(...script: Scripted[]): this {
    this.chance = scripted([...this.chance.left, ...script]);
    return this;
  }

  /** Plays answers one after the other. */
  plays(...answers: readonly string[]): this {
    for (const answer of answers) this.answer(answer);
    return this.check();
  }

  /** Why each impossible wish is impossible, by notation. */
  refused(seat?: Seat): Record<string, K['refusal']> {
    return Object.fromEntries(
      this.#questions(seat).flatMap((frame) =>
        refusals(this.game, this.state, frame).map(({ wish, refusal }) => [notation(wish), refusal]),
      ),
    );
  }

  /** The steps that are open questions, as `seat:step`. */
  get asked(): string[] {
    return waiting(this.game, this.position).map(({ seat, frame }) => `${seat}:${frame.step}`);
  }

  /** What a seat (or a spectator) has heard; by kind if one is named. */
  heard(seat?: Seat): K['event'][];
  heard<N extends K['event']['kind']>(seat: Seat | undefined, kind: N): Extract<K['event'], { kind: N }>[];
  heard(seat?: Seat, kind?: string): K['event'][] {
    const events = heard(this.told, seat);
    return kind === undefined ? events : events.filter((event) => event.kind === kind);
  }

  #questions(seat?: Seat): Frame[] {
    return waiting(this.game, this.position).flatMap((each) => (seat === undefined || each.seat === seat ? [each.frame] : []));
  }
}

/** Begins a scene: the script's answers have been given, and luck that is left over is for what the test plays on. */
export function scene<K extends Kind>(game: Game<K>, script: Script<K> = {}, toolkit: Toolkit<K> = {}): RuleScene<K> {
  return new RuleScene(game, laid({ game, toolkit }, script), script).plays(...(script.answers ?? []));
}

/** A settled position after `n` random answers, for tests that want a lively one. */
export function afterRandom<K extends Kind>(
  game: Game<K>,
  n: number,
  seed: number | string,
  seats = Math.max(2, game.seats.min),
  given = {},
): Position<K> {
  const chance = seeded(seed);
  const play = new Play<K>(chance);
  const position = start(game, seats, readOptions(game, seats, given), play);
  for (let i = 0; i < n; i++) {
    const open = waiting(game, position);
    if (open.length === 0) break;
    const at = open[chance.below(open.length, 'who')]!;
    const all = choices(game, position.state, at.frame);
    playOn(game, position, at, all[chance.below(all.length, 'answer')]!, play);
  }
  return position;
}
