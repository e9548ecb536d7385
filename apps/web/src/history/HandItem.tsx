import { makeCard } from '@doorcard/cards';
import { memo } from 'react';
import { addressOf } from '../app/route.js';
import { CardFace } from '../cards/CardFace.js';
import { shelf } from './handShelf.js';
import type { HandRow } from './keptHand.js';
import { NoteMark } from './NoteMark.js';
import { StarButton } from './StarButton.js';
import { useHandAmounts } from './useHandAmounts.js';

interface HandItemProps {
  readonly row: HandRow;
  readonly when: string;
  readonly isSelected: boolean;
}

/** One hand of the list: what it was, what I held, what it brought. */
export const HandItem = memo(function HandItem({ row, when, isSelected }: HandItemProps) {
  const { words, write, writeResult } = useHandAmounts(row);
  const { list, kinds } = words.web.history;
  const { id, game, you, cards, result, names, kind, seed, note } = row;
  const name = words.table.games[game];
  const [won, wonOther] = result === null ? [] : writeResult(result);
  const others = names.filter((_, seat) => seat !== you).join(', ');
  return (
    <li className="hand-item">
      <label className="tick">
        <input
          type="checkbox"
          checked={isSelected}
          aria-label={list.select(`${name}, ${when}`)}
          onChange={({ target }) => shelf.getState().select([id], target.checked)}
        />
      </label>
      <a className="what" href={addressOf('history', encodeURIComponent(id))}>
        <strong>{name}</strong>
        <span className="when">
          <time dateTime={new Date(row.at).toISOString()}>{when}</time>
          {` · ${seed === null ? kinds[kind] : words.table.practice(seed)}`}
        </span>
      </a>
      <ol className="hand" aria-label={list.cards}>
        {cards.map((card) => (
          <li key={makeCard(card)}>
            <CardFace card={card} />
          </li>
        ))}
      </ol>
      <span className="others">{others}</span>
      <span className={result !== null && result > 0 ? 'result won' : 'result'}>
        {result === null ? (
          <span className="soft">{you === null ? list.watched : list.unknown}</span>
        ) : (
          <>
            <strong>{won}</strong> <span>{wonOther}</span>
          </>
        )}
      </span>
      <span className="pot">{list.pot(write(row.pot))}</span>
      <span className="mark-place">{note.trim() !== '' && <NoteMark />}</span>
      <StarButton row={row} />
    </li>
  );
});
