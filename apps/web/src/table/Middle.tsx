import { makeCard } from '@doorcard/cards';
import { VARIANTS, type GameId } from '@doorcard/engine';
import { findTurn, type TableState } from '@doorcard/table/client';
import { listPeople } from '@doorcard/text';
import type { CSSProperties } from 'react';
import { CardFace } from '../shared/cards/CardFace.js';
import { useTable } from '../shared/tableStore/useTable.js';
import { Headline } from './Headline.js';
import styles from './Middle.module.css';
import { Pots } from './Pots.js';
import { useTableWords, type WordsAtTable } from './useTableWords.js';
import { useWinningCards } from './useWinningCards.js';
import type { TablePageWords } from './words/tableWords.js';
import hidden from '../shared/style/unseen.module.css';

/** The middle of the table: street, pots, board; at the end who has won. */
export function Middle() {
  const { words, w } = useTableWords();
  const view = useTable((state) => state.view);
  const turn = useTable((state) => tellTurn(state, words, w));
  const raised = useWinningCards();
  const isPaused = useTable((state) => state.table?.paused === true);
  const hasBoard = view !== undefined && VARIANTS[view.game as GameId].showdown.boardSize > 0;
  const isOver = view?.phase === 'over';
  return (
    <div className={styles.middle}>
      {view !== undefined && (isOver ? <Headline view={view} /> : <Pots view={view} />)}
      {view !== undefined && (hasBoard || view.board.length > 0) && (
        <ol className={styles.board} aria-label={hasBoard ? undefined : w.communityCard} data-part="board">
          {view.board.map((card, place) => (
            <li
              key={makeCard(card)}
              className={raised.includes(card) ? styles.raised : ''}
              style={{ '--place': place % 3 } as CSSProperties}
            >
              <CardFace card={card} />
            </li>
          ))}
          {hasBoard &&
            Array.from({ length: 5 - view.board.length }, (_, i) => (
              <li key={`empty ${i}`} className={styles.empty} aria-hidden="true" />
            ))}
        </ol>
      )}
      <p className={hidden.unseen} role="status" data-part="turn">
        {!isPaused && turn}
      </p>
    </div>
  );
}

/** Whose turn it is, for screen readers: everybody else sees the lamp. */
function tellTurn(state: TableState, words: WordsAtTable, w: TablePageWords): string {
  const { play, table } = words;
  const turn = findTurn(state);
  switch (turn.code) {
    case 'none':
      return '';
    case 'between':
      return w.betweenHands;
    case 'over':
      return table.handOver;
    case 'other':
      return play.waiting(listPeople(words, state.hand!)[turn.seat]!.name);
    case 'draw':
      return w.yourDraw;
    case 'act':
      return turn.call === undefined ? w.yourTurn : `${w.yourTurn} · ${words.actions.call(turn.call)}`;
  }
}
