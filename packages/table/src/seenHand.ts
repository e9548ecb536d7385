import { Hand, listDecisions, listEvents, UNKNOWN_CARD, type HandEvent, type Seat } from '@doorcard/engine';

/** The same hand with the cards that a seat saw; all others are unknown. The hand is over. */
export function hideUnseen(hand: Hand, seat: Seat | null): Hand {
  const events = listEvents(hand);
  const shown = new Set(events.flatMap((event) => (event.type === 'show' ? [event.seat] : [])));
  const mucked = events.reduce((bits, event) => (event.type === 'muck' ? bits | (1 << event.seat) : bits), 0);
  const seen = new Hand(hand.plan);
  seen.deal({ kind: 'script', cards: listSeen(events, seat, shown) }, mucked);
  for (const { code, amount } of listDecisions(hand)) {
    if (!seen.act(code, amount)) throw new Error('a hand with hidden cards refuses its own decision');
  }
  return seen;
}

/** All dealt cards in order. A player who shows reveals the final hand: earlier discards stay unknown. */
function listSeen(events: readonly HandEvent[], seat: Seat | null, shown: ReadonlySet<Seat>): number[] {
  return events.flatMap((event, at) => {
    const hide = (owner: Seat, card: number): number => {
      const isSeen = owner === seat || (shown.has(owner) && !isThrown(events.slice(at), owner, card));
      return isSeen ? card : UNKNOWN_CARD;
    };
    switch (event.type) {
      case 'deal':
        return event.cards.map(({ card, up }) => (up ? card : hide(event.seat, card)));
      case 'draw':
        return event.cards.map((card) => hide(event.seat, card));
      case 'board':
        return [...event.cards];
      default:
        return [];
    }
  });
}

const isThrown = (events: readonly HandEvent[], owner: Seat, card: number): boolean =>
  events.some((event) => event.type === 'discard' && event.seat === owner && event.cards.includes(card));
