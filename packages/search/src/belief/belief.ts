import { below, type Card, type Rng } from '@doorcard/cards';
import { HandFrame, type Seat, type SeatCards, type View } from '@doorcard/engine';
import type { OpponentType, ImaginedPlayer } from '../policy.js';
import { drawFraction } from '../resettableStream.js';
import { countSubsets, enumerateHoldings, listHidden, listUnseen } from './enumeration.js';
import type { LikelihoodCache } from './likelihoodCache.js';
import { ParticleFilter } from './particleFilter.js';
import { listPoints, type DecisionPoint } from './point.js';
import { TakenCards, type Pool } from './pool.js';

export interface BeliefOptions {
  /** The part of the time that anybody does anything legal. */
  readonly epsilon?: number;
  /** Particles for each opponent with too many holdings to list. */
  readonly particles?: number;
  /** Up to this many holdings are listed and not sampled. */
  readonly mostListed?: number;
  /** Random numbers of the particles. */
  readonly rng: Rng;
  /** By seat: weights of the types in place of their own, as learned from earlier hands. */
  readonly weights?: (seat: Seat) => readonly number[] | undefined;
  /** Whether what folded players did is weighed as well; otherwise they held anything. */
  readonly weighsFolded?: boolean;
  /** Remembers likelihoods from decision to decision of a hand; it changes no result. */
  readonly cache?: LikelihoodCache | undefined;
  /** Cards that are known to be out of play, such as one that was exposed by mistake. */
  readonly dead?: readonly Card[];
}

const EPSILON = 0.15;
const PARTICLES = 400;
/** All pairs of the deck: two down cards are always listed. */
const MOST_LISTED = 1326;

/** One way in which the hidden cards may lie, and who the others are. */
export interface World {
  /** By seat, the viewing seat included. */
  readonly cards: readonly SeatCards[];
  /** By seat: an index of the types, -1 for the viewing seat and for seats that have folded. */
  readonly types: Int8Array;
}

/** What the others may hold, and who they may be, given everything they did. */
export class Belief {
  readonly world: World;
  /** Worlds in which no entry of some opponent fitted, so that he was given any cards that were left. */
  repaired = 0;
  private readonly taken: TakenCards;
  /** By pool: the entry of this world, -1 where none fits. */
  private readonly chosen: Int32Array;
  private readonly kept: Int32Array;
  /** By seat: its pool, -1 for none. */
  private readonly poolOf: readonly number[];
  private readonly keptByNumber: readonly Uint8Array[];
  /** By seat: its first cards are discarded. */
  private readonly usualThrown: readonly Uint8Array[];

  constructor(
    readonly frame: HandFrame,
    readonly types: readonly ImaginedPlayer[],
    readonly pools: readonly Pool[],
    dead: readonly Card[] = [],
  ) {
    const { view, seats } = frame;
    this.world = {
      cards: seats.map(({ count, discards, known }, seat) => {
        const isMe = seat === view.seat;
        const dealt = isMe
          ? Uint8Array.from(view.mine!.dealt)
          : Uint8Array.from(known, (card) => Math.max(0, card));
        const thrown = isMe ? view.mine!.thrown : Array.from(discards, (number) => (1 << number) - 1);
        return { dealt: dealt.subarray(0, count), thrown: Uint8Array.from(thrown) };
      }),
      types: new Int8Array(seats.length).fill(-1),
    };
    this.usualThrown = this.world.cards.map(({ thrown }) => thrown.slice());
    this.taken = new TakenCards(
      frame,
      pools.reduce((bits, { seat }) => bits | (1 << seat), 0),
      dead,
    );
    this.chosen = new Int32Array(pools.length);
    this.kept = new Int32Array(pools.length);
    this.poolOf = seats.map((_, seat) => pools.findIndex((pool) => pool.seat === seat));
    this.keptByNumber = seats.map((_, seat) => this.findKept(seat));
  }

  /** The effective number of particles of the opponent with the fewest; Infinity where all holdings are listed. */
  get effective(): number {
    return this.pools.reduce(
      (least, pool) => (pool.isListed ? least : Math.min(least, pool.effective)),
      Infinity,
    );
  }

