import { makeCard, succeed, type Card, type Result } from '@doorcard/cards';
import {
  act,
  BETTING,
  countSeats,
  DRAW,
  DRAWING,
  findLegal,
  Hand,
  OVER,
  type Action,
  type Chips,
  type Plan,
  type Seat,
} from '@doorcard/engine';
import { makePhhAction, type PhhAction } from '../phh/phhAction.js';
import type { PhhHand } from '../phh/phhHand.js';
import type { PhhLines } from '../phh/phhReader.js';
import { allSeats, isShowdown, largestRaise, openForRaise, padScript } from '../scriptedHand.js';
import { makePlace, refuseAction, type Complaint } from './actionRefusal.js';
import { DealRecorder, type Deal } from './dealRecorder.js';
import { countCards, describeDeal, describeTurn, listPlayers, makePlayer } from './expectation.js';
import type { HeldCards } from './heldCards.js';

/** The state when a file ends. */
export interface Walk {
  /** Played with every hand mucked, so that the winner is not computed: not all cards need be known yet. */
  readonly hand: Hand;
  /** The cards that were dealt, followed by unknown ones. */
  readonly script: readonly Card[];
  /** The dealer has dealt cards that the file does not contain. */
  readonly hasMissingDeals: boolean;
  /** The seats that showed or mucked, as bits. A seat that did both has mucked. */
  readonly shown: number;
  readonly mucked: number;
  /** What was accepted although the dealer would not do it like this. */
  readonly warnings: readonly string[];
}

export interface WalkOptions {
  /** Accepts what other programs write: see `PhhReadOptions`. */
  readonly tolerant: boolean;
  readonly lines: PhhLines | undefined;
}

/**
 * Plays the actions through the dealer and stops at the first one that the dealer would not do itself at this point.
 */
export function walkActions(phh: PhhHand, plan: Plan, cards: HeldCards, options: WalkOptions): Result<Walk> {
  const walker = new Walker(phh, plan, cards, options);
  for (const [index, action] of phh.actions.entries()) {
    const complaint = walker.step(action, index);
    if (complaint !== undefined) return refuseAction(phh, index, complaint, options.lines);
  }
  return succeed(walker.result);
}

type Decided = Extract<PhhAction, { type: 'bringIn' | 'raiseTo' | 'call' | 'fold' | 'draw' }>;
type Showing = Extract<PhhAction, { type: 'show' | 'muck' }>;

class Walker {
  private hand: Hand;
  private readonly script: readonly Card[];
  private readonly recorder = new DealRecorder();
  /** How many of the dealer's deals the file has listed. */
  private listed = 0;
  private runOutListed = false;
  private shown = 0;
  /** Since the last card. */
  private shownNow = 0;
  private mucked = 0;
  private readonly warnings: string[] = [];

  constructor(
    private readonly phh: PhhHand,
    plan: Plan,
    private readonly cards: HeldCards,
    private readonly options: WalkOptions,
  ) {
    this.script = padScript(cards.script);
    this.hand = new Hand(plan);
    this.recorder.listenTo(this.hand);
    this.hand.deal({ kind: 'script', cards: this.script }, allSeats(plan));
  }

  get result(): Walk {
    const { hand, script, shown, mucked, warnings } = this;
    hand.sink = undefined;
    return { hand, script, hasMissingDeals: this.nextDeal !== undefined, shown, mucked, warnings };
  }

  private warn(index: number, words: string): void {
    const { phh, options } = this;
    const text = makePhhAction(phh.actions[index]!, phh.unit);
    this.warnings.push(
      `${makePlace(phh, options.lines?.actions[index])}action ${index + 1}, "${text}": ${words}`,
    );
  }

