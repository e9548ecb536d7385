import { cards } from '@doorcard/cards';
import { LANGUAGES, type Language } from '@doorcard/text';
import { CardFace } from '../shared/cards/CardFace.js';
import { Choices } from '../shared/controls/Choices.js';
import { LANGUAGE_NAMES, useLanguage } from '../shared/language/language.js';
import { changeLanguage } from '../shared/language/languageStore.js';
import { useWords } from '../shared/language/useWords.js';
import { DECKS, keepPreferences, THEMES, UNITS } from '../shared/preferences/preferences.js';
import { usePreferences } from '../shared/preferences/usePreferences.js';
import { useSettingsWords } from './useSettingsWords.js';
import styles from './settings.module.css';

const SAMPLE = cards('AsKh7d5c');

/** Language, theme, deck and units. */
export function LookSection() {
  const language = useLanguage();
  const { chooseLanguage } = useWords();
  const w = useSettingsWords();
  const { theme = 'dark', deck = 'fourColour', unit = 'chips' } = usePreferences();
  return (
    <section aria-labelledby="settings-look">
      <h2 id="settings-look">{w.sections.look}</h2>
      <Choices<Language>
        as="line"
        legend={chooseLanguage}
        name="language"
        chosen={language}
        onChoose={(chosen) => void changeLanguage(chosen)}
        options={LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]])}
      />
      <Choices
        as="line"
        legend={w.theme}
        name="theme"
        chosen={theme}
        onChoose={(chosen) => keepPreferences({ theme: chosen })}
        options={THEMES.map((each) => [each, w.themes[each]])}
      />
      <Choices
        as="line"
        legend={w.deck}
        name="deck"
        chosen={deck}
        onChoose={(chosen) => keepPreferences({ deck: chosen })}
        options={DECKS.map((each) => [each, w.decks[each]])}
      />
      <ul className={styles.deckSample} aria-label={w.deckSample}>
        {SAMPLE.map((each) => (
          <li key={each}>
            <CardFace card={each} />
          </li>
        ))}
      </ul>
      <Choices
        as="line"
        legend={w.unit}
        name="unit"
        chosen={unit}
        onChoose={(chosen) => keepPreferences({ unit: chosen })}
        options={UNITS.map((each) => [each, ...w.units[each]])}
      />
    </section>
  );
}
