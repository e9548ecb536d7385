import { countSeats, listEvents, OVER, type Chips, type Hand, type Seat } from '@doorcard/engine';
import { isLive, type Account } from './account.js';
import { openNotes, type Counters, type ResultSums } from './counters.js';
import { countDeception } from './deception.js';
import { countDraws } from './drawPlay.js';
import { countFirstStreet } from './firstStreet.js';
import { countAggression, countBoardPlay } from './laterStreets.js';
import { listMoves } from './move.js';
import { findRole } from './role.js';
import { countShowdown } from './showdownPlay.js';

/**
 * The counts of one seat in a finished hand. Unknown cards leave out only what depends on them. Throws a RangeError for
 * a hand that is not over. `rake` is what the site took of this seat's winnings.
 */
export function countHand(hand: Hand, seat: Seat, rake: Chips = 0): Counters {
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
  countDeception(account, notes);
  countDraws(account, notes);
  countShowdown(account, notes);
  const unit = betting === 'fixedLimit' ? hand.plan.bigBet : hand.plan.smallBet;
  return { ...counters, results: { [`${id}/${role}/${unit}`]: sumResult(account, rake) } };
}

function sumResult({ hand, seat, wins, isShowdown }: Account, rake: Chips): ResultSums {
  const won = wins.reduce((sum, win) => (win.seat === seat ? sum + win.chips : sum), 0);
  const chips = won - rake - hand.paidOf(seat) - hand.anteOf(seat);
  return {
    hands: 1,
    chips,
    squares: chips * chips,
    showdowns: isShowdown ? 1 : 0,
    showdownChips: isShowdown ? chips : 0,
  };
}
