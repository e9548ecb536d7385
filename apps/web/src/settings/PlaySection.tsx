import { Choices } from '../shared/controls/Choices.js';
import { useWords } from '../shared/language/useWords.js';
import { keepPreferences } from '../shared/preferences/preferences.js';
import { usePreferences } from '../shared/preferences/usePreferences.js';
import { SPEEDS } from '../shared/tableChoice/speed.js';
import { Toggle } from './Toggle.js';
import { useSettingsWords } from './useSettingsWords.js';

/** How fast the others play, and how much help there is. */
export function PlaySection() {
  const { speeds } = useWords();
  const w = useSettingsWords();
  const {
    speed = 'usual',
    autoNext = false,
    judge = true,
    testMe = false,
    textMode = false,
  } = usePreferences();
  return (
    <section aria-labelledby="settings-play">
      <h2 id="settings-play">{w.sections.play}</h2>
      <Choices
        as="line"
        legend={w.speed}
        name="speed"
        chosen={speed}
        onChoose={(chosen) => keepPreferences({ speed: chosen })}
        options={SPEEDS.map((each) => [each, speeds[each]])}
      />
      <Toggle
        label={w.autoNext}
        meaning={w.autoNextMeaning}
        isOn={autoNext}
        onChange={(isOn) => keepPreferences({ autoNext: isOn })}
      />
      <Toggle
        label={w.judge}
        meaning={w.judgeMeaning}
        isOn={judge}
        onChange={(isOn) => keepPreferences({ judge: isOn })}
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
