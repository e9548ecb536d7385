import { makeCard } from '@doorcard/cards';
import { VARIANTS, type GameId, type View } from '@doorcard/engine';
import { findTurn, type TableState } from '@doorcard/table/client';
import { listPeople, type Words, type WriteChips } from '@doorcard/text';
import { CardFace } from '../cards/CardFace.js';
import { Awards } from './Awards.js';
import { Pots } from './Pots.js';
import { useTable } from './useTable.js';
import { useTableWords } from './useTableWords.js';

/** The middle of the table: street, pots, board, and whose turn it is or who has won. */
export function Middle() {
  const { words, amount } = useTableWords();
  const view = useTable((state) => state.view);
  const hand = useTable((state) => state.hand);
  const turn = useTable((state) => tellTurn(state, words, amount));
  const hasBoard = view !== undefined && VARIANTS[view.game as GameId].showdown.boardSize > 0;
  const isOver = view?.phase === 'over';
  const isPaused = useTable((state) => state.table?.paused === true);
  return (
    <div className="middle">
      <p className="street">{view !== undefined && nameStreet(view, words)}</p>
      <div className="pot">{view !== undefined && <Pots view={view} />}</div>
      {view !== undefined && (hasBoard || view.board.length > 0) && (
        <ol className="board" aria-label={hasBoard ? undefined : words.web.table.communityCard}>
          {view.board.map((card) => (
            <li key={makeCard(card)}>
              <CardFace card={card} />
            </li>
          ))}
        </ol>
      )}
      {/* One region for both, so that each is told when it comes. */}
      <div className="turn" role="status">
        {isOver && hand !== undefined && (
          <Awards view={view} people={listPeople(words, hand)} words={words} amount={amount} />
        )}
        {!isPaused && <p className={view?.legal ? 'to-me' : ''}>{turn}</p>}
      </div>
    </div>
  );
}

function nameStreet({ game, street }: View, { table }: Words): string {
  const { name } = VARIANTS[game as GameId].streets[street]!;
  return table.streets[name] ?? name;
}

function tellTurn(state: TableState, words: Words, amount: WriteChips): string {
  const { web, play, table } = words;
  const turn = findTurn(state);
  switch (turn.code) {
    case 'none':
      return '';
    case 'between':
      return web.table.betweenHands;
    case 'over':
      return table.handOver;
    case 'other':
      return play.waiting(listPeople(words, state.hand!)[turn.seat]!.name);
    case 'draw':
      return web.table.yourDraw;
    case 'act': {
      const { yourTurn, price } = web.table;
      return turn.call === undefined ? yourTurn : `${yourTurn} · ${price(amount(turn.call))}`;
    }
  }
}