  /** Draws a world into `world`. */
  sample(rng: Rng): World {
    if (!this.drawTogether(rng)) this.drawInTurn(rng);
    const { world, pools, chosen, frame } = this;
    for (let i = 0; i < pools.length; i++) {
      if (chosen[i]! < 0) continue;
      const pool = pools[i]!;
      const { dealt, thrown } = pool.entries[chosen[i]!]!;
      world.cards[pool.seat]!.dealt.set(dealt);
      world.cards[pool.seat]!.thrown.set(thrown);
      world.types[pool.seat] = pool.drawType(chosen[i]!, rng);
    }
    for (let seat = 0; seat < frame.seats.length; seat++) {
      const at = this.poolOf[seat]!;
      if (seat === frame.view.seat || (at >= 0 && chosen[at]! >= 0)) continue;
      this.dealAnything(seat, rng);
      if (at >= 0) world.types[seat] = pools[at]!.drawType(pools[at]!.draw(rng), rng);
    }
    return world;
  }

  /** All opponents independently, again and again until the cards fit: exact, if it does not take too long. */
  private drawTogether(rng: Rng): boolean {
    const { pools, chosen, taken } = this;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      taken.clear();
      let at = 0;
      for (; at < pools.length; at++) {
        chosen[at] = pools[at]!.draw(rng);
        if (!taken.fits(pools[at]!, chosen[at]!)) break;
        taken.add(pools[at]!, chosen[at]!);
      }
      if (at === pools.length) return true;
    }
    return false;
  }

  /**
   * One opponent after the other, each from what fits the cards already taken. Of several such worlds one is kept, each
   * as likely as its weight: how much fitted at every step. Then each opponent is drawn again given all the others
   * (Gibbs sampling), which leaves fitting combinations as likely as their weights say.
   */
  private drawInTurn(rng: Rng): void {
    const { pools, chosen, kept } = this;
    const start = below(rng, pools.length);
    let total = 0;
    for (let tries = 0; tries < WORLDS_IN_TURN || (total === 0 && tries < MOST_IN_TURN); tries++) {
      const weight = this.placeAll((start + tries) % pools.length, rng);
      total += weight;
      if (weight > 0 && drawFraction(rng) * total < weight) kept.set(chosen);
    }
    if (total === 0) {
      this.repaired++;
      return;
    }
    chosen.set(kept);
    for (let sweep = 0; sweep < SWEEPS; sweep++) this.redraw(rng);
  }

  /** Returns the weight of what it found; 0 if somebody is left without an entry that fits. */
  private placeAll(start: number, rng: Rng): number {
    const { pools, chosen, taken } = this;
    taken.clear();
    let weight = 1;
    for (let i = 0; i < pools.length; i++) {
      const at = (start + i) % pools.length;
      const pool = pools[at]!;
      const fitting = pool.weighFitting(taken);
      weight *= fitting / pool.total;
      chosen[at] = fitting > 0 ? pool.drawFitting(taken, rng) : -1;
      if (fitting > 0) taken.add(pool, chosen[at]);
    }
    return weight;
  }

  private redraw(rng: Rng): void {
    const { pools, chosen, taken } = this;
    for (let at = 0; at < pools.length; at++) {
      taken.clear();
      for (let other = 0; other < pools.length; other++) {
        if (other !== at) taken.add(pools[other]!, chosen[other]!);
      }
      chosen[at] = pools[at]!.drawFitting(taken, rng);
    }
    taken.clear();
    for (let at = 0; at < pools.length; at++) taken.add(pools[at]!, chosen[at]!);
  }

  /** Gives a seat any cards that are left. */
  private dealAnything(seat: Seat, rng: Rng): void {
    const { taken } = this;
    const { known, decks } = this.frame.seats[seat]!;
    const { dealt, thrown } = this.world.cards[seat]!;
    thrown.set(this.usualThrown[seat]!);
    for (let number = 0; number < known.length; number++) {
      if (known[number]! >= 0) {
        dealt[number] = known[number]!;
        continue;
      }
      const kept = this.keptByNumber[seat]![number]!;
      const card = drawAllowed(taken, decks[number]!, kept, rng);
      dealt[number] = card;
      taken.take(card, decks[number]!, kept);
    }
  }

  /** By card of a seat without a pool: the decks, as bits, that it was kept out of. It discards its first cards. */
  private findKept(seat: Seat): Uint8Array {
    const { frame, world } = this;
    const { count } = frame.seats[seat]!;
    const numbers = {
      dealt: Uint8Array.from({ length: count }, (_, i) => i),
      thrown: world.cards[seat]!.thrown,
    };
    const kept = new Uint8Array(count);
    frame.reshuffles.forEach((reshuffle, i) => {
      const [low] = frame.findKept(reshuffle, seat, numbers);
      for (let number = 0; number < count; number++) if ((low >> number) & 1) kept[number]! |= 1 << (i + 1);
    });
    return kept;
  }
}

