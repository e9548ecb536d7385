import { playersEn } from './players/playersEn.js';
import { makeCard, type HandDescription } from '@doorcard/cards';
import { capital } from './capital.js';
import { joinRanks, symbol } from './ranks.js';
import { errorsEn, makeActionsEn, makeEventsEn, makeTableEn } from './table/tableEn.js';
import { writeChips } from './chips.js';
import type { CommonWords, WriteAmounts } from './words.js';

const NAMES = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
  'ace',
] as const;

const one = (rank: number | undefined): string => NAMES[rank!]!;
const many = (rank: number | undefined): string => (one(rank) === 'six' ? 'sixes' : `${one(rank)}s`);

const GROUPS: Readonly<Record<string, string>> = {
  pair: 'a pair',
  twoPair: 'two pair',
  trips: 'three of a kind',
  fullHouse: 'a full house',
  quads: 'four of a kind',
};
const SIZES = ['', 'one-card hand', 'two-card hand', 'three-card hand', 'badugi'] as const;

function nameHand(hand: HandDescription): string {
  switch (hand.ranking) {
    case 'badugi':
      return `${joinRanks(hand.ranks)} ${SIZES[hand.ranks.length]!}`;
    case 'aceToFive':
    case 'eightOrBetter': {
      const group = GROUPS[hand.category];
      return `${joinRanks(hand.ranks)} low${group === undefined ? '' : ` with ${group}`}`;
    }
    case 'highBoard':
    case 'lowBoard':
      return `${joinRanks(hand.ranks)} showing`;
    case 'deuceToSeven':
      return hand.category === 'noPair' ? `${joinRanks(hand.ranks)} low` : nameHigh(hand);
    case 'high':
      return nameHigh(hand);
  }
}

function nameHigh({ category, ranks }: HandDescription): string {
  switch (category) {
    case 'noPair':
      return `${joinRanks(ranks)} high`;
    case 'pair':
      return `Pair of ${many(ranks[0])}, ${joinRanks(ranks.slice(2))}`;
    case 'twoPair':
      return `${capital(many(ranks[0]))} and ${many(ranks[2])}, ${one(ranks[4])} kicker`;
    case 'trips':
      return `Three ${many(ranks[0])}, ${joinRanks(ranks.slice(3))}`;
    case 'straight':
      return `${symbol(ranks[0]!)}-high straight`;
    case 'flush':
      return `${joinRanks(ranks)} flush`;
    case 'fullHouse':
      return `${capital(many(ranks[0]))} full of ${many(ranks[3])}`;
    case 'quads':
      return `Four ${many(ranks[0])}, ${one(ranks[4])} kicker`;
    case 'straightFlush':
      return one(ranks[0]) === 'ace' ? 'Royal flush' : `${symbol(ranks[0]!)}-high straight flush`;
  }
}

/** The words that contain amounts at a table. */
export const writeAmountsEn: WriteAmounts = (write) => ({
  events: makeEventsEn(write),
  actions: makeActionsEn(write),
  table: makeTableEn(write),
});

export const commonEn: CommonWords = {
  nameHand,
  noLow: 'no low',
  halves: { high: 'high', low: 'low' },
  ...writeAmountsEn(writeChips),
  players: playersEn,
  errors: errorsEn,
  nameCards: (cards) => cards.map(makeCard).join(' '),
  rank: 'rank',
  best: 'best',
};
