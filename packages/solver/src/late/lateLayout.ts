import type { Side } from '../tree/bettingTree.js';
import { indexOfHand } from './handIndex.js';
import { makeHandSpace, weightsOf, type HandSpace, type SideHands } from './handSpace.js';
import { hiddenOn, LATE_GAME_BY_ID, type LateStreet } from './lateGame.js';
import { ASK, LANE_BYTES, SUM_BYTES, SWEEP_WORDS, TERM_BYTES, UNPACK_WORDS } from './lateKernels.js';
import type { LateSpot } from './lateSpot.js';
import { listNodes, type LateNode } from './lateTree.js';
import { makePlan, type Plan } from './plan.js';
import type { Symmetry } from './symmetry.js';

const WORD = 4;
/** The beginning of the memory is for the signals of the threads. */
const SIGNAL_BYTES = 4096;

/** Addresses of a list of events and of the hands with the same cards. */
export interface OrderLayout {
  readonly events: number;
  readonly eventCount: number;
  readonly same: number;
}

/** One street in memory. It can be posted to a worker. */
export interface StreetLayout {
  readonly counts: readonly [number, number];
  /** Hands of each side, padded to a multiple of four. */
  readonly padded: readonly [number, number];
  readonly rowBytes: number;
  readonly subsetCount: number;
  /** 3 if hands are three cards and their own classes, otherwise 0. */
  readonly plainSize: number;
  /** 1 or -1 for an even or odd number of cards. */
  readonly sign: number;
  /** By side. */
  readonly weights: readonly [number, number];
  readonly starts: readonly [number, number];
  readonly terms: readonly [number, number];
  /** By traverser. */
  readonly orders: readonly [readonly OrderLayout[], readonly OrderLayout[]];
  /** By traverser: all hands of the other side, and the question for every own hand after them. */
  readonly fill: readonly [OrderLayout, OrderLayout];
  readonly whole: readonly [OrderLayout, OrderLayout];
}

/** How the hands before and after the last card belong together, by side. */
export interface DealLayout {
  readonly chance: number;
  readonly parents: readonly [number, number];
  readonly parentCount: number;
  readonly childStarts: readonly [number, number];
  readonly childEntries: readonly [number, number];
}

/** The tables of a decision. */
export interface NodeLayout {
  readonly side: Side;
  readonly actions: number;
  readonly street: number;
  readonly regrets: number;
  readonly sums: number;
}

/** All addresses: what a thread needs besides the memory. */
export interface LateLayout {
  readonly bytes: number;
  readonly tableBytes: number;
  readonly handBytes: number;
  readonly streets: readonly StreetLayout[];
  readonly deal: DealLayout | undefined;
  /** By id of the decision; undefined for decisions before the line. */
  readonly nodes: readonly (NodeLayout | undefined)[];
  /** By traverser: the plan of the first street. */
  readonly first: readonly [Plan, Plan];
  /** By deal, in the order of its id, and traverser: the plans of the street after it. */
  readonly second: readonly (readonly [Plan, Plan] | undefined)[];
  /** By id of the decision: 1 if its strategy is given. */
  readonly locks: number;
  /** Where the rows of the first street are. */
  readonly rows: number;
  /** By thread. */
  readonly scratch: readonly ScratchLayout[];
  /** Where threads share the betting after one deal: a word that says that it is prepared, and its rows. */
  readonly split: { readonly isReady: number; readonly rows: number } | undefined;
  readonly tables: { readonly start: number; readonly words: number };
}

export interface ScratchLayout {
  readonly lanes: number;
  readonly out: number;
  readonly whole: number;
  readonly sums: number;
  readonly job: number;
  /** Of the street after the deal. */
  readonly rows: number;
}

/** The hands of all streets; only the thread that makes the solver needs them. */
export interface LateSpaces {
  readonly symmetry: Symmetry;
  readonly streets: readonly LateStreet[];
  readonly spaces: readonly HandSpace[];
}

const SIDES = [0, 1] as const;
const pad = (count: number): number => (count + 3) & ~3;

