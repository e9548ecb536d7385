import { cardsOf, suitOf, type Combo } from '@doorcard/cards';
import { isDead, rankOn, SIDES, type Board } from './boards.js';
import { fillEquities } from './equities.js';
import type { Kernels } from './kernels.js';
import type { Layout } from './layout.js';
import { mapCombo } from './symmetry.js';
import { BOARD, SCRATCH, UNIT } from './words.js';

const WORD = 4;
const LANE_BYTES = 16;

/** Hands of one side on a board, as indexes into the list of the spot; on the river from the weakest to the strongest. */
export interface Order {
  readonly hands: Uint16Array;
  /** By place in the order; empty before the river. */
  readonly ranks: Uint16Array;
}

/** Writes everything that iterations do not change. */
export function fillMemory(layout: Layout, buffer: ArrayBufferLike, kernels: Kernels): void {
  const words = new Int32Array(buffer);
  const set = (at: number, value: number): void => {
    words[at / WORD] = value;
  };
  for (const shape of layout.shapes) {
    for (const side of SIDES) {
      const at = layout.programAt(shape, side);
      words.set(shape.programs[side].words, at / WORD);
      set(layout.shapeTable + (2 * shape.index + side) * WORD, at);
    }
  }
  fillUnits(layout, set);
  fillScratch(layout, set);
  fillBoards(layout, buffer);
  fillEquities(layout, buffer, kernels);
}

type SetWord = (at: number, value: number) => void;

function fillUnits(layout: Layout, set: SetWord): void {
  let state = layout.states;
  for (const shape of layout.shapes) {
    for (const board of layout.levels[shape.level]!) {
      const unit = layout.unitAt(shape, board);
      const { before, record } = layout.placeOf(board);
      for (const side of SIDES) {
        set(unit + (UNIT.cells + side) * WORD, shape.cells[side] + shape.rows[side] * before[side]);
        set(unit + (UNIT.rows + side) * WORD, shape.firstRow[side] + shape.rows[side] * board.index);
      }
      set(unit + UNIT.states * WORD, state);
      set(unit + UNIT.board * WORD, record);
      set(unit + UNIT.shape * WORD, layout.shapeTable + 2 * shape.index * WORD);
      state += shape.places.size * WORD;
    }
  }
  for (let at = layout.states; at < state; at += WORD) set(at, -1);
}

function fillScratch(layout: Layout, set: SetWord): void {
  for (const scratch of layout.scratch.flat()) {
    const put = (name: keyof typeof SCRATCH, value: number): void =>
      set(scratch.record + SCRATCH[name] * WORD, value);
    put('schedule', layout.schedule);
    put('regrets', layout.regrets);
    put('sums', layout.sums);
    put('scales', layout.scales);
    put('cellBytes', layout.spot.precision === 'f32' ? 4 : 2);
    put('zeros', layout.zeros);
    put('slotBytes', layout.slotBytes);
    for (const name of [
      'reaches',
      'values',
      'reachAt',
      'valueAt',
      'cards',
      'shown',
      'met',
      'lanes',
      'rows',
    ] as const)
      put(name, scratch[name]);
  }
}

function fillBoards(layout: Layout, buffer: ArrayBufferLike): void {
  const words = new Int32Array(buffer);
  const shorts = new Uint16Array(buffer);
  const orders = new Map<string, readonly [Order, Order]>();
  const handOf = layout.hands.map(({ combos }) => new Map(combos.map((combo, hand) => [combo, hand])));
  const fill = (board: Board, before: readonly [Order, Order] | undefined): void => {
    const place = layout.placeOf(board);
    const key = board.dealt.toSorted((a, b) => a - b).join(' ');
    const known = orders.get(key);
    const own = known ?? ([orderHands(layout, board, 0), orderHands(layout, board, 1)] as const);
    if (known === undefined) {
      orders.set(key, own);
      writeHands(layout, board, own, shorts);
    }
    const record = place.record / WORD;
    for (const side of SIDES) {
      words[record + BOARD.counts + side] = board.counts[side];
      words[record + BOARD.strides + side] = place.strides[side];
      words[record + BOARD.hands + side] = place.hands[side];
      words[record + BOARD.groups + side] = place.groups[side];
      if (board.level === layout.levels.length - 1)
        words[record + BOARD.groupCounts + side] = writeGroups(own, side, shorts, place.groups[side] / 2);
      const origins =
        before === undefined ? own[side].hands : findPlaces(own[side].hands, before[side].hands);
      shorts.set(origins, place.origins[side] / 2);
      for (const [map, at] of place.maps) {
        const { combos } = layout.hands[side];
        const moved = own[side].hands.map((hand) => handOf[side]!.get(mapCombo(map, combos[hand]!))!);
        shorts.set(findPlaces(moved, own[side].hands), at[side] / 2);
      }
    }
    if (place.maps.size > 0) for (const side of SIDES) writeTwins(layout, board, side, shorts);
    for (const child of board.children) fill(child, own);
  };
  fill(layout.levels[0]![0]!, undefined);
}

