import { makeCard } from '@doorcard/cards';
import { VARIANTS, type GameId } from '@doorcard/engine';
import { bringsIn, findLayout } from '@doorcard/table/client';
import { nameHolding, namePlayer, signed, type Person, type WriteChips } from '@doorcard/text';
import { Avatar } from '../shared/avatars/Avatar.js';
import { CardFace } from '../shared/cards/CardFace.js';
import type { SharedWords } from '../shared/language/words/sharedWords.js';
import { Chips } from '../shared/tableParts/Chips.js';
import styles from './ReplayTable.module.css';
import type { Sight } from '../shared/hands/sight.js';
import type { Step } from './replay.js';
import { listSeatCards } from './seatCards.js';
import hidden from '../shared/style/unseen.module.css';

interface ReplaySeatProps {
  readonly step: Step;
  readonly seat: number;
  readonly sight: Sight;
  readonly person: Person;
  /** As in `lv2:4`. */
  readonly player: string;
  /** What it won or lost, at the end. */
  readonly won: number | undefined;
  readonly words: SharedWords;
  readonly amount: WriteChips;
}

/** One player at one moment of a hand. */
export function ReplaySeat({ step, seat, sight, person, player, won, words, amount }: ReplaySeatProps) {
  const { view } = step;
  const { stack, folded, bet } = view.seats[seat]!;
  const { name, isYou } = person;
  const game = view.game as GameId;
  const isStud = findLayout(game) === 'stud';
  const cards = listSeatCards(step, seat, sight);
  const isButton = VARIANTS[game].forced === 'blinds' && seat === view.seats.length - 1;
  const isActing = view.actor === seat;
  return (
    <article
      className={`${styles.seat} ${isYou ? styles.mine : ''} ${folded ? styles.folded : ''} ${isActing ? styles.acting : ''}`}
      aria-current={isActing}
      aria-label={isYou ? words.table.you : name}
      data-seat={seat}
    >
      <div className={styles.plate}>
        <span className={styles.face}>
          <Avatar name={isYou ? undefined : name} isQuiet={folded} />
        </span>
        <span className={styles.name}>{isYou ? words.table.you : name}</span>
        {isButton && (
          <span className={styles.button} role="img" aria-label={words.tableParts.dealer}>
            D
          </span>
        )}
        <span className={styles.stack}>{Number.isFinite(stack) ? amount(stack) : ''}</span>
        {!isYou && player !== '' && (
          <span className={hidden.unseen}>{namePlayer(words.players, player)}</span>
        )}
      </div>
      <ol className={styles.hand}>
        {cards.map(({ card, isUp }, place) => (
          // Cards that nobody sees have only their place as a key.
          <li
            key={card === undefined ? `hidden ${place}` : makeCard(card)}
            className={isStud && !isUp ? styles.down : undefined}
          >
            <CardFace
              card={card}
              state={folded && card !== undefined ? 'dead' : isStud && !isUp && isYou ? 'down' : 'up'}
            />
          </li>
        ))}
      </ol>
      <SeatNotes step={step} seat={seat} sight={sight} won={won} words={words} amount={amount} />
      {bet > 0 && view.phase !== 'over' && (
        <p className={styles.bet}>
          <Chips chips={bet} />
          <span aria-hidden="true">{amount(bet)}</span>
          <span className={hidden.unseen}>{words.table.bet(bet)}</span>
        </p>
      )}
    </article>
  );
}

/** What it drew, holds and won. */
function SeatNotes({
  step,
  seat,
  sight,
  won,
  words,
  amount,
}: Pick<ReplaySeatProps, 'step' | 'seat' | 'sight' | 'won' | 'words' | 'amount'>) {
  const { view } = step;
  const { folded, draws, allIn } = view.seats[seat]!;
  const cards = listSeatCards(step, seat, sight);
  const known = cards.flatMap(({ card }) => (card === undefined ? [] : [card]));
  const hasName = known.length > 0 && known.length === cards.length && !(folded && sight === 'seen');
  const holding = hasName ? nameHolding(words, view.game, known, view.board) : undefined;
  const isOver = view.phase === 'over';
  return (
    <p className={styles.notes}>
      {folded && <span>{words.table.folded}</span>}
      {draws.length > 0 && <span>{words.table.drawsInWords(draws)}</span>}
      {bringsIn(view, seat) && <span>{words.table.bringIn}</span>}
      {allIn && !folded && !isOver && <span>{words.table.allIn}</span>}
      {holding !== undefined && <strong>{holding}</strong>}
      {won !== undefined && won !== 0 && (
        <span className={won > 0 ? styles.won : styles.lost}>{signed(amount, won)}</span>
      )}
    </p>
  );
}
