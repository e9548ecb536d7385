import type { RaiseKind, Seat, View } from '@doorcard/engine';
import { bringsIn } from '@doorcard/table/client';
import type { SharedWords } from '../language/words/sharedWords.js';

/** What a seat that is still in did last on this street, in a word; its chips show what it cost. */
export function nameLastAction(
  words: Pick<SharedWords, 'table' | 'tableParts'>,
  view: View,
  seat: Seat,
): string | undefined {
  if (view.seats[seat]!.allIn) return words.table.allIn;
  const last = findLastAction(view, seat);
  if (last !== undefined) return words.tableParts.spot[last];
  return bringsIn(view, seat) ? words.table.bringIn : undefined;
}

/** What a seat did last on this street. */
export function findLastAction(
  { events }: Pick<View, 'events'>,
  seat: Seat,
): 'check' | 'call' | RaiseKind | undefined {
  const start = events.findLastIndex(({ type }) => type === 'street');
  for (const event of events.slice(start).toReversed()) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'raise') return event.as;
    if (event.type === 'check' || event.type === 'call') return event.type;
  }
  return undefined;
}
