import type { Rake } from '../spot/spot.js';
import type {
  BettingNode,
  DealNode,
  DecisionNode,
  FoldNode,
  ShowdownNode,
  Side,
} from '../tree/bettingTree.js';
import { payoffsOf } from './payoffs.js';
import { LANE, PROGRAM } from './words.js';

/** A decision in the tables of its unit. */
export interface Place {
  readonly node: DecisionNode;
  /** Among the decisions of the unit. */
  readonly id: number;
  /** Its first row in the tables of its side; one row per action. */
  readonly row: number;
}

/** One card or all missing cards are dealt: the pass has to fill a value slot. */
export interface Deal {
  readonly node: DealNode;
  readonly reach: number;
  readonly out: number;
}

export interface AllIn {
  readonly reach: number;
  readonly out: number;
  /** Chips per hand beaten, minus the same per hand that wins. */
  readonly chips: number;
}

/** A pass through a shape for one traverser. */
export interface Program {
  /** As the kernels read it. */
  readonly words: Int32Array;
  readonly reachSlots: number;
  readonly valueSlots: number;
  /** The value slot of the first decision. */
  readonly root: number;
  readonly deals: readonly Deal[];
  readonly allIns: readonly AllIn[];
  /** The value slots that deals, all-ins, folds and showdowns fill. */
  readonly ends: readonly number[];
  /** Slots of a decision, to be read after a pass. */
  readonly slots: ReadonlyMap<DecisionNode, NodeSlots>;
  /** The largest number of actions at a node. */
  readonly width: number;
}

export interface NodeSlots {
  readonly reach: number;
  readonly out: number;
  /** By action, for decisions of the traverser. */
  readonly ins: readonly number[];
}

/** The betting of one street from its first decision on, the same on every board. */
export interface Shape {
  readonly root: DecisionNode;
  readonly places: ReadonlyMap<DecisionNode, Place>;
  readonly rows: readonly [number, number];
  readonly programs: readonly [Program, Program];
  readonly deals: readonly DealNode[];
}

/** A street ends with a showdown or with a card. */
export function makeShape(root: DecisionNode, pot: number, rake: Rake): Shape {
  const places = new Map<DecisionNode, Place>();
  const rows: [number, number] = [0, 0];
  const number = (node: BettingNode): void => {
    if (node.kind !== 'decision') return;
    places.set(node, { node, id: places.size, row: rows[node.side] });
    rows[node.side] += node.children.length;
    node.children.forEach(number);
  };
  number(root);
  const programs = [
    new ProgramWriter(places, 0, pot, rake).write(root),
    new ProgramWriter(places, 1, pot, rake).write(root),
  ] as const;
  return { root, places, rows, programs, deals: programs[0].deals.map(({ node }) => node) };
}

/** A raked pot so small that the fold and the showdown of a hand cannot share their sums. */
const SHARED_PART = 0.1;

interface Ends {
  readonly fold: { readonly node: FoldNode; readonly reach: number } | undefined;
  readonly show: { readonly node: ShowdownNode; readonly reach: number } | undefined;
}

class ProgramWriter {
  private reachSlots = 1;
  private valueSlots = 0;
  private width = 1;
  private readonly downs: number[][] = [];
  private readonly lanes: number[][] = [];
  private readonly ups: number[][] = [];
  private readonly deals: Deal[] = [];
  private readonly allIns: AllIn[] = [];
  private readonly slots = new Map<DecisionNode, NodeSlots>();

  constructor(
    private readonly places: ReadonlyMap<DecisionNode, Place>,
    private readonly traverser: Side,
    private readonly pot: number,
    private readonly rake: Rake,
  ) {}

  write(root: DecisionNode): Program {
    const out = this.visit(root, 0);
    return {
      words: this.encode(),
      root: out,
      reachSlots: this.reachSlots,
      valueSlots: this.valueSlots,
      deals: this.deals,
      allIns: this.allIns,
      ends: [
        ...this.deals.map(({ out }) => out),
        ...this.allIns.map(({ out }) => out),
        ...this.lanes.flatMap((lane) => [lane[LANE.out]!, lane[LANE.foldOut]!].filter((slot) => slot >= 0)),
      ],
      slots: this.slots,
      width: this.width,
    };
  }

  /** The value slot of a node. */
  private visit(node: BettingNode, reach: number): number {
    switch (node.kind) {
      case 'decision':
        return node.side === this.traverser ? this.decide(node, reach) : this.answer(node, reach);
      case 'deal': {
        const out = this.valueSlots++;
        this.deals.push({ node, reach, out });
        return out;
      }
      case 'fold':
        return this.addLane({ fold: { node, reach }, show: undefined });
      case 'showdown':
        return node.street === 'river'
          ? this.addLane({ fold: undefined, show: { node, reach } })
          : this.addAllIn(node, reach);
    }
  }

  /** The traverser chooses; the reach of the other side stays. */
  private decide(node: DecisionNode, reach: number): number {
    const { id, row } = this.places.get(node)!;
    this.width = Math.max(this.width, node.children.length);
    const shared = this.shareLane(node, reach);
    const ins = node.children.map((child) => shared?.get(child) ?? this.visit(child, reach));
    const out = this.valueSlots++;
    this.ups.push([1, ins.length, row, id, reach, out, ...ins]);
    this.slots.set(node, { reach, out, ins });
    return out;
  }

