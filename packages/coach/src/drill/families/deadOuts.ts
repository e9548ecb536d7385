import { below, CardSet, Deck, rankOf, RANKS, suitOf, type Card, type Rng } from '@doorcard/cards';
import type { GameId } from '@doorcard/engine';
import { arrangeAnswers } from '../answers.js';
import type { Drill, DrawKind, DrillAnswer, DrillLevel } from '../drill.js';
import { makeSuitFreeKey } from '../suitFreeKey.js';

/** The games whose opponents show cards, and the draws that are asked there. */
export const OUT_DRAWS: Partial<Readonly<Record<GameId, readonly DrawKind[]>>> = {
  stud: ['flush', 'straight'],
  stud8: ['flush', 'straight', 'low'],
  razz: ['low'],
};

const OPPONENTS: Readonly<Record<DrillLevel, readonly [least: number, most: number]>> = {
  1: [2, 3],
  2: [3, 5],
  3: [5, 6],
};
const ACE = RANKS.length - 1;
/** Eight or better, the ace included. */
const isLowRank = (rank: number): boolean => rank <= 6 || rank === ACE;

/** How many of the cards that complete a draw are face up elsewhere. A higher level has more boards to look at. */
export function makeDeadOuts(game: GameId, level: DrillLevel, rng: Rng): Drill {
  const draws = OUT_DRAWS[game]!;
  const draw = draws[below(rng, draws.length)]!;
  const [least, most] = OPPONENTS[level];
  const opponents = least + below(rng, most - least + 1);
  const deck = new Deck();
  for (;;) {
    deck.reset();
    const street = 4 + below(rng, 3);
    const mine = dealCards(deck, street, rng);
    const outs = findOuts(draw, mine);
    if (outs.length === 0) continue;
    const boards = Array.from({ length: opponents }, () => dealCards(deck, street - 2, rng));
    const seen = CardSet.from(boards.flat());
    const dead = outs.filter((card) => seen.has(card));
    const right: DrillAnswer = { kind: 'count', count: dead.length };
    const first = Math.max(0, dead.length - below(rng, 4));
    const wrong = [0, 1, 2, 3].map((step): DrillAnswer => ({ kind: 'count', count: first + step }));
    return {
      family: 'deadOuts',
      game,
      level,
      key: `${draw}:${makeSuitFreeKey([mine, ...boards])}`,
      question: { kind: 'deadOuts', draw, mine, boards },
      ...arrangeAnswers(right, wrong, rng),
      explanation: { kind: 'deadOuts', outs, dead },
    };
  }
}

const dealCards = (deck: Deck, count: number, rng: Rng): Card[] =>
  Array.from({ length: count }, () => deck.draw(rng)).sort((a, b) => b - a);

/** The cards that complete a draw to which exactly one card is missing; none if it is another draw or complete. */
function findOuts(draw: DrawKind, mine: readonly Card[]): Card[] {
  const held = CardSet.from(mine);
  const rest = [...CardSet.FULL.diff(held)];
  switch (draw) {
    case 'flush': {
      const suits = [0, 1, 2, 3].map((suit) => mine.filter((card) => suitOf(card) === suit).length);
      const suit = suits.indexOf(4);
      return suit < 0 || suits.some((count) => count > 4) ? [] : rest.filter((card) => suitOf(card) === suit);
    }
    case 'straight': {
      const ranks = new Set(mine.map(rankOf));
      return hasStraight(ranks)
        ? []
        : rest.filter((card) => !ranks.has(rankOf(card)) && hasStraight(new Set([...ranks, rankOf(card)])));
    }
    case 'low': {
      const lows = new Set(mine.map(rankOf).filter(isLowRank));
      return lows.size === 4 ? rest.filter((card) => isLowRank(rankOf(card)) && !lows.has(rankOf(card))) : [];
    }
  }
}

/** Five ranks in a row; the ace is high and low. */
function hasStraight(ranks: ReadonlySet<number>): boolean {
  let row = ranks.has(ACE) ? 1 : 0;
  for (let rank = 0; rank <= ACE; rank++) {
    row = ranks.has(rank) ? row + 1 : 0;
    if (row === 5) return true;
  }
  return false;
}
