import type { DrawRecord, GameId, Seat, View } from '@doorcard/engine';
import { makeCard } from '@doorcard/cards';
import { findLayout, listCards, type LyingCard } from '@doorcard/table/client';
import type { CSSProperties } from 'react';
import { CardFace } from '../cards/CardFace.js';
import { useWords } from '../language/LanguageProvider.js';
import { useTable } from './useTable.js';

/** The cards of a seat. My own can be marked when it is my draw. */
export function HandOfCards({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const { web } = useWords();
  const marked = useTable((state) => state.marked);
  const mark = useTable((state) => state.mark);
  const { draws } = view.seats[seat]!;
  // Places are counted even while nothing can be marked: then nothing jumps when it can.
  const hasPlaces = seat === view.seat && findLayout(view.game as GameId) === 'draw';
  const canMark = seat === view.seat && view.legal?.draw !== undefined;
  return (
    <ol className="hand" aria-label={seat === view.seat ? web.table.yourCards : undefined}>
      {listCards(view, seat).map(({ card, isUp }, place, all) => (
        <li
          key={card === undefined ? nameHidden(place, all.length, draws) : makeCard(card)}
          className={isUp ? 'up' : 'down'}
          style={{ '--place': place } as CSSProperties}
        >
          {canMark && card !== undefined ? (
            <MarkButton
              card={{ card, isUp }}
              place={place}
              isMarked={marked.includes(card)}
              onMark={() => mark(card)}
            />
          ) : (
            <>
              <CardFace card={card} />
              {hasPlaces && (
                <span className="place" aria-hidden="true">
                  {place + 1}
                </span>
              )}
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Cards that nobody sees have nothing but their place; those that were drawn last are new ones. */
function nameHidden(place: number, count: number, draws: readonly DrawRecord[]): string {
  const last = draws.at(-1);
  const isFresh = typeof last === 'number' && place >= count - last;
  return isFresh ? `hidden ${place} after ${draws.length}` : `hidden ${place}`;
}

interface MarkButtonProps {
  readonly card: LyingCard;
  readonly place: number;
  readonly isMarked: boolean;
  readonly onMark: () => void;
}

function MarkButton({ card: { card }, place, isMarked, onMark }: MarkButtonProps) {
  const { web } = useWords();
  return (
    <button
      type="button"
      className="mark"
      aria-pressed={isMarked}
      aria-keyshortcuts={String(place + 1)}
      onClick={onMark}
    >
      <CardFace card={card} />
      <span className="place">{isMarked ? web.table.thrown : place + 1}</span>
    </button>
  );
}
