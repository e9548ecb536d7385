import { CardSet, DECK_SIZE, type Card } from '@doorcard/cards';
import type { Side } from '../tree/bettingTree.js';
import type { Hands } from './hands.js';
import type { PublicDecision, PublicNode, PublicShowdown } from './publicNode.js';
import type { Runouts, Standing } from './runouts.js';

/** Writes how often a hand takes each action. */
export type ReadFrequencies = (hand: number, frequencies: Float64Array) => void;

/**
 * How hands play at a decision. `dealt` are the cards since the root, in their order. A policy identifies a node by its `id`, which
 * is the same in every tree that is built from the same state.
 */
export type HandPolicy = (node: PublicDecision, dealt: readonly Card[]) => ReadFrequencies;

export interface EvaluationParts {
  readonly board: readonly Card[];
  readonly hands: readonly [Hands, Hands];
  readonly runouts: Runouts;
}

/**
 * By own hand: chips won from the root on, times the weight of the other side's hands that reach the node. `played`
 * follows the policy, `best` the best response to the other side's policy.
 */
export interface Values {
  readonly played: Float64Array;
  readonly best: Float64Array;
}

/** A walk that yields after each card that can be dealt first. */
export type Walk<T> = Generator<void, T>;

const BOARD_SIZE = 5;
// Both hands are out of the deck.
const HELD = 4;
const DECK = [...CardSet.FULL];

/** Exact values from the point of view of one side: every hand, every card. Nothing here is sampled. */
export class Evaluation {
  private readonly other: Side;
  private readonly own: Hands;
  private readonly others: Hands;
  private readonly byCard = new Float64Array(DECK_SIZE);

  constructor(
    private readonly parts: EvaluationParts,
    private readonly side: Side,
    private readonly policy: HandPolicy,
  ) {
    this.other = side === 0 ? 1 : 0;
    this.own = parts.hands[side];
    this.others = parts.hands[this.other];
  }

  /** The values of a node that the other side reaches with its whole range. A step is one first card. */
  values(node: PublicNode): Walk<Values> {
    return this.walk(node, [], this.others.weights);
  }

  /** By own hand: the weight of the other side's hands that share no card with it. */
  met(): Float64Array {
    return this.weighCompatible(this.others.weights, 1);
  }

  private *walk(node: PublicNode, dealt: readonly Card[], reach: Float64Array): Walk<Values> {
    switch (node.kind) {
      case 'decision':
        return yield* node.side === this.side
          ? this.choose(node, dealt, reach)
          : this.face(node, dealt, reach);
      case 'deal':
        return yield* this.overCards(dealt, reach, (cards, left) => this.walk(node.child, cards, left));
      case 'fold':
        return same(this.weighCompatible(reach, node.value[this.side]));
      case 'showdown':
        return yield* this.show(node, dealt, reach);
    }
  }

  private *choose(node: PublicDecision, dealt: readonly Card[], reach: Float64Array): Walk<Values> {
    const children: Values[] = [];
    for (const child of node.children) children.push(yield* this.walk(child, dealt, reach));
    return this.combine(node, dealt, children);
  }

  /** The values of an own decision from those of its actions. */
  combine(node: PublicDecision, dealt: readonly Card[], children: readonly Values[]): Values {
    const played = new Float64Array(this.own.combos.length);
    const best = new Float64Array(this.own.combos.length);
    const read = this.policy(node, dealt);
    const frequencies = new Float64Array(children.length);
    for (let hand = 0; hand < played.length; hand++) {
      read(hand, frequencies);
      let sum = 0;
      let most = -Infinity;
      for (let action = 0; action < children.length; action++) {
        const child = children[action]!;
        sum += frequencies[action]! * child.played[hand]!;
        if (child.best[hand]! > most) most = child.best[hand]!;
      }
      played[hand] = sum;
      best[hand] = most;
    }
    return { played, best };
  }

  private *face(node: PublicDecision, dealt: readonly Card[], reach: Float64Array): Walk<Values> {
    const reached = node.children.map(() => new Float64Array(reach.length));
    const read = this.policy(node, dealt);
    const frequencies = new Float64Array(node.children.length);
    for (let hand = 0; hand < reach.length; hand++) {
      if (reach[hand] === 0) continue;
      read(hand, frequencies);
      for (let action = 0; action < reached.length; action++)
        reached[action]![hand] = reach[hand]! * frequencies[action]!;
    }
    const sum = this.nothing();
    for (const [action, child] of node.children.entries()) {
      if (reached[action]!.some((weight) => weight > 0))
        add(sum, yield* this.walk(child, dealt, reached[action]!));
    }
    return sum;
  }