  /** Fold and call of the traverser face the same hands, so one lane does both. */
  private shareLane(node: DecisionNode, reach: number): Map<BettingNode, number> | undefined {
    const { fold, show } = this.endsOf(node, () => reach);
    if (fold === undefined || show === undefined) return undefined;
    const { half, rake } = payoffsOf(show.node, this.pot, this.rake);
    if (half - rake < SHARED_PART * half) return undefined;
    const out = this.valueSlots++;
    const foldOut = this.valueSlots++;
    const factor = -payoffsOf(fold.node, this.pot, this.rake).half / (half - rake);
    this.lanes.push([show.reach, -1, out, foldOut, ...toBits(half - rake / 2, -rake / 2, 0, factor)]);
    return new Map<BettingNode, number>([
      [show.node, out],
      [fold.node, foldOut],
    ]);
  }

  /** The other side chooses: its reach is shared out, and the values add up. */
  private answer(node: DecisionNode, reach: number): number {
    const { id, row } = this.places.get(node)!;
    this.width = Math.max(this.width, node.children.length);
    const outs = node.children.map(() => this.reachSlots++);
    this.downs.push([node.children.length, row, id, reach, ...outs]);
    const ends = this.endsOf(node, (child) => outs[child]!);
    const both = ends.fold !== undefined && ends.show !== undefined;
    const ins = node.children.flatMap((child, i) => {
      if (both && child === ends.show?.node) return [];
      if (both && child === ends.fold?.node) return [this.addLane(ends)];
      return [this.visit(child, outs[i]!)];
    });
    const out = this.sum(ins);
    this.slots.set(node, { reach, out, ins: [] });
    return out;
  }

  /** The fold and the showdown on the river right after a decision. */
  private endsOf(node: DecisionNode, reachOf: (child: number) => number): Ends {
    const ends: { -readonly [K in keyof Ends]: Ends[K] } = { fold: undefined, show: undefined };
    for (const [i, child] of node.children.entries()) {
      if (child.kind === 'fold') ends.fold = { node: child, reach: reachOf(i) };
      if (child.kind === 'showdown' && child.street === 'river')
        ends.show = { node: child, reach: reachOf(i) };
    }
    return ends;
  }

  private addLane({ fold, show }: Ends): number {
    const out = this.valueSlots++;
    const shown = show && payoffsOf(show.node, this.pot, this.rake);
    this.lanes.push([
      show?.reach ?? -1,
      fold?.reach ?? -1,
      out,
      -1,
      ...toBits(
        shown ? shown.half - shown.rake / 2 : 0,
        shown ? -shown.rake / 2 : 0,
        fold ? this.foldChips(fold.node) : 0,
        0,
      ),
    ]);
    return out;
  }

  private foldChips(node: FoldNode): number {
    const { half, rake } = payoffsOf(node, this.pot, this.rake);
    return node.folded === this.traverser ? -half : half - rake;
  }

  /** Rake is taken from every showdown, won or lost, so it is charged for each opposing hand. */
  private addAllIn(node: ShowdownNode, reach: number): number {
    const { half, rake } = payoffsOf(node, this.pot, this.rake);
    const out = this.valueSlots++;
    this.allIns.push({ reach, out, chips: half - rake / 2 });
    if (rake === 0) return out;
    const taken = this.valueSlots++;
    this.lanes.push([-1, reach, taken, -1, ...toBits(0, 0, -rake / 2, 0)]);
    return this.sum([out, taken]);
  }

  private sum(ins: readonly number[]): number {
    if (ins.length === 1) return ins[0]!;
    const out = this.valueSlots++;
    this.ups.push([0, ins.length, 0, 0, 0, out, ...ins]);
    return out;
  }

  private encode(): Int32Array {
    // Lanes with a fold of the traverser need one more round each: they are adjacent, and so are those with showdowns.
    const rank = (lane: readonly number[]): number =>
      lane[LANE.foldOut]! >= 0 ? 0 : lane[LANE.shown]! >= 0 ? (lane[LANE.folded]! >= 0 ? 1 : 2) : 3;
    const lanes = this.lanes.toSorted((a, b) => rank(a) - rank(b));
    const downs = this.downs.flat();
    const ups = this.ups.flat();
    const head: number[] = new Array<number>(PROGRAM.size).fill(0);
    head[PROGRAM.downs] = this.downs.length;
    head[PROGRAM.downsAt] = PROGRAM.size;
    head[PROGRAM.lanes] = lanes.length;
    head[PROGRAM.lanesAt] = PROGRAM.size + downs.length;
    head[PROGRAM.ups] = this.ups.length;
    head[PROGRAM.upsAt] = PROGRAM.size + downs.length + lanes.length * LANE.size;
    return Int32Array.from([...head, ...downs, ...lanes.flat(), ...ups]);
  }
}

const toBits = (...chips: readonly number[]): Int32Array => new Int32Array(Float32Array.from(chips).buffer);
