import type { Card } from '@doorcard/cards';
import type { Chips, Seat } from '@doorcard/engine';
import { nameBlinds } from './blindRoles.js';
import { bracket } from './cardText.js';
import { describeFold } from './gameName.js';
import type { Money } from './money.js';
import type { PokerStarsHand } from './pokerStarsHand.js';
import { makePotName } from './potName.js';

/** The summary; `nameCards` puts a shown hand into words. */
export function listSummaryLines(
  hand: PokerStarsHand,
  money: Money,
  nameCards: (cards: readonly Card[]) => string,
): string[] {
  const { players, button, events } = hand;
  const board = events.flatMap((event) => (event.type === 'board' ? event.cards : []));
  const seats = players.map(({ chair }, seat) => ({ chair, seat }));
  if (button !== null) seats.sort((a, b) => a.chair - b.chair);
  return [
    '*** SUMMARY ***',
    makeTotalLine(hand, money),
    ...(board.length > 0 ? [`Board ${bracket(board)}`] : []),
    ...seats.map(({ seat }) => makeSeatSummary(hand, seat, money, nameCards)),
  ];
}

function makeTotalLine({ events, rake }: PokerStarsHand, money: Money): string {
  const pots: Chips[] = [];
  for (const event of events) {
    if (event.type === 'win') pots[event.pot] = (pots[event.pot] ?? 0) + event.chips;
  }
  const last = pots.length - 1;
  const parts = pots.flatMap((chips, pot) => {
    const name = makePotName(pot, last);
    return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${money.make(chips)}.`;
  });
  const total = pots.reduce((sum, chips) => sum + chips, 0) + rake;
  const words = [`Total pot ${money.make(total)}`, ...(last > 0 ? parts : []), `| Rake ${money.make(rake)}`];
  return words.join(' ');
}

function makeSeatSummary(
  hand: PokerStarsHand,
  seat: Seat,
  money: Money,
  nameCards: (cards: readonly Card[]) => string,
): string {
  const { players, button, stakes } = hand;
  const { name, chair } = players[seat]!;
  const role = nameBlinds(stakes.blinds)[seat];
  const places = [
    ...(chair === button ? [' (button)'] : []),
    ...(role === undefined || role === 'straddle' || role === 'post' ? [] : [` (${role})`]),
  ];
  return `Seat ${chair}: ${name}${places.join('')}${describeEnd(hand, seat, money, nameCards)}`;
}

function describeEnd(
  { game, events, lastCards }: PokerStarsHand,
  seat: Seat,
  money: Money,
  nameCards: (cards: readonly Card[]) => string,
): string {
  let street = 0;
  let paid = 0;
  let won: Chips | undefined;
  let end = '';
  for (const event of events) {
    if (event.type === 'street') street = event.street;
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'win' && event.chips > 0) won = (won ?? 0) + event.chips;
    if (event.type !== 'ante' && 'chips' in event) paid += event.chips;
    if (event.type === 'fold') {
      end = ` folded ${describeFold(game, street)}${street === 0 && paid === 0 ? " (didn't bet)" : ''}`;
    }
    if (event.type === 'show') end = ` showed ${bracket(event.cards)}`;
    if (event.type === 'muck') {
      const cards = lastCards[seat] ?? null;
      end = cards === null ? ' mucked' : ` mucked ${bracket(cards)}`;
    }
  }
  if (!end.startsWith(' showed')) return won === undefined ? end : `${end} collected (${money.make(won)})`;
  const cards = lastCards[seat] ?? null;
  const name = cards === null ? '' : nameCards(cards);
  const result = won === undefined ? 'lost' : `won (${money.make(won)})`;
  return `${end} and ${result}${name === '' ? '' : ` with ${name}`}`;
}
