import { CardSet, cardsOf, rankHigh7, type Card, type Combo, type Range } from '@doorcard/cards';
import type { Side } from '../tree/bettingTree.js';
import { findOrbits, keepCard, type Orbit, type SuitMap } from './symmetry.js';

export const SIDES: readonly Side[] = [0, 1];

/** The hands of one side, without those that hold a card of the board. */
export interface HandList {
  readonly combos: readonly Combo[];
  readonly weights: Float64Array;
}

export function listHands(range: Range, board: readonly Card[]): HandList {
  const live = [...range.without(CardSet.from(board))];
  return {
    combos: live.map(([combo]) => combo),
    weights: Float64Array.from(live, ([, weight]) => weight),
  };
}

/** A board that is solved: the board of the spot, or one with more cards dealt. */
export interface Board {
  /** 0 for the board of the spot. */
  readonly level: number;
  /** Among the boards of its level; boards with the same parent are adjacent. */
  readonly index: number;
  /** Dealt since the spot began. */
  readonly dealt: readonly Card[];
  /** All open cards. */
  readonly open: CardSet;
  /** How many hands of each side are possible. */
  readonly counts: readonly [number, number];
  readonly symmetry: readonly SuitMap[];
  /** The cards that can be dealt, grouped by suit symmetry, and the boards with the first card of each group. */
  readonly orbits: readonly Orbit[];
  readonly children: readonly Board[];
}

/** By level: every board that is solved. */
export type BoardLevels = readonly (readonly Board[])[];

const BOARD_SIZE = 5;

export function listBoards(
  board: readonly Card[],
  hands: readonly [HandList, HandList],
  symmetry: readonly SuitMap[],
): BoardLevels {
  const levels: Board[][] = Array.from({ length: BOARD_SIZE - board.length + 1 }, () => []);
  const count = ({ combos }: HandList, dealt: readonly Card[]): number =>
    dealt.length === 0
      ? combos.length
      : combos.reduce((sum, combo) => sum + (isDead(combo, dealt) ? 0 : 1), 0);
  const add = (dealt: readonly Card[], symmetry: readonly SuitMap[]): Board => {
    const level = dealt.length;
    const open = CardSet.from([...board, ...dealt]);
    const orbits = level === levels.length - 1 ? [] : findOrbits(open, symmetry);
    const children: Board[] = [];
    const made: Board = {
      level,
      index: levels[level]!.length,
      dealt,
      open,
      counts: [count(hands[0], dealt), count(hands[1], dealt)],
      symmetry,
      orbits,
      children,
    };
    levels[level]!.push(made);
    for (const { card } of orbits) children.push(add([...dealt, card], keepCard(symmetry, card)));
    return made;
  };
  add([], symmetry);
  return levels;
}

export function isDead(combo: Combo, cards: readonly Card[]): boolean {
  const [high, low] = cardsOf(combo);
  return cards.includes(high) || cards.includes(low);
}

/** How strong a hand is on five open cards. */
export function rankOn([a, b, c, d, e]: readonly Card[], combo: Combo): number {
  const [high, low] = cardsOf(combo);
  return rankHigh7(a!, b!, c!, d!, e!, high, low);
}
