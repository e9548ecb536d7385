import { DECK_SIZE, type Card } from '@doorcard/cards';
import {
  listDecisions,
  listEvents,
  nextSeat,
  rewind,
  type Hand,
  type HandEvent,
  type Seat,
} from '@doorcard/engine';
import type { PhhAction } from '../phh/phhAction.js';
import type { PhhCards } from '../phh/phhCards.js';
import { isShowdown, knowsCards, listContenders } from '../scriptedHand.js';

const nameCards = (cards: readonly Card[]): PhhCards => cards.map((card) => (card < DECK_SIZE ? card : null));

/**
 * The actions of a hand in one canonical form. After an all-in the hands are shown before the rest of the cards is
 * dealt, and shown again if the last card is a down card: PokerKit requires it. A showdown with an unknown winner is
 * left out, and so are deals at the end without any known card.
 */
export function makeActions(hand: Hand): PhhAction[] {
  const events = listEvents(hand);
  const { actions, runOutAt } = translate(events);
  if (!isShowdown(hand) || listContenders(hand) === 0) return dropUnknownDeals(actions);
  const showings = listShowingActions(hand, events);
  if (runOutAt === undefined) return [...actions, ...showings];
  const before = actions.slice(0, runOutAt);
  const after = actions.slice(runOutAt);
  const isLastCardDown = after.at(-1)?.type === 'dealHole';
  return [
    ...before,
    ...listEarlyShows(hand, before, showings),
    ...after,
    ...showings.filter(({ type }) => isLastCardDown || type === 'muck'),
  ];
}

interface Translation {
  readonly actions: PhhAction[];
  /** The position of the first card that came when the betting was over. */
  readonly runOutAt: number | undefined;
}

function translate(events: readonly HandEvent[]): Translation {
  const actions: PhhAction[] = [];
  let runOutAt: number | undefined;
  let drawer: Seat | undefined;
  for (const event of events) {
    const action = translateEvent(event);
    if (event.type === 'street' && event.street > 0) runOutAt ??= actions.length;
    if (action === undefined) continue;
    if (action.type !== 'dealHole' && action.type !== 'dealBoard') runOutAt = undefined;
    const last = actions.at(-1);
    // A draw that was interrupted by a reshuffle is still one draw.
    if (event.type === 'draw' && drawer === event.seat && last?.type === 'dealHole') {
      actions[actions.length - 1] = { ...last, cards: [...last.cards, ...nameCards(event.cards)] };
    } else actions.push(action);
    drawer = event.type === 'draw' ? event.seat : undefined;
  }
  return { actions, runOutAt };
}

function translateEvent(event: HandEvent): PhhAction | undefined {
  switch (event.type) {
    case 'deal':
      return { type: 'dealHole', player: event.seat, cards: nameCards(event.cards.map(({ card }) => card)) };
    case 'draw':
      return { type: 'dealHole', player: event.seat, cards: nameCards(event.cards) };
    case 'board':
      return { type: 'dealBoard', cards: nameCards(event.cards) };
    case 'bringIn':
    case 'fold':
      return { type: event.type, player: event.seat };
    case 'check':
    case 'call':
      return { type: 'call', player: event.seat };
    case 'raise':
      return { type: 'raiseTo', player: event.seat, amount: event.to };
    case 'discard':
      return { type: 'draw', player: event.seat, cards: nameCards(event.cards) };
    case 'ante':
    case 'blind':
    case 'street':
    case 'reshuffle':
    case 'return':
    case 'show':
    case 'muck':
    case 'win':
      return undefined;
  }
}

type Showing = Extract<PhhAction, { type: 'show' | 'muck' }>;

function listShowingActions(hand: Hand, events: readonly HandEvent[]): Showing[] {
  // The community card of stud belongs to nobody.
  const shared = hand.plan.isStud ? hand.boardCount : 0;
  // A player who is left alone because the others mucked wins without showing.
  const contenders = listContenders(hand);
  const unseen = knowsCards(hand, contenders) ? 0 : contenders;
  // A hand that wins anything is not mucked, even if it is only a pot of its own ante.
  const winners = events.reduce(
    (seats, event) => (event.type === 'win' ? seats | (1 << event.seat) : seats),
    0,
  );
  return events.flatMap((event): Showing[] => {
    if ((event.type !== 'muck' && event.type !== 'show') || (unseen >> event.seat) & 1) return [];
    const { type, seat: player } = event;
    if (type === 'muck' && ((winners >> player) & 1) === 0) return [{ type, player }];
    const own = Array.from(hand.holes[player]!.subarray(0, hand.cardCount(player) - shared));
    return [{ type: 'show', player, cards: nameCards(own) }];
  });
}

/** The cards of the players who show at the end, as they are when the betting ends. */
function listEarlyShows(hand: Hand, actions: readonly PhhAction[], showings: readonly Showing[]): Showing[] {
  const showers = showings.reduce(
    (bits, { type, player }) => (type === 'show' ? bits | (1 << player) : bits),
    0,
  );
  const shows: Showing[] = [];
  const decisions = listDecisions(hand).length;
  const { aggressor, opener } = rewind(hand, Math.max(0, decisions - 1));
  const { seats } = hand.plan;
  let seat = ((aggressor >= 0 ? aggressor : Math.max(opener, 0)) + seats - 1) % seats;
  for (let left = showers; left !== 0; left &= ~(1 << seat)) {
    seat = nextSeat(left, seat);
    const player = seat;
    const cards = actions.flatMap((action) =>
      action.type === 'dealHole' && action.player === player ? action.cards : [],
    );
    shows.push({ type: 'show', player, cards });
  }
  return shows;
}

function dropUnknownDeals(actions: readonly PhhAction[]): PhhAction[] {
  const isTold = (action: PhhAction): boolean =>
    (action.type !== 'dealHole' && action.type !== 'dealBoard') || action.cards.some((card) => card !== null);
  return actions.slice(0, actions.findLastIndex(isTold) + 1);
}
