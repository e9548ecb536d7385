import { findLayout, findSeatState, listCards } from '@doorcard/table/client';
import { namePlayer, signed } from '@doorcard/text';
import { useShallow } from 'zustand/react/shallow';
import { CardRow } from '../shared/felt/CardRow.js';
import { layCards } from '../shared/felt/layCards.js';
import { SeatBlock } from '../shared/felt/SeatBlock.js';
import { useTable } from '../shared/tableStore/useTable.js';
import hidden from '../shared/style/unseen.module.css';
import { SeatSpot } from './SeatSpot.js';
import { useTableWords } from './useTableWords.js';
import { useWinningCards } from './useWinningCards.js';

/** An opponent at the live table. */
export function Seat({ chair }: { readonly chair: number }) {
  const { words, amount } = useTableWords();
  const game = useTable(({ hand, table }) => hand?.game ?? table!.game);
  const view = useTable((state) => state.view);
  const found = useTable(useShallow((state) => findSeatState(state, chair)))!;
  const raised = useWinningCards();
  const { name, player, stack, isButton, isActing, isGone, won, place, seat } = found;
  const isFolded = found.view?.folded === true;
  const isIn = view !== undefined && seat !== undefined;
  const layout = findLayout(game);
  const cards = isIn ? listCards(view, seat) : [];
  const goneText = place === undefined ? words.table.out : words.table.place(words.table.out, place, 0);
  // At the end what it cost; without colour and plate everybody sees that it folded.
  const foldedText =
    won === 0 ? (
      words.table.folded
    ) : (
      <>
        {signed(amount, won)} <span className={hidden.unseen}>{words.table.folded}</span>
      </>
    );
  const hasRow = cards.length > 0 && !(isFolded && layout === 'stud');
  return (
    <SeatBlock
      name={name}
      about={player === '' ? undefined : namePlayer(words.players, player)}
      layout={layout}
      second={isGone ? goneText : isFolded ? foldedText : amount(stack)}
      isActing={isActing}
      isOut={isFolded || isGone}
      dealer={isButton && layout !== 'stud' ? words.tableParts.dealer : undefined}
      cards={
        hasRow && (
          <CardRow
            cards={cards}
            layout={layout}
            isMine={false}
            draws={found.view?.draws ?? []}
            raised={raised}
          />
        )
      }
      row={layCards(hasRow ? cards : [], layout, false)}
      dead={
        isFolded && layout === 'stud' ? cards.flatMap(({ card }) => (card === undefined ? [] : [card])) : []
      }
      draws={found.view?.draws ?? []}
      isOver={view?.phase === 'over'}
      spot={isIn && <SeatSpot view={view} seat={seat} won={won} words={words} amount={amount} />}
    />
  );
}
