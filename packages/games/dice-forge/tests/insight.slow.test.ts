/** What a table is told about a view, compared with what really happens when the rules go on. */
import {
  type Choice,
  choices,
  clone,
  Play,
  type Position,
  playOn,
  readOptions,
  type Seat,
  seeded,
  settle,
  start,
  type Told,
  waiting,
} from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import { diceForge } from '../src/game.ts';
import { amounts, type DiceForgeKind, type Event, FACE_IDS, FACES, type FaceId, RESOURCES } from '../src/index.ts';
import { bestPlace, hammerOf, MOST, NO_CHANGE, oddsOf, previewOf, priceOf, withFace } from '../src/insight/index.ts';
import { action, blessing, type Seated, table } from './helpers.ts';

type Here = Position<DiceForgeKind>;
type Question = DiceForgeKind['frame'] & { readonly seat: Seat };

/** Every position of some random games. */
function* positions(games: number, seats: readonly number[]): Generator<{ here: Here; seed: string }> {
  for (let i = 0; i < games; i++) {
    const seed = `insight ${i}`;
    const luck = seeded(seed);
    const play = new Play<DiceForgeKind>(luck);
    const n = seats[i % seats.length]!;
    const here = start(diceForge, n, readOptions(diceForge, n, { setup: 'random' }), play);
    for (let open = waiting(diceForge, here); open.length > 0; open = waiting(diceForge, here)) {
      yield { here, seed };
      const at = open[luck.below(open.length, 'who')]!;
      const all = choices(diceForge, here.state, at.frame);
      playOn(diceForge, here, at, all[luck.below(all.length, 'what')]!, play);
    }
  }
}

