import { makeCombo } from '@doorcard/cards';
import type { SolveReport } from '@doorcard/solver/worker';
import { download, downloadBlob } from '../../shared/browser/download.js';
import { Button } from '../../shared/buttons/Button.js';
import { SlidersIcon } from '../../shared/icons/icons.js';
import { CopyLink } from '../CopyLink.js';
import { spotStore } from '../run/solveStore.js';
import { useLabWords } from '../useLabWords.js';
import { nameReported } from './nodeActions.js';
import type { SpotFields } from './spotFields.js';
import lab from '../lab.module.css';

interface SpotBarProps {
  readonly fields: SpotFields;
  readonly node: string;
  readonly report: SolveReport | undefined;
  readonly onLayOut: () => void;
}

/** What can be done with a solved spot: change it, take it elsewhere, keep it. */
export function SpotBar({ fields, node, report, onLayOut }: SpotBarProps) {
  const { spot: w } = useLabWords();
  const name = `doorcard-${fields.board}${node === '' ? '' : `-${node.replaceAll(/[^\w]+/g, '-')}`}`;
  const save = async (): Promise<void> => {
    const parts = await spotStore.getState().save();
    if (parts.ok) downloadBlob(`doorcard-${fields.board}.solved`, new Blob([...parts.value] as BlobPart[]));
  };
  return (
    <div className={lab.buttons}>
      <Button icon={<SlidersIcon />} onClick={onLayOut} data-part="lay-out">
        {w.layOut}
      </Button>
      <Button onClick={() => void save()} data-part="save">
        {w.save}
      </Button>
      <CopyLink />
      <Button
        disabled={report === undefined}
        onClick={() => download(`${name}.csv`, makeCsv(report!), 'text/csv')}
        data-part="csv"
      >
        CSV
      </Button>
      <p className={lab.meaning}>{w.reading}</p>
    </div>
  );
}

/** Every hand of a decision, one line each. */
function makeCsv({ actions, hands }: SolveReport): string {
  const names = actions.map((action) => nameReported(action).word);
  const head = ['hand', 'weight', 'equity', 'ev', ...names, ...names.map((name) => `ev ${name}`)];
  const rows = hands.map(({ combo, weight, equity, ev, frequencies, evs }) => [
    makeCombo(combo),
    ...[weight, equity, ev, ...frequencies, ...evs].map((number) => number.toFixed(6)),
  ]);
  return [head, ...rows].map((row) => row.join(',')).join('\n') + '\n';
}
