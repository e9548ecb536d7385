import { CHANCE, END, type Game, type GamePlayer, type Turn } from './game.js';

/**
 * Kuhn poker (1950): three cards, ante 1, one bet of 1. The first player loses 1/18 per deal.
 * A state is 0 before the deal; then its lowest three bits are the deal, counted from 1, and the rest are the moves
 * after a leading one: 0 for check or fold, 1 for bet or call.
 */
export const kuhn: Game = {
  name: 'kuhn',
  root: () => 0,
  turn: (state) => (state === 0 ? CHANCE : TURNS[state >> 3]!),
  actions: (state) => (state === 0 ? DEALS.length : 2),
  chance: () => 1 / DEALS.length,
  next: (state, action) =>
    state === 0 ? (0b1 << 3) | (action + 1) : ((state & ~7) << 1) | (action << 3) | (state & 7),
  payoff: (state, player) => (player === 0 ? 1 : -1) * payFirst(state),
  infoKey: (state) => {
    const moves = state >> 3;
    return moves * 4 + cardOf(state, TURNS[moves]! as GamePlayer);
  },
};

/** Cards of the first and the second player: jack 0, queen 1, king 2. */
const DEALS = [
  [0, 1],
  [0, 2],
  [1, 0],
  [1, 2],
  [2, 0],
  [2, 1],
] as const;

/** By moves: who is next. */
const TURNS: readonly Turn[] = Array.from({ length: 16 }, (_, moves): Turn => {
  if (moves === 0b1 || moves === 0b101) return 0;
  return moves === 0b10 || moves === 0b11 ? 1 : END;
});

const cardOf = (state: number, player: GamePlayer): number => DEALS[(state & 7) - 1]![player];

function payFirst(state: number): number {
  const moves = state >> 3;
  if (moves === 0b110) return 1;
  if (moves === 0b1010) return -1;
  const stake = moves === 0b100 ? 1 : 2;
  return cardOf(state, 0) > cardOf(state, 1) ? stake : -stake;
}
