import type { EquityCode, EquityData } from '@doorcard/cpu';
import type { FamilyWords } from '../familyWords.js';
import { percent } from '../figures.js';

export const equityEn: FamilyWords<EquityCode, EquityData> = {
  codes: {
    equity_bet: 'Ahead often enough to bet for value.',
    equity_raise: 'Strong enough to charge them more.',
    equity_all_in: 'With this much already at stake, the rest goes in too.',
    equity_pressure: 'Behind for now, but it can improve, so it bets to win the pot at once.',
    equity_check: 'Not strong enough to bet, so it takes the free card or the free showdown.',
    equity_call: 'The price is right for the chance of winning.',
    equity_enough: 'Enough raises already, and this is not the nuts: no more raising.',
    equity_fold: 'Too expensive for the chance of winning.',
    deuce_pat: 'A made low that is good enough to stand pat.',
    deuce_draw: 'Keeps the good low cards and draws to the rest.',
  },
  data: {
    equity: (share) => `wins ${percent(share)} of the pot`,
    samples: (count) => `over ${count} imagined deals`,
    raiseFrom: (share) => `bets from ${percent(share)}`,
    raiseTo: (chips) => `to ${chips}`,
    deuceThrown: (count) => (count === 0 ? 'stands pat' : `discards ${count}`),
    deuceTop: (rank) => `${rank} high kept`,
  },
};
