import type { RaiseKind, Seat, View } from '@doorcard/engine';

/** What a seat did last on this street; its chips show what it cost. */
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
