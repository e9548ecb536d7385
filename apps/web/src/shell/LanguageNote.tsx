import { useStore } from 'zustand';
import { Note } from '../shared/controls/Note.js';
import { LANGUAGE_NAMES } from '../shared/language/language.js';
import { languageStore } from '../shared/language/languageStore.js';
import styles from './ShellNote.module.css';
import { useShellWords } from './useShellWords.js';

/** Says that a chosen language could not be fetched. */
export function LanguageNote() {
  const { missingLanguage } = useShellWords();
  const missing = useStore(languageStore, (state) => state.missing);
  if (missing === undefined) return null;
  return (
    <Note tone="error" role="alert" className={styles.note}>
      {missingLanguage(LANGUAGE_NAMES[missing])}
    </Note>
  );
}
