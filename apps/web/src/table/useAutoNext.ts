import { findMyPlace, findWinner, isBetweenHands, type TableState } from '@doorcard/table/client';
import { useEffect } from 'react';
import { usePreferences } from '../shared/preferences/usePreferences.js';
import type { Speed } from '../shared/tableChoice/speed.js';
import { tableStore, useTable } from '../shared/tableStore/useTable.js';

/** How long a finished hand stays on the table, in milliseconds. */
const WAITS: Readonly<Record<Speed, number>> = { slow: 7000, usual: 4000, fast: 2000, off: 1000 };

/** A next hand can be dealt without anybody having to decide something first. */
const canGoOn = (state: TableState): boolean =>
  isBetweenHands(state) &&
  !state.table!.paused &&
  state.error === undefined &&
  findWinner(state) === undefined &&
  // Who is out watches on; at a cash table somebody without chips has to buy.
  (findMyPlace(state) !== undefined || hasChips(state));

const hasChips = ({ table }: TableState): boolean =>
  table!.you === null || table!.chairs[table!.you]!.chips > 0;

/** Deals the next hand after a while, where that is wanted and nothing is being read. */
export function useAutoNext(isHeld: boolean): void {
  const { autoNext = false, testMe = false, speed = 'usual' } = usePreferences();
  const isReady = useTable(canGoOn);
  const isTested = useTable((state) => testMe && state.remembered !== undefined);
  const isOn = autoNext && isReady && !isHeld && !isTested;
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => tableStore.getState().nextHand(), WAITS[speed]);
    return () => clearTimeout(timer);
  }, [isOn, speed]);
}
