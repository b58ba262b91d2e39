/** The law of guesses, over whole games: a match may begin at what somebody imagines of another, and its record replays. */
import {
  choices,
  guessed,
  hash,
  type Kind,
  lastStep,
  Match,
  type MatchRecord,
  notation,
  type Position,
  type Seat,
  seeded,
  waiting,
} from '../src/index.ts';
import { namedLuck } from './luck.ts';
import { LONGEST, must, type Setting, type Subject } from './subject.ts';

/** Walks through a game; now and then somebody plays on from there in private, as far as they may know it. */
export function playsOn<K extends Kind>({ game }: Subject<K>, { seed, seats, options: chosen }: Setting): void {
  const chance = seeded(`${seed}/guess`);
  const match = Match.begin(game, seats, chosen, namedLuck(seed));
  for (let turn = 0; turn < LONGEST && !match.isOver; turn++) {
    if (chance.below(25, 'guess') === 0) {
      const seat = chance.below(seats + 1, 'seat');
      const viewer: Seat | undefined = seat === seats ? undefined : seat;
      const opening = guessed(game, match.now, viewer, chance) as unknown as Position;
      fromHere({ game }, { ...match.record, dealt: [], opening, entries: [] }, `${seed}/${turn}`);
    }
    answerAnything(match, chance);
  }
}

/** Plays on from an opening, sent as JSON; the record of that must lead to the same place again. */
function fromHere<K extends Kind>({ game }: Subject<K>, record: MatchRecord, seed: string): void {
  const chance = seeded(seed);
  const match = Match.reopen(game, JSON.parse(JSON.stringify(record)), namedLuck(seed));
  for (let turn = 0; turn < 60 && !match.isOver; turn++) answerAnything(match, chance);
  const { scores } = game.result(match.now.state);
  must(scores.every(Number.isFinite), 'guess', () => `a match that began at a guess has the scores ${scores}`);
  const [end, again] = [hash(match.now), hash(lastStep(game, JSON.parse(JSON.stringify(match.record))).position)];
  must(end === again, 'guess', () => 'a match that began at a guess replays to another place');
}

function answerAnything<K extends Kind>(match: Match<K>, chance: ReturnType<typeof seeded>): void {
  const open = waiting(match.game, match.now);
  const { seat, frame } = open[chance.below(open.length, 'who')]!;
  const all = choices(match.game, match.now.state, frame);
  match.answer(seat, match.ask(seat), notation(all[chance.below(all.length, 'answer')]!));
}
