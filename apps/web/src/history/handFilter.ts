import type { GameId } from '@doorcard/engine';
import { inBigBets, type HandRow } from '../shared/hands/keptHand.js';

export const OUTCOMES = ['any', 'won', 'lost', 'even'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface HandFilter {
  /** Every word of it must be somewhere in the hand: names, note, game, date. */
  readonly text: string;
  readonly game: GameId | 'any';
  readonly outcome: Outcome;
  /** In big bets. */
  readonly leastPot: number;
  readonly isStarred: boolean;
}

export const NO_FILTER: HandFilter = { text: '', game: 'any', outcome: 'any', leastPot: 0, isStarred: false };

export const isFiltering = ({ text, game, outcome, leastPot, isStarred }: HandFilter): boolean =>
  text.trim() !== '' || game !== 'any' || outcome !== 'any' || leastPot > 0 || isStarred;

/** What a row says in the reader's language, for the search. */
export type TellRow = (row: HandRow) => string;

export function filterRows(
  rows: readonly HandRow[],
  { text, game, outcome, leastPot, isStarred }: HandFilter,
  tellRow: TellRow,
): readonly HandRow[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(
    (row) =>
      (game === 'any' || row.game === game) &&
      (!isStarred || row.star) &&
      inBigBets(row.pot, row) >= leastPot &&
      hasOutcome(row, outcome) &&
      (words.length === 0 || hasWords(row, words, tellRow)),
  );
}

const hasOutcome = ({ result }: HandRow, outcome: Outcome): boolean => {
  if (outcome === 'any') return true;
  if (result === null) return false;
  return outcome === 'won' ? result > 0 : outcome === 'lost' ? result < 0 : result === 0;
};

function hasWords(row: HandRow, words: readonly string[], tellRow: TellRow): boolean {
  const told = [row.id, row.game, ...row.names, ...row.players, row.note, row.seed ?? '', tellRow(row)];
  const text = told.join('\n').toLowerCase();
  return words.every((word) => text.includes(word));
}

/** One page of a list, and how many pages there are; a page that is not there is the nearest one. */
export function takePage<T>(
  items: readonly T[],
  wanted: number,
  size: number,
): { readonly items: readonly T[]; readonly page: number; readonly pages: number } {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const page = Math.min(Math.max(0, wanted), pages - 1);
  return { items: items.slice(page * size, (page + 1) * size), page, pages };
}
