import type { Fault } from '@doorcard/coach';
import { goTo } from '../shared/address/route.js';
import { useCoach } from '../shared/coach/coachStore.js';
import { findWorst } from '../shared/coach/verdictText.js';
import { usePreferences } from '../shared/preferences/usePreferences.js';
import { useTable } from '../shared/tableStore/useTable.js';
import type { Press } from './ActionBar.js';
import { useTablePageWords } from './useTablePageWords.js';

/**
 * The way to the review of the hand that is over, at its worst fault. It is there before the verdicts are, so that no
 * button moves when they come; undefined where I made no decision.
 */
export function useReviewPress(): Press | undefined {
  const w = useTablePageWords();
  const hand = useTable((state) => (state.view?.phase === 'over' ? state.hand?.hand : undefined));
  const coached = useCoach((state) => (hand === undefined ? undefined : state.hands.get(hand)));
  const isMine = useTable((state) => state.hand?.you !== null);
  const { judge = true } = usePreferences();
  const decisions = coached?.verdicts.review?.decisions ?? [];
  if (hand === undefined || !isMine || !judge) return undefined;
  if (coached?.isFinal === true && decisions.length === 0) return undefined;
  const worst = findWorst(decisions);
  const tail = worst === undefined ? '' : `/${worst.place}`;
  return {
    key: 'review',
    label: worst === undefined ? w.review : w.reviewFault[worst.verdict.label as Fault],
    onPress: () => goTo('review', `${encodeURIComponent(hand)}${tail}`),
  };
}