export function makeSpaces(
  spot: Pick<LateSpot, 'game' | 'street' | 'up' | 'live' | 'ranges'>,
  symmetry: Symmetry,
): LateSpaces {
  const game = LATE_GAME_BY_ID[spot.game];
  const { live, up, ranges } = spot;
  const streets: LateStreet[] = spot.street === 6 ? [6, 7] : [spot.street];
  const first = [weightsOf(ranges[0]), weightsOf(ranges[1])] as const;
  const keysOf = SIDES.map(
    (side) => (hand: readonly number[]) => game.orders.map((rank) => rank([...up[side], ...hand])),
  ) as [(hand: readonly number[]) => number[], (hand: readonly number[]) => number[]];
  const noKeys = (): number[] => [];
  const sumOverParents = (weightOf: (hand: readonly number[]) => number) => (hand: readonly number[]) =>
    hand.reduce((sum, card) => sum + weightOf(hand.filter((other) => other !== card)), 0);
  const spaces = streets.map((street, i) =>
    makeHandSpace({
      size: hiddenOn(game, street),
      live,
      symmetry,
      weightOf: i === 0 ? first : [sumOverParents(first[0]), sumOverParents(first[1])],
      keysOf: street === 6 ? [noKeys, noKeys] : keysOf,
    }),
  );
  return { symmetry, streets, spaces };
}

/** Plans the memory; `Filler` writes what does not change. */
export class LayoutMaker {
  private at = SIGNAL_BYTES;
  readonly fills: ((buffer: ArrayBufferLike) => void)[] = [];

  constructor(
    private readonly spot: LateSpot,
    private readonly spaces: LateSpaces,
    private readonly threads: number,
  ) {}

  make(): LateLayout {
    const { spot, spaces } = this;
    const root = spot.root;
    const streets = spaces.spaces.map((space) => this.placeStreet(space));
    const deal = streets.length === 2 ? this.placeDeal() : undefined;
    const handBytes = this.at - SIGNAL_BYTES;
    const tableStart = this.at;
    const nodes: (NodeLayout | undefined)[] = [];
    const second: (readonly [Plan, Plan])[] = [];
    const planBoth = (node: LateNode): readonly [Plan, Plan] => [
      makePlan(node, 0, spot.pot),
      makePlan(node, 1, spot.pot),
    ];
    for (const node of listNodes(root)) {
      if (node.kind === 'deal') second[node.id] = planBoth(node.child);
      if (node.kind !== 'decision') continue;
      const street = spaces.streets.indexOf(node.street);
      const bytes = node.actions.length * streets[street]!.rowBytes;
      nodes[node.id] = {
        side: node.side,
        actions: node.actions.length,
        street,
        regrets: this.take(bytes),
        sums: this.take(bytes),
      };
    }
    const tableBytes = this.at - tableStart;
    const locks = this.take(nodes.length * WORD);
    const first = planBoth(root);
    const countRows = (plans: readonly (readonly [Plan, Plan])[]): number =>
      Math.max(0, ...plans.flatMap((pair) => pair.map(({ rows }) => rows)));
    const rows = this.take(countRows([first]) * streets[0]!.rowBytes);
    const scratch = Array.from({ length: this.threads }, () => this.placeScratch(streets, countRows(second)));
    const split =
      deal === undefined || this.threads === 1
        ? undefined
        : { isReady: this.take(WORD), rows: this.take(countRows(second) * streets[1]!.rowBytes) };
    return {
      bytes: this.at,
      tableBytes,
      handBytes,
      streets,
      deal,
      nodes,
      first,
      second,
      locks,
      rows,
      scratch,
      split,
      tables: { start: tableStart, words: tableBytes / WORD },
    };
  }

  private take(bytes: number): number {
    const at = this.at;
    this.at += (bytes + 15) & ~15;
    return at;
  }

  private placeWords(words: ArrayLike<number>): number {
    const at = this.take(words.length * WORD);
    this.fills.push((buffer) => new Int32Array(buffer).set(words, at / WORD));
    return at;
  }

