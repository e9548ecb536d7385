import { cards, RANKING_BY_ID, type Card, type HandDescription, type Showdown } from '@doorcard/cards';
import { VARIANTS, type GameId } from '@doorcard/engine';
import { findPlaying, rankHand } from '../shared/cards/playingCards.js';
import type { PotRanking } from './words/rulesWords.js';

/** In no order: what is best is found by the evaluators. */
const HANDS: Readonly<Record<PotRanking, readonly string[]>> = {
  high: [
    'AsKsQsJsTs',
    '9h8h7h6h5h',
    'QsQhQdQc7d',
    'KsKhKd4c4h',
    'AdJd8d6d2d',
    'Ts9d8c7h6s',
    '8s8d8hKcJd',
    'JsJdThTcAc',
    'AsAhQd9c4s',
    'AhQs9d7c3h',
  ],
  aceToFive: [
    '5s4d3h2cAs',
    '6h5h4h3h2h',
    '6d4s3h2cAd',
    '7s6h3d2cAh',
    '8d5c4h3s2s',
    'Kd9s6h4c2h',
    'AsAd5h4c3s',
  ],
  eightOrBetter: ['5s4d3h2cAs', '6h4h3h2hAh', '7d5c4s2hAd', '8s5d4c3h2s', '8d7c6h5s4d', '9s4h3c2dAh'],
  deuceToSeven: [
    '7s5h4d3c2s',
    '7d6s4h3c2d',
    '8s6d4h3s2c',
    '9d8s5c3h2h',
    'Ks8d6c4h2s',
    'Ad5s4h3c2d',
    '7d5c4s2s2h',
    '6s5d4h3c2h',
    'Kh9h7h4h2h',
  ],
  badugi: ['4s3h2dAc', '8s6h3dAc', 'KsQhJdTc', '4h3h2dAc', '9s7hAdKd', '5s2sAsAh', '7s5s4s2s'],
};

/** A hand of the right size, what it is, and which of its cards count. */
export interface ExampleHand {
  readonly cards: readonly Card[];
  readonly rank: number;
  /** Undefined where the cards make no hand at all. */
  readonly description: HandDescription | undefined;
  readonly playing: readonly Card[];
}

/** Hands of one ranking, from the best to the worst. */
export function listExamples(ranking: PotRanking): ExampleHand[] {
  const showdown = showdownOf(ranking);
  return HANDS[ranking]
    .map((text) => makeExample(showdown, 0, cards(text)))
    .sort((one, other) => other.rank - one.rank);
}

/** Whole hands as they are written here, with no board beside them. */
const showdownOf = (ranking: PotRanking): Showdown => ({
  rankings: [ranking],
  handSize: ranking === 'badugi' ? 4 : 5,
  boardSize: 0,
  fromHand: 'any',
  draws: 0,
});

const isPotRanking = (id: string): id is PotRanking => Object.hasOwn(HANDS, id);

/** What shares the pot of a game. */
export const listPotRankings = (game: GameId): PotRanking[] =>
  VARIANTS[game].showdown.rankings.filter((id) => isPotRanking(id));

/** A hand with its board in the middle of a game, in which not all cards play. */
export interface Holding {
  readonly hand: readonly Card[];
  readonly board: readonly Card[];
  /** By half of the pot. */
  readonly halves: readonly ExampleHand[];
}

const HOLDINGS: Readonly<Partial<Record<GameId, readonly [hand: string, board: string]>>> = {
  stud: ['KsKh9d9c4s4hAd', ''],
  razz: ['8sAd3h3cKs5d2h', ''],
  stud8: ['As2h4d7c7s8d7h', ''],
  'limit-holdem': ['AhKd', 'KsTh7h4h2h'],
  holdem: ['AhKd', 'KsTh7h4h2h'],
  omaha8: ['As2sKdQh', '3s7s8hKc2d'],
  plo: ['AhKsQd3c', 'Jh9h7h2hKd'],
};

/** Undefined for games in which a hand has nothing to choose from. */
export function findHolding(game: GameId): Holding | undefined {
  const texts = HOLDINGS[game];
  if (texts === undefined) return undefined;
  const { showdown } = VARIANTS[game];
  const [hand, board] = texts.map((text) => cards(text)) as [Card[], Card[]];
  const halves = showdown.rankings.map((_, half) => makeExample(showdown, half as 0 | 1, hand, board));
  return { hand, board, halves };
}

function makeExample(
  showdown: Showdown,
  half: 0 | 1,
  hand: readonly Card[],
  board: readonly Card[] = [],
): ExampleHand {
  const rank = rankHand(showdown, half, hand, board);
  const { describe } = RANKING_BY_ID[showdown.rankings[half]!];
  return {
    cards: [...hand, ...board],
    rank,
    description: rank === 0 ? undefined : describe(rank),
    playing: findPlaying(showdown, half, hand, board),
  };
}
