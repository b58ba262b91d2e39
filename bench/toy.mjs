/** The toy dice game of the benchmark, written once for the kernel: roll two dice, buy one of ten things, 200 turns. */

export const SEATS = 4;
export const TURNS = 200;
/** What each of the ten things costs and is worth. */
export const PRICES = [2, 3, 4, 5, 6, 8, 10, 12, 15, 20];
export const POINTS = [1, 1, 2, 3, 4, 5, 7, 9, 12, 17];

const WISHES = PRICES.map((_, thing) => ({ do: 'buy', thing }));

export const toy = {
  id: 'toy',
  version: 1,
  seats: { min: SEATS, max: SEATS },
  options: {},
  setup: (seats) => ({
    state: { turn: 0, players: Array.from({ length: seats }, () => ({ gold: 0, points: 0, owned: PRICES.map(() => 0) })) },
    first: { step: 'turn', seat: 0 },
  }),
  steps: {
    turn: {
      wishes: () => WISHES,
      take(state, { seat }, { thing }, table) {
        const player = state.players[seat];
        const first = table.chance.below(6, DICE[seat][0]) + 1;
        const second = table.chance.below(6, DICE[seat][1]) + 1;
        player.gold += first + second;
        table.tell({ kind: 'rolled', seat, first, second });
        if (player.gold >= PRICES[thing]) {
          player.gold -= PRICES[thing];
          player.points += POINTS[thing];
          player.owned[thing]++;
          table.tell({ kind: 'bought', seat, thing });
        }
        state.turn++;
        if (state.turn < TURNS) table.next(TURN[(seat + 1) % SEATS]);
      },
    },
  },
  view: (state) => toy.clone(state),
  guess: (view) => toy.clone(view),
  clone: ({ turn, players }) => ({
    turn,
    players: players.map(({ gold, points, owned }) => ({ gold, points, owned: owned.slice() })),
  }),
  result: ({ players }) => ({ scores: players.map(({ points }) => points), winners: [] }),
};

const TURN = Array.from({ length: SEATS }, (_, seat) => ({ step: 'turn', seat }));
const DICE = TURN.map(({ seat }) => [`first die of seat ${seat}`, `second die of seat ${seat}`]);
