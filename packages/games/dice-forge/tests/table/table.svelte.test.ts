import { amounts, type DiceForgeKind, diceForge, type Event, type Player, type PlayerView } from '@astragal/dice-forge';
import { CARD_IDS, DICE } from '@astragal/dice-forge/content';
import { en } from '@astragal/dice-forge/text/en';
import { choices, readOptions, refusals, seeded } from '@astragal/kernel';
import type { BoardProps } from '@astragal/table/board.ts';
import { questionsOf } from '@astragal/table/seat-feed.svelte.ts';
import { describe, expect, it } from 'vitest';
import { beatsOf, holdsBack } from '../../table/beats.ts';
import { sayings } from '../../table/board/setting.ts';
import { DiceForgeTable } from '../../table/table.svelte.ts';
import * as enWording from '../../table/words/en.ts';
import * as plWording from '../../table/words/pl.ts';
import * as ruWording from '../../table/words/ru.ts';
import type { Wording } from '../../table/words.ts';

/** A table at which seat 0 is asked this. */
function laid(frame: DiceForgeKind['frame'] & { readonly seat: number }, with_: Partial<Player> = {}) {
  const given: string[] = [];
  const { state } = diceForge.setup(2, readOptions(diceForge, 2), seeded('laid'));
  Object.assign(state.players[0]!, with_);
  const asks = [{ frame, options: choices(diceForge, state, frame), refused: refusals(diceForge, state, frame) }];
  let props = $state.raw({
    moment: { number: 1, view: diceForge.view(state, 0), heard: [] },
    ...{ log: [], seat: 0, waits: [0], sitters: [{}, {}], asks: questionsOf({ asks } as never) },
    ...{ lexicon: en, names: String, answer: (text: string) => given.push(text), hold: () => {} },
  } as never as BoardProps<DiceForgeKind, Wording>);
  return { table: new DiceForgeTable(() => props), given, change: (part: Partial<typeof props>) => (props = { ...props, ...part }) };
}

const [{ words: english }, { words: pl }, { words: ru }] = [enWording, plWording, ruWording];

const player = (with_: Partial<PlayerView> = {}): PlayerView => ({
  gold: 7,
  sun: 3,
  moon: 4,
  glory: 11,
  caps: { gold: 12, sun: 6, moon: 6 },
  light: { faces: [], up: 0 },
  dark: { faces: [], up: 0 },
  place: 'start',
  cards: [],
  boars: [],
  chests: 0,
  hammers: 1,
  hammered: 9,
  cerberus: 0,
  triton: 0,
  forged: 5,
  tally: { dice: 0, hammer: 0, cards: 0, lost: 0 },
  printed: 0,
  score: 11,
  ...with_,
});

describe('beats', () => {
  const roll: Event = {
    kind: 'rolled',
    by: 0,
    roll: 'blessing',
    source: 'turn',
    dice: [{ seat: 0, die: 'light', position: 2, face: 'gold-1' }],
  };
  const gain: Event = { kind: 'gained', seat: 0, gains: amounts({ gold: 1, moon: 2 }), lost: amounts({}), source: 'gold-1' };
  /** Between these two sets of players, with this heard. */
  const between = (before: readonly PlayerView[], now: readonly PlayerView[], ...heard: readonly Event[]) =>
    beatsOf({ before: { number: 1, view: { players: before }, heard: [] }, now: { number: 2, view: { players: now }, heard } } as never);
  const hears = (...heard: readonly Event[]) => between([player()], [player()], ...heard);

  it('lets gains fly from the roll that brought them', () => {
    const beats = hears({ kind: 'turn-begun', seat: 0, round: 1 }, roll, gain, roll);
    expect(beats.map(({ kind }) => kind)).toEqual(['roll', 'roll']);
    expect(beats[0]).toMatchObject({
      flights: [
        { seat: 0, r: 'gold', n: 1 },
        { seat: 0, r: 'moon', n: 2 },
      ],
    });
    expect(holdsBack(beats)).toBe(true);
  });

  it('sails boats and takes cards as the two views differ, whatever was heard', () => {
    const before = [player({ place: 'island-final' }), player({ cards: ['elder'] })];
    const now = [player(), player({ place: 'island-final', cards: ['elder', 'hydra'] })];
    expect(between(before, now)).toEqual([
      { kind: 'sail', seat: 1, from: 'start', to: 'island-final' },
      { kind: 'sail', seat: 0, from: 'island-final', to: 'start' },
      { kind: 'take', seat: 1, card: 'hydra' },
    ]);
    expect(hears({ kind: 'moved', seat: 0, from: 'start', to: 'island-final' })).toEqual([]);
  });

  it('turns losses round', () => {
    expect(hears({ kind: 'lost', seat: 0, losses: amounts({ sun: 2 }), source: 'sun-2' })).toEqual([
      { kind: 'fly', flights: [{ seat: 0, r: 'sun', n: -2 }] },
    ]);
  });

  it('shows a gain without a roll at once', () => {
    expect(holdsBack(hears(gain))).toBe(false);
  });
});

describe('words', () => {
  it('are those of the glossary', () => {
    expect([english, pl, ru].map(({ reserve, steps: { gear } }) => [reserve, gear])).toEqual([
      ['Reserve', 'Reinforcements'],
      ['Zapas', 'Wzmocnienia'],
      ['Запас', 'Усиления'],
    ]);
  });

  it.each(Object.entries({ en: english, pl, ru }))('%s keeps card lines short enough for their tiles', (_, { lines }) => {
    for (const line of Object.values(lines)) expect(line.length).toBeLessThanOrEqual(34);
  });
});

