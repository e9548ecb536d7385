import { Select } from '../shared/controls/Select.js';
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
        <Select value={format} options={FORMATS.map((each) => [each, w.formats[each]])} onChoose={onFormat} />
      </label>
      <label>
        <span>{w.cards}</span>
        <Select value={sight} options={SIGHTS.map((each) => [each, w.sights[each]])} onChoose={onSight} />
      </label>
    </div>
  );
}
