import { useId } from 'react';

interface ToggleProps {
  readonly label: string;
  readonly meaning: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** On or off. */
export function Toggle({ label, meaning, isOn, onChange }: ToggleProps) {
  const id = useId();
  return (
    <div className="toggle">
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-describedby={id}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className="label">{label}</span>
      </label>
      <p id={id} className="meaning">
        {meaning}
      </p>
    </div>
  );
}
