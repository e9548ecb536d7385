import type { Card } from '@doorcard/cards';
import { VARIANTS } from '@doorcard/engine';
import { findLayout, findSeatState, listCards } from '@doorcard/table/client';
import { signed } from '@doorcard/text';
import type { CSSProperties, ReactNode } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { KeyCap } from '../shared/buttons/Button.js';
import { CardRow } from '../shared/felt/CardRow.js';
import { DealerMark } from '../shared/felt/DealerMark.js';
import { DrawTokens } from '../shared/felt/DrawTokens.js';
import { useTable } from '../shared/tableStore/useTable.js';
import styles from './MySeat.module.css';
import { findLowDraw } from './lowDraw.js';
import { nameLabelledParts } from './nameParts.js';
import { SeatSpot } from './SeatSpot.js';
import { listSqueezed } from './squeezedCards.js';
import { useTableWords } from './useTableWords.js';
import { useWinningCards } from './useWinningCards.js';

/** My cards and my plate, at the foot of the table. */
export function MySeat() {
  const you = useTable((state) => state.table!.you);
  return you === null ? null : <OwnSeat chair={you} />;
}

function OwnSeat({ chair }: { readonly chair: number }) {
  const { words, w, amount } = useTableWords();
  const game = useTable(({ hand, table }) => hand?.game ?? table!.game);
  const view = useTable((state) => state.view);
  const found = useTable(useShallow((state) => findSeatState(state, chair)))!;
  const marked = useTable((state) => state.marked);
  const mark = useTable((state) => state.mark);
  const raised = useWinningCards();
  const { stack, isActing, isGone, isButton, won, seat } = found;
  const layout = findLayout(game);
  const isSplit = VARIANTS[game].showdown.rankings.length > 1;
  const isIn = view !== undefined && seat !== undefined;
  const isFolded = found.view?.folded === true;
  const cards = isIn ? listCards(view, seat) : [];
  const squeezed = view === undefined ? [] : listSqueezed(view);
  const canMark = isIn && view.legal?.draw !== undefined;
  const draws = found.view?.draws ?? [];
  const held =
    view === undefined || view.mine === null
      ? []
      : nameLabelledParts(words, game, view.mine.cards, view.board);
  const lowDraw =
    game === 'stud8' && view?.phase === 'betting' ? findLowDraw(view.mine?.cards ?? []) : undefined;
  const wrap = (card: Card, place: number, face: ReactNode) => (
    <button
      type="button"
      className={styles.mark}
      aria-pressed={marked.includes(card)}
      aria-keyshortcuts={String(place + 1)}
      data-part="mark"
      onClick={() => mark(card)}
    >
      {face}
      {marked.includes(card) && <span className={styles.discard}>{w.thrown}</span>}
      <span className={styles.number}>
        <KeyCap name={String(place + 1)} />
      </span>
    </button>
  );
  return (
    <article
      className={`${styles.seat} ${styles[layout]} ${styles[`of${cards.length}`] ?? ''} ${isSplit ? styles.split : ''} ${isFolded ? styles.folded : ''}`}
      aria-label={words.table.you}
      aria-current={isActing}
      data-part="my-seat"
    >
      <div className={styles.spot}>
        {isIn && <SeatSpot view={view} seat={seat} won={won} words={words} amount={amount} />}
      </div>
      <div className={styles.cards}>
        {cards.length > 0 && (
          <CardRow
            cards={cards}
            layout={layout}
            isMine
            isShown={view?.phase === 'over'}
            draws={draws}
            squeezed={squeezed}
            raised={raised}
            label={w.yourCards}
            wrap={canMark ? wrap : undefined}
          />
        )}
      </div>
      <div className={`${styles.plate} ${isActing ? styles.acting : ''}`}>
        <span className={styles.who}>
          <strong className={styles.you}>{words.table.you}</strong>
          {isButton && layout !== 'stud' && <DealerMark label={words.tableParts.dealer} />}
          <span className={styles.stack}>{isGone ? words.table.out : amount(stack)}</span>
          {won !== 0 && (
            <span className={won > 0 ? styles.won : styles.lost} data-part="result">
              {signed(amount, won)}
            </span>
          )}
          {isActing && (
            <span className={styles.turn} aria-hidden="true">
              {w.yourTurn}
            </span>
          )}
        </span>
        {isFolded && <span className={styles.part}>{words.table.folded}</span>}
        {isIn &&
          !isFolded &&
          held.map((name, half) => (
            // A new name is shown when its card has landed.
            <span
              key={`${half} ${cards.length} ${view.board.length}`}
              className={styles.part}
              style={{ '--cards': cards.length, '--after': squeezed.length > 0 ? 1 : 0 } as CSSProperties}
              data-part="held"
            >
              {held.length > 1 && (name !== words.noLow || lowDraw !== undefined) && (
                <small>{half === 0 ? w.halves.high : w.halves.low}</small>
              )}
              <span className={styles.held}>
                {name === words.noLow && lowDraw !== undefined ? w.lowDraw(lowDraw) : name}
              </span>
            </span>
          ))}
        {layout === 'draw' && !isFolded && (draws.length > 0 || canMark) && (
          <span className={`${styles.part} ${styles.drew}`}>
            <small>{w.drew}</small>
            <DrawTokens draws={draws} isOpen={canMark} />
          </span>
        )}
      </div>
    </article>
  );
}
