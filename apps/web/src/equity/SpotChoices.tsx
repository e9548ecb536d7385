import { VARIANTS } from '@doorcard/engine';
import { Choices } from '../shared/controls/Choices.js';
import { PRECISIONS, type Precision, type SpotText } from './spotText.js';
import { useEquityWords } from './useEquityWords.js';

interface SpotChoicesProps {
  readonly text: SpotText;
  readonly onChange: (text: SpotText) => void;
}

/** Draws that are left, and how fine the answer has to be. */
export function SpotChoices({ text, onChange }: SpotChoicesProps) {
  const w = useEquityWords();
  const { draws } = VARIANTS[text.game].showdown;
  return (
    <>
      {draws > 0 && (
        <Choices
          legend={w.draws}
          name="draws"
          as="row"
          chosen={text.draws}
          onChoose={(chosen: number) => onChange({ ...text, draws: chosen })}
          options={Array.from({ length: draws + 1 }, (_, count) => [count, w.drawsLeft(count)])}
        />
      )}
      <Choices
        legend={w.precision}
        name="precision"
        as="row"
        chosen={text.precision}
        onChoose={(precision: Precision) => onChange({ ...text, precision })}
        options={PRECISIONS.map((precision) => [precision, ...w.precisions[precision]])}
      />
    </>
  );
}
