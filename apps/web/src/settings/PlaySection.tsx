import { keepPreferences } from '../app/preferences.js';
import { Choices } from '../app/Choices.js';
import { usePreferences } from '../app/usePreferences.js';
import { useWords } from '../language/LanguageProvider.js';
import { SPEEDS } from '../speed.js';
import { Toggle } from './Toggle.js';

/** How fast the others play, and how much help there is. */
export function PlaySection() {
  const { settings: w } = useWords().web;
  const { speed = 'usual', autoNext = false, testMe = false, textMode = false } = usePreferences();
  return (
    <section aria-labelledby="settings-play">
      <h2 id="settings-play">{w.sections.play}</h2>
      <Choices
        as="line"
        legend={w.speed}
        name="speed"
        chosen={speed}
        onChoose={(chosen) => keepPreferences({ speed: chosen })}
        options={SPEEDS.map((each) => [each, w.speeds[each]])}
      />
      <Toggle
        label={w.autoNext}
        meaning={w.autoNextMeaning}
        isOn={autoNext}
        onChange={(isOn) => keepPreferences({ autoNext: isOn })}
      />
      <Toggle
        label={w.testMe}
        meaning={w.testMeMeaning}
        isOn={testMe}
        onChange={(isOn) => keepPreferences({ testMe: isOn })}
      />
      <Toggle
        label={w.textMode}
        meaning={w.textModeMeaning}
        isOn={textMode}
        onChange={(isOn) => keepPreferences({ textMode: isOn })}
      />
    </section>
  );
}
