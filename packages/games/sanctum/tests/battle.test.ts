import { scene } from '@astragal/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type LordId, lordOf, sanctum } from '../src/index.ts';
import { lastRest } from '../src/toolkit.ts';
import { bag, battle, bless, chase, dice, free, learn, me, oneFight, stage, toWalls } from './helpers.ts';

type S = Parameters<NonNullable<Parameters<typeof stage>[0]>>[0];

/** All living heroes are in the city; these cards lie before them. */
const inCity = (s: S, answered: number[], cards: LordId[]) => {
  toWalls(s, ...s.heroes.keys());
  s.phase = 'call';
  s.breacher = 0;
  for (const card of cards) s.lords.splice(s.lords.indexOf(card), 1);
  s.cathedral = cards;
  s.heroes.forEach((hero, seat) => {
    hero.answered = answered[seat]!;
  });
};

describe('the last rest', () => {
  const at = () =>
    stage(
      (s) => {
        inCity(s, [2, 2], ['lord-1', 'lord-2']);
        bag(s, 0, 'sling', 'buckler');
        bag(s, 1, 'cudgel');
        learn(s, 1, 'callused-hands', 'street-wise', 'cold-blood');
        bless(s, 1, 'set-6');
      },
      { stack: [{ step: 'respite' }] },
    );

  it('[S-80] [S-146] [K-22] everybody rests side by side, without achievements; spare items are discarded', () => {
    const scene_ = at();
    expect(scene_.asked).toEqual(['0:rest', '1:rest']);
    scene_.plays('1: brew cudgel red', '1: done', '0: equip sling weapon-1 white', '0: done');
    expect(scene_.heard(1, 'achieved')).toEqual([]);
    expect(scene_.state.discards[0]!.toSorted()).toEqual(['buckler', 'cudgel']);
    expect(me(scene_.state).gear[4]!.item).toBe('sling');
  });

  it('[S-81] [K-17] the skill table is cleared, gained skills stay, blessings lie open', () => {
    const scene_ = at().plays('0: done');
    expect(scene_.game.view(scene_.state, 0).heroes[1]!.blessings[0]!.tile).toBe('hidden');
    scene_.plays('1: done');
    expect(me(scene_.state, 1).skills).toHaveLength(3);
    expect(me(scene_.state, 1).table).toEqual(Array(9).fill(0));
    expect(scene_.heard(0, 'blessings-revealed').at(-1)).toEqual({ kind: 'blessings-revealed', seat: 1, blessings: ['set-6'] });
    expect(scene_.game.view(scene_.state, 0).heroes[1]!.blessings[0]!.tile).toBe('set-6');
  });

  it('[S-82] [K-59] cards are turned one by one; who answered later suffers more of them', () => {
    const scene_ = stage((s) => inCity(s, [2, 3], ['lord-1', 'lord-8', 'lord-11']), { stack: [{ step: 'respite' }] });
    scene_.plays('0: done', '1: done');
    expect(scene_.heard(0, 'lord-turned').map(({ card }) => card)).toEqual(['lord-1']);
    expect(scene_.asked).toEqual(['0:effect', '1:effect']);
    scene_.plays('1: suffer', '0: wounds');
    expect(me(scene_.state)).toMatchObject({ health: 9, stamina: 3 });
    expect(me(scene_.state, 1)).toMatchObject({ health: 10, stamina: 3 });
    scene_.plays('0: suffer', '1: suffer');
    expect(scene_.asked).toEqual(['1:effect']);
    expect(scene_.game.view(scene_.state, 0).cathedral).toEqual(['lord-1', 'lord-8', 'lord-11']);
  });
});

