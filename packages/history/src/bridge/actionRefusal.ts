import { refuse, type Result } from '@doorcard/cards';
import { makePhhAction } from '../phh/phhAction.js';
import type { PhhHand } from '../phh/phhHand.js';

/** What is wrong with one action; the code without its `history/`. */
export interface Complaint {
  readonly code: string;
  readonly problem: string;
  readonly expected: string;
}

/** A refusal that names the action by its number, from 1, and by its text. */
export function refuseAction(phh: PhhHand, index: number, complaint: Complaint): Result<never> {
  const text = makePhhAction(phh.actions[index]!, phh.unit);
  const hand = phh.key === undefined ? '' : `hand ${phh.key}, `;
  return refuse({
    code: `history/${complaint.code}`,
    value: text,
    problem: `${hand}action ${index + 1}, "${text}": ${complaint.problem}`,
    expected: complaint.expected,
  });
}
