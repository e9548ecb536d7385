import type { Stud8Code, Stud8Data } from '@doorcard/cpu';
import type { FamilyWords } from '../familyWords.js';
import { lowCardsOf } from './razz.js';
import { percent } from '../figures.js';

type Stud8Words = FamilyWords<Stud8Code, Stud8Data>;

export const stud8En: Stud8Words = {
  codes: {
    eight_heads_up: 'Against one opponent these cards win enough to complete.',
    eight_heads_up_weak: 'Even against one opponent these cards win too little to complete.',
    eight_two_left: 'Only two opponents are left, and these cards win enough of the pot.',
    eight_bring_in: 'Too many low doors, or one to fear, for a thin hand: just the bring-in.',
    eight_steal_bring_in: 'A thin hand, but hardly a low door to fear: complete for the antes.',
    eight_scoop_start: 'These cards play for both halves.',
    eight_low_start: 'A good start for the low: do not fold it too easily.',
    eight_high_start: 'Strong enough for the high.',
    eight_low_doors: 'Too many low doors for a hand that can only win the high.',
    eight_thin: 'A fair start, but it wins too little against this many players.',
    eight_steal: 'A low door and little left against it: the antes are there to be stolen.',
    eight_one_way: 'A thin hand, and no good spot to steal.',
    eight_trash: 'Neither half is in sight.',
    eight_trips: 'Rolled up: raise.',
    eight_aces: 'A pair of aces to start with: raise.',
    eight_low_door_raised: 'A high hand against a low door risks being scooped.',
    eight_resteal: 'A high door may be stealing: a low door takes it back now and then.',
    eight_defend: 'The share of the pot covers the price.',
    eight_seldom: 'A little short of the price: now and then it calls a re-raise.',
    eight_price: 'The share of the pot does not cover the price and the bets to come.',
    eight_lock: 'No hand they can still make beats this one for either half.',
    eight_half_lock: 'One half cannot be lost or shared: putting chips in costs nothing.',
    eight_freeroll: 'Nobody can make a better low, and the high is possible too.',
    eight_monster: 'A full house or better: make them pay for the other half.',
    eight_scooping: 'Both halves are within reach: make them pay.',
    eight_scoop_race: 'They play for both halves too, and the low is not there yet.',
    eight_value_high: 'High against high, and this one is ahead.',
    eight_deny_low: 'A high that is ahead makes a low pay for its cards.',
    eight_value_low: 'A low that wins more than its share of this pot.',
    eight_value_board: 'Little here, but the boards against it are worse.',
    eight_raise_ahead: 'Ahead even of a hand that stays in: raise.',
    eight_trap: 'Strong, and the one who bet last may bet again: check to raise.',
    eight_slow_play: 'Well ahead: this time it only calls.',
    eight_pressure: 'Not quite ahead, but a bet may win at once, and cards are to come.',
    eight_semi_bluff: 'A good draw raises now and then: they may fold, and it may get there.',
    eight_missed_low: 'They show no pair and nothing above the ten: a missed low can still take it.',
    eight_missed_high: 'Seldom wins a showdown, but shows the higher card: a bet may win the pot.',
    eight_quarter: 'Others may share or take the low: do not bet for a quarter.',
    eight_check: 'Not ahead enough to bet.',
    eight_call: 'The share of the pot covers the price.',
    eight_no_half: 'Their up cards alone beat the high, and there is no low.',
    eight_scooped: 'Their low looks good, and this high is too weak for the price.',
    eight_low_dead: 'Their high looks strong, and the lows it needs are gone.',
  },
  data: {
    stud8Start: (start) =>
      ({
        Scoop3_Monster: 'start: both halves',
        Low3_Good: 'start: good low',
        High3_Good: 'start: good high',
        Marginal: 'start: marginal',
        Trash: 'start: trash',
      })[start],
    lowDoors: (count) => `low doors against it: ${count}`,
    lowPenalty: (penalty) => `needed low cards that are dead: ${penalty} (A to 5 count double)`,
    hisLowPenalty: (penalty) => `low cards they need that are dead: ${penalty} (A to 5 count double)`,
    role: (role) =>
      ({
        SCOOPING: 'plays for both halves',
        LO_ONLY: 'plays for the low',
        HI_ONLY: 'plays for the high',
        AIR: 'plays for neither half',
      })[role],
    intent: (intent) =>
      ({ LO: 'their board aims low', HI: 'their board aims high', SCOOP: 'their board aims at both halves' })[
        intent
      ],
    matchup: (matchup) =>
      ({
        HI_HI: 'high against high',
        HI_LO: 'high against low',
        LO_LO: 'low against low',
        SCOOP_RACE: 'race for the whole pot',
      })[matchup],
    eightLow: (rank) => `made low ${lowCardsOf(rank)}`,
    deadLows: (penalty) => `low cards others show: ${penalty} (A to 5 count double)`,
    lock: (lock) =>
      ({
        pot: 'the pot cannot be lost',
        high: 'the high cannot be lost',
        low: 'the low cannot be lost',
        none: 'nothing is certain',
      })[lock],
    potShare: (share) => `wins ${percent(share)} of the pot on average`,
    shareLine: (share) => `needs ${percent(share)}`,
    about: (seat) => `about seat ${seat + 1}`,
  },
};
