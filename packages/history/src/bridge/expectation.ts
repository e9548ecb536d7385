import { DRAWING, findLegal, OVER, type Hand, type Seat } from '@doorcard/engine';
import { makeAmount } from '../phh/chipUnit.js';
import { largestRaise } from '../scriptedHand.js';
import type { Deal } from './dealRecorder.js';

// What a file should contain instead, written as in the file.

export const makePlayer = (seat: Seat): string => `p${seat + 1}`;

export const listPlayers = (seats: number): string =>
  Array.from({ length: 32 }, (_, seat) => seat)
    .filter((seat) => (seats >> seat) & 1)
    .map(makePlayer)
    .join(', ');

export const countCards = (count: number): string => `${count} card${count === 1 ? '' : 's'}`;

export function describeDeal({ to, cards }: Deal): string {
  const count = countCards(cards.length);
  return to === 'board' ? `d db with ${count}` : `d dh ${makePlayer(to)} with ${count}`;
}

/** What the dealer waits for after all deals in the file. `silent` are those who may still show or muck. */
export function describeTurn(hand: Hand, unit: number, silent: number): string {
  if (hand.phase === OVER) {
    return silent === 0 ? 'no more actions: the hand is over' : `sm of ${listPlayers(silent)}`;
  }
  const player = makePlayer(hand.actor);
  if (hand.phase === DRAWING) return `${player} sd`;
  const { fold, check, call, bringIn, raise } = findLegal(hand)!;
  const amount = (chips: number): string => makeAmount(chips, unit);
  const choices: string[] = [];
  if (bringIn !== undefined) choices.push('pb');
  if (check || call !== undefined) choices.push('cc');
  if (fold) choices.push('f');
  for (const size of raise?.sizes ?? []) choices.push(`cbr ${amount(size)}`);
  if (raise !== undefined && raise.sizes === undefined) {
    const all = hand.betOf(hand.actor) + hand.stackOf(hand.actor);
    const most = Math.min(all, largestRaise(hand));
    choices.push(`cbr ${amount(raise.min)}${most > raise.min ? ` up to ${amount(most)}` : ''}`);
  }
  return `${player} ${choices.join(' or ')}`;
}
