/** The policy by which plans are completed and rolled out: everybody answers at a glance. */
import {
  type Chance,
  type Choice,
  choices,
  type Kind,
  type Play,
  type Position,
  playAhead,
  type Seat,
  type Waiting,
  waiting,
} from '@astragal/kernel';
import { type Craft, judgeOf } from './craft.ts';

export class Policy<K extends Kind> {
  readonly craft: Craft<K>;
  readonly horizon: ReadonlySet<K['frame']['step']>;
  readonly small: ReadonlySet<string>;
  readonly judge: (position: Position<K>, seat: Seat) => number;

  constructor(craft: Craft<K>) {
    this.craft = craft;
    this.horizon = new Set(craft.horizon);
    this.small = new Set(craft.small);
    this.judge = judgeOf(craft);
  }

  quick(state: K['state'], at: Waiting<K>, luck: Chance): Choice {
    const all = choices(this.craft.game, state, at.frame);
    return all.length === 1 ? all[0]! : this.craft.quick(state, at.frame, all, luck);
  }

  /** Plays everything at a glance up to the horizon. */
  complete(position: Position<K>, play: Play<K>): void {
    playAhead(this.craft.game, position, play, (state, at) => this.quick(state, at, play.chance));
  }

  /** Plays others' and small questions until the seat has something to decide. */
  upTo(position: Position<K>, seat: Seat, play: Play<K>): Waiting<K> | undefined {
    const mine = (at: Waiting<K>): boolean => at.seat === seat && !this.small.has(at.frame.step);
    const { game } = this.craft;
    playAhead(game, position, play, (state, at) => (mine(at) ? undefined : this.quick(state, at, play.chance)));
    return waiting(game, position).find(mine);
  }
}
