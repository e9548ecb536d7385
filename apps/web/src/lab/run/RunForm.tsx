import type { Result } from '@doorcard/cards';
import type { ReactNode } from 'react';
import { Button } from '../../shared/buttons/Button.js';
import { LabError } from '../LabError.js';
import { TextFields } from '../TextFields.js';
import { useLabWords } from '../useLabWords.js';
import { LoadButton } from './LoadButton.js';
import lab from '../lab.module.css';

interface RunFields {
  readonly goal: string;
  readonly iterations: string;
  readonly locks: readonly object[];
}

interface RunFormProps<Estimate> {
  readonly fields: RunFields;
  readonly onChange: (part: Partial<Pick<RunFields, 'goal' | 'iterations'>>) => void;
  /** What a run would take; undefined until it is known. */
  readonly estimated: Result<Estimate> | undefined;
  /** Shows an estimate. */
  readonly children: (estimate: Estimate) => ReactNode;
  readonly onRun: () => void;
  readonly onLoad: (file: File) => void;
}

/** Beside a spot: how far to solve it, what that would take, and the start of the run. */
export function RunForm<Estimate extends { readonly fits: boolean }>(props: RunFormProps<Estimate>) {
  const { fields, onChange, estimated, children, onRun, onLoad } = props;
  const { spot: w, estimate: e } = useLabWords();
  const canRun = estimated?.ok === true && estimated.value.fits;
  return (
    <aside className={lab.side}>
      <TextFields
        fields={fields}
        onChange={onChange}
        list={[
          { name: 'goal', label: w.goal, isNumber: true },
          { name: 'iterations', label: w.iterations, isNumber: true },
        ]}
      />
      <h2>{e.title}</h2>
      {estimated === undefined && <p role="status">{e.working}</p>}
      {estimated?.ok === false && <LabError error={estimated.error} />}
      {estimated?.ok === true && children(estimated.value)}
      <Button look="key" disabled={!canRun} onClick={onRun} data-part="start">
        {w.run}
      </Button>
      <LoadButton label={w.load} onLoad={onLoad} />
      {fields.locks.length > 0 && <p className={lab.meaning}>{w.locksKept(fields.locks.length)}</p>}
    </aside>
  );
}
