import { countSeats, type Action, type Chips, type Hand, type Plan, type Seat } from '@doorcard/engine';

// What the value function knows of a hand besides the cards. The coefficients of each kind of moment are fitted alone.

/** Cards come next, and two players can bet afterwards; more than two; at most one. */
const HEADS_UP = 0;
const SEVERAL = 1;
const ALL_IN = 2;
/** Two players, after an action: the street is over; one faces a bet; one is to act and may check. */
export const CLOSED = 3;
const FACING = 4;
const CHECKED = 5;
export const KINDS = 6;

/** Whether there are two players who can bet, so that it matters who acts first. */
export const hasMover = (kind: number): boolean => kind !== SEVERAL && kind !== ALL_IN;

/** Chips and live seats at one moment, as a hand has them or as an action would leave them. */
export class Moment {
  live = 0;
  kind = HEADS_UP;
  /** Of two players the one who acts next, or -1 where that is not known, as in stud before the cards are dealt. */
  mover: Seat = -1;
  /** The pot once everybody who faces a bet has called. */
  pot: Chips = 0;
  /** By seat: what it wins if the pot is shared equally by the live seats, who call first. */
  readonly shares: Float64Array;
  /** Whether some player has to call, as `callAll` found. */
  private isFacing = false;
  private readonly paid: Float64Array;
  private readonly stacks: Float64Array;

  constructor(private readonly plan: Plan) {
    this.shares = new Float64Array(plan.seats);
    this.paid = new Float64Array(plan.seats);
    this.stacks = new Float64Array(plan.seats);
  }

  /** The moment before cards are dealt. */
  readDeal(hand: Hand): void {
    this.readChips(hand);
    const able = hand.live & ~hand.allIn;
    const isOpen = countSeats(able) > 1;
    this.kind = !isOpen ? ALL_IN : countSeats(hand.live) > 2 ? SEVERAL : HEADS_UP;
    this.mover = this.findOpener(hand.street);
    this.pot = hand.pot;
  }

  private findOpener(street: number): Seat {
    switch (this.plan.setup.variant.streets[street]?.opens) {
      case 'afterBlinds':
        return 31 - Math.clz32(this.live);
      case 'leftOfButton':
        return 31 - Math.clz32(this.live & -this.live);
      default:
        return -1;
    }
  }

  /**
   * The moment after an action of `seat`, which `hand` has carried out or, if `action` is given, has not. `acted` are
   * the seats that have acted since the last raise of the street.
   */
  readAction(hand: Hand, seat: Seat, acted: number, action?: Action): void {
    this.readChips(hand);
    if (action !== undefined) this.carryOut(hand, seat, action);
    const isRaise = action?.type === 'raise';
    this.callAll(hand);
    const others = this.live & ~(1 << seat);
    if (countSeats(this.live) !== 2) this.kind = SEVERAL;
    else {
      const next = 31 - Math.clz32(others);
      const isDone = !isRaise && !this.isFacing && ((acted >> next) & 1) === 1;
      this.kind = this.isFacing ? FACING : isDone ? CLOSED : CHECKED;
      this.mover = isDone ? this.findOpener(hand.street + 1) : next;
    }
  }

  /** The moment after a discard: cards come next. */
  readDiscard(hand: Hand): void {
    this.readDeal(hand);
    this.callAll(hand);
  }

  private readChips(hand: Hand): void {
    this.live = hand.live;
    for (let seat = 0; seat < this.plan.seats; seat++) {
      this.paid[seat] = hand.paidOf(seat);
      this.stacks[seat] = hand.stackOf(seat);
    }
  }

  private carryOut(hand: Hand, seat: Seat, action: Action): void {
    if (action.type === 'fold') this.live &= ~(1 << seat);
    else {
      const chips = action.type === 'raise' ? action.to - hand.betOf(seat) : hand.callCost;
      this.paid[seat]! += chips;
      this.stacks[seat]! -= chips;
    }
  }

  private callAll(hand: Hand): void {
    const { paid, stacks, shares, plan, live } = this;
    let level = 0;
    for (let seat = 0; seat < plan.seats; seat++) {
      if ((live >> seat) & 1) level = Math.max(level, paid[seat]!);
    }
    this.isFacing = false;
    this.pot = 0;
    const winners = countSeats(live);
    for (let seat = 0; seat < plan.seats; seat++) {
      const owed = (live >> seat) & 1 && winners > 1 ? Math.min(level - paid[seat]!, stacks[seat]!) : 0;
      if (owed > 0) this.isFacing = true;
      const given = paid[seat]! + owed + hand.anteOf(seat);
      this.pot += given;
      shares[seat] = -given;
    }
    for (let seat = 0; seat < plan.seats; seat++) {
      if ((live >> seat) & 1) shares[seat]! += this.pot / winners;
    }
  }
}
