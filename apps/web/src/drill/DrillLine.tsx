import type { Drill } from '@doorcard/coach/drill';
import { describeAnswer, describeFacts, describeQuestion, explainDrill } from '@doorcard/text';
import { goTo } from '../shared/address/route.js';
import { CommandLine } from '../shared/controls/CommandLine.js';
import { useDrillText } from './useDrillText.js';
import { useDrillWords } from './useDrillWords.js';

interface DrillLineProps {
  readonly drill: Drill;
  readonly answer: number | undefined;
  readonly onAnswer: (answer: number) => void;
  readonly onNext: () => void;
  readonly onHide: () => void;
}

/** A session as text: question, answers and explanation by a word each. */
export function DrillLine({ drill, answer, onAnswer, onNext, onHide }: DrillLineProps) {
  const w = useDrillWords();
  const words = useDrillText();
  const { question, answers, accepted, explanation } = drill;
  const name = (i: number): string => describeAnswer(words, answers[i]!, question);
  const listAnswers = (): string[] => answers.map((_, i) => `${i + 1}. ${name(i)}`);
  const explain = (): string[] =>
    question.kind === 'decision' && explanation.kind === 'decision'
      ? describeFacts(words, question.view, explanation.facts)
      : explainDrill(words, drill);
  const run = (text: string): readonly string[] => {
    const [word = '', rest = ''] = text.trim().toLowerCase().split(/\s+/);
    const chosen = Number(/^\d$/.test(word) ? word : rest) - 1;
    if (/^\d$/.test(word) || word === 'answer') {
      if (answers[chosen] === undefined || answer !== undefined) return [w.text.unknown(text)];
      onAnswer(chosen);
      return accepted.includes(chosen)
        ? [w.session.right, ...explain()]
        : [w.session.wrong, w.session.accepted(accepted.map(name).join(', ')), ...explain()];
    }
    switch (word) {
      case 'question':
        return [...describeQuestion(words, question), ...listAnswers()];
      case 'answers':
        return listAnswers();
      case 'why':
        return answer === undefined ? [w.text.unknown(text)] : explain();
      case 'hide':
        onHide();
        return [w.session.hidden];
      case 'next':
        onNext();
        return [w.session.next];
      case 'stop':
        goTo('drill');
        return [w.session.close];
      default:
        return [w.text.unknown(text)];
    }
  };
  return (
    <CommandLine
      label={w.text.label}
      send={w.text.send}
      meaning={w.text.meaning}
      placeholder="question"
      onCommand={run}
    />
  );
}
