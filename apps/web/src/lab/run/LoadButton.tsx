import lab from '../lab.module.css';

interface LoadButtonProps {
  readonly label: string;
  readonly onLoad: (file: File) => void;
}

/** Opens a saved tree. */
export const LoadButton = ({ label, onLoad }: LoadButtonProps) => (
  <label className={lab.load}>
    {label}
    <input
      type="file"
      accept=".solved"
      data-part="load"
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file !== undefined) onLoad(file);
        target.value = '';
      }}
    />
  </label>
);
