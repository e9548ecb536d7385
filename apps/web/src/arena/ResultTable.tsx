import { unitOf, type PlayerEstimate } from '@doorcard/arena';
import type { GameId } from '@doorcard/engine';
import { namePlayer, writeChips } from '@doorcard/text';
import { useWords } from '../shared/language/useWords.js';
import figures from './figureTable.module.css';
import styles from './ResultTable.module.css';
import { writeInterval, writeRate } from './figures.js';
import { useArenaWords } from './useArenaWords.js';

interface ResultTableProps {
  readonly players: readonly PlayerEstimate[];
  readonly game: GameId;
  /** Of the intervals. */
  readonly confidence: number;
}

/** What each player wins, with the luck and without it: the figures of the command. */
export function ResultTable({ players, game, confidence }: ResultTableProps) {
  const { players: names } = useWords();
  const w = useArenaWords();
  const unit = w.per100[unitOf(game) === 'big bet' ? 'bigBet' : 'bigBlind'];
  const interval = w.intervalOf(String(Number((100 * confidence).toFixed(2))));
  return (
    // Wide on a phone: it scrolls by itself, also by keyboard.
    <div className={figures.wide} role="region" aria-label={w.result} tabIndex={0}>
      <table className={`${figures.table} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{w.player}</th>
            <th scope="col">{unit}</th>
            <th scope="col">{interval}</th>
            <th scope="col">{w.handsForOne}</th>
          </tr>
        </thead>
        {players.map((player, at) => (
          <tbody key={at}>
            <tr data-part="raw">
              <th scope="row">
                {namePlayer(names, player.name)} <small>{w.raw}</small>
              </th>
              <Figures estimate={player} />
            </tr>
            {player.adjusted !== undefined && (
              <tr data-part="adjusted">
                <th scope="row">
                  {namePlayer(names, player.name)} <small>{w.adjusted}</small>
                </th>
                <Figures estimate={player.adjusted} />
              </tr>
            )}
          </tbody>
        ))}
      </table>
      {players[0]?.adjusted?.ratio !== undefined && (
        <p className={styles.ratio}>
          {w.deviationRatio} {players[0].adjusted.ratio.toFixed(2)}
        </p>
      )}
    </div>
  );
}

function Figures({
  estimate,
}: {
  readonly estimate: Pick<PlayerEstimate, 'per100' | 'interval' | 'handsForOne'>;
}) {
  const w = useArenaWords();
  const { per100, handsForOne } = estimate;
  return (
    <>
      <td className={styles.value}>{writeRate(per100)}</td>
      <td>{writeInterval(w, estimate)}</td>
      <td>{handsForOne === undefined ? '–' : writeChips(handsForOne)}</td>
    </>
  );
}
