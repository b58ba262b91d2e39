/** The toy dice game of the benchmark, for two seats, written for each server: roll two dice, buy one of ten things. */
import { schema, t } from '@colyseus/schema';

export const SEATS = 2;
/** Longer than any measurement: a table never ends while it is measured. */
export const TURNS = 1e6;
const PRICES = [2, 3, 4, 5, 6, 8, 10, 12, 15, 20];
const POINTS = [1, 1, 2, 3, 4, 5, 7, 9, 12, 17];
export const THINGS = PRICES.length;

const fresh = () => ({ turn: 0, players: Array.from({ length: SEATS }, () => ({ gold: 0, points: 0, owned: PRICES.map(() => 0) })) });

function buy(state, seat, pips, thing) {
  const player = state.players[seat];
  player.gold += pips;
  const bought = player.gold >= PRICES[thing];
  if (bought) {
    player.gold -= PRICES[thing];
    player.points += POINTS[thing];
    player.owned[thing]++;
  }
  state.turn++;
  return bought;
}

const DICE = Array.from({ length: SEATS }, (_, seat) => [`first die of seat ${seat}`, `second die of seat ${seat}`]);
const TURN = Array.from({ length: SEATS }, (_, seat) => ({ step: 'turn', seat }));
const WISHES = PRICES.map((_, thing) => ({ do: 'buy', thing }));
const copyOf = ({ turn, players }) => ({
  turn,
  players: players.map(({ gold, points, owned }) => ({ gold, points, owned: owned.slice() })),
});

/** For our kernel. */
export const ours = {
  id: 'toy',
  version: 1,
  seats: { min: SEATS, max: SEATS },
  options: {},
  setup: () => ({ state: fresh(), first: TURN[0] }),
  steps: {
    turn: {
      wishes: () => WISHES,
      take(state, { seat }, { thing }, table) {
        const first = table.chance.below(6, DICE[seat][0]) + 1;
        const second = table.chance.below(6, DICE[seat][1]) + 1;
        table.tell({ kind: 'rolled', seat, first, second });
        if (buy(state, seat, first + second, thing)) table.tell({ kind: 'bought', seat, thing });
        if (state.turn < TURNS) table.next(TURN[(seat + 1) % SEATS]);
      },
    },
  },
  view: copyOf,
  guess: copyOf,
  clone: copyOf,
  result: ({ players }) => ({ scores: players.map(({ points }) => points), winners: [] }),
};

/** For boardgame.io. */
export const boardgameio = {
  name: 'toy',
  setup: fresh,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    buy: ({ G, ctx, random }, thing) => {
      buy(G, Number(ctx.currentPlayer), random.D6() + random.D6(), thing);
    },
  },
  endIf: ({ G }) => (G.turn >= TURNS ? { over: true } : undefined),
};

/** For Colyseus: the state as it is sent. */
const Player = schema({ gold: t.uint32(), points: t.uint32(), owned: t.array('uint32') }, 'Player');
const State = schema({ turn: t.uint32(), players: t.array(Player) }, 'State');

const roll = () => 1 + Math.floor(Math.random() * 6);

/** For Colyseus: the state's making, and a move of the seat whose turn it is. False if it is not. */
export const colyseus = {
  setup() {
    const { turn, players } = fresh();
    const state = new State();
    state.turn = turn;
    for (const { gold, points, owned } of players) {
      const player = new Player();
      player.gold = gold;
      player.points = points;
      player.owned.push(...owned);
      state.players.push(player);
    }
    return state;
  },
  buy(state, seat, thing) {
    if (state.turn % SEATS !== seat || !(thing >= 0 && thing < THINGS)) return false;
    buy(state, seat, roll() + roll(), thing);
    return true;
  },
};
