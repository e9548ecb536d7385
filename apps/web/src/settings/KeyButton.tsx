import { useState, type KeyboardEvent } from 'react';
import { useSettingsWords } from './useSettingsWords.js';
import styles from './settings.module.css';

interface KeyButtonProps {
  readonly label: string;
  /** The key as it is written. */
  readonly name: string;
  readonly onPick: (key: string) => void;
}

const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'AltGraph', 'Process', 'Dead'];

/** An action and its key. Pressed, it takes the next key; Esc, Tab and another click leave everything as it was. */
export function KeyButton({ label, name, onPick }: KeyButtonProps) {
  const w = useSettingsWords();
  const [isWaiting, setWaiting] = useState(false);
  const take = (event: KeyboardEvent): void => {
    if (!isWaiting || MODIFIERS.includes(event.key) || event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    setWaiting(false);
    if (event.key !== 'Escape') onPick(event.key);
  };
  return (
    <button
      type="button"
      className={styles.keyButton}
      aria-pressed={isWaiting}
      aria-label={isWaiting ? `${label}: ${w.pressKey}` : w.changeKey(label, name)}
      onClick={() => setWaiting(!isWaiting)}
      onBlur={() => setWaiting(false)}
      onKeyDown={take}
    >
      <span>{label}</span>
      <span className={styles.key}>{isWaiting ? w.pressKey : name}</span>
    </button>
  );
}
