import { makeRange, parseRange, Range } from '@doorcard/cards';
import { useId, useState } from 'react';
import { Button } from '../../shared/buttons/Button.js';
import inputs from '../../shared/controls/inputs.module.css';
import { CELLS, paintCells, weightOfCell } from '../grid/cells.js';
import { RangeGrid } from '../grid/RangeGrid.js';
import { writeShare } from '../run/figures.js';
import { useLabWords } from '../useLabWords.js';
import { RANGE_PRESETS } from './presets.js';
import styles from './holdem.module.css';

interface RangeEditorProps {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** A range as text and as a chart to paint on with a weight. */
export function RangeEditor({ name, label, text, onChange }: RangeEditorProps) {
  const { range: w } = useLabWords();
  const id = useId();
  const [weight, setWeight] = useState(100);
  const [brush, setBrush] = useState(1);
  const read = parseRange(text);
  const range = read.ok ? read.value : Range.from([]);
  const paint = (at: number, to: number): void => onChange(makeRange(paintCells(range, [at], to)));
  const press = (at: number): void => {
    // A second press takes the hand out again.
    const to = Math.abs(weightOfCell(range, at) - weight / 100) < 1e-9 ? 0 : weight / 100;
    setBrush(to);
    paint(at, to);
  };
  return (
    <section className={styles.editor} aria-label={label} data-range={name}>
      <header>
        <h2>{label}</h2>
        <p>{w.combos(range.size)}</p>
      </header>
      <RangeGrid
        label={w.chart(label)}
        look={(at) => {
          const share = weightOfCell(range, at);
          return {
            fill: share === 0 ? undefined : fillOf(share),
            isPartly: share < 0.995,
            text: w.cell(CELLS[at]!.name, writeShare(share)),
          };
        }}
        onPress={press}
        onDraw={(at) => paint(at, brush)}
      />
      <div className={styles.brush}>
        <label htmlFor={`${id}-weight`}>{w.weight(weight)}</label>
        <input
          id={`${id}-weight`}
          type="range"
          min={5}
          max={100}
          step={5}
          value={weight}
          onChange={({ target }) => {
            setWeight(Number(target.value));
            setBrush(Number(target.value) / 100);
          }}
        />
      </div>
      <div className={inputs.buttons} role="group" aria-label={w.presets}>
        {RANGE_PRESETS.map((preset) => (
          <Button key={preset} look="quiet" onClick={() => onChange(makeRange(readPreset(preset)))}>
            {w.presetNames[preset]}
          </Button>
        ))}
        <Button look="quiet" onClick={() => onChange('')}>
          {w.clear}
        </Button>
      </div>
      <div className={inputs.field}>
        <label htmlFor={id}>{w.asText(label)}</label>
        <textarea
          id={id}
          name={name}
          rows={3}
          spellCheck={false}
          autoCapitalize="off"
          value={text}
          aria-invalid={!read.ok}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </section>
  );
}

function readPreset(text: string): Range {
  const range = parseRange(text);
  return range.ok ? range.value : Range.any();
}

/** Filled from below by its weight. */
const fillOf = (share: number): string =>
  share > 0.995
    ? 'var(--lab-range)'
    : `linear-gradient(to top, var(--lab-range) ${(100 * share).toFixed(0)}%, var(--cell-rest) ${(100 * share).toFixed(0)}%)`;
