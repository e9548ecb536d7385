import { keepPreferences } from '../app/preferences.js';
import { usePreferences } from '../app/usePreferences.js';
import { useWords } from '../language/LanguageProvider.js';
import { playSound, SOUNDS, USUAL_VOLUME } from '../sound/sound.js';
import { Toggle } from './Toggle.js';

/** Sounds: off until somebody asks for them. */
export function SoundSection() {
  const { settings: w } = useWords().web;
  const { sound = false, volume = USUAL_VOLUME } = usePreferences();
  const turn = (isOn: boolean): void => {
    keepPreferences({ sound: isOn });
    playSound('turn');
  };
  return (
    <section aria-labelledby="settings-sound">
      <h2 id="settings-sound">{w.sections.sound}</h2>
      <Toggle label={w.sound} meaning={w.soundMeaning} isOn={sound} onChange={turn} />
      <div className="volume">
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
      <div className="buttons" role="group" aria-label={w.tryIt}>
        {SOUNDS.map((each) => (
          <button key={each} type="button" disabled={!sound} onClick={() => playSound(each)}>
            {w.sounds[each]}
          </button>
        ))}
      </div>
    </section>
  );
}
