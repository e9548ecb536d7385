import type { Lv1Code, Lv1Data } from '@doorcard/cpu';
import type { FamilyWords } from '../familyWords.js';
import { roundPoints } from '../figures.js';

type Lv1Words = FamilyWords<Lv1Code, Lv1Data>;

export const lv1En: Lv1Words = {
  codes: {
    value: 'The hand is good enough to put more money in.',
    sure_winner: 'Nobody can have a better hand, now or at the end.',
    semi_bluff: 'A draw may bet now and then, while it is cheap.',
    bluff: 'One opponent, a harmless board and a little something: a rare bluff.',
    weak_bring_in: 'Not enough to complete, so only the bring-in goes in.',
    weak_check: 'Not strong enough to bet, and a check is free.',
    weak_smallbet: 'Too weak for the price.',
    weak_bigbet: 'Too weak for a big bet.',
    beaten_board: 'Their up cards alone already win.',
    cheap_call: 'Weak, but the price is too small to fold for.',
    fair_call: 'Good enough to call, not to raise.',
    strong_call: 'Strong enough to raise, but this time it just calls.',
    raised_enough: 'Enough raises already, and this is not the nuts: no more raising.',
  },
  data: {
    score: (points) => `hand worth ${roundPoints(points)} of 100`,
    demand: (points) => `needs ${roundPoints(points)}`,
  },
};
