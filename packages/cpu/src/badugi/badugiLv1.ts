import type { Legal, View } from '@doorcard/engine';
import { seatOf, type Verdict } from '../player.js';
import type { CpuData } from '../reason.js';
import { pickAction, type Wish } from '../wish.js';
import { highOf, listThrown, LOWEST_BADUGI, sizeOf } from './badugiRank.js';
import type { BadugiCode } from './badugiReason.js';
import type { BadugiLv1Rule } from './badugiRules.js';
import { readBettingLog } from './bettingLog.js';
import { draw } from './discards.js';
import { mayRaise } from './lock.js';
import { DRAWS, rankOfHand } from './standing.js';

const RAISE: readonly Wish[] = ['RAISE', 'CALL', 'CHECK'];
const CALL: readonly Wish[] = ['CHECK', 'CALL'];
const BET_OR_CALL: readonly Wish[] = ['CALL', 'BET', 'CHECK'];
const FOLD: readonly Wish[] = ['CHECK', 'FOLD'];

/** The highest hands that play, by number of cards. */
const BEFORE_THREE = 10;
const BEFORE_TWO = 5;
const RAISING_BADUGI = 8;
const LAST_THREE = 10;

/** Plays its own hand only: no position, no reading of draws, no breaking, no snowing. */
export function decideBadugiLv1(view: View, legal: Legal): Verdict {
  const { cards } = view.mine!;
  const rank = rankOfHand(cards);
  const size = sizeOf(rank);
  const high = highOf(rank);
  const describe = (): CpuData => ({ badugiSize: size, badugiHigh: high });
  if (legal.draw !== undefined) {
    const code = rank >= LOWEST_BADUGI ? 'stand_pat' : 'keep_best';
    return draw(listThrown(cards), code, 'badugi/lv1/draw', describe);
  }
  const answer = (wishes: readonly Wish[], code: BadugiCode | 'free', rule: BadugiLv1Rule): Verdict => ({
    action: pickAction(legal, wishes, rule),
    reason: { code, rule, data: describe },
  });
  const fold = (rule: BadugiLv1Rule): Verdict => answer(FOLD, legal.check ? 'free' : 'no_badugi_hand', rule);
  const mayWager = !hasWagered(view) && mayRaise(view, rank);
  if (view.street === 0) {
    if (size === 4) return answer(mayWager ? RAISE : CALL, 'made_badugi', 'badugi/lv1/before/badugi');
    if (size === 3 && high <= BEFORE_THREE) return answer(CALL, 'badugi_draw', 'badugi/lv1/before/three');
    const isOneBet = (legal.call ?? 0) <= view.stakes.smallBet;
    if (size === 2 && high <= BEFORE_TWO && isOneBet) {
      return answer(CALL, 'two_low_cards', 'badugi/lv1/before/two');
    }
    return fold('badugi/lv1/before/fold');
  }
  if (size === 4) {
    const isGood = high <= RAISING_BADUGI;
    const wishes = isGood ? (mayWager ? RAISE : CALL) : BET_OR_CALL;
    return answer(wishes, 'made_badugi', isGood ? 'badugi/lv1/good' : 'badugi/lv1/badugi');
  }
  if (size === 3 && view.street < DRAWS) return answer(CALL, 'badugi_draw', 'badugi/lv1/three');
  if (size === 3 && high <= LAST_THREE) return answer(CALL, 'three_low_cards', 'badugi/lv1/last-three');
  return fold('badugi/lv1/fold');
}

/** Whether I have bet or raised on this street. */
const hasWagered = (view: View): boolean => ((readBettingLog(view).wagered >> seatOf(view)) & 1) === 1;
