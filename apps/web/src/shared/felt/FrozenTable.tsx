import { makeCard } from '@doorcard/cards';
import { VARIANTS, type GameId, type View } from '@doorcard/engine';
import { listPeople, type WriteChips } from '@doorcard/text';
import type { CSSProperties } from 'react';
import { CardFace } from '../cards/CardFace.js';
import type { SharedWords } from '../language/words/sharedWords.js';
import { Awards } from '../tableParts/Awards.js';
import { Chips } from '../tableParts/Chips.js';
import { FrozenSeat, OwnSeat, type SeatRecord } from './FrozenSeat.js';
import styles from './FrozenTable.module.css';
import { listOthers } from './seatOrder.js';

interface FrozenTableProps {
  readonly view: View;
  /** By seat. */
  readonly names: readonly string[];
  readonly words: SharedWords;
  readonly amount: WriteChips;
  /** By seat: for a replay, which also shows stacks, hands and results. */
  readonly records?: readonly SeatRecord[];
}

/** Where opponents sit, in per cent of the felt, from my left around the table. */
const PLACES: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[50, 6]],
  [
    [21, 20],
    [79, 20],
  ],
  [
    [18, 36],
    [50, 4],
    [82, 36],
  ],
  [
    [17, 41],
    [27, 5],
    [73, 5],
    [83, 41],
  ],
  [
    [18, 42],
    [17, 8],
    [50, 4],
    [83, 8],
    [82, 42],
  ],
  [
    [17, 44],
    [14, 9],
    [38, 4],
    [62, 4],
    [86, 9],
    [83, 44],
  ],
  [
    [15, 50],
    [13, 24],
    [27, 4],
    [50, 3],
    [73, 4],
    [87, 24],
    [85, 50],
  ],
];

/** A table that stands still: what one seat saw at one moment. On a phone the others are in rows. */
export function FrozenTable({ view, names, words, amount, records }: FrozenTableProps) {
  const game = view.game as GameId;
  const me = view.seat;
  const others = listOthers(names.length, me);
  const street = VARIANTS[game].streets[view.street]!.name;
  const places = PLACES[others.length];
  const about = { view, words, amount };
  return (
    <section
      className={`${styles.felt} ${places === undefined ? styles.crowd : ''}`}
      aria-label={words.tableParts.seats}
      data-game={game}
      data-part="frozen"
      data-count={others.length}
      data-full={records !== undefined}
    >
      <div className={styles.rail} aria-hidden="true" />
      <ol className={styles.others}>
        {others.map((seat, i) => {
          const [x, y] = places?.[i] ?? [0, 0];
          return (
            <li key={seat} style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}>
              <FrozenSeat {...about} seat={seat} name={names[seat]!} record={records?.[seat]} />
            </li>
          );
        })}
      </ol>
      <div className={styles.middle}>
        <p className={styles.street}>{words.table.streets[street] ?? street}</p>
        <p className={styles.pot}>
          <Chips chips={view.pot} mostPiles={2} /> <span>{words.table.pot(view.pot)}</span>
        </p>
        {view.board.length > 0 && (
          <ol className={styles.board}>
            {view.board.map((card) => (
              <li key={makeCard(card)}>
                <CardFace card={card} />
              </li>
            ))}
          </ol>
        )}
        {view.phase === 'over' && (
          <div className={styles.awards}>
            <Awards {...about} people={listPeople(words, { names, you: me })} />
          </div>
        )}
      </div>
      {me !== null && <OwnSeat {...about} seat={me} record={records?.[me]} />}
    </section>
  );
}
