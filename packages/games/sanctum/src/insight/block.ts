/** What would come in the block step if the attack ended now, and how much of it could still be stopped: the rules try every shield. */
import { type ChoiceOf, choices, clone, noLuck, Play, type Position, playOn, type Seat, settle, waiting } from '@astragal/kernel';
import { sanctum } from '../game.ts';
import { damageFaced, damageOf } from '../rules/hero.ts';
import type { FightPhase, Hero, SanctumFrame, SanctumKind, SanctumView } from '../state.ts';
import { heroIn, worldOf } from './world.ts';

export interface Outlook {
  /** All damage, before anything stops it. */
  readonly faced: number;
  /** How much of it is stopped already. */
  readonly blocked: number;
  /** How much of the rest could still be stopped. */
  readonly stoppable: number;
}

type Block = Extract<ChoiceOf<SanctumKind>, { do: string }>;

/** Where the rules stand in each phase of a fight, for somebody who ends the attack at once, or never attacks. */
const REST_OF_FIGHT: Readonly<Partial<Record<FightPhase, (seat: Seat) => SanctumFrame[]>>> = {
  none: (seat) => [{ step: 'attacked', seat }],
  potions: (seat) => [{ step: 'attacked', seat }],
  attack: (seat) => [{ step: 'attacked', seat }],
  block: (seat) => [
    { step: 'blocked', seat },
    { step: 'block', seat },
  ],
};

/** What a foe deals as things stand; once the game is over, nothing. */
export const damageBy = (view: SanctumView, seat: Seat, foe: number): number =>
  view.phase === 'over' ? 0 : damageOf(worldOf(view), heroIn(view, seat), foe);

/** The damage of a fight, for the seat that fights it. */
export function outlook(view: SanctumView, seat: Seat): Outlook {
  if (view.phase === 'over') return { faced: 0, blocked: 0, stoppable: 0 };
  const me = heroIn(view, seat);
  const faced = damageFaced(worldOf(view), me);
  const { blocked } = me.fight;
  const frames = REST_OF_FIGHT[me.fight.phase]?.(seat);
  if (!frames || faced <= blocked) return { faced, blocked, stoppable: 0 };
  const start = clone(sanctum, { state: worldOf(view), stack: [{ step: 'end', seat }, ...frames] });
  settle(sanctum, start, quiet());
  return { faced, blocked, stoppable: new Search(seat, faced).most(start) - blocked };
}

const quiet = (): Play<SanctumKind> => new Play(noLuck);

/** Verbs that cost nothing another shield could need: the best of each is simply done. */
const FREE: ReadonlySet<string> = new Set(['dodge', 'hinder', 'venom', 'ward', 'bless']);

class Search {
  readonly #seat: Seat;
  readonly #enough: number;
  readonly #seen = new Set<string>();
  #most = 0;

  constructor(seat: Seat, enough: number) {
    this.#seat = seat;
    this.#enough = enough;
  }

  /** The most that can be blocked from here on, together with what is; more than enough counts as enough. */
  most(from: Position<SanctumKind>): number {
    this.#look(from);
    return Math.min(this.#most, this.#enough);
  }

  #hero(position: Position<SanctumKind>): Hero {
    return position.state.heroes[this.#seat]!;
  }

  #look(position: Position<SanctumKind>): void {
    const me = this.#hero(position);
    this.#most = Math.max(this.#most, me.fight.blocked);
    const [at] = waiting(sanctum, position);
    if (this.#most >= this.#enough || at?.frame.step !== 'block' || !this.#isNew(me)) return;
    const all = (choices(sanctum, position.state, at.frame) as readonly Block[]).filter(({ do: verb }) => verb !== 'done');
    const after = all.map((choice) => this.#played(position, choice));
    const free = after.filter((_, i) => FREE.has(all[i]!.do));
    if (free.length > 0) this.#look(free.reduce((a, b) => (this.#hero(b).fight.blocked > this.#hero(a).fight.blocked ? b : a)));
    else for (const each of after) this.#look(each);
  }

  #played(position: Position<SanctumKind>, choice: Block): Position<SanctumKind> {
    const next = clone(sanctum, position);
    playOn(sanctum, next, waiting(sanctum, next)[0]!, choice, quiet());
    return next;
  }

  /** Orders that lead to the same spent spaces, pools and skills are looked at once. */
  #isNew({ gear, stamina, focus, fight }: Hero): boolean {
    const key = `${gear.map(({ wells }) => wells.join()).join(';')} ${stamina} ${focus} ${fight.blocked} ${fight.used.length}`;
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    return true;
  }
}
