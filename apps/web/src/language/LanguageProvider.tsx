import { findLanguage, wordsOf, type Language, type Words } from '@doorcard/text';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { keepPreferences, readPreferences } from '../app/preferences.js';

interface Speech {
  readonly language: Language;
  readonly words: Words;
  readonly speak: (language: Language) => void;
}

const SpeechContext = createContext<Speech | undefined>(undefined);

/** The visitor's choice, or else the first language of the browser. */
const findFirst = (): Language => readPreferences().language ?? findLanguage(navigator.language);

export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(findFirst);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const speech = useMemo(
    () => ({
      language,
      words: wordsOf(language),
      speak: (chosen: Language) => {
        keepPreferences({ language: chosen });
        setLanguage(chosen);
      },
    }),
    [language],
  );
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (speech === undefined) throw new Error('no language around this component');
  return speech;
}

export const useWords = (): Words => useSpeech().words;