  private placeStreet(space: HandSpace): StreetLayout {
    const counts = [space.sides[0].count, space.sides[1].count] as const;
    // One more hand that is always zero: parents of hands that nobody has.
    const rowBytes = pad(Math.max(...counts) + 1) * WORD;
    const plainSize = this.spaces.symmetry.kind === 'none' && space.size === 3 ? space.size : 0;
    return {
      counts,
      padded: [pad(counts[0]), pad(counts[1])],
      rowBytes,
      subsetCount: space.subsetCount,
      plainSize,
      sign: space.size % 2 === 0 ? 1 : -1,
      weights: [this.placeWeights(space.sides[0], rowBytes), this.placeWeights(space.sides[1], rowBytes)],
      starts: [this.placeWords(space.sides[0].starts), this.placeWords(space.sides[1].starts)],
      terms: [this.placeTerms(space.sides[0], plainSize), this.placeTerms(space.sides[1], plainSize)],
      orders: [this.placeOrders(space, 0), this.placeOrders(space, 1)],
      fill: [this.placeFill(space, 0), this.placeFill(space, 1)],
      whole: [this.placeWhole(space, 0), this.placeWhole(space, 1)],
    };
  }

  private placeWeights({ weights }: SideHands, rowBytes: number): number {
    const at = this.take(rowBytes);
    this.fills.push((buffer) => new Float32Array(buffer).set(weights, at / WORD));
    return at;
  }

  private placeTerms({ subsets, adds, asks }: SideHands, plainSize: number): number {
    if (plainSize > 0) return this.placeWords(subsets.map((subset) => subset * SUM_BYTES));
    const at = this.take(subsets.length * TERM_BYTES);
    this.fills.push((buffer) => {
      const words = new Int32Array(buffer, at, subsets.length * 4);
      const singles = new Float32Array(buffer, at, subsets.length * 4);
      const doubles = new Float64Array(buffer, at, subsets.length * 2);
      for (let i = 0; i < subsets.length; i++) {
        words[4 * i] = subsets[i]! * SUM_BYTES;
        singles[4 * i + 1] = asks[i]!;
        doubles[2 * i + 1] = adds[i]!;
      }
    });
    return at;
  }

  private placeOrders(space: HandSpace, traverser: Side): OrderLayout[] {
    const own = space.sides[traverser];
    const other = space.sides[1 - traverser]!;
    return own.keys.map((keys, order) => {
      const events = listEvents(keys, other.keys[order]!);
      const same = findSame(space, traverser, (hand, twin) => {
        const [mine, theirs] = [keys[hand]!, other.keys[order]![twin]!];
        return theirs < mine ? 2 : theirs === mine ? 1 : 0;
      });
      return {
        events: this.placeWords(events),
        eventCount: events.length,
        same: this.placeWords(same),
      };
    });
  }

  private placeFill(space: HandSpace, traverser: Side): OrderLayout {
    const events = Array.from({ length: space.sides[1 - traverser]!.count }, (_, hand) => 4 * hand + 2);
    return { events: this.placeWords(events), eventCount: events.length, same: 0 };
  }

  private placeWhole(space: HandSpace, traverser: Side): OrderLayout {
    const events = Array.from({ length: space.sides[traverser].count }, (_, hand) => 4 * hand + ASK);
    const same = this.placeWords(findSame(space, traverser, () => 2));
    return { events: this.placeWords(events), eventCount: events.length, same };
  }

  private placeDeal(): DealLayout {
    const { spot, spaces } = this;
    const [before, after] = spaces.spaces as [HandSpace, HandSpace];
    const bySide = SIDES.map((side) => this.linkHands(before, after, side));
    const unseen = spot.live.length;
    return {
      chance: 1 / ((unseen - 2 * before.size) * (unseen - 2 * before.size - 1)),
      parentCount: after.size,
      parents: [bySide[0]!.parents, bySide[1]!.parents],
      childStarts: [bySide[0]!.starts, bySide[1]!.starts],
      childEntries: [bySide[0]!.entries, bySide[1]!.entries],
    };
  }

