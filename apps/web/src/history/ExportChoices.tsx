import { FORMATS, type Format } from '../shared/hands/handExport.js';
import { SIGHTS, type Sight } from '../shared/hands/sight.js';
import { useHistoryWords } from './useHistoryWords.js';
import styles from './history.module.css';

interface ExportChoicesProps {
  readonly format: Format;
  readonly sight: Sight;
  readonly onFormat: (format: Format) => void;
  readonly onSight: (sight: Sight) => void;
}

/** In which form hands leave, and with which cards. */
export function ExportChoices({ format, sight, onFormat, onSight }: ExportChoicesProps) {
  const { exports: w } = useHistoryWords();
  return (
    <div className={styles.choiceRow}>
      <label>
        <span>{w.format}</span>
        <select value={format} onChange={({ target }) => onFormat(target.value as Format)}>
          {FORMATS.map((each) => (
            <option key={each} value={each}>
              {w.formats[each]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{w.cards}</span>
        <select value={sight} onChange={({ target }) => onSight(target.value as Sight)}>
          {SIGHTS.map((each) => (
            <option key={each} value={each}>
              {w.sights[each]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
