import { countBits, makeCard, type Card } from '@doorcard/cards';
import { succeed, wrong, type Refusal, type Result } from '@doorcard/sealed';
import type { PackedDecision } from './hand/decision.js';
import type { RaiseKind } from './hand/event.js';
import {
  BETTING,
  CALL,
  DRAW,
  DRAW_BIT,
  FOLD,
  OVER,
  POST_BRING_IN,
  RAISE,
  RAISE_TO,
  type Hand,
} from './hand/hand.js';
import type { Chips, Seat } from './setup.js';

/** What `Plan.betting` calls fixed limit. */
const FIXED_LIMIT = 0;

// The API of the dealer for screens, networks and people: records with names. The state machine itself uses numbers.

/** What a player does. A raise gives the amount to raise to; a draw names the discards, an empty list stands pat. */
export type Action =
  | { readonly type: 'fold' }
  | { readonly type: 'check' }
  | { readonly type: 'call' }
  | { readonly type: 'bringIn' }
  | { readonly type: 'raise'; readonly to: Chips }
  | { readonly type: 'draw'; readonly discard: readonly Card[] };

/** Everything a button needs. An undefined action is not legal. */
export interface Legal {
  readonly seat: Seat;
  readonly fold: boolean;
  readonly check: boolean;
  /** What it costs. */
  readonly call: Chips | undefined;
  readonly bringIn: Chips | undefined;
  readonly raise: LegalRaise | undefined;
  /** The largest number of discards. */
  readonly draw: { readonly max: number } | undefined;
}

export interface LegalRaise {
  readonly as: RaiseKind;
  readonly min: Chips;
  readonly max: Chips;
  /** In fixed limit the only amounts allowed; otherwise any whole number from min to max. */
  readonly sizes: readonly Chips[] | undefined;
}

/** What the actor may do; undefined when the hand is over. */
export function findLegal(hand: Hand): Legal | undefined {
  const bits = hand.legalBits();
  if (bits === 0) return undefined;
  const cost = hand.phase === BETTING ? hand.callCost : 0;
  const canCall = has(bits, CALL);
  return {
    seat: hand.actor,
    fold: has(bits, FOLD),
    check: canCall && cost === 0,
    call: canCall && cost > 0 ? cost : undefined,
    bringIn: has(bits, POST_BRING_IN) ? cost : undefined,
    raise: has(bits, RAISE) ? findRaise(hand) : undefined,
    draw: has(bits, DRAW_BIT) ? { max: hand.cardCount(hand.actor) } : undefined,
  };
}

const has = (bits: number, code: number): boolean => ((bits >> code) & 1) === 1;

function findRaise(hand: Hand): LegalRaise {
  const { minRaiseTo: min, maxRaiseTo: max, plan } = hand;
  const isFixed = plan.betting === FIXED_LIMIT;
  return { as: nameRaise(hand), min, max, sizes: isFixed ? (min === max ? [min] : [min, max]) : undefined };
}

function nameRaise(hand: Hand): RaiseKind {
  if (hand.plan.isStud && hand.street === 0 && hand.currentBet <= hand.plan.bringIn) return 'complete';
  return hand.currentBet === 0 ? 'bet' : 'raise';
}

const DONE = succeed(true as const);

/** Performs the action, or refuses it with a reason and changes nothing. */
export function act(hand: Hand, seat: Seat, action: Action): Result<true> {
  const refusal = checkTurn(hand, seat) ?? checkAction(hand, action);
  if (refusal !== undefined) return refusal;
  if (hand.act(codeOf(hand, action), action.type === 'raise' ? action.to : 0)) return DONE;
  throw new Error(`the dealer refuses ${JSON.stringify(action)}, which was found legal`);
}

function checkTurn(hand: Hand, seat: Seat): Refusal {
  if (hand.phase === OVER)
    return wrong('action/hand-over', seat, 'the hand is over', 'a hand that is being played');
  if (seat === hand.actor) return undefined;
  return wrong('action/not-your-turn', seat, `seat ${seat} is not to act`, `seat ${hand.actor}`);
}

