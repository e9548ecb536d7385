import { unwrap } from '@doorcard/cards';
import { makePhh, writePhhHand } from '@doorcard/history';
import { hideUnseen } from '@doorcard/table';
import type { HandPapers } from './keptHand.js';
import type { ReadHand } from './readHand.js';

/** The papers of a hand that came from outside: what its owner could not see is kept apart. */
export function makePapers(id: string, { phh, played }: ReadHand, you: number | null): HandPapers {
  const whole = makePhh(phh);
  const none = { id, seen: whole, all: null, reasons: [] };
  if (played.state !== 'finished') return none;
  const { unit, details, extras } = phh;
  const write = (hand: ReadHand['played']['hand']): string =>
    makePhh(unwrap(writePhhHand(hand, { unit, details, extras })));
  const seen = write(hideUnseen(played.hand, you));
  return seen === write(played.hand) ? none : { id, seen, all: whole, reasons: [] };
}
