import { below, Xoshiro256 } from '@doorcard/cards';
import { expect, test } from 'vitest';
import type { BettingNode } from '../../src/tree/bettingTree.js';
import { makeAction } from '../../src/tree/nodePath.js';
import { spotOf, treeOf } from '../spot/spots.js';
import { LONG_SPOTS, QUICK_SPOTS } from './plainSpots.js';
import { buildPlainTree, type PlainNode, type PlainSpot } from './plainTree.js';

/** One line per node, depth first: its path, whose turn it is, and the chips paid. */
function writePlain(node: PlainNode, path = '', lines: string[] = []): string[] {
  switch (node.kind) {
    case 'choice':
      lines.push(`${path} ${node.player}`);
      for (const { name, next } of node.options) writePlain(next, `${path},${name}`, lines);
      break;
    case 'card':
      lines.push(`${path} card`);
      writePlain(node.next, `${path},*`, lines);
      break;
    case 'end':
      lines.push(`${path} ${node.winner ?? 'showdown'} ${node.bets.join(' ')}`);
  }
  return lines;
}

function writeOurs(node: BettingNode, path = '', lines: string[] = []): string[] {
  switch (node.kind) {
    case 'decision':
      lines.push(`${path} ${node.side}`);
      for (const [i, child] of node.children.entries())
        writeOurs(child, `${path},${makeAction(node.actions[i]!)}`, lines);
      break;
    case 'deal':
      lines.push(`${path} card`);
      writeOurs(node.child, `${path},*`, lines);
      break;
    case 'fold':
      lines.push(`${path} ${1 - node.folded} ${node.paid.join(' ')}`);
      break;
    case 'showdown':
      lines.push(`${path} showdown ${node.paid.join(' ')}`);
  }
  return lines;
}

const expectSameTree = (spot: PlainSpot): number => {
  const ours = writeOurs(treeOf(spotOf(spot)));
  expect(ours, JSON.stringify(spot)).toEqual(writePlain(buildPlainTree(spot)));
  return ours.length;
};

test.each(Object.entries({ ...QUICK_SPOTS, ...LONG_SPOTS }))('%s has the same betting', (_, spot) => {
  expectSameTree(spot);
});

test('any spot has the same betting', () => {
  const rng = Xoshiro256.fromSeed(20n);
  const pick = <T>(items: readonly T[]): T => items[below(rng, items.length)]!;
  const BETS = [
    '',
    '',
    '10%',
    '33%',
    '50%',
    '66.7%',
    '75%',
    '100%',
    '150%',
    '7c',
    '40c',
    'e',
    '2e',
    '3e',
    'a',
  ];
  const RAISES = [...BETS, '2x', '2.5x', '3.3x', '1.1x'];
  const menu = (words: readonly string[]): string =>
    Array.from({ length: below(rng, 4) }, () => pick(words))
      .filter((word) => word !== '')
      .join(',');
  const player = (canDonk: boolean): { bet: string; raise: string; donk?: string } => ({
    bet: menu(BETS),
    raise: menu(RAISES),
    ...(canDonk && below(rng, 2) === 0 ? { donk: menu(BETS) } : {}),
  });
  const street = (): PlainSpot['bets'][string] => ({ oop: player(true), ip: player(false) });
  let nodes = 0;
  for (let i = 0; i < 2000; i++) {
    const pot = 1 + below(rng, pick([3, 40, 500]));
    nodes += expectSameTree({
      board: pick(['QsJh2h8d3c', 'QsJh2h8d', 'QsJh2h']),
      ranges: { oop: 'AA', ip: 'KK' },
      pot,
      stack: 1 + below(rng, pot * pick([1, 3, 8])),
      bets: { flop: street(), turn: street(), river: street() },
      addAllIn: pick([0, 0, 0.5, 1, 2.5]),
      forceAllIn: pick([0, 0, 0.1, 0.25, 1]),
      merge: pick([0, 0, 0.05, 0.1, 0.3]),
    });
  }
  expect(nodes).toBeGreaterThan(100_000);
});
