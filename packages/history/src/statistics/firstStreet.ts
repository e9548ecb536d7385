import { makeRank, rankOf } from '@doorcard/cards';
import { countSeats, type Hand, type Seat } from '@doorcard/engine';
import { isLive, listBets, type Account } from './account.js';
import type { Notes } from './counters.js';
import type { Move } from './move.js';
import { findRole, type Role } from './role.js';

const STEALERS: readonly Role[] = ['cutoff', 'button', 'smallBlind'];
const MOST_BOARDS_LEFT = 2;

/** VPIP, PFR, 3-bet, steal and fold to steal: see SHARES for the definitions. */
export function countFirstStreet(account: Account, { count }: Notes): void {
  const bets = listBets(account, 0);
  if (bets.length === 0) return;
  const { hand, seat, moves } = account;
  count(
    'vpip',
    0,
    bets.some(({ kind }) => kind === 'call' || kind === 'raise'),
  );
  count(
    'pfr',
    0,
    bets.some(({ kind }) => kind === 'raise'),
  );
  const reply = bets.find(({ raises, raiser, canRaise }) => raises === 1 && raiser !== seat && canRaise);
  if (reply !== undefined) count('threeBet', 0, reply.kind === 'raise');
  const isStud = hand.plan.isStud;
  if (isStealSpot(hand, moves, bets[0]!)) {
    count(
      'steal',
      0,
      bets[0]!.kind === 'raise',
      isStud ? (hasBestDoor(hand, bets[0]!) ? 'best' : 'notBest') : '',
    );
  }
  const answer = bets.find(({ raises, raiser }) => raises === 1 && raiser !== seat);
  if (answer !== undefined && facesSteal(account, answer)) {
    count('foldToSteal', 0, answer.kind === 'fold', isStud ? makeRank(rankOf(doorOf(hand, seat))) : '');
  }
}

const doorOf = (hand: Hand, seat: Seat): number => hand.holes[seat]![hand.plan.upPlaces[0]!]!;

/** Whether a raise here would be a steal. */
function isStealSpot(hand: Hand, moves: readonly Move[], move: Move): boolean {
  const { seat, raises, canRaise, live } = move;
  if (raises > 0 || !canRaise) return false;
  const before = moves.slice(0, moves.indexOf(move));
  if (!hand.plan.isStud) {
    return STEALERS.includes(findRole(hand, seat)) && before.every(({ kind }) => kind === 'fold');
  }
  return (
    seat !== hand.bringInSeat &&
    before.every(({ kind }) => kind === 'fold' || kind === 'bringIn') &&
    countSeats(live & ~(1 << seat)) <= MOST_BOARDS_LEFT
  );
}

function facesSteal({ hand, moves, role }: Account, answer: Move): boolean {
  if (!hand.plan.isStud && role !== 'smallBlind' && role !== 'bigBlind') return false;
  const raise = moves.findIndex(({ kind }) => kind === 'raise');
  const between = moves.slice(raise + 1, moves.indexOf(answer));
  return isStealSpot(hand, moves, moves[raise]!) && between.every(({ kind }) => kind === 'fold');
}

/** Whether the door card is better than that of every player who is still in. */
function hasBestDoor(hand: Hand, { seat, live }: Move): boolean {
  const isLow = hand.plan.setup.variant.bringInBy === 'highestCard';
  const worth = (each: Seat): number => {
    const rank = rankOf(doorOf(hand, each));
    return isLow ? -((rank + 1) % 13) : rank;
  };
  return [...hand.holes.keys()].every(
    (other) => other === seat || !isLive(live, other) || worth(other) < worth(seat),
  );
}
