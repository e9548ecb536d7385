import { below, type Card, type Rng } from '@doorcard/cards';
import type { HandFrame, Seat, SeatCards } from '@doorcard/engine';
import type { OpponentType } from '../policy.js';
import { drawFraction } from '../resettableStream.js';
import { countSubsets } from './enumeration.js';
import { countOnes, findLikelihood, holdAt, type DecisionPoint } from './point.js';
import { Pool } from './pool.js';

/** Below this part of their number the particles are drawn again. */
const LEAST_EFFECTIVE = 0.5;
/** Each type has at least this part of the particles, so that one that seemed unlikely can still turn out right. */
const LEAST_SHARE = 0.05;

/** A particle: one way in which a seat may have come to its cards, as one of the types. */
interface Particle extends SeatCards {
  type: number;
  weight: number;
  /** Which of the first particles it comes from: copies of one are not samples of their own. */
  origin: number;
}

/**
 * What a seat may hold where there are too many holdings to list them: particles that are dealt cards as the dealer
 * would, discard as their type would given how many cards the seat discarded, and are weighted by everything it did.
 */
export class ParticleFilter {
  private particles: Particle[];
  private spare: Particle[];
  /** By deck, two words each: the cards that the seat cannot have been dealt. */
  private readonly barred: Int32Array;
  private received = 0;

  constructor(
    private readonly frame: HandFrame,
    private readonly seat: Seat,
    private readonly types: readonly OpponentType[],
    private readonly epsilon: number,
    size: number,
    private readonly rng: Rng,
    dead: readonly Card[],
  ) {
    const total = types.reduce((sum, { weight }) => sum + weight, 0);
    // A type that is ruled out gets no particles.
    const parts = types.map(({ weight }) => (weight === 0 ? 0 : Math.max(LEAST_SHARE, weight / total)));
    const whole = parts.reduce((sum, part) => sum + part, 0);
    const counts = parts.map((part) => (part === 0 ? 0 : Math.max(1, Math.round((part / whole) * size))));
    const { count, discards } = frame.seats[seat]!;
    let made = 0;
    const make = (type: number): Particle => ({
      dealt: new Uint8Array(count),
      thrown: new Uint8Array(discards.length),
      type,
      weight: types[type]!.weight / total / counts[type]!,
      origin: made++,
    });
    this.particles = counts.flatMap((number, type) => Array.from({ length: number }, () => make(type)));
    this.spare = this.particles.map(({ type }) => make(type));
    this.barred = findBarred(frame, dead);
  }

  /** Begins with holdings that are known up to a number of cards, drawn from their pool. */
  beginWith(pool: Pool, received: number): void {
    for (const particle of this.particles) {
      const entry = pool.draw(this.rng);
      particle.dealt.set(pool.entries[entry]!.dealt.subarray(0, received));
      particle.type = pool.drawType(entry, this.rng);
      particle.weight = 1;
    }
    this.received = received;
  }

  /** Goes through the decisions of the seat, in order. */
  follow(points: readonly DecisionPoint[]): void {
    for (const point of points) {
      this.dealUpTo(point.received);
      if (typeof point.deed === 'number') this.throwCards(point, point.deed);
      else this.weigh(point);
    }
  }

  private weigh(point: DecisionPoint): void {
    for (const particle of this.particles) {
      if (particle.weight === 0) continue;
      holdAt(point, this.frame, particle);
      particle.weight *= findLikelihood(point, this.types[particle.type]!.player, this.epsilon);
    }
  }

  private dealUpTo(received: number): void {
    if (this.received >= received) return;
    this.resampleIfPoor();
    const { known, decks } = this.frame.seats[this.seat]!;
    for (let number = this.received; number < received; number++) {
      for (const particle of this.particles) {
        particle.dealt[number] =
          known[number]! >= 0 ? known[number]! : this.dealCard(particle, number, decks[number]!);
      }
    }
    this.received = received;
  }

  /** A card of the deck that is neither known to be elsewhere nor kept out of it by the particle itself. */
  private dealCard(particle: Particle, number: number, deck: number): Card {
    const { frame, seat, barred } = this;
    let low = barred[deck * 2]!;
    let high = barred[deck * 2 + 1]!;
    const { decks } = frame.seats[seat]!;
    for (let i = 0; i < number; i++) {
      if (decks[i] !== deck) continue;
      const card = particle.dealt[i]!;
      if (card < 32) low |= 1 << card;
      else high |= 1 << (card - 32);
    }
    if (deck > 0) {
      const kept = frame.findKept(frame.reshuffles[deck - 1]!, seat, particle);
      low |= kept[0];
      high |= kept[1];
    }
    const free = 52 - countOnes(low) - countOnes(high);
    if (free === 0) {
      particle.weight = 0;
      return 0;
    }
    for (;;) {
      const card = below(this.rng, 52);
      if ((((card < 32 ? low : high) >> (card & 31)) & 1) === 0) return card;
    }
  }

