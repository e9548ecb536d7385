import { below, type Rng } from '@doorcard/cards';
import { buildBettingTree, KINDS, type BettingTree } from '../src/game/bettingTree.js';
import { layOut, type BetRound, type CompiledGame } from '../src/game/compiledGame.js';
import type { Deal } from '../src/game/deal.js';

// Kuhn and Leduc poker, compiled like the real games.

const NO_DRAWS = new Uint8Array(0);

/** A deal without draws whose cards are given by a function. */
function makeSimpleDeal(slots: number, fill: (rng: Rng, deal: Deal) => void): Deal {
  const deal: Deal = {
    buckets: [new Int32Array(slots), new Int32Array(slots)],
    draws: [NO_DRAWS, NO_DRAWS],
    ranks: [new Int32Array(slots), new Int32Array(slots)],
    firsts: new Uint8Array(slots),
    reset: () => {},
    deal: (rng) => fill(rng, deal),
    fill: () => {
      throw new Error('no draws');
    },
  };
  return deal;
}

const range = (length: number): Int32Array => Int32Array.from({ length }, (_, i) => i);

function makeRound(street: number, tree: BettingTree, contexts: number): BetRound {
  const ends = tree.ends.length;
  const next = range(contexts * ends);
  return {
    kind: 'bet',
    street,
    tree,
    first: 0,
    rows: [range(contexts), range(contexts)],
    rowCount: contexts,
    next: [next, next],
    pots: new Int32Array(64),
  };
}

const makeGame = (name: string, rounds: readonly BetRound[]): CompiledGame => ({
  name,
  rounds,
  stakes: { ante: 1, blinds: [], bringIn: 0, smallBet: 1, bigBet: 1 },
  mostPaid: 64,
  slotStep: 1,
});

export const kuhnGame = makeGame('kuhn', [
  makeRound(0, buildBettingTree({ paid: [0, 0], wagers: 0, maxWagers: 1, bet: 1 }), 1),
]);
export const kuhnCounts = [3];

export const openKuhnDeal = (): Deal =>
  makeSimpleDeal(1, (rng, { buckets, ranks }) => {
    const first = below(rng, 3);
    const second = (first + 1 + below(rng, 2)) % 3;
    [first, second].forEach((card, player) => {
      buckets[player]![0] = card;
      ranks[player]![0] = 2 * card;
    });
  });

const leducTrees = [2, 4].map((bet) => buildBettingTree({ paid: [0, 0], wagers: 0, maxWagers: 2, bet }));
export const leducGame = makeGame('leduc', [
  makeRound(0, leducTrees[0]!, 1),
  makeRound(1, leducTrees[1]!, leducTrees[0]!.ends.length),
]);
/** In the second round: the own card and the public one. */
export const leducCounts = [3, 9];

export const openLeducDeal = (): Deal =>
  makeSimpleDeal(2, (rng, { buckets, ranks }) => {
    const deck = [0, 0, 1, 1, 2, 2];
    const [first, second, common] = [0, 1, 2].map(() => deck.splice(below(rng, deck.length), 1)[0]!);
    [first!, second!].forEach((card, player) => {
      buckets[player]![0] = card;
      buckets[player]![1] = 3 * card + common!;
      ranks[player]![1] = 2 * (card === common ? 10 : card);
    });
  });

/** Where the cells of a decision are, given the moves of each round: 0 for check or call, 1 for bet or raise. */
export function findKnownCell(
  game: CompiledGame,
  counts: readonly number[],
  moves: readonly (readonly number[])[],
  bucket: number,
): number {
  const { offsets } = layOut(game, { counts });
  let context = 0;
  for (const [at, round] of (game.rounds as readonly BetRound[]).entries()) {
    const { tree } = round;
    let state = 0;
    let end = -1;
    for (const move of moves[at]!) {
      const next = tree.next[state * KINDS + 1 + move]!;
      if (next >= 0) state = next;
      else end = -1 - next;
    }
    if (end < 0) {
      const row = round.rows[0][context]! * 2 + tree.roles[state]!;
      return offsets[at]! + (row * counts[at]! + bucket) * tree.width + tree.cells[state]!;
    }
    context = context * tree.ends.length + end;
  }
  throw new Error('the game is over');
}
