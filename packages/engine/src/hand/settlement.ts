import type { Chips, Seat } from '../setup.js';
import { UNKNOWN_CARD } from './cardSource.js';
import type { Hand } from './hand.js';
import { orderForOddChips } from './oddChip.js';
import { countSeats, nextSeat } from './seatSet.js';

/** The half or ranking that won a share of a pot. */
export type Half = 'whole' | 'high' | 'low';

/** Called with who gets how much of which pot, and for what. */
export type Payout = (seat: Seat, chips: Chips, pot: number, half: Half) => void;

const MAX_POTS = 10;
// Scratch memory of one settlement; hands are settled one after the other.
const levels = new Float64Array(MAX_POTS);
const ranks = new Int32Array(2 * 10);

/** Divides the pots. Every pot is split separately, also between high and low. */
export function settle(hand: Hand, pay: Payout): void {
  const contenders = hand.live & ~hand.mucked;
  if (contenders === 0 || (contenders & (contenders - 1)) === 0) {
    const winner = nextSeat(contenders === 0 ? hand.live : contenders, 0 - 1 + hand.plan.seats);
    if (hand.pot > 0) pay(winner, hand.pot, 0, 'whole');
    return;
  }
  rankHands(hand, contenders);
  const trims = hand.plan.setup.rules.anteTrimming;
  if (havePaidTheSame(hand, contenders, trims)) {
    splitPot(hand, contenders, hand.pot, 0, pay);
    return;
  }
  const count = findLevels(hand, contenders, trims);
  let below = 0;
  let paidOut = 0;
  for (let pot = 0; pot < count; pot++) {
    const level = levels[pot]!;
    let chips = 0;
    let eligible = 0;
    for (let seat = 0; seat < hand.plan.seats; seat++) {
      const given = contributionOf(hand, seat, trims);
      // The last level takes what folded hands have put in above it.
      const top = pot === count - 1 ? given : Math.min(given, level);
      chips += Math.max(0, top - Math.min(given, below));
      if (!trims && pot === 0) chips += hand.anteOf(seat);
      if ((contenders >> seat) & 1 && given >= level) eligible |= 1 << seat;
    }
    below = level;
    paidOut += chips;
    splitPot(hand, eligible, chips, pot, pay);
  }
  if (paidOut !== hand.pot) throw new Error(`pots of ${paidOut} from ${hand.pot} chips`);
}

const contributionOf = (hand: Hand, seat: Seat, trims: boolean): Chips =>
  trims ? hand.paidOf(seat) + hand.anteOf(seat) : hand.paidOf(seat);

/** Whether there is one pot only, as in most hands. */
function havePaidTheSame(hand: Hand, contenders: number, trims: boolean): boolean {
  const first = contributionOf(hand, 31 - Math.clz32(contenders), trims);
  for (let rest = contenders & (contenders - 1); rest !== 0; rest &= rest - 1) {
    if (contributionOf(hand, 31 - Math.clz32(rest & -rest), trims) !== first) return false;
  }
  return contributionOf(hand, 31 - Math.clz32(contenders & -contenders), trims) === first;
}

/** The different amounts that contenders have put in, from the lowest: each is the top of a pot. */
function findLevels(hand: Hand, contenders: number, trims: boolean): number {
  let count = 0;
  for (let seat = 0; seat < hand.plan.seats; seat++) {
    if (((contenders >> seat) & 1) === 0) continue;
    const given = contributionOf(hand, seat, trims);
    let at = count;
    while (at > 0 && levels[at - 1]! > given) at--;
    if (at > 0 && levels[at - 1] === given) continue;
    for (let i = count; i > at; i--) levels[i] = levels[i - 1]!;
    levels[at] = given;
    count++;
  }
  return count;
}

function rankHands(hand: Hand, contenders: number): void {
  const { rankers, seats } = hand.plan;
  for (let seat = 0; seat < seats; seat++) {
    if (((contenders >> seat) & 1) === 0) continue;
    // An unknown hand wins nothing, and evaluators must not see UNKNOWN_CARD.
    const isKnown = !hand.isScripted || !hand.holes[seat]!.includes(UNKNOWN_CARD);
    for (let i = 0; i < rankers.length; i++) {
      ranks[i * seats + seat] = isKnown ? rankers[i]!(hand.holes[seat]!, hand.board) : 0;
    }
  }
}

function splitPot(hand: Hand, eligible: number, chips: Chips, pot: number, pay: Payout): void {
  if (chips === 0) return;
  const { rankers, seats } = hand.plan;
  const high = findWinners(eligible, 0);
  const low = rankers.length === 2 ? findWinners(eligible, seats) : 0;
  // Nobody's cards are known: the pot is not split.
  if (high === 0) pay(31 - Math.clz32(eligible & -eligible), chips, pot, 'whole');
  else if (low === 0) share(hand, high, chips, pot, 'whole', 0, pay);
  else if (low === high && hand.plan.isStud) {
    // The same hands win both halves: the pot is divided as evenly as possible.
    share(hand, high, chips, pot, 'whole', 0, pay);
  } else {
    const lowHalf = Math.floor(chips / 2);
    share(hand, high, chips - lowHalf, pot, 'high', 0, pay);
    share(hand, low, lowHalf, pot, 'low', 1, pay);
  }
}

/** The best of the seats by the ranks from `at` on; none when nobody has a qualifying hand. */
function findWinners(eligible: number, at: number): number {
  let best = 0;
  let winners = 0;
  for (let rest = eligible; rest !== 0; rest &= rest - 1) {
    const seat = 31 - Math.clz32(rest & -rest);
    const rank = ranks[at + seat]!;
    if (rank > best) {
      best = rank;
      winners = 0;
    }
    if (rank === best && rank > 0) winners |= 1 << seat;
  }
  return winners;
}

function share(
  hand: Hand,
  winners: number,
  chips: Chips,
  pot: number,
  half: Half,
  ranking: number,
  pay: Payout,
): void {
  if ((winners & (winners - 1)) === 0) {
    pay(31 - Math.clz32(winners), chips, pot, half);
    return;
  }
  const count = countSeats(winners);
  const each = Math.floor(chips / count);
  const odd = chips - each * count;
  if (odd === 0) {
    for (let rest = winners; rest !== 0; rest &= rest - 1)
      pay(31 - Math.clz32(rest & -rest), each, pot, half);
    return;
  }
  orderForOddChips(hand, winners, ranking).forEach((seat, i) => {
    const part = each + (i < odd ? 1 : 0);
    if (part > 0) pay(seat, part, pot, half);
  });
}
