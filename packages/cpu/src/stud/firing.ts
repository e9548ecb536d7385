import type { Seat, View } from '@doorcard/engine';

/** The streets on which a seat has completed, bet or raised, as bits by street: 3 for 3rd street up to 7. */
function readFiring({ events }: View, seat: Seat): number {
  let street = 3;
  let fired = 0;
  for (let i = 0; i < events.length; i++) {
    const event = events[i]!;
    if (event.type === 'street') street = event.street + 3;
    else if (event.type === 'raise' && event.seat === seat) fired |= 1 << street;
  }
  return fired;
}

/** Whether a seat completed, bet or raised on both streets. */
export function hasFiredOn(view: View, seat: Seat, first: number, second: number): boolean {
  const both = (1 << first) | (1 << second);
  return (readFiring(view, seat) & both) === both;
}
