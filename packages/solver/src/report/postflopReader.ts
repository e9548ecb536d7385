import { cardsOf, comboOf, type Card, type Combo } from '@doorcard/cards';
import type { Board } from '../postflop/boards.js';
import type { Kernels } from '../postflop/kernels.js';
import type { Layout, StreetShape } from '../postflop/layout.js';
import { mapCard, mapCombo, SAME_SUITS, type SuitMap } from '../postflop/symmetry.js';
import { Walk } from '../postflop/walk.js';
import { UNIT } from '../postflop/words.js';
import type { BettingNode, DecisionNode, Side } from '../tree/bettingTree.js';
import type { NodePath } from '../tree/nodePath.js';
import type { StrategySource } from '../tree/strategySource.js';
import { computeEquities } from './equities.js';
import { compatibleWeights, type WeightedHands } from './compatibleWeights.js';
import type { SolvedNode } from './nodeReport.js';

const WORD = 4;
const SHORT = 2;
/** Cards are stored as offsets among sums of four lanes. */
const CARD_BYTES = 16;
const HAND_SHORTS = 4;

/** The board that is solved in place of some cards. */
interface PlayedBoard {
  readonly board: Board;
  /** Maps the suits of the request to those of the board that is solved. */
  readonly suits: SuitMap;
}

type Reach = readonly [Float64Array, Float64Array];

interface Place extends PlayedBoard {
  readonly node: DecisionNode;
  /** The board of the request. */
  readonly open: readonly Card[];
  /** By side and hand of the spot: how often it reaches the first decision of the street. */
  readonly streetReach: Reach;
  readonly reach: Reach;
}

/** Reads strategies and values from the tables of a postflop solver after `settle`. */
export class PostflopReader {
  private readonly floats: Float32Array;
  private readonly words: Int32Array;
  private readonly shorts: Uint16Array;
  private readonly walk: Walk;
  private readonly shapeOf: ReadonlyMap<DecisionNode, StreetShape>;

  constructor(
    private readonly layout: Layout,
    buffer: ArrayBufferLike,
    kernels: Kernels,
  ) {
    this.floats = new Float32Array(buffer);
    this.words = new Int32Array(buffer);
    this.shorts = new Uint16Array(buffer);
    this.walk = new Walk(layout, buffer, kernels, 0);
    this.shapeOf = new Map(
      layout.shapes.flatMap((shape) => Array.from(shape.places.keys(), (node) => [node, shape] as const)),
    );
  }

  /** The average strategy. */
  readonly strategy: StrategySource = (node, { cards }) => {
    const { board, suits } = cards.reduce<PlayedBoard>((at, card) => this.deal(at, card), this.start());
    const places = this.listPlaces(board, node.side);
    const read = this.openRows(node, board);
    return (combo) => read(places.get(mapCombo(suits, combo))!);
  };

  /** Everything about a decision. */
  examine(path: NodePath): SolvedNode {
    const place = this.find(path);
    const { node, open } = place;
    const hands = [this.handsOf(place, 0), this.handsOf(place, 1)] as const;
    const frequencies = this.strategy(node, path);
    const none = new Float64Array(node.actions.length);
    const isDead = (combo: Combo): boolean => cardsOf(combo).some((card) => open.includes(card));
    const values = [this.valuesOf(place, 0), this.valuesOf(place, 1)] as const;
    return {
      weights: [listWeights(hands[0]), listWeights(hands[1])],
      frequencies: hands[node.side].combos.map((combo) => (isDead(combo) ? none : frequencies(combo))),
      actionEvs: hands[node.side].combos.map((_, hand) => values[node.side].actions.map((evs) => evs[hand]!)),
      evs: [values[0].evs, values[1].evs],
      equities: [computeEquities(open, hands[0], hands[1]), computeEquities(open, hands[1], hands[0])],
    };
  }

  private start(): PlayedBoard {
    return { board: this.layout.levels[0]![0]!, suits: SAME_SUITS };
  }

  /** Adds a card; of cards that differ only in suit names, only the first is solved. */
  private deal({ board, suits }: PlayedBoard, card: Card): PlayedBoard {
    const renamed = mapCard(suits, card);
    for (const [c, { members }] of board.orbits.entries()) {
      const member = members.find((one) => one.card === renamed);
      if (member === undefined) continue;
      const back = invert(member.map);
      return { board: board.children[c]!, suits: suits.map((suit) => back[suit]!) as unknown as SuitMap };
    }
    throw new RangeError(`the card ${card} cannot be dealt`);
  }

  private find({ actions, cards }: NodePath): Place {
    const { spot, hands } = this.layout;
    let reach: Reach = [hands[0].weights.slice(), hands[1].weights.slice()];
    let streetReach = reach;
    let played = this.start();
    let node: BettingNode = spot.tree;
    let dealt = 0;
    let done = 0;
    for (;;) {
      if (node.kind === 'deal' && dealt < cards.length) {
        const card = cards[dealt++]!;
        played = this.deal(played, card);
        const keep = (side: Side): Float64Array =>
          reach[side].map((weight, hand) => (cardsOf(hands[side].combos[hand]!).includes(card) ? 0 : weight));
        reach = [keep(0), keep(1)];
        streetReach = reach;
        node = node.child;
      } else if (node.kind === 'decision' && done < actions.length) {
        const action = actions[done++]!;
        reach = this.follow(node, action, cards.slice(0, dealt), reach);
        node = node.children[action]!;
      } else break;
    }
    if (node.kind !== 'decision') throw new RangeError('the path does not lead to a decision');
    return { ...played, node, open: [...spot.board, ...cards.slice(0, dealt)], streetReach, reach };
  }

