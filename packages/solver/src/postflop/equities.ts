import { CardSet, cardsOf, type Card } from '@doorcard/cards';
import { isDead, rankOn, SIDES, type Board } from './boards.js';
import type { Kernels } from './kernels.js';
import { equityRowBytes, type Layout } from './layout.js';

const NEVER_ABOVE = -32768;
const NEVER_BELOW = 32767;

/** For every pair of hands that can be all-in before the river: boards won minus boards lost. */
export function fillEquities(layout: Layout, buffer: ArrayBufferLike, kernels: Kernels): void {
  const last = layout.levels.length - 2;
  for (let level = last; level >= 0; level--) {
    for (const board of layout.levels[level]!) {
      if (layout.placeOf(board).equities[0] === 0) continue;
      if (level === last) addRivers(layout, board, buffer, kernels);
      else addTurns(layout, board, buffer);
      mirror(layout, board, buffer);
    }
  }
}

/** The hands of a board before the river, as indexes into the list of the spot. */
const listLive = (layout: Layout, board: Board, side: 0 | 1): number[] =>
  layout.hands[side].combos.flatMap((combo, hand) => (isDead(combo, board.dealt) ? [] : [hand]));

function addRivers(layout: Layout, board: Board, buffer: ArrayBufferLike, kernels: Kernels): void {
  const shorts = new Int16Array(buffer);
  const { equities } = layout.placeOf(board);
  const [own, other] = SIDES.map((side) =>
    listLive(layout, board, side).map((hand) => layout.hands[side].combos[hand]!),
  ) as [number[], number[]];
  const rowBytes = equityRowBytes(own.length);
  // The scratch buffers are not in use while the memory is filled.
  const low = layout.scratch[0]![0]!.shown;
  const high = layout.scratch[0]![0]!.met;
  shorts.fill(NEVER_ABOVE, low / 2, (low + rowBytes) / 2);
  shorts.fill(NEVER_BELOW, high / 2, (high + rowBytes) / 2);
  for (const card of CardSet.FULL.diff(board.open)) {
    const open = Array.from(board.open.with(card));
    own.forEach((combo, i) => {
      const dead = isDead(combo, [card]);
      const rank = dead ? 0 : rankOn(open, combo);
      shorts[low / 2 + i] = dead ? NEVER_ABOVE : rank;
      shorts[high / 2 + i] = dead ? NEVER_BELOW : rank;
    });
    other.forEach((combo, j) => {
      if (isDead(combo, [card])) return;
      kernels.compare(equities[0] + j * rowBytes, low, high, rankOn(open, combo), rowBytes / 2);
    });
  }
  other.forEach((combo, j) => {
    const cards: readonly Card[] = cardsOf(combo);
    own.forEach((mine, i) => {
      if (isDead(mine, cards)) shorts[(equities[0] + j * rowBytes) / 2 + i] = 0;
    });
  });
}

/** Turns that are not solved follow from the solved ones by renaming suits. */
function addTurns(layout: Layout, board: Board, buffer: ArrayBufferLike): void {
  const shorts = new Int16Array(buffer);
  const places = new Uint16Array(buffer);
  const { equities, maps } = layout.placeOf(board);
  const rowBytes = equityRowBytes(board.counts[0]);
  board.children.forEach((child, c) => {
    const from = layout.placeOf(child);
    const childRow = equityRowBytes(child.counts[0]);
    for (const { map } of board.orbits[c]!.members) {
      const moved = SIDES.map((side) => {
        const at = maps.get(map)?.[side];
        return Uint16Array.from({ length: child.counts[side] }, (_, i) => {
          const origin = places[from.origins[side] / 2 + i]!;
          return at === undefined ? origin : places[at / 2 + origin]!;
        });
      });
      for (let j = 0; j < child.counts[1]; j++) {
        const source = (from.equities[0] + j * childRow) / 2;
        const target = (equities[0] + moved[1]![j]! * rowBytes) / 2;
        for (let i = 0; i < child.counts[0]; i++) shorts[target + moved[0]![i]!]! += shorts[source + i]!;
      }
    }
  });
}

/** The same from the point of view of the other side. */
function mirror(layout: Layout, board: Board, buffer: ArrayBufferLike): void {
  const shorts = new Int16Array(buffer);
  const { equities } = layout.placeOf(board);
  const [own, other] = board.counts;
  for (let j = 0; j < other; j++) {
    const row = (equities[0] + j * equityRowBytes(own)) / 2;
    for (let i = 0; i < own; i++)
      shorts[(equities[1] + i * equityRowBytes(other)) / 2 + j] = -shorts[row + i]!;
  }
}