  /** Each particle discards as many cards as the seat did. */
  private throwCards(point: DecisionPoint, count: number): void {
    this.resampleIfPoor();
    const { types, epsilon, rng } = this;
    for (const particle of this.particles) {
      if (particle.weight === 0) continue;
      holdAt(point, this.frame, particle);
      const { cards } = point.mine;
      const frequencies = types[particle.type]!.player.frequencies(point.view);
      let matched = 0;
      for (const { action, frequency } of frequencies) {
        if (action.type === 'draw' && action.discard.length === count) matched += frequency;
      }
      const meant = (1 - epsilon) * matched;
      const anything = (epsilon * countSubsets(cards.length, count)) / point.choices;
      particle.weight *= meant + anything;
      let rest = drawFraction(rng) * (meant + anything);
      let places = -1;
      for (const { action, frequency } of frequencies) {
        if (action.type !== 'draw' || action.discard.length !== count || places >= 0) continue;
        rest -= (1 - epsilon) * frequency;
        if (rest < 0) places = action.discard.reduce((bits, card) => bits | (1 << cards.indexOf(card)), 0);
      }
      particle.thrown[point.announced] = places >= 0 ? places : drawSubset(cards.length, count, rng);
    }
  }

  /**
   * Systematic resampling (Kitagawa 1996): evenly spaced positions on the sum of the weights. It is done before particles
   * are given something new at random; without that, copies would only lose what the weights know.
   */
  private resampleIfPoor(): void {
    const { particles, spare } = this;
    const total = particles.reduce((sum, { weight }) => sum + weight, 0);
    const squares = particles.reduce((sum, { weight }) => sum + weight * weight, 0);
    if (!(total > 0)) throw new Error('no way to the cards of an opponent fits what he did');
    if ((total * total) / squares >= LEAST_EFFECTIVE * particles.length) return;
    const step = total / particles.length;
    let position = drawFraction(this.rng) * step;
    let from = 0;
    let sum = particles[0]!.weight;
    for (const target of spare) {
      while (position >= sum && from < particles.length - 1) sum += particles[++from]!.weight;
      const source = particles[from]!;
      target.dealt.set(source.dealt);
      target.thrown.set(source.thrown);
      target.type = source.type;
      target.weight = 1;
      target.origin = source.origin;
      position += step;
    }
    this.particles = spare;
    this.spare = particles;
  }

  /** What the seat may hold now. */
  makePool(): Pool {
    this.dealUpTo(this.frame.seats[this.seat]!.count);
    const { particles, types, frame, seat } = this;
    const pool = new Pool(frame, seat, particles.length, types.length, false);
    particles.forEach((particle, i) => {
      pool.entries[i]!.dealt.set(particle.dealt);
      pool.entries[i]!.thrown.set(particle.thrown);
      pool.typeWeights[i * types.length + particle.type] = particle.weight;
      pool.origins[i] = particle.origin;
    });
    pool.close();
    return pool;
  }
}

/** By deck: the cards that other seats and the board are known to have, and those that the viewing seat kept out. */
function findBarred(frame: HandFrame, dead: readonly Card[]): Int32Array {
  const { view, seats, reshuffles } = frame;
  const barred = new Int32Array((reshuffles.length + 1) * 2);
  const bar = (card: Card, deck: number): void => {
    barred[deck * 2 + (card < 32 ? 0 : 1)]! |= 1 << (card & 31);
  };
  for (const card of view.board) bar(card, 0);
  for (const card of dead) for (let deck = 0; deck <= reshuffles.length; deck++) bar(card, deck);
  seats.forEach(({ known, decks }) => {
    known.forEach((card, i) => {
      if (card >= 0) bar(card, decks[i]!);
    });
  });
  const { mine } = view;
  if (mine === null) return barred;
  const own = { dealt: Uint8Array.from(mine.dealt), thrown: Uint8Array.from(mine.thrown) };
  reshuffles.forEach((reshuffle, i) => {
    const [low, high] = frame.findKept(reshuffle, view.seat!, own);
    barred[(i + 1) * 2]! |= low;
    barred[(i + 1) * 2 + 1]! |= high;
  });
  return barred;
}

/** `count` of `size` positions, as bits, each set equally likely. */
function drawSubset(size: number, count: number, rng: Rng): number {
  let bits = 0;
  for (let left = count, place = 0; left > 0; place++) {
    if (below(rng, size - place) < left) {
      bits |= 1 << place;
      left--;
    }
  }
  return bits;
}
