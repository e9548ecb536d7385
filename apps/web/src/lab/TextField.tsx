import { useId } from 'react';
import inputs from '../shared/controls/inputs.module.css';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly meaning?: string | undefined;
  readonly isNumber?: boolean;
  readonly name: string;
}

/** A field to type in, with its name above it. */
export function TextField({ label, value, onChange, meaning, isNumber = false, name }: TextFieldProps) {
  const id = useId();
  return (
    <div className={inputs.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={inputs.input}
        name={name}
        inputMode={isNumber ? 'decimal' : 'text'}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        aria-describedby={meaning === undefined ? undefined : `${id}-meaning`}
        onChange={({ target }) => onChange(target.value)}
      />
      {meaning !== undefined && (
        <p id={`${id}-meaning`} className={inputs.meaning}>
          {meaning}
        </p>
      )}
    </div>
  );
}