const MOST_TRIES = 60;
const WORLDS_IN_TURN = 4;
/** If none of these is complete, a few more are tried. */
const MOST_IN_TURN = 40;
const SWEEPS = 2;

function drawAllowed(taken: TakenCards, deck: number, kept: number, rng: Rng): Card {
  for (let tries = 0; tries < 1000; tries++) {
    const card = below(rng, 52);
    if (taken.allows(card, deck, kept)) return card;
  }
  for (let card = 0; card < 52; card++) if (taken.allows(card, deck, kept)) return card;
  // Every card is taken: only a table that has used up its deck more than once comes here.
  return below(rng, 52);
}

/** What the others may hold, and who of the types they may be, from everything that they did. */
export function believe(view: View, types: readonly OpponentType[], options: BeliefOptions): Belief {
  const { weights, weighsFolded = true, dead = [], cache, epsilon = EPSILON } = options;
  const frame = new HandFrame(view, dead);
  const points = listPoints(frame);
  const policies = types.map(({ player }) => player);
  cache?.begin(view, policies, epsilon);
  const pools: Pool[] = [];
  view.seats.forEach(({ folded }, seat) => {
    const own = points.filter((point) => point.seat === seat);
    if (seat === view.seat || (folded && !(weighsFolded && own.length > 0))) return;
    const learned = weights?.(seat);
    const weighted = types.map(({ player, weight }, i) => ({ player, weight: learned?.[i] ?? weight }));
    pools.push(makePool(frame, seat, own, weighted, options));
  });
  return new Belief(frame, policies, pools, dead);
}

export type PoolOptions = Pick<
  BeliefOptions,
  'rng' | 'epsilon' | 'particles' | 'dead' | 'mostListed' | 'cache'
>;

/** What one seat may hold, given its decisions. */
export function makePool(
  frame: HandFrame,
  seat: Seat,
  points: readonly DecisionPoint[],
  types: readonly OpponentType[],
  options: PoolOptions,
): Pool {
  const { count, discards } = frame.seats[seat]!;
  const { rng, dead = [], cache } = options;
  const { epsilon = EPSILON, particles = PARTICLES, mostListed = MOST_LISTED } = options;
  const unseen = listUnseen(frame, dead);
  const isStill = discards.length === 0 && frame.reshuffles.length === 0;
  const countListed = (cards: number): number =>
    isStill ? countSubsets(unseen.length, listHidden(frame, seat, cards).length) : Infinity;
  if (countListed(count) <= mostListed)
    return enumerateHoldings(frame, seat, points, types, epsilon, unseen, cache);
  const filter = new ParticleFilter(frame, seat, types, epsilon, particles, rng, dead);
  // The last down card of stud comes after everything that can be listed; so do the decisions after the first street.
  const early = frame.example.plan.isStud ? count - 1 : count;
  let done = 0;
  if (countListed(early) <= MOST_LISTED) {
    const isEarly = ({ received, view }: DecisionPoint): boolean =>
      early < count ? received < count : view.street === 0;
    while (done < points.length && isEarly(points[done]!)) done++;
    const first = points.slice(0, done);
    filter.beginWith(enumerateHoldings(frame, seat, first, types, epsilon, unseen, cache, early), early);
  }
  filter.follow(points.slice(done));
  return filter.makePool();
}
