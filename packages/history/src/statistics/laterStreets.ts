import { rankOf } from '@doorcard/cards';
import { isLive, listBets, type Account } from './account.js';
import { catchesGood } from './caughtCard.js';
import type { Notes } from './counters.js';
import type { Move } from './move.js';

const SECOND = 1;
const FIFTH = 2;
const SIXTH = 3;

/** Continuation bets, and how often a player bets, raises, calls or folds: see SHARES for the definitions. */
export function countAggression(account: Account, { count }: Notes): void {
  const { hand, seat, moves, mine } = account;
  const opener = moves.findLast(({ street, kind }) => street === 0 && kind === 'raise');
  const chance = listBets(account, SECOND)[0];
  if (opener?.seat === seat && chance?.raises === 0 && chance.canRaise) {
    const split = hand.plan.isStud ? (catchesGood(hand, seat) ? 'good' : 'bad') : '';
    count('cbet', SECOND, chance.kind === 'raise', split);
  }
  for (const { street, kind, cost } of mine) {
    if (kind !== 'raise' && kind !== 'call' && (kind !== 'fold' || cost === 0)) continue;
    count('aggression', street, kind === 'raise');
    if (kind !== 'fold') count('betsPerCall', street, kind === 'raise');
    const draw = mine.find((move) => move.street === street && move.kind === 'draw');
    if (draw?.thrown === 0) count('patAggression', street, kind === 'raise');
  }
  for (const move of mine) {
    const isForced = hand.plan.isStud && seat === hand.bringInSeat && move === mine[0];
    if (move.cost > 0 && !isForced) count('folds', move.street, move.kind === 'fold');
  }
}

/** How a stud player reacts to the up cards: see SHARES for the definitions. */
export function countBoardPlay(account: Account, { count }: Notes): void {
  const { hand, seat } = account;
  if (!hand.plan.isStud) return;
  const wagerOf = (street: number): Move | undefined =>
    listBets(account, street).find(({ cost }) => cost > 0);
  // In razz a pair on the board hurts the player who has it.
  const last = hand.plan.setup.variant.bringInBy === 'lowestCard' ? SIXTH : 0;
  for (let street = SECOND; street <= last; street++) {
    const wager = wagerOf(street);
    if (wager !== undefined && pairsDoor(account, wager)) {
      count('foldToDoorPair', street, wager.kind === 'fold');
    }
  }
  const fourth = wagerOf(SECOND);
  if (fourth !== undefined && !catchesGood(hand, seat)) count('peel4th', SECOND, fourth.kind === 'call');
  if (wagerOf(FIFTH) !== undefined) {
    const isFold = listBets(account, FIFTH).some(({ kind }) => kind === 'fold');
    count('fold5th', FIFTH, isFold);
  }
}

/** Whether an opponent who is in has paired his door card with the card of this street. */
function pairsDoor({ hand, seat }: Account, { street, live }: Move): boolean {
  const [door, place] = [hand.plan.upPlaces[0]!, hand.plan.upPlaces[street]!];
  return [...hand.holes.entries()].some(
    ([other, cards]) =>
      other !== seat && isLive(live, other) && rankOf(cards[door]!) === rankOf(cards[place]!),
  );
}