describe('what is looked at', () => {
  const forging = { step: 'forging', seat: 0, face: 'times-3', source: 'offering', lot: [] } as const;
  const place = { on: 'place', die: 'light', position: 2 } as const;

  it('stays when the focus leaves another piece: the click after a purchase is not lost', () => {
    const { table } = laid(forging);
    table.look = { on: 'face', face: 'gold-3' };
    table.look = place;
    table.leave({ on: 'face', face: 'gold-3' });
    expect(table.look).toEqual(place);
    expect(table.looked?.text).toBe('forge light 2');
    table.leave(place);
    expect(table.look).toBeUndefined();
  });
});

describe('what is lit', () => {
  const action = { step: 'action', seat: 0, extra: false } as const;

  it('is only what can be touched now', () => {
    expect(laid(action).table.lit).toBe('all');
    expect(laid({ step: 'forging', seat: 0, face: 'times-3', source: 'offering', lot: [] }).table.lit).toBe('dice');
    expect(laid({ step: 'splitting', seat: 0, gold: 4, source: 'gold-4' }, { hammers: 1 }).table.lit).toBe('answers');
  });

  it('what is out of reach says everything that is missing', () => {
    const { table } = laid(action, { sun: 0, moon: 1 });
    const short = table.cards.flatMap(({ id, cost, short: lack }) => (cost.sun && cost.moon ? [{ id, cost, lack }] : []));
    expect(short.length).toBeGreaterThan(0);
    for (const { cost, lack } of short) expect(lack).toMatchObject({ sun: cost.sun, moon: cost.moon! - 1 });
  });
});

describe('gold and the hammer', () => {
  const splitting = { step: 'splitting', seat: 0, gold: 4, source: 'gold-4' } as const;

  it('is asked, until it is settled once', () => {
    const { table, given } = laid(splitting, { hammers: 1, hammered: 12 });
    expect(table.settled).toBeUndefined();
    table.gold.choose(0, 'hammer');
    table.settle();
    expect(given).toEqual(['hammer 4']);
    table.gold.choose(0, 'me');
    table.settle();
    expect(given).toEqual(['hammer 4', 'hammer 0']);
  });

  it('is asked again where the settled answer was taken back, and is settled for the next gain', () => {
    const { table, change } = laid(splitting, { hammers: 1, hammered: 12 });
    table.gold.choose(0, 'hammer');
    table.settle();
    expect(table.settled).toBeUndefined();
    change({ log: [{ kind: 'turn-begun', seat: 0, round: 1 }] });
    expect(table.settled?.text).toBe('hammer 4');
  });

  it('is settled again once the question that came back was taken back, too', () => {
    const { gold } = laid(splitting, { hammers: 1 }).table;
    gold.choose(0, 'hammer');
    const asked = (question: string | undefined): number | undefined => {
      gold.sees(question);
      return question === undefined ? undefined : gold.settled(0, question, [0, 1, 2, 3]);
    };
    expect(asked('7: 3 of wild-spirits')).toBe(3);
    gold.answers('7: 3 of wild-spirits');
    for (const seen of ['7: 3 of wild-spirits', undefined, '7: 3 of wild-spirits', '7: 3 of wild-spirits'])
      expect(asked(seen)).toBeUndefined();
    asked(undefined);
    expect(asked('7: 3 of wild-spirits')).toBe(3);
  });

  it('in the turn of a rival it is settled as soon as it is asked, whatever the table still shows', () => {
    const { table, given, change } = laid(splitting, { hammers: 1, hammered: 12 });
    const { asks, moment } = table.props;
    table.gold.choose(0, 'hammer');
    change({ moment: { ...moment, view: { ...moment.view, active: 1 } }, asks: [], ahead: { asks, heard: 40 } });
    expect(table.myTurn).toBe(false);
    table.settle();
    expect(given).toEqual(['hammer 4']);
    // Taken back, it waits for a hand; the next gain, though it looks alike, does not.
    change({ ahead: { asks, heard: 40 } });
    expect(table.settled).toBeUndefined();
    change({ ahead: { asks, heard: 44 } });
    expect(table.settled?.text).toBe('hammer 4');
  });

  it('in my own turn it waits until the table shows it', () => {
    const { table, change } = laid(splitting, { hammers: 1, hammered: 12 });
    const { asks } = table.props;
    table.gold.choose(0, 'hammer');
    change({ asks: [], ahead: { asks, heard: 40 } });
    expect(table.settled).toBeUndefined();
    change({ asks });
    expect(table.settled?.text).toBe('hammer 4');
  });

  it('is settled by each player for himself', () => {
    const { table } = laid(splitting, { hammers: 1 });
    table.gold.choose(1, 'hammer');
    expect(table.settled).toBeUndefined();
  });
});

describe.each([enWording, plWording, ruWording])('what lies on the table is called what is shown', ({ words, names }) => {
  const say = sayings(
    () => words,
    () => names,
  );

  it('a die by its colour and the face that lies up, and by its colour alone before it was rolled', () => {
    for (const die of DICE) {
      expect(say.die(die, 'sun-2')).toBe(`${words.dice[die]}: ${say.face('sun-2')}`);
      expect(say.die(die, undefined)).toBe(words.dice[die]);
    }
  });

  it('a stack of cards without a dot too many', () => {
    for (const id of CARD_IDS) {
      const said = say.card({ id, left: 3, reason: undefined } as never);
      expect(said).toMatch(/×3$/);
      expect(said).not.toContain('..');
    }
  });
});
