import { aceToFive, badugi, type Rank } from '@doorcard/cards';
import type { Seat } from '@doorcard/engine';
import { isLive, knownCards, type Account } from './account.js';
import type { Notes } from './counters.js';

const SECOND = 1;
const BADUGI_SIZE = 4;
const THREE = 3;

/** Showdowns and what they win: see SHARES and AVERAGES for the definitions. */
export function countShowdown(account: Account, notes: Notes): void {
  const { hand, seat, mine, wins, isShowdown } = account;
  const isWon = wins.some((win) => win.seat === seat);
  const foldsFirst = mine.some(({ street, kind }) => street === 0 && kind === 'fold');
  if (hand.street >= SECOND && !foldsFirst) {
    notes.count('sawShowdown', SECOND, isShowdown);
    notes.count('wonSeen', SECOND, isWon);
  }
  if (!isShowdown) return;
  notes.count('wonShowdown', hand.street, isWon);
  const [ranking, second] = hand.plan.setup.variant.showdown.rankings;
  if (second !== undefined) countHalves(account, notes);
  if (ranking === 'aceToFive') measureLow(account, notes);
  if (ranking === 'badugi') countBadugis(account, notes, isWon);
}

function countHalves({ hand, seat, wins }: Account, { count }: Notes): void {
  const mine = wins.filter((win) => win.seat === seat);
  const { street } = hand;
  count('scoop', street, mine.length === wins.length);
  count('lowOnly', street, mine.length > 0 && mine.every(({ half }) => half === 'low'));
  count('highOnly', street, mine.length > 0 && mine.every(({ half }) => half === 'high'));
  const main = wins.filter(({ pot }) => pot === 0);
  const parts = main.filter((win) => win.seat === seat);
  const half = parts.length === 1 ? parts[0]!.half : 'whole';
  const isShared = main.some((win) => win.seat !== seat && win.half === half);
  count('quartered', street, half !== 'whole' && isShared);
}

/** 1 for an ace to 13 for a king. */
const pips = (rank: Rank): number => ((rank + 1) % 13) + 1;

function measureLow({ hand, seat }: Account, { measure }: Notes): void {
  const cards = knownCards(hand, seat);
  if (cards === undefined) return;
  const { category, ranks } = aceToFive.describe(aceToFive.rank(cards));
  if (category === 'noPair') measure('finalLow', hand.street, pips(ranks[0]!));
}

function countBadugis({ hand, seat }: Account, { count, measure }: Notes, isWon: boolean): void {
  const { street, live } = hand;
  const badugiOf = (each: Seat): readonly Rank[] | undefined => {
    const cards = knownCards(hand, each);
    return cards && badugi.describe(badugi.rank(cards)).ranks;
  };
  const mine = badugiOf(seat);
  if (mine === undefined) return;
  measure('badugiCards', street, mine.length);
  if (mine.length === BADUGI_SIZE) measure('badugiTop', street, pips(mine[0]!));
  const inIt = [...hand.holes.keys()].filter((each) => isLive(live, each));
  if (inIt.every((each) => badugiOf(each)?.length === THREE)) count('threeCardWin', street, isWon);
}