describe('a preview', () => {
  const of = (seated: Seated, choice: Choice, frame: Question = action() as Question) =>
    previewOf(diceForge.view(table([seated, {}], { stack: [frame], luck: [] }).state, 0), frame, choice as never);

  it('shows what a card costs and brings, and what goes beyond the cap', () => {
    expect(of({ sun: 3, moon: 4, gold: 7 }, { do: 'feat', card: 'wild-spirits' } as Choice)).toEqual({
      ...NO_CHANGE,
      pay: amounts({ sun: 1 }),
      gain: amounts({ gold: 3, moon: 3 }),
      lost: amounts({ moon: 1 }),
    });
  });

  it('raises the caps for a chest', () => {
    expect(of({ moon: 1 }, { do: 'feat', card: 'blacksmiths-chest' } as Choice).caps).toEqual(amounts({ gold: 4, sun: 3, moon: 3 }));
  });

  it('knows who would be sent home, and that dice would fall then', () => {
    const scene = table([{ sun: 1 }, { place: 'island-sun-1' }]);
    const preview = previewOf(diceForge.view(scene.state, 0), action() as Question, { do: 'feat', card: 'wild-spirits' });
    expect(preview).toMatchObject({ ousted: 1, rolls: true, gain: amounts({ gold: 3, moon: 3 }) });
  });

  it('sends gold where its player has settled, and loses none that a hammer could take unless he has', () => {
    const spirits = (gold: number, goes: 'ask' | 'hammer' | 'me') => {
      const { state } = table([{ gold, sun: 1, cards: ['blacksmiths-hammer'] }, {}]);
      const question = action() as Question;
      const { gain, hammered, lost } = previewOf(diceForge.view(state, 0), question, { do: 'feat', card: 'wild-spirits' }, goes);
      return [gain.gold, hammered, lost.gold];
    };
    expect(spirits(0, 'ask')).toEqual([3, 0, 0]);
    expect(spirits(11, 'ask')).toEqual([3, 2, 0]);
    expect(spirits(12, 'hammer')).toEqual([3, 3, 0]);
    expect(spirits(12, 'me')).toEqual([3, 0, 3]);
  });

  it('shows a certain gain whatever the rival who is sent home may roll', () => {
    for (const card of ['wild-spirits', 'blacksmiths-chest'] as const) {
      const { state } = table([{ sun: 1, moon: 1 }, { place: card === 'wild-spirits' ? 'island-sun-1' : 'island-moon-1' }]);
      state.players[0]!.boars.push('boar-red');
      for (const { faces } of [state.players[1]!.light, state.players[1]!.dark]) faces.fill('boar-red');
      const preview = previewOf(diceForge.view(state, 0), action() as Question, { do: 'feat', card });
      expect(preview.rolls).toBe(true);
      if (card === 'wild-spirits') expect(preview.gain).toEqual(amounts({ gold: 3, moon: 3 }));
      else expect(preview.caps).toEqual(amounts({ gold: 4, sun: 3, moon: 3 }));
    }
  });

  it('says nothing certain of what dice would bring', () => {
    expect(of({ moon: 6 }, { do: 'feat', card: 'cancer' } as Choice)).toEqual({ ...NO_CHANGE, pay: amounts({ moon: 6 }), rolls: true });
  });

  it('is what really happens, at every question of whole games', () => {
    let compared = 0;
    let rolled = 0;
    for (const { here, seed } of positions(6, [2, 3, 4]))
      for (const at of waiting(diceForge, here)) {
        const view = diceForge.view(here.state, at.seat);
        for (const choice of choices(diceForge, here.state, at.frame)) {
          const preview = previewOf(view, at.frame as Question, choice as never);
          // The answer alone: what else waits in its lane is no part of it.
          const next: Here = { state: clone(diceForge, here).state, stack: [at.frame] };
          const told: Told<DiceForgeKind>[] = [];
          playOn(diceForge, next, waiting(diceForge, next)[0]!, choice, new Play(seeded(seed), told));
          const events = told.map(({ event }) => event!);
          const paid = events.find((event) => (event.kind === 'paid' || event.kind === 'bought') && event.seat === at.seat);
          if (paid?.kind === 'paid') expect(preview.pay).toEqual(paid.cost);
          if (paid?.kind === 'bought') expect(preview.pay).toEqual(amounts({ gold: paid.price }));
          if (events.some(({ kind }) => kind === 'rolled')) {
            rolled += Number(preview.rolls);
            continue;
          }
          expect(preview.rolls).toBe(false);
          if (waiting(diceForge, next).some(({ seat, frame }) => seat === at.seat && frame.step === 'splitting')) continue;
          const [was, is] = [here.state.players[at.seat]!, next.state.players[at.seat]!];
          const kept = { ...preview.gain, gold: preview.gain.gold - preview.hammered };
          for (const r of RESOURCES) expect([r, is[r]]).toEqual([r, was[r] - preview.pay[r] + kept[r] - preview.lost[r]]);
          compared++;
        }
      }
    expect(compared).toBeGreaterThan(1000);
    expect(rolled).toBeGreaterThan(10);
  });
});

