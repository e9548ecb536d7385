import { aceToFive } from '@doorcard/cards';
import type { RazzCode, RazzData } from '@doorcard/cpu';
import { joinRanks } from '../../ranks.js';
import type { FamilyWords } from '../familyWords.js';
import { exactPercent } from '../figures.js';

type RazzWords = FamilyWords<RazzCode, RazzData>;

/** The five cards of a low, as A-5 lows are written. */
export const lowCardsOf = (rank: number): string => joinRanks(aceToFive.describe(rank).ranks);

// One decimal, so that two chances that are close do not look the same.

export const razzEn: RazzWords = {
  codes: {
    low_bring_in: 'As the bring-in it completes only with three unpaired low cards.',
    low_start: 'Three unpaired low cards are a hand to play.',
    low_open: 'Good enough against the best door that is left.',
    low_steal: 'Nobody left shows a door as low: the antes are there to be stolen.',
    low_door_behind: 'A door as low or lower is left, and the hand is not good enough for it.',
    low_rough_open: 'The door is the lowest left, but the cards behind it are too rough.',
    low_strong_start: 'Ahead of what they may hold, so the pot should grow.',
    low_trap: 'Good enough for a raise, but this time only a call: let them bet again.',
    low_defend: 'The chance to win is worth the price.',
    low_weak_start: 'Too rough a start for this price.',
    low_lock: 'No hand that fits their boards can end with a better low.',
    low_ahead: 'More than a fair share of the pot: a bet.',
    low_pressure: 'Up cards that look better than the hand: a bet may win at once.',
    low_semi_bluff: 'Not the favourite, but the up cards look good and there are cards to come.',
    low_check_raise: 'Stronger than the up cards suggest: a check to raise.',
    low_wait: 'Not good enough to bet.',
    low_value_raise: 'Clearly ahead of what they may hold: a raise.',
    low_price: 'The chance to win is worth the price.',
    low_too_expensive: 'The chance to win is too small for the price.',
    low_value: 'Ahead often enough to bet for value.',
    low_bluff: 'Seldom the best low, but the up cards tell another story: a bluff.',
  },
  data: {
    razzStart: (start) =>
      ({
        Monster3: 'start: three wheel cards',
        Good3: 'start: three cards to an eight',
        Okay3: 'start: fair',
        Bad3: 'start: poor',
      })[start],
    lowerDoors: (count) => `doors left as low or lower: ${count}`,
    lowChance: (chance) => `wins ${exactPercent(chance)}`,
    lowNeeded: (chance) => `needs ${exactPercent(chance)}`,
    lowLead: (chance) => `up cards suggest ${exactPercent(chance)}`,
    lowHand: (rank) => `low ${lowCardsOf(rank)}`,
    laterBets: (bets) => `later bets counted: ${bets}`,
    about: (seat) => `about seat ${seat + 1}`,
  },
};
