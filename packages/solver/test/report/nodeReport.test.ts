import { cards, makeCombo, unwrap } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { reportNode, type NodeReport } from '../../src/report/nodeReport.js';
import { makeAction, parseNodePath, type NodePath } from '../../src/tree/nodePath.js';
import type { StrategySource } from '../../src/tree/strategySource.js';
import type { PlayedSpot } from '../exploit/handWalk.js';
import { spotOf, treeOf } from '../spot/spots.js';
import { examineSlowly } from './slowNode.js';

const BOARD = '2s7cJdKs8h';
const POLAR = {
  board: BOARD,
  ranges: { oop: 'AdAc,5h4h', ip: 'QdQc,QhQs:0.5' },
  pot: 100,
  stack: 1000,
  bets: { river: { oop: { bet: '100%' }, ip: {} } },
};

// Aces always bet and five high half of the time; queens call half of the time.
const strategy: StrategySource = (node) => (combo) =>
  node.actions.map((action) => {
    if (node.actions.length === 1) return 1;
    if (node.side === 1) return 1 / 2;
    const bet = makeCombo(combo) === 'AdAc' ? 1 : 1 / 2;
    return makeAction(action) === 'check' ? 1 - bet : bet;
  });

function report(path: string): NodeReport {
  const spot = spotOf(POLAR);
  const played: PlayedSpot = { ...spot, tree: treeOf(spot), strategy };
  const examine = (at: NodePath) => examineSlowly(played, at);
  return reportNode({ ...played, examine }, unwrap(parseNodePath(path, played.tree, cards(BOARD))));
}

describe('a report of a decision', () => {
  test('has the frequency and the value of every action', () => {
    const { actions, ev, equity, pot, side } = report('');
    expect([pot, side]).toEqual([100, 0]);
    expect(actions).toMatchObject([
      // Only the bluff checks, and then it loses.
      { name: 'check', percent: 0, frequency: 1 / 4, ev: 0 },
      // Two parts aces worth 150, one part bluffs worth 0.
      { name: 'bet_100_pot', percent: 100, frequency: 3 / 4, ev: 100 },
    ]);
    expect(ev).toEqual([75, 25]);
    expect(equity).toEqual([0.5, 0.5]);
  });

  test('counts chips from the node on: a fold is worth 0, and the values add up to the pot', () => {
    const { actions, ev, equity, pot } = report('bet 100');
    expect(pot).toBe(200);
    expect(actions).toMatchObject([
      { name: 'fold', frequency: 1 / 2, ev: 0 },
      // One time in three 200 + 100 − 100 are won, twice 100 are lost.
      { name: 'call', frequency: 1 / 2, ev: 0 },
    ]);
    expect(actions[1]!.ev).toBeCloseTo(0, 12);
    expect(ev[0] + ev[1]).toBeCloseTo(200, 12);
    expect(equity[0]).toBeCloseTo(2 / 3, 12);
  });

  test('has every hand that reaches the decision', () => {
    const { hands } = report('bet 100');
    expect(hands.map(({ combo, weight }) => [makeCombo(combo), weight])).toEqual([
      ['QdQc', 1],
      ['QsQh', 0.5],
    ]);
    expect(hands[0]).toMatchObject({ frequencies: [0.5, 0.5] });
    expect(hands[0]!.equity).toBeCloseTo(1 / 3, 12);
    // The aces never check.
    expect(report('check').hands.map(({ ev }) => ev)).toEqual([100, 100]);
  });

  test('an action that no hand takes has no value', () => {
    const never: StrategySource = (node) => () => node.actions.map((_, a) => (a === 0 ? 1 : 0));
    const spot = spotOf(POLAR);
    const played = { ...spot, tree: treeOf(spot), strategy: never };
    const { actions } = reportNode(
      { ...played, examine: (at) => examineSlowly(played, at) },
      { actions: [], cards: [] },
    );
    expect(actions[1]).toMatchObject({ frequency: 0, ev: null });
  });
});
