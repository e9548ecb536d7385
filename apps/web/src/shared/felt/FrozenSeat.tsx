import { makeCard } from '@doorcard/cards';
import { VARIANTS, type GameId, type Seat, type View } from '@doorcard/engine';
import { findLayout, type LyingCard } from '@doorcard/table/client';
import { nameHolding, namePlayer, signed, type WriteChips } from '@doorcard/text';
import type { CSSProperties, ReactNode } from 'react';
import { Avatar } from '../avatars/Avatar.js';
import { CardFace } from '../cards/CardFace.js';
import { listKnownCards } from '../hands/knownCards.js';
import type { SharedWords } from '../language/words/sharedWords.js';
import hidden from '../style/unseen.module.css';
import { nameLastAction } from '../tableParts/lastAction.js';
import { DealerMark } from './DealerMark.js';
import { DrawTokens } from './DrawTokens.js';
import styles from './FrozenTable.module.css';

/** What a replay shows of a seat beyond the view. */
export interface SeatRecord {
  /** As in `lv2:4`; empty when nobody knows. */
  readonly player: string;
  readonly cards: readonly LyingCard[];
  /** Whether the hand is named when all of its cards are known. */
  readonly isNamed: boolean;
  /** What it won or lost, at the end. */
  readonly won: number | undefined;
}

interface SeatProps {
  readonly view: View;
  readonly seat: Seat;
  readonly words: SharedWords;
  readonly amount: WriteChips;
  readonly record: SeatRecord | undefined;
}

/** An opponent: who it is and what it did, and its cards. */
export function FrozenSeat({ name, ...props }: SeatProps & { readonly name: string }) {
  const { view, seat, words, amount, record } = props;
  const { folded, draws } = view.seats[seat]!;
  const cards = record?.cards ?? listKnownCards(view, seat);
  const isActing = view.actor === seat;
  return (
    <article
      className={`${styles.seat} ${folded ? styles.out : ''} ${isActing ? styles.acting : ''}`}
      aria-label={name}
      aria-current={isActing}
      data-seat={seat}
    >
      <Who {...props} name={name} avatar={name} />
      {cards.length > 0 && (
        <ol className={styles.cards} data-many={cards.length > 5}>
          {cards.map(({ card }, place) => (
            // Cards that nobody sees have only their place as a key.
            <li
              key={card === undefined ? `hidden ${place}` : makeCard(card)}
              data-hidden={card === undefined}
            >
              <CardFace
                card={card}
                state={folded ? 'dead' : 'up'}
                isCovered={cards.length > 5 && place < cards.length - 1}
              />
            </li>
          ))}
        </ol>
      )}
      {draws.length > 0 && !folded && <DrawTokens draws={draws} />}
      {record !== undefined && (
        <p className={styles.note}>
          {nameCards(words, view, record)}
          <Result amount={amount} record={record} />
        </p>
      )}
    </article>
  );
}

/** My cards; in a replay also what the others have. */
export function OwnSeat(props: SeatProps) {
  const { view, seat, words, amount, record } = props;
  const isStud = findLayout(view.game as GameId) === 'stud';
  const { folded, draws } = view.seats[seat]!;
  const isActing = view.actor === seat;
  const cards = record?.cards ?? listKnownCards(view, seat);
  const name = folded && record === undefined ? words.table.folded : undefined;
  return (
    <article
      className={`${styles.mine} ${isActing ? styles.acting : ''}`}
      aria-label={words.table.you}
      aria-current={isActing}
      data-seat={seat}
    >
      {record !== undefined && (
        <Who {...props} name={words.table.you} avatar={undefined}>
          {draws.length > 0 && <DrawTokens draws={draws} />}
        </Who>
      )}
      <ol
        className={`${styles.own} ${folded ? styles.gone : ''}`}
        style={{ '--count': cards.length } as CSSProperties}
      >
        {cards.map(({ card, isUp }, place) => {
          const isDown = isStud && !isUp && view.phase !== 'over';
          return (
            <li
              key={card === undefined ? `hidden ${place}` : makeCard(card)}
              className={isDown ? styles.down : ''}
            >
              <CardFace card={card} state={isDown ? 'down' : 'up'} />
            </li>
          );
        })}
      </ol>
      <p className={styles.holding}>
        {name ?? nameCards(words, view, { cards, isNamed: record?.isNamed ?? true })}
        {record !== undefined && <Result amount={amount} record={record} />}
      </p>
    </article>
  );
}

interface WhoProps extends SeatProps {
  readonly name: string;
  readonly avatar: string | undefined;
  readonly children?: ReactNode;
}

/** Face and name, and what it did last; in a replay also its chips, the button and its level. */
function Who({ view, seat, words, amount, record, name, avatar, children }: WhoProps) {
  const { folded, bet, stack } = view.seats[seat]!;
  const verb = folded ? words.table.folded : nameLastAction(words, view, seat);
  const said = folded ? verb : [verb, ...(bet > 0 ? [amount(bet)] : [])].join(' ').trim();
  const hasDealer = VARIANTS[view.game as GameId].forced === 'blinds' && seat === view.seats.length - 1;
  return (
    <div className={styles.who}>
      <span className={styles.face}>
        <Avatar name={avatar} isQuiet={folded} />
        {record !== undefined && hasDealer && (
          <span className={styles.dealer}>
            <DealerMark label={words.tableParts.dealer} />
          </span>
        )}
      </span>
      <span className={styles.name}>
        <strong>{name}</strong>
        {record !== undefined && (
          <span className={styles.stack} data-part="stack">
            {Number.isFinite(stack) ? amount(stack) : ''}
          </span>
        )}
        {avatar !== undefined && record !== undefined && record.player !== '' && (
          <span className={hidden.unseen}>{namePlayer(words.players, record.player)}</span>
        )}
      </span>
      {said !== undefined && said !== '' && (folded || view.phase !== 'over') && (
        <span className={styles.said}>{said}</span>
      )}
      {children}
    </div>
  );
}

const Result = ({ amount, record: { won } }: Pick<SeatProps, 'amount'> & { readonly record: SeatRecord }) =>
  won !== undefined &&
  won !== 0 && (
    <span className={won > 0 ? styles.won : styles.lost} data-part="result">
      {signed(amount, won)}
    </span>
  );

/** The name of the hand, when every card of it is known. */
function nameCards(
  words: SharedWords,
  { game, board }: View,
  { cards, isNamed }: Pick<SeatRecord, 'cards' | 'isNamed'>,
): string | undefined {
  const known = cards.flatMap(({ card }) => (card === undefined ? [] : [card]));
  const isWhole = known.length > 0 && known.length === cards.length;
  return isNamed && isWhole ? nameHolding(words, game, known, board) : undefined;
}
