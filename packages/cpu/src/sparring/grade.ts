import { cards, deuceToSeven, high, makeRankers, rankOf, type Card } from '@doorcard/cards';
import { VARIANTS, type GameId, type View } from '@doorcard/engine';
import { highOf, sizeOf } from '../badugi/badugiRank.js';
import { rankOfHand } from '../badugi/standing.js';
import { findThrown, countRanks } from '../equity/lowDraw.js';
import { rankOnBoard, scoreFour, scoreTwo } from '../equity/standing.js';
import type { StudGame } from '../lv1/demand.js';
import { scoreHand } from '../lv1/lv1.js';
import { buildVisibleContext } from '../visibleContext.js';

// What a hand is worth by its own cards, in four steps that a beginner would use. Sparring partners are made to be
// simple: nothing here looks at opponents beyond what lv1's score does.

export const GRADES = ['nothing', 'fair', 'good', 'strong'] as const;
export type Grade = (typeof GRADES)[number];

/** What the hand of a view is worth. */
export function gradeHand(view: View): Grade {
  switch (view.game as GameId) {
    case 'badugi':
      return gradeBadugi(view);
    case 'stud':
    case 'razz':
    case 'stud8':
      return pickGrade(scoreHand(view.game as StudGame, buildVisibleContext(view)).points, 54, 64, 76);
    case '2-7-triple':
    case '2-7-single':
      return gradeDeuce(view);
    default:
      return view.board.length === 0 ? gradeBeforeFlop(view) : gradeOnBoard(view);
  }
}

/** At least as good as another grade. */
export const isAtLeast = (grade: Grade, other: Grade): boolean =>
  GRADES.indexOf(grade) >= GRADES.indexOf(other);

function pickGrade(score: number, fair: number, good: number, strong: number): Grade {
  return score >= strong ? 'strong' : score >= good ? 'good' : score >= fair ? 'fair' : 'nothing';
}

function gradeBadugi({ mine, street }: View): Grade {
  const rank = rankOfHand(mine!.cards);
  const [size, top] = [sizeOf(rank), highOf(rank)];
  if (size === 4) return top <= 9 ? 'strong' : 'good';
  if (size === 3) return street === 3 ? (top <= 5 ? 'fair' : 'nothing') : top <= 7 ? 'good' : 'fair';
  return size === 2 && street === 0 && top <= 4 ? 'fair' : 'nothing';
}

const EIGHT_LOW = deuceToSeven.rank(cards('8c7d6h5s3c'));
const TEN_LOW = deuceToSeven.rank(cards('Tc9d8h7s5c'));
const NO_PAIR = deuceToSeven.rank(cards('AcKdQhJs9c'));

function gradeDeuce({ game, mine, street }: View): Grade {
  const drawsLeft = VARIANTS[game as GameId].streets.length - 1 - street;
  const hand = mine!.cards;
  if (drawsLeft === 0) return pickGrade(deuceToSeven.rank(hand), NO_PAIR, TEN_LOW, EIGHT_LOW);
  const thrown = countRanks(findThrown(hand, drawsLeft));
  return pickGrade(-thrown, -2, -1, 0);
}

function gradeBeforeFlop({ game, mine }: View): Grade {
  const [a, b] = mine!.cards as [Card, Card];
  if (mine!.cards.length === 2) return pickGrade(scoreTwo(a, b), 48, 58, 68);
  return pickGrade(scoreFour(mine!.cards, game === 'omaha8'), 270, 300, 330);
}

const PAIR = high.rank(cards('2c2d3h4s5c'));
const TWO_PAIR = high.rank(cards('3c3d2h2s4c'));
const TRIPS = high.rank(cards('2c2d2h3s4c'));

function gradeOnBoard({ game, mine, board }: View): Grade {
  const hand = Uint8Array.from(mine!.cards);
  const [rankHighHalf] = makeRankers(VARIANTS[game as GameId].showdown);
  const rank = rankOnBoard(rankHighHalf!, hand, Uint8Array.from(board));
  if (rank >= TRIPS) return 'strong';
  if (rank >= TWO_PAIR) return 'good';
  if (rank < PAIR) return 'nothing';
  const top = Math.max(...board.map(rankOf));
  return hand.some((card) => rankOf(card) === top) ? 'good' : 'fair';
}
