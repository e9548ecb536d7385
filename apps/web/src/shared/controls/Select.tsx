interface SelectProps<T extends string | number> {
  readonly id?: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, name: string])[];
  readonly onChoose: (value: T) => void;
}

/** One of a few values, in a list that opens. */
export const Select = <T extends string | number>({ id, value, options, onChoose }: SelectProps<T>) => (
  <select id={id} value={value} onChange={({ target }) => onChoose(options[target.selectedIndex]![0])}>
    {options.map(([each, name]) => (
      <option key={each} value={each}>
        {name}
      </option>
    ))}
  </select>
);
