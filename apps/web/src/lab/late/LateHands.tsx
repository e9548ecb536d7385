import { makeCards } from '@doorcard/cards';
import type { LateSolveReport } from '@doorcard/solver/worker';
import { useState } from 'react';
import { download } from '../../shared/browser/download.js';
import { Button } from '../../shared/buttons/Button.js';
import { HandTable } from '../HandTable.js';
import { writeEv } from '../run/figures.js';
import { useLabWords } from '../useLabWords.js';
import lab from '../lab.module.css';

const PAGE = 40;

interface LateHandsProps {
  readonly report: LateSolveReport;
  readonly names: readonly string[];
}

/** The hands of a decision as a table, those that come most often first; all of them as a file. */
export function LateHands({ report, names }: LateHandsProps) {
  const { late: w, solve } = useLabWords();
  const [isOpen, setOpen] = useState(false);
  const [count, setCount] = useState(PAGE);
  const hands = isOpen ? report.hands.toSorted((a, b) => b.reach * b.combos - a.reach * a.combos) : [];
  return (
    <HandTable
      title={w.hands}
      columns={[solve.columns.hand, solve.late.columns.combos, solve.columns.ev]}
      names={names}
      rows={hands.slice(0, count).map(({ cards, combos, ev, frequencies }) => ({
        name: makeCards(cards),
        figures: [combos, writeEv(ev)],
        frequencies,
      }))}
      onOpen={setOpen}
    >
      <div className={lab.buttons}>
        {count < hands.length && <Button onClick={() => setCount(count + 10 * PAGE)}>{w.more}</Button>}
        <Button onClick={() => download('doorcard-hands.csv', makeCsv(report), 'text/csv')}>CSV</Button>
      </div>
    </HandTable>
  );
}

function makeCsv({ actions, hands }: LateSolveReport): string {
  const words = actions.map(({ kind }) => kind);
  const head = ['hand', 'combos', 'weight', 'reach', 'ev', ...words, ...words.map((word) => `ev ${word}`)];
  const rows = hands.map(({ cards, combos, weight, reach, ev, frequencies, evs }) => [
    makeCards(cards),
    ...[combos, weight, reach, ev, ...frequencies, ...evs].map((number) => String(Number(number.toFixed(6)))),
  ]);
  return [head, ...rows].map((row) => row.join(',')).join('\n') + '\n';
}
