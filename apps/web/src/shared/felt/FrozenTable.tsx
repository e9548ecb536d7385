import { makeCard } from '@doorcard/cards';
import { VARIANTS, type GameId, type Seat, type View } from '@doorcard/engine';
import { bringsIn, findLayout, listAwards, listCards } from '@doorcard/table/client';
import { nameOwnHand, type WriteChips } from '@doorcard/text';
import type { CSSProperties } from 'react';
import { Avatar } from '../avatars/Avatar.js';
import { CardFace } from '../cards/CardFace.js';
import { isKnown } from '../hands/keptHand.js';
import type { SharedWords } from '../language/words/sharedWords.js';
import { Chips } from '../tableParts/Chips.js';
import { findLastAction } from '../tableParts/lastAction.js';
import { DrawTokens } from './DrawTokens.js';
import styles from './FrozenTable.module.css';

interface FrozenTableProps {
  readonly view: View;
  /** By seat. */
  readonly names: readonly string[];
  readonly words: SharedWords;
  readonly amount: WriteChips;
  /** Hides the cards of the others and of the board, for a test of memory. */
  readonly isBlind?: boolean;
}

/** Where opponents sit, in per cent of the felt, from my left around the table. */
const PLACES: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[50, 6]],
  [
    [21, 20],
    [79, 20],
  ],
  [
    [18, 36],
    [50, 4],
    [82, 36],
  ],
  [
    [17, 41],
    [27, 5],
    [73, 5],
    [83, 41],
  ],
  [
    [18, 42],
    [17, 8],
    [50, 4],
    [83, 8],
    [82, 42],
  ],
  [
    [17, 44],
    [14, 9],
    [38, 4],
    [62, 4],
    [86, 9],
    [83, 44],
  ],
  [
    [15, 50],
    [13, 24],
    [27, 4],
    [50, 3],
    [73, 4],
    [87, 24],
    [85, 50],
  ],
];

/** A table that stands still: what one seat saw at one moment. On a phone the others are in rows. */
export function FrozenTable({ view, names, words, amount, isBlind = false }: FrozenTableProps) {
  const game = view.game as GameId;
  const me = view.seat;
  const count = names.length;
  const others = names.map((_, i) => ((me ?? -1) + 1 + i) % count).filter((seat) => seat !== me);
  const street = VARIANTS[game].streets[view.street]!.name;
  const layout = findLayout(game);
  const isOver = view.phase === 'over';
  const gains = isOver ? listGains(view) : [];
  return (
    <section
      className={`${styles.felt} ${styles[layout]}`}
      aria-label={words.tableParts.seats}
      data-game={game}
      data-part="frozen"
      data-count={others.length}
    >
      <div className={styles.rail} aria-hidden="true" />
      <ol className={styles.others}>
        {others.map((seat, i) => {
          const [x, y] = PLACES[others.length]?.[i] ?? [50, 4];
          return (
            <li key={seat} style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}>
              <FrozenSeat
                view={view}
                seat={seat}
                name={names[seat]!}
                words={words}
                amount={amount}
                isBlind={isBlind}
              />
            </li>
          );
        })}
      </ol>
      <div className={styles.middle}>
        <p className={styles.street}>{words.table.streets[street] ?? street}</p>
        <p className={styles.pot}>
          <Chips chips={view.pot} mostPiles={2} /> <span>{words.table.pot(view.pot)}</span>
        </p>
        {view.board.length > 0 && (
          <ol className={styles.board}>
            {view.board.map((card) => (
              <li key={makeCard(card)}>
                <CardFace card={isBlind ? undefined : card} />
              </li>
            ))}
          </ol>
        )}
        {gains.map(({ seat, chips }) => (
          <p key={seat} className={styles.gain}>
            {words.tableParts.wins(
              { name: seat === me ? words.table.you : names[seat]!, isYou: seat === me },
              amount(chips),
            )}
          </p>
        ))}
      </div>
      {me !== null && <OwnCards view={view} seat={me} words={words} />}
    </section>
  );
}

function listGains(view: View): { readonly seat: Seat; readonly chips: number }[] {
  const gains = new Map<Seat, number>();
  for (const { winners } of listAwards(view)) {
    for (const { seat, chips } of winners) gains.set(seat, (gains.get(seat) ?? 0) + chips);
  }
  return [...gains].map(([seat, chips]) => ({ seat, chips }));
}

function OwnCards({
  view,
  seat,
  words,
}: {
  readonly view: View;
  readonly seat: Seat;
  readonly words: SharedWords;
}) {
  const isStud = findLayout(view.game as GameId) === 'stud';
  const isOver = view.phase === 'over';
  const { folded } = view.seats[seat]!;
  const cards = view.mine?.cards ?? [];
  const { up } = view.seats[seat]!;
  const name = cards.length === 0 || folded ? undefined : nameOwnHand(words, view);
  return (
    <article className={styles.mine} aria-label={words.table.you}>
      <ol
        className={`${styles.own} ${folded ? styles.gone : ''}`}
        style={{ '--count': cards.length } as CSSProperties}
      >
        {cards.map((card) => {
          const isDown = isStud && !up.includes(card) && !isOver;
          return (
            <li key={makeCard(card)} className={isDown ? styles.down : ''}>
              <CardFace card={card} state={isDown ? 'down' : 'up'} />
            </li>
          );
        })}
      </ol>
      <p className={styles.holding}>{folded ? words.table.folded : name}</p>
    </article>
  );
}

interface FrozenSeatProps extends Omit<FrozenTableProps, 'names'> {
  readonly seat: Seat;
  readonly name: string;
}

function FrozenSeat({ view, seat, name, words, amount, isBlind = false }: FrozenSeatProps) {
  const { folded, bet, draws, allIn, shown } = view.seats[seat]!;
  const isOver = view.phase === 'over';
  const cards = listCards(view, seat);
  const last = findLastAction(view, seat);
  const verb = folded
    ? words.table.folded
    : allIn
      ? words.table.allIn
      : last !== undefined
        ? words.tableParts.spot[last]
        : bringsIn(view, seat)
          ? words.table.bringIn
          : undefined;
  const said =
    folded || isOver
      ? folded
        ? verb
        : undefined
      : [verb, ...(bet > 0 ? [amount(bet)] : [])].join(' ').trim();
  const hidden = isBlind && shown === null;
  return (
    <article className={`${styles.seat} ${folded ? styles.out : ''}`} aria-label={name}>
      <div className={styles.who}>
        <span className={styles.face}>
          <Avatar name={name} isQuiet={folded} />
        </span>
        <strong>{name}</strong>
        {said !== undefined && said !== '' && <span className={styles.said}>{said}</span>}
      </div>
      {cards.length > 0 && (
        <ol className={styles.cards} data-many={cards.length > 5}>
          {cards.map(({ card, isUp }, place) => {
            const face = card !== undefined && isKnown(card) && !(hidden && isUp) ? card : undefined;
            return (
              <li
                key={face === undefined ? `hidden ${place}` : makeCard(face)}
                data-hidden={face === undefined}
              >
                <CardFace
                  card={face}
                  state={folded ? 'dead' : 'up'}
                  isCovered={cards.length > 5 && place < cards.length - 1}
                />
              </li>
            );
          })}
        </ol>
      )}
      {draws.length > 0 && !folded && <DrawTokens draws={draws} />}
    </article>
  );
}
