import { describe, expect, it } from 'vitest';
import {
  choices,
  type Game,
  hash,
  type Kind,
  Match,
  noLuck,
  outcomes,
  Play,
  playOn,
  RulesError,
  type Script,
  ScriptAnswerError,
  type Seat,
  settle,
  start,
  TooManyOutcomes,
  together,
  waiting,
} from '../src/index.ts';
import { afterRandom, fuzz, namedLuck, perft, pig, pigLexicons, scene, transcript } from '../testing/index.ts';
import { market } from './market.ts';

/** A game that is one list of frames: what `ask` answers is written down in order. */
interface NestKind extends Kind {
  state: { said: string[] };
  frame:
    | { readonly step: 'open' }
    | { readonly step: 'ask'; readonly seat: Seat; readonly name: string }
    | { readonly step: 'late'; readonly seat: Seat; readonly name: string }
    | { readonly step: 'end' };
  asks: { ask: { readonly do: 'say'; readonly name: string } | { readonly do: 'flee'; readonly name: string } };
  event: never;
  view: { said: string[] };
  options: Readonly<Record<never, never>>;
}
const ask = (seat: Seat, name: string) => ({ step: 'ask', seat, name }) as const;
const nest: Game<NestKind> = {
  id: 'nest',
  version: 1,
  seats: { min: 2, max: 3 },
  options: {},
  setup: () => ({ state: { said: [] }, first: { step: 'open' } }),
  steps: {
    open: {
      run: (_, __, table) =>
        table.next(
          together<NestKind['frame']>(
            [ask(0, 'a'), together<NestKind['frame']>([ask(0, 'b')], [ask(1, 'c')]), { step: 'late', seat: 0, name: 'x' }],
            [{ step: 'late', seat: 2, name: 'y' }, ask(2, 'd')],
          ),
          { step: 'end' },
        ),
    },
    ask: {
      wishes: (_, { name }) => [
        { do: 'say', name },
        { do: 'flee', name },
      ],
      take(state, { name }, choice, table) {
        state.said.push(name);
        if (choice.do === 'flee') table.skipTo('late');
      },
    },
    late: { inOrder: true, run: (state, { name }) => void state.said.push(name) },
    end: { run: (state) => void state.said.push('end') },
  },
  view: (state) => state,
  guess: (view) => view,
  result: () => ({ scores: [0, 0, 0], winners: [] }),
};

describe('lanes', () => {
  it('nest, join and keep their order where a step says so', () => {
    const lively = scene(nest, { seats: 3 });
    expect(lively.asked).toEqual(['0:ask']);
    lively.plays('0: say a');
    expect(lively.asked).toEqual(['0:ask', '1:ask']);
    lively.plays('1: say c', '0: say b');
    expect(lively.state.said).toEqual(['a', 'c', 'b', 'x', 'y']);
    lively.plays('2: say d');
    expect(lively.state.said.at(-1)).toBe('end');
    expect(lively.asked).toEqual([]);
  });

  it('forget what waits above a step that is skipped to', () => {
    expect(scene(nest, { seats: 3 }).plays('0: flee a', '2: say d').state.said).toEqual(['a', 'x', 'y', 'd', 'end']);
  });
});

describe('faults of a game are named', () => {
  it('rules that go in circles', () => {
    const circling = {
      ...nest,
      steps: {
        ...nest.steps,
        end: { run: (_: unknown, frame: NestKind['frame'], table: { next: (frame: NestKind['frame']) => void }) => table.next(frame) },
      },
    } as Game<NestKind>;
    expect(() => scene(circling, { position: { stack: [{ step: 'end' }] } })).toThrow("never come to rest at 'end'");
  });

  it('a question without an answer, an unknown step, a skip to nowhere', () => {
    const silent: Game<NestKind> = { ...nest, steps: { ...nest.steps, ask: { ...nest.steps.ask, wishes: () => [] } } };
    const asked: Script<NestKind> = { position: { stack: [ask(0, 'a')] } };
    expect(() => scene(silent, asked).choices()).toThrow(RulesError);
    expect(() => settle(nest, { state: { said: [] }, stack: [{ step: 'gone' } as never] }, new Play(noLuck))).toThrow(
      "unknown step 'gone'",
    );
    expect(() => scene(nest, asked).plays('flee a')).toThrow("no step 'late'");
  });
});

