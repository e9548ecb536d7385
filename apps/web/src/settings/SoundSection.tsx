import { keepPreferences } from '../shared/preferences/preferences.js';
import { usePreferences } from '../shared/preferences/usePreferences.js';
import { playSound, USUAL_VOLUME } from '../shared/sound/sound.js';
import { SOUNDS, type Sound } from '../shared/preferences/soundKinds.js';
import { Toggle } from './Toggle.js';
import { useSettingsWords } from './useSettingsWords.js';
import { Button } from '../shared/buttons/Button.js';
import styles from './settings.module.css';

/** Sounds: off until somebody asks for them, and each kind on its own. */
export function SoundSection() {
  const w = useSettingsWords();
  const { sound = false, volume = USUAL_VOLUME, quiet = [] } = usePreferences();
  const turn = (isOn: boolean): void => {
    keepPreferences({ sound: isOn });
    playSound('bet');
  };
  const turnKind = (kind: Sound, isOn: boolean): void => {
    keepPreferences({ quiet: isOn ? quiet.filter((each) => each !== kind) : [...quiet, kind] });
    playSound(kind);
  };
  return (
    <section aria-labelledby="settings-sound">
      <h2 id="settings-sound">{w.sections.sound}</h2>
      <Toggle label={w.sound} meaning={w.soundMeaning} isOn={sound} onChange={turn} />
      <div className={styles.volume}>
        <label htmlFor="volume">{w.volume}</label>
        <input
          id="volume"
          type="range"
          min={0}
          max={100}
          step={5}
          value={volume}
          disabled={!sound}
          onChange={({ target }) => keepPreferences({ volume: Number(target.value) })}
        />
        <output htmlFor="volume">{volume}</output>
      </div>
      <ul className={styles.sounds} aria-label={w.soundKinds}>
        {SOUNDS.map((each) => (
          <li key={each}>
            <Toggle
              label={w.sounds[each]}
              isOn={!quiet.includes(each)}
              isOff={!sound}
              onChange={(isOn) => turnKind(each, isOn)}
            />
            <Button
              look="quiet"
              disabled={!sound || quiet.includes(each)}
              aria-label={`${w.tryIt}: ${w.sounds[each]}`}
              onClick={() => playSound(each)}
            >
              {w.tryIt}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
