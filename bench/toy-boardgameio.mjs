/** The same toy dice game written for boardgame.io 0.50.2, played through its reducer with nothing around it. */
import { createRequire } from 'node:module';
import { POINTS, PRICES, SEATS, TURNS } from './toy.mjs';

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');

export const game = ProcessGameConfig({
  name: 'toy',
  setup: () => ({ turn: 0, players: Array.from({ length: SEATS }, () => ({ gold: 0, points: 0, owned: PRICES.map(() => 0) })) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    buy({ G, ctx, random }, thing) {
      const player = G.players[ctx.currentPlayer];
      player.gold += random.D6() + random.D6();
      if (player.gold >= PRICES[thing]) {
        player.gold -= PRICES[thing];
        player.points += POINTS[thing];
        player.owned[thing]++;
      }
      G.turn++;
    },
  },
  endIf: ({ G }) => (G.turn >= TURNS ? { over: true } : undefined),
});
const reducer = CreateGameReducer({ game });

/** A fresh game. */
export const toyState = (seed) => InitializeGame({ game: { ...game, seed }, numPlayers: SEATS });

/** Plays one whole game; `choose` says what to buy, `onMove` sees each position. Gives back the last state. */
export function playBoardgameio(seed, choose, onMove) {
  let state = toyState(seed);
  while (!state.ctx.gameover) {
    const playerID = state.ctx.currentPlayer;
    const thing = choose();
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type: 'buy', args: [thing], playerID } });
    onMove?.(Number(playerID), thing, state.G);
  }
  return state.G;
}
