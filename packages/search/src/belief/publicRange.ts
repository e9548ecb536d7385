import { DECK_SIZE, rankOf, suitOf, SUITS, type Card, type Rng } from '@doorcard/cards';
import { HandFrame, imagine, listSeenCards, makeView, type Seat, type View } from '@doorcard/engine';
import type { OpponentType } from '../policy.js';
import { makePool, type BeliefOptions } from './belief.js';
import { listHidden, listUnseen } from './enumeration.js';
import { findLikelihood, holdAt, listPoints, type DecisionPoint } from './point.js';

/** What everybody may believe about the hidden cards of one seat: a weight for every hand that it may hold. */
export interface PublicRange {
  readonly seat: Seat;
  /** The cards of a hand are in ascending order, and no hand comes twice. Hands without a weight are left out. */
  readonly hands: readonly (readonly [cards: readonly Card[], weight: number])[];
  /** The effective number of samples; Infinity where all hands were listed. */
  readonly effective: number;
}

export interface PublicRangeOptions extends Pick<BeliefOptions, 'particles' | 'weights' | 'dead'> {
  /** One answer for each: the part of the time that anybody does anything legal. */
  readonly epsilons: readonly number[];
  /** Random numbers of the particles of draw games. */
  readonly rng: Rng;
}

const PARTICLES = 4000;
/** The hidden cards of a stud hand before its last card. */
const PAIR = 2;

/**
 * The ranges of seats as somebody sees them who knows no hidden card at all, by epsilon and seat.
 *
 * A player decides by his own cards and by what everybody saw, so the weight of his hand is the same for everybody. A
 * player only removes the hands that contain cards of his own; a solver does that for both players at once, and needs the
 * weights before it. The hidden cards of the viewing seat are not used.
 */
export function findPublicRanges(
  view: View,
  seats: readonly Seat[],
  types: readonly OpponentType[],
  options: PublicRangeOptions,
): PublicRange[][] {
  const frame = new HandFrame(makePublicView(view), options.dead);
  const points = listPoints(frame);
  const { isStud } = frame.example.plan;
  const held = seats.map((seat) => {
    const learned = options.weights?.(seat);
    const weighted = types.map(({ player, weight }, i) => ({ player, weight: learned?.[i] ?? weight }));
    return { seat, points: points.filter((point) => point.seat === seat), types: weighted };
  });
  // One epsilon after the other: the particles of the first do not depend on how many follow.
  if (!isStud) {
    return options.epsilons.map((epsilon) => held.map((each) => sampleRange(frame, each, epsilon, options)));
  }
  const bySeat = held.map((each) => listRanges(frame, each, options));
  return options.epsilons.map((_, i) => bySeat.map((ranges) => ranges[i]!));
}

/** A seat, its decisions, and who sits there. */
interface Holder {
  readonly seat: Seat;
  readonly points: readonly DecisionPoint[];
  readonly types: readonly OpponentType[];
}

/** What the public sees where a seat sees this. */
function makePublicView(view: View): View {
  if (view.seat === null) return view;
  // Any cards do for the hidden ones: the public sees none of them.
  let state = 1;
  const rng = { nextUint32: () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) };
  return makeView(imagine(view, rng), null);
}

/** All hidden cards of a stud hand. The last of three may be any of them: early decisions were made with the other two. */
function listRanges(
  frame: HandFrame,
  { seat, points, types }: Holder,
  { epsilons, dead = [] }: PublicRangeOptions,
): PublicRange[] {
  const unseen = listUnseen(frame, dead);
  const { count, known } = frame.seats[seat]!;
  const hidden = listHidden(frame, seat);
  const cards = { dealt: Uint8Array.from(known, (card) => Math.max(0, card)), thrown: new Uint8Array(0) };
  const placeCards = (hand: readonly Card[]): void => {
    for (let i = 0; i < hand.length; i++) cards.dealt[hidden[i]!] = hand[i]!;
  };
  const isEarly = ({ received }: DecisionPoint): boolean => hidden.length === PAIR || received < count;
  const early = points.filter(isEarly);
  const late = points.filter((point) => !isEarly(point));

  // By epsilon: by hand and type.
  const weigh = (
    hands: readonly (readonly Card[])[],
    decisions: readonly DecisionPoint[],
  ): Float64Array[] => {
    const weights = epsilons.map(() => new Float64Array(hands.length * types.length).fill(1));
    for (const point of decisions) {
      const shares = new Map<string, readonly number[]>();
      const keyOf = findKey(frame, seat, isEarly(point));
      for (const [i, hand] of hands.entries()) {
        const key = keyOf(hand);
        let known = shares.get(key);
        if (known === undefined) {
          placeCards(hand);
          holdAt(point, frame, cards);
          known = types.map(({ player, weight }) => (weight === 0 ? 0 : findLikelihood(point, player, 0)));
          shares.set(key, known);
        }
        for (const [e, epsilon] of epsilons.entries()) {
          const row = weights[e]!;
          for (let type = 0; type < types.length; type++)
            row[i * types.length + type]! *= (1 - epsilon) * known[type]! + epsilon / point.choices;
        }
      }
    }
    return weights;
  };
  const sumTypes = (at: number, ...factors: readonly Float64Array[]): number =>
    types.reduce(
      (sum, { weight }, type) =>
        sum + factors.reduce((product, factor) => product * factor[at * types.length + type]!, weight),
      0,
    );

  const pairs = listHands(unseen, PAIR);
  const pairWeights = weigh(pairs, early);
  if (hidden.length === PAIR) {
    return epsilons.map((_, e) => finish(seat, pairs, (i) => sumTypes(i, pairWeights[e]!)));
  }
  const indexOf = new Map(pairs.map(([a, b], i) => [a! * 64 + b!, i]));
  const triples = listHands(unseen, PAIR + 1);
  const lateWeights = weigh(triples, late);
  return epsilons.map((_, e) => {
    const dealt = new Float64Array(triples.length * types.length);
    for (const [i, [a, b, c]] of triples.entries()) {
      for (const [x, y] of [[a, b] as const, [a, c] as const, [b, c] as const]) {
        const from = indexOf.get(x! * 64 + y!)! * types.length;
        for (let type = 0; type < types.length; type++)
          dealt[i * types.length + type]! += pairWeights[e]![from + type]!;
      }
    }
    return finish(seat, triples, (i) => sumTypes(i, dealt, lateWeights[e]!));
  });
}