describe('the odds of the next blessing', () => {
  /** What all dice bring, by trying all of them: every luck, and every choice of this seat. */
  function played(state: Here['state'], seat: Seat) {
    const tallies = Object.fromEntries(
      RESOURCES.map((r) => [r, { sure: Array(MOST + 1).fill(0), may: Array(MOST + 1).fill(0), any: 0, average: 0 }]),
    );
    let lost = 0;
    const dice = 2 * state.players.length;
    const share = 1 / 6 ** dice;
    for (let luck = 0; luck < 6 ** dice; luck++) {
      let rest = luck;
      const fall = () => {
        const pip = rest % 6;
        rest = Math.floor(rest / 6);
        return pip;
      };
      const here: Here = clone(diceForge, { state, stack: [{ step: 'blessings', seat }] });
      const heard: Event[] = [];
      settle(diceForge, here, new Play({ below: fall }, collect(heard)));
      const ways = follow(here, seat, heard);
      for (const r of RESOURCES) {
        const all = ways.map((way) => way.gains[r]!);
        const [least, most] = [Math.min(...all), Math.max(...all)];
        const tally = tallies[r]!;
        (most === least ? tally.sure : tally.may)[Math.min(MOST, most)] += share;
        tally.average += share * most;
        tally.any += most > 0 ? share : 0;
      }
      if (ways.every((way) => way.lost)) lost += share;
    }
    return { of: tallies, lost };
  }

  const collect = (heard: Event[]): Told<DiceForgeKind>[] =>
    ({ push: ({ event }: Told<DiceForgeKind>) => heard.push(event!) }) as unknown as Told<DiceForgeKind>[];

  /** Every way to go on for this seat; the others do not matter and take what comes first. */
  function follow(here: Here, seat: Seat, heard: readonly Event[]): { gains: Record<string, number>; lost: boolean }[] {
    const open = waiting(diceForge, here);
    const at = open.find((each) => each.seat === seat) ?? open[0];
    if (!at) return [summed(heard, seat)];
    const all = choices(diceForge, here.state, at.frame).filter((choice) => choice.do !== 'spend');
    const hammers = all.filter((choice) => choice.do === 'hammer');
    const plain =
      hammers.length > 0 ? [hammers[0]!, hammers.at(-1)!] : all.filter(({ do: verb }) => verb === 'decline' || verb === 'finish');
    const some = plain.length > 0 ? plain : at.seat === seat ? all : all.slice(0, 1);
    return some.flatMap((choice) => {
      const next = clone(diceForge, here);
      const more = [...heard];
      const same = waiting(diceForge, next).find(({ frame }) => frame === at.frame)!;
      playOn(diceForge, next, same, choice, new Play({ below: () => 0 }, collect(more)));
      return follow(next, seat, more);
    });
  }

  function summed(heard: readonly Event[], seat: Seat) {
    const gains: Record<string, number> = { gold: 0, sun: 0, moon: 0, glory: 0 };
    let lost = false;
    for (const event of heard)
      if (event.kind === 'hammered' && event.seat === seat) gains.gold! += event.gold;
      else if (event.kind === 'gained' && event.seat === seat && event.source in FACES)
        for (const r of RESOURCES) {
          gains[r]! += event.gains[r] + event.lost[r];
          lost ||= event.lost[r] > 0;
        }
    return { gains, lost };
  }

  function expectSame(state: Here['state'], seat: Seat): void {
    const [odds, truth] = [oddsOf(diceForge.view(state, seat), seat), played(state, seat)];
    const flat = (each: { of: object; lost: number }) =>
      JSON.parse(JSON.stringify(each), (_, n) => (typeof n === 'number' ? Math.round(n * 1e9) / 1e9 : n));
    expect(flat(odds)).toEqual(flat(truth));
  }

  it('counts all pairs of the starting dice', () => {
    // Light: 5 gold, 1 sun. Dark: 4 gold, 1 moon, 1 glory of 2.
    const { of, lost } = oddsOf(diceForge.view(table([{}, {}]).state, 0), 0);
    expect(of.gold.sure.map((n) => Math.round(n * 36))).toEqual([2, 14, 20, 0, 0, 0, 0]);
    expect(of.gold.any).toBeCloseTo(34 / 36, 10);
    expect(of.gold.average).toBeCloseTo((14 + 40) / 36, 10);
    expect(of.glory.sure[2]).toBeCloseTo(6 / 36, 10);
    expect(lost).toBe(0);
  });

  const special: readonly [string, Seated][] = [
    [
      'x3, a mirror and shields',
      { light: { 0: 'times-3', 1: 'mirror', 2: 'shield-red' }, dark: { 0: 'mirror', 1: 'choice-gold-3-glory-2', 2: 'sun-2' } },
    ],
    [
      'choices, a ship and little room',
      { gold: 11, sun: 6, light: { 0: 'ship', 1: 'choice-gold-1-sun-1-moon-1' }, dark: { 0: 'gold-6', 1: 'times-3' } },
    ],
    ['no room but under a hammer', { gold: 12, sun: 6, cards: ['blacksmiths-hammer'], light: { 0: 'gold-6', 1: 'mirror' } }],
    ['a hammer at work', { cards: ['blacksmiths-hammer'], light: { 0: 'gold-6' }, dark: { 0: 'gold-4', 1: 'mirror' } }],
  ];
  it.each(special)('are what all dice really bring: %s', (_, seated) => {
    const rival: Seated = { light: { 0: 'mirror', 1: 'glory-4' }, dark: { 0: 'moon-2-glory-2', 1: 'choice-gold-3-glory-2' } };
    expectSame(table([seated, rival]).state, 0);
  });

  it('with a hammer count as lost only what it cannot take', () => {
    const lost = (hammers: number, hammered: number) => {
      const { state } = table([{ gold: 12 }, {}]);
      Object.assign(state.players[0]!, { hammers, hammered });
      return oddsOf(diceForge.view(state, 0), 0).lost;
    };
    expect(lost(0, 0)).toBeCloseTo(34 / 36, 10);
    expect(lost(1, 0)).toBe(0);
    // One space left: two gold are one too many.
    expect(lost(1, 29)).toBeCloseTo(20 / 36, 10);
  });

  it('with mirrors are what all dice really bring, whatever lies on them', () => {
    const luck = seeded('rich dice');
    for (let i = 0; i < 6; i++) {
      const { state } = table([{ gold: luck.below(13, 'gold') }, {}]);
      for (const { light, dark } of state.players)
        for (const { faces } of [light, dark]) for (let at = 0; at < 4; at++) faces[at] = FACE_IDS[luck.below(FACE_IDS.length, 'face')]!;
      for (const { faces } of [state.players[0]!.light, state.players[0]!.dark]) faces[5] = 'mirror';
      expectSame(state, 0);
    }
  });

  it('are what all dice really bring, in games under way', () => {
    let n = 0;
    for (const { here } of positions(6, [2])) if (n++ % 151 === 150) expectSame(here.state, n % 2);
    expect(n).toBeGreaterThan(300);
  });

  it('with a mirror know all that three players may show', () => {
    const mirror: Seated = { light: { 0: 'mirror' }, dark: { 3: 'mirror' } };
    const rival: Seated = { light: { 0: 'mirror', 1: 'glory-3' }, dark: { 0: 'moon-2' } };
    const three = [mirror, rival, { dark: { 1: 'sun-2' } }] satisfies Seated[];
    expectSame(table(three).state, 0);
  });
});

