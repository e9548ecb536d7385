import type { Language } from '@doorcard/text';
import { createStore } from 'zustand/vanilla';
import { keepPreferences } from '../preferences/preferences.js';
import { findFirstLanguage } from './language.js';
import { loadOtherLanguage } from './wordSet.js';

interface LanguageState {
  /** The one that is shown. */
  readonly language: Language;
  /** One that was chosen and could not be fetched. */
  readonly missing: Language | undefined;
}

export const languageStore = createStore<LanguageState>(() => ({
  language: findFirstLanguage(),
  missing: undefined,
}));

let wanted: Language | undefined;

/** Shows another language as soon as its words are here; until then, and where they cannot be fetched, the old one. */
export async function changeLanguage(chosen: Language): Promise<void> {
  wanted = chosen;
  const isHere = await loadOtherLanguage(languageStore.getState().language, chosen).then(
    () => true,
    () => false,
  );
  // The visitor has chosen again meanwhile.
  if (wanted !== chosen) return;
  if (!isHere) {
    languageStore.setState({ missing: chosen });
    return;
  }
  keepPreferences({ language: chosen });
  languageStore.setState({ language: chosen, missing: undefined });
}
