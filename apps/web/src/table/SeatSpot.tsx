import type { GameId, View } from '@doorcard/engine';
import { listAwards } from '@doorcard/table/client';
import { signed, type WriteChips } from '@doorcard/text';
import { Chips } from '../shared/tableParts/Chips.js';
import { nameLastAction } from '../shared/tableParts/lastAction.js';
import styles from './SeatSpot.module.css';
import { nameParts } from './nameParts.js';
import type { WordsAtTable } from './useTableWords.js';
import hidden from '../shared/style/unseen.module.css';

interface SeatSpotProps {
  readonly view: View;
  readonly seat: number;
  /** The result of the hand; 0 while it is played. */
  readonly won: number;
  readonly words: WordsAtTable;
  readonly amount: WriteChips;
}

/** Between a seat and the pot: what it has bet and did last; at the end what it won, held and lost. */
export function SeatSpot({ view, seat, won, words, amount }: SeatSpotProps) {
  return view.phase === 'over' ? (
    <Outcome view={view} seat={seat} won={won} words={words} amount={amount} />
  ) : (
    <Wager view={view} seat={seat} words={words} amount={amount} />
  );
}

function Wager({ view, seat, words, amount }: Omit<SeatSpotProps, 'won'>) {
  const { bet, folded } = view.seats[seat]!;
  const verb = folded ? undefined : nameLastAction(words, view, seat);
  if (bet === 0 && verb === undefined) return null;
  return (
    <span className={styles.wager} key={`${view.street} ${bet}`} data-bet={bet}>
      {bet > 0 && <Chips chips={bet} mostPiles={1} />}
      <span className={styles.text}>
        {verb} {bet > 0 && <b>{amount(bet)}</b>}
        {bet > 0 && verb === undefined && <span className={hidden.unseen}>{words.table.bet(bet)}</span>}
      </span>
    </span>
  );
}

function Outcome({ view, seat, won, words, amount }: SeatSpotProps) {
  const gained = listAwards(view)
    .flatMap(({ winners }) => winners)
    .reduce((sum, winner) => (winner.seat === seat ? sum + winner.chips : sum), 0);
  const { shown, folded } = view.seats[seat]!;
  const isMine = seat === view.seat;
  const held = shown === null || isMine ? [] : nameParts(words, view.game as GameId, shown, view.board);
  return (
    <>
      {gained > 0 && (
        <span className={styles.gained} data-gained={gained}>
          <Chips chips={gained} mostPiles={2} />
        </span>
      )}
      {!isMine && (
        <span className={styles.outcome}>
          <span className={styles.names}>
            {held.map((name) => (
              <strong key={name}>{name}</strong>
            ))}
          </span>
          {won !== 0 && !folded && (
            <span className={won > 0 ? styles.won : styles.lost} data-part="result">
              {signed(amount, won)}
            </span>
          )}
        </span>
      )}
    </>
  );
}
