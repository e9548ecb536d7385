import type { Card } from '@doorcard/cards';
import { VARIANTS, type GameId, type Seat, type View } from '@doorcard/engine';
import type { Style } from './style.js';

const HIDDEN = '??';
/** Stud: how many cards come down before the first open one. */
const FIRST_DOWN = 2;

/** The cards of a seat as they lie: those that others cannot see in brackets, in the order in which they came. */
export function drawCards(view: View, seat: Seat, style: Style): string {
  const { up, down, shown, folded } = view.seats[seat]!;
  const isStud = VARIANTS[view.game as GameId].forced === 'bringIn';
  if (shown !== null) return drawRow(shown, style);
  const mine = seat === view.seat ? view.mine!.cards : undefined;
  if (!isStud) {
    if (mine !== undefined) return drawRow(mine, style);
    return folded ? '' : new Array<string>(down).fill(HIDDEN).join(' ');
  }
  const open = up.map(style.card);
  if (mine === undefined && folded) return open.join(' ');
  const hidden =
    mine?.filter((card) => !up.includes(card)).map(style.card) ?? new Array<string>(down).fill(HIDDEN);
  const first = `(${hidden.slice(0, FIRST_DOWN).join(' ')})`;
  const last = hidden.length > FIRST_DOWN ? [`(${hidden.slice(FIRST_DOWN).join(' ')})`] : [];
  return [first, ...open, ...last].join(' ');
}

const drawRow = (cards: readonly Card[], style: Style): string => cards.map(style.card).join(' ');

/** Own cards with the keys that mark them; what is marked to go stands in brackets. */
export const drawMarks = (cards: readonly Card[], marked: ReadonlySet<number>, style: Style): string =>
  cards
    .map((card, place) => {
      const name = style.card(card);
      return `${place + 1}:${marked.has(place) ? `[${name}]` : name}`;
    })
    .join(' ');
