import { CardSet, cardsOf, rankHigh7, type Card, type Combo, type Range } from '@doorcard/cards';
import type { Rake } from '../../src/spot/spot.js';
import type { BettingNode, DecisionNode, Side } from '../../src/tree/bettingTree.js';
import type { StrategySource } from '../../src/tree/strategySource.js';

export interface SlowSpot {
  readonly tree: BettingNode;
  readonly board: readonly Card[];
  readonly ranges: readonly [Range, Range];
  readonly pot: number;
  readonly rake: Rake;
}

interface Row {
  readonly regrets: Float64Array;
  readonly sums: Float64Array;
}

const DECK: readonly Card[] = [...CardSet.FULL];
const HELD = 4;

/**
 * Discounted CFR from the paper alone: a map of rows by path, run-out and hand, hand against
 * hand at every terminal, every card dealt, 64-bit numbers.
 */
export class SlowCfr {
  private readonly rows = new Map<string, Row>();
  private t = 0;

  constructor(private readonly spot: SlowSpot) {}

  iterate(count: number): void {
    for (let i = 0; i < count; i++) {
      for (const side of [0, 1] as const) this.update(side);
      this.t++;
    }
  }

  readonly strategy: StrategySource =
    (node, { actions, cards }) =>
    (combo) =>
      normalise(this.rowOf(node, actions, cards, combo).sums);

  private update(side: Side): void {
    const reach = new Map<Combo, number>(this.spot.ranges[1 - side]);
    this.visit(this.spot.tree, [], [], side, reach);
  }

  private rowOf(node: DecisionNode, actions: readonly number[], cards: readonly Card[], combo: Combo): Row {
    const key = `${actions.join(',')}/${cards.join(',')}/${combo}`;
    const known = this.rows.get(key);
    if (known !== undefined) return known;
    const size = node.actions.length;
    const row = { regrets: new Float64Array(size), sums: new Float64Array(size) };
    this.rows.set(key, row);
    return row;
  }

  /** By own hand: what it wins, weighted by the reach of the other hands. */
  private visit(
    node: BettingNode,
    actions: readonly number[],
    cards: readonly Card[],
    side: Side,
    reach: ReadonlyMap<Combo, number>,
  ): Map<Combo, number> {
    const open = [...this.spot.board, ...cards];
    const own = Array.from(this.spot.ranges[side], ([combo]) => combo).filter(
      (combo) => !touches(combo, open),
    );
    if (node.kind === 'fold' || node.kind === 'showdown') return this.end(node, open, side, own, reach);
    if (node.kind === 'deal') {
      const values = new Map(own.map((combo) => [combo, 0]));
      const chance = 1 / (DECK.length - open.length - HELD);
      for (const card of DECK) {
        if (open.includes(card)) continue;
        const left = new Map([...reach].filter(([combo]) => !touches(combo, [card])));
        for (const [combo, value] of this.visit(node.child, actions, [...cards, card], side, left))
          values.set(combo, values.get(combo)! + chance * value);
      }
      return values;
    }
    if (node.side !== side) {
      const values = new Map(own.map((combo) => [combo, 0]));
      const shares = new Map(
        Array.from(reach.keys(), (combo) => [
          combo,
          normalise(this.rowOf(node, actions, cards, combo).regrets),
        ]),
      );
      for (const [action, child] of node.children.entries()) {
        const next = new Map(
          Array.from(reach, ([combo, weight]) => [combo, weight * shares.get(combo)![action]!]),
        );
        for (const [combo, value] of this.visit(child, [...actions, action], cards, side, next))
          values.set(combo, values.get(combo)! + value);
      }
      return values;
    }
    const results = node.children.map((child, action) =>
      this.visit(child, [...actions, action], cards, side, reach),
    );
    return new Map(
      own.map((combo) => {
        const row = this.rowOf(node, actions, cards, combo);
        const share = normalise(row.regrets);
        const value = results.reduce((sum, result, action) => sum + share[action]! * result.get(combo)!, 0);
        for (const [action, result] of results.entries()) {
          const old = row.regrets[action]!;
          row.regrets[action] = old * (old >= 0 ? this.keptGain() : 0.5) + result.get(combo)! - value;
          row.sums[action] = row.sums[action]! * this.keptSum() + share[action]!;
        }
        return [combo, value];
      }),
    );
  }

  private keptGain(): number {
    const s = Math.max(this.t - 1, 0) ** 1.5;
    return s / (s + 1);
  }

  /** The sum restarts at 1, 4, 16, 64 … */
  private keptSum(): number {
    const power = this.t === 0 ? 0 : 4 ** Math.floor(Math.log(this.t + 0.5) / Math.log(4));
    const k = this.t - power;
    return (k / (k + 1)) ** 3;
  }

  private end(
    node: Extract<BettingNode, { kind: 'fold' | 'showdown' }>,
    open: readonly Card[],
    side: Side,
    own: readonly Combo[],
    reach: ReadonlyMap<Combo, number>,
  ): Map<Combo, number> {
    const { pot, rake } = this.spot;
    const called = Math.min(...node.paid);
    const taken = Math.min((pot + 2 * called) * rake.rate, rake.cap);
    const won = pot + called - taken;
    const boards = node.kind === 'fold' ? [open] : listBoards(open);
    const values = new Map(own.map((combo) => [combo, 0]));
    for (const board of boards) {
      for (const mine of own) {
        if (touches(mine, board)) continue;
        let sum = 0;
        for (const [other, weight] of reach) {
          if (touches(other, board) || touches(other, cardsOf(mine))) continue;
          const share = node.kind === 'fold' ? (node.folded === side ? 0 : 1) : shareOf(board, mine, other);
          sum += weight * (share * (won + called) - called);
        }
        values.set(mine, values.get(mine)! + sum * chanceOf(open, board));
      }
    }
    return values;
  }
}

/** Every way to complete a board, in order of dealing. */
function listBoards(open: readonly Card[]): (readonly Card[])[] {
  if (open.length === 5) return [open];
  return DECK.filter((card) => !open.includes(card)).flatMap((card) => listBoards([...open, card]));
}

function chanceOf(open: readonly Card[], board: readonly Card[]): number {
  let chance = 1;
  for (let size = open.length; size < board.length; size++) chance /= DECK.length - size - HELD;
  return chance;
}

function shareOf(board: readonly Card[], mine: Combo, other: Combo): number {
  const [a, b, c, d, e] = board as readonly [Card, Card, Card, Card, Card];
  const difference = rankHigh7(a, b, c, d, e, ...cardsOf(mine)) - rankHigh7(a, b, c, d, e, ...cardsOf(other));
  return difference > 0 ? 1 : difference === 0 ? 0.5 : 0;
}

const touches = (combo: Combo, cards: readonly Card[]): boolean =>
  cardsOf(combo).some((card) => cards.includes(card));

function normalise(amounts: Float64Array): Float64Array {
  const positive = amounts.map((amount) => Math.max(amount, 0));
  const total = positive.reduce((sum, amount) => sum + amount, 0);
  return total > 0 ? positive.map((amount) => amount / total) : positive.fill(1 / positive.length);
}
