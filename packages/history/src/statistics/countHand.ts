import { countSeats, listEvents, OVER, type Hand, type Seat } from '@doorcard/engine';
import { isLive, type Account } from './account.js';
import { openNotes, type Counters, type ResultSums } from './counters.js';
import { countDraws } from './drawPlay.js';
import { countFirstStreet } from './firstStreet.js';
import { countAggression, countBoardPlay } from './laterStreets.js';
import { listMoves } from './move.js';
import { findRole } from './role.js';
import { countShowdown } from './showdownPlay.js';

/**
 * What one seat did in a finished hand. Cards that are not known leave out what depends on them, and nothing else.
 * Throws a RangeError for a hand that is not over.
 */
export function countHand(hand: Hand, seat: Seat): Counters {
  if (hand.phase !== OVER) throw new RangeError('a hand that is not over cannot be counted');
  const { id, betting } = hand.plan.setup.variant;
  const moves = listMoves(hand);
  const role = findRole(hand, seat);
  const account: Account = {
    hand,
    seat,
    role,
    moves,
    mine: moves.filter((move) => move.seat === seat),
    wins: listEvents(hand).filter((event) => event.type === 'win'),
    isShowdown: isLive(hand.live, seat) && countSeats(hand.live) > 1,
  };
  const [counters, notes] = openNotes(id, role);
  countFirstStreet(account, notes);
  countAggression(account, notes);
  countBoardPlay(account, notes);
  countDraws(account, notes);
  countShowdown(account, notes);
  const unit = betting === 'fixedLimit' ? hand.plan.bigBet : hand.plan.smallBet;
  return { ...counters, results: { [`${id}/${role}/${unit}`]: sumResult(account) } };
}

function sumResult({ hand, seat, wins, isShowdown }: Account): ResultSums {
  const won = wins.reduce((sum, win) => (win.seat === seat ? sum + win.chips : sum), 0);
  const chips = won - hand.paidOf(seat) - hand.anteOf(seat);
  return {
    hands: 1,
    chips,
    squares: chips * chips,
    showdowns: isShowdown ? 1 : 0,
    showdownChips: isShowdown ? chips : 0,
  };
}
