import type { View } from '@doorcard/engine';
import { findLayout, findSeatState, listCards } from '@doorcard/table/client';
import { nameHolding, nameOwnHand, signed, type Words } from '@doorcard/text';
import { useShallow } from 'zustand/react/shallow';
import { HandOfCards } from './HandOfCards.js';
import { SeatNotes } from './SeatNotes.js';
import { SeatPlate } from './SeatPlate.js';
import { useTable } from './useTable.js';
import { useTableWords } from './useTableWords.js';

/** One player of the live table. */
export function Seat({ chair }: { readonly chair: number }) {
  const { words, amount } = useTableWords();
  const game = useTable(({ hand, table }) => hand?.game ?? table!.game);
  const view = useTable((state) => state.view);
  const found = useTable(useShallow((state) => findSeatState(state, chair)))!;
  const { name, isYou, player, stack, isButton, isActing, isGone, won, place, seat } = found;
  const isFolded = found.view?.folded === true;
  const isIn = view !== undefined && seat !== undefined;
  const hasCards = isIn && listCards(view, seat).length > 0;
  const goneText = place === undefined ? words.table.out : words.table.place(words.table.out, place, 0);
  return (
    <SeatPlate
      name={name}
      isYou={isYou}
      player={player}
      stack={amount(stack)}
      layout={findLayout(game)}
      isButton={isButton}
      isActing={isActing}
      isFolded={isFolded}
      isGone={isGone}
      cards={hasCards && <HandOfCards view={view} seat={seat} />}
      absent={isGone ? goneText : isFolded && !hasCards ? words.table.folded : undefined}
      result={won === 0 ? undefined : { text: signed(amount, won), isWon: won > 0 }}
    >
      {isIn && (
        <SeatNotes
          view={view}
          seat={seat}
          holding={nameHeld(view, seat, words)}
          words={words}
          amount={amount}
        />
      )}
    </SeatPlate>
  );
}

function nameHeld(view: View, seat: number, words: Words): string | undefined {
  if (seat === view.seat) return nameOwnHand(words, view);
  const { shown } = view.seats[seat]!;
  return shown === null ? undefined : nameHolding(words, view.game, shown, view.board);
}