describe('the Final Battle', () => {
  const fighting = (first: Parameters<typeof battle>[2][], rolls: number[], prepare: (s: S) => void = () => {}) =>
    stage(
      (s) => {
        battle(s, 0, ...first);
        prepare(s);
      },
      { stack: oneFight, luck: dice(...rolls) },
    );

  it('[S-90] [K-55] nine cards each: Demon Lord up, fury down, D F D F D F D F D', () => {
    const at = stage((s) => inCity(s, [2, 2], []), { stack: [{ step: 'battle' }], luck: Array(18).fill(0) });
    const [begun] = at.heard(1, 'battle-begun');
    for (const row of begun!.rows)
      expect(row.map((card) => card === 'hidden')).toEqual([false, true, false, true, false, true, false, true, false]);
    expect(at.state.lords).toHaveLength(23);
    expect(at.state.furies).toHaveLength(10);
    const view = at.game.view(at.state, 0);
    expect(view.heroes[0]!.foes[1]).toEqual({ kind: 'fury', card: 'hidden', hits: [] });
    expect(me(at.state).place).toBe(0);
  });

  it('[S-91] [K-44] everybody still fighting fights side by side, then comes the roar', () => {
    const at = stage((s) => inCity(s, [2, 2], []), { stack: [{ step: 'battle' }], luck: Array(18).fill(0) });
    expect(at.asked).toEqual(['0:potions', '1:potions']);
    at.luck(...dice(5, 5)).plays('1: roll');
    expect(at.asked).toEqual(['0:potions', '1:attack']);
    at.plays('1: done', '1: done', '1: end');
    expect(at.asked).toEqual(['0:potions']);
    at.luck(...dice(5, 5), 0, 0).plays('roll', 'done', 'done', 'end');
    expect(at.heard(0, 'roared')).toEqual([{ kind: 'roared', cards: 2 }]);
  });

  it('[S-92] potions may be drunk at the start of each fight; no levels, items or achievements', () => {
    const at = fighting(['lord-1'], [1, 5], (s) => {
      me(s).potions.red = 1;
    });
    at.plays('waste red', 'roll', 'hit 0 0 0', 'wounds', 'done', 'done');
    expect(at.asked).toEqual(['0:end']);
    expect(me(at.state).bag).toEqual([]);
  });

  it('[S-93] [S-135] a blessing works once', () => {
    const at = fighting(['lord-1'], [3, 3], (s) => bless(s, 0, 'set-1', 'shield-3'));
    at.plays('roll', 'invoke set-1 0 1', 'hit 0 0 0', 'wounds');
    expect(at.choices().some((option) => option.startsWith('invoke'))).toBe(false);
    at.plays('done', 'ward shield-3');
    expect(me(at.state).blessings.every(({ used }) => used)).toBe(true);
    expect(at.choices().some((option) => option.startsWith('ward'))).toBe(false);
  });

  it('[S-94] only the card of the figure can be hit; a beaten card opens the next', () => {
    const at = fighting(['lord-1', 'fury-1', 'lord-2'], [1, 2]);
    at.plays('roll');
    expect(at.choices().filter((option) => option.startsWith('hit'))).toEqual(['hit 0 0 0']);
    at.plays('hit 0 0 0');
    expect(me(at.state)).toMatchObject({ place: 1, defeated: 1 });
  });

  it('[S-95] [X-25] fury turns up where the figure arrives, with its choice, once, even without dice left', () => {
    const at = fighting(['lord-7', 'fury-3'], [1, 2]);
    at.plays('roll', 'hit 0 0 0', 'hit 1 0 1');
    expect(at.heard(1, 'fury-turned')).toEqual([{ kind: 'fury-turned', seat: 0, card: 'fury-3', place: 1 }]);
    expect(at.refused().suffer).toEqual({ why: 'no-die', rule: 'S-129' });
    at.plays('wounds', 'done', 'done');
    expect(me(at.state).health).toBeLessThan(10);
    expect(me(at.state).foes[1]).toMatchObject({ side: 'up', hits: ['open'] });
  });

  it('[S-96] current card and all to its right, fury only face up, defeated cards nothing', () => {
    const row = ['lord-1', 'fury-1', 'lord-7', 'fury-2', 'lord-28', 'fury-3', 'lord-2', 'fury-4', 'lord-3'] as const;
    const at = fighting([...row], [1, 5]);
    at.plays('roll', 'hit 0 0 0', 'wounds', 'done');
    expect(at.heard(0, 'damage-faced')[0]!.damage).toBe(1 + 3 + 3 + 1 + 1);
  });

  it('[S-97] a die and a card left over wake rage', () => {
    const at = fighting(['lord-1'], [5, 5], (s) => {
      me(s).raging = 0;
    });
    at.plays('roll', 'done');
    expect(me(at.state).raging).toBe(1);
  });

  it('[S-98] dice become hit markers that stay for the next round', () => {
    const at = fighting(['lord-7'], [1, 5]);
    at.plays('roll', 'hit 0 0 0', 'done', 'done', 'end');
    expect(me(at.state).foes[0]!.hits).toEqual(['mark', 'open']);
    expect(me(at.state).fight.dice).toEqual([]);
  });

  const lastCard = (s: S) => {
    me(s).place = 8;
    me(s).defeated = 8;
    for (const foe of me(s).foes) Object.assign(foe, { side: 'up', hits: lordOf(foe.card as LordId).hits.map(() => 'mark') });
    me(s).foes[8]!.hits = ['open'];
  };
  const row = ['lord-7', 'fury-1', 'lord-8', 'fury-2', 'lord-9', 'fury-3', 'lord-10', 'fury-4', 'lord-1'] as const;

  it('[S-99] the last card beaten: the battle is won after the block step', () => {
    const at = fighting([...row], [1, 5], lastCard);
    at.plays('roll', 'hit 0 8 0', 'done');
    expect(me(at.state)).toMatchObject({ fate: 'won', defeated: 9, health: 10 });
  });

  it('[S-100] [S-117] [K-50] all nine beaten but killed by the extra damage: dead', () => {
    const at = fighting([...row], [1, 5], (s) => {
      lastCard(s);
      me(s).extraDamage = 2;
      me(s).health = 2;
    });
    at.plays('roll', 'hit 0 8 0', 'done', 'done');
    expect(me(at.state)).toMatchObject({ fate: 'dead', defeated: 9 });
    expect(sanctum.result(at.state).scores[0]).toBe(90);
  });

  it('[S-100] [K-48] a fury wound in mid-attack kills at once, without a block', () => {
    const at = fighting(['lord-1', 'fury-7'], [1, 5], (s) => {
      me(s).health = 2;
    });
    at.plays('roll', 'hit 0 0 0', 'wounds');
    expect(me(at.state)).toMatchObject({ fate: 'dead', defeated: 1, place: 1 });
    expect(at.asked).toEqual(['0:end']);
  });
});

