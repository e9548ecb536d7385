import { makeCard, refuse, succeed, type Card, type Result } from '@doorcard/cards';
import type { RaiseKind } from './hand/event.js';
import {
  BETTING,
  CALL,
  DRAW,
  DRAW_BIT,
  DRAWING,
  FOLD,
  OVER,
  POST_BRING_IN,
  RAISE,
  RAISE_TO,
  type Hand,
} from './hand/hand.js';
import type { Chips, Seat } from './setup.js';

// The friendly side of the dealer, for screens, networks and people. The machine itself speaks in numbers.

/** What a player does. A raise says to what; a draw names the cards that go, none to stand pat. */
export type Action =
  | { readonly type: 'fold' }
  | { readonly type: 'check' }
  | { readonly type: 'call' }
  | { readonly type: 'bringIn' }
  | { readonly type: 'raise'; readonly to: Chips }
  | { readonly type: 'draw'; readonly discard: readonly Card[] };

/** Everything a button needs. What is undefined may not be done. */
export interface Legal {
  readonly seat: Seat;
  readonly fold: boolean;
  readonly check: boolean;
  /** What it costs. */
  readonly call: Chips | undefined;
  readonly bringIn: Chips | undefined;
  readonly raise: LegalRaise | undefined;
  /** How many cards may go. */
  readonly draw: { readonly max: number } | undefined;
}

export interface LegalRaise {
  readonly as: RaiseKind;
  readonly min: Chips;
  readonly max: Chips;
  /** In fixed limit the amounts there are; otherwise any whole number from min to max. */
  readonly sizes: readonly Chips[] | undefined;
}

/** What the actor may do; undefined when the hand is over. */
export function findLegal(hand: Hand): Legal | undefined {
  const bits = hand.legalBits();
  if (bits === 0) return undefined;
  const has = (code: number): boolean => ((bits >> code) & 1) === 1;
  const cost = hand.phase === BETTING ? hand.callCost : 0;
  return {
    seat: hand.actor,
    fold: has(FOLD),
    check: has(CALL) && cost === 0,
    call: has(CALL) && cost > 0 ? cost : undefined,
    bringIn: has(POST_BRING_IN) ? cost : undefined,
    raise: has(RAISE) ? findRaise(hand) : undefined,
    draw: has(DRAW_BIT) ? { max: hand.cardCount(hand.actor) } : undefined,
  };
}

function findRaise(hand: Hand): LegalRaise {
  const { minRaiseTo: min, maxRaiseTo: max, plan } = hand;
  const isFixed = plan.setup.variant.betting === 'fixedLimit';
  return { as: nameRaise(hand), min, max, sizes: isFixed ? [...new Set([min, max])] : undefined };
}

function nameRaise(hand: Hand): RaiseKind {
  if (hand.plan.isStud && hand.street === 0 && hand.wagers === 0) return 'complete';
  return hand.currentBet === 0 ? 'bet' : 'raise';
}

/** Does what the player says, or refuses with a reason and changes nothing. */
export function act(hand: Hand, seat: Seat, action: Action): Result<true> {
  const refusal = checkTurn(hand, seat) ?? checkAction(hand, action);
  if (refusal !== undefined) return refusal;
  const [code, amount] = encodeAction(hand, action);
  if (hand.act(code, amount)) return succeed(true);
  throw new Error(`the dealer refuses ${JSON.stringify(action)}, which was found legal`);
}

type Refusal = Result<never> | undefined;

const wrong = (code: string, value: unknown, problem: string, expected: string): Result<never> =>
  refuse({ code: `action/${code}`, value: String(value), problem, expected });

function checkTurn(hand: Hand, seat: Seat): Refusal {
  if (hand.phase === OVER) return wrong('hand-over', seat, 'the hand is over', 'a hand that is being played');
  if (seat === hand.actor) return undefined;
  return wrong('not-your-turn', seat, `seat ${seat} is not to act`, `seat ${hand.actor}`);
}

