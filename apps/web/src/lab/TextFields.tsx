import { TextField } from './TextField.js';
import styles from './lab.module.css';

interface TextFieldsProps<Name extends string> {
  readonly fields: Readonly<Record<Name, string>>;
  readonly onChange: (part: Partial<Record<Name, string>>) => void;
  readonly list: readonly {
    readonly name: Name;
    readonly label: string;
    readonly isNumber?: boolean;
    readonly meaning?: string;
  }[];
}

/** Fields to type in, side by side as far as there is room. */
export const TextFields = <Name extends string>({ fields, onChange, list }: TextFieldsProps<Name>) => (
  <div className={styles.fields}>
    {list.map(({ name, ...field }) => (
      <TextField
        key={name}
        {...field}
        name={name}
        value={fields[name]}
        onChange={(value) => onChange({ [name]: value } as Partial<Record<Name, string>>)}
      />
    ))}
  </div>
);
