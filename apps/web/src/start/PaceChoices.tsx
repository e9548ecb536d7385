import { useWords } from '../language/LanguageProvider.js';
import { SPEEDS, type Speed } from '../speed.js';
import { Choices } from '../app/Choices.js';

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
  const { start: w } = useWords().web;
  return (
    <section className="panel" aria-label={w.more}>
      <Choices
        legend={w.speed}
        name="speed"
        as="row"
        chosen={speed}
        onChoose={onSpeed}
        options={SPEEDS.map((each) => [each, w.speeds[each]])}
      />
      <div className="practice-choice">
        <label className="check">
          <input
            type="checkbox"
            checked={seed !== undefined}
            aria-describedby="practice-meaning"
            onChange={({ target }) => onSeed(target.checked ? findSeed() : undefined)}
          />
          <span className="label">{w.practice}</span>
        </label>
        <p id="practice-meaning" className="meaning">
          {w.practiceMeaning}
        </p>
        {seed !== undefined && (
          <div className="field">
            <label htmlFor="seed">{w.seed}</label>
            <input
              id="seed"
              type="text"
              inputMode="numeric"
              autoComplete="off"
              value={seed}
              aria-invalid={isBadSeed}
              aria-describedby={isBadSeed ? 'seed-wrong' : undefined}
              onChange={({ target }) => onSeed(target.value)}
            />
            {isBadSeed && (
              <p id="seed-wrong" className="wrong">
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
