interface OneOfProps<T extends string> {
  readonly legend: string;
  readonly name: string;
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
  readonly options: readonly (readonly [value: T, label: string, meaning?: string])[];
}

/** One of a few, side by side. */
export function OneOf<T extends string>({ legend, name, chosen, onChoose, options }: OneOfProps<T>) {
  return (
    <fieldset className="one-of">
      <legend>{legend}</legend>
      <div className="segments">
        {options.map(([value, label, meaning]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span className="label">{label}</span>
            {meaning !== undefined && <span className="meaning">{meaning}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
