import { rankOf, RANKS, suitOf, SUITS, type Card } from '@doorcard/cards';
import { choose, indexOfHand, visitHands } from './handIndex.js';
import type { LateGame } from './lateGame.js';

/** `ranks`: suits never matter. `suits`: some suits can be renamed. `none`: every hand is its own class. */
export type SymmetryKind = 'ranks' | 'suits' | 'none';

/** Sorts hands into classes that have the same values and strategies. */
export interface Symmetry {
  readonly kind: SymmetryKind;
  /** Turns a hand, in ascending order, into the first hand of its class, in place. */
  canonize(hand: Card[]): void;
  /** The number of hands in the class of this first hand. */
  countAlike(hand: readonly Card[]): number;
}

/** What a symmetry must leave as it is: public cards, and weights of hands. */
export interface SymmetrySubject {
  readonly game: LateGame;
  readonly live: readonly Card[];
  /** By kind of public card: both boards, dead cards. Cards of one kind may change places. */
  readonly publicCards: readonly (readonly Card[])[];
  /** Weights by `indexOfHand`: ranges, and frequencies of locks. */
  readonly weights: readonly { readonly size: number; readonly weights: ArrayLike<number> }[];
}

/** The largest symmetry of a spot. */
export function findSymmetry(subject: SymmetrySubject): Symmetry {
  if (subject.game.ignoresSuits) {
    const ranks = makeRankSymmetry(subject.live);
    if (keepsWeights(ranks, subject)) return ranks;
  }
  const blocks = findSuitBlocks(subject);
  return blocks.every((block) => block.length === 1) ? NO_SYMMETRY : makeSuitSymmetry(blocks);
}

export const NO_SYMMETRY: Symmetry = { kind: 'none', canonize: () => {}, countAlike: () => 1 };

function keepsWeights(symmetry: Symmetry, { live, weights: all }: SymmetrySubject): boolean {
  return all.every(({ size, weights }) => {
    const differs = visitHands(live, size, (hand) => {
      const first = hand.slice();
      symmetry.canonize(first);
      return weights[indexOfHand(first)] !== weights[indexOfHand(hand)];
    });
    return !differs;
  });
}

/** All live cards of a rank are alike. */
function makeRankSymmetry(live: readonly Card[]): Symmetry {
  const byRank = RANKS.map((_, rank) => live.filter((card) => rankOf(card) === rank));
  return {
    kind: 'ranks',
    canonize(hand) {
      let run = 0;
      for (let i = 0; i < hand.length; i++) {
        const rank = rankOf(hand[i]!);
        run = i > 0 && rankOf(hand[i - 1]!) === rank ? run + 1 : 0;
        hand[i] = byRank[rank]![run]!;
      }
    },
    countAlike(hand) {
      let count = 1;
      for (let i = 0; i < hand.length;) {
        const rank = rankOf(hand[i]!);
        let same = 0;
        while (i < hand.length && rankOf(hand[i]!) === rank) {
          same++;
          i++;
        }
        count *= choose(byRank[rank]!.length, same);
      }
      return count;
    },
  };
}

/**
 * Suits that can change places. "a and b can" is an equivalence, so comparing each suit with one of every block is enough.
 */
function findSuitBlocks(subject: SymmetrySubject): number[][] {
  const blocks: number[][] = [];
  for (let suit = 0; suit < SUITS.length; suit++) {
    const block = blocks.find(([first]) => canSwap(first!, suit, subject));
    if (block === undefined) blocks.push([suit]);
    else block.push(suit);
  }
  return blocks;
}

function canSwap(a: number, b: number, { live, publicCards, weights: all }: SymmetrySubject): boolean {
  const swap = (card: Card): Card => {
    const suit = suitOf(card);
    return suit === a ? card - a + b : suit === b ? card - b + a : card;
  };
  if (!publicCards.every((cards) => cards.every((card) => cards.includes(swap(card))))) return false;
  return all.every(({ size, weights }) => {
    const differs = visitHands(live, size, (hand) => {
      const other = hand.map(swap).sort((x, y) => x - y);
      return weights[indexOfHand(other)] !== weights[indexOfHand(hand)];
    });
    return !differs;
  });
}

function makeSuitSymmetry(blocks: readonly (readonly number[])[]): Symmetry {
  const masks = [0, 0, 0, 0];
  const readMasks = (hand: readonly Card[]): void => {
    masks.fill(0);
    for (const card of hand) masks[suitOf(card)]! |= 1 << rankOf(card);
  };
  return {
    kind: 'suits',
    canonize(hand) {
      readMasks(hand);
      // The suits of a block in descending order of their ranks, by insertion: there are at most four.
      for (const block of blocks) {
        for (let i = 1; i < block.length; i++) {
          for (let j = i; j > 0 && masks[block[j]!]! > masks[block[j - 1]!]!; j--) {
            const mask = masks[block[j]!]!;
            masks[block[j]!] = masks[block[j - 1]!]!;
            masks[block[j - 1]!] = mask;
          }
        }
      }
      let at = 0;
      for (let rank = 0; rank < RANKS.length; rank++) {
        for (let suit = 0; suit < SUITS.length; suit++) {
          if ((masks[suit]! >> rank) & 1) hand[at++] = 4 * rank + suit;
        }
      }
    },
    countAlike(hand) {
      readMasks(hand);
      let count = 1;
      for (const block of blocks) {
        let run = 0;
        for (let i = 0; i < block.length; i++) {
          run = i > 0 && masks[block[i]!] === masks[block[i - 1]!] ? run + 1 : 1;
          count *= (i + 1) / run;
        }
      }
      return Math.round(count);
    },
  };
}
