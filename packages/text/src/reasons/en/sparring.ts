import type { Grade, SparringCode, SparringData } from '@doorcard/cpu';
import type { FamilyWords } from '../familyWords.js';

const GRADES: Readonly<Record<Grade, string>> = {
  nothing: 'own hand: nothing',
  fair: 'own hand: fair',
  good: 'own hand: good',
  strong: 'own hand: strong',
};

export const sparringEn: FamilyWords<SparringCode, SparringData> = {
  codes: {
    spar_calls_anything: 'Calls with anything that could win.',
    spar_cannot_win: 'Up cards alone already beat this hand.',
    spar_raises_anything: 'Bets and raises with any hand.',
    spar_premium: 'A premium hand: raises.',
    spar_not_premium: 'Not a premium hand.',
    spar_opens_anything: 'First in, it raises any hand.',
    spar_bets_when_checked_to: 'Bets whenever it is checked to.',
    spar_stays: 'The hand is good enough to stay.',
    spar_gives_up: 'Somebody shows strength and the hand is weak: gives up.',
    spar_floats: 'Stays in early with anything, to bet later.',
    spar_stands_pat: 'Stands pat with any hand.',
    spar_draws: 'Keeps the cards that count.',
    spar_does_not_look: 'Plays by a fixed rule and does not look at its cards.',
  },
  data: { grade: (grade) => GRADES[grade] },
};