  /** Which hands come before and after the last card. */
  private linkHands(
    before: HandSpace,
    after: HandSpace,
    side: Side,
  ): { parents: number; starts: number; entries: number } {
    const { symmetry } = this.spaces;
    const [pairs, triples] = [before.sides[side], after.sides[side]];
    const parents: number[] = [];
    for (let i = 0; i < triples.count; i++) {
      const hand = [...triples.cards.subarray(i * after.size, (i + 1) * after.size)];
      for (const card of hand) {
        const parent = hand.filter((other) => other !== card);
        symmetry.canonize(parent);
        const index = pairs.indexOf[indexOfHand(parent)]!;
        parents.push(index < 0 ? pairs.count : index);
      }
    }
    const starts: number[] = [0];
    const entries: (readonly [hand: number, times: number])[] = [];
    for (let i = 0; i < pairs.count; i++) {
      const hand = [...pairs.cards.subarray(i * before.size, (i + 1) * before.size)];
      const times = new Map<number, number>();
      for (const card of this.spot.live) {
        if (hand.includes(card)) continue;
        const child = [...hand, card].sort((a, b) => a - b);
        symmetry.canonize(child);
        const index = triples.indexOf[indexOfHand(child)]!;
        times.set(index, (times.get(index) ?? 0) + 1);
      }
      entries.push(...times);
      starts.push(entries.length);
    }
    const at = this.take(entries.length * 2 * WORD);
    this.fills.push((buffer) => {
      const words = new Int32Array(buffer, at, 2 * entries.length);
      const singles = new Float32Array(buffer, at, 2 * entries.length);
      for (const [i, [hand, times]] of entries.entries()) {
        words[2 * i] = hand;
        singles[2 * i + 1] = times;
      }
    });
    return { parents: this.placeWords(parents), starts: this.placeWords(starts), entries: at };
  }

  private placeScratch(streets: readonly StreetLayout[], rows: number): ScratchLayout {
    const hands = Math.max(...streets.flatMap(({ padded }) => padded));
    return {
      lanes: this.take(hands * LANE_BYTES),
      out: this.take(hands * LANE_BYTES),
      whole: this.take(hands * LANE_BYTES),
      sums: this.take(Math.max(...streets.map(({ subsetCount }) => subsetCount)) * SUM_BYTES),
      job: this.take((SWEEP_WORDS + UNPACK_WORDS) * WORD),
      rows: this.take(rows * (streets[1]?.rowBytes ?? 0)),
    };
  }
}

/** Hands of the other side are added once before the question of their equals and once after it. */
function listEvents(ownKeys: Float64Array, otherKeys: Float64Array): number[] {
  const sort = (keys: Float64Array): number[] =>
    Array.from(keys, (_, i) => i).sort((a, b) => keys[a]! - keys[b]! || a - b);
  const others = sort(otherKeys);
  const events: number[] = [];
  let next = 0;
  let equals: number[] = [];
  let last = NaN;
  for (const hand of sort(ownKeys)) {
    const key = ownKeys[hand]!;
    if (key !== last) {
      for (const other of equals) events.push(4 * other + 1);
      equals = [];
      for (; next < others.length && otherKeys[others[next]!]! < key; next++)
        events.push(4 * others[next]! + 2);
      for (; next < others.length && otherKeys[others[next]!]! === key; next++) {
        events.push(4 * others[next]! + 1);
        equals.push(others[next]!);
      }
      last = key;
    }
    events.push(4 * hand + ASK);
  }
  for (const other of equals) events.push(4 * other + 1);
  for (; next < others.length; next++) events.push(4 * others[next]! + 2);
  return events;
}

/** By own hand: the other side's hand with the same cards × 4 + `times`, or -1. */
function findSame(
  { size, sides }: HandSpace,
  traverser: Side,
  times: (hand: number, twin: number) => number,
): Int32Array {
  const own = sides[traverser];
  const other = sides[1 - traverser]!;
  return Int32Array.from({ length: own.count }, (_, hand) => {
    const twin = other.indexOf[indexOfHand(own.cards.subarray(hand * size, (hand + 1) * size))]!;
    return twin < 0 ? -1 : 4 * twin + times(hand, twin);
  });
}