  /** How often hands reach the next node. */
  private follow(node: DecisionNode, action: number, cards: readonly Card[], reach: Reach): Reach {
    const { side } = node;
    const frequencies = this.strategy(node, { actions: [], cards });
    const { combos } = this.layout.hands[side];
    const next = reach[side].map((weight, hand) =>
      weight === 0 ? 0 : weight * frequencies(combos[hand]!)[action]!,
    );
    return side === 0 ? [next, reach[1]] : [reach[0], next];
  }

  private handsOf({ reach }: Pick<Place, 'reach'>, side: Side): WeightedHands {
    return { combos: this.layout.hands[side].combos, weights: reach[side] };
  }

  /** The index of each hand in the rows of a board. */
  private listPlaces(board: Board, side: Side): Map<Combo, number> {
    const first = this.layout.placeOf(board).hands[side] / SHORT;
    const places = new Map<Combo, number>();
    for (let place = 0; place < board.counts[side]; place++) {
      const at = first + place * HAND_SHORTS;
      places.set(comboOf(this.shorts[at]! / CARD_BYTES, this.shorts[at + 1]! / CARD_BYTES), place);
    }
    return places;
  }

  /** Reads frequencies by index: each action's part of the strategy sum. */
  private openRows(node: DecisionNode, board: Board): (place: number) => Float64Array {
    const { layout } = this;
    const shape = this.shapeOf.get(node)!;
    const unit = layout.unitAt(shape, board) / WORD;
    const { row } = shape.places.get(node)!;
    const stride = layout.placeOf(board).strides[node.side];
    const cell = this.words[unit + UNIT.cells + node.side]! + row * stride;
    const count = node.actions.length;
    const isWide = layout.spot.precision === 'f32';
    const cells: ArrayLike<number> = isWide ? this.floats : this.shorts;
    const first = layout.sums / (isWide ? WORD : SHORT) + cell;
    const scales = node.actions.map((_, action) =>
      isWide
        ? 1
        : this.floats[
            layout.scales / WORD + 2 * (this.words[unit + UNIT.rows + node.side]! + row + action) + 1
          ]!,
    );
    return (place) => {
      const sums = Float64Array.from(
        scales,
        (scale, action) => scale * cells[first + action * stride + place]!,
      );
      const total = sums.reduce((sum, part) => sum + part, 0);
      return total > 0 ? sums.map((part) => part / total) : sums.fill(1 / count);
    };
  }

  /** By hand of the spot: chips won from the node on; NaN if every other hand shares a card with it. */
  private valuesOf(place: Place, side: Side): { evs: Float64Array; actions: readonly Float64Array[] } {
    const { node, board, suits, streetReach } = place;
    const { layout, walk } = this;
    const other = (1 - side) as Side;
    const shape = this.shapeOf.get(node)!;
    const otherPlaces = this.listPlaces(board, other);
    const reach = new Float64Array(board.counts[other]);
    for (const [hand, combo] of layout.hands[other].combos.entries()) {
      const at = otherPlaces.get(mapCombo(suits, combo));
      if (at !== undefined) reach[at] = streetReach[other][hand]!;
    }
    walk.runFrom({ mode: 'average', traverser: side, iteration: 0, prune: true }, shape, board, reach);

    const { combos } = layout.hands[side];
    const places = this.listPlaces(board, side);
    const met = compatibleWeights(combos, this.handsOf(place, other));
    // Values are around half of the pot of the spot; what was paid before the node is not counted at it.
    const zero = layout.spot.pot / 2 + node.paid[side];
    const read = (slot: number): Float64Array => {
      const first = walk.valueAddress(board.level, slot) / WORD;
      return Float64Array.from(combos, (combo, hand) => {
        const at = places.get(mapCombo(suits, combo));
        return at === undefined ? NaN : this.floats[first + at]! / met[hand]! + zero;
      });
    };
    const { out, ins } = shape.programs[side].slots.get(node)!;
    // The value of a fold needs no table.
    const actions = ins.map((slot, action) =>
      node.children[action]!.kind === 'fold' ? new Float64Array(combos.length) : read(slot),
    );
    return { evs: read(out), actions: side === node.side ? actions : [] };
  }
}

const listWeights = ({ combos, weights }: WeightedHands): { combo: Combo; weight: number }[] =>
  combos.map((combo, hand) => ({ combo, weight: weights[hand]! }));

function invert(map: SuitMap): SuitMap {
  const back = [0, 0, 0, 0];
  for (const [from, to] of map.entries()) back[to] = from;
  return back as unknown as SuitMap;
}
