/** The law of secrets: two worlds that differ only in what a seat may not know look and sound the same to it. */
import {
  byNumber,
  choices,
  clone,
  guessed,
  heard,
  type Kind,
  notation,
  Play,
  type Position,
  playOn,
  read,
  type Seat,
  seeded,
  sortedJson,
  start,
  type Told,
  waiting,
} from '../src/index.ts';
import { namedLuck } from './luck.ts';
import { LONGEST, must, type Setting, type Subject } from './subject.ts';

/** Walks through a game; now and then it makes a twin of the world and plays both until they part by something revealed. */
export function leak<K extends Kind>(subject: Subject<K>, { seed, seats, options: chosen }: Setting): void {
  const { game, twin } = subject;
  if (!twin) return;
  const chance = seeded(`${seed}/leak`);
  const play = new Play<K>(byNumber(namedLuck(seed)));
  const position = start(game, seats, chosen as K['options'], play);
  for (let turn = 0; turn < LONGEST; turn++) {
    const open = waiting(game, position);
    if (open.length === 0) return;
    if (chance.below(25, 'twin') === 0) {
      const seat = chance.below(seats + 1, 'seat');
      compareWorlds(subject, position, seat === seats ? undefined : seat, `${seed}/${turn}`);
    }
    const at = open[chance.below(open.length, 'who')]!;
    const all = choices(game, position.state, at.frame);
    playOn(game, position, at, all[chance.below(all.length, 'answer')]!, play);
  }
}

function compareWorlds<K extends Kind>({ game, twin }: Subject<K>, from: Position<K>, seat: Seat | undefined, seed: string): void {
  const chance = seeded(seed);
  const here = clone(game, from);
  const there: Position<K> = { state: twin!(clone(game, from).state, seat, chance), stack: clone(game, from).stack };
  const [luckHere, luckThere] = [byNumber(namedLuck(seed)), byNumber(namedLuck(seed))];
  for (let turn = 0; turn < 60; turn++) {
    sameTo(seat, game, here, there);
    const answer = commonAnswer(game, here, there, chance);
    if (!answer) return;
    const [toldHere, toldThere]: [Told<K>[], Told<K>[]] = [[], []];
    playOn(game, here, answer.here.at, answer.here.choice, new Play<K>(luckHere, toldHere));
    playOn(game, there, answer.there.at, answer.there.choice, new Play<K>(luckThere, toldThere));
    const news = [...toldHere, ...toldThere].some(
      (each) => each.news && (each.seat === undefined ? each.event !== undefined : each.seat === seat),
    );
    if (news) {
      if (sortedJson(appearance(game, here, seat)) !== sortedJson(appearance(game, there, seat))) return;
      continue;
    }
    const [heardHere, heardThere] = [sortedJson(heard(toldHere, seat)), sortedJson(heard(toldThere, seat))];
    must(
      heardHere === heardThere,
      'leak',
      () => `seat ${seat} hears a secret after '${notation(answer.here.choice)}': ${heardHere} / ${heardThere}`,
    );
  }
}

/** What a seat can see and imagine, all of it. */
function appearance<K extends Kind>(game: Subject<K>['game'], position: Position<K>, seat: Seat | undefined): unknown {
  const open = waiting(game, position);
  return {
    view: game.view(position.state, seat),
    waits: open.map((each) => each.seat),
    asks: open.flatMap(({ seat: asked, frame }) => (asked === seat ? [{ frame, options: choices(game, position.state, frame) }] : [])),
    stack: position.stack,
    guess: guessed(game, position, seat, seeded('guess')),
  };
}

function sameTo<K extends Kind>(seat: Seat | undefined, game: Subject<K>['game'], here: Position<K>, there: Position<K>): void {
  const [a, b] = [sortedJson(appearance(game, here, seat)), sortedJson(appearance(game, there, seat))];
  must(a === b, 'leak', () => `seat ${seat ?? '(spectator)'} can tell two worlds apart: ${difference(a, b)}`);
}

/** An answer that is possible in both worlds, or undefined: what others may do can depend on their own secrets. */
function commonAnswer<K extends Kind>(game: Subject<K>['game'], here: Position<K>, there: Position<K>, chance: ReturnType<typeof seeded>) {
  const answers = waiting(game, here).flatMap((at) => choices(game, here.state, at.frame).map((choice) => ({ at, choice })));
  while (answers.length > 0) {
    const [mine] = answers.splice(chance.below(answers.length, 'answer'), 1);
    const theirs = read(game, there, mine!.at.seat, notation(mine!.choice));
    if (theirs) return { here: mine!, there: theirs };
  }
  return undefined;
}

const difference = (a: string, b: string): string => {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return `…${a.slice(Math.max(0, i - 60), i + 40)}… / …${b.slice(Math.max(0, i - 60), i + 40)}…`;
};
