import { useState, type RefObject, type SyntheticEvent } from 'react';
import { Button } from '../buttons/Button.js';
import styles from './CommandLine.module.css';

interface CommandLineProps {
  readonly label: string;
  readonly send: string;
  /** The commands, in a line. */
  readonly meaning: string;
  readonly placeholder: string;
  readonly field?: RefObject<HTMLInputElement | null>;
  /** What comes later than the lines of the last command, below them. */
  readonly later?: readonly string[];
  /** Does what a text says and returns the lines that answer it. */
  readonly onCommand: (text: string) => readonly string[];
}

/** A page as text: what is typed is answered in lines that screen readers announce. */
export function CommandLine(props: CommandLineProps) {
  const { label, send, meaning, placeholder, field, later = [], onCommand } = props;
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
        {[...lines, ...later].map((line, at) => (
          // Lines are announced once and never change their places.
          <p key={at}>{line}</p>
        ))}
      </div>
      <label htmlFor="command">{label}</label>
      <input
        id="command"
        ref={field}
        lang="en"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={placeholder}
        aria-describedby="command-meaning"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Escape') currentTarget.blur();
        }}
      />
      <Button type="submit">{send}</Button>
      <p id="command-meaning" className={styles.meaning}>
        {meaning}
      </p>
    </form>
  );
}
