import type { Words, WriteChips } from '@doorcard/text';
import { useMemo } from 'react';
import { useWords } from '../shared/language/useWords.js';
import type { SharedWords } from '../shared/language/words/sharedWords.js';
import { useTable } from '../shared/tableStore/useTable.js';
import { useAmount } from './useAmount.js';
import { useTablePageWords } from './useTablePageWords.js';
import type { TablePageWords } from './words/tableWords.js';

/** What is said at a table, with amounts as they are wanted there. */
export type WordsAtTable = SharedWords & Pick<Words, 'commands' | 'play' | 'reasons'>;

interface TableWordsInUse {
  readonly words: WordsAtTable;
  /** What only this page says. */
  readonly w: TablePageWords;
  /** Writes an amount alone. */
  readonly amount: WriteChips;
}

export function useTableWords(): TableWordsInUse {
  const shared = useWords();
  const w = useTablePageWords();
  const amount = useAmount(useTable((state) => state.table));
  const words = useMemo(() => {
    const { commands, play, reasons } = w;
    return { ...shared, ...shared.writeAmounts(amount), commands, play, reasons };
  }, [shared, w, amount]);
  return { words, w, amount };
}