function checkAction(hand: Hand, action: Action): Refusal {
  if ((action.type === 'draw') !== (hand.phase === DRAWING)) {
    const expected = hand.phase === DRAWING ? 'a draw' : 'a bet, a call or a fold';
    return wrong('wrong-phase', action.type, `${action.type} now`, expected);
  }
  const legal = findLegal(hand)!;
  switch (action.type) {
    case 'fold':
      return legal.fold ? undefined : wrong('fold-not-allowed', 'fold', 'a fold', describeLegal(legal));
    case 'check':
      return legal.check ? undefined : wrong('check-not-allowed', 'check', 'a check', describeLegal(legal));
    case 'call':
      return legal.call === undefined
        ? wrong('nothing-to-call', 'call', 'a call', describeLegal(legal))
        : undefined;
    case 'bringIn':
      return legal.bringIn === undefined
        ? wrong('bring-in-not-due', 'bringIn', 'a bring-in', describeLegal(legal))
        : undefined;
    case 'raise':
      return checkRaise(hand, action.to, legal);
    case 'draw':
      return checkDraw(hand, action.discard);
  }
}

function checkRaise(hand: Hand, to: Chips, legal: Legal): Refusal {
  if (legal.raise === undefined) {
    const code = hand.isCapped ? 'raise-cap-reached' : 'raise-not-allowed';
    return wrong(
      code,
      to,
      hand.isCapped ? 'the betting is capped' : 'no raise is open to this player',
      describeLegal(legal),
    );
  }
  if (hand.allowsRaiseTo(to)) return undefined;
  const { min, max, sizes } = legal.raise;
  const code = to < min ? 'raise-too-small' : to > max ? 'raise-too-large' : 'raise-not-a-size';
  const expected = sizes === undefined ? `a whole number from ${min} to ${max}` : sizes.join(' or ');
  return wrong(code, to, `a raise to ${to}`, expected);
}

function checkDraw(hand: Hand, discard: readonly Card[]): Refusal {
  const hole = hand.holes[hand.actor]!;
  const foreign = discard.find((card) => !hole.includes(card));
  if (foreign !== undefined) {
    return wrong(
      'card-not-held',
      makeCard(foreign),
      `${makeCard(foreign)} is not in the hand`,
      'cards of the hand',
    );
  }
  const twice = discard.find((card, i) => discard.indexOf(card) !== i);
  return twice === undefined
    ? undefined
    : wrong('card-twice', makeCard(twice), `${makeCard(twice)} is named twice`, 'each card once');
}

function describeLegal({ fold, check, call, bringIn, raise }: Legal): string {
  const choices = [
    fold && 'fold',
    check && 'check',
    call !== undefined && `call ${call}`,
    bringIn !== undefined && `bring-in ${bringIn}`,
    raise !== undefined && `${raise.as} to ${raise.min}${raise.max > raise.min ? ` up to ${raise.max}` : ''}`,
  ];
  return choices.filter((choice) => choice !== false).join(', ');
}

/** A legal action as the machine takes it. */
export function encodeAction(hand: Hand, action: Action): readonly [code: number, amount: Chips] {
  switch (action.type) {
    case 'fold':
      return [FOLD, 0];
    case 'check':
    case 'call':
      return [CALL, 0];
    case 'bringIn':
      return [POST_BRING_IN, 0];
    case 'raise': {
      // The one size of fixed limit needs no amount in the list of decisions.
      const isFixed = hand.plan.setup.variant.betting === 'fixedLimit';
      return isFixed && action.to === hand.minRaiseTo ? [RAISE, 0] : [RAISE_TO, action.to];
    }
    case 'draw': {
      const hole = hand.holes[hand.actor]!;
      return [DRAW + action.discard.reduce((bits, card) => bits | (1 << hole.indexOf(card)), 0), 0];
    }
  }
}