function writeTwins(layout: Layout, board: Board, side: 0 | 1, shorts: Uint16Array): void {
  const { maps, twins } = layout.placeOf(board);
  const seen = new Set<number>();
  let at = twins[side] / 2;
  for (let hand = 0; hand < board.counts[side]; hand++) {
    if (seen.has(hand)) continue;
    const group = new Set([hand]);
    for (const map of maps.values()) group.add(shorts[map[side] / 2 + hand]!);
    for (const twin of group) seen.add(twin);
    if (group.size === 1) continue;
    shorts.set([group.size, ...group], at);
    at += group.size + 1;
  }
  shorts[at] = 0;
}

/** By hand of the first list: its index in the second one. */
function findPlaces(hands: Uint16Array, list: Uint16Array): Uint16Array {
  const places = new Uint16Array(Math.max(...list, 0) + 1);
  list.forEach((hand, place) => {
    places[hand] = place;
  });
  return hands.map((hand) => places[hand]!);
}

function orderHands(layout: Layout, board: Board, side: 0 | 1): Order {
  const { combos } = layout.hands[side];
  const live = combos.flatMap((combo, hand) => (isDead(combo, board.dealt) ? [] : [hand]));
  if (board.level < layout.levels.length - 1)
    return { hands: Uint16Array.from(live), ranks: new Uint16Array(0) };
  const open = [...board.open];
  const ranked = live.map((hand) => ({
    hand,
    rank: rankOn(open, combos[hand]!),
    tie: tieOrder(combos[hand]!),
  }));
  ranked.sort((a, b) => a.rank - b.rank || a.tie - b.tie || a.hand - b.hand);
  return {
    hands: Uint16Array.from(ranked, ({ hand }) => hand),
    ranks: Uint16Array.from(ranked, ({ rank }) => rank),
  };
}

// Neighbours among equals should share no card: a sum that was just written is slow to read again.
function tieOrder(combo: Combo): number {
  const [high, low] = cardsOf(combo);
  return ((suitOf(high) - suitOf(low)) & 3) * 4 + suitOf(high);
}

/** The two cards as indexes into the sums by card, and the index of the same hand on the other side. */
function writeHands(
  layout: Layout,
  board: Board,
  orders: readonly [Order, Order],
  shorts: Uint16Array,
): void {
  const { hands } = layout.placeOf(board);
  for (const side of SIDES) {
    const { combos } = layout.hands[side];
    const other = layout.hands[1 - side]!.combos;
    const places = new Map(Array.from(orders[1 - side]!.hands, (hand, place) => [other[hand]!, place]));
    orders[side].hands.forEach((hand, place) => {
      const combo = combos[hand]!;
      const [high, low] = cardsOf(combo);
      const at = hands[side] / 2 + 4 * place;
      shorts[at] = high * LANE_BYTES;
      shorts[at + 1] = low * LANE_BYTES;
      // After the last hand there is a zero.
      shorts[at + 2] = (places.get(combo) ?? orders[1 - side]!.hands.length) * LANE_BYTES;
    });
  }
}

/** Groups of equal own hands: first and end of the other side's equals, end of the own ones. */
function writeGroups(orders: readonly [Order, Order], side: 0 | 1, shorts: Uint16Array, at: number): number {
  const own = orders[side].ranks;
  const other = orders[1 - side]!.ranks;
  let count = 0;
  for (let hand = 0, start = 0, end = 0; hand < own.length; count++) {
    const rank = own[hand]!;
    for (start = end; start < other.length && other[start]! < rank;) start++;
    for (end = start; end < other.length && other[end] === rank;) end++;
    while (hand < own.length && own[hand] === rank) hand++;
    shorts.set([start, end, hand, 0], at + 4 * count);
  }
  return count;
}
