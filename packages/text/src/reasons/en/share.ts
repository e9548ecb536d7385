import type { LowCode, LowData, ShareCode, ShareData } from '@doorcard/cpu';
import type { FamilyWords } from '../familyWords.js';
import { percent } from '../figures.js';

type ShareWords = FamilyWords<ShareCode | LowCode, ShareData & LowData>;

export const shareEn: ShareWords = {
  codes: {
    range_open: 'Good enough to raise first from this seat.',
    range_raise: "Strong enough to re-raise against the raiser's range.",
    range_bluff: 'Good enough to call; raises instead now and then.',
    range_call: 'In the calling range at this price.',
    range_free: 'Not good enough to raise, and checking is free.',
    range_fold: 'Outside the calling range at this price.',
    share_lock: 'No other hand can beat this one.',
    share_value: 'Ahead often enough even of the hands that would stay in: bets for value.',
    share_raise: 'Ahead often enough even of the hands that would stay in: raises for value.',
    share_pressure: 'Not strong enough for value; bets to win the pot at once.',
    share_draw_bet: 'A draw: wins at once or improves later.',
    share_bluff: 'Too weak to win many showdowns: bluffs as often as the price allows.',
    share_trap: 'Strong enough to bet; checks now and then, to raise.',
    share_check: 'Not strong enough to bet for value, so it checks.',
    share_call: 'The share of the pot covers the price.',
    share_draw_call: 'A little short of the price, but a draw that gets there wins more later.',
    share_enough: 'Enough raises already, and this is not the nuts: no more raising.',
    share_fold: 'The share of the pot is too small to pay for.',
    low_pat: 'Standing pat wins at least as much as drawing.',
    low_draw: 'Keeps the cards that win the most.',
    low_break: 'Stood pat before, but drawing now wins more.',
    low_snow: 'Drawing wins too little: stands pat with nothing, as a bluff.',
  },
  data: {
    place: (place) => `${percent(place)} of all hands are better`,
    widest: (part) => `plays the best ${percent(part)} this way`,
    raiserTop: (part) => `reads the raiser as the best ${percent(part)}`,
    share: (share) => `wins ${percent(share)} of the pot`,
    called: (share) => `${percent(share)} when called`,
    needed: (share) => `needs ${percent(share)} to continue`,
    shown: (strength) => `strength shown ${strength.toFixed(1)}`,
    frequency: (part) => `does this ${percent(part)} of the time`,
    patShare: (share) => `pat ${percent(share)}`,
    drawShare: (share) => `drawing ${percent(share)}`,
    lowThrown: (count) => (count === 0 ? 'stands pat' : `discards ${count}`),
    lowTop: (rank) => `${rank} high kept`,
  },
};
