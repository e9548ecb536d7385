import type { HandShape } from '../stud/handShape.js';

/**
 * Final high hands in 22 grades, the worst first: no pair up to J, up to K, with an ace; pairs 2-5, 6-8, 9-J, Q-K, A;
 * two pair by the higher one up to 7, T, Q, K, A; trips up to 8 and above; straights up to 8 and above; flushes up to Q
 * and above; full houses with trips up to 8 and above; quads or better.
 */
export const HIGH_GRADES = 22;
export const STRAIGHT_GRADE = 15;
export const FLUSH_GRADE = 17;
export const FULL_GRADE = 19;

const NO_PAIR_TOPS = [11, 13, 14];
const PAIR_TOPS = [5, 8, 11, 13, 14];
const TWO_PAIR_TOPS = [7, 10, 12, 13, 14];
const TWO_HALVES = [8, 14];
/** By category: the highest deciding rank of each grade in it. */
const TOPS: readonly (readonly number[])[] = [
  NO_PAIR_TOPS,
  PAIR_TOPS,
  TWO_PAIR_TOPS,
  TWO_HALVES,
  TWO_HALVES,
  [12, 14],
  TWO_HALVES,
  [14],
  [],
];

const DIGIT = 15;
const GRADES = new Uint8Array(9 * DIGIT);
/** Where in its grade a hand is, 0..1, by the rank that decides first. */
const PLACES = new Float64Array(9 * DIGIT);

function fillGrades(): void {
  let first = 0;
  for (const [made, tops] of TOPS.entries()) {
    for (let lead = 0; lead < DIGIT; lead++) {
      const step = Math.max(
        0,
        tops.findIndex((top) => lead <= top),
      );
      const from = step === 0 ? 2 : tops[step - 1]! + 1;
      GRADES[made * DIGIT + lead] = Math.min(HIGH_GRADES - 1, first + step);
      PLACES[made * DIGIT + lead] = (lead - from + 0.5) / ((tops[step] ?? lead) - from + 1);
    }
    first += tops.length;
  }
}
fillGrades();

/** The first digit of `HandShape.strength`: category and the rank that decides first. */
const LEAD = DIGIT ** 4;
const leadOf = ({ strength }: HandShape): number => Math.floor(strength / LEAD);

/** The grade of a hand, as it is now. */
export const gradeOf = (shape: HandShape): number => GRADES[leadOf(shape)]!;

/** Where in its grade a hand is: near 0 the worst, near 1 the best of it. */
export const placeOf = (shape: HandShape): number => Math.min(1, Math.max(0, PLACES[leadOf(shape)]!));
