import { useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { LanguageContext } from '../shared/language/language.js';
import { languageStore } from '../shared/language/languageStore.js';

/** Gives every component the language of the page, and sets it on the document. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const language = useStore(languageStore, (state) => state.language);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
