import { describe, expect, it } from 'vitest';
import type { Drawing } from '../src/index.ts';
import { at, enemyOn, me, tower, wholeTurn } from './helpers.ts';

/** The fixture of the two worked turns: only printed features, all else open air. */
const LEVEL_2: Drawing = {
  ladders: ['........', '........', '...H....', '...H....'],
  floors: ['........', '........', '........', '==......'],
};
const LEVEL_3: Drawing = {
  ladders: ['........', '........', '.....H..', '.....H..'],
  floors: ['.......=', '.....H..', '...==...', '.....=..'],
};
const [W1, W2, T] = [at(3, 1, 4), at(3, 3, 7), at(2, 0, 1)];

/** Sword, boot, boot, star, hand; the enemies go right. */
const ROLL = [2, 0, 1, 5, 3, 4];
const HAND = [`grab ${W2}`, 'spend 4 hand 0', `shove ${at(3, 3, 6)}`, `shove ${at(3, 3, 5)}`];
const ATTACK = [`attack ${at(3, 3, 5)}`, 'spend 3 sword 0', 'spend 0 sword 0', 'spend 5 sword 0', 'hit'];

const sweetysTurn = (luck: readonly number[], hearts = 5) =>
  tower({
    levels: [{}, LEVEL_2, LEVEL_3],
    enemies: [
      ['werewolf', W1],
      ['werewolf', W2],
      ['treant', T],
    ],
    gems: [at(3, 2, 4)],
    coins: [at(2, 1, 3)],
    climbers: [
      { hero: 'sweety', at: at(3, 2, 5), hearts, coins: 0, gems: 0, cards: ['speed-boots'], exhausted: ['speed-boots'], special: 'sword' },
      { hero: 'etorn', at: at(1, 0, 6), coins: 0, gems: 0, hearts: 1, special: 'hand' },
    ],
    stack: [{ step: 'turn', seat: 1 }, ...wholeTurn(0)],
    luck,
    turn: { seat: 0, number: 5, step: 0, dice: [], used: [] },
  });

describe('C.1 Sweety’s turn', () => {
  it('[P-33] [P-36] [P-38] [P-80] [Q18] [H-4] goes as the rulebook tells it', () => {
    const play = sweetysTurn([...ROLL, 0, 0, 0, 0, 0, 4]);
    expect(play.state.lowest).toBe(1);
    expect(me(play, 1)).toMatchObject({ at: -1, special: 'blank', hearts: 4 });
    expect(me(play).exhausted).toEqual([]);
    expect(play.state.turn).toMatchObject({ dice: ['sword', 'boot', 'boot', 'star', 'hand'], enemyDie: 'right', step: 5 });
    expect([enemyOn(play, W1), enemyOn(play, W2), enemyOn(play, at(2, 0, 2)), enemyOn(play, T)]).toEqual([
      'werewolf',
      'werewolf',
      'treant',
      undefined,
    ]);
    expect(play.heard(0, 'attacked')).toEqual([]);

    play.plays(...HAND);
    expect(enemyOn(play, at(3, 3, 5))).toBe('werewolf');
    play.plays('stop', ...ATTACK);
    expect(enemyOn(play, at(3, 3, 5))).toBeUndefined();
    expect(me(play)).toMatchObject({ coins: 2, gems: 2, special: 'blank' });
    play.plays('use speed-boots', `go ${at(3, 2, 4)}`);
    expect(me(play)).toMatchObject({ at: at(3, 2, 4), gems: 3, hearts: 5 });
    play.plays('end', 'save-fused 1 2 star');
    expect(me(play)).toMatchObject({ special: 'star', at: at(3, 2, 4) });
    expect(enemyOn(play, W1)).toBe('werewolf');
  });
});

/** C.1 played to its end; then Etorn rolls sword, sword, boot, star, hand, and the enemies attack. */
const etornsTurn = (hearts = 5) => {
  const etorn = [2, 2, 0, 5, 3, 0];
  const sweetyAgain = [0, 0, 0, 0, 0, 4];
  const play = sweetysTurn([...ROLL, ...etorn, ...sweetyAgain], hearts);
  return play.plays(...HAND, 'stop', ...ATTACK, 'use speed-boots', `go ${at(3, 2, 4)}`, 'end', 'save-fused 1 2 star');
};
const TREANT = [`attack ${at(2, 0, 2)}`, 'spend 0 sword 0', 'spend 1 sword 0', 'hit'];

describe('C.2 Etorn’s turn', () => {
  it('[P-36] [P-37] [P-51] [P-63] [P-77] [Q2] [H-15] goes as the rulebook tells it', () => {
    const play = etornsTurn();
    expect(me(play)).toMatchObject({ hearts: 2, special: 'blank' });
    expect(play.asked).toEqual(['1:respawn']);
    expect(play.choices().every((option) => option.startsWith('respawn'))).toBe(true);
    play.plays(`respawn ${at(2, 0, 3)} 3`);
    expect(me(play, 1)).toMatchObject({ at: at(2, 0, 3), hearts: 4 });
    play.plays(...TREANT);
    expect(me(play, 1)).toMatchObject({ coins: 3, gems: 1 });
    play.plays(`grab ${W1}`, 'spend 4 hand 0', `shove ${at(3, 1, 5)}`);
    play.plays('spend 2 boot 0', `go ${at(2, 1, 3)}`);
    expect(me(play, 1)).toMatchObject({ at: at(2, 1, 3), coins: 4, hearts: 4 });
    play.plays('end');
    expect(play.asked).toEqual(['1:ladder']);
    play.plays('hold').done();
    expect(me(play, 1).at).toBe(at(2, 1, 3));
    expect(enemyOn(play, at(3, 0, 5))).toBe('werewolf');
    expect(me(play)).toMatchObject({ at: at(3, 1, 4), hearts: 2 });
    expect(play.heard(0, 'boss-turn-began')).toEqual([]);
  });

  it('[P-83] Sweety with three hearts or fewer faints in step 4', () => {
    const play = etornsTurn(3);
    expect(me(play)).toMatchObject({ at: -1, hearts: 5 });
  });

  it('[Q34] moving next to the Treant wakes it, respawning does not', () => {
    const play = etornsTurn();
    play.plays(`respawn ${at(2, 0, 4)} 3`, 'spend 2 boot 0', `go ${at(2, 0, 3)}`);
    expect(me(play, 1).hearts).toBe(2);
  });

  it('[P-65] Etorn may let go of the ladder and falls', () => {
    const play = etornsTurn();
    play.plays(`respawn ${at(2, 0, 3)} 3`, ...TREANT, 'spend 2 boot 0', `go ${at(2, 1, 3)}`, 'end', 'skip', 'drop');
    expect(me(play, 1).at).toBe(at(2, 0, 3));
  });
});
