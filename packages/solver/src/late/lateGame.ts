import {
  highBoard,
  lowBoard,
  rankAceToFive7,
  rankBadugi4,
  rankDeuceToSeven5,
  rankEight7,
  rankHigh7,
  type Card,
  type Ranking,
} from '@doorcard/cards';

/** The games with a late street to solve. */
export const LATE_GAMES = ['razz', 'stud', 'stud8', 'badugi', '2-7-triple'] as const;
export type LateGameId = (typeof LATE_GAMES)[number];

/** The streets of stud with a betting round that can be solved; a draw game has only its last one. */
export type LateStreet = 6 | 7 | 'draw';

type RankHand = (cards: readonly Card[]) => number;

/** How the pot is decided: each order gives an equal part of the pot to the hand with the larger key. */
export interface LateGame {
  readonly id: LateGameId;
  /** Cards that each player shows. */
  readonly upCards: 0 | 4;
  /** Hidden cards when hands are shown down. */
  readonly hidden: 3 | 4 | 5;
  /** Keys of a whole hand: up cards, then hidden ones. Larger wins, equal is a tie. */
  readonly orders: readonly RankHand[];
  /** Which board acts first; undefined for draw games. */
  readonly opens: Ranking | undefined;
  /** Whether suits never matter. */
  readonly ignoresSuits: boolean;
}

const high: RankHand = (c) => rankHigh7(c[0]!, c[1]!, c[2]!, c[3]!, c[4]!, c[5]!, c[6]!);
const low: RankHand = (c) => rankAceToFive7(c[0]!, c[1]!, c[2]!, c[3]!, c[4]!, c[5]!, c[6]!);
const eight: RankHand = (c) => rankEight7(c[0]!, c[1]!, c[2]!, c[3]!, c[4]!, c[5]!, c[6]!);

/** Larger than every rank of a high hand. */
const ABOVE_HIGH = 2 ** 20;

/** Without a low on either side the high hand takes this half too, so hands without a low are in order of their high. */
const lowHalf: RankHand = (cards) => {
  const rank = eight(cards);
  return rank === 0 ? high(cards) : ABOVE_HIGH + rank;
};

const stud = { upCards: 4, hidden: 3, ignoresSuits: false } as const;
const draw = { upCards: 0, opens: undefined, ignoresSuits: false } as const;

export const LATE_GAME_BY_ID: Readonly<Record<LateGameId, LateGame>> = {
  razz: { ...stud, id: 'razz', orders: [low], opens: lowBoard, ignoresSuits: true },
  stud: { ...stud, id: 'stud', orders: [high], opens: highBoard },
  stud8: { ...stud, id: 'stud8', orders: [high, lowHalf], opens: highBoard },
  badugi: {
    ...draw,
    id: 'badugi',
    hidden: 4,
    orders: [(c) => rankBadugi4(c[0]!, c[1]!, c[2]!, c[3]!)],
  },
  '2-7-triple': {
    ...draw,
    id: '2-7-triple',
    hidden: 5,
    orders: [(c) => rankDeuceToSeven5(c[0]!, c[1]!, c[2]!, c[3]!, c[4]!)],
  },
};

/** Hidden cards of a hand on this street. */
export const hiddenOn = (game: LateGame, street: LateStreet): number =>
  street === 6 ? game.hidden - 1 : game.hidden;
