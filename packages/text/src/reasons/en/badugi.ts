import type { BadugiCode, BadugiData } from '@doorcard/cpu';
import type { FamilyWords } from '../familyWords.js';
import { nameLowRank, percent } from '../figures.js';
import { trainedEn } from './trained.js';

type BadugiWords = FamilyWords<BadugiCode, BadugiData>;

/** For 1..13. */
const nameOf = (value: number): string => nameLowRank(value - 1);

export const badugiEn: BadugiWords = {
  codes: {
    table_always: 'The table for two players always does this here.',
    table_mix: 'The table for two players mixes here, and chance chose this action.',
    made_badugi: 'A made badugi plays on.',
    badugi_draw: 'Three low cards are worth a draw.',
    three_low_cards: 'Three low cards may be the best hand.',
    two_low_cards: 'Two low cards are worth one bet.',
    no_badugi_hand: 'Too little to pay for.',
    playable_badugi: 'A badugi good enough for this seat and this action.',
    best_three: 'The badugi is too high here, so it plays the three low cards and discards the top card.',
    playable_three: 'Three cards low enough for this seat and this action.',
    badugi_steal: 'Few are left to act: these two cards are enough to try for the blinds.',
    badugi_defence: 'The big blind gets a good price to see a draw.',
    badugi_half_price: 'Half a bet is a cheap look from the small blind.',
    badugi_one_more: 'Already in the pot, and one more bet is a good price.',
    outside_limits: 'Not good enough for this seat and this action.',
    snow: 'A snow: pat without a badugi, and betting as if there were one.',
    snow_caught: 'The snow has run into a raise, so it ends here.',
    badugi_ahead: 'Best often enough to bet.',
    fewest_cards: 'Drew the fewest cards, so it bets.',
    badugi_not_ahead: 'Not best often enough to bet.',
    badugi_pressure: 'Not quite ahead, but a bet may win the pot at once.',
    draw_into_pat: 'Without a badugi it does not bet into a pat hand.',
    badugi_trap: 'Strong enough to bet, but checks to raise.',
    badugi_semi_bluff: 'Not ahead yet: bets three cards that may still get there.',
    badugi_bluff: 'Nothing that wins a showdown, so it bluffs.',
    badugi_bluff_raise: 'The price is too high for a call, so it raises as a bluff.',
    badugi_lock: 'Nothing can beat this hand.',
    strong_three: 'Three cards this good raise a hand that still draws.',
    strong_badugi: 'A badugi this good raises.',
    badugi_odds: 'The price is right.',
    badugi_no_odds: 'The price is too high for the chance to win.',
    stand_pat: 'A badugi stands pat.',
    throw_top: 'Plays its three low cards: discards the top card.',
    break_badugi: 'Under this pressure the badugi wins more often when it is broken.',
    keep_best: 'Keeps the cards that count and draws the rest.',
  },
  data: {
    mix: trainedEn.data.mix,
    trainedHand: trainedEn.data.trainedHand,
    drawsToCome: trainedEn.data.drawsToCome,
    otherDrew: trainedEn.data.otherDrew,
    badugiSize: (count) => (count === 4 ? 'badugi' : `${count}-card hand`),
    badugiHigh: (value) => `${nameOf(value)}-high`,
    position: (where) => POSITION_EN[where],
    openingLimit: (value) => `plays up to ${nameOf(value)}-high here`,
    raisesBefore: (count) => (count === 1 ? '1 raise before the draw' : `${count} raises before the draw`),
    badugiShare: (share) => `wins ${percent(share)}`,
    drawsLeft: (count) => (count === 1 ? '1 draw left' : `${count} draws left`),
    patOpponents: (count) => (count === 1 ? '1 opponent pat' : `${count} opponents pat`),
    opponentKept: (name) => READING_EN[name],
    about: (seat) => `about seat ${seat + 1}`,
    opponentMade: (share) => `they have a badugi ${percent(share)} of the time`,
    estimatedOuts: (count) => (count === 1 ? '1 out' : `${count} outs`),
    impliedOdds: (chips) => `${chips} more to be won later`,
    laterPrice: (chips) => (chips === 0 ? 'nothing more to pay' : `${chips} more to pay later`),
    raiseChance: (share) => `raises ${percent(share)} of the time`,
    snowChance: (share) => `snows here ${percent(share)} of the time`,
    breakScore: (score) => `break score ${score} of 100`,
    breakShare: (share) => `wins ${percent(share)} after breaking`,
    cardsThrown: (count) => (count === 0 ? 'stands pat' : `discards ${count}`),
  },
};

type ReadingName = NonNullable<BadugiData['opponentKept']>;

const READING_EN: Readonly<Record<ReadingName, string>> = {
  patStrong: 'they are pat, and were pat before or raised',
  patAfterOne: 'they are pat after drawing one',
  patAfterMore: 'they are pat after drawing two or more',
  patFirst: 'they stood pat at the first draw',
  fresh: 'they drew one and bet strongly',
  drewOne: 'they drew one',
  drewTwo: 'they drew two',
  drewMore: 'they drew three or more',
  raisedEarly: 'they raised from early position',
  raisedMiddle: 'they raised from middle position',
  raisedLate: 'they raised from late position',
  raisedBlind: 'they raised from a blind',
  anything: 'they may hold anything',
};

const POSITION_EN = {
  early: 'early position',
  middle: 'middle position',
  late: 'late position',
  button: 'on the button',
  smallBlind: 'in the blinds',
  headsUp: 'heads-up',
} as const;
