import type { Seat, View } from '@doorcard/engine';
import type { Words } from '@doorcard/text';

/** What a seat did last on this street, in a word; what it cost is seen from its chips. */
export function nameLastAction(
  { events }: Pick<View, 'events'>,
  seat: Seat,
  { web }: Words,
): string | undefined {
  const start = events.findLastIndex(({ type }) => type === 'street');
  for (const event of events.slice(start).toReversed()) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'raise') return web.table.acted[event.as];
    if (event.type === 'check' || event.type === 'call') return web.table.acted[event.type];
  }
  return undefined;
}
