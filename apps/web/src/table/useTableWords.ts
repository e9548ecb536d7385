import { wordsWith, type Words, type WriteChips } from '@doorcard/text';
import { useMemo } from 'react';
import { useSpeech } from '../language/LanguageProvider.js';
import { useAmount } from '../settings/useAmount.js';
import { useTable } from './useTable.js';

/** The visitor's language, with amounts as they are wanted at this table; `amount` writes one alone. */
export function useTableWords(): { readonly words: Words; readonly amount: WriteChips } {
  const { language } = useSpeech();
  const table = useTable((state) => state.table);
  const amount = useAmount(table);
  const words = useMemo(() => wordsWith(language, amount), [language, amount]);
  return { words, amount };
}
