import {
  comboOf,
  makeCard,
  makeCombo,
  refuse,
  succeed,
  type Card,
  type Combo,
  type InputErrorDetails,
  type Result,
} from '@doorcard/cards';
import type { BettingNode, DecisionNode } from '../tree/bettingTree.js';
import type { BroadPath } from '../tree/nodePath.js';
import type { Board } from './boards.js';
import type { Layout, PostflopSpot, StreetShape } from './layout.js';
import { findSymmetry, mapCard, mapCombo, type SuitMap } from './symmetry.js';
import { LOCKED, UNIT } from './words.js';

/** The frequencies of a hand by action at a locked node. */
export type LockedStrategy = (combo: Combo) => ArrayLike<number>;

interface LockPlace {
  readonly node: DecisionNode;
  readonly shape: StreetShape;
  readonly board: Board;
  /** Ways to rename suits that may not change the strategy. */
  readonly symmetry: readonly SuitMap[];
}

const WORD = 4;
const CARD_BYTES = 16;
/** Frequencies that differ by less count as equal. */
const TOLERANCE = 1e-6;
const MAX_SUM = 65535;

/**
 * Whether all locks treat interchangeable suits of a spot the same. Only then can it be solved with isomorphism.
 */
export function areAlike(
  { board, ranges }: Pick<PostflopSpot, 'board' | 'ranges'>,
  locks: readonly {
    readonly path: BroadPath;
    readonly node: DecisionNode;
    readonly strategy: LockedStrategy;
  }[],
): boolean {
  const symmetry = findSymmetry(board, ranges);
  return locks.every(({ path, node, strategy }) => {
    const known = path.cards.filter((card) => card !== 'any');
    if (symmetry.some((map) => known.some((card) => mapCard(map, card) !== card))) return false;
    for (const [combo] of ranges[node.side])
      if (findTwin(symmetry, combo, strategy) !== undefined) return false;
    return true;
  });
}

/**
 * Fixes the strategy of a decision: it is stored in the strategy sums, and the state of the node marks it as locked. With
 * isomorphism the strategy has to be the same for interchangeable suits.
 */
export function lockNode(
  layout: Layout,
  buffer: ArrayBufferLike,
  path: BroadPath,
  strategy: LockedStrategy,
): Result<void> {
  const found = findPlaces(layout, path);
  if (!found.ok) return found;
  const rows: Float64Array[][] = [];
  for (const place of found.value) {
    const read = readRows(layout, buffer, place, strategy);
    if (!read.ok) return read;
    rows.push(read.value);
  }
  for (const [i, place] of found.value.entries()) {
    writeRows(layout, buffer, place, (hand, action) => rows[i]![hand]![action]!);
    setState(layout, buffer, place, LOCKED);
  }
  return succeed(undefined);
}

/** The frequencies by hand, in the order of the rows. */
function readRows(
  layout: Layout,
  buffer: ArrayBufferLike,
  place: LockPlace,
  strategy: LockedStrategy,
): Result<Float64Array[]> {
  const combos = listCombos(layout, buffer, place);
  const rows: Float64Array[] = [];
  for (const combo of combos) {
    const frequencies = Float64Array.from(strategy(combo));
    const problem = checkFrequencies(place, combo, frequencies, strategy);
    if (problem !== undefined) return refuse(problem);
    rows.push(frequencies);
  }
  return succeed(rows);
}

/** Unlocks a decision; its tables start from zero. */
export function unlockNode(
  layout: Layout,
  buffer: ArrayBufferLike,
  path: BroadPath,
  last: number,
): Result<void> {
  const found = findPlaces(layout, path);
  if (!found.ok) return found;
  for (const place of found.value) {
    writeRows(layout, buffer, place, () => 0);
    setState(layout, buffer, place, last);
  }
  return succeed(undefined);
}

/** All boards on which a path reaches its decision. */
function findPlaces(layout: Layout, { actions, cards }: BroadPath): Result<readonly LockPlace[]> {
  let node: BettingNode = layout.spot.tree;
  let shape = layout.shapes[0]!;
  let boards: readonly Board[] = layout.levels[0]!;
  let symmetry: readonly SuitMap[] | undefined;
  let dealt = 0;
  let done = 0;
  for (;;) {
    if (node.kind === 'deal' && dealt < cards.length) {
      const card = cards[dealt++]!;
      if (card === 'any') {
        // Boards that follow from others by renaming suits are locked with them.
        symmetry ??= boards[0]!.symmetry;
        boards = boards.flatMap(({ children }) => children);
      } else {
        const next = dealCard(boards, card);
        if (!next.ok) return next;
        boards = next.value;
      }
      shape = layout.shapeOf.get(node)!;
      node = node.child;
    } else if (node.kind === 'decision' && done < actions.length) {
      const child: BettingNode | undefined = node.children[actions[done++]!];
      if (child === undefined) throw new RangeError(`no action ${actions[done - 1]} on the path`);
      node = child;
    } else break;
  }
  if (node.kind !== 'decision') throw new RangeError('the path does not lead to a decision');
  const decision = node;
  return succeed(
    boards.map((board) => ({ node: decision, shape, board, symmetry: symmetry ?? board.symmetry })),
  );
}

