import { InputError, makeCards, type Result } from '@doorcard/cards';
import { attempt } from '@doorcard/sealed';
import { nameField } from '../spot/field.js';
import { REST } from '../spot/locks.js';
import type { LockFile } from '../spot/spotFile.js';
import type { Side } from '../tree/bettingTree.js';
import { indexOfHand, visitHands } from './handIndex.js';
import type { LateStreet } from './lateGame.js';
import type { LateSpot } from './lateSpot.js';
import type { LateDecision } from './lateTree.js';
import { parseLateNode } from './line.js';
import type { RangeContext } from './rangeContext.js';
import { parseLateRange } from './rangeText.js';

/** A decision with a given strategy. */
export interface LateLock {
  /** The path to the decision, as written in the file. */
  readonly text: string;
  readonly node: LateDecision;
  /** Hidden cards of the hands. */
  readonly size: number;
  /** By action: the share of each hand, by `indexOfHand`. */
  readonly shares: readonly Float64Array[];
}

/** Shares may sum to 1 plus or minus this. */
const TOLERANCE = 1e-6;

/** Reads the locks of a spot. A node is reached from the decision after the line. */
export function parseLateLocks(
  files: readonly LockFile[],
  spot: LateSpot,
  contextOf: (side: Side, street: LateStreet) => RangeContext,
): Result<readonly LateLock[]> {
  return attempt(() => {
    const locks = files.map((file, i) => readLock(file, `locks.${i}`, spot, contextOf));
    const twice = locks.find((lock, i) => locks.findIndex(({ node }) => node.id === lock.node.id) !== i);
    if (twice !== undefined) {
      throw new InputError({
        code: 'lock/twice',
        value: twice.text,
        problem: `locks: "${twice.text}" has a strategy already`,
        expected: 'one strategy for each decision',
      });
    }
    return locks;
  });
}

function readLock(
  { node: text, strategy }: LockFile,
  field: string,
  spot: LateSpot,
  contextOf: (side: Side, street: LateStreet) => RangeContext,
): LateLock {
  const node = nameField(`${field}.node`, parseLateNode(text, spot.root));
  const context = contextOf(node.side, node.street);
  const kinds = node.actions.map(({ kind }) => kind);
  const unknown = Object.keys(strategy).find((name) => !(kinds as string[]).includes(name));
  if (unknown !== undefined) {
    throw new InputError({
      code: 'lock/no-such-action',
      value: unknown,
      problem: `${field}.strategy: no action "${unknown}" at this decision`,
      expected: `some of ${kinds.join(', ')}`,
    });
  }
  const shares = kinds.map((kind) => {
    const share = strategy[kind];
    if (typeof share === 'string' && share !== REST)
      return nameField(`${field}.strategy.${kind}`, parseLateRange(share, context)).weights;
    const { weights } = nameField(field, parseLateRange('*', context));
    return weights.fill(typeof share === 'number' ? share : 0);
  });
  const rests = kinds.filter((kind) => strategy[kind] === REST);
  const rest = kinds.findIndex((kind) => strategy[kind] === REST);
  visitHands(context.live, context.size, (hand) => {
    const index = indexOfHand(hand);
    const total = shares.reduce((sum, row) => sum + row[index]!, 0);
    if (rest >= 0) shares[rest]![index] = Math.max(1 - total, 0);
    if (rests.length > 1 || total > 1 + TOLERANCE || (rest < 0 && total < 1 - TOLERANCE)) {
      throw new InputError({
        code: 'lock/bad-frequencies',
        value: makeCards(hand),
        problem:
          rests.length > 1
            ? `${field}.strategy: "${REST}" for ${rests.join(' and ')}`
            : `${field}.strategy: the frequencies of ${makeCards(hand)} sum to ${Number(total.toFixed(6))}`,
        expected: `a sum of 1 for every hand; {"…": "${REST}"} gives one action what is left`,
      });
    }
  });
  return { text, node, size: context.size, shares };
}
