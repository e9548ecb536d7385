import { useMemo } from 'react';
import { useLanguage } from '../shared/language/language.js';

/** Writes when a hand was played, as the reader's language and clock have it. */
export function useWhen(): (at: number) => string {
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language === 'ja' ? 'ja-JP' : 'en-GB', {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    return (at) => format.format(at);
  }, [language]);
}
