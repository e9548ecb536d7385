import { refuse, type Result } from '@doorcard/cards';
import { makePhhAction } from '../phh/phhAction.js';
import type { PhhHand } from '../phh/phhHand.js';
import type { PhhLines } from '../phh/phhReader.js';

/** What is wrong with one action; the code without its `history/`. */
export interface Complaint {
  readonly code: string;
  readonly problem: string;
  readonly expected: string;
}

/** `hand 7, line 12, `: as far as it is known. */
export function makePlace({ key }: PhhHand, line: number | undefined): string {
  const hand = key === undefined ? '' : `hand ${key}, `;
  return line === undefined ? hand : `${hand}line ${line}, `;
}

/** An error that names the action by its number, from 1, and by its text. */
export function refuseAction(
  phh: PhhHand,
  index: number,
  complaint: Complaint,
  lines: PhhLines | undefined,
): Result<never> {
  const text = makePhhAction(phh.actions[index]!, phh.unit);
  return refuse({
    code: `history/${complaint.code}`,
    value: text,
    problem: `${makePlace(phh, lines?.actions[index])}action ${index + 1}, "${text}": ${complaint.problem}`,
    expected: complaint.expected,
  });
}
