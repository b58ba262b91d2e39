import { describe, expect, it } from 'vitest';
import { faceOf, itemOf, type SanctumFrame } from '../src/index.ts';
import { chase, dice, learn, march, me, stack, stage, toWalls } from './helpers.ts';

const start: SanctumFrame[] = [{ step: 'next-turn', seat: 0 }];

describe('turns', () => {
  it('[S-13] one action: move, fight or rest; then the next seat', () => {
    const at = stage((s) => chase(s, 0, 'sling'));
    expect(at.choices()).toEqual(['move', 'fight', 'rest']);
    at.plays('rest', 'done');
    expect(at.asked).toEqual(['1:turn']);
    expect(at.choices()).toEqual(['move', 'rest']);
  });

  it('[S-14] the first action of the game is a move; the first player enters space 1 of act I', () => {
    const at = stage((s) => {
      s.front = 0;
      for (const hero of s.heroes) hero.at = 0;
      s.marching = [];
    });
    expect(at.choices()).toEqual(['move']);
    expect(at.refused().rest).toEqual({ why: 'first-turn', rule: 'S-14' });
    at.plays('move');
    expect(at.heard(1, 'moved')).toEqual([{ kind: 'moved', seat: 0, act: 'I', space: 1 }]);
  });

  it('[S-15] [S-28] [Q-3] rest is open while chased; a fight needs a demon', () => {
    const at = stage((s) => chase(s, 0, 'sling'));
    expect(at.choices()).toContain('rest');
    at.plays('rest', 'done');
    expect(me(at.state).foes).toHaveLength(1);
    expect(at.refused(1).fight).toEqual({ why: 'no-demons', rule: 'S-28' });
  });
});

describe('moves', () => {
  it('[S-16] [K-11] whoever moves goes in front of everybody, also in front of a fallen leader', () => {
    const at = stage(
      (s) => {
        march(s, 1, 4);
        me(s, 1).fate = 'dead';
        me(s, 1).health = 0;
      },
      { stack: start },
    );
    at.plays('move', 'take 0', 'end');
    expect([me(at.state).at, at.state.front, at.state.marching]).toEqual([5, 5, [0, 1]]);
    expect(at.asked).toEqual(['0:turn']);
  });

  it('[S-17] the first arrival on a board lays five sets, each later space one, faces up for all', () => {
    const at = stage((s) => {
      s.front = 0;
      me(s).at = 0;
      stack(s, 'sling', 'buckler');
    });
    at.plays('move');
    expect(at.state.sets.map((set) => set.length)).toEqual([2, 2, 2, 2, 2]);
    const [laid] = at.heard(undefined, 'sets-laid');
    expect(laid!.sets[0]).toEqual([faceOf('sling'), faceOf('buckler')]);
    at.plays('take 1', 'end', 'move');
    expect(at.state.sets).toHaveLength(5);
  });

  it('[S-18] all demons of one set are taken, never a mixture', () => {
    const at = stage((s) => {
      s.front = 0;
      me(s).at = 0;
      stack(s, 'sling', 'buckler');
    });
    at.plays('move');
    expect(at.choices()).toEqual(['take 0', 'take 1', 'take 2', 'take 3', 'take 4']);
    at.plays('take 0');
    expect(me(at.state).foes.map(({ card }) => card)).toEqual(['sling', 'buckler']);
    expect(at.state.sets).toHaveLength(4);
  });

  it('[S-19] [K-56] the chest: mover first, then front to back; the rest is discarded, no levels', () => {
    const at = stage(
      (s) => {
        march(s, 2, 5);
        for (let i = 0; i < 4; i++) s.sets.push([s.decks[0]!.pop()!, s.decks[0]!.pop()!]);
      },
      { heroes: ['huntress', 'outlaw', 'slayer'] },
    );
    at.plays('move', 'take 4', 'end');
    expect(at.heard(1, 'chest-opened')[0]!.items).toHaveLength(8);
    expect(at.asked).toEqual(['0:loot']);
    at.plays(at.choices()[0]!);
    expect(at.asked).toEqual(['2:loot']);
    at.plays(at.choices()[0]!);
    expect(at.asked).toEqual(['1:loot']);
    at.plays(at.choices()[0]!);
    expect(at.state.heroes.map(({ bag }) => bag.length)).toEqual([1, 1, 1]);
    expect(at.state.discards[0]).toHaveLength(5);
    expect(at.state.sets).toEqual([]);
    expect(at.heard(0, 'gem-climbed')).toEqual([]);
  });

  it('[S-19] [K-12] the dead take nothing from a chest', () => {
    const at = stage((s) => {
      march(s, 1, 5);
      me(s, 1).fate = 'dead';
      me(s, 1).health = 0;
      for (let i = 0; i < 4; i++) s.sets.push([s.decks[0]!.pop()!]);
    });
    at.plays('move', 'take 0', 'end').plays(at.choices()[0]!);
    expect(at.asked).toEqual(['0:turn']);
  });

  it('[S-20] [K-57] after the last space of a board comes the first of the next one used', () => {
    const at = stage((s) => march(s, 1, 6));
    at.plays('move');
    expect(at.heard(0, 'moved')).toEqual([{ kind: 'moved', seat: 0, act: 'III', space: 1 }]);
  });

  it.each([
    [2, 9],
    [3, 10],
    [4, 15],
  ])('[S-6] [S-21] with %i players the angel waits on space %i in all and gives everyone a die', (seats, space) => {
    const heroes = (['huntress', 'outlaw', 'slayer', 'dancer'] as const).slice(0, seats);
    const at = stage((s) => march(s, 1, space - 1), { heroes });
    at.plays('move');
    expect(at.state.heroes.map(({ gold }) => gold)).toEqual(heroes.map(() => 3));
  });

  it('[S-148] faces show the kind and colour of the item, never the item', () => {
    const at = stage((s) => march(s, 1, 6));
    at.plays('move');
    const shown = JSON.stringify([sanctumView(at), at.heard(1)]);
    for (const set of at.state.sets) for (const id of set) expect(shown).not.toContain(id);
    const { slot, itemColour } = faceOf(at.state.sets[0]![0]!);
    expect([slot, itemColour]).toEqual([itemOf(at.state.sets[0]![0]!).type, itemOf(at.state.sets[0]![0]!).colour]);
  });
});