describe('roars', () => {
  const roaring = (difficulty: 'normal' | 'hard' | 'nightmare' | 'infernal', cards: number, prepare: (s: S) => void = () => {}) =>
    stage(
      (s) => {
        inCity(s, [2, 2], []);
        s.phase = 'battle';
        prepare(s);
      },
      { difficulty, stack: [{ step: 'roar' }], luck: Array(cards).fill(0) },
    );

  it('[S-104] [K-14] cards are drawn into a row, turned one by one, resolved by all still fighting', () => {
    const at = roaring('normal', 2);
    expect(at.game.view(at.state, 0).roar).toEqual(['lord-1', 'hidden']);
    expect(at.asked).toEqual(['0:effect', '1:effect']);
    at.plays('0: wounds', '1: wounds');
    expect(at.game.view(at.state, 0).roar).toEqual(['lord-1', 'lord-2']);
    at.plays('0: wounds', '1: wounds');
    expect(at.state.roar).toEqual(['lord-1', 'lord-2']);
    expect(at.asked).toEqual([]);
  });

  it('[S-105] each roar has one card fewer, after the roar of one there are no more', () => {
    const at = roaring('normal', 2).plays('0: wounds', '1: wounds', '0: wounds', '1: wounds');
    expect(at.state.roarSize).toBe(1);
    const last = roaring('normal', 0, (s) => {
      s.roarSize = 0;
    });
    expect(last.asked).toEqual([]);
    expect(last.heard(0, 'roared')).toEqual([]);
  });

  it('[S-106] [X-9] questions stand breacher first, then clockwise', () => {
    expect(
      roaring('normal', 2, (s) => {
        s.breacher = 1;
      }).asked,
    ).toEqual(['1:effect', '0:effect']);
  });

  it.each([
    ['normal', 2],
    ['hard', 3],
    ['nightmare', 4],
    ['infernal', 5],
  ] as const)('[S-107] %s roars with %i cards first', (difficulty, cards) => {
    expect(roaring(difficulty, cards).heard(0, 'roared')).toEqual([{ kind: 'roared', cards }]);
  });

  it('[S-147] [K-45] [K-46] an empty deck is made again from defeated Demon Lord cards; defeats stay counted', () => {
    const at = roaring('normal', 2, (s) => {
      const kept = s.lords.splice(0, 2);
      s.roar = s.lords.splice(0);
      s.roared = s.roar.length;
      s.lords = [kept[0]!];
      me(s).foes = [
        { card: kept[1]!, hits: lordOf(kept[1]!).hits.map(() => 'mark'), side: 'up' },
        { card: s.furies.pop()!, hits: [], side: 'down' },
      ];
      me(s).place = 1;
      me(s).defeated = 1;
    });
    expect(at.heard(0, 'deck-reshuffled')).toEqual([{ kind: 'deck-reshuffled', cards: 1 }]);
    expect(at.heard(0, 'roared')).toEqual([{ kind: 'roared', cards: 2 }]);
    expect(me(at.state)).toMatchObject({ defeated: 1, foes: [{ side: 'gone' }, {}] });
  });
});

