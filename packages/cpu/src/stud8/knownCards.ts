import { FLUSH, FULL_HOUSE, NO_PAIR, PAIR, TRIPS, TWO_PAIR, type HandShape } from '../stud/handShape.js';

// What one to six known cards are worth before the others come: the rows of `finalGrades.generated.ts`.

/** No pair up to 8, J, K, A; pairs 2-5, 6-8, 9-J, Q-K, A; two pair up to 7, T, Q, K, A; trips; full houses; quads. */
export const KNOWN_CLASSES = 19;
/** How live the cards are that would improve them: live, thin, dead. */
export const LIVE_STEPS = 3;

const QUADS = 7;
const STRAIGHT = 4;

/** The class of known cards, by their pairs alone. */
export function classOf({ made, pair, ranks }: HandShape): number {
  switch (made) {
    case PAIR:
      return classOfPair(pair);
    case TWO_PAIR:
      return 9 + stepUp(pair, 7, 10, 12, 13);
    case TRIPS:
      return 14 + Number(pair > 8);
    case FULL_HOUSE:
      return 16 + Number(pair > 8);
    case QUADS:
      return 18;
    case STRAIGHT:
    case FLUSH:
      if (pair > 0) return classOfPair(pair);
      break;
    default:
  }
  return stepUp(33 - Math.clz32(ranks), 8, 11, 13, 99);
}

const classOfPair = (pair: number): number => 4 + stepUp(pair, 5, 8, 11, 13);

function stepUp(value: number, a: number, b: number, c: number, d: number): number {
  return value <= a ? 0 : value <= b ? 1 : value <= c ? 2 : value <= d ? 3 : 4;
}

/**
 * 0 live, 1 thin, 2 dead. `seen` counts the cards that are seen by rank, 0 the deuce to 12 the ace, these included.
 * No pair looks at the ranks it holds, a pair at its own, two pair at both.
 */
export function liveStepOf(shape: HandShape, seen: ArrayLike<number>): number {
  const { made, pair, ranks, size } = shape;
  if (made === PAIR) return Math.max(0, Math.min(2, seen[pair - 2]! - 2));
  if (made === TWO_PAIR) {
    const live = 8 - seen[pair - 2]! - seen[lowerPairOf(shape) - 2]!;
    return live >= 3 ? 0 : live === 2 ? 1 : 2;
  }
  if (made !== NO_PAIR) return 0;
  return liveStepOfRanks(ranks, size, seen);
}

/** The same for cards without a pair. */
export function liveStepOfRanks(ranks: number, size: number, seen: ArrayLike<number>): number {
  let dead = -size;
  for (let rest = ranks; rest !== 0; rest &= rest - 1) dead += seen[31 - Math.clz32(rest & -rest)]!;
  const share = dead / (3 * size);
  return share < 0.1 ? 0 : share < 0.25 ? 1 : 2;
}

/** The second digit of the strength of two pair. */
const lowerPairOf = ({ strength }: HandShape): number => Math.floor(strength / 15 ** 3) % 15;
