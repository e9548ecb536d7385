import { Xoshiro256 } from '@doorcard/cards';
import { summarize, type HandReview, type SessionSummary } from '@doorcard/coach';
import { areCurrent, dropHelped, openAllVerdicts } from '../shared/coach/handVerdicts.js';
import { listRows } from '../shared/hands/handDatabase.js';
import type { HandRow } from '../shared/hands/keptHand.js';

export const SESSIONS = ['table', 'week', 'all', 'files'] as const;
export type SessionChoice = (typeof SESSIONS)[number];

/** A judged hand of a session. */
export interface SessionHand {
  readonly row: HandRow;
  readonly review: HandReview;
}

export interface Session {
  readonly hands: readonly SessionHand[];
  /** Hands without verdicts. */
  readonly unjudged: number;
  readonly summary: SessionSummary;
}

const WEEK = 7 * 24 * 3600 * 1000;
const MOST_LISTED = 10;

/** `t3f9-12` is hand 12 of table t3f9. */
const tableOf = ({ id }: HandRow): string => id.replace(/-\d+$/, '');

function isChosen(row: HandRow, choice: SessionChoice, now: number, last: HandRow | undefined): boolean {
  const isFile = row.kind === 'file' || row.kind === 'link';
  switch (choice) {
    case 'table':
      return last !== undefined && !isFile && tableOf(row) === tableOf(last);
    case 'week':
      return row.at > now - WEEK;
    case 'files':
      return isFile;
    case 'all':
      return true;
  }
}

/** The hands of a choice with their verdicts. Decisions that were made with help do not count. */
export async function openSession(choice: SessionChoice, now: number): Promise<Session> {
  const { rows } = await listRows();
  const verdicts = await openAllVerdicts();
  const own = rows.filter(({ you }) => you !== null);
  const last = own.find(({ kind }) => kind === 'cash' || kind === 'tournament');
  const chosen = own.filter((row) => isChosen(row, choice, now, last));
  const hands = chosen.flatMap((row) => {
    const found = verdicts.get(row.id);
    const review = areCurrent(found, row) ? dropHelped(found) : undefined;
    return review === undefined ? [] : [{ row, review }];
  });
  const judged = chosen.filter((row) => areCurrent(verdicts.get(row.id), row)).length;
  return {
    hands,
    unjudged: chosen.length - judged,
    summary: summarize(
      hands.map(({ review }) => review),
      MOST_LISTED,
      Xoshiro256.fromSeed(1n),
    ),
  };
}
