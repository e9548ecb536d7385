import { useId } from 'react';
import { Choices } from '../../shared/controls/Choices.js';
import inputs from '../../shared/controls/inputs.module.css';
import { TextField } from '../TextField.js';
import { useLabWords } from '../useLabWords.js';
import { VILLAINS, type PointFields, type VillainKind } from './pointFields.js';

interface VillainChoiceProps {
  readonly fields: PointFields;
  readonly onChange: (part: Partial<PointFields>) => void;
}

/** Whether the other plays his best, or a fixed strategy to which the best response is found. */
export function VillainChoice({ fields, onChange }: VillainChoiceProps) {
  const { decision: w } = useLabWords();
  const id = useId();
  return (
    <>
      <Choices
        as="row"
        legend={w.against}
        name="against"
        chosen={fields.against}
        onChoose={(against: VillainKind) => onChange({ against })}
        options={VILLAINS.map((kind) => [kind, w.villains[kind]] as const)}
        note={w.againstMeaning[fields.against === 'equilibrium' ? 'equilibrium' : 'fixed']}
      />
      {fields.against === 'sometimes' && (
        <TextField
          name="fold"
          isNumber
          label={w.fold}
          value={fields.fold}
          onChange={(fold) => onChange({ fold })}
        />
      )}
      {fields.against === 'list' && (
        <div className={inputs.field}>
          <label htmlFor={id}>{w.list}</label>
          <textarea
            id={id}
            name="list"
            rows={4}
            spellCheck={false}
            value={fields.list}
            onChange={({ target }) => onChange({ list: target.value })}
          />
        </div>
      )}
    </>
  );
}
