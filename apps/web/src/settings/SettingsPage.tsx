import { findPreferencesFault } from '../app/preferences.js';
import { usePreferences } from '../app/usePreferences.js';
import { useWords } from '../language/LanguageProvider.js';
import { DataSection } from './DataSection.js';
import { FaultNote } from './FaultNote.js';
import { KeysSection } from './KeysSection.js';
import { LookSection } from './LookSection.js';
import { PlaySection } from './PlaySection.js';
import { SoundSection } from './SoundSection.js';

/** The visitor's choices; each counts at once. */
export function SettingsPage() {
  const { settings } = useWords().web;
  usePreferences();
  const fault = findPreferencesFault();
  return (
    <main className="settings">
      <h1>{settings.title}</h1>
      {fault !== undefined && <FaultNote code={fault} />}
      <LookSection />
      <PlaySection />
      <SoundSection />
      <KeysSection />
      <DataSection />
    </main>
  );
}
