import { useId } from 'react';
import inputs from '../shared/controls/inputs.module.css';
import styles from './settings.module.css';

interface ToggleProps {
  readonly label: string;
  readonly meaning?: string;
  readonly isOn: boolean;
  readonly isOff?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** On or off. */
export function Toggle({ label, meaning, isOn, isOff = false, onChange }: ToggleProps) {
  const id = useId();
  return (
    <div className={styles.toggle}>
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          disabled={isOff}
          aria-describedby={meaning === undefined ? undefined : id}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className={styles.label}>{label}</span>
      </label>
      {meaning !== undefined && (
        <p id={id} className={inputs.meaning}>
          {meaning}
        </p>
      )}
    </div>
  );
}
