import { parseCommand } from '@doorcard/table/client';
import { describeCommand, describeMemory } from '@doorcard/text';
import { useState, type RefObject, type SyntheticEvent } from 'react';
import { Button } from '../shared/buttons/Button.js';
import { useTable } from '../shared/tableStore/useTable.js';
import styles from './TextLine.module.css';
import { useTableWords } from './useTableWords.js';

interface TextLineProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onHelp: () => void;
  readonly onWhy: () => void;
}

/** A command line: questions about the table, and every action by its word. */
export function TextLine({ field, onHelp, onWhy }: TextLineProps) {
  const { words, w, amount } = useTableWords();
  const state = useTable((each) => each);
  const [text, setText] = useState('');
  const [lines, setLines] = useState<readonly string[]>([]);
  const [showsMemory, setShowsMemory] = useState(false);
  const names = state.table?.chairs.map((chair) => chair?.name ?? '') ?? [];
  const known = showsMemory && state.memory !== undefined ? describeMemory(words, state.memory, names) : [];
  const press = {
    next: () => state.nextHand(),
    hint: () => state.askHint(),
    why: onWhy,
    pause: () => state.pause(state.table?.paused !== true),
    memory: () => state.askMemory(false),
    forget: () => state.askMemory(true),
    help: onHelp,
  };
  const say = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    setText('');
    const command = parseCommand(text, state);
    setLines(describeCommand(words, command, amount));
    setShowsMemory(command.type === 'press' && (command.press === 'memory' || command.press === 'forget'));
    if (command.type === 'press') press[command.press]();
    if (command.type === 'act') state.act(command.action);
  };
  return (
    <form className={styles.line} data-part="text-line" onSubmit={say}>
      <div className={styles.answers} role="status" data-part="answers">
        {[...lines, ...known].map((line, at) => (
          // Lines are announced once and never change their places.
          <p key={at}>{line}</p>
        ))}
      </div>
      <label htmlFor="command">{w.command}</label>
      <input
        id="command"
        ref={field}
        lang="en"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="cards"
        aria-describedby="command-meaning"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Escape') currentTarget.blur();
        }}
      />
      <Button type="submit">{w.send}</Button>
      <p id="command-meaning" className={styles.meaning}>
        {w.commandMeaning}
      </p>
    </form>
  );
}
