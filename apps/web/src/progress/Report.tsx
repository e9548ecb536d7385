import { findWinRate, ROLES } from '@doorcard/history';
import { lazy, Suspense, useMemo, useState } from 'react';
import { addressOf } from '../shared/address/route.js';
import { useWords } from '../shared/language/useWords.js';
import { EndTable } from './EndTable.js';
import { GameStats } from './GameStats.js';
import { ResultTable } from './ResultTable.js';
import { Summary } from './Summary.js';
import { chooseHands, type HandChoice } from './handFilter.js';
import type { CountedHands } from './progressMessage.js';
import { useProgressWords } from './useProgressWords.js';
import { buttonClass } from '../shared/buttons/Button.js';
import inputs from '../shared/controls/inputs.module.css';
import styles from './progress.module.css';

const ResultChart = lazy(async () => ({ default: (await import('./ResultChart.js')).ResultChart }));

interface ReportProps {
  readonly counted: CountedHands;
  readonly choice: HandChoice;
}

/** The chosen hands in figures, a curve and tables. */
export function Report({ counted, choice }: ReportProps) {
  const words = useWords();
  const w = useProgressWords();
  const [now] = useState(Date.now);
  const { game, period } = choice;
  const chosen = useMemo(() => chooseHands(counted, { game, period }, now), [counted, game, period, now]);
  const { points, counters, games } = chosen;
  if (points.length === 0) {
    return (
      <section className={styles.nothing}>
        <p role="status">{w.nothingHere}</p>
        <a className={buttonClass('plain')} href={addressOf('progress')}>
          {w.showAll}
        </a>
      </section>
    );
  }
  const rate = findWinRate(counters, { game });
  const positions = ROLES.map((role) => ({
    key: role,
    name: w.positions[role],
    rate: findWinRate(counters, { game, role }),
  })).filter((row) => row.rate.hands > 0);
  return (
    <>
      <Summary rate={rate} />
      <Suspense fallback={<div className={styles.chart} />}>
        <ResultChart points={points} rate={rate} />
      </Suspense>
      <div className={styles.pair}>
        <div className={styles.column}>
          <ResultTable
            title={w.byGame}
            column={w.game}
            rows={games.map((each) => ({
              key: each,
              name: words.table.games[each],
              rate: findWinRate(counters, { game: each }),
            }))}
          />
          <EndTable rate={rate} />
        </div>
        <ResultTable title={w.byPosition} column={w.position} rows={positions} />
      </div>
      <section className={styles.stats}>
        <h2>{w.stats}</h2>
        <p className={inputs.meaning}>{w.statsMeaning}</p>
        {games.map((each) => (
          <GameStats key={each} game={each} counters={counters} isOpen={games.length === 1} />
        ))}
      </section>
    </>
  );
}
