import { useState, type SyntheticEvent } from 'react';
import { Button } from '../buttons/Button.js';
import styles from './CommandLine.module.css';

interface CommandLineProps {
  readonly label: string;
  readonly send: string;
  /** The commands, in a line. */
  readonly meaning: string;
  readonly placeholder: string;
  /** Does what a text says and returns the lines that answer it. */
  readonly onCommand: (text: string) => readonly string[];
}

/** A page as text: what is typed is answered in lines that screen readers announce. */
export function CommandLine({ label, send, meaning, placeholder, onCommand }: CommandLineProps) {
  const [text, setText] = useState('');
  const [lines, setLines] = useState<readonly string[]>([]);
  const say = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    setText('');
    setLines(onCommand(text));
  };
  return (
    <form className={styles.line} data-part="text-line" onSubmit={say}>
      <div className={styles.answers} role="status" data-part="answers">
        {lines.map((line, at) => (
          // Lines are announced once and never change their places.
          <p key={at}>{line}</p>
        ))}
      </div>
      <label htmlFor="command">{label}</label>
      <input
        id="command"
        lang="en"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={placeholder}
        aria-describedby="command-meaning"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit">{send}</Button>
      <p id="command-meaning" className={styles.meaning}>
        {meaning}
      </p>
    </form>
  );
}