/** The boards with one more card; a board that already has it gives none. */
function dealCard(boards: readonly Board[], card: Card): Result<readonly Board[]> {
  const next: Board[] = [];
  for (const board of boards) {
    if (board.open.has(card)) continue;
    const orbit = board.orbits.findIndex(({ members }) => members.some((member) => member.card === card));
    if (orbit < 0) throw new RangeError(`the card ${card} cannot be dealt`);
    if (board.orbits[orbit]!.members.length > 1) {
      return refuse({
        code: 'lock/cards-alike',
        value: makeCard(card),
        problem: `${makeCard(card)} is solved together with other cards that differ by suit only`,
        expected: 'a spot solved without isomorphism',
      });
    }
    next.push(board.children[orbit]!);
  }
  if (next.length === 0) throw new RangeError(`the card ${card} cannot be dealt`);
  return succeed(next);
}

/** The hands of the side that decides, in the order of its rows. */
function listCombos(layout: Layout, buffer: ArrayBufferLike, { board, node }: LockPlace): Combo[] {
  const shorts = new Uint16Array(buffer);
  const first = layout.placeOf(board).hands[node.side] / 2;
  return Array.from({ length: board.counts[node.side] }, (_, hand) =>
    comboOf(shorts[first + 4 * hand]! / CARD_BYTES, shorts[first + 4 * hand + 1]! / CARD_BYTES),
  );
}

function checkFrequencies(
  { node, symmetry }: LockPlace,
  combo: Combo,
  frequencies: Float64Array,
  strategy: LockedStrategy,
): InputErrorDetails | undefined {
  const total = frequencies.reduce((sum, one) => sum + one, 0);
  const isWrong = frequencies.some((one) => !(one >= 0)) || Math.abs(total - 1) > TOLERANCE;
  if (isWrong || frequencies.length !== node.actions.length) {
    return {
      code: 'lock/bad-frequencies',
      value: Array.from(frequencies).join(' '),
      problem: `${makeCombo(combo)} has the frequencies ${Array.from(frequencies).join(', ')}`,
      expected: `${node.actions.length} numbers from 0 that sum to 1`,
    };
  }
  const twin = findTwin(symmetry, combo, strategy);
  if (twin === undefined) return undefined;
  return {
    code: 'lock/not-symmetric',
    value: `${makeCombo(combo)} ${makeCombo(twin)}`,
    problem: `${makeCombo(combo)} and ${makeCombo(twin)} play differently, but differ by suit only`,
    expected: 'the same frequencies for both, or a spot solved without isomorphism',
  };
}

/** A hand that differs by suit only and plays differently. */
function findTwin(symmetry: readonly SuitMap[], combo: Combo, strategy: LockedStrategy): Combo | undefined {
  const own = Array.from(strategy(combo));
  return symmetry
    .map((map) => mapCombo(map, combo))
    .find((twin) => {
      const other = strategy(twin);
      return own.some((one, action) => Math.abs(one - other[action]!) > TOLERANCE);
    });
}

/** Into the strategy sums; the regrets are cleared. */
function writeRows(
  layout: Layout,
  buffer: ArrayBufferLike,
  { node, shape, board }: LockPlace,
  frequencyOf: (hand: number, action: number) => number,
): void {
  const words = new Int32Array(buffer);
  const unit = layout.unitAt(shape, board) / WORD;
  const { row } = shape.places.get(node)!;
  const stride = layout.placeOf(board).strides[node.side];
  const cell = words[unit + UNIT.cells + node.side]! + row * stride;
  const isWide = layout.spot.precision === 'f32';
  const cells = isWide ? new Float32Array(buffer) : new Uint16Array(buffer);
  const bytes = cells.BYTES_PER_ELEMENT;
  const floats = new Float32Array(buffer);
  for (let action = 0; action < node.actions.length; action++) {
    const first = cell + action * stride;
    cells.fill(0, layout.regrets / bytes + first, layout.regrets / bytes + first + stride);
    for (let hand = 0; hand < board.counts[node.side]; hand++)
      cells[layout.sums / bytes + first + hand] = frequencyOf(hand, action) * (isWide ? 1 : MAX_SUM);
    if (isWide) continue;
    const scale = layout.scales / WORD + 2 * (words[unit + UNIT.rows + node.side]! + row + action);
    floats[scale] = 0;
    floats[scale + 1] = 1 / MAX_SUM;
  }
}

function setState(
  layout: Layout,
  buffer: ArrayBufferLike,
  { node, shape, board }: LockPlace,
  state: number,
): void {
  const words = new Int32Array(buffer);
  const unit = layout.unitAt(shape, board) / WORD;
  words[(words[unit + UNIT.states]! >>> 2) + shape.places.get(node)!.id] = state;
}
