import styles from './Choices.module.css';

interface ChoicesProps<T extends string | number> {
  readonly legend: string;
  readonly name: string;
  /** How they are laid out: as tiles with a sentence each, in a row, or in a line beside their name. */
  readonly as: 'tiles' | 'row' | 'line';
  readonly chosen: string | number | undefined;
  readonly onChoose: (value: T) => void;
  readonly options: readonly (readonly [value: T, label: string, meaning?: string])[];
  /** What cannot be chosen now; `note` says why. */
  readonly isOff?: (value: T) => boolean;
  readonly note?: string | undefined;
}

/** One of several, all of them in sight. */
export function Choices<T extends string | number>({
  legend,
  name,
  as,
  chosen,
  onChoose,
  options,
  isOff,
  note,
}: ChoicesProps<T>) {
  const noteId = `${name}-note`;
  const isLine = as === 'line';
  const list = options.map(([value, label, meaning]) => (
    <label key={value} className={styles.choice}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={value === chosen}
        disabled={isOff?.(value) ?? false}
        onChange={() => onChoose(value)}
      />
      <span className={styles.label}>{label}</span>
      {meaning !== undefined && <span className={styles.meaning}>{meaning}</span>}
    </label>
  ));
  return (
    <fieldset
      className={isLine ? styles.line : `${styles.choices} ${styles[as]}`}
      aria-describedby={note === undefined ? undefined : noteId}
    >
      <legend>{legend}</legend>
      {isLine ? <div className={styles.segments}>{list}</div> : list}
      {note !== undefined && (
        <p id={noteId} className={styles.note}>
          {note}
        </p>
      )}
    </fieldset>
  );
}
