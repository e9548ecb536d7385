import type { Card } from '@doorcard/cards';
import type { GameId, Seat, View } from '@doorcard/engine';
import { findLayout, listCards, type LyingCard } from '@doorcard/table/client';
import type { Style } from './style.js';

const HIDDEN = '??';

/** The cards of a seat in the order in which they came; in stud the down cards are in brackets. */
export function drawCards(view: View, seat: Seat, style: Style): string {
  const name = ({ card }: LyingCard): string => (card === undefined ? HIDDEN : style.card(card));
  const cards = listCards(view, seat);
  const hasBrackets = findLayout(view.game as GameId) === 'stud' && view.seats[seat]!.shown === null;
  if (!hasBrackets) return cards.map(name).join(' ');
  return splitRuns(cards)
    .map((run) => (run[0]!.isUp ? run.map(name).join(' ') : `(${run.map(name).join(' ')})`))
    .join(' ');
}

/** Cards that are next to each other and all up, or all down. */
function splitRuns(cards: readonly LyingCard[]): LyingCard[][] {
  const runs: LyingCard[][] = [];
  for (const card of cards) {
    const last = runs.at(-1);
    if (last?.[0]!.isUp === card.isUp) last.push(card);
    else runs.push([card]);
  }
  return runs;
}

/** The player's own cards with the keys that mark them; marked ones are in brackets. */
export const drawMarks = (cards: readonly Card[], marked: readonly Card[], style: Style): string =>
  cards
    .map((card, place) => {
      const name = style.card(card);
      return `${place + 1}:${marked.includes(card) ? `[${name}]` : name}`;
    })
    .join(' ');
