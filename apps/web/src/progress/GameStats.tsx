import { VARIANTS, type GameId } from '@doorcard/engine';
import { findWinRate, type Counters, type Stat } from '@doorcard/history';
import { writeChips, type StatsWords, type StatText } from '@doorcard/text';
import { useWords } from '../shared/language/useWords.js';
import { StatFigure } from './StatFigure.js';
import { familyOf, listHandRows, listStreetRows } from './statRows.js';
import { useProgressWords } from './useProgressWords.js';
import inputs from '../shared/controls/inputs.module.css';
import styles from './progress.module.css';

interface GameStatsProps {
  readonly game: GameId;
  readonly counters: Counters;
  readonly isOpen: boolean;
}

/** The statistics of one game. */
export function GameStats({ game, counters, isOpen }: GameStatsProps) {
  const words = useWords();
  const w = useProgressWords();
  const { hands } = findWinRate(counters, { game });
  const name = words.table.games[game];
  return (
    <details open={isOpen}>
      <summary>
        <h3>{name}</h3>
        <span className={inputs.meaning}>
          {w.hands} {writeChips(hands)}
        </span>
      </summary>
      <HandStats game={game} counters={counters} label={`${name}: ${w.wholeHand}`} />
      <StreetStats game={game} counters={counters} label={`${name}: ${w.byStreet}`} />
    </details>
  );
}

interface TableProps extends Omit<GameStatsProps, 'isOpen'> {
  readonly label: string;
}

function HandStats({ game, counters, label }: TableProps) {
  const w = useProgressWords();
  return (
    <table className={styles.whole} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{w.stat}</th>
          <th scope="col">{w.value}</th>
          <th scope="col">{w.interval}</th>
          <th scope="col">{w.times}</th>
        </tr>
      </thead>
      <tbody>
        {listHandRows(counters, game).map(({ stat, part, value }) => (
          <tr key={`${stat.id} ${part ?? ''}`} className={part === undefined ? undefined : styles.part}>
            {part === undefined ? (
              <StatName text={textOf(w, stat, game)} />
            ) : (
              <th scope="row">{w.parts[part]}</th>
            )}
            <StatFigure kind={stat.kind} value={value} as="cells" />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function StreetStats({ game, counters, label }: TableProps) {
  const words = useWords();
  const w = useProgressWords();
  return (
    // Wide on a phone: it scrolls by itself, also by keyboard.
    <div className={styles.wide} role="region" aria-label={label} tabIndex={0}>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{w.byStreet}</th>
            {VARIANTS[game].streets.map(({ name }) => (
              <th key={name} scope="col">
                {words.table.streets[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listStreetRows(counters, game).map(({ stat, part, values }) => (
            <tr key={`${stat.id} ${part ?? ''}`}>
              {part === undefined ? (
                <StatName text={textOf(w, stat, game)} />
              ) : (
                <th scope="row">{w.parts[part]}</th>
              )}
              {values.map((value, street) => (
                <StatFigure key={street} kind={stat.kind} value={value} as="cell" />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function StatName({ text: [name, meaning] }: { readonly text: StatText }) {
  return (
    <th scope="row">
      {name} <span className={styles.under}>{meaning}</span>
    </th>
  );
}

function textOf({ statTexts }: StatsWords, { id }: Stat, game: GameId): StatText {
  const text = statTexts[id];
  return 'stud' in text ? text[familyOf(game)] : text;
}