  /** Undefined when there is no fault. */
  step(action: PhhAction, index: number): Complaint | undefined {
    switch (action.type) {
      case 'note':
        return undefined;
      case 'dealHole':
        return this.stepDeal(action.player, action.cards.length, index);
      case 'dealBoard':
        return this.stepDeal('board', action.cards.length, index);
      case 'show':
      case 'muck':
        return this.stepShowing(action, index);
      case 'bringIn':
      case 'raiseTo':
      case 'call':
      case 'fold':
      case 'draw':
        return this.stepDecision(action, index);
    }
  }

  private get nextDeal(): Deal | undefined {
    return this.recorder.deals[this.listed];
  }

  private stepDeal(to: Deal['to'], count: number, index: number): Complaint | undefined {
    const deal = this.nextDeal;
    if (deal === undefined) {
      return { code: 'unexpected-deal', problem: 'no cards are dealt now', expected: this.describeTurn() };
    }
    if (deal.to !== to || deal.cards.length !== count) {
      const problem = deal.to === to ? countCards(count) : 'these cards are not dealt now';
      return { code: 'wrong-deal', problem, expected: describeDeal(deal) };
    }
    if (deal.twice !== undefined && this.options.tolerant && !deal.isTwiceHeld) {
      this.warn(index, `${makeCard(deal.twice)} comes back by another order of shuffling`);
    } else if (deal.twice !== undefined) {
      const problem = `${makeCard(deal.twice)} has been dealt before`;
      return { code: 'card-twice', problem, expected: 'a card that is still in the deck' };
    }
    if (deal.hidesOpener) {
      const problem = 'an up card is unknown, so it is not clear who acts first';
      return { code: 'unknown-up-card', problem, expected: 'known up cards' };
    }
    this.listed++;
    this.shownNow = 0;
    this.runOutListed ||= deal.isRunOut;
    return undefined;
  }

  private stepDecision(action: Decided, index: number): Complaint | undefined {
    const { hand } = this;
    if (this.options.tolerant && this.isIdleCheck(action)) {
      this.warn(index, 'a check by the last player with chips is left out');
      return undefined;
    }
    if (this.options.tolerant && this.isAllInBringIn(action)) {
      this.warn(index, 'a raise to the whole stack is taken for the bring-in');
      return this.stepDecision({ type: 'bringIn', player: action.player }, index);
    }
    const refusal = this.refuseTurn(action.player);
    if (refusal !== undefined) return refusal;
    if ((action.type === 'draw') !== (hand.phase === DRAWING)) {
      const problem = hand.phase === DRAWING ? 'cards are drawn now' : 'no cards are drawn now';
      return { code: 'illegal-action', problem, expected: this.describeTurn() };
    }
    if (action.type === 'draw') return this.stepDraw(index);
    if (action.type === 'raiseTo') return this.stepRaise(action.amount);
    if (act(hand, action.player, this.readAction(action.type)).ok) return undefined;
    return { code: 'illegal-action', problem: 'not legal now', expected: this.describeTurn() };
  }

  /** Whether this is a check of a player whom nobody can bet against any more. */
  private isIdleCheck({ type, player }: Decided): boolean {
    const { live, allIn, phase, actor } = this.hand;
    const able = live & ~allIn;
    const isOwn = ((able >> player) & 1) === 1;
    return type === 'call' && isOwn && countSeats(able) === 1 && (phase !== BETTING || actor !== player);
  }

  /** Whether this is the bring-in of a player who has no more than that, written as a raise. */
  private isAllInBringIn(action: Decided): boolean {
    const { hand } = this;
    return (
      action.type === 'raiseTo' &&
      this.nextDeal === undefined &&
      hand.isBringInDue &&
      hand.actor === action.player &&
      action.amount === hand.stackOf(action.player) &&
      action.amount <= hand.plan.bringIn
    );
  }

