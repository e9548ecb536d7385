import { makeCard, type HandDescription } from '@doorcard/cards';
import { capital } from './capital.js';
import { joinRanks, symbol } from './ranks.js';
import { reasonsEn } from './reasons/reasonWords.js';
import { solveEn } from './solve/solveEn.js';
import { commandsEn } from './table/commandsEn.js';
import { errorsEn, makeActionsEn, makeEventsEn, makeTableEn, playEn } from './table/tableEn.js';
import { writeChips, type WriteChips } from './chips.js';
import { historyErrorsEn } from './web/historyEn.js';
import { startErrorsEn } from './web/startEn.js';
import { webEn } from './web/webEn.js';
import type { AmountWords, Words } from './words.js';

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

/** What speaks of amounts at a table. */
export const writeAmountsEn = (write: WriteChips): AmountWords => ({
  events: makeEventsEn(write),
  actions: makeActionsEn(write),
  table: makeTableEn(write),
});

export const en: Words = {
  nameHand,
  noLow: 'no low',
  columns: {
    hand: 'hand',
    equity: 'equity',
    win: 'win',
    tie: 'tie',
    scoop: 'scoop',
    part: 'part',
    high: 'high half',
    low: 'low half',
    quarter: 'quartered',
  },
  halves: { high: 'high', low: 'low' },
  method: (method, showdowns) =>
    method === 'exact'
      ? `exact, all ${showdowns} showdowns`
      : `sampled, ${showdowns} showdowns, 95 % intervals`,
  policies: {
    'badugi/best-subset': 'assumed at each draw: everyone keeps the cards that count and throws the others',
    'deuce/eight-or-lower':
      'assumed at each draw: everyone stands pat on a ten (last draw), nine or eight, else keeps eights and lower',
    'ace-five/eight-or-lower':
      'assumed at each draw: everyone stands pat on a ten (last draw), nine or eight, else keeps eights and lower',
  },
  reasons: reasonsEn,
  solve: solveEn,
  ...writeAmountsEn(writeChips),
  play: playEn,
  commands: commandsEn,
  web: webEn,
  errors: { ...errorsEn, ...historyErrorsEn, ...startErrorsEn },
  nameCards: (cards) => cards.map(makeCard).join(' '),
  histories: {
    dealt: (hands, game, file) => `${hands} hand${hands === 1 ? '' : 's'} of ${game} in ${file}`,
    matches: 'the money is right',
    differs: 'the money differs',
    played: 'played',
    unfinished: 'played as far as it goes',
    unresolved: 'played; the winner is not known',
    refused: (code) => `refused: ${code}`,
    tally: ({ hands, matching, differing, refused }) =>
      [
        `${hands} hand${hands === 1 ? '' : 's'}`,
        `${hands - refused} played`,
        `the money right in ${matching}`,
        `different in ${differing}`,
        `${refused} refused`,
      ].join(', '),
  },
  rank: 'rank',
  best: 'best',
};
