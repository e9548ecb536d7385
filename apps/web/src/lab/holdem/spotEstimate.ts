import type { Result } from '@doorcard/cards';
import { buildTree, countNodes, parseSpot, streetOf, type SpotFile } from '@doorcard/solver/spot';
import { countThreads, estimateMemory, findMemoryLimit } from '../run/machine.js';
import { guessSeconds } from '../run/timeEstimate.js';
import { listSmaller, type SmallerSpot } from './smallerSpots.js';

/** What a run would take. */
interface SpotEstimate {
  readonly nodes: number;
  readonly bytes: number;
  readonly seconds: number;
  readonly combos: readonly [number, number];
  readonly fits: boolean;
  /** Where it does not fit: changes with which it would, and what they take. */
  readonly smaller: readonly SmallerSpot[];
}

/** The tree of a spot, the memory of a solver, and about how long it runs. */
export async function estimateSpot(file: SpotFile): Promise<Result<SpotEstimate>> {
  const spot = parseSpot(file);
  if (!spot.ok) return spot;
  const tree = buildTree({ ...spot.value, street: streetOf(spot.value.board) });
  if (!tree.ok) return tree;
  const { decisions, folds, showdowns, deals } = countNodes(tree.value);
  const need = await estimateMemory(file);
  if (!need.ok) return need;
  const limit = findMemoryLimit();
  const fits = need.value.total <= limit;
  const [oop, ip] = spot.value.ranges;
  return {
    ok: true,
    value: {
      nodes: decisions + folds + showdowns + deals,
      bytes: need.value.total,
      seconds: guessSeconds(need.value.tables, 100 * spot.value.target, countThreads()),
      combos: [oop.size, ip.size],
      fits,
      smaller: fits ? [] : await listSmaller(file, limit),
    },
  };
}
