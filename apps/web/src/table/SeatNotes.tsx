import type { View } from '@doorcard/engine';
import { bringsIn } from '@doorcard/table/client';
import type { Words, WriteChips } from '@doorcard/text';
import { Chips } from './Chips.js';
import { nameLastAction } from './lastAction.js';

interface SeatNotesProps {
  readonly view: View;
  readonly seat: number;
  /** The name of what it holds, where that is known. */
  readonly holding: string | undefined;
  readonly words: Words;
  readonly amount: WriteChips;
}

/** What a seat has bet, done, drawn and shown. */
export function SeatNotes({ view, seat, holding, words, amount }: SeatNotesProps) {
  const { draws, folded, allIn, bet, up } = view.seats[seat]!;
  const isOver = view.phase === 'over';
  const acted = folded || isOver ? undefined : nameLastAction(view, seat, words);
  return (
    <>
      {bet > 0 && !isOver && (
        <span className="bet" key={bet}>
          <Chips chips={bet} />
          <span aria-hidden="true">{amount(bet)}</span>
          <span className="unseen">{words.table.bet(bet)}</span>
        </span>
      )}
      {acted !== undefined && <span className="acted">{acted}</span>}
      {draws.length > 0 && <span className="draws">{words.table.draws(draws)}</span>}
      {folded && up.length > 0 && <span>{words.table.folded}</span>}
      {bringsIn(view, seat) && <span className="mark-of">{words.table.bringIn}</span>}
      {allIn && !folded && !isOver && <span className="mark-of all-in">{words.table.allIn}</span>}
      {holding !== undefined && (
        <span className="hand-name" title={holding}>
          {holding}
        </span>
      )}
    </>
  );
}
