import { DECK_SIZE, makeRank, type Card } from '@doorcard/cards';
import { listSeenCards, type View } from '@doorcard/engine';
import { SUIT_SHAPES } from '../cards/suitShapes.js';
import { useWords } from '../language/useWords.js';
import { countOuts } from './outs.js';
import styles from './SeenGrid.module.css';

/** Ace first, as people count. */
const RANKS = [12, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
/** Spades, hearts, diamonds, clubs. */
const SUITS = [3, 2, 1, 0];

export interface SeenWords {
  readonly title: string;
  readonly unseen: (count: number) => string;
  readonly states: Readonly<Record<'mine' | 'live' | 'seen', (count: number) => string>>;
}

interface CardGridProps {
  readonly mine: ReadonlySet<Card>;
  readonly live: ReadonlySet<Card>;
  /** Those that lie elsewhere. */
  readonly seen: ReadonlySet<Card>;
  readonly w: SeenWords;
}

/** All 52 cards: mine, live outs, and those that lie elsewhere. Differs by shape, not by colour alone. */
export function CardGrid({ mine, live, seen, w }: CardGridProps) {
  const words = useWords();
  const stateOf = (card: Card): string =>
    mine.has(card) ? 'mine' : seen.has(card) ? 'seen' : live.has(card) ? 'live' : 'unseen';
  return (
    <section aria-label={w.title}>
      <header className={styles.head}>
        <h2>{w.title}</h2>
        <span>{w.unseen(DECK_SIZE - seen.size - mine.size)}</span>
      </header>
      <div
        className={styles.grid}
        role="img"
        aria-label={seen.size === 0 ? w.title : words.nameCards([...seen])}
      >
        <i />
        {RANKS.map((rank) => (
          <b key={rank}>{makeRank(rank)}</b>
        ))}
        {SUITS.flatMap((suit) => [
          <svg key={`suit ${suit}`} className={styles[`suit${suit}`]} viewBox="-10 -10 20 20">
            <path d={SUIT_SHAPES[suit]} />
          </svg>,
          ...RANKS.map((rank) => {
            const card = rank * 4 + suit;
            const state = stateOf(card);
            return (
              <span key={card} className={styles[state]}>
                {state === 'unseen' ? '' : makeRank(rank)}
              </span>
            );
          }),
        ])}
      </div>
      <ul className={styles.legend}>
        <li>
          <span className={styles.mine} /> {w.states.mine(mine.size)}
        </li>
        {live.size > 0 && (
          <li>
            <span className={styles.live} /> {w.states.live(live.size)}
          </li>
        )}
        <li>
          <span className={styles.seen} /> {w.states.seen(seen.size)}
        </li>
      </ul>
    </section>
  );
}

/** The grid of a view. */
export function SeenGrid({ view, w }: { readonly view: View; readonly w: SeenWords }) {
  if (view.mine === null) return null;
  const mine = new Set<Card>([...view.mine.cards, ...view.board]);
  const seen = new Set<Card>(listSeenCards(view).filter((card) => !mine.has(card)));
  const live = new Set<Card>(countOuts(view).flatMap((outs) => outs.live));
  return <CardGrid mine={mine} live={live} seen={seen} w={w} />;
}
