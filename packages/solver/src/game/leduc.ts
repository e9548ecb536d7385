import { CHANCE, END, type Game, type GamePlayer, type Turn } from './game.js';

/**
 * Leduc hold'em (Southey and others 2005): jack, queen and king twice each, ante 1, a private card, a bet of 2, a public
 * card, a bet of 4; at most two raises per round. A pair with the public card wins, then the higher card.
 * Suits decide nothing, so chance deals ranks. Facing a bet the actions are fold, call, raise; otherwise check, bet.
 *
 * A state is packed: three ranks of two bits (first player, second player, public card; 3 is not dealt yet), one bit
 * for a fold, and the moves of both rounds in five bits each.
 */
export const leduc: Game = {
  name: 'leduc',
  root: () =>
    NOT_DEALT | (NOT_DEALT << SECOND) | (NOT_DEALT << PUBLIC) | (START << ROUND_1) | (START << ROUND_2),
  turn: (state) => turn(state),
  actions: (state) => {
    if (turn(state) === CHANCE) return RANKS;
    return ACTIONS[isFirstRound(state) ? firstRound(state) : secondRound(state)]!;
  },
  chance: (state, rank) => {
    const left = 2 - Number(firstCard(state) === rank) - Number(secondCard(state) === rank);
    return left / (secondCard(state) === NOT_DEALT ? (firstCard(state) === NOT_DEALT ? 6 : 5) : 4);
  },
  next,
  payoff,
  infoKey: (state) => ((state >> PUBLIC) << 2) | (turn(state) === 0 ? firstCard(state) : secondCard(state)),
};

const RANKS = 3;
const NOT_DEALT = 3;
const SECOND = 2;
const PUBLIC = 4;
const FOLDED = 1 << 6;
const ROUND_1 = 7;
const ROUND_2 = 12;
const MOVES = 0b11111;
const ANTE = 1;
const BET_1 = 2;
const BET_2 = 4;
const MAX_RAISES = 2;

/** The moves of a round are a leading one, then 0 for each check or call and 1 for each bet or raise. */
const START = 0b1;
const PLAYERS = new Uint8Array(32);
const OVER = new Uint8Array(32);
const ACTIONS = new Uint8Array(32);
const FACING = new Uint8Array(32);
/** Bets paid in the round by the first and the second player. */
const PAID = [new Uint8Array(32), new Uint8Array(32)] as const;
recordRound(START, 0, 0, [0, 0]);

function recordRound(moves: number, count: number, raises: number, paid: readonly [number, number]): void {
  const facing = (moves & 1) === 1 && count > 0;
  PLAYERS[moves] = count & 1;
  FACING[moves] = Number(facing);
  ACTIONS[moves] = facing && raises < MAX_RAISES ? 3 : 2;
  PAID[0][moves] = paid[0];
  PAID[1][moves] = paid[1];
  if (count >= 2 && !facing) {
    OVER[moves] = 1;
    return;
  }
  const pay = (bets: number): [number, number] => (count & 1 ? [paid[0], bets] : [bets, paid[1]]);
  recordRound(moves << 1, count + 1, raises, pay(raises));
  if (raises < MAX_RAISES) recordRound((moves << 1) | 1, count + 1, raises + 1, pay(raises + 1));
}

const firstCard = (state: number): number => state & 3;
const secondCard = (state: number): number => (state >> SECOND) & 3;
const publicCard = (state: number): number => (state >> PUBLIC) & 3;
const firstRound = (state: number): number => (state >> ROUND_1) & MOVES;
const secondRound = (state: number): number => (state >> ROUND_2) & MOVES;
const isFirstRound = (state: number): boolean => OVER[firstRound(state)] === 0;

/** Whose turn it is after the private cards were dealt, by everything that both players see. */
const TURNS = Uint8Array.from({ length: 1 << (ROUND_2 + 5 - PUBLIC) }, (_, seen) => findTurn(seen << PUBLIC));

function findTurn(state: number): Turn {
  if (state & FOLDED) return END;
  if (isFirstRound(state)) return PLAYERS[firstRound(state)]! as GamePlayer;
  if (publicCard(state) === NOT_DEALT) return CHANCE;
  return OVER[secondRound(state)] ? END : (PLAYERS[secondRound(state)]! as GamePlayer);
}

const turn = (state: number): Turn =>
  secondCard(state) === NOT_DEALT ? CHANCE : (TURNS[state >> PUBLIC]! as Turn);

function next(state: number, action: number): number {
  if (turn(state) === CHANCE) {
    if (firstCard(state) === NOT_DEALT) return state - NOT_DEALT + action;
    const place = secondCard(state) === NOT_DEALT ? SECOND : PUBLIC;
    return state + ((action - NOT_DEALT) << place);
  }
  const place = isFirstRound(state) ? ROUND_1 : ROUND_2;
  const moves = (state >> place) & MOVES;
  const facing = FACING[moves]!;
  if (facing && action === 0) return state | FOLDED;
  // moves become 2 × moves + (0 or 1)
  return state + ((moves + action - facing) << place);
}

function payoff(state: number, player: GamePlayer): number {
  const [mine, theirs] = player === 0 ? PAID : [PAID[1], PAID[0]];
  const first = firstRound(state);
  const second = secondRound(state);
  const paid = (bets: Uint8Array): number => ANTE + BET_1 * bets[first]! + BET_2 * bets[second]!;
  if (state & FOLDED) {
    const folder = PLAYERS[isFirstRound(state) ? first : second]!;
    return folder === player ? -paid(mine) : paid(theirs);
  }
  const lead = compareCards(state);
  if (lead === 0) return 0;
  return lead > 0 === (player === 0) ? paid(theirs) : -paid(mine);
}

/** Above zero when the first player wins. */
function compareCards(state: number): number {
  const first = firstCard(state);
  const second = secondCard(state);
  if (first === second) return 0;
  const pair = publicCard(state);
  if (first === pair) return 1;
  if (second === pair) return -1;
  return first - second;
}
