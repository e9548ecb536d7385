import { makeCards } from '@doorcard/cards';
import type { LateSolveReport } from '@doorcard/solver/worker';
import { useState } from 'react';
import { download } from '../../shared/browser/download.js';
import { Button } from '../../shared/buttons/Button.js';
import { writeEv, writeShare } from '../run/figures.js';
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
    <details className={lab.text} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{w.hands}</summary>
      <div className={lab.scroll} tabIndex={0} role="region" aria-label={w.hands}>
        <table>
          <thead>
            <tr>
              <th scope="col">{solve.columns.hand}</th>
              <th scope="col">{solve.late.columns.combos}</th>
              <th scope="col">{solve.columns.ev}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hands.slice(0, count).map((hand) => (
              <tr key={makeCards(hand.cards)}>
                <th scope="row">{makeCards(hand.cards)}</th>
                <td>{hand.combos}</td>
                <td>{writeEv(hand.ev)}</td>
                {hand.frequencies.map((share, at) => (
                  <td key={names[at]}>{writeShare(share)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={lab.buttons}>
        {count < hands.length && <Button onClick={() => setCount(count + 10 * PAGE)}>{w.more}</Button>}
        <Button onClick={() => download('doorcard-hands.csv', makeCsv(report), 'text/csv')}>CSV</Button>
      </div>
    </details>
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