const sanctumView = (at: ReturnType<typeof stage>) => at.game.view(at.state, 0);

describe('the walls', () => {
  it('[S-70] [S-71] the first arrival lays five pairs, everyone gets a die; later arrivals reveal nothing', () => {
    const at = stage((s) => march(s, 1, 12));
    at.plays('move');
    expect(at.state.sets.map((set) => set.map((id) => faceOf(id).level))).toEqual(Array(5).fill([2, 3]));
    expect(at.state.heroes.map(({ gold }) => gold)).toEqual([3, 3]);
    at.plays('take 0', 'end', 'move');
    expect(at.state.sets).toHaveLength(4);
    expect(at.state.heroes.map(({ gold }) => gold)).toEqual([3, 3]);
    at.plays('take 0', 'end');
    expect(at.refused().move).toEqual({ why: 'at-walls', rule: 'S-71' });
    expect(at.choices()).toEqual(['fight', 'rest']);
  });

  it('[S-72] only who is at the walls and free of demons may breach', () => {
    const at = stage((s) => {
      toWalls(s, 0, 1);
      chase(s, 1, 'sling');
    });
    expect(at.choices()).toEqual(['rest', 'breach']);
    at.plays('rest', 'done');
    expect(at.refused().breach).toEqual({ why: 'demons-left', rule: 'S-72', demons: 1 });
    expect(stage().refused().breach).toEqual({ why: 'not-at-walls', rule: 'S-72' });
  });

  it('[S-73] [K-14] the breacher lays two cards, hidden from everybody; no achievements from now on', () => {
    const at = stage((s) => {
      toWalls(s, 0, 1);
      learn(s, 1, 'cold-blood', 'street-wise', 'callused-hands');
    });
    at.luck(3, 4).plays('breach').done();
    expect(at.state.cathedral).toEqual(['lord-4', 'lord-6']);
    expect(at.game.view(at.state, 0).cathedral).toEqual(['hidden', 'hidden']);
    expect(JSON.stringify(at.heard(0))).not.toContain('lord-4');
    expect(at.asked).toEqual(['1:turn']);
    at.luck(0).plays('rest', 'done');
    expect(at.heard(1, 'achieved')).toEqual([]);
  });
});

describe('the call to arms', () => {
  const four = ['outlaw', 'huntress', 'dancer', 'slayer'] as const;
  const breached = () =>
    stage(
      (s) => {
        toWalls(s, 0, 1, 2, 3);
        chase(s, 2, 'sling');
        chase(s, 3, 'buckler');
      },
      { heroes: four, luck: [0, 0] },
    ).plays('breach');

  it('[S-74] [S-75] [S-76] [S-77] [S-78] the example: one answers at once, one later, one is called with the fourth card', () => {
    const at = breached();
    expect(at.choices(1)).toEqual(['rest', 'answer']);
    at.luck(0).plays('answer', 'end', 'rest', 'done', 'rest', 'done');
    expect(at.state.cathedral).toHaveLength(3);
    expect(at.asked).toEqual(['2:turn']);
    at.plays('answer', 'end');
    expect(at.asked).toEqual(['3:turn']);
    at.luck(0).plays('rest', 'done').done();
    expect(at.state.heroes.map(({ answered }) => answered)).toEqual([2, 2, 3, 4]);
    expect(me(at.state, 3).foes).toEqual([]);
    expect(at.state.phase).toBe('respite');
  });

  it('[S-74] answering drops all demons without reward', () => {
    const at = breached().plays('rest', 'done', 'answer', 'end');
    expect(me(at.state, 2).foes).toEqual([]);
    expect(at.state.discards[0]).toEqual(['sling']);
    expect(me(at.state, 2).answered).toBe(2);
  });

  it('[S-74] who is not yet on board V may still move to the walls', () => {
    const at = stage(
      (s) => {
        march(s, 1, 3);
        toWalls(s, 0);
        for (let i = 0; i < 4; i++) s.sets.push([s.decks[1]!.pop()!, s.decks[2]!.pop()!]);
      },
      { luck: [0, 0] },
    ).plays('breach');
    expect(at.choices()).toEqual(['move', 'rest', 'answer']);
    at.luck(0).plays('move', 'take 0', 'end');
    expect(me(at.state, 1).at).toBe(13);
  });

  it('[K-13] when the last who has not answered dies, act V ends at once', () => {
    const at = stage(
      (s) => {
        toWalls(s, 0, 1);
        s.breacher = 0;
        s.phase = 'call';
        me(s).answered = 2;
        me(s, 1).health = 1;
        s.cathedral = [s.lords.pop()!, s.lords.pop()!];
        chase(s, 1, 'buckler', 'crow-plume-helm');
      },
      { stack: [{ step: 'next-turn', seat: 1 }], luck: dice(5, 5) },
    );
    at.plays('fight', 'roll', 'done', 'done', 'end').done();
    expect(me(at.state, 1).fate).toBe('dead');
    expect(at.asked).toEqual(['0:rest']);
  });
});
