import { LANGUAGES } from '@doorcard/text';
import { Button } from '../shared/buttons/Button.js';
import { LANGUAGE_NAMES, useLanguage } from '../shared/language/language.js';
import { changeLanguage } from '../shared/language/languageStore.js';
import { useWords } from '../shared/language/useWords.js';

/** The other languages, each by its own name and read in its own voice. */
export function LanguageSwitch() {
  const language = useLanguage();
  const { chooseLanguage } = useWords();
  return (
    <div role="group" aria-label={chooseLanguage}>
      {LANGUAGES.filter((each) => each !== language).map((each) => (
        <Button key={each} look="quiet" lang={each} onClick={() => void changeLanguage(each)}>
          {LANGUAGE_NAMES[each]}
        </Button>
      ))}
    </div>
  );
}
