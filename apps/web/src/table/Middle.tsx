import { makeCard } from '@doorcard/cards';
import { VARIANTS, type GameId, type View } from '@doorcard/engine';
import type { HandInfo } from '@doorcard/table';
import type { Words, WriteChips } from '@doorcard/text';
import { CardFace } from '../cards/CardFace.js';
import { Awards } from './Awards.js';
import { listPeople } from './people.js';
import { Pots } from './Pots.js';
import { isBetweenHands } from './tableState.js';
import { useTable } from './useTable.js';
import { useTableWords } from './useTableWords.js';

/** The middle of the table: street, pots, board, and whose turn it is or who has won. */
export function Middle() {
  const { words, amount } = useTableWords();
  const view = useTable((state) => state.view);
  const hand = useTable((state) => state.hand);
  const isBetween = useTable(isBetweenHands);
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
          <Awards view={view} people={listPeople(hand, words)} words={words} amount={amount} />
        )}
        {!isPaused && (
          <p className={view?.legal ? 'to-me' : ''}>{tellTurn(view, hand, isBetween, words, amount)}</p>
        )}
      </div>
    </div>
  );
}

function nameStreet({ game, street }: View, { table }: Words): string {
  const { name } = VARIANTS[game as GameId].streets[street]!;
  return table.streets[name] ?? name;
}

function tellTurn(
  view: View | undefined,
  hand: HandInfo | undefined,
  isBetween: boolean,
  words: Words,
  amount: WriteChips,
): string {
  const { web, play } = words;
  if (view === undefined || hand === undefined) return isBetween ? web.table.betweenHands : '';
  const { legal, actor, phase } = view;
  if (phase === 'over') return web.table.handOver;
  if (legal === null) return actor === null ? '' : play.waiting(listPeople(hand, words)[actor]!.name);
  if (legal.draw !== undefined) return web.table.yourDraw;
  return legal.call === undefined
    ? web.table.yourTurn
    : `${web.table.yourTurn} · ${web.table.price(amount(legal.call))}`;
}