describe('the end', () => {
  it('[S-140] the game goes on until everyone has won or died', () => {
    const at = stage(
      (s) => {
        battle(s, 0, 'lord-1');
        me(s).health = 1;
      },
      { stack: [{ step: 'round' }], luck: dice(5, 5) },
    );
    at.plays('roll', 'done', 'done', 'end');
    expect(at.heard(0, 'finished')).toEqual([{ kind: 'finished', winners: [0, 1] }]);
    expect(at.asked).toEqual([]);
  });

  const ended = (prepare: (s: S) => void) => {
    const at = stage(
      (s) => {
        s.phase = 'over';
        for (const hero of s.heroes) Object.assign(hero, { fate: 'dead', health: 0 });
        prepare(s);
      },
      { heroes: ['huntress', 'outlaw', 'slayer'], stack: [{ step: 'finish' }] },
    );
    return sanctum.result(at.state);
  };

  it('[S-141] [K-47] all dead: most defeated cards, then hits on the current card, dice and markers; ties are shared', () => {
    expect(
      ended((s) => {
        me(s, 1).defeated = 3;
      }).winners,
    ).toEqual([1]);
    expect(
      ended((s) => {
        for (const seat of [0, 2]) Object.assign(me(s, seat), { defeated: 3, place: 0 });
        s.lords = s.lords.filter((id) => id !== 'lord-7');
        me(s, 2).foes = [{ card: 'lord-7', hits: ['die', 'open'], side: 'up' }];
      }).winners,
    ).toEqual([2]);
  });

  it('[Q-14] everyone dead before act VI: shared', () => {
    expect(ended(() => {}).winners).toEqual([0, 1, 2]);
  });

  it('[S-142] [K-49] survivors by health, then achievements; all the dead below', () => {
    const { scores, winners } = ended((s) => {
      Object.assign(me(s, 0), { fate: 'won', health: 4 });
      Object.assign(me(s, 1), { fate: 'won', health: 4 });
      bless(s, 1, 'set-6');
      me(s, 2).defeated = 8;
    });
    expect(winners).toEqual([1]);
    expect(scores[0]).toBeGreaterThan(scores[2]!);
  });

  it('[K-13] one hero left alone plays on', () => {
    const at = stage(
      (s) => {
        me(s).health = 1;
        chase(s, 0, 'sling');
      },
      { luck: dice(1, 1) },
    );
    at.plays('fight', 'roll', 'done', 'done', 'end', 'rest', 'done');
    expect(at.asked).toEqual(['1:turn']);
  });
});

describe('general', () => {
  it('[S-145] taking back belongs to the table: see the laws; a roll and a turned card are news, a change is not', () => {
    const at = stage(
      (s) => {
        battle(s, 0, 'lord-1', 'fury-6');
        free(s, 0, 'red');
      },
      { stack: oneFight, luck: dice(1, 5) },
    ).plays('roll', 'use weapon-1 0 focus 1 6', 'hit 0 0 0');
    const news = at.told.filter((each) => each.news).map(({ event }) => event!.kind);
    expect(news).toEqual(['rolled', 'fury-turned']);
  });

  it('[K-22] a whole confrontation can be played from the last rest', () => {
    expect(scene(lastRest, { seats: 3, seed: 'late' }).asked).toHaveLength(3);
  });
});
