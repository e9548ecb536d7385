import { parseCommand } from '@doorcard/table/client';
import { describeCommand } from '@doorcard/text';
import { useState, type RefObject, type SyntheticEvent } from 'react';
import { useTable } from './useTable.js';
import { useTableWords } from './useTableWords.js';

interface TextLineProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onHelp: () => void;
  readonly onWhy: () => void;
}

/** A command line: questions about the table, and every action by its word. */
export function TextLine({ field, onHelp, onWhy }: TextLineProps) {
  const { words, amount } = useTableWords();
  const { table: w } = words.web;
  const state = useTable((each) => each);
  const [text, setText] = useState('');
  const [lines, setLines] = useState<readonly string[]>([]);
  const press = {
    next: () => state.nextHand(),
    hint: () => state.askHint(),
    why: onWhy,
    pause: () => state.pause(state.table?.paused !== true),
    help: onHelp,
  };
  const say = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    setText('');
    const command = parseCommand(text, state);
    setLines(describeCommand(words, command, amount));
    if (command.type === 'press') press[command.press]();
    if (command.type === 'act') state.act(command.action);
  };
  return (
    <form className="text-line" onSubmit={say}>
      <div className="answers" role="status">
        {lines.map((line, at) => (
          // Lines are told once and never change their places.
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
      <button type="submit">{w.send}</button>
      <p id="command-meaning" className="meaning">
        {w.commandMeaning}
      </p>
    </form>
  );
}
