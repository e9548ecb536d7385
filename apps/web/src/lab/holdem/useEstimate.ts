import type { Result } from '@doorcard/cards';
import { buildTree, countNodes, parseSpot, streetOf, type SpotFile } from '@doorcard/solver/spot';
import type { SolverClient } from '@doorcard/solver/worker';
import { useEffect, useState } from 'react';
import { countThreads, findMemoryLimit, openSolver } from '../run/machine.js';
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

type Estimated = Result<SpotEstimate> | undefined;

/** The estimate of a spot, computed in a worker a moment after the last change; undefined until it is there. */
export function useEstimate(file: SpotFile): Estimated {
  const text = JSON.stringify(file);
  const [estimated, setEstimated] = useState<{
    readonly of: string;
    readonly result: Result<SpotEstimate>;
  }>();
  useEffect(() => {
    let isHere = true;
    const wait = setTimeout(() => {
      void estimate(JSON.parse(text) as SpotFile).then(
        (result) => isHere && setEstimated({ of: text, result }),
      );
    }, 150);
    return () => {
      isHere = false;
      clearTimeout(wait);
    };
  }, [text]);
  return estimated?.of === text ? estimated.result : undefined;
}

let client: SolverClient | undefined;

async function estimate(file: SpotFile): Promise<Result<SpotEstimate>> {
  const spot = parseSpot(file);
  if (!spot.ok) return spot;
  const tree = buildTree({ ...spot.value, street: streetOf(spot.value.board) });
  if (!tree.ok) return tree;
  const { decisions, folds, showdowns, deals } = countNodes(tree.value);
  client ??= openSolver();
  const threads = countThreads();
  const need = await client.estimate(file, { threads });
  if (!need.ok) return need;
  const limit = findMemoryLimit();
  const fits = need.value.total <= limit;
  const [oop, ip] = spot.value.ranges;
  return {
    ok: true,
    value: {
      nodes: decisions + folds + showdowns + deals,
      bytes: need.value.total,
      seconds: guessSeconds(need.value.tables, 100 * spot.value.target, threads),
      combos: [oop.size, ip.size],
      fits,
      smaller: fits ? [] : await listSmaller(file, client, limit),
    },
  };
}
