/** What every game must obey. It tests no game and therefore all of them; the fuzzer runs the same code for longer. */
import {
  type Chance,
  choices,
  clone,
  copy,
  type Draft,
  type Game,
  type Kind,
  lastStep,
  Match,
  type MatchRecord,
  notation,
  type Options,
  type Position,
  read,
  refusals,
  type Seat,
  type Source,
  same,
  seeded,
  waiting,
} from '../src/index.ts';
import { playsOn } from './guess.ts';
import { interleaving } from './lanes.ts';
import { leak } from './leak.ts';
import { namedLuck } from './luck.ts';
import { fromNothing } from './nothing.ts';
import { dealSeenByAll, seenByAll } from './open-luck.ts';
import { LawBroken, LONGEST, must, type Setting, type Subject } from './subject.ts';
import { touch } from './touch.ts';
import { readerOf } from './words.ts';

export { namedLuck } from './luck.ts';
export { LawBroken, type Setting, type Subject } from './subject.ts';

/** A moment of a match in which all laws are looked at. */
interface Moment<K extends Kind> {
  readonly subject: Subject<K>;
  readonly game: Game<K>;
  readonly match: Match<K>;
  /** The position as it is at this moment, kept apart from what happens to it. */
  readonly was: Position<K>;
  /** Luck of the laws themselves: what to look at closely this time. */
  readonly chance: Chance;
  readonly source: Source;
}

interface Law {
  readonly name: string;
  readonly says: string;
  /** Looks at a position. */
  readonly standing?: <K extends Kind>(moment: Moment<K>) => void;
  /** Looks at an answer just given; `before` is the moment in which it was given. */
  readonly answered?: <K extends Kind>(before: Moment<K>, draft: Draft<K>, ask: number) => void;
  /** Looks at a finished match. */
  readonly ended?: <K extends Kind>(moment: Moment<K>) => void;
  /** Where there is nothing to look at: a game without secrets cannot leak. */
  readonly applies?: <K extends Kind>(subject: Subject<K>) => boolean;
  /** Plays a game of its own. */
  readonly whole?: <K extends Kind>(subject: Subject<K>, setting: Setting) => void;
}

const seatsAndSpectator = (match: Match): (Seat | undefined)[] => [...Array(match.record.seats).keys(), undefined];

