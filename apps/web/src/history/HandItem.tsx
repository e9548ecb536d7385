import { makeCard } from '@doorcard/cards';
import { memo } from 'react';
import { addressOf } from '../shared/address/route.js';
import { CardFace } from '../shared/cards/CardFace.js';
import { GameMark } from '../shared/games/GameMark.js';
import type { HandRow } from '../shared/hands/keptHand.js';
import { NoteMark } from './NoteMark.js';
import { StarButton } from './StarButton.js';
import { handStore } from './handStore.js';
import { useHandAmounts } from '../shared/hands/useHandAmounts.js';
import { useHistoryWords } from './useHistoryWords.js';
import styles from './history.module.css';

interface HandItemProps {
  readonly row: HandRow;
  readonly when: string;
  readonly isSelected: boolean;
}

/** One hand of the list: what it was, what I held, what it brought. */
export const HandItem = memo(function HandItem({ row, when, isSelected }: HandItemProps) {
  const { words, write, writeResult } = useHandAmounts(row);
  const { list, kinds } = useHistoryWords();
  const { id, game, you, cards, result, names, kind, seed, note } = row;
  const name = words.table.games[game];
  const [won, wonOther] = result === null ? [] : writeResult(result);
  const others = names.filter((_, seat) => seat !== you).join(', ');
  return (
    <li className={styles.handItem} data-part="hand">
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={isSelected}
          aria-label={list.select(`${name}, ${when}`)}
          onChange={({ target }) => handStore.getState().select([id], target.checked)}
        />
      </label>
      <a className={styles.what} href={addressOf('history', encodeURIComponent(id))}>
        <strong className={styles.name}>
          <GameMark game={game} size="small" /> {name}
        </strong>
        <span className={styles.when}>
          <time dateTime={new Date(row.at).toISOString()}>{when}</time>
          {` · ${seed === null ? kinds[kind] : words.table.practice(seed)}`}
        </span>
      </a>
      <ol className={styles.hand} aria-label={list.cards}>
        {cards.map((card) => (
          <li key={makeCard(card)}>
            <CardFace card={card} />
          </li>
        ))}
      </ol>
      <span className={styles.others}>{others}</span>
      <span className={`${styles.result} ${result !== null && result > 0 ? styles.won : ''}`}>
        {result === null ? (
          <span className={styles.soft}>{you === null ? list.watched : list.unknown}</span>
        ) : (
          <>
            <strong>{won}</strong> <span>{wonOther}</span>
          </>
        )}
      </span>
      <span className={styles.pot}>{list.pot(write(row.pot))}</span>
      <span className={styles.markPlace}>{note.trim() !== '' && <NoteMark />}</span>
      <StarButton row={row} />
    </li>
  );
});
