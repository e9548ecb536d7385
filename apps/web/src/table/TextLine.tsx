import { parseCommand } from '@doorcard/table/client';
import { describeCommand, describeMemory } from '@doorcard/text';
import { useState, type RefObject } from 'react';
import { CommandLine } from '../shared/controls/CommandLine.js';
import { useTable } from '../shared/tableStore/useTable.js';
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
  const run = (text: string): readonly string[] => {
    const command = parseCommand(text, state);
    setShowsMemory(command.type === 'press' && (command.press === 'memory' || command.press === 'forget'));
    if (command.type === 'press') press[command.press]();
    if (command.type === 'act') state.act(command.action);
    return describeCommand(words, command, amount);
  };
  return (
    <CommandLine
      label={w.command}
      send={w.send}
      meaning={w.commandMeaning}
      placeholder="cards"
      field={field}
      later={known}
      onCommand={run}
    />
  );
}
