import { useMemo } from 'react';
import { useWords } from '../language/useWords.js';
import type { SharedWords } from '../language/words/sharedWords.js';
import { usePreferences } from '../preferences/usePreferences.js';
import { makeAmounts, type HandAmounts, type Money } from './amounts.js';

/** The visitor's language, with the amounts of a hand as they are wanted. */
export function useHandAmounts({ unit, bigBet }: Money): HandAmounts & { readonly words: SharedWords } {
  const shared = useWords();
  const { unit: wanted } = usePreferences();
  return useMemo(() => {
    const amounts = makeAmounts({ unit, bigBet }, wanted);
    return { ...amounts, words: { ...shared, ...shared.writeAmounts(amounts.write) } };
  }, [shared, unit, bigBet, wanted]);
}