/** Whether the action is legal, checked on the bits: the legal actions are listed only for an error. */
function checkAction(hand: Hand, action: Action): Refusal {
  const bits = hand.legalBits();
  if ((action.type === 'draw') !== has(bits, DRAW_BIT)) {
    const expected = has(bits, DRAW_BIT) ? 'a draw' : 'a bet, a call or a fold';
    return wrong('action/wrong-phase', action.type, `${action.type} now`, expected);
  }
  switch (action.type) {
    case 'fold':
      return has(bits, FOLD)
        ? undefined
        : wrong('action/fold-not-allowed', 'fold', 'a fold', describeLegal(hand));
    case 'check':
      return has(bits, CALL) && hand.callCost === 0
        ? undefined
        : wrong('action/check-not-allowed', 'check', 'a check', describeLegal(hand));
    case 'call':
      return has(bits, CALL) && hand.callCost > 0
        ? undefined
        : wrong('action/nothing-to-call', 'call', 'a call', describeLegal(hand));
    case 'bringIn':
      return has(bits, POST_BRING_IN)
        ? undefined
        : wrong('action/bring-in-not-due', 'bringIn', 'a bring-in', describeLegal(hand));
    case 'raise':
      return hand.allowsRaiseTo(action.to) ? undefined : refuseRaise(hand, action.to);
    case 'draw':
      return checkDraw(hand, action.discard);
  }
}

function refuseRaise(hand: Hand, to: Chips): Refusal {
  if (!has(hand.legalBits(), RAISE)) {
    const code = hand.isCapped ? 'action/raise-cap-reached' : 'action/raise-not-allowed';
    const problem = hand.isCapped ? 'the betting is capped' : 'no raise is open to this player';
    return wrong(code, to, problem, describeLegal(hand));
  }
  const { min, max, sizes } = findRaise(hand);
  const code =
    to < min ? 'action/raise-too-small' : to > max ? 'action/raise-too-large' : 'action/raise-not-a-size';
  const expected = sizes === undefined ? `a whole number from ${min} to ${max}` : sizes.join(' or ');
  return wrong(code, to, `a raise to ${to}`, expected);
}

function checkDraw(hand: Hand, discard: readonly Card[]): Refusal {
  const hole = hand.holes[hand.actor]!;
  let places = 0;
  for (const card of discard) places |= 1 << hole.indexOf(card);
  // A card that is not held has no index, and a card that is named twice has only one.
  if (places >= 0 && countBits(places) === discard.length) return undefined;
  const foreign = discard.find((card) => !hole.includes(card));
  if (foreign !== undefined) {
    return wrong(
      'action/card-not-held',
      makeCard(foreign),
      `${makeCard(foreign)} is not in the hand`,
      'cards of the hand',
    );
  }
  const twice = discard.find((card, i) => discard.indexOf(card) !== i)!;
  return wrong('action/card-twice', makeCard(twice), `${makeCard(twice)} is named twice`, 'each card once');
}

function describeLegal(hand: Hand): string {
  const { fold, check, call, bringIn, raise } = findLegal(hand)!;
  const choices = [
    fold && 'fold',
    check && 'check',
    call !== undefined && `call ${call}`,
    bringIn !== undefined && `bring-in ${bringIn}`,
    raise !== undefined && `${raise.as} to ${raise.min}${raise.max > raise.min ? ` up to ${raise.max}` : ''}`,
  ];
  return choices.filter((choice) => choice !== false).join(', ');
}

/** A legal action as a code of the state machine. */
export function encodeAction(hand: Hand, action: Action): readonly [code: number, amount: Chips] {
  const code = codeOf(hand, action);
  return [code, code === RAISE_TO ? (action as { to: Chips }).to : 0];
}

function codeOf(hand: Hand, action: Action): number {
  switch (action.type) {
    case 'fold':
      return FOLD;
    case 'check':
    case 'call':
      return CALL;
    case 'bringIn':
      return POST_BRING_IN;
    case 'raise':
      // The single bet size of fixed limit needs no amount in the list of decisions.
      return hand.plan.betting === FIXED_LIMIT && action.to === hand.minRaiseTo ? RAISE : RAISE_TO;
    case 'draw': {
      const hole = hand.holes[hand.actor]!;
      let places = 0;
      for (const card of action.discard) places |= 1 << hole.indexOf(card);
      return DRAW + places;
    }
  }
}

/** The action that a packed decision stands for, at the point of the hand before it. The inverse of `encodeAction`. */
export function decodeAction(hand: Hand, { code, amount }: PackedDecision): Action {
  switch (code) {
    case FOLD:
      return { type: 'fold' };
    case CALL:
      return hand.callCost === 0 ? { type: 'check' } : { type: 'call' };
    case POST_BRING_IN:
      return { type: 'bringIn' };
    case RAISE:
      return { type: 'raise', to: hand.minRaiseTo };
    case RAISE_TO:
      return { type: 'raise', to: amount };
    default: {
      const hole = hand.holes[hand.actor]!;
      const discard: Card[] = [];
      for (let place = 0; place < hand.cardCount(hand.actor); place++) {
        if (((code - DRAW) >> place) & 1) discard.push(hole[place]!);
      }
      return { type: 'draw', discard };
    }
  }
}
