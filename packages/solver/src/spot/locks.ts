import {
  InputError,
  makeCombo,
  parseRange,
  refuse,
  succeed,
  type Combo,
  type Range,
  type Result,
} from '@doorcard/cards';
import type { BettingNode, DecisionNode } from '../tree/bettingTree.js';
import { findAction, findDecision, makeAction, parseBroadPath, type BroadPath } from '../tree/nodePath.js';
import { nameField } from './field.js';
import type { Spot } from './spot.js';
import type { SpotFile } from './spotFile.js';

type LockFile = NonNullable<SpotFile['locks']>[number];

/** A decision whose strategy is given. */
export interface Lock {
  /** The actions that lead to it, as they were written. */
  readonly text: string;
  readonly path: BroadPath;
  readonly node: DecisionNode;
  /** By hand of the side that decides, how often it does each action. */
  readonly strategy: (combo: Combo) => ArrayLike<number>;
}

/** How often a hand does an action. */
type Share = (combo: Combo) => number;

const NEVER: Share = () => 0;
const REST = 'rest';
/** Frequencies that sum to as much as 1. */
const TOLERANCE = 1e-6;

/** Reads the locks of a spot; where two lock the same node on the same cards, the later one counts. */
export function parseLocks(spot: Spot, tree: BettingNode): Result<readonly Lock[]> {
  try {
    const locks = (spot.file.locks ?? []).map((lock, i) => readLock(lock, `locks.${i}`, spot, tree));
    checkTwice(locks);
    return succeed(locks);
  } catch (error) {
    if (error instanceof InputError) return { ok: false, error };
    throw error;
  }
}

function readLock({ node: text, strategy }: LockFile, field: string, spot: Spot, tree: BettingNode): Lock {
  const path = nameField(`${field}.node`, parseBroadPath(text, tree, spot.board));
  const node = nameField(`${field}.node`, findDecision(tree, path, text));
  const shares: Share[] = node.actions.map(() => NEVER);
  const given = new Set<number>();
  let rest = -1;
  for (const [word, value] of Object.entries(strategy)) {
    const name = `${field}.strategy`;
    const action = nameField(name, readAction(node, word, given));
    given.add(action);
    if (value === REST) {
      if (rest >= 0) nameField(name, refuseRests(word));
      rest = action;
    } else if (typeof value === 'number') {
      shares[action] = () => value;
    } else {
      const range = nameField(`${name}.${word}`, parseRange(value));
      shares[action] = (combo) => range.weightOf(combo);
    }
  }
  const rows = nameField(`${field}.strategy`, fillRows(node, spot.ranges[node.side], shares, rest));
  const nobody = new Float64Array(node.actions.length);
  return { text: text.trim(), path, node, strategy: (combo) => rows.get(combo) ?? nobody };
}

function readAction(node: DecisionNode, word: string, given: ReadonlySet<number>): Result<number> {
  const action = findAction(node, word);
  if (action >= 0 && !given.has(action)) return succeed(action);
  if (action >= 0) {
    return refuse({
      code: 'lock/action-twice',
      value: word,
      problem: `"${word}" is an action that is there already`,
      expected: 'every action once',
    });
  }
  return refuse({
    code: 'lock/no-such-action',
    value: word,
    problem: `no action "${word}" at this decision`,
    expected: `some of ${node.actions.map(makeAction).join(', ')}`,
  });
}

const refuseRests = (word: string): Result<never> =>
  refuse({
    code: 'lock/two-rests',
    value: word,
    problem: `"${word}" is the second action that takes the rest`,
    expected: `"${REST}" for one action only`,
  });

/** By hand of the range: the frequencies, which have to sum to 1. */
function fillRows(
  { actions }: DecisionNode,
  range: Range,
  shares: readonly Share[],
  rest: number,
): Result<Map<Combo, Float64Array>> {
  const rows = new Map<Combo, Float64Array>();
  for (const [combo] of range) {
    const row = Float64Array.from(shares, (share) => share(combo));
    const total = row.reduce((sum, part) => sum + part, 0);
    if (rest >= 0) row[rest] = Math.max(1 - total, 0);
    if (total > 1 + TOLERANCE || (rest < 0 && total < 1 - TOLERANCE)) {
      const written = actions.map((action, a) => `${makeAction(action)} ${row[a]}`).join(', ');
      return refuse({
        code: 'lock/bad-frequencies',
        value: makeCombo(combo),
        problem: `the frequencies of ${makeCombo(combo)} sum to ${Number(total.toFixed(6))} (${written})`,
        expected: `a sum of 1 for every hand; {"…": "${REST}"} gives an action what is left`,
      });
    }
    rows.set(combo, row);
  }
  return succeed(rows);
}

function checkTwice(locks: readonly Lock[]): void {
  const seen = new Set<string>();
  for (const [i, { text, path }] of locks.entries()) {
    const key = JSON.stringify([path.actions, path.cards]);
    if (!seen.has(key)) {
      seen.add(key);
      continue;
    }
    throw new InputError({
      code: 'lock/twice',
      value: text,
      problem: `locks.${i}.node: "${text}" is locked already`,
      expected: 'one lock for each decision',
    });
  }
}
