import type { View } from '@doorcard/engine';
import { nameHolding, nameOwnHand, signed, type Words } from '@doorcard/text';
import { findLayout, listCards } from './cardRow.js';
import { HandOfCards } from './HandOfCards.js';
import { SeatNotes } from './SeatNotes.js';
import { SeatPlate } from './SeatPlate.js';
import { useTable } from './useTable.js';
import { useTableWords } from './useTableWords.js';

/** One player of the live table. */
export function Seat({ chair }: { readonly chair: number }) {
  const { words, amount } = useTableWords();
  const table = useTable((state) => state.table)!;
  const hand = useTable((state) => state.hand);
  const view = useTable((state) => state.view);
  const results = useTable((state) => state.results);
  const { name, chips, player } = table.chairs[chair]!;
  const seat = hand?.chairs.indexOf(chair) ?? -1;
  const state = seat >= 0 ? view?.seats[seat] : undefined;
  const result = results?.find((each) => each.seat === seat);
  const won = result === undefined ? 0 : result.after - result.before;
  const place = table.places.find((each) => each.chair === chair);
  const isGone = state === undefined && chips === 0;
  const isFolded = state?.folded === true;
  const hasCards = state !== undefined && listCards(view!, seat).length > 0;
  const goneText = place === undefined ? words.table.out : words.table.place(words.table.out, place.place, 0);
  return (
    <SeatPlate
      name={name}
      isYou={chair === table.you}
      player={player}
      // After a hand the chair knows more: chips may have been bought.
      stack={amount(table.hand === null ? chips : (state?.stack ?? chips))}
      layout={findLayout(hand?.game ?? table.game)}
      isButton={hand?.button === chair}
      isActing={state !== undefined && view?.actor === seat}
      isFolded={isFolded}
      isGone={isGone}
      cards={hasCards && <HandOfCards view={view!} seat={seat} />}
      absent={isGone ? goneText : isFolded && !hasCards ? words.table.folded : undefined}
      result={won === 0 ? undefined : { text: signed(amount, won), isWon: won > 0 }}
    >
      {state !== undefined && view !== undefined && (
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
