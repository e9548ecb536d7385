import { VARIANTS } from '@doorcard/engine';
import type { TableInfo } from '@doorcard/table';
import { writeBigBets, writeChips } from '@doorcard/text';
import { useCallback } from 'react';
import { usePreferences } from '../shared/preferences/usePreferences.js';

/** What one BB is at a table now: the big bet of a limit game, the big blind of the others. */
export function findBigBet({ game, stakes }: Pick<TableInfo, 'game' | 'stakes'>): number | undefined {
  const { forced, betting } = VARIANTS[game];
  if (forced === 'bringIn') return stakes.stud?.bigBet;
  return betting === 'fixedLimit' ? stakes.limit?.bigBet : stakes.noLimit?.bigBlind;
}

/** Writes amounts as the visitor wants them: in chips, or in big bets of this table. */
export function useAmount(table: Pick<TableInfo, 'game' | 'stakes'> | undefined): (chips: number) => string {
  const { unit = 'chips' } = usePreferences();
  const bigBet = table === undefined ? undefined : findBigBet(table);
  return useCallback(
    (chips: number) =>
      unit === 'bigBets' && bigBet !== undefined ? writeBigBets(chips, bigBet) : writeChips(chips),
    [unit, bigBet],
  );
}
