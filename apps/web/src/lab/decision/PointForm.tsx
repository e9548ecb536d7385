import type { SyntheticEvent } from 'react';
import { Choices } from '../../shared/controls/Choices.js';
import { BoardCards } from '../BoardCards.js';
import { RangeEditor } from '../holdem/RangeEditor.js';
import { PresetButtons } from '../PresetButtons.js';
import { TextField } from '../TextField.js';
import { TextFields } from '../TextFields.js';
import { useLabWords } from '../useLabWords.js';
import { POINT_PRESETS, PRESET_POINTS, type PointFields } from './pointFields.js';
import { VillainChoice } from './VillainChoice.js';
import lab from '../lab.module.css';

interface PointFormProps {
  /** The button that starts the run is elsewhere and names the form. */
  readonly id: string;
  readonly fields: PointFields;
  readonly onChange: (fields: PointFields) => void;
  readonly onRun: () => void;
}

/** A decision to be laid out. */
export function PointForm({ id, fields, onChange, onRun }: PointFormProps) {
  const { decision: w, spot: s } = useLabWords();
  const change = (part: Partial<PointFields>): void => onChange({ ...fields, ...part });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onRun();
  };
  return (
    <form id={id} className={lab.form} onSubmit={submit}>
      <PresetButtons
        presets={POINT_PRESETS}
        names={w.presetNames}
        onChoose={(preset) => onChange(PRESET_POINTS[preset])}
      />
      <div className={lab.pair}>
        <div className={lab.form}>
          <div className={lab.held}>
            <BoardCards text={fields.hero} />
            <BoardCards text={fields.board} />
          </div>
          <TextFields
            fields={fields}
            onChange={change}
            list={[
              { name: 'hero', label: w.hero },
              { name: 'board', label: s.board },
              { name: 'pot', label: w.pot, isNumber: true },
              { name: 'stack', label: s.stack, isNumber: true },
              { name: 'call', label: w.call, isNumber: true },
            ]}
          />
          <Choices
            as="row"
            legend={w.position}
            name="position"
            chosen={fields.position}
            onChoose={(position: 'IP' | 'OOP') => change({ position })}
            options={(['IP', 'OOP'] as const).map((position) => [position, w.positions[position]] as const)}
          />
          <VillainChoice fields={fields} onChange={change} />
          <details className={lab.text}>
            <summary>{w.more}</summary>
            <div className={lab.form}>
              <TextField
                name="heroRange"
                label={w.heroRange}
                meaning={w.heroRangeMeaning}
                value={fields.heroRange}
                onChange={(heroRange) => change({ heroRange })}
              />
              <TextFields
                fields={fields}
                onChange={change}
                list={[
                  { name: 'goal', label: s.goal, isNumber: true },
                  { name: 'iterations', label: s.iterations, isNumber: true },
                  { name: 'seed', label: w.seed, isNumber: true },
                ]}
              />
            </div>
          </details>
        </div>
        <RangeEditor
          name="villain"
          label={w.villain}
          text={fields.villain}
          onChange={(villain) => change({ villain })}
        />
      </div>
    </form>
  );
}