  private stepRaise(to: Chips): Complaint | undefined {
    let isCapped = false;
    if (to <= largestRaise(this.hand)) {
      this.hand = openForRaise(this.hand, this.script, to);
      this.recorder.listenTo(this.hand);
      const done = act(this.hand, this.hand.actor, { type: 'raise', to });
      if (done.ok) return undefined;
      isCapped = done.error.code === 'action/raise-cap-reached';
    }
    return isCapped
      ? { code: 'raise-cap', problem: 'the betting is capped', expected: this.describeTurn() }
      : { code: 'illegal-raise', problem: 'not a legal raise', expected: this.describeTurn() };
  }

  private refuseTurn(player: Seat): Complaint | undefined {
    const deal = this.nextDeal;
    if (deal !== undefined) {
      return { code: 'missing-deal', problem: 'cards have to be dealt first', expected: describeDeal(deal) };
    }
    if (this.hand.phase === OVER) {
      return { code: 'hand-over', problem: 'the hand is over', expected: this.describeTurn() };
    }
    if (player === this.hand.actor) return undefined;
    return {
      code: 'wrong-actor',
      problem: `${makePlayer(player)} is not to act`,
      expected: this.describeTurn(),
    };
  }

  private readAction(type: 'bringIn' | 'call' | 'fold'): Action {
    if (type !== 'call') return { type };
    return { type: findLegal(this.hand)?.check === true ? 'check' : 'call' };
  }

  private stepDraw(index: number): Complaint | undefined {
    const { bad, thrown } = this.cards;
    if (bad?.index === index) return bad.complaint;
    if (this.hand.act(DRAW + thrown.get(index)!)) return undefined;
    return { code: 'illegal-action', problem: 'not a legal draw', expected: this.describeTurn() };
  }

  /** At the end, or after an all-in before the rest of the cards is dealt; players may do it in any order. */
  private stepShowing(action: Showing, index: number): Complaint | undefined {
    const { hand } = this;
    const bit = 1 << action.player;
    const player = makePlayer(action.player);
    const complain = (problem: string): Complaint => ({
      code: 'unexpected-show',
      problem,
      expected: this.nextDeal === undefined ? this.describeTurn() : describeDeal(this.nextDeal),
    });
    const deal = this.nextDeal;
    const isTime = deal === undefined || (deal.isRunOut && !this.runOutListed);
    // Sites list hands that were shown, or not, when nobody had called.
    if (hand.phase === OVER && !isShowdown(hand)) {
      const { bad } = this.cards;
      if (bad?.index === index) return bad.complaint;
      this.warn(index, 'there is no showdown: it only shows cards');
      return undefined;
    }
    if (!isShowdown(hand) || !isTime) return complain('there is no showdown now');
    if ((hand.live & bit) === 0) return complain(`${player} has folded`);
    if ((this.mucked & bit) !== 0) return complain(`${player} has mucked`);
    if ((this.shownNow & bit) !== 0) return complain(`${player} has shown`);
    if (action.type === 'muck') return this.muck(bit);
    const { bad } = this.cards;
    if (bad?.index === index) return bad.complaint;
    this.shown |= bit;
    this.shownNow |= bit;
    return undefined;
  }

  /** A player who mucks leaves the pot to others: somebody must be left who has paid for all of it. */
  private muck(bit: number): Complaint | undefined {
    const { live } = this.hand;
    this.mucked |= bit;
    this.shown &= ~bit;
    if (this.mostPaid(live & ~this.mucked) === this.mostPaid(live)) return undefined;
    return {
      code: 'nobody-wins',
      problem: 'nobody is left to win a pot that this player has paid for',
      expected: `sm with cards of one of ${listPlayers(live)}`,
    };
  }

  private mostPaid(seats: number): Chips {
    const { hand } = this;
    return hand.holes.reduce(
      (most, _, seat) => ((seats >> seat) & 1 ? Math.max(most, hand.paidOf(seat)) : most),
      -1,
    );
  }

  private describeTurn(): string {
    const { hand, shown, mucked } = this;
    const silent = countSeats(hand.live) > 1 ? hand.live & ~shown & ~mucked : 0;
    return describeTurn(hand, this.phh.unit, silent);
  }
}
