import type { Action, Legal } from '@doorcard/engine';
import { describeAction, type Words } from '@doorcard/text';
import { useState, type RefObject, type SyntheticEvent } from 'react';
import { capital } from './choice.js';
import { listSentences } from './sentences.js';
import { readCommand } from './textCommand.js';
import { tableStore, useTable } from './useTable.js';
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
  const { table, hand, view, ...state } = useTable((each) => each);
  const [text, setText] = useState('');
  const [lines, setLines] = useState<readonly string[]>([]);
  const press = {
    next: () => state.nextHand(),
    hint: () => state.askHint(),
    why: onWhy,
    pause: () => state.pause(table?.paused !== true),
    help: onHelp,
  };
  const say = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    setText('');
    const log = listSentences(view, hand, words).map((each) => each.text);
    const legal = state.isAnswered ? null : (view?.legal ?? null);
    const offers = legal === null ? [] : listOffers(legal, words);
    const said = readCommand(text, { table, hand, view, log, offers, words, amount });
    if (said.type === 'press') {
      setLines([]);
      press[said.what]();
      return;
    }
    setLines(said.lines);
    if (said.type === 'act') tableStore.getState().act(said.action);
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

/** What may be said now. */
function listOffers(legal: Legal, words: Words): string[] {
  const { fold, check, call, bringIn, raise, draw } = legal;
  const name = (action: Action): string => capital(describeAction(words, action, legal));
  if (draw !== undefined) return [words.play.draw(draw.max), capital(words.actions.pat)];
  return [
    ...(fold ? [name({ type: 'fold' })] : []),
    ...(check ? [name({ type: 'check' })] : []),
    ...(call === undefined ? [] : [name({ type: 'call' })]),
    ...(bringIn === undefined ? [] : [name({ type: 'bringIn' })]),
    ...(raise === undefined
      ? []
      : (raise.sizes ?? [raise.min, raise.max]).map((to) => name({ type: 'raise', to }))),
  ];
}
