import { VARIANTS } from '@doorcard/engine';
import type { EquityWords } from '@doorcard/text';
import { useWords } from '../language/LanguageProvider.js';
import type { SpotProblem } from './spotParser.js';
import type { SpotText } from './spotText.js';

interface ProblemNoteProps {
  readonly problem: SpotProblem;
  readonly text: SpotText;
  readonly id?: string;
}

/** What is wrong with a spot, in words and with its code. */
export function ProblemNote({ problem, text, id }: ProblemNoteProps) {
  const { equity: w } = useWords().web;
  return (
    <p id={id} className={id === undefined ? 'note error' : 'wrong'} role="alert">
      {tellProblem(w, problem, VARIANTS[text.game].showdown.handSize)} <code>{problem.code}</code>
    </p>
  );
}

/** A code without words is still told. */
const tellProblem = ({ errors }: EquityWords, { code, value }: SpotProblem, size: number): string =>
  (errors[code] ?? errors['equity/failed']!)(value, size);