/**
 * Hands with the same key are the same to a player: in Razz suits mean nothing, and with all seven cards a suit only
 * counts if it can make a flush.
 */
function findKey(frame: HandFrame, seat: Seat, isEarly: boolean): (hand: readonly Card[]) => string {
  const isRazz = frame.view.game === 'razz';
  if (isEarly && !isRazz) return (hand) => hand.join();
  const { up } = frame.view.seats[seat]!;
  const counts = SUITS.map((_, suit) => up.filter((card) => suitOf(card) === suit).length);
  const matters = counts.map((count) => !isRazz && count >= UP_CARDS_OF_FLUSH);
  return (hand) => hand.map((card) => (matters[suitOf(card)] ? card : DECK_SIZE + rankOf(card))).join();
}

/** With three hidden cards a flush needs two up cards. */
const UP_CARDS_OF_FLUSH = 2;

function finish(
  seat: Seat,
  hands: readonly (readonly Card[])[],
  weightAt: (index: number) => number,
): PublicRange {
  const weighted = hands.map((hand, i) => [hand, weightAt(i)] as const).filter(([, weight]) => weight > 0);
  return { seat, hands: weighted, effective: Infinity };
}

/** Every choice of some of the cards, in order. */
function listHands(cards: readonly Card[], size: number): Card[][] {
  const hands: Card[][] = [];
  const extend = (hand: readonly Card[], from: number): void => {
    if (hand.length === size) hands.push([...hand]);
    else for (let i = from; i < cards.length; i++) extend([...hand, cards[i]!], i + 1);
  };
  extend([], 0);
  return hands;
}

/** What a seat of a draw game may hold now, from particles. */
function sampleRange(
  frame: HandFrame,
  { seat, points, types }: Holder,
  epsilon: number,
  { dead = [], rng, particles = PARTICLES }: PublicRangeOptions,
): PublicRange {
  const { count, discards } = frame.seats[seat]!;
  const pool = makePool(frame, seat, points, types, { epsilon, particles, rng, dead, mostListed: 0 });
  // Where nobody has seen a card, a hand is as likely as the same hand in other suits.
  const isUnseen = listSeenCards(frame.view).length === 0 && dead.length === 0;
  const held = new Uint8Array(8);
  const sums = new Map<string, [Card[], number]>();
  pool.entries.forEach((entry, i) => {
    const number = frame.holdCards(entry, count, discards.length, held);
    const cards = [...held.subarray(0, number)].sort((a, b) => a - b);
    const alike = isUnseen ? renameSuits(cards) : [cards];
    for (const hand of alike) {
      const key = hand.join();
      const sum = sums.get(key) ?? [hand, 0];
      sum[1] += pool.weights[i]! / alike.length;
      sums.set(key, sum);
    }
  });
  const hands = [...sums.values()].filter(([, weight]) => weight > 0);
  return { seat, hands, effective: pool.effective };
}

const SUIT_ORDERS: readonly (readonly number[])[] = permute([0, 1, 2, 3]);

function permute(values: readonly number[]): number[][] {
  if (values.length === 0) return [[]];
  return values.flatMap((value) =>
    permute(values.filter((other) => other !== value)).map((rest) => [value, ...rest]),
  );
}

/** A hand in all 24 names of its suits, each in ascending order; a hand with symmetric suits comes several times. */
export const renameSuits = (cards: readonly Card[]): Card[][] =>
  SUIT_ORDERS.map((suits) => cards.map((card) => (card & ~3) | suits[card & 3]!).sort((a, b) => a - b));
