import { unwrap } from '@doorcard/cards';
import { makePhh, writePhhHand } from '@doorcard/history';
import { hideUnseen } from '@doorcard/table';
import type { HandRecords } from './keptHand.js';
import type { ReadHand } from './readHand.js';

/** The records of an imported or shared hand: what its owner could not see is kept apart. */
export function makeRecords(id: string, { phh, played }: ReadHand, you: number | null): HandRecords {
  const whole = makePhh(phh);
  const none = { id, seen: whole, all: null, reasons: [] };
  if (played.state !== 'finished') return none;
  const { unit, details, extras } = phh;
  const write = (hand: ReadHand['played']['hand']): string =>
    makePhh(unwrap(writePhhHand(hand, { unit, details, extras, collected: played.collected })));
  const seen = write(hideUnseen(played.hand, you));
  return seen === write(played.hand) ? none : { id, seen, all: whole, reasons: [] };
}