describe('outcomes', () => {
  const position = start(pig, 2, { goal: '100' }, new Play(noLuck));
  const at = waiting(pig, position)[0]!;

  it('are all results of an answer, each once in so many', () => {
    const all = outcomes(pig, position, at, { do: 'roll' });
    expect(all.map(({ of, luck }) => [of, luck[0]])).toEqual([0, 1, 2, 3, 4, 5].map((pips) => [6, pips]));
    expect(all.map((outcome) => outcome.position.state.risked)).toEqual([0, 2, 3, 4, 5, 6]);
    expect(all.reduce((sum, { of }) => sum + 1 / of, 0)).toBeCloseTo(1);
    expect(position.state.risked).toBe(0);
  });

  it('work in open lanes and are limited', () => {
    const busy = start(market(), 3, {}, new Play({ below: () => 0 }));
    const middle = waiting(market(), busy)[1]!;
    expect(outcomes(market(), busy, middle, { do: 'work' }).map((outcome) => outcome.position.state.purse)).toEqual([
      [0, 0, 0],
      [0, 1, 0],
      [0, 2, 0],
    ]);
    expect(() => outcomes(market(), busy, middle, { do: 'work' }, 2)).toThrow(TooManyOutcomes);
  });

  it('count positions: perft', () => {
    // 276: after a one 41; after anything else 5 ways, each 41 by rolling and 6 by holding
    expect([1, 2, 3].map((depth) => perft(pig, position, depth))).toEqual([6, 41, 276]);
  });
});

describe('scenes', () => {
  it('dictate luck and fail on luck left over', () => {
    const rolled = scene(pig, { position: { state: { banked: [90, 0], risked: 4 } } })
      .luck(5)
      .plays('roll', 'hold')
      .done();
    expect(rolled.state.banked[0]).toBe(100);
    expect(rolled.heard(1, 'held')).toEqual([{ kind: 'held', seat: 0, points: 10, banked: 100 }]);
    expect(() => scene(pig).luck(5, 5).plays('roll').done()).toThrow('left over');
  });

  it('say what could have been answered', () => {
    expect(() => scene(pig).plays('fly')).toThrow("it may answer 'roll'");
    expect(() => scene(market()).plays('rest')).toThrow(ScriptAnswerError);
    expect(scene(pig).refused()).toEqual({ hold: { why: 'nothing-risked', rule: 'PIG-3' } });
    const { turn } = pig.steps;
    const more: typeof pig = {
      ...pig,
      steps: {
        ...pig.steps,
        turn: { ...turn, refused: () => [{ wish: { do: 'cheat' }, refusal: { why: 'nothing-risked', rule: 'PIG-3' } }] },
      },
    };
    expect(Object.keys(scene(more).refused())).toEqual(['hold', 'cheat']);
    expect(scene(more).choices()).toEqual(['roll']);
  });

  it('begin after the answers of their script, and luck that is left goes on', () => {
    const held = scene(pig, { luck: [4, 3], answers: ['roll', 'hold'] });
    expect(held.asked).toEqual(['1:turn']);
    expect(held.plays('roll', 'hold').done().state.banked).toEqual([5, 4]);
  });
});

it('plays at random to a lively position', () => {
  expect(hash(afterRandom(market(), 5, 'x'))).toBe(hash(afterRandom(market(), 5, 'x')));
  expect(
    choices(market(), afterRandom(market(), 3, 'y').state, waiting(market(), afterRandom(market(), 3, 'y'))[0]!.frame).length,
  ).toBeGreaterThan(0);
});

it('plays on the very position it is given', () => {
  const position = start(pig, 2, { goal: '50' }, new Play(noLuck));
  playOn(pig, position, waiting(pig, position)[0]!, { do: 'roll' }, new Play({ below: () => 3 }));
  expect(position.state.risked).toBe(4);
});

it('writes a transcript that a person can read', () => {
  const match = Match.begin(pig, 2, { goal: '50' }, namedLuck('golden'));
  for (let i = 0; i < 6; i++)
    match.answer(
      match.waits[0]!,
      match.ask(match.waits[0]!),
      match.seen(match.waits[0]).asks[0]!.options.length > 1 && i % 3 === 2 ? 'hold' : 'roll',
    );
  expect(transcript(pig, match.record, pigLexicons.en)).toMatchInlineSnapshot(`
    "pig v2, 2 seats, {"goal":"50"}
    P1> roll   [die of seat 0: 5]
        P1 rolls 6, risking 6 points.
    P1> roll   [die of seat 0: 1]
        P1 rolls 2, risking 8 points.
    P1> hold
        P1 keeps 8 points and has 8.
    P2> roll   [die of seat 1: 5]
        P2 rolls 6, risking 6 points.
    P2> roll   [die of seat 1: 0]
        P2 rolls 1.
        A one! P2 loses 6 points.
    P1> roll   [die of seat 0: 0]
        P1 rolls 1.
        A one! P1 loses 0 points.
    scores 8 0, winners P1
    hash 8979968a31990c2187bcf2571ed71cf5
    "
  `);
});

it('reports how much it fuzzed', () => {
  expect(fuzz({ game: pig }, { decisions: 100, seats: 3, options: { goal: '50' } })).toMatchObject({ decisions: 100, violations: [] });
});
