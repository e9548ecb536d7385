import { wordsWith, type Words } from '@doorcard/text';
import { useMemo } from 'react';
import { usePreferences } from '../app/usePreferences.js';
import { useSpeech } from '../language/LanguageProvider.js';
import { makeAmounts, type HandAmounts, type Money } from './amounts.js';

/** The visitor's language, with the amounts of a hand as they are wanted. */
export function useHandAmounts({ unit, bigBet }: Money): HandAmounts & { readonly words: Words } {
  const { language } = useSpeech();
  const { unit: wanted } = usePreferences();
  return useMemo(() => {
    const amounts = makeAmounts({ unit, bigBet }, wanted);
    return { ...amounts, words: wordsWith(language, amounts.write) };
  }, [language, unit, bigBet, wanted]);
}
