import { makeCard, succeed, type Card, type Result } from '@doorcard/cards';
import {
  act,
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
import type { PhhAction } from '../phh/phhAction.js';
import type { PhhHand } from '../phh/phhHand.js';
import { allSeats, isShowdown, largestRaise, openForRaise, padScript } from '../scriptedHand.js';
import { refuseAction, type Complaint } from './actionRefusal.js';
import { DealRecorder, type Deal } from './dealRecorder.js';
import { countCards, describeDeal, describeTurn, listPlayers, makePlayer } from './expectation.js';
import type { HeldCards } from './heldCards.js';

/** What a file has told when it ends. */
export interface Walk {
  /** Played with every hand mucked, so that nobody asks who wins: not all cards need be known yet. */
  readonly hand: Hand;
  /** The cards that were dealt, with unknown ones behind them. */
  readonly script: readonly Card[];
  /** The dealer has dealt cards that the file does not tell. */
  readonly hasUntoldDeals: boolean;
  /** Who showed or mucked, as bits. Whoever did both has mucked. */
  readonly shown: number;
  readonly mucked: number;
}

/** Plays the actions through the dealer and stops at the first that it would not do itself, now and in this way. */
export function walkActions(phh: PhhHand, plan: Plan, cards: HeldCards): Result<Walk> {
  const walker = new Walker(phh, plan, cards);
  for (const [index, action] of phh.actions.entries()) {
    const complaint = walker.step(action, index);
    if (complaint !== undefined) return refuseAction(phh, index, complaint);
  }
  return succeed(walker.result);
}

type Decided = Extract<PhhAction, { type: 'bringIn' | 'raiseTo' | 'call' | 'fold' | 'draw' }>;
type Showing = Extract<PhhAction, { type: 'show' | 'muck' }>;

class Walker {
  private hand: Hand;
  private readonly script: readonly Card[];
  private readonly recorder = new DealRecorder();
  /** How many of the dealer's deals the file has told. */
  private told = 0;
  private runOutTold = false;
  private shown = 0;
  /** Since the last card. */
  private shownNow = 0;
  private mucked = 0;

  constructor(
    private readonly phh: PhhHand,
    plan: Plan,
    private readonly cards: HeldCards,
  ) {
    this.script = padScript(cards.script);
    this.hand = new Hand(plan);
    this.recorder.listenTo(this.hand);
    this.hand.deal({ kind: 'script', cards: this.script }, allSeats(plan));
  }

  get result(): Walk {
    const { hand, script, shown, mucked } = this;
    hand.sink = undefined;
    return { hand, script, hasUntoldDeals: this.nextDeal !== undefined, shown, mucked };
  }

  /** Undefined when all is well. */
  step(action: PhhAction, index: number): Complaint | undefined {
    switch (action.type) {
      case 'note':
        return undefined;
      case 'dealHole':
        return this.stepDeal(action.player, action.cards.length);
      case 'dealBoard':
        return this.stepDeal('board', action.cards.length);
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
    return this.recorder.deals[this.told];
  }

  private stepDeal(to: Deal['to'], count: number): Complaint | undefined {
    const deal = this.nextDeal;
    if (deal === undefined) {
      return { code: 'unexpected-deal', problem: 'no cards are dealt now', expected: this.describeTurn() };
    }
    if (deal.to !== to || deal.cards.length !== count) {
      const problem = deal.to === to ? countCards(count) : 'these cards are not dealt now';
      return { code: 'wrong-deal', problem, expected: describeDeal(deal) };
    }
    if (deal.twice !== undefined) {
      const problem = `${makeCard(deal.twice)} has been dealt before`;
      return { code: 'card-twice', problem, expected: 'a card that is still in the deck' };
    }
    if (deal.hidesOpener) {
      const problem = 'an open card is unknown, so nobody can tell who acts first';
      return { code: 'unknown-up-card', problem, expected: 'the cards that lie open' };
    }
    this.told++;
    this.shownNow = 0;
    this.runOutTold ||= deal.isRunOut;
    return undefined;
  }

  private stepDecision(action: Decided, index: number): Complaint | undefined {
    const { hand } = this;
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

  private stepRaise(to: Chips): Complaint | undefined {
    const expected = this.describeTurn();
    if (to <= largestRaise(this.hand)) {
      this.hand = openForRaise(this.hand, this.script, to);
      this.recorder.listenTo(this.hand);
      const done = act(this.hand, this.hand.actor, { type: 'raise', to });
      if (done.ok) return undefined;
      if (done.error.code === 'action/raise-cap-reached') {
        return { code: 'raise-cap', problem: 'the betting is capped', expected };
      }
    }
    return { code: 'illegal-raise', problem: 'not a legal raise', expected };
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

  /** At the end, or after an all-in before the rest of the cards comes; players may do it in any order. */
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
    const isTime = deal === undefined || (deal.isRunOut && !this.runOutTold);
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

  /** Whoever mucks leaves the pot to others: somebody must be left who has paid for all of it. */
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
