import type { StudCode, StudData } from '@doorcard/cpu';
import type { FamilyWords } from '../familyWords.js';
import { exactPercent } from '../figures.js';

type StudWords = FamilyWords<StudCode, StudData>;

export const studEn: StudWords = {
  codes: {
    stud_bring_in: 'Not good enough to complete with, so only the bring-in goes in.',
    stud_open: 'A start worth a full bet.',
    stud_steal: 'No door that is left is higher: the antes are there to be stolen.',
    stud_weak_start: 'Too weak to start with against those who are left.',
    stud_door_above: 'Too weak to get past their door, which is as high or higher.',
    stud_premium: 'Aces or rolled up: more money in.',
    stud_reraise: 'Good enough to raise the one who raised.',
    stud_resteal: 'No door that is left is higher, so a raise may take the pot at once.',
    stud_start_call: 'The chance to win covers the price.',
    stud_start_fold: 'The chance to win does not cover the price.',
    stud_lock: 'Nobody can have a better hand, now or at the end.',
    stud_value: 'Good enough to be paid by worse hands: bet.',
    stud_trap: 'Strong enough to bet, but they may bet first and get raised.',
    stud_semi_bluff: 'A live draw that may win at once, or later.',
    stud_barrel: 'It made the last raise: keeps the pressure on.',
    stud_bluff: 'This hardly wins a showdown, but a bet may win the pot.',
    stud_wait: 'Not good enough to bet into these boards.',
    stud_beaten: 'Their up cards alone already beat this hand.',
    stud_monster: 'Far too good to just call.',
    stud_value_raise: 'Good enough to be paid by worse hands: raise.',
    stud_slow_play: 'Good enough to raise, but a call keeps them betting.',
    stud_draw_raise: 'A big draw raises while there are cards to come.',
    stud_draw_call: 'The draw comes in often enough for the price.',
    stud_made_call: 'The chance to win covers the price, but not a raise.',
    stud_bluff_catch: 'At this price they bluff often enough for a call.',
    stud_price_fold: 'The chance to win does not cover the price.',
  },
  data: {
    tier: (tier) => `starting hand grade ${tier} (S best, D worst)`,
    studChance: (chance) => `wins ${exactPercent(chance)}`,
    studLine: (line) => `needs ${exactPercent(line)} to bet or raise`,
    studNeeds: (needs) => `needs ${exactPercent(needs)}, later bets counted`,
    threat: (threat) => `danger of their boards (0 to 10): ${threat}`,
    live: (grade) => ({ GOOD: 'cards live', OK: 'cards fairly live', BAD: 'cards dead' })[grade],
    made: (hand) =>
      ({
        noPair: 'no pair',
        pair: 'one pair',
        twoPair: 'two pair',
        trips: 'three of a kind',
        straight: 'a straight',
        flush: 'a flush',
        fullHouse: 'a full house',
        quads: 'four of a kind',
        straightFlush: 'a straight flush',
      })[hand],
    draw: (draw) => ({ flush: 'flush draw', straight: 'straight draw' })[draw],
    about: (seat) => `about seat ${seat + 1}`,
  },
};
