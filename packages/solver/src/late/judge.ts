import type { Side } from '../tree/bettingTree.js';
import type { HandSpace, SideHands } from './handSpace.js';
import { indexOfHand } from './handIndex.js';
import type { LateSpaces } from './lateLayout.js';
import type { LateSpot } from './lateSpot.js';
import type { LateDecision, LateNode } from './lateTree.js';

/** The strategy of a decision: one vector of shares over the classes of its side for each action. */
export type ReadShares = (node: LateDecision) => readonly Float64Array[];

/** What a side wins, in the unit of the pot, and what it would win by its best response. Both count from the spot on. */
export interface Judgement {
  readonly ev: readonly [number, number];
  readonly best: readonly [number, number];
}

/** Values of the hands of a side: with its strategy and with its best response, weighted by the reach of the other side. */
interface Values {
  readonly ev: Float64Array;
  readonly best: Float64Array;
}

/**
 * Exact values and best responses in double precision, one terminal at a time: it shares no code with the solver's pass.
 * With locks, best responses keep to them.
 */
export class Judge {
  private readonly sorted = new Map<Float64Array, Int32Array>();
  private readonly links: (Int32Array | undefined)[] = [];
  private readonly twins = new Map<SideHands, Int32Array>();

  constructor(
    private readonly spot: Pick<LateSpot, 'pot' | 'live'> & { readonly root: LateNode },
    private readonly spaces: LateSpaces,
    private readonly readShares: ReadShares,
    private readonly isLocked: (id: number) => boolean = () => false,
  ) {}

  judge(): Judgement {
    const sides = ([0, 1] as const).map((side) => this.judgeSide(side));
    return { ev: [sides[0]!.ev, sides[1]!.ev], best: [sides[0]!.best, sides[1]!.best] };
  }

  /** One side; a run can pause between the two. */
  judgeSide(side: Side): { ev: number; best: number } {
    const space = this.spaces.spaces[0]!;
    const own = space.sides[side];
    const other = space.sides[1 - side]!;
    const { ev, best } = this.valuesOf(this.spot.root, side, other.weights);
    const all = this.sumDisjoint(space, side, other.weights);
    let [total, evs, bests] = [0, 0, 0];
    for (let i = 0; i < own.count; i++) {
      const weight = own.weights[i]! * own.alike[i]!;
      total += weight * all[i]!;
      evs += weight * ev[i]!;
      bests += weight * best[i]!;
    }
    return { ev: this.spot.pot / 2 + evs / total, best: this.spot.pot / 2 + bests / total };
  }

  /** Values of the own hands at a node for a reach of the other side's hands. They count from half of the pot. */
  valuesOf(node: LateNode, side: Side, reach: Float64Array): Values {
    const space = this.spaces.spaces[this.spaces.streets.indexOf(node.street)]!;
    switch (node.kind) {
      case 'fold': {
        const chips = (node.folded === side ? -1 : 1) * (this.spot.pot / 2 + Math.min(...node.paid));
        const ev = this.sumDisjoint(space, side, reach).map((sum) => chips * sum);
        return { ev, best: ev };
      }
      case 'showdown': {
        const chips = this.spot.pot / 2 + Math.min(...node.paid);
        const ev = this.compareHands(space, side, reach).map((sum) => chips * sum);
        return { ev, best: ev };
      }
      case 'deal':
        return this.deal(node.child, side, reach);
      case 'decision':
        return node.side === side ? this.decide(node, side, reach) : this.wait(node, side, reach);
    }
  }

  private decide(node: LateDecision, side: Side, reach: Float64Array): Values {
    const shares = this.readShares(node);
    const count = reach.length === 0 ? 0 : shares[0]!.length;
    const ev = new Float64Array(count);
    const best = new Float64Array(count).fill(this.isLocked(node.id) ? 0 : -Infinity);
    for (const [a, child] of node.children.entries()) {
      const values = this.valuesOf(child, side, reach);
      for (let i = 0; i < count; i++) {
        ev[i]! += shares[a]![i]! * values.ev[i]!;
        if (this.isLocked(node.id)) best[i]! += shares[a]![i]! * values.best[i]!;
        else best[i] = Math.max(best[i]!, values.best[i]!);
      }
    }
    return { ev, best };
  }

  private wait(node: LateDecision, side: Side, reach: Float64Array): Values {
    const shares = this.readShares(node);
    let sum: Values | undefined;
    for (const [a, child] of node.children.entries()) {
      const values = this.valuesOf(
        child,
        side,
        reach.map((weight, i) => weight * shares[a]![i]!),
      );
      if (sum === undefined) {
        sum = { ev: values.ev.slice(), best: values.best.slice() };
        continue;
      }
      for (let i = 0; i < sum.ev.length; i++) {
        sum.ev[i]! += values.ev[i]!;
        sum.best[i]! += values.best[i]!;
      }
    }
    return sum!;
  }

  private deal(child: LateNode, side: Side, reach: Float64Array): Values {
    const [before, after] = this.spaces.spaces as [HandSpace, HandSpace];
    const unseen = this.spot.live.length - 2 * before.size;
    const chance = 1 / (unseen * (unseen - 1));
    const later = this.carry((1 - side) as Side, reach).map((weight) => chance * weight);
    const values = this.valuesOf(child, side, later);
    const ev = new Float64Array(before.sides[side].count);
    const best = new Float64Array(before.sides[side].count);
    this.linkHands(before, after, side, (pair, triple) => {
      ev[pair]! += values.ev[triple]!;
      best[pair]! += values.best[triple]!;
    });
    return { ev, best };
  }