  /** The mean over all cards that can come. */
  private *overCards(
    dealt: readonly Card[],
    reach: Float64Array,
    valuesOf: (dealt: readonly Card[], reach: Float64Array) => Walk<Values>,
  ): Walk<Values> {
    const { board } = this.parts;
    const { own, others } = this;
    const sum = this.nothing();
    const chance = 1 / (DECK_SIZE - HELD - board.length - dealt.length);
    for (const card of DECK) {
      if (board.includes(card) || dealt.includes(card)) continue;
      const left = new Float64Array(reach.length);
      for (let hand = 0; hand < left.length; hand++)
        left[hand] = others.high[hand] === card || others.low[hand] === card ? 0 : reach[hand]!;
      const { played, best } = yield* valuesOf([...dealt, card], left);
      for (let hand = 0; hand < played.length; hand++) {
        if (own.high[hand] === card || own.low[hand] === card) continue;
        sum.played[hand]! += chance * played[hand]!;
        sum.best[hand]! += chance * best[hand]!;
      }
      if (dealt.length === 0) yield;
    }
    return sum;
  }

  private *show(node: PublicShowdown, dealt: readonly Card[], reach: Float64Array): Walk<Values> {
    if (this.parts.board.length + dealt.length < BOARD_SIZE)
      return yield* this.overCards(dealt, reach, (cards, left) => this.show(node, cards, left));
    const { sides } = this.parts.runouts.with(dealt);
    const tie = node.tie[this.side];
    const values = this.weighCompatible(reach, tie);
    this.addBeaten(values, node.win[this.side] - tie, sides[this.side], sides[this.other], reach);
    this.addBeating(values, node.lose[this.side] - tie, sides[this.side], sides[this.other], reach);
    return same(values);
  }

  /** Adds `worth` times the weight of all worse hands. */
  private addBeaten(
    values: Float64Array,
    worth: number,
    mine: Standing,
    theirs: Standing,
    reach: Float64Array,
  ): void {
    const { byCard } = this;
    byCard.fill(0);
    let total = 0;
    let next = 0;
    for (let place = 0; place < mine.order.length; place++) {
      for (; next < theirs.order.length && theirs.ranks[next]! < mine.ranks[place]!; next++) {
        const weight = reach[theirs.order[next]!]!;
        total += weight;
        byCard[theirs.high[next]!]! += weight;
        byCard[theirs.low[next]!]! += weight;
      }
      values[mine.order[place]!]! += worth * (total - byCard[mine.high[place]!]! - byCard[mine.low[place]!]!);
    }
  }

  /** Adds `worth` times the weight of all better hands. */
  private addBeating(
    values: Float64Array,
    worth: number,
    mine: Standing,
    theirs: Standing,
    reach: Float64Array,
  ): void {
    const { byCard } = this;
    byCard.fill(0);
    let total = 0;
    let next = theirs.order.length - 1;
    for (let place = mine.order.length - 1; place >= 0; place--) {
      for (; next >= 0 && theirs.ranks[next]! > mine.ranks[place]!; next--) {
        const weight = reach[theirs.order[next]!]!;
        total += weight;
        byCard[theirs.high[next]!]! += weight;
        byCard[theirs.low[next]!]! += weight;
      }
      values[mine.order[place]!]! += worth * (total - byCard[mine.high[place]!]! - byCard[mine.low[place]!]!);
    }
  }

  /** By own hand: `worth` times the weight of the other side's hands that share no card with it. */
  private weighCompatible(reach: Float64Array, worth: number): Float64Array {
    const { own, others, byCard } = this;
    byCard.fill(0);
    let total = 0;
    for (let hand = 0; hand < reach.length; hand++) {
      total += reach[hand]!;
      byCard[others.high[hand]!]! += reach[hand]!;
      byCard[others.low[hand]!]! += reach[hand]!;
    }
    const values = new Float64Array(own.combos.length);
    for (let hand = 0; hand < values.length; hand++) {
      // The combo with the same two cards was subtracted twice.
      const twin = own.twin[hand]! < 0 ? 0 : reach[own.twin[hand]!]!;
      values[hand] = worth * (total - byCard[own.high[hand]!]! - byCard[own.low[hand]!]! + twin);
    }
    return values;
  }

  private nothing(): Values {
    const size = this.own.combos.length;
    return { played: new Float64Array(size), best: new Float64Array(size) };
  }
}

const same = (values: Float64Array): Values => ({ played: values, best: values });

function add(sum: Values, { played, best }: Values): void {
  for (let hand = 0; hand < played.length; hand++) {
    sum.played[hand]! += played[hand]!;
    sum.best[hand]! += best[hand]!;
  }
}
