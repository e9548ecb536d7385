import type { Card } from '@doorcard/cards';
import { drawAction, matchRegrets } from '../sampling/matching.js';
import type { Side } from '../tree/bettingTree.js';
import type { Hands } from './hands.js';
import type { McSampler } from './mcSampler.js';
import type { Places } from './places.js';
import type { PublicDecision, PublicFold, PublicNode, PublicShowdown } from './publicNode.js';
import type { RegretTable } from './regretTable.js';
import type { Runout } from './runouts.js';

export interface PassParts {
  readonly root: PublicNode;
  readonly hands: readonly [Hands, Hands];
  readonly places: Places;
  readonly table: RegretTable;
  readonly sampler: McSampler;
  /** How many hands of the other side are sampled for a pass. */
  readonly samples: number;
}

/**
 * External sampling on a betting tree. A pass takes one run-out and a sample of the other side's hands. Each sampled
 * hand follows one sampled action at its decisions; the side whose regrets are updated tries all actions with all its
 * hands at once. Lanctot and others 2009; iterations weigh linearly more (Brown, Sandholm 2019).
 */
export class ExternalPass {
  /** By side: values of the live own hands from the worst to the best, one array for each step on the way down. */
  private readonly buffers: readonly [Float64Array[], Float64Array[]] = [[], []];
  /** The buffers of the side whose regrets are updated. */
  private values = this.buffers[0];
  /** Sampled hands, split anew at each decision of the other side; from the worst to the best. */
  private sampled = new Uint16Array(1024);
  private readonly chosen: Uint8Array;
  private readonly byCard = new Float64Array(52);
  private readonly byHand = new Int32Array(1326);
  private strategy = new Float64Array(1024);

  private side: Side = 0;
  private other: Side = 1;
  private runout!: Runout;
  private dealt: readonly Card[] = [];
  private weight = 1;
  private scale = 1;

  constructor(private readonly parts: PassParts) {
    this.chosen = new Uint8Array(parts.samples);
  }

  /** Updates the regrets of one side and the strategy sums of the other one. */
  run(side: Side, runout: Runout, dealt: readonly Card[], iteration: number): void {
    const { sampler, samples, root } = this.parts;
    this.side = side;
    this.other = side === 0 ? 1 : 0;
    this.values = this.buffers[side];
    this.runout = runout;
    this.dealt = dealt;
    const { order, sums } = runout.sides[this.other];
    if (order.length === 0) return;
    this.reserveSampled(samples);
    const drawn = this.sampled.subarray(0, samples);
    sampler.drawEvenly(sums, drawn);
    for (let i = 0; i < samples; i++) drawn[i] = order[drawn[i]!]!;
    this.weight = iteration;
    // Run-outs that leave more of the other range come with more deals.
    this.scale = (iteration * sums.at(-1)!) / samples;
    this.walk(root, 0, 0, samples, samples);
  }

  /** Writes the values of a node to `values[slot]`, against the sampled hands from `start` to `end`; above `top` is free. */
  private walk(node: PublicNode, slot: number, start: number, end: number, top: number): void {
    switch (node.kind) {
      case 'decision':
        if (node.side === this.side) this.explore(node, slot, start, end, top);
        else this.follow(node, slot, start, end, top);
        return;
      case 'deal':
        this.walk(node.child, slot, start, end, top);
        return;
      case 'fold':
        this.fold(node, slot, start, end);
        return;
      case 'showdown':
        this.show(node, slot, start, end);
    }
  }

  private explore(node: PublicDecision, slot: number, start: number, end: number, top: number): void {
    const count = node.children.length;
    for (let i = 0; i < count; i++) this.walk(node.children[i]!, slot + 1 + i, start, end, top);

    const { places, table } = this.parts;
    const rowCount = places.rowCount(node);
    const block = table.findBlock(places.idOf(node, this.dealt), rowCount, count);
    const groups = places.rowsOf(node, this.runout);
    const { regrets } = table.rows;
    const strategy = this.reserveStrategy(rowCount * count);
    // Hands of one group play alike, so their strategies are read before the first regret changes.
    if (groups !== undefined)
      for (let row = 0; row < rowCount; row++)
        matchRegrets(regrets, block + row * count, count, strategy, row * count);

    const { values, scale } = this;
    const out = this.valuesAt(slot);
    const { order } = this.runout.sides[this.side];
    for (let place = 0; place < order.length; place++) {
      const row = (groups === undefined ? order[place]! : groups[order[place]!]!) * count;
      const cell = block + row;
      const at = groups === undefined ? 0 : row;
      if (groups === undefined) matchRegrets(regrets, cell, count, strategy, 0);
      let value = 0;
      for (let i = 0; i < count; i++) value += strategy[at + i]! * values[slot + 1 + i]![place]!;
      out[place] = value;
      for (let i = 0; i < count; i++) regrets[cell + i]! += scale * (values[slot + 1 + i]![place]! - value);
    }
  }

