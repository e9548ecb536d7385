import { areCurrent, dropHelped, openAllVerdicts } from '../shared/coach/handVerdicts.js';
import type { HandRow } from '../shared/hands/keptHand.js';
import { dayOf } from './countHands.js';
import type { JudgedHand } from './progressMessage.js';

/** The hands that are judged, oldest first, with no more than the tables need. */
export async function listJudged(
  rows: readonly HandRow[],
): Promise<{ readonly hands: readonly JudgedHand[]; readonly unjudged: number }> {
  const verdicts = await openAllVerdicts();
  const hands: JudgedHand[] = [];
  let unjudged = 0;
  for (const row of rows.toReversed()) {
    if (row.you === null) continue;
    const found = verdicts.get(row.id);
    const review = areCurrent(found, row) ? dropHelped(found) : undefined;
    if (!areCurrent(found, row)) unjudged++;
    if (review === undefined) continue;
    hands.push({
      game: row.game,
      day: dayOf(row.at),
      decisions: review.decisions.map(({ street, verdict }) => ({
        street,
        loss: verdict.counted.mean,
        label: verdict.label,
        taken: verdict.taken.type,
        best: verdict.actions[0]!.action.type,
      })),
    });
  }
  return { hands, unjudged };
}
