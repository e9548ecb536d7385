import { shuffle, type Rng } from '@doorcard/cards';
import type { Game } from '@doorcard/solver/game';
import type { CompiledGame, PlayerIndex } from '../src/game/compiledGame.js';
import type { Deal } from '../src/game/deal.js';
import { compileDrawGame } from '../src/game/drawGame.js';

/** Turns of the solver's games that are not those of players. */
const CHANCE = 2;
const END = 3;

// A small Badugi: three ranks of two suits, hands of two cards, one draw of at most one card, two wagers a round. It is
// written twice: compiled like the real game, and as a game for the exact solver that shares nothing with the first.

export const smallGame: CompiledGame = compileDrawGame({
  name: 'small badugi',
  draws: 1,
  blinds: [2, 1],
  bets: [2, 2],
  maxWagers: 2,
  potLimits: [],
});

const CARDS = 6;
const HANDS = 15;
/** By round: first hands; after the draw also the card that was drawn, so that nothing is forgotten. */
export const smallCounts = [HANDS, HANDS, HANDS, HANDS + HANDS * CARDS];

const numberHand = (low: number, high: number): number => (high * (high - 1)) / 2 + low;

/** Larger is better: two cards of different rank and suit before one card, low before high. */
function rankSmall(a: number, b: number): number {
  const [ra, rb] = [a >> 1, b >> 1];
  if (ra === rb || (a & 1) === (b & 1)) return 3 - Math.min(ra, rb);
  return 100 - 4 * Math.max(ra, rb) - Math.min(ra, rb);
}

/** Of two cards in rising order the higher one is thrown away. */
const THROWN = 1;

export function openSmallDeal(): Deal {
  const deck = Array.from({ length: CARDS }, (_, card) => card);
  const open = (): [Int32Array, Int32Array] => [new Int32Array(3), new Int32Array(3)];
  const deal: Deal = {
    buckets: open(),
    draws: [new Uint8Array(3).fill(0b11), new Uint8Array(3).fill(0b11)],
    ranks: open(),
    firsts: new Uint8Array(0),
    reset: () => deck.sort((a, b) => a - b),
    deal: (rng: Rng) => {
      shuffle(deck, rng);
      for (const player of [0, 1] as const) fillPlayer(deal, player, deck);
    },
    fill: () => {
      throw new Error('all slots are filled by the deal');
    },
  };
  return deal;
}

/** Slots: the first hand, the same after standing pat, and the hand with one new card. */
function fillPlayer({ buckets, ranks }: Deal, player: PlayerIndex, deck: readonly number[]): void {
  const [low, high] = [deck[3 * player]!, deck[3 * player + 1]!].sort((a, b) => a - b) as [number, number];
  const drawn = deck[3 * player + 2]!;
  const first = numberHand(low, high);
  buckets[player].set([first, first, HANDS + first * CARDS + drawn]);
  const kept = [low, high][1 - THROWN]!;
  ranks[player].set([0, 2 * rankSmall(low, high), 2 * rankSmall(kept, drawn)]);
}

/** A deal of the slow game: two cards and the next one, for both players. */
type Cards = readonly [readonly [number, number, number], readonly [number, number, number]];

const DEALS: readonly Cards[] = listDeals();

function listDeals(): Cards[] {
  const all = [0, 1, 2, 3, 4, 5];
  const deals: Cards[] = [];
  for (const a of all)
    for (const b of all.slice(a + 1))
      for (const c of all)
        for (const d of all.slice(c + 1)) {
          if (c === a || c === b || d === a || d === b) continue;
          const [e, f] = all.filter((card) => ![a, b, c, d].includes(card)) as [number, number];
          deals.push(
            [
              [a, b, e],
              [c, d, f],
            ],
            [
              [a, b, f],
              [c, d, e],
            ],
          );
        }
  return deals;
}

export interface SmallState {
  readonly deal: number;
  /** Betting before the draw, draws, betting after it: f, c, r and digits. */
  readonly moves: string;
}

interface Position {
  readonly turn: 0 | 1 | typeof END;
  readonly actions: readonly string[];
  /** What both have paid, and who folded. */
  readonly paid: readonly [number, number];
  readonly folded?: 0 | 1;
}

/** Reads the moves from the start, by the rules as a player would say them. */
function readPosition(moves: string): Position {
  const paid: [number, number] = [2, 1];
  let turn: 0 | 1 = 1;
  let bets = 1;
  let checked = 0;
  let phase = 0;
  const draws: number[] = [];
  for (const move of moves) {
    const other = (1 - turn) as 0 | 1;
    if (phase === 1) {
      draws.push(Number(move));
      if (draws.length === 2) [phase, turn, bets, checked] = [2, 0, 0, 0];
      else turn = 1;
      continue;
    }
    if (move === 'f') return { turn: END, actions: [], paid, folded: turn };
    if (move === 'r') {
      paid[turn] = Math.max(...paid) + 2;
      bets++;
      checked = 1;
      turn = other;
      continue;
    }
    paid[turn] = Math.max(...paid);
    checked++;
    if (checked < 2) {
      turn = other;
      continue;
    }
    if (phase === 2) return { turn: END, actions: [], paid };
    [phase, turn] = [1, 0];
  }
  if (phase === 1) return { turn, actions: ['0', '1'], paid };
  const owes = paid[turn] < Math.max(...paid);
  return { turn, actions: [...(owes ? ['f'] : []), 'c', ...(bets < 2 ? ['r'] : [])], paid };
}

const keys = new Map<string, number>();
/** By key: what it stands for. */
export const keyTexts: {
  readonly moves: string;
  readonly cards: readonly number[];
  readonly player: 0 | 1;
}[] = [];

export const slowSmallBadugi: Game<SmallState> = {
  name: 'small badugi',
  root: () => ({ deal: -1, moves: '' }),
  turn: ({ deal, moves }) => (deal < 0 ? CHANCE : readPosition(moves).turn),
  actions: ({ deal, moves }) => (deal < 0 ? DEALS.length : readPosition(moves).actions.length),
  chance: () => 1 / DEALS.length,
  next: ({ deal, moves }, action) =>
    deal < 0 ? { deal: action, moves } : { deal, moves: moves + readPosition(moves).actions[action]! },
  payoff: ({ deal, moves }, player) => {
    const { paid, folded } = readPosition(moves);
    if (folded !== undefined) return folded === player ? -paid[player] : paid[folded];
    const [own, theirs] = [player, 1 - player].map((each) =>
      finalRank(DEALS[deal]![each]!, drawOf(moves, each)),
    );
    return Math.sign(own! - theirs!) * paid[0];
  },
  infoKey: ({ deal, moves }) => {
    const player = readPosition(moves).turn as 0 | 1;
    const [a, b, next] = DEALS[deal]![player];
    const cards = drawOf(moves, player) === 1 && /\d\d/.test(moves) ? [a, b, next] : [a, b];
    const text = `${player} ${moves} ${cards.join()}`;
    const known = keys.get(text);
    if (known !== undefined) return known;
    keys.set(text, keyTexts.length);
    return keyTexts.push({ moves, cards, player }) - 1;
  },
};

const drawOf = (moves: string, player: number): number => Number(/\d+/.exec(moves)?.[0][player] ?? -1);

const finalRank = ([a, b, next]: readonly [number, number, number], drawn: number): number =>
  drawn === 1 ? rankSmall(a, next) : rankSmall(a, b);

/** The bucket of the compiled game for the cards of a key. */
export const bucketOfCards = ([a, b, next]: readonly number[]): number =>
  next === undefined ? numberHand(a!, b!) : HANDS + numberHand(a!, b!) * CARDS + next;