  private follow(node: PublicDecision, slot: number, start: number, end: number, top: number): void {
    const { places, table, sampler } = this.parts;
    const count = node.children.length;
    const block = table.findBlock(places.idOf(node, this.dealt), places.rowCount(node), count);
    const groups = places.rowsOf(node, this.runout);
    const { regrets, sums } = table.rows;
    const strategy = this.reserveStrategy(count);
    for (let i = start; i < end; i++) {
      const hand = this.sampled[i]!;
      const row = block + (groups === undefined ? hand : groups[hand]!) * count;
      matchRegrets(regrets, row, count, strategy, 0);
      for (let action = 0; action < count; action++) sums[row + action]! += this.weight * strategy[action]!;
      this.chosen[i - start] = drawAction(sampler.rng, strategy, 0, count);
    }
    this.split(node, slot, start, end, top);
  }

  /** Sends each sampled hand the way that was chosen for it, and adds up what comes back. */
  private split(node: PublicDecision, slot: number, start: number, end: number, top: number): void {
    const size = end - start;
    this.reserveSampled(top + size);
    const ends: number[] = [];
    let next = top;
    for (let action = 0; action < node.children.length; action++) {
      for (let i = 0; i < size; i++)
        if (this.chosen[i] === action) this.sampled[next++] = this.sampled[start + i]!;
      ends.push(next);
    }
    const places = this.runout.sides[this.side].order.length;
    const out = this.valuesAt(slot).fill(0, 0, places);
    let from = top;
    for (const [action, child] of node.children.entries()) {
      const to = ends[action]!;
      if (to > from) {
        this.walk(child, slot + 1, from, to, next);
        const values = this.values[slot + 1]!;
        for (let place = 0; place < places; place++) out[place]! += values[place]!;
      }
      from = to;
    }
  }

  private fold({ value }: PublicFold, slot: number, start: number, end: number): void {
    const worth = value[this.side];
    const { high, low, twin } = this.runout.sides[this.side];
    const { byCard, byHand } = this;
    this.countSampled(worth, start, end);
    const total = worth * (end - start);
    const out = this.valuesAt(slot);
    for (let place = 0; place < high.length; place++) {
      // What holds the same two cards was taken out twice.
      const same = twin[place]! < 0 ? 0 : byHand[twin[place]!]!;
      out[place] = total - byCard[high[place]!]! - byCard[low[place]!]! + worth * same;
    }
    this.forgetSampled(start, end);
  }

  /** From the worst hand to the best one: each sampled hand first wins, then ties, then loses. */
  private show(node: PublicShowdown, slot: number, start: number, end: number): void {
    const { side, byCard, byHand, sampled } = this;
    const win = node.win[side];
    const tie = node.tie[side];
    const lose = node.lose[side];
    const { high, low, twin, ranks } = this.runout.sides[side];
    const otherRanks = this.runout.sides[this.other].rankOf;
    const other = this.parts.hands[this.other];
    this.countSampled(lose, start, end);
    let total = lose * (end - start);
    let tied = start;
    let beaten = start;
    const out = this.valuesAt(slot);
    for (let place = 0; place < high.length; place++) {
      const rank = ranks[place]!;
      for (; tied < end && otherRanks[sampled[tied]!]! <= rank; tied++) {
        byCard[other.high[sampled[tied]!]!]! += tie - lose;
        byCard[other.low[sampled[tied]!]!]! += tie - lose;
        total += tie - lose;
      }
      for (; beaten < tied && otherRanks[sampled[beaten]!]! < rank; beaten++) {
        byCard[other.high[sampled[beaten]!]!]! += win - tie;
        byCard[other.low[sampled[beaten]!]!]! += win - tie;
        total += win - tie;
      }
      const same = twin[place]! < 0 ? 0 : byHand[twin[place]!]!;
      out[place] = total - byCard[high[place]!]! - byCard[low[place]!]! + tie * same;
    }
    this.forgetSampled(start, end);
  }

  /** By card: `worth` for each sampled hand with it; by hand: how often it was sampled. */
  private countSampled(worth: number, start: number, end: number): void {
    const { high, low } = this.parts.hands[this.other];
    const { byCard, byHand, sampled } = this;
    byCard.fill(0);
    for (let i = start; i < end; i++) {
      const hand = sampled[i]!;
      byCard[high[hand]!]! += worth;
      byCard[low[hand]!]! += worth;
      byHand[hand]!++;
    }
  }

  private forgetSampled(start: number, end: number): void {
    for (let i = start; i < end; i++) this.byHand[this.sampled[i]!] = 0;
  }

  private valuesAt(slot: number): Float64Array {
    const size = this.parts.hands[this.side].combos.length;
    while (this.values.length <= slot) this.values.push(new Float64Array(size));
    return this.values[slot]!;
  }

  private reserveStrategy(size: number): Float64Array {
    if (this.strategy.length < size) this.strategy = new Float64Array(2 * size);
    return this.strategy;
  }

  private reserveSampled(size: number): void {
    if (this.sampled.length >= size) return;
    const longer = new Uint16Array(2 * size);
    longer.set(this.sampled);
    this.sampled = longer;
  }
}