  /** The reach of a side's hands after the last card: the sum over the hands before it. */
  carry(side: Side, reach: Float64Array): Float64Array {
    const [before, after] = this.spaces.spaces as [HandSpace, HandSpace];
    const later = new Float64Array(after.sides[side].count);
    this.linkHands(before, after, side, (pair, triple) => {
      // One way for each hand of the class before; the class after it has another size.
      const ways = before.sides[side].alike[pair]! / after.sides[side].alike[triple]!;
      later[triple]! += ways * reach[pair]!;
    });
    return later;
  }

  /** For every hand before the last card and every card: the class after it. */
  private linkHands(
    before: HandSpace,
    after: HandSpace,
    side: Side,
    visit: (pair: number, triple: number) => void,
  ): void {
    const [pairs, triples] = [before.sides[side], after.sides[side]];
    const cardsLeft = this.spot.live.length - before.size;
    const found = (this.links[side] ??= new Int32Array(pairs.count * cardsLeft).fill(-1));
    if (found[0] === -1) {
      let at = 0;
      for (let pair = 0; pair < pairs.count; pair++) {
        const hand = [...pairs.cards.subarray(pair * before.size, (pair + 1) * before.size)];
        for (const card of this.spot.live) {
          if (hand.includes(card)) continue;
          const longer = [...hand, card].sort((a, b) => a - b);
          this.spaces.symmetry.canonize(longer);
          found[at++] = triples.indexOf[indexOfHand(longer)]!;
        }
      }
    }
    for (let i = 0; i < found.length; i++) visit(Math.floor(i / cardsLeft), found[i]!);
  }

  /** The weight of the other side's hands that share no card with each own hand. */
  private sumDisjoint(space: HandSpace, side: Side, reach: Float64Array): Float64Array {
    return sumDisjoint(space, side, reach, this.twinsOf(space, side));
  }

  private twinsOf(space: HandSpace, side: Side): Int32Array {
    const own = space.sides[side];
    const twins = this.twins.get(own) ?? listTwins(space, side);
    this.twins.set(own, twins);
    return twins;
  }

  private sort(keys: Float64Array): Int32Array {
    const sorted =
      this.sorted.get(keys) ?? Int32Array.from(keys, (_, i) => i).sort((a, b) => keys[a]! - keys[b]!);
    this.sorted.set(keys, sorted);
    return sorted;
  }

  /** For each own hand: wins minus losses over the orders of the game, each with an equal part of the pot. */
  private compareHands(space: HandSpace, side: Side, reach: Float64Array): Float64Array {
    const own = space.sides[side];
    const other = space.sides[1 - side]!;
    const all = this.sumDisjoint(space, side, reach);
    const twins = this.twinsOf(space, side);
    const result = new Float64Array(own.count);
    for (const [order, keys] of own.keys.entries()) {
      const theirs = other.keys[order]!;
      const others = this.sort(theirs);
      const sums = new Float64Array(space.subsetCount);
      // `weaker` and `notStronger` count hands below the own key, and up to it: their sum is twice the wins plus the ties.
      let [weaker, notStronger] = [0, 0];
      for (const hand of this.sort(keys)) {
        const key = keys[hand]!;
        for (; weaker < others.length && theirs[others[weaker]!]! < key; weaker++)
          addHand(other, others[weaker]!, reach[others[weaker]!]!, sums);
        for (; notStronger < others.length && theirs[others[notStronger]!]! <= key; notStronger++)
          addHand(other, others[notStronger]!, reach[others[notStronger]!]!, sums);
        let won = askSums(own, hand, sums);
        const twin = twins[hand]!;
        if (twin >= 0) {
          const times = (theirs[twin]! < key ? 1 : 0) + (theirs[twin]! <= key ? 1 : 0);
          won += sameSign(space) * times * reach[twin]!;
        }
        result[hand]! += (won - all[hand]!) / own.keys.length;
      }
    }
    return result;
  }
}

/** The weight of the other side's hands that share no card with each own hand. */
export function sumDisjoint(
  space: HandSpace,
  side: Side,
  reach: Float64Array,
  twins = listTwins(space, side),
): Float64Array {
  const own = space.sides[side];
  const other = space.sides[1 - side]!;
  const sums = new Float64Array(space.subsetCount);
  for (let i = 0; i < other.count; i++) addHand(other, i, reach[i]!, sums);
  const result = new Float64Array(own.count);
  for (let i = 0; i < own.count; i++) {
    const twin = twins[i]!;
    result[i] = askSums(own, i, sums) + (twin < 0 ? 0 : sameSign(space) * reach[twin]!);
  }
  return result;
}

function addHand(
  { starts, subsets, adds }: SideHands,
  hand: number,
  weight: number,
  sums: Float64Array,
): void {
  if (weight === 0) return;
  for (let t = starts[hand]!; t < starts[hand + 1]!; t++) sums[subsets[t]!]! += adds[t]! * weight;
}

function askSums({ starts, subsets, asks }: SideHands, hand: number, sums: Float64Array): number {
  let sum = 0;
  for (let t = starts[hand]!; t < starts[hand + 1]!; t++) sum += asks[t]! * sums[subsets[t]!]!;
  return sum;
}

const sameSign = ({ size }: HandSpace): number => (size % 2 === 0 ? 1 : -1);

/** By own hand: the other side's hand with the same cards, or -1. */
function listTwins({ size, sides }: HandSpace, side: Side): Int32Array {
  const own = sides[side];
  return Int32Array.from(
    { length: own.count },
    (_, hand) => sides[1 - side]!.indexOf[indexOfHand(own.cards.subarray(hand * size, (hand + 1) * size))]!,
  );
}
