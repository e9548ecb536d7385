import { findLanguage, type Language } from '@doorcard/text';
import { createContext, useContext } from 'react';
import { readPreferences } from '../preferences/preferences.js';

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ja: '日本語' };

/** The visitor's choice, or else the first language of the browser. */
export const findFirstLanguage = (): Language =>
  readPreferences().language ?? findLanguage(navigator.language);

/** The language of the page. The shell provides it. */
export const LanguageContext = createContext<Language>('en');

export const useLanguage = (): Language => useContext(LanguageContext);
