/** What the page is told about every position, with rich dice and two mirrors: for `npm run -s bench insight`. */
import { choices, readOptions, seeded } from '@astragal/kernel';
import { FACE_IDS } from '../dist/src/content/index.js';
import { diceForge } from '../dist/src/index.js';
import { oddsOf, previewOf } from '../dist/src/insight/index.js';

const ACTION = { step: 'action', seat: 0, extra: false };

function rich(seats, seed) {
  const luck = seeded(seed);
  const { state } = diceForge.setup(seats, readOptions(diceForge, seats, {}), luck);
  for (const player of state.players) {
    Object.assign(player, { gold: 9, sun: 5, moon: 5 });
    for (const die of [player.light, player.dark]) {
      die.up = 0;
      for (let at = 0; at < 5; at++) die.faces[at] = FACE_IDS[luck.below(FACE_IDS.length, 'face')];
    }
  }
  for (const die of [state.players[0].light, state.players[0].dark]) die.faces[5] = 'mirror';
  return state;
}

/** Each case: what it is, and one call for each position. */
export const cases = [2, 3, 4].flatMap((seats) => {
  const states = Array.from({ length: 40 }, (_, i) => rich(seats, `insight ${i}`));
  const views = states.map((state) => diceForge.view(state, 0));
  const cards = states.map((state) => choices(diceForge, state, ACTION).filter(({ do: verb }) => verb === 'feat'));
  return [
    { name: `odds, ${seats} seats`, calls: views.map((view) => () => oddsOf(view, 0)) },
    { name: `previews, ${seats} seats`, calls: views.flatMap((view, i) => cards[i].map((card) => () => previewOf(view, ACTION, card))) },
  ];
});