/** The laws, each with its sentence. */
export const LAWS: readonly Law[] = [
  {
    name: 'options',
    says: 'while somebody is asked there is an answer; notations are unique for a seat and read back; what is refused cannot be played',
    standing({ game, match: { now } }) {
      const texts = new Set<string>();
      for (const { seat, frame } of waiting(game, now)) {
        for (const choice of choices(game, now.state, frame)) {
          const text = `${seat}: ${notation(choice)}`;
          must(!texts.has(text), 'options', () => `seat ${seat} could mean two things by '${notation(choice)}' at '${frame.step}'`);
          texts.add(text);
          const found = read(game, now, seat, notation(choice));
          must(
            found !== undefined && same(found.choice, choice),
            'options',
            () => `'${notation(choice)}' does not read back at '${frame.step}'`,
          );
        }
      }
      for (const { seat, frame } of waiting(game, now))
        for (const { wish } of refusals(game, now.state, frame))
          must(
            !texts.has(`${seat}: ${notation(wish)}`),
            'options',
            () => `'${notation(wish)}' is refused at '${frame.step}' and possible at once`,
          );
    },
  },
  {
    name: 'plain data',
    says: 'a position survives JSON unchanged and holds no null, NaN or hole',
    standing({ match: { now } }) {
      const json = JSON.stringify(now);
      must(same(JSON.parse(json), now), 'plain data', () => 'the position changes on its way through JSON');
      must(!/[:[,]null/.test(json), 'plain data', () => `the position holds null, NaN or a hole: ${/.{0,60}[:[,]null/.exec(json)?.[0]}`);
    },
  },
  {
    name: 'clone',
    says: 'a clone is equal, and playing on it leaves the original alone',
    standing: ({ game, match, was }) => must(same(clone(game, match.now), was), 'clone', () => 'a clone differs from its original'),
  },
  {
    name: 'promises',
    says: "the game's own check holds: conservation, caps, counts",
    standing({ game, match }) {
      try {
        game.check?.(match.now.state);
      } catch (error) {
        throw new LawBroken('promises', error instanceof Error ? error.message : String(error));
      }
    },
  },
  {
    name: 'guess',
    says: 'a guessed state looks to the seat as the true one does and asks it the same; a match may begin there, and replays',
    whole: playsOn,
    standing({ game, match: { now }, match, chance }) {
      const everybody = seatsAndSpectator(match as unknown as Match);
      const seat = everybody[chance.below(everybody.length, 'guess')];
      const view = game.view(now.state, seat);
      const guessed = game.guess(view, seat, chance);
      must(same(game.view(guessed, seat), view), 'guess', () => `a guess of seat ${seat} does not look like its view`);
      for (const { frame } of waiting(game, now).filter((each) => each.seat === seat))
        must(
          same(choices(game, guessed, frame), choices(game, now.state, frame)),
          'guess',
          () => `a guess of seat ${seat} offers other answers at '${frame.step}'`,
        );
    },
  },
  {
    name: 'ask numbers',
    says: 'a double click is stale; others moving leaves my number alone unless I am asked something else',
    answered({ match }, draft, ask) {
      const { seat } = draft.entry;
      must(match.draft(seat, ask, textOf(draft)) === 'stale', 'ask numbers', () => `the same click counted twice ('${textOf(draft)}')`);
    },
  },
  {
    name: 'undo',
    says: 'undo never crosses luck, news or a confirmation, restores the position exactly, and asks nobody else anything else',
    answered({ match, was, chance }, draft) {
      const { entry } = draft;
      if ('undo' in entry) return;
      const spoke = entry.luck.length > 0 || draft.told.some(({ news }) => news);
      must(
        !spoke || !match.mayUndo(entry.seat),
        'undo',
        () => `'${entry.choice}' could be taken back although luck, news or a confirmation followed`,
      );
      if (chance.below(4, 'undo') > 0) return;
      const after = copy(match.now);
      for (let seat = 0; seat < match.record.seats; seat++)
        if (match.mayUndo(seat)) takeBackAndAgain(match as unknown as Match, seat, after, seat === entry.seat ? was : undefined);
    },
  },
  {
    name: 'record',
    says: 'a record, sent as JSON, rebuilds the same position, numbers and rights to undo',
    answered({ game, match, chance, source }) {
      if (chance.below(100, 'reopen') === 0) reopens(game, match, source);
    },
    ended({ game, match, source, was }) {
      reopens(game, match, source);
      must(same(lastStep(game, match.record).position, was), 'record', () => 'a replay ends elsewhere');
    },
  },
  {
    name: 'words',
    says: 'every event, question, answer, refusal and view is worded in all languages',
    standing({ subject: { game, lexicons }, match, chance }) {
      if (!lexicons || chance.below(10, 'words') > 0) return;
      const reader = readerOf(game, lexicons);
      reader.position(match.now);
      reader.view(match.now, 0, match.record.seats - 1, undefined);
    },
    answered({ subject: { game, lexicons } }, draft) {
      if (!lexicons) return;
      const reader = readerOf(game, lexicons);
      for (const { event, secret } of draft.told) for (const each of [event, secret]) if (each) reader.event(each);
    },
  },
  {
    name: 'open luck',
    says: 'luck that is called open tells nobody more than they see: whoever looks can tell what it said',
    answered({ game, match, was, chance }, draft) {
      if (!('undo' in draft.entry)) seenByAll(game, was, draft.entry, seatsAndSpectator(match as unknown as Match), chance);
    },
    whole: dealSeenByAll,
  },
  {
    name: 'from nothing',
    says: 'a new field of the state is in no view unless the view names it',
    standing({ subject, match, chance }) {
      if (chance.below(10, 'planted') > 0) return;
      for (const seat of seatsAndSpectator(match as unknown as Match)) fromNothing(subject, match.now.state, seat);
    },
  },
  { name: 'interleaving', says: 'any order of answering open lanes ends byte-equal', whole: interleaving },
  { name: 'touch', says: 'no lane touches what another open lane writes, unless both steps are in order', whole: touch },
  {
    name: 'leak',
    says: 'worlds that differ only in what a seat may not know look and sound the same to it',
    applies: ({ twin }) => twin !== undefined,
    whole: leak,
  },
];

const textOf = (draft: Draft<never> | Draft): string => ('choice' in draft.entry ? draft.entry.choice : 'undo');

function takeBackAndAgain(match: Match, seat: Seat, after: Position, before: Position | undefined): void {
  const others = seatsAndSpectator(match).filter((other): other is Seat => other !== undefined && other !== seat);
  const numbers = others.map((other) => match.ask(other));
  const text = newestChoice(match.record, seat);
  must(match.undo(seat, match.ask(seat)) === 'done', 'undo', () => `seat ${seat} may undo and cannot`);
  if (before !== undefined) must(same(match.now, before), 'undo', () => `taking back '${text}' does not restore the position`);
  must(
    others.every((other, i) => match.ask(other) === numbers[i]),
    'undo',
    () => `taking back '${text}' asks another seat something else`,
  );
  must(typeof match.answer(seat, match.ask(seat), text) !== 'string', 'undo', () => `'${text}' cannot be given again`);
  must(same(match.now, after), 'undo', () => `'${text}' given again leads elsewhere`);
}

/** The answer that an undo of this seat would take back. */
function newestChoice(record: MatchRecord, seat: Seat): string {
  const choices: string[] = [];
  for (const entry of record.entries)
    if (entry.seat === seat) {
      if ('undo' in entry) choices.pop();
      else choices.push(entry.choice);
    }
  return choices.at(-1)!;
}

function reopens<K extends Kind>(game: Game<K>, match: Match<K>, source: Source): void {
  const again = Match.reopen(game, JSON.parse(JSON.stringify(match.record)), source);
  must(same(again.now, match.now), 'record', () => 'a reopened match stands elsewhere');
  for (let seat = 0; seat < match.record.seats; seat++) {
    must(again.ask(seat) === match.ask(seat), 'record', () => `a reopened match asks seat ${seat} with another number`);
    must(again.mayUndo(seat) === match.mayUndo(seat), 'record', () => `a reopened match differs about the undo of seat ${seat}`);
  }
}

export interface Violation {
  readonly law: string;
  readonly message: string;
  readonly setting: Setting;
  /** The match up to the offence; missing where a law played a game of its own. */
  readonly record?: MatchRecord;
}

export interface FuzzReport {
  readonly decisions: number;
  readonly games: number;
  readonly violations: readonly Violation[];
  /** How many games each law has looked at; a law with a game of its own counts those. */
  readonly ran: Readonly<Record<string, number>>;
}

export interface FuzzOptions {
  readonly decisions: number;
  readonly seed?: number | string;
  readonly seats?: number;
  readonly options?: Partial<Options>;
  /** Each law that plays games of its own plays at least so many with each number of seats, however few decisions are wanted. */
  readonly least?: number;
  /** Stop after so many violations. */
  readonly most?: number;
  readonly laws?: readonly Law[];
  /** A game of so many answers is held to have no end. */
  readonly longest?: number;
  readonly onProgress?: (decisions: number) => void;
}

/** Random play with every law checked at every step, over random seat counts and options. */
export function fuzz<K extends Kind>(
  subject: Subject<K>,
  { decisions: wanted, seed = 1, seats, options: fixed = {}, most = 5, laws = LAWS, least = 1, longest = LONGEST, onProgress }: FuzzOptions,
): FuzzReport {
  const game = subject.game as unknown as Game;
  const violations: Violation[] = [];
  const own = laws.filter((law) => law.whole && (law.applies?.(subject) ?? true));
  const ran = Object.fromEntries(laws.filter((law) => !law.whole || own.includes(law)).map(({ name }) => [name, 0]));
  let decisions = 0;
  let games = 0;
  while (decisions < wanted && violations.length < most) {
    const setting = settingOf(game, `${seed}/${games}`, seats, fixed);
    const outcome = playByLaws(subject, setting, { laws, longest, budget: wanted - decisions });
    games++;
    decisions += outcome.decisions;
    for (const { name, whole } of laws) if (!whole) ran[name]!++;
    if (outcome.violation) violations.push(outcome.violation);
    else if (own.length > 0) playOwn(own[games % own.length]!, setting);
    onProgress?.(decisions);
  }
  const counts = seats === undefined ? seatCounts(game) : [seats];
  for (const law of own)
    for (const count of counts)
      for (let i = 0; i < least && violations.length < most; i++)
        playOwn(law, settingOf(game, `${seed}/${law.name}/${count}/${i}`, count, fixed));
  return { decisions, games, violations, ran };

  function playOwn(law: Law, setting: Setting): void {
    ran[law.name]!++;
    try {
      law.whole!(subject, setting);
    } catch (error) {
      violations.push(violationOf(error, setting));
    }
  }
}

const seatCounts = ({ seats: { min, max } }: Game): number[] => Array.from({ length: max - min + 1 }, (_, i) => min + i);

/** A random seat count and random options, where they are not fixed. */
function settingOf(game: Game, seed: string, seats: number | undefined, fixed: Partial<Options>): Setting {
  const chance = seeded(seed);
  const { min, max } = game.seats;
  const chosen = Object.entries(game.options).map(([name, { values }]) => [
    name,
    fixed[name] ?? values[chance.below(values.length, name)]!,
  ]);
  return { seed, seats: seats ?? min + chance.below(max - min + 1, 'seats'), options: Object.fromEntries(chosen) };
}

function playByLaws<K extends Kind>(
  subject: Subject<K>,
  setting: Setting,
  { laws, longest, budget }: { laws: readonly Law[]; longest: number; budget: number },
): { decisions: number; violation?: Violation } {
  const { game } = subject;
  const chance = seeded(setting.seed);
  const source = namedLuck(setting.seed);
  let match: Match<K> | undefined;
  let decisions = 0;
  const moment = (now: Match<K>): Moment<K> => ({ subject, game, match: now, was: copy(now.now), chance, source });
  try {
    match = Match.begin(game, setting.seats, setting.options, source);
    while (!match.isOver && decisions < budget) {
      must(decisions < longest, 'ends', () => `no end after ${longest} answers`);
      const before = moment(match);
      for (const law of laws) law.standing?.(before);
      const seat = match.waits[chance.below(match.waits.length, 'who')]!;
      const ask = match.ask(seat);
      const draft = match.draft(seat, ask, randomAnswer(game, match, seat, chance));
      if (typeof draft === 'string') throw new LawBroken('options', `an option was rejected as ${draft}`);
      must(same(match.now, before.was), 'clone', () => `answering on a clone changed the original ('${textOf(draft)}')`);
      match.commit(draft);
      decisions++;
      for (const law of laws) law.answered?.(before, draft, ask);
    }
    if (match.isOver) for (const law of laws) law.ended?.(moment(match));
  } catch (error) {
    return { decisions, violation: violationOf(error, setting, match?.record) };
  }
  return { decisions };
}

function randomAnswer<K extends Kind>(game: Game<K>, match: Match<K>, seat: Seat, chance: Chance): string {
  const mine = waiting(game, match.now).filter((each) => each.seat === seat);
  const all = mine.flatMap(({ frame }) => choices(game, match.now.state, frame));
  return notation(all[chance.below(all.length, 'answer')]!);
}

function violationOf(error: unknown, setting: Setting, record?: MatchRecord): Violation {
  const law = error instanceof LawBroken ? error.law : 'no crash';
  const message = error instanceof Error ? `${error.message}${law === 'no crash' ? `\n${error.stack}` : ''}` : String(error);
  return { law, message, setting, ...(record && { record }) };
}