describe('what if', () => {
  it('a face is forged by the rules', () => {
    const { state } = table([{}, {}]);
    const view = withFace(diceForge.view(state, 0), 0, { die: 'dark', position: 4 }, 'glory-4');
    expect(view.players[0]!.dark.faces[4]).toBe('glory-4');
    expect(view.left['glory-4']).toBe(state.players.length === 2 ? diceForge.view(state, 0).left['glory-4'] - 1 : 3);
    expect(state.players[0]!.dark.faces[4]).toBe('moon-1');
  });

  it('the best place is never a boar, nor a better face', () => {
    const light = { 0: 'boar-red', 1: 'glory-4', 2: 'gold-6', 3: 'moon-2', 4: 'sun-2', 5: 'gold-3' } satisfies Record<number, FaceId>;
    const dark = { 0: 'glory-3', 1: 'sun-2', 2: 'moon-2', 3: 'gold-1', 4: 'glory-3', 5: 'glory-2' } satisfies Record<number, FaceId>;
    const { state } = table([{ light, dark }, {}], { stack: [blessing()], luck: [1, 1] });
    expect(bestPlace(diceForge.view(state, 0), 0, 'gold-4')).toEqual({ die: 'dark', position: 3 });
  });

  it('a ship takes its discount off the price, never below nothing', () => {
    expect([priceOf('gold-4'), priceOf('gold-4', 2), priceOf('gold-4', 6), priceOf('mirror')]).toEqual([3, 1, 0, 0]);
  });
});

describe('the hammer under work', () => {
  it.each([
    [1, 0, { before: 0, phase: 0, filled: 0, open: true }],
    [1, 14, { before: 0, phase: 0, filled: 14, open: true }],
    [1, 15, { before: 0, phase: 1, filled: 0, open: true }],
    [1, 30, { before: 0, phase: 1, filled: 0, open: false }],
    [2, 30, { before: 30, phase: 0, filled: 0, open: true }],
    [2, 48, { before: 30, phase: 1, filled: 3, open: true }],
    [2, 60, { before: 30, phase: 1, filled: 0, open: false }],
  ])('%i hammers with %i gold', (hammers, hammered, stand) => {
    const view = diceForge.view(table([{}, {}]).state, 0).players[0]!;
    expect(hammerOf({ ...view, hammers, hammered })).toMatchObject(stand);
  });
});
