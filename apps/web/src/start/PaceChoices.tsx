import { Choices } from '../shared/controls/Choices.js';
import inputs from '../shared/controls/inputs.module.css';
import { useWords } from '../shared/language/useWords.js';
import { SPEEDS, type Speed } from '../shared/tableChoice/speed.js';
import styles from './Opponents.module.css';
import { useStartWords } from './useStartWords.js';

interface PaceChoicesProps {
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
  /** Undefined for a real deal. */
  readonly seed: string | undefined;
  readonly isBadSeed: boolean;
  readonly onSeed: (seed: string | undefined) => void;
}

/** How fast the others play, and whether the cards are for practice. */
export function PaceChoices({ speed, onSpeed, seed, isBadSeed, onSeed }: PaceChoicesProps) {
  const { speeds } = useWords();
  const w = useStartWords();
  return (
    <section className={styles.part} aria-label={w.more}>
      <Choices
        legend={w.speed}
        name="speed"
        as="row"
        chosen={speed}
        onChoose={onSpeed}
        options={SPEEDS.map((each) => [each, speeds[each]])}
      />
      <div className={inputs.field} data-practice>
        <label className={inputs.check}>
          <input
            type="checkbox"
            checked={seed !== undefined}
            aria-describedby="practice-meaning"
            onChange={({ target }) => onSeed(target.checked ? findSeed() : undefined)}
          />
          <span>{w.practice}</span>
        </label>
        <p id="practice-meaning" className={inputs.meaning}>
          {w.practiceMeaning}
        </p>
        {seed !== undefined && (
          <div className={inputs.field}>
            <label htmlFor="seed">{w.seed}</label>
            <input
              id="seed"
              className={inputs.input}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              value={seed}
              aria-invalid={isBadSeed}
              aria-describedby={isBadSeed ? 'seed-wrong' : undefined}
              onChange={({ target }) => onSeed(target.value)}
            />
            {isBadSeed && (
              <p id="seed-wrong" className={inputs.wrong}>
                {w.badSeed}
              </p>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

/** Six digits or fewer: easy to write down. */
const findSeed = (): string => String(crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000);
