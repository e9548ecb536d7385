import { findPreferencesFault } from '../shared/preferences/preferences.js';
import { usePreferences } from '../shared/preferences/usePreferences.js';
import { DataSection } from './DataSection.js';
import { FaultNote } from './FaultNote.js';
import { KeysSection } from './KeysSection.js';
import { LookSection } from './LookSection.js';
import { PlaySection } from './PlaySection.js';
import { SoundSection } from './SoundSection.js';
import { useSettingsWords } from './useSettingsWords.js';
import pages from '../shared/style/page.module.css';
import styles from './settings.module.css';

/** The visitor's choices; each counts at once. */
export function SettingsPage() {
  const w = useSettingsWords();
  usePreferences();
  const fault = findPreferencesFault();
  return (
    <main className={`${pages.page} ${styles.settings}`}>
      <h1>{w.title}</h1>
      {fault !== undefined && <FaultNote code={fault} />}
      <LookSection />
      <PlaySection />
      <SoundSection />
      <KeysSection />
      <DataSection />
    </main>
  );
}
