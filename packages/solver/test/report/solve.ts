import { unwrap } from '@doorcard/cards';
import { areAlike } from '../../src/postflop/lock.js';
import { makePostflop, type Postflop, type PostflopOptions } from '../../src/postflop/postflop.js';
import { reportNode, type NodeReport } from '../../src/report/nodeReport.js';
import { PostflopReader } from '../../src/report/postflopReader.js';
import { parseLocks } from '../../src/spot/locks.js';
import type { Spot } from '../../src/spot/spot.js';
import type { BettingNode } from '../../src/tree/bettingTree.js';
import { parseNodePath } from '../../src/tree/nodePath.js';
import { spotOf, treeOf } from '../spot/spots.js';

export interface Solved {
  readonly spot: Spot;
  readonly tree: BettingNode;
  readonly solver: Postflop;
  readonly reader: PostflopReader;
  /** The report of the node after these actions. */
  readonly report: (path: string) => NodeReport;
}

/** A spot file, solved for `iterations` iterations. */
export function solve(file: object, iterations: number, options: Partial<PostflopOptions> = {}): Solved {
  const spot = spotOf(file);
  const tree = treeOf(spot);
  const locks = unwrap(parseLocks(spot, tree));
  const isomorphism = areAlike(spot, locks);
  const solver = unwrap(makePostflop({ ...spot, threads: 1, tree, isomorphism, ...options }));
  for (const { path, strategy } of locks) unwrap(solver.lock(path, strategy));
  solver.iterate(iterations);
  solver.settle();
  const reader = new PostflopReader(solver.layout, solver.buffer, solver.kernels);
  const solved = { tree, pot: spot.pot, examine: reader.examine.bind(reader) };
  const report = (path: string): NodeReport =>
    reportNode(solved, unwrap(parseNodePath(path, tree, spot.board)));
  return { spot, tree, solver, reader, report };
}
