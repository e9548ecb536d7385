import { VARIANTS } from '@doorcard/engine';
import type { SpotProblem } from './spotParser.js';
import type { SpotText } from './spotText.js';
import inputs from '../shared/controls/inputs.module.css';
import notes from '../shared/controls/Note.module.css';
import { useEquityWords } from './useEquityWords.js';
import type { EquityPageWords } from './words/equityWords.js';

interface ProblemNoteProps {
  readonly problem: SpotProblem;
  readonly text: SpotText;
  readonly id?: string;
}

/** What is wrong with a spot, in words and with its code. */
export function ProblemNote({ problem, text, id }: ProblemNoteProps) {
  const w = useEquityWords();
  return (
    <p id={id} className={id === undefined ? `${notes.note} ${notes.error}` : inputs.wrong} role="alert">
      {tellProblem(w, problem, VARIANTS[text.game].showdown.handSize)} <code>{problem.code}</code>
    </p>
  );
}

/** A code without words is still told. */
const tellProblem = ({ errors }: EquityPageWords, { code, value }: SpotProblem, size: number): string =>
  (errors[code] ?? errors['equity/failed']!)(value, size);
