import { cards } from '@doorcard/cards';
import { LANGUAGES, wordsOf, type Language } from '@doorcard/text';
import { DECKS, keepPreferences, THEMES, UNITS } from '../app/preferences.js';
import { Choices } from '../app/Choices.js';
import { usePreferences } from '../app/usePreferences.js';
import { CardFace } from '../cards/CardFace.js';
import { useSpeech } from '../language/LanguageProvider.js';

const SAMPLE = cards('AsKh7d5c');

/** Language, theme, deck and units. */
export function LookSection() {
  const { words, language, speak } = useSpeech();
  const { settings: w, chooseLanguage } = words.web;
  const { theme = 'system', deck = 'fourColour', unit = 'chips' } = usePreferences();
  return (
    <section aria-labelledby="settings-look">
      <h2 id="settings-look">{w.sections.look}</h2>
      <Choices<Language>
        as="line"
        legend={chooseLanguage}
        name="language"
        chosen={language}
        onChoose={speak}
        options={LANGUAGES.map((each) => [each, wordsOf(each).web.language])}
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
      <ul className="deck-sample" aria-label={w.deckSample}>
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
