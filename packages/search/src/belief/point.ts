import type { Card } from '@doorcard/cards';
import {
  Hand,
  listDecisions,
  makeView,
  type HandFrame,
  type Legal,
  type Seat,
  type SeatCards,
  type View,
} from '@doorcard/engine';
import type { ImaginedPlayer } from '../policy.js';

/** What somebody did: how he bet, or how many cards he discarded. */
export type Deed = 'fold' | 'check' | 'call' | 'bringIn' | 'raise' | number;

/** A decision that another seat has made, as that seat saw it, with room for the cards that it may have held. */
export interface DecisionPoint {
  readonly seat: Seat;
  readonly deed: Deed;
  /** How many different actions were legal; a raise of any size counts as one. */
  readonly choices: number;
  /** How many cards the seat had been dealt, and how many draws it had announced. */
  readonly received: number;
  readonly announced: number;
  readonly view: View;
  readonly mine: { readonly cards: Card[]; readonly dealt: Card[]; readonly thrown: number[] };
  readonly community: readonly Card[];
}

/** The decisions of the other seats in which they had a choice, in order. */
export function listPoints(frame: HandFrame): DecisionPoint[] {
  const { example, view } = frame;
  const hand = new Hand(example.plan);
  hand.deal({ kind: 'script', cards: example.dealtCards() }, example.mucked);
  const points: DecisionPoint[] = [];
  for (const { code, amount } of listDecisions(example)) {
    const seat = hand.actor;
    const seen = seat === view.seat ? undefined : makeView(hand, seat);
    const before = hand.logLength;
    if (!hand.act(code, amount)) throw new Error('a decision of the view is refused');
    if (seen === undefined || hand.logLength === before) continue;
    const choices = countChoices(seen.legal!);
    if (choices > 1) points.push(makePoint(hand, seen, seat, code, choices));
  }
  return points;
}

const FOLD = 0;
const CALL = 1;
const BRING_IN = 3;
const DRAW = 32;

function makePoint(hand: Hand, seen: View, seat: Seat, code: number, choices: number): DecisionPoint {
  const mine = { cards: [], dealt: [], thrown: [] };
  const { legal } = seen;
  const deed =
    code >= DRAW
      ? countOnes(code - DRAW)
      : code === FOLD
        ? 'fold'
        : code === CALL
          ? legal!.check
            ? 'check'
            : 'call'
          : code === BRING_IN
            ? 'bringIn'
            : 'raise';
  return {
    seat,
    deed,
    choices,
    received: seen.mine!.dealt.length,
    announced: seen.mine!.thrown.length,
    view: { ...seen, mine },
    mine,
    community: hand.hasCommunityCard ? seen.board : [],
  };
}

function countChoices({ fold, check, call, bringIn, raise, draw }: Legal): number {
  if (draw !== undefined) return 1 << draw.max;
  return (
    Number(fold) +
    Number(check) +
    Number(call !== undefined) +
    Number(bringIn !== undefined) +
    Number(raise !== undefined)
  );
}

export function countOnes(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

const held = new Uint8Array(8);

/** Gives the seat of a point these cards. */
export function holdAt(point: DecisionPoint, frame: HandFrame, cards: SeatCards): void {
  const { mine, received, announced, community } = point;
  const count = frame.holdCards(cards, received, announced, held);
  // At one point the numbers of cards are always the same.
  for (let i = 0; i < count; i++) mine.cards[i] = held[i]!;
  for (let i = 0; i < community.length; i++) mine.cards[count + i] = community[i]!;
  for (let i = 0; i < received; i++) mine.dealt[i] = cards.dealt[i]!;
  for (let i = 0; i < announced; i++) mine.thrown[i] = cards.thrown[i]!;
}

/**
 * How likely a policy does what was done, with the cards that the point holds now. The rule players are nearly
 * deterministic, so a part `epsilon` of the time anything legal is taken to happen.
 */
export function findLikelihood(point: DecisionPoint, policy: ImaginedPlayer, epsilon: number): number {
  const frequencies = policy.frequencies(point.view);
  let matched = 0;
  for (let i = 0; i < frequencies.length; i++) {
    const { action, frequency } = frequencies[i]!;
    if (action.type === point.deed) matched += frequency;
  }
  return (1 - epsilon) * matched + epsilon / point.choices;
}
