import type { HandDescription } from '@doorcard/cards';
import { joinRanks, symbol } from '../ranks.js';
import type { LateWords } from './solveWords.js';

const CATEGORIES: Readonly<Record<HandDescription['category'], string>> = {
  noPair: 'no pair',
  pair: 'pair',
  twoPair: 'two pair',
  trips: 'three of a kind',
  straight: 'straight',
  flush: 'flush',
  fullHouse: 'full house',
  quads: 'four of a kind',
  straightFlush: 'straight flush',
};
const SIZES = ['', 'one-card', 'two-card', 'three-card', 'badugi'] as const;

export const lateEn: LateWords = {
  sides: ['first', 'second'],
  streets: { '6': '6th street', '7': '7th street', draw: 'after the last draw' },
  spot: (street, up, dead, pot, bet) =>
    `${street}${up[0] === '' ? '' : `, ${up[0]} against ${up[1]}`}${dead === '' ? '' : `, dead ${dead}`}, pot ${pot}, bet ${bet}`,
  hands: (who, hands, classes) =>
    `${who}: ${hands} hands${classes === hands ? '' : ` in ${classes} classes`}`,
  symmetry: {
    none: 'every hand solved',
    suits: 'hands that differ only in the names of suits solved once',
    ranks: 'hands of the same ranks solved once',
  },
  columns: { handClass: 'hands', share: 'share', combos: 'combos' },
  actions: { bet: 'Bet', raise: 'Raise to' },
  className: (name) => {
    switch (name.kind) {
      case 'low':
        return `${joinRanks(name.ranks)} low`;
      case 'noLow':
        return 'a pair, or no low hand';
      case 'high':
        if (name.rank === null) return CATEGORIES[name.category];
        return name.category === 'pair' ? `pair of ${symbol(name.rank)}` : `${symbol(name.rank)} high`;
      case 'highLow':
        return `${CATEGORIES[name.category]}, ${name.low === null ? 'no low' : `${joinRanks(name.low)} low`}`;
      case 'badugi':
        return name.size === 4 ? `${symbol(name.rank)} badugi` : `${SIZES[name.size]} ${symbol(name.rank)}`;
    }
  },
  orBetter: (name) => `${name} or better`,
  between: (from, to) => `${from} to ${to}`,
  orWorse: (name) => `${name} or worse`,
  from: (decision, seat, model) =>
    `Decision ${decision} of the hand, seat ${seat}. Ranges: what ${model === 'mixed' ? 'a mix of usual players' : `players like ${model}`} would hold after this betting.`,
  held: (hand, actions) => `Held ${hand}: ${actions.join(', ')}.`,
  exact: {
    stud: 'Exact for these ranges: every pair of hands without a common card.',
    draw: 'Exact for these ranges of final hands: every pair of hands without a common card. Discards, which only their owner knows, are left out.',
  },
};
