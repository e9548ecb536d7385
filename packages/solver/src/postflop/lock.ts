import {
  comboOf,
  makeCard,
  makeCombo,
  refuse,
  succeed,
  type Combo,
  type InputErrorDetails,
  type Result,
} from '@doorcard/cards';
import type { BettingNode, DecisionNode } from '../tree/bettingTree.js';
import type { NodePath } from '../tree/nodePath.js';
import type { Board } from './boards.js';
import type { Layout, StreetShape } from './layout.js';
import { mapCombo } from './symmetry.js';
import { LOCKED, UNIT } from './words.js';

/** How often a hand does each action at a node that is locked. */
export type LockedStrategy = (combo: Combo) => ArrayLike<number>;

interface LockPlace {
  readonly node: DecisionNode;
  readonly shape: StreetShape;
  readonly board: Board;
}

const WORD = 4;
const CARD_BYTES = 16;
/** Frequencies that differ by less are the same. */
const TOLERANCE = 1e-6;
const MAX_SUM = 65535;

/**
 * Fixes the strategy of a decision: it stands among the strategy sums, and its state says that nobody may change it.
 * Whatever is solved with isomorphism has to be the same for suits that are alike.
 */
export function lockNode(
  layout: Layout,
  buffer: ArrayBufferLike,
  path: NodePath,
  strategy: LockedStrategy,
): Result<void> {
  const found = findPlace(layout, path);
  if (!found.ok) return found;
  const place = found.value;
  const combos = listCombos(layout, buffer, place);
  const rows: Float64Array[] = [];
  for (const combo of combos) {
    const frequencies = Float64Array.from(strategy(combo));
    const problem = checkFrequencies(place, combo, frequencies, strategy);
    if (problem !== undefined) return refuse(problem);
    rows.push(frequencies);
  }
  writeRows(layout, buffer, place, (hand, action) => rows[hand]![action]!);
  setState(layout, buffer, place, LOCKED);
  return succeed(undefined);
}

/** Lets a decision learn again, from nothing. */
export function unlockNode(
  layout: Layout,
  buffer: ArrayBufferLike,
  path: NodePath,
  last: number,
): Result<void> {
  const found = findPlace(layout, path);
  if (!found.ok) return found;
  writeRows(layout, buffer, found.value, () => 0);
  setState(layout, buffer, found.value, last);
  return succeed(undefined);
}

function findPlace(layout: Layout, { actions, cards }: NodePath): Result<LockPlace> {
  let node: BettingNode = layout.spot.tree;
  let shape = layout.shapes[0]!;
  let board = layout.levels[0]![0]!;
  let dealt = 0;
  let done = 0;
  for (;;) {
    if (node.kind === 'deal' && dealt < cards.length) {
      const card = cards[dealt++]!;
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
      board = board.children[orbit]!;
      shape = layout.shapeOf.get(node)!;
      node = node.child;
    } else if (node.kind === 'decision' && done < actions.length) {
      const child: BettingNode | undefined = node.children[actions[done++]!];
      if (child === undefined) throw new RangeError(`no action ${actions[done - 1]} on the path`);
      node = child;
    } else break;
  }
  if (node.kind !== 'decision') throw new RangeError('nobody decides there');
  return succeed({ node, shape, board });
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
  { board, node }: LockPlace,
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
  for (const map of board.symmetry) {
    const twin = mapCombo(map, combo);
    const other = strategy(twin);
    if (frequencies.every((one, action) => Math.abs(one - other[action]!) <= TOLERANCE)) continue;
    return {
      code: 'lock/not-symmetric',
      value: `${makeCombo(combo)} ${makeCombo(twin)}`,
      problem: `${makeCombo(combo)} and ${makeCombo(twin)} play differently, but differ by suit only`,
      expected: 'the same frequencies for both, or a spot solved without isomorphism',
    };
  }
  return undefined;
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
