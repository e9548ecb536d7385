import type { Card } from '@doorcard/cards';
import { VARIANTS, type GameId, type Seat, type View } from '@doorcard/engine';

/** One card of a seat. */
export interface LyingCard {
  /** Undefined for a card that we cannot see. */
  readonly card: Card | undefined;
  /** Whether everybody sees it. */
  readonly isUp: boolean;
}

/** Stud: how many down cards come before the first up card. */
const FIRST_DOWN = 2;

/** The cards of a seat in the order in which they came. A folded hand keeps only its up cards. */
export function listCards(view: View, seat: Seat): LyingCard[] {
  const { up, down, shown, folded } = view.seats[seat]!;
  const mine = seat === view.seat ? view.mine?.cards : undefined;
  const known = shown ?? mine;
  if (known !== undefined) return known.map((card) => ({ card, isUp: up.includes(card) }));
  const open = up.map((card) => ({ card, isUp: true }));
  if (folded) return open;
  const hidden = Array.from({ length: down }, () => ({ card: undefined, isUp: false }));
  return findLayout(view.game as GameId) === 'stud'
    ? [...hidden.slice(0, FIRST_DOWN), ...open, ...hidden.slice(FIRST_DOWN)]
    : hidden;
}

/** The three layouts of cards: rows of stud, hands that draw, hands with a board. */
export type CardLayout = 'stud' | 'draw' | 'board';

export function findLayout(game: GameId): CardLayout {
  const { forced, streets } = VARIANTS[game];
  if (forced === 'bringIn') return 'stud';
  return streets.some(({ draw }) => draw === true) ? 'draw' : 'board';
}

/** The seat that brought it in, while that street is played. */
export const bringsIn = ({ street, events }: View, seat: Seat): boolean =>
  street === 0 && events.some((event) => event.type === 'bringIn' && event.seat === seat);
