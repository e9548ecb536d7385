import { Button } from '../shared/buttons/Button.js';
import { useLabWords } from './useLabWords.js';
import styles from './lab.module.css';

interface PresetButtonsProps<Preset extends string> {
  readonly presets: readonly Preset[];
  readonly names: Readonly<Record<Preset, string>>;
  readonly onChoose: (preset: Preset) => void;
}

/** Spots to begin with. */
export function PresetButtons<Preset extends string>({
  presets,
  names,
  onChoose,
}: PresetButtonsProps<Preset>) {
  const { spot: w } = useLabWords();
  return (
    <div className={styles.presets} role="group" aria-label={w.presets}>
      {presets.map((preset) => (
        <Button key={preset} data-preset={preset} onClick={() => onChoose(preset)}>
          {names[preset]}
        </Button>
      ))}
    </div>
  );
}
