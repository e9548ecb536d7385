import type { SeatView, View } from '@doorcard/engine';
import { nameHolding, nameOwnHand, signed, type Words } from '@doorcard/text';
import { bringsIn, findLayout } from './cardRow.js';
import { HandOfCards } from './HandOfCards.js';
import { useTable } from './useTable.js';
import { useTableWords } from './useTableWords.js';

/** One player: name, chips, bet, cards, draws. The same for everybody; mine is larger. */
export function Seat({ chair }: { readonly chair: number }) {
  const { words, amount } = useTableWords();
  const table = useTable((state) => state.table)!;
  const hand = useTable((state) => state.hand);
  const view = useTable((state) => state.view);
  const results = useTable((state) => state.results);
  const { name, chips, player } = table.chairs[chair]!;
  const isYou = chair === table.you;
  const seat = hand?.chairs.indexOf(chair) ?? -1;
  const state = seat >= 0 ? view?.seats[seat] : undefined;
  const result = results?.find((each) => each.seat === seat);
  const isActing = state !== undefined && view?.actor === seat;
  const won = result === undefined ? 0 : result.after - result.before;
  const place = table.places.find((each) => each.chair === chair);
  const classes = [
    'seat',
    isYou && 'mine',
    isActing && 'acting',
    state?.folded === true && 'folded',
    won > 0 && 'winning',
    state === undefined && chips === 0 && 'gone',
  ];
  return (
    <article
      className={classes.filter(Boolean).join(' ')}
      aria-current={isActing}
      aria-label={isYou ? words.table.you : name}
    >
      <div className="who">
        <span className="name">{isYou ? words.table.you : name}</span>
        {!isYou && <span className="player">{player}</span>}
        {hand?.button === chair && (
          <span className="button-mark" role="img" aria-label={words.web.table.dealer}>
            D
          </span>
        )}
        {/* After a hand the chair knows more: chips may have been bought. */}
        <span className="stack">{amount(table.hand === null ? chips : (state?.stack ?? chips))}</span>
      </div>
      <div className={`cards ${findLayout(hand?.game ?? table.game)}`}>
        {state !== undefined && <HandOfCards view={view!} seat={seat} />}
      </div>
      <div className="notes">
        {state !== undefined && view !== undefined && (
          <SeatNotes view={view} seat={seat} state={state} words={words} />
        )}
        {state === undefined && chips === 0 && (
          <span>
            {place === undefined ? words.table.out : words.table.place(words.table.out, place.place, 0)}
          </span>
        )}
        {won !== 0 && <span className={won > 0 ? 'won' : 'lost'}>{signed(amount, won)}</span>}
      </div>
    </article>
  );
}

interface SeatNotesProps {
  readonly view: View;
  readonly seat: number;
  readonly state: SeatView;
  readonly words: Words;
}

function SeatNotes({ view, seat, state, words }: SeatNotesProps) {
  const { draws, folded, allIn, bet, shown } = state;
  const isOver = view.phase === 'over';
  const name =
    seat === view.seat
      ? nameOwnHand(words, view)
      : shown === null
        ? undefined
        : nameHolding(words, view.game, shown, view.board);
  return (
    <>
      {bet > 0 && !isOver && (
        <span className="bet" key={bet}>
          {words.table.bet(bet)}
        </span>
      )}
      {draws.length > 0 && <span className="draws">{words.table.draws(draws)}</span>}
      {folded && <span>{words.table.folded}</span>}
      {bringsIn(view, seat) && <span className="mark-of">{words.table.bringIn}</span>}
      {allIn && !folded && !isOver && <span className="mark-of all-in">{words.table.allIn}</span>}
      {name !== undefined && <span className="hand-name">{name}</span>}
    </>
  );
}
