import { LANGUAGES, wordsOf } from '@doorcard/text';
import { useSpeech } from './LanguageProvider.js';

/** Each language by its own name, read in its own voice. */
export function LanguageSwitch() {
  const { language, words, speak } = useSpeech();
  return (
    <div className="languages" role="group" aria-label={words.web.chooseLanguage}>
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          className="quiet"
          aria-pressed={each === language}
          onClick={() => speak(each)}
        >
          {wordsOf(each).web.language}
        </button>
      ))}
    </div>
  );
}
