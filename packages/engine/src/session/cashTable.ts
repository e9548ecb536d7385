import { succeed, wrong, type Refusal, type Result } from '@doorcard/sealed';
import type { Chips } from '../setup.js';
import type { Chair } from './button.js';
import { nameCheck, type CashConfig } from './config.js';
import type { TableSeat, TableSeats } from './tableSeat.js';

// Coming and going at a cash table, between two hands.

export function takeSeat(
  seats: TableSeats,
  config: CashConfig,
  chair: Chair,
  newcomer: TableSeat,
): Result<TableSeats> {
  const { name, chips } = newcomer;
  const taken = seats[chair];
  if (taken === undefined) return refuseChair(seats, chair);
  if (taken !== null) {
    return wrong('session/seat-taken', chair, `${taken.name} is on chair ${chair}`, 'an empty chair');
  }
  if (nameCheck(name) !== undefined) {
    return wrong('session/bad-name', name, 'no name', '1 to 64 characters without line breaks');
  }
  return checkBuyIn(config, chips, 0) ?? succeed(seats.with(chair, newcomer));
}

export function addChips(
  seats: TableSeats,
  config: CashConfig,
  chair: Chair,
  chips: Chips,
): Result<TableSeats> {
  const seat = seats[chair] ?? null;
  if (seat === null) return refuseChair(seats, chair);
  return (
    checkBuyIn(config, chips, seat.chips) ??
    succeed(seats.with(chair, { ...seat, chips: seat.chips + chips, bought: seat.bought + chips }))
  );
}

/** The player on a chair, if there is one. */
export function findSeat(seats: TableSeats, chair: Chair): Result<TableSeat> {
  const seat = seats[chair] ?? null;
  return seat === null ? refuseChair(seats, chair) : succeed(seat);
}

function refuseChair(seats: TableSeats, chair: Chair): Result<never> {
  return seats[chair] === null
    ? wrong('session/seat-empty', chair, `nobody sits on chair ${chair}`, 'the chair of a player')
    : wrong('session/no-such-seat', chair, `no chair ${chair}`, `0 to ${seats.length - 1}`);
}

function checkBuyIn({ buyIn }: CashConfig, chips: Chips, owned: Chips): Refusal {
  const least = Math.max(1, buyIn.min - owned);
  const most = buyIn.max - owned;
  if (Number.isSafeInteger(chips) && chips >= least && chips <= most) return undefined;
  return wrong(
    'session/bad-buy-in',
    chips,
    `${chips} chips on top of ${owned}`,
    most < 1 ? `nothing, the stack is ${buyIn.max} or more` : `a whole number from ${least} to ${most}`,
  );
}
